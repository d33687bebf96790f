"""What every screen owes its user, checked on the living widgets: targets, words, names.

`audit(root)` walks through everything that can be seen, scrolls what can be scrolled, and returns one line
per fault. An empty list is a good screen.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import ceil
from typing import Any, NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.factory import Factory
from kivy.metrics import dp, sp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.recycleview import RecycleView
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput

from tests.app.every_screen.word_contrast import pale
from tests.app.fingers import frames

LONG_LISTS = (RecycleView, Factory.RecycleView)
"""Kivy makes the one of its KV language from a second copy of the module."""
TARGETS = (ButtonBehavior, Slider, TextInput)
LEAST = 48
"""Points in either direction that a fingertip needs."""
LEAST_TYPE = 15
SLIP = 1.0
"""Pixels by which rounding may be wrong."""
OVERLAP = 0.35
"""Part of a page that is seen again on the next, so that nothing is cut on both."""

MOST_PAGES = 5
"""Pages of a long list that are looked at, spread over its length: its rows are all made by one rule."""


class Box(NamedTuple):
    """A rectangle in the window."""

    x: float
    y: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.x

    @property
    def height(self) -> float:
        return self.top - self.y

    def common(self, other: "Box") -> "Box":
        """The part that both have; its sides may be negative."""
        return Box(
            max(self.x, other.x), max(self.y, other.y), min(self.right, other.right), min(self.top, other.top)
        )

    def holds(self, other: "Box", slip: float = SLIP) -> bool:
        """Whether the other lies inside."""
        inside_across = self.x - slip <= other.x and other.right <= self.right + slip
        return inside_across and self.y - slip <= other.y and other.top <= self.top + slip

    @property
    def is_there(self) -> bool:
        return self.width > SLIP and self.height > SLIP


def audit(root: Any, with_ink: bool = True, least_type: float = LEAST_TYPE) -> list[str]:
    """Every fault of what is shown below this widget. `with_ink` measures the contrast of words too."""
    faults: dict[str, None] = {}
    hidden: dict[Any, str] = {}
    seen: set[Any] = set()
    for _ in pages(root):
        widgets = list(shown(root))
        targets = [widget for widget in widgets if isinstance(widget, TARGETS)]
        labels = [widget for widget in widgets if isinstance(widget, Label) and widget.text.strip()]
        for check in TARGET_CHECKS:
            faults.update(dict.fromkeys(check(targets)))
        for label in labels:
            faults.update(dict.fromkeys(fault for check in LABEL_CHECKS if (fault := check(label))))
            if label.font_size < sp(least_type) - 0.05:
                faults[f"{name_of(label)}: set in {label.font_size:.1f}, smaller than {least_type}"] = None
        _note_sight(targets, hidden, seen)
        if with_ink:
            readable = [label for label in labels if clip_of(label).holds(ink_box(label))]
            faults.update(dict.fromkeys(f"{name_of(label)}: {why}" for label, why in pale(root, readable)))
    missed = {widget: line for widget, line in hidden.items() if widget not in seen}
    faults.update(dict.fromkeys(line for widget, line in missed.items() if not _reached(widget)))
    return list(faults)


def _note_sight(targets: list[Any], hidden: dict[Any, str], seen: set[Any]) -> None:
    """Remember which targets were wholly in sight on some page."""
    for target in targets:
        box = box_of(target)
        room = clip_of(target)
        as_high = Box(box.x, max(box.y, box.top - room.height + 2 * SLIP), box.right, box.top)
        if room.holds(as_high) or _is_recycled(target):
            seen.add(target.proxy_ref)
        else:
            hidden[target.proxy_ref] = f"{name_of(target)}: lies outside of what can be seen, {_told(box)}"


def _is_recycled(target: Any) -> bool:
    """Whether a target is in a row that a long list uses again while one scrolls: each comes into sight."""
    return any(isinstance(each, LONG_LISTS) for each in ancestors(target))


def _reached(target: Any) -> bool:
    """Whether scrolling brings a target into sight that no page showed: its top at the top of the room."""
    try:
        above = [each for each in ancestors(target) if isinstance(each, ScrollView)]
        scrolls = [each for each in above if each.do_scroll_y]
    except ReferenceError:  # a row of a recycled list, which is gone
        return False
    for scroll in scrolls:
        free = scroll.children[0].height - scroll.height
        if free > SLIP:
            beyond = box_of(scroll).top - box_of(target).top
            scroll.scroll_y = min(1.0, max(0.0, scroll.scroll_y - beyond / free))
            frames(2)
    hidden: dict[Any, str] = {}
    _note_sight([target], hidden, set())
    for scroll in scrolls:
        scroll.scroll_y = 1  # where the next look begins
    frames(1)
    return bool(scrolls) and not hidden


def shown(widget: Any) -> Iterator[Any]:
    """The widget and all below it that are drawn, each before its children."""
    if widget.opacity <= 0 or (widget.disabled and not (widget.width and widget.height)):
        return
    yield widget
    for child in reversed(widget.children):
        yield from shown(child)


def pages(root: Any) -> Iterator[None]:
    """Scroll through everything that scrolls, one after the other, stopping where something new is seen."""
    frames(2)
    yield
    for scroll in [widget for widget in shown(root) if isinstance(widget, ScrollView)]:
        for height in _stops(scroll):
            scroll.scroll_y = height
            frames(2)
            yield
        scroll.scroll_y = 1
    frames(1)


def _stops(scroll: Any) -> list[float]:
    """Where to stop on the way down, without the top."""
    content = scroll.children[0].height if scroll.children else 0
    free = content - scroll.height
    if free <= SLIP or not scroll.do_scroll_y or scroll.height < dp(LEAST):
        return []
    steps = ceil(free / (scroll.height * (1 - OVERLAP)))
    if isinstance(scroll, LONG_LISTS):
        steps = min(steps, MOST_PAGES)
    return [1 - step / steps for step in range(1, steps + 1)]


def box_of(widget: Any) -> Box:
    """Where a widget lies in the window, whatever turned or moved it."""
    corners = [widget.to_window(x, y) for x in (widget.x, widget.right) for y in (widget.y, widget.top)]
    across, along = [corner[0] for corner in corners], [corner[1] for corner in corners]
    return Box(min(across), min(along), max(across), max(along))


def clip_of(widget: Any) -> Box:
    """The part of the window in which a widget can be seen: inside everything that scrolls around it."""
    room = Box(0, 0, Window.width, Window.height)
    for scroll in ancestors(widget):
        if isinstance(scroll, ScrollView):
            room = room.common(box_of(scroll))
    return room


def ancestors(widget: Any) -> Iterator[Any]:
    """Everything that a widget lies in, from the inside out."""
    above = widget.parent
    while above is not None and above is not Window:
        yield above
        above = above.parent


def ink_box(label: Any) -> Box:
    """Where the words of a label are drawn: their texture lies in its middle."""
    box = box_of(label)
    wide, high = label.texture_size
    x, y = (box.x + box.right - wide) / 2, (box.y + box.top - high) / 2
    return Box(x, y, x + wide, y + high)


def name_of(widget: Any) -> str:
    """What a fault calls the widget."""
    return f"{type(widget).__name__} {' '.join(spoken(widget).split())[:40]!r}"


def _told(box: Box) -> str:
    return f"{box.width:.0f} x {box.height:.0f} at {box.x:.0f}, {box.y:.0f}"


def too_small(targets: list[Any]) -> Iterator[str]:
    """Targets that a finger would miss."""
    for target in targets:
        box = box_of(target)
        if min(box.width, box.height) < dp(LEAST) - 0.5:
            yield f"{name_of(target)}: only {_told(box)}"


def out_of_line(targets: list[Any]) -> Iterator[str]:
    """Targets that stick out at the side, where nothing scrolls to."""
    for target in targets:
        box, room = box_of(target), clip_of(target)
        if box.common(room).height > 0 and not (room.x - SLIP <= box.x and box.right <= room.right + SLIP):
            yield f"{name_of(target)}: sticks out at the side, {_told(box)}"


def overlapping(targets: list[Any]) -> Iterator[str]:
    """Two targets under one finger. A control inside another is one with it if it says the same."""
    live = [target for target in targets if not target.disabled]
    boxes = {id(target): box_of(target).common(clip_of(target)) for target in live}
    for one, other in combinations(live, 2):
        if boxes[id(one)].common(boxes[id(other)]).is_there and not _same(one, other):
            yield f"{name_of(one)} and {name_of(other)} lie over each other"


def _same(one: Any, other: Any) -> bool:
    nested = one in ancestors(other) or other in ancestors(one)
    return nested and bool(spoken(one)) and spoken(one) == spoken(other)


def unnamed(targets: list[Any]) -> Iterator[str]:
    """Targets that nobody could name."""
    for target in targets:
        if not spoken(target):
            yield f"{type(target).__name__} has neither title nor text"


WORDS = ("title", "text", "hint_text", "name")
"""Where a control may say what it is; the panel of a player has a name."""


def spoken(target: Any) -> str:
    """What a target says it does."""
    return next(filter(None, (getattr(target, word, "") for word in WORDS)), "")


def cut(label: Any) -> str | None:
    """Words of which a part is missing."""
    if label.shorten and label.is_shortened:
        return f"{name_of(label)}: is shortened"
    wide, high = label.texture_size
    if wide > label.width + SLIP or high > label.height + SLIP:
        return f"{name_of(label)}: needs {wide:.0f} x {high:.0f}, has {label.width:.0f} x {label.height:.0f}"
    needed = _needed_height(label)
    if needed > label.height + SLIP:
        return f"{name_of(label)}: needs a height of {needed:.0f}, has {label.height:.0f}"
    return None


def _needed_height(label: Any) -> float:
    """How high the words would be if nothing limited them."""
    if label.text_size[1] is None or label.markup:
        return 0.0
    words = CoreLabel(
        text=label.text, font_name=label.font_name, font_size=label.font_size,
        text_size=(label.text_size[0], None), line_height=label.line_height,
    )  # fmt: skip
    return float(words.render()[1])


def broken_word(label: Any) -> str | None:
    """A word that is wider than its line, and so is torn in the middle; an address may be."""
    room = label.text_size[0]
    if room is None or label.markup:
        return None
    words = CoreLabel(font_name=label.font_name, font_size=label.font_size)
    for word in label.text.split():
        if "://" not in word and words.get_extents(word)[0] > room + SLIP:
            return f"{name_of(label)}: {word!r} does not fit into {room:.0f}"
    return None


def spilling(label: Any) -> str | None:
    """Words that leave the control they stand in, or the screen at its side."""
    ink, room = ink_box(label), clip_of(label)
    if ink.x < room.x - SLIP or ink.right > room.right + SLIP:
        return f"{name_of(label)}: leaves the screen at the side"
    around = next((above for above in ancestors(label) if isinstance(above, TARGETS)), None)
    if around is not None and not box_of(around).holds(ink):
        return f"{name_of(label)}: spills out of {name_of(around)}"
    return None


TARGET_CHECKS: tuple[Callable[[list[Any]], Iterator[str]], ...] = (
    too_small,
    out_of_line,
    overlapping,
    unnamed,
)
LABEL_CHECKS: tuple[Callable[[Any], str | None], ...] = (cut, broken_word, spilling)
