"""The stored report on what stands off its ground: every card is in it, and every element can be seen."""

from engine.games.obscurio.rules.cards import ALL_CARDS
from tools.obscurio_contrast import REPORT, WANTED, known

ROWS = known(REPORT.read_text("utf-8"))


def test_every_card_was_looked_at() -> None:
    assert set(ROWS) == set(ALL_CARDS)


def test_every_element_stands_off_its_ground_plain_and_through_the_red_film() -> None:
    weak = {card: row for card, row in ROWS.items() if row.least < WANTED}
    assert not weak
