"""Every screen in small windows: lying phones, a short phone, split screens. Nothing is cut or out of reach.

Contrast is the same as in large windows, where it is measured; so nothing is painted here.
"""

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from app.look.languages import LANGUAGES
from tests.app.every_screen.openers import written
from tests.app.every_screen.test_screens import SMALL_SIZES, Look, assert_good
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui

EVERY_LOOK = [Look(*each) for each in product(SMALL_SIZES, LANGUAGES, (100, 150), (False,))]
SAMPLE = [
    Look("short phone", "en", 100, False), Look("short phone", "fr", 150, False),
    Look("lying phone", "fr", 100, False), Look("lying phone", "en", 150, False),
    Look("small lying phone", "fr", 150, False), Look("small lying phone", "en", 100, False),
    Look("small window", "en", 150, False), Look("small window", "fr", 100, False),
]  # fmt: skip
"""The eight looks in which every two properties meet; `./check --all` goes through all of them."""


@pytest.mark.parametrize("name", written())
def test_a_screen_is_good_in_a_small_window(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert_good(open_shell(PHONE), name, SAMPLE, caplog)


@pytest.mark.thorough
@pytest.mark.parametrize("name", written())
def test_a_screen_is_good_in_every_other_look_of_a_small_window(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert_good(open_shell(PHONE), name, [look for look in EVERY_LOOK if look not in SAMPLE], caplog)


@pytest.mark.parametrize(("one", "other"), list(combinations(("size", "language", "text_size"), 2)))
def test_every_two_properties_of_a_small_look_meet(one: str, other: str) -> None:
    def pairs(looks: list[Look]) -> set[tuple[Any, Any]]:
        return {(getattr(look, one), getattr(look, other)) for look in looks}

    assert pairs(SAMPLE) == pairs(EVERY_LOOK)
