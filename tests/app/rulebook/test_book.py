"""Rulebooks: what the format means, what is refused, what a search finds, and that the books agree."""

import json
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from app.look.places import ASSETS, FONTS
from app.rulebook.book import Block, Rulebook, RulebookError, books, load, parse
from app.rulebook.search import folded, pieces, search, spoken

FOLDER = ASSETS / "rules"
LANGUAGES = ("en", "fr")
SMALL = """title: Small book
summary: one line

= Start #start
A paragraph that goes
on in the next line.
- an item
- another, which is
  longer
1. a step
! a note
Nerve :: what keeps you going
figure: pit.json | The pit

// not for readers
== Falling #falling #39 #40
The end.
"""


def kinds(book: Rulebook) -> list[str]:
    return [block.kind for block in book.blocks]


def test_each_mark_makes_its_kind_of_block() -> None:
    book = parse(SMALL)
    assert (book.title, book.summary) == ("Small book", "one line")
    assert kinds(book) == [
        "chapter", "text", "item", "item", "step", "note", "term", "figure", "section", "text",
    ]  # fmt: skip


def test_lines_that_follow_each_other_are_one_paragraph() -> None:
    book = parse(SMALL)
    assert book.blocks[1] == Block("text", "A paragraph that goes on in the next line.", 5)
    assert book.blocks[3].text == "another, which is longer"


def test_terms_steps_and_figures_carry_their_label() -> None:
    blocks = parse(SMALL).blocks
    assert (blocks[4].label, blocks[4].text) == ("1.", "a step")
    assert (blocks[6].label, blocks[6].text) == ("Nerve", "what keeps you going")
    assert (blocks[7].label, blocks[7].text) == ("pit.json", "The pit")


def test_a_heading_may_have_several_anchors() -> None:
    book = parse(SMALL)
    assert book.anchors == {"start": 0, "falling": 8, "39": 8, "40": 8}
    assert book.blocks[8].text == "Falling"


def test_the_contents_list_every_heading_with_its_place() -> None:
    assert parse(SMALL).contents == [("Start", "chapter", 0), ("Falling", "section", 8)]


def test_a_block_knows_its_heading() -> None:
    book = parse(SMALL)
    assert [book.heading_of(place) for place in (0, 5, 8, 9)] == [0, 0, 8, 8]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("= No title #a", 1, "title:"),
        ("title: T\n\nWords without a chapter", 3, "begins with a chapter"),
        ("title: T\n= One #a\n\n== Two #a", 4, "#a was used in line 2"),
        ("title: T\n= Without an anchor", 2, "cannot make sense"),
        ("title: T\n= One #a\n=== Too deep #b", 3, "cannot make sense"),
        ("title: T\n= One #a\nfigure:", 3, "cannot make sense"),
        ("title: T\n= One #a\nNerve ::", 3, "cannot make sense"),
        ("title: T\n= One #a\ntitle: again", 3, "cannot make sense"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RulebookError) as refused:
        parse(text, "t", "t/en.txt")
    assert refused.value.line == line
    assert reason in refused.value.reason
    assert str(refused.value).startswith(f"t/en.txt, line {line}: ")


def test_a_language_without_a_book_shows_the_english_one(tmp_path: Path) -> None:
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "en.txt").write_text(SMALL, encoding="utf-8")
    assert load(tmp_path, "small", "fr").title == "Small book"
    assert books(tmp_path) == ["small"]


def found(text: str, words: str) -> list[str]:
    book = parse(f"title: T\n= Chapter #c\n{text}")
    texts = [
        spoken(f"{block.label}\n{block.text}" if block.kind == "term" else block.text)
        for block in book.blocks
    ]
    return [texts[hit.place][slice(*hit.span)] for hit in search(book, words)]


def test_accents_and_capitals_do_not_matter() -> None:
    assert found("Le Piège, le PIÉGE et le piege", "PIEGE") == ["Piège", "PIÉGE", "piege"]


def test_ligatures_and_apostrophes_are_found_as_they_are_typed() -> None:
    assert found("un œil, l\u2019appareil", "oeil") == ["œil"]
    assert found("un œil, l\u2019appareil", "l'app") == ["l\u2019app"]


def test_spaces_that_do_not_break_are_spaces() -> None:
    assert found("Touches\u00a0: Z", "touches :") == ["Touches\u00a0:"]


def test_titles_and_terms_are_searched_too() -> None:
    assert found("== Falling #f\nNerve :: falling down", "fall") == ["Fall", "fall"]
    assert found("Nerve :: what keeps you going", "nerve") == ["Nerve"]


def test_stars_are_not_in_the_way() -> None:
    assert found("touch *Play* now", "play now") == ["Play now"]


def test_a_single_letter_is_not_looked_for() -> None:
    assert found("a b c a", "a") == []
    assert found("a b c a", "  ") == []


def test_folding_keeps_the_place_of_every_letter() -> None:
    assert folded("Œuf É") == ("oeuf e", (0, 0, 1, 2, 3, 4))


def test_a_text_is_cut_into_strong_runs_and_hits() -> None:
    assert list(pieces("go *right now* or", [(3, 5), (9, 12)])) == [
        ("go ", False, None),
        ("ri", True, 0),
        ("ght ", True, None),
        ("now", True, 1),
        (" or", False, None),
    ]


@pytest.mark.parametrize("key", books(FOLDER))
def test_all_languages_of_a_book_have_the_same_anchors_and_figures(key: str) -> None:
    english, *others = (load(FOLDER, key, language) for language in LANGUAGES)
    for other in others:
        assert other.title != english.title or key != "lanterne"
        assert list(other.anchors) == list(english.anchors)
        assert other.figures == english.figures
        assert kinds(other) == kinds(english)


@pytest.mark.parametrize("key", books(FOLDER))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_translated(key: str, language: str) -> None:
    assert (FOLDER / key / f"{language}.txt").is_file()


@pytest.mark.parametrize("key", books(FOLDER))
def test_every_figure_is_there_and_is_json(key: str) -> None:
    for file in load(FOLDER, key, "en").figures:
        assert json.loads((FOLDER / key / "figures" / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("font", ["Grenze_500Medium.ttf", "Grenze_600SemiBold.ttf", "Almendra_700Bold.ttf"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_every_book(font: str, language: str) -> None:
    letters = set(TTFont(FONTS / font).getBestCmap())
    for key in books(FOLDER):
        text = (FOLDER / key / f"{language}.txt").read_text(encoding="utf-8")
        assert {sign for sign in text if sign != "\n" and ord(sign) not in letters} == set()


def test_french_spaces_before_high_signs_do_not_break() -> None:
    for key in books(FOLDER):
        text = (FOLDER / key / "fr.txt").read_text(encoding="utf-8").replace(" ::", "")
        assert [sign for sign in (" ;", " !", " ?", " :", " »", "« ") if sign in text] == []
