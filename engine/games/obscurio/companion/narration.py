"""The narrator of the Traitor's step: lines with fixed lengths, the same whatever the Traitor does."""

from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.traps import DARK_NIGHT, ESPIONAGE
from engine.games.obscurio.state import LibraryState

POINTING_SECONDS = 9.0
"""How long the Traitor has for each card."""


class Cue(NamedTuple):
    """A line and how long it stands; while `opens` the Traitor may touch the numbers."""

    words: Phrase
    seconds: float
    opens: bool = False
    counts: bool = False
    """Whether it is part of the three, two, one."""


def narration(state: LibraryState) -> tuple[Cue, ...]:
    """All lines of this turn. Only what everybody sees changes them: the traps on the table."""
    picks = most_picks(state)
    cues = []
    if state.traps & DARK_NIGHT:
        cues.append(_cue(N_("Night falls. Grimoire, remove the Pages and the butterflies."), 6))
    cues += [
        _cue(N_("Everyone except the Grimoire, close your eyes and drum softly on the table."), 7),
        _cue(N_("Traitor, open your eyes and look at the Grimoire."), 6),
    ]
    if state.traps & ESPIONAGE:
        cues.append(_cue(N_("Grimoire, show the Exit to the Traitor, then take it back."), 8))
    asked = Phrase(
        "Traitor, point to up to {count} cards, one at a time. Grimoire, replace each one from the deck.",
        count=picks,
    )
    cues.append(Cue(asked, POINTING_SECONDS * picks, opens=True))
    cues.append(_cue(N_("Traitor, close your eyes. Everyone, keep drumming."), 6))
    cues.append(_cue(N_("Grimoire, shuffle the cards for the doors."), 10))
    cues += [Cue(Phrase(word), 1.0, counts=True) for word in COUNTDOWN]
    cues.append(_cue(N_("Everyone, open your eyes."), 3))
    return tuple(cues)


COUNTDOWN = (N_("Three"), N_("Two"), N_("One"))


def _cue(words: str, seconds: float) -> Cue:
    return Cue(Phrase(words), seconds)


def length(cues: tuple[Cue, ...]) -> float:
    """How long it takes, to the second the same in every turn with the same traps."""
    return sum(cue.seconds for cue in cues)


def at(cues: tuple[Cue, ...], passed: float) -> int:
    """Which line stands after so many seconds; their number when all are over."""
    for number, cue in enumerate(cues):
        if passed < cue.seconds:
            return number
        passed -= cue.seconds
    return len(cues)
