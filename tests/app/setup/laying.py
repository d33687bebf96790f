"""What the fingers of these tests share: a set-up that is open, its rows and its answers."""

from typing import Any

import pytest

from tests.app.fingers import frames, settle, tap_on


def open_setup(app: Any, **details: Any) -> Any:
    app.navigator.transition.duration = 0.01
    app.go("setup", key="embers", **details)
    settle(lambda: not app.navigator.transition.is_active)
    frames(3)
    return app.navigator.page


def rows(page: Any) -> list[Any]:
    return page.ids.players.children[::-1]


def press(app: Any, title: str) -> None:
    """Press the answer of the open dialog that says this, and wait until the dialog is gone."""
    dialog = app.dialogs.top
    tap_on(next(button for button in dialog.walk() if getattr(button, "title", "") == title))
    settle(lambda: dialog.parent is None)
    frames(3)


def begun(app: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Press Begin without sitting down; gives what the table would be told."""
    told: dict[str, Any] = {}
    monkeypatch.setattr(
        app.navigator, "swap", lambda screen, /, **details: told.update(screen=screen, **details)
    )
    tap_on(app.navigator.page.ids.begin)
    return told


def chip(page: Any, text: str) -> Any:
    return next(chip for chip in page.ids.starters.chips if chip.text == text)
