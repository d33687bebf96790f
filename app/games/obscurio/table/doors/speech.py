"""What computer Wizards say at the doors: a strip of paper for each thing that is said, newest first."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.table.pieces.part import Part, Rect, Slab
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.look.running import lanterne

ROW = dp(54)
CLOAK = 0.62
"""Width of a pawn by its height."""


class Line(NamedTuple):
    """Who says what about which door."""

    seat: int
    hue: str
    name: str
    trait: str
    words: str
    door: int

    @property
    def who(self) -> str:
        """The name, and what this Wizard looks for."""
        return f"{self.name}, {self.trait}"


Strip = list[Line]
"""Lines that say the same about the same door; never empty."""


def strips(lines: Sequence[Line]) -> list[Strip]:
    """What is said, each thing once, with all who say it; what was said last comes first."""
    found: dict[tuple[str, int], Strip] = {}
    for line in reversed(lines):
        found.setdefault((line.words, line.door), []).append(line)
    return list(found.values())


def speakers(strip: Strip) -> str:
    """Who says it: a lone Wizard with what he looks for."""
    return strip[0].who if len(strip) == 1 else ", ".join(line.name for line in strip)


class Row(NamedTuple):
    """The parts of one strip."""

    slab: Slab
    cloaks: list[Part]
    key: Part
    who: Caption
    said: Caption

    def hide(self) -> None:
        """It has no room."""
        for part in (self.slab, *self.cloaks, self.key):
            part.hide()
        self.who.opacity = self.said.opacity = 0


class Speech(FloatLayout):
    """As many strips as there is room for."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.lines: list[Line] = []
        self._rows: list[Row] = []
        self.bind(pos=self._lay, size=self._lay)

    def show(self, lines: Sequence[Line]) -> None:
        """Say these, the last of them on top."""
        if list(lines) != self.lines:
            self.lines = list(lines)
            self._write()

    def _write(self) -> None:
        self.clear_widgets()
        self.canvas.before.clear()
        self._rows = []
        for strip in strips(self.lines):
            row = Row(
                Slab(TABLE("spoken")),
                [Part(TABLE(f"cloak_{line.hue}")) for line in strip],
                Part(TABLE(f"key_{strip[0].door}")),
                Caption(speakers(strip), "text", "ink", spare=True, halign="left"),
                Caption(strip[0].words, "strong", "ink", halign="left", spare=True),
            )
            for part in (row.slab, *row.cloaks, row.key):
                self.canvas.before.add(part)
            for caption in (row.who, row.said):
                self.add_widget(caption)
            self._rows.append(row)
        self._lay()

    @property
    def count(self) -> int:
        """How many strips there are."""
        return len(self._rows)

    def _lay(self, *_change: object) -> None:
        columns = 2 if self.width > dp(560) and len(self._rows) > 1 else 1
        least = max(ROW, lanterne().theme.body * 3.2)
        fit = max(1, int((self.height + dp(4)) // least)) if self.height > dp(40) else 0
        lines = min(fit, -(-len(self._rows) // columns))
        high = min(max(dp(72), least), self.height / max(1, lines))
        wide = self.width / columns
        for number, row in enumerate(self._rows):
            line, column = divmod(number, columns)
            if line < fit:
                top = self.y + self.height - (line + 1) * high
                self._lay_row((self.x + column * wide, top, wide, high), row)
            else:
                row.hide()

    def _lay_row(self, box: Rect, row: Row) -> None:
        x, y, wide, whole = box
        high = whole - dp(4)
        tall = high * 0.82
        pitch = tall * CLOAK * (1.0 if len(row.cloaks) == 1 else 0.62)
        left = x + tall * CLOAK + (len(row.cloaks) - 1) * pitch
        row.slab.lay(left - dp(6), y, x + wide - left + dp(2), high)
        for place, cloak in enumerate(row.cloaks):
            cloak.lay(x + place * pitch, y + dp(4), tall * CLOAK, tall)
        row.key.centre(x + wide - dp(26), y + high / 2, dp(30), dp(35))
        inner, words = x + wide - dp(46) - left - dp(10), left + dp(10)
        roomy = high > dp(48) and lanterne().theme.body <= sp(20)
        row.who.opacity = 0
        if roomy:
            row.who.lay(words, y + high - dp(26), inner, dp(23), "label")
        row.said.lay(words, y + dp(3), inner, high - (dp(28) if row.who.opacity else dp(8)), "body")
        if not row.said.opacity:  # a touch of the pawn says it
            row.hide()
