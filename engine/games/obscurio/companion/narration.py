"""The narrator of the Traitor's step: lines with fixed lengths, the same whatever the Traitor does.

Where the device has no voice, strokes stand for the lines that closed eyes must hear.
"""

from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.traps import DARK_NIGHT, ESPIONAGE
from engine.games.obscurio.state import LibraryState

POINTING_SECONDS, REPLACING_SECONDS = 8.0, 5.0
"""How long the Traitor has for each card, and the Grimoire to put another in its place."""

CLOSE, TRAITOR_OPENS, TRAITOR_CLOSES = 1, 2, 3
"""Strokes that can be told apart with closed eyes, where no voice speaks."""


class Cue(NamedTuple):
    """A line and how long it stands; while `opens` the Traitor may touch one number."""

    words: Phrase
    seconds: float
    opens: bool = False
    counts: bool = False
    """Whether it is part of the three, two, one."""
    strokes: int = 0
    """How many strokes stand for it where there is no voice."""
    ends: bool = False
    """Whether everybody may look again."""


def narration(state: LibraryState) -> tuple[Cue, ...]:
    """All lines of this turn. Only what everybody sees changes them: the traps on the table."""
    picks = most_picks(state)
    cues = []
    if state.traps & DARK_NIGHT:
        cues.append(_cue(N_("Night falls. Grimoire, remove the Pages and the butterflies."), 6))
    cues += [
        _cue(N_("Everyone except the Grimoire, close your eyes and drum softly on the table."), 7, CLOSE),
        _cue(N_("Traitor, open your eyes and look at the Grimoire."), 6, TRAITOR_OPENS),
    ]
    if state.traps & ESPIONAGE:
        cues.append(_cue(N_("Grimoire, show the Exit to the Traitor, then take it back."), 8))
    for number in range(1, picks + 1):
        cues += _pick(number, picks)
    cues.append(_cue(N_("Traitor, close your eyes. Everyone, keep drumming."), 6, TRAITOR_CLOSES))
    cues.append(_cue(N_("Grimoire, shuffle the cards for the doors."), 10))
    cues += [Cue(Phrase(word), 1.0, counts=True) for word in COUNTDOWN]
    cues.append(Cue(Phrase("Everyone, open your eyes."), 3.0, ends=True))
    return tuple(cues)


def _pick(number: int, picks: int) -> tuple[Cue, Cue]:
    """One card, and another in its place before the next is chosen: none is taken twice (ruling 21)."""
    asked = Phrase("Traitor, card {number} of {count}: point to one, or to none.", number=number, count=picks)
    replace = N_(
        "Grimoire, take that card and refill the holder. If there is none, move your hands all the same."
    )
    return Cue(asked, POINTING_SECONDS, opens=True), _cue(replace, REPLACING_SECONDS)


COUNTDOWN = (N_("Three"), N_("Two"), N_("One"))


def _cue(words: str, seconds: float, strokes: int = 0) -> Cue:
    return Cue(Phrase(words), seconds, strokes=strokes)


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
