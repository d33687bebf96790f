"""Whose turn it is, and with which pawn, as a view says it."""

from engine.core.game import View
from engine.games.finstere_flure.state import IN_THE_BOX, OUTSIDE, PAWNS, has_spare

LAYING = ("pick", "lay", "point")


def waits_for(view: View) -> str:
    """What is to be decided: the kind of the entry on top, empty when the game is over."""
    return str(view["todo"][-1][0]) if view["todo"] else ""


def asked_seat(view: View) -> int | None:
    """The player who must decide."""
    if not view["todo"]:
        return None
    kind, number = view["todo"][-1][:2]
    return int(number) >> 2 if kind == "move" else int(number)


def mover_of(view: View) -> int | None:
    """The pawn under way."""
    return int(view["todo"][-1][1]) if waits_for(view) == "move" else None


def points_of(view: View) -> int:
    """How many steps the pawn under way has left."""
    return int(view["todo"][-1][2])


def pawns_of(view: View, seat: int) -> list[int]:
    """The pawns of a player that are in this game."""
    mine = range(PAWNS * seat, PAWNS * seat + PAWNS)
    return [pawn for pawn in mine if view["at"][pawn] != IN_THE_BOX]


def waiting_pawns(view: View) -> list[int]:
    """The pawns outside of the player whose turn it is to move one."""
    seat = asked_seat(view)
    if seat is None or waits_for(view) in LAYING:
        return []
    return [pawn for pawn in pawns_of(view, seat) if view["at"][pawn] == OUTSIDE]


def goal_of(view: View) -> int:
    """How many pawns a player must get out: all but one."""
    return PAWNS - 1 if has_spare(view["seats"]) else PAWNS - 2
