"""What shared screens ask of whatever a presenter lays out in the middle of a table, a grid or not."""

from collections.abc import Hashable, Sequence
from typing import Protocol, runtime_checkable

Ref = Hashable
"""A place on a surface, as its presenter calls it. Shared screens hand it back and ask nothing else of it."""


@runtime_checkable
class Surface(Protocol):
    """The board, as shared screens see it."""

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""

    def finish_all(self) -> None:
        """Skip every animation."""

    def show_whole(self) -> None:
        """Show the whole of it."""

    def press(self, key: str) -> bool:
        """Do what a key of the desktop stands for; False when it stands for nothing."""

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Light these places up for a moment; with `seek`, bring them into sight first.

        With `lasting` they pulse until others do, or none.
        """
