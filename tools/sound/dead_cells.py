"""Sounds of Dead Cells: steel, glass, teeth and paper. What has a pitch is in D, like the house's."""

from collections.abc import Callable

import numpy as np

from .music import A3, A4, A5, D3, D4, D5, E5, F4, FIS4, FIS5, bell, pluck
from .table import knock, swish, thump
from .wave import SEED, Wave, fading, hiss, hump, in_a_room, moments, ringing, softened, together, tone


def steel(pitch: float, seconds: float, decay: float) -> Wave:
    """A blade that rings: its partials do not agree."""
    ratios = ((1.0, 1.0, 1.0), (1.47, 0.7, 0.7), (2.09, 0.5, 0.5), (2.56, 0.34, 0.4), (3.39, 0.2, 0.25))
    return ringing(seconds, [(pitch * r, loud, decay * share) for r, loud, share in ratios], 0.001)


def scatter(seconds: float, count: int, seed: int, low: float, high: float, decay: float) -> Wave:
    """Many small taps, fewer and softer toward the end."""
    rng = np.random.default_rng(SEED + seed)
    grains = []
    for _ in range(count):
        start, pitch = seconds * 0.8 * rng.random() ** 1.6, low + (high - low) * rng.random()
        grain = ringing(0.08, [(pitch, 1.0, decay), (pitch * 1.71, 0.4, decay * 0.6)], 0.001)
        grains.append((start, grain * (0.2 + 0.6 * rng.random()) * (1 - start / seconds)))
    return together(seconds, *grains)


def hit() -> Wave:
    """A blade through paper and what is behind it."""
    rip = hiss(0.36, 900, 4200, 110) * fading(0.36, 0.04, 0.002)
    return together(
        0.4,
        (0.0, 0.30 * swish(0.12, 900, 5200, 111, 0.7)),
        (0.05, 0.9 * thump(0.35, 78, 0.08)),
        (0.05, 0.22 * rip),
        (0.05, 0.16 * steel(1180, 0.35, 0.06)),
    )


def block() -> Wave:
    """Steel meets a raised shield."""
    return in_a_room(
        together(0.55, (0.0, 0.55 * steel(620, 0.55, 0.12)), (0.0, 0.8 * thump(0.3, 130, 0.05))),
        0.4,
        0.1,
        0.05,
    )


def shield() -> Wave:
    """A shield is taken up: leather, then a low ring."""
    leather = hiss(0.2, 200, 900, 112) * hump(0.2, 0.5)
    return together(
        0.6, (0.0, 0.3 * leather), (0.16, 0.7 * steel(D4, 0.44, 0.16)), (0.16, 0.4 * thump(0.3, 110, 0.05))
    )


def poison() -> Wave:
    """Three drops that hiss where they land."""
    drops = [(start, 0.7 * tone(0.12, pitch, pitch * 2.1, 0.05) * fading(0.12, 0.03, 0.004))
             for start, pitch in ((0.0, 420), (0.14, 360), (0.27, 470))]  # fmt: skip
    fizz = hiss(0.5, 2600, 7000, 113) * fading(0.5, 0.14, 0.02)
    return together(0.75, *drops, (0.2, 0.10 * fizz))


def bleed() -> Wave:
    """Three quick cuts."""
    cuts = [(start, swish(0.12, 1100, 6000, 114 + i, 0.35)) for i, start in enumerate((0.0, 0.11, 0.21))]
    return together(0.42, *cuts, (0.24, 0.3 * thump(0.18, 90, 0.04)))


def fire() -> Wave:
    """A flame catches."""
    breath = hiss(0.7, 140, 1100, 117) * hump(0.7, 0.25)
    crackle = scatter(0.7, 18, 118, 1200, 3600, 0.004)
    return together(0.75, (0.0, 0.45 * breath), (0.1, 0.28 * crackle), (0.0, 0.35 * thump(0.4, 62, 0.1)))


def frost() -> Wave:
    """Ice that closes over something."""
    glass = [(start, 0.5 * ringing(0.6, [(pitch, 1.0, 0.16), (pitch * 2.76, 0.3, 0.06)], 0.002))
             for start, pitch in ((0.0, A5), (0.07, A5 * 1.335), (0.15, A5 * 1.5))]  # fmt: skip
    creak = hiss(0.4, 1800, 5200, 119) * hump(0.4, 0.6) * 0.08
    return in_a_room(together(0.9, *glass, (0.1, creak)), 0.5, 0.14, 0.08)


def mark() -> Wave:
    """A sight that settles: two ticks and a low warning."""
    tick = ringing(0.09, [(1760, 1.0, 0.012), (2640, 0.4, 0.007)], 0.001)
    low = tone(0.4, F4 * 0.5) * hump(0.4, 0.2)
    return together(0.55, (0.0, 0.6 * tick), (0.1, 0.7 * tick), (0.12, 0.4 * low))


