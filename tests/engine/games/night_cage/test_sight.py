"""Lines of sight."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.night_cage.rules.sight import ray, sight, watchers
from engine.games.night_cage.rules.tiles import ATTACKS
from engine.games.night_cage.scenario import SIGNS
from tests.engine.games.night_cage.positions import EAST, NORTH, SOUTH, table
from tests.engine.games.night_cage.rulings import ruling

TILES = sorted(set(SIGNS.values()) - {SIGNS["D"]})


def seen_from(t, name):
    return {t.name(cell) for cell, _ in sight(t.state, t.cell(name))}


def test_a_line_ends_at_a_wall_a_pit_or_a_gap():
    t = table(
        """
        ..o...
        ..┼...
        .┼W┼┤┼
        ..┴...
        ..┼...
        ......
        """,
        "B3",
    )
    assert seen_from(t, "C3") == {"C2", "B3", "D3", "E3", "C4"}, "a T that stops the line is seen itself"


@ruling(38)
def test_a_pit_is_never_in_sight():
    pit = """
        ......
        ..┼...
        W┼o...
        ......
        ......
        ......
        """
    t = table(pit, "C2", stack=("t",) * 9)
    t.play("move", SOUTH).play("fall", 2)
    assert t.told("attacked") == []
    t = table(pit, "B3", stack=("t",) * 9)
    t.play("move", EAST).play("fall", 2)
    assert len(t.told("attacked")) == 1, "leaving a seen tile is still noticed"
    assert t.burned() == []


@ruling(40)
def test_a_line_goes_round_the_board_and_hits_once():
    t = table(
        """
        ......
        ......
        W┼┼┼┼┼
        ......
        ......
        ......
        """,
        "C3 nerve 0",
        stack=("t",) * 9,
    )
    assert seen_from(t, "A3") == {"B3", "C3", "D3", "E3", "F3"}
    t.play("move", EAST)
    assert t.burned() == [(0, 3)]


ROW_OF_FIVE = """
    ......
    ┼.....
    ┼W┼W┼.
    ......
    ......
    ......
    """


@ruling(42)
def test_a_line_stops_at_a_monster():
    crew = ("C3 nerve 0", "A3 nerve 0", "E3 nerve 0")
    t = table(ROW_OF_FIVE, *crew, stack=("t",) * 14, turn=1)
    t.play("move", NORTH)
    assert t.burned() == [(2, 3), (0, 3), (0, 3)], "the middle one twice, the far one once"
    t = table(ROW_OF_FIVE, *crew, stack=("t",) * 14, turn=1, sight_passes_monsters=True)
    t.play("move", NORTH)
    assert sorted(t.burned()) == [(0, 3), (0, 3), (2, 3), (2, 3)]


@st.composite
def boards(draw):
    state = table("......\n" * 6).state.clone()
    state.house = draw(st.sampled_from([0, 1]))
    for cell in state.grid.cells:
        state.board[cell] = draw(st.sampled_from(TILES))
    return state


@given(boards())
@settings(max_examples=60)
def test_a_monster_sees_a_cell_exactly_if_the_cell_finds_its_watcher(state):
    watching = {(monster, cell) for cell in state.grid.cells for monster in watchers(state, cell)}
    seeing = {
        (monster, cell)
        for monster in state.grid.cells
        if ATTACKS[state.board[monster]]
        for cell, _ in sight(state, monster)
    }
    assert watching == seeing


@given(boards())
@settings(max_examples=60)
def test_looks_between_cells_go_both_ways(state):
    state.house = 1
    for cell in state.grid.cells:
        for side in range(4):
            for other in ray(state, cell, side):
                assert cell in ray(state, other, side ^ 2)
