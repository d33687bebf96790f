"""Who must do what now: mark, colour, name, a sentence and a small hint.

Round a tablet that lies on the table it can face any side; on a handheld it stays at the bottom.
"""

from __future__ import annotations

from itertools import product

from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    BoundedNumericProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.sentence import capital
from app.look.sides import BOTTOM, LEFT, RIGHT, TOP
from app.table.desk.choices import Choice
from app.widgets.paper import PaperButton
from app.widgets.turned import Turned

GAP = dp(16)
HINT_LINE = 0.86
"""How close the lines of a hint stand."""
SHORT = 10
"""So many letters on a button of a phone stay in one line."""
HANDED_ON = (
    "mark", "colour", "player", "sentence", "hint", "choices", "handheld", "terse", "weighty", "room",
)  # fmt: skip
"""What a prompt tells its strip."""
MOST_LINES = 2
"""A terse sentence that would need more lines is set in the smallest letters."""
PLACES: dict[int, dict[str, float]] = {
    BOTTOM: {"center_x": 0.5, "y": 0},
    RIGHT: {"right": 1, "center_y": 0.5},
    TOP: {"center_x": 0.5, "top": 1},
    LEFT: {"x": 0, "center_y": 0.5},
}
"""Where the prompt lies for somebody at each side."""


class PromptButton(PaperButton):
    """What can be done at once, on the prompt itself."""

    iconic = BooleanProperty(False)
    """Whether its picture stands for its words, where these are too large."""
    narrow = BooleanProperty(False)
    """Whether long words stand in two lines."""

    def __init__(self, choice: Choice, **kwargs: object) -> None:
        self._choice = choice
        super().__init__(kind=choice.kind, title=choice.text, **kwargs)
        self.bind(on_release=lambda _button: choice.act(), iconic=self._say, narrow=self._say)
        self._say()

    def _say(self, *_change: object) -> None:
        """In words or by the picture."""
        self.text, self.icon = ("", self._choice.icon) if self.iconic else (self._words(), "")

    def _words(self) -> str:
        return in_two_lines(self._choice.text) if self.narrow else self._choice.text


