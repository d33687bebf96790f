"""Reading the app aloud, for whoever cannot see it: what is asked, what happened, which control is chosen.

It speaks only if that is wished, and nothing while somebody looks at what is theirs alone: who is near hears.
"""

from collections.abc import Callable

from app.services.privacy import Privacy
from app.services.speech import Speech


class Reader:
    """The voice of the app."""

    def __init__(
        self, speech: Speech, privacy: Privacy, wished: Callable[[], bool], language: Callable[[], str]
    ) -> None:
        self._speech, self._privacy = speech, privacy
        self._wished, self._language = wished, language

    def read(self, *lines: str) -> None:
        """Speak these lines, one after the other, in place of whatever is being spoken."""
        if self._wished() and not self._privacy.on:
            self._say(lines)

    def name_only(self, line: str) -> None:
        """Speak whose turn it is, which everybody may know, also while somebody looks alone."""
        if self._wished():
            self._say((line,))

    def _say(self, lines: tuple[str, ...]) -> None:
        ended = [line if line.endswith((".", "!", "?", "…")) else f"{line}." for line in lines if line]
        self._speech.say(" ".join(ended), self._language())
