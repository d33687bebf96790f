"""Opening a save: from a checked envelope to a state that is proved to be a position of its game.

The checksum already refuses accidents. This refuses what a wrong program or a patient hand could write:
another game's setup, values out of range, pieces that appear from nowhere.
"""

from typing import Any

from engine.core import dice
from engine.core.errors import EngineError, SaveError
from engine.core.game import Game, Games
from engine.core.state import State, entries, numbers
from engine.core.store import Envelope
from engine.core.text import Phrase

Row = tuple[Any, ...]
"""A line of the log: seat, action, and 1 where it continues the deed of the line before."""


def opened(envelope: Envelope, games: Games) -> tuple[Envelope, Game[Any], State]:
    """The envelope with its game and its state, or a SaveError in one line."""
    game = _game(envelope, games)
    try:
        log = _log(envelope["log"])
        state = _state(envelope, game)
        _prove(game, state, envelope["setup"])
        _check_seats(log, envelope["setup"]["seats"])
    except EngineError as bad:
        raise SaveError(bad.reason) from bad
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError) as bad:
        raise SaveError(Phrase("the saved position is not one of this game")) from bad
    return {**envelope, "log": log}, game, state


def _game(envelope: Envelope, games: Games) -> Game[Any]:
    key, rules = envelope["game"], envelope["rules"]
    if not isinstance(key, str) or key not in games:
        raise SaveError(Phrase("the file is of a game that is not here: {key}", key=repr(key)))
    game = games[key]
    if type(rules) is not int or rules < 1:
        raise SaveError(Phrase("the file is cut or garbled"))
    if rules > game.rules:
        raise SaveError(Phrase("the file was saved by a newer version of Lanterne"))
    return game


def _state(envelope: Envelope, game: Game[Any]) -> State:
    plain = envelope["state"]
    if not isinstance(plain, dict):
        raise SaveError(Phrase("the file is cut or garbled"))
    for rules in range(envelope["rules"], game.rules):
        if rules in game.migrations:
            plain = game.migrations[rules](plain)
    return game.state.from_plain(plain)


def _prove(game: Game[Any], state: State, setup: Any) -> None:
    """Ask the game everything it can be asked of a position, and count the pieces."""
    seats, options = setup["seats"], setup["options"]
    seed = setup["seed"]
    fits = type(seed) is int and seed.bit_length() <= dice.NUMBER_BITS
    if not fits or not isinstance(setup["table"], dict):
        raise SaveError(Phrase("the file is cut or garbled"))
    game.info.check_seats(seats)
    if game.info.settle(options) != options:
        raise SaveError(Phrase("the file is cut or garbled"))
    if "scenario" in setup:
        first = game.scenario(setup["scenario"])[0]
    else:
        first = game.setup(seats, dice.seeded(seed), options)
    if game.inventory(first) != game.inventory(state):
        raise SaveError(Phrase("the saved position has lost or gained pieces"))
    game.check_state(state, seats, options)
    for seat in (*range(seats), None):
        game.view(state, seat)
    deciders = game.deciders(state)
    asked = all(seat in range(seats) and game.legal(state, seat) for seat in deciders)
    if not asked or bool(deciders) != (game.outcome(state) is None):
        raise SaveError(Phrase("the saved position is not one of this game"))


def _log(saved: Any) -> list[Row]:
    """The log with its lists as tuples again."""
    try:
        seats = numbers([seat for seat, _, *_ in saved])
        actions = entries([action for _, action, *_ in saved])
        deeds = [numbers(continues) for _, _, *continues in saved]
    except (TypeError, ValueError) as bad:
        raise SaveError(Phrase("the file is cut or garbled")) from bad
    if not isinstance(saved, list) or not all(actions) or not _continue_deeds(seats, deeds):
        raise SaveError(Phrase("the file is cut or garbled"))
    return [(seat, action, *deed) for seat, action, deed in zip(seats, actions, deeds, strict=True)]


def _continue_deeds(seats: list[int], deeds: list[list[int]]) -> bool:
    """Whether each line that continues a deed has one before it, of the same seat."""
    return all(
        not deed or (deed == [1] and place > 0 and seats[place] == seats[place - 1])
        for place, deed in enumerate(deeds)
    )


def _check_seats(log: list[Row], seats: int) -> None:
    if not all(row[0] in range(seats) for row in log):
        raise SaveError(Phrase("the file is cut or garbled"))
