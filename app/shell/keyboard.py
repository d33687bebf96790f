"""Tab walks through what can be pressed on the page or the dialog that lies on top, in the order of reading.

Kivy's own walk begins nowhere, and stops at what is hidden. Enter and Space press what is focused
(`app.widgets.paper.Pressed`).
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

if TYPE_CHECKING:
    from app.shell.shell import Lanterne

TAB_KEY = 9
HELD = frozenset({"ctrl", "alt", "meta", "super"})
"""With one of these Tab belongs to the desktop."""


class FocusWalk:
    """Listens for Tab. The app is asked for what lies on top."""

    def __init__(self, app: "Lanterne") -> None:
        self._app = app
        self._target: Any = None

    @property
    def here(self) -> Any:
        """The control that Tab has led to, while it is focused; one that a finger touched is not meant."""
        target = self._target
        return target if target is not None and target.focus and target.get_root_window() else None

    def watch(self) -> None:
        """Hear keys from now on."""
        Window.bind(on_key_down=self._key)

    def rest(self) -> None:
        """Hear keys no more."""
        Window.unbind(on_key_down=self._key)

    def _key(
        self, _window: object, key: int, _scancode: int, _letter: str | None, modifiers: Sequence[str]
    ) -> bool:
        if key != TAB_KEY or HELD & set(modifiers):
            return False
        page = self._app.navigator.page
        top = self._app.dialogs.top or page.covering or page
        target = self._target = step(top, -1 if "shift" in modifiers else 1)
        if target is not None:
            self._app.reader.read(spoken(target))
        return target is not None


def spoken(control: Any) -> str:
    """What a control is called when it is read aloud."""
    return str(getattr(control, "title", "") or getattr(control, "text", ""))


def step(top: Any, direction: int) -> Any:
    """Focus and give the next control below this widget, or the sensible one to begin with; None for none."""
    found = list(focusable(top))
    if not found:
        return None
    here = next((place for place, widget in enumerate(found) if widget.focus), None)
    target = begin_with(top, found) if here is None else found[(here + direction) % len(found)]
    if here is not None:
        found[here].focus = False
    target.focus = True
    bring_into_sight(target)
    return target


def focusable(widget: Widget) -> Iterator[Any]:
    """The controls below a widget that can be seen and pressed, in the order in which they were laid."""
    if widget.opacity <= 0 or widget.disabled or not (widget.width and widget.height):
        return
    if isinstance(widget, FocusBehavior) and widget.is_focusable:
        yield widget
    for child in reversed(widget.children):
        yield from focusable(child)


def begin_with(top: Any, found: Sequence[Any]) -> Any:
    """What the page wishes, else its main button, else the first that does not lead back."""
    wished = getattr(top, "first_focus", None)
    if wished in found:
        return wished
    main = next((each for each in found if _is_main(each)), None)
    return main or next((each for each in found if getattr(each, "icon", "") != "back"), found[0])


def _is_main(widget: Widget) -> bool:
    return getattr(widget, "kind", "") == "primary" or bool(getattr(widget, "primary", False))


def bring_into_sight(widget: Widget) -> None:
    """Scroll whatever the widget lies in."""
    above = widget.parent
    while above is not None and above is not Window:
        if isinstance(above, ScrollView):
            above.scroll_to(widget, animate=False)
        above = above.parent
