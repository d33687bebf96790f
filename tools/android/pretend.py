"""The app where Kivy believes that it is on Android: every module is imported, every service is asked.

Runs in the environment of the app, `python -OO -m tools.android.pretend [--bare]`, because a process can
believe only once. Modules that the package will not hold are kept from it: what the spec does not require,
and what p4a leaves out of Python.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from types import ModuleType
from typing import Any

from tools.android import stand_in
from tools.android.spec import Spec
from tools.android.verdict import Verdict
from tools.bootstrap import ROOT
from tools.offscreen import OFFSCREEN

NOT_IN_PYTHON = {"tkinter", "lib2to3", "ensurepip", "idlelib", "_bz2", "_lzma", "curses", "readline"}
"""Parts of the standard library that p4a's recipe leaves out or cannot build."""

BROUGHT_BY_KIVY = {"certifi", "chardet", "idna", "requests", "urllib3", "filetype", "six", "setuptools"}
"""What the recipe of Kivy asks pip for by itself."""

NOT_RELIED_ON = "materialyoucolor.quantize.celebi"
"""The only compiled part of a requirement that comes as a wheel. Its name in the wheel for Android is that of
another system, so that Python may not find it there: the app must do without."""

OF_THE_APP = {"app", "engine", "main", "tools"}

SERVICES = ("sound", "speech", "haptics", "motion", "room_light", "awake", "privacy")


class Missing(MetaPathFinder):
    """Refuses every module that the package will not hold, as the device will."""

    def __init__(self, held: set[str]) -> None:
        self._held = held

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Nothing for a module that may be looked for further, an error for one that is not there."""
        top = name.partition(".")[0]
        if name == NOT_RELIED_ON:
            raise ModuleNotFoundError(f"{name} is not relied on", name=name)
        if top in self._held or (top in sys.stdlib_module_names and top not in NOT_IN_PYTHON):
            return None
        raise ModuleNotFoundError(f"No module named {name!r} on the device", name=name)


def modules() -> list[str]:
    """Every module of app and engine by its dotted name."""
    found = (path.relative_to(ROOT) for name in ("app", "engine") for path in (ROOT / name).rglob("*.py"))
    dotted = (".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found)
    return sorted(dotted)


def dynamic_modules() -> list[str]:
    """Modules that are imported by a name in a table, which nothing but a start would miss."""
    games, navigation = import_module("app.games"), import_module("app.shell.navigation")
    addresses = {each for kit in games.kits().values() for each in kit.addresses()}
    named = {each.partition(":")[0] for each in addresses | set(navigation.SCREENS.values())}
    return sorted(
        named | {f"plyer.platforms.android.{name}" for name in ("accelerometer", "vibrator", "light")}
    )


@contextmanager
def listening() -> Iterator[list[str]]:
    """Give what is written to the console meanwhile, from Python or from C, once it is over."""
    heard: list[str] = []
    kept = os.dup(2)
    with TemporaryFile("w+") as file:
        os.dup2(file.fileno(), 2)
        try:
            yield heard
        finally:
            sys.stderr.flush()
            os.dup2(kept, 2)
            os.close(kept)
            file.seek(0)
            heard += [line.rstrip() for line in file if line.strip()]


def look(data: Path, bare: bool) -> Verdict:
    """Import everything and ask every service; on a bare device each must quietly be missing."""
    from kivy.utils import platform

    if platform != "android":
        return Verdict(False, f"Kivy believes that it is on {platform}")
    named = [] if bare else dynamic_modules()
    for name in [*modules(), *named]:
        import_module(name)
    with listening() as heard:
        services = _used(data)
        present = [name for name in SERVICES if getattr(services, name).available]
    if heard:
        return Verdict(False, f"the services are not quiet: {heard[-1]}")
    wanted = {"awake", "privacy", "sound"} if bare else set(SERVICES)
    if not wanted - {"sound"} <= set(present) <= wanted:
        return Verdict(False, f"services found: {', '.join(present)}; expected: {', '.join(sorted(wanted))}")
    count = f"{len(modules())} modules" + (f", {len(named)} by name" if named else "")
    return Verdict(True, f"{count}; services: {', '.join(present)}")


def _used(data: Path) -> Any:
    """The services of this device, each used once; they are kept, as the app keeps them."""
    from app.look.places import SOUNDS
    from app.services import Services
    from app.services.language import system_language
    from app.services.storage import FolderStorage
    from app.shell.insets import device_insets

    services = Services.for_device(FolderStorage(data), SOUNDS)
    device_insets()
    system_language()
    services.haptics.tap()
    services.haptics.buzz((0.0, 0.1))
    services.speech.say("One", "en")
    services.privacy.hold("proof")
    services.privacy.release("proof")
    services.exchange.listen(lambda _incoming: None)
    services.exchange.ask(lambda _incoming: None)
    for sensor in (services.motion, services.room_light):
        sensor.listen(print)
    services.pause()
    services.resume()
    return services


def main(arguments: list[str]) -> int:
    """Believe, look, and print the verdict as the last line."""
    bare = "--bare" in arguments
    held = OF_THE_APP | BROUGHT_BY_KIVY | {"jnius", "android", "kivy", *Spec().requirements}
    with TemporaryDirectory() as folder:
        os.environ.update(OFFSCREEN | {"KCFG_KIVY_LOG_LEVEL": "warning", "KIVY_NO_CONFIG": "1"})
        os.environ.update(dict.fromkeys(("ANDROID_ARGUMENT", "ANDROID_APP_PATH", "ANDROID_PRIVATE"), folder))
        os.environ.update({"P4A_BOOTSTRAP": "SDL2", "LANTERNE_HOME": folder})
        stand_in.install(bare)
        sys.meta_path.insert(0, Missing(held))
        verdict = look(Path(folder), bare)
    print(json.dumps(verdict._asdict()))
    return 0 if verdict.held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
