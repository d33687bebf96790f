"""Feats: tasks on the mutation board. Once its goal is reached, a feat pays and leaves the campaign."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DURING, Feat
from engine.games.dead_cells.cards.vocabulary import G
from engine.games.dead_cells.rules.places import UPGRADE
from engine.games.dead_cells.state import PrisonState

BIOME_UNHURT, ELITE_BY_FIRE, WON_IN_I = "biome_unhurt", "elite_by_fire", "won_in_I"
THREE_AT_ONCE, NO_LOOT, NO_MERCHANT, FIVE_POISON = "three_at_once", "no_loot", "no_merchant", "five_poison"
FROZEN_CARD, BOTH_EXITS, BOSS_COMPANION = "frozen_card", "both_exits", "boss_companion"
THREE_BELLS, NO_SKILL = "three_bells", "no_skill"
GOALS = (
    BIOME_UNHURT,
    ELITE_BY_FIRE,
    WON_IN_I,
    THREE_AT_ONCE,
    NO_LOOT,
    NO_MERCHANT,
    FIVE_POISON,
    FROZEN_CARD,
    BOTH_EXITS,
    BOSS_COMPANION,
    THREE_BELLS,
    NO_SKILL,
)
"""What a feat can ask for."""

DEEDS = 4
LOOTED, BOUGHT, SKILLED, FROZEN = range(DEEDS)
"""Deeds that a feat asks about: looting in this biome, buying and using skills in this run, a frozen card in
this fight."""


def did(state: PrisonState, deed: int, events: list[Event]) -> None:
    """Keep in mind that it was done."""
    if not state.deeds >> deed & 1:
        state.deeds |= 1 << deed
        events.append(("deed", EVERYONE, "", state.deeds))


def undone(state: PrisonState, deed: int, events: list[Event]) -> None:
    """A biome or a fight is over: it counts anew."""
    if state.deeds >> deed & 1:
        state.deeds ^= 1 << deed
        events.append(("deed", EVERYONE, "", state.deeds))


def has_done(state: PrisonState, deed: int) -> bool:
    """Whether it was done."""
    return bool(state.deeds >> deed & 1)


def reached(state: PrisonState, goal: str, events: list[Event]) -> None:
    """If the board holds a feat with this goal, it is done."""
    for number in state.pockets[DURING]:
        card = UPGRADES[number]
        if isinstance(card, Feat) and card.goal == goal:
            state.pockets = [[each for each in row if each != number] for row in state.pockets]
            events.append(("feat", EVERYONE, "58", number))
            state.todo.append(("do", G, UPGRADE, number, (0, 0)))
            return
