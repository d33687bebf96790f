"""The games that can be played in this app, and where their tables are.

The engine may know a game before its table is drawn; the app lists it only when both are there.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine import GAMES, Game

TABLES: Mapping[str, str] = {"night_cage": "app.night_cage.table"}
"""From a game's key to the module of its presenter, imported when a table is first laid."""


class Playable(NamedTuple):
    """A game with a table in the app."""

    game: Game[Any]
    module: str
    picture: str
    """The name of its picture on the home screen."""

    def presenter(self) -> Any:
        """The class that shows this game; importing it may take a moment."""
        return import_module(self.module).PRESENTER


Catalogue = Mapping[str, Playable]


def playable() -> Catalogue:
    """Every game of the engine that has a table here."""
    return {key: Playable(GAMES[key], module, key) for key, module in TABLES.items()}
