"""The Night Cage, before how it behaves: no rule is imported here."""

from engine.core.game import GameInfo
from engine.core.text import N_
from engine.games.night_cage.options import OPTIONS

INFO = GameInfo(
    key="night_cage",
    title=N_("The Night Cage"),
    seats=range(1, 6),
    options=OPTIONS,
    cooperative=True,
    secrets=False,
    minutes=50,
    tagline=N_("Find a key each and meet at a Gate before the candles burn out."),
)
