"""Something that stays on while at least one place in the app wants it."""

from collections.abc import Callable


class Holds:
    """Count who wants a thing and switch it at the first and after the last.

    Holders have names, so that a screen that asks twice or lets go twice does no harm.
    """

    def __init__(self, switch: Callable[[bool], None]) -> None:
        self._switch = switch
        self._holders: set[str] = set()
        self._allowed = True
        self._on = False

    @property
    def on(self) -> bool:
        """Whether it is switched on now."""
        return self._on

    @property
    def allowed(self) -> bool:
        """Whether it may be on at all; a setting decides."""
        return self._allowed

    @allowed.setter
    def allowed(self, value: bool) -> None:
        self._allowed = value
        self._settle()

    def hold(self, who: str) -> None:
        """Want it on, under this name."""
        self._holders.add(who)
        self._settle()

    def release(self, who: str) -> None:
        """Want it no longer; it stays on while others do."""
        self._holders.discard(who)
        self._settle()

    def _settle(self) -> None:
        wanted = self._allowed and bool(self._holders)
        if wanted != self._on:
            self._on = wanted
            self._switch(wanted)
