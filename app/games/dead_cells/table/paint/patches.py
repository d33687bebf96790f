"""The sheets of paper by name: how wide their edges are, and their colours where no picture is drawn yet."""

from app.look.theme import Colour, colour

BORDERS: dict[str, tuple[int, float, float]] = {"": (32, 16.0, 4.0)}
"""For each sprite: the edge in its pixels, the edge as it is shown, and the margin of its shadow in dp."""

STRETCHED = frozenset({"curtain_swag", "glow_soft"})
"""Cloth and light, which have no edge to keep."""
REPEATED = frozenset({"wick_cord", "wick_burnt"})
"""Laid one piece after the other."""

FALLBACK: dict[str, tuple[Colour, Colour]] = {
    "": (colour("16343A"), colour("5FA8A0", 0.7)),
    "panel_choice": (colour("4A3826"), colour("FFD48A")),
    "cell_coming": (colour("1B545C"), colour("8FE0D0", 0.5)),
    "cell_now": (colour("F0A848"), colour("FFF6DC")),
    "cell_past": (colour("0E1A1E"), colour("24444A", 0.7)),
    "cell_group": (colour("16444C"), colour("8FE0D0", 0.4)),
    "strip_end": (colour("0D2A31"), colour("2C5A5C", 0.6)),
    "strip_warn": (colour("3A1216"), colour("FF9A84", 0.8)),
    "lip_tag": (colour("123038"), colour("5FA8A0", 0.7)),
    "lip_tag_elite": (colour("5A4029"), colour("F0C684", 0.7)),
    "card_paper": (colour("D2B884"), colour("FFF3D6", 0.9)),
    "card_row": (colour("F0DFB8"), colour("7C5730", 0.5)),
    "card_row_done": (colour("4A3826"), colour("2A1C10", 0.6)),
    "plate_prompt": (colour("30221A"), colour("F0C684", 0.7)),
    "gear_slot": (colour("0B1A1F"), colour("3E7A78", 0.6)),
}
