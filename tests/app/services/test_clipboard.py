"""A code is copied where there is a clipboard; where there is none nobody sees a page of traces."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.look.places import ROOT
from app.services.clipboard import copy
from tools.offscreen import offscreen

pytestmark = pytest.mark.ui
WITHOUT_MTDEV = "import sys; sys.modules['kivy.lib.mtdev'] = None\n"
"""As on a machine that lacks the library: Kivy's wrapper of it cannot be imported."""
WALK = "import sys, main; from app.shell.start import run; sys.exit(run(['--demo', sys.argv[1]], {}))"
"""The demonstration without games: home, rules with a search line, settings, about, tables with one too."""


class Kept:
    """A clipboard that works, or loses what it is given, or breaks."""

    def __init__(self, trouble: str = "") -> None:
        self.trouble, self.text = trouble, ""

    def copy(self, text: str) -> None:
        if self.trouble == "breaks":
            raise OSError("no display")
        self.text = "" if self.trouble == "loses" else text

    def paste(self) -> str:
        return self.text


class ClipboardDummy(Kept):
    """As Kivy calls the one that keeps everything to itself."""


@pytest.mark.parametrize(
    ("clipboard", "arrives"),
    [(Kept(), True), (Kept("loses"), False), (Kept("breaks"), False), (ClipboardDummy(), False)],
    ids=["works", "loses", "breaks", "dummy"],
)
def test_only_what_can_be_pasted_counts_as_copied(
    monkeypatch: pytest.MonkeyPatch, clipboard: Any, arrives: bool
) -> None:
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", clipboard)
    assert copy("7KD2-AAAA") is arrives


@pytest.mark.slow
def test_a_bare_machine_walks_through_the_app_without_a_trace(tmp_path: Path) -> None:
    done = run_without_programs(tmp_path, WITHOUT_MTDEV + WALK, str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 10
    for word in ("Traceback", 'File "', "utbuffer", "xclip", "xsel", "MTDev"):
        assert word not in done.stdout + done.stderr


def run_without_programs(folder: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of Python on a machine that has no other programs at all."""
    empty = folder / "bin"
    empty.mkdir()
    environment = {**offscreen(folder / "kivy"), "PATH": str(empty), "HOME": str(folder)}
    environment["PYTHONPATH"] = os.fspath(ROOT)
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
