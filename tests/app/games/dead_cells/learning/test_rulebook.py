"""The rulebook of Dead Cells: prices as the engine has them, every link open, nothing of unseen places."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.games.dead_cells.learning.figures import address, draw
from app.games.dead_cells.table.paint.wardrobe import FOLDER as PICTURES
from app.rulebook.book import Rulebook
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES
from engine.games.dead_cells.cards.people import (
    COLLECTOR,
    HEALER,
    MERCHANT,
    STALLS,
    UPGRADE_CELLS,
    WELL_CELLS,
)
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


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "dead_cells" / "figures").glob("*.json")), ids=lambda path: path.stem
)
def test_every_figure_is_a_row_of_sprites_that_exist(path: Path, house: Any) -> None:
    for name in json.loads(path.read_text(encoding="utf-8"))["sprites"]:
        atlas, sprite = name.split("/")
        pages = json.loads((PICTURES / f"{atlas}.atlas").read_text(encoding="utf-8"))
        assert any(sprite in page for page in pages.values()), name
        assert atlas == "foes_b1" or not atlas.startswith("foes"), "only enemies that everybody meets"
    figure = draw(path)
    figure.size = (320, 80)
    assert figure.find is address
