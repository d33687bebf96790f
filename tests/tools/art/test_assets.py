"""The pictures, sounds and fonts that the app is written against are there and sane."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

ASSETS = Path(__file__).resolve().parents[3] / "assets"
BUDGET = 20_000_000

SEATS = {
    "blue": "square", "red": "triangle", "bone": "disc", "green": "diamond",
    "yellow": "hexagon", "plum": "cross", "rose": "star", "slate": "crescent",
}  # fmt: skip


def names(text: str) -> list[str]:
    """A list written as a sentence."""
    return text.split()


OPEN_PATCHES = names("frame ring corner")
CLOSED_PATCHES = names(
    """panel panel_active panel_tray panel_dark button button_down button_off primary primary_down danger
    field field_focus chip chip_on toast strip"""
)
DISCS = names("disc disc_down disc_off disc_primary disc_primary_down")
ICONS = names(
    """back menu undo redo turn_left turn_right tick cancel eye log hint play pause step_on step_back to_start
    to_end speed settings companion rules share code dice hand plus minus bin pencil person robot language
    sound mute vibrate contrast text_size info search left right up down zoom_reset warning cup side keyboard
    timer more lock brush clock home swap"""
)
PATTERNS = names("bars chevrons dots spiral checks weave rays plain")

SIZES: dict[str, tuple[int, int]] = {
    **dict.fromkeys([*OPEN_PATCHES, *CLOSED_PATCHES, *ICONS], (96, 96)),
    **dict.fromkeys(DISCS, (128, 128)),
    **{f"mark_{seat}": (96, 96) for seat in SEATS},
    **{f"shape_{shape}": (96, 96) for shape in SEATS.values()},
    **{f"pattern_{name}": (128, 128) for name in PATTERNS},
    **{f"pawn_{seat}{state}": (160, 220) for seat in SEATS for state in ("", "_out")},
    **{f"flame_{i}": (96, 128) for i in range(3)},
    **dict.fromkeys(("knob", "check_off", "check_on", "radio_off", "radio_on"), (64, 64)),
    "groove": (32, 16),
    "switch_off": (112, 64),
    "switch_on": (112, 64),
    "smoke": (96, 160),
    "glow": (256, 256),
    "soot_edge": (256, 64),
    "spark": (32, 32),
    "shadow": (128, 64),
}

PICTURES = {
    "textures/paper.png": (512, 512),
    "textures/soot.png": (512, 512),
    "textures/night.png": (512, 512),
    "home/backdrop_phone.jpg": (1080, 2340),
    "home/backdrop_tall.jpg": (1200, 1920),
    "home/backdrop_wide.jpg": (1920, 1200),
    "home/night_cage.png": (600, 900),
    "home/finstere_flure.png": (600, 900),
    "home/dead_cells.png": (600, 900),
    "home/obscurio.png": (600, 900),
    "home/lantern.png": (240, 420),
    "icon/icon.png": (512, 512),
    "icon/icon_fg.png": (432, 432),
    "icon/icon_bg.png": (432, 432),
    "icon/presplash.png": (1200, 1200),
}

EFFECTS = names(
    "place turn refuse flip tap tick beat end_of_time hit crumble draw curtain chime_1 chime_2 chime_3"
)
DEAD_CELLS = names(
    """hit block shield poison bleed fire frost mark heal death loot cell tooth skill spark reveal curtain
    step tile buy scroll gear rune purge door well shown curtain_falls gold ward immune frozen_row companion
    joined item blueprint secret top_card in_vain assigned pocketed lair"""
)
PLACES = names("b1 b2 b3 b4 b5 b6 b7 c1 c2 c3")
LENGTHS = {
    **dict.fromkeys(EFFECTS, (0.05, 1.2)),
    **{f"dc_{name}": (0.05, 1.2) for name in DEAD_CELLS},
    **dict.fromkeys(("dc_boss", "dc_flip"), (1, 2)),
    **dict.fromkeys(("win", "lose", "dc_won", "dc_lost"), (2, 3)),
    "ambience": (15, 25),
    **{f"dc_ambience_{name}": (8, 15) for name in PLACES},
}
LOOPS = ["ambience", *(f"dc_ambience_{name}" for name in PLACES)]


@pytest.fixture(scope="module")
def index() -> dict[str, list[int]]:
    """The places of all sprites."""
    pages = json.loads((ASSETS / "ui/ui.atlas").read_text(encoding="utf-8"))
    places: dict[str, list[int]] = pages["ui-0.png"]
    return places


@pytest.fixture(scope="module")
def page() -> Image.Image:
    """The page of the atlas."""
    return Image.open(ASSETS / "ui/ui-0.png").convert("RGBA")


def sprite(page: Image.Image, place: list[int]) -> Image.Image:
    """Cut one sprite out of the page; Kivy counts rows from below."""
    x, y, width, height = place
    top = page.height - y - height
    return page.crop((x, top, x + width, top + height))


def opacity(picture: Image.Image) -> list[int]:
    """The alpha of every pixel, row by row."""
    return list(picture.getchannel("A").tobytes())


def test_the_atlas_holds_every_promised_sprite_in_its_size(index: dict[str, list[int]]) -> None:
    assert {name: tuple(place[2:]) for name, place in index.items()} == SIZES


def test_every_sprite_lies_inside_a_page_that_weak_devices_can_load(
    index: dict[str, list[int]], page: Image.Image
) -> None:
    assert max(page.size) <= 2048
    for name, (x, y, width, height) in index.items():
        assert 2 <= x <= page.width - width - 2, name
        assert 2 <= y <= page.height - height - 2, name


def test_sprites_keep_two_pixels_of_bleed_between_them(index: dict[str, list[int]]) -> None:
    places = sorted(index.values())
    for i, (x, y, width, height) in enumerate(places):
        for other_x, other_y, other_width, other_height in places[i + 1 :]:
            apart = other_x >= x + width + 4 or other_y >= y + height + 4 or y >= other_y + other_height + 4
            assert apart or x >= other_x + other_width + 4


@pytest.mark.parametrize("name", sorted(SIZES))
def test_no_sprite_is_empty(name: str, index: dict[str, list[int]], page: Image.Image) -> None:
    alpha = opacity(sprite(page, index[name]))
    assert max(alpha) > 80
    assert sum(value > 40 for value in alpha) > len(alpha) * 0.02


@pytest.mark.parametrize("name", OPEN_PATCHES)
def test_open_patches_show_what_lies_behind_them(
    name: str, index: dict[str, list[int]], page: Image.Image
) -> None:
    middle = sprite(page, index[name]).crop((36, 36, 60, 60))
    assert max(opacity(middle)) == 0


@pytest.mark.parametrize("name", CLOSED_PATCHES)
def test_closed_patches_are_solid_where_they_are_stretched(
    name: str, index: dict[str, list[int]], page: Image.Image
) -> None:
    middle = sprite(page, index[name]).crop((32, 32, 64, 64))
    assert min(opacity(middle)) == 255


@pytest.mark.parametrize("name", sorted(f"shape_{shape}" for shape in SEATS.values()))
def test_plain_shapes_are_white_even_where_they_are_transparent(
    name: str, index: dict[str, list[int]], page: Image.Image
) -> None:
    colours = sprite(page, index[name]).convert("RGB").getcolors(maxcolors=2)
    assert colours is not None
    assert [colour for _, colour in colours] == [(255, 255, 255)]


def test_a_pawn_that_is_out_is_darker_than_one_that_burns(
    index: dict[str, list[int]], page: Image.Image
) -> None:
    for seat in SEATS:
        burning, out = (
            sum(sprite(page, index[name]).convert("L").tobytes())
            for name in (f"pawn_{seat}", f"pawn_{seat}_out")
        )
        assert out < burning * 0.75, seat


@pytest.mark.parametrize(("name", "size"), PICTURES.items())
def test_pictures_have_the_promised_size(name: str, size: tuple[int, int]) -> None:
    with Image.open(ASSETS / name) as picture:
        assert picture.size == size


def test_the_title_is_1400_pixels_wide_and_transparent_at_its_corners() -> None:
    title = Image.open(ASSETS / "home/title.png").convert("RGBA")
    assert title.width == 1400
    alpha = opacity(title)
    assert (alpha[0], alpha[-1]) == (0, 0)


@pytest.mark.parametrize("game", ["night_cage", "finstere_flure", "dead_cells", "obscurio"])
def test_a_card_leaves_its_foot_free_for_the_name(game: str) -> None:
    """The lowest 15 per cent carry no drawing: calm dark paper only."""
    foot = Image.open(ASSETS / f"home/{game}.png").convert("L").crop((60, 885, 540, 965)).tobytes()
    assert max(foot) < 60


def edge_steps(texture: Image.Image) -> tuple[float, float]:
    """How much neighbours differ inside a texture and across its border."""
    grey = texture.convert("L")
    width, height = grey.size
    rows = [grey.crop((0, y, width, y + 1)).tobytes() for y in range(height)]

    def differ(first: bytes, second: bytes) -> float:
        return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)

    inner = max(differ(rows[y], rows[y + 1]) for y in range(0, height - 1, 16))
    return inner, differ(rows[-1], rows[0])


@pytest.mark.parametrize("name", ["paper", "soot", "night"])
def test_textures_repeat_without_a_seam(name: str) -> None:
    texture = Image.open(ASSETS / f"textures/{name}.png")
    for turned in (texture, texture.transpose(Image.Transpose.ROTATE_90)):
        inner, across = edge_steps(turned)
        assert across <= inner * 1.15


@pytest.mark.parametrize("name", ["paper", "soot"])
def test_grey_textures_stay_round_the_middle(name: str) -> None:
    grey = Image.open(ASSETS / f"textures/{name}.png").convert("L").tobytes()
    assert 122 < sum(grey) / len(grey) < 134


def ogg_pages(data: bytes) -> Iterator[bytes]:
    """Walk over the pages of an ogg stream."""
    start = 0
    while start < len(data):
        count = data[start + 26]
        size = 27 + count + sum(data[start + 27 : start + 27 + count])
        yield data[start : start + size]
        start += size


def vorbis_facts(path: Path) -> tuple[int, int, float]:
    """Channels, rate and seconds of a vorbis file, read from its first and last page."""
    pages = list(ogg_pages(path.read_bytes()))
    first = pages[0]
    packet = first[27 + first[26] :]
    assert packet[:7] == b"\x01vorbis"
    channels, rate = packet[11], struct.unpack_from("<I", packet, 12)[0]
    (samples,) = struct.unpack_from("<q", pages[-1], 6)
    return channels, rate, samples / rate


@pytest.mark.parametrize("name", sorted(LENGTHS))
def test_sounds_are_mono_and_neither_too_short_nor_too_long(name: str) -> None:
    channels, rate, seconds = vorbis_facts(ASSETS / f"sounds/{name}.ogg")
    shortest, longest = LENGTHS[name]
    assert (channels, rate) == (1, 44_100)
    assert shortest <= seconds <= longest


def test_the_manifest_tells_of_sounds_without_clicks_or_clipping() -> None:
    manifest = json.loads((ASSETS / "sounds/manifest.json").read_text(encoding="utf-8"))
    assert set(manifest) == set(LENGTHS)
    for name, facts in manifest.items():
        assert facts["peak"] < 0.9, name
        assert abs(facts["offset"]) < 0.002, name
        assert max(abs(facts["first"]), abs(facts["last"])) < 0.02, name
        assert facts["seconds"] == pytest.approx(vorbis_facts(ASSETS / f"sounds/{name}.ogg")[2], abs=0.01), (
            name
        )


@pytest.mark.parametrize("name", LOOPS)
def test_an_ambience_stays_in_the_background(name: str) -> None:
    manifest = json.loads((ASSETS / "sounds/manifest.json").read_text(encoding="utf-8"))
    assert manifest[name]["rms"] < 0.05


ALIKE = (("hit", "dc_hit"), ("curtain", "dc_curtain"), ("win", "dc_won"), ("lose", "dc_lost"))
"""Sounds that say the same in different games."""


def test_what_says_the_same_is_equally_loud_at_every_table() -> None:
    """In LUFS, as an ear hears it; a difference of one decibel is just noticed."""
    manifest = json.loads((ASSETS / "sounds/manifest.json").read_text(encoding="utf-8"))
    for one, other in ALIKE:
        assert abs(manifest[one]["loudness"] - manifest[other]["loudness"]) < 1, (one, other)
    loops = [manifest[name]["loudness"] for name in LOOPS]
    assert max(loops) - min(loops) < 1
    house = [manifest[name]["loudness"] for name in EFFECTS]
    game = [manifest[f"dc_{name}"]["loudness"] for name in DEAD_CELLS]
    assert abs(sum(house) / len(house) - sum(game) / len(game)) < 2
    assert max(game) <= max(house)


def test_every_font_ships_with_its_licence() -> None:
    fonts = sorted((ASSETS / "fonts").glob("*.ttf"))
    assert len(fonts) == 4
    for font in fonts:
        licence = ASSETS / "fonts" / f"OFL_{font.name.split('_')[0]}.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8").upper(), font.name


def test_drawn_assets_fit_the_budget() -> None:
    folders = ("fonts", "ui", "textures", "home", "icon", "sounds")
    total = sum(
        path.stat().st_size for folder in folders for path in (ASSETS / folder).rglob("*") if path.is_file()
    )
    assert total < BUDGET
