"""The tower companion: what the app does for people who play with the box.

It is the tile tower itself, or only counts what lies on the discard board. Every number can be corrected, and
every touch can be taken back by name. It never needs to know where a tile lies.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from engine.core.companion import Companion
from engine.core.dice import seeded, shuffle
from engine.core.errors import MALFORMED, SaveError
from engine.core.game import Options
from engine.core.history import History, Title
from engine.core.text import N_, Phrase
from engine.games.night_cage.companion.view import CompanionView, PrisonerView, TileKind
from engine.games.night_cage.rules.box import pieces
from engine.games.night_cage.rules.tiles import DIRGE, GATE, KEY_BEARERS, KINDS, START, STARTING_PILE, TILES
from engine.games.night_cage.state import MOST_NERVE

CHECKLIST = (
    N_("Falling? Land first, then take a full turn."),
    N_("Move one step, or stay: discard 1 tile, gain 1 Nerve at the end."),
    N_("The crumbling tile you left or stayed on becomes a pit."),
    N_("On a pit? You fall: choose its row or its column."),
    N_("Monsters that saw you move attack, and wake any monster they hit."),
    N_("Discard unlit tiles. Relight your candle or your neighbours', if connected."),
    N_("Draw and place a tile for each opening."),
    N_("Spend 1 Nerve to move again?"),
    N_("Final Flickers: remove a lit tile, or spend 1 Nerve to sustain."),
)
"""The turn aid, in the order of the turn."""

MOST_TILES = 200
"""More than any box holds."""

NO_GATE = N_("Lost: no Gates left.")
NO_KEYS = N_("Lost: not enough keys left for everyone.")


class Figures(NamedTuple):
    """Everything that the companion knows at one moment."""

    deck: tuple[int, ...]
    """The stack, its last tile is next; empty where the tower is of cardboard."""
    rest: int
    gone: tuple[int, ...]
    """The discard board, by kind."""
    drawn: int
    """The kind drawn last; 0 for none."""
    nerve: tuple[int, ...]
    lit: tuple[int, ...]
    key: tuple[int, ...]
    turn: int
    marker: int


def _titles_in_parts(plain: dict[str, Any]) -> dict[str, Any]:
    """Rules 1 wrote a title as text: "draw 8"."""
    past = [{**figures, "title": _parted(figures["title"])} for figures in plain["past"]]
    return {**plain, "past": past}


def _parted(title: str) -> list[Any]:
    return [int(part) if part.isdecimal() else part for part in title.split()]


class TowerCompanion(Companion[Figures]):
    """Keeps the tower and the counts for a table with the box."""

    game = "night_cage"
    rules = 2
    migrations = {1: _titles_in_parts}

    def __init__(
        self, prisoners: int, total: tuple[int, ...], draws: bool, history: History[Figures]
    ) -> None:
        super().__init__(history)
        self.prisoners = prisoners
        self.total = total
        """How many tiles of each kind were in the stack at the start."""
        self.draws = draws
        """Whether the app is the tower."""

    @classmethod
    def opened(cls, prisoners: int, options: Options, draws: bool, seed: int) -> Self:
        """A fresh table: the stack as the set-up says, a Nerve and a burning candle each."""
        counts = pieces(prisoners, options)
        total = tuple(0 if kind in (START, DIRGE) else counts[kind] for kind in range(KINDS))
        pile = STARTING_PILE[prisoners]
        top = [kind for kind, count in pile.items() for _ in range(count)]
        rest = [kind for kind in range(KINDS) for _ in range(total[kind] - pile.get(kind, 0))]
        shuffle(shuffle(seeded(seed), rest), top)
        first = Figures(
            deck=tuple(rest + top) if draws else (),
            rest=len(rest),
            gone=(0,) * KINDS,
            drawn=0,
            nerve=(1,) * prisoners,
            lit=(1,) * prisoners,
            key=(0,) * prisoners,
            turn=0,
            marker=0,
        )
        return cls(prisoners, total, draws, History(first))

    @property
    def stack(self) -> int:
        """How many tiles are left: in the tower, or not yet on the discard board."""
        return len(self.now.deck) if self.draws else sum(self.total) - sum(self.now.gone)

    def view(self) -> CompanionView:
        """All that the companion shows."""
        now, odds = self.now, self.odds()
        people = zip(now.nerve, now.lit, now.key, strict=True)
        return CompanionView(
            draws=self.draws,
            stack=self.stack,
            total=sum(self.total),
            drawn=now.drawn,
            kinds=tuple(TileKind(kind, left, odds.get(kind, 0.0)) for kind, left in self.left().items()),
            prisoners=tuple(PrisonerView(nerve, bool(lit), bool(key)) for nerve, lit, key in people),
            turn=now.turn,
            marker=now.marker,
            lost=self.lost(),
        )

    def left(self) -> dict[int, int]:
        """How many of each kind are left there."""
        if self.draws:
            return {kind: self.now.deck.count(kind) for kind, count in enumerate(self.total) if count}
        return {kind: max(0, count - self.now.gone[kind]) for kind, count in enumerate(self.total) if count}

    def odds(self) -> dict[int, float]:
        """The chance of each kind to come next; while the starting pile lasts, only its kinds."""
        counts = self.left()
        if self.draws and len(self.now.deck) > self.now.rest:
            top = self.now.deck[self.now.rest :]
            counts = {kind: top.count(kind) for kind in counts}
        total = sum(counts.values())
        return {kind: count / total for kind, count in counts.items()} if total else {}

    def draw(self) -> int:
        """Draw the next tile; 0 from an empty tower."""
        deck = self.now.deck
        if not deck:
            return 0
        rest = min(self.now.rest, len(deck) - 1)
        self._note(("draw", deck[-1]), deck=deck[:-1], drawn=deck[-1], rest=rest)
        return deck[-1]

    def discard(self, kind: int, count: int = 1) -> None:
        """Tiles of a kind go onto the discard board, or come back from it with a negative count."""
        gone = list(self.now.gone)
        gone[kind] = max(0, min(self.total[kind], gone[kind] + count))
        if tuple(gone) != self.now.gone:
            self._note(("discard" if count > 0 else "correct", kind), gone=tuple(gone))

    def set_nerve(self, prisoner: int, tokens: int) -> None:
        tokens = max(0, min(MOST_NERVE, tokens))
        self._note(("nerve", prisoner), nerve=_with(self.now.nerve, prisoner, tokens))

    def set_lit(self, prisoner: int, burning: bool) -> None:
        """Somebody's candle goes out, or burns again."""
        self._note(("candle", prisoner), lit=_with(self.now.lit, prisoner, int(burning)))

    def set_key(self, prisoner: int, held: bool) -> None:
        """Somebody takes a key, or gives it away."""
        self._note(("key", prisoner), key=_with(self.now.key, prisoner, int(held)))

    def next_turn(self, seats: int) -> None:
        """The next prisoner's turn; with three people the fourth one's marker goes round."""
        turn = (self.now.turn + 1) % self.prisoners
        marker = (self.now.marker + (seats == 3 and turn == 0)) % max(1, seats)
        self._note(("turn", turn), turn=turn, marker=marker)

    def lost(self) -> str:
        """Why the game is lost for certain; empty while it may still be won (rulings 84, 85).

        A key that is held may come from a tile that is discarded by now: such a key still counts.
        """
        gone, total = self.now.gone, self.total
        if gone[GATE] >= total[GATE]:
            return NO_GATE
        discarded = sum(gone[kind] for kind in KEY_BEARERS)
        possible = sum(total[kind] for kind in KEY_BEARERS) - discarded + min(sum(self.now.key), discarded)
        return NO_KEYS if possible < self.prisoners else ""

    def plain(self) -> dict[str, Any]:
        """The companion as JSON-able data, with all that can be undone."""
        return {
            "prisoners": self.prisoners,
            "total": list(self.total),
            "draws": self.draws,
            "past": self.history.plain(Figures._asdict),
        }

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The companion that `plain` described; SaveError if it makes no sense."""
        try:
            history = History.from_plain(data["past"], _read, cls.spoken)
            companion = cls(int(data["prisoners"]), _numbers(data["total"]), bool(data["draws"]), history)
            companion.check()
        except MALFORMED as bad:
            raise SaveError(Phrase("the saved game cannot be read")) from bad
        return companion

    def check(self) -> None:
        """ValueError if a count of this moment is not one of the box."""
        now, people = self.now, range(self.prisoners)
        rows = {
            "prisoners": self.prisoners in STARTING_PILE,
            "total": len(self.total) == KINDS and all(0 <= count <= MOST_TILES for count in self.total),
            "deck": all(kind in TILES for kind in now.deck) and len(now.deck) <= MOST_TILES,
            "gone": len(now.gone) == KINDS and all(0 <= count <= MOST_TILES for count in now.gone),
            "drawn": now.drawn == 0 or now.drawn in TILES,
            "turn": now.turn in people and 0 <= now.marker <= self.prisoners,
            "rest": 0 <= now.rest <= MOST_TILES,
            "nerve": len(now.nerve) == self.prisoners and all(0 <= each <= MOST_NERVE for each in now.nerve),
            "lit": len(now.lit) == self.prisoners,
            "key": len(now.key) == self.prisoners,
        }
        for row, fits in rows.items():
            if not fits:
                raise ValueError(row)

    @staticmethod
    def spoken(title: Title) -> Phrase:
        """A title in words."""
        kind, number = title
        about_tile = kind in ("draw", "discard", "correct")
        what: object = Phrase(TILES[number].title) if about_tile else number + 1
        return Phrase(TITLES[kind], what=what)

    def _note(self, title: Title, **changes: Any) -> None:
        self.history.note(title, self.now._replace(**changes))


TITLES = {
    "draw": N_("{what} drawn"),
    "discard": N_("{what} discarded"),
    "correct": N_("{what} returned from the discard"),
    "nerve": N_("prisoner {what}: Nerve"),
    "candle": N_("prisoner {what}: candle"),
    "key": N_("prisoner {what}: key"),
    "turn": N_("prisoner {what}: turn"),
}


def _with(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _numbers(value: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in value)


def _read(data: Mapping[str, Any]) -> Figures:
    figures: dict[str, Any] = {name: data[name] for name in Figures._fields}
    for row in ("deck", "gone", "nerve", "lit", "key"):
        figures[row] = _numbers(figures[row])
    return Figures(**figures)
