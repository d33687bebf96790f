"""A fight against a boss: turns, an order for each, a second face (rulings 35, 38, 47, 48, 88 to 90)."""

from typing import Any

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import BOSSES, ITEMS, MONSTERS
from engine.games.dead_cells.cards.kinds import BACK, FAR
from engine.games.dead_cells.cards.vocabulary import R1, R2, R3, G, L
from engine.games.dead_cells.options import DRAW_ONE
from engine.games.dead_cells.rules.company import alive, in_order, is_boss, speaker
from engine.games.dead_cells.rules.drawing import refill
from engine.games.dead_cells.rules.ending import BOSS_BEATEN, DEATH
from engine.games.dead_cells.rules.feats import (
    BOSS_COMPANION,
    BOUGHT,
    NO_MERCHANT,
    NO_SKILL,
    SKILLED,
    has_done,
    reached,
)
from engine.games.dead_cells.rules.harm import wipe
from engine.games.dead_cells.rules.memory import BOSS_CELL, FIRSTS, remember, remembers
from engine.games.dead_cells.rules.moving import move
from engine.games.dead_cells.rules.places import BOSS
from engine.games.dead_cells.rules.secrets import find_secret
from engine.games.dead_cells.rules.upkeep import clear_fighters, discard_active
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

TURN_END: Entry = ("turn_end",)
"""Lies below everything that happens in a turn."""


def meet(state: PrisonState, place: int, events: list[Event]) -> None:
    """The boss takes his place."""
    boss = BOSSES[place]
    state.face, state.boss_turn, state.extras, state.passed = 0, 0, 0, 0
    state.foes[boss.slot] = place * 100 + 1
    events.append(("boss", EVERYONE, "", place, boss.slot))
    _post_guards(state, events)
    _give_orders(state)
    state.todo.append(("turn", 1))


SLOTS_OF = {BACK: (L, R3), FAR: (R3, L)}
"""Where a card of a boss stands; any other takes the first free slot."""


def _post(state: PrisonState, card: int, events: list[Event]) -> bool:
    """A card takes its slot, or the first free one; False if there is no room."""
    wanted = SLOTS_OF.get(MONSTERS[card].place, (R1, R2, R3, L))
    slot = next((slot for slot in wanted if not state.foes[slot]), None)
    if slot is None:
        return False
    state.foes[slot] = card
    events.append(("joined", EVERYONE, "35", slot, card))
    return True


def _post_guards(state: PrisonState, events: list[Event]) -> None:
    """Those of the face that is up; guards of the face before stay."""
    for row in BOSSES[state.place].guards[state.face : state.face + 1]:
        for card in row:
            _post(state, card, events)


def _raise_guard(state: PrisonState, events: list[Event]) -> None:
    """On one face a fallen guard stands up again at the end of each turn."""
    boss = BOSSES[state.place]
    if state.face == boss.returning:
        fallen = [card for card in boss.guards[state.face] if card not in state.foes]
        if fallen:
            _post(state, fallen[0], events)


def _go_home(state: PrisonState, events: list[Event]) -> None:
    """A boss who moved begins each turn in the slot of his sheet."""
    home = BOSSES[state.place].slot
    for slot in range(SLOTS):
        if slot != home and is_boss(state, slot) and not state.foes[home]:
            move(state, slot, home, "5", events)


def _give_orders(state: PrisonState) -> None:
    """The orders of the face that is up, shuffled."""
    orders = list(BOSSES[state.place].instances[state.face].orders)
    state.dice = shuffle(state.dice, orders)
    state.orders, state.orders_discard, state.order = orders, [], 0


