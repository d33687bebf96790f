"""A new table for the companion: who keeps the tiles, how many play, which tiles are in the box's stack."""

from app.companion.setup import PLAYERS, SetUp
from engine.core.game import Option
from engine.core.text import N_
from engine.games.night_cage import GAME
from engine.games.night_cage.options import HOUSE, TALK

APP, BOX = "app", "box"
USUAL = 4

TOWER = Option(
    "tower",
    "choice",
    APP,
    (APP, BOX),
    N_("Who draws the tiles?"),
    "",
    (N_("The app draws"), N_("We draw from the box")),
)
SEATS = Option(PLAYERS, "number", USUAL, GAME.info.seats, N_("Players"))

STACKED = tuple(option for option in GAME.info.options if option.group not in (HOUSE, TALK))
"""The options that change the stack; the others are the players' own affair at a real table."""

SETUP = SetUp(GAME, (TOWER, SEATS), STACKED, USUAL)
