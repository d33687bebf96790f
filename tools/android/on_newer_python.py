"""What runs inside CPython 3.14.2: everything is compiled as p4a compiles it, then the engine is tested.

The project is mounted at /project and the packages for testing at /packages; the work is done on a copy,
because the mounted folders are the user's own. The value of the last line is the exit code.
"""

import errno
import os
import shutil
import sys
from pathlib import Path

COPIED = (
    *("main.py", "pyproject.toml", "app", "engine", "tests", "tools"),
    *("assets/scenarios", "assets/rules", "assets/obscurio/deck.json"),
)
PACKED = ("main.py", "app", "engine")

NOT_HERE = (
    "tests/engine/core/test_registry.py::"
    "test_the_engine_needs_no_screen_no_numbers_library_and_no_unseeded_chance",
    "tests/engine/core/test_registry.py::test_importing_the_engine_imports_no_game",
    "tests/engine/core/test_registry.py::test_the_info_of_a_game_is_read_without_its_rules",
    "tests/engine/test_many_games.py::test_the_program_tells_how_games_ended",
    "tests/engine/core/test_store.py::test_deep_nesting_is_refused_or_read_but_never_an_accident",
    "tests/engine/core/test_store.py::"
    "test_after_a_crash_between_the_two_renames_the_next_save_leaves_no_spare_file",
)
"""Four start a second process, which WebAssembly has not; one measures its stack; one makes a hard link."""


def refuse_link(source: object, target: object) -> None:
    """Refuse a hard link as Android does to apps; WebAssembly does not even know the call."""
    raise PermissionError(errno.EACCES, "no links here", str(source))


def copy(home: Path) -> None:
    """Bring the project over, without what other Pythons have compiled."""
    for name in COPIED:
        source, target = Path("/project") / name, home / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.png"))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def compile_all(home: Path) -> int:
    """Compile what is packed with optimize=2, as -OO does; gives the number of files, fails on the first."""
    count = 0
    for name in PACKED:
        path = home / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            compile(file.read_bytes(), str(file), "exec", optimize=2, dont_inherit=True)
            count += 1
    return count


def main() -> int:
    """Compile and test; the last line that is printed tells both."""
    home = Path("/home/pyodide/project")
    home.mkdir(parents=True)
    copy(home)
    os.chdir(home)
    sys.path[:0] = [str(home)]
    sys.path.append("/packages")
    vars(os)["link"] = refuse_link
    print(f"compiled {compile_all(home)} files with {sys.version.split()[0]}", flush=True)
    import pytest

    left_out = [f"--deselect={name}" for name in NOT_HERE]
    return int(
        pytest.main(
            ["tests/engine", "-q", "-m", "not slow", "-p", "no:cacheprovider", "--tb=short", *left_out]
        )
    )


main() if sys.platform == "emscripten" else 0
