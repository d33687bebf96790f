"""Why a run ended: who fell, by whom, in which round, and the blows that led to it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.games.dead_cells.table.fight.naming import figure_of_foe
from app.games.dead_cells.table.prisoners.prisoner import figure_of
from app.table.log import Past
from engine.core.event import Event
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, POISON, G
from engine.games.dead_cells.folding import fold
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.telling import tell

POISONED, BLED, BURNT = "19", "21", "23"
"""The rulings behind deaths that no blow brings about."""
STATES = {POISON: "icon_poison", BLEED: "icon_bleed", FIRE: "icon_fire"}
MOST_BLOWS = 4
TELLING = frozenset(
    {"hurt", "blocked", "warded_off", "fell", "died", "afflicted", "healed", "burnt", "bled", "frozen_row"}
)
"""Events that say best what an action brought."""
HOW = {
    POISONED: N_("by poison"),
    BLED: N_("by bleeding"),
    BURNT: N_("by fire"),
}


class Blow(NamedTuple):
    """Something that happened to whoever fell."""

    step: int
    """At which action of the log."""
    round: int
    victim: str
    """The sprite of whoever it met."""
    figure: str
    """The sprite of whoever did it; empty for a state."""
    sign: str
    words: str
    left: int
    most: int
    last: bool


class Turning(NamedTuple):
    """One action of the last fight and what came of it, in a line."""

    step: int
    round: int
    words: str


class Cause(NamedTuple):
    """The end of a run in a sentence and some pictures."""

    title: str
    by: str
    where: str
    figure: str
    blows: tuple[Blow, ...]
    won: bool
    start: int
    """The action with which the last fight began."""
    course: tuple[Turning, ...] = ()
    """The whole fight, action by action."""


class _Watch:
    """Follows a fight event by event and notes every blow."""

    def __init__(self, view: PrisonView) -> None:
        self.view = view
        self.blows: list[tuple[int, Blow]] = []
        """Whom it met, and the blow."""
        self.fallen = NOBODY
        self.why = ""

    def see(self, step: int, event: Event) -> None:
        kind, why = event[0], event[2]
        if kind == "hurt" and event[3] >= SLOTS:
            self._note(step, event[3] - SLOTS, why, event[4])
        elif kind == "afflicted" and event[3] >= SLOTS and event[4] in STATES:
            self._note(step, event[3] - SLOTS, "", 0, STATES[event[4]])
        elif kind == "fell" and self.fallen == NOBODY:
            self.fallen, self.why = event[3], self._reason(why, event[3])
        fold(self.view, event)

    def _reason(self, why: str, fighter: int) -> str:
        """A fall by damage is a fall by what dealt the damage."""
        last = [blow for who, blow in self.blows if who == fighter]
        poisoned = why == "10" and last and last[-1].sign == "icon_poison"
        return POISONED if poisoned else why

    def _note(self, step: int, fighter: int, why: str, n: int, sign: str = "icon_damage") -> None:
        view, slot = self.view, self.view["cursor"]
        card = view["foes"][slot] if 0 <= slot < SLOTS and slot != G else 0
        most = view["hearts"][fighter]
        left = max(0, most - view["hurt"][SLOTS + fighter] - n)
        if why == POISONED:
            sign, card = "icon_poison", 0
        name = str(names.foe(card, view["place"], view["face"])) if card else str(Phrase("Poison"))
        words = name if card or sign == "icon_poison" else ""
        figure = figure_of_foe(view, card) if card else ""
        victim = figure_of(view["prisoners"][fighter], view["serenade"][0])
        blow = Blow(step, view["round"], victim, figure, sign, words, left, most, False)
        self.blows.append((fighter, blow))


def cause_of(past: Sequence[Past], how: int, say: Callable[[Phrase], str] = str) -> Cause:
    """The cause out of everything since the last fight began; `say` puts its lines into words.

    A lesson, or a campaign that was left before its first fight, has no fight to tell of.
    """
    if not past:
        return Cause(str(Phrase("The run is over.")), "", "", "", (), how == BOSS_BEATEN, 0)
    watch = _Watch(past[0].view)
    course = []
    for each in past:
        for event in each.events:
            watch.see(each.step, event)
        course.append(Turning(each.step, watch.view["round"], _line(each.events, say)))
    return _told(watch, past[0], how)._replace(course=tuple(course))


def _line(events: Sequence[Event], say: Callable[[Phrase], str]) -> str:
    """Who fell, else the last thing that is worth a line."""
    falls = [event for event in events if event[0] == "fell"]
    lines = [tell(event) for event in falls or events if event[0] in TELLING]
    return next((say(line) for line in reversed(lines) if line is not None), "")


def _told(watch: _Watch, first: Past, how: int) -> Cause:
    view = first.view
    if how == BOSS_BEATEN or watch.fallen == NOBODY:
        return Cause(
            str(Phrase("{boss} is beaten", boss=names.place(view["place"]))),
            "",
            "",
            "",
            (),
            True,
            first.step,
        )
    who = view["prisoners"][watch.fallen]
    blows = _until_the_fall(watch)
    place = names.place(view["place"])
    by_the_boss = bool(blows) and view["place"] in BOSSES
    return Cause(
        str(Phrase("{who} fell", who=names.prisoner(who))),
        _by(watch, blows),
        "" if by_the_boss else str(place),
        figure_of(who, view["serenade"][0]),
        tuple(blows),
        False,
        first.step,
    )


def _until_the_fall(watch: _Watch) -> list[Blow]:
    """The last blows of the fight, whoever they met, up to the one that felled somebody."""
    met = [place for place, (who, _) in enumerate(watch.blows) if who == watch.fallen]
    if not met:
        return []
    blows = [blow for _, blow in watch.blows[: met[-1] + 1]][-MOST_BLOWS:]
    return [*blows[:-1], blows[-1]._replace(last=True)]


def _by(watch: _Watch, blows: Sequence[Blow]) -> str:
    if watch.why in HOW:
        return str(Phrase(HOW[watch.why]))
    if not blows or not blows[-1].words:
        return ""
    return str(
        Phrase("Last blow: {foe}, round {round}", foe=blows[-1].words, round=ROMAN[max(0, blows[-1].round)])
    )


ROMAN = ("0", "I", "II", "III", "IV")
