"""Fingers on the table of Finstere Flure: where things are on the glass, and a whole move by touch."""

from typing import Any

from engine.core import dice
from engine.games.finstere_flure.rules.board import EXIT
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE
from tests.app.fingers import Finger, frames, tap, tap_on


def on_glass(page: Any, cell: int) -> tuple[float, float]:
    """The middle of a cell of the rules in the window."""
    board = page.board
    return board.to_window(*board.place_of(page.presenter.board_orientation.shown(cell)))


def piece_on_glass(page: Any, piece: Any) -> tuple[float, float]:
    """The middle of a pawn's picture in the window."""
    board = page.board
    return board.to_window(
        *board.camera.to_screen(*page.presenter.scenery.place_of(page.presenter.moving.view, piece))
    )


def buttons(page: Any) -> list[Any]:
    """What can be pressed on the prompt, from left to right."""
    return list(reversed(page.ids.desk.ids.strip.strip.ids.buttons.children))


def tap_cell(page: Any, cell: int) -> None:
    tap(*on_glass(page, cell))
    frames(1)


def tap_pawn(page: Any, pawn: int) -> None:
    tap(*piece_on_glass(page, pawn))
    frames(1)


def press(page: Any, words: str) -> None:
    """Press the button of the prompt with these words."""
    tap_on(next(button for button in buttons(page) if button.title == words))
    frames(2)


def move_something(page: Any, luck: int) -> int:
    """Choose a pawn, touch one of its ends, tick: a whole move by fingers; gives the next luck."""
    moving = page.presenter.moving
    pawn, luck = dice.pick(luck, moving.playable)
    tap_pawn(page, pawn)
    if moving.pawn != pawn:
        raise AssertionError(f"pawn {pawn} could not be chosen by touch")
    ends = sorted(moving.routes, key=lambda end: (end != ESCAPED, end % 16 + end // 16))[:2]
    end, luck = dice.pick(luck, ends)
    stays = end in (OUTSIDE, page.session.view(None)["at"][pawn])
    if not stays:
        tap_cell(page, EXIT if end == ESCAPED else end)
    words = "Stay and flip" if stays else "Escape" if moving.route.cell == ESCAPED else "Move here"
    press(page, words)
    return luck


def drag_through(page: Any, pawn: int, cells: list[int], up: bool = True) -> Finger:
    """Draw a pawn with one finger over the middle of these cells."""
    finger = Finger(*piece_on_glass(page, pawn)).down()
    for cell in cells:
        finger.to(*on_glass(page, cell), steps=6)
    if up:
        finger.up()
        frames(3)
    return finger
