"""The borders between the packages hold: each contract of pyproject.toml is shown to catch its violation."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from tools.bootstrap import ROOT
from tools.checks import LINT_IMPORTS

ROOMS = ("look", "services", "gestures", "board", "widgets", "timer", "rulebook", "table", "lessons")
HIGH_ROOMS = ("setup", "companion", "shell")
GAMES = ("night_cage", "finstere_flure", "obscurio")

INNOCENT = {
    "engine/__init__.py": "from engine.core import game",
    "engine/core/__init__.py": "",
    "engine/core/game.py": "import json",
    "engine/games/__init__.py": "from engine.core import game",
    **{f"engine/games/{game}/__init__.py": "from engine.core import game" for game in GAMES},
    **{f"engine/games/{game}/rules/__init__.py": "from engine.core.game import json" for game in GAMES},
    **{f"engine/games/{game}/players/__init__.py": f"import engine.games.{game}.rules" for game in GAMES},
    "app/__init__.py": "",
    **{f"app/{room}/__init__.py": "import kivymd" for room in (*ROOMS, *HIGH_ROOMS)},
    "app/games/__init__.py": "",
    **{f"app/games/{game}/__init__.py": f"import engine.games.{game}, app.board" for game in GAMES},
    "app/board/geometry.py": "import math",
    "app/board/camera.py": "",
    "app/board/placing.py": "",
    "app/gestures/tracker.py": "",
    "app/table/screen.py": "from engine import core",
}

VIOLATIONS = {
    "The engine is pure": ("engine/core/chance.py", "import random"),
    "The core knows no game": ("engine/core/bot.py", "from engine.games.night_cage import rules"),
    "No game knows another": ("engine/games/finstere_flure/monster.py", "import engine.games.night_cage"),
    "No game's screens": ("app/games/finstere_flure/walls.py", "from app.games import night_cage"),
    "The rooms of the app": ("app/rulebook/book.py", "from app.shell import home"),
    "Inside a game": ("engine/games/obscurio/rules/bag.py", "from engine.games.obscurio import players"),
    "A widget never knows a rule": ("app/widgets/tray.py", "from engine import core"),
    "Shared rooms know no game": ("app/timer/sand.py", "from engine.games import obscurio"),
    "Geometry, camera, placing": ("app/board/camera.py", "from kivy.metrics import dp"),
    "The app needs neither": ("app/shell/demo.py", "from tools import art"),
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


def test_a_room_that_no_layer_names_is_refused(tmp_path: Path) -> None:
    found, said = verdicts(tmp_path, {**INNOCENT, "app/attic/__init__.py": ""})
    assert found["The rooms of the app lie in layers"] == "broken", said


def test_neither_the_core_nor_a_shared_room_knows_a_game_by_name() -> None:
    keys = [path.parent.name for path in (ROOT / "app" / "games").glob("*/__init__.py")]
    assert set(GAMES) <= set(keys)
    names = re.compile("|".join(key.replace("_", "[_ ]?") for key in keys), re.IGNORECASE)
    rooms = [ROOT / top / room for top in ("app", "kv") for room in (*ROOMS, *HIGH_ROOMS)]
    texts = [path for room in (ROOT / "engine" / "core", *rooms) for path in room.rglob("*.[pk][yv]")]
    assert len(texts) > 200
    told = {path.name: names.findall(path.read_text(encoding="utf-8")) for path in texts}
    assert {name: found for name, found in told.items() if found} == {}


def test_the_screens_of_a_game_ask_only_the_rules_of_their_own() -> None:
    graph = grimp.build_graph("engine", "app")
    strangers = [
        (module, imported)
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
        if module.startswith("app.games.")
        and imported.startswith("engine.games.")
        and module.split(".")[2] != imported.split(".")[2]
    ]
    assert strangers == []
