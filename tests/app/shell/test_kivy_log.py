"""A machine without libmtdev starts without a page of traces."""

import subprocess
import sys

import pytest

from app.look.places import ROOT

QUIET = "from app.shell.kivy_log import leave_out_missing_inputs; leave_out_missing_inputs()\n"
START = """
import sys
sys.modules["kivy.lib.mtdev"] = None
import main
{quiet}import kivy.input.providers
from kivy.logger import Logger
Logger.error("Input: this is worth telling")
"""


@pytest.mark.parametrize(("quiet", "traced"), [("", True), (QUIET, False)], ids=["Kivy", "Lanterne"])
def test_only_kivy_by_itself_complains_of_a_missing_input_library(quiet: str, traced: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START.format(quiet=quiet)],
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=True,
    )  # fmt: skip
    assert ("Traceback" in done.stderr) is traced
    assert ("MTDev" in done.stderr) is traced
    assert "this is worth telling" in done.stderr
