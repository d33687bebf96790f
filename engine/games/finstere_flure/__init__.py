"""Finstere Flure: 2 to 7 people, pawns on the run from a monster that walks by itself."""

from typing import TYPE_CHECKING

from engine.core.lazy import lazily

if TYPE_CHECKING:
    from engine.games.finstere_flure.game import GAME, walk

__all__ = ["GAME", "walk"]
__getattr__ = lazily(__name__, GAME="game", walk="game")
