"""The signs of the companion: those of the table."""

from app.look.places import ASSETS, Atlas

CELLS = Atlas("dead_cells")


def face(prisoner: int) -> str:
    """The face of a prisoner, or of Serenade."""
    return f"atlas://{ASSETS / 'dead_cells' / 'people'}/face_prisoner_{prisoner}"
