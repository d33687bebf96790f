"""The kit: the table builds its monster together, before the game or whenever it likes."""

import secrets
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from app.games.finstere_flure.monster import portrait
from app.games.finstere_flure.monster import stage as _stage  # noqa: F401  (used in the KV rule)
from app.games.finstere_flure.monster.look import CHOICES, KEY, LONGEST_NAME, Look, look_of
from app.games.finstere_flure.monster.shelves import PartTile, SkinTile
from app.games.finstere_flure.monster.skins import SKINS
from app.look.kv import load
from app.look.running import lanterne
from app.services.motion_detector import Shaken, Sign
from app.services.storage import StorageTrouble
from app.table.players import Player, seated, tidy
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer, Dialog
from app.widgets.field import Field
from app.widgets.page import Page
from engine import SaveError, Session
from engine.core.text import N_


class Step(NamedTuple):
    """Something that one player decides: what it is, and how the table is told."""

    choice: str
    invitation: str


STEPS = (
    Step("head", N_("{name}: choose the head")),
    Step("body", N_("{name}: choose the body")),
    Step("legs", N_("{name}: choose the legs")),
    Step("skin", N_("{name}: choose the skin")),
    Step("name", N_("{name}: name the monster")),
)
ROWS = ("head", "body", "legs")
TITLES = {"head": N_("Head {number}"), "body": N_("Body {number}"), "legs": N_("Legs {number}")}
SURPRISES = 1 << 32
DRESSED_PER_FRAME = 3
"""How many parts on the shelves get a new skin in one frame: the monster itself has it at once."""


