"""House colours, the eight seats and the accents of the four games, as 0xRRGGBB integers."""

from dataclasses import dataclass

SEED = 1909

BLACK = 0x000000
WHITE = 0xFFFFFF
SOOT = 0x080605
NIGHT = 0x100B09
INK = 0x1A120D
UMBER = 0x261A12
WALNUT = 0x523921
CREAM = 0xF7E8C8

FLAME_CORE = 0xFFF6DC
FLAME_MID = 0xFFC65C
FLAME_OUTER = 0xF0882A
EMBER = 0xC23D18

CUT_NEAR = 0xF0C684
CUT_MID = 0xE9BE78
CUT_FAR = 0xB98A50

AMBER = 0xF2A33A
MOSS = 0x8FA84A
TEAL = 0x2FC7B6
VIOLET = 0x7A5BE0
MAGENTA = 0xE23C8B
GOLD = 0xF0C25A


@dataclass(frozen=True)
class Seat:
    """What tells one player from another: three tones, a mark and a pattern.

    Colour alone never does, so every seat also owns a shape and a pattern.
    """

    colour: int
    dark: int
    light: int
    shape: str
    pattern: str


SEATS = {
    "blue": Seat(0x4A80F0, 0x16306E, 0xAECBFF, "square", "bars"),
    "red": Seat(0xEE4F1E, 0x74200A, 0xFFB492, "triangle", "chevrons"),
    "bone": Seat(0xF6EFDD, 0x9A8558, 0xFFFFFF, "disc", "dots"),
    "green": Seat(0x1F5C4C, 0x0A261F, 0x74D3AE, "diamond", "spiral"),
    "yellow": Seat(0xF2CF24, 0x846208, 0xFFF2A6, "hexagon", "checks"),
    "plum": Seat(0x7C2F87, 0x35103B, 0xDE9BE8, "cross", "weave"),
    "rose": Seat(0xE487B0, 0x7A3355, 0xFFD3E6, "star", "rays"),
    "slate": Seat(0x1A1B26, 0x07070C, 0x9AA3C0, "crescent", "plain"),
}


@dataclass(frozen=True)
class Accent:
    """The colour of one game and its three sheets from dark to light."""

    colour: int
    dark: int
    middle: int
    light: int


ACCENTS = {
    "night_cage": Accent(AMBER, 0x150D08, 0x2A1A0F, 0x4A2E18),
    "finstere_flure": Accent(MOSS, 0x0C110A, 0x1B2412, 0x33421F),
    "dead_cells": Accent(TEAL, 0x061317, 0x0B2A32, 0x12505A),
    "obscurio": Accent(VIOLET, 0x0D0920, 0x1C1448, 0x33257A),
}


def channels(rgb: int) -> tuple[int, int, int]:
    """Split 0xRRGGBB into its three bytes."""
    return (rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255


def mix(first: int, second: int, share: float) -> int:
    """Blend two colours; `share` is the part of the second."""
    red, green, blue = (
        round(a + (b - a) * share) for a, b in zip(channels(first), channels(second), strict=True)
    )
    return (red << 16) | (green << 8) | blue
