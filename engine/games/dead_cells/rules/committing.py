"""Exactly three cards are committed face down, each with what is said of it (COMMIT).

Until the next card is committed, or somebody has turned up a card, the last one can be taken back.
"""

from typing import Any

from engine.core.audience import PRIVATE, PUBLIC, Audience
from engine.core.event import EVERYONE, Event, all_but, only
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import NO_TALK
from engine.games.dead_cells.options import OPEN_HANDS
from engine.games.dead_cells.rules.announcing import CODE, sayings
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import in_order, owner
from engine.games.dead_cells.rules.rows import but, joined, with_
from engine.games.dead_cells.state import PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

TAKE_BACK = ("take_back",)

CARDS_OF_FIRST = {1: 2, 2: 2, 3: 1, 4: 1}
"""How many cards the First Player commits, by the number of players; solo Serenade's is the third."""


def ask_for_cards(state: PrisonState) -> None:
    """From the First Player clockwise; two cards of one player are asked for one after the other."""
    state.todo += reversed(_questions(state))


def _questions(state: PrisonState) -> list[Entry]:
    """All that is asked before the cards are revealed, in order."""
    committing = [fighter for fighter in in_order(state) if state.prisoners[fighter] != SERENADE]
    lead = committing[0] if state.seats == 1 else state.first
    asked: list[Entry] = []
    for fighter in committing:
        if fighter == state.passer:
            asked.append(("passing", fighter))
            continue
        for which in range(CARDS_OF_FIRST[state.seats] if fighter == lead else 1):
            asked.append(("commit", fighter, which))
    return asked


def own_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose fighter it is."""
    return (owner(state, entry[1]),)


def own_audience(state: PrisonState, entry: Entry) -> Audience:
    """Hands are secret, unless they lie open or there is only one."""
    return PUBLIC if state.seats == 1 or state.house[OPEN_HANDS] else PRIVATE(owner(state, entry[1]))


def commit_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """A card of the hand and one action that is printed on it; solo nothing is announced (ruling 76)."""
    hand = state.hands[entry[1]]
    if state.seats == 1 or forbidden(state, NO_TALK):
        return [("commit", card) for card in hand]
    return [("commit", card, row, kind) for card in hand for row, kind in sayings(card)]


def take_commit(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The card lies face down; what was said of it is known to all."""
    if action == TAKE_BACK:
        _take_back(state, entry, events)
        return
    _, fighter, which = state.todo.pop()
    card = action[1]
    said = action[2] * CODE + action[3] if len(action) > 2 else 0
    place = fighter * 2 + which
    state.hands = with_(state.hands, fighter, but(state.hands[fighter], card))
    state.active = joined(state.active, fighter, card)
    state.announced[place] = said
    _tell(state, "committed", fighter, card, (place, said), events)


def _before(state: PrisonState, entry: Entry) -> Entry | None:
    """The card that was committed last, as it was asked for; None if a card was turned up since."""
    asked = _questions(state)
    place = asked.index(entry)
    return asked[place - 1] if place and asked[place - 1][0] == "commit" else None


def commit_answered(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whoever committed the last card, also while the same player is asked for a second one."""
    last = _before(state, entry)
    return (owner(state, last[1]),) if last else ()


def commit_changes(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """The card can be taken back; what is committed instead is asked again."""
    return [TAKE_BACK]


def _take_back(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    last = _before(state, entry)
    if last is None:
        return
    _, fighter, which = last
    card, place = state.active[fighter][-1], fighter * 2 + which
    state.active = with_(state.active, fighter, state.active[fighter][:-1])
    state.hands = with_(state.hands, fighter, sorted([*state.hands[fighter], card]))
    state.announced[place] = 0
    state.todo.append(last)
    _tell(state, "taken_back", fighter, card, (place,), events)


def _tell(
    state: PrisonState, kind: str, fighter: int, card: int, rest: tuple[int, ...], events: list[Event]
) -> None:
    """Only its player sees which card it is, unless hands lie open."""
    if state.house[OPEN_HANDS]:
        events.append((kind, EVERYONE, "", fighter, card, *rest))
        return
    mine = owner(state, fighter)
    events.append((kind, only(mine), "", fighter, card, *rest))
    events.append((f"{kind}_hidden", all_but(mine), "", fighter, *rest))
