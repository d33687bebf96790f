"""The figures of a rulebook in a test, drawn as its page draws them."""

from typing import Any

from app.look.places import ASSETS


def picture_of(book: str, name: str, width: float) -> Any:
    """A figure of a book as wide as the text, as high as its drawer says."""
    from app.games import kits
    from app.rulebook.figures import drawer_of

    drawer = drawer_of(book, kits())
    assert drawer is not None
    picture = drawer.draw(ASSETS / "rules" / book / "figures" / f"{name}.json")
    picture.size_hint, picture.size = (None, None), (width, drawer.height(width))
    return picture