def heal() -> Wave:
    """Warm, and upward."""
    notes = [(start, 0.6 * pluck(pitch, 1.1)) for start, pitch in ((0.0, D4), (0.11, FIS4), (0.22, A4))]
    return in_a_room(softened(together(1.15, *notes), 4200), 0.6, 0.2, 0.07)


def death() -> Wave:
    """Paper curls and drops below the stage."""
    crumple = hiss(0.5, 700, 4800, 121) * hump(0.5, 0.35)
    rng = np.random.default_rng(SEED + 122)
    catch = np.interp(np.arange(len(crumple)), np.linspace(0, len(crumple), 30), 0.3 + 0.7 * rng.random(30))
    return together(0.85, (0.0, 0.3 * crumple * catch), (0.36, 0.85 * thump(0.4, 64, 0.1)),
                    (0.1, 0.16 * tone(0.6, A3, D3 * 0.5, 0.18) * hump(0.6, 0.3)))  # fmt: skip


def loot() -> Wave:
    """A hand in a bag."""
    return together(
        0.5, (0.0, 0.5 * swish(0.3, 500, 3600, 123, 0.5)), (0.2, 0.4 * scatter(0.3, 9, 124, 900, 2400, 0.01))
    )


def cell() -> Wave:
    """A drop of light is caught."""
    glass = ringing(0.8, [(E5, 1.0, 0.2), (E5 * 2.01, 0.4, 0.12), (E5 * 3.02, 0.12, 0.08)], 0.006)
    rise = tone(0.3, D5, A5, 0.12) * hump(0.3, 0.6)
    return in_a_room(together(0.85, (0.0, 0.25 * rise), (0.12, 0.7 * glass)), 0.5, 0.16, 0.08)


def tooth() -> Wave:
    """A tooth among teeth."""
    return together(0.28, (0.0, 0.7 * ringing(0.2, [(1320, 1.0, 0.02), (2900, 0.4, 0.01)], 0.001)),
                    (0.07, 0.5 * ringing(0.2, [(1580, 1.0, 0.016), (3300, 0.4, 0.008)], 0.001)))  # fmt: skip


def skill() -> Wave:
    """A star opens: four notes at once, one after the other."""
    notes = [(0.03 * i, 0.5 * bell(pitch, 0.9, 0.16)) for i, pitch in enumerate((D5, FIS5, A5, D5 * 2))]
    return in_a_room(together(1.0, *notes, (0.0, 0.15 * swish(0.3, 1500, 7000, 125, 0.7))), 0.5, 0.14, 0.06)


def spark() -> Wave:
    """The spark goes on along its wick."""
    return together(0.22, (0.0, 0.3 * hiss(0.22, 1800, 6200, 126) * fading(0.22, 0.05, 0.004)),
                    (0.0, 0.5 * scatter(0.2, 7, 127, 1600, 4200, 0.003)))  # fmt: skip


def reveal() -> Wave:
    """Cards turned over one after the other."""
    turns = [(0.17 * i, 0.8 * swish(0.15, 900, 5600, 128 + 2 * i, 0.6)) for i in range(3)]
    falls = [(0.13 + 0.17 * i, 0.4 * thump(0.14, 130 + 10 * i, 0.03)) for i in range(3)]
    return together(0.68, *turns, *falls)


def curtain() -> Wave:
    """A paper theatre opens: cloth drawn aside on its rings."""
    rings = scatter(0.7, 16, 135, 1400, 2600, 0.008)
    return together(0.95, (0.0, swish(0.85, 260, 2600, 136, 0.5)), (0.05, 0.22 * rings))


def boss() -> Wave:
    """Something large has been waiting: two blows on a gate, and the stone answers."""
    gate = together(0.7, (0.0, thump(0.7, 48, 0.16)), (0.0, 0.3 * knock(96)))
    stone = hiss(1.4, 40, 180, 137) * hump(1.4, 0.3)
    choir = (tone(1.5, D3 * 0.5) + 0.6 * tone(1.5, D3 * 0.75) + 0.3 * tone(1.5, D3 * 1.189)) * hump(1.5, 0.4)
    return in_a_room(
        together(1.9, (0.0, gate), (0.34, 0.9 * gate), (0.3, 0.22 * stone), (0.35, 0.14 * choir)),
        0.9,
        0.3,
        0.08,
    )


