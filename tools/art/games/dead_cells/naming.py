"""The names of sprites: the English name of a card, small letters, words joined by underscores."""

import re


def slug(name: str) -> str:
    """A name for a file or a sprite.

    >>> slug("Queen's mirror")
    'queens_mirror'
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
