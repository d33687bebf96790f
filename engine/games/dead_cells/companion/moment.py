"""Everything that the companion knows at one moment: the campaign's book, the run, the fight."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.text import N_
from engine.games.dead_cells.companion.box import (
    BIOMES,
    BOSSES,
    DECKS,
    ONWARD,
    ORDERED,
    PLACES,
    RUNES,
    STARTS,
    Card,
)
from engine.games.dead_cells.companion.homes import EVERY_HOME, PEOPLE, SERENADE

SORT, REST, SET_UP, EXPLORE, TEAR_DOWN, SPEND = "sort", "rest", "set up", "explore", "tear down", "spend"
STEPS = (SORT, REST, SET_UP, EXPLORE, TEAR_DOWN, SPEND)
DIED, WON = "died", "won"
KEPT_IN_ORDER = (*ORDERED, *BIOMES, *BOSSES)
"""The decks of which the bottom card is taken: upgrades, Well, Secrets, then the blueprints of each place."""
FOES = 4
"""Slots for enemies: behind the group, then first, second and third ahead (ruling 1)."""
NO_FIGHT, TALK, ZERO, IV = -2, -1, 0, 4
"""The round marker: before the cards are down the group talks; then rounds 0 to IV."""
HEALTH, HEALTH_OF_SERENADE = 3, 4
NO_PASSER = -1
FROZEN_ROWS = 7
"""Rows I, II and III, all frozen."""
UPGRADE_PRICE = 2
MOST = 99
"""No count is higher."""
LONGEST_LOG = 400


class Body(NamedTuple):
    """A prisoner or an enemy as it stands there: health and tokens. Without health nobody stands there."""

    health: int = 0
    damage: int = 0
    shield: int = 0
    poison: int = 0
    bleed: int = 0
    fire: int = 0
    frost: int = 0
    """The rows that are frozen, as bits: 1 for row I, 2 for II, 4 for III (rulings 24 to 26)."""
    mark: int = 0
    fallen: int = 0
    """Whether it was eliminated in this fight; an enemy's slot stays empty until the end of the round."""
    gold: int = 0
    """Golden shields; each cancels a whole action (ruling 14)."""

    @property
    def stands(self) -> bool:
        """Whether it can still be hurt."""
        return self.health > 0 and not self.fallen


NOBODY = Body()


class Pet(NamedTuple):
    """An item with health that follows its owner: a companion. It takes damage only (ruling 30)."""

    owner: int
    """Its owner's place in the turn order."""
    body: Body


class Placed(NamedTuple):
    """A card that is not where the box put it."""

    deck: str
    number: int
    sort: int
    home: str

    @property
    def card(self) -> Card:
        return Card(self.deck, self.number, self.sort)


class Run(NamedTuple):
    """A run that is over, as the log has it."""

    route: tuple[str, ...]
    ending: str
    cards: int
    """How many upgrades and throws into the Well it paid for."""


class Moment(NamedTuple):
    """The table at one moment."""

    decks: tuple[tuple[int, ...], ...]
    """Of every deck in `KEPT_IN_ORDER` what is left, the bottom card first."""
    placed: tuple[Placed, ...] = ()
    zero: tuple[Card, ...] = ()
    """Cards to be reminded of in Round 0."""
    runes: tuple[int, ...] = (0,) * RUNES
    starts: tuple[str, ...] = STARTS[:1]
    price: int = UPGRADE_PRICE
    prisoners: tuple[int, ...] = (0, 1, 2)
    people: tuple[Body, ...] = (Body(HEALTH),) * 3
    """Those who play, in turn order."""
    step: str = REST
    route: tuple[str, ...] = ()
    """The places of this run, the present one last."""
    onward: str = ""
    """Where the group goes once a place is cleared away."""
    ending: str = ""
    ticks: tuple[int, ...] = ()
    """Lines of the present checklist that are done."""
    cells: int = 0
    teeth: int = 0
    potions: int = 0
    bought: int = 0
    log: tuple[Run, ...] = ()
    round: int = NO_FIGHT
    foes: tuple[Body, ...] = (NOBODY,) * FOES
    boss: int = 0
    turn: int = 1
    opening: int = 1
    """Whether Round 0 comes: against a boss only in its first turn and after each flip."""
    told: tuple[tuple[str, int, int], ...] = ()
    """What the last end of a round did: a word, whom, how much."""
    passer: int = NO_PASSER
    """Whose turn it is to sit this fight out, by place in the turn order; only four players have one."""
    passed: tuple[int, ...] = ()
    """Who has sat out a turn against this boss (ruling 47)."""
    pets: tuple[Pet, ...] = ()

    @property
    def place(self) -> str:
        """Where the group is; empty between runs."""
        return self.route[-1] if self.route else ""


WORDS_TOLD = ("poison", "fatal", "bleed")
"""Poison that hurt, poison that killed, wounds that bled."""
COUNTS = {
    "cells": N_("cells"),
    "teeth": N_("teeth"),
    "potions": N_("potions"),
    "price": N_("cells for an upgrade"),
}
"""Numbers of the group that can be corrected."""


def first_moment(step: str) -> Moment:
    """A campaign that begins: every ordered deck whole, its lowest number at the bottom."""
    return Moment(tuple(tuple(range(1, _whole(code) + 1)) for code in KEPT_IN_ORDER), step=step)


