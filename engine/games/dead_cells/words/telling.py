"""What an event tells the log: one line."""

from collections.abc import Callable, Sequence

from engine.core.event import Event
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import TILES
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.vocabulary import BILE, FIGHT, KEY, LANTERN, SHURIKEN, WORM
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import COLOURS, RULES, STATES
from engine.games.dead_cells.words.text import ROUNDS, SHAPES


def tell(event: Event) -> Phrase | None:
    """One line for the log, or None if it is not worth one."""
    told = TELL.get(event[0])
    return told(*event[3:]) if told else None


def _body(at: int) -> object:
    return names.fighter(at - SLOTS) if at >= SLOTS else Phrase(PLACES[at])


PLACES = (
    N_("the enemy behind you"),
    N_("the group"),
    N_("the first enemy"),
    N_("the second enemy"),
    N_("the third enemy"),
)

TERRAIN = (
    N_("Open ground"),
    N_("There is a wall behind you: nobody can stand there"),
    N_("There is a pit ahead: whoever is pushed beyond the last place falls in"),
)


def _advanced(fighter: int, colour: int, n: int) -> Phrase:
    words = N_("{who}: {colour} goes up") if n > 0 else N_("{who}: {colour} goes back")
    return Phrase(words, who=names.fighter(fighter), colour=Phrase(COLOURS[colour]))


def _waiting(kinds: Sequence[int]) -> Phrase:
    count = len(kinds)
    if not count:
        return Phrase("They come out of the dark")
    words, one = N_("{count} enemies that you cannot see"), N_("{count} enemy that you cannot see")
    return Phrase(words, one=one, count=count)


def _tokens(token: int, n: int) -> Phrase:
    return GROUP_TOKENS[token](n)


GROUP_TOKENS: dict[int, Callable[[int], Phrase]] = {
    LANTERN: lambda n: Phrase("{count} lanterns burn", one="{count} lantern burns", count=n),
    KEY: lambda n: Phrase("{count} keys in the bag", one="{count} key in the bag", count=n),
    BILE: lambda n: Phrase("Bile clings to you") if n else Phrase("The bile bites"),
}


def _tokens_on(token: int, fighter: int, n: int) -> Phrase:
    words = N_("{who}: {count} more: {what}") if n > 0 else N_("{who}: {count} fewer: {what}")
    return Phrase(words, who=names.fighter(fighter), count=abs(n), what=Phrase(FIGHTER_TOKENS[token]))


FIGHTER_TOKENS = {WORM: N_("worms"), SHURIKEN: N_("shurikens")}


def _malaise(fighter: int, card: int) -> Phrase:
    if not card:
        return Phrase("{who} is well again", who=names.fighter(fighter))
    name = Phrase(MALAISES[card - 1].name)
    return Phrase("{who} falls ill: {malaise}", who=names.fighter(fighter), malaise=name)


def _taken_back(fighter: int) -> Phrase:
    return Phrase("{who} takes a card back", who=names.fighter(fighter))


