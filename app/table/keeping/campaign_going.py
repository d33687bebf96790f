"""Going on with a campaign from a list of what is kept, and how it stands in words."""

from kivy.app import App

from app.table.keeping.campaigns import KeptCampaign


def go_on_with(kept: KeptCampaign) -> None:
    """Sit down at the run that is under way, or at the next one; trouble is said in one line."""
    app = App.get_running_app()
    if kept.campaign is None:
        return
    campaign, names = kept.campaign, list[str]()
    if app.keep(lambda: names.append(app.campaigns.set_out(campaign))):
        app.go("table", name=names[0])


def standing(kept: KeptCampaign) -> str:
    """How far a campaign has come."""
    tr = App.get_running_app().tr
    if kept.campaign is None:
        return ""
    if kept.campaign.won:
        return str(tr._("Campaign won"))
    return str(tr._("Campaign, run {number}").format(number=kept.campaign.closed + 1))
