"""What the pages of the companion show."""

from typing import NamedTuple

from engine.games.dead_cells.companion.book import all_homes, at_home, left, price
from engine.games.dead_cells.companion.box import ONWARD, ORDERED, PLACES, Card
from engine.games.dead_cells.companion.checklists import Line, lines
from engine.games.dead_cells.companion.fighting import beaten_boss
from engine.games.dead_cells.companion.homes import (
    DECKS_OF_PEOPLE,
    DURING,
    PEOPLE,
    SKILL,
)
from engine.games.dead_cells.companion.moment import SPEND, TALK, ZERO, Body, Moment, Run
from engine.games.dead_cells.companion.titles import figure

FOUR = 4
"""With so many players one sits out (ruling 46)."""


class DeckView(NamedTuple):
    """A deck that is taken from the bottom."""

    code: str
    left: int
    bottom: str
    """The code of the next card; empty when there is none."""
    price: int
    can_buy: bool
    in_order: bool
    """Whether what is left lies in the order of its numbers."""


class FigureView(NamedTuple):
    """Somebody in a fight, or an empty slot."""

    at: int
    name: str
    body: Body
    sits_out: bool = False
    owner: int = -1
    """Whose companion it is, by place in the turn order; -1 for everybody else."""


class CompanionView(NamedTuple):
    """The table at one moment."""

    step: str
    place: str
    route: tuple[str, ...]
    onward: tuple[str, ...]
    """Where the exits of this place lead."""
    ending: str
    lines: tuple[Line, ...]
    ticks: tuple[int, ...]
    starts: tuple[str, ...]
    prisoners: tuple[int, ...]
    runes: tuple[int, ...]
    counts: dict[str, int]
    decks: tuple[DeckView, ...]
    """Upgrades, Well and Secrets."""
    blueprints: tuple[DeckView, ...]
    homes: dict[str, tuple[Card, ...]]
    """Every place that holds a card."""
    zero: tuple[Card, ...]
    small_decks: tuple[int, ...]
    """Prisoners whose deck is smaller than the rules allow."""
    log: tuple[Run, ...]
    round: int
    boss: bool
    turn: int
    opening: bool
    beaten: int
    """The slot of a boss that waits to be flipped, or -1."""
    foes: tuple[FigureView, ...]
    people: tuple[FigureView, ...]
    pets: tuple[FigureView, ...]
    may_pass: tuple[int, ...]
    """Who may sit out, by place in the turn order: one of four, another one each turn against a boss."""
    passer: int
    told: tuple[tuple[str, int, int], ...]
    reminded: tuple[str, ...]
    """Codes to remember now: in Round 0 what works there, in talk what the group has all game."""


def view_of(now: Moment, least: tuple[int, ...]) -> CompanionView:
    """All that is shown of a moment."""
    homes = all_homes(now)
    sizes = [len(homes.get(home, ())) for home in DECKS_OF_PEOPLE]
    return CompanionView(
        step=now.step,
        place=now.place,
        route=now.route,
        onward=ONWARD.get(now.place, ()),
        ending=now.ending,
        lines=tuple(lines(now)),
        ticks=now.ticks,
        starts=now.starts,
        prisoners=now.prisoners,
        runes=now.runes,
        counts={"cells": now.cells, "teeth": now.teeth, "potions": now.potions, "price": now.price},
        decks=tuple(_deck(now, code) for code in ORDERED),
        blueprints=tuple(_deck(now, code) for code in PLACES),
        homes=homes,
        zero=now.zero,
        small_decks=tuple(who for who, size in enumerate(sizes) if size < least[who]),
        log=now.log,
        round=now.round,
        boss=bool(now.boss),
        turn=now.turn,
        opening=bool(now.opening),
        beaten=beaten_boss(now),
        foes=tuple(FigureView(at, str(figure(at)), body) for at, body in enumerate(now.foes)),
        people=_people(now),
        pets=_pets(now),
        may_pass=_may_pass(now),
        passer=now.passer,
        told=now.told,
        reminded=_reminded(now),
    )


def _deck(now: Moment, code: str) -> DeckView:
    remaining, cost = left(now, code), price(now, code)
    bottom = Card(code, remaining[0]).code if remaining else ""
    can_buy = bool(remaining) and (now.step != SPEND or now.cells >= cost)
    return DeckView(code, len(remaining), bottom, cost, can_buy, list(remaining) == sorted(remaining))


def _people(now: Moment) -> tuple[FigureView, ...]:
    first = len(now.foes)
    return tuple(
        FigureView(first + place, PEOPLE[who], body, place == now.passer)
        for place, (who, body) in enumerate(zip(now.prisoners, now.people, strict=True))
    )


def _pets(now: Moment) -> tuple[FigureView, ...]:
    first = len(now.foes) + len(now.people)
    return tuple(
        FigureView(first + place, PEOPLE[now.prisoners[owner]], body, owner == now.passer, owner)
        for place, (owner, body) in enumerate(now.pets)
    )


def _may_pass(now: Moment) -> tuple[int, ...]:
    if now.round != TALK or len(now.people) != FOUR:
        return ()
    return tuple(who for who in range(FOUR) if who not in now.passed and now.people[who].stands)


def _reminded(now: Moment) -> tuple[str, ...]:
    if now.round == ZERO:
        return tuple(card.code for card in now.zero)
    if now.round == TALK:
        return tuple(card.code for home in (DURING, SKILL) for card in at_home(now, home))
    return ()
