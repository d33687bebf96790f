"""Every screen in small windows: lying phones, a short phone, split screens. Nothing is cut or out of reach.

Contrast is the same as in large windows, where it is measured; so nothing is painted here.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from app.look.languages import LANGUAGES
from tests.app.every_screen.openers import OPENERS, written
from tests.app.every_screen.test_screens import SMALL_SIZES, Look, assert_good
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui

EVERY_LOOK = [Look(*each) for each in product(SMALL_SIZES, LANGUAGES, (100, 150), (False,))]
SAMPLE = [
    Look("short phone", "fr", 150, False), Look("lying phone", "en", 100, False),
    Look("small lying phone", "fr", 100, False), Look("small window", "en", 150, False),
]  # fmt: skip
"""Each size once, languages and text sizes in turn; `./check --all` goes through all of them."""


def one_of_each() -> list[str]:
    """The first state of every screen, for a table and a companion of every game."""
    firsts: dict[tuple[str, str], str] = {}
    for name in written():
        opener = OPENERS[name]
        firsts.setdefault((opener.screen, getattr(opener.open, "__module__", "")), name)
    return list(firsts.values())


@pytest.mark.parametrize("name", one_of_each())
def test_a_screen_is_good_in_a_small_window(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert_good(open_shell(PHONE), name, SAMPLE, caplog)


@pytest.mark.thorough
@pytest.mark.parametrize("name", written())
def test_every_state_of_a_screen_is_good_in_every_small_window(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert_good(open_shell(PHONE), name, EVERY_LOOK, caplog)


def test_the_sample_has_every_size_and_every_language_with_every_text_size() -> None:
    assert {look.size for look in SAMPLE} == set(SMALL_SIZES)
    assert len({(look.language, look.text_size) for look in SAMPLE}) == len(SAMPLE) == 4
