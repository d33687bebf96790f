"""The games that can be played in this app: what a menu knows of each, its kit, and its rules when asked."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, Self

from app.table.kit import Kit
from engine import Game, GameInfo


class Playable(NamedTuple):
    """A game of the app: with a table here, or only with a companion beside its box."""

    info: GameInfo
    kit: Kit
    rules: Callable[[], Game[Any]]
    """Gives the game; the first time this imports its rules."""

    @classmethod
    def of(cls, game: Game[Any], kit: Kit) -> Self:
        """A game that is imported already."""
        return cls(game.info, kit, lambda: game)

    @property
    def game(self) -> Game[Any]:
        """The game itself; a menu does well with its `info`."""
        return self.rules()

    @property
    def has_table(self) -> bool:
        """Whether it can be played on the device itself."""
        return bool(self.kit.table)


Catalogue = Mapping[str, Playable]


class GamesOf(Mapping[str, Game[Any]]):
    """The games of a catalogue by their keys, each imported when it is first asked for."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __getitem__(self, key: str) -> Game[Any]:
        return self._catalogue[key].game

    def __contains__(self, key: object) -> bool:
        return key in self._catalogue

    def __iter__(self) -> Iterator[str]:
        return iter(self._catalogue)

    def __len__(self) -> int:
        return len(self._catalogue)
