"""What the layers of a board show, and that it can always be hurried."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.board.board import Board
from app.board.geometry import Grid
from app.board.lamp import Lamp
from app.board.layer import Layer
from app.board.sprites import Sprites, turned
from app.look.places import asset
from tests.app.board.demo import TORUS
from tests.app.fingers import frames, settle, wait

pytestmark = [pytest.mark.ui, pytest.mark.painted]

Rgb = tuple[int, int, int]
UPRIGHT = (1, 1, 2, 1, 2, 2, 1, 2)
"""The corners of the middle cell of a 3 x 3 board."""


def _pixels(board: Any, folder: Path) -> Image.Image:
    frames(2)
    board.export_to_png(str(folder / "board.png"))
    return Image.open(folder / "board.png").convert("RGB")


def _at(board: Any, image: Image.Image, x: float, y: float) -> Rgb:
    px, py = board.camera.to_screen(x, y)
    return image.getpixel((int(px - board.x), int(board.height - (py - board.y))))  # type: ignore[return-value]


def _light(rgb: Rgb) -> int:
    return sum(rgb)


@pytest.fixture
def bare(show: Any, house: Any, atlas: Path) -> Any:
    """Give an empty 3 x 3 board without a rim, 300 pixels wide, at the window's corner."""
    board = Board(size_hint=(None, None), size=(300, 300), living=False)
    board.set_up(Grid(3, 3), Sprites(atlas, asset("ui", "ui.atlas")))
    return show(board)


def test_quarter_turns_turn_the_picture_clockwise() -> None:
    upright = (0, 0, 1, 0, 1, 1, 0, 1)
    assert turned(upright, 0) == upright
    assert turned(upright, 1) == (1, 0, 1, 1, 0, 1, 0, 0)
    assert turned(turned(upright, 1), 3) == upright


def test_a_turned_tile_opens_to_the_east(bare: Any, tmp_path: Path) -> None:
    bare.tiles.place(4, "tile_straight", 1, animated=False)
    image = _pixels(bare, tmp_path)
    assert _light(_at(bare, image, 1.95, 1.5)) > 400
    assert _light(_at(bare, image, 1.5, 1.95)) < 200


def test_a_t_tile_turned_once_has_its_wall_in_the_south(bare: Any, tmp_path: Path) -> None:
    bare.tiles.place(4, "tile_t", 1, animated=False)
    image = _pixels(bare, tmp_path)
    walls = [
        side
        for side, (x, y) in {"N": (1.5, 1.95), "E": (1.95, 1.5), "S": (1.5, 1.05), "W": (1.05, 1.5)}.items()
        if _light(_at(bare, image, x, y)) < 200
    ]
    assert walls == ["S"]


def test_a_placed_tile_comes_to_rest_by_itself(bare: Any) -> None:
    bare.tiles.place(4, "tile_x")
    assert bare.moving
    left, _, right, *_ = bare.tiles.at(4).quads.corners(0)
    assert right - left > 1.05
    settle(lambda: not bare.moving)
    assert bare.tiles.at(4).quads.corners(0) == pytest.approx(UPRIGHT)


def test_a_tile_turns_the_short_way_and_ends_without_a_rotation(bare: Any) -> None:
    bare.tiles.place(4, "tile_t", 0, animated=False)
    bare.tiles.turn(4, 3)
    started = bare.tiles.at(4).quads.corners(0)
    assert started == pytest.approx((1, 2, 1, 1, 2, 1, 2, 2)), "a quarter clockwise of where it goes"
    settle(lambda: not bare.moving)
    assert bare.tiles.at(4).quads.corners(0) == pytest.approx(UPRIGHT)
    assert bare.tiles.at(4).turns == 3


def test_a_new_turn_finishes_the_one_before(bare: Any) -> None:
    bare.tiles.place(4, "tile_t", 0, animated=False)
    bare.tiles.turn(4, 1)
    bare.tiles.turn(4, 2)
    assert bare.tiles.at(4).turns == 2
    bare.finish_all()
    assert not bare.moving


def test_a_sunken_tile_is_gone_and_its_cell_can_be_used_again(bare: Any) -> None:
    bare.tiles.place(4, "tile_x", animated=False)
    bare.tiles.sink(4)
    assert 4 in bare.tiles
    bare.finish_all()
    assert 4 not in bare.tiles
    bare.tiles.place(4, "tile_t", animated=False)
    assert bare.tiles.at(4).quads.tint_of(0) == (1, 1, 1, 1)


