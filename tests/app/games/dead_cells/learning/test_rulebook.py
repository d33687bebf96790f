"""The rulebook of Dead Cells: prices as the engine has them, every link open, nothing of unseen places."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.games.dead_cells.learning.figures import DRAWER, address, draw
from app.games.dead_cells.table.fight.asking import ANCHORS, RULES
from app.games.dead_cells.table.fight.signs import sign_of
from app.games.dead_cells.table.hand.cards import card_name
from app.games.dead_cells.table.paint.sketch import Picture, Words
from app.games.dead_cells.table.paint.wardrobe import FOLDER as PICTURES
from app.rulebook.book import SECTION, Rulebook
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES
from engine.games.dead_cells.cards.people import (
    COLLECTOR,
    HEALER,
    MERCHANT,
    STALLS,
    UPGRADE_CELLS,
    WELL_CELLS,
)
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.queries import card_rows
from tests.app.rulebook.rulebooks import FOLDER, book_of, each_language, said


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return book_of("dead_cells", language)


def numbers_under(book: Rulebook, anchor: str) -> list[int]:
    """The numbers that a section tells, one after the other, without those of its steps."""
    first = book.anchors[anchor]
    after = min(place for place in book.anchors.values() if place > first)
    words = " ".join(block.text for block in book.blocks[first + 1 : after])
    return [int(number) for number in re.findall(r"\d+", words)]


@each_language
def test_the_market_asks_what_the_engine_asks(book: Rulebook) -> None:
    healed = 1
    prices = [STALLS[person][0].teeth for person in (HEALER, MERCHANT, COLLECTOR)]
    assert numbers_under(book, "market") == [healed, *prices]


@each_language
def test_upgrades_and_the_well_cost_what_the_engine_asks(book: Rulebook) -> None:
    assert numbers_under(book, "upgrades") == [UPGRADE_CELLS, WELL_CELLS]


@each_language
def test_the_book_names_no_place_and_no_boss(language: str) -> None:
    text = (FOLDER / "dead_cells" / f"{language}.txt").read_text(encoding="utf-8").casefold()
    names = [biome.name for biome in BIOMES.values()] + [boss.name for boss in BOSSES.values()]
    names += [face.name for boss in BOSSES.values() for face in boss.instances]
    assert [name for name in names if said("dead_cells", name, language).casefold() in text] == []


@each_language
def test_the_question_mark_of_a_fight_leads_to_a_section_for_every_rule_it_tells(book: Rulebook) -> None:
    assert ANCHORS.keys() == RULES.keys()
    assert {book.blocks[book.anchors[anchor]].kind for anchor in ANCHORS.values()} == {SECTION}


def told(path: Path) -> dict[str, Any]:
    """What the file of a figure says."""
    return dict(json.loads(path.read_text(encoding="utf-8")))


PHONE = 332
FIGURES = sorted((FOLDER / "dead_cells" / "figures").glob("*.json"))
ROWS = [path for path in FIGURES if "sprites" in told(path)]
CARDS = [path for path in FIGURES if "card" in told(path)]


@pytest.mark.parametrize("path", ROWS, ids=lambda path: path.stem)
def test_a_row_of_sprites_shows_what_exists_and_only_enemies_that_everyone_meets(
    path: Path, house: Any
) -> None:
    for name in told(path)["sprites"]:
        atlas, sprite = name.split("/")
        pages = json.loads((PICTURES / f"{atlas}.atlas").read_text(encoding="utf-8"))
        assert any(sprite in page for page in pages.values()), name
        assert atlas == "foes_b1" or not atlas.startswith("foes")
    figure = draw(path)
    figure.size = (320, 80)
    assert figure.find is address


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_a_card_is_drawn_by_the_hand_with_the_name_and_the_icons_of_its_rows(
    path: Path, house: Any, show: Callable[..., Any]
) -> None:
    figure = draw(path)
    figure.size_hint, figure.size = (None, None), (PHONE, DRAWER.height(PHONE))
    show(figure)
    drawn = figure.easel.sketches["card"]
    assert card_name(figure.card) in [op.text for op in drawn if isinstance(op, Words)]
    icons = {sign_of(effect).icon for row in card_rows(figure.card) for effect in row}
    assert icons <= {op.name for op in drawn if isinstance(op, Picture)}
    inside = [op.box for op in drawn if isinstance(op, Picture)]
    assert all(box.x >= 0 and box.x + box.width <= PHONE for box in inside)


def test_the_starting_card_of_the_first_chapter_is_its_owners() -> None:
    for path in CARDS:
        figure = told(path)
        assert figure["card"] in PRISONERS[figure["owner"]].starters
