"""Cells are spent at the end of a run: upgrades, the Well, and what they bring to the campaign (57-59)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import UPGRADE_DECKS, UPGRADES, WELL
from engine.games.dead_cells.cards.kinds import (
    DECKS,
    DURING,
    Feat,
    Find,
    Improved,
    Instruction,
    Mutation,
    Stray,
)
from engine.games.dead_cells.cards.people import UPGRADE_CELLS, WELL_CELLS
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import G, Level, Next, Price, Purge
from engine.games.dead_cells.rules.company import speaker
from engine.games.dead_cells.rules.gaining import CELLS, put_in_bag
from engine.games.dead_cells.rules.places import UPGRADE
from engine.games.dead_cells.rules.rows import but, joined, with_
from engine.games.dead_cells.state import PrisonState, place_index

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

POCKETS = (4, 4, 1, 1)
"""Room on the mutation board: Start, During, Skill, Boss cells. The number is ours."""
LEAST_DECK, SERENADES_LEAST = 6, 3
"""No deck is ever smaller; only a purge makes one smaller at all."""
SECRETS = DECKS["S"]
A_CARD, AN_ITEM = range(2)
"""What can be purged."""
THE_EQUIPMENT = 9
"""Stands for the equipment deck among the decks of a purge."""


def group_decides(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The First Player answers for the group."""
    return (speaker(state),)


def price(state: PrisonState) -> int:
    """Cells for an upgrade; cards may change it."""
    cards = [UPGRADES[number] for row in state.pockets for number in row]
    traits = [trait for card in cards if isinstance(card, Mutation) for trait in card.traits]
    return UPGRADE_CELLS + sum(trait.n for trait in traits if isinstance(trait, Price))