class MonsterKit(Page):
    """The screen on which the monster is built. `fresh` tables are played next, others were left for it."""

    look = ObjectProperty(Look())
    called = StringProperty("")
    invitation = StringProperty("")
    hue = StringProperty("")
    """The mark of whoever is asked; empty where only one person plays."""
    shelves = BooleanProperty(True)
    """Whether there is room for all parts beside the monster."""

    chance = staticmethod(secrets.randbelow)
    """Draws the surprises."""

    def __init__(self, **kwargs: object) -> None:
        self._session: Session | None = None
        self._name, self._fresh, self._step = "", False, 0
        self._tiles: list[PartTile] = []
        self._people: list[tuple[int, Player]] = []
        self._dress = Clock.create_trigger(self._dress_some, 0, interval=True)
        super().__init__(**kwargs)
        self._fill_shelves()
        app = lanterne()
        app.tr.bind(language=self._retold)
        app.bind(form=self._reshaped)
        self._reshaped(app, app.form)
        self._retold()

    def arrive(
        self, name: str = "", session: Session | None = None, fresh: bool = False, **_details: Any
    ) -> None:
        """Begin with the monster that this table has, or with one drawn by lot: new tables never lack one."""
        app = lanterne()
        self._name, self._fresh, self._step = name, fresh, 0
        try:
            self._session = session or app.saves.open(name)
        except (SaveError, StorageTrouble) as trouble:
            app.say(str(trouble))
            self._session = None
        table = self._session.table if self._session else {}
        seats = self._session.seats if self._session else 1
        players = enumerate(seated(table.get("players"), seats))
        self._people = [(seat, player) for seat, player in players if player.is_person]
        self.show(look_of(table, self._session.seed if self._session else 0))
        if fresh and KEY not in table:
            self._keep()
        self._invite()
        Window.bind(on_key_down=self._key)
        app.services.motion.listen(self._felt)
        self.ids.stage.light(True)

    def leave(self) -> None:
        """Put the kit away; what is not ready is not kept."""
        Window.unbind(on_key_down=self._key)
        lanterne().services.motion.ignore(self._felt)
        self.ids.stage.light(False)
        self._dress.cancel()

    def pause(self) -> None:
        """Let the candles rest."""
        self.ids.stage.light(False)

    def resume(self) -> None:
        """Let them burn again."""
        self.ids.stage.light(True)

    def show(self, look: Look, side: int = 0) -> None:
        """Build this monster; changed parts come in from a side."""
        self.look = look
        self.ids.stage.show(look, side)
        self.called = look.called(lanterne().tr._)
        for tile in self._tiles:
            tile.chosen = getattr(look, tile.part) == tile.number
        self._dress()
        for tile in self.ids.skins.children:
            tile.chosen = tile.number == look.skin

    def turn(self, choice: str, steps: int) -> None:
        """Take the next part of a kind, or the one before it."""
        self._touched(choice)
        self.show(self.look.turned(choice, steps), 1 if steps > 0 else -1)
        self._click()

    def choose(self, choice: str, number: int) -> None:
        """Take a part from its shelf, or a skin."""
        before = getattr(self.look, choice)
        self._touched(choice)
        self.show(self.look._replace(**{choice: number}), 1 if number > before else -1)
        self._click()

    def surprise(self) -> None:
        """Let chance build a monster; a name that people gave stays."""
        fresh = Look.from_number(self.chance(SURPRISES))
        self.show(fresh._replace(name=self.look.name), 1)
        lanterne().services.sound.play("turn")

    def ask_name(self) -> None:
        """Let somebody write a name of their own; an empty line takes the suggestion."""
        app = lanterne()
        _ = app.tr._
        self._touched("name")
        field = Field(text=self.look.name, hint_text=self.look.proposed(_), longest=LONGEST_NAME)
        field.title = _("Monster name")
        answers = [
            Answer(_("Save"), lambda: self.rename(field.text), "primary", "tick"),
            Answer(_("Close")),
        ]
        app.dialogs.show(Dialog(answers, field, title=_("Monster name")))

    def rename(self, name: str) -> None:
        """Give the monster this name."""
        self.show(self.look._replace(name=tidy(name, LONGEST_NAME)))

    def next_step(self) -> None:
        """Ask the next player."""
        self._step = (self._step + 1) % len(STEPS)
        self._invite()

    def ready(self) -> None:
        """Keep the monster with its table, and go to that table."""
        app = lanterne()
        if self._session is None:
            app.back()
            return
        details = {"name": self._name} if self._keep() else {"name": self._name, "session": self._session}
        app.services.sound.play("place")
        if self._fresh:
            app.navigator.swap("table", **details)
        else:
            app.navigator.get_screen("table").lay_out()
            app.navigator.back()

    def _keep(self) -> bool:
        """Save the monster with its table; False where the table can only be handed on."""
        app, session = lanterne(), self._session
        if session is None:
            return False
        session.table[KEY] = self.look.to_json()
        return app.keep(lambda: app.saves.save(self._name, session))

    def _fill_shelves(self) -> None:
        for part in ROWS:
            frame = portrait.FRAMES[part]
            for number in range(CHOICES[part]):
                tile = PartTile(part=part, number=number, proportion=frame.width / frame.height)
                tile.bind(on_release=lambda tile: self.choose(tile.part, tile.number))
                self._tiles.append(tile)
        for number, skin in enumerate(SKINS):
            tile = SkinTile(number=number, hide=skin.swatch, cloth=skin.trim)
            tile.bind(on_release=lambda tile: self.choose("skin", tile.number))
            self.ids.skins.add_widget(tile)

    def _reshaped(self, _app: object, form: str) -> None:
        """Lay the parts out beside the monster where there is room; a phone has the arrows."""
        self.shelves = form != "phone"
        shelf = self.ids.shelf
        shelf.clear_widgets()
        if self.shelves:
            for tile in self._tiles:
                shelf.add_widget(tile)
            self._dress()

    def _dress_some(self, _dt: float) -> bool:
        """Dye a few parts on the shelves; False when all wear the skin of the moment."""
        bare = [tile for tile in self._tiles if tile.skin != self.look.skin] if self.shelves else []
        for tile in bare[:DRESSED_PER_FRAME]:
            tile.skin = self.look.skin
            tile.texture = portrait.part(tile.part, tile.number, tile.skin)
        return bool(bare)

    def _touched(self, choice: str) -> None:
        """Everybody may touch anything: the line follows the fingers."""
        self._step = next(number for number, step in enumerate(STEPS) if step.choice == choice)
        if choice in ROWS:
            self.ids.stage.row = choice
        self._invite()

    def _invite(self) -> None:
        _ = lanterne().tr._
        if len(self._people) < 2:
            self.hue, self.invitation = "", _("Swipe or tap a part to change it")
            return
        seat, player = self._people[self._step % len(self._people)]
        name = player.name or _("player {number}").format(number=seat + 1)
        self.hue, self.invitation = player.hue, _(STEPS[self._step].invitation).format(name=name)
        if STEPS[self._step].choice in ROWS:
            self.ids.stage.row = STEPS[self._step].choice

    def _click(self) -> None:
        services = lanterne().services
        services.sound.play("flip")
        services.haptics.tap()

    def _felt(self, sign: Sign) -> None:
        if isinstance(sign, Shaken) and lanterne().dialogs.top is None:
            self.surprise()

    def _key(
        self, _window: object, key: int, _scancode: int, letter: str | None, _modifiers: list[str]
    ) -> bool:
        if lanterne().dialogs.top is not None:
            return False
        name = Window._system_keyboard.keycode_to_string(key) or letter or ""
        if name not in KEYS:
            return False
        KEYS[name](self)
        return True

    def _step_row(self, steps: int) -> None:
        self._touched(ROWS[(ROWS.index(self.ids.stage.row) + steps) % len(ROWS)])

    def _retold(self, *_change: object) -> None:
        _ = lanterne().tr._
        self.called = self.look.called(_)
        for tile in self._tiles:
            tile.title = _(TITLES[tile.part]).format(number=tile.number + 1)
        for tile in self.ids.skins.children:
            tile.title = _(SKINS[tile.number].title)
        self._invite()


KEYS = {
    "left": lambda kit: kit.turn(kit.ids.stage.row, -1),
    "right": lambda kit: kit.turn(kit.ids.stage.row, 1),
    "up": lambda kit: kit._step_row(-1),
    "down": lambda kit: kit._step_row(1),
    "s": MonsterKit.surprise,
    "n": MonsterKit.ask_name,
}
"""Keys of the desktop; Enter presses what has the focus."""

load(__name__)
