"""Every screen of the app in every state worth looking at; how to get there stands in `ways`.

A new screen is put into the table here; it is then audited at every size and in both languages.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

from app.games import kits
from app.shell.navigation import all_screens
from engine.games.obscurio.companion import steps
from tests.app.every_screen.open import (
    dead_cells_box,
    dead_cells_fight,
    dead_cells_hub,
    dead_cells_way,
    finstere_flure,
    lessons,
    miniature,
    night_cage,
    obscurio,
    obscurio_riddles,
    obscurio_table,
    shell,
)


class Opener(NamedTuple):
    """A state of a screen: which one, how it is reached, and what is looked at if not all of it."""

    screen: str
    open: Callable[[Any], Any]


OPENERS: dict[str, Opener] = {
    "home": Opener("home", lambda app: None),
    "home with a table": Opener("home", miniature.home_with_a_table),
    "home with four games": Opener("home", miniature.home_with_four_games),
    "leaving": Opener("home", shell.leaving),
    "the first touch of a game": Opener("first_touch", shell.first_touch("night_cage")),
    "the first touch of another game": Opener("first_touch", shell.first_touch("obscurio")),
    "setup": Opener("setup", lambda app: app.go("setup", key="embers")),
    "starter": Opener("starter", miniature.starter),
    "table behind the curtain": Opener("table", miniature.curtain),
    "table": Opener("table", miniature.alone),
    "menu of a table": Opener("table", miniature.table_dialog("open_menu")),
    "log of a table": Opener("table", miniature.table_dialog("open_log")),
    "hint at a table": Opener("table", miniature.hint_at_a_table),
    "result": Opener("result", miniature.old_table("result")),
    "what can be shared of a finished game": Opener("result", miniature.sharing),
    "a game that was sent": Opener("table", miniature.sent),
    "replay": Opener("replay", miniature.old_table("replay")),
    "record": Opener("record", shell.record),
    "tables": Opener("tables", miniature.tables),
    "no tables": Opener("tables", lambda app: app.go("tables")),
    "files to open": Opener("tables", shell.files_to_open),
    "no files to open": Opener("home", shell.no_files_to_open),
    "shelf of rules": Opener("rules", lambda app: app.go("rules")),
    "rules": Opener("rules", lambda app: app.go("rules", game="lanterne")),
    "searching the rules": Opener("rules", shell.searching),
    "contents of the rules": Opener("rules", shell.contents),
    "settings": Opener("settings", lambda app: app.go("settings")),
    "resetting": Opener("settings", shell.resetting),
    "before a backup is restored": Opener("settings", shell.restoring),
    "about": Opener("about", lambda app: app.go("about")),
    "licence": Opener("about", shell.licence),
    "the first tile of the Night Cage": Opener("table", night_cage.cage(0)),
    "a turn in the Night Cage": Opener("table", night_cage.cage(14)),
    "what is left in the tower": Opener("table", night_cage.what_is_left),
    "a round of Finstere Flure": Opener("table", finstere_flure.flure(100)),
    "seven players of Finstere Flure": Opener("table", finstere_flure.flure(90, seats=7)),
    "a route in Finstere Flure": Opener("table", finstere_flure.a_route_in_the_fortress),
    "a walk looked at again": Opener("table", finstere_flure.a_walk_again),
    "the scenery of Finstere Flure is laid": Opener("table", finstere_flure.flure(4, variant="advanced")),
    "the companion of the Night Cage": Opener("companion", night_cage.companion),
    "the board of the box": Opener("companion", finstere_flure.the_board_of_the_box),
    "a pawn of the box in the hand": Opener("companion", finstere_flure.a_pawn_in_the_hand),
    "a walk beside the box": Opener("companion", finstere_flure.a_walk_beside_the_box),
    "the pieces of the box": Opener("companion", finstere_flure.pieces_of_the_box),
    "a tombstone beside the box": Opener("companion", finstere_flure.a_tombstone_beside_the_box),
    "correcting the fortress": Opener("companion", finstere_flure.correcting_the_fortress),
    "set-up of the Night Cage": Opener("setup", night_cage.setup_of_the_cage),
    "the sand timer": Opener("timer", lambda app: app.go("timer")),
    "sand that runs": Opener("timer", shell.running_sand),
    "the setting of the sand": Opener("timer", shell.setting_of_the_sand),
    "lessons": Opener("lessons", lessons.lessons("night_cage", done=1)),
    "the kit of a monster": Opener("monster_kit", miniature.monster_kit),
    "a tutorial": Opener("lesson", lessons.lesson("night_cage", 0)),
    "a puzzle": Opener("lesson", lessons.lesson("night_cage", 4)),
    "tools of a table": Opener("lesson", lessons.lesson("night_cage", 3)),
    "a puzzle that is solved": Opener("lesson", lessons.solved),
    "lessons of Finstere Flure": Opener("lessons", lessons.lessons("finstere_flure")),
    "a tutorial of Finstere Flure": Opener("lesson", lessons.lesson("finstere_flure", 0)),
    "a puzzle of Finstere Flure": Opener("lesson", lessons.lesson("finstere_flure", 3)),
    "lessons of Obscurio": Opener("lessons", lessons.lessons("obscurio")),
    "a tutorial of Obscurio": Opener("lesson", lessons.lesson("obscurio", 0)),
    "reading in the tutorial of Obscurio": Opener("lesson", lessons.lesson("obscurio", 1)),
    "set-up of Obscurio": Opener("setup", obscurio_riddles.setup_of_the_library),
    "riddles for one": Opener("obscurio_riddles", obscurio_riddles.ladder),
    "a riddle is read": Opener("obscurio_riddle", obscurio_riddles.rung_half_read),
    "the riddle of the day is found": Opener("obscurio_riddle", obscurio_riddles.day_found),
    "a puzzle of Obscurio": Opener("obscurio_riddle", obscurio_riddles.puzzle_solved),
    "lessons of Dead Cells": Opener("lessons", lessons.lessons("dead_cells", done=2)),
    "a fight is taught": Opener("lesson", lessons.lesson("dead_cells", 0)),
    "a biome is taught": Opener("lesson", lessons.lesson("dead_cells", 1)),
    "the time between runs is taught": Opener("lesson", lessons.lesson("dead_cells", 2)),
    "a puzzle of Dead Cells": Opener("lesson", lessons.lesson("dead_cells", 3)),
    "a table for the box of Obscurio": Opener("companion", obscurio.a_table_for_the_box),
    "the box of Obscurio is unpacked": Opener("companion", obscurio.unpacking),
    "what the box of Obscurio prints": Opener("companion", obscurio.printed_in_the_box),
    "another look at a loyalty": Opener("companion", obscurio.another_look),
    "closed eyes without a voice": Opener("companion", obscurio.without_a_voice),
    "the last locked door of Obscurio": Opener("companion", obscurio.last_locked_door),
    "loyalties of Obscurio": Opener("companion", obscurio.library(steps.ROLES)),
    "the bag of Obscurio": Opener("companion", obscurio.library(steps.TRAPS)),
    "traps of Obscurio": Opener(
        "companion", obscurio.library(steps.TRAPS, "dusk", "espionage", "evanescent")
    ),
    "tokens of the bag": Opener("companion", obscurio.tokens_of_the_bag),
    "counts of Obscurio": Opener("companion", obscurio.counts_of_the_library),
    "pages of Obscurio": Opener("companion", obscurio.library(steps.RIDDLE, "mist", "dark_night")),
    "the step of the Traitor": Opener("companion", obscurio.library(steps.SECRET, "dark_magic")),
    "behind the curtain of Obscurio": Opener("companion", obscurio.cover(steps.SECRET)),
    "a loyalty behind the curtain": Opener("companion", obscurio.cover(steps.ROLES)),
    "the voice of Obscurio": Opener("companion", obscurio.cover(steps.SECRET, way="eyes")),
    "doors of Obscurio": Opener("companion", obscurio.library(steps.DOORS, "great", "concealed")),
    "the Exit of Obscurio": Opener("companion", obscurio.library(steps.EXIT, "dangerous")),
    "what a turn of Obscurio cost": Opener(
        "companion", obscurio.library(steps.OUTCOME, "dangerous", turns=3)
    ),
    "the debate of Obscurio": Opener("companion", obscurio.accusation(False)),
    "the fingers of Obscurio": Opener("companion", obscurio.accusation(True)),
    "the end of Obscurio": Opener("companion", obscurio.out_of_the_library),
    "a hand of Dead Cells": Opener("table", dead_cells_fight.hand(3, open_hands=True)),
    "a hand of Dead Cells for one": Opener("table", dead_cells_fight.hand(1)),
    "a first card laid": Opener("table", dead_cells_fight.first_card_laid(1)),
    "a card that can be taken back": Opener("table", dead_cells_fight.first_card_laid(3, open_hands=True)),
    "a card laid behind the curtain": Opener("table", dead_cells_fight.first_card_laid(3)),
    "talk before a fight": Opener("table", dead_cells_fight.asked(3, "commit", talk=True)),
    "who passes in Dead Cells": Opener("table", dead_cells_fight.asked(4, "passer")),
    "cards of the passer": Opener("table", dead_cells_fight.asked(4, "redraw", open_hands=True)),
    "who takes a hit in Dead Cells": Opener(
        "table", dead_cells_fight.asked(3, "victim", dead_cells_fight.twice_three)
    ),
    "a target tried in Dead Cells": Opener("table", dead_cells_fight.tried(2, "target")),
    "before the first round of Dead Cells": Opener("table", dead_cells_fight.asked(4, "act_at_zero")),
    "loot of Dead Cells": Opener("table", dead_cells_fight.asked(4, "loot")),
    "a skill of Dead Cells": Opener("table", dead_cells_fight.asked(2, "use")),
    "Serenade's fight": Opener("table", dead_cells_fight.asked(1, "victim")),
    "the map of Dead Cells": Opener("table", dead_cells_way.moment(4, dead_cells_way.half_way)),
    "a way tried in Dead Cells": Opener("table", dead_cells_way.moment(2, dead_cells_way.half_way, 0)),
    "the map for one": Opener("table", dead_cells_way.moment(1, dead_cells_way.half_way)),
    "the map of the castle": Opener("table", dead_cells_way.castle),
    "who leads in Dead Cells": Opener("table", dead_cells_way.asks(4, "choose_first", 0)),
    "a scroll of Dead Cells": Opener("table", dead_cells_way.asks(3, "give_scroll", 0)),
    "equipment of Dead Cells": Opener("table", dead_cells_way.asks(4, "give_item", 0)),
    "too much to wear in Dead Cells": Opener("table", dead_cells_way.asks(2, "drop", 0)),
    "a test of the hand": Opener("table", dead_cells_way.asks(2, "pay", 0, open_hands=True)),
    "either or in Dead Cells": Opener("table", dead_cells_way.asks(3, "choose", 0)),
    "the healer of Dead Cells": Opener("table", dead_cells_way.asks(2, "heal", 0)),
    "the merchant of Dead Cells": Opener("table", dead_cells_way.asks(3, "buy", 0)),
    "blueprints of Dead Cells": Opener("table", dead_cells_way.asks(3, "order", 0)),
    "a merchant on the way": Opener("table", dead_cells_way.asks(2, "shop", 0)),
    "why a run ended": Opener("table", dead_cells_way.asks(4, "last_look")),
    "cells to spend": Opener("table", dead_cells_way.moment(4, dead_cells_way.many_cells, 0)),
    "a card for a deck": Opener("table", dead_cells_way.asks(2, "assign", 0)),
    "full pockets": Opener("table", dead_cells_way.full_pockets),
    "set-up of a campaign": Opener("setup", dead_cells_way.setup_of_a_campaign),
    "a campaign between two runs": Opener("dead_cells_hub", dead_cells_hub.campaign(8)),
    "a campaign before its first run": Opener("dead_cells_hub", dead_cells_hub.campaign(0)),
    "the mutation board in words": Opener("dead_cells_hub", dead_cells_hub.dialog("tell_board")),
    "the campaigns of Dead Cells": Opener("dead_cells_hub", dead_cells_hub.dialog("open_campaigns")),
    "who plays the next run": Opener("setup", dead_cells_hub.the_next_group),
    "the Concierge": Opener("table", dead_cells_fight.boss),
    "the box of Dead Cells is sorted": Opener("companion", dead_cells_box.sorting),
    "before a run with the box": Opener("companion", dead_cells_box.before_a_run),
    "a biome of the box is laid out": Opener("companion", dead_cells_box.laying_out),
    "exploring with the box": Opener("companion", dead_cells_box.exploring),
    "cells of the box to spend": Opener("companion", dead_cells_box.spending),
    "talk before a fight with the box": Opener("companion", dead_cells_box.talking),
    "a fight with the box": Opener("companion", dead_cells_box.fighting),
    "numbers of somebody in a fight": Opener("companion", dead_cells_box.correcting),
    "the campaign book": Opener("companion", dead_cells_box.book),
    "where a card of the box goes": Opener("companion", dead_cells_box.card),
    "a fight of Dead Cells looked at again": Opener("replay", dead_cells_fight.replay),
    "the traps of a turn in the library": Opener("table", obscurio_table.the_traps),
    "the Grimoire alone": Opener("table", obscurio_table.the_riddle("bottom")),
    "the Grimoire in mist and dusk": Opener("table", obscurio_table.the_riddle("mist", "dusk", "united")),
    "the Pages are studied": Opener("table", obscurio_table.table("study", "dusk", "mist")),
    "doors of the library": Opener("table", obscurio_table.table("choose", "dangerous", "none")),
    "seven doors in a dark night": Opener(
        "table", obscurio_table.table("choose", "great", "concealed", "dark_night", "evanescent")
    ),
    "locked doors of the library": Opener("table", obscurio_table.table("lock", "locked")),
    "computer Wizards at the doors": Opener(
        "table",
        obscurio_table.table(
            "choose", strengths=obscurio_table.STRENGTHS_OF_A_GRIMOIRE_ALONE, options={"clock": "none"}
        ),
    ),
    "what the doors of the library hid": Opener("table", obscurio_table.table("aftermath", "dangerous")),
    "who set the false doors": Opener("table", obscurio_table.table("debate", tokens=9)),
    "the secret page of a Wizard": Opener("table", obscurio_table.answering_alone("holder", "espionage")),
    "a door in silence": Opener("table", obscurio_table.answering_alone("watch", progress=6)),
    "somebody is accused in the library": Opener("table", obscurio_table.answering_alone("vote", tokens=9)),
}


def written() -> list[str]:
    """The openers whose screen exists."""
    screens = all_screens(kits())
    return [name for name, opener in OPENERS.items() if find_spec(screens[opener.screen].split(":")[0])]
