"""The games that can be played, each imported when it is first asked for.

The core lists none: `engine.games` does, and everything that looks a game up by its key finds it here.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from engine.core.errors import SetupError
from engine.core.game import Game, GameInfo
from engine.core.text import Phrase


class Registry(Mapping[str, Game[Any]]):
    """A mapping from a game's key to the game; importing the engine stays fast however many there are."""

    def __init__(self, modules: Mapping[str, str] | None = None) -> None:
        self._modules = dict(modules or {})
        self._games: dict[str, Game[Any]] = {}

    def add(self, key: str, module: str) -> None:
        """List a game: its package gives `GAME`, and the small module `info` in it gives `INFO`."""
        self._modules[key] = module

    def info(self, key: str) -> GameInfo:
        """What a menu needs of a game; its rules are not imported for it."""
        info: GameInfo = import_module(f"{self._modules[key]}.info").INFO
        return info

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in self._games:
            self._games[key] = import_module(self._modules[key]).GAME
        return self._games[key]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


GAMES = Registry()


def found(game: str | Game[Any]) -> Game[Any]:
    """The game itself, or the one of this key; SetupError if there is none."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError(Phrase("there is no game called {key}", key=repr(game)))
    return GAMES[game]