class PromptStrip(BoxLayout):
    """The strip itself, upright; its words come from the prompt around it."""

    mark = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    player = StringProperty("")
    sentence = StringProperty("")
    hint = StringProperty("")
    message = StringProperty("")
    """What takes the hint's place for a moment; it is empty again where it has no room."""
    second = StringProperty("")
    """The words beside or below the sentence: the message, else the hint."""
    least = NumericProperty(0)
    """How high the strip is at least."""
    free = NumericProperty(0)
    """Its width without the buttons."""
    turnable = BooleanProperty(False)
    choices = ListProperty()
    """Buttons at the end of the strip, as `Choice`; they stand above each other on a phone."""
    handheld = BooleanProperty(False)
    terse = BooleanProperty(False)
    """Whether the sentence is smaller and the hint gives way where they need all the room."""
    weighty = BooleanProperty(False)
    """Whether the hint matters as much as the sentence: then that grows smaller before the hint gives way."""
    marked = BooleanProperty(False)
    """Whether there is room for the mark; where there is not, its colour frames the strip."""
    iconic = BooleanProperty(False)
    """Whether the buttons show pictures instead of words."""
    words_width = NumericProperty(0)
    """Room for the words, between the mark and the button."""
    font_sizes = ObjectProperty((24, 20, 17, 15))
    """Of a sentence with room, of one without, of the hint, and of a terse sentence of many lines."""
    hint_size = NumericProperty(17)
    second_size = NumericProperty(17)
    """Letters of the words beside or below the sentence: a message may need smaller ones than a hint."""
    hint_line = NumericProperty(HINT_LINE)
    sentence_size = NumericProperty(24)
    stacked = BooleanProperty(False)
    """Whether the hint stands below the sentence, because both do not fit beside each other."""
    hinted = BooleanProperty(False)
    needed = NumericProperty(0)
    """Height that the words want."""
    around = NumericProperty(dp(20))
    """Height that is left free above and below the words."""
    room = NumericProperty(0)
    """Height that words to somebody have, since the board does not give way to them; 0 if all they want."""
    aside = BooleanProperty(False)
    """Whether it lies at an edge that keeps it a place: then words to all have no more room either."""

    __events__ = ("on_turn",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in (
            "mark",
            "player",
            "sentence",
            "hint",
            "message",
            "words_width",
            "font_sizes",
            "terse",
            "weighty",
            "hint_size",
            "choices",
            "room",
            "aside",
        ):
            self.fbind(name, self._stack)
        self._stack()

    def on_choices(self, _strip: object, choices: list[Choice]) -> None:
        self.ids.buttons.clear_widgets()
        for choice in choices:
            iconic = self.iconic and bool(choice.icon)
            self.ids.buttons.add_widget(PromptButton(choice, iconic=iconic, narrow=self.handheld))

    def on_handheld(self, _strip: object, handheld: bool) -> None:
        """A phone that becomes a tablet has room for every word in one line, and the other way round."""
        for button in self.ids.buttons.children:
            button.narrow = handheld

    def on_iconic(self, _strip: object, iconic: bool) -> None:
        """Words or pictures on the buttons."""
        self.on_choices(self, self.choices)

    def _get_title(self) -> str:
        if not self.player:
            return capital(self.sentence)
        if self.terse and self.choices:
            return capital(self.sentence)
        return str(self.address.format(name=self.player, sentence=self.sentence))

    address = StringProperty("{name}: {sentence}")
    """How somebody is spoken to; the language of the table sets the colon."""

    title = AliasProperty(_get_title, None, bind=["player", "sentence", "address", "terse", "choices"])
    """Who must do what; where room is scarce the mark alone says who."""

    def _stack(self, *_: object) -> None:
        if self.message and not self._holds_message():
            self.message = ""
        self.second = self.message or self.hint
        self.second_size = self.second_size if self.message else self.hint_size
        if self.message:
            said = True
        else:
            self.sentence_size, said = self._fitting()
        self.stacked = bool(self.second) and self._stacks(self.sentence_size)
        self.hinted = bool(self.second) and said

    def _holds_message(self) -> bool:
        """Whether the message has room beside or below the sentence without the strip growing.

        Both are set in smaller letters rather than covered; afterwards the sentence has its own again.
        """
        self.second, high = self.message, max(self.height, self.least)
        _, small, body, least = map(float, self.font_sizes)
        sizes = sorted({self._wished_size(), small, body, least}, reverse=True)
        for second, size in product((self.hint_size, least), filter(self._holds_words, sizes)):
            self.second_size = second
            if self._height(size, True) <= high:
                self.sentence_size = size
                return True
        return False

    def _fitting(self) -> tuple[float, bool]:
        """Letters of the sentence and whether the hint is said: smaller ones, then none, where room ends."""
        wished = self._wished_size()
        bound = self.mark or self.handheld or self.aside
        if not (bound and self.room and self.words_width > 0):
            return wished, True
        _, small, body, least = map(float, self.font_sizes)
        tries = [(wished, True), (small, True), (body, True), (small, False), (body, False), (least, False)]
        tries[3:3] = [(least, True)] if self.weighty else []
        if self.terse:
            tries = [(wished, True), (wished, False), (least, False)]
            tries[1:1] = [(least, True)] if self.weighty else []
        fitting = (each for each in tries if self._height(*each) <= self.room and self._holds_words(each[0]))
        return next(fitting, tries[-1])

    def _stacks(self, size: float) -> bool:
        """Whether a sentence of such letters leaves no room for the hint beside it."""
        hint = _width(self.second, "text", self.second_size)
        return _width(self.title, "display", size) + hint + GAP > self.words_width

    def _height(self, size: float, said: bool) -> float:
        """Height of the strip with such letters, with the hint or without it."""
        sentence = _wrapped(self.title, "display", size, self.words_width)
        if not (said and self.second):
            return self.around + sentence
        hint = _wrapped(self.second, "text", self.second_size, self.words_width, HINT_LINE)
        return self.around + (sentence + hint if self._stacks(size) else max(sentence, hint))

    def _wished_size(self) -> float:
        """The largest letters in which the sentence has one line; terse ones must not cover the board."""
        large, small, hint, least = self.font_sizes
        if _width(self.title, "display", large) <= self.words_width:
            return float(large)
        if not self.terse:
            return float(small)
        many = _lines(self.title, "display", hint, self.words_width) > MOST_LINES
        return float(least if many else hint)

    def _holds_words(self, size: float) -> bool:
        """Whether no word of the sentence is longer than a line."""
        return all(_width(word, "display", size) <= self.words_width for word in self.title.split(" "))

    def on_turn(self) -> None:
        """Event: the button that turns the prompt was pressed."""


def in_two_lines(text: str) -> str:
    """A text of several words, broken where both lines are about as long."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if len(text) <= SHORT or not spaces:
        return text
    middle = min(spaces, key=lambda place: abs(place - len(text) / 2))
    return f"{text[:middle]}\n{text[middle + 1 :]}"


def _width(text: str, font_name: str, font_size: float) -> float:
    return float(CoreLabel(font_name=font_name, font_size=font_size).get_extents(text)[0])


def _wrapped(text: str, font_name: str, font_size: float, width: float, line: float = 1.0) -> float:
    """Height of a text in lines of a width."""
    size = (width, None)
    label = CoreLabel(text=text, font_name=font_name, font_size=font_size, text_size=size, line_height=line)
    return float(label.render()[1])


def _lines(text: str, font_name: str, font_size: float, width: float) -> int:
    one = CoreLabel(font_name=font_name, font_size=font_size).get_extents(text)[1]
    return round(_wrapped(text, font_name, font_size, width) / one)


class Prompt(Turned):
    """The prompt bar. Put it into a float layout: it goes to the edge it faces by itself."""

    mark = StringProperty("")
    """Sprite of the player's mark, such as mark_blue; empty when nobody in particular is asked."""
    colour = ColorProperty((1, 1, 1, 1))
    player = StringProperty("")
    sentence = StringProperty("")
    hint = StringProperty("")
    choices = ListProperty()
    """What can be done at once, as `Choice`."""
    chosen_side = BoundedNumericProperty(BOTTOM, min=0, max=3)
    """The side that the table chose."""
    terse = BooleanProperty(False)
    """Whether the hint gives way where the sentence needs all the room."""
    weighty = BooleanProperty(False)
    """Whether the hint matters as much as the sentence."""
    handheld = BooleanProperty(False)
    """On a phone the prompt always reads from the bottom."""
    turns = BooleanProperty(True)
    """Whether people sit round it: else it reads from the bottom too."""
    message = StringProperty("")
    """What is said in place of the hint for a moment."""
    free = NumericProperty(0)
    """The width of what is not buttons."""
    along = NumericProperty(dp(620))
    least_thick = NumericProperty(dp(64))
    """How high it is at least; long words make it higher rather than being cut."""
    room = NumericProperty(0)
    """How high it may be while it asks somebody; 0 if as high as it likes."""

    __events__ = ("on_face",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.strip = PromptStrip()
        self.strip.bind(on_turn=lambda *_: self.turn_to_next_side())
        self.add_widget(self.strip)
        self.fbind("least_thick", self.strip.setter("least"))
        self.strip.fbind("free", self.setter("free"))
        self.strip.fbind("message", self.setter("message"))
        for name in HANDED_ON:
            self.bind(**{name: self.strip.setter(name)})
            setattr(self.strip, name, getattr(self, name))
        for name in ("chosen_side", "handheld", "turns", "along", "least_thick"):
            self.fbind(name, self._face)
        self.strip.bind(needed=self._face)
        self._face()

    def tell(self, message: str) -> bool:
        """Say this in place of the hint; False if there is no room for it. Nothing ends it."""
        self.strip.message = message
        self.message = self.strip.message  # refused within the setting, it would be told as taken
        return bool(message and self.message)

    @property
    def title(self) -> str:
        """Who must do what, in one line."""
        return str(self.strip.title)

    def turn_to_next_side(self) -> None:
        """Face the next side of the table, clockwise round it."""
        self.chosen_side = (self.chosen_side - 1) % 4
        self.dispatch("on_face", self.chosen_side)

    def on_face(self, side: int) -> None:
        """Event: whoever is asked has turned it to this side."""

    def _face(self, *_: object) -> None:
        turns = self.turns and not self.handheld
        side = self.chosen_side if turns else BOTTOM
        self.size_hint = (None, None)
        thick = max(self.least_thick, self.strip.needed)
        self.size = (self.along, thick) if side % 2 == 0 else (thick, self.along)
        self.pos_hint = PLACES[side]
        self.strip.turnable, self.strip.aside = turns, side != BOTTOM
        self.side = side


load(__name__)
