"""What the open table sees beside the box: never who the Traitor is, until it was shown."""

import pytest

from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.secret import HIDDEN, Role
from engine.games.obscurio.state import NOBODY
from tests.engine.games.obscurio.beside_the_box import at_the_doors, stand, table, turn

WIZARDS = range(1, 6)


def views(lot):
    """What is seen at every step of a turn that wakes the accusation, whoever betrays."""
    companion = table(roles="device", lot=lot)
    seen = [companion.view()]
    companion.go_on()
    companion.set_traps(["dark_night", "espionage", "locked"])
    while companion.step != steps.DOORS:
        seen.append(companion.view())
        companion.go_on()
    seen.append(companion.view())
    companion.go_on()
    companion.correct("light", 1)
    companion.resolve_wrong([1, 2])
    seen.append(companion.view())
    companion.next_turn()
    seen.append(companion.view())
    companion.go_on()
    return [*seen, companion.view()]


@pytest.mark.parametrize("lot", range(1, 5))
def test_the_open_table_looks_the_same_whoever_betrays(lot):
    assert views(lot) == views(0)
    assert [view.step for view in views(lot)][-2:] == [steps.DEBATE, steps.VOTE]


def test_the_traitor_is_seen_by_all_once_a_finger_found_it():
    companion = table(roles="device", lot=2)
    traitor = next(seat for seat in WIZARDS if companion.role_of(seat).kind == "traitor")
    turn(companion, 1, 2, 2, 2, 2, 2)
    assert companion.view().traitor == NOBODY
    companion.correct("light", 0)
    companion.next_turn()
    companion.accuse({traitor: 3})
    assert (companion.view().traitor, companion.view().exposed) == (traitor, True)


def test_everybody_learns_their_own_card_and_the_grimoire_the_traitor():
    companion = table(roles="device", lot=3)
    kinds = [companion.role_of(seat).kind for seat in range(6)]
    assert sorted(kinds) == ["grimoire", *["loyal"] * 4, "traitor"]
    assert companion.role_of(0) == Role("grimoire", kinds.index("traitor"))
    assert all(companion.role_of(seat).traitor == NOBODY for seat in WIZARDS)


def test_the_grimoire_reads_the_places_of_the_traitor_alone():
    companion = table(roles="device", lot=3)
    traitor = companion.role_of(0).traitor
    touches = {seat: (3, 7) if seat == traitor else (1, 2) for seat in WIZARDS}
    told = [str(line) for line in companion.orders_for_the_grimoire(touches)]
    assert [line for line in told if "3, 7" in line]
    assert not [line for line in told if "1, 2" in line]


def test_with_the_cards_of_the_box_the_grimoire_reads_what_everybody_touched():
    companion = table()
    assert companion.role_of(0).traitor == HIDDEN
    told = [str(line) for line in companion.orders_for_the_grimoire({2: (4,), 5: (0,), 0: (8,)})]
    assert [line.split(": ")[1] for line in told[2:-1]] == ["4", "none"]


def test_a_copy_can_be_tried_out_without_a_trace():
    companion = at_the_doors(table())
    stand(companion, 1, 1, 2, 2, 2)
    before = companion.view()
    later = companion.copy()
    later.resolve(1)
    assert later.view().told
    assert companion.view() == before


def test_the_rules_leave_nothing_to_be_asked_beside_the_box():
    companion = turn(table(), 1, 2, 2, 2, 2, 2)
    state = companion.state
    assert (state.todo, state.asked, state.invited) == ([], 0, 0)
