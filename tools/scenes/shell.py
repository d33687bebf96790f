"""Scenes of the house itself: home, set-up, rules, settings."""

from collections.abc import Callable
from typing import Any

from tools.scenes.games.night_cage import KEY, in_the_middle
from tools.scenes.stage import Stage, first


def _home(stage: Stage, name: str) -> None:
    stage.sit_down(first(in_the_middle, KEY))
    stage.app.navigator.home()
    glimpse = stage.app.navigator.page.ids.strip.ids.picture.ids.glimpse
    while not glimpse.children:
        stage.frames(1)
    stage.draw(name)


def _screen(screen: str, **details: Any) -> Callable[[Stage, str], None]:
    def draw(stage: Stage, name: str) -> None:
        stage.app.navigator.home()
        stage.app.navigator.go(screen, **details)
        stage.frames()
        stage.draw(name)

    return draw


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "home": _home,
    "setup": _screen("setup", key=KEY),
    "rules": _screen("rules", game=KEY, anchor="37"),
    "settings": _screen("settings"),
}
