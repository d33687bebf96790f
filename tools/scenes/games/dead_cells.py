"""Scenes of Dead Cells."""

from collections.abc import Callable
from typing import Any

from app.games import kits
from app.lessons.lessons import PUZZLES, lessons_of
from engine import Session
from engine.core import dice
from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.people import MERCHANT
from engine.games.dead_cells.companion import PrisonCompanion
from tools.scenes.stage import PEOPLE, Stage, asked, first

KEY = "dead_cells"
LIVELY = 8
"""The space of the first biome from which there is most to see."""


def in_a_fight(session: Session) -> bool:
    """An enemy strikes in the second round, and the group says who takes it."""
    state: Any = session.state
    return asked(session) == "victim" and state.round == 2 and sum(map(bool, state.foes)) > 2


def before_cards(session: Session) -> bool:
    """Somebody chooses a card against three enemies."""
    state: Any = session.state
    return asked(session) == "commit" and sum(map(bool, state.foes)) > 2


def at_the_boss(session: Session) -> bool:
    """The Concierge strikes."""
    state: Any = session.state
    return asked(session) == "victim" and state.face >= 0


def _fight(stage: Stage, name: str) -> None:
    stage.sit_down(first(in_a_fight, KEY))
    stage.draw(name)


def _hand(stage: Stage, name: str) -> None:
    page = stage.sit_down(first(before_cards, KEY, open_hands=True))
    scene: Any = page.presenter.surface.scene
    scene.choosing.pick(scene.choosing.cards[1])
    scene.redraw_hand()
    stage.draw(name)


def _boss(stage: Stage, name: str) -> None:
    stage.sit_down(first(at_the_boss, KEY))
    stage.draw(name)


def half_way(session: Session) -> bool:
    """Three rooms lie open, and a card is asked for on one of the ways."""
    state: Any = session.state
    return asked(session) == "choose_way" and state.space == LIVELY and state.faceup.bit_count() > 2


def at_the_merchant(session: Session) -> bool:
    """He has something to sell, and the group can pay for it."""
    return asked(session) == "buy" and session.state.todo[-1][1] == MERCHANT


def with_cells(session: Session) -> bool:
    """A run is over, and an upgrade has just been bought."""
    return asked(session) == "assign"


def _tried(fits: Callable[[Session], bool], place: int = 0) -> Callable[[Stage, str], None]:
    """A moment on the way, with one of its answers tried."""

    def draw(stage: Stage, name: str) -> None:
        page = stage.sit_down(first(fits, KEY))
        page.presenter.surface.scene.answers.touch(place)
        stage.draw(name)

    return draw


RUNS = 8
"""After so many the first boss has fallen."""
THREE = 3
"""Who leads the campaign of the picture."""


def _campaign(stage: Stage, name: str) -> None:
    """A campaign that has beaten its first boss."""
    campaign = Campaign.new(seed=5)
    for number in range(RUNS):
        session, luck = campaign.run(1 + number % 4, number), dice.seeded(number)
        while session.deciders:
            seat = session.deciders[0]
            action, luck = session.game.policy(session.state, seat, luck)
            session.play(seat, action)
        campaign.close(session)
    players = [{"name": called, "hue": hue} for called, hue in PEOPLE[:THREE]]
    campaign.table = {"players": players, "name": "Winter", "cast": [2, 0, 1]}
    stage.app.navigator.home()
    stage.app.navigator.go("dead_cells_hub", name=stage.app.campaigns.save(campaign))
    stage.frames()
    stage.draw(name)


def _puzzle(stage: Stage, name: str) -> None:
    """The second of the six, its words read."""
    puzzle = [lesson for lesson in lessons_of(KEY, kits()) if lesson.kind == PUZZLES][1]
    stage.app.navigator.home()
    stage.app.navigator.go("lesson", game=KEY, name=puzzle.key)
    stage.frames()
    stage.app.dialogs.close_top()
    stage.draw(name)


def _box(stage: Stage, name: str) -> None:
    """The second round of a fight with the cards of the box."""
    companion = PrisonCompanion.opened()
    companion.begin("B1")
    companion.go_on()
    companion.fight()
    for slot, health in enumerate((2, 1, 4, 3)):
        companion.place_foe(slot, health)
    companion.set_round(1)
    for at, token in ((1, "poison"), (2, "poison"), (2, "mark"), (5, "shield"), (4, "damage"), (6, "bleed")):
        companion.touch(at, token)
    companion.next_round()
    storage = stage.app.services.storage
    storage.write("settings", f"companion-{KEY}.json", companion.sealed({"tab": "fight"}))
    stage.app.navigator.home()
    stage.app.navigator.go("companion", key=KEY)
    stage.frames()
    stage.draw(name)


SCENES: dict[str, Callable[[Stage, str], None]] = {
    "cells_fight": _fight,
    "cells_hand": _hand,
    "cells_boss": _boss,
    "cells_map": _tried(half_way),
    "cells_market": _tried(at_the_merchant),
    "cells_end": _tried(with_cells, 1),
    "cells_campaign": _campaign,
    "cells_puzzle": _puzzle,
    "cells_box": _box,
}
