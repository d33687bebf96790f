"""Obscurio: 2 to 8 people in a library full of illusions; one gives clues in silence, one may betray."""

from typing import TYPE_CHECKING

from engine.core.lazy import lazily

if TYPE_CHECKING:
    from engine.games.obscurio.game import GAME

__all__ = ["GAME"]
__getattr__ = lazily(__name__, GAME="game")
