"""The turn: its five phases in order, and the table of everything that can be waited for."""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action, Decision, Script
from engine.games.obscurio.rules import (
    accusation,
    audiences,
    choosing,
    holder,
    locked,
    opening,
    resolution,
    riddle,
    watcher,
)
from engine.games.obscurio.rules.bag import draw_traps
from engine.games.obscurio.rules.cards import refill_deck
from engine.games.obscurio.rules.doors import deal
from engine.games.obscurio.rules.opening import open_turn
from engine.games.obscurio.rules.riddle import pose
from engine.games.obscurio.rules.wizards import answered, deciders
from engine.games.obscurio.state import LibraryState

NEXT: Action = ("next",)


def begin_turn(state: LibraryState, entry: Entry, events: list[Event]) -> None:
    """Phase 5 of the last turn, then traps, deck and cards of the new one."""
    _clear_table(state, events)
    draw_traps(state, events)
    refill_deck(state, events)
    pose(state, events)
    open_turn(state, events)


def _clear_table(state: LibraryState, events: list[Event]) -> None:
    """Used cards are discarded face up, tokens go back, pawns to the centre; the holder stays (ruling 31)."""
    used = state.pages + state.doors
    state.discard += used
    state.pages, state.picks, state.doors = bytearray(), bytearray(), bytearray()
    state.butterflies, state.exit = [], 0
    state.traps, state.drawn = 0, bytearray()
    state.shown = state.minute = state.moved = 0
    state.pawns, state.answers, state.ballot = [0] * state.seats, [0] * state.seats, []
    state.turn += 1
    events.append(("turn", EVERYONE, "31", state.turn, tuple(used)))


def aftermath_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """On to the next room."""
    return [NEXT]


def take_aftermath(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A new turn begins."""
    state.todo.pop()
    state.todo.append(("turn",))


SCRIPT: Script[LibraryState] = Script(
    steps={
        "turn": begin_turn,
        "false_doors": holder.false_doors,
        "deal": deal,
        "resolve": resolution.resolve,
        "count": accusation.count_votes,
    },
    decisions={
        "roles": Decision(deciders, opening.role_actions, opening.take_role, audiences.all_in_turn),
        "traps": Decision(deciders, opening.trap_actions, opening.take_traps, audiences.everybody),
        "riddle": Decision(deciders, riddle.butterfly_actions, riddle.take_butterfly, audiences.the_grimoire),
        "study": Decision(deciders, riddle.study_actions, riddle.take_study, audiences.everybody),
        "holder": Decision(
            deciders, holder.touch_actions, holder.take_touch, audiences.the_holder, holder.have_touched
        ),
        "choose": Decision(
            deciders,
            choosing.choose_actions,
            choosing.take_choice,
            audiences.everybody,
            choosing.sure,
            choosing.second_thoughts,
        ),
        "watch": Decision(
            deciders,
            watcher.watch_actions,
            watcher.take_watch,
            audiences.the_watched,
            answered,
            watcher.other_doors,
        ),
        "lock": Decision(deciders, locked.lock_actions, locked.take_lock, audiences.everybody),
        "watch_lock": Decision(
            deciders,
            locked.lock_actions,
            locked.take_watch_lock,
            audiences.the_watched,
            answered,
            locked.other_answers,
        ),
        "debate": Decision(deciders, accusation.debate_actions, accusation.take_debate, audiences.everybody),
        "vote": Decision(
            deciders, accusation.vote_actions, accusation.take_vote, audiences.the_voters, answered
        ),
        "aftermath": Decision(deciders, aftermath_actions, take_aftermath, audiences.everybody),
    },
)
"""Steps run by themselves, decisions wait for somebody."""
