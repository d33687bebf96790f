"""Sounds of Dead Cells between its fights: straps, runes, doors, the Well."""

from collections.abc import Callable

from .dead_cells import scatter, steel
from .music import A3, A4, D3, bell
from .table import knock, swish, thump
from .wave import Wave, fading, hiss, hump, in_a_room, together, tone


def gear() -> Wave:
    """A buckle is drawn tight, something of steel settles."""
    strap = hiss(0.22, 260, 1300, 131) * hump(0.22, 0.6)
    return together(
        0.6, (0.0, 0.35 * strap), (0.2, 0.5 * steel(880, 0.35, 0.05)), (0.2, 0.5 * thump(0.3, 140, 0.04))
    )


def rune() -> Wave:
    """A sign in stone begins to glow: a fifth that swells, and a bell behind it."""
    swell = (tone(1.1, D3) + 0.7 * tone(1.1, A3)) * hump(1.1, 0.55)
    return in_a_room(together(1.15, (0.0, 0.5 * swell), (0.4, 0.5 * bell(A4, 0.7, 0.4))), 0.6, 0.2, 0.3)


def purge() -> Wave:
    """A card catches fire and is gone."""
    flame = hiss(0.8, 500, 3200, 132) * hump(0.8, 0.25) ** 1.4
    return together(0.85, (0.0, 0.5 * flame), (0.1, 0.5 * scatter(0.6, 16, 133, 1400, 4200, 0.006)))


def door() -> Wave:
    """An iron door: hinges, then the bolt behind you."""
    groan = tone(0.6, 150, 92, 0.3) * hump(0.6, 0.5) + 0.25 * hiss(0.6, 300, 900, 134) * hump(0.6, 0.5)
    return in_a_room(together(1.1, (0.0, 0.4 * groan), (0.62, 0.9 * knock(98))), 0.5, 0.16, 0.2)


def well() -> Wave:
    """A cell falls a long way, and something answers."""
    fall = tone(0.7, 900, 240, 0.3) * fading(0.7, 0.3, 0.01)
    drop = tone(0.2, 380, 820, 0.04) * fading(0.2, 0.05, 0.003)
    return in_a_room(together(1.15, (0.0, 0.25 * fall), (0.68, 0.8 * drop)), 0.5, 0.2, 0.4)


def shown() -> Wave:
    """A card is shown and put back: paper twice."""
    return together(
        0.5, (0.0, swish(0.2, 800, 4800, 135, 0.5)), (0.24, 0.7 * swish(0.2, 700, 4200, 136, 0.4))
    )


ON_THE_WAY: dict[str, tuple[Callable[[], Wave], float]] = {
    "dc_gear": (gear, 0.42),
    "dc_rune": (rune, 0.50),
    "dc_purge": (purge, 0.46),
    "dc_door": (door, 0.52),
    "dc_well": (well, 0.46),
    "dc_shown": (shown, 0.36),
}
"""Each sound with the peak that it is made at; `levels.py` says how loud it is in the end."""
