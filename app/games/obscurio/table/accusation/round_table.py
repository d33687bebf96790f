"""The round table of the hunt: all Wizards at its rim, the time in the middle, a grain for each second."""

from collections.abc import Sequence
from math import cos, pi, sin

from kivy.metrics import dp

from app.games.obscurio.table.accusation.line_up import Person, Suspect
from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.look.places import sprite
from app.look.running import lanterne

GRAINS = 60
GLOWING, FALLEN = (1.0, 0.86, 0.5, 1.0), (0.30, 0.24, 0.45, 0.8)
RIM, SEATS, PLACE = 0.955, 0.67, (0.60, 0.68)
"""By the radius of the table: where the grains lie, where the Wizards stand, how much room each has.

Nobody stands at the top, where the clock is near.
"""
LEAST, LEAST_VOTED = 10.0, 14.0
"""The radius that words of the table's letters need; more where the votes stand over the pawns."""


class RoundTable(Laid):
    """Shows people as a `LineUp` does."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._top, self._ring = Part(TABLE("back")), Part(TABLE("lip"))
        self._grains = [Part(sprite("glow"), dye=GLOWING) for _ in range(GRAINS)]
        for part in (self._top, self._ring, *self._grains):
            self.canvas.before.add(part)
        self._people: Sequence[Person] = ()
        self.glowing = GRAINS
        """How many seconds are left of the minute."""

    @staticmethod
    def has_room(radius: float, people: Sequence[Person]) -> bool:
        """Whether names and pawns are large enough on a table of that radius."""
        voted = any(person.accused_by for person in people)
        return bool(radius >= lanterne().theme.body * (LEAST_VOTED if voted else LEAST))

    def show(self, people: Sequence[Person]) -> None:
        """These and no others."""
        if people == self._people:
            return
        self._people = people
        self.clear_widgets()
        most = max((person.taken for person in people), default=0)
        voted = any(person.accused_by for person in people)
        for person in people:
            self.add_widget(Suspect(person, most, voted))
        self.relay()

    def burn(self, share: float) -> bool:
        """So much of the time is left; True if another grain has gone out."""
        left = round(GRAINS * min(1.0, max(0.0, share)))
        if left == self.glowing:
            return False
        self.glowing = left
        for number, grain in enumerate(self._grains):
            grain.dye(GLOWING if number < left else FALLEN)
        return True

    @property
    def radius(self) -> float:
        """Half its width."""
        return float(min(self.size) / 2)

    def relay(self) -> None:
        """Put every part into its place."""
        x, y, radius = self.x + self.width / 2, self.y + self.height / 2, self.radius
        self._top.centre(x, y, radius * 2, radius * 2)
        self._ring.centre(x, y, radius * 2, radius * 2)
        side = max(dp(9), radius * 0.05)
        for number, grain in enumerate(self._grains):
            at = _round(x, y, radius * RIM, number / GRAINS)
            grain.centre(*at, side, side)
        count = max(1, len(self.children))
        wide, high = PLACE[0] * radius, PLACE[1] * radius
        for number, suspect in enumerate(reversed(self.children)):
            at = _round(x, y, radius * SEATS, (number + 0.5) / count)
            suspect.lay(at[0] - wide / 2, at[1] - high / 2, wide, high)


def _round(x: float, y: float, radius: float, share: float) -> tuple[float, float]:
    """A point of a circle, from the top with the sun."""
    angle = 2 * pi * share
    return x + radius * sin(angle), y + radius * cos(angle)
