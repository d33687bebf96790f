"""Into the package goes what the app reads, and nothing that only developers need."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.android.packing import BUDGET, faults, needed, packed
from tools.android.spec import Spec
from tools.bootstrap import ROOT


@pytest.fixture(scope="module")
def files() -> list[str]:
    return packed(Spec())


def test_what_must_be_packed_is_and_what_must_not_is_not(files: list[str]) -> None:
    assert faults(files) == []


def test_the_package_keeps_within_its_budget(files: list[str]) -> None:
    assert sum((ROOT / name).stat().st_size for name in files) < BUDGET


def test_every_folder_of_assets_is_packed(files: list[str]) -> None:
    folders = {path.name for path in (ROOT / "assets").iterdir() if path.is_dir()}
    assert {name.split("/")[1] for name in files if name.startswith("assets/")} == folders


@pytest.mark.parametrize("stray", ["play", "tests/show.py", "assets/locale/fr/LC_MESSAGES/shell.po", "x.md"])
def test_a_stray_file_is_a_fault(files: list[str], stray: str) -> None:
    assert faults([*files, stray]) == [f"{stray} is packed"]


@pytest.mark.parametrize("lost", ["main.py", "kv/shell/home.kv", "assets/locale/fr/LC_MESSAGES/shell.mo"])
def test_a_lost_file_is_a_fault(files: list[str], lost: str) -> None:
    left = [name for name in files if name != lost]
    assert f"{lost} is not packed" in faults(left)


def test_buildozers_rules_are_followed(tmp_path: Path) -> None:
    for name in ("a.py", "A.PY", ".hidden.py", "check", ".git/b.py", "tests/c.py", "more/tests/d.py", "e.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert packed(Spec(), tmp_path) == ["A.PY", "a.py", "more/tests/d.py"]


def test_notes_and_sources_of_translations_are_not_needed() -> None:
    names = needed()
    assert "assets/README.md" not in names
    assert not [name for name in names if name.endswith(".po")]
