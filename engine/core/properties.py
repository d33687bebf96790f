"""What must be true at every step of every game: lists, copies, views, events, words.

A property that does not hold raises `Broken`, which names it and the place. What is about secrets is in
secrecy.py, the walk that asks them all in conform.py.
"""

import json
from typing import Any, NamedTuple

from engine.core.errors import IllegalAction
from engine.core.event import Event, seen_by
from engine.core.game import Action, Game, View
from engine.core.session import Session
from engine.core.state import State
from engine.core.store import dump
from engine.core.text import Phrase

Seat = int | None
NONSENSE: Action = ("no such action",)


class Broken(AssertionError):
    """A property that does not hold, with the step at which it failed."""

    def __init__(self, rule: str, detail: str) -> None:
        super().__init__(f"{rule}: {detail}")
        self.rule = rule


class Step(NamedTuple):
    """One moment of a random game, about to play an action."""

    session: Session
    seat: int
    action: Action
    luck: int

    @property
    def game(self) -> Game[Any]:
        """The game under test."""
        return self.session.game

    @property
    def state(self) -> State:
        """The true state, before the action."""
        return self.session.state

    @property
    def watchers(self) -> tuple[Seat, ...]:
        """Every seat, and somebody without one."""
        return (*range(self.session.seats), None)

    @property
    def actions(self) -> list[Action]:
        """All that the seat may play now."""
        return self.session.legal(self.seat) or self.session.changes(self.seat)

    def open_in(self, state: State) -> bool:
        """Whether the same action could be played in another state."""
        if self.seat in self.game.deciders(state) and self.action in self.game.legal(state, self.seat):
            return True
        return self.action in self.game.changes(state, self.seat)

    def need(self, holds: bool, rule: str, detail: str = "") -> None:
        """Raise Broken unless the property holds."""
        if not holds:
            raise Broken(rule, f"step {len(self.session.log)}, {self.seat} {self.action!r} {detail}")


def lists_are_sound(step: Step) -> None:
    """A legal list is unique, stable, filled for each decider and empty for all others."""
    deciders = step.session.deciders
    for seat in range(step.session.seats):
        actions = step.session.legal(seat)
        step.need(bool(actions) == (seat in deciders), "legal lists are for deciders", f"seat {seat}")
        step.need(len(set(actions)) == len(actions), "legal lists are unique", f"seat {seat}")
        step.need(actions == step.session.legal(seat), "legal lists are stable", f"seat {seat}")
        step.need(
            actions == step.game.legal(step.state.clone(), seat), "legal lists are stable", f"seat {seat}"
        )


def answers_can_be_replaced(step: Step) -> None:
    """Whoever has answered and may change it has a sound list of other answers.

    It may be asked for something else meanwhile; no action is then an answer and a change at once.
    """
    answered = step.game.answered(step.state)
    for seat in range(step.session.seats):
        actions = step.session.changes(seat)
        apart = not set(actions) & set(step.session.legal(seat))
        fits = bool(actions) == (seat in answered) and apart
        step.need(fits, "changes are for who has answered", f"seat {seat}")
        step.need(len(set(actions)) == len(actions), "changes are unique", f"seat {seat}")
        step.need(
            actions == step.game.changes(step.state.clone(), seat), "changes are stable", f"seat {seat}"
        )


def refusals_change_nothing(step: Step) -> None:
    """What is not legal is refused with a reason, and the state stays as it was."""
    before = dump(step.state.plain())
    try:
        step.session.play(step.seat, NONSENSE)
    except IllegalAction as refused:
        step.need(bool(refused.reason), "refusals have a reason")
    else:
        step.need(False, "illegal actions are refused")
    step.need(dump(step.state.plain()) == before, "refusals change nothing")


def copies_are_independent(step: Step) -> None:
    """Playing on a copy leaves the original alone."""
    before = dump(step.state.plain())
    twin = step.state.clone()
    step.need(twin == step.state, "a clone is equal")
    step.game.apply(twin, step.seat, step.action)
    step.need(dump(step.state.plain()) == before, "a clone is independent")


def plain_data_only(step: Step) -> None:
    """A state survives JSON unchanged, and so does what every seat sees."""
    plain = step.state.plain()
    _need_json(step, plain, "the state is plain data")
    again = type(step.state).from_plain(json.loads(json.dumps(plain)))
    step.need(again == step.state, "a plain round trip is equal")
    for seat in step.watchers:
        _need_json(step, step.session.view(seat), "a view is plain data")
    _need_json(step, [list(action) for action in step.actions], "actions are plain data")


def views_say_what_waits(step: Step) -> None:
    """Every view names the step and who is asked, and nobody sees the stack itself."""
    deciders = list(step.session.deciders)
    for seat in step.watchers:
        view = step.session.view(seat)
        named = bool(view.get("step")) and isinstance(view.get("asked"), list) and "todo" not in view
        step.need(named, "a view has step and asked, and no todo", f"seat {seat}")
        known = view["asked"] == deciders or (step.game.info.secrets and set(deciders) <= set(view["asked"]))
        step.need(known, "a view asks who must decide", f"seat {seat}: {view['asked']}")


