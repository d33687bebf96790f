"""What stands in the picture of a combat card."""

import json
from typing import Any

import pytest

from app.games.dead_cells.table.hand.cards import HandCard, draw_hand_card
from app.games.dead_cells.table.hand.picture import HUES, deeds_of
from app.games.dead_cells.table.paint.sketch import Picture, Sketch
from app.games.dead_cells.table.paint.wardrobe import FOLDER
from app.table.desk.plan import Box
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


def shrunk(box: Box) -> tuple[float, float, float, float]:
    """What is seen of a sign: its corners are empty."""
    edge = 0.12
    x, y = box.x + box.width * edge, box.y + box.height * edge
    return x, y, box.x + box.width * (1 - edge), box.y + box.height * (1 - edge)


@pytest.mark.parametrize("width", [104.0, 112.0, 136.0])
@pytest.mark.parametrize("height", [34.0, 38.0, 41.0, 46.0, 54.0, 72.0])
def test_what_a_row_does_leaves_the_sign_of_its_round_free(house: Any, width: float, height: float) -> None:
    rows = [Box(10, 200 - k * height, width, height) for k in range(3)]
    for card in COMBAT:
        drawn = Sketch()
        draw_hand_card(
            drawn, HandCard(Box(10, 0, width, 300), Box(10, 250, width, 48), rows), card, 0, False, 0
        )
        pictures = [op for op in drawn if isinstance(op, Picture) and op.name.startswith("icon_")]
        marks = [shrunk(op.box) for op in pictures if op.name.startswith("icon_round")]
        others = [op for op in pictures if not op.name.startswith(("icon_round", "icon_track"))]
        for left, low, right, high in marks:
            for op in others:
                x, y, x1, y1 = shrunk(op.box)
                assert x >= right or x1 <= left or y >= high or y1 <= low, (card, op.name)