def written(moment: Moment) -> dict[str, Any]:
    """The moment as JSON-able data; only lists, numbers and words."""
    return moment._asdict()


def read(data: Mapping[str, Any]) -> Moment:
    """The moment that `written` gave; ValueError, TypeError or LookupError if it is none."""
    fields: dict[str, Any] = {name: data[name] for name in Moment._fields}
    for name in ("runes", "prisoners", "ticks", "passed"):
        fields[name] = _numbers(fields[name])
    for name in ("starts", "route"):
        fields[name] = _words(fields[name])
    fields["decks"] = tuple(_numbers(deck) for deck in _rows(fields["decks"]))
    fields["placed"] = tuple(Placed(*row) for row in _rows(fields["placed"]))
    fields["zero"] = tuple(Card(*row) for row in _rows(fields["zero"]))
    fields["people"] = tuple(Body(*_numbers(row)) for row in _rows(fields["people"]))
    fields["foes"] = tuple(Body(*_numbers(row)) for row in _rows(fields["foes"]))
    fields["log"] = tuple(Run(_words(route), ending, cards) for route, ending, cards in _rows(fields["log"]))
    fields["pets"] = tuple(Pet(owner, Body(*_numbers(row))) for owner, row in _rows(fields["pets"]))
    fields["told"] = tuple((word, who, count) for word, who, count in _rows(fields["told"]))
    return Moment(**fields)


def check(moment: Moment) -> None:
    """ValueError or another of MALFORMED if no table could look like this."""
    for name, fits in _fits(moment).items():
        if not fits:
            raise ValueError(name)


def _fits(now: Moment) -> dict[str, bool]:
    counts = (now.cells, now.teeth, now.potions, now.price, now.bought, now.turn)
    solo = SERENADE in now.prisoners
    return {
        "decks": len(now.decks) == len(KEPT_IN_ORDER) and all(map(_is_deck, now.decks, KEPT_IN_ORDER)),
        "placed": all(row.card.exists and row.home in EVERY_HOME for row in now.placed)
        and len({row.card for row in now.placed}) == len(now.placed),
        "zero": all(card.exists for card in now.zero),
        "runes": len(now.runes) == RUNES and all(rune in (0, 1) for rune in now.runes),
        "starts": all(start in STARTS for start in now.starts),
        "prisoners": len(set(now.prisoners)) == len(now.prisoners) == len(now.people)
        and all(who in range(len(PEOPLE)) for who in now.prisoners)
        and 1 <= len(now.prisoners) - solo <= (1 if solo else 4),
        "bodies": all(map(_is_body, (*now.people, *now.foes))) and len(now.foes) == FOES,
        "pets": len(now.pets) <= MOST and all(_is_pet(now, *pet) for pet in now.pets),
        "passer": all(who in range(len(now.people)) for who in now.passed)
        and (now.passer == NO_PASSER or now.passer in range(len(now.people))),
        "step": now.step in STEPS and now.ending in ("", DIED, WON),
        "route": all(place in PLACES for place in now.route) and len(now.route) <= MOST,
        "place": bool(now.route) or now.step in (SORT, REST),
        "onward": now.onward == "" or now.onward in ONWARD,
        "ticks": all(0 <= tick <= MOST for tick in now.ticks),
        "counts": all(_is_count(count) for count in counts) and {now.boss, now.opening} <= {0, 1},
        "log": len(now.log) <= LONGEST_LOG and all(map(_is_run, now.log)),
        "round": type(now.round) is int and NO_FIGHT <= now.round <= IV,
        "told": all(_is_told(now, *row) for row in now.told),
    }


def _is_deck(deck: tuple[int, ...], code: str) -> bool:
    """Whether these numbers are all of the deck, each once."""
    most = _whole(code)
    return len(set(deck)) == len(deck) and all(1 <= number <= most for number in deck)


def _whole(code: str) -> int:
    """How many cards an ordered deck has when nothing was taken."""
    box = DECKS[code]
    return (box.large or box.small) if code in ORDERED else box.blueprints


def _is_body(body: Body) -> bool:
    return all(_is_count(count) for count in body) and body.fallen in (0, 1) and body.frost <= FROZEN_ROWS


def _is_pet(now: Moment, owner: int, body: Body) -> bool:
    return type(owner) is int and owner in range(len(now.people)) and _is_body(body) and body.health > 0


def _is_run(run: Run) -> bool:
    known = all(place in PLACES for place in run.route) and 0 < len(run.route) <= MOST
    return known and run.ending in (DIED, WON) and _is_count(run.cards)


def _is_told(now: Moment, word: str, who: int, count: int) -> bool:
    return word in WORDS_TOLD and type(who) is int and 0 <= who < FOES + len(now.people) and _is_count(count)


def _is_count(count: int) -> bool:
    return type(count) is int and 0 <= count <= MOST


def _rows(value: Any) -> Sequence[Any]:
    if not isinstance(value, (list, tuple)):
        raise TypeError(value)
    return value


def _numbers(value: Any) -> tuple[int, ...]:
    if not all(type(number) is int for number in _rows(value)):
        raise TypeError(value)
    return tuple(value)


def _words(value: Any) -> tuple[str, ...]:
    if not all(isinstance(word, str) for word in _rows(value)):
        raise TypeError(value)
    return tuple(value)