def turn(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A turn begins with a new order; Round 0 is played at the first one and after each flip."""
    state.boss_turn += 1
    state.round = NOBODY
    if not state.orders:
        state.orders, state.orders_discard = sorted(state.orders_discard), []
        state.dice = shuffle(state.dice, state.orders)
    *state.orders, state.order = state.orders
    events.append(("order", EVERYONE, "", state.order))
    state.todo += [TURN_END, ("prepare", entry[1])]


def turn_end(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """After IV: a death ends the fight (38), else an extra card joins, and the next turn begins (48)."""
    if state.fallen:
        state.todo.append(("run_end", DEATH))
        return
    _put_away_order(state)
    _thaw_boss(state, events)
    _join(state, events)
    _raise_guard(state, events)
    _go_home(state, events)
    _clear_stage(state, "48", events)
    _next_turn(state, 0, events)


def _clear_stage(state: PrisonState, why: str, events: list[Event]) -> None:
    """The cards of a turn are put away."""
    discard_active(state, events)
    state.round, state.cursor, state.turn, state.hidden = NOBODY, NOBODY, 0, 0
    state.passer = NOBODY
    events.append(("turn_over", EVERYONE, why))


def _next_turn(state: PrisonState, zero: int, events: list[Event]) -> None:
    """Hands are filled up and First Player passes on; or the group chooses him, with the new cards (48)."""
    state.todo.append(("turn", zero))
    if state.house[DRAW_ONE]:
        state.todo.append(("new_first",))
    else:
        _pass_on(state, events)
    refill(state, events)


def _put_away_order(state: PrisonState) -> None:
    state.orders_discard = [*state.orders_discard, state.order]
    state.order = 0


def _thaw_boss(state: PrisonState, events: list[Event]) -> None:
    """Only Frozen tokens go at the end of a turn; other states stay on the boss (31, 88)."""
    for slot in range(SLOTS):
        if state.frozen[slot]:
            state.frozen[slot] = 0
            events.append(("thawed", EVERYONE, "31", slot))


def _join(state: PrisonState, events: list[Event]) -> None:
    """The next extra card takes its slot, or the first free one; without room it waits."""
    extras = BOSSES[state.place].extras
    if state.extras >= len(extras):
        return
    if _post(state, extras[state.extras], events):
        state.extras += 1
        events.append(("extras", EVERYONE, "35", state.extras))


def _pass_on(state: PrisonState, events: list[Event]) -> None:
    """First Player goes clockwise to the next living fighter (ruling 48)."""
    state.first = next(fighter for fighter in in_order(state)[1:] or (state.first,) if alive(state, fighter))
    events.append(("first", EVERYONE, "48", state.first))


def first_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The group."""
    return (speaker(state),)


def new_first_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Anybody, also who has it already."""
    return [("first", fighter) for fighter in range(state.fighters)]


def take_new_first(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The group says who is First Player (48, French text); at rules 3 hands were filled up only now."""
    state.todo.pop()
    refill(state, events)
    state.first = action[1]
    events.append(("first", EVERYONE, "48", state.first))


def beaten(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A face is beaten: the turn stops at once, excess damage is lost, the next face comes up (38, 43)."""
    while state.todo.pop() != TURN_END:
        pass
    boss = BOSSES[state.place]
    events.append(("beaten", EVERYONE, "43", state.face))
    if state.fallen:
        state.todo.append(("run_end", DEATH))
    elif state.face + 1 == len(boss.instances):
        state.todo += [("run_end", BOSS_BEATEN), ("do", G, BOSS, state.place, (0, 0))]
        state.round = NOBODY
        _triumph(state, events)
    else:
        _flip(state, events)


def _triumph(state: PrisonState, events: list[Event]) -> None:
    """What a campaign remembers of a victory, and the feats that it may be."""
    if remembers(state, BOSS_CELL) and remember(state, FIRSTS[state.place], events):
        find_secret(state, events)
    if any(ITEMS[item].health for worn in state.worn for item in worn):
        reached(state, BOSS_COMPANION, events)
    if not has_done(state, BOUGHT):
        reached(state, NO_MERCHANT, events)
    if not has_done(state, SKILLED):
        reached(state, NO_SKILL, events)


def _flip(state: PrisonState, events: list[Event]) -> None:
    """Tokens off the boss, states and shields off the prisoners; his extra cards stay."""
    slot = next(slot for slot in range(SLOTS) if is_boss(state, slot))
    state.face += 1
    wipe(state, slot)
    events.append(("flipped", EVERYONE, "43", state.face, slot))
    clear_fighters(state, events)
    _go_home(state, events)
    _post_guards(state, events)
    _clear_stage(state, "43", events)
    _give_orders(state)
    events.append(("orders", EVERYONE, ""))
    _next_turn(state, 1, events)
