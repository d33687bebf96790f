"""The rules of Lanterne's games, in plain Python: no screen, no sound, no network.

>>> from engine import GAMES, Session
>>> GAMES["finstere_flure"].info.seats
range(2, 8)
>>> table = Session.new("finstere_flure", seats=2, seed=7)
>>> table.deciders
(0,)
>>> [table.describe(action) for action in table.legal(0)][0]
'move pawn 1 (other side: 6) from off the board'
>>> table.play(0, table.legal(0)[0])[0]
('lifted', -1, '', 0)
>>> table.undo()
'move pawn 1 (other side: 6) from off the board'

An action that is not legal changes nothing and says why:

>>> table.play(1, ("end",))
Traceback (most recent call last):
    ...
engine.core.errors.IllegalAction: this is not your decision

A whole game, whatever is listed first:

>>> while table.deciders:
...     seat = table.deciders[0]
...     events = table.play(seat, table.legal(seat)[0])
>>> table.outcome.result
'drawn'
"""

from engine.core.audience import PRIVATE, PUBLIC, ROUND, Audience
from engine.core.bot import Advice
from engine.core.campaign import Campaign
from engine.core.errors import IllegalAction, SaveError, ScenarioError, SetupError, UndoBarrier
from engine.core.game import Game, GameInfo, Option, Outcome
from engine.core.session import Session
from engine.games import GAMES

__all__ = [
    "GAMES",
    "PRIVATE",
    "PUBLIC",
    "ROUND",
    "Advice",
    "Audience",
    "Campaign",
    "Game",
    "GameInfo",
    "IllegalAction",
    "Option",
    "Outcome",
    "SaveError",
    "ScenarioError",
    "Session",
    "SetupError",
    "UndoBarrier",
]
