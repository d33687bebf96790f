"""The folder of Kivy itself: it wants one in the user's home and does not start without."""

import os
from pathlib import Path
from tempfile import mkdtemp


def give_kivy_a_home() -> None:
    """Let Kivy have its usual folder, or where that cannot be any other; called before Kivy is imported.

    OSError if this device has no folder at all that can be written to.
    """
    if "KIVY_HOME" in os.environ or "ANDROID_ARGUMENT" in os.environ:
        return
    try:
        folder = Path("~/.kivy").expanduser()
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".{os.getpid()}.probe"
        probe.touch()
        probe.unlink()
    except (OSError, RuntimeError):
        os.environ["KIVY_HOME"] = mkdtemp(prefix="lanterne")
