"""A long text in pieces: only those on the screen have a texture, and each knows its height beforehand.

Heights are measured without painting. So the scroll bar is true, a place can be jumped to exactly, and a
book of any length scrolls like a short one.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.text.markup import MarkupLabel
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.recycleview import RecycleView
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.steady_scroll import OneListener


class Style(NamedTuple):
    """How one kind of piece is set; sizes and colours are names of the theme, measures are dp."""

    font: str
    size: str
    colour: str
    above: float
    below: float
    indent: float = 0
    inset: float = 0
    """Room on each side inside a sheet of its own."""
    halign: str = "left"


STYLES = {
    "chapter": Style("display", "heading", "parchment", 30, 8),
    "section": Style("display", "name", "cream", 22, 6),
    "text": Style("text", "body", "cream", 4, 8),
    "item": Style("text", "body", "cream", 3, 5, indent=24),
    "step": Style("text", "body", "cream", 4, 6, indent=32),
    "note": Style("text", "body", "muted", 22, 22, inset=20),
    "term": Style("text", "body", "cream", 6, 8),
    "figure": Style("text", "label", "muted", 8, 14, halign="center"),
}


class Piece(NamedTuple):
    """A paragraph, heading or figure; `text` is Kivy markup."""

    kind: str
    text: str
    label: str = ""
    figure: Any = None
    """For a figure, a callable that makes its widget, or None."""
    figure_height: Any = None
    """For a figure, a callable from the width to its height."""


class Passage(RecycleDataViewBehavior, FloatLayout):
    """One piece on the screen; these are reused while one scrolls."""

    kind = StringProperty("text")
    text = StringProperty("")
    label = StringProperty("")
    current = BooleanProperty(False)
    """Whether this is the place that a search has led to."""
    drawing_height = NumericProperty(0)
    figure = ObjectProperty(None, allownone=True)
    font = StringProperty("text")
    font_size = NumericProperty(15)
    colour = ColorProperty((1, 1, 1, 1))
    halign = StringProperty("left")
    above = NumericProperty(0)
    below = NumericProperty(0)
    indent = NumericProperty(0)
    inset = NumericProperty(0)

    def diamond(self, x: float, y: float, reach: float) -> tuple[float, ...]:
        """The corners of the mark before an item."""
        return x - reach, y, x, y - reach, x + reach, y, x, y + reach

    def on_figure(self, _passage: object, figure: Any) -> None:
        """Draw the figure, or take the old one away."""
        place = self.ids.drawing
        place.clear_widgets()
        if figure is not None:
            place.add_widget(figure())


class Passages(OneListener, RecycleView):
    """The whole text. Bind to `place`: the piece at the upper edge."""

    pieces = ListProperty([])
    current = NumericProperty(-1)
    """The piece to mark, or -1."""
    place = NumericProperty(0)
    widest = NumericProperty(dp(680))
    """Longer lines are hard to read."""
    margin = NumericProperty(dp(18))
    side = NumericProperty(0)
    """What is left free on each side of the column."""
    scroll_y: Any

    def __init__(self, **kwargs: object) -> None:
        self._tops: list[float] = [0.0]
        self._goal: int | None = 0
        """The piece that was jumped to, as long as nobody has scrolled away from it."""
        super().__init__(**kwargs)
        self._lay = Clock.create_trigger(self._measure, -1)
        theme = lanterne().theme
        theme.bind(body=self._again, cream=self._again)
        self.bind(width=self._again, height=self._again, pieces=self._anew, current=self._anew)
        self.bind(scroll_y=self._moved)

    def go_to(self, place: int) -> None:
        """Bring a piece to the upper edge, as far as the text goes."""
        self._goal = place
        self._lay()

    def on_scroll_start(self, touch: MotionEvent, check_children: bool = True) -> bool:
        """A finger or a wheel takes over."""
        self._goal = None
        return bool(super().on_scroll_start(touch, check_children))

    def scroll_by(self, share: float) -> None:
        """Go down by this share of what is seen."""
        self._goal = None
        free = max(1.0, self._tops[-1] - self.height)
        self.scroll_y = max(0.0, min(1.0, self.scroll_y - share * self.height / free))

    def _again(self, *_change: object) -> None:
        """The same text in other measures: stay at the place."""
        if self._goal is None:
            self._goal = self.place
        self._lay()

    def _anew(self, *_change: object) -> None:
        self._lay()

    def _measure(self, _dt: float) -> None:
        wide = min(self.widest, self.width - 2 * self.margin)
        if wide <= 0:
            return
        self.side = (self.width - wide) / 2
        theme = lanterne().theme
        rows = [self._row(number, piece, wide, theme) for number, piece in enumerate(self.pieces)]
        self._tops = [0.0, *accumulate(row["height"] for row in rows)]
        self.data = rows
        if self._goal is not None:
            self._scroll_to(self._goal)

    def _row(self, number: int, piece: Piece, wide: float, theme: Any) -> dict[str, Any]:
        style = STYLES[piece.kind]
        above = style.above if number else 8
        drawn = piece.figure_height(wide) if piece.figure_height else 0
        return {
            "kind": piece.kind,
            "text": piece.text,
            "label": piece.label,
            "figure": piece.figure,
            "drawing_height": drawn,
            "current": number == self.current,
            "font": style.font,
            "font_size": getattr(theme, style.size),
            "colour": getattr(theme, style.colour),
            "halign": style.halign,
            "above": dp(above),
            "below": dp(style.below),
            "indent": dp(style.indent),
            "inset": dp(style.inset),
            "height": text_height(piece, style, wide, theme) + drawn + dp(above + style.below),
        }

    def _scroll_to(self, place: int) -> None:
        free = self._tops[-1] + dp(48) - self.height
        top = self._tops[min(place, len(self._tops) - 1)]
        self.scroll_y = 1.0 if free <= 0 else max(0.0, 1 - top / free)
        self._moved()

    def _moved(self, *_change: object) -> None:
        offset = (1 - self.scroll_y) * max(0.0, self._tops[-1] + dp(48) - self.height) + dp(2)
        if self.scroll_y <= 0 and len(self._tops) > 2:
            self.place = len(self._tops) - 2
            return
        self.place = max(0, _upper(self._tops, offset))


def _upper(tops: Sequence[float], offset: float) -> int:
    """The last piece that begins above the offset."""
    return bisect_right(tops, offset, hi=len(tops) - 1) - 1


def text_height(piece: Piece, style: Style, wide: float, theme: Any) -> float:
    """How high the words of a piece are at this width."""
    room = wide - dp(style.indent) - 2 * dp(style.inset)
    return _measured(piece.text, style.font, getattr(theme, style.size), room) if piece.text else 0.0


@lru_cache(maxsize=4096)
def _measured(markup: str, font: str, size: float, room: float) -> float:
    """Lay the words out without painting them; a search asks for the same paragraphs at every letter."""
    words = MarkupLabel(text=markup, font_name=font, font_size=size, text_size=(room, None))
    return float(words.render()[1])


load(__name__)
