"""Which scene shows a view."""

from app.games.dead_cells.table.fight.scene import FightScene
from app.games.dead_cells.table.market.scene import MarketScene
from app.games.dead_cells.table.run_end.scene import RunEndScene
from app.games.dead_cells.table.run_end.spending import KEEPING
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.way.scene import MapScene
from engine.games.dead_cells.state import NOBODY
from engine.games.dead_cells.view import PrisonView

FIGHT, MAP, MARKET, RUN_END = "fight", "map", "market", "run_end"

SCENES: dict[str, type[Scene]] = {
    FIGHT: FightScene,
    MAP: MapScene,
    MARKET: MarketScene,
    RUN_END: RunEndScene,
}

BY_STEP = {
    "wound": MAP,
    "choose_first": MAP,
    "choose_way": MAP,
    "pay": MAP,
    "give_scroll": MAP,
    "give_vial": MAP,
    "give_item": MAP,
    "drop": MAP,
    "shop": MARKET,
    "order": MARKET,
    "heal": MARKET,
    "buy": MARKET,
    "set_off": MARKET,
    "last_look": RUN_END,
    "buy_upgrade": RUN_END,
    "step_back": MAP,
    "give_up": MAP,
}
"""Steps that have one scene wherever they come; all others stay in the scene of what is going on."""


AT_THE_MARKET = frozenset({"selling", "stall", "healer", "merchant", "collector"})
"""While one of these is still to come, what was bought is given at the market."""


def scene_of(view: PrisonView) -> str:
    """The scene of a moment: enemies on the stage make a fight, whatever is asked then."""
    if any(entry[0] in AT_THE_MARKET for entry in view["later"]):
        return MARKET
    if view["step"] in KEEPING:
        return RUN_END if view["ended"] else MAP
    if view["step"] in BY_STEP:
        return BY_STEP[view["step"]]
    if view["ended"]:
        return RUN_END
    fighting = view["round"] != NOBODY or view["face"] != NOBODY or any(view["foes"])
    return FIGHT if fighting else MAP
