"""The fight against a boss: rulings 38, 43, 88, and the Concierge himself."""

from engine.core.event import seen_by
from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, MARK, POISON
from engine.games.dead_cells.rules.harm import fall, hurt
from engine.games.dead_cells.rules.states import afflict
from engine.games.dead_cells.rules.turn import SCRIPT
from tests.engine.games.dead_cells.fights import CELLS, NOBODY, R1, R3, SLOTS, fight
from tests.engine.games.dead_cells.rulings import ruling

A = SLOTS
QUIET = ("ST-05", "ST-11", "ST-14")


def boss(**more):
    return fight(place="C1", order="C1-02", **more)


def beat(table):
    """The face that is up gets more damage than it can take."""
    hurt(table.state, R1, 99, "", table.events, A)
    SCRIPT.run(table.state, table.events)
    return table


@ruling(43)
def test_a_beaten_face_stops_the_turn_at_once_and_excess_damage_is_lost():
    table = boss().commit(*QUIET).to_round(2)
    table.state.marks[A] = 1
    beat(table)
    assert table.state.face == 1
    assert table.state.hurt[R1] == 0
    assert table.state.marks[A] == 0
    assert all(len(hand) == 3 for hand in table.state.hands)
    assert table.step == "commit"


@ruling(43)
def test_the_last_face_ends_the_fight_and_pays():
    table = boss().commit(*QUIET).to_round(2)
    beat(table).commit(*QUIET).to_round(2)
    cells = table.state.bag[CELLS]
    beat(table)
    assert table.step == "last_look"
    assert table.state.bag[CELLS] == cells + 2
    blueprint = table.told("collected")[-1][0]
    table.until()
    assert table.session.outcome.result == "won"
    assert blueprint in table.state.gear


@ruling(38)
def test_a_boss_beaten_in_the_turn_of_a_death_is_no_victory():
    table = boss().commit(*QUIET).to_round(2)
    beat(table).commit(*QUIET).to_round(2)
    fall(table.state, 1, "10", table.events)
    beat(table).until()
    assert table.session.outcome.result == "lost"


@ruling(38)
def test_after_a_death_the_turn_is_played_to_its_end():
    table = boss().commit(*QUIET)
    fall(table.state, 1, "10", table.events)
    table.until("last_look")
    assert [k for (k,) in table.told("round")][-1] == 3


@ruling(88)
def test_a_boss_is_immune_to_bleed_and_fire_and_holds_two_poison_and_one_mark():
    table = boss()
    for kind, n in ((BLEED, 1), (FIRE, 2), (POISON, 5), (MARK, 3)):
        afflict(table.state, R1, kind, n, table.events, A)
    state = table.state
    assert (state.bleed[R1], state.fire[R1], state.poison[R1], state.marks[R1]) == (0, 0, 2, 1)
    table.commit(*QUIET).until("commit")
    assert table.state.poison[R1] == 2


@ruling(31)
def test_frost_on_a_boss_goes_at_the_end_of_each_turn():
    table = boss()
    table.state.frozen[R1] = 1 << 3
    table.state.order = 2102
    table.commit(*QUIET).until("commit")
    assert table.state.frozen[R1] == 0


def test_a_fire_strike_joins_at_the_end_of_each_turn_and_stays_through_the_flip():
    table = boss().commit(*QUIET).until("commit")
    assert table.told("joined")[0][1] == 2110
    assert table.state.foes[R3] == 2110
    table.commit("ST-02", "ST-10", "ST-16")
    beat(table)
    assert table.state.foes[R3] == 2110


def test_a_loot_action_puts_out_one_fire_in_this_fight():
    table = boss()
    table.state.fire[A] = 1
    table.commit(*QUIET).until("commit")
    assert (A, FIRE, 1) in table.told("cleansed")


def test_every_view_knows_that_the_fight_is_over_when_the_last_face_falls():
    table = boss().commit(*QUIET).to_round(2)
    beat(table).commit(*QUIET).to_round(2)
    views = {seat: table.session.view(seat) for seat in (0, 1, 2, None)}
    told = len(table.events)
    beat(table)
    for seat, view in views.items():
        assert view["round"] == 2
        for event in seen_by(seat, table.events[told:]):
            table.session.game.fold(view, event)
        assert view["round"] == table.session.view(seat)["round"] == NOBODY
