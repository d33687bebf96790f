"""What computer Wizards say at the doors: a strip of paper for each, newest first."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.table.part import Part, Rect, Slab
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.words import Caption

ROW = dp(58)


class Line(NamedTuple):
    """Who says what about which door."""

    seat: int
    hue: str
    who: str
    words: str
    door: int


class Speech(FloatLayout):
    """As many strips as there is room for."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.lines: list[Line] = []
        self._rows: list[tuple[Slab, Part, Part, Caption, Caption]] = []
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
        for line in reversed(self.lines):
            slab, mark = Slab(TABLE("spoken")), Part(TABLE(f"cloak_{line.hue}"))
            key = Part(TABLE(f"key_{line.door}"))
            who, said = (
                Caption(line.who, "text", "ink", spare=True, halign="left"),
                Caption(line.words, "strong", "ink", halign="left", spare=True),
            )
            for part in (slab, mark, key):
                self.canvas.before.add(part)
            for caption in (who, said):
                self.add_widget(caption)
            self._rows.append((slab, mark, key, who, said))
        self._lay()

    def _lay(self, *_change: object) -> None:
        columns = 2 if self.width > dp(560) and len(self._rows) > 1 else 1
        least = max(ROW, App.get_running_app().theme.body * 3.6)
        fit = max(1, int((self.height + dp(4)) // least)) if self.height > dp(40) else 0
        rows = min(fit, -(-len(self._rows) // columns))
        high = min(max(dp(72), least), self.height / max(1, rows))
        for number, row in enumerate(self._rows):
            line, column = divmod(number, columns)
            shown = line < fit
            for part in row[:3]:
                if not shown:
                    part.hide()
            for caption in row[3:]:
                caption.opacity = 1 if shown else 0
            if shown:
                wide = self.width / columns
                self._lay_row(
                    (self.x + column * wide, self.y + self.height - (line + 1) * high, wide, high), *row
                )

    def _lay_row(self, box: Rect, slab: Slab, mark: Part, key: Part, who: Caption, said: Caption) -> None:
        x, y, wide, row = box
        high = row - dp(4)
        slab.lay(x + dp(30), y, wide - dp(34), high)
        mark.lay(x, y + dp(4), high * 0.6, high * 0.82)
        key.centre(x + wide - dp(26), y + high / 2, dp(30), dp(35))
        inner, left = wide - dp(96), x + dp(48)
        roomy = high > dp(52) and App.get_running_app().theme.body <= sp(20)
        who.opacity = 0
        if roomy:
            who.lay(left, y + high - dp(29), inner, dp(24), "label")
        said.lay(left, y + dp(5), inner, high - (dp(32) if who.opacity else dp(10)), "body")
        if not said.opacity:  # a touch of the pawn says it
            for part in (slab, mark, key):
                part.hide()
