"""What the monster sees, and where it turns."""

from engine.games.finstere_flure.rules.look import NEAREST, NOTHING, TIE
from tests.engine.games.finstere_flure.positions import one_step, walked
from tests.engine.games.finstere_flure.rulings import ruling


def first(picture, **fields):
    """Where the monster faces after its first look, and why."""
    step = one_step(picture, at=(4, 4), **fields)
    look = step.events[0]
    assert look[0] == "looked"
    return "NESW"[look[6]], look[2]


@ruling("5a.9")
def test_the_monster_sees_nobody_and_goes_straight_on():
    assert first("▶ . . .") == ("E", NOTHING)


@ruling("5a.9")
def test_the_monster_never_looks_back():
    assert first("a . ▶ .") == ("E", NOTHING)


@ruling("5a.9")
def test_the_monster_never_looks_diagonally():
    assert first(". . a\n. ▶ .\n. . b") == ("E", NOTHING)


@ruling("5a.9")
def test_the_monster_turns_left_and_right():
    assert first(". a\n. .\n. ▶") == ("N", NEAREST)
    assert first(". ▶\n. .\n. a") == ("S", NEAREST)


@ruling("5a.9")
def test_after_the_last_step_it_looks_once_more_and_turns():
    t = walked("▶ . . . . . .\n. . . . . a .", 5, at=(4, 4))
    assert t.path == [(5, 4), (6, 4), (7, 4), (8, 4), (9, 4)]
    assert t.facing == "S"


@ruling("5a.10")
def test_the_nearest_pawn_wins():
    assert first(". b .\n. . .\n. ▶ . . . a") == ("N", NEAREST)
    assert first(". b .\n. . .\n. ▶ a") == ("E", NEAREST)


@ruling("5a.10")
def test_two_equally_near_keep_it_straight_on():
    assert first(". a .\n. ▶ .\n. b .") == ("E", TIE)
    assert first(". a .\n. ▶ b") == ("E", TIE)
    assert first(". a .\n. ▶ b\n. c .") == ("E", TIE)


@ruling("5a.10")
def test_a_tie_of_two_that_are_not_the_nearest_means_nothing():
    assert first(". a .\n. . .\n. ▶ b\n. . .\n. c .") == ("E", NEAREST)


@ruling("5a.10")
def test_pool_cells_count_like_any_other():
    straight = ". ▶ . a\n. ≈ ≈ .\n. ≈ ≈ .\n. b . ."
    assert first(straight) == ("E", NEAREST), "two cells are nearer than three, pool or not"
    assert first(". ▶ . a\n. ≈ ≈ .\n. b≈ ≈ .") == ("E", TIE)


@ruling("5a.11")
def test_stones_stop_sight():
    assert first("▶ . # a") == ("E", NOTHING)
    assert first("▶ . R a") == ("E", NOTHING)
    assert first("▶ . U a") == ("E", NOTHING)


@ruling("5a.11")
def test_crystals_teleporters_and_pools_do_not_stop_sight():
    for between in ("o", "> . >", "~ ~ ~ ~"):
        assert first(f"▼ . {between} . a") == ("E", NEAREST)


@ruling("5a.15")
def test_sight_does_not_pass_walls():
    assert one_step("▶", at=(15, 5), pawns={"a": [0, 5]}).events[0][2] == NOTHING
