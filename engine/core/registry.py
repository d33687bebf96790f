"""The games that can be played, each imported when it is first asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from engine.core.game import Game


class Registry(Mapping[str, Game[Any]]):
    """A mapping from a game's key to the game; importing the engine stays fast however many there are."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = modules
        self._games: dict[str, Game[Any]] = {}

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


GAMES = Registry(
    {
        "night_cage": "engine.games.night_cage",
        "finstere_flure": "engine.games.finstere_flure",
        "obscurio": "engine.games.obscurio",
    }
)
