"""What large boards asked of the board widget: still mosaics, letters, dots, stamps, room at the edge."""

from __future__ import annotations

from typing import Any

import pytest

from app.board.geometry import Box, Grid
from app.board.mosaic import cut
from app.board.strokes import Strokes

pytestmark = pytest.mark.ui


def test_a_margin_is_seen_but_is_no_cell() -> None:
    grid = Grid(4, 3, margin=0.5)
    assert grid.bounds == Box(-0.5, -0.5, 4.5, 3.5)
    assert grid.cell_at(-0.2, 1.5) is None
    assert grid.cell_at(0.2, 0.2) == 8
    assert grid.echoes(0) == ()


def test_a_part_of_a_sprite_has_its_part_of_the_texture() -> None:
    whole = (0.0, 1.0, 0.5, 1.0, 0.5, 0.0, 0.0, 0.0)
    assert cut(whole, Box(0.5, 0.0, 1.0, 0.5)) == (0.25, 1.0, 0.5, 1.0, 0.5, 0.5, 0.25, 0.5)


def test_a_disc_lies_round_its_middle() -> None:
    strokes = Strokes()
    strokes.disc((2.0, 3.0), 0.5)
    xs, ys = strokes.vertices[0::4], strokes.vertices[1::4]
    assert (min(xs), max(xs)) == pytest.approx((1.5, 2.5))
    assert (min(ys), max(ys)) == pytest.approx((2.5, 3.5))


@pytest.fixture
def board(show: Any, house: Any) -> Any:
    from app.board.board import Board
    from app.board.sprites import Sprites
    from app.look.places import ASSETS

    board = show(Board())
    board.set_up(Grid(6, 4, margin=0.5), Sprites(ASSETS / "ui" / "ui.atlas"), lambda _seconds: 0.0)
    return board


def test_a_mosaic_is_one_mesh_for_a_page(board: Any) -> None:
    from kivy.graphics import Mesh

    from app.board.mosaic import Mosaic, Patch

    mosaic = Mosaic(board.scene.stage)
    mosaic.show([Patch("mark_blue", Box(x, 0, x + 1, 1)) for x in range(6)])
    meshes = [child for child in mosaic.canvas.children if isinstance(child, Mesh)]
    assert len(meshes) == 1
    assert len(meshes[0].indices) == 36


def test_letters_are_parts_of_one_texture(house: Any) -> None:
    from app.board.glyphs import glyphs

    page = glyphs("AB1", "display")
    assert page["A"].id == page["B"].id
    assert page["A"].tex_coords != page["B"].tex_coords


def test_reachable_cells_are_washed_and_cleared(board: Any) -> None:
    marks = board.overlay.marks
    marks.show_reach([1, 2], [3], (1, 1, 1, 1))
    assert marks.reach_cells == (1, 2, 3)
    board.overlay.clear()
    assert marks.reach_cells == ()


def test_cells_that_one_glides_to_have_a_ripple_too(board: Any) -> None:
    marks = board.overlay.marks
    marks.show_reach([1, 2], [3], (1, 1, 1, 1))
    plain = _drawn(marks)
    marks.show_reach([1, 2], [3], (1, 1, 1, 1), [2, 3])
    assert marks.wave_cells == (2, 3)
    assert _drawn(marks) > plain
    board.overlay.clear()
    assert marks.wave_cells == ()


def _drawn(marks: Any) -> int:
    """How many quads the wash of reachable cells has."""
    return len(marks._reach)


def test_a_stamp_goes_and_fades_with_its_piece(board: Any) -> None:
    from app.board.piece import Stamp

    sprites = board.scene.stage.sprites
    stamp = Stamp(sprites["tick"], (0.5, 0.5), 0.5)
    board.pieces.put("token", "mark_blue", (1.0, 1.0), 1.0, (0.5, 0.5), shadow=False, stamps=[stamp])
    piece = board.pieces._pieces["token"]
    number, _ = piece._stamps[0]
    before = piece.quads.corners(number)[0]
    board.pieces.drag("token", (2.0, 1.0))
    assert piece.quads.corners(number)[0] == pytest.approx(before + 1.0)
    board.pieces.tint("token", (1, 1, 1, 0.5))
    assert piece.quads.tint_of(number)[3] == pytest.approx(0.5)


def test_a_ghost_of_several_cells_hangs_on_one(board: Any) -> None:
    from app.board.ghosts import Ghost

    board.overlay.ghosts.show([Ghost(8, "mark_blue", size=2.0, shift=(0.5, -0.5))])
    left, bottom, *_ = board.overlay.ghosts.drawn.corners(0)
    x, y = board.grid.centre(8)
    assert (left, bottom) == pytest.approx((x + 0.5 - 1.0, y - 0.5 - 1.0))
