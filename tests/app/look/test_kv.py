"""KV finds a class by its bare name, whichever module it is in: the name must lead to one widget only."""

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import app
from app.look.places import KV

pytestmark = pytest.mark.ui

SPOKEN = re.compile(r"^\s*<?-?([A-Z]\w+)", re.MULTILINE)
"""A rule for a class, or a child of one."""


def heirs(kind: type) -> Iterator[type]:
    """Every class that was derived from this one."""
    for each in kind.__subclasses__():
        yield each
        yield from heirs(each)


def names_in_kv() -> set[str]:
    return {name for path in KV.rglob("*.kv") for name in SPOKEN.findall(path.read_text("utf-8"))}


def test_no_two_widgets_share_a_name_that_kv_uses(window: Any) -> None:
    from kivy.uix.widget import Widget

    for module in pkgutil.walk_packages(app.__path__, "app."):
        import_module(module.name)
    homes: dict[str, set[str]] = {}
    for kind in heirs(Widget):
        if kind.__module__.startswith("app."):
            homes.setdefault(kind.__name__, set()).add(kind.__module__)
    spoken = names_in_kv()
    assert {"TheatreArch", "RoomRow"} <= spoken
    assert {name: where for name, where in homes.items() if name in spoken and len(where) > 1} == {}
