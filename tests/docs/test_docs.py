"""What the documents say is true: their examples load, their links lead somewhere, their files exist."""

import json
import re
from pathlib import Path

import pytest

from engine import ScenarioError, Session

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")]
PAGES += sorted((ROOT / "docs").glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
NAMED = re.compile(r"`((?:app|engine|kv|tests|tools|assets|docs)/[\w./-]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    missing = [link for link in LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = [name for name in NAMED.findall(page.read_text("utf-8")) if "..." not in name]
    missing = [name for name in named if not (ROOT / name).exists()]
    assert not missing


def test_the_scenario_of_the_manual_is_one() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    data = json.loads(re.search(r"```json\n(.*?)```", text, re.S)[1])
    assert Session.scenario("night_cage", data).deciders
    data["prisoners"][2]["at"] = "J9"
    with pytest.raises(ScenarioError, match=re.escape("prisoners[2].at")):
        Session.scenario("night_cage", data)


def test_the_way_of_a_touch_names_functions_that_are_there() -> None:
    text = (ROOT / "docs" / "from_finger_to_rule.md").read_text("utf-8")
    rows = re.findall(r"\| `((?:app|engine)/[\w/]+\.py)` `(\w+)(?:\.(\w+))?", text)
    assert len(rows) > 6
    for path, owner, method in rows:
        code = (ROOT / path).read_text("utf-8")
        assert re.search(rf"^(class|def) {owner}\b|^{owner}\b.*=", code, re.M), (path, owner)
        assert not method or owner.isupper() or f"def {method}(" in code, (path, method)