def views_can_be_imagined(step: Step) -> None:
    """A state imagined from a view shows the same view, the same legal list and the same pieces."""
    for seat in step.watchers:
        view = step.session.view(seat)
        imagined = step.game.imagine(view, step.luck)
        step.need(step.game.view(imagined, seat) == view, "an imagined state fits its view", f"seat {seat}")
        step.need(
            step.game.inventory(imagined) == step.game.inventory(step.state),
            "an imagined state has all pieces",
            f"seat {seat}",
        )
        if seat is not None:
            known = step.game.legal(imagined, seat) if seat in step.game.deciders(imagined) else []
            step.need(known == step.session.legal(seat), "a legal list tells no secret", f"seat {seat}")
            known = step.game.changes(imagined, seat)
            step.need(known == step.session.changes(seat), "changes tell no secret", f"seat {seat}")


def pieces_are_conserved(step: Step) -> None:
    """Nothing is lost or made by the action."""
    after = step.state.clone()
    step.game.apply(after, step.seat, step.action)
    step.need(
        step.game.inventory(after) == step.game.inventory(step.state),
        "pieces are conserved",
        f"{step.game.inventory(step.state)} became {step.game.inventory(after)}",
    )


def events_tell_all(step: Step) -> None:
    """Folding the events that a seat sees over its old view gives its new view."""
    after = step.state.clone()
    events = step.game.apply(after, step.seat, step.action)
    for event in events:
        fits = (
            len(event) >= 3
            and isinstance(event[0], str)
            and type(event[1]) is int
            and isinstance(event[2], str)
        )
        step.need(fits, "events are (kind, who, why, ...)", repr(event))
    for seat in step.watchers:
        view = _folded(step, seat, events)
        wanted = step.game.view(after, seat)
        step.need(view == wanted, "events give the new view", f"seat {seat}: {_difference(view, wanted)}")


def play_is_deterministic(step: Step) -> None:
    """The same action on the same state gives the same state and the same events."""
    one, two = step.state.clone(), step.state.clone()
    same = step.game.apply(one, step.seat, step.action) == step.game.apply(two, step.seat, step.action)
    step.need(same and one == two, "play is deterministic")


def actions_have_words(step: Step) -> None:
    """Every legal action is described in one line."""
    for action in step.actions:
        line = step.session.describe(action, step.seat)
        step.need(bool(line) and "\n" not in line, "actions have one line of words", repr(action))


def events_have_words(step: Step) -> None:
    """Whatever an action brings about can be told in one line or is not worth one."""
    for event in step.game.apply(step.state.clone(), step.seat, step.action):
        told = step.game.tell(event)
        line = "quiet" if told is None else _line(told)
        step.need(bool(line) and "\n" not in line, "events have one line of words", repr(event))


def giving_up_ends_the_game(step: Step) -> None:
    """Where a game can be given up, that ends it at any step, with every piece still there."""
    for action in step.session.surrender(step.seat):
        twin = step.session.clone()
        view = _folded(step, None, twin.play(step.seat, action))
        step.need(twin.outcome is not None and not twin.deciders, "giving up ends the game")
        step.need(action not in step.session.legal(step.seat), "nobody gives up by chance")
        pieces = step.game.inventory(twin.state) == step.game.inventory(step.state)
        step.need(pieces, "pieces are conserved by giving up")
        step.need(view == twin.view(None), "events tell of giving up")
        step.need(
            Session.unsealed(twin.sealed(), {step.game.info.key: step.game}).state == twin.state,
            "a game that was given up can be read",
        )


def outcomes_are_final(step: Step) -> None:
    """There is no outcome while somebody has to decide."""
    step.need(step.session.outcome is None, "an outcome waits until nothing is pending")


def _folded(step: Step, seat: Seat, events: list[Event]) -> View:
    view: View = json.loads(json.dumps(step.session.view(seat)))
    for event in seen_by(seat, events):
        step.game.fold(view, event)
    folded: View = json.loads(json.dumps(view))
    return folded


def _need_json(step: Step, value: Any, rule: str) -> None:
    try:
        same = json.loads(json.dumps(value)) == value
    except (TypeError, ValueError):
        same = False
    step.need(same, rule)


def _line(phrase: Phrase) -> str:
    try:
        return str(phrase)
    except (TypeError, ValueError, LookupError, AttributeError):
        return ""


def _difference(got: View, wanted: View) -> str:
    keys = [key for key in sorted(set(got) | set(wanted)) if got.get(key) != wanted.get(key)]
    return "; ".join(f"{key}: {got.get(key)!r} should be {wanted.get(key)!r}" for key in keys[:3])
