"""Makes the bundle: PyInstaller's folder, without debugging symbols, with a menu entry, as an archive."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.bootstrap import PROOF, ROOT

BUNDLE_LOCK = ROOT / "tools" / "requirements-bundle.txt"
ENVIRONMENT = ROOT / ".venv-bundle"
PROOF[BUNDLE_LOCK] = ("kivy", "kivymd", "plyer", "PIL", "PyInstaller")

HERE = Path(__file__).resolve().parent
DIST = ROOT / "dist"
FOLDER = DIST / "lanterne"
PROGRAM = FOLDER / ("lanterne.exe" if sys.platform == "win32" else "lanterne")


MENU = ("lanterne.desktop", "add-to-menu", "lanterne-mime.xml", "org.lanterne.lanterne.metainfo.xml")
"""What a desktop of Linux wants to know; `add-to-menu` tells it."""


class BundleError(Exception):
    """The bundle could not be made; the message says why."""


def build(python: Path) -> None:
    """Let PyInstaller make the folder anew."""
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    command += ["--distpath", str(DIST), "--workpath", str(ROOT / "build" / "bundle")]
    done = subprocess.run(
        [*command, str(HERE / "lanterne.spec")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode or not PROGRAM.is_file():
        raise BundleError(f"PyInstaller failed:\n{(done.stderr or done.stdout)[-2000:]}")


def symbols_to_strip(folder: Path) -> list[Path]:
    """Kivy's modules and Python's library, which come with symbols for debuggers.

    Libraries that a wheel brings in a folder of its own are left as they are: they were patched to find
    one another, and stripping breaks some of them.
    """
    inside = folder / "_internal"
    return [*sorted((inside / "kivy").rglob("*.so")), *sorted(inside.glob("libpython*.so*"))]


def strip(folder: Path) -> int:
    """Take the symbols out where the system can; gives the bytes saved."""
    files, tool = symbols_to_strip(folder), shutil.which("strip")
    if not tool or not files:
        return 0
    before = sum(file.stat().st_size for file in files)
    subprocess.run([tool, "--strip-unneeded", *map(str, files)], check=False, capture_output=True)
    return before - sum(file.stat().st_size for file in files)


def add_menu_entry(folder: Path) -> None:
    """Lay the icon, the licence and, on Linux, the menu entry beside the program."""
    shutil.copy(ROOT / "assets" / "icon" / "icon.png", folder / "lanterne.png")
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    if sys.platform == "linux":
        for name in MENU:
            shutil.copy(HERE / name, folder / name)


def archive_name() -> str:
    """lanterne-1.0.0-linux-x86_64.tar.xz and its like."""
    from app import VERSION

    return f"lanterne-{VERSION}-{sys.platform}-{platform.machine().lower()}.tar.xz"


def archive(folder: Path) -> Path:
    """Pack the folder; owners and times of this machine are not told."""
    target = folder.parent / archive_name()
    with tarfile.open(target, "w:xz", preset=6) as tar:
        for path in sorted(folder.rglob("*")):
            tar.add(
                path, f"lanterne/{path.relative_to(folder).as_posix()}", recursive=False, filter=_nameless
            )
    return target


def _nameless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    return entry


def size(folder: Path) -> int:
    """The bytes of every file below a folder; a link counts nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)
