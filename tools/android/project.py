"""p4a's own packager from end to end: the Gradle project that it would hand to Gradle.

Buildozer itself puts the arguments together; p4a's `build.py` takes them, in a folder made of its bootstraps
as its `assemble_distribution` does. What is compiled for ARM is left out, and so are the SDK and Gradle: an
empty folder stands for the first, and the second is not started. Runs in the environment of the builder.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tools.android import spec
from tools.android.verdict import Verdict

ANDROID = "{http://schemas.android.com/apk/res/android}"
BOOTSTRAPS = ("common", "_sdl_common", "sdl2")
"""What p4a copies over each other for an SDL app."""
BUILD_TOOLS = "36.0.0"
APPLICATION = {
    **{key.removeprefix("android:"): value for key, value in spec.ARGUMENTS.items()},
    "fullBackupContent": "@xml/backup_rules",
    "allowBackup": "true",
}
"""What the manifest must say of the whole app."""
ACTIONS = {"MAIN", "VIEW", "SEND"}
"""What the activity answers: the launcher, and files of other apps."""
OPTIONS_OF_P4A = ("--bootstrap", "--dist_name", "--arch", "--ndk-api")
"""Options that p4a's command line takes for itself before it calls the packager."""


class Captured(Exception):
    """Buildozer has put together what it would tell p4a."""

    def __init__(self, command: list[str]) -> None:
        super().__init__()
        self.command = command


def project(builder: Any, work: Path) -> Path:
    """Make the Gradle project of the package and give its folder."""
    builder.targetname = "android"
    builder.config.set("buildozer", "build_dir", str(work / "buildozer"))
    builder._copy_application_sources()
    dist = work / "dist"
    _assemble(dist, work / "sdk")
    arguments = _for_packager(_told_to_p4a(builder, dist))
    with _inside(dist):
        packager = _loaded(dist / "build.py")
        packager.parse_args_and_make_package(arguments)
    return dist


def faults(dist: Path) -> list[str]:
    """Everything that is not as it must be in a project, one line each."""
    manifest = ElementTree.parse(dist / "src" / "main" / "AndroidManifest.xml").getroot()
    application = manifest.find("application")
    found = {key: application.get(ANDROID + key) for key in APPLICATION} if application is not None else {}
    with tarfile.open(dist / "src" / "main" / "assets" / "private.tar") as tar:
        packed = set(tar.getnames())
    resources = dist / "src" / "main" / "res"
    files = ("xml/backup_rules.xml", "xml/data_extraction_rules.xml", "xml/locales_config.xml")
    filters = {
        str(each.get(ANDROID + "name")).rpartition(".")[2]
        for each in manifest.findall("application/activity/intent-filter/action")
    }
    gradle = (dist / "build.gradle").read_text("utf-8")
    wrong = {
        f"the application says {found}": found == APPLICATION,
        f"the activity answers {sorted(filters)}": filters == ACTIONS,
        "private.tar does not hold main.pyc": "main.pyc" in packed,
        "private.tar holds a test or a tool": not any(name.startswith(("tests", "tools")) for name in packed),
        "build.gradle does not aim at 36": "36" in gradle,
        "values-fr is missing": (resources / "values-fr" / "strings.xml").is_file(),
        **{f"{name} is missing": (resources / name).is_file() for name in files},
    }
    return [fault for fault, well in wrong.items() if not well]


def project_proof(work: Path) -> Verdict:
    """The packager makes the whole project, with all that the spec asks for."""
    dist = project(import_module("buildozer").Buildozer(str(spec.SPEC)), work)
    found = faults(dist)
    if found:
        return Verdict(False, "; ".join(found))
    count = sum(path.is_file() for path in dist.rglob("*"))
    size = (dist / "src" / "main" / "assets" / "private.tar").stat().st_size
    return Verdict(
        True, f"{count} files of a Gradle project, private.tar {size / 1e6:.1f} MB, manifest as the spec asks"
    )


def _told_to_p4a(builder: Any, dist: Path) -> list[str]:
    """The command that buildozer would run, without running it."""
    target = import_module("buildozer.targets.android").get_target(builder)

    def capture(command: list[str], **_environment: Any) -> None:
        raise Captured(command)

    target._p4a, target.get_dist_dir, target.build_mode = capture, lambda _name: str(dist), "debug"
    try:
        target.build_package()
    except Captured as captured:
        return captured.command
    raise RuntimeError("buildozer told p4a nothing")


def _for_packager(command: list[str]) -> list[str]:
    """What p4a's command line passes on: without its own options, and with its other name for resources."""
    passed, rest = list[str](), iter(command[1:])
    for word in rest:
        if word in OPTIONS_OF_P4A:
            next(rest)
        elif word == "--add-resource":
            passed += ["--resource", next(rest)]
        elif word != "--copy-libs":
            passed.append(word)
    return passed


def _assemble(dist: Path, sdk: Path) -> None:
    """A distribution as p4a lays it out, with nothing compiled in it."""
    wanted = spec.Spec()
    home = Path(str(import_module("pythonforandroid").__file__)).parent / "bootstraps"
    for name in BOOTSTRAPS:
        shutil.copytree(home / name / "build", dist, dirs_exist_ok=True)
    for folder in ("drawable", "mipmap", "mipmap-anydpi-v26"):
        (dist / "src" / "main" / "res" / folder).mkdir(parents=True, exist_ok=True)
    archs = wanted.words("android.archs")
    for arch in archs:
        (dist / "libs" / arch).mkdir(parents=True)
        (dist / f"_python_bundle__{arch}" / "_python_bundle").mkdir(parents=True)
    (sdk / "build-tools" / BUILD_TOOLS).mkdir(parents=True)
    (dist / "project.properties").write_text(f"target=android-{wanted.text('android.api')}")
    (dist / "local.properties").write_text(f"sdk.dir={sdk}")
    known = {"bootstrap": "sdl2", "archs": archs, "hostpython": sys.executable, "use_setup_py": False}
    known["ndk_api"] = wanted.text("android.ndk_api")
    (dist / "dist_info.json").write_text(json.dumps(known))


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    os.environ.pop("P4A_BUILD_IS_RUNNING_UNITTESTS", None)
    try:
        yield
    finally:
        os.chdir(before)


def _loaded(path: Path) -> Any:
    found = spec_from_file_location("p4a_packager", path)
    if found is None or found.loader is None:
        raise FileNotFoundError(path)
    module = module_from_spec(found)
    found.loader.exec_module(module)
    vars(module)["compile_py_file"] = import_module("tools.android.with_buildozer").compiled
    return module
