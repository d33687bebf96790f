"""Time in UI tests: every frame lasts 1/60 s, however long the machine needs for it.

What is drawn, how long an animation runs and whether a touch is a tap then depends on nothing but the frames
that a test lets pass: a slow or busy machine sees the same as a fast one.
"""

from __future__ import annotations

from typing import Any

FRAME = 1 / 60
READERS = (
    "effects.kinetic",
    "effects.scroll",
    "input.motionevent",
    "input.postproc.doubletap",
    "input.postproc.tripletap",
    "uix.behaviors.button",
)
"""The modules of Kivy that ask the machine for the time, each by a name `time` of its own."""

_now = 1_000_000.0


def now() -> float:
    """The moment of the present frame, in seconds."""
    return _now


def go(seconds: float) -> None:
    """Let time pass without a frame: what a machine does that hangs."""
    global _now
    _now += seconds


def install() -> None:
    """Let Kivy follow this clock from now on: before it the time of the machine, then frame by frame."""
    from importlib import import_module

    from kivy.base import EventLoop
    from kivy.clock import Clock, ClockBaseBehavior

    go(max(0.0, Clock.time() - now()))
    ClockBaseBehavior.time = staticmethod(now)
    for reader in READERS:
        import_module(f"kivy.{reader}").time = now
    idle = EventLoop.idle

    def frame() -> Any:
        go(FRAME)
        return idle()

    EventLoop.idle = frame
