"""Carrying out what a card says: one effect after the other, each by its own function."""

from collections.abc import Callable
from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.vocabulary import (
    Afflict,
    Choose,
    Cleanse,
    Damage,
    Draw,
    Effect,
    Gain,
    GiveUp,
    Heal,
    Hide,
    Level,
    Loot,
    Lose,
    Move,
    Next,
    Purge,
    Push,
    Put,
    Ring,
    Rule,
    Say,
    Shield,
    Skill,
    Slay,
    StepBack,
    SymbolTest,
    Take,
    When,
    Wither,
)
from engine.games.dead_cells.rules import (
    aiming,
    bans,
    gaining,
    looting,
    losses,
    testing,
    tokens,
    upgrading,
)
from engine.games.dead_cells.rules.company import is_boss, owner, speaker
from engine.games.dead_cells.rules.conditions import holds
from engine.games.dead_cells.rules.drawing import draw_cards
from engine.games.dead_cells.rules.harm import slay
from engine.games.dead_cells.rules.moving import move
from engine.games.dead_cells.rules.places import FOE, effect_at, part
from engine.games.dead_cells.state import SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def do(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Do the effect at the end of a path; the rest of its row waits below it (ruling 6)."""
    _, at, origin, number, path = entry
    effect = effect_at(origin, number, path)
    if effect is None or not _acts(state, at, origin, number):
        return
    rest = (*path[:-1], path[-1] + 1)
    if effect_at(origin, number, rest) is not None:
        state.todo.append(("do", at, origin, number, rest))
    RESOLVE[type(effect)](state, effect, at, entry, events)


def _acts(state: PrisonState, at: int, origin: int, number: int) -> bool:
    """Whether whoever acts is still there to do it."""
    if origin == FOE:
        return state.foes[at] == number or (is_boss(state, at) and state.order == number)
    return at < SLOTS or not state.fallen >> (at - SLOTS) & 1


def _slay(state: PrisonState, effect: Slay, at: int, entry: Entry, events: list[Event]) -> None:
    """The tombstone: it dies by its own attack, and its Death box pays (ruling 77)."""
    events.append(("tombstone", EVERYONE, "77", at))
    slay(state, at, at)


def _hide(state: PrisonState, effect: Hide, at: int, entry: Entry, events: list[Event]) -> None:
    """Nothing more: it is out of sight since the round began (ruling 28)."""


def _loot(state: PrisonState, effect: Loot, at: int, entry: Entry, events: list[Event]) -> None:
    looting.begin(state, at, events)


def _skill(state: PrisonState, effect: Skill, at: int, entry: Entry, events: list[Event]) -> None:
    state.todo.append(("skill", at, effect.n))


def _draw(state: PrisonState, effect: Draw, at: int, entry: Entry, events: list[Event]) -> None:
    draw_cards(state, at - SLOTS, effect.n, events)


def _move(state: PrisonState, effect: Move, at: int, entry: Entry, events: list[Event]) -> None:
    """What is left of its row goes with it (ruling 5)."""
    if not state.foes[effect.slot]:
        move(state, at, effect.slot, "5", events)
        state.todo[:] = [
            ("do", effect.slot, *each[2:]) if each[:3] == ("do", at, FOE) else each for each in state.todo
        ]


def _choose(state: PrisonState, effect: Choose, at: int, entry: Entry, events: list[Event]) -> None:
    """It is asked even if only one side is open: the question alone must not tell what is in a hand."""
    state.todo.append(("choose", *entry[1:]))


def _open_options(state: PrisonState, effect: Choose) -> list[int]:
    """A side with a hand test is open only if the test can be passed (rulings 50, 85)."""
    return [place for place, do in enumerate(effect.options) if testing.passable(state, do)] or [0]


def _take_option(state: PrisonState, entry: Entry, option: int) -> None:
    state.todo.append(("do", *entry[1:4], (*entry[4], option, 0)))


def _when(state: PrisonState, effect: When, at: int, entry: Entry, events: list[Event]) -> None:
    """One side or the other; a side may be empty."""
    side = 0 if holds(state, effect.condition, at) else 1
    if part(entry[2], entry[3], (*entry[4], side)):
        _take_option(state, entry, side)


def _say(state: PrisonState, effect: Say, at: int, entry: Entry, events: list[Event]) -> None:
    events.append(("told", EVERYONE, "", *entry[2:4]))


def _put(state: PrisonState, effect: Put, at: int, entry: Entry, events: list[Event]) -> None:
    """Beside the group, or on somebody."""
    if effect.token in tokens.OF_GROUP:
        tokens.change(state, effect.token, effect.n, events)
    else:
        aiming.resolve(state, effect, at, entry, events)


def _take(state: PrisonState, effect: Take, at: int, entry: Entry, events: list[Event]) -> None:
    """From the group, or off somebody."""
    if effect.token in tokens.OF_GROUP:
        tokens.change(state, effect.token, -effect.n, events)
    else:
        aiming.resolve(state, effect, at, entry, events)


RESOLVE: dict[type, Callable[..., None]] = {
    Damage: aiming.resolve,
    Afflict: aiming.resolve,
    Cleanse: aiming.resolve,
    Shield: aiming.resolve,
    Heal: aiming.resolve,
    Push: aiming.resolve,
    Slay: _slay,
    Hide: _hide,
    Loot: _loot,
    Skill: _skill,
    Draw: _draw,
    Move: _move,
    Gain: gaining.gain,
    Lose: gaining.lose,
    Put: _put,
    Take: _take,
    Rule: bans.switch,
    Ring: losses.ring,
    StepBack: losses.step_back,
    GiveUp: losses.give_up,
    Wither: losses.wither,
    Purge: upgrading.begin_purge,
    Level: upgrading.level,
    Next: upgrading.keep_for_next,
    Choose: _choose,
    SymbolTest: testing.begin,
    When: _when,
    Say: _say,
}
"""How each effect is done."""


def choose_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """On a tile the group chooses, on a prisoner's own card its owner."""
    at = entry[1]
    return (owner(state, at - SLOTS) if at >= SLOTS else speaker(state),)


def choose_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """The sides that are open."""
    effect: Effect | None = effect_at(*entry[2:5])
    return [("choose", place) for place in _open_options(state, effect)]  # type: ignore[arg-type]


def take_choose(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Do the chosen side."""
    state.todo.pop()
    events.append(("chose", EVERYONE, "50", action[1]))
    _take_option(state, entry, action[1])
