"""The engine's walk against the plain one; tools/finstere_flure_walks.py compares many more positions."""

from collections import Counter

import pytest

from engine.games.finstere_flure import walk
from engine.games.finstere_flure.rules.board import place_of
from tests.engine.games.finstere_flure import plain_walk
from tests.engine.games.finstere_flure.second_opinion import EVERYTHING, Laid, compare

POSITIONS = 1_500


@pytest.mark.slow
def test_the_engine_and_a_plain_walk_written_from_the_rules_agree():
    happened = Counter()
    for seed in range(POSITIONS):
        differences = compare(seed, happened)
        assert not differences, differences[0]
    assert set(happened) == EVERYTHING, "every rule of the walk should have been met"


def test_the_plain_walk_replays_the_example_of_the_rulebook():
    scene = plain_walk.Scene(
        stones={(13, 5): "stone"},
        pools={(10, 5), (11, 5), (10, 6), (11, 6)},
        teleporters={},
        pawns={
            "A": (9, 1),
            "B": (8, 7),
            "C": (12, 5),
            "D": (12, 2),
            "E": (12, 8),
            "F": (14, 5),
            "G": (15, 6),
            "H": (10, 4),
        },
        monster=(9, 7),
        facing="E",
    )
    plain_walk.walk(scene, steps=8)
    assert scene.path == [(9, 6), (9, 5), (12, 5), (13, 5), (14, 5), (15, 5), (15, 6), (15, 7)]
    assert (scene.facing, scene.eaten, scene.crushed) == ("W", ["C", "G"], ["F"])


def test_the_engine_reads_the_scenario_of_a_random_position():
    laid = next(each for each in map(Laid, range(50)) if each.scene.pawns)
    walked = walk(laid.scenario(), "7")
    assert [place_of(cell) for cell in walked.path] == plain_walk.walk(laid.scene, steps=7).path
