"""The window that tests of the Kivy layer share.

The environment is set when this file is read, before any test module can import Kivy: KivyMD
opens a window on import, and Kivy would take pytest's own arguments for its own.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app import frame_clock
from tests.app.sizes import PHONE

os.environ.update(
    {
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_METRICS_DENSITY": "1",
        "KCFG_KIVY_LOG_LEVEL": "warning",
        "KCFG_KIVY_EXIT_ON_ESCAPE": "0",
        "KCFG_GRAPHICS_WIDTH": "800",
        "KCFG_GRAPHICS_HEIGHT": "600",
        "KCFG_GRAPHICS_VSYNC": "0",
        "KCFG_GRAPHICS_MAXFPS": "0",
        "KCFG_GRAPHICS_MULTISAMPLES": "0",
    }
)
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

WINDOW_SIZE = (800, 600)
PATIENT = (20_000, 10, 3)
"""When Python looks for garbage in circles. Every test starts an app and throws one away: at the usual
thresholds a fifth of the tests' time went into that search. Tests that count it collect first."""
UNPAINTED = "LP_NO_RAST"
"""With this Mesa's software renderer does everything but paint: tools/checks.py sets it."""


@pytest.fixture(autouse=True)
def only_the_painted_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse pictures where nothing is painted: all of them would be alike."""
    if UNPAINTED in os.environ and "kivy.uix.widget" in sys.modules:
        from kivy.uix.widget import Widget

        def refuse(*_arguments: Any) -> None:
            raise AssertionError("this test looks at a picture: mark it `painted`")

        monkeypatch.setattr(Widget, "export_to_png", refuse)
        monkeypatch.setattr(Widget, "export_as_image", refuse)


@pytest.fixture(scope="session")
def window() -> Any:
    """Give the one window of the process, without the host's mouse and touch devices and without its time."""
    from kivy.base import EventLoop
    from kivy.config import Config

    if Config.has_section("input"):
        for option in list(Config["input"]):
            Config.remove_option("input", option)
    EventLoop.ensure_window()
    gc.set_threshold(*PATIENT)
    frame_clock.install()
    EventLoop.window.size = WINDOW_SIZE
    EventLoop.idle()
    return EventLoop.window


@pytest.fixture
def house(window: Any) -> Any:
    """Give the smallest app that KV rules speak to: theme, settings, translator, fonts.

    It is made anew for every test, since another one may have started a whole app meanwhile, and stays until
    the next: the last frames of a test still ask for it.
    """
    from kivy.app import App

    from app.look.places import LOCALE
    from app.look.theme import Theme, register_fonts
    from app.services.language import Translator
    from app.shell.settings import Settings
    from tests.app.running import speak_to

    class House(App):
        settings = Settings()
        theme = Theme()
        tr = Translator(LOCALE, "en")
        form = page_form = "phone"
        insets = (0, 0, 0, 0)
        """What a page of an earlier test may still ask when the window is resized."""

        def keep(self, _write: Callable[[], object]) -> bool:
            """Keep nothing: sand of an earlier test may run on and tell so."""
            return True

        def say(self, _words: str) -> None:
            """Show nothing."""

    register_fonts()
    app = House()
    app.theme.follow(app.settings)
    speak_to(app)
    return app


@pytest.fixture
def show(window: Any) -> Iterator[Callable[..., Any]]:
    """Give show(widget, size=(800, 600)): the widget alone in the window, laid out.

    Afterwards the window is empty and has its usual size again.
    """
    from tests.app.fingers import frames, resize

    def put(widget: Any, size: tuple[int, int] = WINDOW_SIZE) -> Any:
        if tuple(window.size) != size:
            resize(*size)
        window.add_widget(widget)
        frames(3)
        return widget

    yield put
    for child in list(window.children):
        window.remove_widget(child)
    if tuple(window.size) != WINDOW_SIZE:
        resize(*WINDOW_SIZE)
    frames(2)


@pytest.fixture
def open_shell(window: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Give open_shell(size=PHONE, catalogue=only_embers, **settings): a running app with these games.

    Called again, it starts anew on the same files.
    """
    from app.services import Services
    from app.shell.shell import Lanterne
    from tests.app.fingers import frames, resize
    from tests.app.running import silence, speak_to
    from tests.miniature.kit import only_embers

    running: list[Any] = []

    def close() -> None:
        for app in running:
            while app.dialogs.close_top():
                frames()
            app.dispatch("on_stop")
            silence(app)
            for widget in list(window.children):
                window.remove_widget(widget)
        running.clear()
        frames(2)

    def start(size: tuple[int, int] = PHONE, catalogue: Any = only_embers, **settings: Any) -> Any:
        close()
        resize(*size)
        app = Lanterne(catalogue=catalogue(), services=Services.scripted(tmp_path))
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
def open_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The miniature without secrets: only then does a table have a share code."""
    from tests.miniature import Embers

    monkeypatch.setattr(Embers, "info", Embers.info._replace(secrets=False))
