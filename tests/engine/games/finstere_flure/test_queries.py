"""What a table may ask before somebody acts: it is always what the rules would do."""

import pytest

from engine import Session
from engine.core import dice
from engine.games.finstere_flure import GAME, walk
from engine.games.finstere_flure.queries import (
    NOBODY,
    glance,
    goal_of,
    mover,
    pawns_of,
    places,
    position_after,
    position_now,
    prospects,
    pushes,
    routes,
    sight,
    tried,
    waiting_pawns,
    why_no_end,
    why_not_after,
)
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, cell_at
from engine.games.finstere_flure.rules.ending import goal
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE


def played(seed: int, moves: int, **options):
    """A random game, so many actions old."""
    session, luck = Session.new(GAME, 2 + seed % 3, seed, **options), dice.seeded(seed)
    for _ in range(moves):
        if not session.deciders:
            break
        seat = session.deciders[0]
        action, luck = dice.pick(luck, session.legal(seat))
        session.play(seat, action)
    return session


def told(**data):
    session = Session.scenario(GAME, data)
    return session, session.view(None)


@pytest.mark.parametrize("seed", range(8))
def test_every_route_can_be_played_and_ends_where_it_says(seed):
    session = played(seed, 120 + 13 * seed, variant="advanced", layout="carousel")
    seat = session.deciders[0]
    view = session.view(seat)
    choices = [action[1] for action in session.legal(seat) if action[0] == "pawn"] or [mover(view)]
    for pawn in choices:
        for end, route in routes(view, pawn).items():
            trial = session.clone()
            if trial.state.todo[-1][0] == "choose":
                trial.play(seat, ("pawn", pawn))
            for action in route.actions:
                trial.play(seat, action)
            if end != ESCAPED:
                assert trial.state.at[pawn] == end
                assert bytes(trial.state.board) == route.board
                assert ("end",) in trial.legal(seat)


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_step_lies_on_some_route(seed):
    session = played(seed, 90)
    seat = session.deciders[0]
    if session.state.todo[-1][0] == "choose":
        session.play(seat, session.legal(seat)[0])
    pawn = session.state.mover
    ends = set(routes(session.view(seat), pawn))
    for action in session.legal(seat):
        if action[0] in ("step", "enter"):
            trial = session.clone()
            trial.play(seat, action)
            assert set(routes(trial.view(seat), pawn)) <= ends


def test_a_pawn_outside_may_stay_there_or_enter():
    _, view = told(players=2)
    found = routes(view, 0)
    assert found[OUTSIDE].actions == ()
    assert found[ENTRANCE].actions == (("enter",),)


def test_the_exit_cell_leads_out_with_one_more_point():
    _, view = told(pawns=[[[1, 0]]], round=2, monster={"at": [8, 8], "facing": "E"})
    found = routes(view, 0)
    assert found[ESCAPED].actions[-1] == ("leave",)
    assert found[EXIT].actions == (("step", 3),)


def test_a_route_goes_round_a_stone_rather_than_pushing_it():
    _, view = told(pawns=[[[2, 1]]], round=2)
    route = routes(view, 0)[cell_at(2, 3)]
    assert not route.pushed
    assert len(route.actions) == 4


def test_a_stone_that_must_be_pushed_is_told_with_its_end():
    _, view = told(pawns=[[[2, 1]]])
    route = routes(view, 0)[cell_at(2, 2)]
    assert route.pushed == {cell_at(2, 2): cell_at(2, 3)}


def test_several_pushes_of_one_stone_are_one_way():
    events = (("pushed", -1, "", 5, (6,)), ("pushed", -1, "", 6, (7, 8)))
    assert pushes(events) == {5: 8}


def test_a_pool_carries_a_pawn_along():
    _, view = told(pawns=[[[7, 2]]])
    route = routes(view, 0)[cell_at(10, 2)]
    assert route.slides
    assert route.path == (cell_at(8, 2), cell_at(9, 2), cell_at(10, 2))


@pytest.mark.parametrize(
    ("start", "steps", "end", "stretches"),
    [
        ([7, 2], [1], (10, 2), [((8, 2), (9, 2), (10, 2))]),
        ([6, 2], [1, 1, 1], (11, 2), [((8, 2), (9, 2), (10, 2))]),
        ([5, 5], [1], (6, 5), []),
    ],
    ids=["onto the pool", "on the way", "no pool"],
)
def test_a_route_knows_where_it_slides(start, steps, end, stretches):
    _, view = told(pawns=[["outside", "outside", start]])
    route = routes(view, 2)[cell_at(*end)]
    assert [action[1] for action in route.actions[: len(steps)]] == steps
    assert route.slid == tuple(tuple(cell_at(*place) for place in stretch) for stretch in stretches)
    assert bool(route.slid) == route.slides


def test_the_stretches_of_every_route_are_what_goes_beyond_its_steps():
    _, view = told(pawns=[["outside", "outside", [7, 2]]])
    slid = 0
    for cell in [cell for cell in CELLS if not view["board"][cell] and cell != view["monster"]]:
        view["at"][2] = cell
        for route in routes(view, 2).values():
            steps = len([action for action in route.actions if action != ("leave",)])
            assert sum(len(stretch) - 1 for stretch in route.slid) == len(route.path) - steps
            slid += len(route.slid)
    assert slid > 50


