"""Embers with players of its own, to show that a game may bring them."""

from typing import Any

from engine import Advice
from engine.core.bot import Bot, Decided, Thinking
from engine.core.game import Game, View
from tests.miniature import Embers


class Gambler(Bot):
    """Rolls whenever it may."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Decide at once."""
        actions = game.legal(game.imagine(view, dice), seat)
        return Decided(Advice(max(actions, key=lambda action: action[0] == "roll"), "luck decides"))


class Gambling(Embers):
    """Its strong player and its adviser gamble."""

    bots = {**Embers.bots, "strong": Gambler()}
    adviser = Gambler()
