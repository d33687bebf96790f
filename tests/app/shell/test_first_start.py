"""The app starts for every user: with no folder yet, with none that it may write to, without a home.

Each start is a process of its own, off screen, with nothing from this one but the search path.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.offscreen import OFFSCREEN

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120
STARTED = """
import sys
import app.shell.start as start

def first_frames(wanted, catalogue, started=start._started):
    from kivy.clock import Clock
    from app.shell.shell import Lanterne

    def begin(app, on_start=Lanterne.on_start):
        on_start(app)
        Clock.schedule_once(lambda dt: Clock.schedule_once(lambda dt: look(app)), 1.0)

    def look(app):
        print("HOME", app.navigator.current, app.toast.text)
        app.stop()

    Lanterne.on_start = begin
    return started(wanted, catalogue)

start._started = first_frames
sys.exit(start.run(sys.argv[1:]))
"""
UNKEPT = "nothing will be kept"


def started(home: Path | None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the app, let it draw home, and stop it."""
    known = {"PATH": os.environ["PATH"], "TMPDIR": os.environ.get("TMPDIR", "/tmp")}
    extra = {"LP_NO_RAST": "1", "KCFG_KIVY_LOG_LEVEL": "error", "LANG": "C.UTF-8"}
    given = {} if home is None else {"HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", STARTED],
        cwd=ROOT,
        env={**known, **OFFSCREEN, **extra, **given, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def assert_home(done: subprocess.CompletedProcess[str], kept: bool) -> None:
    """Home was drawn; if nothing is kept that was said on the screen and in one line to the terminal."""
    assert done.returncode == 0, done.stderr
    assert "HOME home" in done.stdout, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.count(UNKEPT) == (0 if kept else 1)
    assert done.stderr.count(UNKEPT) == (0 if kept else 1)


def a_file(home: Path) -> Path:
    home.mkdir()
    (home / ".config").write_text("not a folder")
    return home


def below_a_file(home: Path) -> Path:
    home.write_text("not a folder")
    return home / "somebody"


def not_there(home: Path) -> Path:
    return home / "not" / "there"


def fresh(home: Path) -> Path:
    home.mkdir()
    return home


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "kept"), [(fresh, True), (not_there, True), (a_file, False), (below_a_file, False)]
)
def test_the_first_start_of_every_user_shows_home(
    tmp_path: Path, way: Callable[[Path], Path], kept: bool
) -> None:
    home = way(tmp_path / "home")
    assert_home(started(home), kept)
    assert (home / ".config" / "lanterne" / "lock").is_file() is kept


def test_a_wished_folder_may_be_written_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.services.data_folder import data_folder

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LANTERNE_HOME", "~/x")
    assert data_folder() == tmp_path / "x"


def test_an_unset_home_is_that_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.services.data_folder import data_folder

    for name in ("HOME", "LANTERNE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert data_folder().parts[-2:] == (".config", "lanterne")


@pytest.mark.parametrize("where", ["lanterne", "lanterne/tables"])
def test_a_folder_without_permission_keeps_nothing_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    from app.services import data_folder

    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "lanterne"))
    (tmp_path / "lanterne" / "tables").mkdir(parents=True)
    closed = tmp_path / where

    def refuse(call: Callable[..., object]) -> Callable[..., object]:
        def asked(path: object, *rest: object, **more: object) -> object:
            if Path(str(path)).parent == closed or Path(str(path)) == closed:
                raise PermissionError(13, "Permission denied", str(path))
            return call(path, *rest, **more)

        return asked

    with monkeypatch.context() as patched:
        patched.setattr(Path, "touch", refuse(Path.touch))
        patched.setattr(os, "scandir", refuse(os.scandir))
        storage = data_folder.find_storage()
    assert storage.notice == data_folder.NO_FOLDER
    storage.sweep()
    storage.write("tables", "a.json", b"1")
    assert storage.read("tables", "a.json") == b"1"
