"""The fortress companion at a table with the box, or with its tombstones only."""

from typing import Any

from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import FortressCompanion


def companion(
    seats: int = 2,
    layout: str = "basic",
    mirrors: bool = True,
    draws: bool = True,
    seed: int = 1,
    **options: Any,
) -> FortressCompanion:
    """A fresh table for two on the basic board; the device draws the tombstones."""
    return FortressCompanion.opened(seats, GAME.info.settle(options), layout, mirrors, draws, seed)


def pile(**how: Any) -> FortressCompanion:
    """A table whose board nobody mirrors: the device keeps only the tombstones."""
    return companion(mirrors=False, **how)
