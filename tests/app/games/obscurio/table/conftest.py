"""A table of Obscurio for tests: seals are held for a moment only."""

from typing import Any

import pytest


@pytest.fixture(autouse=True)
def quick_seals(monkeypatch: Any) -> None:
    """What counts is that a seal is held, not for how long."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)
    monkeypatch.setattr("app.games.obscurio.table.pieces.wax.HOLD_SECONDS", 0.05)
