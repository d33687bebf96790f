"""The four sides of a table at which people sit."""

BOTTOM, RIGHT, TOP, LEFT = SIDES = range(4)
"""In the order in which a quarter turn against the clock leads from one to the next."""


def ahead(side: int, far: float) -> tuple[float, float]:
    """The step of this length that leads away from somebody at a side, towards the middle of the table."""
    return ((0.0, far), (-far, 0.0), (0.0, -far), (far, 0.0))[side]
