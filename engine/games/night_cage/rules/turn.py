"""The turn: its order, and the table of everything that can be on the stack of what is still to happen."""

from collections.abc import Callable

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action, Decision, Script
from engine.games.night_cage.rules import (
    dirge,
    falling,
    flickers,
    keys,
    monsters,
    moving,
    pit_fiends,
    scrambling,
    staying,
)
from engine.games.night_cage.rules.drawing import active_owner, draw_for, place_actions, take_place
from engine.games.night_cage.rules.ending import GIVE_UP, check_isolation, check_lost, check_patience, give_up
from engine.games.night_cage.rules.light import darken, light
from engine.games.night_cage.rules.nerve import collect
from engine.games.night_cage.rules.starting import begin, start_actions, start_who, take_start
from engine.games.night_cage.state import CageState

TURN: Entry = ("turn",)

Step = Callable[[CageState, Entry, list[Event]], None]
Take = Callable[[CageState, Entry, int, Action, list[Event]], None]


def turn(state: CageState, entry: Entry, events: list[Event]) -> None:
    """A turn begins: a falling prisoner lands first, then plays as always (ruling 30)."""
    todo = state.todo
    todo.append(("end",))
    if state.flickers:
        todo.append(("flicker",))
    if state.at[state.active] >= 0:
        todo.append(("choose", 0))
        return
    todo += [("act",), ("light",)]
    falling.begin_landing(state, events)


def act(state: CageState, entry: Entry, events: list[Event]) -> None:
    """After a landing: whoever is on the board plays a full turn; one who fell again is done (35)."""
    if state.at[state.active] >= 0:
        state.todo.append(("choose", 0))


def end(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Nerve arrives, the Final Flickers may begin, the next prisoner has his turn (rulings 11, 86, 93)."""
    collect(state, events)
    if not state.flickers and not state.deck:
        state.flickers = 1
        events.append(("flickers", EVERYONE, "86"))
    if state.flickers and check_isolation(state, events):
        return
    if check_patience(state, events):
        return
    if state.active == 3 and state.seats == 3:
        state.marker = (state.marker + 1) % state.seats
    state.active = (state.active + 1) % state.prisoners
    events.append(("turn", EVERYONE, "93", state.active, state.marker, state.fuel, state.quiet))
    turn(state, TURN, events)


def _watched(step: Step) -> Step:
    """A step after which the keys and Gates are counted (rulings 84, 85)."""

    def run(state: CageState, entry: Entry, events: list[Event]) -> None:
        step(state, entry, events)
        if state.gates < 1 or state.keys < state.prisoners:
            check_lost(state, events)

    return run


def _watched_take(take: Take) -> Take:
    def run(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
        take(state, entry, seat, action, events)
        if state.gates < 1 or state.keys < state.prisoners:
            check_lost(state, events)

    return run


SCRIPT: Script[CageState] = Script(
    steps={
        "begin": begin,
        "turn": turn,
        "act": act,
        "draw": draw_for,
        "reach": moving.reach,
        "go": moving.go,
        "arrive": moving.arrive,
        "more": moving.more,
        "find_key": keys.find_key,
        "smoulder": _watched(staying.smoulder),
        "settle": staying.settle,
        "crumble": _watched(falling.crumble),
        "plunge": falling.plunge,
        "touch_down": falling.touch_down,
        **dict.fromkeys(monsters.STEPPED_ON, monsters.trigger),
        "hit": _watched(monsters.hit),
        "aftermath": _watched(monsters.aftermath),
        "scramble": scrambling.scramble,
        "scrambled": scrambling.scrambled,
        "pit_fiend": _watched(pit_fiends.break_floor),
        "omen": dirge.announce,
        "engulf": _watched(dirge.engulf),
        "light": _watched(light),
        "dark": _watched(darken),
        "flicker": flickers.flicker,
        "end": end,
    },
    decisions={
        "start": Decision(start_who, start_actions, take_start),
        "place": Decision(active_owner, place_actions, take_place),
        "choose": Decision(active_owner, moving.choose_actions, moving.take_choice),
        "again": Decision(active_owner, moving.again_actions, moving.take_again),
        "step_on": Decision(active_owner, moving.step_on_actions, moving.take_step_on),
        "swap": Decision(active_owner, staying.swap_actions, _watched_take(staying.take_swap)),
        "scrambling": Decision(active_owner, scrambling.scramble_actions, scrambling.take_scramble),
        "fall": Decision(falling.fall_who, falling.fall_actions, falling.take_fall),
        "land": Decision(active_owner, falling.land_actions, falling.take_land),
        "land_on": Decision(active_owner, falling.land_on_actions, falling.take_land_on),
        "block": Decision(monsters.block_who, monsters.block_actions, _watched_take(monsters.take_block)),
        "key": Decision(keys.key_who, keys.key_actions, keys.answer_key),
        "dirge": Decision(active_owner, dirge.dirge_actions, dirge.take_dirge),
        "snuff": Decision(active_owner, flickers.snuff_actions, _watched_take(flickers.take_snuff)),
    },
)
"""Steps run by themselves, decisions wait for somebody."""


def play(state: CageState, seat: int, action: Action) -> list[Event]:
    """Carry an action out and run on to the next decision; giving up is possible at every one."""
    return give_up(state) if action == GIVE_UP else SCRIPT.play(state, seat, action)
