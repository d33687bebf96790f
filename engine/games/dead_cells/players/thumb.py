"""The rule of thumb: for each kind of question, how good an answer looks."""

from collections.abc import Callable
from typing import Any

from engine.core.dice import below
from engine.games.dead_cells.cards.catalogue import BIOMES, COMBAT, ITEMS, TILES, WELL
from engine.games.dead_cells.cards.kinds import (
    DOOR,
    ELITE,
    ENCOUNTER,
    MERCHANT,
    TELEPORT,
    TREASURE,
    Item,
)
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, FROST, POISON, Afflict, Damage, Heal, Shield
from engine.games.dead_cells.players.menace import card_value, left_of, menace
from engine.games.dead_cells.players.pockets import worth_pocketing
from engine.games.dead_cells.rules.abilities import skills_of
from engine.games.dead_cells.rules.aiming import amount, could_meet
from engine.games.dead_cells.rules.company import left
from engine.games.dead_cells.rules.exploring import edges
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.rules.looting import GROUND_ITEMS, GROUND_PRINTS
from engine.games.dead_cells.rules.places import CARD, effect_at, part
from engine.games.dead_cells.rules.states import immune
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.rules.zero import places
from engine.games.dead_cells.state import SLOTS, PrisonState

Action = tuple[Any, ...]
Entry = tuple[Any, ...]

KILL = 2.3
"""An enemy that dies hurts nobody any more."""
NEARLY_DEAD = 2
"""Health at which somebody is in danger."""


def thumb(state: PrisonState, seat: int, action: Action) -> float:
    """How good an action looks."""
    judge = THUMBS.get(action[0])
    return judge(state, state.todo[-1], action) if judge else 0.0


def policy(state: PrisonState, seat: int, dice: int) -> tuple[Action, int]:
    """The best-looking action, a little blurred so that playouts differ."""
    actions = SCRIPT.legal(state, seat)
    if len(actions) == 1:
        return actions[0], dice
    noise, dice = below(dice, 1 << 30)
    best, chosen = -1e9, actions[0]
    for action in actions:
        noise = noise * 1103515245 + 12345 & 0x3FFFFFFF
        value = thumb(state, seat, action) + noise * BLUR
        if value > best:
            best, chosen = value, action
    return chosen, dice


BLUR = 0.25 / (1 << 30)


def _target(state: PrisonState, entry: Entry, action: Action) -> float:
    """Kill what is about to hurt; else weaken it."""
    effect: Any = effect_at(*entry[2:5])
    return _aimed(state, effect, entry[1], action[1])


def _aimed(state: PrisonState, effect: Any, at: int, slot: int) -> float:
    threat, life = menace(state, slot), left_of(state, slot)
    if isinstance(effect, Damage):
        n = amount(state, effect.n, at) + state.marks[slot] - state.shields[slot]
        if n >= life:
            return KILL + threat
        return n * (0.5 + threat / (life + 1))
    if isinstance(effect, Afflict):
        return _afflicting(state, effect, slot, threat, life)
    return 0.5


def _afflicting(state: PrisonState, effect: Afflict, slot: int, threat: float, life: int) -> float:
    if immune(state, slot, effect.state):
        return -1.0
    if effect.state == POISON:
        ticks = 4 - max(1, state.round)
        return min(ticks, life) * 0.8 + 0.1 * threat
    if effect.state == FIRE:
        return KILL + threat if state.fire[slot] else 0.3 * life + 0.2 * threat
    if effect.state == BLEED:
        return 0.0 if state.bleed[slot] else 0.6 * life
    if effect.state == FROST:
        return threat
    return 0.4 * life


def _victim(state: PrisonState, entry: Entry, action: Action) -> float:
    """Whoever has most to give takes the blow; help goes to who has least."""
    effect: Any = effect_at(*entry[2:5])
    target = action[1]
    if target >= COMPANION:
        return 2.5
    life = left(state, target - SLOTS)
    if isinstance(effect, Damage):
        shield = 3.0 * (state.shields[target] > 0) + 4.0 * (state.gold[target] > 0)
        return shield + life - 2.0 * state.marks[target] - 5.0 * (life <= 1)
    if isinstance(effect, Afflict):
        if immune(state, target, effect.state):
            return 10.0
        return life - 8.0 * (effect.state == FIRE) * (state.fire[target] > 0) - state.poison[target]
    if isinstance(effect, Shield):
        return 5.0 - life - state.shields[target]
    return 5.0 - life


