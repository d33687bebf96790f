"""A machine without libmtdev starts without a page of traces, and a first start without affairs of Kivy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.look.places import ROOT

QUIET = "from app.shell.kivy_log import leave_out_what_helps_nobody; leave_out_what_helps_nobody()\n"
START = """
import sys
sys.modules["kivy.lib.mtdev"] = None
import main
{quiet}import kivy.input.providers
from kivy.logger import Logger
Logger.error("Input: this is worth telling")
"""


@pytest.mark.parametrize(("quiet", "traced"), [("", True), (QUIET, False)], ids=["Kivy", "Lanterne"])
def test_only_kivy_by_itself_complains_of_a_missing_library_and_of_an_old_configuration(
    quiet: str, traced: bool, tmp_path: Path
) -> None:
    usual = {key: value for key, value in os.environ.items() if key != "KIVY_NO_CONFIG"}
    done = subprocess.run(
        [sys.executable, "-c", START.format(quiet=quiet)], env={**usual, "KIVY_HOME": str(tmp_path)},
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=True,
    )  # fmt: skip
    assert ("Traceback" in done.stderr) is traced
    assert ("MTDev" in done.stderr) is traced
    assert ("Upgrading configuration" in done.stderr) is traced
    assert "this is worth telling" in done.stderr
