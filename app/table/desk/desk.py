"""The table as it lies on the screen: board, players, prompt, tray, tools, each where the plan puts it."""

from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.board.board import Board
from app.look.kv import load
from app.look.running import lanterne
from app.look.sides import BOTTOM
from app.table.desk.plan import (
    Needs,
    Plan,
    Planner,
    is_low,
    most_words,
    planned,
    seats_are_compact,
    seats_per_row,
)
from app.table.desk.sides import TURN_SECONDS, faced, is_flat, mirrored, shared_by_all, strips
from app.widgets.cached_picture import CachedPicture
from app.widgets.ground import Ground
from app.widgets.paper import RoundButton, Sheet


class BoardFrame(Sheet):
    """What the board lies on."""


class DeskHeader(BoxLayout):
    """The way back and, where there is room, the name of the game."""

    title = StringProperty("")
    where = StringProperty("")
    """Where in its course the game is."""
    bare = BooleanProperty(False)
    """Whether there is no room for the name."""


class DeskTools(BoxLayout):
    """Undo, redo, hint, menu; where there is no room for all, redo is only in the menu."""

    narrow = BooleanProperty(False)
    """Whether there is room for three buttons only."""


class ZoomButton(RoundButton):
    """Lies on a board of which only a part is seen, and shows all of it again."""

    shown = BooleanProperty(False)


