"""The sand timer in the running app."""

from typing import Any

import pytest

from tests.app.fingers import frames


@pytest.fixture
def timer(shell: Any) -> Any:
    """The screen of the sand timer on a phone, one minute ready."""
    shell.go("timer")
    frames(4)
    return shell.navigator.page
