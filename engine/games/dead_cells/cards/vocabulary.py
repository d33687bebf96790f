"""What cards can say: one NamedTuple per effect, and the words for whom it meets.

A card is a literal made of these. Each has one function that resolves it (rules/effects.py), one event, and
one phrase in each language (words/effects.py), so that a card's words cannot differ from what it does.
"""

from typing import NamedTuple

L, G, R1, R2, R3 = range(5)
"""The slots of a fight from left to right (ruling 1); the group stands in G."""

Reach = tuple[int, ...]
"""The slots at which an action of the group may be aimed."""

RIGHT: Reach = (R1, R2, R3)
ANYWHERE: Reach = (L, R1, R2, R3)

SELF, ONE, EACH, FIRST, LOWEST, HIGHEST = range(-1, -7, -1)
"""Whom an effect meets: whoever acts (an enemy's SELF is the enemy), one fighter by choice, each of them, the
First Player, whoever has the least or the most health left."""

Whom = Reach | int
"""A reach for slots, or one of the words above."""

EVERY = 9
"""As a count of targets: all that are in reach, in one action (ruling 6)."""

POISON, BLEED, FIRE, FROST, MARK = range(5)
"""The five states."""

SURVIVAL, TACTICS, BRUTALITY = range(3)
"""The colours of scrolls, tracks, test symbols and upgrade decks."""

CELL, TOOTH, POTION, VIAL, ITEM, BLUEPRINT, SCROLL, SECRET, RUNE = range(9)
"""What can be gained."""

MONSTERS, ELITES = 1, 2
"""Whom alone an effect can meet (ruling 66); a boss and its cards are neither."""


class Scale(NamedTuple):
    """An amount that grows: `base` and one more for each of something, up to `cap`."""

    base: int
    per: str
    """level.S, level.T, level.B, shields, enemies, round, lanterns."""
    cap: int


Amount = int | Scale


class Damage(NamedTuple):
    """Hurt; `many` different targets in one action."""

    n: Amount
    to: Whom
    many: int = 1
    unblockable: bool = False
    only: int = 0


class Slay(NamedTuple):
    """Whoever acts dies by it: the tombstone on a monster's row."""


class Afflict(NamedTuple):
    """Give tokens of a state."""

    state: int
    n: Amount
    to: Whom
    many: int = 1


class Cleanse(NamedTuple):
    """Take tokens of a state away; ANY_STATE for one of any kind."""

    state: int
    n: int
    to: Whom


class Shield(NamedTuple):
    """Give shields; a golden one cancels a whole action (ruling 14)."""

    n: Amount
    to: Whom
    gold: bool = False


class Heal(NamedTuple):
    """Take damage off."""

    n: int
    to: Whom


class Hide(NamedTuple):
    """Nobody can aim at whoever acts until the round ends (ruling 28)."""


class Skill(NamedTuple):
    """Use so many skills, one after the other (never compulsory)."""

    n: int = 1


class Loot(NamedTuple):
    """Take all of one type from the ground, or drink a potion (rulings 40, 42)."""


class Draw(NamedTuple):
    """Draw combat cards."""

    n: int


class Move(NamedTuple):
    """Whoever acts goes to a free slot."""

    slot: int


class Push(NamedTuple):
    """An enemy is moved so many slots to the right, as far as there is room."""

    by: int
    to: Reach


class Gain(NamedTuple):
    """Get something from a tile, a card or a death."""

    what: int
    n: int = 1
    colour: int = SURVIVAL
    """Of a scroll; the number of a rune."""
    first: bool = False
    """Whether it is the First Player's and cannot be given away (ruling 83)."""


class Lose(NamedTuple):
    """Give something out of the bag."""

    what: int
    n: int


WORM, MALAISE, SHURIKEN, LANTERN, KEY, BILE = range(6)
"""Tokens of single places: the first three lie on fighters, the others belong to the group."""
ALL_OF_THEM = 99
"""As a number of things that are lost: however many there are."""


class Put(NamedTuple):
    """Lay tokens of a place on somebody or beside the group: worms, a shuriken; a lantern is lit by it."""

    token: int
    n: int
    to: int