TELL: dict[str, Callable[..., Phrase]] = {
    "hurt": lambda at, n: Phrase(
        "{who} takes {count} damage", one="{who} takes {count} damage", who=_body(at), count=n
    ),
    "healed": lambda at, n: Phrase("{who} heals {count}", who=_body(at), count=n),
    "blocked": lambda at, n: Phrase(
        "{who} blocks {count} damage", one="{who} blocks {count} damage", who=_body(at), count=n
    ),
    "warded_off": lambda at: Phrase("A golden shield saves {who}", who=_body(at)),
    "fell": lambda fighter: Phrase("{who} dies", who=names.fighter(fighter)),
    "afflicted": lambda at, kind, n: Phrase("{who}: {state}", who=_body(at), state=Phrase(STATES[kind])),
    "immune": lambda at, kind: Phrase(
        "{who} is immune to {state}", who=_body(at), state=Phrase(STATES[kind])
    ),
    "froze": lambda at, row: Phrase("{who} is frozen in {round}", who=_body(at), round=ROUNDS[row]),
    "frozen_row": lambda at, row: Phrase("{who} is frozen and does nothing", who=_body(at)),
    "burnt": lambda at: Phrase("{who} burns", who=_body(at)),
    "bled": lambda at: Phrase("{who} bleeds to death", who=_body(at)),
    "died": lambda slot, card: Phrase("{foe} dies", foe=names.foe(card, 0, -1)),
    "placed": lambda slot, card: Phrase("{foe} appears", foe=names.foe(card, 0, -1)),
    "joined": lambda slot, card: Phrase("{foe} joins the fight", foe=names.foe(card, 0, -1)),
    "round": lambda k: Phrase("Round {round}", round=ROUNDS[k]),
    "turned": lambda space, tile: Phrase("You come to {room}", room=Phrase(SHAPES[TILES[tile].shape])),
    "first": lambda fighter: Phrase("{who} is First Player", who=names.fighter(fighter)),
    "passes": lambda fighter, passed: Phrase("{who} sits this one out", who=names.fighter(fighter)),
    "taken_back": lambda fighter, card, place: _taken_back(fighter),
    "taken_back_hidden": lambda fighter, place: _taken_back(fighter),
    "wore": lambda fighter, item: Phrase(
        "{who} puts on {item}", who=names.fighter(fighter), item=names.item(item)
    ),
    "dropped": lambda fighter, place, item: Phrase(
        "{who} discards {item}", who=names.fighter(fighter), item=names.item(item)
    ),
    "companion_died": lambda fighter, place, item: Phrase("{item} dies", item=names.item(item)),
    "entered": lambda place: Phrase("You enter {place}", place=names.place(place)),
    "boss": lambda place, slot: Phrase("{place} bars the way", place=names.place(place)),
    "order": lambda card: Phrase("Order: {card}", card=names.foe(card, 0, -1)),
    "beaten": lambda face: Phrase("The boss goes down"),
    "collected": lambda item: Phrase("Blueprint found: {item}", item=names.item(item)),
    "bought_item": lambda item: Phrase("Bought: {item}", item=names.item(item)),
    "deck_test": lambda fighter, card, passed: Phrase(
        N_("Deck test: {card}, passed") if passed else N_("Deck test: {card}, failed"), card=names.card(card)
    ),
    "hand_test": lambda fighter, card: Phrase("Hand test: {card}", card=names.card(card)),
    "run_over": lambda how, gear: Phrase("The run is over"),
    "upgraded": lambda deck, number: Phrase("New: {card}", card=names.upgrade(number)),
    "advanced": _advanced,
    "terrain": lambda kind: Phrase(TERRAIN[kind]),
    "waiting": _waiting,
    "over_the_edge": lambda slot: Phrase("{who} falls into the pit", who=_body(slot)),
    "guarded": lambda slot: Phrase("While a Sword stands, nothing hurts {who}", who=_body(slot)),
    "tokens": _tokens,
    "tokens_on": _tokens_on,
    "malaise": _malaise,
    "spared": lambda fighter: Phrase("{who} has a malaise already", who=names.fighter(fighter)),
    "ban": lambda scope, rule: Phrase(
        N_("In the next fight: {rule}") if scope == FIGHT else N_("To the end of the biome: {rule}"),
        rule=Phrase(RULES[rule]),
    ),
    "rang": lambda bell: Phrase("A bell rings through the tower"),
    "skipped": lambda fighter, row: Phrase(
        "{who} may do nothing in {round}", who=names.fighter(fighter), round=ROUNDS[row]
    ),
    "secret_found": lambda: Phrase("A secret! You will see it when the run is over"),
    "secret": lambda number: Phrase("A secret: {card}", card=names.upgrade(number)),
    "find": lambda item: Phrase("New equipment: {item}", item=names.item(item)),
    "stray": lambda place, card: Phrase("{foe} slips into the prison", foe=names.foe(card, 0, -1)),
    "rune": lambda rune: Phrase("A rune: {rune}", rune=Phrase(RUNES[rune])),
    "feat": lambda number: Phrase("Feat done: {card}", card=names.upgrade(number)),
}
