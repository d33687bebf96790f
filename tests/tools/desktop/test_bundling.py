"""The desktop bundle holds what the app reads, has a menu entry, and is compared with the source."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from configparser import ConfigParser
from pathlib import Path

import pytest
from PIL import Image

from tools.android.packing import needed
from tools.bootstrap import ROOT
from tools.desktop import bundling
from tools.desktop.contents import EXCLUDED, LEFT_TO_THE_HOST, PLYER, data_files, is_wanted
from tools.desktop.likeness import differing, likeness
from tools.desktop.trial import ALLOWED, Trial, bare_surroundings

HERE = ROOT / "tools" / "desktop"
WELL = Trial(1.0, 1.5, 22, [], ALLOWED / 2, "about_phone.png")


def test_every_file_that_the_app_reads_is_in_the_bundle() -> None:
    held = {Path(source).relative_to(ROOT).as_posix() for source, _ in data_files(ROOT)}
    assert {name for name in needed() if name.startswith(("assets/", "kv/"))} <= held
    assert not [name for name in held if name.endswith((".po", ".md"))]


def test_a_file_keeps_its_folder() -> None:
    assert all(
        Path(source).parent == ROOT / folder and folder.startswith(("assets", "kv"))
        for source, folder in data_files(ROOT)
    )


def test_nothing_that_the_app_imports_is_excluded() -> None:
    assert not {"kivy", "kivymd", "plyer", "app", "engine", "asynckivy", "materialyoucolor"} & set(EXCLUDED)
    assert is_wanted("kivymd.uix.screen")
    assert not is_wanted("kivymd.uix.loadingindicator.loadingindicator")
    assert all(name.startswith("plyer.platforms.") for name in PLYER)


def test_the_recipe_is_python() -> None:
    source = (HERE / "lanterne.spec").read_text("utf-8")
    compile(source, "lanterne.spec", "exec")
    assert "libstdc++" in LEFT_TO_THE_HOST


def test_only_kivys_modules_and_pythons_library_lose_their_symbols(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    for name in (
        "kivy/a.so",
        "kivy/graphics/b.so",
        "Kivy.libs/libSDL2.so",
        "libpython3.11.so.1.0",
        "libz.so.1",
    ):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    found = [path.relative_to(inside).as_posix() for path in bundling.symbols_to_strip(tmp_path)]
    assert found == ["kivy/a.so", "kivy/graphics/b.so", "libpython3.11.so.1.0"]


def test_the_menu_entry_has_what_a_desktop_asks_for() -> None:
    entry = ConfigParser(interpolation=None)
    vars(entry)["optionxform"] = str
    entry.read(HERE / "lanterne.desktop", "utf-8")
    said = entry["Desktop Entry"]
    assert (said["Type"], said["Name"], said["Terminal"]) == ("Application", "Lanterne", "false")
    assert said["Exec"] == '"{folder}/lanterne" %f'
    assert said["Categories"].endswith(";")
    assert all(f"{key}[fr]" in said for key in ("Comment", "GenericName"))


@pytest.mark.skipif(sys.platform != "linux", reason="menu entries of this kind are Linux's")
def test_the_menu_entry_names_the_folder_even_with_spaces_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "my games & more"
    folder.mkdir()
    bundling.add_menu_entry(folder)
    home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    subprocess.run([str(folder / "add-to-menu")], env=home, cwd="/", check=True, capture_output=True)
    entry = (tmp_path / ".local/share/applications/lanterne.desktop").read_text("utf-8")
    assert f'Exec="{folder}/lanterne" %f\n' in entry
    assert f"Icon={folder}/lanterne.png\n" in entry
    assert "{folder}" not in entry
    assert (folder / "lanterne.png").is_file()


def test_an_archive_tells_nothing_about_this_machine(tmp_path: Path) -> None:
    folder = tmp_path / "lanterne"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "a.txt").write_text("a")
    with tarfile.open(bundling.archive(folder)) as tar:
        entries = tar.getmembers()
    assert [entry.name for entry in entries] == ["lanterne/_internal", "lanterne/_internal/a.txt"]
    assert {(entry.uid, entry.uname, entry.mtime) for entry in entries} == {(0, "", 0)}


def test_a_bundle_starts_in_an_empty_environment(tmp_path: Path) -> None:
    surroundings = bare_surroundings(tmp_path)
    assert surroundings["PATH"] == ""
    assert not {"HOME", "PYTHONPATH", "VIRTUAL_ENV", "DISPLAY", "LD_LIBRARY_PATH"} & set(surroundings)


@pytest.mark.parametrize(
    ("change", "passed"),
    [({}, True), ({"worst": ALLOWED * 2}, False), ({"only_one": ["a.png"]}, False), ({"pictures": 0}, False)],
)
def test_a_bundle_must_draw_what_the_source_draws(change: dict[str, object], passed: bool) -> None:
    assert WELL._replace(**change).passed is passed


def test_pictures_are_compared_by_what_can_be_seen(tmp_path: Path) -> None:
    for folder, colour in (("one", (40, 40, 40)), ("other", (44, 44, 44))):
        (tmp_path / folder).mkdir()
        Image.new("RGB", (10, 10), colour).save(tmp_path / folder / "a.png")
    one, other = tmp_path / "one" / "a.png", tmp_path / "other" / "a.png"
    assert differing(one, other) == 0
    with Image.open(other) as picture:
        picture.putpixel((3, 3), (255, 40, 40))
        picture.save(other)
    assert differing(one, other) == 0.01
    Image.new("RGB", (9, 10)).save(tmp_path / "other" / "b.png")
    found = likeness(tmp_path / "one", tmp_path / "other")
    assert (found.both, found.only_one, found.worst_name) == (1, ["b.png"], "a.png")
    Image.new("RGB", (9, 10)).save(one)
    assert differing(one, other) == 1.0
