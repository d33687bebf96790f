"""Who sits at a table: a name, a colour with its mark, and whether a computer plays the seat."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from app.look.player_colours import HUES
from app.look.sides import BOTTOM, SIDES
from engine.core.bot import STRENGTHS
from engine.core.text import Phrase

LONGEST_NAME = 16


class Player(NamedTuple):
    """Who plays a seat: a person, or a computer of some strength."""

    name: str
    hue: str
    strength: str = ""
    """Empty for a person, else one of STRENGTHS."""
    side: int = BOTTOM
    """At which side of a flat tablet they sit, one of SIDES."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the table decides for this seat."""
        return not self.strength

    def plain(self) -> dict[str, str | int]:
        """The player as JSON-able data."""
        return self._asdict()

    @classmethod
    def from_plain(cls, data: Any, seat: int = 0) -> Self:
        """The player that `plain` described; what makes no sense becomes the seat's default."""
        data = data if isinstance(data, Mapping) else {}
        hue, strength, side = data.get("hue"), data.get("strength"), data.get("side")
        return cls(
            name=tidy(data.get("name"), LONGEST_NAME),
            hue=hue if isinstance(hue, str) and hue in HUES else list(HUES)[seat % len(HUES)],
            strength=strength if isinstance(strength, str) and strength in STRENGTHS else "",
            side=side if type(side) is int and side in SIDES else BOTTOM,
        )


def called(player: Player) -> str:
    """The name under which somebody plays: their own, or that of their colour."""
    return player.name or str(Phrase(HUES[player.hue].title))


def seated(data: Any, seats: int) -> list[Player]:
    """As many players as there are seats, each in a colour of their own."""
    given = data if isinstance(data, list) else []
    players: list[Player] = []
    for seat in range(seats):
        player = Player.from_plain(given[seat] if seat < len(given) else None, seat)
        taken = {other.hue for other in players}
        if player.hue in taken:
            player = player._replace(hue=next(hue for hue in HUES if hue not in taken))
        players.append(player)
    return players


def rotated(players: Iterable[Player], first: int) -> list[Player]:
    """The same round of players, beginning with another: seat 0 always starts."""
    players = list(players)
    return players[first:] + players[:first]


def tidy(value: Any, longest: int) -> str:
    """A name as it can be shown: one line, no signs that no font has, no longer than there is room."""
    if not isinstance(value, str):
        return ""
    shown = "".join(sign for sign in value if sign.isprintable() or sign.isspace())
    return " ".join(shown.split())[:longest].rstrip()
