"""A finished game as a text that anybody can read: who, when, each turn in words, and how it ended."""

import re
from collections.abc import Iterator
from datetime import datetime

from app.look.running import lanterne
from app.look.sentence import capital
from app.table.after.closing import Closing
from app.table.keeping.saves import LONGEST_TITLE
from app.table.log import told
from app.table.players import Player, called, seated, tidy
from engine import Session
from engine.core.game import Option
from engine.core.text import Phrase

BEGUN = re.compile(r"-(\d{8}-\d{6})")
"""When a table was laid, in the name of its file."""


def story(session: Session, name: str = "") -> str:
    """The whole game in the language of the moment; `name` is that of its file."""
    app = lanterne()
    presenter = app.catalogue[session.game.info.key].kit.presenter()
    players = seated(session.table.get("players"), session.seats)
    session.voice = presenter.voice(players, session.view(None))
    parts = (
        _head(session, players, name),
        _turns(session, players, presenter.looked_back(session)),
        _end(session, players, presenter.closing(session, players)),
    )
    return "\n\n".join(filter(None, map("\n".join, parts))) + "\n"


def _head(session: Session, players: list[Player], name: str) -> Iterator[str]:
    """What was played, when, by whom, and with which rules."""
    tr, info = lanterne().tr, session.game.info
    title = tidy(session.table.get("name"), LONGEST_TITLE)
    yield _pair(tr._(info.title), title) if title else tr._(info.title)
    begun = BEGUN.search(name)
    if begun:
        yield f"{datetime.strptime(begun[1], '%Y%m%d-%H%M%S'):%Y-%m-%d %H:%M}"
    yield ", ".join(map(_who, players))
    changed = [option for option in info.options if session.options[option.key] != option.default]
    yield from (_option(option, session) for option in changed)


def _who(player: Player) -> str:
    if player.is_person:
        return called(player)
    return str(Phrase("{name} (computer)", name=called(player)))


def _option(option: Option, session: Session) -> str:
    """A rule that was chosen otherwise than usual."""
    tr, value = lanterne().tr, session.options[option.key]
    title = tr._(option.title) if option.title else option.key
    if option.kind == "flag":
        return _pair(title, tr._("yes") if value else tr._("no"))
    return _pair(title, tr._(option.label(value)))


def _turns(session: Session, players: list[Player], viewer: int | None) -> Iterator[str]:
    """Every line of the log: what somebody did has a number, what it set off stands below."""
    number = 0
    for line in told(session, viewer):
        if line.seat is None:
            yield f"   - {capital(line.what)}"
            continue
        number, name = number + 1, called(players[line.seat])
        words = capital(line.what) if name in line.what else _pair(name, line.what)
        yield f"{number}. {words}"
    if not number and session.log:
        yield str(Phrase("The moves of this game cannot be listed: it was started with older rules."))


def _end(session: Session, players: list[Player], closing: Closing) -> Iterator[str]:
    """How it ended, how everybody came off, and a few figures."""
    app, outcome = lanterne(), session.outcome
    if outcome is None:
        return
    ending = app.catalogue[session.game.info.key].kit.ending
    together = session.game.info.cooperative and outcome.result == "won"
    yield closing.headline or app.tr._(ending.won_together if together else ending.headlines[outcome.result])
    yield capital(app.tr._(outcome.reason))
    for standing in closing.standings:
        place = f"{standing.place}. " if standing.place else ""
        name = called(players[standing.seat])
        yield place + (_pair(name, standing.words) if standing.words else name)
    yield from (_pair(capital(figure.words), figure.number) for figure in closing.figures)


def _pair(what: str, words: str) -> str:
    """Two things with the colon of the language between them."""
    return str(Phrase("{what}: {words}", what=what, words=words))
