"""What a proof says when it is done."""

from __future__ import annotations

import json
from typing import NamedTuple


class Verdict(NamedTuple):
    """Whether it holds (None: it could not be run here) and one line that tells what was seen."""

    held: bool | None
    line: str

    @property
    def word(self) -> str:
        """The verdict in the table."""
        return {True: "holds", False: "FAILS", None: "not run here"}[self.held]


def told(code: int, output: str, complaint: str) -> Verdict:
    """The verdict of a program that prints it as its last line; its last words if it broke before."""
    lines = output.strip().splitlines()
    try:
        held, line = (json.loads(lines[-1])[key] for key in ("held", "line"))
        return Verdict(held, str(line))
    except (IndexError, ValueError, KeyError, TypeError):
        last = (complaint.strip() or output.strip()).splitlines()[-1:] or ["it said nothing"]
        return Verdict(False, f"ended with {code}: {last[0]}")
