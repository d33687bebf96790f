"""Changes that every KV rule hears of: another language, other colours, another form of the window."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def telling_everybody() -> Iterator[None]:
    """Sweep before widgets are told, and not while they are.

    Widgets that were thrown away are told until they are collected. One whose root went first, or that is
    collected in the middle of its own rule, raises ReferenceError there.
    """
    collecting = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
