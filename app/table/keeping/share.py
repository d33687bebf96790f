"""The share code, large enough to be read across a table, and a way onto the clipboard."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.services.clipboard import copy
from app.widgets.dialog import Answer, Dialog

GROUPS_PER_LINE = 3


class ShareCode(BoxLayout):
    """A code in lines that keep its groups together."""

    code = StringProperty("")

    def lines(self, code: str) -> str:
        """The code as it is shown: a few groups on each line."""
        groups = code.split("-")
        rows = [groups[at : at + GROUPS_PER_LINE] for at in range(0, len(groups), GROUPS_PER_LINE)]
        return "\n".join("-".join(row) for row in rows)


def share(code: str, note: str, more: Sequence[Answer] = ()) -> Any:
    """Lay the code over the screen."""
    app = lanterne()
    answers = [Answer(app.tr._("Copy"), copying(code), "primary", "code"), *more, Answer(app.tr._("Close"))]
    title = app.tr._("Game code")
    return app.dialogs.show(Dialog(answers, ShareCode(code=code), title=title, body=note))


def copying(code: str) -> Callable[[], None]:
    """What puts this code on the clipboard and says so, or says that there is none."""

    def say_where_it_is() -> None:
        app = lanterne()
        if copy(code):
            app.say(app.tr._("Copied: {code}").format(code=code))
        else:
            app.say(app.tr._("No clipboard on this device: write down {code}").format(code=code))

    return say_where_it_is


load(__name__)
