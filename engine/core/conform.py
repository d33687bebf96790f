"""The suite that every game must pass, whatever its rules.

`walk` plays one random game and asks every property at every step. A property that does not hold raises
`Broken`, which names the property and the place, so that the same game can be played again. A game that
passes can be saved, undone, replayed, shown to each seat and thought about by any bot.
"""

import json
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from engine.core import dice
from engine.core.audience import PUBLIC
from engine.core.errors import SetupError, UndoBarrier
from engine.core.game import Action, Game
from engine.core.properties import (
    Broken,
    Step,
    actions_have_words,
    answers_can_be_replaced,
    copies_are_independent,
    events_have_words,
    events_tell_all,
    giving_up_ends_the_game,
    lists_are_sound,
    outcomes_are_final,
    pieces_are_conserved,
    plain_data_only,
    play_is_deterministic,
    refusals_change_nothing,
    views_can_be_imagined,
    views_say_what_waits,
)
from engine.core.secrecy import (
    audiences_keep_secrets,
    events_keep_secrets,
    lessons_are_barriers,
    titles_keep_secrets,
    titles_tell_what_was_seen,
    views_keep_secrets,
)
from engine.core.session import Played, Session
from engine.core.state import State

__all__ = ["Broken", "Step", "setups", "walk"]

CHANGED_MIND = 5
"""One in so many actions replaces an answer, where there is one."""

LONGEST_DEED = 4

STEP_PROPERTIES: tuple[Callable[[Step], None], ...] = (
    lists_are_sound,
    answers_can_be_replaced,
    refusals_change_nothing,
    copies_are_independent,
    play_is_deterministic,
    plain_data_only,
    views_keep_secrets,
    audiences_keep_secrets,
    views_say_what_waits,
    views_can_be_imagined,
    pieces_are_conserved,
    events_tell_all,
    events_keep_secrets,
    lessons_are_barriers,
    titles_keep_secrets,
    titles_tell_what_was_seen,
    actions_have_words,
    events_have_words,
    outcomes_are_final,
    giving_up_ends_the_game,
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
    return walk_through(Session.new(game, seats, seed, **options), seed, every, folder)


def walk_through(session: Session, seed: int, every: int = 1, folder: Path | None = None) -> Session:
    """The same for a session that has just begun, such as a run of a campaign."""
    first = session.state.clone()
    for number, step in enumerate(_random_steps(session, seed)):
        if number % every == 0:
            for holds in STEP_PROPERTIES:
                holds(step)
        session.play(step.seat, step.action)
    _check_end(session)
    _check_replay(session)
    with TemporaryDirectory() as spare:
        for each in (session, _in_deeds(session, seed)):
            _check_undo(each, first)
            _check_save(each, folder or Path(spare))
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
    """Random decisions to the end; now and then somebody who has answered answers again."""
    luck, changed = dice.seeded(seed, stream=3), 0
    while session.deciders:
        if len(session.log) - changed >= session.game.longest:
            raise Broken("a game ends in time", f"{len(session.log)} actions and no end")
        seat, luck = dice.pick(luck, session.deciders)
        actions = session.legal(seat)
        if not actions:
            raise Broken("legal lists are for deciders", f"seat {seat} must decide and cannot")
        answered = session.game.answered(session.state)
        if answered and dice.below(luck, CHANGED_MIND)[0] == 0:
            seat, luck = dice.pick(luck, answered)
            actions, changed = session.changes(seat), changed + 1
        action, luck = dice.pick(luck, actions)
        yield Step(session, seat, action, luck)


def _check_end(session: Session) -> None:
    outcome = session.outcome
    if outcome is None:
        raise Broken("an ended game has an outcome", f"after {len(session.log)} actions")
    if not outcome.reason or not set(outcome.winners) <= set(range(session.seats)):
        raise Broken("an outcome has winners and a reason", repr(outcome))
    for seat in (*range(session.seats), None):
        view = session.view(seat)
        if view["step"] or view["asked"] or session.audience != PUBLIC:
            raise Broken("nobody is asked at the end", f"seat {seat}: {view['step']!r}")


def _in_deeds(session: Session, seed: int) -> Session:
    """The same game, but whatever one seat played without a pause in deeds of up to four actions."""
    luck, twin, log = dice.seeded(seed, stream=6), session.at(0), session.log
    while (start := len(twin.log)) < len(log):
        count, luck = dice.below(luck, LONGEST_DEED)
        twin.play_all(log[start][0], *_deed(log, start, count + 1))
    if twin.state != session.state or twin.log != log:
        raise Broken("a deed is all its actions", f"seed {session.seed}")
    return twin


def _deed(log: list[Played], start: int, most: int) -> list[Action]:
    """The next actions of one seat, as long as nobody else comes between."""
    seat = log[start][0]
    return [action for _, action in takewhile(lambda row: row[0] == seat, log[start : start + most])]


def _check_replay(session: Session) -> None:
    log = json.loads(json.dumps(session.log))
    start = (session.game, session.seats, session.seed, session.options)
    again = Session.replay(*start, log, session.carry or None, session.lot)
    if again.state != session.state or again.log != session.log:
        raise Broken("a replay is equal", f"seed {session.seed}")


def _check_undo(session: Session, first: State) -> None:
    last, deeds = session.state.clone(), sum(not moment.continues for moment in session.moments)
    undone = redone = 0
    while session.log:
        _undo_fairly(session)
        undone += 1
    if session.state != first:
        raise Broken("undo leads back to the start", f"seed {session.seed}")
    while session.redo_title() is not None:
        session.redo()
        redone += 1
    if session.state != last:
        raise Broken("redo leads on to the end", f"seed {session.seed}")
    if not undone == redone == deeds:
        raise Broken("a deed is undone and redone as a whole", f"{deeds} deeds: {undone}, {redone}")


def _undo_fairly(session: Session) -> None:
    barrier = session.at_barrier()
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
    if [moment.continues for moment in loaded.moments] != [moment.continues for moment in session.moments]:
        raise Broken("a loaded game has the same deeds", f"seed {session.seed}")
