"""How a figure holds itself: breath, stroke, blow, guard and fall as angles and distances.

Each of its five moves is a number that a motion runs through; from them and the time follows how far the body
leans, and how head and limb are turned about their joints.
"""

import math

from kivy.metrics import dp

from app.games.dead_cells.table.paint.limbs import HEAD, LIMB
from app.games.dead_cells.table.paint.sketch import Colour

BREATH, SWAY = 3.0, 3.4
"""Seconds in which a head nods once, and a limb sways once."""
NOD, DRIFT, ROCK = math.radians(1.6), math.radians(1.8), 0.006
"""How far head and limb go in a breath; how far the body leans, of its height."""
STROKE, WIND_UP = math.radians(28), math.radians(16)
BOW = math.radians(6)
"""How far the head follows a stroke."""
LEAN = 0.07
"""Four degrees from the feet."""
RECOIL, DROP = math.radians(11), math.radians(9)
GUARD = math.radians(22)
TUMBLE = math.radians(100)
Turn = tuple[float, float, float]
"""An angle, and how far a joint has gone from its place."""


class Pose:
    """One figure's, at one moment."""

    def __init__(self, phase: float) -> None:
        self._phase = phase
        self._high, self._forward, self._armed = 1.0, -1, True
        self.rest()
        self.lean = self.hop = self.across = 0.0
        self.squash = 1.0
        self.turns: dict[str, Turn] = {}

    def rest(self) -> None:
        """Nothing moves but the breath."""
        self.stroke = 0.0
        """How far a stroke has come, 0 to 1."""
        self.blow = self.guard = 0.0
        """How much of a blow, or of a raised guard, is still seen: 1 to 0."""
        self.sink = 0.0
        """How far a fall has come."""
        self.shake = 0.0
        """To and fro, in pixels."""
        self.way = 0.0
        """How far the figure still has to go to its place, in dp."""

    def fit(self, high: float, forward: int, armed: bool) -> None:
        """Be so many pixels high, look to a side, and have a limb that acts, or only a head."""
        self._high, self._forward, self._armed = high, forward, armed

    def at(self, time: float) -> None:
        """Take the pose of a moment; at time 0 nobody breathes."""
        swing, thrust = _swing(self.stroke), math.sin(self.stroke * math.pi)
        self.across = dp(self.way) + self.shake + dp(12) * self._forward * thrust
        self.hop = dp(3) * abs(math.sin(self.way / 9)) if self.way else 0.0
        self.squash = 1 - 0.85 * self.sink
        breath = math.sin(math.tau * time / BREATH + self._phase) if time else 0.0
        sway = math.sin(math.tau * time / SWAY + 1.3 * self._phase) if time else 0.0
        push = LEAN * thrust - 0.6 * LEAN * self.blow - 0.35 * LEAN * self.guard + 0.2 * self.sink
        self.lean = self._high * (ROCK * breath + self._forward * push)
        head = BOW * thrust - RECOIL * self.blow
        if not self._armed:
            head += 0.7 * swing - 0.5 * GUARD * self.guard
        limb = swing + DROP * self.blow - GUARD * self.guard
        self.turns[HEAD] = self._turn(head + NOD * sway, -1.0)
        self.turns[LIMB] = self._turn(limb + DRIFT * breath, 1.0)

    def _turn(self, bend: float, side: float) -> Turn:
        """Forward and down counts as more; whoever falls loses his head backward and his tool forward."""
        away = side * self._forward * self._high
        bend += side * TUMBLE * self.sink
        leap = 0.22 * math.sin(min(1.0, 1.6 * self.sink) * math.pi) * self._high
        return -self._forward * bend, 0.24 * away * self.sink, leap

    def tinted(self, tint: Colour) -> Colour:
        """Hot under a blow, cool behind a guard, faint in a fall."""
        red, green, blue, alpha = tint
        hot, cool = 1 + 0.8 * self.blow, 1 + 0.5 * self.guard
        return (
            min(1.6, red * hot),
            min(1.5, green * cool),
            min(1.6, blue * cool),
            alpha * (1 - 0.9 * self.sink),
        )


def _swing(share: float) -> float:
    """Back a little, far forward, and home."""
    if share < 0.3:
        return -WIND_UP * math.sin(share / 0.3 * math.pi / 2)
    if share < 0.55:
        return -WIND_UP + (STROKE + WIND_UP) * math.sin((share - 0.3) / 0.25 * math.pi / 2)
    return STROKE * (1 + math.cos((share - 0.55) / 0.45 * math.pi)) / 2
