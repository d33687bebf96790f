"""What undo takes back, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.history import Title
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion.box import DECKS, RUNES, Card
from engine.games.dead_cells.companion.fighting import TOKENS
from engine.games.dead_cells.companion.homes import PEOPLE, title
from engine.games.dead_cells.companion.moment import COUNTS, FOES

ROUNDS = ("0", "I", "II", "III", "IV")
SLOTS = (N_("Behind the group"), N_("First ahead"), N_("Second ahead"), N_("Third ahead"))

TITLES: Mapping[str, str] = {
    "place": N_("{code}: {home}"),
    "zero": N_("{code}: reminder for round 0"),
    "order": N_("{code} put in order"),
    "rune": N_("rune {code}"),
    "start": N_("start in {code}"),
    "count": N_("corrected: {what}"),
    "prisoner": N_("{who} joins or leaves"),
    "tick": N_("a line of the checklist"),
    "done": N_("checklist done"),
    "begin": N_("run begun in {code}"),
    "onward": N_("on to {code}"),
    "died": N_("a prisoner died"),
    "won": N_("boss beaten"),
    "rest": N_("run written into the log"),
    "fight": N_("fight begun"),
    "over": N_("fight over"),
    "round": N_("on to round {round}"),
    "talk": N_("next turn against the boss"),
    "foe": N_("enemy with {count} health: {where}"),
    "token": N_("{token}: {who}"),
    "correct": N_("corrected: {who}"),
    "move": N_("enemy moved: {where}"),
    "flip": N_("boss flipped"),
    "pass": N_("{who} sits out"),
    "pet": N_("companion with {count} health: {who}"),
    "pet hurt": N_("companion hurt: {who}"),
    "pet set": N_("companion corrected: {who}"),
    "pet gone": N_("companion gone: {who}"),
}

Fields = Mapping[str, object]


def figure(at: int) -> Phrase:
    """Whom a touch in a fight was for: a slot, or a prisoner by number."""
    return Phrase(SLOTS[at]) if at < FOES else Phrase("prisoner {number}", number=at - FOES + 1)


def spoken(title: Title) -> Phrase:
    """A title in words."""
    kind, *data = title
    return Phrase(TITLES[kind], **_FIELDS[kind](*data))


def _card(deck: str, number: int, sort: int) -> Fields:
    card = Card(deck, number, sort)
    if not card.exists:
        raise ValueError(card)
    return {"code": card.code}


def _deck(code: str) -> Fields:
    return {"code": code, "deck": DECKS[code].name}


def _rune(number: int) -> Fields:
    return {"code": Card("R", range(RUNES)[number] + 1).code}


def _token(token: str, at: int) -> Fields:
    return {"token": Phrase(TOKENS[token]), "who": figure(at)}


def _nothing() -> Fields:
    return {}


_FIELDS: Mapping[str, Callable[..., Mapping[str, Any]]] = {
    "place": lambda deck, number, sort, home: {**_card(deck, number, sort), "home": title(home)},
    "zero": _card,
    "order": _deck,
    "rune": _rune,
    "start": _deck,
    "count": lambda name: {"what": Phrase(COUNTS[name])},
    "prisoner": lambda who: {"who": Phrase(PEOPLE[who])},
    "tick": _nothing,
    "done": _nothing,
    "begin": _deck,
    "onward": _deck,
    "died": _nothing,
    "won": _nothing,
    "rest": _nothing,
    "fight": _nothing,
    "over": _nothing,
    "round": lambda number: {"round": ROUNDS[number]},
    "talk": _nothing,
    "foe": lambda at, health: {"where": Phrase(SLOTS[at]), "count": int(health)},
    "token": _token,
    "correct": lambda at: {"who": figure(at)},
    "move": lambda at: {"where": Phrase(SLOTS[at])},
    "flip": _nothing,
    "pass": lambda who: {"who": figure(FOES + who)},
    "pet": lambda owner, health: {"who": figure(FOES + owner), "count": int(health)},
    "pet hurt": lambda owner: {"who": figure(FOES + owner)},
    "pet set": lambda owner: {"who": figure(FOES + owner)},
    "pet gone": lambda owner: {"who": figure(FOES + owner)},
}