def _commit(state: PrisonState, entry: Entry, action: Action) -> float:
    """The card that does most; what is said of it is its first action."""
    early = 0.01 * (4 - action[2]) if len(action) > 2 else 0.0
    return card_value(state, entry[1], action[1]) + early


def _printed_value(state: PrisonState, at: int, effects: Any) -> float:
    """The best that some effects could do now."""
    total = 0.0
    for effect in effects:
        if not could_meet(state, effect, at):
            continue
        reach = getattr(effect, "to", None)
        if isinstance(reach, tuple):
            slots = [slot for slot in reach if state.foes[slot] and not state.hidden >> slot & 1]
            total += max((_aimed(state, effect, at, slot) for slot in slots), default=0.0)
        elif isinstance(effect, Shield):
            total += 0.8 if _in_danger(state) else 0.2
        elif isinstance(effect, Heal):
            total += 1.0
        else:
            total += 0.4
    return total


def _in_danger(state: PrisonState) -> bool:
    return sum(menace(state, slot) for slot, card in enumerate(state.foes) if card) > 0


def _skill(state: PrisonState, entry: Entry, action: Action) -> float:
    place = skills_of(state, entry[1] - SLOTS)[action[1]]
    return 0.1 + _printed_value(state, entry[1], part(place[0], place[1], (place[2],)))


def _zero(state: PrisonState, entry: Entry, action: Action) -> float:
    place = dict(places(state, entry[1]))[action[1]]
    return 0.1 + _printed_value(state, SLOTS + entry[1], part(place[0], place[1], (place[2],)))


def _timed(state: PrisonState, entry: Entry, action: Action) -> float:
    _, fighter, which, row = entry
    own = _printed_value(state, SLOTS + fighter, part(CARD, state.active[fighter][which], (row,)))
    if action[0] == "row":
        return own
    item = ITEMS[state.worn[fighter][action[1]]]
    added = _printed_value(state, SLOTS + fighter, item.rows[row])
    return added if action[0] == "instead" else own + added + 0.05 * (action[0] == "after")


def _drink(state: PrisonState, entry: Entry, action: Action) -> float:
    """Only when it saves somebody."""
    fighter = action[1]
    worn_out = left(state, fighter) <= 1 and state.hurt[SLOTS + fighter] >= NEARLY_DEAD
    return 3.0 if worn_out else -1.0 + state.hurt[SLOTS + fighter] * 0.1


LOOT_WORTH = (1.6, 0.5, 1.4, 0.7, 1.3, 1.2, 1.3)
"""Cells, teeth, potions, vials, scrolls; then equipment and blueprints."""


def _loot(state: PrisonState, entry: Entry, action: Action) -> float:
    kind = action[1]
    if kind == GROUND_ITEMS:
        return 1.5
    return 0.9 if kind == GROUND_PRINTS else LOOT_WORTH[kind] * state.ground[kind]


def _pass(state: PrisonState, entry: Entry, action: Action) -> float:
    """Whoever has least health rests, if his cards are not the best."""
    fighter = action[1]
    return 3.0 - left(state, fighter)


def _drop(state: PrisonState, entry: Entry, action: Action) -> float:
    if entry[0] == "redraw":
        return 0.9 - card_value(state, entry[1], action[1]) / 2
    item = ITEMS[state.worn[entry[1]][action[1]]]
    return -_item_worth(item)


def _item_worth(item: Item) -> float:
    filled = sum(1.5 * len(row) for row in item.rows) * (0.6 if item.instead else 1.0)
    return filled + 1.2 * len(item.traits) + 0.4 * item.health


ROOMS = {ENCOUNTER: 1.0, ELITE: 0.4, TREASURE: 2.2, DOOR: 1.6, MERCHANT: 1.4, TELEPORT: 0.0}


