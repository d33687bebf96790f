"""A step that somebody answers alone, where nobody else sits at the device: the page itself, and a way on."""

from typing import Any

from app.board.pictures import Pictures
from app.games.obscurio.table.scene import Scene, words
from app.games.obscurio.table.secret.marking import MarkPage
from app.games.obscurio.table.secret.round_pages import PAGES
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.text import N_

ASKED = {
    "roles": N_("look at your role"),
    "holder": N_("what do you think? Mark it, then go on"),
    "watch": N_("choose a door in silence"),
    "watch_lock": N_("take this door or wait, in silence"),
    "vote": N_("point at the one you suspect"),
}
PICKING = N_("mark up to two cards as false doors")
PICKING_MORE = N_("mark up to four cards as false doors")
MUST_ANSWER = frozenset({"watch", "vote"})


class AloneScene(Scene):
    """Hosts the page that others get behind the curtain."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.page: PrivatePage | None = None
        self._key: tuple[Any, ...] = ()

    def refresh(self) -> None:
        """The page of this step; what was marked stays while nothing has changed."""
        view, shown = self.view, self.shown
        if shown is None or shown.seat is None:
            return
        key = (view["turn"], view["step"], view["shown"], shown.seat, tuple(view["holder"]), view["done"])
        if key != self._key or self.page is None:
            self._key = key
            self.clear_widgets()
            self.page = PAGES[view["step"]](shown.seat, shown, self.desk, self.pictures)
            self.page.timed = False
            if isinstance(self.page, MarkPage):
                self.page.question = self.page.hint = ""  # the prompt says it, and there is no sand
            self.page.bind(touched=lambda *_change: self._offer())
            self.add_widget(self.page)
        self._offer()

    def _offer(self) -> None:
        page, step = self.page, self.view["step"]
        ready = page is not None and (step not in MUST_ANSWER or bool(page.deed))
        done = [Choice(words(N_("Done")), self._done, "tick", "primary")] if ready else []
        self.desk.offer(done)

    def _done(self) -> None:
        page, shown = self.page, self.shown
        if page is not None and shown is not None:
            deed, self._key = page.deed, ()
            self.desk.play(*deed, seat=shown.seat)

    def ask(self, shown: Shown) -> Ask:
        """By step and role."""
        view = shown.view
        if view["step"] == "holder" and view["seat"] == view["traitor"]:
            return Ask(words(PICKING_MORE if "dark_magic" in view["traps"] else PICKING))
        return Ask(words(ASKED[view["step"]]))

    def arrange(self) -> None:
        """The page fills the scene."""
        if self.page is not None:
            self.page.size_hint = None, None
            self.page.size, self.page.pos = self.size, self.pos

    def leave(self) -> None:
        """Nothing of the page stays."""
        self.clear_widgets()
        self.page, self._key = None, ()
