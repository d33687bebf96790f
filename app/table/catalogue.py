"""The games that can be played in this app, and where their tables are.

The engine may know a game before its table is drawn; the app lists it only when both are there.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine import GAMES, Game

TABLES: Mapping[str, str] = {
    "night_cage": "app.games.night_cage.table.presenter",
    "finstere_flure": "app.games.finstere_flure.table.presenter",
}
"""From a game's key to the module of its presenter, imported when a table is first laid."""

BESIDE_THE_BOX: tuple[str, ...] = ("obscurio",)
"""Games that have no table here yet, only a companion for their box."""


class Playable(NamedTuple):
    """A game of the app: with a table here, or only with a companion beside its box."""

    game: Game[Any]
    module: str
    """Where its table is; empty if it has none."""
    picture: str
    """The name of its picture on the home screen."""

    @property
    def has_table(self) -> bool:
        """Whether it can be played on the device itself."""
        return bool(self.module)

    def presenter(self) -> Any:
        """The class that shows this game; importing it may take a moment."""
        return import_module(self.module).PRESENTER


Catalogue = Mapping[str, Playable]


def playable() -> Catalogue:
    """Every game of the engine that has a table or a companion here."""
    modules = {**TABLES, **dict.fromkeys(BESIDE_THE_BOX, "")}
    return {key: Playable(GAMES[key], module, key) for key, module in modules.items()}
