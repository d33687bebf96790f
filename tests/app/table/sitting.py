"""How tests sit down at a table of the miniature, and take the device over."""

from typing import Any

from engine import Session
from tests.app.fingers import Finger, frames, settle, tap, tap_on
from tests.miniature import MINIATURE
from tests.miniature.rules import VOTE_SECONDS

NAMES = ("Mira", "Odo", "Lene")
HUES = ("blue", "red", "bone")


def sit_down(app: Any, strengths: tuple[str, ...] = ("", "medium"), seed: int = 3, **options: Any) -> Any:
    """Open a table of Embers with these players."""
    session = Session.new(MINIATURE, len(strengths), seed, **options)
    players = [
        {"name": name, "hue": hue, "strength": strength}
        for name, hue, strength in zip(NAMES, HUES, strengths, strict=False)
    ]
    people = [seat for seat, strength in enumerate(strengths) if not strength]
    session.table = {"players": players, "people": people, "name": ""}
    name = app.saves.fresh_name(session)
    app.saves.save(name, session)
    app.navigator.go("table", name=name)
    frames(6)
    return app.navigator.page


def hold_seal(page: Any) -> None:
    """Take the device over."""
    seal = page.lowered.ids.seal
    finger = Finger(*seal.to_window(*seal.center)).down()
    settle(lambda: not page.curtain_is_down)
    finger.up()


def vote(app: Any, page: Any, answer: int = 0) -> None:
    """Touch an answer on the open page of a round, and let its time pass."""
    if page.handover.sheet.chosen is None:
        tap_on(page.handover.sheet.buttons[answer])
    app.services.clock.go(VOTE_SECONDS)
    frames(2)


def cell_place(page: Any, cell: int) -> tuple[float, float]:
    """Where a cell is in the window."""
    return page.board.to_window(*page.board.place_of(cell))


def place_first(page: Any) -> int:
    """Place the tile in the hand on the first cell that it may lie on; gives the number placed."""
    free = sorted(page.tray.placing.options)
    tap(*cell_place(page, free[0]))
    frames(1)
    tap_on(page.tray.ids.tick)
    frames(2)
    return 1
