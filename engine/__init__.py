"""The rules of Lanterne's games, in plain Python: no screen, no sound, no network."""

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
