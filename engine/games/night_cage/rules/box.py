"""What the choices at set-up put into the stack, and what the box cannot give."""

from engine.core.errors import SetupError
from engine.core.game import Options
from engine.core.text import Phrase
from engine.games.night_cage.rules.tiles import (
    DIRGE,
    GATE,
    KEEPER,
    KEY,
    KINDS,
    OMEN,
    PATHLESS,
    PIT_FIEND,
    START,
    T_CRUMBLING,
    TILES,
    WAX_EATER,
    T,
)


def pieces(prisoners: int, options: Options) -> bytearray:
    """How many of each kind are in the game, starting tiles and the Dirge included."""
    expert = options["variant"] == "expert"
    column = 2 * expert + (prisoners == 5)
    count = bytearray(KINDS)
    for kind, tile in TILES.items():
        count[kind] = tile.counts[column]
    count[START] = prisoners
    count[KEEPER if expert else KEY] += options["keys"]
    count[GATE] += options["gates"]
    if options["crumbling"]:
        count[T_CRUMBLING] = TILES[T_CRUMBLING].box
        count[T] -= count[T_CRUMBLING]
    if expert and prisoners == 5:
        count[WAX_EATER] = options["expert5_wax_eaters"]
    count[PIT_FIEND] += options["third_pit_fiend"]
    count[PATHLESS] = options["pathless"]
    count[OMEN], count[DIRGE] = (2, 1) if options["dirge"] else (0, 0)
    return count


def check(prisoners: int, options: Options) -> None:
    """Refuse what the box cannot give: too many keys, a Pit Fiend in the standard game."""
    expert = options["variant"] == "expert"
    if options["third_pit_fiend"] and not expert:
        raise SetupError(Phrase("the third Pit Fiend is for the expert game only"))
    kind = KEEPER if expert else KEY
    most = TILES[kind].box - TILES[kind].counts[2 * expert + (prisoners == 5)]
    if options["keys"] > most:
        raise SetupError(Phrase("the box has only {count} tiles with a key", count=TILES[kind].box))
