"""The suite that every game must pass, whatever its rules.

`walk` plays one random game and asks every property at every step. A property that does not hold raises
`Broken`, which names the property and the place, so that the same game can be played again. A game that
passes can be saved, undone, replayed, shown to each seat and thought about by any bot.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from engine.core import dice
from engine.core.errors import IllegalAction, SetupError, UndoBarrier
from engine.core.event import Event, seen_by
from engine.core.game import Action, Game, View
from engine.core.session import Session
from engine.core.state import State
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


def refusals_change_nothing(step: Step) -> None:
    """What is not legal is refused with a reason, and the state stays as it was."""
    before = step.state.plain()
    try:
        step.session.play(step.seat, NONSENSE)
    except IllegalAction as refused:
        step.need(bool(refused.reason), "refusals have a reason")
    else:
        step.need(False, "illegal actions are refused")
    step.need(step.state.plain() == before, "refusals change nothing")


def copies_are_independent(step: Step) -> None:
    """Playing on a copy leaves the original alone."""
    before = step.state.plain()
    twin = step.state.clone()
    step.need(twin == step.state, "a clone is equal")
    step.game.apply(twin, step.seat, step.action)
    step.need(step.state.plain() == before, "a clone is independent")


def plain_data_only(step: Step) -> None:
    """A state survives JSON unchanged, and so does what every seat sees."""
    plain = step.state.plain()
    _need_json(step, plain, "the state is plain data")
    again = type(step.state).from_plain(json.loads(json.dumps(plain)))
    step.need(again == step.state, "a plain round trip is equal")
    for seat in step.watchers:
        _need_json(step, step.session.view(seat), "a view is plain data")
    _need_json(step, [list(action) for action in step.session.legal(step.seat)], "actions are plain data")


def views_keep_secrets(step: Step) -> None:
    """Dealing again what a seat cannot know leaves its view as it was."""
    for seat in step.watchers:
        view = step.session.view(seat)
        redealt = step.game.redeal(step.state, seat, step.luck)
        step.need(step.game.view(redealt, seat) == view, "a view keeps secrets", f"seat {seat}")


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


def events_keep_secrets(step: Step) -> None:
    """Two truths that look alike to a seat before and after also send it the same events."""
    for seat in step.watchers:
        other = step.game.redeal(step.state, seat, step.luck)
        if step.seat not in step.game.deciders(other) or step.action not in step.game.legal(other, step.seat):
            continue
        after = step.state.clone()
        events = step.game.apply(after, step.seat, step.action)
        others = step.game.apply(other, step.seat, step.action)
        if step.game.view(after, seat) == step.game.view(other, seat):
            step.need(seen_by(seat, events) == seen_by(seat, others), "events keep secrets", f"seat {seat}")


def lessons_are_barriers(step: Step) -> None:
    """An action after which somebody knows more than the action itself told is an undo barrier."""
    after = step.state.clone()
    events = step.game.apply(after, step.seat, step.action)
    if any(event[0] in step.game.reveals for event in events):
        return
    for seat in step.watchers:
        other = step.game.redeal(step.state, seat, step.luck)
        known = step.seat in step.game.deciders(other) and step.action in step.game.legal(other, step.seat)
        if known:
            step.game.apply(other, step.seat, step.action)
        same = known and step.game.view(other, seat) == step.game.view(after, seat)
        step.need(same, "what is learnt is a barrier", f"seat {seat}")


def play_is_deterministic(step: Step) -> None:
    """The same action on the same state gives the same state and the same events."""
    one, two = step.state.clone(), step.state.clone()
    same = step.game.apply(one, step.seat, step.action) == step.game.apply(two, step.seat, step.action)
    step.need(same and one == two, "play is deterministic")


def actions_have_words(step: Step) -> None:
    """Every legal action is described in one line."""
    for action in step.session.legal(step.seat):
        line = step.session.describe(action, step.seat)
        step.need(bool(line) and "\n" not in line, "actions have one line of words", repr(action))


def events_have_words(step: Step) -> None:
    """Whatever an action brings about can be told in one line or is not worth one."""
    for event in step.game.apply(step.state.clone(), step.seat, step.action):
        told = step.game.tell(event)
        line = "quiet" if told is None else _line(told)
        step.need(bool(line) and "\n" not in line, "events have one line of words", repr(event))


def outcomes_are_final(step: Step) -> None:
    """There is no outcome while somebody has to decide."""
    step.need(step.session.outcome is None, "an outcome waits until nothing is pending")


STEP_PROPERTIES: tuple[Callable[[Step], None], ...] = (
    lists_are_sound,
    refusals_change_nothing,
    copies_are_independent,
    play_is_deterministic,
    plain_data_only,
    views_keep_secrets,
    views_can_be_imagined,
    pieces_are_conserved,
    events_tell_all,
    events_keep_secrets,
    lessons_are_barriers,
    actions_have_words,
    events_have_words,
    outcomes_are_final,
)


def walk(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, Any],
    every: int = 1,
    folder: Path | None = None,
) -> Session:
    """Play one random game to its end and ask the properties at every `every`-th step."""
    session = Session.new(game, seats, seed, **options)
    first = session.state.clone()
    for number, step in enumerate(_random_steps(session, seed)):
        if number % every == 0:
            for holds in STEP_PROPERTIES:
                holds(step)
        session.play(step.seat, step.action)
    _check_end(session)
    _check_replay(session)
    _check_undo(session, first)
    if folder is None:
        with TemporaryDirectory() as spare:
            _check_save(session, Path(spare))
    else:
        _check_save(session, folder)
    return session


def setups(game: Game[Any], seeds: range) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Seat counts and options in turn, so that every choice is met: (seats, seed, options)."""
    info = game.info
    for seed in seeds:
        luck = dice.seeded(seed, stream=5)
        seats, luck = dice.pick(luck, info.seats)
        options: dict[str, Any] = {}
        for option in info.options:
            options[option.key], luck = dice.pick(luck, option.allowed)
        if _fits(game, seats, options):
            yield seats, seed, options
        else:
            yield seats, seed, {}


