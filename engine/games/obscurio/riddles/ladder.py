"""The solo ladder: twelve riddles of rising difficulty. And one riddle for every day of the calendar."""

from datetime import date
from functools import cache

from engine.games.obscurio.riddles.posing import Grade, Posing
from engine.games.obscurio.riddles.riddle import Riddle

RUNGS: tuple[tuple[Riddle, Grade], ...] = (
    (Riddle(17, (82, 69), ((0, 96), (1, 69)), (33, 47, 10, 37, 17, 31)), Grade(0.93, 1.00)),
    (Riddle(35, (14, 64), ((0, 57), (1, 56)), (46, 28, 35, 36, 71, 56)), Grade(0.86, 0.93)),
    (Riddle(45, (62, 60), ((0, 93), (1, 13)), (7, 67, 63, 45, 20, 38)), Grade(0.78, 0.86, lures=1)),
    (Riddle(15, (75, 37), ((0, 102), (0, 108)), (35, 80, 44, 15, 4, 53)), Grade(0.70, 0.78, lures=1)),
    (Riddle(72, (4, 26), ((0, 29), (1, 108)), (75, 66, 10, 72, 14, 47)), Grade(0.68, 0.80, by_idea=True)),
    (Riddle(21, (23, 83), ((0, 69), (1, 28)), (74, 61, 76, 82, 19, 21)), Grade(0.60, 0.68, lures=2)),
    (
        Riddle(40, (35, 83), ((1, 59), (1, 67)), (40, 31, 33, 84, 20, 44), film=True),
        Grade(0.55, 0.65, lures=1, film=True),
    ),
    (
        Riddle(10, (21, 3), ((0, 87), (1, 3)), (30, 54, 35, 62, 29, 10)),
        Grade(0.50, 0.62, lures=1, by_idea=True),
    ),
    (
        Riddle(26, (33, 36), ((0, 55), (1, 70)), (25, 26, 72, 31, 37, 70), film=True),
        Grade(0.46, 0.54, lures=2, film=True),
    ),
    (
        Riddle(82, (78, 79), ((0, 5), (1, 56)), (32, 62, 82, 3, 37, 27)),
        Grade(0.42, 0.50, lures=2, by_idea=True),
    ),
    (
        Riddle(66, (31, 12), ((0, 105), (1, 17)), (7, 21, 55, 22, 70, 66)),
        Grade(0.38, 0.46, lures=2, by_idea=True),
    ),
    (Riddle(62, (78, 60), ((1, 67),), (66, 76, 84, 11, 13, 62)), Grade(0.32, 0.40, lures=3, by_idea=True)),
)
"""The rungs from the foot of the ladder, and how hard each is.

They were posed by `pose` and are kept as they lay: what somebody found there is kept by its rung, and would
be wrong if computer players, who pose riddles, learnt to look better.
"""

WEEK: tuple[Grade, ...] = tuple(RUNGS[place][1] for place in (0, 1, 2, 3, 4, 5, 7))
"""How hard the riddle of each weekday is, from an easy Monday to a hard Sunday."""


def rung(place: int) -> Riddle:
    """The riddle of a rung, from 1 at the foot of the ladder."""
    return RUNGS[place - 1][0]


def riddle_of(day: date) -> Riddle:
    """The riddle of a day, the same for everybody; it takes up to a second."""
    posing = posing_of(day)
    while posing.riddle is None:
        posing.work(1.0)
    return posing.riddle


@cache
def posing_of(day: date) -> Posing:
    """The riddle of a day on its way; what has been thought of it is not thought again."""
    return Posing(day.toordinal(), WEEK[day.weekday()])
