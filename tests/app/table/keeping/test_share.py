"""A share code as it is shown: its groups stay whole, a few on each line."""

from typing import Any

import pytest


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("AB12", ["AB12"]),
        ("AB12-CD34-EF56", ["AB12-CD34-EF56"]),
        ("AB12-CD34-EF56-GH78", ["AB12-CD34-EF56", "GH78"]),
        ("A1-B2-C3-D4-E5-F6-G7", ["A1-B2-C3", "D4-E5-F6", "G7"]),
    ],
)
def test_every_group_of_a_code_is_shown_once_three_on_a_line(house: Any, code: str, lines: list[str]) -> None:
    from app.table.keeping.share import ShareCode

    assert ShareCode(code=code).lines(code).split("\n") == lines
