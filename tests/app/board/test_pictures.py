"""Sprites and large pictures are held by whoever shows them, and by nobody else."""

import gc
from pathlib import Path
from typing import Any

import pytest
from kivy.core.image import ImageLoader
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture

from app.board import sprites
from app.board.lasting import picture
from app.board.pictures import MOST, Pictures
from app.board.sprites import Sprites
from app.look.places import INTERFACE, asset
from tests.app.fingers import frames

pytestmark = pytest.mark.ui


@pytest.fixture
def cards(window: Any, tmp_path: Path) -> list[str]:
    """More pictures than are kept at once."""
    data = Path(asset("textures", "soot.png")).read_bytes()
    files = [tmp_path / f"card_{number}.png" for number in range(MOST + 3)]
    for file in files:
        file.write_bytes(data)
    return [str(file) for file in files]


def freed(number: int) -> bool:
    gc.collect()
    frames(3)
    return not glIsTexture(number)


def test_a_picture_is_read_once(cards: list[str]) -> None:
    pictures = Pictures()
    assert pictures[cards[0]] is pictures[cards[0]]
    assert pictures[cards[0]].size[0] > 0


def test_a_dozen_is_kept_and_the_oldest_goes_first(cards: list[str]) -> None:
    pictures = Pictures()
    first, second = pictures[cards[0]].id, pictures[cards[1]].id
    for card in cards[2:MOST]:
        assert pictures[card]
    assert pictures[cards[0]].id == first, "asked for again, it is the youngest"
    assert pictures[cards[MOST]]
    assert len(pictures) == MOST
    assert freed(second)
    assert not freed(first)


def test_whoever_draws_a_picture_keeps_it(cards: list[str]) -> None:
    pictures = Pictures(most=1)
    drawn = pictures[cards[0]]
    assert pictures[cards[1]] is not drawn
    assert not freed(drawn.id)


def test_a_table_that_is_left_lets_go_of_all(cards: list[str]) -> None:
    pictures = Pictures()
    numbers = [pictures[card].id for card in cards[:4]]
    pictures.clear()
    assert len(pictures) == 0
    assert all(map(freed, numbers))


def test_an_atlas_lives_as_long_as_somebody_has_its_sprites(window: Any, tmp_path: Path) -> None:
    folder = INTERFACE.path.parent
    for file in folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    path = tmp_path / INTERFACE.path.name
    one, other = Sprites(path), Sprites(path)
    assert one["cup"] is other["cup"]
    number = one["cup"].id
    del one
    assert not freed(number)
    del other
    assert freed(number)
    assert path not in sprites._atlases


def test_a_picture_that_many_show_is_filled_once_when_the_device_has_lost_it(
    cards: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    filled: list[str] = []
    load = ImageLoader.load

    def watched(source: str, **how: Any) -> Any:
        if how.get("keep_data"):
            filled.append(source)
        return load(source, **how)

    shown = [picture(cards[0]) for _ in range(5)]
    monkeypatch.setattr(ImageLoader, "load", watched)
    get_context().reload()
    assert len(set(map(id, shown))) == 1
    assert filled.count(cards[0]) == 1
