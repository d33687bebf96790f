"""What an action does now, in one line."""

from collections.abc import Callable
from typing import Any

from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ITEMS, TILES
from engine.games.dead_cells.rules.abilities import skills_of
from engine.games.dead_cells.rules.exploring import edges
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.rules.places import effect_at, part
from engine.games.dead_cells.rules.upgrading import THE_EQUIPMENT
from engine.games.dead_cells.rules.zero import places
from engine.games.dead_cells.state import SLOTS, PrisonState
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import COLOURS, line, phrase

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
POWERS = (
    N_("Survival: freeze an enemy"),
    N_("Tactics: mark an enemy"),
    N_("Brutality: 1 damage to every monster"),
)
"""What Serenade can do, by the symbol that lets her."""
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
    "take_back": _plain(N_("Take the card back")),
    "advance": lambda state, entry, action: Phrase(
        "Move the {colour} marker", colour=Phrase(COLOURS[action[1]])
    ),
    "drop": _drop,
    "keep": _plain(N_("Keep this hand")),
    "power": lambda state, entry, action: Phrase(POWERS[action[1]]),
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
    "set_off": _plain(N_("Set off")),
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
