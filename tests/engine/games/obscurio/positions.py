"""Tables that a person can read: a described turn, and the words of the rulebook to play it."""

from engine import Session
from engine.games.obscurio import GAME
from engine.games.obscurio.knowledge import PHASES
from engine.games.obscurio.rules.butterflies import BELOW

LEFT, RIGHT = 0, 1
MIDDLE = 56
"""A spot of a Page that no trap forbids but the Mist."""

__all__ = ["BELOW", "LEFT", "MIDDLE", "RIGHT", "Table", "fresh", "table"]


class Table:
    """A session with the words of the test around it. The Grimoire has seat 0."""

    def __init__(self, session):
        self.session = session
        self.events = []
        """What the last words brought about."""

    @property
    def state(self):
        return self.session.state

    @property
    def step(self):
        return self.state.todo[-1][0] if self.state.todo else ""

    @property
    def exit_door(self):
        return self.state.doors.index(self.state.exit) + 1

    @property
    def wrong_doors(self):
        return [door for door in range(1, len(self.state.doors) + 1) if door != self.exit_door]

    @property
    def gauge(self):
        return self.state.light, self.state.dark

    def play(self, seat, kind, *data):
        events = self.session.play(seat, (kind, *data))
        self.events += events
        return events

    def may(self, seat, kind, *data):
        return (kind, *data) in self.session.legal(seat)

    def view(self, seat):
        return self.session.view(seat)

    def told(self, kind):
        """The data of the remembered events of a kind."""
        return [event[3:] for event in self.events if event[0] == kind]

    def why(self, kind):
        return {event[2] for event in self.events if event[0] == kind}

    def to_riddle(self):
        """Everybody looks at a role, all read the traps."""
        while self.step in ("roles", "traps"):
            self.play(self.session.deciders[0], "seen" if self.step == "roles" else "read")
        return self

    def point(self, *places):
        """Place butterflies on (page, spot)."""
        for page, spot in places or [(LEFT, 0)]:
            self.play(0, "butterfly", page, spot)
        return self

    def show(self, *places):
        """Place butterflies and show the Pages."""
        if not places and not self.may(0, "show"):
            places = self._any_riddle()
        if places:
            self.point(*places)
        self.play(0, "show")
        return self

    def _any_riddle(self):
        return [(LEFT, BELOW), (LEFT, 2)]

    def go_on(self):
        self.play(0, "go_on")
        return self

    def touch(self, **picks):
        """Everybody answers behind the curtain; `traitor=(3, 5)` picks places 3 and 5 of the holder."""
        wanted = list(picks.get("traitor", ()))
        while self.step == "holder":
            seat = self.session.deciders[0]
            place = wanted.pop(0) if seat == self.state.traitor and wanted else 0
            self.play(seat, "touch", place)
        return self

    def to_doors(self, **picks):
        """On to the doors."""
        if self.step == "riddle":
            self.show()
        if self.step == "study":
            self.go_on()
        return self.touch(**picks)

    def put(self, **doors):
        """Move pawns: `put(p1=3)`."""
        for name, door in doors.items():
            pawn = int(name[1:])
            self.play(self.owner(pawn), "door", pawn, door)
        return self

    def owner(self, pawn):
        return 1 if self.session.seats == 2 else pawn

    def wizards(self):
        return [seat for seat in self.session.deciders if seat != self.state.grimoire]

    def confirm(self, *seats):
        for seat in seats or self.wizards():
            self.play(seat, "confirm")
        return self

    def choose(self, *right, unplaced=()):
        """These pawns go through the Exit, the others to a wrong door; all confirm, or time is up."""
        if self.step not in PHASES or not self.state.doors:
            self.to_doors()
        self.events = []
        pawns = (0, 1) if self.session.seats == 2 else self.wizards()
        places = {
            p: self.exit_door if p in right else self.wrong_doors[0] for p in pawns if p not in unplaced
        }
        for pawn, door in places.items():
            self.play(self.owner(pawn), "door", pawn, door)
        if unplaced:
            return self.run_out()
        return self.confirm() if self.step == "choose" else self

    def run_out(self):
        """The clock goes to its end."""
        while self.may(0, "minute"):
            self.play(0, "minute")
        self.play(0, "time")
        return self

    def next_turn(self):
        self.events = []
        self.play(0, "next")
        return self.to_riddle()

    def vote(self, **votes):
        """The debate ends and all point: `vote(p1=2, p2=1, p3=1)`."""
        self.events = []
        self.play(0, "time")
        for name, suspect in votes.items():
            self.play(int(name[1:]), "accuse", suspect)
        return self


def table(traps=(), options=None, **described):
    """A table of four, Grimoire 0 and Traitor 1, whose turn has these traps."""
    data = {"players": 4, "options": options or {}, "traps": list(traps), **described}
    return Table(Session.scenario(GAME, data))


def fresh(seats=4, seed=1, **options):
    """A table set up as always."""
    return Table(Session.new(GAME, seats, seed, **options)).to_riddle()
