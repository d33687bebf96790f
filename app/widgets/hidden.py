"""What has no opacity is not drawn at all.

Kivy draws it all the same, every frame, with colours that nobody sees. A cover as large as the window
costs as much so as one that covers something.
"""

from kivy.clock import Clock
from kivy.uix.widget import Widget


class Hidden:
    """Mix into a widget that is there all the time and seen only now and then."""

    def __init__(self, **kwargs: object) -> None:
        self._appear = Clock.create_trigger(self._draw_or_not, -1)
        super().__init__(**kwargs)
        for name in ("opacity", "parent"):
            self.fbind(name, self._appear)  # type: ignore[attr-defined]
        self._appear()

    def _draw_or_not(self, _dt: float) -> None:
        """Take the canvas out of the parent's, or put it back to where it lay."""
        widget: Widget = self
        if widget.parent is None:
            return
        sheets = widget.parent.canvas
        drawn = widget.canvas in sheets.children
        if drawn and not widget.opacity:
            sheets.remove(widget.canvas)
        elif widget.opacity and not drawn:
            sheets.insert(_place(widget), widget.canvas)


def _place(widget: Widget) -> int:
    """Give the place in the parent's canvas just below the next sibling that is drawn there."""
    siblings, sheets = widget.parent.children, widget.parent.canvas
    for sibling in reversed(siblings[: siblings.index(widget)]):
        if sibling.canvas in sheets.children:
            return int(sheets.indexof(sibling.canvas))
    return len(sheets.children) - (1 if sheets.has_after else 0)
