"""Changes that every KV rule hears of: another language, other colours, another form of the window."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def telling_everybody() -> Iterator[None]:
    """Collect no garbage while widgets are told.

    A widget that was thrown away is told until it is collected; collected in the middle of its own rule, it
    would raise ReferenceError there. What is thrown away in parts is forgotten first (`app.look.kv.forget`).
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
