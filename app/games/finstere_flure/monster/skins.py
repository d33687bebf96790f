"""The monster's skins: two dyes each, for its hide and for what it wears, as ramps from shade to light."""

from typing import NamedTuple

from app.look.theme import Colour, colour
from engine.core.text import N_

Ramp = tuple[str, str, str, str, str, str]

MOSS: Ramp = ("0A1208", "223014", "4B6124", "849640", "BFC778", "F0F0C4")
RUST: Ramp = ("150B08", "41211A", "7D4430", "B67350", "DCAB83", "F9E3C6")
TEAL: Ramp = ("041315", "0A3339", "17666A", "3A9E98", "86CFBF", "DCF5E6")
PLUM: Ramp = ("100919", "2E1A47", "5D3A7C", "9768A8", "CDA2CC", "F6DFF0")
ROSE: Ramp = ("180B12", "4A1B32", "8F3B56", "CD6F7C", "EFABA2", "FFE3D2")
SLATE: Ramp = ("0A0C10", "20262F", "434D5A", "74808C", "ADB6BB", "E6E9E4")
BONE: Ramp = ("14100E", "3D332B", "7D6A55", "BDA585", "E8D6B2", "FFF6DD")
AMBER: Ramp = ("1A0D06", "4F260B", "A2560F", "DD9322", "F8C95D", "FFF0B8")
"""The paints of tools/art/games/finstere_flure/ramps.py that a monster can wear."""


class Skin(NamedTuple):
    """One choice of dyes and what it is called."""

    title: str
    hide: Ramp
    cloth: Ramp

    @property
    def swatch(self) -> Colour:
        """The colour by which one picks it."""
        return colour(self.hide[3])

    @property
    def trim(self) -> Colour:
        """The second colour of its swatch."""
        return colour(self.cloth[3])


SKINS = (
    Skin(N_("Moss"), MOSS, RUST),
    Skin(N_("Plum"), PLUM, BONE),
    Skin(N_("Teal"), TEAL, BONE),
    Skin(N_("Rose"), ROSE, PLUM),
    Skin(N_("Slate"), SLATE, RUST),
    Skin(N_("Honey"), AMBER, TEAL),
)
