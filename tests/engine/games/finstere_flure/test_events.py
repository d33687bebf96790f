"""Events read by name say what the event itself says."""

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.events import cells_of, strides
from engine.games.finstere_flure.rules.board import CELLS, EXIT
from tests.engine.core.playing import chosen


def every_event(seed):
    session, luck = Session.new(GAME, 3, seed, variant="advanced"), seed
    while session.deciders:
        seat, action, luck = chosen(session, luck)
        for event in session.play(seat, action):
            yield session, event


def test_an_event_happens_on_cells_of_the_board():
    found = {event[0]: cells_of(event) for _, event in every_event(3)}
    assert all(cell in CELLS for cells in found.values() for cell in cells)
    assert {"walked", "stepped", "laid", "pointed"} <= {kind for kind, cells in found.items() if cells}
    assert cells_of(("left", -1, "", 5)) == [EXIT]
    assert cells_of(("turn", -1, "5a.18", 4, 1)) == []


def test_the_strides_of_a_walk_follow_one_another_to_where_the_monster_stands():
    session, luck = Session.new(GAME, 3, 5), 5
    walks = 0
    while session.deciders:
        seat, action, luck = chosen(session, luck)
        before = session.view(None)["monster"]
        way = list(strides(session.play(seat, action)))
        assert [stride.before for stride in way] == [before, *(stride.cell for stride in way)][: len(way)]
        assert not way or way[-1].cell == session.view(None)["monster"]
        assert all(bool(stride.letter) == (stride.kind == "crossed") for stride in way)
        walks += bool(way)
    assert walks > 5
