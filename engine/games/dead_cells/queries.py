"""Questions of a table before somebody acts: what comes by itself, what a choice costs, who stands where.

All of them look at a view, and what would happen is played by the rules themselves on a state imagined from
it: nothing here is a second rule, and nobody learns more than he may know.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple, cast

from engine.core.event import Event, seen_by
from engine.core.game import Action
from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.kinds import Monster, Rows
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import NO_TALK, Effect, G
from engine.games.dead_cells.folding import fold
from engine.games.dead_cells.imagining import imagine
from engine.games.dead_cells.options import TALK
from engine.games.dead_cells.rules import company, zero
from engine.games.dead_cells.rules.abilities import skills_of
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import clockwise
from engine.games.dead_cells.rules.memory import BITS, FALLEN, remembers
from engine.games.dead_cells.rules.places import CARD, FOE, effect_at, part
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.rules.wearing import room
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState
from engine.games.dead_cells.view import PrisonView

PAST = SLOTS
"""The place of what happens at the end of a round, behind the last slot."""

FIGHT_IS_OVER = ("fight_over", "turn_over", "sharing", "beaten", "run_over")
"""Events behind which nothing belongs to the rounds of this fight any more."""


SAMPLES = 5
"""How many ways to go on are tried to find what comes whatever is chosen."""

LONGEST = 200
"""More questions than the rest of any fight asks."""


class Moment(NamedTuple):
    """Where the spark stands: the round, the slot (or PAST), and how many of the group have begun."""

    round: int
    slot: int
    turn: int


class Happening(NamedTuple):
    """An event with the moment at which it happens."""

    at: Moment
    event: Event


class Foresight(NamedTuple):
    """What an action brings about until somebody must decide again."""

    happenings: tuple[Happening, ...]
    view: PrisonView
    """The view after it, for the same eyes."""


def moment(view: PrisonView) -> Moment:
    """Where the spark stands now."""
    return Moment(view["round"], view["cursor"], view["turn"])


def foresee(view: PrisonView, action: Action | None, dice: int = 1) -> Foresight:
    """Carry an action out on a state that fits a view; chance and unknown cards fall as the dice say."""
    after = deepcopy(view)
    if action is None or not view["asked"]:
        return Foresight((), after)
    events = SCRIPT.play(imagine(view, dice), view["asked"][0], action)
    return Foresight(tuple(_told(after, seen_by(view["seat"], events))), after)


def foresee_choice(view: PrisonView, action: Action) -> Foresight:
    """The same, but where several are to be chosen one after the other, any others join the first."""
    after = deepcopy(view)
    state = imagine(view, 1)
    happenings: list[Happening] = []
    chosen = action
    for _ in range(SLOTS):
        events = SCRIPT.play(state, SCRIPT.deciders(state)[0], chosen)
        happenings += _told(after, seen_by(view["seat"], events))
        if after["step"] != view["step"] or after["details"][:4] != view["details"][:4]:
            break
        chosen = SCRIPT.legal(state, SCRIPT.deciders(state)[0])[0]
    return Foresight(tuple(happenings), after)


def _told(view: PrisonView, events: Sequence[Event]) -> list[Happening]:
    """Events one after the other, each at its moment; the view follows them."""
    told = []
    for event in events:
        fold(view, event)
        told.append(Happening(moment(view), event))
    return told


class Outlook(NamedTuple):
    """The rest of a fight as far as no choice changes it."""

    happenings: tuple[Happening, ...]
    """What comes whatever is chosen, each where it comes."""
    foes: tuple[tuple[int, ...], ...]
    """The card in each slot at the beginning of each round; NOBODY where choices decide about it."""


def outlook(view: PrisonView, action: Action | None = None) -> Outlook:
    """What is common to several ways to go on, each of which answers every question otherwise."""
    ways = [_way(view, action, number) for number in range(SAMPLES)]
    first, *others = [happenings for happenings, _ in ways]
    keys = [set(_keyed(each)) for each in others]
    common = tuple(each for key, each in _keyed(first).items() if all(key in known for known in keys))
    return Outlook(common, _agreed([foes for _, foes in ways]))


def _keyed(happenings: Sequence[Happening]) -> dict[tuple[Any, ...], Happening]:
    """Happenings by what they are, the number of the same ones before included."""
    found: dict[tuple[Any, ...], Happening] = {}
    for each in happenings:
        key: tuple[Any, ...] = (each.at.round, each.at.slot, each.event[0], *each.event[3:])
        while key in found:
            key = (*key, 0)
        found[key] = each
    return found


def _agreed(ways: Sequence[Sequence[tuple[int, ...]]]) -> tuple[tuple[int, ...], ...]:
    rounds = []
    for rows in zip(*ways, strict=True):
        rounds.append(
            tuple(cards[0] if len(set(cards)) == 1 else NOBODY for cards in zip(*rows, strict=True))
        )
    return tuple(rounds)


def _way(
    view: PrisonView, action: Action | None, number: int
) -> tuple[list[Happening], list[tuple[int, ...]]]:
    """One way to the end of this fight or turn: each question is answered by another of its answers."""
    after: Any = deepcopy(view)
    state = imagine(view, number + 1)
    told: list[Happening] = []
    foes: list[tuple[int, ...] | None] = [None] * 5
    if view["round"] != NOBODY:
        foes[view["round"]] = tuple(view["foes"])
    for step in range(LONGEST):
        deciders = SCRIPT.deciders(state)
        if not deciders:
            break
        legal = SCRIPT.legal(state, deciders[0])
        chosen = action if step == 0 and action is not None else _other(legal, number, step)
        over = False
        for event in seen_by(view["seat"], SCRIPT.play(state, deciders[0], chosen)):
            if event[0] in FIGHT_IS_OVER:
                over = True
                break
            fold(after, event)
            told.append(Happening(moment(after), event))
            if event[0] == "round":
                foes[event[3]] = tuple(after["foes"])
        if over:
            break
    last = tuple(view["foes"])
    filled = []
    for row in foes:
        last = row if row is not None else last
        filled.append(last)
    return told, filled


def _other(legal: Sequence[Action], number: int, step: int) -> Action:
    """Always the first answer, always the last one, then mixtures of all."""
    if number < 2:
        return legal[-number]
    return legal[(number * 5 + step * (2 * number - 1)) % len(legal)]


def common(foresights: Sequence[Foresight]) -> tuple[Happening, ...]:
    """What several choices bring about all alike, in order."""
    if not foresights:
        return ()
    first, *others = [_keyed(each.happenings) for each in foresights]
    return tuple(each for key, each in first.items() if all(key in other for other in others))


def order_of_play(view: PrisonView) -> list[int]:
    """The fighters as they act, without who sits the fight out."""
    order = clockwise(view["first"], view["fighters"])
    return [fighter for fighter in order if fighter != view["passer"]]


def columns(view: PrisonView) -> list[tuple[int, int]]:
    """The committed cards and those still to come, as (fighter, which), in the order of play."""
    entries = [*view["later"], [view["step"], *view["details"]]]
    asked = {(entry[1], entry[2]) for entry in entries if entry[0] == "commit"}
    found = []
    for fighter in order_of_play(view):
        here = {(fighter, which) for which in range(len(view["active"][fighter]))}
        here |= {each for each in asked if each[0] == fighter}
        if view["prisoners"][fighter] == SERENADE and not here:
            here = {(fighter, 0)}
        found += sorted(here)
    return found


def may_talk(view: PrisonView) -> bool:
    """Whether the group has its minute to talk before a fight: a table option that a curse forbids (86)."""
    if view["seats"] == 1 or not view["house"][TALK]:
        return False
    return not forbidden(_open_table(view), NO_TALK)


class _Seen:
    """A view that can be asked like a state, by rules that read only what everybody sees."""

    def __init__(self, view: PrisonView) -> None:
        self._view: Any = view

    def __getattr__(self, name: str) -> Any:
        return self._view[name]


def _open_table(view: PrisonView) -> PrisonState:
    return cast(PrisonState, _Seen(view))


def is_boss(view: PrisonView, slot: int) -> bool:
    """Whether the boss himself stands in this slot."""
    return company.is_boss(_open_table(view), slot)


def was_beaten_before(view: PrisonView) -> bool:
    """Whether the campaign has beaten the boss of this place: then all his faces are known."""
    return remembers(_open_table(view), FALLEN.get(view["place"], BITS))


def is_guarded(view: PrisonView, slot: int) -> bool:
    """Whether the boss stands there and nothing hurts him."""
    return company.guarded(_open_table(view), slot)


def health(view: PrisonView, body: int) -> int:
    """How much damage a body takes before it dies."""
    return company.health(_open_table(view), body)


def left(view: PrisonView, body: int) -> int:
    """The health that a body has left."""
    return max(0, health(view, body) - view["hurt"][body])


def enemy(card: int) -> Monster:
    """What is printed on an enemy's card."""
    return MONSTERS[card]


