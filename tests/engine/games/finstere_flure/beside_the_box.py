"""The fortress keeper at a table with the box, or with its tombstones only."""

from typing import Any

from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import FortressKeeper


def keeper(
    seats: int = 2,
    layout: str = "basic",
    mirrors: bool = True,
    draws: bool = True,
    seed: int = 1,
    **options: Any,
) -> FortressKeeper:
    """A fresh table for two on the basic board; the device draws the tombstones."""
    return FortressKeeper.opened(seats, GAME.info.settle(options), layout, mirrors, draws, seed)


def pile(**how: Any) -> FortressKeeper:
    """A table whose board nobody mirrors: the device keeps only the tombstones."""
    return keeper(mirrors=False, **how)
