"""Maximum health: what a fighter starts with, and what tracks, equipment and mutations add (ruling 81)."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.prisoners import HEARTS, SERENADE, SERENADES_HEARTS
from engine.games.dead_cells.options import DIFFICULTY_AT, GENTLE
from engine.games.dead_cells.rules.abilities import abilities, mutations
from engine.games.dead_cells.rules.harm import fall
from engine.games.dead_cells.rules.rows import with_
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState


def most(state: PrisonState, fighter: int) -> int:
    """The health of a fighter without a wound; the group's mutations are not Serenade's."""
    gentle = int(state.house[DIFFICULTY_AT] == GENTLE)
    if state.prisoners[fighter] == SERENADE:
        return SERENADES_HEARTS + gentle
    return HEARTS + gentle + mutations(state).hearts + abilities(state, fighter).hearts


def refit(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """Count the hearts again; whoever has only wounds left then dies, which outside a fight ends the run."""
    hearts = most(state, fighter)
    if hearts == state.hearts[fighter]:
        return
    state.hearts = with_(state.hearts, fighter, hearts)
    events.append(("hearts", EVERYONE, "81", fighter, hearts))
    if state.hurt[SLOTS + fighter] >= hearts:
        fall(state, fighter, "81", events)
        if state.round == NOBODY and state.face == NOBODY:
            state.todo.append(("check",))
