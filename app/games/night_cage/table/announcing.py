"""What is said in one line of what has just happened: shortly, since the log has all of it."""

from engine.core.event import Event
from engine.core.text import Listed, Phrase
from engine.games.night_cage.rules.tiles import GATE, KEY_BEARERS
from engine.games.night_cage.words.text import prisoner_name, tell, tile_name

SAID_ALOUD = ("forced", "omen", "flickers", "hangs")
"""Events that cost all of them, or need no touch, and hardly show on the board."""
DEAR = (GATE, *KEY_BEARERS)
"""Tiles that are missed by name."""


def announced(event: Event) -> Phrase | None:
    """The line for the prompt, or None."""
    if event[0] == "burned":
        return _lost(*event[3:])
    return tell(event) if event[0] in SAID_ALOUD else None


def _lost(prisoner: int, kinds: list[int]) -> Phrase | None:
    """Who was hit and what it cost; of the tiles only those are named without which nobody gets out."""
    who, count = prisoner_name(prisoner), len(kinds)
    dear = tuple(tile_name(kind) for kind in kinds if kind in DEAR)
    if not kinds:
        return None
    if not dear:
        return Phrase(
            "{who} is hit: {count} tiles lost",
            one="{who} is hit: {count} tile lost",
            who=who,
            count=count,
        )
    return Phrase(
        "{who} is hit: {count} tiles lost, among them {tiles}",
        one="{who} is hit: {count} tile lost: {tiles}",
        who=who,
        count=count,
        tiles=Listed(dear),
    )
