"""./play opens a window where it can and leaves pictures where it cannot."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import start
from tools.start import demo_folder, has_screen


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_only_a_linux_without_a_display_server_has_no_screen(
    platform: str, environment: dict[str, str], screen: bool
) -> None:
    assert has_screen(platform, environment) is screen


def test_with_a_screen_every_argument_goes_on_to_the_app() -> None:
    assert demo_folder(["--language", "fr", "--size", "800x600"], screen=True) == (
        None,
        ["--language", "fr", "--size", "800x600"],
    )


def test_without_a_screen_the_demonstration_goes_to_its_usual_folder() -> None:
    assert demo_folder(["--language", "fr"], screen=False) == (Path(".demo"), ["--language", "fr"])


@pytest.mark.parametrize(
    ("arguments", "folder"),
    [(["--demo"], ".demo"), (["--demo", "shots"], "shots"), (["--demo=shots"], "shots")],
)
def test_a_demonstration_can_be_asked_for_on_any_machine(arguments: list[str], folder: str) -> None:
    assert demo_folder(arguments, screen=True) == (Path(folder), [])


def test_asking_for_help_is_no_demonstration() -> None:
    assert demo_folder(["--help"], screen=False) == (None, ["--help"])


def test_a_demonstration_starts_in_the_home_of_its_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("KIVY_HOME", raising=False)
    seen: list[dict[str, str]] = []

    def run(command: list[str], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        seen.append(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    start._demonstrate(["python", "main.py"], tmp_path, screen=False)
    assert "KIVY_HOME" not in seen[0]
    assert seen[0]["HOME"] == os.environ["HOME"]
