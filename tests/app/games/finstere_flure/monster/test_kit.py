"""The kit on which a table builds its monster, driven by fingers, keys and a shaken device."""

import errno
from collections.abc import Callable
from gettext import NullTranslations
from itertools import pairwise
from typing import Any, ClassVar

import pytest

from app.games import kits
from app.games.finstere_flure import KIT
from app.games.finstere_flure.monster.look import CHOICES, KEY, Look
from app.services.motion_detector import Shaken
from app.table.catalogue import Playable
from app.table.players import Player
from engine import Session
from tests.app.fingers import Finger, drag, frames, key, resize, settle, tap, tap_on
from tests.app.sizes import PHONE, TALL, WIDE
from tests.miniature import MINIATURE
from tests.miniature.kit import KIT as EMBERS

pytestmark = pytest.mark.ui
NAMES, HUES = ("Mira", "Odo", "Lene"), ("blue", "red", "bone")
GAME = type("Floors", (type(MINIATURE),), {"info": MINIATURE.info._replace(key="finstere_flure")})()
"""The miniature under the key of the game whose tables have a monster."""


def keep(app: Any, people: int = 3, **table: Any) -> str:
    """Keep a table for three, so many of them people; gives its name."""
    app.catalogue["finstere_flure"] = Playable.of(
        GAME, KIT._replace(table=EMBERS.table, headway="", record="")
    )
    session = Session.new(GAME, 3, 5)
    players = [
        Player(name, hue, "" if seat < people else "easy")._asdict()
        for seat, (name, hue) in enumerate(zip(NAMES, HUES, strict=True))
    ]
    session.table = {"players": players, "name": "", **table}
    name = str(app.saves.fresh_name(session))
    app.saves.save(name, session)
    return name


def open_kit(app: Any, **details: Any) -> Any:
    app.navigator.transition.duration = 0.01
    app.go("monster_kit", **details)
    settle(lambda: not app.navigator.transition.is_active)
    frames(3)
    return app.navigator.page


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    return open_shell(PHONE)


@pytest.fixture
def kit(app: Any) -> Any:
    return open_kit(app, name=keep(app, monster=Look(1, 1, 1, 1).to_json()), fresh=True)


def on(kit: Any, part: str) -> tuple[float, float]:
    """The middle of a part's strip."""
    stage = kit.ids.stage
    heights = {"head": 1.2, "body": -0.2, "legs": -1.4}
    return float(stage.center_x), float(stage.height_of(heights[part]))


def swipe(kit: Any, part: str, distance: float) -> None:
    x, y = on(kit, part)
    drag((x - distance / 2, y), (x + distance / 2, y))


def arrow(kit: Any, part: str, way: int) -> Any:
    return next(a for a in kit.ids.stage.arrows if a.part == part and a.way == way)


def saved(app: Any, name: str) -> Any:
    return app.saves.open(name).table.get(KEY)


def answer(app: Any, title: str) -> None:
    frames(3)
    dialog = app.dialogs.top
    tap_on(next(button for button in dialog.walk() if getattr(button, "title", "") == title))
    settle(lambda: dialog.parent is None)
    frames(2)


@pytest.mark.parametrize("part", ["head", "body", "legs"])
def test_a_swipe_to_the_left_brings_the_next_part_and_only_that(kit: Any, part: str) -> None:
    swipe(kit, part, -140)
    assert kit.look == Look(1, 1, 1, 1).turned(part, 1)
    assert kit.ids.stage.strips[part].number == 2


@pytest.mark.parametrize("part", ["head", "body", "legs"])
def test_a_swipe_to_the_right_brings_the_part_before(kit: Any, part: str) -> None:
    swipe(kit, part, 140)
    assert kit.look == Look(1, 1, 1, 1).turned(part, -1)


def test_a_short_swipe_leaves_the_part_where_it_was(kit: Any) -> None:
    swipe(kit, "body", -30)
    assert kit.look == Look(1, 1, 1, 1)
    assert kit.ids.stage.strips["body"].slide == 0


