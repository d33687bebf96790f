"""Colour scripts: which three paints a card has, what its lamp burns, and who wears what.

A script is the palette of six or seven cards. The subject wears the accent or its own coat, the ring
alternates so that neighbours differ, whispers take the lamp's colour so that they glint at the rim.
"""

from typing import NamedTuple

from .vocabulary import VOCABULARY


class Script(NamedTuple):
    """Ground, second and accent paint, the lamp's paint, and whether the ground is pale."""

    ground: str
    second: str
    accent: str
    lamp: str
    pale: bool = False

    @property
    def palette(self) -> tuple[str, str, str]:
        """The three paints."""
        return self.ground, self.second, self.accent


SCRIPTS = {
    "campfire blue": Script("indigo", "slate", "ember", "amber"),
    "plum dusk": Script("plum", "rose", "amber", "amber"),
    "green well": Script("teal", "rust", "amber", "bone"),
    "coral hall": Script("teal", "ember", "rose", "amber"),
    "lilac water": Script("indigo", "plum", "rose", "bone"),
    "attic rust": Script("rust", "teal", "amber", "amber"),
    "moss evening": Script("moss", "teal", "rose", "amber"),
    "ink sea": Script("indigo", "teal", "ember", "bone"),
    "slate wood": Script("slate", "moss", "amber", "amber"),
    "ember theatre": Script("plum", "ember", "amber", "amber"),
    "pale ice": Script("slate", "indigo", "ember", "bone", pale=True),
    "honey dawn": Script("amber", "teal", "ember", "amber", pale=True),
    "rose morning": Script("rose", "plum", "teal", "amber", pale=True),
}

COATS = {
    motif: paint
    for paint, motifs in {
        "ember": "fox octopus heart train umbrella glove thread mushroom drum armchair",
        "rust": "owl stag snail tree acorn cello boot suitcase puppet",
        "moss": "frog snake pear",
        "slate": "whale cat mountain tower anchor fountain bridge",
        "bone": """rabbit heron hand house lighthouse moon book stairs cup teapot candle cage chess die
        feather mask star
            clock compass windmill tent""",
        "indigo": "raven",
        "teal": "tortoise fish wave bottle",
        "rose": "jellyfish rose balloon planet kite bed",
        "plum": "spider hat",
        "amber": "sunflower sun bell key crown gear harp scales hourglass telescope lantern bee",
    }.items()
    for motif in motifs.split()
}
"""The paint that a motif has by nature; it wears it where the ground is not the same."""

Dress = tuple[tuple[str, str, str], str]


def dress(script: Script, role: str, number: int, motif: str) -> Dress:
    """Paints and key of one element."""
    return (_on_pale if script.pale else _on_dark)(script, role, number, motif)


def _on_dark(script: Script, role: str, number: int, motif: str) -> Dress:
    ground, second, accent, lamp, _ = script
    coat = COATS.get(motif, "")
    natural = coat if coat != ground else ""
    if role == "focal":
        body = natural or accent
        return (body, "bone" if body != "bone" else accent, accent if accent != body else lamp), "light"
    if role == "ring":
        own = natural or "bone"
        body = own if VOCABULARY[motif].category == "beast" else (own, second, accent)[number % 3]
        other = accent if body != accent and number % 3 == 0 else "bone" if body != "bone" else accent
        return (body, other, lamp), "light"
    return (("amber", "bone", accent), ("bone", accent, "amber"), (accent, "bone", "amber"))[
        number % 3
    ], "light"


def _on_pale(script: Script, role: str, number: int, motif: str) -> Dress:
    _, second, accent, lamp, _ = script
    if role == "focal":
        return (second, accent, accent), "full"
    if role == "ring":
        return ((second, second, accent), (second, accent, lamp), (accent, second, lamp))[number % 3], "dark"
    return (("ember", "bone", "amber"), ("bone", "ember", second), ("amber", "bone", "ember"))[
        number % 3
    ], "light"
