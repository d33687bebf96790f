"""The companion for people who play with the box: it keeps codes and counts, never what a card says."""

from engine.games.dead_cells.companion.prison import PrisonCompanion
from engine.games.dead_cells.companion.view import CompanionView

__all__ = ["CompanionView", "PrisonCompanion"]
