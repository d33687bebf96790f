"""Opening a save: from a checked envelope to a state that is proved to be a position of its game.

The checksum already refuses accidents. This refuses what a wrong program or a patient hand could write:
another game's setup, values out of range, pieces that appear from nowhere.
"""

from typing import Any

from engine.core.errors import MALFORMED, EngineError, SaveError
from engine.core.game import Game, Games, Save
from engine.core.start import Start
from engine.core.state import State, entries, numbers
from engine.core.store import Envelope
from engine.core.text import Phrase
from engine.core.versions import brought_up, check_rules

Row = tuple[Any, ...]
"""A line of the log: seat, action, and 1 where it continues the deed of the line before."""


def opened(envelope: Envelope, games: Games) -> tuple[Envelope, Game[Any], State]:
    """The envelope with its game and its state, or a SaveError in one line."""
    game = _game(envelope, games)
    try:
        log = _log(envelope["log"])
        save = _migrated(envelope, game)
        setup = _setup(envelope["setup"], save, game)
        state = game.state.from_plain(save["state"])
        _prove(game, state, setup)
        _check_seats(log, setup["seats"])
    except EngineError as bad:
        raise SaveError(bad.reason) from bad
    except MALFORMED as bad:
        raise SaveError(Phrase("the saved position belongs to another game")) from bad
    return {**envelope, "log": log, "setup": setup}, game, state


def _game(envelope: Envelope, games: Games) -> Game[Any]:
    key, rules = envelope["game"], envelope["rules"]
    if not isinstance(key, str) or key not in games:
        raise SaveError(
            Phrase("the file is for a game that this version does not have: {key}", key=repr(key))
        )
    check_rules(rules, games[key])
    return games[key]


def _migrated(envelope: Envelope, game: Game[Any]) -> Save:
    """The parts of a save that rules can change, brought up to the present ones."""
    setup = envelope["setup"]
    save = {"options": setup["options"], "carry": setup["carry"], "state": envelope["state"]}
    if "scenario" in setup:
        save["scenario"] = setup["scenario"]
    if not all(isinstance(part, dict) for part in save.values()):
        raise SaveError(Phrase("the file is incomplete or corrupted"))
    return brought_up(save, envelope["rules"], game)


def _setup(saved: dict[str, Any], save: Save, game: Game[Any]) -> dict[str, Any]:
    """The set-up with its migrated parts; an option that came later takes its default."""
    start = Start(saved["seats"], saved["seed"], save["options"], save["carry"], saved["lot"]).settled(game)
    if not isinstance(saved["table"], dict):
        raise SaveError(Phrase("the file is incomplete or corrupted"))
    scenario = {"scenario": save["scenario"]} if "scenario" in save else {}
    return {**start._asdict(), "table": saved["table"], **scenario}


def _prove(game: Game[Any], state: State, setup: dict[str, Any]) -> None:
    """Ask the game everything it can be asked of a position, and count the pieces."""
    seats, options = setup["seats"], setup["options"]
    if game.inventory(_first(game, setup)) != game.inventory(state):
        raise SaveError(Phrase("the saved position has missing or extra pieces"))
    game.check_state(state, seats, options)
    for seat in (*range(seats), None):
        game.view(state, seat)
    deciders = game.deciders(state)
    asked = all(seat in range(seats) and game.legal(state, seat) for seat in deciders)
    if not asked or bool(deciders) != (game.outcome(state) is None):
        raise SaveError(Phrase("the saved position belongs to another game"))


def _first(game: Game[Any], setup: dict[str, Any]) -> State:
    if "scenario" in setup:
        described: State = game.scenario(setup["scenario"])[0]
        return described
    return Start(*(setup[name] for name in Start._fields)).position(game)


def _log(saved: Any) -> list[Row]:
    """The log with its lists as tuples again."""
    try:
        seats = numbers([seat for seat, _, *_ in saved])
        actions = entries([action for _, action, *_ in saved])
        deeds = [numbers(continues) for _, _, *continues in saved]
    except (TypeError, ValueError) as bad:
        raise SaveError(Phrase("the file is incomplete or corrupted")) from bad
    if not isinstance(saved, list) or not all(actions) or not _continue_deeds(seats, deeds):
        raise SaveError(Phrase("the file is incomplete or corrupted"))
    return [(seat, action, *deed) for seat, action, deed in zip(seats, actions, deeds, strict=True)]


def _continue_deeds(seats: list[int], deeds: list[list[int]]) -> bool:
    """Whether each line that continues a deed has one before it, of the same seat."""
    return all(
        not deed or (deed == [1] and place > 0 and seats[place] == seats[place - 1])
        for place, deed in enumerate(deeds)
    )


def _check_seats(log: list[Row], seats: int) -> None:
    if not all(row[0] in range(seats) for row in log):
        raise SaveError(Phrase("the file is incomplete or corrupted"))
