"""KV files: one for each module of widgets, at the same path below kv/."""

from kivy.lang import Builder

from app.look.places import KV

_loaded: set[str] = set()


def load(module: str) -> None:
    """Read the KV file that belongs to a module, once: `load(__name__)` below its classes."""
    if module in _loaded:
        return
    _loaded.add(module)
    Builder.load_file(str(KV.joinpath(*module.split(".")[1:])) + ".kv")
