"""What a move or a tile would do, drawn before it is done; and who is seen by what."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.board.badges import Badge
from app.board.geometry import Grid
from app.board.sights import Coat, Line, Style
from app.look.theme import GOLD
from engine.core.game import Action
from engine.games.night_cage.queries import consequences, looks, reach
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import ATTACKS, EXITS, PATHLESS, SIDES_IN, kind_of, laid
from engine.games.night_cage.view import CageView

LOSS = (1.0, 0.82, 0.74, 1.0)
DARK = (0.72, 0.80, 0.92, 1.0)
DROP = (0.97, 0.91, 0.78, 1.0)
CHOSEN = GOLD
"""The gold of what is chosen but not yet done, as of the button that does it."""

JOINT = Style((Coat((0.05, 0.03, 0.02, 0.85), 0.15), Coat(CHOSEN, 0.07)), head=0.17)
"""From a tile that is being tried to the neighbours that it would be joined to."""

TOWARDS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""A step north, east, south, west on the screen."""


class Preview(NamedTuple):
    """Badges for cells and lines for the attacks."""

    badges: list[Badge]
    lines: list[Line]


def preview(view: CageView, action: Action, grid: Grid) -> Preview:
    """What an action brings about before a tile is drawn; the Dirge shows its nine pits by itself."""
    result = consequences(view, action)
    badges = [Badge(cell, "\u00d7", DARK) for cell in result.vanish]
    badges += [Badge(cell, "\u2022", DROP) for cell in result.pits if action[0] != "dirge"]
    where = {**dict(enumerate(view["at"])), **dict(result.moved)}
    badges += _losses(result.hits, where)
    lines = [
        line
        for monster in result.attacks
        for line in strike_lines(view, grid, monster, {where[prisoner] for prisoner, _ in result.hits})
    ]
    return Preview(badges, lines)


def tried(view: CageView, action: Action, kind: int, grid: Grid) -> Preview:
    """What a tile would join, break and show to monsters if it lay where an action puts it."""
    _, cell, turn = action
    board = list(view["board"])
    board[cell] = laid(kind, turn)
    there: CageView = {**view, "board": board}
    lines = [*joints(there, cell, grid), *danger_lines(there, grid)]
    return Preview(preview(view, action, grid).badges, lines)


def joints(view: CageView, cell: int, grid: Grid) -> list[Line]:
    """From a cell over each of its edges that is open on both sides."""
    board, around, (x, y) = view["board"], GRIDS[view["size"]].next[cell], grid.centre(cell)
    return [
        Line(((x + dx * 0.3, y + dy * 0.3), (x + dx * 0.72, y + dy * 0.72)), JOINT)
        for side, (dx, dy) in enumerate(TOWARDS)
        if side in SIDES_IN[EXITS[board[cell]]] and EXITS[board[around[side]]] >> (side ^ 2) & 1
    ]


def _losses(hits: Sequence[tuple[int, int]], where: Mapping[int, int]) -> list[Badge]:
    """What each prisoner costs in all, beside the pawn."""
    owed: dict[int, int] = {}
    for prisoner, tiles in hits:
        cell = where.get(prisoner, -1)
        if cell >= 0:
            owed[cell] = owed.get(cell, 0) + tiles
    return [Badge(cell, f"\u2013{tiles}", LOSS, at=(0.1, 0.9), height=0.34) for cell, tiles in owed.items()]


def danger_lines(view: CageView, grid: Grid) -> list[Line]:
    """From every monster to the prisoners it sees now."""
    standing = {cell for cell in view["at"] if cell >= 0}
    return [line for monster in monsters(view) for line in sight_lines(view, grid, monster, standing)]


def all_lines(view: CageView, grid: Grid) -> list[Line]:
    """Everything that every monster sees."""
    return [line for monster in monsters(view) for line in sight_lines(view, grid, monster, None)]


def monsters(view: CageView) -> list[int]:
    """The cells of the monsters that lie in wait."""
    return [cell for cell, tile in enumerate(view["board"]) if ATTACKS[tile]]


def sight_lines(view: CageView, grid: Grid, monster: int, prey: set[int] | None) -> list[Line]:
    """The looks of one monster: as far as they go, or only up to the prey that they meet."""
    lines: list[Line] = []
    for side, seen in looks(view, monster).items():
        if prey is not None:
            met = [index for index, cell in enumerate(seen) if cell in prey]
            seen = seen[: met[-1] + 1] if met else []
        lines += _pieces(grid, [monster, *seen], side) if seen else []
    return lines


def strike_lines(view: CageView, grid: Grid, monster: int, prey: set[int]) -> list[Line]:
    """The blows of a monster: along its looks, but those of the Pathless go through everything (73)."""
    if kind_of(view["board"][monster]) != PATHLESS:
        return sight_lines(view, grid, monster, prey)
    met = [cell for cell in reach(view, monster) if cell in prey]
    return [Line((grid.centre(monster), grid.centre(cell))) for cell in met]


def _pieces(grid: Grid, cells: list[int], side: int) -> list[Line]:
    """A straight look as lines on the flat board: where it leaves over an edge it comes in at the other."""
    dx, dy = TOWARDS[side]
    lines: list[Line] = []
    points = [grid.centre(cells[0])]
    for cell in cells[1:]:
        x, y = grid.centre(cell)
        before = points[-1]
        if abs(x - before[0]) > 1.5 or abs(y - before[1]) > 1.5:
            lines.append(Line((*points, (before[0] + dx * 0.9, before[1] + dy * 0.9))))
            points = [(x - dx * 0.9, y - dy * 0.9)]
        points.append((x, y))
    lines.append(Line(tuple(points)))
    return lines
