"""Several campaigns side by side: switch, begin another, rename, send, bring in, delete."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.games.dead_cells.hub.card_list import Row, show_list
from app.look.running import lanterne
from app.services.exchange import ENDING, shown
from app.table.keeping.campaign_going import standing
from app.table.keeping.campaigns import KeptCampaign
from app.table.keeping.saves import LONGEST_TITLE
from app.table.keeping.sending import dated, send_campaign
from app.table.players import called
from app.widgets.dialog import Answer, Dialog
from app.widgets.field import Field
from engine.core.text import Phrase
from engine.games.dead_cells.info import INFO

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub


def open_campaigns(hub: CampaignHub) -> None:
    """Every campaign of this game, and the ways to another one."""
    app = lanterne()
    rows = []
    for name in app.campaigns.of_game(INFO.key):
        kept = app.campaigns.look(name)
        here = hub.kept is not None and name == hub.kept.name
        act, go = partial(hub.show, name), "" if here else str(Phrase("Open"))
        if kept.campaign is None:
            act, go = partial(ask_to_remove, hub, kept), str(Phrase("Delete"))
        rows.append(Row(name_of(kept), (standing(kept) or kept.trouble, _people(kept)), go=go, act=act))
    answers = [
        Answer(str(Phrase("New campaign")), partial(app.go, "setup", key=INFO.key), "primary", "plus"),
        Answer(app.tr._("Open a file"), app.open_file, icon="log"),
    ]
    show_list(str(Phrase("Campaigns")), "", rows, answers)


def name_of(kept: KeptCampaign) -> str:
    """What a campaign is called in a list."""
    tr = lanterne().tr
    if kept.campaign is None:
        return str(tr._("Unreadable game"))
    return kept.title or str(tr._(INFO.title))


def _people(kept: KeptCampaign) -> str:
    return ", ".join(called(player) for player in kept.players)


def open_menu(hub: CampaignHub) -> None:
    """What can be done with the campaign that is shown."""
    app, kept = lanterne(), hub.kept
    _ = app.tr._
    if kept is None:
        return
    answers = [
        Answer(_("Rename"), partial(ask_name, hub, kept), icon="pencil"),
        Answer(_("Send this campaign"), partial(send_campaign, kept), icon="share"),
        Answer(_("Tutorial & puzzles"), partial(app.go, "lessons", game=INFO.key), icon="hint"),
        Answer(_("Rules"), partial(app.go, "rules", game=INFO.key), icon="rules"),
        Answer(_("Delete"), partial(ask_to_remove, hub, kept), "danger", "bin"),
        Answer(_("Close")),
    ]
    if kept.campaign is None:
        answers = answers[-2:]
    app.dialogs.ask(name_of(kept), standing(kept) or kept.trouble, answers)


def ask_name(hub: CampaignHub, kept: KeptCampaign) -> None:
    """Let a campaign be given a name of its own."""
    app = lanterne()
    _ = app.tr._
    field = Field(text=kept.title, hint_text=_(INFO.title), longest=LONGEST_TITLE)
    field.title = str(Phrase("Campaign name"))
    answers = [
        Answer(_("Rename"), lambda: rename(hub, kept, field.text), "primary", "tick"),
        Answer(_("Close")),
    ]
    app.dialogs.show(Dialog(answers, field, title=field.title))


def rename(hub: CampaignHub, kept: KeptCampaign, title: str) -> None:
    """Give the campaign this name."""
    app = lanterne()
    app.keep(lambda: app.campaigns.rename(kept, title))
    hub.show(kept.name)


def ask_to_remove(hub: CampaignHub, kept: KeptCampaign) -> None:
    """A second thought before a campaign is lost."""
    app = lanterne()
    _ = app.tr._
    closed = kept.campaign.closed if kept.campaign is not None else 0
    runs = Phrase("{count} runs will be lost.", one="{count} run will be lost.", count=closed)
    body = f"{runs} {_('This cannot be undone.')}" if closed else str(_("This cannot be undone."))
    answers = [
        Answer(_("Delete"), partial(remove, hub, kept), "danger", "bin"),
        Answer(_("Cancel")),
    ]
    if kept.campaign is not None:
        first = partial(_back_up_first, hub, kept)
        answers.insert(0, Answer(str(Phrase("Back up first")), first, "primary", "share"))
    app.dialogs.ask(_("Delete {table}?").format(table=name_of(kept)), body, answers)


def _back_up_first(hub: CampaignHub, kept: KeptCampaign) -> None:
    """Put it into the folder, then ask again."""
    app, campaign, put = lanterne(), kept.campaign, list[str]()
    exchange, name = app.services.exchange, dated(name_of(kept)) + ENDING
    if campaign is not None and app.keep(lambda: put.append(exchange.put(name, campaign.sealed()))):
        words = Phrase("{name} is in the folder {place}.", name=shown(put[0]), place=exchange.place)
        app.say(str(words))
        ask_to_remove(hub, kept)


def remove(hub: CampaignHub, kept: KeptCampaign) -> None:
    """Take a campaign away; the last one leads back home."""
    app = lanterne()
    app.keep(lambda: app.campaigns.remove(kept.name))
    left = app.campaigns.of_game(INFO.key)
    if left:
        hub.show(left[0])
    else:
        app.navigator.home()
