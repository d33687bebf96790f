"""buildozer.spec read without buildozer, and what this project demands of it.

The reading follows buildozer's own: keys keep their case, `%(source.dir)s` is filled in, lists are separated
by commas. `tools/android_check` shows that both readings agree.
"""

from __future__ import annotations

import re
import struct
from configparser import ConfigParser
from pathlib import Path
from typing import Any

from tools.bootstrap import PLAY_LOCK, ROOT
from tools.lockfile import pins

SPEC = ROOT / "buildozer.spec"

WANTED: dict[str, list[str]] = {
    "package.domain": ["org.lanterne"],
    "package.name": ["lanterne"],
    "orientation": ["portrait", "landscape", "portrait-reverse", "landscape-reverse"],
    "fullscreen": ["0"],
    "android.api": ["36"],
    "android.minapi": ["24"],
    "android.ndk_api": ["24"],
    "android.archs": ["arm64-v8a"],
    "android.permissions": ["VIBRATE"],
    "android.manifest.intent_filters": ["tools/android/intent_filters.xml"],
    "android.add_resources": ["./tools/android/res"],
    "android.backup_rules": ["tools/android/res/xml/backup_rules.xml"],
    "p4a.bootstrap": ["sdl2"],
}
"""What each of these lines must say, and nothing more: a permission that slips in is a fault."""

PICTURES = {
    "icon.filename": (512, 512),
    "icon.adaptive_foreground.filename": (432, 432),
    "icon.adaptive_background.filename": (432, 432),
    "presplash.filename": (1200, 1200),
}
"""The pictures of the launcher and their sizes: an adaptive layer is 108 dp at the highest density, 432."""

UNPINNED = {"python3", "pyjnius", "android"}
"""Requirements whose version is that of their recipe."""

ARGUMENTS = {
    "android:enableOnBackInvokedCallback": "false",
    "android:dataExtractionRules": "@xml/data_extraction_rules",
    "android:localeConfig": "@xml/locales_config",
}
"""What the manifest says of the whole app: without the first, back leaves the app from every dialog."""

VOICE = "android.intent.action.TTS_SERVICE"
"""Without a query for this service Android 11 and later hide the speech engines from an app."""


class Spec:
    """The [app] section of a buildozer.spec."""

    def __init__(self, path: Path = SPEC) -> None:
        self.path = path
        self._parser = ConfigParser(allow_no_value=True)
        vars(self._parser)["optionxform"] = str
        self._parser.read(path, encoding="utf-8")

    def text(self, key: str) -> str:
        """One value, empty if it is not there."""
        return self._parser.get("app", key, fallback="") or ""

    def words(self, key: str) -> list[str]:
        """A value that is a list."""
        return [word.strip() for word in self.text(key).split(",") if word.strip()]

    def file(self, key: str) -> Path:
        """A value that names a file, seen from the folder of the spec."""
        return self.path.parent / self.text(key)

    def everything(self) -> dict[str, str]:
        """Every line of the section."""
        return {key: self.text(key) for key in self._parser.options("app")}

    @property
    def requirements(self) -> dict[str, str]:
        """Version by name of what p4a builds or installs; empty where the recipe decides."""
        pairs = (word.partition("==") for word in self.words("requirements"))
        return {name: version for name, _, version in pairs}

    @property
    def version(self) -> str:
        """The version that buildozer will find; empty if it will find none."""
        source = self.file("version.filename")
        found = re.search(self.text("version.regex"), source.read_text("utf-8")) if source.is_file() else None
        return found[1] if found else ""


def faults(spec: Spec) -> list[str]:
    """Everything in the spec that is not as it must be, one line each; none is a pass."""
    return [*_wrong_lines(spec), *_wrong_pictures(spec), *_wrong_pins(spec), *_wrong_rest(spec)]


def arguments(spec: Spec) -> dict[str, str]:
    """What is added to the manifest's application; empty if the file is not there."""
    file = spec.file("android.extra_manifest_application_arguments")
    return dict(re.findall(r'([\w:]+)="([^"]*)"', file.read_text("utf-8"))) if file.is_file() else {}


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG, read from its header; (0, 0) if it is none."""
    head = path.read_bytes()[:24] if path.is_file() else b""
    if len(head) < 24 or not head.startswith(b"\x89PNG\r\n\x1a\n"):
        return 0, 0
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def _wrong_lines(spec: Spec) -> list[str]:
    return [
        f"{key} is {','.join(spec.words(key)) or 'missing'}, must be {','.join(wanted)}"
        for key, wanted in WANTED.items()
        if spec.words(key) != wanted
    ]


def _wrong_pictures(spec: Spec) -> list[str]:
    return [
        f"{key} must be a PNG of {size[0]} x {size[1]}"
        for key, size in PICTURES.items()
        if picture_size(spec.file(key)) != size
    ]


def _wrong_pins(spec: Spec) -> list[str]:
    """Every pure module is pinned, to the version that the tests run with."""
    locked: dict[str, Any] = pins(PLAY_LOCK)
    return [
        f"requirement {name} is pinned to {version or 'nothing'}, the tests run with {locked.get(name)}"
        for name, version in spec.requirements.items()
        if name not in UNPINNED and version != locked.get(name)
    ]


def _wrong_rest(spec: Spec) -> list[str]:
    from app import VERSION

    extra = spec.file("android.extra_manifest_xml")
    told = arguments(spec)
    found = {
        f"the application's arguments are {told or 'missing'}": told == ARGUMENTS,
        f"the version is {spec.version or 'not found'}, the app's is {VERSION}": spec.version == VERSION,
        f"the manifest asks for no {VOICE}": extra.is_file() and VOICE in extra.read_text("utf-8"),
        "the title is missing": bool(spec.text("title")),
    }
    return [fault for fault, well in found.items() if not well]
