"""What a choice would cost somebody, said before the tap."""

from typing import Any

from app.games.dead_cells.table.fight.coming import price_of
from engine import Session
from engine.games.dead_cells.cards.vocabulary import BLEED, Afflict
from engine.games.dead_cells.queries import asks_of_enemy, effect_asked


def who_gets_bleed() -> tuple[Any, Any]:
    """A view in which an enemy makes somebody bleed in the third round, and one of the answers."""
    for seed in range(60):
        session = Session.new("dead_cells", seats=2, seed=seed, open_hands=True)
        while session.deciders:
            view, legal = session.view(session.deciders[0]), session.legal(session.deciders[0])
            if view["step"] == "victim" and asks_of_enemy(view) and view["round"] == 3:
                effect: Any = effect_asked(view)
                if isinstance(effect, Afflict) and effect.state == BLEED:
                    return view, legal[0]
            session.play(session.deciders[0], legal[0])
    raise LookupError("nobody bleeds")


def test_a_bleed_that_nothing_can_undo_is_told_as_a_death() -> None:
    view, action = who_gets_bleed()
    price = price_of(view, action, action[1])
    assert price.falls
    assert price.words == "bleeds to death"
