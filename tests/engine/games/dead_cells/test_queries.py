"""What a table foresees is what the rules then do, and nothing of it tells a secret."""

from random import Random

import pytest

from engine import Session
from engine.core.event import seen_by
from engine.games.dead_cells import queries
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import UNSEEN
from tests.engine.games.dead_cells.fights import fight

BY_CHANCE = frozenset(
    {
        "gear_drawn",
        "blueprint_drawn",
        "drew",
        "drew_hidden",
        "reshuffled",
        "monster_drawn",
        "asked",
        "looted_item",
    }
)
"""What no view can know before: the top of a deck. What is asked then may name such a card."""


def certain(events):
    """The events of a stretch that hang on no card out of sight, up to the end of the fight."""
    found = []
    for event in events:
        if event[0] in queries.FIGHT_IS_OVER:
            break
        if event[0] not in BY_CHANCE:
            found.append(event)
    return found


def fighting(session):
    """Whether all cards lie open and somebody is asked in a round."""
    state = session.state
    return bool(session.deciders) and state.shown and state.round != NOBODY


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_of_a_choice_is_what_the_rules_then_do(seats, seed):
    session, luck = Session.new("dead_cells", seats=seats, seed=seed), Random(seed)
    compared = 0
    while session.deciders and compared < 60:
        seat = session.deciders[0]
        action = luck.choice(session.legal(seat))
        if not fighting(session):
            session.play(seat, action)
            continue
        view = session.view(None if seats > 1 else 0)
        foreseen = certain(each.event for each in queries.foresee(view, action).happenings)
        events = session.play(seat, action)
        assert foreseen == certain(seen_by(view["seat"], events))
        compared += 1
    assert compared


def test_what_every_choice_brings_about_is_foreseen_before_one_is_made():
    table = fight(players=3, foes={"R1": "B1-05", "R2": "B1-03"}, fighters=[{"hand": ["ST-02"]}, {}, {}])
    while not fighting(table.session):
        table.play(*table.legal[0])
    while table.session.deciders and fighting(table.session) and len(table.legal) < 2:
        table.play(*table.legal[0])
    view = table.session.view(None)
    shared = queries.common([queries.foresee(view, action) for action in table.legal])
    for action in table.legal:
        mine = [each.event for each in queries.foresee(view, action).happenings]
        assert all(each.event in mine for each in shared)


def test_a_view_is_not_changed_by_looking_ahead():
    session = Session.new("dead_cells", seats=2, seed=3)
    while not fighting(session):
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    view, before = session.view(None), session.view(None)
    queries.outlook(view)
    queries.foresee(view, session.legal(session.deciders[0])[0])
    assert view == before


def test_the_outlook_names_who_stands_where_only_as_far_as_no_choice_changes_it():
    session = Session.new("dead_cells", seats=3, seed=8)
    luck = Random(1)
    looked = 0
    while session.deciders and looked < 25:
        if fighting(session):
            view = session.view(None)
            ahead = queries.outlook(view)
            assert len(ahead.foes) == 5
            for k in range(view["round"] + 1, 5):
                for slot in range(SLOTS):
                    assert ahead.foes[k][slot] in {NOBODY, 0, *view["foes"]}
            looked += 1
        seat = session.deciders[0]
        session.play(seat, luck.choice(session.legal(seat)))
    assert looked


def test_cards_stand_in_the_order_of_play_and_wait_for_those_still_to_come():
    session = Session.new("dead_cells", seats=2, seed=4)
    while session.state.todo[-1][0] != "commit":
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    view = session.view(None)
    first = view["first"]
    assert queries.columns(view) == [(first, 0), (first, 1), (1 - first, 0)]
    session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    view = session.view(None)
    assert queries.columns(view) == [(first, 0), (first, 1), (1 - first, 0)]
    assert view["active"][first] == [UNSEEN]
