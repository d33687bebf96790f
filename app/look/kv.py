"""KV files: one for each module of widgets, at the same path below kv/."""

from kivy.lang import Builder
from kivy.uix.widget import Widget

from app.look.places import KV

_loaded: set[str] = set()


def load(module: str) -> None:
    """Read the KV file that belongs to a module, once: `load(__name__)` below its classes."""
    if module in _loaded:
        return
    _loaded.add(module)
    Builder.load_file(str(KV.joinpath(*module.split(".")[1:])) + ".kv")


def forget(widget: Widget) -> None:
    """Unbind the rules of a widget that is thrown away, and of all that is in it.

    A rule speaks of its root, and parts that were taken out of it may live a little longer than it does:
    told of another language then, they would look for a root that is gone.
    """
    for each in widget.walk(restrict=True):
        Builder.unbind_widget(each.uid)
