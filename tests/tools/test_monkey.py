"""A short run of the monkey: the app stands up to fingers that know nothing of it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tools.bootstrap import ROOT
from tools.offscreen import OFFSCREEN

GESTURES = 150
ENDLESS = """
from kivy.clock import Clock
from tests.app.complaints import Complaint, Complaints

again = Clock.create_trigger(lambda _dt: again(), -1)
with Complaints() as complaints:
    again()
    Clock.tick()
    Clock.tick_draw()
try:
    complaints.speak_up()
except Complaint as heard:
    print("Complaint:", heard)
"""


@pytest.mark.slow
def test_random_fingers_over_the_whole_app_find_nothing_that_falls_over() -> None:
    command = [sys.executable, "tools/monkey.py", "--gestures", str(GESTURES), "--seed", "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr[-6000:]
    assert f"{GESTURES} gestures from seed 20: nothing fell over" in done.stdout


def test_a_layout_without_an_end_is_a_complaint() -> None:
    """Kivy writes it into its log and goes on; it is the only kind of fault that raises nothing."""
    done = subprocess.run(
        [sys.executable, "-c", ENDLESS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        env={**os.environ, **OFFSCREEN},
    )
    assert "Complaint: Clock: Warning, too much iteration done before the next frame" in done.stdout
