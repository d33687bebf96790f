"""Changes that every KV rule hears of: another language, other colours, another form of the window."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def telling_everybody() -> Iterator[None]:
    """Collect no garbage while widgets are told.

    A widget that was thrown away is still told until it is collected, and one that is collected in the middle
    of its own rule raises ReferenceError there.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
