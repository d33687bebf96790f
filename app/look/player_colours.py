"""The eight seats' colours: each with its mark and its pattern, never colour alone (see palette.md)."""

from typing import NamedTuple

from app.look.theme import Colour
from app.look.theme import colour as rgb
from engine.core.text import N_


class Hue(NamedTuple):
    """What makes one player's pieces theirs."""

    key: str
    title: str
    main: Colour
    dark: Colour
    light: Colour
    shape: str
    pattern: str


HUES: dict[str, Hue] = {
    hue.key: hue
    for hue in (
        Hue("blue", N_("Blue"), rgb("4A80F0"), rgb("16306E"), rgb("AECBFF"), "square", "bars"),
        Hue("red", N_("Red"), rgb("EE4F1E"), rgb("74200A"), rgb("FFB492"), "triangle", "chevrons"),
        Hue("bone", N_("Bone"), rgb("F6EFDD"), rgb("9A8558"), rgb("FFFFFF"), "disc", "dots"),
        Hue("green", N_("Green"), rgb("1F5C4C"), rgb("0A261F"), rgb("74D3AE"), "diamond", "spiral"),
        Hue("yellow", N_("Yellow"), rgb("F2CF24"), rgb("846208"), rgb("FFF2A6"), "hexagon", "checks"),
        Hue("plum", N_("Plum"), rgb("7C2F87"), rgb("35103B"), rgb("DE9BE8"), "cross", "weave"),
        Hue("rose", N_("Rose"), rgb("E487B0"), rgb("7A3355"), rgb("FFD3E6"), "star", "rays"),
        Hue("slate", N_("Slate"), rgb("1A1B26"), rgb("07070C"), rgb("9AA3C0"), "crescent", "plain"),
    )
}
"""In the order in which seats take them: neighbours in this list are furthest apart for every eye."""

TAUGHT = ("red", "blue", "green", "yellow", "plum", "bone", "rose")
"""The players of lessons and figures in turn order: words such as "Red goes first" count on it."""
