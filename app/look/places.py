"""Where the app's own files lie, in the source tree and inside a package alike."""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
KV = ROOT / "kv"
SOUNDS = ASSETS / "sounds"
LOCALE = ASSETS / "locale"
FONTS = ASSETS / "fonts"
RULES = ASSETS / "rules"


def asset(*parts: str) -> str:
    """The path of a file in assets/, as Kivy wants it."""
    return str(ASSETS.joinpath(*parts))


class Atlas(NamedTuple):
    """The pages of sprites of a game, or of the interface."""

    name: str

    @property
    def path(self) -> Path:
        """The file that says where each sprite lies."""
        return ASSETS / self.name / f"{self.name}.atlas"

    def __call__(self, sprite: str) -> str:
        """The address of a sprite."""
        return f"atlas://{ASSETS / self.name / self.name}/{sprite}"


INTERFACE = Atlas("ui")


def sprite(name: str) -> str:
    """The address of a sprite of the interface; that of another atlas is left as it is."""
    return name if name.startswith("atlas://") else INTERFACE(name)