def spend(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Ask while there are cells for anything; those that are left are lost (57)."""
    if _affordable(state):
        state.todo.append(("buy_upgrade",))
    else:
        _lose_rest(state, events)


def _lose_rest(state: PrisonState, events: list[Event]) -> None:
    if state.bag[CELLS]:
        put_in_bag(state, CELLS, -state.bag[CELLS], events)
    events.append(("closed", EVERYONE, "57"))


def _affordable(state: PrisonState) -> list[int]:
    cells = state.bag[CELLS]
    if cells < WELL_CELLS:
        return []
    cost = price(state)
    return [
        deck
        for deck, (_, cards) in enumerate(UPGRADE_DECKS)
        if state.taken[deck] < len(cards) and cells >= (WELL_CELLS if deck == WELL else cost)
    ]


def spend_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """The bottom card of a deck, a cell into the Well, or no more (58)."""
    return [*(("upgrade", deck) for deck in _affordable(state)), ("done",)]


def take_spend(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Pay, and see what it is."""
    state.todo.pop()
    if action[0] == "done":
        _lose_rest(state, events)
        return
    deck = action[1]
    put_in_bag(state, CELLS, -(WELL_CELLS if deck == WELL else price(state)), events)
    state.taken = [n + (place == deck) for place, n in enumerate(state.taken)]
    number = UPGRADE_DECKS[deck][0] * 100 + state.taken[deck]
    events.append(("upgraded", EVERYONE, "58", deck, number))
    state.todo.append(("spend",))
    _receive(state, number, events)


def secret(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The next secret is opened: whatever is on it joins the campaign."""
    state.found -= 1
    state.secrets += 1
    number = SECRETS * 100 + state.secrets
    events.append(("secret", EVERYONE, "69", number))
    _receive(state, number, events)


def _receive(state: PrisonState, number: int, events: list[Event]) -> None:
    card = UPGRADES[number]
    if isinstance(card, Improved):
        state.todo.append(("assign", number))
    elif isinstance(card, Instruction):
        state.todo.append(("do", G, UPGRADE, number, (0, 0)))
    elif isinstance(card, Find):
        state.gear = sorted([*state.gear, number])
        events.append(("find", EVERYONE, "71", number))
    elif isinstance(card, Stray):
        index = place_index(card.place)
        state.added = joined(state.added, index, number)
        events.append(("stray", EVERYONE, "71", index, number))
    else:
        _pocket(state, number, card, events)


def assign_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any of the four prisoners, or Serenade."""
    return [("assign", prisoner) for prisoner in range(SERENADE + 1)]


def take_assign(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """It joins that deck for the next run."""
    _, number = state.todo.pop()
    state.library = [
        sorted([*row, number]) if prisoner == action[1] else row for prisoner, row in enumerate(state.library)
    ]
    events.append(("assigned", EVERYONE, "58", number, action[1]))


def _pocket_of(card: Mutation | Feat) -> int:
    return card.pocket if isinstance(card, Mutation) else DURING


def _pocket(state: PrisonState, number: int, card: Mutation | Feat, events: list[Event]) -> None:
    """Into a free pocket; a better one of its line takes the older one's place."""
    pocket = _pocket_of(card)
    older = [each for each in state.pockets[pocket] if isinstance(card, Mutation) and _same_line(each, card)]
    if older:
        _replace(state, pocket, older[0], number, events)
    elif len(state.pockets[pocket]) < POCKETS[pocket]:
        _set_pocket(state, pocket, [*state.pockets[pocket], number])
        events.append(("pocketed", EVERYONE, "58", pocket, number))
    else:
        state.todo.append(("pocket", number))


def _same_line(number: int, card: Mutation) -> bool:
    other = UPGRADES[number]
    return bool(card.line) and isinstance(other, Mutation) and other.line == card.line


def _set_pocket(state: PrisonState, pocket: int, cards: list[int]) -> None:
    state.pockets = [cards if place == pocket else row for place, row in enumerate(state.pockets)]


def _replace(state: PrisonState, pocket: int, old: int, number: int, events: list[Event]) -> None:
    _set_pocket(state, pocket, [number if each == old else each for each in state.pockets[pocket]])
    state.aside = [*state.aside, old]
    events.append(("replaced", EVERYONE, "58", pocket, old, number))


def pocket_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """One of those in the pockets gives way, or the new one is left aside."""
    card = UPGRADES[entry[1]]
    row = state.pockets[_pocket_of(card)]  # type: ignore[arg-type]
    return [*(("replace", number) for number in row), ("aside",)]


def take_pocket(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """What has no pocket is kept and may come back before a later run."""
    _, number = state.todo.pop()
    if action[0] == "aside":
        state.aside = [*state.aside, number]
        events.append(("aside", EVERYONE, "58", number))
    else:
        _replace(state, _pocket_of(UPGRADES[number]), action[1], number, events)  # type: ignore[arg-type]


def level(state: PrisonState, effect: Level, at: int, entry: Entry, events: list[Event]) -> None:
    """A person of the market offers more from now on."""
    state.levels = [max(n, effect.level) if who == effect.person else n for who, n in enumerate(state.levels)]
    events.append(("level", EVERYONE, "", effect.person, state.levels[effect.person]))


def keep_for_next(state: PrisonState, effect: Next, at: int, entry: Entry, events: list[Event]) -> None:
    """The gift waits for the start of the next run."""
    state.gifts = [*state.gifts, entry[3]]
    events.append(("gift", EVERYONE, "", entry[3]))


def begin_purge(state: PrisonState, effect: Purge, at: int, entry: Entry, events: list[Event]) -> None:
    """Ask for the card, if there is any that may go."""
    if _purgeable(state):
        state.todo.append(("purge", effect.n))


def _purgeable(state: PrisonState) -> list[Action]:
    """Any card of a deck that is large enough, and any of the equipment deck (ruling 59)."""
    actions: list[Action] = []
    for prisoner, deck in enumerate(state.library):
        if len(deck) > (SERENADES_LEAST if prisoner == SERENADE else LEAST_DECK):
            actions += [("purge", prisoner, card) for card in deck]
    return actions + [("purge", THE_EQUIPMENT, item) for item in sorted(state.gear)]


def purge_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """What may go; nothing has to."""
    return [*_purgeable(state), ("leave",)]


def take_purge(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """It is out of the campaign for ever."""
    _, n = state.todo.pop()
    if action[0] == "leave":
        return
    _, deck, card = action
    if deck == THE_EQUIPMENT:
        state.known_gear -= state.gear.index(card) >= len(state.gear) - state.known_gear
        state.gear = but(state.gear, card)
        state.purged = [state.purged[A_CARD], [*state.purged[AN_ITEM], card]]
    else:
        state.library = [
            [each for each in row if each != card] if prisoner == deck else row
            for prisoner, row in enumerate(state.library)
        ]
        state.purged = [[*state.purged[A_CARD], card], state.purged[AN_ITEM]]
        if deck in state.prisoners and not state.ended:
            _take_out(state, state.prisoners.index(deck), card, events)
    events.append(("purged", EVERYONE, "59", deck, card))
    if n > 1 and _purgeable(state):
        state.todo.append(("purge", n - 1))


def _take_out(state: PrisonState, fighter: int, card: int, events: list[Event]) -> None:
    """During a run the card is somewhere on the table: in the deck, in the hand, among the discards."""
    for zone in ZONES:
        rows: list[list[int]] = getattr(state, zone)
        if card in rows[fighter]:
            setattr(state, zone, with_(rows, fighter, but(rows[fighter], card)))
            events.append(("taken_out", EVERYONE, "59", ZONES.index(zone), fighter, card))


ZONES = ("decks", "hands", "discards")
