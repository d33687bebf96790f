"""Ways to the hub of Dead Cells and to what lies over it."""

from collections.abc import Callable
from typing import Any

from tests.app.fingers import frames
from tests.app.games.dead_cells.hub.grown_campaigns import campaign_of, keep
from tests.app.real_games import offer


def campaign(runs: int) -> Callable[[Any], None]:
    """The page of a campaign after so many runs."""

    def show(app: Any) -> None:
        offer(app, "dead_cells")
        app.go("dead_cells_hub", name=keep(app, campaign_of(runs)))
        frames(4)

    return show


def dialog(opens: str) -> Callable[[Any], Any]:
    """What a method of the page lays over it."""

    def show(app: Any) -> Any:
        campaign(8)(app)
        keep(app, campaign_of(1, "Autumn", seed=6))
        getattr(app.navigator.page, opens)()
        frames(20)
        return app.dialogs.top

    return show


def the_next_group(app: Any) -> None:
    """Who plays the next run, and whom."""
    campaign(2)(app)
    app.navigator.page.choose_group()
    frames(4)
