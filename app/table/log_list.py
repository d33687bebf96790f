"""What happened, and why: one line per event, with the rule behind it.

Tapping a line shows the places it speaks of, tapping its book opens the rule. The newest line is at the
bottom; the list follows it while one reads there, and stays where it is while one reads further up.

The height of every line is measured beforehand: rows that grow while they are handed out push others into
sight and out of it, and a long log would never come to rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview.views import RecycleDataViewBehavior

from app.look.kv import load
from app.look.running import lanterne
from app.table.surface import Ref
from app.widgets.paper import TOUCH, Pressed

AT_THE_END = 0.02
NOBODY = -1
BESIDE_WORDS, AROUND_WORDS = dp(106), dp(12)
"""What a row has beside its words, mark and book included, and above and below them."""


@dataclass(frozen=True)
class LogLine:
    """One event: whose, what, why, and where. `seat` is NOBODY for what the board did by itself."""

    what: str
    why: str = ""
    rule: str = ""
    """The anchor of the rule in the game's book."""
    seat: int = NOBODY
    mark: str = ""
    colour: tuple[float, float, float, float] = (1, 1, 1, 1)
    refs: tuple[Ref, ...] = ()


class LogRow(RecycleDataViewBehavior, BoxLayout):
    """One line on the screen, its words and its end; rows are reused while one scrolls."""

    what = StringProperty("")
    why = StringProperty("")
    rule = StringProperty("")
    mark = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    seat = NumericProperty(NOBODY)
    refs = ObjectProperty(())
    log = ObjectProperty(None, allownone=True)

    def look(self) -> None:
        """Ask for the places to be shown."""
        if self.refs and self.log:
            self.log.dispatch("on_refs", list(self.refs))

    def read(self) -> None:
        """Ask for the rule."""
        if self.rule and self.log:
            self.log.dispatch("on_rule", self.rule)


class LineWords(Pressed, BoxLayout):
    """What a line says; a touch shows the places it speaks of."""


class LineEnd(Pressed, AnchorLayout):
    """The end of a line: a book that opens its rule, or an eye where there is only something to see.

    It is always as wide, so that words wrap alike in every line.
    """

    rule = StringProperty("")
    refs = ObjectProperty(())


class Log(BoxLayout):
    """The list with its filter. Events: on_refs (places to show on the surface), on_rule (a rule to open)."""

    lines = ListProperty()
    """Every line so far, as LogLine."""
    view = OptionProperty("all", options=["all", "own"])
    own_seat = NumericProperty(0)
    """Whose lines count as own; those of nobody belong to everybody."""
    filtered = BooleanProperty(True)
    """Whether the filter is offered at all: alone at the table there is nothing to filter."""

    __events__ = ("on_refs", "on_rule")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._following = True
        self.ids.column.bind(height=self._grown)
        self.ids.rows.bind(on_scroll_start=self._let_go)
        self._refresh = Clock.create_trigger(self._show, -1)
        self.bind(lines=self._refresh, view=self._refresh, own_seat=self._refresh)
        self.ids.rows.bind(width=self._again)
        lanterne().theme.bind(body=self._again)

    def add(self, lines: Iterable[LogLine]) -> None:
        """Add new lines at the end."""
        self.lines = [*self.lines, *lines]

    def cut(self, count: int) -> None:
        """Keep only the first lines, as after an undo."""
        self.lines = self.lines[:count]

    def on_refs(self, refs: list[Ref]) -> None:
        """Event: show these places."""

    def on_rule(self, rule: str) -> None:
        """Event: open this rule."""

    def _again(self, *_change: object) -> None:
        """The same lines, wrapped otherwise."""
        self._refresh()

    def _wanted(self) -> list[LogLine]:
        if self.view == "all":
            return list(self.lines)
        return [line for line in self.lines if line.seat in (self.own_seat, NOBODY)]

    def _show(self, _dt: float) -> None:
        rows, column = self.ids.rows, self.ids.column
        self._following = rows.scroll_y <= AT_THE_END or column.height <= rows.height
        rows.data = [
            {**asdict(line), "log": self, "height": row_height(line, rows.width)} for line in self._wanted()
        ]

    def _let_go(self, *_: object) -> None:
        """Leave somebody who scrolls where they are."""
        self._following = False

    def _grown(self, column: Any, height: float) -> None:
        """Show the newest line; a list that is not yet full stays at the top."""
        if self._following:
            self.ids.rows.scroll_y = 0 if height > self.ids.rows.height else 1


def row_height(line: LogLine, width: float) -> float:
    """How high a line is in a list of this width."""
    theme, room = lanterne().theme, max(1.0, width - BESIDE_WORDS)
    words = _wrapped(line.what, theme.body, room)
    if line.why:
        words += _wrapped(line.why, theme.label, room)
    return max(TOUCH, words + AROUND_WORDS)


@lru_cache(maxsize=2048)
def _wrapped(text: str, font_size: float, room: float) -> float:
    words = CoreLabel(text=text, font_name="text", font_size=font_size, text_size=(room, None))
    return float(words.render()[1])


load(__name__)
