"""The figures of the rulebook: described positions, drawn as the table draws them.

A file of a figure is a scenario and nothing else; what its picture points out stands in FIGURES.
"""

import json
from math import dist
from pathlib import Path
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from app.board.badges import Badge
from app.board.figure_board import FigureBoard
from app.board.geometry import Box, Point
from app.board.sights import PATH, Line
from app.games.finstere_flure.drawing.orientation import MARGIN, UPRIGHT
from app.games.finstere_flure.drawing.scenery import Scenery
from app.games.finstere_flure.monster.look import Look, compose
from app.games.finstere_flure.table.forecasts import ways
from app.games.finstere_flure.table.routes import route_ghosts, route_lines
from app.look.player_colours import TAUGHT
from app.rulebook.figures import Drawer
from engine.core.session import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.events import strides
from engine.games.finstere_flure.queries import position_now, routes
from engine.games.finstere_flure.rules.board import cell_at
from engine.games.finstere_flure.rules.pieces import STONES
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import LOST, OUTSIDE
from engine.games.finstere_flure.view import FlureView

ODDS, LOSS = (0.90, 0.96, 0.68, 1.0), (1.0, 0.76, 0.68, 1.0)
"""What may come, and what is lost."""

PLAYERS = 2
"""How many play in every figure."""

TALLEST = dp(440)
AROUND = MARGIN
"""How much is seen round a detail, in cells: enough for the letters where it comes to a wall."""

IN_FRONT = 0.5
"""How far before the middle of a cell a way ends whose cell is taken."""

CROSS = "\u00d7"
CROSS_AT, CROSS_HEIGHT = (0.82, 0.82), 0.5
"""Where a cross stands on its cell: the number of a pawn can still be read."""

LETTER_AT, LETTER_HEIGHT = (0.5, 1.05), 0.8
"""Where a letter stands at its wall: above the monster's way."""

Place = tuple[int, int]
"""Column and row, as in a scenario."""


class Figure(NamedTuple):
    """What a picture points out in its position."""

    frame: tuple[Place, Place] | None = None
    """Upper left and lower right cell of a detail; None shows the whole board."""
    route: tuple[int, Place] | None = None
    """A pawn and where it could end its move: its way is shown as at the table."""
    looks: bool = False
    """Whether the monster's three lines of sight shine."""
    steps: int = 0
    """How far the monster would go; its way is drawn, and a cross stands at whomever it finds."""
    prey: int = 0
    """How many it looks for; 0 lets it go all its steps."""
    not_so: tuple[Place, ...] = ()
    """Cells with a cross: what cannot be done."""


FIGURES: dict[str, Figure] = {
    "basic": Figure(),
    "crush": Figure(((10, 3), (15, 6)), looks=True, steps=3),
    "crystal": Figure(((3, 2), (8, 6)), looks=True),
    "letters": Figure(steps=7),
    "look": Figure(((3, 3), (9, 8)), looks=True),
    "prey": Figure(((2, 0), (14, 8)), steps=20, prey=1),
    "push": Figure(((3, 3), (8, 7)), route=(1, (6, 4)), not_so=((6, 6),)),
    "slide": Figure(((3, 4), (10, 6)), route=(0, (9, 5))),
    "teleporter": Figure(((3, 2), (11, 7)), steps=4),
    "tie": Figure(((3, 3), (9, 7)), looks=True, steps=3),
    "turning": Figure(((3, 4), (9, 8)), steps=5),
}


def draw(path: Path) -> Widget:
    """The picture of a figure, as large as fits into whatever size it is given."""
    figure = FIGURES[path.stem]
    session = Session.scenario(GAME, json.loads(path.read_text(encoding="utf-8")))
    board = board_of(session, figure)
    board.size_hint = (None, None)
    place = AnchorLayout()
    place.bind(size=lambda _place, size: setattr(board, "size", (min(size[0], size[1] / _shape()), size[1])))
    place.add_widget(board)
    return place


def height(width: float) -> float:
    """As high as the whole board is at this width, but never so high that the text around it is lost."""
    return min(width * _shape(), TALLEST)


def board_of(session: Session, figure: Figure) -> FigureBoard:
    """The board with everything that the figure points out."""
    view, board = _inside(session.view(session.deciders[0])), FigureBoard()
    scenery = Scenery(board, TAUGHT[:PLAYERS], compose(Look()))
    scenery.lay(UPRIGHT, lambda _seconds: 0.0)
    scenery.show(view)
    if figure.looks:
        scenery.look(position_now(view))
    _point_out(board, scenery, view, figure)
    if figure.frame is not None:
        board.detail = _around(figure.frame)
    return board


def _shape() -> float:
    """The height of the whole board for a width of one."""
    bounds = UPRIGHT.grid.bounds
    return bounds.height / bounds.width


def _inside(view: FlureView) -> FlureView:
    """The view without the pawns that wait outside: a picture shows only those that it is about."""
    return {**view, "at": [LOST if cell == OUTSIDE else cell for cell in view["at"]]}


def _point_out(board: FigureBoard, scenery: Scenery, view: FlureView, figure: Figure) -> None:
    overlay, lines, badges = board.overlay, list[Line](), list[Badge]()
    crosses = [cell_at(*place) for place in figure.not_so]
    if figure.route is not None:
        pawn, end = figure.route
        route = routes(view, pawn)[cell_at(*end)]
        lines += route_lines(route, scenery.place_of(view, pawn), UPRIGHT)
        overlay.ghosts.show(route_ghosts(view, route, UPRIGHT))
    if figure.steps:
        walk = hunt(position_now(view), figure.steps, figure.prey)
        lines += [Line(_seen(view, points), PATH) for points in ways(walk.events, UPRIGHT)]
        crosses += [view["at"][death.pawn] for death in walk.deaths]
        badges += _letters(walk)
    badges += [Badge(cell, CROSS, LOSS, CROSS_AT, CROSS_HEIGHT) for cell in crosses]
    overlay.sights.show(lines, animated=False)
    overlay.badges.show(badges)


def _letters(walk: Walk) -> list[Badge]:
    """The letter of every wall that the monster goes through, where it goes out and where it comes in."""
    return [
        Badge(cell, stride.letter, ODDS, LETTER_AT, LETTER_HEIGHT)
        for stride in strides(walk.events)
        if stride.letter
        for cell in (stride.before, stride.cell)
    ]


def _seen(view: FlureView, points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A way whose head is not hidden: it ends in front of the stone or the pawn that it leads to."""
    (x0, y0), (x1, y1) = points[-2:]
    cell = UPRIGHT.grid.cell_at(x1, y1)
    if cell is None or not (view["board"][cell] & STONES or cell in view["at"]):
        return points
    far = dist((x0, y0), (x1, y1))
    share = max(0.0, far - IN_FRONT) / far
    return (*points[:-1], (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))


def _around(frame: tuple[Place, Place]) -> Box:
    box = UPRIGHT.box(tuple(cell_at(*place) for place in frame))
    return Box(box.left - AROUND, box.bottom - AROUND, box.right + AROUND, box.top + AROUND)


DRAWER = Drawer(draw, height)
