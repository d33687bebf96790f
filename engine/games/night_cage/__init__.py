"""The Night Cage: 1 to 5 people, prisoners in a dark that swallows the way behind them."""

from typing import TYPE_CHECKING

from engine.core.lazy import lazily

if TYPE_CHECKING:
    from engine.games.night_cage.game import GAME

__all__ = ["GAME"]
__getattr__ = lazily(__name__, GAME="game")
