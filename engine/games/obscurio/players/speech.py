"""What a Wizard says at the doors, and what the Grimoire meant: from what all can see, whatever a role is.

A computer player who misleads says something true as well: the card at its door does share it with the clue.
"""

from engine.core.text import N_, Phrase
from engine.games.obscurio.illusions.reading import Clue
from engine.games.obscurio.players.eyes import EYES
from engine.games.obscurio.rules.butterflies import place
from engine.games.obscurio.rules.clue import clue, filmed
from engine.games.obscurio.rules.facing import FACE_DOWN
from engine.games.obscurio.rules.traps import BY_KEY
from engine.games.obscurio.view import LibraryView
from engine.games.obscurio.words.resemblance import Resemblance, in_common, resemblance

TRAITS = (
    N_("looks for everything"),
    N_("looks for colours"),
    N_("looks for stories"),
    N_("looks for shapes"),
    N_("looks for kinds of things"),
    N_("looks for moods and places"),
    N_("looks for things"),
    N_("looks for colours and shapes"),
)
"""What a computer Wizard looks for, by seat; dealt before the roles, so all may know it."""


def trait(seat: int) -> Phrase:
    """What the seat looks for."""
    return Phrase(TRAITS[seat % len(TRAITS)])


def said(view: LibraryView, seat: int) -> Phrase:
    """One line of a Wizard about the door at which his pawn stands."""
    clue_shown, door = _clue(view), view["pawns"][seat]
    if not clue_shown or not door:
        return Phrase(N_("it is only a hunch"))
    card = view["doors"][door - 1]
    if card == FACE_DOWN:
        return Phrase(N_("what lies open does not match the clue"))
    return in_common(clue_shown, card, filmed(_traps(view), EYES[seat % len(EYES)]))


def meant(view: LibraryView) -> list[Phrase]:
    """For each butterfly, what the Exit has of what it named; empty where no Page is in sight."""
    return [found.sentence for found in found_again(view)]


def found_again(view: LibraryView) -> list[Resemblance]:
    """The same in two words, with the things that have it."""
    eyes = filmed(_traps(view))
    return [resemblance((pointing,), view["exit"], eyes) for pointing in _clue(view)]


def _clue(view: LibraryView) -> Clue:
    if not view["pages"]:
        return ()
    placed = tuple(place(page, spot) for page, spot in view["butterflies"])
    return clue(bytes(view["pages"]), placed, _traps(view))


def _traps(view: LibraryView) -> int:
    return sum(BY_KEY[key] for key in view["traps"])
