"""The figures of the rulebook: described positions, drawn as the table draws them.

A file of a figure is a scenario and nothing else; what its picture points out stands in FIGURES.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from app.board.figure_board import FigureBoard
from app.board.geometry import Box, Grid
from app.board.ghosts import Ghost
from app.board.sights import Line
from app.games.night_cage.table.previews import all_lines, preview
from app.games.night_cage.table.prisoners import Prisoner
from app.games.night_cage.table.scenery import Scenery
from app.games.night_cage.table.targets import targets
from app.look.player_colours import HUES, TAUGHT
from app.rulebook.figures import Drawer
from engine.core.game import Action
from engine.core.session import Session
from engine.games.night_cage import GAME
from engine.games.night_cage.state import NOWHERE
from engine.games.night_cage.view import CageView

TALLEST = dp(440)
MARGIN = 0.3
"""How much is seen round a detail, in cells."""


def no_lines(_view: CageView, _grid: Grid) -> list[Line]:
    """No line of sight is drawn in this figure."""
    return []


class Figure(NamedTuple):
    """What a picture points out in its position; cells are named as in a scenario, such as "C4"."""

    frame: tuple[str, str] | None = None
    """Upper left and lower right cell of a detail; None shows the whole board."""
    who: tuple[int, ...] = (0,)
    """The prisoners in the picture; the position must have the others, they are just somewhere else."""
    play: tuple[Action, ...] = ()
    """What happens before the picture is taken."""
    preview: Action | None = None
    """A step whose consequences are shown as at the table."""
    glow: tuple[str, ...] | None = ()
    """Cells that glow; with None all that may be touched now."""
    lost: tuple[str, ...] = ()
    """Cells that the dark is about to take."""
    lines: Callable[[CageView, Grid], list[Line]] = no_lines
    reach: tuple[tuple[str, str], ...] = ()
    """Lines of an attack that does not follow the paths, from cell to cell."""


RIGHT, DOWN = ("move", 1), ("move", 2)
FIGURES: dict[str, Figure] = {
    "chain": Figure(("B3", "D6"), (0, 1, 2), lines=all_lines),
    "crumbling": Figure(("B3", "D5"), preview=RIGHT),
    "dirge": Figure(who=(0, 1)),
    "dodge": Figure(("B2", "D5"), (0, 1), preview=DOWN),
    "drawing": Figure(("B3", "D5"), glow=("C3", "D4")),
    "edges": Figure(),
    "falling": Figure(who=(0, 1), glow=None),
    "flickers": Figure(("A3", "F5"), (0, 1, 2, 3), play=(("stay",),), glow=None),
    "gate": Figure(("B2", "E5"), (0, 1, 2, 3)),
    "keeper": Figure(("B3", "D5"), (0, 1, 2, 3), lines=all_lines),
    "light": Figure(("B3", "D5"), lost=("C3",)),
    "pathless": Figure(
        who=(0, 2, 3), preview=RIGHT, reach=(("C3", "A3"), ("C3", "F3"), ("C3", "C1"), ("C3", "C6"))
    ),
    "pit_fiend": Figure(who=(0, 1, 2, 3), reach=(("C4", "A2"), ("C4", "F1"), ("C4", "A6"), ("C4", "E6"))),
    "relight": Figure(("B3", "D5"), (0, 1), glow=("C4",)),
    "shield": Figure(("B3", "E5"), preview=RIGHT, reach=(("B4", "C4"),)),
    "sight": Figure(("B2", "D6"), (0, 1, 2), lines=all_lines),
    "sight_edge": Figure(who=(0, 1), lines=all_lines),
    "wall": Figure(("B3", "D5")),
}


def draw(path: Path) -> Widget:
    """The picture of a figure: a square in the middle of whatever size it is given."""
    figure = FIGURES[path.stem]
    board = board_of(taken(path, figure), figure)
    board.size_hint = (None, None)
    place = AnchorLayout()
    place.bind(size=lambda _place, size: setattr(board, "size", (min(size), min(size))))
    place.add_widget(board)
    return place


def height(width: float) -> float:
    """A square, but never so high that the text around it is lost."""
    return min(width, TALLEST)


def taken(path: Path, figure: Figure) -> Session:
    """The position of a figure at the moment of its picture."""
    session = Session.scenario(GAME, json.loads(path.read_text(encoding="utf-8")))
    for action in figure.play:
        session.play(session.deciders[0], action)
    return session


def board_of(session: Session, figure: Figure) -> FigureBoard:
    """The board with everything that the figure points out."""
    view = session.view(session.deciders[0])
    board = FigureBoard()
    people = [Prisoner(number, TAUGHT[number], None) for number in figure.who]
    scenery = Scenery(board, people)
    scenery.lay(view, lambda _seconds: 0.0)
    scenery.show(_only(view, figure.who), animated=False)
    _point_out(scenery, session, view, figure)
    if figure.frame is not None:
        board.detail = _around(board.grid, figure.frame)
    return board


def _only(view: CageView, who: tuple[int, ...]) -> CageView:
    """The view without the prisoners who are not in the picture."""
    absent = [number for number in range(view["prisoners"]) if number not in who]
    seen: CageView = {**view, "at": list(view["at"]), "line": list(view["line"])}
    for number in absent:
        seen["at"][number] = seen["line"][number] = NOWHERE
    return seen


def _point_out(scenery: Scenery, session: Session, view: CageView, figure: Figure) -> None:
    grid, overlay = scenery.grid, scenery.board.overlay
    colour = HUES[TAUGHT[view["active"]]].light
    if figure.glow is None:
        glowing = list(targets(view, session.legal(session.deciders[0])).cells)
    else:
        glowing = [named(grid, name) for name in figure.glow]
    overlay.marks.show_legal(glowing, colour)
    lost = [named(grid, name) for name in figure.lost]
    lines = figure.lines(view, grid)
    lines += [
        Line((grid.centre(named(grid, start)), grid.centre(named(grid, end)))) for start, end in figure.reach
    ]
    if figure.preview is not None:
        seen = preview(view, figure.preview, grid)
        overlay.badges.show(seen.badges)
        overlay.ghosts.show([Ghost(cell, "pit") for cell in seen.pits])
        lines, lost = lines or seen.lines, [*lost, *seen.lost]
    scenery.crumble(lost)
    overlay.sights.show(lines, animated=False)


def named(grid: Grid, name: str) -> int:
    """The cell that a name such as "C4" means: third column, fourth row from the top."""
    return (int(name[1:]) - 1) * grid.cols + ord(name[0]) - ord("A")


def _around(grid: Grid, frame: tuple[str, str]) -> Box:
    box = grid.box_of(named(grid, name) for name in frame)
    return Box(box.left - MARGIN, box.bottom - MARGIN, box.right + MARGIN, box.top + MARGIN)


DRAWER = Drawer(draw, height)
