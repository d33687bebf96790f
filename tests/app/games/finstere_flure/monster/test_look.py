"""A monster is what the table made of it, whatever a file says, and looks it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.finstere_flure.monster.look import (
    BODIES,
    CHOICES,
    HEADS,
    KEY,
    LEGS,
    LONGEST_NAME,
    Look,
    compose,
    look_of,
)
from app.games.finstere_flure.monster.skins import SKINS

ATLAS = Path(__file__).resolve().parents[5] / "assets/finstere_flure/finstere_flure.atlas"


def test_a_look_comes_back_from_a_save() -> None:
    look = Look(3, 4, 2, 5, "Old Grumble")
    assert Look.from_json(json.loads(json.dumps(look.to_json()))) == look


@pytest.mark.parametrize("data", [None, [], "monster", 7, {}, {"head": None}])
def test_saved_data_that_is_no_monster_becomes_the_default(data: Any) -> None:
    assert Look.from_json(data) == Look()


@pytest.mark.parametrize("wrong", [-1, 99, "1", 1.5, True, None])
def test_a_part_that_does_not_exist_becomes_that_of_the_default(wrong: Any) -> None:
    assert Look.from_json({"head": wrong, "body": 2, "legs": 0, "skin": wrong}) == Look(body=2, legs=0)


def test_a_name_from_a_file_is_one_short_line() -> None:
    look = Look.from_json({"name": "  The\nthing\x00 " + "x" * 90})
    assert look.name.startswith("The thing x")
    assert len(look.name) == LONGEST_NAME


def test_every_number_is_a_monster_and_always_the_same() -> None:
    looks = [Look.from_number(number) for number in range(400)]
    assert looks == [Look.from_number(number) for number in range(400)]
    for choice, count in CHOICES.items():
        assert {getattr(look, choice) for look in looks} == set(range(count))
    assert len(set(looks)) > 250


def test_parts_go_round() -> None:
    last = CHOICES["head"] - 1
    assert Look(head=last).turned("head", 1).head == 0
    assert Look(head=0).turned("head", -1).head == last
    assert Look(skin=1).turned("skin", 1) == Look(skin=2)


def test_a_monster_is_called_after_its_parts_until_it_gets_a_name() -> None:
    assert Look(0, 0, 1).called(str) == "Furunkulus the Stamper"
    assert Look(1, 4, 4).called(str) == "Pailchest the Hopper"
    assert Look(1, 4, 4, name="Bert").called(str) == "Bert"


def test_every_suggested_name_is_short_enough_and_of_its_own() -> None:
    names = [
        Look(head, body, legs).proposed(str)
        for head in range(len(HEADS)) for body in range(len(BODIES)) for legs in range(len(LEGS))
    ]  # fmt: skip
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= LONGEST_NAME


def test_a_suggested_name_follows_the_language() -> None:
    french = {"Furunk": "Furonc", "the Stamper": "le Piétineur"}
    assert Look(0, 0, 1).called(lambda word: french.get(word, word)) == "Furonculus le Piétineur"


def test_a_table_without_a_monster_gets_one_by_its_number() -> None:
    assert look_of({}, 5) == Look.from_number(5)
    assert look_of({KEY: Look(1, 1, 1).to_json()}, 5) == Look(1, 1, 1)
    assert look_of({KEY: "broken"}, 5) == Look()


def test_skins_can_be_told_apart() -> None:
    assert len({skin.hide for skin in SKINS}) == len(SKINS)
    assert all(skin.hide != skin.cloth for skin in SKINS)


def test_the_atlas_holds_every_part_as_large_as_its_frame_says() -> None:
    from app.games.finstere_flure.monster.portrait import FRAMES, PIXELS

    boxes = {
        name: box
        for page in json.loads(ATLAS.read_text(encoding="utf-8")).values()
        for name, box in page.items()
    }
    for kind, frame in FRAMES.items():
        for number in range(CHOICES[kind]):
            for name in (f"{kind}_{number}", f"{kind}_{number}_skin"):
                _, _, width, height = boxes[name]
                assert width == pytest.approx(frame.width * PIXELS, abs=1), name
                assert height == pytest.approx(frame.height * PIXELS, abs=1), name
        assert f"{kind}_{CHOICES[kind]}" not in boxes


def test_the_whole_frame_holds_every_part_and_ends_at_the_feet() -> None:
    from app.games.finstere_flure.monster.portrait import FRAMES, WHOLE

    for frame in FRAMES.values():
        assert frame.left >= WHOLE.left - 1e-9
        assert frame.left + frame.width <= WHOLE.left + WHOLE.width + 1e-9
        assert frame.bottom + frame.height <= WHOLE.bottom + WHOLE.height + 1e-9
    assert FRAMES["legs"].bottom == WHOLE.bottom


def share_of(texture: Any, start: float, end: float) -> float:
    """How much of a texture is painted between two heights, from 0 (its top) to 1; Kivy reads from above."""
    width, height = texture.size
    alphas = texture.pixels[3::4]
    rows = range(round(start * height), round(end * height))
    return (
        sum(alphas[row * width + x] > 128 for row in rows for x in range(0, width, 4))
        * 4
        / (len(rows) * width)
    )


@pytest.mark.ui
@pytest.mark.painted
@pytest.mark.usefixtures("window")
class TestPortrait:
    """These need a window to draw in."""

    def test_a_composed_monster_has_legs_body_and_head(self) -> None:
        texture = compose(Look())
        assert texture.width / texture.height == pytest.approx(2.76 / 4.53, abs=0.01)
        assert share_of(texture, 0, 0.03) < 0.05 < share_of(texture, 0.92, 0.97)
        for start, end in ((0.2, 0.35), (0.55, 0.65), (0.85, 0.95)):
            assert share_of(texture, start, end) > 0.25

    def test_the_same_monster_is_drawn_once(self) -> None:
        assert compose(Look(2, 1, 0, 3)) is compose(Look(2, 1, 0, 3, "by any name"))

    def test_every_choice_can_be_seen(self) -> None:
        plain = bytes(compose(Look()).pixels)
        for choice in CHOICES:
            assert bytes(compose(Look().turned(choice, 1)).pixels) != plain, choice

    def test_a_skin_dyes_the_hide_in_its_own_colour(self) -> None:
        """Taken from the middle of a leg that shows nothing but hide."""
        from app.games.finstere_flure.monster.portrait import part

        tints = {}
        for number, skin in enumerate(SKINS):
            texture = part("legs", 1, number)
            pixels, width = texture.pixels, texture.width
            at = 4 * (texture.height // 2 * width + round(width * 0.32))
            assert pixels[at + 3] == 255
            tints[skin.title] = tuple(pixels[at : at + 3])
        assert len(set(tints.values())) == len(SKINS)
        red, green, blue = tints["Moss"]
        assert green > red > blue
        red, green, blue = tints["Teal"]
        assert min(blue, green) > red

    def test_a_look_can_be_drawn_at_every_size(self) -> None:
        assert compose(Look()).mipmap
