"""The app: what it is made of, how it starts, sleeps and ends, and how one walks through it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import ListProperty, OptionProperty
from kivy.uix.floatlayout import FloatLayout
from kivymd.app import MDApp

from app import games
from app.board.lasting import Witness
from app.gestures.held_fingers import HeldFingers
from app.look.lazy import named
from app.look.places import LOCALE, SOUNDS, asset
from app.look.telling import telling_everybody
from app.look.theme import Theme, register_fonts
from app.services import Services
from app.services.clipboard import miss_no_cut_buffer
from app.services.data_folder import find_storage
from app.services.exchange import Incoming, at_path
from app.services.language import Translator
from app.services.memory import give_large_blocks_back
from app.services.reader import Reader
from app.services.storage import StorageTrouble
from app.shell.insets import device_insets
from app.shell.keyboard import FocusWalk
from app.shell.material_theme import UncolouredTheme
from app.shell.navigation import Navigator, all_screens, form_of, page_form_of
from app.shell.settings import Settings
from app.table.after.record import PLAIN, Record
from app.table.after.statistics import Statistics
from app.table.catalogue import Catalogue
from app.table.keeping.campaigns import Campaigns
from app.table.keeping.saves import Saves
from app.table.kit import Kits
from app.widgets.dialog import Answer, Dialogs
from app.widgets.toast import Toast
from engine.core import text
from engine.core.errors import EngineError

LAYOUT_PASSES = 60
"""A long page of wrapping words settles in some twenty passes after a resize: Kivy's limit is just that."""

TOAST_HEIGHT = {"phone": 0.345, "tall": 0.3, "wide": 0.12}
"""How high a message lies, in shares of the window: above what a table asks, over the rim of its board."""

INSETS_SECONDS = 0.6
"""After so long a device that was turned knows where its bars lie now."""

BACK_KEYS = (27, 1001)
"""Escape on a desktop, the back key of Android."""


