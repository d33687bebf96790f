"""What a campaign remembers of each run: how far it went, who fell, to whom, in which round.

It is read off the run's own events, once, when the run is closed; a log that older rules wrote may keep the
reason to itself.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.errors import UndoBarrier
from engine.core.event import Event, seen_by
from engine.core.session import Session
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, MONSTERS
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import G
from engine.games.dead_cells.folding import fold
from engine.games.dead_cells.rules.ending import BOSS_BEATEN, DEATH
from engine.games.dead_cells.rules.gaining import CELLS
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView

UNTOLD, BLOW, POISONED, BLED, BURNT, OTHERWISE = range(6)
"""Why somebody fell: nobody knows any more, an enemy's blow, a state, or something else on the way."""
WAYS = {"19": POISONED, "21": BLED, "23": BURNT}
"""By the ruling behind it, the deaths that no blow brings about."""
MOST = 1000
"""No run has so many rooms or cells."""


class Record(NamedTuple):
    """One run in the history of its campaign."""

    ended: int
    place: int
    """Where it ended."""
    seats: int
    who: int = NOBODY
    """The prisoner who fell first; NOBODY if nobody did, or nobody knows."""
    foe: int = 0
    """The enemy who dealt the last blow; 0 for none."""
    how: int = UNTOLD
    round: int = NOBODY
    rooms: int = 0
    """How many rooms were entered."""
    cells: int = 0
    """What it brought home."""
    prisoners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    """Where the group has been, in order."""

    @property
    def won(self) -> bool:
        """Whether a boss was beaten."""
        return self.ended == BOSS_BEATEN

    def plain(self) -> list[Any]:
        """As a save needs it."""
        return [list(value) if isinstance(value, tuple) else value for value in self]


def recorded(session: Session) -> Record:
    """The record of a run that is over."""
    state: Any = session.state
    watch = _Watch()
    try:
        for moment in session.moments:
            events = session.game.apply(moment.before.clone(), moment.seat, moment.action)
            watch.see(session.game.view(moment.before, None), seen_by(None, events))
    except UndoBarrier:
        return Record(state.ended, state.place, state.seats, places=(state.place,))
    places = watch.places if state.place in watch.places else [*watch.places, state.place]
    return Record(
        state.ended,
        state.place,
        state.seats,
        *watch.fall,
        watch.rooms,
        watch.cells,
        tuple(state.prisoners),
        tuple(dict.fromkeys(places)),
    )


class _Watch:
    """Follows a run event by event."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.rooms = self.cells = 0
        self.fall: tuple[int, int, int, int] = (NOBODY, 0, UNTOLD, NOBODY)
        """Who, to whom, how, in which round."""
        self._last: dict[int, tuple[int, str]] = {}
        """The last that hurt each fighter: the enemy and the ruling."""

    def see(self, view: PrisonView, events: Sequence[Event]) -> None:
        """Take in what one action did."""
        if not self.places:
            self.places.append(view["place"])
        for event in events:
            self._note(view, event)
            fold(view, event)

    def _note(self, view: PrisonView, event: Event) -> None:
        kind = event[0]
        if kind in ("entered", "boss"):
            self.places.append(event[3])
        elif kind == "turned":
            self.rooms += 1
        elif kind == "run_over":
            self.cells = view["bag"][CELLS]
        elif kind == "hurt" and event[3] >= SLOTS:
            self._last[event[3] - SLOTS] = (_acting(view), event[2])
        elif kind == "fell" and self.fall[0] == NOBODY:
            self._fell(view, event[3], event[2])

    def _fell(self, view: PrisonView, fighter: int, why: str) -> None:
        """A fall by damage is a fall by what dealt the damage."""
        foe, ruling = self._last.get(fighter, (0, ""))
        how = WAYS.get(why) or WAYS.get(ruling) or (BLOW if foe else OTHERWISE)
        round_ = view["round"] if view["round"] in range(5) else NOBODY
        self.fall = view["prisoners"][fighter], foe if how == BLOW else 0, how, round_


def _acting(view: PrisonView) -> int:
    """The enemy whose turn it is within a round; 0 if the group acts or nobody does."""
    slot = view["cursor"]
    return view["foes"][slot] if 0 <= slot < SLOTS and slot != G else 0


def read_records(value: Any, closed: int) -> list[Record]:
    """Records out of a save; ValueError if they are none, or not those of so many runs."""
    if not isinstance(value, list) or len(value) != closed:
        raise ValueError("runs")
    return [_read(row) for row in value]


def _read(row: Any) -> Record:
    if not isinstance(row, list) or len(row) != len(Record._fields):
        raise ValueError("runs")
    *numbers, prisoners, places = row
    if not all(type(number) is int for number in (*numbers, *_listed(prisoners), *_listed(places))):
        raise ValueError("runs")
    record = Record._make((*numbers, tuple(prisoners), tuple(places)))
    sound = (
        record.ended in (DEATH, BOSS_BEATEN)
        and all(place in BIOMES or place in BOSSES for place in (record.place, *places))
        and all(who in range(SERENADE + 1) for who in prisoners)
        and record.seats in range(1, SERENADE + 1)
        and record.who in range(NOBODY, SERENADE + 1)
        and (record.foe == 0 or record.foe in MONSTERS)
        and record.how in range(OTHERWISE + 1)
        and record.round in range(NOBODY, 5)
        and 0 <= record.rooms < MOST
        and 0 <= record.cells < MOST
    )
    if not sound:
        raise ValueError("runs")
    return record


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("runs")
    return value
