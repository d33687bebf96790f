"""The game's own atlas page, for KV rules and views."""

from app.look.places import ASSETS


def library_sprite(name: str) -> str:
    """The address of a sprite on the page."""
    return f"atlas://{ASSETS / 'obscurio' / 'obscurio'}/{name}"
