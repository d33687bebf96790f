"""Opening a save: from a checked envelope to a state that is proved to be a position of its game.

The checksum already refuses accidents. This refuses what a wrong program or a patient hand could write:
another game's setup, values out of range, pieces that appear from nowhere.
"""

from typing import Any

from engine.core import dice
from engine.core.errors import EngineError, SaveError
from engine.core.game import Game, Games
from engine.core.state import State
from engine.core.store import Envelope
from engine.core.text import Phrase


def opened(envelope: Envelope, games: Games) -> tuple[Envelope, Game[Any], State]:
    """The envelope with its game and its state, or a SaveError in one line."""
    game = _game(envelope, games)
    _check_log(envelope["log"])
    try:
        state = _state(envelope, game)
        _prove(game, state, envelope["setup"])
    except EngineError as bad:
        raise SaveError(bad.reason) from bad
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError) as bad:
        raise SaveError(Phrase("the saved position is not one of this game")) from bad
    return envelope, game, state


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
    if type(setup["seed"]) is not int or not isinstance(setup["table"], dict):
        raise SaveError(Phrase("the file is cut or garbled"))
    game.info.check_seats(seats)
    if game.info.settle(options) != options:
        raise SaveError(Phrase("the file is cut or garbled"))
    if "scenario" in setup:
        first = game.scenario(setup["scenario"])[0]
    else:
        first = game.setup(seats, dice.seeded(setup["seed"]), options)
    if game.inventory(first) != game.inventory(state):
        raise SaveError(Phrase("the saved position has lost or gained pieces"))
    for seat in (*range(seats), None):
        game.view(state, seat)
    for seat in game.deciders(state):
        if seat not in range(seats) or not game.legal(state, seat):
            raise SaveError(Phrase("the saved position is not one of this game"))
    game.outcome(state)


def _check_log(log: Any) -> None:
    fits = isinstance(log, list) and all(
        isinstance(item, list) and len(item) == 2 and type(item[0]) is int and isinstance(item[1], list)
        for item in log
    )
    if not fits:
        raise SaveError(Phrase("the file is cut or garbled"))