def enemy_rows(view: PrisonView, card: int) -> Rows:
    """What an enemy does in each round; a boss does what his order says."""
    boss = view["face"] != NOBODY and card == view["place"] * 100 + 1
    number = view["order"] if boss else card
    return MONSTERS[number].rows if number else Rows()


def card_rows(card: int) -> tuple[tuple[Effect, ...], ...]:
    """What a combat card does in each round; Serenade's printed row too."""
    return tuple(part(CARD, card, (row,)) for row in range(5))


def effect_asked(view: PrisonView) -> Any:
    """The effect for which a target or a victim is asked; None at other steps."""
    if view["step"] not in ("target", "victim"):
        return None
    details = view["details"]
    return effect_at(details[1], details[2], tuple(details[3]))


def asks_of_enemy(view: PrisonView) -> bool:
    """Whether an enemy's own action is what the group answers for."""
    return view["step"] == "victim" and view["details"][1] == FOE and view["details"][0] != G


def pockets(view: PrisonView) -> list[int]:
    """How many pieces of equipment each fighter can wear; none for Serenade."""
    state = imagine(view, 0)
    return [
        0 if view["prisoners"][fighter] == SERENADE else room(state, fighter)
        for fighter in range(view["fighters"])
    ]


def skills_asked(view: PrisonView) -> dict[int, tuple[Effect, ...]]:
    """What each skill does that the step `use` offers, by its number."""
    places = skills_of(imagine(view, 0), view["details"][0] - SLOTS)
    return {number: part(origin, card, (place,)) for number, (origin, card, place) in places.items()}


def zeros_asked(view: PrisonView) -> dict[int, tuple[Effect, ...]]:
    """What each action does that the step `act_at_zero` offers, by its bit."""
    found = zero.places(imagine(view, 0), view["details"][0])
    return {bit: part(origin, card, (place,)) for bit, (origin, card, place) in found}
