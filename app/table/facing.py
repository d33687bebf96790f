"""Prompt, tray and curtain of a table on a flat tablet turn to the side at which whoever is asked sits."""

from typing import TYPE_CHECKING

from app.look.sides import BOTTOM

if TYPE_CHECKING:
    from app.table.screen import Table


def turn_to(table: "Table", seat: int | None) -> None:
    """Let prompt and tray face a person; for computers and for all together they stay where they are."""
    people, desk = table.tabletop.people(), table.ids.desk
    desk.sides = sorted({table.players[person].side for person in people})
    if seat is not None and seat in people:
        desk.asked_side = table.players[seat].side


def sit_at(table: "Table", side: int) -> None:
    """Whoever is asked has turned the prompt: from now on they sit at that side."""
    seat = table.asked
    if seat is not None:
        table.tabletop.seat_at(seat, side)
        turn_to(table, seat)


def side_of(table: "Table", seat: int) -> int:
    """The side that a page for one seat faces: theirs where the device lies between people."""
    return int(table.players[seat].side) if table.ids.desk.flat else BOTTOM
