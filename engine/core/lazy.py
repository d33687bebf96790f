"""Names of a package that are imported when they are first asked for.

A package whose `__init__.py` imports nothing lets its small modules be read without the large ones: a menu
reads a game's `info.py` and leaves its rules on the disk.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazily(package: str, **names: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package: from each name to the module of the package that has it."""

    def found(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{names[name]}"), name)

    return found
