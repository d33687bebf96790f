"""Sitting down at the table of a plan: it is saved, remembered for the next time, and opened."""

from collections.abc import Callable
from typing import Any

from app.look.running import lanterne
from app.setup.memory import SetupMemory
from app.setup.plan import Chance, Plan
from app.table.kit import Kit
from app.table.players import Player
from engine import Campaign, Session

Call = Callable[[Player], str]
"""Gives the name under which a player sits down."""


def sit_down(plan: Plan, call: Call, chance: Chance, campaign: Campaign | None = None) -> None:
    """Lay the table and sit down at it, in place of the present screen; a campaign sets out first."""
    app = lanterne()
    kit: Kit = app.catalogue[plan.game.info.key].kit
    memory = SetupMemory(app.services.storage)
    if not (kit.campaign and _set_out(plan, kit, memory, call, chance, campaign)):
        _begin(plan, kit, memory, call, chance)
    app.services.sound.play("place")


def _set_out(
    plan: Plan, kit: Kit, memory: SetupMemory, call: Call, chance: Chance, campaign: Campaign | None
) -> bool:
    """Sit down at the next run of a campaign, a new one or an old one; False where it could not be saved."""
    app, found = lanterne(), list[str]()
    kind = plan.game.campaign()
    if kind is None:
        return False
    if campaign is None:
        campaign = plan.campaign(kind, call, len(kit.cast), chance)
    else:
        plan.join(campaign, call, len(kit.cast), chance)
    if not app.keep(lambda: found.append(app.campaigns.set_out(campaign, chance))):
        return False
    app.keep(lambda: memory.remember(plan.game.info.key, plan.plain()))
    app.navigator.swap("table", name=found[0])
    return True


def _begin(plan: Plan, kit: Kit, memory: SetupMemory, call: Call, chance: Chance) -> None:
    app = lanterne()
    session = plan.begin(call, chance)
    details = _kept(plan, session, memory)
    if session.seats > 1 and not plan.starter:
        app.say(app.tr._(kit.first_seat.answer).format(name=session.table["players"][0]["name"]))
    if kit.furnish is not None:
        app.navigator.swap(kit.furnish.screen, fresh=True, **details)
    else:
        app.navigator.swap("table", **details)


def _kept(plan: Plan, session: Session, memory: SetupMemory) -> dict[str, Any]:
    """Save the new table and remember its set-up; one that cannot be saved is handed over itself."""
    app = lanterne()
    name = app.saves.fresh_name(session)
    saved = app.keep(lambda: app.saves.save(name, session))
    app.keep(lambda: memory.remember(session.game.info.key, plan.plain()))
    return {"name": name} if saved else {"name": name, "session": session}
