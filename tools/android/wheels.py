"""The wheels for Android that p4a takes instead of building: pip finds them, and their parts are laid out for
devices with pages of 16 KB.

p4a asks pip for a wheel of every compiled module before it builds one. For the network only an index that pip
knows is needed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.android import spec
from tools.android.verdict import Verdict

COMPILED = ("materialyoucolor",)
"""Requirements of ours with a compiled part that comes as a wheel."""
ARCHS = {"arm64-v8a": "arm64_v8a", "x86_64": "x86_64"}
PYTHON = "3.14"
"""The Python that p4a builds."""
PAGE = 0x4000
LOAD = re.compile(r"^\s*LOAD\s.*\s(0x[0-9a-f]+)\s*$", re.MULTILINE)


def wheels_proof(work: Path) -> Verdict:
    """Every such wheel is found for each kind of device, and each of its libraries is aligned to 16 KB."""
    if shutil.which("readelf") is None:
        return Verdict(None, "readelf not found (Debian: binutils)")
    wanted, libraries, names = spec.Spec(), 0, list[str]()
    for name in COMPILED:
        for arch in ARCHS:
            wheel = _fetched(name, wanted.requirements[name], arch, work / arch)
            if wheel is None:
                return Verdict(None, f"pip found no wheel of {name} for {arch}: no network, or none is there")
            names.append(wheel.name)
            for library in _libraries(wheel, work / arch / "unpacked"):
                libraries += 1
                if alignment(library) < PAGE:
                    return Verdict(False, f"{wheel.name}: {library.name} is aligned to {alignment(library)}")
    return Verdict(True, f"{len(names)} wheels, {libraries} libraries aligned to 16 KB: {', '.join(names)}")


def alignment(library: Path) -> int:
    """The least alignment of what is loaded from a library."""
    told = subprocess.run(["readelf", "-lW", str(library)], capture_output=True, text=True, check=True).stdout
    return least(told)


def least(told: str) -> int:
    """The same, from what readelf says; 0 if nothing is loaded."""
    return min((int(found, 16) for found in LOAD.findall(told)), default=0)


def _fetched(name: str, version: str, arch: str, folder: Path) -> Path | None:
    """The wheel that pip resolves, asked as p4a asks."""
    platform = f"android_{spec.Spec().text('android.ndk_api')}_{ARCHS[arch]}"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"),
            *("--platform", platform, "--python-version", PYTHON, "--dest", str(folder)),
            f"{name}=={version}",
        ],
        capture_output=True,
        check=False,
    )
    return next(folder.glob("*.whl"), None)


def _libraries(wheel: Path, folder: Path) -> list[Path]:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return sorted(folder.rglob("*.so"))
