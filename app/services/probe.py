"""Asking the device what it can do: once, and without a word on the console.

plyer's own proxies print a traceback for every missing back end, ALSA writes to the console from C, and
Kivy logs both. A machine without sensors or without a sound card is nothing to report, so the services
come here instead.
"""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from kivy.utils import platform

ANDROID = platform == "android"


def find_backend(name: str) -> Any | None:
    """Give plyer's implementation of a facade for this platform, or None where there is none."""
    try:
        return import_module(f"plyer.platforms.{platform}.{name}").instance()
    except Exception:  # whatever a broken driver raises: the service is simply not there
        return None


@contextmanager
def hushed() -> Iterator[None]:
    """Keep the console quiet meanwhile: Kivy's log as well as what C libraries write to it."""
    log = logging.getLogger("kivy")
    level = log.level
    log.setLevel(logging.CRITICAL + 1)
    try:
        with _console_closed():
            yield
    finally:
        log.setLevel(level)


@contextmanager
def _console_closed() -> Iterator[None]:
    try:
        kept = os.dup(2)
    except OSError:  # started without a console
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
