"""A KV rule adds no property to a widget of Kivy: every widget of that class would have it from then on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.factory import Factory
from kivy.lang.parser import Parser

from app.look.places import KV, ROOT

OWN = ("id", "canvas", "size_hint", "pos_hint")
FILES = sorted(KV.rglob("*.kv"))


def widgets(rule: Any) -> Iterator[Any]:
    """Every widget below a rule."""
    for child in rule.children:
        yield child
        yield from widgets(child)


def strange(path: Path) -> Iterator[str]:
    """Properties of widgets of Kivy that Kivy does not know."""
    for _, rule in Parser(content=path.read_text(encoding="utf-8"), filename=str(path)).rules:
        for widget in widgets(rule):
            made = Factory.classes.get(widget.name, {}).get("module") or ""
            if made.startswith("kivy."):
                known = getattr(Factory, widget.name)
                names = (name for name in widget.properties if name not in OWN and not hasattr(known, name))
                yield from (f"{widget.name}.{name}" for name in names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_rule_names_only_what_a_widget_of_kivy_has(path: Path) -> None:
    assert not [*strange(path)]
