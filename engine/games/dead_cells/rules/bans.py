"""Rules that a tile or a curse switches for a while (rulings 86, 87; p. 20 of the rulebook)."""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.dead_cells.cards.vocabulary import BIOME, FIGHT, SKIP_I, Rule
from engine.games.dead_cells.rules.rows import marked, with_
from engine.games.dead_cells.state import PrisonState


def forbidden(state: PrisonState, rule: int) -> bool:
    """Whether this rule holds now."""
    fight, biome = state.bans
    return bool((fight | biome) >> rule & 1)


def skips(state: PrisonState, fighter: int, row: int) -> bool:
    """Whether the First Player does nothing in this round (restriction I of B7)."""
    return fighter == state.first and forbidden(state, SKIP_I + row - 1)


def switch(state: PrisonState, effect: Rule, at: int, entry: Entry, events: list[Event]) -> None:
    """From now on, or in the next fight."""
    state.bans = marked(state.bans, effect.scope, effect.rule)
    events.append(("ban", EVERYONE, "86" if effect.scope == BIOME else "87", effect.scope, effect.rule))


def lift(state: PrisonState, scope: int, events: list[Event]) -> None:
    """A fight or a biome is over."""
    if state.bans[scope]:
        state.bans = with_(state.bans, scope, 0)
        events.append(("bans_lifted", EVERYONE, "87" if scope == FIGHT else "86", scope))
