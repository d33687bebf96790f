"""What the app keeps beside a companion (names, colours, what was open) may make no sense: its page opens."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.companion.file import FOLDER, CompanionFile
from engine.core.dice import seeded
from tests.app.fingers import frames
from tests.app.real_games import offer
from tests.app.sizes import WIDE
from tests.faults.mutation import lucky, twisted
from tests.saves.test_old_companions import SAVES, kind_of

pytestmark = pytest.mark.ui

ROUNDS = pytest.mark.parametrize("rounds", [3, pytest.param(40, marks=pytest.mark.thorough)])
"""Openings of the page for each kept table."""


@ROUNDS
@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_page_opens_whatever_is_kept_beside_its_companion(
    open_shell: Callable[..., Any], path: Path, rounds: int
) -> None:
    app, kind, luck = open_shell(WIDE), kind_of(path), lucky(seeded(9))
    offer(app, kind.game)
    companion, table = kind.unsealed(path.read_bytes())
    for _ in range(rounds):
        beside = twisted({"players": 3, **table}, luck)
        app.services.storage.write(
            FOLDER, CompanionFile(app.services.storage, kind).name, companion.sealed(beside)
        )
        app.navigator.go("companion", key=kind.game)
        frames(3)
        assert app.navigator.current == "companion"
        assert app.navigator.page._content.companion is not None
        while app.dialogs.close_top():
            frames(20)
        app.navigator.home()
        frames(3)
        app.navigator.get_screen("companion").forget()
