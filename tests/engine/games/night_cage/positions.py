"""Positions that a person can read: a map, prisoners in a few words, the tiles that will be drawn."""

from engine import Session
from engine.games.night_cage.rules.tiles import NAMES, TILES, is_pit, kind_of

NORTH, EAST, SOUTH, WEST = range(4)

RESERVE = {"standard": ("key",) * 6 + ("gate",) * 4, "expert": ("keeper",) * 6 + ("gate",) * 4}
"""Lies at the bottom of the stack, so that nobody has lost before the test begins."""

EMPTY_MAP = "......\n" * 6


class Table:
    """A session with the words of the test around it."""

    def __init__(self, session):
        self.session = session
        self.events = []

    @property
    def state(self):
        return self.session.state

    def play(self, kind, *data):
        """Play for whoever must decide; cells by name. Remembers the events."""
        action = (kind, *(self.cell(each) if isinstance(each, str) else each for each in data))
        self.events = self.session.play(self.session.deciders[0], action)
        return self

    def legal(self, kind=None):
        """The legal actions, of one kind if one is named."""
        actions = self.session.legal(self.session.deciders[0]) if self.session.deciders else []
        return [action for action in actions if kind in (None, action[0])]

    def may(self, kind, *data):
        return (kind, *(self.cell(each) if isinstance(each, str) else each for each in data)) in self.legal()

    def cells(self, kind):
        """The cells that the actions of a kind name."""
        return {self.name(action[1]) for action in self.legal(kind)}

    def cell(self, name):
        return next(cell for cell in self.state.grid.cells if self.state.grid.name(cell) == name)

    def name(self, cell):
        return self.state.grid.name(cell)

    def tile(self, name):
        """What lies on a cell: the name of its kind, "pit", or "" for nothing."""
        tile = self.state.board[self.cell(name)]
        if is_pit(tile):
            return "pit"
        return TILES[kind_of(tile)].name if tile else ""

    def where(self, prisoner):
        """The cell of a prisoner, or "falling"."""
        cell = self.state.at[prisoner]
        return "falling" if cell < 0 else self.name(cell)

    def told(self, kind):
        """The data of the last events of a kind."""
        return [event[3:] for event in self.events if event[0] == kind]

    def why(self, kind):
        return {event[2] for event in self.events if event[0] == kind}

    def burned(self):
        """How many tiles each hit cost, in order: (prisoner, tiles)."""
        return [(who, len(kinds)) for who, kinds in self.told("burned")]

    def asked(self):
        """What the game waits for."""
        return self.state.todo[-1][0] if self.state.todo else None

    @property
    def lost(self):
        outcome = self.session.outcome
        return outcome is not None and outcome.result == "lost"

    @property
    def won(self):
        outcome = self.session.outcome
        return outcome is not None and outcome.result == "won"


def described(words):
    """A prisoner from words: "C3", "C3 out key nerve 2", "falling row 6"."""
    parts = words.split()
    each = {}
    if parts[0] == "falling":
        each["falling"] = " ".join(parts[1:3])
    else:
        each["at"] = parts[0]
    each["lit"], each["key"] = "out" not in parts, "key" in parts
    if "nerve" in parts:
        each["nerve"] = int(parts[parts.index("nerve") + 1])
    return each


def table(map_, *prisoners, stack=(), reserve=True, people=4, turn=0, omens=0, flickers=False, **options):
    """A table at the beginning of a prisoner's turn. Prisoners who are not named fall along row 6."""
    rows = [row.strip() for row in map_.split("\n") if row.strip()]
    count = 5 if people == 5 else 4
    crew = [*prisoners, *["falling row 6"] * (count - len(prisoners))]
    kept = [*stack, *(_reserve(map_, stack, options.get("variant", "standard")) if reserve else ())]
    return Table(
        Session.scenario(
            "night_cage",
            {
                "people": people,
                "options": options,
                "map": rows,
                "prisoners": [described(words) for words in crew],
                "turn": turn,
                "stack": kept,
                "omens": omens,
                "flickers": flickers,
            },
        )
    )


def _reserve(map_, stack, variant):
    """The keys and Gates of the box that are neither on the map nor in the listed stack."""
    signs = {"key": "Kk", "keeper": "v<^>", "gate": "G"}
    for name in sorted(set(RESERVE[variant])):
        used = sum(map_.count(sign) for sign in signs[name]) + list(stack).count(name)
        yield from [name] * (RESERVE[variant].count(name) - used)


def kinds(*names):
    return [NAMES[name] for name in names]
