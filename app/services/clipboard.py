"""The clipboard of the device, which may be missing, and Kivy's many words about that.

On Linux Kivy looks for xclip or xsel twice: once for the clipboard, where it falls back on SDL's, and once
for the cut buffer (what the middle button of a mouse inserts), where it has nothing else and prints a page of
traces. Nothing here needs a cut buffer.
"""

import logging

from app.services.probe import ANDROID, hushed

NO_CUT_BUFFER = "Cutbuffer: Unable to find"
ONLY_IN_KIVY = "ClipboardDummy"
"""Kivy's last resort: it keeps the text to itself."""


class _CutBufferIsNotMissed(logging.Filter):
    """Lets everything through but the news that there is no cut buffer."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(NO_CUT_BUFFER)


_NOT_MISSED = _CutBufferIsNotMissed()


def miss_no_cut_buffer() -> None:
    """Keep the missing cut buffer off the console; call it before the first line to write in is built."""
    logging.getLogger("kivy").addFilter(_NOT_MISSED)


def copy(text: str) -> bool:
    """Put the text on the clipboard; False where it did not arrive there.

    A program that cannot reach the screen fails without a word, so the text is read back. Android copies a
    little later, in a thread of its own, and always has a clipboard.
    """
    from kivy.core.clipboard import Clipboard

    if type(Clipboard).__name__ == ONLY_IN_KIVY:
        return False
    try:
        with hushed():
            Clipboard.copy(text)
            return ANDROID or Clipboard.paste() == text
    except Exception:  # whatever a broken driver raises: the text did not arrive
        return False
