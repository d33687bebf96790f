"""Measures what the running hourglass costs: main-thread CPU per frame, the time a phone feels.

The same way as `busy_board`: the widget alone in the window, three layers, sand that falls and grains that
fly, and a frame drawn every time. Run it to print the figures while sand falls and while the glass turns.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.busy_board import FRAMES, RUNS, SIZE, UNTHROTTLED, WARM_UP  # noqa: E402 - the tools are a package
from tools.offscreen import OFFSCREEN  # noqa: E402

LAYERS = [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]


def busy_glass_cpu_ms() -> tuple[float, float]:
    """Milliseconds per frame while sand falls, and while the glass turns: the best of a few runs each."""
    os.environ.update({**OFFSCREEN, **UNTHROTTLED})
    from kivy.base import EventLoop

    EventLoop.ensure_window()
    EventLoop.window.size = SIZE
    from app.timer.hourglass import Hourglass

    glass = Hourglass(size=SIZE, layers=LAYERS, running=True)
    EventLoop.window.add_widget(glass)
    try:
        return _best(glass, _fall), _best(glass, _turn)
    finally:
        EventLoop.window.remove_widget(glass)
        glass.lively = False


def _fall(glass: Any, frame: int) -> None:
    glass.angle = 0
    glass.share = 1 - frame / FRAMES
    glass.canvas.ask_update()


def _turn(glass: Any, frame: int) -> None:
    glass.share = 0.5
    glass.angle = 20 + 140 * frame / FRAMES


def _best(glass: Any, move: Callable[[Any, int], None]) -> float:
    from kivy.base import EventLoop

    def run(count: int) -> float:
        began = time.thread_time()
        for frame in range(count):
            move(glass, frame)
            EventLoop.idle()
        return (time.thread_time() - began) / count * 1000

    run(WARM_UP)
    return min(run(FRAMES) for _ in range(RUNS))


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    falling, turning = busy_glass_cpu_ms()
    print(f"hourglass: {falling:.2f} ms of main-thread CPU per frame, {turning:.2f} ms while it turns")
