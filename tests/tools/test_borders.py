"""The borders between the packages hold: each contract of pyproject.toml is shown to catch its violation."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.bootstrap import ROOT
from tools.checks import LINT_IMPORTS

INNOCENT = {
    "engine/__init__.py": "from engine.core import game",
    "engine/core/__init__.py": "",
    "engine/core/game.py": "import json",
    "engine/night_cage/__init__.py": "from engine.core import game",
    "engine/finstere_flure/__init__.py": "from engine.core.game import json",
    "engine/obscurio/__init__.py": "",
    "app/__init__.py": "import kivy",
    "app/night_cage/__init__.py": "import engine.night_cage, app.board",
    "app/finstere_flure/__init__.py": "import engine.finstere_flure",
    "app/obscurio/__init__.py": "import engine.obscurio",
    "app/board/__init__.py": "import kivy",
    "app/board/geometry.py": "import math",
    "app/board/camera.py": "",
    "app/board/placing.py": "",
    "app/gestures/__init__.py": "",
    "app/gestures/tracker.py": "",
    "app/widgets/__init__.py": "import kivymd",
}

VIOLATIONS = {
    "The engine is pure": ("engine/core/chance.py", "import random"),
    "The core knows no game": ("engine/core/bot.py", "from engine.night_cage import light"),
    "No game knows another": ("engine/finstere_flure/monster.py", "import engine.night_cage"),
    "A widget never knows a rule": ("app/widgets/tray.py", "from engine import Session"),
    "The Night Cage's table": ("app/night_cage/tower.py", "import engine.obscurio"),
    "Finstere Flure's table": ("app/finstere_flure/walls.py", "from app import night_cage"),
    "Obscurio's companion": ("app/obscurio/doors.py", "import engine.finstere_flure"),
    "Geometry, camera, placing": ("app/board/camera.py", "from kivy.metrics import dp"),
    "The app needs neither": ("app/demo.py", "from tools import art"),
}


def verdicts(folder: Path, files: dict[str, str]) -> tuple[dict[str, str], str]:
    """Verdict by contract, and all that was said, for a tree of these files under our own contracts."""
    for name, source in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source + "\n")
    shutil.copy(ROOT / "pyproject.toml", folder)
    command = [sys.executable, "-c", LINT_IMPORTS, "--no-logo", "--no-cache"]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout
    found = {name: _verdict(name, said) for name in contracts()}
    return found, said


def contracts() -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]]


def _verdict(name: str, said: str) -> str:
    line = next((line for line in said.splitlines() if line.startswith(name)), "")
    return "broken" if "BROKEN" in line else "kept" if "KEPT" in line else "not asked"


def test_an_innocent_tree_keeps_every_contract(tmp_path: Path) -> None:
    found, said = verdicts(tmp_path, INNOCENT)
    assert set(found.values()) == {"kept"}, said


@pytest.mark.parametrize("short", VIOLATIONS)
def test_a_violation_breaks_its_contract(tmp_path: Path, short: str) -> None:
    found, said = verdicts(tmp_path, {**INNOCENT, **dict([VIOLATIONS[short]])})
    broken = next(name for name in contracts() if name.startswith(short))
    assert found[broken] == "broken", said


def test_a_violation_is_shown_for_every_contract() -> None:
    assert all(any(name.startswith(short) for short in VIOLATIONS) for name in contracts())
    assert len(VIOLATIONS) == len(contracts())


def test_every_module_that_a_contract_names_exists() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        for module in contract.get("source_modules", ()):
            path = module.replace(".", "/")
            assert [*ROOT.glob(f"{path}.py"), *ROOT.glob(f"{path}/__init__.py")], module
