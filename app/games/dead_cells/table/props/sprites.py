"""Sprites that several scenes show."""

from engine.games.dead_cells.cards.prisoners import SERENADE


def face_of(prisoner: int) -> str:
    """The round face of a prisoner; Serenade shows the face with which she starts."""
    return "face_prisoner_4_0" if prisoner == SERENADE else f"face_prisoner_{prisoner}"
