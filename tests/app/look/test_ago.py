import pytest

from app.look.ago import ago


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-500, "just now"),
        (0, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (3600, "1 hour ago"),
        (86399, "23 hours ago"),
        (86400, "1 day ago"),
        (86400 * 30, "30 days ago"),
    ],
)
def test_a_span_is_told_in_its_largest_unit(seconds: float, words: str) -> None:
    assert str(ago(seconds)) == words
