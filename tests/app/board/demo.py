"""A small scene for tests and pictures: four candles on a 6 x 6 torus, a ghost, a line of sight."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image, ImageDraw

from app.board.board import Board
from app.board.geometry import Grid
from app.board.ghosts import Ghost
from app.board.lamp import Lamp, moonlight
from app.board.sights import Line
from app.board.sprites import Sprites
from app.look.places import asset

SIDE = 128
BLUE = (0.29, 0.50, 0.94, 1.0)
TORUS = Grid(6, 6, rim=0.5)
EXITS = {"tile_x": "NESW", "tile_t": "NSW", "tile_straight": "NS", "tile_start": "NS", "tile_gate": "NESW"}

TILES = {
    13: ("tile_x", 0), 7: ("tile_t", 1), 14: ("tile_straight", 1), 15: ("tile_x", 0), 16: ("tile_t", 0),
    10: ("tile_straight", 0), 22: ("tile_straight", 0), 30: ("tile_start", 0), 0: ("tile_gate", 0),
    35: ("tile_x", 0), 27: ("tile_x", 0),
}  # fmt: skip
"""Cell: sprite and clockwise quarter turns."""
PAWNS = {"blue": (13, {13, 7, 14}), "red": (16, {16, 10, 22, 15}), "bone": (30, {30, 0, 35})}
"""Burning candles: where they stand and what they light."""
OUT = {"green": 27}
PAWN_WICK = 0.78


def draw_tiles(folder: Path) -> Path:
    """Draw plain corridor tiles, so that the scene needs no game's atlas; give the atlas file."""
    names = ["dark", *EXITS]
    page = Image.new("RGBA", (SIDE * 8, SIDE), (0, 0, 0, 0))
    for index, name in enumerate(names):
        page.paste(_tile(EXITS.get(name, "")), (index * SIDE, 0))
    page.save(folder / "demo-0.png")
    boxes = {name: [index * SIDE, 0, SIDE, SIDE] for index, name in enumerate(names)}
    atlas = folder / "demo.atlas"
    atlas.write_text(json.dumps({"demo-0.png": boxes}), encoding="utf-8")
    return atlas


def _tile(exits: str) -> Image.Image:
    tile = Image.new("RGBA", (SIDE, SIDE), (51, 38, 28, 255) if exits else (44, 37, 34, 255))
    pen = ImageDraw.Draw(tile)
    if not exits:
        pen.rounded_rectangle((4, 4, SIDE - 5, SIDE - 5), 8, outline=(26, 20, 18, 255), width=3)
        return tile
    low, high, floor = SIDE * 0.33, SIDE * 0.67, (226, 188, 122, 255)
    pen.ellipse((low - 6, low - 6, high + 6, high + 6), fill=floor)
    arms = {
        "N": (low, 0, high, high),
        "S": (low, low, high, SIDE),
        "E": (low, low, SIDE, high),
        "W": (0, low, high, high),
    }
    for exit_ in exits:
        pen.rectangle(arms[exit_], fill=floor)
    return tile


def demo_board(atlas: Path, dark: bool = True, living: bool = True) -> Board:
    """Lay out the scene."""
    board = Board(living=living)
    board.set_up(TORUS, Sprites(atlas, asset("ui", "ui.atlas")), dark=dark)
    board.ground.fill("dark")
    for cell, (sprite, turns) in TILES.items():
        board.tiles.place(cell, sprite, turns, animated=False)
    for seat, (cell, _) in PAWNS.items():
        board.pieces.put(seat, f"pawn_{seat}", _standing(cell), height=0.92, flame=PAWN_WICK)
    for seat, cell in OUT.items():
        board.pieces.put(seat, f"pawn_{seat}_out", _standing(cell), height=0.92)
    lamps = [Lamp(TORUS.centre(cell), frozenset(lit)) for cell, lit in PAWNS.values()]
    board.light.show([*lamps, *(moonlight(TORUS, cell) for cell in OUT.values())], animated=False)
    board.overlay.marks.show_legal([12], BLUE)
    board.overlay.select(19, BLUE)
    board.overlay.ghosts.show([Ghost(19, "tile_t", 0)])
    monster = TORUS.centre(15)
    board.overlay.sights.show(
        [Line((monster, TORUS.centre(13))), Line((monster, TORUS.centre(16)))], animated=False
    )
    return board


def _standing(cell: int) -> tuple[float, float]:
    x, y = TORUS.centre(cell)
    return x, y - 0.22