def test_without_animations_everything_is_there_at_once(show: Any, house: Any, atlas: Path) -> None:
    board = Board()
    board.set_up(Grid(3, 3), Sprites(atlas, asset("ui", "ui.atlas")), duration=lambda _seconds: 0.0)
    show(board)
    board.tiles.place(4, "tile_x")
    board.tiles.turn(4, 1)
    board.pieces.put("red", "pawn_red", (0.5, 0.5))
    board.pieces.move("red", [(2.5, 0.5)])
    assert not board.moving
    assert board.pieces.where("red") == (2.5, 0.5)


def test_a_piece_walks_along_its_path(bare: Any) -> None:
    bare.pieces.put("red", "pawn_red", (0.5, 0.5))
    bare.pieces.move("red", [(2.5, 0.5), (2.5, 2.5)])
    walk = bare.pieces.motions._running["red"]
    seen_on_the_way = []
    for step in range(21):
        walk.step(step / 20)
        seen_on_the_way.append(bare.pieces.where("red"))
    assert any(x > 2.4 and y < 1.5 for x, y in seen_on_the_way)
    assert all(x > 2.45 or y < 0.55 for x, y in seen_on_the_way)
    settle(lambda: not bare.moving)
    assert bare.pieces.where("red") == pytest.approx((2.5, 2.5))


def test_the_nearer_of_two_pieces_is_touched_and_drawn_last(bare: Any) -> None:
    bare.pieces.put("near", "pawn_red", (1.5, 1.2))
    bare.pieces.put("far", "pawn_blue", (1.5, 1.5))
    assert bare.pieces.at(1.5, 1.5) == "near"
    bare.pieces.drag("near", (1.5, 1.9))
    assert bare.pieces.at(1.5, 1.95) == "far"


def test_a_candle_that_goes_out_loses_its_flame_and_smokes(bare: Any) -> None:
    bare.pieces.put("red", "pawn_red", (1.5, 1.2), flame=0.78)
    assert bare.pieces.alive
    bare.pieces.snuff("red", "pawn_red_out")
    settle(lambda: not bare.pieces.alive)
    assert bare.moving
    bare.finish_all()
    assert not bare.moving
    assert bare.pieces.where("red") == (1.5, 1.2)


def test_darkness_hides_what_no_lamp_lights(bare: Any, show: Any, atlas: Path, tmp_path: Path) -> None:
    bare.set_up(Grid(3, 3), Sprites(atlas, asset("ui", "ui.atlas")), dark=True)
    for cell in (3, 4, 5):
        bare.tiles.place(cell, "tile_x", animated=False)
    bare.light.show([Lamp((0.5, 1.5), frozenset({3, 4}))], animated=False)
    image = _pixels(bare, tmp_path)
    lit, also_lit, dark = (_light(_at(bare, image, x, 1.5)) for x in (0.5, 1.5, 2.5))
    assert lit > 450
    assert also_lit > dark * 1.5
    bare.light.enabled = False
    plain = _pixels(bare, tmp_path)
    assert _light(_at(bare, plain, 2.5, 1.5)) == pytest.approx(226 + 188 + 122, abs=6)


def test_light_reaches_across_the_edge_of_a_torus(bare: Any, atlas: Path, tmp_path: Path) -> None:
    bare.set_up(TORUS, Sprites(atlas, asset("ui", "ui.atlas")), dark=True)
    for cell in (12, 17):
        bare.tiles.place(cell, "tile_x", animated=False)
    bare.light.show([Lamp(TORUS.centre(12), frozenset({12, 17}))], animated=False)
    image = _pixels(bare, tmp_path)
    assert _light(_at(bare, image, 5.5, 3.5)) > 250
    assert _light(_at(bare, image, -0.3, 3.5)) > 60


def test_soot_creeps_only_along_sides_that_face_the_dark(bare: Any, atlas: Path, tmp_path: Path) -> None:
    bare.set_up(Grid(3, 3), Sprites(atlas, asset("ui", "ui.atlas")), dark=True)
    for cell in bare.grid:
        bare.tiles.place(cell, "tile_x", animated=False)
    bare.light.show([Lamp((1.5, 1.5), frozenset({4, 5}), radius=9)], animated=False)
    image = _pixels(bare, tmp_path)
    heights = [1.36 + 0.02 * step for step in range(15)]
    to_the_light = sum(_light(_at(bare, image, 1.97, y)) for y in heights)
    to_the_dark = sum(_light(_at(bare, image, 1.03, y)) for y in heights)
    assert to_the_light > 1.3 * to_the_dark


