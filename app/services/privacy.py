"""Keeping secrets out of screenshots and out of the task switcher."""

from typing import Any, Protocol

from app.services.holds import Holds
from app.services.probe import ANDROID

FLAG_SECURE = 0x2000
"""WindowManager.LayoutParams.FLAG_SECURE: pictures of the window come out black."""


class Privacy(Protocol):
    """What the app may ask: shield the screen while a secret is on it."""

    available: bool

    @property
    def on(self) -> bool:
        """Whether the screen is shielded now."""

    def hold(self, who: str) -> None:
        """Shield the screen for this holder."""

    def release(self, who: str) -> None:
        """Lift the shield, once nobody holds it."""


class AndroidPrivacy(Holds):
    """The secure flag of the activity's window."""

    available = True

    def __init__(self) -> None:
        super().__init__(_shield)


class NoPrivacy(Holds):
    """Elsewhere nothing can be shielded; the curtain alone guards the secret."""

    available = False

    def __init__(self) -> None:
        super().__init__(lambda on: None)


class ScriptedPrivacy(Holds):
    """For tests: notes every switch in `switched`."""

    available = True

    def __init__(self) -> None:
        self.switched: list[bool] = []
        super().__init__(self.switched.append)


def find_privacy() -> AndroidPrivacy | NoPrivacy:
    """The shield of this device."""
    return AndroidPrivacy() if ANDROID else NoPrivacy()


def _shield(on: bool) -> None:
    from android.runnable import run_on_ui_thread
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity

    def switch() -> None:
        window: Any = activity.getWindow()
        (window.addFlags if on else window.clearFlags)(FLAG_SECURE)

    run_on_ui_thread(switch)()