def _fits(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_setup(seats, game.info.settle(options))
    except SetupError:
        return False
    return True


def _random_steps(session: Session, seed: int) -> Iterator[Step]:
    luck = dice.seeded(seed, stream=3)
    while session.deciders:
        if len(session.log) >= session.game.longest:
            raise Broken("a game ends in time", f"{len(session.log)} actions and no end")
        seat, luck = dice.pick(luck, session.deciders)
        actions = session.legal(seat)
        if not actions:
            raise Broken("legal lists are for deciders", f"seat {seat} must decide and cannot")
        action, luck = dice.pick(luck, actions)
        yield Step(session, seat, action, luck)


def _check_end(session: Session) -> None:
    outcome = session.outcome
    if outcome is None:
        raise Broken("an ended game has an outcome", f"after {len(session.log)} actions")
    if not outcome.reason or not set(outcome.winners) <= set(range(session.seats)):
        raise Broken("an outcome has winners and a reason", repr(outcome))


def _check_replay(session: Session) -> None:
    log = json.loads(json.dumps(session.log))
    again = Session.replay(session.game, session.seats, session.seed, session.options, log)
    if again.state != session.state or again.log != session.log:
        raise Broken("a replay is equal", f"seed {session.seed}")


def _check_undo(session: Session, first: State) -> None:
    last = session.state.clone()
    while session.log:
        _undo_fairly(session)
    if session.state != first:
        raise Broken("undo leads back to the start", f"seed {session.seed}")
    while session.redo_title is not None:
        session.redo()
    if session.state != last:
        raise Broken("redo leads on to the end", f"seed {session.seed}")


def _undo_fairly(session: Session) -> None:
    barrier = session.at_barrier
    try:
        session.undo()
    except UndoBarrier:
        if not barrier:
            raise
        session.undo(past_barrier=True)


def _check_save(session: Session, folder: Path) -> None:
    path = folder / "conform.json"
    session.save(path)
    loaded = Session.load(path, {session.game.info.key: session.game})
    if loaded.state != session.state or loaded.log != session.log or loaded.options != session.options:
        raise Broken("a loaded game is equal", f"seed {session.seed}")


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
