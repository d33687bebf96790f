"""Fingers on the companion of Finstere Flure: its dialogs, its board, its buttons and its roster of pawns."""

from typing import Any

from kivy.uix.scrollview import ScrollView

from engine.games.finstere_flure.rules.board import cell_at
from engine.games.finstere_flure.state import FlureState
from tests.app.fingers import frames, gone, tap, tap_on


def reach(app: Any, widget: Any) -> None:
    """Scroll the dialog until a widget of it is seen."""
    scroll = next(each for each in app.dialogs.top.walk() if isinstance(each, ScrollView))
    scroll.scroll_to(widget, animate=False)
    frames(12)


def open_the_table(app: Any) -> None:
    """Press the one answer of the dialog that asks for a new table."""
    button = app.dialogs.top.ids.answers.children[0]
    reach(app, button)
    tap_on(button)
    gone()


def chip(app: Any, words: str) -> Any:
    """The chip of the open dialog that says this."""
    return next(
        each
        for each in app.dialogs.top.walk()
        if getattr(each, "text", "") == words and hasattr(each, "icon")
    )


def choose(app: Any, words: str) -> None:
    """Touch a chip of the open dialog."""
    found = chip(app, words)
    reach(app, found)
    tap_on(found)
    frames(2)


def on_glass(page: Any, cell: int) -> tuple[float, float]:
    """The middle of a cell of the rules in the window."""
    board = page.view.board
    return board.to_window(*board.place_of(page.view.board_orientation.shown(cell)))


def touch(page: Any, column: int, row: int) -> None:
    """Touch a cell of the board."""
    tap(*on_glass(page, cell_at(column, row)))
    frames(2)


def press(page: Any, words: str) -> None:
    """Press the button with these words."""
    frames(3)
    tap_on(next(each for each in page.walk() if getattr(each, "text", "") == words and hasattr(each, "kind")))
    frames(3)


def take(page: Any, pawn: int) -> None:
    """Take a pawn from the roster, through its player's mark where that is needed."""
    roster = page.view.roster
    if not roster.roomy:
        tap_on(roster._marks[pawn >> 2])
        frames(2)
    faces = [face for row in roster._faces for face in row]
    tap_on(next(face for face in faces if face.pawn == pawn))
    frames(2)


def state(page: Any) -> FlureState:
    """The position as the companion of this page has it."""
    return page.companion.state
