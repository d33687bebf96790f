"""Positions that a person can read: a piece of the board in signs, put down somewhere on the real one.

Signs are separated by blanks: `.` floor, `# o R U` stones, `≈ ~` pools, `^ > v <` and `↑ → ↓ ←` teleporters,
`▲ ▶ ▼ ◀` the monster, `a` to `h` pawns. Pawns a to d belong to seat 0 (white 1 3 4 5), e to h to seat 1.
A stone or a pawn on a pool is two signs: `#~`, `a≈`. Everything around the piece is empty floor.
"""

from engine import ScenarioError, Session
from engine.games.finstere_flure import GAME, walk
from engine.games.finstere_flure.rules.board import SIDES, SPANS, place_of
from engine.games.finstere_flure.rules.pieces import KINDS, STONES, kind_of_teleporter

MONSTER = dict(zip("▲▶▼◀", "NESW", strict=True))
PAWNS = "abcdefgh"
STONE_NAMES = {"#": "stone", "o": "crystal", "R": "turn_right", "U": "turn_about"}
ADVANCED = frozenset("oRU^>v<↑→↓←")


def described(picture, at=(0, 0), monster=None, **fields):
    """The scenario that a picture shows. `monster` places it outside the picture: "8,3 N"."""
    grid = {(c, r): "." for r, (first, last) in enumerate(SPANS) for c in range(first, last + 1)}
    places, stones, beast = {}, [], {"at": [0, 0], "facing": "E"}
    rows = [row.split() for row in picture.strip("\n").split("\n") if row.strip()]
    for row, signs in enumerate(rows, at[1]):
        for column, sign in enumerate(signs, at[0]):
            if sign == "_":
                continue
            assert (column, row) in grid, f"{sign} at {column},{row} is not on the board"
            top = sign[0]
            if top in MONSTER:
                beast = {"at": [column, row], "facing": MONSTER[top]}
                top = "."
            elif top in PAWNS:
                places[top] = [column, row]
                top = "."
            elif len(sign) == 2:
                stones.append([column, row, STONE_NAMES[top]])
            grid[column, row] = sign[1] if len(sign) == 2 else top
    if monster:
        cell, facing = monster.split()
        beast = {"at": [int(number) for number in cell.split(",")], "facing": facing}
    pawns = [[places.get(letter, "outside") for letter in PAWNS[seat * 4 : seat * 4 + 4]] for seat in (0, 1)]
    for letter, where in fields.pop("pawns", {}).items():
        pawns[PAWNS.index(letter) // 4][PAWNS.index(letter) % 4] = where
    options = dict(fields.pop("options", {}))
    if ADVANCED & {sign for row in rows for signs in row for sign in signs}:
        options.setdefault("variant", "advanced")
    rows = ["".join(grid[c, r] for c in range(first, last + 1)) for r, (first, last) in enumerate(SPANS)]
    return {
        "map": rows,
        "stones": stones,
        "monster": beast,
        "pawns": pawns,
        "options": options,
        **fields,
    }


class Walked:
    """A walk with the words of the test around it."""

    def __init__(self, walk_):
        self.walk = walk_

    @property
    def path(self):
        """The places of the monster after each step."""
        return [place_of(cell) for cell in self.walk.path]

    @property
    def end(self):
        return place_of(self.walk.after.monster)

    @property
    def facing(self):
        return SIDES[self.walk.after.facing]

    @property
    def eaten(self):
        return "".join(PAWNS[pawn] for pawn in self.walk.eaten)

    @property
    def crushed(self):
        return "".join(PAWNS[pawn] for pawn in self.walk.crushed)

    def pawn(self, letter):
        """Where a pawn stands afterwards; None if it is dead."""
        cell = self.walk.after.pawn_on.find(PAWNS.index(letter) + 1)
        return None if cell < 0 else place_of(cell)

    @property
    def stones(self):
        """The places of all stones afterwards."""
        return {place_of(cell) for cell, byte in enumerate(self.walk.after.board) if byte & STONES}

    def pushed(self, step):
        """The pushes of one step: (from, to)."""
        kinds = {"pushed": 3, "pawn_pushed": 4}
        events = [event for event in self.walk.steps[step - 1].events if event[0] in kinds]
        return [(place_of(event[kinds[event[0]]]), place_of(event[-1][-1])) for event in events]

    def whys(self, kind, step=None):
        """The rulings behind the events of a kind, in order, in one step or in all."""
        steps = self.walk.steps if step is None else [self.walk.steps[step - 1]]
        return [event[2] for each in steps for event in each.events if event[0] == kind]


def walked(picture, tombstone, at=(0, 0), **fields):
    """The monster's walk on a picture."""
    return Walked(walk(described(picture, at, **fields), str(tombstone)))


def one_step(picture, at=(0, 0), **fields):
    """The first step of a walk, without the last look that would follow it."""
    whole = walk(described(picture, at, **fields), "5")
    return whole.steps[0]


class Table:
    """A session with the words of the test around it."""

    def __init__(self, session):
        self.session, self.events = session, []

    @property
    def state(self):
        return self.session.state

    def play(self, kind, *data):
        """Play for whoever must decide. Remembers the events."""
        self.events = self.session.play(self.session.deciders[0], (kind, *data))
        return self

    def lift(self, letter):
        return self.play("pawn", PAWNS.index(letter))

    def go(self, sides):
        """Steps, such as "WWN"; "+" enters and "-" leaves."""
        for side in sides:
            if side in "+-":
                self.play({"+": "enter", "-": "leave"}[side])
            else:
                self.play("step", SIDES.index(side))
        return self

    def end(self):
        return self.play("end")

    def move(self, letter, sides=""):
        """A whole move of a pawn."""
        self.lift(letter).go(sides)
        return self if sides.endswith("-") else self.end()

    @property
    def legal(self):
        """What can be done with the pawn in hand, in the letters of `go`, and "." for the end."""
        signs = {"enter": "+", "leave": "-", "end": "."}
        actions = self.session.legal(self.session.deciders[0])
        return "".join(SIDES[each[1]] if each[0] == "step" else signs[each[0]] for each in actions)

    @property
    def turn_of(self):
        return self.session.deciders[0]

    @property
    def choices(self):
        """The pawns that can be lifted."""
        actions = self.session.legal(self.session.deciders[0])
        return "".join(PAWNS[each[1]] for each in actions if each[0] == "pawn")

    def where(self, letter):
        cell = self.state.at[PAWNS.index(letter)]
        return place_of(cell) if cell >= 0 else {-1: "outside", -2: "out", -3: "lost"}[cell]

    @property
    def stones(self):
        return {place_of(cell) for cell, byte in enumerate(self.state.board) if byte & STONES}

    def told(self, kind):
        return [event[3:] for event in self.events if event[0] == kind]

    def why(self, kind):
        return [event[2] for event in self.events if event[0] == kind]

    def refusal(self, *action):
        return str(GAME.refusal(self.state, self.turn_of, action))

    def skip_round(self):
        """Everybody plays all pawns where they are; the monster walks."""
        turn = self.state.turn
        while self.session.deciders and self.state.turn == turn:
            self.play(*self.session.legal(self.turn_of)[0]).end()
        return self


def table(picture=".", at=(0, 0), **fields):
    """A table of two on a picture, at the beginning of a turn in which all pawns are played."""
    return Table(Session.scenario(GAME, described(picture, at, **{"round": 3, **fields})))


def refused(**fields):
    """The path at which a scenario is refused."""
    try:
        Session.scenario(GAME, fields)
    except ScenarioError as bad:
        return bad.path
    return None


def kinds_on(board):
    """The names of all pieces on a board that is not a pool."""
    names = [KINDS[byte & STONES].name for byte in board if byte & STONES]
    return sorted(names + [KINDS[kind_of_teleporter(byte)].name for byte in board if byte & 48])
