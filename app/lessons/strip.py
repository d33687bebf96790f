"""The strip of a lesson: what it says now, above the table or beside it."""

from kivy.core.text import Label
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)

BESIDE_WORDS, ARROW, LEAST_LINE = dp(50), dp(52), dp(80)
"""What lies beside the words of the strip: its margins, and the arrow to read on; their least width."""
MARGINS = dp(20)
"""What is left free above and below them."""


class LessonStrip(BoxLayout):
    """What the lesson says now, with the buttons to begin again and to read on."""

    place = StringProperty("")
    """The lesson's title and how far it has come."""
    words = StringProperty("")
    puzzle = BooleanProperty(False)
    handheld = BooleanProperty(False)
    """On a phone the board needs the room: a puzzle's words are opened, a tutorial's place is left out."""
    most = NumericProperty(0.27)
    """The part of the screen's height that it may take."""
    beside = BooleanProperty(False)
    """Whether it stands beside the table, in the prompt's place: what is only read goes down further."""
    low = BooleanProperty(False)
    """Whether the screen lies and has no height to spare."""
    short = BooleanProperty(False)
    """Whether the screen stands and has little height: smaller letters leave more of it to the board."""
    reads_on = BooleanProperty(False)
    """Whether the next step waits for nothing but a touch."""
    needed = NumericProperty(0)
    """Height that the words want; with less they scroll."""
    texts = ListProperty()
    """All that a tutorial says, and whether that is only read: short words get the room of the longest,
    so that the board below stays as it lies."""
    text_font = ObjectProperty(("text", 17))
    """Name and size of its letters."""
    least = NumericProperty(0)
    """Height that the longest of the texts wants."""

    __events__ = ("on_again", "on_next", "on_read")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("texts", "text_font", "width", "handheld", "low"):
            self.fbind(name, self._measure)

    def _measure(self, *_change: object) -> None:
        steady = self.handheld and not self.low and self.texts
        self.least = max(self._height(*text) for text in self.texts) + MARGINS if steady else 0

    def _height(self, text: str, is_read: bool) -> float:
        name, size = self.text_font
        room = max(LEAST_LINE, self.width - BESIDE_WORDS - (ARROW if is_read else 0))
        label = Label(text=text, font_name=name, font_size=size, text_size=(room, None))
        return float(label.render()[1])

    def on_again(self) -> None:
        """Event: begin the lesson again."""

    def on_next(self) -> None:
        """Event: read on."""

    def on_read(self) -> None:
        """Event: the words of the puzzle are wished."""


load(__name__)
