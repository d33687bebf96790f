"""The last walk as moments: every step with its look, its way and its reason, and the table after it."""

from itertools import combinations, pairwise

import pytest

from app.board.geometry import Box
from app.games.finstere_flure.drawing.orientation import TURNED, UPRIGHT
from app.games.finstere_flure.drawing.room import Room
from app.games.finstere_flure.table.asking import number_of
from app.games.finstere_flure.table.forecasts import forecast, foretold, told_of, ways
from app.games.finstere_flure.table.trail import Trail, between
from app.games.finstere_flure.table.walks import moments
from app.table.presenter import Ask
from engine import Session
from engine.core import dice
from engine.core.text import PLAIN
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.queries import position_now
from engine.games.finstere_flure.rules.board import CELLS, COLUMNS, cell_at
from engine.games.finstere_flure.rules.tombstones import meaning


def walked(seed: int, **options):
    """The view before a walk and its events, from a random game."""
    session, luck = Session.new(GAME, 3, seed, **options), dice.seeded(seed)
    while session.deciders:
        seat = session.deciders[0]
        before = session.view(None)
        action, luck = dice.pick(luck, session.legal(seat))
        events = session.play(seat, action)
        if any(event[0] == "tombstone" for event in events) and session.state.turn > 3:
            return before, events, session
    raise AssertionError("no walk")


def test_a_walk_begins_with_its_tombstone_and_ends_with_a_look():
    before, events, _ = walked(3)
    found = moments(before, events)
    assert found[0].events[0][0] == "tombstone"
    assert [moment.events[0][0] for moment in found[1:]] == ["looked"] * (len(found) - 1)
    assert found[-1].path == ()


def test_the_last_moment_is_the_table_after_the_walk():
    for seed in range(6):
        before, events, session = walked(seed, variant="advanced", layout="gallery")
        last, after = moments(before, events)[-1].view, session.view(None)
        for name in ("monster", "facing", "board", "at"):
            assert last[name] == after[name], name


def test_every_step_says_why():
    before, events, _ = walked(3)
    for moment in moments(before, events):
        assert moment.words(PLAIN).endswith(".")
    assert all(moment.why.startswith("5a.") for moment in moments(before, events)[1:])


def test_a_step_looks_from_where_it_begins():
    before, events, _ = walked(4)
    found = moments(before, events)
    for earlier, later in pairwise(found):
        assert later.look.monster == earlier.view["monster"]
        assert later.look.facing == earlier.view["facing"]


def test_a_way_through_a_wall_is_drawn_as_two_lines():
    events = [("crossed", -1, "5a.15", cell_at(0, 5), cell_at(15, 5), "V")]
    for orientation in (UPRIGHT, TURNED):
        out, into = ways(events, orientation)
        assert out[0] == orientation.centre(cell_at(0, 5))
        assert into[-1] == orientation.centre(cell_at(15, 5))


def test_a_forecast_has_a_tombstone_for_every_kind_and_a_ring_for_who_is_in_danger():
    session = Session.scenario(
        GAME, {"pawns": [[[14, 4]]], "round": 3, "monster": {"at": [3, 4], "facing": "E"}}
    )
    view = session.view(None)
    found = forecast(view, position_now(view), UPRIGHT)
    stones = [badge.text or badge.sprite for badge in found.badges if badge.ground == "tombstone"]
    left = {meaning(number, 0) for number in view["left"]}
    named = {f"prey_{stone.prey}" if stone.prey else str(stone.steps) for stone in left}
    assert set(stones) <= named
    (dial,) = found.dials
    assert dial.cell == UPRIGHT.shown(cell_at(14, 4))
    assert 0 < dial.share <= 1
    (chance,) = [badge for badge in found.badges if "%" in badge.text]
    assert chance.text == f"{round(dial.share * 100)}\u00a0%"
    assert found.danger == {0: dial.share}
    assert str(told_of(view, found.danger)).startswith("Then the monster eats Player 1")
    assert str(told_of(view, found.danger, told=0)) == "Then the monster eats nobody else"
    asked = foretold(Ask("choose a pawn"), view, 0, found.danger, PLAIN)
    assert asked.sentence == f"pawn {number_of(view, 0)} is in danger there ({chance.text})"
    assert asked.weighty


