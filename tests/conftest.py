"""What every test may rely on: examples without a clock, and an engine that speaks plain English."""

import pytest
from hypothesis import HealthCheck, settings

from engine.core import text

settings.register_profile(
    "steady", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
"""The same examples on every machine, however slow: a failure is always the doing of a change."""
settings.register_profile("fresh", settings.get_profile("steady"), derandomize=False)
"""Other examples in every run: `./check --all` asks for it."""
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def plain_words():
    """Forget the language that the app of another test has installed."""
    text.use(text.English())
