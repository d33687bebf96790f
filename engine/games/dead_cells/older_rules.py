"""Saves of older rules.

1 had one biome and one boss. Since 3 some cards say the same in another round, and campaigns know why
their runs ended. Since 4 several questions are asked that were not, or not in time. Since 5 equipment can be
put down at the end of every market, and a trigger is known by where it is printed. Since 6 bosses and their
cards cannot be pushed, what a hit sets off waits until its action has met everybody, and feats pay at once.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from engine.core.game import Save
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, Feat
from engine.games.dead_cells.cards.secrets import SECRET_DECK
from engine.games.dead_cells.carried import FIELDS, fresh
from engine.games.dead_cells.history import Record
from engine.games.dead_cells.rules.places import CARD, FOE, UPGRADE
from engine.games.dead_cells.state import place_index

KNOWN = (place_index(DECKS["B1"]), place_index(DECKS["C1"]))
"""The places that were in the box."""


def into_the_whole_box(save: Save) -> Save:
    """The run goes on as it began: its first biome leads to the boss; the campaign has the whole box."""
    options = {**save["options"], "short": True}
    state = dict(save["state"])
    state = {**_nothing_of_places(len(state["hearts"])), **_filled(state), "house": [*state["house"], 1]}
    carry = save["carry"]
    return {**save, "options": options, "state": state, "carry": _filled(carry) if carry else carry}


def whole_campaign(save: Save) -> Save:
    """What is carried gets the places that were not in the box; runs become as long as they should be."""
    return {**save, "options": {**save["options"], "short": False}, "state": _filled(save["state"])}


def tuned(save: Save) -> Save:
    """What a card was about to do in a round that it no longer acts in, it does as it says it now."""
    state = dict(save["state"])
    state["todo"] = [_told_anew(entry) for entry in state["todo"]]
    state["hurt"] = [
        min(hurt, TIME_KEEPERS_HEALTH - 1) if card == TIME_KEEPER else hurt
        for hurt, card in zip_longest(state["hurt"], state["foes"])
    ]
    return {**save, "state": state}


TIME_KEEPER, TIME_KEEPERS_HEALTH = 2201, 7
"""She had one more at rules 2: who was about to fall still has one left."""

MOVED = {
    (FOE, 1103, (1, 0)): (FOE, 1103, (3, 0)),
    (FOE, 1110, (1, 0)): (FOE, 1110, (3, 0)),
    (CARD, 125, (2, 0)): (CARD, 127, (3, 0)),
    (CARD, 126, (2, 0)): (CARD, 126, (3, 0)),
    (CARD, 126, (3, 0)): (CARD, 125, (1, 0)),
    (CARD, 127, (1, 0)): (CARD, 127, (3, 0)),
    (CARD, 127, (3, 0)): (CARD, 127, (1, 0)),
}
"""Places on cards of rules 2, and where the very same effect stands now."""


def _told_anew(entry: Sequence[Any]) -> list[Any]:
    """An entry of the stack whose effect stands elsewhere now; any other as it is."""
    if len(entry) < 5 or not isinstance(entry[4], list):
        return list(entry)
    kind, owner, origin, number, path, *rest = entry
    origin, number, path = MOVED.get((origin, number, tuple(path)), (origin, number, tuple(path)))
    return [kind, owner, origin, number, list(path), *rest]


def asked_in_time(save: Save) -> Save:
    """At rules 3 Serenade's power was asked for when its fight was over: only the last question stays."""
    *below, last = save["state"]["todo"] or [None]
    todo = [entry for entry in below if entry[0] != "choose_power"] + ([last] if last else [])
    return {**save, "state": {**save["state"], "todo": todo}}


def set_off_together(save: Save) -> Save:
    """At rules 4 a stall that sold something asked what to put down, and triggers were known by their bit."""
    todo = [each for entry in save["state"]["todo"] for each in NOW.get(entry[0], _same)(entry)]
    return {**save, "state": {**save["state"], "todo": todo}}


def _same(entry: list[Any]) -> list[list[Any]]:
    return [entry]


NOW: Mapping[str, Callable[[list[Any]], list[list[Any]]]] = {
    "clean": lambda entry: [entry, ["setting_off"]],
    "trigger": lambda entry: [[*entry[:2], *entry[3:]]],
}
"""Entries of rules 4 as they are since."""


def feats_paid(save: Save) -> Save:
    """At rules 5 what a feat pays could lie under the rest of the run, where a death lost it: found now."""
    state = save["state"]
    todo = [entry for entry in state["todo"] if not _pays_for_a_feat(entry)]
    left = len(SECRET_DECK) - state.get("secrets", 0) - state.get("found", 0)
    found = state.get("found", 0) + min(len(state["todo"]) - len(todo), left)
    return {**save, "state": {**state, "todo": todo, "found": found}}


def _pays_for_a_feat(entry: Sequence[Any]) -> bool:
    return entry[0] == "do" and entry[2] == UPGRADE and isinstance(UPGRADES.get(entry[3]), Feat)


def without_reasons(save: Save) -> Save:
    """Of runs closed before reasons were kept only the end is known."""
    state = save["state"]
    runs = [Record(how, place, seats, places=(place,)).plain() for how, place, seats in state["runs"]]
    return {**save, "state": {**state, "runs": runs}}


def _nothing_of_places(fighters: int) -> dict[str, Any]:
    """Tokens and things that only later places have."""
    zeros = ("lanterns", "bells", "keys", "bile", "terrain", "found", "deeds")
    rows = ("worms", "malaise", "shurikens")
    return {
        **dict.fromkeys(zeros, 0),
        **{name: [0] * fighters for name in rows},
        "waiting": [],
        "bans": [0, 0],
    }


def _filled(carried: Mapping[str, Any]) -> dict[str, Any]:
    """Blueprints of the new places lie in their decks; nothing was added or is remembered."""
    new = fresh()
    old = carried["blueprints"]
    later = {name: new[name] for name in FIELDS if name not in carried}
    blueprints = [old[place] if place in KNOWN else row for place, row in enumerate(new["blueprints"])]
    return {**carried, **later, "blueprints": blueprints}
