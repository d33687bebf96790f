"""The moving picture on the first page of README: a turn of The Night Cage, as fingers play it.

Every animation is slowed down while it is drawn, so that no frame is missed, and shown at its own pace.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.game import Action
from tools.scenes.games.night_cage import KEY
from tools.scenes.stage import Stage, first

SIZE, SHOWN = (960, 600), (720, 450)
RATE = 12
"""Frames a second, as one sees them."""
SLOWER = 8
"""How much slower everything goes while it is drawn."""
QUALITY = 68
LOOK, GLANCE = 1.1, 0.5
"""Seconds that a thought takes, and a short one."""
TURNS = 2


def draw_moving(stage: Stage, path: Path) -> None:
    """Play two turns and write them as an animated webp."""
    from kivy.core.window import Window

    Window.size = SIZE
    page = stage.sit_down(first(_a_choice, KEY))
    stage.app.settings.animation = "normal"
    usual = page.duration
    page.duration = lambda seconds: usual(seconds) * SLOWER
    page.lay_out()
    page.refresh()
    stage.frames()
    frames = [frame for pause in _play(page) for frame in _film(stage, path.with_suffix(".png"), pause)]
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=1000 // RATE,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    path.with_suffix(".png").unlink()


def _a_choice(session: Any) -> bool:
    """Somebody is to move, with light round him and a while to go."""
    state, entry = session.state, session.state.todo[-1]
    return entry[0] == "choose" and 34 < len(state.deck) < 52 and min(state.lit) == 1 and min(state.at) >= 0


def _play(page: Any) -> Iterator[float]:
    """Touch by touch through some turns; gives how long to look after each."""
    yield LOOK
    turns = 0
    while turns < TURNS and page.session.deciders:
        action = _wish(page)
        if action[0] == "move" and page.session.state.todo[-1][0] == "choose":
            turns += 1
        yield from _touch(page, action)


def _wish(page: Any) -> Action:
    """What a careful friend would do."""
    seat = page.session.deciders[0]
    thumb = page.session.game.thumb
    return max(page.session.legal(seat), key=lambda each: thumb(page.session.state, seat, each))


def _touch(page: Any, action: Action) -> Iterator[float]:
    """Carry an action out as a finger does: look at it first, then confirm."""
    if action[0] == "place":
        page.tray.placing.hover(action[1])
        yield GLANCE
        while page.tray.placing.turns != action[2]:
            page.tray.turn(1)
            yield GLANCE
        page.tray.confirm()
    elif action[0] == "move":
        page.presenter.considering.look_at(action)
        yield LOOK
        page.presenter.considering.confirm()
    else:
        page.play(action)
    yield LOOK


def _film(stage: Stage, raw: Path, seconds: float) -> Iterator[Image.Image]:
    """Draw what is seen for so many seconds."""
    for _ in range(round(seconds * RATE)):
        end = time.perf_counter() + SLOWER / RATE
        stage.frames(1)
        stage.app.root.export_to_png(str(raw))
        yield Image.open(raw).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        while time.perf_counter() < end:
            stage.frames(1)
