"""What every test may rely on: the engine speaks plain English and knows nobody by name."""

import pytest

from engine.core import text


@pytest.fixture(autouse=True)
def plain_words():
    """Forget the language and the names that the app of another test has installed."""
    text.use(text.English())
    text.call_seats(None)
    text.call_pieces(None)
