"""The computer players: they see a view and think on states imagined from it."""

from collections.abc import Mapping

from engine.core.bot import Bot, PlayoutBot, RandomBot, ThumbBot
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.players.reasons import reason
from engine.games.dead_cells.players.thumb import policy, thumb
from engine.games.dead_cells.rules.company import left
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

BOTS: Mapping[str, Bot] = {"easy": RandomBot(), "medium": ThumbBot(), "strong": PlayoutBot()}
"""Any action; the rule of thumb; playouts to the end of the fight over imagined hands."""

__all__ = ["BOTS", "policy", "reason", "settled", "thumb", "worth"]


def settled(state: PrisonState) -> bool:
    """A position can be judged when no fight is on and no card is committed."""
    return state.round == NOBODY and not any(state.active) and not any(state.foes)


def worth(state: PrisonState, seat: int) -> float:
    """From 0 to 1: how far the run has come, what it brings, and how well everybody is."""
    if state.ended:
        return 1.0 if state.ended == BOSS_BEATEN else 0.05 + 0.01 * _wealth(state)
    if state.fallen:
        return 0.02 + 0.01 * _wealth(state)
    lives = [left(state, fighter) / state.hearts[fighter] for fighter in range(state.fighters)]
    return min(0.99, 0.1 + 0.35 * _mean(lives) + 0.2 * min(lives) + _boss(state) + 0.012 * _wealth(state))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _boss(state: PrisonState) -> float:
    """Against a boss the damage done counts."""
    if state.place in BIOMES or state.face == NOBODY:
        return 0.0
    return 0.15 * state.face + 0.008 * sum(state.hurt[:SLOTS])


def _wealth(state: PrisonState) -> float:
    cells, teeth, potions = state.bag
    steps = sum(map(sum, state.tracks))
    items = sum(map(len, state.worn)) + len(state.looted_items)
    scrolls = sum(state.looted)
    return 2.0 * cells + 0.6 * teeth + 2.0 * potions + 1.5 * steps + 1.5 * items + scrolls
