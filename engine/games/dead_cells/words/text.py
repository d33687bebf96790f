"""What an action does now, and what an event tells the log: one line each."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.event import Event
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ITEMS, TILES
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.vocabulary import BILE, FIGHT, KEY, LANTERN, SHURIKEN, WORM
from engine.games.dead_cells.rules.abilities import skills_of
from engine.games.dead_cells.rules.exploring import edges
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.rules.places import effect_at, part
from engine.games.dead_cells.rules.upgrading import THE_EQUIPMENT
from engine.games.dead_cells.rules.zero import places
from engine.games.dead_cells.state import SLOTS, PrisonState
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import COLOURS, RULES, STATES, line, phrase

Action = tuple[Any, ...]
Entry = tuple[Any, ...]

ROUNDS = ("0", "I", "II", "III", "IV")
ACTIONS = (
    N_("damage"),
    N_("block"),
    N_("loot"),
    N_("a skill"),
    N_("heal"),
    N_("poison"),
    N_("bleed"),
    N_("fire"),
    N_("freeze"),
    N_("mark"),
    N_("cleanse"),
    N_("something else"),
)
"""What can be announced, in the order of rules/announcing.py."""
LOOT = (
    N_("the cells"),
    N_("the teeth"),
    N_("the potions"),
    N_("the vials"),
    N_("the Survival scrolls"),
    N_("the Tactics scrolls"),
    N_("the Brutality scrolls"),
    N_("the equipment"),
    N_("the blueprint"),
)
DECKS = (N_("Survival"), N_("Tactics"), N_("Brutality"))


def describe(state: PrisonState, seat: int, action: Action) -> Phrase:
    """What an action does now."""
    return DESCRIBE[action[0]](state, state.todo[-1], action)


def _who(state: PrisonState, target: int) -> object:
    if target >= COMPANION:
        fighter, place = divmod(target - COMPANION, 10)
        return names.item(state.worn[fighter][place])
    return names.body(state, target)


def _commit(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    card = names.card(action[1])
    if len(action) == 2:
        return Phrase("Play {card}", card=card)
    return Phrase(
        "Play {card}: “{what} in {round}”",
        card=card,
        what=Phrase(ACTIONS[action[3]]),
        round=ROUNDS[action[2]],
    )


def _target(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    effect: Any = effect_at(*entry[2:5])
    return Phrase("{who}: {what}", who=_who(state, action[1]), what=phrase(effect))


def _victim(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    effect: Any = effect_at(*entry[2:5])
    return Phrase("{who} takes it: {what}", who=_who(state, action[1]), what=phrase(effect))


def _skill(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    place = skills_of(state, entry[1] - SLOTS)[action[1]]
    return Phrase("Skill: {what}", what=line(part(place[0], place[1], (place[2],))))


def _zero(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    place = dict(places(state, entry[1]))[action[1]]
    return Phrase("Round 0: {what}", what=line(part(place[0], place[1], (place[2],))))


def _timed(words: str) -> Callable[[PrisonState, Entry, Action], Phrase]:
    def told(state: PrisonState, entry: Entry, action: Action) -> Phrase:
        item = state.worn[entry[1]][action[1]]
        return Phrase(words, item=names.item(item), what=line(ITEMS[item].rows[entry[3]]))

    return told


def _go(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    edge = edges(state)[action[1]]
    board = BIOMES[state.place].board
    if edge.to >= len(board.shapes):
        exit_ = board.exits[edge.to - len(board.shapes)]
        return Phrase("Leave through {exit}", exit=Phrase(exit_.name))
    return Phrase("Go on: {room}", room=Phrase(SHAPES[board.shapes[edge.to]]))


SHAPES = (
    N_("an encounter"),
    N_("an elite"),
    N_("a treasure"),
    N_("a door"),
    N_("a merchant"),
    N_("a teleport"),
)


def _choose(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    return Phrase("Take {what}", what=line(part(entry[2], entry[3], (*entry[4], action[1]))))


def _shop(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    offer = TILES[entry[1]].offers[action[1]]
    return Phrase(
        "{what}, for {count} teeth", one="{what}, for {count} tooth", what=line(offer.do), count=offer.teeth
    )


def _give(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    who = names.prisoner(state.prisoners[action[1]])
    if entry[0] == "give_scroll":
        return Phrase("The {colour} scroll for {who}", colour=Phrase(COLOURS[entry[1]]), who=who)
    if entry[0] == "give_item":
        return Phrase("{item} for {who}", item=names.item(entry[1]), who=who)
    return Phrase("The vial for {who}", who=who)


def _drop(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    if entry[0] == "redraw":
        return Phrase("Discard {card}", card=names.card(action[1]))
    return Phrase("Discard {card}", card=names.item(state.worn[entry[1]][action[1]]))


def _upgrade(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    if action[1] == len(DECKS):
        return Phrase("Throw a cell into the Well")
    return Phrase("Buy a {deck} upgrade", deck=Phrase(DECKS[action[1]]))


def _purge(state: PrisonState, entry: Entry, action: Action) -> Phrase:
    _, deck, card = action
    if deck == THE_EQUIPMENT:
        return Phrase("Purge {card}", card=names.item(card))
    return Phrase("Purge {card} of {who}", card=names.card(card), who=names.prisoner(deck))


def _of_fighter(words: str) -> Callable[[PrisonState, Entry, Action], Phrase]:
    """An action that names a fighter."""

    def told(state: PrisonState, entry: Entry, action: Action) -> Phrase:
        return Phrase(words, who=names.prisoner(state.prisoners[action[1]]))

    return told


def _plain(words: str) -> Callable[[PrisonState, Entry, Action], Phrase]:
    return lambda state, entry, action: Phrase(words)


DESCRIBE: dict[str, Callable[[PrisonState, Entry, Action], Phrase]] = {
    "wound": _of_fighter(N_("{who} starts with a wound")),
    "first": _of_fighter(N_("{who} is First Player")),
    "pass": _of_fighter(N_("{who} sits this one out")),
    "drink": _of_fighter(N_("{who} drinks a potion")),
    "heal": _of_fighter(N_("Heal {who}")),
    "go": _go,
    "pay": lambda state, entry, action: Phrase("Discard {card} for the test", card=names.card(action[1])),
    "choose": _choose,
    "shop": _shop,
    "put": lambda state, entry, action: Phrase("{item} goes on top next", item=names.item(action[1])),
    "buy": lambda state, entry, action: Phrase("Buy {item}", item=names.item(action[1])),
    "commit": _commit,
    "advance": lambda state, entry, action: Phrase(
        "Move the {colour} marker", colour=Phrase(COLOURS[action[1]])
    ),
    "drop": _drop,
    "keep": _plain(N_("Keep this hand")),
    "power": lambda state, entry, action: Phrase(
        "Serenade's power: {colour}", colour=Phrase(COLOURS[action[1]])
    ),
    "zero": _zero,
    "row": _plain(N_("Use only the card")),
    "instead": _timed(N_("Use {item} instead: {what}")),
    "after": _timed(N_("Then also {item}: {what}")),
    "before": _timed(N_("First {item}: {what}")),
    "target": _target,
    "victim": _victim,
    "block": lambda state, entry, action: Phrase(
        "Use {count} shields", one="Use {count} shield", count=action[1]
    ),
    "skill": _skill,
    "leave": _plain(N_("Nothing")),
    "loot": lambda state, entry, action: Phrase("Take {what}", what=Phrase(LOOT[action[1]])),
    "boss_loot": lambda state, entry, action: Phrase("{what}", what=line(BOSSES[state.place].loot)),
    "pull": _of_fighter(N_("Pull a worm off {who}")),
    "throw_back": _plain(N_("Throw the shuriken back")),
    "lose_step": lambda state, entry, action: Phrase(
        "Go back on the {colour} track", colour=Phrase(COLOURS[action[1]])
    ),
    "shed": lambda state, entry, action: Phrase(
        "Put {item} down", item=names.item(state.worn[action[1]][action[2]])
    ),
    "potion": _plain(N_("Drink a potion instead")),
    "give": _give,
    "upgrade": _upgrade,
    "assign": lambda state, entry, action: Phrase(
        "{card} for {who}", card=names.upgrade(entry[1]), who=names.prisoner(action[1])
    ),
    "replace": lambda state, entry, action: Phrase("Instead of {card}", card=names.upgrade(action[1])),
    "aside": _plain(N_("Leave it aside")),
    "purge": _purge,
    "go_on": _plain(N_("See what is left")),
    "done": _plain(N_("Done")),
}


# ---- the log


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
    "beaten": lambda face: Phrase("He goes down"),
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
