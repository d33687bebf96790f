"""Set-up says what is missing, believes only what is complete, and repairs the rest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap, environment, system_packages
from tools.bootstrap import announcement
from tools.environment import Environment
from tools.lockfile import pins, stamp
from tools.pythons import MissingVenv, Python, SetupError

LOCK = """\
lantern==1.0 \\
    --hash=sha256:00
wick==2.1 ; sys_platform == 'win32' \\
    --hash=sha256:01
cairo==3.0 ; sys_platform == 'never' \\
    --hash=sha256:02
flame==4.0 ; platform_python_implementation != 'PyPy' \\
    --hash=sha256:03
"""


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    path = tmp_path / "requirements.txt"
    path.write_text(LOCK)
    return path


@pytest.fixture
def empty_lock(tmp_path: Path) -> Path:
    path = tmp_path / "requirements-none.txt"
    path.write_text("")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Environment:
    """An environment with a Python that runs, as set-up leaves it, but without the seconds that pip takes."""
    found = Environment(tmp_path / ".venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(found.folder)], check=True)
    pip = _site_packages(found) / "pip"
    pip.mkdir()
    (pip / "__init__.py").touch()
    (pip / "__main__.py").touch()
    return found


def _site_packages(found: Environment) -> Path:
    return next(found.folder.glob("lib/python*/site-packages"), found.folder / "Lib" / "site-packages")


@pytest.fixture(autouse=True)
def without_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has: pip does the work, unless a test brings a uv."""
    monkeypatch.setattr(environment.shutil, "which", lambda _program: None)


@pytest.mark.parametrize(("code", "by_pip"), [(0, []), (2, ["pip"])])
def test_uv_installs_where_it_is_present_and_pip_where_it_cannot(
    finished: Environment, empty_lock: Path, monkeypatch: pytest.MonkeyPatch, code: int, by_pip: list[str]
) -> None:
    asked: list[list[str]] = []
    called: list[str] = []

    def run(command: list[str], **_how: object) -> subprocess.CompletedProcess[bytes]:
        asked.append(command)
        return subprocess.CompletedProcess(command, code)

    monkeypatch.setattr(environment.shutil, "which", lambda _program: "/bin/uv")
    monkeypatch.setattr(Environment, "_look", lambda _self, _modules: ("3.11.7", {"pip"}))
    monkeypatch.setattr(Environment, "_install_by_pip", lambda *_rest: called.append("pip"))
    monkeypatch.setattr(environment.subprocess, "run", run)
    finished.install(empty_lock)
    assert called == by_pip
    assert asked[0][:3] == ["/bin/uv", "pip", "install"]
    assert "--require-hashes" in asked[0]
    assert finished.holds(empty_lock)


def test_a_lock_is_read_for_this_platform_only(lock: Path) -> None:
    assert pins(lock, "linux") == {"lantern": "1.0", "flame": "4.0"}
    assert pins(lock, "win32") == {"lantern": "1.0", "wick": "2.1", "flame": "4.0"}


def test_the_stamp_changes_with_the_python_and_with_the_lock(lock: Path) -> None:
    first = stamp("3.11.7", lock)
    assert stamp("3.11.7", lock) == first
    assert stamp("3.12.1", lock) != first
    lock.write_text(LOCK.replace("4.0", "4.1"))
    assert stamp("3.11.7", lock) != first


def test_a_missing_environment_holds_nothing_and_is_not_sound(tmp_path: Path, lock: Path) -> None:
    nowhere = Environment(tmp_path / ".venv")
    assert not nowhere.holds(lock)
    assert not nowhere.is_sound()
    assert nowhere.lacks(lock) == pins(lock)


def test_what_was_installed_is_recognised(finished: Environment, empty_lock: Path) -> None:
    assert not finished.holds(empty_lock)
    finished.install(empty_lock)
    assert finished.holds(empty_lock)


def test_a_changed_lock_is_installed_again(finished: Environment, empty_lock: Path) -> None:
    finished.install(empty_lock)
    empty_lock.write_text("# something new\n")
    assert not finished.holds(empty_lock)
    assert finished.is_sound()


def test_an_interrupted_set_up_is_never_taken_for_a_finished_one(
    finished: Environment, empty_lock: Path
) -> None:
    finished.install(empty_lock)
    (finished.folder / ".unfinished").touch()
    assert not finished.holds(empty_lock)
    assert not finished.is_sound()


def test_an_environment_whose_python_is_gone_is_not_sound(finished: Environment, empty_lock: Path) -> None:
    finished.install(empty_lock)
    finished.python.unlink()
    assert not finished.holds(empty_lock)
    assert not finished.is_sound()


