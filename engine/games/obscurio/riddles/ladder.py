"""The solo ladder: twelve riddles of rising difficulty. And one riddle for every day of the calendar."""

from datetime import date
from functools import cache

from engine.games.obscurio.riddles.posing import Grade, pose
from engine.games.obscurio.riddles.riddle import Riddle

RUNGS: tuple[tuple[int, Grade], ...] = (
    (103, Grade(0.93, 1.00)),
    (205, Grade(0.86, 0.93)),
    (303, Grade(0.78, 0.86, lures=1)),
    (404, Grade(0.70, 0.78, lures=1)),
    (506, Grade(0.68, 0.80, by_idea=True)),
    (603, Grade(0.60, 0.68, lures=2)),
    (804, Grade(0.55, 0.65, lures=1, film=True)),
    (702, Grade(0.50, 0.62, lures=1, by_idea=True)),
    (1001, Grade(0.46, 0.54, lures=2, film=True)),
    (10015, Grade(0.42, 0.50, lures=2, by_idea=True)),
    (11060, Grade(0.38, 0.46, lures=2, by_idea=True)),
    (1202, Grade(0.32, 0.40, lures=3, by_idea=True)),
)
"""For every rung its number and how hard it is. Never changed: what was found there is kept by its rung."""

WEEK: tuple[Grade, ...] = tuple(RUNGS[place][1] for place in (0, 1, 2, 3, 4, 5, 7))
"""How hard the riddle of each weekday is, from an easy Monday to a hard Sunday."""


@cache
def rung(place: int) -> Riddle:
    """The riddle of a rung, from 1 at the foot of the ladder."""
    return pose(*RUNGS[place - 1])


@cache
def riddle_of(day: date) -> Riddle:
    """The riddle of a day: the same for everybody."""
    return pose(day.toordinal(), WEEK[day.weekday()])
