"""What a place holds beside cards is seen and read: on the map, on the stage, in the bag, at a prisoner."""

from typing import Any

from app.games.dead_cells.table.around import RULE_SIGNS, around, in_words
from app.games.dead_cells.table.fight import explaining
from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.measures import measured
from app.games.dead_cells.table.fight.sheet import sheet_of
from app.games.dead_cells.table.fight.stage import draw_front
from app.games.dead_cells.table.paint.sketch import Sketch
from app.games.dead_cells.table.room import EMPTY
from app.games.dead_cells.table.way.ways import ways_of
from app.table.desk.plan import Box
from engine import Session
from engine.games.dead_cells.cards.kinds import DECKS, PIT
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.vocabulary import NO_RUNE, NO_SKILL
from tests.app.games.dead_cells.table.fight.fighting import at_step
from tests.app.games.dead_cells.table.way.walking import at, scene_at, sit_down, step
from tests.app.sizes import PHONE

AT = measured(EMPTY._replace(main=Box(0, 0, 970, 640)), cards=3, now=1)


def somewhere(place: str, **changes: Any) -> Any:
    """A view of a fight there, with some of it changed."""
    view = Session.scenario("dead_cells", {"players": 3, "place": "B1", "seed": 1}).view(None)
    view.update({"place": DECKS[place], **changes})
    return view


def sprites(view: Any, fighting: bool) -> list[str]:
    return [thing.sprite for thing in around(view, fighting)]


def test_where_nothing_is_there_is_nothing_to_see() -> None:
    assert around(somewhere("B1"), fighting=True) == around(somewhere("B1"), fighting=False) == []


def test_lanterns_that_burn_and_that_do_not_are_told_apart(house: Any) -> None:
    view = somewhere("B6", lanterns=2)
    assert sprites(view, True) == ["icon_lantern_lit", "icon_lantern_lit", "icon_lantern_out"]
    assert in_words(around(view, True)) == ["2 lanterns burn"]


def test_bells_and_keys_are_of_the_map(house: Any) -> None:
    view = somewhere("B5", bells=0b101, keys=1)
    assert in_words(around(view, fighting=False)) == ["2 bells rung", "1 key in the bag"]
    assert around(view, fighting=True) == []


def test_a_pit_and_bile_are_of_the_fight(house: Any) -> None:
    view = somewhere("B3", terrain=PIT, bile=1)
    assert sprites(view, True) == ["icon_poison", "icon_death"]
    assert "pit" in in_words(around(view, True))[1]


def test_what_a_room_or_a_curse_forbids_is_struck_out_and_said_with_its_span(house: Any) -> None:
    view = somewhere("B7", bans=[1 << NO_SKILL, 1 << NO_RUNE])
    assert all(thing.struck for thing in around(view, True))
    assert in_words(around(view, True)) == ["this fight: no skills", "to the end of the biome: no runes"]
    assert in_words(around(view, False))[0] == "next fight: no skills"


def test_every_rule_that_can_be_switched_has_a_sign(house: Any) -> None:
    view = somewhere("B7", bans=[(1 << len(RULE_SIGNS)) - 1, 0])
    assert len(around(view, True)) == len(RULE_SIGNS) == 8


def test_the_stage_hangs_all_of_it_up_and_the_bag_says_it(house: Any) -> None:
    view, drawn = somewhere("B6", lanterns=1, bans=[1 << NO_SKILL, 0]), Sketch()
    draw_front(drawn, AT, view, sheet_of(view, Coming(), {}))
    assert drawn.shown.count("icon_lantern_out") == 2
    assert "icon_skill" in drawn.shown
    assert explaining.bag_words(view).splitlines()[-2:] == ["1 lantern burns", "This fight: no skills"]


def test_a_hand_on_a_phone_shows_and_says_what_holds_before_a_card_is_chosen(open_shell: Any) -> None:
    session = at_step(3, "commit", open_hands=True)
    session.state.bans = [1 << NO_SKILL, 0]
    scene = scene_at(sit_down(open_shell(size=PHONE, animation="off"), session))
    assert "icon_skill" in scene.back.sketches["stage"].shown
    assert any("no skills" in words for words in scene.back.sketches["answers"].said)


def test_a_prisoner_who_is_held_reads_what_his_malaise_and_his_worms_do(house: Any) -> None:
    view = somewhere("B4", worms=[2, 0, 0], malaise=[1, 0, 0])
    _title, words = explaining.words_of(view, ("fighter", 0))
    assert "Worms: 2. Every two of them deal 1 damage at the end of round III." in words
    assert "Trembling hands: You hold one card fewer." in words


def test_the_map_shows_it_below_the_name_of_the_place_and_says_it(open_shell: Any) -> None:
    session = at(3, step("choose_way"))
    session.state.keys, session.state.bells = 1, 0b11
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    (plate,) = scene_at(page).rock.tags._things
    assert len(plate.signs) == 4
    assert scene_at(page).ask(scene_at(page)._shown).hint == "2 bells rung; 1 key in the bag"


def test_a_way_that_a_curse_shuts_does_not_say_that_the_rune_is_missing(house: Any) -> None:
    view = at(2, step("choose_way")).view(None)
    told = set()
    for runes, bans in ((0, 0), ((1 << len(RUNES)) - 1, 1 << NO_RUNE)):
        for space in range(10):
            seen = view | {"space": space, "runes": runes, "bans": [0, bans]}
            told |= {line for way in ways_of(seen, set()) for line in way.lines if line.startswith("shut")}
    assert told == {"shut: you lack the rune for it", "shut: a curse puts your runes to sleep"}
