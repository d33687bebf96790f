#!/usr/bin/env python3
"""Plays with the app like somebody who knows nothing of it, and stops at the first exception or complaint.

    tools/monkey.py                          2,000 gestures from seed 1
    tools/monkey.py --gestures 20000 --seed 7
    tools/monkey.py --seed 7 --log all.txt   what it did, line by line; the last lines come with a failure

Fingers one and two at a time, drags, long presses, fingers that stay down while the screen changes; keys,
back, the device turned, a window resized, sleep, another language, larger text, a full disk at times: over
every screen of every game and companion. A seed does the same again: time goes by in frames, and chance comes
from the seed. What Kivy only writes into its log as an error (a layout without an end) stops it too.
"""

import argparse
import errno
import os
import sys
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.offscreen import OFFSCREEN  # noqa: E402 - the tools are a package
from tools.ways import Ways  # noqa: E402

LAST_LINES = 60
"""How much of the log is shown with a failure."""
REPORT_EVERY = 1000
SIZES = (
    (360, 780),
    (780, 360),
    (320, 568),
    (844, 390),
    (800, 1280),
    (1280, 800),
    (1000, 700),
    (600, 500),
    (800, 600),
)
KEYS = (
    *("enter", "escape", "space", "up", "down", "left", "right", "tab", "backspace", "delete"),
    *("r", "u", "h", "l", "z", "s", "n", "1", "2", "?", "+", "-"),
)
OFTEN = 40
"""How often a gesture is one of a finger, for each time that it is one of the others."""


