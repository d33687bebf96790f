"""A short run of the monkey: the app stands up to fingers that know nothing of it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools.bootstrap import ROOT

GESTURES = 150


@pytest.mark.slow
def test_random_fingers_over_the_whole_app_find_nothing_that_falls_over() -> None:
    command = [sys.executable, "tools/monkey.py", "--gestures", str(GESTURES), "--seed", "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr[-6000:]
    assert f"{GESTURES} gestures from seed 20: nothing fell over" in done.stdout
