"""Things that are named by their address, "module:name", so that nothing is imported before it is needed."""

from importlib import import_module
from typing import Any


def named(address: str) -> Any:
    """What stands at an address such as "app.shell.home:Home"."""
    module, name = address.split(":")
    return getattr(import_module(module), name)
