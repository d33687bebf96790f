"""Sheets of cut paper: panels, buttons, words. Every screen is laid out of these.

They are plain Kivy widgets on nine-patch sprites: cheap to make and all of one look.
"""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior, FocusBehavior, ToggleButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.running import lanterne

HOLD_SECONDS = 0.5
"""After so long a press is a question."""

PRESSING = frozenset({"enter", "numpadenter", "spacebar"})
"""Keys that press what is focused."""

TOUCH = dp(48)
"""No control is smaller than this in either direction."""


class Words(Label):
    """Text that wraps to its width and is as high as it needs."""

    least = NumericProperty(0)
    """Height that the words take even when they are few."""


class Title(Words):
    """Large display letters: the name of a screen or of a page."""


class Heading(Words):
    """The name of a part."""


class Note(Words):
    """Something said beside the point, smaller and softer."""


class Sheet(BoxLayout):
    """A panel of cut paper that holds other widgets."""

    kind = StringProperty("panel")
    """Which sprite: panel, panel_active, panel_tray, panel_dark, strip, toast, frame, field."""


class Pressed(ButtonBehavior, FocusBehavior):
    """A control that a finger, Enter or Space presses; what it does has a name for all of them."""

    title = StringProperty("")
    """What the control does, for a long press and for tests."""
    held_by_key = BooleanProperty(False)
    """Whether it is held as long as Enter is, as a finger would hold it."""

    def on_parent(self, _control: object, parent: Any) -> None:
        """A control that is taken away hears no keys."""
        if parent is None:
            self.focus = False

    def keyboard_on_key_down(
        self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Press with Enter or Space while focused; one that was taken away with its sheet hears no more."""
        if self.get_root_window() is None:
            self.focus = False
            return False
        if keycode[1] in PRESSING:
            if self.held_by_key:
                self.state = "down"
            else:
                self.trigger_action(0)
            return True
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))

    def keyboard_on_key_up(self, window: object, keycode: tuple[int, str]) -> bool:
        """Let go of what was held."""
        if self.held_by_key and keycode[1] in PRESSING:
            self.state = "normal"
            return True
        return bool(super().keyboard_on_key_up(window, keycode))


class PaperButton(Pressed, BoxLayout):
    """A button with words, an icon, or both."""

    text = StringProperty("")
    icon = StringProperty("")
    kind = OptionProperty("button", options=["button", "primary", "danger", "chip"])
    font_size = NumericProperty(17)
    font_name = StringProperty("display")
    """A few words are set like a title; sentences, and what names a cell, in letters made for reading."""
    ink = ColorProperty((1, 1, 1, 1))
    words_height = NumericProperty(0)
    """The height of its words, for rules that lay it out otherwise."""
    left_out = StringProperty("")
    """The icon that it has no room for now."""

    def _sprite(self) -> str:
        if self.disabled:
            return "button_off"
        pressed = self.state == "down" and self.kind in ("button", "primary")
        return f"{self.kind}_down" if pressed else self.kind

    sprite = AliasProperty(_sprite, None, bind=["state", "kind", "disabled"])


class RoundButton(Pressed, Widget):
    """Two paper discs and an icon. Held for a moment it says what it does instead of doing it."""

    icon = StringProperty("")
    primary = BooleanProperty(False)
    opens_held = BooleanProperty(False)
    """Whether a long press opens something instead: `on_hold` tells it."""

    __events__ = ("on_hold",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._resting = Clock.create_trigger(self._explain)
        self._held = Clock.create_trigger(lambda _dt: self._resting(), HOLD_SECONDS)

    def on_press(self) -> None:
        """Begin to wait for a long press."""
        self._held()

    def on_release(self) -> None:
        """It was a short one; after a slow frame the news of it may come as late as the wait's end."""
        self._held.cancel()
        self._resting.cancel()

    def _explain(self, _dt: float) -> None:
        """Say the title; letting go then does nothing."""
        if self.state != "down" or not self.title or self.last_touch is None:
            return
        self.last_touch.ungrab(self)
        self._do_release()
        self.dispatch("on_hold")

    def on_hold(self) -> None:
        """Event: it was held for a moment."""
        if not self.opens_held:
            lanterne().say(self.title)

    def _sprite(self) -> str:
        if self.disabled:
            return "disc_off"
        disc = "disc_primary" if self.primary else "disc"
        return f"{disc}_down" if self.state == "down" else disc

    sprite = AliasProperty(_sprite, None, bind=["state", "primary", "disabled"])


class PaperSwitch(Pressed, Widget):
    """On or off. (Kivy has a Switch of its own, whose KV rule would apply to any class of that name.)"""

    active = BooleanProperty(False)

    def on_release(self) -> None:
        self.active = not self.active


class Chip(ToggleButtonBehavior, Pressed, BoxLayout):
    """One of several choices; those of a group exclude each other."""

    text = StringProperty("")
    icon = StringProperty("")
    tinted = BooleanProperty(True)
    """Whether the icon takes the colour of the words; a player's mark keeps its own."""
    value: Any = None


class Picture(Widget):
    """A sprite of the interface's atlas, kept in proportion and centred."""

    name = StringProperty("")
    tint = ColorProperty((1, 1, 1, 1))


load(__name__)