def test_an_environment_that_lost_a_package_is_rebuilt(
    finished: Environment, empty_lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished.install(empty_lock)
    assert not finished.holds(empty_lock, ("a_module_that_was_deleted",))
    made: list[str] = []
    monkeypatch.setattr(finished, "make", lambda python: made.append(python.name))
    monkeypatch.setattr(bootstrap, "choose", lambda commands: Python("python3", (3, 11, 7), True))
    bootstrap._set_up(finished, empty_lock)
    assert made == ["3.11.7"]


def test_a_sound_environment_is_added_to_and_not_rebuilt(
    finished: Environment, empty_lock: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished, "make", lambda python: pytest.fail("rebuilt"))
    bootstrap._set_up(finished, empty_lock)
    assert finished.holds(empty_lock)


def test_a_refused_install_leaves_a_finished_environment_finished(
    finished: Environment, empty_lock: Path, lock: Path
) -> None:
    finished.install(empty_lock)
    (_site_packages(finished) / "pip" / "__main__.py").write_text("raise SystemExit('ERROR: no')")
    with pytest.raises(SetupError, match="ERROR: no"):
        finished.install(lock)
    assert finished.holds(empty_lock)


@pytest.mark.parametrize("sign", environment.OFFLINE_SIGNS)
def test_no_network_is_said_in_one_line(sign: str) -> None:
    reason = environment._reason(["Collecting kivy", f"WARNING: Retrying after {sign}", "ERROR: No match"])
    assert reason.startswith("No network")
    assert "\n" not in reason


def test_another_failure_of_pip_is_quoted() -> None:
    reason = environment._reason(["Collecting kivy", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"])
    assert "DO NOT MATCH THE HASHES" in reason


def test_what_is_missing_is_named_before_it_is_fetched() -> None:
    said = announcement({"kivy": "2.3.1", "plyer": "2.1.0"}, ".venv", "requirements.txt")
    assert "Missing: 2 Python packages" in said
    assert said.index("plyer") < said.index("Fetching")
    assert ".venv" in said
    assert "requirements.txt" in said


BARE = Python("/usr/bin/python3", (3, 11, 2), False)
WHOLE = Python("/usr/bin/python3", (3, 11, 2), True)


def _machine_without_venv(monkeypatch: pytest.MonkeyPatch, user: int) -> list[str]:
    """A Debian whose Python can make environments only after apt-get was called; returns what it was told."""
    installed: list[str] = []

    def pick(commands: object) -> Python:
        if not installed:
            raise MissingVenv(BARE)
        return WHOLE

    monkeypatch.setattr(bootstrap, "choose", pick)
    monkeypatch.setattr(system_packages, "may_install", lambda tool: user == 0)
    monkeypatch.setattr(system_packages, "install", lambda packages: installed.extend(packages) or True)
    return installed


def test_root_on_debian_gets_the_package_that_makes_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = _machine_without_venv(monkeypatch, user=0)
    assert bootstrap._chosen_python(may_install=True) == WHOLE
    assert installed == ["python3.11-venv"]


@pytest.mark.parametrize(("user", "may_install"), [(1000, True), (0, False)])
def test_nobody_else_has_packages_installed_unasked(
    monkeypatch: pytest.MonkeyPatch, user: int, may_install: bool
) -> None:
    installed = _machine_without_venv(monkeypatch, user)
    with pytest.raises(SetupError, match=r"Please type: sudo apt-get install python3\.11-venv"):
        bootstrap._chosen_python(may_install)
    assert installed == []


def _lacking(monkeypatch: pytest.MonkeyPatch, *sights: str) -> None:
    pieces = [piece for piece in system_packages.PIECES if piece.sight in sights]
    monkeypatch.setattr(system_packages, "missing", lambda: pieces)
    monkeypatch.setattr(system_packages, "installer", lambda: "apt-get")
    monkeypatch.setattr(Environment, "holds", lambda self, lock, modules: True)


def test_a_needed_library_stops_every_start_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    _lacking(monkeypatch, "libGL.so.1", "libEGL.so.1")
    with pytest.raises(SetupError, match=r"^Please type: sudo apt-get install libgl1 libegl1$"):
        bootstrap._ready(bootstrap.PLAY_LOCK, Path(".venv"), may_install=False)


def test_a_wished_library_is_not_spoken_of_once_set_up_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _lacking(monkeypatch, "xclip", "libmtdev.so.1")
    bootstrap._ready(bootstrap.PLAY_LOCK, Path(".venv"), may_install=False)
    assert capsys.readouterr().err == ""


def test_a_set_up_that_cannot_go_on_ends_with_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*anything: object) -> Path:
        raise SetupError("Please type: sudo apt-get install libgl1")

    monkeypatch.setattr(bootstrap, "_ready", refuse)
    with pytest.raises(SystemExit) as ended:
        bootstrap.python_for(bootstrap.PLAY_LOCK)
    assert ended.value.code == 1
    assert capsys.readouterr().err == "Please type: sudo apt-get install libgl1\n"


def test_a_source_folder_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.system_packages, "missing", list)
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(SystemExit):
        bootstrap.python_for(bootstrap.PLAY_LOCK, tmp_path / "file" / ".venv")
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith(".venv cannot be written here: ")
