"""An app that is closed leaves nothing in memory, whatever was open."""

import gc
import re
from collections.abc import Callable
from typing import Any

import pytest

from app.look.places import KV
from app.shell.shell import Lanterne
from tests.app.every_screen.openers import OPENERS
from tests.app.fingers import frames

OBSERVED_IDS = re.compile(r"^\s*(?!on_)\w+:.*\bids\.", re.MULTILINE)
SECONDS = 10
"""After so long everything has happened that was still to come."""


def alive() -> int:
    """How many apps there are in memory."""
    gc.collect()
    return sum(type(each) is Lanterne for each in gc.get_objects())


@pytest.mark.ui
@pytest.mark.parametrize(
    "name",
    ["settings", "table", "a turn in the Night Cage", "a round of Finstere Flure", "doors of Obscurio"],
)
def test_apps_that_were_closed_are_gone(open_shell: Callable[..., Any], name: str) -> None:
    """But for the last: Kivy remembers the text field that was last drawn, and all that belongs to it."""
    for _ in range(3):
        OPENERS[name].open(open_shell())
        frames(3)
    open_shell()
    frames(60 * SECONDS)
    assert alive() <= 2


@pytest.mark.parametrize("path", sorted(KV.rglob("*.kv")), ids=lambda path: str(path.relative_to(KV)))
def test_no_kv_rule_observes_ids(path: Any) -> None:
    """Kivy keeps what a rule observes for ever, and `ids` holds its widget: name the id itself instead."""
    assert OBSERVED_IDS.findall(path.read_text(encoding="utf-8")) == []
