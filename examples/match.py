"""Let two strengths play each other: `python -m examples.match --games 10 medium strong`.

Every player sees only its own view. The two change seats from game to game, so that neither always begins.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence

from engine import GAMES, Session
from engine.core import dice
from engine.core.bot import STRENGTHS


def play(game: str, players: Sequence[str], seed: int) -> Session:
    """One whole game; a player for each seat, by strength."""
    session, luck = Session.new(game, seats=len(players), seed=seed), dice.seeded(seed)
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        bot = session.game.bots[players[seat]]
        advice = bot.decide(session.game, session.view(seat), seat, luck)
        session.play(seat, advice.action)
    return session


def match(game: str, one: str, other: str, games: int) -> Counter[str]:
    """How often each strength won."""
    won: Counter[str] = Counter({one: 0, other: 0})
    for seed in range(games):
        players = (one, other) if seed % 2 == 0 else (other, one)
        outcome = play(game, players, seed).outcome
        won.update(players[seat] for seat in (outcome.winners if outcome else ()))
    return won


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match that the command line asks for, and print the result."""
    parser = ArgumentParser(description="Let two strengths play each other.")
    parser.add_argument("--game", choices=list(GAMES), default="finstere_flure")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("one", nargs="?", choices=STRENGTHS, default="easy")
    parser.add_argument("other", nargs="?", choices=STRENGTHS, default="medium")
    wanted = parser.parse_args(arguments)
    for strength, games in match(wanted.game, wanted.one, wanted.other, wanted.games).most_common():
        print(f"{strength}: {games} of {wanted.games}")


if __name__ == "__main__":
    main()
