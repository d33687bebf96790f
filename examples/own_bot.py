"""Write a computer player in twenty lines, and measure it: `python -m examples.own_bot`.

This one tries each action once on a state that fits its view and keeps what the game itself judges best.
"""

from typing import Any

from engine import Advice, Game, Session
from engine.core import dice
from engine.core.bot import Bot, Decided, RandomBot, Thinking
from engine.core.game import Action, View


class Greedy(Bot):
    """Looks one action ahead."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Decide at once."""

        def worth(action: Action) -> float:
            state = game.imagine(view, dice)
            game.apply(state, seat, action)
            return game.worth(state, seat)

        best = max(game.legal(game.imagine(view, dice), seat), key=worth)
        return Decided(Advice(best, "it looks best one action ahead"))


def ahead(bot: Bot, seed: int, game: str = "finstere_flure") -> float:
    """How well the first seat stands after a game against a player that draws lots, from 0 to 1."""
    session, luck = Session.new(game, seats=2, seed=seed), dice.seeded(seed)
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        player = bot if seat == 0 else RandomBot()
        session.play(seat, player.decide(session.game, session.view(seat), seat, luck).action)
    return session.game.worth(session.state, 0)


def main(games: int = 4) -> None:
    """Print how both players do against the same opponent."""
    for bot in (RandomBot(), Greedy()):
        mean = sum(ahead(bot, seed) for seed in range(games)) / games
        print(f"{type(bot).__name__}: {mean:.2f}")


if __name__ == "__main__":
    main()
