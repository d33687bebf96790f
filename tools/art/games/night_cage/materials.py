"""What the cage is made of: colours of floor, wall, wax and flesh, and shadows without direction."""

import random

from ...palette import SEED
from ...paper import Shadow

FLOOR_MIDDLE, FLOOR, FLOOR_RIM = 0xF4D396, 0xE6C080, 0xC8964F
JOINT = 0x8A5F2E
LIP_LOW, LIP_HIGH = 0x9A6C38, 0x664525
BLOCK, BLOCK_DARK, MORTAR = 0x493524, 0x33251A, 0x140D09

WAX, WAX_MIDDLE, WAX_DARK = 0xF6EACE, 0xCFB68A, 0x7F6440
FLESH, FLESH_MIDDLE, FLESH_DARK = 0xD9A596, 0xA5675F, 0x5A2E30
HORN, HORN_MIDDLE, HORN_DARK = 0x8A6842, 0x5C432C, 0x33241A
GUM, GULLET, THROAT = 0x9E1D18, 0x5E0D0E, 0x2A0505
TOOTH, TOOTH_LOW = 0xFBEFD2, 0xE5CD9C
CLAW = 0x1A0C08
FURY, GLARE = 0xFF4A16, 0xFFB347
GOLD_LIGHT, GOLD, GOLD_DARK = 0xFFE9AE, 0xFFC94F, 0xC07A1C
CRACK, CRACK_LIP = 0x0A0504, 0xF9DDA4


def halo(sigma: float, alpha: float = 0.85) -> Shadow:
    """A shadow that falls to all sides alike, for what may be turned by quarters."""
    return Shadow(0, 0, sigma, alpha)


def chance(*words: object) -> random.Random:
    """Dice of its own for every detail, so that changing one leaves all others as they are."""
    return random.Random(f"{SEED} {words}")
