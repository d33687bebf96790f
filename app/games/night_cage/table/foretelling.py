"""What a move or a tile would do, in one sentence for the prompt."""

from collections.abc import Sequence

from app.games.night_cage.table.caution import precious
from engine.core.game import Action
from engine.core.text import N_, Listed, Phrase
from engine.games.night_cage.queries import Consequences
from engine.games.night_cage.rules.tiles import kind_of
from engine.games.night_cage.view import CageView
from engine.games.night_cage.words.text import prisoner_name, tile_name

MOVES = ("move", "charge", "scramble")
ENDS = N_("This ends the game")
UNSEEN = N_("No monster sees this move")
NOBODY_NEW = N_("Nobody else is seen")


def told_of(view: CageView, action: Action, result: Consequences) -> Phrase | None:
    """What an action brings about: the cause, who is hit, how much is lost; None if nothing worth a word."""
    if result.hits and result.attacks:
        return _blow(view, result)
    if result.hits:
        return _loss(result)
    if result.falls:
        return Phrase("{who} falls", who=_names(result.falls))
    if result.attacks:
        return Phrase("{monster}: attacks and hits nobody", monster=_kinds(view, result))
    if result.ended:
        return Phrase(ENDS)
    if lost := precious(view, result):
        return Phrase("Lost in the dark: {tiles}", tiles=Listed(tuple(map(tile_name, lost))))
    return Phrase(UNSEEN) if action[0] in MOVES else None


def told_of_try(view: CageView, newly: Sequence[int], ways: int) -> Phrase:
    """What a tile would show to monsters where it lies now, or else how many paths it joins."""
    if newly:
        at = list(view["at"])
        return Phrase("This way round, a monster sees {who}", who=_names([at.index(cell) for cell in newly]))
    if ways > 1:
        return Phrase("{count} paths join", one="One path joins", count=ways)
    return Phrase(NOBODY_NEW)


def _blow(view: CageView, result: Consequences) -> Phrase:
    victims = list(dict.fromkeys(prisoner for prisoner, _ in result.hits))
    message = (
        N_("{monster}: {who} is hit, {count} tiles lost")
        if len(victims) == 1
        else N_("{monster}: {who} are hit, {count} tiles lost")
    )
    lost = sum(tiles for _, tiles in result.hits)
    return Phrase(message, monster=_kinds(view, result), who=_names(victims), count=lost)


def _kinds(view: CageView, result: Consequences) -> Listed:
    """The monsters that attack, each kind once."""
    kinds = dict.fromkeys(kind_of(view["board"][cell]) for cell in result.attacks)
    return Listed(tuple(map(tile_name, kinds)))


def _loss(result: Consequences) -> Phrase:
    """Tiles that are lost without a blow, as the Dirge takes them."""
    victims = list(dict.fromkeys(prisoner for prisoner, _ in result.hits))
    lost = sum(tiles for _, tiles in result.hits)
    return Phrase(
        "{who}: {count} tiles lost", one="{who}: {count} tile lost", who=_names(victims), count=lost
    )


def _names(prisoners: Sequence[int]) -> Listed:
    return Listed(tuple(prisoner_name(number) for number in prisoners))
