"""The rulebook of The Night Cage has what only this game has: a word for every kind of tile."""

from app.rulebook.book import TERM
from engine.games.night_cage.rules.tiles import TILES
from tests.app.rulebook.rulebooks import book_of, each_language, said, typed


@each_language
def test_every_kind_of_tile_is_described_under_its_title(language: str) -> None:
    book = book_of("night_cage", language)
    first, last = book.anchors["tiles"], book.anchors["counts"]
    described = {typed(block.label) for block in book.blocks[first:last] if block.kind == TERM}
    assert {said("night_cage", tile.title, language) for tile in TILES.values()} <= described
