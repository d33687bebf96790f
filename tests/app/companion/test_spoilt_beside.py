"""What the app keeps beside a companion (names, colours, what was open) may make no sense: its page opens."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.companion.file import FOLDER, CompanionFile
from tests.app.fingers import frames
from tests.app.real_games import offer
from tests.app.sizes import WIDE
from tests.faults.mutation import ODD
from tests.saves.test_old_companions import SAVES, kind_of

pytestmark = pytest.mark.ui

ODDEST: tuple[Any, ...] = (None, 7, True, [["x"], 3, {}])
NONSENSE = pytest.mark.parametrize(
    "nonsense", [ODDEST, pytest.param(ODD, marks=pytest.mark.thorough)], ids=["oddest", "odd"]
)
"""What stands where a colour, a name or a page should: one opening for each."""


@NONSENSE
@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_the_page_opens_whatever_is_kept_beside_its_companion(
    open_shell: Callable[..., Any], path: Path, nonsense: tuple[Any, ...]
) -> None:
    app, kind = open_shell(WIDE), kind_of(path)
    offer(app, kind.game)
    storage = app.services.storage
    companion, table = kind.unsealed(path.read_bytes())
    for odd in nonsense:
        beside = companion.sealed(dict.fromkeys(table, odd))
        storage.write(FOLDER, CompanionFile(storage, kind).name, beside)
        app.navigator.go("companion", key=kind.game)
        frames(3)
        assert app.navigator.page._content.companion is not None
        while app.dialogs.close_top():
            frames(20)
        app.navigator.home()
        frames(3)
        app.navigator.get_screen("companion").forget()
