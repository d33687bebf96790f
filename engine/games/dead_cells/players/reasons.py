"""Why an action is advised, in words that name the fact behind it."""

from typing import Any

from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.vocabulary import FIRE, POISON, Afflict, Damage
from engine.games.dead_cells.players.menace import left_of, row_menace
from engine.games.dead_cells.rules.aiming import amount
from engine.games.dead_cells.rules.company import is_boss, left
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.rules.places import effect_at
from engine.games.dead_cells.state import SLOTS, PrisonState
from engine.games.dead_cells.words import names

Action = tuple[Any, ...]
ROUNDS = ("0", "I", "II", "III", "IV")


def reason(state: PrisonState, seat: int, action: Action) -> Phrase:
    """The words that go with the advice."""
    entry = state.todo[-1]
    if action[0] == "target":
        return _of_target(state, entry, action[1])
    if action[0] == "victim":
        return _of_victim(state, entry, action[1])
    return Phrase(PLAIN.get(action[0], N_("the fight ended best this way when I played it out")))


def next_attack(state: PrisonState, slot: int) -> int:
    """The next round in which an enemy hurts somebody; 0 if in none."""
    card = state.order if is_boss(state, slot) else state.foes[slot]
    start = state.round + 1 if state.round > 0 and slot <= state.cursor else max(1, state.round)
    rows = [row for row in range(start, 5) if not state.frozen[slot] >> row & 1]
    return next((row for row in rows if row_menace(card, row, state.fighters) > 0.5), 0)


def _of_target(state: PrisonState, entry: tuple[Any, ...], slot: int) -> Phrase:
    effect: Any = effect_at(*entry[2:5])
    foe, row = names.body(state, slot), next_attack(state, slot)
    life = left_of(state, slot)
    if isinstance(effect, Damage):
        n = amount(state, effect.n, entry[1]) + state.marks[slot] - state.shields[slot]
        if n >= life and row:
            return Phrase("kills {foe} before it strikes in round {round}", foe=foe, round=ROUNDS[row])
        if n >= life:
            return Phrase("kills {foe}", foe=foe)
        return Phrase("{foe} has {count} health left", foe=foe, count=life)
    if isinstance(effect, Afflict) and effect.state == FIRE and state.fire[slot]:
        return Phrase("the second flame kills {foe}", foe=foe)
    if isinstance(effect, Afflict) and effect.state == POISON:
        return Phrase(
            "poison has {count} rounds to work on {foe}",
            one="poison has {count} round to work on {foe}",
            count=4 - max(1, state.round),
            foe=foe,
        )
    if row:
        return Phrase("{foe} would strike in round {round}", foe=foe, round=ROUNDS[row])
    return Phrase("{foe} has {count} health left", foe=foe, count=life)


def _of_victim(state: PrisonState, entry: tuple[Any, ...], target: int) -> Phrase:
    if target >= COMPANION:
        return Phrase("better the companion than one of you")
    who = names.body(state, target)
    effect: Any = effect_at(*entry[2:5])
    if isinstance(effect, (Damage, Afflict)):
        if state.shields[target]:
            return Phrase("{who} has a shield", who=who)
        return Phrase("{who} has {count} health left", who=who, count=left(state, target - SLOTS))
    return Phrase("{who} needs it most", who=who)


PLAIN = {
    "commit": N_("this card does most against these enemies"),
    "skill": N_("it costs nothing and does most now"),
    "zero": N_("it is free before the first round"),
    "loot": N_("worth more than anything else on the ground"),
    "drink": N_("the next blow would be the last"),
    "pass": N_("rests, with the least health left"),
    "go": N_("the better room in your state"),
    "give": N_("most useful there"),
    "heal": N_("health is worth more than teeth"),
    "upgrade": N_("each colour in turn keeps all of you growing"),
    "assign": N_("the smallest deck sees it most often"),
    "purge": N_("without it the better cards come sooner"),
}
