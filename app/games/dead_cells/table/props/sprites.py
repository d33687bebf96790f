"""How sprites are called after the English names of cards."""

from engine.games.dead_cells.cards.prisoners import SERENADE


def slug(name: str) -> str:
    """The name of a card as a part of a sprite's name.

    >>> slug("Turnkey's flail")
    'turnkeys_flail'
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower().replace("'", ""))
    return "_".join(kept.split())


def face_of(prisoner: int) -> str:
    """The round face of a prisoner; Serenade shows the face with which she starts."""
    return "face_prisoner_4_0" if prisoner == SERENADE else f"face_prisoner_{prisoner}"
