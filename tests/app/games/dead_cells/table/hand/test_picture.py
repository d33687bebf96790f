"""What stands in the picture of a combat card."""

import json

import pytest

from app.games.dead_cells.table.hand.picture import HUES, deeds_of
from app.games.dead_cells.table.paint.wardrobe import FOLDER
from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.prisoners import FLAYED, IMMOLATED, QUARTERED

EMBER_JAB, CLOSE_RANKS, WIDE_SWING = 101, 107, 124


def _drawn() -> set[str]:
    """The sprites of the atlas."""
    pages = json.loads((FOLDER / "deeds.atlas").read_text(encoding="utf-8"))
    return {name for places in pages.values() for name in places}


@pytest.mark.parametrize("owner", HUES)
def test_every_combat_card_shows_two_things_that_are_drawn(owner: int) -> None:
    drawn = _drawn()
    for card in COMBAT:
        shown = deeds_of(card, owner)
        assert len(shown) == 2
        assert set(shown) <= drawn


def test_a_state_stands_before_a_weapon() -> None:
    assert deeds_of(EMBER_JAB, IMMOLATED) == ("deed_brand", "deed_sabre")


def test_a_card_that_only_strikes_shows_two_weapons() -> None:
    assert deeds_of(WIDE_SWING, QUARTERED) == ("deed_bow", "deed_bow")


def test_the_flayed_hides_behind_a_cell_door() -> None:
    assert deeds_of(CLOSE_RANKS, FLAYED)[0] == "deed_door"