class Lanterne(MDApp):
    """The running app. KV reaches everything through it: `app.look.theme`, `app.tr`, `app.shell.settings`."""

    title = "Lanterne"
    icon = asset("icon", "icon.png")
    form = OptionProperty("phone", options=["phone", "tall", "wide"])
    """How screens are laid out at the present size of the window."""
    page_form = OptionProperty("phone", options=["phone", "tall", "wide"])
    """How pages are laid out that have a column beside their text where there is room."""
    insets = ListProperty([0, 0, 0, 0])
    """Left, top, right, bottom: what belongs to the device."""

    def __init__(
        self,
        catalogue: Catalogue | None = None,
        services: Services | None = None,
        file: Path | None = None,
        **kwargs: object,
    ) -> None:
        give_large_blocks_back()
        miss_no_cut_buffer()
        super().__init__(**kwargs)
        self.theme_cls = UncolouredTheme()
        self.theme_cls.theme_style_switch_animation = False
        self.theme_cls.theme_style = "Dark"
        self.catalogue = games.catalogue() if catalogue is None else catalogue
        self.kits: Kits = {**games.kits(), **{key: each.kit for key, each in self.catalogue.items()}}
        self.services = services or Services.for_device(find_storage(), SOUNDS)
        self.settings = Settings.load(self.services.storage)
        self.theme = Theme()
        self.tr = Translator(LOCALE)
        self.saves = Saves(self.services.storage, self.catalogue)
        self.campaigns = Campaigns(self.services.storage, self.catalogue, self.saves)
        self.statistics = Statistics(self.services.storage, self.record_of)
        self.dialogs = Dialogs()
        self.reader = Reader(
            self.services.speech,
            self.services.privacy,
            lambda: self.settings.read_aloud,
            lambda: self.tr.language,
        )
        self.fingers = HeldFingers()
        self.focus_walk = FocusWalk(self)
        self._first_file = file
        """What the app was started with; it is opened after the first frame."""
        self._follow()

    @property
    def navigator(self) -> Navigator:
        """The stack of screens."""
        return self._navigator

    def record_of(self, game: str) -> Record:
        """What a game is remembered by; its figures are imported when the first of them is counted."""
        kit = self.kits.get(game)
        record: Record = named(kit.record) if kit is not None and kit.record else PLAIN
        return record

    def _follow(self) -> None:
        self.tr.follow(self.settings)
        self.tr.listen(text.use)
        self.theme.follow(self.settings)
        self.services.follow(self.settings)
        self.settings.bind(full_screen=self._fill_screen, read_aloud=self._try_voice)

    def build(self) -> FloatLayout:
        """The root: screens below, messages above."""
        register_fonts()
        self._witness = Witness()
        Clock.max_iteration = LAYOUT_PASSES
        self._look_again = Clock.create_trigger(self._read_insets, INSETS_SECONDS)
        self._read_insets()
        Window.clearcolor = (0.031, 0.024, 0.02, 1)
        Window.bind(size=self._resized, on_keyboard=self._key, on_drop_file=self._dropped)
        self.fingers.watch()
        self.focus_walk.watch()
        self._resized(Window, Window.size)
        root = FloatLayout()
        self._navigator = Navigator(all_screens(self.kits))
        self.toast = Toast()
        self._said: tuple[Any, int] = (None, 0)
        self._navigator.bind(on_turn=self._end_messages)
        self._navigator.bind(on_turn=self._read_insets)
        self.bind(form=self._raise_toast)
        self._raise_toast(self, self.form)
        root.add_widget(self._navigator)
        root.add_widget(self.toast)
        self._navigator.go("home")
        return root

    def on_start(self) -> None:
        """What can wait until the first frame is drawn."""
        Clock.schedule_once(self._after_first_frame, 0.3)

    def _after_first_frame(self, _dt: float) -> None:
        if self.settings.full_screen:
            self._fill_screen(self.settings, True)
        self.settings.bind(notice=self._tell_notice)
        for notice in (self.services.storage.notice, self.settings.notice):
            self._tell_notice(self.settings, notice)
        self.services.storage.sweep()
        self.services.sound.start_ambience()
        self.services.exchange.listen(self._arrived)
        if self._first_file is not None:
            self._arrived(at_path(self._first_file))

    def on_pause(self) -> bool:
        """Save, fall silent, and let the present screen hide what is secret."""
        self.settings.save()
        self._navigator.page.pause()
        self.services.pause()
        return True

    def on_resume(self) -> None:
        """Go on where it stopped; what the device has forgotten meanwhile is drawn again."""
        self._witness.bring_back()
        self._read_insets()
        self.services.resume()
        self._navigator.page.resume()

    def on_stop(self) -> None:
        """Save what is not saved yet, and listen to the window no more."""
        self.settings.save()
        self._navigator.page.leave()
        Window.unbind(size=self._resized, on_keyboard=self._key, on_drop_file=self._dropped)
        self.fingers.rest()
        self.focus_walk.rest()

    def go(self, name: str, /, **details: Any) -> None:
        self.services.sound.play("tap")
        self._navigator.go(name, **details)

    def back(self) -> None:
        """Close what lies on top: a dialog, a screen, and at the very bottom the app, after asking."""
        if not self._navigator.back():
            self.ask_to_leave()

    def open_file(self) -> None:
        """Let somebody choose a file from elsewhere: a game, a campaign, a whole backup."""
        named("app.shell.arriving:ask_for_file")()

    def _arrived(self, incoming: Incoming) -> None:
        named("app.shell.arriving:arrive")(incoming)

    def _dropped(self, _window: Any, path: bytes, *_where: Any) -> None:
        self._arrived(at_path(Path(os.fsdecode(path))))

    def say(self, line: str) -> None:
        """Show one line for a moment; it ends with the page that it belongs to."""
        page = self._navigator.page
        self._said = page, Clock.frames
        self.toast.stands_for = page.words_place if page is not None else None
        self.toast.say(line)

    def _end_messages(self, _navigator: object, page: Any) -> None:
        """Drop what was said to another page; what was said in the turning of the pages comes along."""
        told, frame = self._said
        if told is not page and frame != Clock.frames:
            self.toast.hush()

    def keep(self, write: Callable[[], object]) -> bool:
        """The one door for whatever a screen writes: trouble is said in one line, and play goes on.

        True if it was kept.
        """
        try:
            write()
        except (EngineError, StorageTrouble) as trouble:
            self.say(str(trouble))
            return False
        return True

    def _raise_toast(self, _app: object, form: str) -> None:
        self.toast.usual_place = self.toast.pos_hint = {"center_x": 0.5, "y": TOAST_HEIGHT[form]}

    def ask_to_leave(self) -> None:
        """Make sure that nobody leaves by a stray touch."""
        _ = self.tr._
        self.dialogs.ask(
            _("Quit Lanterne?"),
            _("Your games are saved and will be here when you come back."),
            [Answer(_("Quit"), self.stop, "primary"), Answer(_("Cancel"))],
        )

    def _tell_notice(self, _settings: object, notice: str) -> None:
        if notice:
            self.say(self.tr._(notice))

    def _key(self, _window: object, key: int, *_rest: object) -> bool:
        if key in BACK_KEYS:
            self.back()
            return True
        return False

    def _resized(self, _window: object, size: Any) -> None:
        self._read_insets()
        self._look_again()
        self.theme.fit(*size)
        forms = page_form_of(*size), form_of(*size)
        if forms != (self.page_form, self.form):
            with telling_everybody():
                self.page_form, self.form = forms

    def _read_insets(self, *_args: object) -> None:
        """Ask the device where its bars and its notch are.

        A turn is told before the device knows, and half a turn is not told at all: so it is asked once more a
        moment after every change of size, and whenever a page is turned.
        """
        insets = device_insets()
        if insets != self.insets:
            with telling_everybody():
                self.insets = insets

    def _try_voice(self, _settings: object, on: bool) -> None:
        """Speak at once, or say in one line that nothing can."""
        _ = self.tr._
        if on and not self.services.speech.available:
            self.say(_("This device has no voice to read aloud with."))
        elif on:
            self.reader.read(_("Read aloud"))

    def _fill_screen(self, _settings: object, on: bool) -> None:
        Window.fullscreen = "auto" if on else False
