"""Obscurio as the app shows it. What a view means in the library is decided here; no rule is."""

from app.table.kit import Album, Alone, Credit, FirstSeat, Kit, Way
from app.timer.memory import TimerSetting
from engine.core.text import N_
from engine.games.obscurio.info import INFO
from engine.games.obscurio.options import SECONDS, TRACKS


def time_track() -> TimerSetting:
    """The sand as the rules set it: a layer for each space of the time track (rules sheet, 1.5)."""
    usual = INFO.settle({})
    return TimerSetting(SECONDS[usual["clock"]], len(TRACKS[usual["time_track"]]))


KIT = Kit(
    accent="7A5BE0",
    credit=Credit("Obscurio", "L\u2019Atelier", "Libellud"),
    paper=(0.62, 0.58, 0.86, 1.0),
    picture="obscurio.png",
    table="app.games.obscurio.table.presenter:LibraryTable",
    companion="app.games.obscurio.companion.page:LibraryPage",
    headway="app.games.obscurio.headway:headway",
    record="app.games.obscurio.record:RECORD",
    figures="app.games.obscurio.learning.figures:DRAWER",
    goals="app.games.obscurio.learning.goals:GOALS",
    screens={
        "obscurio_riddles": "app.games.obscurio.riddles.ladder:RiddleLadder",
        "obscurio_riddle": "app.games.obscurio.riddles.screen:RiddleScreen",
        "obscurio_album": "app.games.obscurio.album.screen:AlbumScreen",
    },
    ways=(Way("obscurio_riddles", N_("Riddles for one"), "eye"),),
    album=Album("obscurio_album", N_("Album of the turns")),
    puzzle_screen="obscurio_riddle",
    timer=time_track(),
    first_seat=FirstSeat(N_("Who is the Grimoire?"), N_("{name} is the Grimoire"), option="grimoire"),
    alone=Alone(N_("You guide three computer Wizards"), seats=4),
)
