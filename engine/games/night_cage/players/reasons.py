"""Why an action is advised, in words: the aspect of the position that it serves most.

An action that gains something says what. Most actions gain nothing at once, they only lose less than others
would: these are set against the others, and the aspect in which they stand out is the reason.
"""

from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.night_cage.players.bots import PLAIN, Judged, judge
from engine.games.night_cage.players.prospects import Prospects, prospects
from engine.games.night_cage.rules.sight import watchers
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import CageState
from engine.games.night_cage.words.text import prisoner_name

Gains = dict[str, float]
"""By aspect: those of the prospects, what may still be found, and what an action itself costs."""

GAINED = {
    "held": N_("one more prisoner gets a key"),
    "reach": N_("it brings a prisoner closer to a key"),
    "spare": N_("it saves a key or a Gate from being lost"),
    "gate": N_("it brings you closer to a Gate"),
    "light": N_("it keeps candles lit or helps relight one"),
    "danger": N_("it leaves fewer prisoners in a monster's sight"),
    "footing": N_("it gives the prisoners more ways to go"),
    "company": N_("it brings the prisoners together"),
    "nerve": N_("it gains Nerve to spend later"),
    "search": N_("it reveals new tiles: you still need keys or a Gate"),
}
"""What an action brings, by the aspect that it serves most."""

SPARED = {
    "held": N_("no key in hand is lost"),
    "reach": N_("other choices take you farther from a key"),
    "spare": N_("other choices could lose a key or a Gate"),
    "gate": N_("other choices take you farther from a Gate"),
    "light": N_("other choices could put candles out"),
    "danger": N_("other choices leave more prisoners in a monster's sight"),
    "footing": N_("other choices leave fewer ways to go"),
    "company": N_("other choices spread the prisoners out"),
    "nerve": N_("other choices cost more Nerve"),
    "search": N_("it reveals more new tiles"),
    "cost": N_("other choices waste more tiles"),
}
"""What the other actions would lose, by the aspect in which this one stands out."""

ALIKE = N_("all choices look equally good")
FORESEEN = N_("best result when looking a few turns ahead")
"""No aspect speaks for the action now: only a player who has looked ahead advises it."""
ENDINGS = (N_("it ends the game"), N_("everyone escapes"))


FACTS = (
    ("key", N_("{who} gets a key"), 3),
    ("gave", N_("{who} gets a key"), 4),
    ("relit", N_("{who}'s candle is relit"), 3),
)
"""Events that are reason enough, what they say, and where they name the prisoner."""

STEPS = ("move", "charge", "scramble")
ONLY_UNSEEN = N_("the only move that no monster sees")


def reason(state: CageState, seat: int, action: Action) -> Phrase:
    """Say why an action looks good."""
    judged = judge(state, seat, action)
    if judged.after is None:
        return Phrase(ENDINGS[judged.won])
    fact = _fact(state, seat, action)
    if fact is not None:
        return fact
    gains = _gains(judged, prospects(state))
    best = max(GAINED, key=lambda aspect: gains[aspect])
    if gains[best] > 0:
        return Phrase(GAINED[best])
    return _by_comparison(gains, _others(state, seat, action))


def _fact(state: CageState, seat: int, action: Action) -> Phrase | None:
    """What can be pointed at: who gets a key, whose candle is relit, the only step that is safe."""
    events = _tried(state, seat, action)[1]
    for kind, words, place in FACTS:
        for event in events:
            if event[0] == kind:
                return Phrase(words, who=prisoner_name(event[place]))
    steps = [each for each in SCRIPT.legal(state, seat) if each[0] in STEPS]
    unseen = [each for each in steps if _is_unseen(*_tried(state, seat, each))]
    return Phrase(ONLY_UNSEEN) if len(steps) > 1 and unseen == [action] else None


def _tried(state: CageState, seat: int, action: Action) -> tuple[CageState, list[Event]]:
    """The action on a copy whose stack is of plain passages: what follows for certain."""
    twin = state.clone()
    twin.deck[:] = PLAIN[: len(twin.deck)]
    return twin, SCRIPT.apply(twin, seat, action)


def _is_unseen(state: CageState, events: list[Event]) -> bool:
    """Whether nothing attacked, and no monster sees whoever moved."""
    moved = [event[5] for event in events if event[0] == "moved"]
    attacked = any(event[0] == "attacked" for event in events)
    return not attacked and bool(moved) and not watchers(state, moved[0])


def _gains(judged: Judged, before: Prospects) -> Gains:
    """How far an action changes each aspect."""
    after = judged.after or before
    gains = {name: getattr(after, name) - getattr(before, name) for name in Prospects._fields}
    return {**gains, "search": judged.search, "cost": -judged.cost}


def _others(state: CageState, seat: int, action: Action) -> list[Gains]:
    """What every other action would change; those that end the game need no comparison."""
    before = prospects(state)
    others = [judge(state, seat, other) for other in SCRIPT.legal(state, seat) if other != action]
    return [_gains(judged, before) for judged in others if judged.after is not None]


def _by_comparison(gains: Gains, others: list[Gains]) -> Phrase:
    """Name the aspect in which an action is farthest above the others on the average."""
    if not others:
        return Phrase(ALIKE)
    ahead = {aspect: gains[aspect] - sum(each[aspect] for each in others) / len(others) for aspect in SPARED}
    best = max(ahead, key=lambda aspect: ahead[aspect])
    if ahead[best] > 0:
        return Phrase(SPARED[best])
    return Phrase(FORESEEN if any(ahead.values()) else ALIKE)
