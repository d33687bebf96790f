"""What the grid of rounds says in each cell: who will do what there, what was done, what ends a round.

Plain data out of a view and what is foreseen; the drawing is in grid.py.
"""

from typing import NamedTuple

from app.games.dead_cells.table.fight.coming import ACTS, CLOSE, GROUP, Coming
from engine.core.event import Event
from engine.games.dead_cells.cards.vocabulary import Effect
from engine.games.dead_cells.queries import PAST, card_rows, columns, enemy_rows
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import UNSEEN, PrisonView

GONE, NOW, NEXT = "gone", "now", "next"
LAST_ROUND = 4


class Cell(NamedTuple):
    """Where an enemy's slot and a round meet."""

    when: str
    card: int = 0
    """Who acts there; 0 for nobody."""
    effects: tuple[Effect, ...] = ()
    frozen: bool = False
    sure: bool = True
    """Whether no choice changes who stands there."""
    met: tuple[int, ...] = ()
    """Whom it met, when it is over: bodies."""
    order: int = 0
    """Its number among the next steps; 0 for none."""


class Card(NamedTuple):
    """A committed card, or the place for one."""

    fighter: int
    which: int
    number: int
    """The card; UNSEEN while it lies face down or is not there yet."""
    there: bool
    said: int
    rows: tuple[tuple[Effect, ...], ...]
    frozen: int
    """Rows under a Frozen token, as bits."""
    joined: bool
    """Whether the one before it is the same player's."""


class Token(NamedTuple):
    """One thing that happens at the end of a round."""

    kind: str
    """poison, death, fall, or close."""
    body: int
    """Whose, or from which slot somebody moves."""
    n: int = 0
    """How much, or to which slot."""
    order: int = 0
    card: int = 0
    """The enemy that is meant, where one is."""


class Sheet(NamedTuple):
    """The whole grid."""

    cells: tuple[tuple[Cell, ...], ...]
    cards: tuple[Card, ...]
    card_when: tuple[tuple[str, ...], ...]
    """For each round and each card: gone, now or next."""
    ends: tuple[tuple[Token, ...], ...]
    round: int
    slot: int
    turn: int
    orders: tuple[dict[int, int], ...] = ()
    """For each round the fighters who act by themselves, with the number of that step."""


def sheet_of(
    view: PrisonView, ahead: Coming, met: dict[tuple[int, int], tuple[int, tuple[int, ...]]]
) -> Sheet:
    """The grid of a moment. `met` says of past cells which card acted there and whom it met."""
    cards = tuple(_cards(view))
    return Sheet(
        tuple(tuple(_cell(view, ahead, met, k, slot) for slot in range(SLOTS)) for k in range(5)),
        cards,
        tuple(tuple(_card_when(view, k, card) for card in cards) for k in range(5)),
        _ends(view, ahead),
        view["round"],
        view["cursor"],
        view["turn"],
        tuple(_group_orders(view, ahead, k) for k in range(5)),
    )


def when(view: PrisonView, k: int, slot: int) -> str:
    """Whether the spark has passed a cell, stands in it, or is still to come."""
    here = (view["round"], view["cursor"])
    if view["round"] == NOBODY:
        return NEXT
    return NOW if here == (k, slot) else GONE if (k, slot) < here else NEXT


def _card_when(view: PrisonView, k: int, card: Card) -> str:
    at = when(view, k, 1)
    if at != NOW:
        return at
    place = (card.fighter - view["first"]) % view["fighters"] + 1
    if place != view["turn"]:
        return GONE if place < view["turn"] else NEXT
    waiting = [entry[2] for entry in view["later"] if tuple(entry[:2]) == ("card", card.fighter)]
    if card.which in waiting:
        return NEXT
    return NOW if card.which + 1 in waiting or card.which + 1 == len(view["active"][card.fighter]) else GONE


def _cell(
    view: PrisonView,
    ahead: Coming,
    met: dict[tuple[int, int], tuple[int, tuple[int, ...]]],
    k: int,
    slot: int,
) -> Cell:
    at = when(view, k, slot)
    if at == GONE:
        card, bodies = met.get((k, slot), (0, ()))
        effects = enemy_rows(view, card)[k] if card else ()
        return Cell(GONE, card, effects, met=bodies)
    card, sure = view["foes"][slot], True
    if ahead.foes and k > view["round"]:
        foretold = ahead.foes[k][slot]
        card, sure = (foretold, True) if foretold != NOBODY else (card, False)
    if not card or not enemy_rows(view, card)[k]:
        return Cell(at)
    frozen = bool(view["frozen"][slot] >> k & 1) and card == view["foes"][slot]
    return Cell(at, card, enemy_rows(view, card)[k], frozen, sure, order=_order(ahead, k, slot))


def _order(ahead: Coming, k: int, slot: int) -> int:
    for number, step in enumerate(ahead.steps, 1):
        if step.kind == ACTS and step.at.round == k and step.place == slot:
            return number
    return 0


def _group_orders(view: PrisonView, ahead: Coming, k: int) -> dict[int, int]:
    """The numbers of what fighters do by themselves in a round."""
    return {
        (view["first"] + step.place - 1) % view["fighters"]: number
        for number, step in enumerate(ahead.steps, 1)
        if step.kind == GROUP and step.at.round == k
    }


def _cards(view: PrisonView) -> list[Card]:
    found: list[Card] = []
    for fighter, which in columns(view):
        there = which < len(view["active"][fighter])
        number = view["active"][fighter][which] if there else UNSEEN
        rows = card_rows(number) if number != UNSEEN else ()
        frozen = view["frozen"][SLOTS + fighter] if which == 0 else 0
        said = view["announced"][fighter * 2 + which] if there else 0
        joined = bool(found) and found[-1].fighter == fighter
        found.append(Card(fighter, which, number, there, said, rows, frozen, joined))
    return found


def _ends(view: PrisonView, ahead: Coming) -> tuple[tuple[Token, ...], ...]:
    """What ends each round; enemies are followed from slot to slot on the way there."""
    found: dict[int, list[Token]] = {1: [], 2: [], 3: []}
    foes = list(view["foes"])
    for at, event in ahead.happenings:
        token = _token(event)
        if token is not None and at.slot == PAST and at.round in found:
            card = foes[token.body] if token.body < SLOTS else 0
            order = _end_order(ahead, at.round, token)
            found[at.round].append(token._replace(order=order, card=card))
        if event[0] == "died":
            foes[event[3]] = 0
        elif event[0] == "moved":
            foes[event[4]], foes[event[3]] = foes[event[3]], 0
    return tuple(tuple(tokens) for tokens in found.values())


def _token(event: Event) -> Token | None:
    kind = event[0]
    if kind == "hurt" and event[2] == "19":
        return Token("poison", event[3], event[4])
    if kind == "died":
        return Token("death", event[3], event[4])
    if kind == "fell":
        return Token("fall", SLOTS + event[3])
    if kind == "moved":
        return Token("close", event[3], event[4])
    return None


def _end_order(ahead: Coming, k: int, token: Token) -> int:
    for number, step in enumerate(ahead.steps, 1):
        if step.at.round != k:
            continue
        if step.kind == CLOSE and token.kind == "close":
            return number
        if step.kind == token.kind and step.place == token.body:
            return number
        if step.kind == "bleed" and token.kind == "fall" and step.place == token.body:
            return number
    return 0