def flip() -> Wave:
    """A boss turns its second face: stone breaks, fire takes the rest."""
    rubble = scatter(1.1, 40, 138, 260, 1500, 0.012)
    blaze = hiss(1.2, 120, 900, 139) * hump(1.2, 0.5)
    growl = tone(1.2, 92, 58, 0.3) * (0.6 + 0.4 * np.sin(2 * np.pi * 23 * moments(1.2))) * hump(1.2, 0.5)
    return together(
        1.5, (0.0, 0.8 * thump(0.6, 54, 0.14)), (0.0, 0.3 * rubble), (0.2, 0.26 * blaze), (0.2, 0.3 * growl)
    )


def step() -> Wave:
    """Soft soles on stone."""
    return together(
        0.34,
        (0.0, 0.6 * thump(0.15, 105, 0.03)),
        (0.0, 0.14 * hiss(0.15, 500, 2400, 140) * fading(0.15, 0.02)),
        (0.17, 0.5 * thump(0.15, 96, 0.03)),
        (0.17, 0.12 * hiss(0.15, 500, 2400, 141) * fading(0.15, 0.02)),
    )


def tile() -> Wave:
    """A stiff tile turned over about its middle."""
    return together(
        0.42,
        (0.0, 0.5 * swish(0.22, 700, 4600, 142, 0.6)),
        (0.2, 0.5 * knock(240)),
        (0.2, 0.4 * thump(0.2, 110, 0.04)),
    )


def buy() -> Wave:
    """Teeth counted into a hand."""
    count = [(0.09 * i, tooth() * (0.8 - 0.12 * i)) for i in range(3)]
    return together(0.6, *count, (0.3, 0.35 * thump(0.2, 120, 0.04)))


def scroll() -> Wave:
    """A scroll rolls open."""
    return in_a_room(
        together(
            0.85,
            (0.0, 0.5 * swish(0.45, 800, 5200, 143, 0.5)),
            (0.34, 0.4 * pluck(A4, 0.5)),
            (0.42, 0.4 * pluck(D5, 0.43)),
        ),
        0.4,
        0.12,
        0.05,
    )


def lost() -> Wave:
    """The lantern falls, the last light goes, the curtain comes down."""
    glass = scatter(0.5, 22, 144, 1800, 5200, 0.012)
    notes = [
        (0.5, 0.6 * pluck(D4)),
        (0.85, 0.55 * pluck(A3)),
        (1.2, 0.55 * pluck(F4 / 2)),
        (1.6, 0.7 * pluck(D3)),
    ]
    cloth = (1.5, 0.3 * swish(0.9, 200, 1700, 145, 0.6))
    return in_a_room(
        softened(together(2.8, (0.0, 0.35 * glass), (0.05, 0.5 * thump(0.5, 70, 0.1)), *notes, cloth), 3200),
        1.0,
        0.34,
        0.1,
    )


def won() -> Wave:
    """The gate is open, and there is morning behind it."""
    figure = [
        (0.0, D3),
        (0.0, D4),
        (0.2, A4),
        (0.4, D5),
        (0.58, FIS5),
        (0.76, A5),
        (1.06, FIS5),
        (1.24, D5 * 2),
    ]
    notes = [(start, 0.6 * pluck(pitch)) for start, pitch in figure]
    bells = [(1.26, 0.35 * bell(D5, 1.5, 0.5)), (1.3, 0.25 * bell(A5, 1.5, 0.4))]
    warm = (0.3, 0.1 * (tone(2.4, D3) + 0.6 * tone(2.4, A3)) * hump(2.4, 0.6))
    return in_a_room(softened(together(2.9, warm, *notes, *bells), 5600), 1.0, 0.3, 0.09)


DEAD_CELLS: dict[str, tuple[Callable[[], Wave], float]] = {
    "dc_hit": (hit, 0.62),
    "dc_block": (block, 0.52),
    "dc_shield": (shield, 0.46),
    "dc_poison": (poison, 0.42),
    "dc_bleed": (bleed, 0.42),
    "dc_fire": (fire, 0.50),
    "dc_frost": (frost, 0.44),
    "dc_mark": (mark, 0.42),
    "dc_heal": (heal, 0.50),
    "dc_death": (death, 0.62),
    "dc_loot": (loot, 0.38),
    "dc_cell": (cell, 0.46),
    "dc_tooth": (tooth, 0.34),
    "dc_skill": (skill, 0.46),
    "dc_spark": (spark, 0.26),
    "dc_reveal": (reveal, 0.46),
    "dc_curtain": (curtain, 0.48),
    "dc_boss": (boss, 0.70),
    "dc_flip": (flip, 0.66),
    "dc_step": (step, 0.36),
    "dc_tile": (tile, 0.50),
    "dc_buy": (buy, 0.40),
    "dc_scroll": (scroll, 0.44),
    "dc_lost": (lost, 0.66),
    "dc_won": (won, 0.70),
}
"""Each sound with the peak it is brought to: what comes often is quiet, as at the other tables."""
