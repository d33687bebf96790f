"""Walking between screens: forward by name, back the same way, each screen built on its first visit."""

from collections.abc import Mapping
from typing import Any

from kivy.metrics import dp
from kivy.uix.screenmanager import NoTransition
from kivymd.uix.screenmanager import MDScreenManager
from kivymd.uix.transition import MDSharedAxisTransition

from app.look.lazy import named
from app.look.running import lanterne
from app.table.kit import Kits
from app.widgets.dialog import unfocus

SCREENS: Mapping[str, str] = {
    "home": "app.shell.home:Home",
    "first_touch": "app.setup.first_touch:FirstTouch",
    "setup": "app.setup.screen:Setup",
    "starter": "app.setup.starter:Starter",
    "table": "app.table.screen:Table",
    "result": "app.table.after.result:Result",
    "replay": "app.table.after.replay:Replay",
    "record": "app.table.after.record_page:RecordPage",
    "tables": "app.table.keeping.tables:Tables",
    "rules": "app.rulebook.screen:Rules",
    "settings": "app.shell.settings_screen:SettingsScreen",
    "about": "app.shell.about:About",
    "companion": "app.companion.screen:Companion",
    "timer": "app.timer.screen:Timer",
    "lessons": "app.lessons.screen:Lessons",
    "lesson": "app.lessons.table:LessonTable",
}
"""The name of each screen of the house and its class; nothing is imported before it is shown."""

SLIDE_SECONDS = 0.22
"""How long one screen takes to give way to another, at normal speed."""


def all_screens(kits: Kits) -> dict[str, str]:
    """The screens of the house and those that games bring."""
    return {**SCREENS, **{name: address for kit in kits.values() for name, address in kit.screens.items()}}


class Navigator(MDScreenManager):
    """The stack of screens that were opened, the present one on top. Event: on_turn (the page that comes)."""

    __events__ = ("on_turn",)

    def __init__(self, screens: Mapping[str, str], **kwargs: object) -> None:
        self._addresses = screens
        self._still = NoTransition()
        self._sliding = MDSharedAxisTransition(transition_axis="x", duration=SLIDE_SECONDS)
        super().__init__(transition=self._still, **kwargs)
        self._draw_nothing()
        self._trail: list[tuple[str, dict[str, Any]]] = []
        self._out: set[str] = set()
        """Screens that were opened and not put away since."""
        for transition in (self._still, self._sliding):
            transition.bind(on_complete=self._put_away)

    @property
    def page(self) -> Any:
        """The screen that is shown."""
        return self.current_screen

    @property
    def trail(self) -> list[str]:
        """The names of the screens that back would walk through, the present one last."""
        return [name for name, _ in self._trail]

    def go(self, name: str, /, **details: Any) -> Any:
        """Open a screen on top of the present one."""
        self._trail.append((name, details))
        return self._show(forward=True)

    def swap(self, name: str, /, **details: Any) -> Any:
        """Open a screen in place of the present one: back will not return to that."""
        if self._trail:
            self._trail.pop()
        return self.go(name, **details)

    def back(self) -> bool:
        """Close what is open on the screen, else the screen; False at the bottom."""
        if self._trail and self.page.close_top():
            return True
        if len(self._trail) < 2:
            return False
        self._trail.pop()
        self._show(forward=False)
        return True

    def home(self) -> None:
        """Walk all the way back."""
        if len(self._trail) > 1:
            del self._trail[1:]
            self._show(forward=False)

    def _draw_nothing(self) -> None:
        """Take away the stencil and the background: it fills the window, and every screen has its ground."""
        for canvas in (self.canvas.before, self.canvas, self.canvas.after):
            canvas.clear()

    def _show(self, forward: bool) -> Any:
        name, details = self._trail[-1]
        before = self.current_screen
        if before is not None:
            lanterne().fingers.take_from(before)
            lanterne().dialogs.close_all()
            before.leave()
            unfocus(before)
        page = self._built(name)
        self._out.add(name)
        page.arrive(**details)
        self._sliding.duration = lanterne().settings.duration(SLIDE_SECONDS)
        moving = bool(self._sliding.duration) and before is not None
        self.transition = self._sliding if moving else self._still
        self._sliding.opposite = not forward
        self.current = name
        self.dispatch("on_turn", page)
        return page

    def on_turn(self, page: Any) -> None:
        """Event: another page is shown, or the same one for another table."""

    def _put_away(self, *_transition: object) -> None:
        """Once another screen stands still: those that back no longer leads to let go of what they hold."""
        for name in self._out - set(self.trail):
            self._out.discard(name)
            self.get_screen(name).put_away()

    def _built(self, name: str) -> Any:
        if not self.has_screen(name):
            self.add_widget(named(self._addresses[name])(name=name))
        return self.get_screen(name)


NARROW = dp(600)
"""Below this width a screen is laid out for a phone held upright."""


LOW, SLIM = dp(480), dp(760)
"""A lying window that is lower or narrower than this has no room for two columns of a page."""


def page_form_of(width: float, height: float) -> str:
    """The form of a page that is read and scrolled: in a small lying window that of a phone.

    A table has a plan of its own for such a window (app/table/desk/plan.py).
    """
    form = form_of(width, height)
    return "phone" if form == "wide" and (height < LOW or width < SLIM) else form


def form_of(width: float, height: float) -> str:
    """ "phone", "tall" or "wide": how a screen of this size is laid out."""
    if width < NARROW:
        return "phone"
    return "tall" if height > width else "wide"
