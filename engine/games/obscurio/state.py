"""The position: everything that is true of one table at one moment."""

from typing import Any, Self

from engine.core.state import State, number, numbers, octets

NOBODY = -1
"""No Traitor, no vote, no choice yet."""

LAST_SPACE = 6
"""Spaces of the progress track; on the last one the Watcher is awake."""


class LibraryState(State):
    """A game of Obscurio. Lists with one entry per seat hold nothing at the Grimoire's place.

    But when two play, the Grimoire's place among the pawns is the companion's (ruling 33).
    """

    __slots__ = (
        "answers",
        "asked",
        "ballot",
        "box",
        "butterflies",
        "cleared",
        "dark",
        "deck",
        "discard",
        "doors",
        "drawn",
        "ended",
        "exit",
        "exposed",
        "grimoire",
        "hands",
        "holder",
        "invited",
        "light",
        "minute",
        "moved",
        "pages",
        "pawns",
        "penalty",
        "picks",
        "progress",
        "seats",
        "seconds",
        "shown",
        "sorcerer",
        "taken",
        "tile",
        "track",
        "traitor",
        "traps",
        "turn",
        "votes",
    )

    SHAPES = {
        **State.SHAPES,
        "seats": number,
        "grimoire": number,
        "traitor": number,
        "sorcerer": number,
        "seconds": number,
        "track": numbers,
        "tile": numbers,
        "turn": number,
        "progress": number,
        "light": number,
        "dark": number,
        "box": number,
        "taken": numbers,
        "traps": number,
        "drawn": octets,
        "penalty": number,
        "deck": octets,
        "discard": octets,
        "holder": octets,
        "exit": number,
        "pages": octets,
        "butterflies": numbers,
        "picks": octets,
        "doors": octets,
        "shown": number,
        "minute": number,
        "moved": number,
        "pawns": numbers,
        "hands": numbers,
        "votes": numbers,
        "ballot": numbers,
        "answers": numbers,
        "cleared": number,
        "exposed": number,
        "asked": number,
        "invited": number,
        "ended": number,
    }

    seats: int
    grimoire: int
    traitor: int
    """The seat of the Traitor, or NOBODY."""
    sorcerer: int
    """1 if the app takes the Traitor's picks."""
    seconds: int
    """How long the hourglass runs; 0 without a clock."""
    track: list[int]
    tile: list[int]
    """What each space of the time track, and of the Evanescent Room's tile, costs in traps. Never changed."""
    turn: int
    progress: int
    light: int
    dark: int
    box: int
    """Tokens on the two zones of the gauge, and those out of the game."""
    taken: list[int]
    """Tokens on each character card: how often that Wizard was wrong."""
    traps: int
    """The tokens drawn this turn, as bits; see traps.py."""
    drawn: bytearray
    """The same tokens in the order in which they came, by their place in the table."""
    penalty: int
    """More traps for the next turn."""
    deck: bytearray
    """The last card is drawn next."""
    discard: bytearray
    holder: bytearray
    exit: int
    pages: bytearray
    butterflies: list[int]
    """Where each one was placed, see butterflies.py."""
    picks: bytearray
    """The cards that the Traitor added this turn; once the doors are dealt they lie there."""
    doors: bytearray
    shown: int
    """How many doors have been laid out, from door 1 on; all of them unless they are locked."""
    minute: int
    """The space of the time track on which the hourglass stands."""
    moved: int
    """How often pawns were moved while choosing this turn."""
    pawns: list[int]
    """The door of each pawn, 0 for the centre."""
    hands: list[int]
    """What has been decided and not been placed: a door, 0 to wait, or NOBODY.

    While the holder is open, the place that each Wizard has touched last, 0 for none.
    """
    votes: list[int]
    """Whom each Wizard accuses, while the others have not all voted."""
    ballot: list[int]
    """The votes that were opened this turn; empty before."""
    answers: list[int]
    """How often each Wizard has touched the holder in this turn's secret step."""
    cleared: int
    """The seats that were accused and shown to be loyal, as bits."""
    exposed: int
    """1 once the Traitor is known to all."""
    asked: int
    """The seats that still have to decide, as bits."""
    invited: int
    """The seats that the present step asked at its beginning, as bits."""
    ended: int
    """How it ended, see ending.py; 0 while it goes on."""

    @property
    def tokens(self) -> int:
        """The tokens on the gauge."""
        return self.light + self.dark

    @property
    def watched(self) -> bool:
        """Whether the Watcher is awake."""
        return self.progress == LAST_SPACE

    def clone(self) -> Self:
        """An independent copy, by hand: previews and playouts make thousands."""
        twin = object.__new__(type(self))
        twin.dice, twin.todo = self.dice, self.todo[:]
        twin.seats, twin.grimoire, twin.traitor = self.seats, self.grimoire, self.traitor
        twin.sorcerer, twin.seconds, twin.track, twin.tile = (
            self.sorcerer,
            self.seconds,
            self.track,
            self.tile,
        )
        twin.turn, twin.progress, twin.taken = self.turn, self.progress, self.taken[:]
        twin.light, twin.dark, twin.box = self.light, self.dark, self.box
        twin.traps, twin.drawn = self.traps, self.drawn[:]
        twin.penalty, twin.exit = self.penalty, self.exit
        twin.deck, twin.discard, twin.holder = self.deck[:], self.discard[:], self.holder[:]
        twin.pages, twin.picks, twin.doors = self.pages[:], self.picks[:], self.doors[:]
        twin.butterflies, twin.shown = self.butterflies[:], self.shown
        twin.minute, twin.moved = self.minute, self.moved
        twin.pawns, twin.hands = self.pawns[:], self.hands[:]
        twin.votes, twin.ballot, twin.answers = self.votes[:], self.ballot[:], self.answers[:]
        twin.cleared, twin.exposed, twin.ended = self.cleared, self.exposed, self.ended
        twin.asked, twin.invited = self.asked, self.invited
        return twin

    def plain(self) -> dict[str, Any]:
        """The state as JSON-able data, by hand: it is saved after every action."""
        data = {name: getattr(self, name) for name in self.SHAPES}
        for name in _ROWS:
            data[name] = list(data[name])
        data["todo"] = [list(entry) for entry in self.todo]
        return data


_ROWS = tuple(name for name, shape in LibraryState.SHAPES.items() if shape in (numbers, octets))
