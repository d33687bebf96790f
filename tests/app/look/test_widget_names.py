"""KV finds a widget by the bare name of its class: no two widgets may have the same one."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from app.look.places import KV, ROOT

NO_WIDGETS = {"NamedTuple", "Protocol", "Enum"}
SAID = re.compile(r"^\s*<?([A-Z]\w+)(?:@[\w+]+)?>?:", re.MULTILINE)
"""A widget in KV: the head of a rule or a child."""


def classes(path: Path) -> Iterator[str]:
    """The classes of a file that may be widgets."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).split("[")[0] for base in node.bases}
            if bases and not bases & NO_WIDGETS:
                yield node.name


def test_a_name_that_kv_uses_belongs_to_one_widget() -> None:
    used = {name for path in KV.rglob("*.kv") for name in SAID.findall(path.read_text(encoding="utf-8"))}
    defined = Counter(name for path in (ROOT / "app").rglob("*.py") for name in classes(path))
    assert {"Arch", "Rooms", "RiddleRoom"} <= used
    assert [name for name in sorted(used) if defined[name] > 1] == []
