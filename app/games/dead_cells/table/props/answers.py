"""The answers to what is asked, as cards below each other or beside each other.

The first touch tries an answer: the scene shows what it would change, and the card says what a second touch
does.
"""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.props import sign_row  # noqa: F401  (used in the KV rule)
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.plate import Plate
from app.games.dead_cells.table.props.sign_row import Small
from app.look.kv import load
from app.look.running import lanterne
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.paper import Pressed

LEAST_CARD = dp(186)
"""Cards in a row are at least so wide; where they are not, they stand in more rows."""
NARROW = dp(420)
"""In a narrower card what a second touch does is said below its words: beside them it would squeeze them."""
TIGHT, BESIDE = 9.0, dp(114)
"""Width in letters of a name below which price and picture give way to it; what edges and picture take."""
PLAIN_SHARE = 0.7
"""The width of an answer that has nothing to look at, in a row with others that have."""
SIGN = dp(42)
"""What a sign takes of the width of a card."""
GOODS = "item_"
"""How the names of pictures begin that are worth being drawn large."""
NOTHING = -1


class AnswerIcon(FloatLayout):
    """The picture of an answer, and its number on a disc at the picture's corner."""

    side = NumericProperty(0)
    disc = NumericProperty(0)


class AnswerCard(Pressed, Plate):
    """One answer: its picture and number, what it is, what it asks, what it costs."""

    name = StringProperty("")
    words = StringProperty("")
    note = StringProperty("")
    picture = ObjectProperty(None, allownone=True)
    disc = ObjectProperty(None, allownone=True)
    number = StringProperty("")
    signs = ListProperty()
    tried = BooleanProperty(False)
    dim = BooleanProperty(False)
    go = StringProperty("")
    """What a second touch does."""
    narrow = BooleanProperty(False)
    """Whether what a second touch does is said below everything, not beside it."""
    tight = BooleanProperty(False)
    """Whether its name is set smaller, its price below it, and its words have the room of its picture."""
    is_tight = BooleanProperty(False)
    """Whether this one wants that; cards beside each other are then all set alike."""
    brief = BooleanProperty(False)
    """Whether it says no more than its name until it is tried."""
    close = BooleanProperty(False)
    """Whether its words are set smaller, so that all answers are seen at once."""
    slim = BooleanProperty(False)
    """Whether it is a button: its name, and what a second touch does in place of it."""
    large = BooleanProperty(False)
    """Whether its picture is drawn large, its price below its name."""
    natural = NumericProperty(0)
    """The height that its words want; cards of one row are as high as the highest."""
    papers: tuple[Any, Any] = (None, None)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.fbind("width", self._fit)
        lanterne().theme.bind(lead=self._fit)

    def _fit(self, *_change: object) -> None:
        """Say everything where there is room for it."""
        self.narrow = self.width < NARROW and not self.slim
        self.is_tight = self.width < self._wanted() and not self.slim and not self.large

    def _wanted(self) -> float:
        """The width that the longest word of its name wants beside its picture, its price and its signs."""
        theme = lanterne().theme
        word = max(self.name.split() or [""], key=len)
        wide = float(CoreLabel(font_name="display", font_size=theme.lead).get_extents(word)[0])
        price = (
            CoreLabel(font_name="strong", font_size=theme.body).get_extents(self.note)[0] if self.note else 0
        )
        return max(theme.lead * TIGHT, wide + price + BESIDE + len(self.signs) * SIGN)

    def on_slim(self, _card: object, _slim: bool) -> None:
        """Take the other form."""
        self._fit()

    def on_large(self, _card: object, _large: bool) -> None:
        """Take the other form."""
        self._fit()

    def on_tried(self, _card: object, tried: bool) -> None:
        """Lie on the paper of what is chosen."""
        self.paper = self.papers[int(tried)]


