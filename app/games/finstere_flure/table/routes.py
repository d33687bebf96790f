"""The route of a pawn before it is gone: dots where it steps, a stroke where it slides, ghosts of stones."""

from collections.abc import Sequence
from math import dist

from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.board.sights import Coat, Line, Style
from app.games.finstere_flure.drawing.looks import piece_sprite
from app.games.finstere_flure.drawing.orientation import Orientation
from engine.games.finstere_flure.queries import Route
from engine.games.finstere_flure.rules.board import EAST, ENTRANCE, EXIT
from engine.games.finstere_flure.rules.pieces import STONES
from engine.games.finstere_flure.state import ESCAPED
from engine.games.finstere_flure.view import FlureView

DOTTED = Style((Coat((0.05, 0.03, 0.02, 0.85), 0.17), Coat((1.0, 0.80, 0.36, 1.0), 0.11)), dots=0.25)
SLID = Style((Coat((0.05, 0.03, 0.02, 0.85), 0.17), Coat((1.0, 0.80, 0.36, 1.0), 0.09)))
PUSHED = Style((Coat((0.05, 0.03, 0.02, 0.7), 0.13), Coat((0.95, 0.95, 0.88, 0.9), 0.06)), head=0.14)
GHOST = (1.0, 1.0, 1.0, 0.62)
LOST = (1.0, 0.5, 0.42, 0.45)


def route_lines(route: Route, start: Point, orientation: Orientation) -> list[Line]:
    """The way of the pawn as dots, drawn through where it slides, and an arrow for every pushed stone."""
    points: list[Point] = [start, *(orientation.centre(cell) for cell in route.path)]
    if route.cell == ESCAPED:
        points.append(_out_of_the_door(orientation))
    lines = [Line(tuple(points), DOTTED)]
    lines += [Line(tuple(map(orientation.centre, stretch)), SLID) for stretch in route.slid]
    return lines + [
        _push(orientation.centre(cell), orientation.centre(end)) for cell, end in route.pushed.items()
    ]


def _push(start: Point, end: Point) -> Line:
    """A short arrow onto the cell where a stone ends: the dots have shown the rest."""
    far = dist(start, end)
    dx, dy = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    return Line(((end[0] - 0.72 * dx, end[1] - 0.72 * dy), (end[0] - 0.3 * dx, end[1] - 0.3 * dy)), PUSHED)


def route_ghosts(view: FlureView, route: Route, orientation: Orientation) -> list[Ghost]:
    """Every pushed stone at its new place; one that would be lost is red and fading."""
    return [
        Ghost(
            orientation.shown(end), piece_sprite(view["board"][cell] & STONES), 0, _tint(end, route.lost), 0.9
        )
        for cell, end in route.pushed.items()
        if view["board"][cell] & STONES
    ]


def _tint(cell: int, lost: Sequence[int]) -> tuple[float, float, float, float]:
    return LOST if cell in lost else GHOST


def grate(orientation: Orientation) -> Point:
    """Just outside of the entrance: where the way of a pawn begins that waits."""
    x, y = orientation.centre(ENTRANCE)
    dx, dy = orientation.step(EAST)
    return x + 0.6 * dx, y + 0.6 * dy


def _out_of_the_door(orientation: Orientation) -> Point:
    """Through the corner of the exit cell."""
    x, y = orientation.centre(EXIT)
    (dx, dy), (ex, ey) = orientation.step(0), orientation.step(3)
    return x + 0.6 * (dx + ex), y + 0.6 * (dy + ey)
