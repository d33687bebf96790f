"""What is heard at a table of Dead Cells: what happens on the way, and where one is."""

import json
from typing import Any

import pytest

from app.games.dead_cells.table.fight.playing import SOUNDS as SOUNDS_OF_A_FIGHT
from app.games.dead_cells.table.fight.playing import STATE_SOUNDS
from app.games.dead_cells.table.hearing import HEARD, IN_BAG, ambience_of, heard
from app.look.places import SOUNDS
from engine.core.event import EVERYONE
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES
from tests.app.fingers import frames
from tests.app.games.dead_cells.table.way.walking import at, sit_down, step
from tests.app.sizes import WIDE

MANIFEST = json.loads((SOUNDS / "manifest.json").read_text(encoding="utf-8"))


def test_every_sound_and_every_ambience_is_there() -> None:
    assert {*HEARD.values(), *IN_BAG.values(), "dc_well"} <= set(MANIFEST)
    assert {ambience_of(place) for place in (*BIOMES, *BOSSES)} <= set(MANIFEST)


def test_what_is_heard_on_the_way_and_in_a_fight_is_no_two_things() -> None:
    """What a fight and the way have in common is the same event."""
    for sounds in (HEARD, SOUNDS_OF_A_FIGHT):
        assert len(set(sounds.values())) == len(sounds)
    common = set(HEARD.values()) & set(SOUNDS_OF_A_FIGHT.values())
    assert all(
        {kind for kind, name in HEARD.items() if name == sound}
        <= {*[kind for kind, name in SOUNDS_OF_A_FIGHT.items() if name == sound], "collected"}
        for sound in common
    )
    assert {*SOUNDS_OF_A_FIGHT.values(), *STATE_SOUNDS, "dc_curtain", "dc_curtain_falls"} <= set(MANIFEST)


def test_events_are_heard_once_each_in_their_order() -> None:
    events = [
        ("healed", EVERYONE, "", 5, 1),
        ("bag", EVERYONE, "", 0, 2),
        ("healed", EVERYONE, "", 6, 1),
        ("bag", EVERYONE, "", 1, -3),
        ("asked", EVERYONE, ""),
    ]
    assert heard(events) == ["dc_heal", "dc_cell"]


def test_the_well_sounds_otherwise_than_a_deck() -> None:
    assert heard([("upgraded", EVERYONE, "58", 3, 501)]) == ["dc_well"]
    assert heard([("upgraded", EVERYONE, "58", 0, 201)]) == []


@pytest.mark.ui
def test_a_table_is_heard_where_it_is_and_the_house_comes_back(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, at(2, step("choose_way")))
    assert app.services.sound.ambience == ambience_of(page.session.state.place)
    app.navigator.home()
    frames(8)
    assert app.services.sound.ambience == "ambience"
