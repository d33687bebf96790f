"""What can go wrong, by name. Each error carries one line that can be shown to a person."""

from engine.core.text import Phrase

LONGEST = 200
"""Characters of a reason; one that quotes a whole file would fill the screen."""


MALFORMED = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What reading data of a strange shape can raise; whoever reads a file turns it into a SaveError."""


class EngineError(Exception):
    """The common ground: `reason` is one translated line that any screen can show."""

    def __init__(self, reason: Phrase | str) -> None:
        shown = str(reason).encode(errors="replace").decode()
        self.reason = " ".join(shown.split())[:LONGEST]
        super().__init__(self.reason)


class SetupError(EngineError):
    """A game cannot start like this: an unknown option, a bad value, too many players."""


class IllegalAction(EngineError):
    """The action is not legal now; nothing has changed."""


class UndoBarrier(EngineError):
    """Undo stops here: going back would unlearn something that was seen."""


class SaveError(EngineError):
    """A file is not a save that this version can read; it is left where it is."""


class ScenarioError(EngineError):
    """A described position is wrong; `path` leads to the field."""

    def __init__(self, path: str, reason: Phrase | str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
