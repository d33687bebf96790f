"""The position: everything that is true of one run at one moment, and what the run means for its campaign."""

from typing import Annotated

from engine.core.state import UNCHANGED, State, Usual, declared

NOBODY = -1
SLOTS = 5
"""Bodies 0 to 4 are the slots of a fight (the group's own is never used), those from 5 on the fighters."""

BODIES = SLOTS + 4

ITEM_BIT = 32

NONE, EMPTY, CLEAN = Usual(0), Usual([]), Usual([0] * BODIES)
"""What most fields hold most of the time; a save leaves them out then."""

PLACE_COUNT = 10
"""Biomes 11 to 17 and bosses 21 to 23, see `place_index`."""


def place_index(place: int) -> int:
    """The row of a place in lists of all ten.

    >>> [place_index(place) for place in (11, 17, 21, 23)]
    [0, 6, 7, 9]
    """
    return place - 11 if place < 20 else place - 14


@declared
class PrisonState(State):
    """A run. Rows with one entry a body hold slots first, then fighters; solo, Serenade is fighter 1."""

    seats: int
    fighters: int
    house: Annotated[list[int], UNCHANGED]
    """The table options as numbers, see options.py."""
    prisoners: Annotated[list[int], UNCHANGED]
    """Who each fighter is, see cards/prisoners.py."""

    # The fight
    hurt: list[int]
    shields: Annotated[list[int], CLEAN]
    gold: Annotated[list[int], CLEAN]
    poison: Annotated[list[int], CLEAN]
    bleed: Annotated[list[int], CLEAN]
    fire: Annotated[list[int], CLEAN]
    marks: Annotated[list[int], CLEAN]
    frozen: Annotated[list[int], CLEAN]
    """Rows that a Frozen token lies on, as bits 1 to 3."""
    foes: list[int]
    """The card in each slot; 0 for none."""
    hidden: Annotated[int, NONE]
    """Slots of enemies that nobody can aim at this round, as bits."""
    round: int
    """0 to 4; NOBODY outside the rounds."""
    cursor: int
    """The slot at which the sweep stands."""
    turn: int
    """How many fighters of the group have begun their actions in this round."""
    passer: Annotated[int, Usual(NOBODY)]
    """The fighter who sits this fight out, or NOBODY."""
    passed: Annotated[int, NONE]
    """Who has passed in this boss fight, as bits (ruling 47)."""
    ground: Annotated[list[int], UNCHANGED, Usual([0] * 7)]
    """Loot on the group's space: how many cells, teeth, potions, vials, then scrolls of each colour."""
    ground_items: Annotated[list[int], UNCHANGED, EMPTY]
    ground_prints: Annotated[list[int], UNCHANGED, EMPTY]
    looted: Annotated[list[int], UNCHANGED, Usual([0] * 4)]
    """Vials, then scrolls of each colour, that wait in the bag for the end of the fight."""
    looted_items: Annotated[list[int], UNCHANGED, EMPTY]
    used: list[int]
    """What each fighter has used this round, as bits: skills, then timed items from ITEM_BIT on."""
    spent: Annotated[list[int], UNCHANGED]
    """Round 0 actions that each fighter has used in this fight, as bits."""
    fired: Annotated[list[int], UNCHANGED]
    """Triggers with a limit that have fired in this fight, for each fighter as bits."""
    announced: list[int]
    """What each fighter said of the first and of the second card, see rules/announcing.py; 0 for nothing."""

    # Bosses
    face: Annotated[int, Usual(NOBODY)]
    """Which instance of the boss is up; NOBODY when no boss is there."""
    order: Annotated[int, NONE]
    """The card that gives the boss his rows this turn."""
    orders: Annotated[list[int], UNCHANGED, EMPTY]
    orders_discard: Annotated[list[int], UNCHANGED, EMPTY]
    extras: Annotated[int, NONE]
    """How many extra cards have joined."""
    boss_turn: Annotated[int, NONE]

    # The prisoners
    hearts: Annotated[list[int], UNCHANGED]
    tracks: Annotated[list[list[int]], UNCHANGED]
    worn: Annotated[list[list[int]], UNCHANGED]
    pets: Annotated[list[list[int]], UNCHANGED]
    """Damage on each worn companion, in the order of `worn`."""
    decks: Annotated[list[list[int]], UNCHANGED]
    """The last card is drawn next."""
    hands: Annotated[list[list[int]], UNCHANGED]
    discards: Annotated[list[list[int]], UNCHANGED]
    active: Annotated[list[list[int]], UNCHANGED]
    shown: int
    """1 while committed cards lie face up."""
    fallen: Annotated[int, NONE]
    """Eliminated fighters as bits."""
    first: int
    """Who holds the First Player token: a fighter."""
    serenade: Annotated[list[int], UNCHANGED]
    """Solo: her face (0 Power, 1 Melee), her marker, and the power chosen in this fight (NOBODY: none)."""

    # The way
    place: int
    """The biome or boss, by its number."""
    space: int
    tiles: Annotated[list[int], UNCHANGED]
    """The tile on each space of the biome's board; 0 where there is none."""
    faceup: int
    """Spaces whose tile lies open, as bits."""
    monsters: Annotated[list[int], UNCHANGED]
    monsters_discard: Annotated[list[int], UNCHANGED, EMPTY]
    elites: Annotated[list[int], UNCHANGED]
    elites_discard: Annotated[list[int], UNCHANGED, EMPTY]
    sold: Annotated[list[int], UNCHANGED, EMPTY]
    """How often each offer of the market or tile was bought."""
    revealed: Annotated[list[int], UNCHANGED, EMPTY]
    """Cards that a merchant or a collector has laid out."""

    # Things of single places
    worms: Annotated[list[int], UNCHANGED]
    """On each fighter, in the Stilt Village."""
    malaise: Annotated[list[int], UNCHANGED]
    """The malaise of each fighter, from 1 on; 0 for none."""
    shurikens: Annotated[list[int], UNCHANGED]
    """On each fighter, thrown by the Time Keeper."""
    lanterns: Annotated[int, NONE]
    """How many are lit in the Sepulcher."""
    bells: Annotated[int, NONE]
    """Those that were rung in this run, as bits."""
    keys: Annotated[int, NONE]
    bile: Annotated[int, NONE]
    """Poison that waits for the third round of the next fight."""
    terrain: Annotated[int, NONE]
    """What stands behind the group and beyond R3 in this fight, see cards/kinds.py."""
    waiting: Annotated[list[int], UNCHANGED, EMPTY]
    """Enemies of this fight that nobody has seen yet: 0 for a monster, 1 for an elite."""
    bans: Annotated[list[int], UNCHANGED, Usual([0] * 2)]
    """What is forbidden, as bits: in this or the next fight, and to the end of the biome."""

    # The bag and the equipment
    bag: Annotated[list[int], UNCHANGED]
    """Cells, teeth, potions."""
    gear: Annotated[list[int], UNCHANGED]
    """The equipment deck; the last card is its top."""
    gear_discard: Annotated[list[int], UNCHANGED, EMPTY]
    known_gear: Annotated[int, NONE]
    """How many cards on top of the equipment deck everybody has seen."""
    collected: Annotated[list[int], UNCHANGED, EMPTY]
    """Blueprints on the collector's space."""
    blueprints: Annotated[list[list[int]], UNCHANGED]
    """Those left in each place; the last card lies at the bottom and is taken next."""

    # The campaign
    library: Annotated[list[list[int]], UNCHANGED]
    """The whole deck of each of the four prisoners and of Serenade, as it will be for the next run."""
    taken: Annotated[list[int], UNCHANGED, Usual([0] * 4)]
    """How many cards were bought from each upgrade deck, and from the Well."""
    pockets: Annotated[list[list[int]], UNCHANGED]
    """Upgrades on the mutation board: Start, During, Skill, Boss cells."""
    aside: Annotated[list[int], UNCHANGED, EMPTY]
    """Mutations without a pocket."""
    purged: Annotated[list[list[int]], UNCHANGED]
    """Combat cards, then equipment, out of the campaign."""
    levels: Annotated[list[int], UNCHANGED, Usual([0] * 3)]
    """Of the healer, the merchant, the collector."""
    runes: Annotated[int, NONE]
    secrets: Annotated[int, NONE]
    """How many secrets were found."""
    gifts: Annotated[list[int], UNCHANGED, EMPTY]
    """Upgrades whose gift waits for the next run."""
    added: Annotated[list[list[int]], UNCHANGED]
    """Strays that upgrades have slipped into the decks of each place (ruling 71)."""
    memory: Annotated[int, NONE]
    """What a campaign remembers, as bits, see rules/memory.py."""
    found: Annotated[int, NONE]
    """Secrets found in this run; they are opened at its end."""
    deeds: Annotated[int, NONE]
    """What was done in this biome and in this run, as bits, see rules/feats.py."""
    unhurt: int
    """1 while nobody has been hurt in this biome."""
    ended: Annotated[int, NONE]
    """How the run ended, see rules/ending.py; 0 while it goes on."""