def _go(state: PrisonState, entry: Entry, action: Action) -> float:
    """Treasure before fights; elites only for who is well; of two doors out, one by lot."""
    edge = edges(state)[action[1]]
    board = BIOMES[state.place].board
    if edge.to >= len(board.shapes):
        return 0.5 + 0.01 * (edge.to + below(state.dice, 2)[0] & 1)
    shape = board.shapes[edge.to]
    health = sum(left(state, fighter) for fighter in range(state.fighters)) / sum(state.hearts)
    elite = 2.0 * health - 1.0 if shape == ELITE else 0.0
    return ROOMS[shape] + elite - 0.6 * bool(edge.hand) + 0.2 * bool(edge.deck)


def _give(state: PrisonState, entry: Entry, action: Action) -> float:
    fighter = action[1]
    if entry[0] == "give_vial":
        return float(state.hurt[SLOTS + fighter]) - left(state, fighter)
    if entry[0] == "give_item":
        return -len(state.worn[fighter]) + 0.1 * left(state, fighter)
    if state.prisoners[fighter] == SERENADE:
        return 0.6
    step = state.tracks[fighter][entry[1]]
    return 1.0 + 0.2 * step - (0.5 * (left(state, fighter)) if entry[1] == 0 else 0.0)


def _heal(state: PrisonState, entry: Entry, action: Action) -> float:
    return 0.5 + float(state.hurt[SLOTS + action[1]])


def _upgrade(state: PrisonState, entry: Entry, action: Action) -> float:
    """Each colour in turn; the Well with what is left over."""
    if action[1] == WELL:
        return 0.1
    return 1.0 + 1.0 / (1 + state.taken[action[1]])


def _assign(state: PrisonState, entry: Entry, action: Action) -> float:
    """To the smallest deck of those who run; Serenade last."""
    prisoner = int(action[1])
    runs = float(prisoner in state.prisoners) - float(prisoner == SERENADE)
    return runs - len(state.library[prisoner])


def _purge(state: PrisonState, entry: Entry, action: Action) -> float:
    """A starter of somebody with enough better cards."""
    _, deck, card = action
    if card not in COMBAT or deck > SERENADE:
        return -1.0
    starter = card // 100 == 1
    filled = sum(map(len, COMBAT[card].rows))
    return 1.0 + len(state.library[deck]) * 0.1 - filled if starter else -1.0


def _replace(state: PrisonState, entry: Entry, action: Action) -> float:
    """The better one has the pocket."""
    return worth_pocketing(state, entry[1]) - worth_pocketing(state, action[1])


def _choose(state: PrisonState, entry: Entry, action: Action) -> float:
    return 1.0 - 0.1 * float(action[1])


def _block(state: PrisonState, entry: Entry, action: Action) -> float:
    return float(action[1])


def _constant(value: float) -> Callable[[PrisonState, Entry, Action], float]:
    return lambda state, entry, action: value


THUMBS: dict[str, Callable[[PrisonState, Entry, Action], float]] = {
    "target": _target,
    "victim": _victim,
    "commit": _commit,
    "skill": _skill,
    "zero": _zero,
    "row": _timed,
    "instead": _timed,
    "after": _timed,
    "before": _timed,
    "drink": _drink,
    "loot": _loot,
    "boss_loot": _constant(1.2),
    "potion": _constant(0.2),
    "pass": _pass,
    "drop": _drop,
    "keep": _constant(0.0),
    "go": _go,
    "give": _give,
    "heal": _heal,
    "buy": lambda state, entry, action: 0.5 + _item_worth(ITEMS[action[1]]),
    "shop": lambda state, entry, action: 0.8 if TILES[entry[1]].offers[action[1]].teeth < 3 else 0.6,
    "upgrade": _upgrade,
    "assign": _assign,
    "purge": _purge,
    "pull": _constant(0.6),
    "throw_back": _constant(1.2),
    "lose_step": lambda state, entry, action: -float(state.tracks[entry[1]][action[1]]),
    "shed": _constant(-1.0),
    "replace": _replace,
    "aside": _constant(0.1),
    "choose": _choose,
    "block": _block,
    "wound": lambda state, entry, action: float(left(state, action[1])),
    "first": lambda state, entry, action: float(left(state, action[1])),
}
"""For each kind of action; those that are not here are worth nothing."""
