"""Feats: tasks on the mutation board. Once its goal is reached, a feat pays and leaves the campaign."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DURING, Feat
from engine.games.dead_cells.cards.vocabulary import G
from engine.games.dead_cells.rules.places import UPGRADE
from engine.games.dead_cells.state import PrisonState

BIOME_UNHURT, ELITE_BY_FIRE, WON_IN_I = "biome_unhurt", "elite_by_fire", "won_in_I"


def reached(state: PrisonState, goal: str, events: list[Event]) -> None:
    """If the board holds a feat with this goal, it is done."""
    for number in state.pockets[DURING]:
        card = UPGRADES[number]
        if isinstance(card, Feat) and card.goal == goal:
            state.pockets = [[each for each in row if each != number] for row in state.pockets]
            events.append(("feat", EVERYONE, "58", number))
            state.todo.append(("do", G, UPGRADE, number, (0, 0)))
            return
