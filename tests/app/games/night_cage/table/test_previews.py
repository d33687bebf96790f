"""What a tile or a step would do is drawn before it is done."""

from app.board.geometry import Grid
from app.games.night_cage.table.previews import JOINT, preview, tried
from engine.games.night_cage.rules.tiles import PIT_FIEND, WAX_EATER, T
from tests.engine.games.night_cage.positions import WEST, table
from tests.engine.games.night_cage.rulings import ruling

GRID = Grid(6, 6, rim=0.5)
PIT = "\u2022"


def lit(*rows):
    """A map of six rows whose first ones are these."""
    return "\n".join([*rows, *["......"] * (6 - len(rows))])


def joined(lines):
    """The side of its cell on which each joint leaves it: east and west by x, north and south by y."""
    return {
        (round((end[0] - start[0]) / 0.42), round((end[1] - start[1]) / 0.42))
        for (start, end), style in lines
        if style is JOINT
    }


def sights(lines):
    """Where the looks end, as cells."""
    return {GRID.cell_at(*points[-1]) for points, style in lines if style is not JOINT}


def marked(badges, text):
    """The cells that have this badge."""
    return {badge.cell for badge in badges if badge.text == text}


CROSSING = lit("......", ".┼┼...", ".┼│.┼.")
"""Red on C2 has two openings, C1 and D2."""


def drawing(map_, *prisoners, stack, **options):
    """A table whose active prisoner has stayed for the first tile and must place the second."""
    return table(map_, *prisoners, stack=stack, **options).play("stay")


def test_a_tile_that_is_tried_shows_what_it_would_join():
    t = drawing(CROSSING, "C2", "B2", stack=["x", "t"])
    closed_to_the_east = ("place", t.cell("C1"), 1)
    found = tried(t.session.view(0), closed_to_the_east, T, GRID)
    assert joined(found.lines) == {(0, -1)}


def test_a_joint_over_the_edge_of_the_board_is_shown_too():
    t = drawing(lit("┼....┼", "┼....│"), "F1", "A2", stack=["x", "t"])
    found = tried(t.session.view(0), ("place", t.cell("F6"), 0), T, GRID)
    assert joined(found.lines) == {(0, -1)}


@ruling(36)
def test_a_monster_that_is_tried_shows_whom_it_would_see():
    t = drawing(CROSSING, "C2", "B2", stack=["x", "wax_eater"])
    found = tried(t.session.view(0), ("place", t.cell("D2"), 0), WAX_EATER, GRID)
    assert sights(found.lines) == {t.cell("B2")}


@ruling(69)
def test_a_pit_fiend_that_is_tried_shows_what_it_would_break():
    t = drawing(CROSSING, "C2", "B2", "E3", stack=["x", "pit_fiend", "t"], variant="expert")
    found = tried(t.session.view(0), ("place", t.cell("D2"), 0), PIT_FIEND, GRID)
    assert marked(found.badges, PIT) == {t.cell(name) for name in ("D2", "C3", "E3")}


@ruling(73)
def test_the_blow_of_the_pathless_is_drawn_through_walls():
    t = table(lit("......", "┼┼P.││"), "B2", "F2", stack=["t", "t"], pathless=2)
    found = preview(t.session.view(0), ("move", WEST), GRID)
    assert marked(found.badges, "\u20135") == {t.cell("A2"), t.cell("F2")}
    assert sights(found.lines) == {t.cell("A2"), t.cell("F2")}


@ruling(77)
def test_the_dirge_shows_who_would_pay_and_draws_no_pits_of_its_own():
    t = drawing(CROSSING, "B2", "C3", stack=["omen", "t"], omens=1, dirge=True).play("place", "C2", 1)
    found = preview(t.session.view(0), ("dirge", t.cell("B2"), 0), GRID)
    assert marked(found.badges, "\u20133") == {t.cell("B2"), t.cell("C3")}
    assert not marked(found.badges, PIT)
