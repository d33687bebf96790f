"""The colours of sand, one per layer, and the tone that is heard when a layer begins to fall.

Colour is never alone: the track counts layers in pips and every layer has its place in the glass.
"""

from typing import NamedTuple

Rgba = tuple[float, float, float, float]


class Tone(NamedTuple):
    """One layer of sand: its light, its colour and its shade as 0xRRGGBB, and its sound."""

    light: int
    colour: int
    deep: int
    chime: str

    @property
    def bright(self) -> Rgba:
        """The light as Kivy wants it."""
        return _rgba(self.light)

    @property
    def plain(self) -> Rgba:
        """The colour as Kivy wants it."""
        return _rgba(self.colour)


def _rgba(rgb: int) -> Rgba:
    return (rgb >> 16 & 255) / 255, (rgb >> 8 & 255) / 255, (rgb & 255) / 255, 1.0


TONES = (
    Tone(0xFFF3C8, 0xF4CC6A, 0xB07A20, "chime_1"),
    Tone(0xFFC2A2, 0xE5643C, 0x93301A, "chime_2"),
    Tone(0xF6A6E0, 0xB4349A, 0x5A1456, "chime_3"),
    Tone(0xBFE9FF, 0x3C93D6, 0x154478, "chime_1"),
    Tone(0xD3F7C4, 0x58AE5E, 0x1D5634, "chime_2"),
    Tone(0xFFFFFF, 0xD8CDEA, 0x7D6CA2, "chime_3"),
)
"""Amber, copper, plum, sky, leaf, pearl."""
