"""The rulebook of Obscurio has what only this game has: a page for each trap, the links of its companion."""

import json
import re
from pathlib import Path

import pytest

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.learning.figures import draw
from app.look.places import ASSETS
from app.rulebook.book import FIGURE, TERM, Rulebook
from engine.games.obscurio.companion.steps import STEPS
from engine.games.obscurio.rules.cohesion import TOKENS
from engine.games.obscurio.rules.traps import TRAPS
from tests.app.rulebook.rulebooks import FOLDER, book_of, each_language


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return book_of("obscurio", language)


@each_language
def test_every_trap_has_a_page_with_its_token(book: Rulebook) -> None:
    for trap in TRAPS:
        place = book.anchors[f"trap.{trap.key}"]
        after = next(block for block in book.blocks[place:] if block.kind == FIGURE)
        assert after.label.startswith(f"trap_{trap.key}"), trap.key


@each_language
def test_every_link_of_the_companion_leads_into_the_book(book: Rulebook) -> None:
    assert {step.ruling for step in STEPS.values()} <= set(book.anchors)


@each_language
def test_the_numbers_of_tokens_are_those_of_the_engine(book: Rulebook) -> None:
    first, last = book.anchors["tokens"], book.anchors["5"]
    rows = [block.text for block in book.blocks[first:last] if block.kind == TERM]
    for row, counts in zip(rows, TOKENS.values(), strict=True):
        told = [int(number) for number in re.findall(r"\d+", row)]
        assert dict(zip(told[::2], told[1::2], strict=True)) == dict(counts)


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "obscurio" / "figures").glob("*.json")), ids=lambda path: path.stem
)
def test_every_figure_is_a_row_of_sprites_that_exist(path: Path, house: object) -> None:
    names = json.loads(path.read_text(encoding="utf-8"))["sprites"]
    atlas = json.loads((ASSETS / "obscurio" / "obscurio.atlas").read_text(encoding="utf-8"))
    known = {name for page in atlas.values() for name in page}
    assert set(names) <= known
    figure = draw(path)
    figure.size = (320, 80)
    assert figure.names == names
    assert figure.find is LIBRARY
