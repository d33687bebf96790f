"""What the doors say beside the box: the big button, the line above the doors, the Watcher's count."""

from typing import TYPE_CHECKING

from engine.core.text import N_, Phrase
from engine.games.obscurio.companion import CompanionView

if TYPE_CHECKING:
    from app.games.obscurio.companion.doors import DoorsView

TOO_LATE = N_("Time is up: pawns stay where they are. If one was placed in time, enter only who was wrong.")


def button(view: "DoorsView", waiting: list[int]) -> str:
    """What the big button does now, or what it waits for."""
    count = len(waiting)
    if not view.runs:
        return str(Phrase("Start the timer"))
    if view.over:
        return view.to_next()
    if not count:
        return str(Phrase("Hold: all pawns placed"))
    if last_chance(view.table):
        return str(Phrase("Hold: {count} without a door", one="Hold: {count} without a door", count=count))
    return str(Phrase("{count} pawns left to place", one="{count} pawn left to place", count=count))


def last_chance(table: CompanionView) -> bool:
    """Locked Doors: whether no other door comes, so that whoever waits gets none (ruling 24)."""
    return table.locked and table.shown == table.doors


def hint(view: "DoorsView", chosen: int) -> str:
    """The line above the doors."""
    if view.counted:
        return str(Phrase("The pawns are placed: enter where each one stands."))
    if view.held:
        return str(Phrase("Paused: cover the doors on the table too."))
    if view.over:
        return str(Phrase("Time is up: any pawn without a door counts as wrong."))
    if not view.runs:
        return " ".join(view.lines)
    if view.tells_doors and chosen >= 0:
        return str(Phrase("Tap a door for {who}.", who=view.pawn_name(chosen)))
    return ""


def countdown(table: CompanionView) -> str:
    """What the Watcher's count calls for: one door after the other where they are locked (ruling 25)."""
    if not table.watched:
        return ""
    if table.locked:
        return str(Phrase("Three, two, one: take door {door} or wait!", door=table.shown))
    return str(Phrase("Three, two, one: place your pawns!"))
