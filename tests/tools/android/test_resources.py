"""The files that Android reads beside the app: what is backed up, its languages, which files it opens."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.look.languages import LANGUAGES
from app.services.exchange_android import BINARY
from app.services.storage import FOLDERS
from tools.android.project import ANDROID, _for_packager
from tools.android.resources import TOOLS, faults, package_proof
from tools.android.wheels import least

HERE = Path(__file__).resolve().parents[3] / "tools" / "android"
BADGING = """package: name='org.lanterne.lanterne' versionCode='1024' versionName='0.2.0'
sdkVersion:'24'
targetSdkVersion:'36'
uses-permission: name='android.permission.VIBRATE'
application-label:'Lanterne'
application-label-fr:'Lanterne'
application: label='Lanterne' icon='res/mipmap-anydpi-v26/icon.xml'
launchable-activity: name='org.kivy.android.PythonActivity'  label='Lanterne' icon=''
locales: '--_--' 'fr'
"""


def included(file: str, below: str) -> list[str]:
    rules = ElementTree.parse(HERE / "res" / "xml" / file).getroot()
    assert all(each.get("domain") == "file" for each in rules.iter("include"))
    return [str(each.get("path")) for each in rules.findall(f"{below}include")]


@pytest.mark.parametrize(
    ("file", "below"),
    [
        ("backup_rules.xml", ""),
        ("data_extraction_rules.xml", "cloud-backup/"),
        ("data_extraction_rules.xml", "device-transfer/"),
    ],
)
def test_android_backs_up_what_people_have_made_and_nothing_else(file: str, below: str) -> None:
    assert included(file, below) == list(FOLDERS)


def test_android_offers_the_languages_that_the_app_speaks() -> None:
    told = ElementTree.parse(HERE / "res" / "xml" / "locales_config.xml").getroot()
    assert [each.get(ANDROID + "name") for each in told] == list(LANGUAGES)
    for language in set(LANGUAGES) - {"en"}:
        assert (HERE / "res" / f"values-{language}" / "strings.xml").is_file()


def test_other_apps_can_hand_over_the_kind_of_file_that_is_sent() -> None:
    text = (HERE / "intent_filters.xml").read_text("utf-8")
    filters = ElementTree.fromstring(f'<x xmlns:android="{ANDROID.strip("{}")}">{text}</x>')
    for each in filters:
        assert BINARY in [data.get(ANDROID + "mimeType") for data in each.findall("data")]


def test_what_the_package_says_is_held_against_the_spec() -> None:
    assert faults(BADGING) == []
    assert faults(BADGING.replace("'36'", "'35'")) == ["no target version: targetSdkVersion:'36'"]
    loud = BADGING + "uses-permission: name='android.permission.INTERNET'\n"
    assert "INTERNET" in faults(loud)[0]


def test_a_machine_without_the_tools_says_which_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("FRAMEWORK_RES", str(tmp_path / "none"))
    verdict = package_proof(tmp_path)
    assert verdict.held is None
    assert all(name in verdict.line for name in (*TOOLS, "framework-res.apk"))


def test_the_packager_gets_what_p4a_passes_on() -> None:
    command = ["apk", "--bootstrap", "sdl2", "--name", "Lanterne", "--copy-libs", "--add-resource", "a:"]
    assert _for_packager(command) == ["--name", "Lanterne", "--resource", "a:"]


def test_the_least_alignment_of_a_library_counts() -> None:
    told = "  LOAD 0x0 0x0 0x0 0x1 0x1 R E 0x4000\n  LOAD 0x0 0x0 0x0 0x1 0x1 RW  0x1000\n  NOTE 0x1 0x4\n"
    assert (least(told), least("no library")) == (0x1000, 0)
