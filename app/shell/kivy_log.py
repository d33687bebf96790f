"""What Kivy tells of this machine and no user can use: missing input libraries, and settings of its own.

At its start Kivy looks for every way to read touches and logs an error with a traceback for each library that
is missing, libmtdev on most machines. The window brings touches and the mouse without them. Where it has no
settings yet it makes them, and warns of an older version of what was never there.
"""

import logging

UNTOLD = (
    "is not supported by your version of linux",
    "Older configuration version detected",
    "Upgrading configuration in progress",
)
"""Parts of such lines."""


def leave_out_what_helps_nobody() -> None:
    """Say nothing of it from now on; called before Kivy is imported."""
    logging.getLogger("kivy").addFilter(_is_worth_telling)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    return not any(part in str(record.msg) for part in UNTOLD)