def test_a_strip_follows_the_finger_and_shows_what_comes(kit: Any) -> None:
    x, y = on(kit, "head")
    strip = kit.ids.stage.strips["head"]
    finger = Finger(x, y).down().to(x - 100, y)
    assert strip.slide == pytest.approx(-100 / (0.7 * kit.ids.stage.width))
    assert strip.beside == 2
    finger.to(x + 100, y)
    assert strip.beside == 0
    finger.to(x, y).up()


def test_a_tap_turns_a_part_over_once(kit: Any) -> None:
    tap(*on(kit, "legs"))
    assert kit.look == Look(1, 1, 2, 1)


def test_a_second_finger_does_not_take_the_strip_away(kit: Any) -> None:
    x, y = on(kit, "head")
    first = Finger(x, y).down()
    Finger(*on(kit, "legs")).down().up()
    first.to(x - 140, y).up()
    assert kit.look == Look(2, 1, 1, 1)


@pytest.mark.parametrize("part", ["head", "body", "legs"])
def test_arrows_bring_the_next_part_and_the_one_before(kit: Any, part: str) -> None:
    tap_on(arrow(kit, part, 1))
    assert kit.look == Look(1, 1, 1, 1).turned(part, 1)
    tap_on(arrow(kit, part, -1))
    tap_on(arrow(kit, part, -1))
    assert kit.look == Look(1, 1, 1, 1).turned(part, -1)


def test_keys_choose_a_strip_and_turn_it(kit: Any) -> None:
    key("right")
    assert kit.look == Look(2, 1, 1, 1)
    key("down")
    key("left")
    assert kit.look == Look(2, 0, 1, 1)
    key("up")
    key("up")
    key("right")
    assert kit.look == Look(2, 0, 2, 1)


def test_a_part_comes_in_from_the_side_and_settles(open_shell: Callable[..., Any]) -> None:
    app = open_shell(PHONE, animation="normal")
    kit = open_kit(app, name=keep(app), fresh=True)
    strip = kit.ids.stage.strips["head"]
    tap_on(arrow(kit, "head", 1))
    assert strip.slide > 0
    settle(lambda: strip.slide == 0)


def test_skins_are_picked_by_their_swatch(kit: Any) -> None:
    tile = next(tile for tile in kit.ids.skins.children if tile.number == 4)
    tap_on(tile)
    assert kit.look == Look(1, 1, 1, 4)
    assert [other.number for other in kit.ids.skins.children if other.chosen] == [4]


@pytest.mark.parametrize("size", [TALL, WIDE])
def test_where_there_is_room_every_part_lies_on_a_shelf(
    open_shell: Callable[..., Any], size: tuple[int, int]
) -> None:
    app = open_shell(size)
    kit = open_kit(app, name=keep(app, monster=Look(0, 0, 0, 0).to_json()))
    tiles = kit.ids.shelf.children
    assert len(tiles) == sum(CHOICES[part] for part in ("head", "body", "legs"))
    tap_on(next(tile for tile in tiles if (tile.part, tile.number) == ("body", 3)))
    assert kit.look == Look(0, 3, 0, 0)
    assert [(tile.part, tile.number) for tile in tiles[::-1] if tile.chosen] == [
        ("head", 0), ("body", 3), ("legs", 0),
    ]  # fmt: skip


def test_the_shelves_put_on_the_skin_that_was_chosen(open_shell: Callable[..., Any]) -> None:
    app = open_shell(TALL)
    kit = open_kit(app, name=keep(app, monster=Look(0, 0, 0, 0).to_json()))
    tap_on(next(tile for tile in kit.ids.skins.children if tile.number == 3))
    settle(lambda: all(tile.skin == 3 and tile.texture for tile in kit.ids.shelf.children))


def test_a_phone_has_no_shelves(kit: Any) -> None:
    assert kit.ids.shelf.children == []