class Take(NamedTuple):
    """Take such tokens away; a lantern that is taken goes out."""

    token: int
    n: int
    to: int


NO_SKILL, NO_POTION, NO_RUNE, NO_TALK, DOUBLE_SHIELD, SKIP_I, SKIP_II, SKIP_III = range(8)
"""Rules that a card or a tile can switch: bits of what is forbidden (p. 20 of the rulebook)."""
FIGHT, BIOME = range(2)
"""How long: for the next fight (ruling 87), or to the end of the biome."""


class Rule(NamedTuple):
    """Another rule holds for a while."""

    rule: int
    scope: int


class Ring(NamedTuple):
    """A bell of the Clock Tower is rung; what it does to the First Player follows on its tile."""

    bell: int


class StepBack(NamedTuple):
    """A marker goes back one step, on a track of its owner's choice (ruling 81)."""

    to: int


class GiveUp(NamedTuple):
    """A piece of equipment is discarded, of its owner's choice."""

    to: int


class Wither(NamedTuple):
    """Everybody has one health left; nobody dies of it (ruling 86)."""


class Purge(NamedTuple):
    """Take cards out of the campaign for ever (ruling 59)."""

    n: int = 1


class Level(NamedTuple):
    """A person of the market offers more from now on."""

    person: int
    level: int


class Next(NamedTuple):
    """Something for the next run only."""

    do: tuple["Effect", ...]


class Choose(NamedTuple):
    """Either one or the other (ruling 50)."""

    options: tuple[tuple["Effect", ...], ...]


class SymbolTest(NamedTuple):
    """A test of the First Player's hand or deck for one of some symbols (rulings 50, 51, 84)."""

    deck: bool
    symbols: tuple[int, ...]
    ok: tuple["Effect", ...]
    fail: tuple["Effect", ...] = ()


class When(NamedTuple):
    """Only if something holds; see rules/conditions.py."""

    condition: str
    do: tuple["Effect", ...]
    otherwise: tuple["Effect", ...] = ()


class Say(NamedTuple):
    """A line to be read, and nothing else."""

    words: str


Effect = (
    Damage
    | Slay
    | Afflict
    | Cleanse
    | Shield
    | Heal
    | Hide
    | Skill
    | Loot
    | Draw
    | Move
    | Push
    | Gain
    | Lose
    | Put
    | Take
    | Rule
    | Ring
    | StepBack
    | GiveUp
    | Wither
    | Purge
    | Level
    | Next
    | Choose
    | SymbolTest
    | When
    | Say
)

Effects = tuple[Effect, ...]

ANY_STATE = -1
NOTHING: Effects = ()


class Hearts(NamedTuple):
    """More maximum health (ruling 81)."""

    n: int


class Pockets(NamedTuple):
    """Room for more equipment."""

    n: int


class Ward(NamedTuple):
    """Immune to a state (ruling 29)."""

    state: int


class AtZero(NamedTuple):
    """An action of Round 0, once a fight and never compulsory (rulings 7, 39)."""

    do: Effects


class Able(NamedTuple):
    """A skill that a Skill action can use."""

    do: Effects


class On(NamedTuple):
    """Something that happens by itself; `trigger` is one of those in rules/triggers.py."""

    trigger: str
    do: Effects
    when: str = ""
    limit: int = 0
    """How often in a fight; 0 for always."""


class Keen(NamedTuple):
    """One more damage under a condition on the target: "poisoned", "far"; or past shields: "pierce"."""

    when: str


class AtStart(NamedTuple):
    """At the start of every run."""

    do: Effects


class Price(NamedTuple):
    """Upgrades cost less or more cells."""

    n: int


class Bargain(NamedTuple):
    """A person of the market asks for fewer teeth."""

    person: int
    n: int


class Hand(NamedTuple):
    """A larger hand."""

    n: int


class Rest(NamedTuple):
    """Vials for the group between two biomes."""

    n: int


Trait = Hearts | Pockets | Ward | AtZero | Able | On | Keen | AtStart | Price | Bargain | Hand | Rest
Traits = tuple[Trait, ...]
