"""The game's own atlas page, for KV rules and panels."""

from app.look.places import ASSETS


def cage_sprite(name: str) -> str:
    """The address of a sprite on the page."""
    return f"atlas://{ASSETS / 'night_cage' / 'night_cage'}/{name}"
