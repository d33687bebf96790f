"""What a desktop of Linux is told about Lanterne: it validates, and agrees with the app."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app import VERSION
from app.look.languages import LANGUAGES
from app.services.exchange import ENDING
from tools.android.spec import Spec
from tools.desktop import bundling

HERE = bundling.HERE
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def told() -> ElementTree.Element:
    return ElementTree.parse(HERE / "org.lanterne.lanterne.metainfo.xml").getroot()


def text(told: ElementTree.Element, path: str) -> str:
    found = told.find(path)
    assert found is not None
    return str(found.text)


def test_stores_of_desktops_hear_of_this_version(told: ElementTree.Element) -> None:
    spec = Spec()
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == VERSION
    assert text(told, "id") == f"{spec.text('package.domain')}.{spec.text('package.name')}"
    assert text(told, "launchable") == "lanterne.desktop"
    assert set(text(told, "project_license").split()) == {"MIT"}


@pytest.mark.parametrize("path", ["summary", "description/p", "description/ul/li", "keywords/keyword"])
def test_everything_is_said_in_every_language(told: ElementTree.Element, path: str) -> None:
    spoken = [each.get(LANG, "en") for each in told.findall(path)]
    assert {language: spoken.count(language) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, len(spoken) // len(LANGUAGES)
    )


def test_a_file_of_ours_is_known_by_its_ending(told: ElementTree.Element) -> None:
    kinds = ElementTree.parse(HERE / "lanterne-mime.xml").getroot()
    glob = kinds.find(f"{MIME}mime-type/{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{ENDING}"
    kind = text(told, "provides/mediatype")
    assert f"MimeType={kind};" in (HERE / "lanterne.desktop").read_text("utf-8")
    assert [each.get("type") for each in kinds] == [kind]


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not here")
def test_appstream_takes_the_metainfo() -> None:
    path = str(HERE / "org.lanterne.lanterne.metainfo.xml")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--no-color", path], capture_output=True, text=True
    )
    assert not re.findall(r"^[EW]: .*", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not here")
def test_freedesktop_takes_the_menu_entry(tmp_path: Path) -> None:
    entry = tmp_path / "lanterne.desktop"
    entry.write_text((HERE / "lanterne.desktop").read_text("utf-8").replace("{folder}", "/opt/lanterne"))
    done = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
