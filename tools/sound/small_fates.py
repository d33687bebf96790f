"""Sounds of Dead Cells that once were shared: gold, wards, what is picked up, what a test shows."""

from collections.abc import Callable

from .dead_cells import scatter, steel
from .music import A4, A5, D4, D5, FIS5, bell, pluck
from .table import knock, swish, thump
from .wave import Wave, fading, hiss, hump, in_a_room, ringing, together, tone


def curtain_falls() -> Wave:
    """The cloth meets again, and its hem touches the boards."""
    rings = scatter(0.5, 10, 151, 1300, 2300, 0.008)
    return together(
        0.8, (0.0, swish(0.6, 260, 2200, 152, 0.3)), (0.0, 0.2 * rings), (0.5, 0.5 * thump(0.3, 70, 0.07))
    )


def gold() -> Wave:
    """A golden shield is taken up: a bright rim that sings."""
    return in_a_room(
        together(0.8, (0.0, 0.5 * bell(A4, 0.8, 0.3)), (0.06, 0.4 * bell(FIS5, 0.7, 0.22))), 0.5, 0.16, 0.06
    )


def ward() -> Wave:
    """A golden shield takes a whole blow, and bursts."""
    shards = scatter(0.5, 20, 153, 1800, 5200, 0.02)
    return together(
        0.7, (0.0, 0.6 * steel(740, 0.5, 0.16)), (0.02, 0.4 * shards), (0.0, thump(0.3, 120, 0.05))
    )


def immune() -> Wave:
    """What was thrown slides off."""
    return together(0.4, (0.0, 0.6 * swish(0.3, 900, 4200, 154, 0.3)), (0.2, 0.4 * knock(420)))


def frozen_row() -> Wave:
    """Somebody would act, and cannot: ice that only creaks."""
    creak = tone(0.4, 300, 210, 0.2) * hump(0.4, 0.4) + 0.5 * hiss(0.4, 1600, 4800, 155) * hump(0.4, 0.5)
    return together(0.5, (0.0, 0.4 * creak), (0.3, 0.4 * ringing(0.2, [(A5 * 1.4, 1.0, 0.05)], 0.001)))


def companion() -> Wave:
    """Something small is hurt."""
    cry = tone(0.2, 880, 520, 0.05) * fading(0.2, 0.07, 0.004)
    return together(0.36, (0.0, 0.5 * cry), (0.0, 0.6 * thump(0.2, 150, 0.04)))


def joined() -> Wave:
    """Another one comes out of the dark."""
    return together(0.6, (0.0, 0.5 * swish(0.4, 240, 1500, 156, 0.5)), (0.36, 0.8 * thump(0.24, 66, 0.06)))


def item() -> Wave:
    """Something of worth is lifted: leather and a buckle."""
    leather = hiss(0.25, 220, 1200, 157) * hump(0.25, 0.5)
    return together(0.5, (0.0, 0.4 * leather), (0.2, 0.45 * steel(1040, 0.3, 0.04)))


def blueprint() -> Wave:
    """A large sheet is rolled up."""
    rolls = [(0.1 * i, (0.8 - 0.15 * i) * swish(0.18, 1200, 5200, 158 + i, 0.5)) for i in range(4)]
    return together(0.6, *rolls)


def secret() -> Wave:
    """A lock that nobody knew of."""
    clicks = [(0.0, 0.5 * knock(520)), (0.14, 0.5 * knock(610))]
    return in_a_room(
        together(1.0, *clicks, (0.3, 0.4 * bell(D5, 0.7, 0.3)), (0.42, 0.35 * bell(A5, 0.55, 0.25))),
        0.5, 0.2, 0.12,
    )  # fmt: skip


def top_card() -> Wave:
    """The top of a deck is turned: one card, and a breath before it lies."""
    return together(0.5, (0.0, swish(0.22, 900, 5600, 162, 0.6)), (0.3, 0.5 * thump(0.16, 140, 0.03)))


def in_vain() -> Wave:
    """No card has the sign: two notes that go down."""
    return together(0.6, (0.0, 0.5 * pluck(D4, 0.5)), (0.16, 0.5 * pluck(D4 * 0.89, 0.44)))


def assigned() -> Wave:
    """A card is slid under a deck."""
    return together(0.4, (0.0, 0.8 * swish(0.28, 900, 3600, 163, 0.5)), (0.24, 0.5 * thump(0.14, 130, 0.03)))


def pocketed() -> Wave:
    """A card goes into its pocket: paper in leather."""
    leather = hiss(0.2, 300, 1400, 164) * hump(0.2, 0.6)
    return together(0.42, (0.0, 0.6 * swish(0.2, 900, 4000, 165, 0.6)), (0.16, 0.4 * leather))


def lair() -> Wave:
    """A monster's card is drawn outside a fight: a growl behind a door."""
    growl = tone(0.6, 84, 62, 0.2) * hump(0.6, 0.5) + 0.3 * hiss(0.6, 90, 420, 166) * hump(0.6, 0.5)
    return together(0.8, (0.0, 0.5 * swish(0.2, 700, 4400, 167, 0.5)), (0.16, 0.7 * growl))


SMALL_FATES: dict[str, tuple[Callable[[], Wave], float]] = {
    "dc_curtain_falls": (curtain_falls, 0.46),
    "dc_gold": (gold, 0.42),
    "dc_ward": (ward, 0.46),
    "dc_immune": (immune, 0.36),
    "dc_frozen_row": (frozen_row, 0.36),
    "dc_companion": (companion, 0.42),
    "dc_joined": (joined, 0.46),
    "dc_item": (item, 0.42),
    "dc_blueprint": (blueprint, 0.36),
    "dc_secret": (secret, 0.46),
    "dc_top_card": (top_card, 0.36),
    "dc_in_vain": (in_vain, 0.42),
    "dc_assigned": (assigned, 0.36),
    "dc_pocketed": (pocketed, 0.36),
    "dc_lair": (lair, 0.46),
}
"""Each sound with the peak that it is made at; `levels.py` says how loud it is in the end."""