def test_prospects_are_what_the_walk_says_and_their_odds_are_whole():
    session = played(3, 200)
    view = session.view(None)
    position = position_now(view)
    found = prospects(view, position)
    assert sum(each.chances for each in found) == found[0].total == len(view["left"])
    for each in found:
        assert each.walk == walk(position, each.tombstone)


def test_the_first_tombstone_of_a_game_is_no_prey():
    _, view = told(players=2)
    assert not any(each.tombstone.prey for each in prospects(view, position_now(view)))


def test_a_preview_counts_the_pawn_where_it_would_end():
    _, view = told(pawns=[[[5, 1]]], round=2, monster={"at": [0, 0], "facing": "E"})
    route = routes(view, 0)[cell_at(5, 0)]
    seen = glance(position_after(view, 0, route))
    assert (seen.prey, seen.distance) == (0, 5)
    assert glance(position_now(view)).prey == NOBODY


def test_the_monster_looks_ahead_left_and_right_up_to_the_first_pawn_or_stone():
    _, view = told(pawns=[[[7, 5]]], monster={"at": [7, 6], "facing": "N"})
    ahead, left, right = sight(position_now(view))
    assert ahead == (cell_at(7, 5),)
    assert left == ()
    assert right[-1] == cell_at(15, 6)


def test_a_tie_is_a_glance_without_prey():
    _, view = told(pawns=[[[5, 5]], [[9, 5]]], monster={"at": [7, 5], "facing": "N"}, map=BARE)
    seen = glance(position_now(view))
    assert seen.why == "5a.10.tie"
    assert seen.prey == NOBODY


def test_pieces_are_laid_where_the_rules_allow():
    session = Session.new(GAME, 3, 1, variant="advanced")
    for kind in (1, 5, 7, 8):
        trial = session.clone()
        trial.play(0, ("pick", kind))
        legal = {(action[1], action[2]) for action in trial.legal(0)}
        offered = {(cell, way) for cell, ways in places(session.view(0), kind).items() for way in ways}
        assert offered == legal


BARE = [
    ". . . . . . . . . . . .",
    ". . . . . . . . . . . . .",
    ". . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . . .",
    ". . . . . . . . . . . . . .",
    ". . . . . . . . . . . . .",
    ". . . . . . . . . . . .",
]


def test_a_cell_that_is_no_end_says_why():
    _, view = told(pawns=[[[5, 5]]], monster={"at": [5, 4], "facing": "E"})
    assert "monster's cell" in str(why_no_end(view, 0, cell_at(5, 4)))
    _, view = told(pawns=[[[5, 5]], [[5, 4]]])
    assert "another pawn" in str(why_no_end(view, 0, cell_at(5, 4)))
    _, view = told(pawns=[[[12, 2]], [[12, 4]]])
    assert "only one stone" in str(why_no_end(view, 0, cell_at(12, 3)))
    _, view = told(pawns=[[[5, 5]]])
    assert "one step" in str(why_no_end(view, 0, cell_at(9, 9)))
    _, view = told(monster={"at": [15, 10], "facing": "N"})
    assert "cannot enter" in str(why_no_end(view, 0, cell_at(14, 10)))


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_all_pawns_but_one_must_get_out(seats: int) -> None:
    session = Session.new(GAME, seats, 1)
    view = session.view(None)
    assert goal_of(view) == goal(session.state) == len(pawns_of(view, 0)) - 1


@pytest.mark.parametrize(("seats", "pawns"), [(4, [0, 1, 2, 3]), (5, [0, 2, 3])])
def test_with_five_players_one_pawn_of_each_stays_in_the_box(seats: int, pawns: list[int]) -> None:
    assert pawns_of(Session.new(GAME, seats, 1).view(None), 0) == pawns


def test_only_pawns_of_whoever_moves_wait_to_come_in() -> None:
    scenario = {"round": 3, "next": 1, "marker": 1, "pawns": [[], [[5, 5], "out"]]}
    assert waiting_pawns(Session.scenario(GAME, scenario).view(None)) == [6, 7]


def test_the_first_actions_of_a_move_are_tried_as_they_would_be_played():
    session = Session.scenario(GAME, {"players": 2, "round": 3, "pawns": [["outside", "outside", [5, 4]]]})
    before, actions = session.view(None), [("pawn", 2), ("step", 1), ("step", 0)]
    after = tried(before, actions)
    assert session.view(None) == before
    assert after.events == session.play_all(0, *actions)
    assert (after.view, after.legal) == (session.view(None), session.legal(0))


def test_a_step_that_cannot_follow_is_refused_with_its_rule():
    session = Session.scenario(GAME, {"players": 2, "round": 3, "pawns": [["outside", "outside", [15, 4]]]})
    reason = why_not_after(session.view(None), [("pawn", 2)], ("step", 1))
    assert str(reason) == "pawns cannot go through walls"
