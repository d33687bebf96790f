"""The ways out of a room as answers: all of them, told alike, whatever the First Player holds.

What a rune shuts is known to all. What a hand test shuts is found out by trying it.
"""

from collections.abc import Set

from app.games.dead_cells.table.props.answer import Answer
from app.look.sentence import capital
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, behind
from engine.games.dead_cells.cards.kinds import DOOR, ELITE, ENCOUNTER, MERCHANT, TELEPORT, TREASURE, Edge
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.vocabulary import NO_RUNE
from engine.games.dead_cells.options import SHORT
from engine.games.dead_cells.rules.gaining import TEETH
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import line

ROOMS = {
    ENCOUNTER: N_("Fight"),
    ELITE: N_("Elite"),
    TREASURE: N_("Treasure"),
    DOOR: N_("Door"),
    MERCHANT: N_("Merchant"),
    TELEPORT: N_("Teleport"),
}
WHAT = {
    ENCOUNTER: N_("monsters, and what they guard"),
    ELITE: N_("a hard fight, and more to win"),
    TREASURE: N_("something to take, no fight"),
    DOOR: N_("a room that may hold a bonus"),
    MERCHANT: N_("goods for teeth"),
    TELEPORT: N_("a way to another teleport"),
}
GO = {
    ENCOUNTER: N_("Go to the fight"),
    ELITE: N_("Go to the elite"),
    TREASURE: N_("Go to the treasure"),
    DOOR: N_("Go to the door"),
    MERCHANT: N_("Go to the merchant"),
    TELEPORT: N_("Go to the teleport"),
}
"""What the button says: where it leads, since it stands in place of the room's name."""
SYMBOLS = (N_("a leaf"), N_("an eye"), N_("an axe"))
"""What the test symbols show: Survival, Tactics, Brutality."""


def ways_of(view: PrisonView, known: Set[int]) -> tuple[Answer, ...]:
    """One answer for each corridor, numbered from 1; `known` are the places where the group has been."""
    board = BIOMES[view["place"]].board
    return tuple(_way(view, known, place, edge) for place, edge in enumerate(board.edges[view["space"]]))


def goals_of(view: PrisonView) -> dict[int, int]:
    """The space behind each way."""
    board = BIOMES[view["place"]].board
    return {place: edge.to for place, edge in enumerate(board.edges[view["space"]])}


def exits_of(view: PrisonView, known: Set[int]) -> tuple[tuple[str, str, bool], ...]:
    """What each exit is called, and where it leads once somebody has been there."""
    board = BIOMES[view["place"]].board
    found = []
    for exit_ in board.exits:
        place = _behind(view, exit_.place)
        name = capital(str(Phrase(exit_.name)))
        found.append((name, str(names.place(place)) if place in known else "", place in known))
    return tuple(found)


def _way(view: PrisonView, known: Set[int], place: int, edge: Edge) -> Answer:
    board = BIOMES[view["place"]].board
    if edge.to >= len(board.shapes):
        name, lead, seen = exits_of(view, known)[edge.to - len(board.shapes)]
        lines = [
            str(Phrase("leads to {place}", place=lead)) if seen else str(Phrase("nobody has been there yet"))
        ]
        picture, boss = "exit_door", _to_boss(view, edge) and seen
        go = _leave(board.exits[edge.to - len(board.shapes)].name, lead)
        lines += [str(Phrase("a boss waits there"))] if boss else []
    else:
        shape = board.shapes[edge.to]
        name, lines, picture = str(Phrase(ROOMS[shape])), [str(Phrase(WHAT[shape]))], f"tile_{shape}_down"
        go = Phrase(GO[shape])
    asked = _asked(view, edge)
    return Answer(
        ("go", place),
        name,
        (*lines, *asked),
        picture,
        str(Phrase("free")) if not asked else "",
        _signs(edge),
        place + 1,
        str(go),
        _shut(view, edge),
    )


def _leave(door: str, lead: str) -> Phrase:
    """Out of the biome: to a place where somebody has been, else by the name of the door."""
    if lead:
        return Phrase("Leave for {place}", place=lead[:1].lower() + lead[1:])
    return Phrase("Leave by {door}", door=Phrase(door))


def _to_boss(view: PrisonView, edge: Edge) -> bool:
    board = BIOMES[view["place"]].board
    return _behind(view, board.exits[edge.to - len(board.shapes)].place) in BOSSES


def _behind(view: PrisonView, place: int) -> int:
    """Where an exit leads at this table."""
    return behind(view["place"], place, bool(view["house"][SHORT]))


def _asked(view: PrisonView, edge: Edge) -> list[str]:
    """What a corridor wants, as a demand, and what happens if it is not met."""
    if edge.rune >= 0:
        if _has_rune(view, edge.rune):
            return [str(Phrase("opened by your rune {rune}", rune=Phrase(RUNES[edge.rune])))]
        if view["runes"] >> edge.rune & 1:
            return [str(Phrase("shut: a curse puts your runes to sleep"))]
        return [str(Phrase("shut: you lack the rune for it"))]
    told = []
    if edge.key:
        told.append(str(Phrase("a key opens it, and stays in the lock")))
    if edge.teeth:
        told.append(str(Phrase("{count} teeth to cross", one="{count} tooth to cross", count=edge.teeth)))
    if edge.hand:
        told.append(
            str(Phrase("show one card with {symbols}, or choose another way", symbols=_either(edge.hand)))
        )
    if edge.deck:
        told.append(
            str(
                Phrase(
                    "turn up a card: {symbols} pays {what}",
                    symbols=_either(edge.deck),
                    what=line(edge.reward),
                )
            )
        )
    return told


def _either(symbols: tuple[int, ...]) -> object:
    first, *rest = (Phrase(SYMBOLS[symbol]) for symbol in symbols)
    told: object = first
    for other in rest:
        told = Phrase("{this} or {other}", this=told, other=other)
    return told


def _signs(edge: Edge) -> tuple[str, ...]:
    if edge.rune >= 0:
        return (f"rune_{edge.rune}",)
    if edge.key:
        return ("icon_key",)
    if edge.teeth:
        return ("icon_tooth",) * edge.teeth
    return tuple(f"icon_track_{symbol}" for symbol in edge.hand or edge.deck)


def _shut(view: PrisonView, edge: Edge) -> str:
    """What is open to all: runes, keys and teeth."""
    if edge.rune >= 0 and not _has_rune(view, edge.rune):
        if view["runes"] >> edge.rune & 1:
            return str(Phrase("No rune works in this biome any more."))
        return str(Phrase("This way is shut until you find its rune."))
    if edge.key and not view["keys"]:
        return str(Phrase("You have no key for it."))
    if view["bag"][TEETH] < edge.teeth:
        return str(Phrase("Not enough teeth."))
    return ""


def _has_rune(view: PrisonView, rune: int) -> bool:
    """Whether a rune works now; a curse may put out all of them."""
    fight, biome = view["bans"]
    return bool(view["runes"] >> rune & 1) and not (fight | biome) >> NO_RUNE & 1
