"""Riddles for one: fair, arguable, harder from rung to rung, and the same wherever they are posed."""

from datetime import date, timedelta

import pytest

from engine.games.obscurio.riddles.ladder import RUNGS, WEEK, riddle_of, rung
from engine.games.obscurio.riddles.posing import Grade, Posing, pose
from engine.games.obscurio.riddles.riddle import Riddle, argument, nudge, tempted
from engine.games.obscurio.rules.cards import DOORS
from engine.games.obscurio.words.resemblance import is_something

MONDAY = date(2026, 11, 16)
PINNED = [17, 35, 45, 15, 72, 21, 40, 10, 26, 82, 66, 62]
"""What lies behind the right door of each rung. A change would make kept answers wrong."""


each_rung = pytest.mark.parametrize("riddle", [rung(place) for place in range(1, len(RUNGS) + 1)])


def found(riddle: Riddle) -> float:
    """How likely a plain reader opens the Exit first."""
    return riddle.chances()[riddle.door - 1]


@each_rung
def test_the_exit_answers_the_clue_better_than_every_other_door(riddle: Riddle) -> None:
    assert found(riddle) == max(riddle.chances())
    assert sorted(riddle.chances())[-2] < found(riddle)


@each_rung
def test_every_butterfly_of_a_rung_can_be_argued_for(riddle: Riddle) -> None:
    assert len(argument(riddle)) == len(riddle.butterflies)
    assert all(map(is_something, argument(riddle)))
    assert nudge(riddle) in argument(riddle)


@each_rung
def test_no_card_of_a_riddle_lies_there_twice(riddle: Riddle) -> None:
    cards = [*riddle.pages, *riddle.doors]
    assert len(riddle.doors) == DOORS
    assert len(set(cards)) == len(cards)


def test_the_ladder_grows_harder() -> None:
    chances = [found(rung(place)) for place in range(1, len(RUNGS) + 1)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert chances[-1] < 0.45


def test_the_rungs_are_the_ones_that_were_kept_in_saves() -> None:
    assert [rung(place).exit for place in range(1, len(RUNGS) + 1)] == PINNED


def test_a_number_always_poses_the_same_riddle() -> None:
    assert pose(7, Grade(0.5, 0.7, lures=1)) == pose(7, Grade(0.5, 0.7, lures=1))


def test_a_riddle_thought_of_in_slices_is_the_same_as_at_once() -> None:
    grade, slices = Grade(0.5, 0.7, lures=1), 1
    posing = Posing(7, grade)
    while not posing.work(0.0):
        slices += 1
    assert slices > 20
    assert posing.riddle == pose(7, grade)


def test_every_day_of_a_week_has_a_fair_riddle_of_its_own() -> None:
    week = [riddle_of(MONDAY + timedelta(days=day)) for day in range(len(WEEK))]
    assert len(set(week)) == len(week)
    assert all(found(riddle) == max(riddle.chances()) for riddle in week)


def test_another_door_says_what_it_shares_with_the_clue() -> None:
    riddle = rung(6)
    other = next(door for door in range(1, DOORS + 1) if door != riddle.door)
    assert str(tempted(riddle, other))
