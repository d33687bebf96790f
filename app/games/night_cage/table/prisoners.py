"""The prisoners at a table: whose they are, their colours, and what they are called.

There are always four prisoners, or five for five people; somebody with several gives the first one his own
colour, and the others take what is left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.look.player_colours import HUES
from app.table.players import Player, called
from engine.core.text import Phrase


class Prisoner(NamedTuple):
    """A figure of the game."""

    number: int
    hue: str
    player: Player | None
    """Whoever it belongs to alone; None if he has several or it goes round."""


def called_prisoner(prisoner: Prisoner) -> str:
    """The name of a prisoner: that of the player who has only this one, else the colour's."""
    return called(prisoner.player) if prisoner.player else str(Phrase(HUES[prisoner.hue].title))


def prisoners(players: Sequence[Player], count: int) -> list[Prisoner]:
    """All prisoners in turn order."""
    found: list[Prisoner] = []
    free = [hue for hue in HUES if hue not in {player.hue for player in players}]
    for number in range(count):
        player = _first_owner(players, number)
        hue = player.hue if player else free.pop(0)
        alone = len(players) > 2 and number < len(players)
        found.append(Prisoner(number, hue, player if alone else None))
    return found


def _first_owner(players: Sequence[Player], number: int) -> Player | None:
    """The player whose colour this prisoner has: his own, or the first of the two he plays."""
    if len(players) >= 3:
        return players[number] if number < len(players) else None
    each = 4 // len(players)
    return players[number // each] if number % each == 0 else None
