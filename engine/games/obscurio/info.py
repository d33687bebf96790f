"""Obscurio, before how it behaves: no rule is imported here."""

from engine.core.game import GameInfo
from engine.core.text import N_
from engine.games.obscurio.options import MOST_SEATS, OPTIONS

INFO = GameInfo(
    key="obscurio",
    title=N_("Obscurio"),
    seats=range(2, MOST_SEATS + 1),
    options=OPTIONS,
    cooperative=False,
    secrets=True,
    minutes=45,
    tagline=N_("Read the butterflies, find the Exit, and watch who walks beside you."),
)
