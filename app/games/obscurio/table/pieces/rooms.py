"""The six rooms of the way out: those behind, the one the group stands in, those ahead."""

from kivy.uix.widget import Widget

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.pieces.part import Part
from engine.games.obscurio.state import LAST_SPACE

PROPORTION = 0.78
"""Width by height of a window."""


class RoomTrack(Widget):
    """Six windows in a row."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._windows = [Part(LIBRARY("room_ahead")) for _ in range(LAST_SPACE)]
        for part in self._windows:
            self.canvas.add(part)
        self._here = 0
        self.bind(pos=self._lay, size=self._lay)

    def show(self, here: int) -> None:
        """The group stands in this one."""
        if here != self._here:
            self._here = here
            for number, part in enumerate(self._windows, start=1):
                kind = "here" if number == here else "past" if number < here else "ahead"
                part.show(LIBRARY(f"room_{kind}"))

    def _lay(self, *_change: object) -> None:
        pitch = min(self.width / LAST_SPACE, self.height)
        side = pitch * 0.96
        left = (self.x + self.width / 2) - pitch * LAST_SPACE / 2
        for number, part in enumerate(self._windows):
            part.centre(left + (number + 0.5) * pitch, (self.y + self.height / 2), side, side)
