"""The stored report on the Illusion cards: every card is in it, and the deck keeps its bands."""

from pathlib import Path

from engine.games.obscurio.rules.cards import ALL_CARDS

REPORT = Path(__file__).resolve().parents[2] / "docs" / "obscurio_deck.md"


def rows() -> dict[str, list[float]]:
    """Card or deck: found, doors, without decoys, through the red film, only below."""
    lines = [
        line.strip("|").split("|") for line in REPORT.read_text("utf-8").splitlines() if line.startswith("| ")
    ]
    return {name.strip(): [float(cell) for cell in cells] for name, *cells in lines if name.strip() != "card"}


def test_every_card_was_measured() -> None:
    assert set(rows()) == {*map(str, ALL_CARDS), "deck"}


def test_a_wizard_finds_the_exit_often_but_not_always() -> None:
    found, doors, without_decoys, _, _ = rows()["deck"]
    assert 0.60 <= found <= 0.72
    assert found < without_decoys
    assert 1.8 <= doors <= 2.6


def test_no_card_is_dead_and_none_gives_itself_away() -> None:
    for name, (found, doors, *_) in rows().items():
        assert 0.45 <= found <= 0.85, name
        assert 1.8 <= doors <= 2.6, name


def test_the_red_film_costs_little() -> None:
    found, _, _, through_film, _ = rows()["deck"]
    assert through_film >= found - 0.10


def test_a_butterfly_below_a_page_says_something() -> None:
    *_, only_below = rows()["deck"]
    assert only_below >= 0.35
