"""An app that can be put to sleep, woken, turned, robbed of its textures and killed, as a device does.

A killed app is one that gets nothing more onto the disk: whatever it would still do, nobody will know.
"""

from __future__ import annotations

import errno
import struct
from pathlib import Path
from typing import Any

from kivy.graphics.opengl import glDeleteTextures
from kivy.lang.parser import global_idmap

from app.services import Services
from app.shell.shell import Lanterne
from engine import Session
from tests.app.fingers import Finger, frames, resize, settle
from tests.app.running import silence
from tests.miniature import MINIATURE
from tests.miniature.kit import only_embers

MORE_TEXTURES = 2000
"""More than a test can have made since the app was started."""

PHONE, LYING = (360, 780), (780, 360)


class Device:
    """A device with one window and one folder; the app on it can be started again and again."""

    def __init__(self, window: Any, folder: Path) -> None:
        self._window, self._folder = window, folder
        self.wall = 1_800_000_000.0
        self.app: Any = None

    def start(self, size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        """Open the app on what lies in the folder."""
        resize(*size)
        services = Services.scripted(self._folder)
        services.clock.reboot(self.wall - services.clock.wall())
        app = Lanterne(catalogue=only_embers(), services=services)
        object.__setattr__(global_idmap["app"], "_obj", None)
        for name, value in {"animation": "off", "language": "en", **settings}.items():
            setattr(app.settings, name, value)
        app._run_prepare()
        frames(3)
        self.app = app
        return app

    def kill(self) -> None:
        """End the app as the system does when it needs the memory: without a word to it."""
        app, self.app = self.app, None
        self.wall = app.services.clock.wall()
        app.services.storage.refuse = errno.EIO
        while app.dialogs.close_top():
            frames()
        app.dispatch("on_stop")
        silence(app)
        for widget in list(self._window.children):
            self._window.remove_widget(widget)
        frames(2)

    def close(self) -> None:
        """Leave the window empty for the next test."""
        if self.app is not None:
            self.kill()
        resize(800, 600)

    def sleep(self, seconds: float = 0.0) -> None:
        """Send the app into the background and let time pass."""
        assert self.app.on_pause()
        self.app.services.clock.go(seconds)

    def wake(self) -> None:
        """Bring it back."""
        self.app.on_resume()
        frames(3)

    def forget_textures(self) -> None:
        """Delete every texture there is, as a new GL context has none of the old ones."""
        most = self.app._witness._texture.id + MORE_TEXTURES
        glDeleteTextures(most, struct.pack(f"{most}I", *range(1, most + 1)))

    def sit_down(self, strengths: tuple[str, ...] = ("", ""), **options: Any) -> Any:
        """Open a table of Embers; an empty strength is a person."""
        session = Session.new(MINIATURE, len(strengths), 3, **options)
        named = zip(("Mira", "Odo", "Lene"), ("blue", "red", "bone"), strengths, strict=False)
        session.table = {
            "players": [{"name": name, "hue": hue, "strength": strength} for name, hue, strength in named],
            "name": "",
        }
        name = self.app.saves.fresh_name(session)
        self.app.saves.save(name, session)
        return self.open_table(name)

    def open_table(self, name: str) -> Any:
        """Open a kept table."""
        self.app.navigator.go("table", name=name)
        frames(6)
        return self.app.navigator.page


def hold_seal(page: Any) -> None:
    """Take the device over from behind the curtain."""
    seal = page.lowered.ids.seal
    finger = Finger(*seal.to_window(*seal.center)).down()
    settle(lambda: not page.curtain_is_down)
    finger.up()


def begin_drag(page: Any, cell: int) -> Finger:
    """Carry a tile from the tray over a cell and stay there."""
    piece = page.tray.ids.piece
    finger = Finger(*piece.to_window(*piece.center)).down()
    x, y = page.board.to_window(*page.board.place_of(cell))
    return finger.to(x, y - 64, steps=10)


def position(page: Any) -> tuple[Any, Any]:
    """What is true at a table: the whole state, and how it came about."""
    return page.session.state.plain(), list(page.session.log)
