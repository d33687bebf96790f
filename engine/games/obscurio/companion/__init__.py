"""The companion for people who play with the box: it draws traps, counts, times, narrates and remembers.

Whatever it counts is counted by the rules of the digital round, over the same `LibraryState`; only the cards
are missing, so a door is known by its number alone. It never needs to know what lies on a card.
"""

from engine.games.obscurio.companion.library import LibraryCompanion
from engine.games.obscurio.companion.moment import Moment, Turn
from engine.games.obscurio.companion.setting import Setting
from engine.games.obscurio.companion.view import CompanionView

__all__ = ["CompanionView", "LibraryCompanion", "Moment", "Setting", "Turn"]
