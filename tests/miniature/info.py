"""Embers, before how it behaves."""

from engine.core.game import GameInfo, Option
from engine.core.text import N_

INFO = GameInfo(
    key="embers",
    title=N_("Embers"),
    seats=range(2, 5),
    secrets=True,
    minutes=5,
    tagline=N_("a game to try the table with"),
    options=(
        Option("size", "choice", "small", ("small", "large"), N_("Floor"), "", (N_("small"), N_("large"))),
        Option("voting", "flag", True, (False, True), N_("Vote after each round")),
        Option("embers", "number", 1, range(4), N_("Embers at the start"), group=N_("House rules")),
    ),
)