def test_surprise_builds_by_chance(kit: Any) -> None:
    kit.chance = lambda _below: 77
    tap_on(kit.ids.surprise)
    assert kit.look == Look.from_number(77)


def test_shaking_the_device_surprises_too_but_not_behind_a_dialog(app: Any, kit: Any) -> None:
    kit.chance = lambda _below: 78
    tap_on(kit.ids.pencil)
    app.services.motion.give(Shaken())
    assert kit.look == Look(1, 1, 1, 1)
    app.dialogs.close_top()
    settle(lambda: app.dialogs.top is None)
    app.services.motion.give(Shaken())
    assert kit.look == Look.from_number(78)


def test_nobody_listens_to_the_device_when_the_kit_is_put_away(app: Any, kit: Any) -> None:
    app.back()
    assert app.services.motion.listeners == []


def test_people_write_a_name_of_their_own_and_it_outlives_a_surprise(app: Any, kit: Any) -> None:
    tap_on(kit.ids.pencil)
    field = next(widget for widget in app.dialogs.top.walk() if hasattr(widget, "hint_text"))
    assert field.hint_text == "Pailcoat the Stamper"
    field.text = "Old Grumble"
    answer(app, "Save")
    assert kit.called == "Old Grumble"
    tap_on(kit.ids.surprise)
    assert kit.called == "Old Grumble"


def test_an_empty_name_is_the_suggested_one(app: Any, kit: Any) -> None:
    kit.rename("Bert")
    tap_on(kit.ids.pencil)
    next(widget for widget in app.dialogs.top.walk() if hasattr(widget, "hint_text")).text = "  "
    answer(app, "Save")
    assert kit.called == "Pailcoat the Stamper"


def test_the_suggested_name_follows_the_parts(kit: Any) -> None:
    tap(*on(kit, "head"))
    assert kit.called == "Gulpcoat the Stamper"


def test_the_parts_go_round_the_table(kit: Any) -> None:
    asked = []
    for _ in range(5):
        asked.append((kit.invitation, kit.hue))
        tap_on(kit.ids.next_step)
    assert asked == [
        ("Mira: choose the head", "blue"),
        ("Odo: choose the body", "red"),
        ("Lene: choose the legs", "bone"),
        ("Mira: choose the skin", "blue"),
        ("Odo: name the monster", "red"),
    ]
    assert kit.invitation == "Mira: choose the head"


def test_everybody_may_touch_anything_and_the_line_follows(kit: Any) -> None:
    tap(*on(kit, "legs"))
    assert kit.invitation == "Lene: choose the legs"
    tap_on(kit.ids.skins.children[0])
    assert kit.invitation == "Mira: choose the skin"


def test_computer_players_are_not_asked(app: Any) -> None:
    kit = open_kit(app, name=keep(app, people=2))
    for _ in range(2):
        tap_on(kit.ids.next_step)
    assert kit.invitation == "Mira: choose the legs"


def test_one_person_alone_is_told_how_it_works(app: Any) -> None:
    kit = open_kit(app, name=keep(app, people=1))
    assert (kit.hue, kit.ids.next_step.width) == ("", 0)
    assert "Swipe" in kit.invitation


def test_a_table_that_has_no_monster_yet_begins_with_one_drawn_by_lot(app: Any) -> None:
    assert open_kit(app, name=keep(app)).look == Look.from_number(5)


def test_a_new_table_keeps_the_drawn_one_even_if_nobody_is_ready(app: Any) -> None:
    name = keep(app)
    open_kit(app, name=name, fresh=True)
    app.back()
    assert saved(app, name) == Look.from_number(5).to_json()


def test_a_table_that_cannot_be_read_says_so_and_ready_leads_back(app: Any) -> None:
    app.services.storage.write("tables", "broken.json", b"{ no longer a table")
    kit = open_kit(app, name="broken.json", fresh=True)
    assert app.toast.text
    tap_on(kit.ids.ready)
    assert app.navigator.trail == ["home"]


