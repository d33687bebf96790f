"""The table of The Night Cage: from a view to the board, from a touch to an action."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from app.games.night_cage.table.announcing import announced
from app.games.night_cage.table.asking import LYING, PREVIEW, TURNABLE, ask_for, icon_for, label_for
from app.games.night_cage.table.atlas import CAGE
from app.games.night_cage.table.closing import closing
from app.games.night_cage.table.considering import Considering
from app.games.night_cage.table.dawn import Dawn
from app.games.night_cage.table.lamps import escaped
from app.games.night_cage.table.looks import pawn_sprite, tile_sprite
from app.games.night_cage.table.panels import panels
from app.games.night_cage.table.previews import all_lines, danger_lines
from app.games.night_cage.table.prisoners import Prisoner, called_prisoner, prisoners
from app.games.night_cage.table.proposing import Proposal, proposal
from app.games.night_cage.table.scenery import Scenery
from app.games.night_cage.table.strike import Strike, blow_of
from app.games.night_cage.table.targets import STEPPING, Targets, cell_of, targets
from app.games.night_cage.table.timeline import timeline
from app.games.night_cage.table.touching import CageTouch
from app.games.night_cage.table.tower import Tower, tower_for
from app.games.night_cage.table.tower_contents import open_what_is_left
from app.look.player_colours import HUES
from app.look.sentence import capital
from app.table.after.closing import Closing
from app.table.after.timeline import Timeline
from app.table.desk.choices import Choice
from app.table.desk.seats import Seat as Panel
from app.table.desk.tray import ARROWS, Offer, next_cell
from app.table.players import Player, called
from app.table.presenter import Ask, Presenter
from app.table.shown import Shown
from engine import Session
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Phrase, Voice
from engine.games.night_cage import events as cage_events
from engine.games.night_cage.queries import owner, prisoner_asked, whose_turn
from engine.games.night_cage.view import CageView
from engine.games.night_cage.words.text import EVERYDAY, prisoner_of

CHOICE = N_("the choice")
NOTHING = Targets({}, {}, 0, [])
NO_PROPOSAL = Proposal({}, None, frozenset())
SIDES = {"up": 0, "right": 1, "down": 2, "left": 3}
SOUNDS = {
    "placed": "place",
    "pit": "crumble",
    "attacked": "hit",
    "drew": "draw",
    "moved": "tap",
    "out": "flip",
}
"""What is heard of an event; the loudest of an action comes last here and wins."""

STRUCK = {"attacked", "burned"}
"""Events that are seen as a blow."""

LAID = ("place", "step_on", "land_on")
"""Steps that lay a drawn tile beside somebody."""


class Held(NamedTuple):
    """What prompt and panels go on saying while a blow is seen."""

    ask: Ask
    view: CageView | None


class NightCageTable(Presenter):
    """Shows The Night Cage."""

    @classmethod
    def voice(cls, players: Sequence[Player], view: CageView) -> Voice:
        """Prisoners are called after their players."""
        people = prisoners(players, view["prisoners"])
        return Voice(
            lambda seat: called(players[seat]),
            lambda kind, number: called_prisoner(people[number]) if kind == "prisoner" else "",
        )

    uses_tray = True
    uses_side = True
    atlases = (CAGE.path,)
    everyday = EVERYDAY
    keys = (
        (N_("Arrows"), N_("move")),
        ("R", N_("rotate the tile")),
        (N_("Space, Enter"), N_("confirm")),
        ("S", N_("stay")),
        ("V", N_("show lines of sight")),
    )

    def __init__(self, desk: Any) -> None:
        super().__init__(desk)
        self.shown: Shown | None = None
        """What the desk was last asked to show."""
        self.targets = NOTHING
        self.people: list[Prisoner] = []
        self.considering = Considering(self)
        self._touching = CageTouch(self)
        self._proposed = NO_PROPOSAL
        self._held = Held(Ask(""), None)

    @classmethod
    def timeline(cls, session: Session) -> Timeline:
        """The candle, from the first tile to the last."""
        return timeline(session)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """What everybody carried, tiles left, blows, turns."""
        return closing(session, players)

    def lay(self, view: CageView) -> None:
        """A dark board, the tower beside it."""
        desk = self.desk
        self.people = prisoners(desk.players, view["prisoners"])
        self.scenery = Scenery(desk.board, self.people)
        self.scenery.lay(view, desk.duration)
        self._touching.listen()
        self.listen(desk.tray, ghost=self.considering.try_out)
        self._tower: Tower = tower_for(view)
        self._tower.bind(on_ask=self._ask_what_is_left, on_look=self._look)
        desk.side.add_widget(self._tower)
        scene = desk.board.scene
        self._strike = Strike(scene.stage, desk.board, self._tower)
        self._dawn = Dawn(scene.stage)
        for layer in (self._strike, self._dawn):
            scene.add_layer(layer)

    def clear(self) -> None:
        """Let go of the desk."""
        super().clear()
        self._strike.finish()
        self.desk.tray.pick = None

    def show(self, shown: Shown) -> None:
        """Everything as it is now."""
        self._strike.finish()
        self.scenery.show(shown.view, animated=False)
        self._offer(shown)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Tiles land and sink, prisoners walk; a blow is seen before its end, and what struck is heard."""
        self._strike.finish()
        before = self.shown.view if self.shown else shown.view
        kinds = {event[0] for event in events}
        heard = [sound for kind, sound in SOUNDS.items() if kind in kinds]
        if heard:
            self.desk.sound(heard[-1])
        if "engulfed" in kinds:
            self._strike.quake()
        if escaped(shown.view) and not escaped(before):
            self._dawn.play(shown.view["at"][0])
        if STRUCK & kinds:
            self._play_blow(events, before, shown)
        else:
            self._announce(events)
            self.scenery.show(shown.view, animated=True)
            self._offer(shown)

    def _play_blow(self, events: list[Event], before: CageView, shown: Shown) -> None:
        """Let the monsters lash out over the table as it was, then show how it is and ask on."""
        view = shown.view
        self._held = self._held._replace(view=before)
        self.shown, self.targets = shown, NOTHING
        self.considering.clear()
        self._price(before)
        self.scenery.imagine_moved(())
        self.desk.board.overlay.clear()
        self.desk.tray.offer([])
        self.desk.offer([])
        self.scenery.step_ahead(view)
        blow = blow_of(events, before, view, self.scenery.grid)
        left = before["stack"], view["stack"]
        darken = partial(self.scenery.show, view, animated=True)
        self._strike.play(blow, left, darken, partial(self._after_blow, events, shown))

    def _after_blow(self, events: Sequence[Event], shown: Shown) -> None:
        """Now the next player is asked, and what the blow cost is told."""
        self._offer(shown)
        self.retell()
        self._announce(events)

    def _announce(self, events: Sequence[Event]) -> None:
        for words in map(announced, events):
            if words is not None:
                self.desk.say(capital(self.desk.voice.say(words)))

    def _price(self, view: CageView) -> None:
        """What the tower holds, and would hold after what is considered."""
        stack = view["stack"]
        cost = min(stack, sum(self.considering.victims.values()))
        self._tower.doomed = cost
        self._tower.words = str(
            Phrase("tiles left, then {after}", after=stack - cost)
            if cost
            else Phrase("tiles left", one="tile left", count=stack)
        )

    def retell(self) -> None:
        """Bring prompt and panels up to date without an action."""
        self.desk.reword()
        if self.shown is not None:
            self.desk.seats.show(self.panels(self.shown.view))
            self._price(self.shown.view)

    def ask(self, shown: Shown) -> Ask:
        """By what waits on top of the stack, to the prisoner who must decide; not before a blow is over."""
        if self._strike.playing:
            return self._held.ask
        asked = self._question(shown)
        self._held = self._held._replace(ask=asked._replace(hint=""))
        return asked

    def _question(self, shown: Shown) -> Ask:
        ask, number = ask_for(shown.view, self._begun()), prisoner_asked(shown.view)
        foretold = self.considering.foretold
        if foretold is not None and self._begun():
            told = capital(self.desk.voice.say(foretold))
            if self.considering.picked is not None:
                return Ask(told, ask.hint, "", self.people[number].hue, nameless=True)
            ask = ask._replace(hint=told, weighty=True)
        return ask._replace(name=self.called(number), hue=self.people[number].hue)

    def _begun(self) -> str:
        """How to go on with what is chosen or tried, if anything is."""
        tray = self.desk.tray
        if self.considering.picked is not None:
            return PREVIEW
        return "" if tray.ghost is None else TURNABLE if tray.can_turn else LYING

    def panels(self, view: CageView) -> list[Panel]:
        """One for each prisoner, as they were until a blow has fallen; whom a thought would hit is warned."""
        if self._strike.playing:
            view = self._held.view or view
        return panels(view, self.people, self.called, self.considering.victims)

    def seat_of_panel(self, view: CageView, panel: int) -> int:
        """Whoever plays two prisoners has two panels."""
        return owner(view, panel)

    def cells_of(self, event: Event) -> list[int]:
        cell = cage_events.cell_of(event)
        return [] if cell is None else [cell]

    def hue_of(self, event: Event) -> str:
        """Each prisoner has a colour of his own, also where one person plays them all."""
        number = prisoner_of(event)
        return "" if number is None else self.people[number].hue

    def point_out(self, action: Action) -> list[int]:
        """The cell that a hint speaks of."""
        cell = cell_of(self.shown.view, action) if self.shown else None
        return [] if cell is None else [cell]

    def take_back(self) -> bool:
        """The ghost goes back to the tray, a chosen step is forgotten."""
        if self.considering.picked is not None:
            self.considering.forget()
            return True
        return bool(self.desk.tray.take_back())

    @property
    def held(self) -> str:
        """What is chosen and not done yet."""
        return str(Phrase(CHOICE)) if self._begun() else ""

    def key(self, name: str) -> bool:
        """Arrows step, S stays, Space and Enter confirm, V shows what monsters see."""
        if name in SIDES and not self.desk.tray.holding:
            return self._step(SIDES[name]) or self._go_to(name)
        if name == "s" and ("stay",) in self.targets.buttons:
            return self.desk.play(("stay",))
        if name in ("spacebar", "enter") and self.considering.picked is not None:
            self.considering.confirm()
            return True
        if name == "v":
            self._look(self._tower)
            return True
        return False

    def _offer(self, shown: Shown) -> None:
        """Put before the player what can be done."""
        self.shown = shown
        self.considering.clear()
        self.targets = targets(shown.view, shown.actions)
        self._tower.count = shown.view["stack"]
        self._price(shown.view)
        self._proposed = self._proposal(shown.view)
        self.desk.tray.colour = self.colour
        self.desk.tray.offer(self._offers(shown.view))
        self.mark()
        if self._proposed.cell is not None:
            self.desk.tray.placing.hover(self._proposed.cell)

    def mark(self) -> None:
        """Show legal cells, dangers and buttons for the present choice."""
        if self.shown is None:
            return
        overlay, view = self.desk.board.overlay, self.shown.view
        cells = self.targets.places or self.targets.cells
        falls = view["step"] == "fall"
        overlay.marks.show_legal(() if falls else cells, self.colour)
        overlay.marks.show_reach(cells if falls else (), (), self.colour)
        lines = all_lines if self._tower.seeing else danger_lines
        falling = self.scenery.falling_lines(view)
        overlay.sights.show([*lines(view, self.scenery.grid), *falling], animated=False)
        overlay.badges.show([])
        overlay.crumbling.show(())
        overlay.ghosts.show([])
        self.scenery.imagine_moved(())
        self.considering.unsay()
        if self.desk.tray.ghost is None:
            self.scenery.put_down(view)
            overlay.select(None)
        self.desk.offer([self._button(action) for action in self.targets.buttons])

    def _button(self, action: Action) -> Choice:
        words, view = self.desk.describe(action), self.shown.view if self.shown else None
        icon = icon_for(view, action) if view else ""
        return Choice(self.label(action) or words, lambda: self.desk.play(action), icon, title=words)

    def label(self, action: Action) -> str:
        """What a button says shortly; empty if it takes a whole sentence."""
        label = label_for(self.shown.view, action) if self.shown else None
        return capital(self.desk.voice.say(label)) if label is not None else ""

    def _proposal(self, view: CageView) -> Proposal:
        """Where the tile in the hand is laid for a try; one place is no question."""
        places = self.targets.places
        if places and view["step"] in LAID:
            return proposal(view, self.targets.kind, places, self.scenery.grid)
        return Proposal({}, next(iter(places)) if len(places) == 1 else None, frozenset())

    def _offers(self, view: CageView) -> list[Offer]:
        if not self.targets.places:
            return []
        kind, active = self.targets.kind, view["active"]
        lands = pawn_sprite(self.people[active].hue, bool(view["lit"][active]))
        sprite = tile_sprite(kind) if kind else lands
        turns = self._proposed.turns
        return [
            Offer(sprite, self.targets.places, 0, self._touching.why_not_here, lit=bool(kind), likely=turns)
        ]

    @property
    def colour(self) -> tuple[float, float, float, float]:
        """The light of the prisoner whose turn it is."""
        number = whose_turn(self.shown.view) if self.shown else None
        return HUES[self.people[number or 0].hue].light

    def lay_at_once(self, cell: int) -> bool:
        """Lay a tile by the touch of its cell, if it lies only one way and no better anywhere else."""
        tray, proposed = self.desk.tray, self._proposed
        if tray.ghost is not None or proposed.cell is not None or cell not in proposed.harmless:
            return False
        tray.placing.hover(cell)
        tray.confirm()
        return True

    def _step(self, side: int) -> bool:
        for kind in ("move", "charge", "scramble"):
            if (kind, side) in self.targets.cells.values():
                self.considering.pick((kind, side))
                return True
        return False

    def _go_to(self, arrow: str) -> bool:
        """Consider the next cell in this direction where no step is asked for: a fall, a tile to remove."""
        cells = self.targets.cells
        if not cells or any(action[0] in STEPPING for action in cells.values()):
            return False
        picked = self.considering.picked
        here = next((cell for cell, action in cells.items() if action == picked), None)
        cell = next_cell(self.desk.board.place_of, cells, here, *ARROWS[arrow])
        if cell is not None and cells[cell] != picked:
            self.considering.pick(cells[cell])
        return True

    def _look(self, tower: Tower) -> None:
        tower.seeing = not tower.seeing
        self.mark()
        self.desk.used("eye")

    def _ask_what_is_left(self, _tower: Tower) -> None:
        if self.shown is not None:
            open_what_is_left(self.shown.view)

    def called(self, prisoner: int) -> str:
        """The name under which a prisoner is shown."""
        return called_prisoner(self.people[prisoner])
