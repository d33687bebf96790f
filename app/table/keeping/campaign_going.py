"""Going on with a campaign from a list of what is kept, and how it stands in words."""

from app.look.running import lanterne
from app.table.keeping.campaigns import KeptCampaign


def go_on_with(kept: KeptCampaign) -> None:
    """Sit down at the run that is under way, or at the next one; trouble is said in one line."""
    app = lanterne()
    if kept.campaign is None:
        return
    campaign, names = kept.campaign, list[str]()
    if app.keep(lambda: names.append(app.campaigns.set_out(campaign))):
        app.go("table", name=names[0])


def standing(kept: KeptCampaign) -> str:
    """How far a campaign has come."""
    tr = lanterne().tr
    if kept.campaign is None:
        return ""
    if kept.campaign.won:
        return str(tr._("Campaign won"))
    return str(tr._("Campaign, run {number}").format(number=kept.campaign.closed + 1))
