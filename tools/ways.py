"""Every screen of the app with what it wants to know: where a monkey may be set down."""

from collections.abc import Callable
from random import Random
from typing import Any

Way = tuple[str, dict[str, Any]]
"""The name of a screen and the details that it is opened with."""

MOST_KEPT = 40
"""So many tables lie on the device: more than most people keep, few enough to be listed at every visit."""


class Ways:
    """The ways to all screens; a table that one needs is played to some moment and kept."""

    def __init__(self, app: Any, luck: Random) -> None:
        self.app = app
        self.luck = luck

    def any_of_them(self) -> Way:
        """One of the ways, by luck."""
        return self.luck.choice(self._all())()

    def _all(self) -> list[Callable[[], Way]]:
        app, pick = self.app, self.luck.choice
        playable = [key for key, game in app.catalogue.items() if game.has_table]
        beside = [key for key, game in app.catalogue.items() if game.kit.companion]
        return [
            lambda: ("setup", {"key": pick(playable)}),
            lambda: ("table", {"name": self._kept(pick(playable))}),
            lambda: ("table", {"name": self._kept(pick(playable))}),
            lambda: ("result", {"name": self._kept(pick(playable), whole=True)}),
            lambda: ("replay", {"name": self._kept(pick(playable), whole=self.luck.random() < 0.5)}),
            lambda: ("tables", {}),
            lambda: ("rules", pick(({}, {"game": pick(list(app.catalogue))}))),
            lambda: ("settings", {}),
            lambda: ("about", {}),
            lambda: ("record", {"game": pick(playable)}),
            lambda: ("first_touch", {"key": pick(playable)}),
            lambda: (pick(self._rooms()), {}),
            lambda: ("companion", {"key": pick(beside)}),
            lambda: ("companion", {"key": pick(beside)}),
            lambda: ("timer", {}),
            lambda: ("lessons", {"game": pick(self._taught())}),
            lambda: ("lesson", self._lesson(pick(self._taught()))),
            lambda: ("monster_kit", {"name": self._kept("finstere_flure"), "fresh": True}),
        ]

    def _rooms(self) -> list[str]:
        """The screens that games bring and that a menu leads to."""
        kits = self.app.kits.values()
        return [*filter(None, (kit.hub for kit in kits)), *(way.screen for kit in kits for way in kit.ways)]

    def _taught(self) -> list[str]:
        from app.lessons.lessons import teaches

        return [key for key in self.app.catalogue if teaches(key)]

    def _lesson(self, game: str) -> dict[str, Any]:
        from app.lessons.lessons import lessons_of

        lesson = self.luck.choice(lessons_of(game, self.app.kits))
        return {"game": game, "name": lesson.key, "visit": object()}

    def _kept(self, key: str, whole: bool = False) -> str:
        """A table of this game at some moment, kept; some of its players are computers."""
        from engine import Session

        game = self.app.catalogue[key].game
        session = Session.new(game, self.luck.choice(game.info.seats), self.luck.randrange(10_000))
        moves = 100_000 if whole else self.luck.choice((0, 1, 5, 20, 80))
        while session.deciders and len(session.log) < moves:
            seat = session.deciders[0]
            session.play(seat, self.luck.choice(session.legal(seat)))
        strengths = [self.luck.choice(("", "", "easy")) for _ in range(session.seats)]
        people = [seat for seat, strength in enumerate(strengths) if not strength]
        players = [{"strength": strength} for strength in strengths]
        session.table = {"players": players, "people": people, "name": ""}
        name: str = self.app.saves.fresh_name(session)
        refuse, self.app.services.storage.refuse = self.app.services.storage.refuse, None
        for old in self.app.saves.names()[MOST_KEPT:]:
            self.app.saves.remove(old)
        self.app.saves.save(name, session)
        self.app.services.storage.refuse = refuse
        return name
