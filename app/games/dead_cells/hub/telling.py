"""How a run ended, in words: one sentence for a run, one for many, and what to do about it."""

from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.history import BLED, BLOW, BURNT, OTHERWISE, POISONED, UNTOLD, Record
from engine.games.dead_cells.state import NOBODY
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.text import ROUNDS


class Cause(NamedTuple):
    """What ends runs."""

    sentence: str
    """About one run: {who} fell, perhaps to {foe}, in {round}."""
    often: str
    """About {count} of {all} runs."""
    tip: str


ENDED_BY = {
    BLOW: Cause(
        N_("{who} fell in round {round}. Last blow: {foe}."),
        N_("Cut down in {count} of {all} runs"),
        N_("Freeze or block what hits hardest."),
    ),
    POISONED: Cause(
        N_("{who} died of poison at the end of round {round}."),
        N_("Poisoned in {count} of {all} runs"),
        N_("Kill poisoners before their round comes."),
    ),
    BLED: Cause(
        N_("{who} bled to death when round III was over."),
        N_("Bled to death in {count} of {all} runs"),
        N_("Kill whatever makes you bleed before round III ends."),
    ),
    BURNT: Cause(
        N_("{who} burnt to death: a second flame kills."),
        N_("Burnt to death in {count} of {all} runs"),
        N_("Never let a second flame reach the same prisoner."),
    ),
    OTHERWISE: Cause(
        N_("{who} fell, though no enemy struck."),
        N_("Lost on the way in {count} of {all} runs"),
        N_("Keep a heart to spare for traps and bargains."),
    ),
}
SIGNS = {
    BLOW: "icon_damage",
    POISONED: "icon_poison",
    BLED: "icon_bleed",
    BURNT: "icon_fire",
    OTHERWISE: "icon_malaise",
    UNTOLD: "icon_death",
}


def reason_of(how: int, count: int, runs: int) -> Phrase:
    """How many runs something has ended."""
    return Phrase(ENDED_BY[how].often, count=count, all=runs)


def end_of(run: Record) -> str:
    """Why a run ended, in one sentence."""
    if run.won:
        return str(Phrase("{boss} is beaten", boss=names.place(run.place))) + "."
    cause = ENDED_BY.get(run.how)
    if cause is None or run.who < 0:
        return str(Phrase("Nobody wrote down how it ended."))
    who, round_ = names.prisoner(run.who), ROUNDS[max(0, run.round)]
    foe = names.foe(run.foe, run.place, 0 if run.place in BOSSES else NOBODY) if run.foe else ""
    return str(Phrase(cause.sentence, who=who, foe=foe, round=round_))


def figures_of(run: Record) -> str:
    """Where it ended and what it brought, in a line."""
    parts = [str(names.place(run.place))]
    if run.rooms:
        parts.append(str(Phrase("{count} rooms", one="{count} room", count=run.rooms)))
    if run.how != UNTOLD or run.rooms:
        parts.append(str(Phrase("{count} cells", one="{count} cell", count=run.cells)))
    return " \u00b7 ".join(parts)
