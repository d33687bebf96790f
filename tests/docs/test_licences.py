"""The table of licences names exactly what ships, under the words that each package says of itself."""

import re
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.lockfile import pins

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.txt"
PACKAGE = re.compile(r"[a-z][a-z0-9-]*\Z")
LICENCE_FILE = re.compile(r"licen[cs]e|copying", re.I)
SHORT = {
    "Public Domain": "public domain",
    "BSD License": "BSD",
    "GNU General Public License (GPL)": "GPL",
    "MIT License": "MIT",
}
"""What a classifier or the head of a licence is called in the table."""


def rows() -> dict[str, str]:
    """The table: what is shipped, and its licence."""
    text = (ROOT / "docs" / "licences.md").read_text("utf-8")
    found = [tuple(line.strip("| ").split(" | ")) for line in text.splitlines() if line.startswith("|")]
    return dict(found[2:])


def named(shipped: str) -> list[str]:
    """The names in a row, without the words before them."""
    return shipped.rpartition(": ")[2].split(", ")


def packages() -> dict[str, str]:
    """The licence of each package that ships everywhere: rows that hold nothing but names."""
    plain = {row: licence for row, licence in rows().items() if all(map(PACKAGE.match, row.split(", ")))}
    return {name: licence.partition(" (")[0] for row, licence in plain.items() for name in row.split(", ")}


def row_that_begins(words: str) -> list[str]:
    return named(next(row for row in rows() if row.startswith(words)))


def declared(package: Distribution) -> str:
    """What a package says of itself: in a field, else in its classifiers, else at the head of its licence."""
    meta = package.metadata
    for field in ("License-Expression", "License"):
        if meta[field]:
            return str(meta[field])
    classified = [
        line.rpartition(" :: ")[2] for line in meta.get_all("Classifier") or () if "License ::" in line
    ]
    return ", ".join(SHORT[words] for words in classified or [_head(package)])


def _head(package: Distribution) -> str:
    file = next(file for file in package.files or () if LICENCE_FILE.search(file.name))
    return file.read_text("utf-8").strip().splitlines()[0].strip()


def test_every_package_that_ships_is_named_once_and_no_other() -> None:
    assert sorted(packages()) == sorted(pins(LOCK, "linux"))


def test_what_ships_on_windows_only_is_named_apart() -> None:
    assert sorted(row_that_begins("on Windows")) == sorted(
        pins(LOCK, "win32").keys() - pins(LOCK, "linux").keys()
    )


@pytest.mark.parametrize("name", sorted(pins(LOCK, "linux")))
def test_the_table_says_what_a_package_says_of_itself(name: str) -> None:
    assert packages()[name] == declared(distribution(name))


def test_our_fonts_are_named_and_their_licences_are_there() -> None:
    fonts = {path.name.partition("_")[0] for path in (ROOT / "assets" / "fonts").glob("*.ttf")}
    row = next(row for row in rows() if row.startswith("fonts"))
    assert set(row.removeprefix("fonts ").split(", ")) == fonts
    for font in fonts:
        text = (ROOT / "assets" / "fonts" / f"OFL_{font}.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_the_fonts_inside_kivy_and_kivymd_are_named() -> None:
    shipped = [
        path.stem.partition("-")[0] for path in (*_inside("kivy", "data/fonts"), *_inside("kivymd", "fonts"))
    ]
    assert set(row_that_begins("inside Kivy and KivyMD, fonts")) == set(shipped)


def test_the_libraries_inside_kivy_are_named() -> None:
    libraries = _inside("kivy", "../Kivy.libs")
    if not libraries:
        pytest.skip("only the wheels for Linux carry their libraries in a folder")
    shipped = {re.match(r"lib(SDL2(?:_[a-z]+)?|[a-z]+)", path.name)[1] for path in libraries}
    assert set(row_that_begins("inside Kivy and KivyMD, libraries")) == shipped


def _inside(package: str, folder: str) -> list[Path]:
    place = Path(find_spec(package).submodule_search_locations[0], folder)
    return [path for path in place.glob("*") if path.suffix == ".ttf" or ".so" in path.name]


def test_what_android_adds_is_named() -> None:
    wanted = re.search(r"^requirements = (.*)$", (ROOT / "buildozer.spec").read_text("utf-8"), re.M)[1]
    extra = {name.partition("==")[0] for name in wanted.split(",")} - pins(LOCK, "linux").keys()
    assert extra - {"python3", "android"} == set(row_that_begins("on Android"))
