"""What a touch on the hub tells and offers: places, the board, decks, runs."""

from functools import partial
from typing import TYPE_CHECKING

from app.games.dead_cells.hub.board import NAMES as POCKET_NAMES
from app.games.dead_cells.hub.card_list import Row, show_list
from app.games.dead_cells.hub.standing import Standing
from app.games.dead_cells.hub.telling import SIGNS, end_of, figures_of
from app.games.dead_cells.table.prisoners.panel import item_sprite
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES
from app.games.dead_cells.table.props.reading import card_lines, item_lines, upgrade_lines
from app.games.dead_cells.table.props.sprites import face_of
from app.games.dead_cells.table.run_end.decks import NAMES, card_of
from app.games.dead_cells.table.run_end.spending import sign_of
from app.look.running import lanterne
from app.widgets.dialog import Answer
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import COMBAT, UPGRADE_DECKS, UPGRADES
from engine.games.dead_cells.cards.kinds import DURING, SKILL, START, Mutation
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.rules.upgrading import POCKETS
from engine.games.dead_cells.words import names

if TYPE_CHECKING:
    from app.games.dead_cells.hub.screen import CampaignHub


def tell_place(hub: "CampaignHub", standing: Standing, place: int) -> None:
    """How often the campaign has been there; where a run can start, that is offered."""
    app, name = lanterne(), str(names.place(place))
    visits = sum(place in run.places for run in standing.runs)
    ends = sum(run.place == place and not run.won for run in standing.runs)
    lines = [
        str(Phrase("Reached in {count} runs.", one="Reached in {count} run.", count=visits)),
        str(Phrase("{count} ended here.", one="{count} ended here.", count=ends)) if ends else "",
    ]
    answers = [Answer(app.tr._("Close"))]
    if place in standing.starts and place != standing.start and not standing.running:
        words = str(Phrase("Start the next run here"))
        answers.insert(0, Answer(words, partial(hub.start_at, place), "primary", "right"))
    elif place == standing.start:
        lines.append(str(Phrase("The next run starts here.")))
    app.dialogs.ask(name, " ".join(filter(None, lines)), answers)


def tell_board(hub: "CampaignHub", standing: Standing) -> None:
    """Every card of the board in words; what lies aside can come back before a run."""
    rows = [
        Row(str(names.upgrade(number)), (_pocket(pocket), *upgrade_lines(number)), sign_of(number))
        for pocket in (START, DURING, SKILL)
        for number in standing.pockets[pocket]
    ]
    for number in standing.aside:
        act = partial(choose_place, hub, standing, number)
        go = "" if standing.running else str(Phrase("Put it on the board"))
        lines = (str(Phrase("laid aside")), *upgrade_lines(number))
        rows.append(Row(str(names.upgrade(number)), lines, sign_of(number), go=go, act=act))
    body = "" if rows else str(Phrase("Mutations that you buy with cells stand here, and hold in every run."))
    show_list(str(Phrase("Mutation board")), body, rows)


def _pocket(pocket: int) -> str:
    return str(Phrase(POCKET_NAMES[pocket]))


def choose_place(hub: "CampaignHub", standing: Standing, number: int) -> None:
    """Put a mutation back: at once where there is room, else one must make way for it."""
    card = UPGRADES[number]
    pocket = card.pocket if isinstance(card, Mutation) else DURING
    row = standing.pockets[pocket]
    if len(row) < POCKETS[pocket]:
        hub.change(lambda campaign: campaign.exchange(number))
        return
    rows = [
        Row(
            str(names.upgrade(other)),
            tuple(upgrade_lines(other)),
            sign_of(other),
            go=str(Phrase("Lay aside")),
            act=partial(_exchange, hub, number, other),
        )
        for other in row
    ]
    title = str(Phrase("{card}: which one makes room for it?", card=names.upgrade(number)))
    show_list(title, str(Phrase("What is laid aside is not lost.")), rows)


