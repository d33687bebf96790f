"""What Kivy tells of this machine and no user can use: input libraries that are not installed.

At its start Kivy looks for every way to read touches and logs an error with a traceback for each library that
is missing, libmtdev on most machines. The window brings touches and the mouse without them.
"""

import logging

MISSING = "is not supported by your version of linux"


def leave_out_missing_inputs() -> None:
    """Say nothing of them from now on; called before Kivy is imported."""
    logging.getLogger("kivy").addFilter(_is_worth_telling)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    return MISSING not in str(record.msg)