def test_new_light_grows_and_can_be_skipped(board: Any) -> None:
    board.light.show([Lamp(TORUS.centre(0), frozenset({0}))])
    assert board.light.moving
    board.finish_all()
    assert not board.light.moving


def test_flames_live_only_while_the_board_may_move(board: Any) -> None:
    def fold() -> tuple[float, ...]:
        piece = board.pieces._pieces["blue"]
        return tuple(piece.quads.corners(piece._flame))

    still = fold()
    wait(0.2)
    assert fold() == still
    board.living = True
    settle(lambda: fold() != still)
    board.living = False


def test_the_slow_clock_sleeps_when_nothing_lives(bare: Any) -> None:
    bare.living = True
    assert not bare.scene._clock.is_triggered
    bare.overlay.marks.show_legal([1], (1, 1, 1, 1))
    assert bare.scene._clock.is_triggered
    bare.overlay.marks.show_legal([], (1, 1, 1, 1))
    assert not bare.scene._clock.is_triggered


def test_an_overlay_says_nothing_after_clear(bare: Any, tmp_path: Path) -> None:
    from app.board.badges import Badge
    from app.board.ghosts import Ghost
    from app.board.sights import PATH, Line

    empty = _pixels(bare, tmp_path).tobytes()
    bare.overlay.ghosts.show([Ghost(4, "tile_x", 1)])
    bare.overlay.crumbling.show([Ghost(6, "tile_x")])
    bare.overlay.marks.show_legal([0], (0, 0, 1, 1))
    bare.overlay.select(1, (1, 0, 0, 1))
    bare.overlay.sights.show([Line(((0.5, 0.5), (2.5, 0.5), (2.5, 2.5)), PATH)])
    bare.overlay.badges.show([Badge(8, "12 %")])
    bare.finish_all()
    image = _pixels(bare, tmp_path)
    for x, y in ((1.5, 1.5), (0.0625, 2.8), (0.995, 2.8), (1.5, 0.5), (2.65, 0.8)):
        assert _light(_at(bare, image, x, y)) > 60, (x, y)
    bare.overlay.clear()
    assert _pixels(bare, tmp_path).tobytes() == empty


def test_only_one_thing_breathes_at_a_time(bare: Any) -> None:
    bare.overlay.marks.show_legal([0, 1], (1, 1, 1, 1))
    assert (bare.overlay.marks.alive, bare.overlay.chosen.alive) == (True, False)
    bare.overlay.select(1)
    assert (bare.overlay.marks.alive, bare.overlay.chosen.alive) == (False, True)
    bare.overlay.select(None)
    assert (bare.overlay.marks.alive, bare.overlay.chosen.alive) == (True, False)


def test_a_legal_cell_keeps_its_middle_free(bare: Any, tmp_path: Path) -> None:
    bare.overlay.marks.show_legal([4], (1, 1, 1, 1))
    image = _pixels(bare, tmp_path)
    assert _light(_at(bare, image, 1.5, 1.5)) < _light(_at(bare, image, 1.0625, 1.9)) / 3


def test_a_flash_fades_by_itself(bare: Any) -> None:
    bare.overlay.marks.flash([4], (1, 1, 0, 1))
    assert bare.moving
    settle(lambda: not bare.moving)


def test_the_board_leaves_no_colour_behind_for_its_neighbours(bare: Any, tmp_path: Path) -> None:
    from kivy.graphics import Rectangle

    bare.pieces.put("red", "pawn_red", (1.5, 1.2), flame=0.78, tint=(1, 0, 0, 0.5))
    bare.canvas.after.add(Rectangle(pos=bare.pos, size=(10, 10)))
    image = _pixels(bare, tmp_path)
    assert image.getpixel((4, 295)) == (255, 255, 255)


def test_a_games_own_layer_goes_where_it_is_told(bare: Any) -> None:
    layer = Layer(bare.scene.stage)
    bare.scene.add_layer(layer, below=bare.pieces)
    assert bare.scene.layers.index(layer) == bare.scene.layers.index(bare.pieces) - 1


def test_a_badge_is_read_though_a_piece_stands_on_its_cell(bare: Any, tmp_path: Path) -> None:
    from app.board.badges import Badge

    bare.pieces.put("red", "pawn_red", (1.5, 1.1), 1.0)
    body = _light(_at(bare, _pixels(bare, tmp_path), 1.5, 1.5))
    bare.overlay.badges.show([Badge(4, " ", at=(0.5, 0.5), height=0.6)])
    assert _light(_at(bare, _pixels(bare, tmp_path), 1.5, 1.5)) < body / 2
