"""What the bundle holds beside what PyInstaller finds by itself, and what it leaves out."""

from __future__ import annotations

import sys
from pathlib import Path

PLATFORM = {"linux": "linux", "darwin": "macosx", "win32": "win"}.get(sys.platform, sys.platform)
"""What plyer calls this system."""

PLYER = tuple(f"plyer.platforms.{PLATFORM}.{name}" for name in ("accelerometer", "vibrator", "light"))
"""The back ends that app/services asks for by name; one that a system has not is passed over."""

EXCLUDED = (
    "tkinter", "numpy", "scipy", "skia", "cv2", "gi", "cairo", "enchant", "PIL", "docutils", "pygments",
    "requests", "urllib3", "certifi", "idna", "charset_normalizer", "setuptools", "pkg_resources",
    "kivy.core.spelling", "kivy.core.camera", "kivy.core.video", "kivy.tests", "materialshapes",
    "pytest", "hypothesis", "unittest", "tests", "tools",
)  # fmt: skip
"""Optional parts of Kivy and KivyMD that nothing here uses, and what only development needs."""

LEFT_TO_THE_HOST = ("libstdc++", "libgcc_s", "libGL", "libEGL", "libdrm", "libgbm")
"""Libraries that must fit the graphics driver of the machine: a copy from another system breaks it."""

UNWANTED_KIVYMD = (
    "kivymd.tests",
    "kivymd.tools.hotreload",
    "kivymd.tools.patterns",
    "kivymd.uix.loadingindicator",
)
"""Parts of KivyMD that need pycairo or make projects."""

SOURCES_OF_ASSETS = {".po", ".pot", ".md"}


def is_wanted(module: str) -> bool:
    """Whether a module of KivyMD goes into the bundle."""
    return not module.startswith(UNWANTED_KIVYMD)


def data_files(root: Path) -> list[tuple[str, str]]:
    """Every file of assets and kv with the folder it goes to, as PyInstaller wants it."""
    found = [path for name in ("assets", "kv") for path in sorted((root / name).rglob("*")) if path.is_file()]
    return [
        (str(path), str(path.parent.relative_to(root)))
        for path in found
        if path.suffix not in SOURCES_OF_ASSETS and not path.name.startswith(".")
    ]
