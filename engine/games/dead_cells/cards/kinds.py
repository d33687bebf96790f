"""The kinds of cards, tiles and boards, and the numbers by which a state names them.

A number is `deck * 100 + n` for the code "DECK-n": it never changes when cards are added, so that old saves
mean the same cards for ever.
"""

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.dead_cells.cards.vocabulary import NOTHING, Effects, Traits

DECKS: Mapping[str, int] = {
    "ST": 1,
    "SV": 2,
    "TC": 3,
    "BR": 4,
    "W": 5,
    "S": 6,
    "R": 7,
    "B1": 11,
    "B2": 12,
    "B3": 13,
    "B4": 14,
    "B5": 15,
    "B6": 16,
    "B7": 17,
    "C1": 21,
    "C2": 22,
    "C3": 23,
}
"""The codes on the cards; places (biomes and bosses) are named by the same numbers."""

CODES: Mapping[int, str] = {number: code for code, number in DECKS.items()}

NEXT, BACK, FAR = "next", "back", "far"
"""Where a monster is placed: the first free slot on the right, L, or R3 (ruling 2)."""

PLAIN, WALL, PIT = range(3)
"""What a room ends with: a wall behind the group, where nobody can stand; a pit beyond R3, into which one can
be pushed."""

ENCOUNTER, ELITE, TREASURE, DOOR, MERCHANT, TELEPORT = range(6)
"""The shapes of tiles: they show face down, too."""


def number(code: str) -> int:
    """The number of a card.

    >>> number("B1-07")
    1107
    """
    deck, _, n = code.rpartition("-")
    return DECKS[deck] * 100 + int(n)


def code(number: int) -> str:
    """The code of a card.

    >>> code(1107)
    'B1-07'
    """
    deck, n = divmod(number, 100)
    return f"{CODES[deck]}-{n:02}"


class Rows(NamedTuple):
    """What a card does in each round; an empty row does nothing."""

    zero: Effects = NOTHING
    I: Effects = NOTHING  # noqa: E741
    II: Effects = NOTHING
    III: Effects = NOTHING
    IV: Effects = NOTHING


class Combat(NamedTuple):
    """A combat card of a prisoner or of Serenade."""

    name: str
    symbols: tuple[int, ...]
    rows: Rows


class Monster(NamedTuple):
    """A monster or an elite; bosses and what belongs to them are written the same way."""

    name: str
    health: int
    rows: Rows
    death: Effects = NOTHING
    place: str = NEXT
    elite: bool = False
    copies: int = 1
    wards: tuple[int, ...] = ()


class Item(NamedTuple):
    """Equipment. A timed item has rows, instead of the card's action or beside it (ruling 52)."""

    name: str
    rows: Rows = Rows()
    instead: bool = False
    """Whether its rows replace the card's ("/") or are added to them ("+")."""
    traits: Traits = ()
    health: int = 0
    """Of a companion (ruling 30); 0 for a thing."""
    alone: bool = False
    """Whether its wearer can wear nothing else."""


class Find(NamedTuple):
    """A piece of equipment that comes up from the Well or out of a secret and joins the equipment deck."""

    item: Item

    @property
    def name(self) -> str:
        """The piece's own."""
        return self.item.name


class Stray(NamedTuple):
    """A monster that an upgrade slips into the deck of a biome (ruling 71)."""

    monster: Monster
    place: int

    @property
    def name(self) -> str:
        """The monster's own."""
        return self.monster.name


class Mutation(NamedTuple):
    """An upgrade that stays on the mutation board and holds for every run."""

    name: str
    pocket: int
    traits: Traits
    line: str = ""
    """Mutations of one line replace each other: potion I, II, III."""


class Improved(NamedTuple):
    """An upgrade that is a combat card for one of the decks."""

    card: Combat

    @property
    def name(self) -> str:
        """The card's own."""
        return self.card.name


class Instruction(NamedTuple):
    """An upgrade that is done at once and is gone."""

    name: str
    do: Effects


class Feat(NamedTuple):
    """A task for coming runs; done once, it pays and goes."""

    name: str
    goal: str
    """One of those in rules/feats.py."""
    do: Effects


Upgrade = Mutation | Improved | Instruction | Feat | Find | Stray

START, DURING, SKILL, CELLS = range(4)
"""The pockets of the mutation board."""


class Prisoner(NamedTuple):
    """A prisoner's board: what he starts with and the three tracks, a tuple of traits for each step."""

    name: str
    starters: tuple[int, ...]
    start: Traits
    tracks: tuple[tuple[Traits, ...], tuple[Traits, ...], tuple[Traits, ...]]


class Tile(NamedTuple):
    """A tile of a biome. An encounter draws enemies and lays loot on the ground; others just do something."""

    shape: int
    do: Effects = NOTHING
    enemies: str = ""
    """One letter each, in order: "m" a monster, "e" an elite."""
    loot: Effects = NOTHING
    passes: bool = False
    """Whether the First Player changes first (ruling 49)."""
    cursed: Effects = NOTHING
    offers: tuple["Offer", ...] = ()
    terrain: int = PLAIN
    mist: bool = False
    """Whether nobody sees the last enemy before the sweep comes to it."""


class Offer(NamedTuple):
    """What a merchant sells: an effect, its price in teeth, and how often."""

    do: Effects
    teeth: int
    times: int


class Edge(NamedTuple):
    """A corridor: where it leads and what it asks."""

    to: int
    rune: int = -1
    hand: tuple[int, ...] = ()
    """Symbols of a hand test: without one of them the way is shut."""
    deck: tuple[int, ...] = ()
    """Symbols of a deck test, which shuts nothing."""
    reward: Effects = NOTHING
    """What the deck test pays."""
    key: bool = False
    """Whether it is opened with a key, which stays in the lock."""
    teeth: int = 0
    """What is paid for the crossing."""


class Exit(NamedTuple):
    """A way out of a biome, and the place behind it."""

    name: str
    place: int


class Board(NamedTuple):
    """A biome as a graph: space 0 is the start; spaces from `exits` on are the exits."""

    name: str
    shapes: tuple[int, ...]
    """The shape of each space; the start's is not used."""
    edges: tuple[tuple[Edge, ...], ...]
    exits: tuple[Exit, ...]
    at: tuple[tuple[float, float], ...]
    """Where each space lies, from 0 to 1 across and up; exits included."""
    faces: int = 1
    """How many boards lie beside each other."""


class Biome(NamedTuple):
    """Everything in the box of a biome."""

    number: int
    name: str
    board: Board
    monsters: Mapping[int, Monster]
    blueprints: Mapping[int, Item]
    tiles: Mapping[int, Tile]
    lanterns: int = 0
    """How many burn when the group comes in: so many enemies of a fight are seen before the cards are."""


class Instance(NamedTuple):
    """One face of a boss, with the cards that give its orders."""

    name: str
    health: int
    orders: tuple[int, ...]


class Boss(NamedTuple):
    """Everything in the box of a boss. The first card of the box is the boss, whichever face is up."""

    number: int
    name: str
    slot: int
    instances: tuple[Instance, ...]
    cards: Mapping[int, Monster]
    extras: tuple[int, ...]
    """The cards that join the fight, one at the end of each turn, in this order."""
    blueprints: Mapping[int, Item]
    reward: Effects
    loot: Effects = NOTHING
    """What a Loot action is good for in this fight."""
    guards: tuple[tuple[int, ...], ...] = ()
    """The cards that stand before each face: while one of them stands, nothing hurts the boss."""
    returning: int = -1
    """The face on which a fallen guard stands up again at the end of each turn."""
