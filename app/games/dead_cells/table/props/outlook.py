"""What an action would bring, as far as its seat can know: the engine tries it on an imagined table."""

from engine.core.game import Action
from engine.games.dead_cells.game import GAME
from engine.games.dead_cells.view import PrisonView

LUCK = 1
"""What is not known is dealt somehow; only what does not depend on it is shown."""


def outlook(view: PrisonView, seat: int, action: Action) -> PrisonView:
    """The table after an action and all that follows by itself."""
    state = GAME.imagine(view, LUCK)
    GAME.apply(state, seat, action)
    return GAME.view(state, seat)
