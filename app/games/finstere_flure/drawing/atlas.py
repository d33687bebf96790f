"""The game's own atlas pages, for KV rules and panels."""

from app.look.places import ASSETS

ATLAS = ASSETS / "finstere_flure" / "finstere_flure.atlas"


def flure_sprite(name: str) -> str:
    """The address of a sprite on the pages."""
    return f"atlas://{ASSETS / 'finstere_flure' / 'finstere_flure'}/{name}"
