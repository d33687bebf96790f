"""How long ago something was, in the words one would use."""

from collections.abc import Callable

from engine.core.text import Phrase

MINUTE, HOUR, DAY = 60, 3600, 86400

SPANS: tuple[tuple[int, Callable[[int], Phrase]], ...] = (
    (DAY, lambda count: Phrase("{count} days ago", one="{count} day ago", count=count)),
    (HOUR, lambda count: Phrase("{count} hours ago", one="{count} hour ago", count=count)),
    (MINUTE, lambda count: Phrase("{count} minutes ago", one="{count} minute ago", count=count)),
)


def ago(seconds: float) -> Phrase:
    """The span in its largest unit; a moment that lies ahead, after the clock was set back, is now."""
    for size, words in SPANS:
        count = int(seconds // size)
        if count > 0:
            return words(count)
    return Phrase("just now")
