"""Each question between two fights: its sentence, its answers, and how much of the table answers it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES
from app.games.dead_cells.table.props.answer import Answer
from app.games.dead_cells.table.props.reading import card_lines, item_lines, lost_lines, step_lines
from app.games.dead_cells.table.props.sprites import face_of
from app.look.sentence import capital
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.vocabulary import (
    BLUEPRINT,
    CELL,
    ITEM,
    POTION,
    RUNE,
    SCROLL,
    SECRET,
    TOOTH,
    VIAL,
    Gain,
    SymbolTest,
)
from engine.games.dead_cells.rules.places import part
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import COLOURS, line

GOODS = {
    CELL: "icon_cell",
    TOOTH: "icon_tooth",
    POTION: "icon_potion",
    VIAL: "icon_vial",
    ITEM: "icon_gear",
    BLUEPRINT: "icon_blueprint",
    RUNE: "icon_unseen",
    SECRET: "icon_unseen",
}


class Question(NamedTuple):
    """What is asked: a sentence, a hint, and the answers."""

    sentence: str
    hint: str
    answers: tuple[Answer, ...]
    about: str = ""
    """What is given, in words: nobody can choose without it, however small the screen."""


Asking = Callable[[PrisonView, list[Action]], Question]


def question_of(view: PrisonView, actions: list[Action]) -> Question | None:
    """The question of a step; None if it is not one of these."""
    asking = ASKING.get(view["step"])
    return asking(view, actions) if asking else None


def _who(view: PrisonView, fighter: int) -> Phrase:
    return names.prisoner(view["prisoners"][fighter])


def _person(view: PrisonView, action: Action, lines: list[str], go: Phrase) -> Answer:
    prisoner = view["prisoners"][action[1]]
    return Answer(
        action,
        str(Phrase(SHORT_NAMES[prisoner])),
        tuple(lines),
        face_of(prisoner),
        go=str(go),
    )


def _wound(view: PrisonView, actions: list[Action]) -> Question:
    answers = [
        _person(
            view,
            action,
            [str(Phrase("starts with one wound"))],
            Phrase("Wounded"),
        )
        for action in actions
    ]
    hint = str(Phrase("With four of you, two start with a wound."))
    return Question(str(Phrase("who starts with a wound?")), hint, tuple(answers))


def _first(view: PrisonView, actions: list[Action]) -> Question:
    answers = [
        _person(
            view,
            action,
            [str(Phrase("leads the way, acts first in fights"))],
            Phrase("Leads"),
        )
        for action in actions
    ]
    hint = str(Phrase("The First Player has the last word on what you all decide."))
    return Question(str(Phrase("who is First Player?")), hint, tuple(answers))


def _scroll(view: PrisonView, actions: list[Action]) -> Question:
    colour = view["details"][0]
    answers = [
        _person(
            view,
            action,
            step_lines(view, action[1], colour),
            Phrase("Reads it"),
        )
        for action in actions
    ]
    sentence = Phrase("who reads the {colour} scroll?", colour=Phrase(COLOURS[colour]))
    return Question(str(sentence), str(Phrase("It moves this marker one step.")), tuple(answers))


def _vial(view: PrisonView, actions: list[Action]) -> Question:
    answers = []
    for action in actions:
        body = SLOTS + action[1]
        most = view["hearts"][action[1]]
        now = most - view["hurt"][body]
        told = Phrase("health {now} to {then}, of {most}", now=now, then=now + 1, most=most)
        answers.append(_person(view, action, [str(told)], Phrase("Drinks it")))
    return Question(str(Phrase("who drinks the vial?")), str(Phrase("One wound closes.")), tuple(answers))


def _item(view: PrisonView, actions: list[Action]) -> Question:
    item = view["details"][0]
    answers = []
    for action in actions:
        worn = view["worn"][action[1]]
        told = [str(Phrase("wears {item}", item=names.item(each))) for each in worn]
        told = told or [str(Phrase("wears nothing yet"))]
        answers.append(_person(view, action, told, Phrase("Takes it")))
    sentence = Phrase("who takes {item}?", item=names.item(item))
    return Question(str(sentence), "", tuple(answers), " · ".join(item_lines(item)))


def _drop(view: PrisonView, actions: list[Action]) -> Question:
    fighter = view["details"][0]
    answers = []
    for action in actions:
        item = view["worn"][fighter][action[1]]
        name = str(names.item(item))
        answers.append(
            Answer(
                action,
                name,
                tuple(item_lines(item)),
                item_sprite(item),
                go=str(Phrase("Discard")),
            )
        )
    sentence = Phrase("{who} has no room left: what goes?", who=_who(view, fighter))
    return Question(str(sentence), str(Phrase("What is discarded may come back later.")), tuple(answers))


def _give_up(view: PrisonView, actions: list[Action]) -> Question:
    asked = _drop(view, actions)
    sentence = Phrase("{who} gives up a piece: which one?", who=_who(view, view["details"][0]))
    return Question(str(sentence), asked.hint, asked.answers)


def _step_back(view: PrisonView, actions: list[Action]) -> Question:
    fighter = view["details"][0]
    answers = []
    for action in actions:
        colour = action[1]
        told = lost_lines(view, fighter, colour)
        answers.append(
            Answer(
                action,
                str(Phrase(COLOURS[colour])),
                tuple(told),
                f"icon_track_{colour}",
                go=str(Phrase("Step back")),
            )
        )
    sentence = Phrase("{who} loses a step: on which track?", who=_who(view, fighter))
    return Question(str(sentence), str(Phrase("What the step gave is lost too.")), tuple(answers))


def _choose(view: PrisonView, actions: list[Action]) -> Question:
    _, origin, number, path = view["details"]
    answers = []
    for action in actions:
        effects = part(origin, number, (*path, action[1]))
        told = capital(str(line(effects)))
        answers.append(
            Answer(
                action, told, (), goods_sprite(effects), signs=_signs(effects), go=str(Phrase("Take this"))
            )
        )
    return Question(str(Phrase("one or the other: which do you take?")), "", tuple(answers))


def goods_sprite(effects: Any) -> str:
    """The picture of what comes first among some effects."""
    for effect in effects:
        gain = effect if isinstance(effect, Gain) else next(iter(getattr(effect, "ok", ())), None)
        if isinstance(gain, Gain):
            return f"icon_scroll_{gain.colour}" if gain.what == SCROLL else GOODS[gain.what]
    return ""


def _signs(effects: Any) -> tuple[str, ...]:
    return tuple(
        f"icon_track_{symbol}"
        for effect in effects
        if isinstance(effect, SymbolTest)
        for symbol in effect.symbols
    )


def _pay(view: PrisonView, actions: list[Action]) -> Question:
    symbols = view["details"][1]
    answers = [
        Answer(
            action,
            str(names.card(action[1])),
            tuple(card_lines(COMBAT[action[1]])),
            signs=tuple(f"icon_track_{symbol}" for symbol in COMBAT[action[1]].symbols),
            go=str(Phrase("Show it")),
        )
        for action in actions
    ]
    either = [Phrase(COLOURS[symbol]) for symbol in symbols]
    told = (
        str(either[0])
        if len(either) == 1
        else str(Phrase("{this} or {other}", this=either[0], other=either[1]))
    )
    return Question(
        str(Phrase("which card do you show? {symbols}", symbols=told)),
        str(Phrase("It is discarded, and you draw another.")),
        tuple(answers),
    )


ASKING: dict[str, Asking] = {
    "wound": _wound,
    "choose_first": _first,
    "give_scroll": _scroll,
    "give_vial": _vial,
    "give_item": _item,
    "drop": _drop,
    "give_up": _give_up,
    "step_back": _step_back,
    "choose": _choose,
    "pay": _pay,
}