class Answers(BoxLayout):
    """All answers to one question."""

    across = OptionProperty("stack", options=["stack", "row"])
    tried = NumericProperty(NOTHING)
    """Which one is looked at; NOTHING while none is."""
    needed = NumericProperty(0)
    """The height that all of them want."""
    columns = NumericProperty(1)
    brief = BooleanProperty(False)
    """Whether there is so little room that a card says only its name until it is tried."""
    close = BooleanProperty(False)
    """Whether words are set smaller."""
    slim = BooleanProperty(False)
    """Whether a card is only a button; its words are said elsewhere."""
    large = BooleanProperty(False)
    """Whether pictures are drawn large."""
    least = NumericProperty(LEAST_CARD)

    __events__ = ("on_try", "on_give")

    def __init__(self, wardrobe: Wardrobe, **kwargs: object) -> None:
        self._wardrobe, self._answers = wardrobe, tuple[Answer, ...]()
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        self._see_soon = Clock.create_trigger(self._see_tried)
        super().__init__(**kwargs)
        for name in ("across", "least"):
            self.fbind(name, self._fit_soon)
        self.ids.scroll.bind(width=self._fit_soon, height=self._see_soon)
        self.ids.cards.bind(height=self._see_soon)

    @property
    def cards(self) -> list[AnswerCard]:
        """The cards in the order of their answers."""
        return list(reversed(self.ids.cards.children))

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What can be answered now."""
        return self._answers

    def show(self, answers: Sequence[Answer]) -> None:
        """Offer these; nothing is tried yet. The same ones again stay as they are."""
        if tuple(answers) == self._answers:
            return
        self._answers = tuple(answers)
        self.tried = NOTHING
        self.ids.cards.clear_widgets()
        for place, answer in enumerate(answers):
            self.ids.cards.add_widget(self._card(place, answer))
        self.ids.scroll.scroll_y = 1
        self._fit_soon()

    def let_go(self) -> bool:
        """Nothing is tried any more; False if nothing was."""
        had, self.tried = self.tried != NOTHING, NOTHING
        return had

    def on_tried(self, _answers: object, tried: int) -> None:
        """Light the card."""
        for place, card in enumerate(self.cards):
            card.tried = place == tried
        self._see_soon()

    def _see_tried(self, _dt: float) -> None:
        """What a second touch does is at the end of a card: on a small screen that end comes into sight."""
        scroll, hidden = self.ids.scroll, self.ids.cards.height - self.ids.scroll.height
        if self.tried == NOTHING or hidden <= 0 or not self.cards:
            return
        end = self.cards[self.tried].y - self.ids.cards.y
        scroll.scroll_y = max(0.0, min(scroll.scroll_y, end / hidden))

    def _card(self, place: int, answer: Answer) -> AnswerCard:
        wardrobe = self._wardrobe
        card = AnswerCard(
            name=answer.title,
            title=answer.title,
            words="\n".join(answer.lines),
            note=answer.note,
            picture=wardrobe[answer.picture] if answer.picture else None,
            disc=wardrobe["disc_order"] if answer.number else None,
            number=str(answer.number) if answer.number else "",
            signs=[Small(wardrobe[sign]) for sign in answer.signs],
            dim=bool(answer.shut),
            go=answer.go,
            brief=self.brief,
            close=self.close,
            slim=self.slim,
            large=self.large and answer.picture.startswith(GOODS),
        )
        card.papers = wardrobe["panel_idle"], wardrobe["panel_choice"]
        card.paper = card.papers[0]
        card.bind(on_release=lambda _card: self.touch(place), natural=self._fit_soon, is_tight=self._fit_soon)
        return card

    def touch(self, place: int) -> None:
        """Try an answer; the one that is tried already is given."""
        if place == self.tried or self._answers[place].plain:
            self.tried = place
            self.give()
        else:
            self.tried = place
            self.dispatch("on_try", place)

    def give(self) -> None:
        """Give the answer that is tried."""
        if self.tried != NOTHING:
            self.dispatch("on_give", self.tried)

    def on_try(self, place: int) -> None:
        """Event: somebody looks at an answer."""

    def on_give(self, place: int) -> None:
        """Event: this is the answer."""

    def on_brief(self, _answers: object, brief: bool) -> None:
        """Say less, or all of it."""
        for card in self.cards:
            card.brief = brief

    def on_slim(self, _answers: object, slim: bool) -> None:
        """Be buttons, or say everything."""
        for card in self.cards:
            card.slim = slim

    def on_large(self, _answers: object, large: bool) -> None:
        """Draw pictures large, or as elsewhere."""
        for card, answer in zip(self.cards, self._answers, strict=True):
            card.large = large and answer.picture.startswith(GOODS)

    def on_close(self, _answers: object, close: bool) -> None:
        """Set words smaller, or as large as they are elsewhere."""
        for card in self.cards:
            card.close = close

    def _fit(self, *_change: object) -> None:
        """Beside each other where there is room for it, and all of a row of one height."""
        count = max(1, len(self._answers))
        least = self.least * lanterne().settings.text_size / 100
        most = max(1, int(self.ids.scroll.width // least)) if self.across == "row" else 1
        self.columns = columns = min(most, count)
        cards = self.cards
        told = [card for card, answer in zip(cards, self._answers, strict=True) if not answer.plain]
        tight = any(card.is_tight for card in told) and columns > 1
        for card in cards:
            card.tight = tight or card.is_tight
        for card, answer in zip(cards, self._answers, strict=True):
            card.size_hint_x = PLAIN_SHARE if answer.plain and columns == count else 1.0
        for start in range(0, len(cards), columns):
            row = cards[start : start + columns]
            for card in row:
                card.height = max(each.natural for each in row)


load(__name__)
