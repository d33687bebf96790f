"""Finstere Flure, before how it behaves: no rule is imported here."""

from engine.core.game import GameInfo
from engine.core.text import N_
from engine.games.finstere_flure.options import OPTIONS

INFO = GameInfo(
    key="finstere_flure",
    title=N_("Finstere Flure"),
    seats=range(2, 8),
    options=OPTIONS,
    cooperative=False,
    secrets=False,
    minutes=60,
    tagline=N_("Slip out of the fortress while the monster looks the other way."),
)
