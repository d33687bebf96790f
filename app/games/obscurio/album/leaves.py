"""The leaves of the album: each turn of a game that is over, at the moment when its Exit was revealed.

Everything lies open there, Pages that a Dark Night burnt among it.
"""

from typing import NamedTuple

from app.games.obscurio.table.resolution.settlement import Settlement, finders, settled
from app.look.sentence import capital
from app.table.log import moments
from engine import Session
from engine.core.text import N_, Listed, Phrase
from engine.games.obscurio.players.speech import meant
from engine.games.obscurio.queries import pawns
from engine.games.obscurio.rules.traps import BY_KEY, trap
from engine.games.obscurio.state import NOBODY
from engine.games.obscurio.view import LibraryView
from engine.games.obscurio.words.text import PAGE_NAMES


class Leaf(NamedTuple):
    """One turn: what lay on the table, as the Grimoire saw it, and what it cost."""

    view: LibraryView
    settlement: Settlement

    @property
    def door(self) -> int:
        """The door that was the Exit."""
        return self.view["doors"].index(self.view["exit"]) + 1

    @property
    def added(self) -> list[int]:
        """The doors that somebody added to mislead the others."""
        picks = self.view["picks"]
        return [door for door, card in enumerate(self.view["doors"], start=1) if card in picks]


def leaves(session: Session) -> list[Leaf]:
    """Every turn of a game, through the eyes of its Grimoire; none before the game is over."""
    if session.outcome is None:
        return []
    grimoire = session.view(None)["grimoire"]
    return [
        Leaf(_unburnt(view), settled(action.events))
        for action, view in moments(session, grimoire)
        if any(event[0] == "revealed" for event in action.events)
    ]


def _unburnt(view: LibraryView) -> LibraryView:
    """Pages that the night took can be looked at again now."""
    if view["pages"] or not view["recalled_pages"]:
        return view
    return {**view, "pages": view["recalled_pages"], "butterflies": view["recalled_butterflies"]}


def heading(leaf: Leaf, count: int) -> str:
    """Which turn it was, of how many."""
    return str(Phrase("Turn {number} of {count}", number=leaf.view["turn"], count=count))


def lines(leaf: Leaf) -> list[str]:
    """What each butterfly meant, who found the Exit, who added which doors, and the traps."""
    told = [*_meanings(leaf.view), _found(leaf), _added(leaf), _traps(leaf.view)]
    return list(dict.fromkeys(capital(str(phrase)) for phrase in told if phrase is not None))


def _meanings(view: LibraryView) -> list[Phrase]:
    return [
        Phrase(N_("{page}: {what}."), page=Phrase(PAGE_NAMES[page]), what=what)
        for (page, _spot), what in zip(view["butterflies"], meant(view), strict=False)
    ]


def _found(leaf: Leaf) -> Phrase:
    found = finders(leaf.settlement, len(pawns(leaf.view)))
    return Phrase(N_("{found}. Tokens lost: {lost}."), found=found, lost=leaf.settlement.lost)


def _added(leaf: Leaf) -> Phrase | None:
    """Who set which door; nobody does where there is neither a Traitor nor the Sorcerer."""
    view, doors = leaf.view, leaf.added
    if view["traitor"] == NOBODY and not view["sorcerer"]:
        return None
    if not doors:
        return Phrase(N_("Nobody added a false door."))
    who = Phrase(N_("the Sorcerer")) if view["traitor"] == NOBODY else Phrase(N_("the Traitor"))
    return Phrase(
        "{who} added doors {doors}.", one="{who} added door {doors}.", who=who, doors=Listed(tuple(doors)),
        count=len(doors),
    )  # fmt: skip


def _traps(view: LibraryView) -> Phrase:
    names = tuple(Phrase(trap(BY_KEY[key]).title) for key in view["traps"])
    return Phrase(N_("Traps: {names}."), names=Listed(names))
