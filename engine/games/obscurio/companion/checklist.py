"""What is laid out of the box before the first turn, line by line (rulebook p. 4)."""

from engine.core.text import Phrase, Seat
from engine.games.obscurio.companion.setting import Setting
from engine.games.obscurio.rules.bag import in_the_game
from engine.games.obscurio.rules.cards import CARDS, HOLDER


def checklist(setting: Setting) -> list[Phrase]:
    """Every line for this table, in the order in which hands do it."""
    return [
        Phrase(
            "{name}, the Grimoire, takes the desk, both butterflies and the sheets.", name=_grimoire(setting)
        ),
        _cards(setting),
        _tokens(setting),
        Phrase("Put the progress marker on room 1."),
        _bag(setting),
        _loyalties(setting),
        _pawns(setting),
        _time(setting),
    ]


def _grimoire(setting: Setting) -> Seat:
    return Seat(int(setting.options["grimoire"]))


def _cards(setting: Setting) -> Phrase:
    if not setting.has_traitor:
        return Phrase("Shuffle the {cards} illusion cards. The card holder stays in the box.", cards=CARDS)
    return Phrase(
        "Shuffle the {cards} illusion cards. The Grimoire puts {holder} of them in the card holder.",
        cards=CARDS,
        holder=HOLDER,
    )


def _tokens(setting: Setting) -> Phrase:
    light = setting.tokens - setting.dark
    if not setting.dark:
        return Phrase("Place {light} cohesion tokens in the light zone, none in the dark zone.", light=light)
    return Phrase(
        "Place {light} cohesion tokens in the light zone and {dark} in the dark zone.",
        light=light,
        dark=setting.dark,
    )


def _bag(setting: Setting) -> Phrase:
    count = in_the_game(setting.seats, 0).bit_count()
    if setting.has_traitor:
        return Phrase("Put all {count} trap tokens in the bag, or let the app draw them.", count=count)
    return Phrase(
        "Put {count} trap tokens in the bag, without the purple ones, or let the app draw them.", count=count
    )


def _loyalties(setting: Setting) -> Phrase:
    if not setting.has_traitor:
        return Phrase("The loyalty cards stay in the box: there is no Traitor.")
    if setting.roles == "device":
        return Phrase("The loyalty cards stay in the box: this device deals the roles.")
    return Phrase(
        "Shuffle the Traitor card with {count} loyal cards: the Grimoire deals one to each Wizard and "
        "looks at them all.",
        count=setting.seats - 2,
    )


def _pawns(setting: Setting) -> Phrase:
    if setting.seats == 2:
        return Phrase("The Wizard takes a character card, its pawn, and a second pawn as companion.")
    return Phrase("Every Wizard takes a character card and its pawn.")


def _time(setting: Setting) -> Phrase:
    if setting.options["clock"] == "none":
        return Phrase("Timer and time track stay in the box.")
    return Phrase("The timer stays in the box: the app keeps the time and its track.")
