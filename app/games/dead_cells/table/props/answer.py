"""What can be answered to a question, as it is shown: words, a picture, what it asks, whether it is open."""

from typing import NamedTuple

from engine.core.game import Action


class Answer(NamedTuple):
    """One answer. The words say what it does; `go` is written on the button that does it."""

    action: Action
    title: str
    lines: tuple[str, ...] = ()
    picture: str = ""
    note: str = ""
    signs: tuple[str, ...] = ()
    """Sprites of what it asks for."""
    number: int = 0
    """Ties it to a place in the picture; 0 for none."""
    go: str = ""
    shut: str = ""
    """Why everybody knows that it is not possible; empty if nobody knows."""
    plain: bool = False
    """Whether it does nothing that has to be looked at first: a touch is enough."""
