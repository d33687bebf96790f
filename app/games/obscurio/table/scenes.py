"""Which scene shows a view."""

from app.games.obscurio.table.accusation.scene import AccusationScene
from app.games.obscurio.table.accusation.verdict import VerdictScene
from app.games.obscurio.table.doors.scene import DoorsScene
from app.games.obscurio.table.grimoire.scene import GrimoireScene
from app.games.obscurio.table.grimoire.study import StudyScene
from app.games.obscurio.table.resolution.ending import EndingScene
from app.games.obscurio.table.resolution.scene import ResolutionScene
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.secret.alone import AloneScene
from app.games.obscurio.table.traps.scene import TrapsScene
from app.games.obscurio.table.waiting import WaitingScene
from app.table.shown import Shown

WAITING, ALONE, TRAPS, GRIMOIRE, STUDY = "waiting", "alone", "traps", "grimoire", "study"
DOORS, RESOLUTION, ACCUSATION, ENDING = "doors", "resolution", "accusation", "ending"
VERDICT = "verdict"

SCENES: dict[str, type[Scene]] = {
    WAITING: WaitingScene,
    ALONE: AloneScene,
    TRAPS: TrapsScene,
    GRIMOIRE: GrimoireScene,
    STUDY: StudyScene,
    DOORS: DoorsScene,
    RESOLUTION: ResolutionScene,
    ACCUSATION: AccusationScene,
    VERDICT: VerdictScene,
    ENDING: EndingScene,
}

BY_STEP = {
    "traps": TRAPS,
    "study": STUDY,
    "choose": DOORS,
    "lock": DOORS,
    "debate": ACCUSATION,
    "aftermath": RESOLUTION,
    "": ENDING,
}
"""Steps that look the same whoever looks on."""

DECIDED_ALONE = {"roles": WAITING, "holder": WAITING, "vote": WAITING, "watch": DOORS, "watch_lock": DOORS}
"""Steps that somebody answers alone, and what the others see meanwhile."""


def scene_of(shown: Shown) -> str:
    """The scene of a moment."""
    step, seat = shown.view["step"], shown.seat
    if step == "aftermath" and shown.view["ballot"]:
        return VERDICT
    if step in BY_STEP:
        return BY_STEP[step]
    if step == "riddle":
        return GRIMOIRE if seat == shown.view["grimoire"] else WAITING
    answers = seat is not None and (shown.legal.get(seat) or shown.changes.get(seat))
    return ALONE if answers else DECIDED_ALONE[step]
