"""What can be bought, as answers: each with its price, what it does, and where it would end."""

from collections.abc import Callable

from app.games.dead_cells.table.market.booths import prices
from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.reading import item_lines
from app.games.dead_cells.table.props.sprites import face_of
from app.games.dead_cells.table.spoils.questions import Question, goods_sprite, question_of
from app.look.sentence import capital
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import TILES
from engine.games.dead_cells.cards.people import COLLECTOR, HEALER, MERCHANT
from engine.games.dead_cells.rules.gaining import TEETH
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import line


def offers_of(view: PrisonView, actions: list[Action]) -> Question | None:
    """The question of a step of the market; what was bought is given as anything else that is found."""
    asking = ASKING.get(view["step"])
    return asking(view, actions) if asking else question_of(view, actions)


def teeth_words(count: int) -> str:
    """A price."""
    return str(Phrase("{count} teeth", one="{count} tooth", count=count))


def _no_more(words: Phrase) -> Answer:
    return Answer(("done",), str(words), plain=True)


def _order(view: PrisonView, actions: list[Action]) -> Question:
    answers = [
        Answer(
            action,
            str(names.item(action[1])),
            tuple(item_lines(action[1])),
            item_sprite(action[1]),
            signs=("icon_blueprint",),
            go=str(Phrase("Put it on")),
        )
        for action in actions
    ]
    hint = str(Phrase("The last one lies on top: the merchant shows it first."))
    return Question(str(Phrase("which blueprint goes on the deck next?")), hint, tuple(answers))


def _heal(view: PrisonView, actions: list[Action]) -> Question:
    teeth = prices(view, HEALER).teeth
    answers = []
    for action in actions:
        if action[0] != "heal":
            continue
        fighter = action[1]
        prisoner, most = view["prisoners"][fighter], view["hearts"][fighter]
        now = most - view["hurt"][SLOTS + fighter]
        told = Phrase("health {now} to {then}, of {most}", now=now, then=now + 1, most=most)
        name = str(Phrase(SHORT_NAMES[prisoner]))
        answers.append(
            Answer(
                action,
                name,
                (str(told),),
                face_of(prisoner),
                teeth_words(teeth),
                go=str(Phrase("Heal")),
            )
        )
    answers.append(_no_more(Phrase("No more healing")))
    left = view["details"][0]
    hint = Phrase("{count} vials left", one="{count} vial left", count=left)
    return Question(str(Phrase("whom does the healer treat?")), str(hint), tuple(answers))


def _buy(view: PrisonView, actions: list[Action]) -> Question:
    person = view["details"][0]
    teeth = prices(view, person).teeth
    answers = [
        Answer(
            action,
            str(names.item(action[1])),
            tuple(item_lines(action[1])),
            item_sprite(action[1]),
            teeth_words(teeth),
            ("icon_blueprint",) if person == COLLECTOR else (),
            go=str(Phrase("Buy")),
        )
        for action in actions
        if action[0] == "buy"
    ]
    answers.append(_no_more(Phrase("Buy nothing more")))
    if person == MERCHANT:
        return Question(
            str(Phrase("what do you buy from the merchant?")),
            str(Phrase("What is left is discarded.")),
            tuple(answers),
        )
    return Question(
        str(Phrase("do you buy a blueprint?")),
        str(Phrase("It goes on top of the equipment deck, for next time.")),
        tuple(answers),
    )


def _set_off(view: PrisonView, actions: list[Action]) -> Question:
    answers = [Answer(("set_off",), str(Phrase("Set off")), plain=True)]
    answers += [_shed(view, action) for action in actions if action[0] == "shed"]
    hint = str(Phrase("What you put down is discarded."))
    return Question(str(Phrase("do you leave anything behind?")), hint, tuple(answers))


def _shed(view: PrisonView, action: Action) -> Answer:
    """What one wears can be put down for nothing."""
    _, fighter, place = action
    item = view["worn"][fighter][place]
    owner = Phrase(SHORT_NAMES[view["prisoners"][fighter]])
    return Answer(
        action,
        str(Phrase("Put down {item}", item=names.item(item))),
        (str(Phrase("worn by {who}", who=owner)),),
        item_sprite(item),
        go=str(Phrase("Put down")),
    )


def _shop(view: PrisonView, actions: list[Action]) -> Question:
    offers = TILES[view["details"][0]].offers
    answers = []
    for place, offer in enumerate(offers):
        action = ("shop", place)
        left = offer.times - view["sold"][place]
        answers.append(
            Answer(
                action,
                capital(str(line(offer.do))),
                (str(Phrase("{count} left", one="{count} left", count=left)),),
                goods_sprite(offer.do),
                teeth_words(offer.teeth),
                go=str(Phrase("Buy")),
                shut="" if action in actions else _why_not(view, left, offer.teeth),
            )
        )
    answers.append(_no_more(Phrase("Go on")))
    return Question(str(Phrase("what do you buy?")), teeth_words(view["bag"][TEETH]), tuple(answers))


def _why_not(view: PrisonView, left: int, teeth: int) -> str:
    if not left:
        return str(Phrase("Sold out."))
    if view["bag"][TEETH] < teeth:
        return str(Phrase("Not enough teeth."))
    return str(Phrase("That would help nobody now."))


ASKING: dict[str, Callable[[PrisonView, list[Action]], Question]] = {
    "order": _order,
    "heal": _heal,
    "buy": _buy,
    "shop": _shop,
    "set_off": _set_off,
}
"""How each step of the market asks."""
