"""Dead Cells: 1 to 4 prisoners fight their way out, die, and begin again a little stronger."""

from typing import TYPE_CHECKING

from engine.core.lazy import lazily

if TYPE_CHECKING:
    from engine.games.dead_cells.campaign import Campaign
    from engine.games.dead_cells.census import counts
    from engine.games.dead_cells.game import GAME

__all__ = ["GAME", "Campaign", "counts"]
__getattr__ = lazily(__name__, GAME="game", Campaign="campaign", counts="census")