def test_ready_keeps_the_monster_and_sits_down(app: Any) -> None:
    name = keep(app, monster=Look(1, 1, 1, 1).to_json())
    kit = open_kit(app, name=name, fresh=True)
    swipe(kit, "head", -140)
    tap_on(kit.ids.ready)
    frames(2)
    assert saved(app, name) == Look(2, 1, 1, 1).to_json()
    assert app.navigator.trail == ["home", "table"]


def test_a_monster_that_is_not_ready_is_not_kept(app: Any) -> None:
    name = keep(app, monster=Look(1, 1, 1, 1).to_json())
    kit = open_kit(app, name=name, fresh=True)
    swipe(kit, "head", -140)
    app.back()
    assert saved(app, name) == Look(1, 1, 1, 1).to_json()


def test_a_full_disk_does_not_stop_the_game(app: Any) -> None:
    name = keep(app)
    kit = open_kit(app, name=name, fresh=True)
    app.services.storage.refuse = errno.ENOSPC
    tap_on(kit.ids.ready)
    frames(2)
    assert app.navigator.trail == ["home", "table"]
    assert app.navigator.page.session.table[KEY] == Look.from_number(5).to_json()


def test_setup_leads_through_the_kit(open_shell: Callable[..., Any]) -> None:
    app = open_shell(TALL)
    keep(app)
    app.navigator.transition.duration = 0.01
    app.go("setup", key="finstere_flure")
    settle(lambda: not app.navigator.transition.is_active)
    frames(3)
    tap_on(app.navigator.page.ids.begin)
    frames(3)
    assert app.navigator.trail == ["home", "monster_kit"]


def test_the_menu_of_a_table_opens_the_kit_and_ready_comes_back(app: Any) -> None:
    name = keep(app, people=1, monster=Look(1, 1, 1, 1).to_json())
    app.navigator.transition.duration = 0.01
    app.go("table", name=name)
    frames(4)
    table = app.navigator.page
    laid = table.presenter
    table.open_menu()
    answer(app, "Customise the monster")
    settle(lambda: not app.navigator.transition.is_active)
    frames(3)
    kit = app.navigator.page
    tap_on(arrow(kit, "head", 1))
    tap_on(kit.ids.ready)
    frames(2)
    assert app.navigator.trail == ["home", "table"]
    assert table.session.table[KEY] == saved(app, name) == Look(2, 1, 1, 1).to_json()
    assert table.presenter is not laid, "the table is laid anew, with the new monster"


def test_only_this_game_has_a_kit() -> None:
    furnished = {key: kit.furnish.screen for key, kit in kits().items() if kit.furnish}
    assert furnished == {"finstere_flure": "monster_kit"}
    assert set(furnished.values()) == set(KIT.screens)


def test_on_a_very_small_stage_the_arrows_keep_apart(app: Any, kit: Any) -> None:
    app.settings.text_size = 150
    resize(360, 600)
    heights = sorted({round(other.center_y) for other in kit.ids.stage.arrows})
    assert len(heights) == 3
    assert min(b - a for a, b in pairwise(heights)) >= 48


def test_a_turn_of_the_device_keeps_the_monster(app: Any, kit: Any) -> None:
    resize(*WIDE)
    assert len(kit.ids.shelf.children) == 15
    assert kit.look == Look(1, 1, 1, 1)
    swipe(kit, "head", -200)
    assert kit.look == Look(2, 1, 1, 1)


class French(NullTranslations):
    """A few words are enough here."""

    words: ClassVar = {
        "{name}: choose the head": "{name} choisit la tête",
        "Pail": "Marmit",
        "Head {number}": "Tête {number}",
    }

    def gettext(self, message: str) -> str:
        return self.words.get(message, message)


def test_the_kit_speaks_the_language_of_the_moment(
    app: Any, kit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.services.language.load_catalogues", lambda _folder, _language: French())
    app.settings.language = "fr"
    assert kit.invitation == "Mira choisit la tête"
    assert kit.called == "Marmitcoat the Stamper"
    assert kit._tiles[0].title == "Tête 1"
