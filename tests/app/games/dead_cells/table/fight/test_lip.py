"""The lip of the stage: whole names, and nothing of a boss's face that nobody has met."""

from typing import Any

import pytest

from app.games.dead_cells.table.fight.lip import CLOSE, draw_lip, draw_rack, name_box, tag_box
from app.games.dead_cells.table.fight.measures import measured
from app.games.dead_cells.table.paint.easel import whole_words
from app.games.dead_cells.table.paint.sketch import LEAST, Picture, Sketch
from app.games.dead_cells.table.paint.wardrobe import width_of, wrapped
from app.games.dead_cells.table.room import EMPTY, TALL, WIDE
from app.table.desk.plan import Box
from engine import Session
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.rules.memory import FALLEN

RACK = Box(0, 0, 900, 36)


def before_the_boss() -> Any:
    """A view of the Concierge with his first face."""
    return Session.scenario("dead_cells", {"players": 3, "place": "C1", "seed": 1}).view(None)


AT = measured(EMPTY._replace(main=Box(0, 0, 970, 640)), cards=3, now=1, boss=True)
"""The grid of a tablet."""


def pictures(view: Any) -> list[str]:
    drawn = Sketch()
    draw_rack(drawn, RACK, view)
    return [op.name for op in drawn if isinstance(op, Picture)]


def test_hearts_of_a_face_that_nobody_has_met_are_a_closed_eye() -> None:
    view = before_the_boss()
    whole = pictures(view).count("icon_heart")
    assert pictures(view).count("icon_unseen") == 1
    view["memory"] |= 1 << FALLEN[view["place"]]
    assert "icon_unseen" not in pictures(view)
    assert pictures(view).count("icon_heart") > whole


def test_once_it_is_turned_up_its_hearts_are_seen() -> None:
    view = before_the_boss()
    view["face"] = 1
    assert "icon_unseen" not in pictures(view)


def test_a_boss_has_the_empty_slot_beside_him_for_his_name(house: Any) -> None:
    view = before_the_boss()
    slot = next(slot for slot, card in enumerate(view["foes"]) if card)
    wide = tag_box(AT, view, slot).width
    assert wide > 1.9 * AT.columns[slot].width
    view["foes"][slot + 1] = 102
    assert tag_box(AT, view, slot).width < AT.columns[slot].width


def test_a_slot_in_which_nobody_stands_is_shown_as_ranges_show_it(house: Any) -> None:
    view, drawn = before_the_boss(), Sketch()
    draw_lip(drawn, AT, view, -1, {})
    assert drawn.shown.count("range_on") == view["foes"].count(0) - 2
    assert "empty" not in drawn.said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("kind", "width", "height"), [(WIDE, 970, 640), (TALL, 790, 890)])
def test_every_enemy_has_room_for_its_whole_name(
    house: Any, language: str, kind: str, width: float, height: float
) -> None:
    house.tr.choose(language)
    at = measured(EMPTY._replace(kind=kind, main=Box(0, 0, width, height)), cards=3, now=1)
    tags = [Box(at.columns[slot].x, at.lip.y, at.columns[slot].width - 2, at.lip.height) for slot in (0, 2)]
    cut = []
    for monster in MONSTERS.values():
        for tag in tags:
            box, name = name_box(tag, monster.elite), str(Phrase(monster.name))
            drawn = wrapped(name, "display", LEAST, box.width, "left", CLOSE)
            size = whole_words(name, "display", 18, box.width)
            torn = any(width_of(word, "display", size) > box.width for word in name.split())
            if torn or drawn.height > box.height or drawn.width > box.width:
                cut.append(name)
    assert cut == []


def test_a_word_is_set_smaller_before_it_is_torn(house: Any) -> None:
    word = "Traîne-chaîne"
    wide = width_of(word, "display", 16.0)
    assert 16.0 <= whole_words(word, "display", 18.0, wide) < 18.0
    assert whole_words("a b", "display", 18.0, wide) == 18.0
    assert whole_words(word, "display", 18.0, 10.0) == LEAST
