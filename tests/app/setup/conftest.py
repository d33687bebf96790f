"""The screen on which a table is laid, open in the running app."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.setup.laying import open_setup
from tests.app.sizes import TALL


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    return open_shell(TALL)


@pytest.fixture
def page(app: Any) -> Any:
    page = open_setup(app)
    page.chance = lambda below: 0
    return page
