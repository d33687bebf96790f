"""What a tile or a step would do is drawn before it is done."""

import math

from app.board.geometry import Grid
from app.board.sights import WOULD_SEE
from app.games.night_cage.table.previews import preview, tried
from engine.games.night_cage.rules.tiles import PIT_FIEND, WAX_EATER, T
from tests.engine.games.night_cage.positions import WEST, table
from tests.engine.games.night_cage.rulings import ruling

GRID = Grid(6, 6, rim=0.5)


def lit(*rows):
    """A map of six rows whose first ones are these."""
    return "\n".join([*rows, *["......"] * (6 - len(rows))])


def joined(found):
    """The side of its cell on which each join leaves it, as a step to the right and up."""
    return {
        (round(math.cos(join.angle)), round(math.sin(join.angle))) for join in found.joins if join.goes_on
    }


def sights(lines):
    """Where the looks end, as cells."""
    return {GRID.cell_at(*points[-1]) for points, _ in lines}


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
    assert joined(found) == {(0, -1)}


def test_a_joint_over_the_edge_of_the_board_is_shown_too():
    t = drawing(lit("┼....┼", "┼....│"), "F1", "A2", stack=["x", "t"])
    found = tried(t.session.view(0), ("place", t.cell("F6"), 0), T, GRID)
    assert joined(found) == {(0, -1)}


@ruling(36)
def test_a_monster_that_is_tried_shows_whom_it_would_see():
    t = drawing(CROSSING, "C2", "B2", stack=["x", "wax_eater"])
    found = tried(t.session.view(0), ("place", t.cell("D2"), 0), WAX_EATER, GRID)
    assert sights(found.lines) == {t.cell("B2")}
    assert {line.style for line in found.lines} == {WOULD_SEE}
    assert [badge.cell for badge in found.badges if badge.sprite == "eye"] == [t.cell("B2"), t.cell("C2")]
    assert str(found.told).startswith("This way round, a monster sees")


@ruling(69)
def test_a_pit_fiend_that_is_tried_shows_what_it_would_break():
    t = drawing(CROSSING, "C2", "B2", "E3", stack=["x", "pit_fiend", "t"], variant="expert")
    found = tried(t.session.view(0), ("place", t.cell("D2"), 0), PIT_FIEND, GRID)
    assert set(found.pits) == {t.cell(name) for name in ("D2", "C3", "E3")}


@ruling(73)
def test_the_blow_of_the_pathless_is_drawn_through_walls():
    t = table(lit("......", "┼┼P.││"), "B2", "F2", stack=["t", "t"], pathless=2)
    found = preview(t.session.view(0), ("move", WEST), GRID)
    assert marked(found.badges, "\u20135") == {t.cell("A2"), t.cell("F2")}
    assert sights(found.lines) == {t.cell("A2"), t.cell("F2")}
    assert str(found.told).endswith("are hit, 10 tiles lost")
    assert dict(found.moved) == {0: t.cell("A2")}


@ruling(77)
def test_the_dirge_shows_who_would_pay_and_draws_no_pits_of_its_own():
    t = drawing(CROSSING, "B2", "C3", stack=["omen", "t"], omens=1, dirge=True).play("place", "C2", 1)
    found = preview(t.session.view(0), ("dirge", t.cell("B2"), 0), GRID)
    assert marked(found.badges, "\u20133") == {t.cell("B2"), t.cell("C3")}
    assert not found.pits


def test_a_step_that_no_monster_sees_says_so():
    t = table(CROSSING, "C2", "B2", stack=["t", "t"])
    assert str(preview(t.session.view(0), ("move", WEST), GRID).told) == "No monster sees this move"
