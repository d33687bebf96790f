"""What lies on the table in a fight: bodies with their tokens, decks, the bag."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core import dice
from engine.games.dead_cells.cards.catalogue import BOSSES, ITEMS, MONSTERS, TILES, UPGRADES
from engine.games.dead_cells.cards.kinds import Boss, Monster, Mutation, Rows
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.prisoners import PRISONERS, SERENADE
from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, MARK, POISON, Hearts, L, Trait
from engine.games.dead_cells.options import OPTIONS
from engine.games.dead_cells.state import SLOTS, PrisonState

STATES = {POISON: "poison", BLEED: "bleed", FIRE: "fire", MARK: "marks"}
"""The fields in which the engine keeps tokens of four states; Frozen ones lie on rows."""
Source = tuple[int, int, int]
"""Where an ability is printed: what kind of card, which one, and the place on it."""
ITEM_SOURCE, TRACK_SOURCE, UPGRADE_SOURCE = 3, 4, 5
TRAITS_FROM = 5
"""On equipment the five rows come first, then the traits."""


@dataclass
class Body:
    """Whoever can be hurt: an enemy or a fighter."""

    number: int
    """As the engine numbers it: the slot of an enemy, or SLOTS and the place at the table."""
    hurt: int = 0
    shields: int = 0
    gold: int = 0
    tokens: dict[int, int] = field(default_factory=lambda: dict.fromkeys(STATES, 0))
    frozen: set[int] = field(default_factory=set)

    def clear(self) -> None:
        """Take states and shields off; damage stays."""
        self.shields = self.gold = 0
        self.tokens = dict.fromkeys(STATES, 0)
        self.frozen = set()


@dataclass
class Foe(Body):
    """An enemy in a slot."""

    card: int = 0
    hides: bool = False
    gone: bool = False

    @property
    def printed(self) -> Monster:
        """What its card says."""
        return MONSTERS[self.card]


@dataclass
class Hero(Body):
    """A prisoner, or Serenade."""

    who: int = 0
    tracks: list[int] = field(default_factory=list)
    worn: list[int] = field(default_factory=list)
    pets: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    active: list[int] = field(default_factory=list)
    worms: int = 0
    malaise: int = 0
    shurikens: int = 0
    fallen: bool = False
    skills: set[Source] = field(default_factory=set)
    """Used in this round."""
    timed: list[tuple[int, int]] = field(default_factory=list)
    """Items used in this round, with the card beside which they were."""
    zeros: set[Source] = field(default_factory=set)
    """Round 0 actions used in this fight."""
    fired: dict[Source, int] = field(default_factory=dict)
    """How often triggers have fired in this fight."""
    dropped_first: bool = False
    """Whether a weak grip has let the first shield of this fight fall."""

    @property
    def seat(self) -> int:
        """The place at the table."""
        return self.number - SLOTS

    @property
    def is_serenade(self) -> bool:
        """Whether this is she."""
        return self.who == SERENADE


@dataclass
class Table:
    """Everything that a fight can change, and what it depends on."""

    options: dict[str, Any]
    seats: int
    place: int
    tile: int
    dice: int
    heroes: list[Hero]
    first: int
    mutations: list[int]
    levels: list[int]
    terrain: int
    foes: dict[int, Foe] = field(default_factory=dict)
    waiting: list[int] = field(default_factory=list)
    passer: int = -1
    passed: set[int] = field(default_factory=set)
    round: int = -1
    cursor: int = L
    bag: list[int] = field(default_factory=list)
    ground: list[int] = field(default_factory=lambda: [0] * 7)
    ground_items: list[int] = field(default_factory=list)
    ground_prints: list[int] = field(default_factory=list)
    looted: list[int] = field(default_factory=lambda: [0] * 4)
    looted_items: list[int] = field(default_factory=list)
    piles: dict[str, list[int]] = field(default_factory=dict)
    blueprints: list[int] = field(default_factory=list)
    serenade: list[int] = field(default_factory=list)
    power: int = -1
    lanterns: int = 0
    bells: int = 0
    keys: int = 0
    bile: int = 0
    bans: list[int] = field(default_factory=list)
    boss_cell: bool = False
    runes: int = 0
    found: int = 0
    face: int = -1
    order: int = 0
    orders: list[int] = field(default_factory=list)
    orders_discard: list[int] = field(default_factory=list)
    extras: int = 0
    begun: set[int] = field(default_factory=set)
    """Who has begun the first card of this round."""

    @property
    def misty(self) -> bool:
        """Whether the last enemy of this tile stands in the mist."""
        return self.tile in TILES and TILES[self.tile].mist

    @property
    def boss(self) -> Boss | None:
        """The boss of this place."""
        return BOSSES.get(self.place)

    def hero(self, seat: int) -> Hero:
        """Who sits there."""
        return self.heroes[seat % len(self.heroes)]

    def clockwise(self) -> list[Hero]:
        """Everybody, from the First Player on (ruling 4)."""
        return [self.hero(self.first + step) for step in range(len(self.heroes))]

    def fighters(self) -> list[Hero]:
        """Who fights and lives, in turn order (rulings 37, 46)."""
        return [hero for hero in self.clockwise() if not hero.fallen and hero.seat != self.passer]

    def speaker(self) -> Hero:
        """Who answers for the group: the First Player, or the next living one (ruling 67)."""
        living = [hero for hero in self.clockwise() if not hero.fallen]
        return living[0] if living else self.hero(self.first)

    def leader(self) -> Hero | None:
        """The First Player as one whom effects can meet."""
        hero = self.hero(self.first)
        return None if hero.fallen or hero.seat == self.passer else hero

    def banned(self, rule: int) -> bool:
        """Whether a rule is switched in this fight or this biome (ruling 87)."""
        return bool((self.bans[0] | self.bans[1]) >> rule & 1)

    def is_boss(self, foe: Foe) -> bool:
        """Whether this is the boss himself."""
        return self.boss is not None and foe.card == self.place * 100 + 1

    def rows(self, foe: Foe) -> Rows:
        """What an enemy does; the boss does what his order says."""
        if not self.is_boss(foe):
            return foe.printed.rows
        return MONSTERS[self.order].rows if self.order else Rows()

    def stricken(self, hero: Hero) -> None:
        """Somebody draws a malaise that nobody has, unless he has one."""
        taken = [each.malaise for each in self.heroes]
        free = [each for each in range(1, len(MALAISES) + 1) if each not in taken]
        if not hero.malaise and free:
            hero.malaise, self.dice = dice.pick(self.dice, free)

    def shuffled(self, cards: list[int]) -> list[int]:
        """The same cards in another order, by the dice of the table, as the engine uses them."""
        copy = sorted(cards)
        self.dice = dice.shuffle(self.dice, copy)
        return copy


def traits(table: Table, hero: Hero) -> Iterator[tuple[Source, Trait]]:
    """Whatever holds for somebody: his board as far as its markers have come, what he wears, mutations.

    Serenade has a board of her own, and what the mutation board has for prisoners is not hers.
    """
    if hero.is_serenade:
        return
    printed = PRISONERS[hero.who]
    for trait in printed.start:
        yield (TRACK_SOURCE, hero.who * 100, 0), trait
    for colour, steps in enumerate(printed.tracks):
        for step in range(hero.tracks[colour]):
            for place, trait in enumerate(steps[step]):
                yield (TRACK_SOURCE, hero.who * 100 + colour * 10 + step + 1, place), trait
    for number in hero.worn:
        for place, trait in enumerate(ITEMS[number].traits):
            yield (ITEM_SOURCE, number, TRAITS_FROM + place), trait
    yield from board(table)


def board(table: Table) -> Iterator[tuple[Source, Trait]]:
    """Whatever the mutation board has."""
    for number in table.mutations:
        card = UPGRADES[number]
        if isinstance(card, Mutation):
            for place, trait in enumerate(card.traits):
                yield (UPGRADE_SOURCE, number, place), trait


def hearts(table: Table, hero: Hero) -> int:
    """The health that somebody has when unhurt."""
    more = 1 if table.options["difficulty"] == "gentle" else 0
    if hero.is_serenade:
        return 4 + more
    return 3 + more + sum(trait.n for _, trait in traits(table, hero) if isinstance(trait, Hearts))


def health(table: Table, foe: Foe) -> int:
    """How much damage kills an enemy."""
    if table.is_boss(foe) and table.boss:
        return table.boss.instances[table.face].health
    tougher = foe.printed.elite and table.options["difficulty"] == "brutal"
    return foe.printed.health + tougher + (foe.printed.elite and table.boss_cell)


def options_of(state: PrisonState) -> dict[str, Any]:
    """The table options by name."""
    return {option.key: option.allowed[at] for option, at in zip(OPTIONS, state.house, strict=True)}
