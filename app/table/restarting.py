"""Beginning the same game anew: the same people, the same rules, another shuffle."""

import secrets
from typing import TYPE_CHECKING

from app.look.running import lanterne
from app.table.keeping.codes import SEEDS
from app.widgets.dialog import Answer
from engine.core.dice import LOT_BITS

if TYPE_CHECKING:
    from app.table.screen import Table

LOTS = (1 << LOT_BITS) - 1
"""How many lots there are besides 0, which is none."""


def offer_restart(table: "Table") -> list[Answer]:
    """The entry of the menu; a run of a campaign is begun anew from its own page."""
    app = lanterne()
    if app.campaigns.of(table.session) is not None:
        return []
    return [Answer(app.tr._("Restart"), lambda: _ask(table), icon="to_start")]


def _ask(table: "Table") -> None:
    """Make sure that nobody loses a game by a stray touch."""
    app = lanterne()
    _ = app.tr._
    yes = Answer(_("Restart"), lambda: restart(table), "danger", "to_start")
    body = _("Same players, same rules, new shuffle. This game is deleted.")
    app.dialogs.ask(_("Restart the game?"), body, [yes, Answer(_("Keep playing"))])


def restart(table: "Table") -> None:
    """Lay the new game in place of the old one, which goes once the new one is safe."""
    app, old = lanterne(), table.session
    lot = 1 + secrets.randbelow(LOTS) if old.game.info.secrets else 0
    session = old.anew(secrets.randbelow(SEEDS), lot)
    name, before = app.saves.fresh_name(session), table.tabletop.name
    if app.keep(lambda: app.saves.save(name, session)):
        app.keep(lambda: app.saves.remove(before))
    app.navigator.swap("table", name=name, session=session)
