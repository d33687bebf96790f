"""The mirrored board: what moved is shown to the app, and the app shows where the monster goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.board.board import Board
from app.games.finstere_flure.companion.hand import Deed, Hand
from app.games.finstere_flure.companion.roster import Roster
from app.games.finstere_flure.companion.shelf import Shelf
from app.games.finstere_flure.drawing import course, gravestones  # noqa: F401  (used in the KV rule)
from app.games.finstere_flure.drawing.animation import EventAnimation
from app.games.finstere_flure.drawing.orientation import Orientation, fitting
from app.games.finstere_flure.drawing.scenery import Scenery
from app.games.finstere_flure.monster.look import Look, compose
from app.games.finstere_flure.table.stepping import Stepping, Story
from app.look.kv import load
from app.look.running import lanterne
from app.table.desk.desk import BoardFrame  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer
from app.widgets.paper import TOUCH, PaperButton
from engine.core.text import N_, Phrase, Voice
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.companion.view import CompanionView
from engine.games.finstere_flure.queries import position_now
from engine.games.finstere_flure.state import TURNS_A_STAGE

if TYPE_CHECKING:
    from app.games.finstere_flure.companion.page import FortressPage

ROW, LEAST_ROW, TWO_ROWS = dp(64), dp(52), dp(124)
"""Heights in the roster: of a player, at most and at least, and of its small form."""
SIGNS_BESIDE, WORDS_BESIDE = dp(140), dp(210)
"""What stands above and below the roster on a wide screen; of it what grows with the size of the letters."""
WHOSE_MOVED = N_("Tap a pawn or stone that moved, then its new cell.")
LAYING = N_("Drag the pieces into place. Tap one on the board to rotate or remove it.")
SECOND_STAGE = N_("The second stage begins: from now on, eaten pawns are eliminated.")
WALK_WAITS = N_("A tombstone is face up. Correct the board, then move the monster.")
DEED_PADDING = (dp(10), dp(10))
"""A button's room round its words: two stand beside each other on a phone, also with large letters."""


