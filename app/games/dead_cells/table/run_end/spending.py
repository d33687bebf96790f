"""The questions at the end of a run: what to buy, for whom, in place of what, what to purge."""

from collections.abc import Callable

from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.reading import card_lines, item_lines, upgrade_lines
from app.games.dead_cells.table.props.sprites import face_of
from app.games.dead_cells.table.run_end.decks import SIGNS, card_of, decks_of
from app.table.presenter import Ask
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import COMBAT, UPGRADES, WELL
from engine.games.dead_cells.cards.kinds import Find, Improved, Instruction, Stray
from engine.games.dead_cells.rules.upgrading import THE_EQUIPMENT
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names

KEEPING = ("assign", "pocket", "purge")
"""Questions about what is kept for the campaign; now and then one of them comes on the way."""
Telling = Callable[[PrisonView, Action], Answer]


def ask_of(view: PrisonView) -> Ask:
    """What is asked, and what it means."""
    step = view["step"]
    if step == "buy_upgrade":
        return Ask(
            str(Phrase("what do you buy with your cells?")), str(Phrase("What you do not spend is lost."))
        )
    if step == "assign":
        return Ask(
            str(Phrase("whose deck gets {card}?", card=names.upgrade(view["details"][0]))),
            str(Phrase("You may change that before any run.")),
        )
    if step == "pocket":
        return Ask(
            str(Phrase("{card}: which one makes room for it?", card=names.upgrade(view["details"][0]))),
            str(Phrase("What is laid aside is not lost.")),
        )
    if step == "purge":
        return Ask(str(Phrase("which card goes for good?")), str(Phrase("It is out of this campaign.")))
    if step == "last_look":
        return Ask(str(Phrase("the run is over")), str(Phrase("Look at the table as long as you like.")))
    return Ask(str(Phrase("The run is over.")), to_all=True)


def answers_of(view: PrisonView, actions: list[Action]) -> tuple[Answer, ...]:
    """Each with what it brings."""
    return tuple(ANSWER[action[0]](view, action) for action in actions)


def _upgrade(view: PrisonView, action: Action) -> Answer:
    deck = decks_of(view)[action[1]]
    line = Phrase("the card at the bottom, {left} left", left=deck.left)
    if deck.number == WELL:
        line = Phrase("throw one in, something comes up")
    cells = Phrase("{count} cells", one="{count} cell", count=deck.cells)
    go = Phrase("Throw it in") if deck.number == WELL else Phrase("Take it")
    return Answer(action, deck.name, (str(line),), SIGNS[deck.number], str(cells), go=str(go))


def _assign(view: PrisonView, action: Action) -> Answer:
    prisoner = action[1]
    count = len(view["library"][prisoner])
    line = Phrase("{count} cards in this deck", one="{count} card in this deck", count=count)
    return Answer(
        action,
        str(Phrase(SHORT_NAMES[prisoner])),
        (str(line),),
        face_of(prisoner),
        go=str(Phrase("Put it in")),
    )


def _replace(view: PrisonView, action: Action) -> Answer:
    return Answer(
        action,
        str(names.upgrade(action[1])),
        tuple(upgrade_lines(action[1])),
        sign_of(action[1]),
        go=str(Phrase("Lay aside")),
    )


def _aside(view: PrisonView, action: Action) -> Answer:
    return Answer(
        action,
        str(Phrase("Leave the new one aside")),
        (str(Phrase("the board stays as it is")),),
        go=str(Phrase("Leave it")),
    )


def _purge(view: PrisonView, action: Action) -> Answer:
    _, deck, card = action
    if deck == THE_EQUIPMENT:
        return Answer(
            action, str(names.item(card)), tuple(item_lines(card)), item_sprite(card), go=str(Phrase("Purge"))
        )
    owner = str(Phrase(SHORT_NAMES[deck]))
    return Answer(
        action,
        str(names.card(card)),
        tuple(card_lines(COMBAT[card])),
        face_of(deck),
        owner,
        tuple(f"icon_track_{symbol}" for symbol in COMBAT[card].symbols),
        go=str(Phrase("Purge")),
    )


def _plain(words: str) -> Telling:
    return lambda view, action: Answer(action, str(Phrase(words)), plain=True)


def sign_of(number: int) -> str:
    """The sign of the deck that an upgrade is from."""
    return SIGNS[card_of(number).deck]


def became_of(view: PrisonView, number: int) -> str:
    """Where a card that was bought is now."""
    card = UPGRADES[number]
    if view["step"] in ("assign", "pocket") and view["details"][0] == number:
        return str(Phrase("Choose its place below."))
    if isinstance(card, Improved):
        owner = next((place for place, deck in enumerate(view["library"]) if number in deck), None)
        return (
            str(Phrase("Now in the deck of {who}.", who=names.prisoner(owner))) if owner is not None else ""
        )
    if isinstance(card, Find):
        return str(Phrase("It lies in your equipment deck."))
    if isinstance(card, Stray):
        return str(Phrase("It has slipped into its biome."))
    if isinstance(card, Instruction):
        return str(Phrase("It waits for the next run.")) if number in view["gifts"] else str(Phrase("Done."))
    if number in view["aside"]:
        return str(Phrase("Laid aside; it may come back before any run."))
    return str(Phrase("On your board from now on."))


ANSWER: dict[str, Telling] = {
    "upgrade": _upgrade,
    "assign": _assign,
    "replace": _replace,
    "aside": _aside,
    "purge": _purge,
    "go_on": _plain(N_("See what is left")),
    "done": _plain(N_("Spend no more")),
    "leave": _plain(N_("Purge nothing")),
}
