"""The fight that the rulebook plays through (p. 8 to 10, 16 and 17) ends as it is printed."""

from tests.engine.games.dead_cells.fights import (
    CELLS,
    FLAYED,
    IMMOLATED,
    POISONED,
    QUARTERED,
    R1,
    R2,
    R3,
    SLOTS,
    fight,
)
from tests.engine.games.dead_cells.rulings import ruling

DIANE, CHARLOTTE, MARIO, GABRIEL = range(4)
"""Around the table: the Poisoned, the Flayed, the Quartered who passes, the Immolated."""


def printed():
    """A monster ahead, an elite archer far away, a green scroll on the ground; Diane is First Player."""
    return fight(
        {"R1": "B1-01", "R3": "B1-11"},
        players=4,
        prisoners=[POISONED, FLAYED, QUARTERED, IMMOLATED],
        loot={"survival": 1},
        fighters=[
            {"hand": ["ST-13", "ST-14", "ST-15"]},
            {"hand": ["ST-08", "ST-07", "ST-09"]},
            {"hand": ["ST-19", "ST-20", "ST-21"], "deck": ["ST-22"]},
            {"hand": ["ST-02", "ST-01", "ST-03"]},
        ],
    )


def committed():
    table = printed()
    table.play("pass", MARIO)
    table.commit("ST-13")
    table.commit("ST-08")
    assert table.told("turned_up") == [(MARIO, 122)]
    table.play("drop", 119).play("keep")
    return table.commit("ST-02")


def test_the_passer_moves_the_marker_of_the_card_that_he_turns_up():
    table = committed()
    assert table.state.tracks[MARIO] == [0, 1, 0]
    assert len(table.state.hands[MARIO]) == 3


def round_I():
    """Charlotte takes a shield; the marksman hits her and Gabriel."""
    table = committed()
    assert table.step == "use"
    table.play("skill", 0)
    table.play("victim", SLOTS + CHARLOTTE).play("victim", SLOTS + GABRIEL)
    return table


@ruling(34)
def test_in_round_I_a_shield_is_spent_and_the_archer_comes_nearer():
    table = round_I()
    assert table.state.hurt[SLOTS:] == [0, 0, 0, 1]
    assert table.told("blocked") == [(SLOTS + CHARLOTTE, 1)]
    assert table.state.foes[R2] == 1111
    assert not table.state.foes[R3]


def round_II():
    """Diane poisons the marksman, Charlotte and Gabriel kill what stands next to them."""
    table = round_I()
    assert table.step == "target"
    return table.play("target", R2)


@ruling(20, 32)
def test_in_round_II_the_first_monster_dies_and_poison_works_before_the_gap_closes():
    table = round_II()
    assert (R1, 1101) in table.told("died")
    assert table.state.bag[CELLS] == 1


def test_the_fight_ends_as_printed():
    table = round_II()
    assert (R1, 1111) in table.told("died")
    assert table.state.hurt[SLOTS:] == [1, 0, 0, 1]
    assert table.told("picked_up") == [(4, 1)]
    assert len(table.told("looted_item")) == 1
    assert table.step == "give_scroll"
    table.play("give", DIANE)
    assert table.step == "give_item"
    table.play("give", GABRIEL)
    assert table.state.tracks[DIANE] == [1, 0, 0]
    assert table.state.hearts[DIANE] == 4
    assert len(table.state.worn[GABRIEL]) == 1
    assert table.state.bag == [1, 0, 0]
    assert not table.state.fallen