class MirrorView(BoxLayout):
    """The whole companion where the board is mirrored: a stage for walks, see table/stepping.py."""

    page: Any = ObjectProperty(None, rebind=True)
    stage = NumericProperty(1)
    turn = NumericProperty(0)
    starter = StringProperty("")
    words = StringProperty("")
    laying = BooleanProperty(False)
    walking = BooleanProperty(False)
    deed_height = NumericProperty(56)
    roster_height = NumericProperty(124)
    middle_height = NumericProperty(dp(100))
    """Height of the roster or the shelf on a phone."""
    low = BooleanProperty(False)
    """Whether the window is low: everything but the pawns stands closer."""
    """Where there is room everybody's pawns have a row."""

    def __init__(self, page: FortressPage) -> None:
        super().__init__(page=page)
        self.board_orientation = Orientation(0)
        self.animation: EventAnimation
        self.hand = Hand(self)
        self.roster, self.shelf = Roster(), Shelf(self)
        self.roster.voice = page.voice
        self.roster.bind(rows=lambda _roster, rows: setattr(self, "middle_height", dp(52) + TOUCH * rows))
        self.roster.bind(on_pawn=lambda _roster, pawn: self._pawn_touched(pawn))
        self.stepping = Stepping(self)
        self.board: Board = self.ids.board
        self._strip = self.ids.strip.__self__
        self.scenery = Scenery(self.board, list(page.hues), compose(Look()))
        app = lanterne()
        app.bind(form=self._formed)
        app.settings.bind(text_size=self._formed)
        self.bind(height=self._formed)
        self._turn_board = Clock.create_trigger(self._relay, -1)
        self._put_middle(self.roster)
        self._lay_board(fitting(*self.board.size))
        self.board.pick = self._pick
        self.board.bind(
            size=self._resized, on_tap=self._tapped, on_drag_start=self._taken, on_drag=self._dragged,
            on_drag_end=self._dropped, on_drag_cancel=self._let_go,
        )  # fmt: skip

    @property
    def surface(self) -> Board:
        """The board that shows a walk."""
        return self.board

    @property
    def walk_voice(self) -> Voice:
        """The names in which a walk is told."""
        voice: Voice = self.page.voice
        return voice

    @property
    def may_flip(self) -> bool:
        """Whether a shake means the next tombstone: not while a walk is looked at or waits."""
        return self.page.companion.view().waiting is None

    def refresh(self) -> None:
        """Show the table as it is now."""
        table: CompanionView = self.page.companion.view()
        self.stage, self.turn = table.stage, table.turn % TURNS_A_STAGE
        self.starter = f"mark_{self.page.hues[table.first]}"
        stones = self.ids.stones
        stones.seen, stones.left = table.open_stones, len(table.left)
        if self.stepping.open:
            self.reword()
            self._offer(self._walk_deeds())
            return
        self.scenery.show(table.board)
        self.scenery.look(position_now(table.board))
        here = self.hand.cell()
        self.board.overlay.select(None if here is None else self.board_orientation.shown(here), (1, 1, 1, 1))
        self.roster.show(table.board, list(self.page.hues), self.hand.pawn)
        self.shelf.show()
        self.words = self._words()
        self._offer(self._deeds())

    def begin(self) -> None:
        """A fresh table: a bare board is laid first."""
        if self.page.companion.view().bare:
            self.lay_pieces()

    def let_go(self) -> None:
        """Leave the walk and put down what is in the hand."""
        self.stepping.close()
        self.hand.held = None

    def turned_up(self) -> None:
        """A tombstone lies open: the monster walks."""
        self.hand.hold(None)
        if self.stepping.start() and lanterne().settings.animation != "off":
            self.stepping.run()

    def answers(self) -> list[Answer]:
        """What the menu offers besides."""
        tr = lanterne().tr
        return [Answer(tr._("Place the pieces"), self.lay_pieces, icon="hand")]

    def lay_pieces(self) -> None:
        """Show the pieces that are in the box."""
        self.stepping.close()
        self.laying = True
        self.hand.hold(None)
        self._put_middle(self.shelf)

    def back(self) -> bool:
        """Let go, leave the shelf, or leave the walk; False if there is nothing to leave."""
        if self.stepping.open:
            self.stepping.close()
        elif self.hand.held is not None:
            self.hand.hold(None)
        elif self.laying:
            self._lay_no_more()
        else:
            return False
        return True

    def close(self) -> None:
        """Let the board rest for good."""
        self._turn_board.cancel()
        self.stepping.close()
        self.animation.stop()

    def say(self, line: str) -> None:
        """Say something that nobody asked for."""
        lanterne().say(line)

    def place_sound(self) -> None:
        """What is heard when something is put down."""
        lanterne().services.sound.play("place")

    def last_walk(self) -> Story | None:
        """The walk to look at; None if no tombstone waits."""
        companion: FortressCompanion = self.page.companion
        return companion.story()

    def reword(self) -> None:
        """Say what happens in this step of the walk."""
        if self.stepping.open:
            self.words = self.stepping.ask().sentence

    def put_beside(self, widget: Widget) -> None:
        """The buttons of a walk take the place of the players."""
        self._put_middle(widget)

    def go_to_the_past(self) -> None:
        """Put away what can be done now."""
        self.board.finish_all()
        self.board.overlay.clear()
        self.walking = True
        self._make_room(lanterne().form == "phone")
        self._offer(self._walk_deeds())

    def come_back(self) -> None:
        """From the walk to the table."""
        self.walking = False
        self._make_room(False)
        self.animation.stop()
        self.board.overlay.clear()
        self._put_middle(self.shelf if self.laying else self.roster)
        self.refresh()

    def done(self) -> None:
        """The table has moved the monster as shown."""
        companion, stage = self.page.companion, self.stage
        companion.take_over()
        self.stepping.close()
        self.page.changed()
        if companion.view().stage != stage:
            self.say(str(Phrase(SECOND_STAGE)))

    def _deeds(self) -> list[Deed]:
        """The buttons of this moment, the main one last."""
        tr = lanterne().tr
        if self.hand.held is not None:
            return self.hand.deeds()
        if self.laying:
            return [Deed(tr._("Board is correct"), self._lay_no_more, "tick", "primary")]
        if not self.may_flip:
            return [Deed(tr._("Move the monster"), self.turned_up, "play", "primary")]
        words = tr._("Reveal a tombstone") if self.page.draws else tr._("Enter the tombstone")
        return [Deed(words, self.page.flip, "dice", "primary")]

    def _walk_deeds(self) -> list[Deed]:
        tr = lanterne().tr
        return [Deed(tr._("Done on our board"), self.done, "tick", "primary")]

    def _words(self) -> str:
        if self.hand.held is not None:
            return self.hand.words()
        if self.page.verdict:
            return str(self.page.verdict)
        return str(Phrase(LAYING if self.laying else WHOSE_MOVED if self.may_flip else WALK_WAITS))

    def _offer(self, deeds: Sequence[Deed]) -> None:
        row = self.ids.deeds
        row.clear_widgets()
        for deed in deeds:
            button = PaperButton(
                text=deed.text, icon=deed.icon, kind=deed.kind, title=deed.text, size_hint_x=1, size_hint_y=1
            )
            button.font_size, button.padding = lanterne().theme.body, DEED_PADDING
            button.bind(on_release=lambda _button, deed=deed: deed.act())
            button.ids.words.bind(texture_size=self._fit_deeds)
            row.add_widget(button)

    def _fit_deeds(self, *_change: object) -> None:
        """A row of buttons is as high as the longest words want it."""
        words = [button.ids.words.texture_size[1] for button in self.ids.deeds.children]
        self.deed_height = max([0, *words]) + dp(24)

    def _lay_no_more(self) -> None:
        self.laying = False
        self._put_middle(self.roster)
        self.hand.hold(None)

    def _put_middle(self, widget: Widget) -> None:
        self.ids.middle.clear_widgets()
        self.ids.middle.add_widget(widget)

    def _make_room(self, wanted: bool) -> None:
        """On a phone a walk is shown as large as it can be: the tombstones go away for its time."""
        column, strip = self.ids.column, self._strip
        if wanted and strip.parent is not None:
            column.remove_widget(strip)
        elif not wanted and strip.parent is None:
            column.add_widget(strip, index=len(column.children))

    def _formed(self, *_change: object) -> None:
        """Everybody's pawns are shown where every row has room for a finger."""
        app, seats = lanterne(), len(self.page.hues)
        self._make_room(self.walking and app.form == "phone")
        beside = SIGNS_BESIDE + WORDS_BESIDE * max(100, app.settings.text_size) / 100
        self.roster.roomy = app.form == "wide" and (self.height - beside) / seats >= LEAST_ROW
        self.roster_height = ROW * seats if self.roster.roomy else TWO_ROWS

    def _pawn_touched(self, pawn: int) -> None:
        self.hand.hold(None if self.hand.held == pawn else pawn)

    def _lay_board(self, orientation: Orientation) -> None:
        self.board_orientation = orientation
        app = lanterne()
        self.scenery.lay(orientation, app.settings.duration)
        scene = self.board.scene
        self.animation = EventAnimation(scene.stage, self.scenery, app.services.sound.play)
        scene.add_layer(self.animation)

    def _resized(self, *_change: object) -> None:
        if fitting(*self.board.size) != self.board_orientation:
            self._turn_board()

    def _relay(self, _dt: float) -> None:
        """The glass was turned: lay the board the other way and show the same moment."""
        orientation = fitting(*self.board.size)
        if orientation == self.board_orientation:
            return
        self.animation.stop()
        self._lay_board(orientation)
        if self.stepping.open:
            self.stepping.show_again()
        else:
            self.refresh()

    def _pick(self, place: tuple[float, float]) -> Any:
        if self.stepping.open:
            return None
        cell = self.board.grid.cell_at(*place)
        return self.hand.pick(None if cell is None else self.board_orientation.rules(cell), self.laying)

    def _tapped(self, _board: object, cell: int | None, _piece: object) -> None:
        if self.animation.skipped:
            self.animation.skipped = False
        elif not self.stepping.open:
            self.hand.tap(None if cell is None else self.board_orientation.rules(cell))

    def _taken(self, _board: object, cell: int | None, piece: Any, _place: object) -> None:
        if cell is not None:
            self.hand.take(piece, self.board_orientation.rules(cell))

    def _dragged(self, _board: object, cell: int | None, _piece: object, place: tuple[float, float]) -> None:
        self.hand.drag(None if cell is None else self.board_orientation.rules(cell), place)

    def _dropped(self, _board: object, cell: int | None, _piece: object, _place: object) -> None:
        self.hand.drop(None if cell is None else self.board_orientation.rules(cell))

    def _let_go(self, _board: object, _piece: object) -> None:
        self.board.overlay.ghosts.show([])
        self.hand.hold(None)


load(__name__)
