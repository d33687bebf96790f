"""Memory that pictures have taken goes back to the system when they are freed.

The C library of Linux keeps large blocks for the next time once it has seen some freed: after a few changes
of table the app would hold hundreds of megabytes that nothing uses.
"""

import contextlib
import ctypes
import sys

MMAP_THRESHOLD = -3
"""What `mallopt` calls the size from which a block is asked of the system by itself."""
LARGE = 256 * 1024


def give_large_blocks_back() -> None:
    """From now on a large block is one of its own; a system that knows no such wish is left as it is."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