@pytest.mark.parametrize("scale", [18.0, 28.0, 54.0])
def test_a_chance_has_letters_that_can_be_read_on_every_glass(scale):
    view = Session.scenario(GAME, {"pawns": [[[14, 4]]], "round": 3, "monster": {"at": [3, 4]}}).view(None)
    found = forecast(view, position_now(view), UPRIGHT, scale)
    (chance,) = [badge for badge in found.badges if "%" in badge.text] or [None]
    assert chance is None or chance.height * scale >= 11


def crowd_at(*cells):
    """The first board with pawns on these cells."""
    bare = position_now(Session.new(GAME, 2, 1).view(None))
    return bare._replace(pawn_on=[int(cell in cells) for cell in range(len(bare.pawn_on))])


def box_at(cell, at, width, height):
    """Where a label lies whose middle is there."""
    (x, y), (right, up) = UPRIGHT.centre(cell), at
    left, bottom = x - 0.5 + right - width / 2, y - 0.5 + up - height / 2
    return Box(left, bottom, left + width, bottom + height)


def meets(one, other):
    across = min(one.right, other.right) - max(one.left, other.left)
    return across > 0.01 and min(one.top, other.top) - max(one.bottom, other.bottom) > 0.01


LABEL = (1.4, 0.6)


def test_a_chance_is_written_in_an_empty_cell_beside_the_pawn():
    bare = position_now(Session.new(GAME, 2, 1).view(None))
    free = {cell for cell in CELLS if not bare.board[cell] and cell != bare.monster}
    low = next(cell for cell in sorted(free) if {cell - COLUMNS, cell - 2 * COLUMNS} <= free)
    high = low - COLUMNS
    room = Room(crowd_at(low, high), UPRIGHT)
    assert room.beside(high, 0.8, 0.6)[1] > 1.0
    assert room.beside(low, 0.8, 0.6)[1] <= 1.0


def test_nothing_is_written_twice_in_one_place_nor_over_a_pawn():
    corner = max(CELLS)
    crowd = [corner, corner - 1, corner - COLUMNS]
    room = Room(crowd_at(*crowd), UPRIGHT)
    room.keep([corner - 2])
    assert room.end_of(corner - 2) == (0.5, 0.5)
    assert room.end_of(corner) is None
    written = [box_at(cell, room.beside(cell, *LABEL), *LABEL) for cell in crowd[:2]]
    taken = [box_at(cell, (0.5, 0.5), 0.84, 0.84) for cell in [*crowd, corner - 2]]
    assert not any(meets(one, other) for one, other in combinations(written, 2))
    assert not any(meets(label, piece) for label in written for piece in taken)


def test_a_trail_grows_shrinks_and_remembers_what_was_refused():
    trail = Trail(3, 20, chosen=True)
    trail.on(("step", 0), 21)
    assert trail.goes_back_to(20)
    trail.stop_at(22)
    assert trail.stuck_at(22)
    assert not trail.stuck_at(37)
    assert not trail.stuck_at(22)
    trail.back()
    assert trail.steps == 0
    assert trail.actions == [("pawn", 3)]


def test_cells_that_were_slid_across_mean_nothing():
    trail = Trail(3, cell_at(7, 2), chosen=True)
    trail.on(("step", 0), cell_at(10, 2))
    assert trail.stuck_at(cell_at(8, 2))
    assert trail.stuck_at(cell_at(9, 2))
    assert between(cell_at(4, 3), cell_at(4, 6)) == [cell_at(4, 4), cell_at(4, 5)]
    assert between(-1, cell_at(4, 6)) == []
