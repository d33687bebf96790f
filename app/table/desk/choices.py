"""What can be decided without pointing at the board: a few buttons, in the tray's place while it is empty."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import PaperButton

EDGE, GAP = dp(10), dp(6)
LEAST, MOST = dp(48), dp(84)
"""Height of a button."""
SMALLEST = sp(15)
"""Letters as small as can be."""
AROUND = dp(4)
"""What is left free above and below the words of a button."""
BESIDE = dp(72)
"""What its edges and its picture take of its width."""
ROOMY, NARROW = dp(14), dp(7)
"""What is left free at the sides of a broad button, and of one that is narrower than this:"""
NARROWER = dp(130)


class Choice(NamedTuple):
    """One button: what it says, what it does, how it looks."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    kind: str = "button"
    title: str = ""
    """The whole sentence, for a long press and a voice, where the button says it shortly."""


class Choices(Widget):
    """The buttons now shown. All of them are in sight: they stand in two columns rather than scroll."""

    empty = BooleanProperty(True)
    used = NumericProperty(0)
    """The height that its buttons take, from its upper edge down."""

    def __init__(self, **kwargs: object) -> None:
        self._lay = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self.bind(pos=self._lay, size=self._lay)
        lanterne().theme.bind(body=self._lay)

    @property
    def buttons(self) -> list[PaperButton]:
        """The buttons in their order."""
        return list(reversed(self.children))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Leave touches to the tray where there is nothing to choose: a disabled widget swallows them."""
        return not self.disabled and bool(super().on_touch_down(touch))

    def show(self, choices: Sequence[Choice]) -> None:
        self.clear_widgets()
        self.empty = not choices
        for choice in choices:
            self.add_widget(self._button(choice))
        self._lay()

    def _button(self, choice: Choice) -> PaperButton:
        button = PaperButton(
            text=choice.text,
            icon=choice.icon,
            kind=choice.kind,
            title=choice.title or choice.text,
            size_hint_x=1,
        )
        button.font_name, button.left_out = "strong", ""
        button.padding = dp(14), dp(2)
        button.bind(on_release=lambda _button: choice.act(), words_height=self._lay)
        return button

    def _arrange(self, _dt: float) -> None:
        buttons = self.buttons
        if not buttons:
            return
        width, height = self.width - 2 * EDGE, self.height - 2 * EDGE
        columns = 1 if len(buttons) * (LEAST + GAP) - GAP <= height else 2
        rows = -(-len(buttons) // columns)
        tall = min(MOST, max(LEAST, (height - (rows - 1) * GAP) / rows))
        wide = (width - (columns - 1) * GAP) / columns
        self.used = min(self.height, 2 * EDGE + rows * (tall + GAP) - GAP)
        for index, button in enumerate(buttons):
            row, column = divmod(index, columns)
            alone = columns == 2 and index == len(buttons) - 1 and column == 0
            button.size = (width if alone else wide), tall
            button.padding = (NARROW if button.width < NARROWER else ROOMY), dp(2)
            button.pos = (
                self.x + EDGE + column * (wide + GAP),
                self.top - EDGE - tall - row * (tall + GAP),
            )
            self._letter(button, tall - AROUND)

    @staticmethod
    def _letter(button: PaperButton, room: float) -> None:
        """Set the largest letters that fit; a picture gives way before they become too small."""
        icon = button.icon or button.left_out
        size = _fitting(button.text, button.width - BESIDE, room) if icon else None
        keeps = size is not None and size >= lanterne().theme.label
        keeps = keeps and not _breaks_for(button)
        button.left_out, button.icon = ("" if keeps else icon), (icon if keeps else "")
        alone = _fitting(button.text, _alone(button), room) or SMALLEST
        button.font_size = size if keeps else alone


def _breaks_for(button: PaperButton) -> bool:
    """Whether a text that has one line would have two beside the button's picture."""
    size = lanterne().theme.body
    wide = CoreLabel(font_name="strong", font_size=size).get_extents(button.text)[0]
    return bool(button.width - BESIDE < wide <= _alone(button))


def _alone(button: PaperButton) -> float:
    """The width of its words without a picture."""
    return float(button.width - 2 * button.padding[0] - dp(8))


def _fitting(text: str, width: float, height: float) -> float | None:
    """The largest letters in which a text fits its button, up to the usual ones; None if none do."""
    size = lanterne().theme.body
    longest = max(text.split(" "), key=len)
    while size >= SMALLEST:
        label = CoreLabel(text=text, font_name="strong", font_size=size, text_size=(max(1, width), None))
        label.refresh()
        word = CoreLabel(font_name="strong", font_size=size).get_extents(longest)[0]
        if label.texture.height <= height and word <= width:
            return float(size)
        size -= 1
    return None


load(__name__)
