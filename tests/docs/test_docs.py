"""What the documents say is true: their examples load, their links lead somewhere, their files exist."""

import doctest
import json
import re
from pathlib import Path

import pytest

from engine import ScenarioError, Session

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *(page for folder in ("docs", "assets", "engine") for page in (ROOT / folder).rglob("*.md")),
    ]
)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")
NAMED = re.compile(r"`((?:app|engine|kv|tests|tools|assets|docs|examples)/[\w./*<>-]+)`")
PLACEHOLDER = re.compile(r"<\w+>")
"""`<game>` and its like in a path stand for any name: at least one file must be there."""

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    missing = [link for link in LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert not missing


@each_page
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = [name for name in NAMED.findall(page.read_text("utf-8")) if "..." not in name]
    missing = [name for name in named if not is_there(name)]
    assert not missing


def is_there(name: str) -> bool:
    """Whether a path, or some path that fits its placeholders, exists."""
    return any(ROOT.glob(PLACEHOLDER.sub("*", name).rstrip("/")))


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("assets/rules/<game>/figures/", True),
        ("assets/scenarios/<game>/figures/", False),
        ("engine/games/<game>/state.py", True),
        ("engine/<game>/scenario.schema.md", False),
        ("tools/checks.py", True),
        ("tools/cheques.py", False),
    ],
)
def test_a_path_with_a_placeholder_must_fit_some_file(name: str, there: bool) -> None:
    assert is_there(name) is there


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


def test_the_first_game_of_the_readme_goes_as_it_says() -> None:
    (block,) = re.findall(r"```python\n(>>>.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    example = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
    said: list[str] = []
    assert doctest.DocTestRunner().run(example, out=said.append).failed == 0, "".join(said)


def glossary() -> list[list[str]]:
    """The rows of the glossary: word, meaning, where."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [row for row in rows if row[0] != "word"]


def test_every_word_of_the_glossary_is_where_it_says() -> None:
    places = [place for row in glossary() for place in re.findall(r"`([\w.]+)`", row[2])]
    assert len(places) > 80
    assert [place for place in places if not is_a_name(place)] == []


def is_a_name(place: str) -> bool:
    """Whether a dotted name is a module, or something in one; nothing is imported."""
    path, _, last = place.rpartition(".")
    here, above = (ROOT / name.replace(".", "/") for name in (place, path))
    if here.is_dir() or here.with_suffix(".py").is_file():
        return True
    module = above.with_suffix(".py")
    return module.is_file() and bool(
        re.search(rf"^(class|def) {last}\b|^{last}\b.*=", module.read_text("utf-8"), re.M)
    )


def test_the_glossary_has_each_word_once() -> None:
    words = [word for row in glossary() for word in row[0].split(", ")]
    assert sorted(words) == sorted(set(words))
