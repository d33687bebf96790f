"""The whole app in the shared window, with scripted services and the miniature game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.fingers import frames, resize

PHONE, TALL, WIDE, DESKTOP = (360, 780), (800, 1280), (1280, 800), (1000, 700)


@pytest.fixture
def open_shell(window: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Give open_shell(size=PHONE, **settings): a running app; again, it starts anew on the same files."""
    from app.catalogue import Playable
    from app.services import Services
    from app.shell import Lanterne
    from tests.app.running import speak_to
    from tests.miniature import MINIATURE

    running: list[Any] = []

    def close() -> None:
        for app in running:
            while app.dialogs.close_top():
                frames()
            app.dispatch("on_stop")
            for widget in list(window.children):
                window.remove_widget(widget)
        running.clear()
        frames(2)

    def start(size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        close()
        resize(*size)
        catalogue = {"embers": Playable(MINIATURE, "tests.miniature.table", "night_cage")}
        app = Lanterne(catalogue=catalogue, services=Services.scripted(tmp_path))
        speak_to(app)
        for name, value in {"animation": "off", "language": "en", **settings}.items():
            setattr(app.settings, name, value)
        app._run_prepare()
        frames(3)
        running.append(app)
        return app

    yield start
    close()
    resize(800, 600)


@pytest.fixture
def shell(open_shell: Callable[..., Any]) -> Any:
    """The app on a phone."""
    return open_shell()


@pytest.fixture
def timer(shell: Any) -> Any:
    """The screen of the sand timer on a phone, one minute ready."""
    shell.go("timer")
    frames(4)
    return shell.navigator.page
