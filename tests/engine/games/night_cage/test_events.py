"""Events read by name say what the event itself says."""

from engine import Session
from engine.games.night_cage import GAME
from engine.games.night_cage.events import cell_of, how_it_ended, kind_drawn
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import TILES
from tests.engine.core.playing import chosen


def test_events_of_a_game_name_cells_tiles_and_the_end():
    session, luck, met = Session.new(GAME, 3, 2), 2, set()
    cells = GRIDS[session.view(None)["size"]].cells
    while session.deciders:
        seat, action, luck = chosen(session, luck)
        for event in session.play(seat, action):
            met |= {event[0]}
            assert cell_of(event) is None or cell_of(event) in cells
            assert kind_drawn(event) is None or kind_drawn(event) in TILES
            assert (how_it_ended(event) is None) == (event[0] != "over")
    assert {"placed", "moved", "drew", "over"} <= met


def test_a_move_happens_where_it_leads():
    assert cell_of(("moved", -1, "", 0, 7, 8, "step")) == 8
    assert cell_of(("turn", -1, "93", 1, 0, 3, 0)) is None
