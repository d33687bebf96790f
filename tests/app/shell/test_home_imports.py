"""What is imported when home is opened: the games say who they are, and no rule is read for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).resolve().parents[3]

OPEN_HOME = """
import sys
from pathlib import Path
from kivy.base import EventLoop
from app.services import Services
from app.shell.shell import Lanterne
EventLoop.ensure_window()
app = Lanterne(services=Services.scripted(Path(sys.argv[1])))
app._run_prepare()
EventLoop.idle()
assert app.navigator.current == "home" and len(app.navigator.page.ids.games.children) == len(app.catalogue)
print(*sys.modules)
"""


@pytest.mark.ui
def test_home_imports_neither_rules_nor_tables(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OPEN_HOME, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    light = {f"engine.games.{key}{end}" for key in GAMES for end in ("", ".info", ".options")}
    assert {name for name in loaded if name.startswith("engine.games.")} <= light
    assert not [name for name in loaded if name.startswith("app.games.") and name.count(".") > 2]