class Desk(FloatLayout):
    """All parts of a table; a screen fills it and listens to it.

    What rests is one picture below the board: the paper, the board's bed, panels and buttons. Only a prompt
    that lies on the board has a picture above it.
    """

    title = StringProperty("")
    where = StringProperty("")
    """Where in its course the game is, beside its name."""
    seat_count = NumericProperty(1)
    uses_side = BooleanProperty(False)
    uses_tray = BooleanProperty(False)
    broad = BooleanProperty(False)
    """Whether the board is oblong and wants all the room there is."""
    shelf = NumericProperty(0)
    """How high, in dp, what stands in the tray's place wants to be on a phone; 0 for the tray itself."""
    compact = BooleanProperty(False)
    """Whether the panels of the players are small."""
    low = BooleanProperty(False)
    """Whether the desk is laid out for a phone on its side or a small window."""
    words_room = NumericProperty(0)
    """How high the prompt may become where it shares its room with the tray; 0 where it does not."""
    undo_title = StringProperty("")
    redo_title = StringProperty("")
    can_hint = BooleanProperty(False)
    can_skip = BooleanProperty(False)
    """Whether only computer players act: then the place of the hint leads to the next person's turn."""
    tools_shown = BooleanProperty(True)
    """Whether there is something to undo, redo or ask: not where one only looks."""
    plan = ObjectProperty(planned)
    """Where the parts lie: the house's plan, or that of a game."""
    surface = ObjectProperty(None, allownone=True)
    """What a game has laid in the board's place; None where the board lies there itself."""
    over_top = NumericProperty(0)
    """How much of the board's upper edge something of the screen covers."""
    under_words = NumericProperty(0)
    """How much of its lower edge the longest words to all have needed since somebody was asked."""
    flat = BooleanProperty(False)
    """Whether the window is large enough to lie between people: then prompt and tray turn to them."""
    sides = ListProperty([BOTTOM])
    """The sides at which people sit; each keeps a place for the prompt."""
    asked_side = NumericProperty(BOTTOM)
    """Where whoever is asked sits."""
    facing = NumericProperty(BOTTOM)
    """The side to which prompt and tray are turned now."""

    __events__ = ("on_undo", "on_redo", "on_hint", "on_log", "on_menu", "on_face", "on_undo_list", "on_skip")

    def __init__(self, **kwargs: object) -> None:
        self._choices: list[Any] = []
        self._below, self._above, self._paper = CachedPicture(opaque=True), CachedPicture(), Ground()
        self._below.hold(self._paper)
        self._make_room = Clock.create_trigger(self._give_way)
        self._lay_words = Clock.create_trigger(self._lay_parts, -1)
        super().__init__(**kwargs)
        self.canvas.before.add(self._below)
        self._stand_in: Widget | None = None
        self.fbind("low", lambda *_change: self._place_choices())
        app = lanterne()
        app.settings.bind(left_handed=self.arrange)
        app.theme.bind(percent=self.arrange, paper=lambda _theme, tint: self._paper.dye(tint))
        app.bind(form=self.arrange, insets=self.arrange)
        self.bind(size=self.arrange, pos=self.arrange)
        for name in ("seat_count", "uses_side", "uses_tray", "broad", "shelf", "sides", "asked_side"):
            self.fbind(name, self.arrange)

    def on_kv_post(self, _base: object) -> None:
        """Watch where the prompt lies."""
        for part in (self.ids.strip, self.ids.board):
            part.bind(pos=self._lay_prompt, size=self._lay_prompt)
        self.ids.strip.bind(height=self._make_room, mark=self._make_room)
        self.ids.strip.fbind("mark", self._words_changed)
        self.ids.strip.strip.bind(needed=self._words_changed)
        self.ids.strip.bind(on_face=lambda _strip, side: self.face(side))
        self.ids.tray.bind(holding=lambda *_change: self._lay_choices())

    def _words_changed(self, *_change: object) -> None:
        """Where prompt and tray share their room, longer words take some of the tray's."""
        if self.words_room:
            self._lay_words()

    def add_widget(self, widget: Widget, *args: Any, **kwargs: object) -> None:
        """Take a part; all but what moves on the board is drawn through a picture."""
        super().add_widget(widget, *args, **kwargs)
        if isinstance(widget, Board):
            self._below.hold(widget.give_bed())
        elif not isinstance(widget, ZoomButton):
            self.canvas.remove(widget.canvas)
            self._below.hold(widget.canvas)

    def remove_widget(self, widget: Widget, *args: Any, **kwargs: object) -> None:
        """Give a part away."""
        if self._below.let_go(widget.canvas) or self._above.let_go(widget.canvas):
            self.canvas.add(widget.canvas)
        super().remove_widget(widget, *args, **kwargs)

    def face(self, side: int) -> None:
        """Turn prompt and tray to this side, as somebody wishes who sits there."""
        self.asked_side = side
        self.dispatch("on_face", side)

    def on_facing(self, _desk: Any, side: int) -> None:
        """The prompt comes into sight at its new place; the tray is seen to turn."""
        strip, seconds = self.ids.strip, lanterne().settings.duration(TURN_SECONDS)
        Animation.cancel_all(strip, "opacity")
        strip.opacity = 0 if seconds else 1
        if seconds:
            Animation(opacity=1, duration=seconds).start(strip)

    def lay_surface(self, surface: Any, plan: Planner = planned) -> None:
        """Lay a widget of a game in the board's place, and the other parts as the game plans it.

        None gives the place back to the board. A surface draws itself: it is not part of the resting picture.
        """
        if self.surface is not None:
            super().remove_widget(self.surface)
        self.surface, self.plan = surface, plan
        if surface is not None:
            surface.size_hint = None, None
            super().add_widget(surface, index=self.children.index(self.ids.board.__self__))
        self.arrange()

    def renew(self) -> None:
        """Draw every part again: the device has forgotten its textures."""
        for still in (self._below, self._above):
            still.renew()

    def arrange(self, *_change: object) -> None:
        """Begin anew: what words have needed on another desk does not count."""
        self.under_words = 0
        self._lay_parts()
        if self._choices:
            self._place_choices()

    def _lay_parts(self, *_change: object) -> None:
        """Put every part into its box."""
        for still in (self._below, self._above):
            still.fit(self.x + self.width, self.y + self.height)  # `top` is told later than `size`
        self._paper.lay(*self.pos, *self.size)
        app, unit = lanterne(), Metrics.density
        self.flat = self._can_lie_flat()
        left, top, right, bottom = self._free()
        needs = Needs(
            (self.width - left - right) / unit,
            (self.height - top - bottom) / unit,
            app.form,
            int(self.seat_count),
            self.uses_side,
            self.uses_tray or self._crowded,
            app.theme.percent / 100,
            self.broad,
            self.ids.strip.strip.needed / unit,
            bool(self.ids.strip.mark or self._choices),
            app.settings.left_handed,
            float(self.shelf),
        )
        self.low, self.words_room = needs.low, most_words(needs) * unit
        plan, crowded = self._planned(needs)
        self.compact = seats_are_compact(needs) or crowded
        self.ids.seats.per_row = seats_per_row(needs)
        self._make_room()
        for name, box in plan.items():
            part = self.ids[name] if name != "tray" else self._stand_in or self.ids.tray_place
            part.pos = self.x + left + box.x * unit, self.y + bottom + box.y * unit
            part.size = box.width * unit, box.height * unit
            part.opacity = 1 if box.width else 0
            part.disabled = not box.width
        self._lay_board()
        self._lay_choices()
        if not self.tools_shown:
            self.ids.tools.opacity, self.ids.tools.disabled = 0, True

    def is_low_at(self, height: float) -> bool:
        """Whether a desk of this height would be laid out for a phone on its side or a small window."""
        app, unit = lanterne(), Metrics.density
        left, top, right, bottom = app.insets
        return is_low(app.form, (self.width - left - right) / unit, (height - top - bottom) / unit)

    def _can_lie_flat(self) -> bool:
        """Whether the window is large enough to lie between people, with a place for each side's prompt."""
        form, unit = lanterne().form, Metrics.density
        left, top, right, bottom = self._between_prompts()
        size = (self.width - left - right) / unit, (self.height - top - bottom) / unit
        return form != "phone" and is_flat(self.width / unit, self.height / unit) and not is_low(form, *size)

    def _free(self) -> list[float]:
        """Left, top, right, bottom in pixels: what belongs to the device, and the places of other prompts."""
        return self._between_prompts() if self.flat else list(lanterne().insets)

    def _between_prompts(self) -> list[float]:
        app = lanterne()
        taken = strips((*self.sides, self.asked_side), app.theme.percent / 100)
        return [inset + free * Metrics.density for inset, free in zip(app.insets, taken, strict=True)]

    def _planned(self, needs: Needs) -> tuple[Plan, bool]:
        """The plan for these people and their hands; True if it has room for small panels only."""
        plan, crowded = self.plan(needs), False
        if needs.left_handed:
            plan = mirrored(plan, needs)
        self.facing = self.asked_side if self.flat else BOTTOM
        if self.flat and self._stand_in is None:
            plan, crowded = shared_by_all(plan, needs, self.sides)
            plan = faced(plan, needs, self.facing)
        return plan, crowded

    def _lay_board(self) -> None:
        """Give the board's box to what lies in its place; the board itself then takes no touches."""
        if self.surface is not None:
            board = self.ids.board
            self.surface.pos, self.surface.size = board.pos, board.size
            board.disabled = True

    def _lay_prompt(self, *_change: object) -> None:
        """Draw the prompt above the board where it covers a part of it, else with all that rests."""
        strip, edge = self.ids.strip, self.ids.edge.canvas
        covers = _overlap(strip, self.ids.board)
        here, there = (self._above, self._below) if covers else (self._below, self._above)
        if there.let_go(edge):
            here.hold(edge)
            (self.canvas.after.add if covers else self.canvas.after.remove)(self._above)
        self._above.crop(*strip.pos, *strip.size)

    def _give_way(self, _dt: float) -> None:
        """Let the board give way to long words to all, and not to and fro as they grow shorter and longer.

        It waits a frame: while a new size is taken, parts lie for a moment where they do not stay.
        """
        strip, needed = self.ids.strip, self.ids.strip.height - self.ids.board.y + self.ids.prompt.y
        self.under_words = 0 if strip.mark else max(self.under_words, needed)

    def offer_choices(self, choices: Any) -> None:
        """Show these buttons in the tray's place, or on the prompt where there is no tray."""
        crowded, self._choices = self._crowded, list(choices)
        if crowded != self._crowded:
            self._lay_parts()
        self._place_choices()

    @property
    def _crowded(self) -> bool:
        """Whether there are more buttons than a phone's prompt has room for."""
        return len(self._choices) > 1 and lanterne().form == "phone"

    def _place_choices(self) -> None:
        below = self.uses_tray or self.low or self._crowded
        self.ids.strip.choices = [] if below else self._choices
        self.ids.choices.show(self._choices if below else [])
        self._lay_choices()

    def _lay_choices(self) -> None:
        """Choices hide the tray, an empty one is not drawn; what is not there takes no touches."""
        tray, choices = self.ids.tray, self.ids.choices
        needed = choices.empty and tray.width and (tray.holding or tray.shelf)
        tray.opacity, tray.disabled = (1, False) if needed else (0, True)

    def show_instead_of_tray(self, widget: Widget) -> None:
        """Give the tray's place to another widget of the screen."""
        self._stand_in, self._tray = widget, self.ids.tray_place.__self__
        self.remove_widget(self._tray)
        self.arrange()

    @staticmethod
    def covered(side: int, over: float, top: float) -> list[float]:
        """What is covered of the board: what long words need at the bottom, and what the screen lays on top.

        Only words to all make the board give way: who is asked touches it twice on one spot.
        """
        return [0.0, over if side == BOTTOM else 0.0, 0.0, top]

    def on_undo(self) -> None:
        """Event: take back."""

    def on_undo_list(self) -> None:
        """Event: choose how far to go back."""

    def on_skip(self) -> None:
        """Event: let the computer players play on unseen."""

    def on_redo(self) -> None:
        """Event: play again what was taken back."""

    def on_hint(self) -> None:
        """Event: ask for a hint."""

    def on_log(self) -> None:
        """Event: read the log."""

    def on_menu(self) -> None:
        """Event: open the menu."""

    def on_face(self, side: int) -> None:
        """Event: whoever is asked wishes to be asked at this side."""


def _overlap(one: Any, other: Any) -> bool:
    """Tell whether two widgets share more than an edge; `right` and `top` would be told later than `pos`."""
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    apart = one.y + one.height <= other.y or other.y + other.height <= one.y
    return not (beside or apart)


load(__name__)
