"""The traps of this turn: tokens, with names and words where there is room; touched, one says them."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE, token
from app.games.obscurio.table.pieces.words import (
    Caption,
    depth_of,
    even,
    larger,
    longest_word,
    smallest,
    width_of,
)
from app.look.running import lanterne
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.rules.traps import BY_KEY, trap

SIDE = dp(50)
NAME, WORDS = "strong", "text"
"""The letters of a trap's name, and of what it does."""
LEAST_BESIDE = dp(170)
"""With so much room beside it a token has what its trap does there, else below."""
SMALL = dp(36)
"""A token above the words of its trap."""
MOST_WIDE, MOST_HIGH = dp(440), dp(124)
GAP, INSET = dp(6), dp(5)


class TrapTag(Pressed, FloatLayout):
    """A token that explains itself."""

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        shown = trap(BY_KEY[key])
        self.name = str(Phrase(shown.title))
        self.words = str(Phrase(shown.words))
        self.title = f"{self.name}: {self.words}"
        self._slab, self._token = Slab(TABLE("slab")), Part(token(key))
        for part in (self._slab, self._token):
            self.canvas.before.add(part)
        self._name = Caption(self.name, NAME, "cream", spare=True, halign="left")
        self._words = Caption(self.words, WORDS, "parchment", spare=True, halign="left")

    @property
    def captions(self) -> tuple[Caption, Caption]:
        """Its name, and what it does."""
        return self._name, self._words

    def on_release(self) -> None:
        """Say what it does."""
        lanterne().say(self.title)

    def lay(self, box: tuple[float, float, float, float], told: int) -> None:
        """Put it into a box: the token alone (0), with its name (1), or with what it does too (2)."""
        x, y, wide, high = box
        self.pos, self.size, self.disabled = (x, y), (wide, high), not wide
        for caption, needed in ((self._name, 1), (self._words, 2)):
            if caption.parent is not None and told < needed:
                self.remove_widget(caption)
            elif caption.parent is None and told >= needed:
                self.add_widget(caption)
        if told == 2:
            self._lay_told(x, y, wide, high)
            return
        side = min(SIDE, wide, high)
        self._slab.hide()
        self._token.lay(x, y + (high - side) / 2, side, side)
        self._name.lay(x + side + GAP, y, wide - side - GAP, high, "body")

    def _lay_told(self, x: float, y: float, wide: float, high: float) -> None:
        self._slab.lay(x, y, wide, high)
        side, head = self._head(wide)
        top, left = y + high - INSET, x + INSET + side + GAP
        middle = y + high / 2 if _beside(wide) else top - head / 2
        self._token.centre(x + INSET + side / 2, middle, side, side)
        self._name.lay(left, top - head, x + wide - left - INSET, head, "body")
        under = left if _beside(wide) else x + INSET + GAP
        self._words.lay(under, y + INSET, x + wide - under - INSET, high - head - 2 * INSET, "label")

    def needs(self, told: int, wide: float) -> tuple[float, float]:
        """The least width and height of a tag that is as wide, with so much of its words."""
        word = longest_word(self.name, NAME, smallest())
        if told < 2:
            return SIDE + 2 * GAP + word, max(SIDE, depth_of(self.name, NAME, smallest(), wide - SIDE - GAP))
        side, head = self._head(wide)
        room = wide - 2 * INSET - (side + GAP if _beside(wide) else GAP)
        told_high = depth_of(self.words, WORDS, smallest(), max(1.0, room))
        return side + 3 * GAP + word, head + told_high + 2 * INSET + dp(2)

    def _head(self, wide: float) -> tuple[float, float]:
        """How large its token is, and how high the name beside it."""
        side = SIDE if _beside(wide) else SMALL
        name = depth_of(self.name, NAME, smallest() * larger(), max(1.0, wide - side - GAP - 2 * INSET))
        return side, name if _beside(wide) else max(side, name)


def _beside(wide: float) -> bool:
    return wide > SIDE + LEAST_BESIDE


class Setting(NamedTuple):
    """How the tags lie: in so many columns, each in a box of that size, with so much of their words."""

    told: int
    columns: int
    wide: float
    high: float


class TokenRow(Laid):
    """Tags in rows and columns, as many words beside the tokens as the room allows."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._told: tuple[str, list[str]] = ("", [])
        self._tags: list[TrapTag] = []
        self.wordy = False
        """Whether what a trap does stands beside its token where there is room."""

    def show(self, keys: Sequence[str]) -> None:
        """These traps hold."""
        told = lanterne().tr.language, list(keys)
        if told == self._told:
            return
        self._told = told
        self.clear_widgets()
        self._tags = [TrapTag(key) for key in keys]
        for tag in self._tags:
            self.add_widget(tag)
        self.relay()

    def relay(self) -> None:
        """Put every part into its place."""
        if not self._tags or not self.width:
            for tag in self._tags:
                tag.lay((0, 0, 0, 0), 0)
            return
        chosen = self._setting()
        x, y, wide, high = bounds(self)
        rows = -(-len(self._tags) // chosen.columns)
        top = y + high / 2 + rows * chosen.high / 2
        for number, tag in enumerate(self._tags):
            row, column = divmod(number, chosen.columns)
            here = min(chosen.columns, len(self._tags) - row * chosen.columns)
            left = x + wide / 2 + (column - here / 2) * chosen.wide
            gap = GAP if chosen.told == 2 else 0.0
            tag.lay((left, top - (row + 1) * chosen.high, chosen.wide - gap, chosen.high - gap), chosen.told)
        for captions in zip(*(tag.captions for tag in self._tags), strict=True):
            even(captions)

    def _setting(self) -> Setting:
        """With the most words for which there is room; tokens alone always have it."""
        count = len(self._tags)
        for told in (2, 1) if self.wordy else (1,):
            for columns in sorted(range(count, 0, -1), key=lambda each: not _beside(self.width / each)):
                wide, high = self.width / columns, self.height / -(-count // columns)
                wide = min(wide, MOST_WIDE)
                gap = GAP if told == 2 else 0.0
                inner = [tag.needs(told, wide - gap) for tag in self._tags]
                needs = [(least[0] + gap, least[1] + gap) for least in inner]
                most = max(MOST_HIGH, *(least[1] for least in needs)) if told == 2 else SIDE
                high = min(high, most)
                if all(wide >= least[0] and high >= least[1] for least in needs):
                    broad = wide if told == 2 else min(wide, SIDE + 2 * GAP + self._longest)
                    return Setting(told, columns, broad, high)
        columns = max(1, min(len(self._tags), int(self.width // SIDE)))
        return Setting(0, columns, SIDE, SIDE)

    @property
    def _longest(self) -> float:
        """How wide the longest name is in one line."""
        letters = lanterne().theme.body
        return max(width_of(tag.name, NAME, letters) for tag in self._tags)
