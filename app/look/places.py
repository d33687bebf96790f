"""Where the app's own files lie, in the source tree and inside a package alike."""

from pathlib import Path

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


def sprite(name: str) -> str:
    """The address of a sprite on the interface's atlas page; that of another page is left as it is."""
    if name.startswith("atlas://"):
        return name
    return f"atlas://{ASSETS / 'ui' / 'ui'}/{name}"