class Monkey:
    """One app and the luck that plays with it."""

    def __init__(self, folder: Path, seed: int, log: Path | None = None) -> None:
        from app.services import Services
        from app.shell.shell import Lanterne
        from tests.app.complaints import Complaints

        self.luck = Random(seed)
        self.lines: deque[str] = deque(maxlen=LAST_LINES)
        self._log = log.open("w", encoding="utf-8") if log else None
        self._held: list[Any] = []
        self._complaints = Complaints()
        self._gestures = (
            *[self.tap_a_control] * 5 * OFTEN,
            *(each for each in (self.tap, self.drag, self.rest, self.pinch) for _ in range(OFTEN)),
            *[self.hold_over_a_change] * (OFTEN // 4),
            *[self.lift_what_is_held] * (OFTEN // 4),
            *[self.press_a_key] * OFTEN,
            *[self.go_back] * (OFTEN // 2),
            *[self.go_somewhere] * (OFTEN // 2),
            *(self.turn, self.turn, self.resize, self.sleep, self.sleep, self.speak, self.size_text),
            *(self.change_a_setting, self.fill_the_disk, self.let_time_pass, self.move_the_device),
            *[self.make_room] * 3,
        )
        self.app: Any = Lanterne(services=Services.scripted(folder))
        self.app.stop = lambda *_how: None
        self._ways = Ways(self.app, self.luck)
        _leave_nothing_to_real_chance(self.luck)
        self.app._run_prepare()
        self._watch_seldom()

    def play(self, gestures: int, report: Callable[[int], None] = lambda _number: None) -> None:
        """Make so many gestures; whatever the app raises gets out."""
        with self._complaints:
            for number in range(1, gestures + 1):
                self._act(self.luck.choice(self._gestures), number)
                if number % REPORT_EVERY == 0:
                    report(number)

    def _act(self, gesture: Callable[[], str], number: int) -> None:
        from tests.app.fingers import frames

        where = self.app.navigator.current
        self._note(f"{number} {where}: {gesture.__name__}")
        self._is_watched = False
        done = gesture()
        self._note(f"    {done}")
        frames(self.luck.choice((1, 1, 2, 4, 12)) - 1)
        self._is_watched = True
        frames()
        self._complaints.speak_up()

    def _watch_seldom(self) -> None:
        """Draw the last frame of each gesture only: drawing all of them is half of the time."""
        from kivy.core.window import Window

        self._is_watched = True
        Window.bind(on_draw=lambda _window: not self._is_watched)

    def _note(self, line: str) -> None:
        self.lines.append(line)
        if self._log is not None:
            print(line, file=self._log, flush=True)

    def tap_a_control(self) -> str:
        """Press something that can be pressed."""
        from tests.app.fingers import tap

        control = self._some_control()
        if control is None:
            return self.tap()
        x, y = control.to_window(*control.center)
        tap(x, y)
        return f"{type(control).__name__} {getattr(control, 'title', '')!r} at {x:.0f}, {y:.0f}"

    def tap(self) -> str:
        """Touch any point."""
        from tests.app.fingers import tap

        x, y = self._point()
        tap(x, y)
        return f"at {x:.0f}, {y:.0f}"

    def drag(self) -> str:
        """Draw a finger over the glass."""
        from tests.app.fingers import drag

        points = [self._point() for _ in range(self.luck.randint(2, 4))]
        drag(*points, steps=self.luck.choice((1, 3, 8)))
        return f"through {points}"

    def rest(self) -> str:
        """Hold a finger still."""
        from tests.app.fingers import Finger, wait

        control = self._some_control() if self.luck.random() < 0.5 else None
        point = control.to_window(*control.center) if control else self._point()
        finger = Finger(*point).down()
        wait(self.luck.choice((0.3, 0.6, 1.0)))
        finger.up()
        return f"at {point}"

    def pinch(self) -> str:
        """Two fingers turn, spread and shift."""
        from tests.app.fingers import two_fingers

        x, y = self._point()
        turn, scale = self.luck.uniform(-180, 180), self.luck.uniform(0.3, 3.0)
        two_fingers(x, y, reach=self.luck.uniform(20, 120), steps=6, turn=turn, scale=scale)
        return f"at {x:.0f}, {y:.0f}: turned by {turn:.0f}, spread by {scale:.1f}"

    def hold_over_a_change(self) -> str:
        """Lay a finger on something and leave it there, whatever comes."""
        from tests.app.fingers import Finger

        if len(self._held) > 1:
            return self.lift_what_is_held()
        control = self._some_control()
        point = control.to_window(*control.center) if control else self._point()
        self._held.append(Finger(*point).down())
        return f"{type(control).__name__} at {point}, and stay there"

    def lift_what_is_held(self) -> str:
        """Lift such a finger, there or elsewhere."""
        if not self._held:
            return "nothing is held"
        finger = self._held.pop(0)
        if self.luck.random() < 0.3:
            finger.hop(*self._point())
        finger.up()
        return f"at {finger.x:.0f}, {finger.y:.0f}"

    def press_a_key(self) -> str:
        """Press a key of the desktop."""
        from tests.app.fingers import key

        name = self.luck.choice(KEYS)
        key(name, self.luck.choice(((), (), ("ctrl",), ("shift",))))
        return name

    def go_back(self) -> str:
        """Press Android's back key."""
        from kivy.core.window import Window

        Window.dispatch("on_keyboard", 1001, 0, "", [])
        return "back"

    def turn(self) -> str:
        """Turn the device."""
        from kivy.core.window import Window

        from tests.app.fingers import resize

        width, height = Window.size
        resize(int(height), int(width))
        return f"{height} x {width}"

    def resize(self) -> str:
        """Play on another device, or in a window that somebody draws to any size."""
        from tests.app.fingers import resize

        drawn = self.luck.randint(320, 1300), self.luck.randint(360, 1300)
        size = self.luck.choice((*SIZES, drawn, drawn, drawn))
        resize(*size)
        return f"{size}"

    def sleep(self) -> str:
        """Send the app into the background and bring it back."""
        self.app.on_pause()
        seconds = self.luck.choice((0, 1, 70, 4000))
        self.app.services.clock.go(seconds)
        self.app.on_resume()
        return f"for {seconds} s"

    def let_time_pass(self) -> str:
        """The sand runs on."""
        seconds = self.luck.choice((1, 10, 60, 600))
        self.app.services.clock.go(seconds)
        return f"{seconds} s"

    def move_the_device(self) -> str:
        """Shake it, or turn it upside down."""
        from app.services.motion_detector import Shaken, TurnedOver

        sign = self.luck.choice((Shaken(), TurnedOver()))
        self.app.services.motion.give(sign)
        return f"{sign}"

    def speak(self) -> str:
        """Choose another language."""
        return self._set("language")

    def size_text(self) -> str:
        """Choose another size of letters."""
        return self._set("text_size")

    def change_a_setting(self) -> str:
        """Change any setting but the one that needs a real screen."""
        from app.shell.settings import FIELDS

        return self._set(self.luck.choice([name for name in FIELDS if name != "full_screen"]))

    def fill_the_disk(self) -> str:
        """From now on nothing can be written."""
        self.app.services.storage.refuse = errno.ENOSPC
        return "the disk is full"

    def make_room(self) -> str:
        """There is room again."""
        self.app.services.storage.refuse = None
        return "there is room"

    def go_somewhere(self) -> str:
        """Open any screen, as if the way there had been found."""
        name, details = self._ways.any_of_them()
        self.app.navigator.go(name, **details)
        if len(self.app.navigator.trail) > 12:
            self.app.navigator.home()
        return f"{name} {sorted(details)}"

    def _set(self, name: str) -> str:
        from app.shell.settings import FIELDS

        value = self.luck.choice(list(FIELDS[name].allowed))
        setattr(self.app.settings, name, value)
        return f"{name} = {value}"

    def _point(self) -> tuple[float, float]:
        from kivy.core.window import Window

        return self.luck.uniform(0, Window.width - 1), self.luck.uniform(0, Window.height - 1)

    def _some_control(self) -> Any:
        """Something on the glass that can be pressed: of a dialog, if one lies there."""
        from kivy.core.window import Window
        from kivy.uix.behaviors import ButtonBehavior
        from kivy.uix.modalview import ModalView

        modal = [each for each in Window.children if isinstance(each, ModalView)]
        top = modal[0] if modal else self.app.navigator.page
        found = []
        for widget in top.walk():
            if isinstance(widget, ButtonBehavior) and not widget.disabled:
                x, y = widget.to_window(*widget.center)
                if 0 <= x < Window.width and 0 <= y < Window.height:
                    found.append(widget)
        return self.luck.choice(found) if found else None


def _leave_nothing_to_real_chance(luck: Random) -> None:
    """What draws by the system's own chance draws from the seed."""
    from app.games.finstere_flure.monster.kit import MonsterKit
    from app.setup.screen import Setup
    from app.setup.starter import Starter

    for screen in (Setup, Starter, MonsterKit):
        drawn: Any = screen
        drawn.chance = staticmethod(luck.randrange)


def run(gestures: int, seed: int, log: Path | None = None) -> Monkey:
    """Play in a folder of its own; an exception comes with the last lines of the log."""
    from kivy.base import EventLoop

    from tests.app import frame_clock

    EventLoop.ensure_window()
    frame_clock.install()
    with TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), seed, log)
        try:
            monkey.play(gestures, lambda number: print(number, _standing(), flush=True))
        except BaseException:
            print(f"seed {seed}:", *monkey.lines, sep="\n", file=sys.__stderr__, flush=True)
            traceback.print_exc(file=sys.__stderr__)
            raise
    return monkey


def _standing() -> str:
    from tools.soak import megabytes, widgets

    return f"{widgets()} widgets, {megabytes():.0f} MB"


def main(arguments: Sequence[str]) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Random fingers over the whole app, from a seed.")
    parser.add_argument("--gestures", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path)
    wanted = parser.parse_args(arguments)
    run(wanted.gestures, wanted.seed, wanted.log)
    print(f"{wanted.gestures} gestures from seed {wanted.seed}: nothing fell over")
    return 0


if __name__ == "__main__":
    os.environ.update({**OFFSCREEN, "LP_NO_RAST": "1", "KIVY_NO_CONFIG": "1", "KCFG_KIVY_LOG_LEVEL": "error"})
    os.environ.update(
        {"KCFG_GRAPHICS_MAXFPS": "0", "KCFG_GRAPHICS_VSYNC": "0", "KCFG_KIVY_EXIT_ON_ESCAPE": "0"}
    )
    sys.exit(main(sys.argv[1:]))
