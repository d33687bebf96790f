"""What comes by itself: steps with a number, what the rest of the fight holds, and what a choice would cost.

Everything is asked of the engine, which plays it on a state imagined from the view.
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.games.dead_cells.table.fight.naming import _, who, whom
from app.games.dead_cells.table.prisoners.prisoner import Price
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.cards.vocabulary import BLEED as BLEEDING
from engine.games.dead_cells.queries import (
    PAST,
    Foresight,
    Happening,
    Moment,
    Outlook,
    common,
    foresee,
    foresee_choice,
    left,
    moment,
    order_of_play,
    outlook,
)
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words.effects import STATES

MOST_STEPS = 3
"""How many numbers are shown."""

ACTS, GROUP, POISON, BLEED, CLOSE = "acts", "group", "poison", "bleed", "close"


class Step(NamedTuple):
    """Something that needs nobody: what kind, when and where, in words."""

    kind: str
    at: Moment
    place: int
    """A slot for what an enemy does, a body at the end of a round."""
    words: str


class Coming(NamedTuple):
    """All that a moment of a fight lets one foresee."""

    steps: tuple[Step, ...] = ()
    happenings: tuple[Happening, ...] = ()
    """What comes whatever is chosen, to the end of the fight."""
    foes: tuple[tuple[int, ...], ...] = ()
    """Who stands where at the beginning of each round; NOBODY where that depends on choices."""
    pay: tuple[int, ...] = (0, 0, 0)
    """Cells, teeth and potions that the numbered steps will bring."""


NOTHING = Coming()
BEFORE_CARDS = ("passer", "commit", "redraw", "symbol", "new_first")
"""Steps at which cards are still unknown: nothing can be foreseen but what is printed."""


def coming(view: PrisonView, legal: Sequence[Action], tried: Action | None) -> Coming:
    """What follows: after the choice that is tried, or whatever is chosen."""
    if view["step"] in BEFORE_CARDS or view["round"] == NOBODY:
        return Coming(foes=(tuple(view["foes"]),) * 5)
    if tried is not None:
        sure = foresee(view, tried).happenings
    else:
        sure = common([foresee(view, action) for action in legal])
    further: Outlook = outlook(view, tried)
    steps = tuple(_steps(view, sure))
    return Coming(steps[:MOST_STEPS], further.happenings, further.foes, _pay(sure))


def _pay(sure: Sequence[Happening]) -> tuple[int, ...]:
    bag = [0, 0, 0]
    for each in sure:
        if each.event[0] == "bag":
            bag[each.event[3]] += each.event[4]
    return tuple(bag)


class _Gathered:
    """Events that belong together, until they are put into words."""

    def __init__(self, kind: str, at: Moment, place: int) -> None:
        self.kind, self.at, self.place = kind, at, place
        self.events: list[Event] = []

    def fits(self, kind: str, at: Moment, place: int) -> bool:
        return (self.kind, self.at, self.place) == (kind, at, place)


TELLING = (
    "hurt",
    "blocked",
    "warded_off",
    "afflicted",
    "immune",
    "shield",
    "gold_shield",
    "healed",
    "froze",
    "frozen_row",
    "picked_up",
    "picked_items",
    "picked_prints",
    "companion_hurt",
    "died",
)


def _steps(view: PrisonView, sure: Sequence[Happening]) -> list[Step]:
    gathered: list[_Gathered] = []
    for at, event in sure:
        kind = event[0]
        if kind == "acts":
            gathered.append(_Gathered(ACTS, at, event[3]))
        elif kind == "moved" and at.slot == PAST:
            _join(gathered, CLOSE, at, 0, event)
        elif kind in ("fell", "bled") and event[2] == "21":
            _join(gathered, BLEED, at, event[3] + (SLOTS if kind == "fell" else 0), event)
        elif kind in TELLING:
            _gather(gathered, at, event)
    now = moment(view)
    later = [each for each in gathered if each.kind != GROUP or each.at != now]
    return [Step(each.kind, each.at, each.place, words) for each in later if (words := _told(view, each))]


def _join(gathered: list[_Gathered], kind: str, at: Moment, place: int, event: Event) -> None:
    if not gathered or not gathered[-1].fits(kind, at, place):
        gathered.append(_Gathered(kind, at, place))
    gathered[-1].events.append(event)


def _gather(gathered: list[_Gathered], at: Moment, event: Event) -> None:
    if event[0] == "died" and gathered:
        gathered[-1].events.append(event)
    elif at.slot == PAST:
        if event[2] == "19" or event[0] == "blocked":
            _join(gathered, POISON, at, event[3], event)
    elif at.slot == 1:
        _join(gathered, GROUP, at, at.turn, event)
    elif gathered and gathered[-1].kind == ACTS and gathered[-1].at == at:
        gathered[-1].events.append(event)


def _told(view: PrisonView, step: _Gathered) -> str:
    return {ACTS: _acts, GROUP: _group, POISON: _poison, BLEED: _bleed, CLOSE: _close}[step.kind](view, step)


def _acts(view: PrisonView, step: _Gathered) -> str:
    """An enemy does its row."""
    name = who(view, step.place)
    if not name or not step.events:
        return ""
    hit = [event[3] for event in step.events if event[0] in ("hurt", "blocked", "warded_off")]
    given = [event for event in step.events if event[0] == "afflicted"]
    if hit:
        bodies = list(dict.fromkeys(hit))
        if len(bodies) >= len(order_of_play(view)) > 1:
            return _("{foe} hits all of you", foe=name)
        return _("{foe} hits {who}", foe=name, who=", ".join(whom(view, body) for body in bodies))
    if given:
        state = str(Phrase(STATES[given[0][4]]))
        return _("{foe}: {state} on {who}", foe=name, state=state, who=whom(view, given[0][3]))
    if any(event[0] in ("shield", "gold_shield") for event in step.events):
        return _("{foe} raises a shield", foe=name)
    return ""


def _group(view: PrisonView, step: _Gathered) -> str:
    """A prisoner does his row without a choice."""
    order = order_of_play(view)
    all_in_turn = _turn_order(view)
    fighter = all_in_turn[step.place - 1] if 0 < step.place <= len(all_in_turn) else order[0]
    name = who(view, SLOTS + fighter)
    for event in step.events:
        if event[0] in ("hurt", "blocked") and event[3] < SLOTS:
            return _("{who} hits {foe}", who=name, foe=whom(view, event[3]))
        if event[0] == "afflicted" and event[3] < SLOTS:
            state = str(Phrase(STATES[event[4]]))
            return _("{foe}: {state} on {who}", foe=name, state=state, who=whom(view, event[3]))
        if event[0] in ("shield", "gold_shield"):
            return _("{foe} raises a shield", foe=name)
        if event[0].startswith("picked"):
            return _("{who} takes the loot", who=name)
    return ""


def _turn_order(view: PrisonView) -> list[int]:
    return [(view["first"] + step) % view["fighters"] for step in range(view["fighters"])]


def _poison(view: PrisonView, step: _Gathered) -> str:
    name = whom(view, step.place)
    if any(event[0] == "died" for event in step.events):
        return _("poison kills {who}", who=name)
    return _("poison hurts {who}", who=name)


def _bleed(view: PrisonView, step: _Gathered) -> str:
    return _("{who} bleeds to death", who=whom(view, step.place))


def _close(view: PrisonView, step: _Gathered) -> str:
    return _("ranks close up")


def price_of(view: PrisonView, action: Action, body: int) -> Price:
    """What an action would do to somebody at once, before anything else happens."""
    seen: Foresight = foresee_choice(view, action)
    now = moment(view)
    hurt = shields = 0
    states: list[str] = []
    falls = False
    for at, event in seen.happenings:
        if at != now:
            break
        kind = event[0]
        if kind == "companion_hurt" and body >= COMPANION:
            hurt += event[5]
        elif kind == "hurt" and event[3] == body:
            hurt += event[4]
        elif kind in ("blocked", "warded_off") and event[3] == body:
            shields += event[4] if kind == "blocked" else 1
        elif kind == "afflicted" and event[3] == body:
            states.append(str(Phrase(STATES[event[4]])))
        elif kind in ("shield", "gold_shield") and event[3] == body:
            states.append(str(Phrase("+{count} shields", one="+{count} shield", count=event[4])))
        elif kind == "healed" and event[3] == body:
            states.append(_("+{n} health", n=event[4]))
        elif kind == "cleansed" and event[3] == body:
            states.append(_("loses {state}", state=str(Phrase(STATES[event[4]]))))
        elif kind == "froze" and event[3] == body:
            states.append(str(Phrase(STATES[3])))
        elif kind == "immune" and event[3] == body:
            states.append(_("immune"))
        elif (kind == "died" and event[3] == body) or (kind == "fell" and event[3] + SLOTS == body):
            falls = True
    if not falls and _bleeds_to_death(seen, body):
        return Price(hurt, shields, True, _("bleeds to death"))
    return Price(hurt, shields, falls, _price_words(view, body, hurt, shields, falls, states))


def _bleeds_to_death(seen: Foresight, body: int) -> bool:
    """Whether nothing can come any more between a token and the end of the round at which it kills."""
    given = any(e[0] == "afflicted" and e[3:5] == (body, BLEEDING) for _at, e in seen.happenings)
    fallen = any(e[0] == "fell" and e[3] + SLOTS == body for _at, e in seen.happenings)
    return given and fallen


def _price_words(
    view: PrisonView, body: int, hurt: int, shields: int, falls: bool, states: Sequence[str]
) -> str:
    if falls:
        return _("dies")
    if hurt and body < COMPANION:
        before = left(view, body)
        if view["marks"][body]:
            return _("marked: {before} to {after}", before=before, after=before - hurt)
        return _("{before} to {after} health", before=before, after=before - hurt)
    if shields:
        return _("loses the shield")
    if states:
        return ", ".join(states)
    return str(Phrase("{count} damage", one="{count} damage", count=hurt)) if hurt else ""