def _exchange(hub: "CampaignHub", number: int, other: int) -> None:
    hub.change(lambda campaign: campaign.exchange(number, instead_of=other))


def tell_deck(standing: Standing, deck: int) -> None:
    """What was bought from a deck; the rest stays a secret."""
    code = UPGRADE_DECKS[deck][0]
    bought = [code * 100 + place + 1 for place in range(standing.taken[deck])]
    rows = []
    for number in reversed(bought):
        card = card_of(number)
        rows.append(Row(card.name, (card.kind, *card.lines), sign_of(number)))
    body = Phrase(
        "{count} cards left, unseen. You buy the one at the bottom when a run is over.",
        one="{count} card left, unseen. You buy the one at the bottom when a run is over.",
        count=standing.left[deck],
    )
    show_list(str(Phrase(NAMES[deck])), str(body), rows)


def tell_own(hub: "CampaignHub", standing: Standing, prisoner: int) -> None:
    """The deck of a prisoner; improved cards may change to another before a run (58)."""
    rows = []
    for number in standing.library[prisoner]:
        may_go = number not in STARTERS and not standing.running
        go = str(Phrase("Give to another")) if may_go else ""
        act = partial(choose_deck, hub, standing, number, prisoner)
        signs = COMBAT[number].symbols
        sprite = f"icon_track_{signs[0]}" if signs else "icon_damage"
        lines = tuple(card_lines(COMBAT[number]))
        rows.append(Row(str(names.card(number)), lines, sprite, go=go, act=act))
    count = len(rows)
    body = Phrase("{count} cards in this deck", one="{count} card in this deck", count=count)
    show_list(str(names.prisoner(prisoner)), str(body), rows)


def choose_deck(hub: "CampaignHub", standing: Standing, number: int, owner: int) -> None:
    """Whose deck a card goes to."""
    app, answers = lanterne(), []
    for prisoner, name in enumerate(SHORT_NAMES):
        if prisoner != owner:
            answers.append(Answer(str(Phrase(name)), partial(_reassign, hub, number, prisoner)))
    answers.append(Answer(app.tr._("Cancel")))
    title = str(Phrase("whose deck gets {card}?", card=names.card(number)))
    app.dialogs.ask(title[:1].upper() + title[1:], "", answers)


def _reassign(hub: "CampaignHub", number: int, prisoner: int) -> None:
    hub.change(lambda campaign: campaign.reassign(number, prisoner))


def tell_gear(standing: Standing) -> None:
    """All equipment that runs can find."""
    rows = [
        Row(str(names.item(item)), tuple(item_lines(item)), item_sprite(item), "items")
        for item in standing.gear
    ]
    body = Phrase(
        "{count} pieces can be found in runs", one="{count} piece can be found in runs", count=len(rows)
    )
    show_list(str(Phrase("Equipment")), str(body), rows)


def tell_run(hub: "CampaignHub", standing: Standing, number: int) -> None:
    """How one run ended; where its table is kept, it can be watched again."""
    app, run = lanterne(), standing.runs[number]
    answers = [Answer(app.tr._("Close"))]
    table = hub.table_of(number + 1)
    if table:
        words = str(Phrase("Watch it again"))
        answers.insert(0, Answer(words, partial(app.go, "replay", name=table), icon="play"))
    title = str(Phrase("Run {number}", number=number + 1))
    app.dialogs.ask(title, f"{end_of(run)}\n{figures_of(run)}", answers)


def tell_runs(standing: Standing) -> None:
    """All of them, the latest first."""
    rows = []
    for number, run in reversed(list(enumerate(standing.runs, 1))):
        title = str(Phrase("Run {number}", number=number))
        lines = (end_of(run), figures_of(run))
        known = not run.won and run.who >= 0
        atlas = "people" if known else "dead_cells"
        sprite = face_of(run.who) if known else "icon_elite" if run.won else SIGNS[run.how]
        rows.append(Row(title, lines, sprite, atlas))
    show_list(str(Phrase("All runs")), "", rows)
