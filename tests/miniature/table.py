"""The table of Embers: as plain as it can be and still use board, tray and side."""

from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.board.geometry import Grid
from app.board.sprites import Sprites
from app.look.places import INTERFACE, sprite
from app.look.player_colours import HUES
from app.table.desk.seats import Seat as Panel
from app.table.desk.seats import Slot
from app.table.desk.tray import Offer
from app.table.presenter import Ask, Presenter
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from app.widgets.paper import PaperButton
from engine.core.event import Event
from engine.core.game import Action, View
from engine.core.text import N_, Phrase
from tests.miniature import MINIATURE
from tests.miniature.vote_page import VotePage

ON_BOARD = ("play", "put", "face")
"""Kinds of actions that the board and the tray carry out; the others get a button each."""

ASKED = {
    "turn": N_("lay a tile or roll"),
    "put": N_("lay the tile"),
    "face": N_("rotate the tile"),
    "defend": N_("defend your tile"),
    "vote": N_("vote in secret"),
}


class EmbersTable(Presenter):
    """Shows Embers."""

    uses_tray = True
    uses_side = True

    def __init__(self, desk: Any) -> None:
        super().__init__(desk)
        self._shown: Shown | None = None

    def lay(self, view: View) -> None:
        """A floor of paper."""
        grid = Grid(view["side"], view["side"])
        self.desk.board.set_up(grid, Sprites(INTERFACE.path), self.desk.duration)
        self.desk.board.ground.fill("panel_dark")
        self.desk.tray.board = self.desk.board
        self.listen(self.desk.tray, on_place=self._placed, on_refuse=self._refused)
        self._buttons = BoxLayout(orientation="vertical", spacing=dp(4), size_hint_y=None)
        self._buttons.bind(minimum_height=self._buttons.setter("height"))
        self.desk.side.add_widget(Widget())
        self.desk.side.add_widget(self._buttons)

    def show(self, shown: Shown) -> None:
        """Tiles, tray and buttons as they are now."""
        self._shown = shown
        self._show_tiles(shown.view)
        self.desk.tray.offer(self._offers(shown))
        self._show_buttons(shown)
        free = [cell for cell, tile in enumerate(shown.view["board"]) if not tile]
        wanted = any(action[0] in ON_BOARD for action in shown.actions)
        colour = HUES[self.desk.players[shown.actor or 0].hue].light
        self.desk.board.overlay.marks.show_legal(free if wanted else [], colour)

    def ask(self, shown: Shown) -> Ask:
        """By the entry on top."""
        step = shown.view["step"]
        return Ask(str(Phrase(ASKED[step] if step else N_("The game is over"))))

    def round_page(self, seat: int, shown: Shown) -> PrivatePage:
        """See vote_page.py."""
        return VotePage(seat, shown)

    def panels(self, view: View) -> list[Panel]:
        """Embers and tiles held."""
        return [
            Panel(
                name=self.desk.name_of(seat),
                mark=f"mark_{player.hue}",
                colour=HUES[player.hue].main,
                pattern=f"pattern_{HUES[player.hue].pattern}",
                status=str(Phrase("{count} tiles", one="{count} tile", count=view["held"][seat])),
                slots=(Slot(sprite("flame_0"), view["embers"][seat] > 0, str(view["embers"][seat])),),
                portrait=sprite(f"pawn_{player.hue}"),
                active=bool(view["step"]) and seat == view["active"],
            )
            for seat, player in enumerate(self.desk.players)
        ]

    def cells_of(self, event: Event) -> list[int]:
        """Where a tile was laid."""
        return [event[5]] if event[0] == "put" else []

    def point_out(self, action: Action) -> list[int]:
        """The cell of a placement."""
        return [action[1]] if action[0] == "put" else []

    def take_back(self) -> bool:
        """The ghost goes back to the tray."""
        return bool(self.desk.tray.take_back())

    def _show_tiles(self, view: View) -> None:
        tiles = self.desk.board.tiles
        tiles.clear()
        for cell, tile in enumerate(view["board"]):
            if tile:
                hue = HUES[self.desk.players[view["owners"][cell]].hue]
                tiles.place(cell, "up", view["turns"][cell], hue.light, animated=False)

    def _offers(self, shown: Shown) -> list[Offer]:
        free = {cell: (0, 1, 2, 3) for cell, tile in enumerate(shown.view["board"]) if not tile}
        kinds = {action[0] for action in shown.actions}
        if "play" in kinds:
            return [Offer("up", free, 0, self._why_not) for action in shown.actions if action[0] == "play"]
        return [Offer("up", free, 0, self._why_not)] if "put" in kinds else []

    def _refused(self, _tray: Any, reason: str) -> None:
        self.desk.refuse(reason)

    def _why_not(self, _cell: int) -> str:
        return str(Phrase("a tile lies there already"))

    def _placed(self, tray: Any, cell: int, turns: int) -> None:
        """One gesture, one deed: show, lay, turn."""
        plays = [action for action in self._shown.actions if action[0] == "play"] if self._shown else []
        self.desk.play(*plays[tray.chosen : tray.chosen + 1], ("put", cell), ("face", turns))
        self.desk.sound("place")

    def _show_buttons(self, shown: Shown) -> None:
        self._buttons.clear_widgets()
        state_words = [(action, MINIATURE.describe(None, 0, action)) for action in shown.actions]
        for action, words in state_words:
            if action[0] in ("play", "put"):
                continue
            button = PaperButton(text=str(words), size_hint_x=1, title=str(words))
            button.bind(on_release=lambda _button, action=action: self.desk.play(action))
            self._buttons.add_widget(button)
