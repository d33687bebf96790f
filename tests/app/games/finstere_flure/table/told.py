"""Positions of two players, told in a line."""

from typing import Any

HALL = {"players": 2, "round": 3, "monster": {"at": [0, 8], "facing": "E"}}


def told(*pawns: Any, **more: Any) -> dict[str, Any]:
    """A scene with these pawns of the two players."""
    data = {**HALL, "monster": {"at": [15, 4], "facing": "N"}, "pawns": [list(mine) for mine in pawns]}
    return {**data, **more}
