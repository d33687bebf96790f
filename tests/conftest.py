"""What every test may rely on: the engine speaks plain English."""

import pytest

from engine.core import text


@pytest.fixture(autouse=True)
def plain_words():
    """Forget the language that the app of another test has installed."""
    text.use(text.English())
