"""buildozer.spec says what Lanterne needs on Android and nothing more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.android.spec import SPEC, Spec, faults, picture_size
from tools.bootstrap import ROOT


def changed(folder: Path, line: str, other: str) -> Spec:
    """The spec with one line changed, in a place of its own from which it still finds our files."""
    text = SPEC.read_text("utf-8")
    assert line in text
    text = text.replace(line, other).replace("source.dir = .", f"source.dir = {ROOT.as_posix()}")
    path = folder / "buildozer.spec"
    path.write_text(text, "utf-8")
    return Spec(path)


def test_the_spec_is_as_it_must_be() -> None:
    assert faults(Spec()) == []


@pytest.mark.parametrize(
    ("line", "other", "fault"),
    [
        ("android.permissions = VIBRATE", "android.permissions = VIBRATE,INTERNET", "VIBRATE,INTERNET"),
        ("android.permissions = VIBRATE", "", "android.permissions is missing"),
        ("android.api = 36", "android.api = 35", "android.api is 35"),
        ("android.archs = arm64-v8a\n", "android.archs = arm64-v8a,armeabi-v7a\n", "android.archs"),
        ("android/application.txt", "android/no.txt", "the application's arguments are"),
        ("android.backup_rules = ", "android.no_rules = ", "android.backup_rules"),
        ("android.manifest.intent_filters", "android.no_filters", "android.manifest.intent_filters"),
        ("android.add_resources", "android.no_resources", "android.add_resources"),
        ("orientation = portrait,", "orientation = ", "orientation"),
        ("icon/icon.png", "icon/no_icon.png", "icon.filename must be a PNG of 512 x 512"),
        ("icon/icon_fg.png", "icon/icon.png", "must be a PNG of 432 x 432"),
        ("kivymd==2.0.0", "kivymd==1.2.0", "requirement kivymd is pinned to 1.2.0"),
        ("plyer==2.1.0", "plyer", "requirement plyer is pinned to nothing"),
        ("VERSION = ", "VERSION_OF_NOTHING = ", "the version is not found"),
        ("android/manifest.xml", "android/no.xml", "the manifest asks for no android.intent.action.TTS"),
        ("title = Lanterne", "title =", "the title is missing"),
    ],
)
def test_a_spec_that_went_wrong_is_named(tmp_path: Path, line: str, other: str, fault: str) -> None:
    found = faults(changed(tmp_path, line, other))
    assert any(fault in line for line in found), found


def test_every_requirement_of_the_app_is_named_in_the_spec() -> None:
    assert {"kivy", "kivymd", "plyer", "materialyoucolor", "asynckivy", "asyncgui"} <= set(
        Spec().requirements
    )


def test_a_file_that_is_no_picture_has_no_size(tmp_path: Path) -> None:
    (tmp_path / "icon.png").write_text("not a picture")
    assert picture_size(tmp_path / "icon.png") == (0, 0)
    assert picture_size(tmp_path / "missing.png") == (0, 0)
