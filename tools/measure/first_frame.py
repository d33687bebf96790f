"""Run a Kivy program from outside and tell when its first real frame was drawn and what memory it takes.

`python -m tools.measure.first_frame PROGRAM ARGUMENTS...` prints one line of JSON and ends the program. The
program does not know: Kivy's loop is watched from the moment that the program itself imports it.
"""

import importlib.util
import json
import os
import runpy
import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import psutil

SETTLED = 2.0
"""Seconds after the first frame at which memory is read: whatever is loaded late has then been loaded."""


class Watch:
    """Stands before Kivy's loop: notes the first frame that shows the app's root, later ends the program."""

    def __init__(self) -> None:
        self.first_frame = 0.0

    def after_frame(self, loop: Any) -> None:
        """Look at the program after each turn of its loop."""
        if not self.first_frame:
            self.first_frame = time.time() if _shows_something(loop) else 0.0
        elif time.time() - self.first_frame > SETTLED:
            memory = psutil.Process().memory_info().rss
            print(json.dumps({"first_frame": self.first_frame, "memory": memory}), flush=True)
            os._exit(0)


def _shows_something(loop: Any) -> bool:
    """Whether the window has been drawn with a root widget that has something in it."""
    window = loop.window
    return window is not None and any(child.children for child in window.children)


class BaseFinder:
    """Lets kivy.base be imported as always, then wraps the turn of its loop."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Answer for kivy.base only, and only once."""
        if name != "kivy.base":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.loader is None:
            return None
        execute = spec.loader.exec_module

        def execute_and_wrap(module: ModuleType) -> None:
            execute(module)
            self._wrap(module)

        spec.loader.exec_module = execute_and_wrap  # type: ignore[method-assign]
        return spec

    def _wrap(self, module: Any) -> None:
        idle, watch = module.EventLoopBase.idle, self.watch

        def watched_idle(loop: Any) -> Any:
            answer = idle(loop)
            watch.after_frame(loop)
            return answer

        module.EventLoopBase.idle = watched_idle


if __name__ == "__main__":
    sys.meta_path.insert(0, BaseFinder(Watch()))
    sys.argv = sys.argv[1:]
    runpy.run_path(sys.argv[0], run_name="__main__")
