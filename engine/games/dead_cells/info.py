"""Dead Cells, before how it behaves: no rule is imported here."""

from engine.core.game import GameInfo
from engine.core.text import N_
from engine.games.dead_cells.options import OPTIONS

INFO = GameInfo(
    key="dead_cells",
    title=N_("Dead Cells"),
    seats=range(1, 5),
    options=OPTIONS,
    cooperative=True,
    secrets=True,
    minutes=45,
    tagline=N_("Fight your way out of the prison, die, and start again a little stronger."),
)
