"""Games, campaigns and stories as files that leave the device: what they are called, and where they went."""

from datetime import datetime

from app.look.running import lanterne
from app.services.exchange import ENDING, named, shown
from app.table.after.story import story
from app.table.keeping.campaigns import KeptCampaign
from app.table.keeping.saves import LONGEST_TITLE
from app.table.players import tidy
from app.widgets.dialog import Answer
from engine import Session
from engine.core.text import Phrase

STORY_ENDING = ".txt"


def send_game(session: Session) -> None:
    """Send a table as it stands."""
    send(file_name(session), session.sealed(), warning() if _holds_secrets(session) else "")


def send_campaign(kept: KeptCampaign) -> None:
    """Send a campaign; the run under way is a game of its own."""
    app, campaign = lanterne(), kept.campaign
    if campaign is None:
        return
    running = app.campaigns.running(campaign) is not None
    note = app.tr._("The run under way is a game of its own: send it too.") if running else ""
    words = kept.title or app.tr._(campaign.game.info.title)
    send(dated(words) + ENDING, campaign.sealed(), note)


def send_story(session: Session, name: str = "") -> None:
    """Send a finished game as a text that anybody can read."""
    send(file_name(session, STORY_ENDING), story(session, name).encode())


def send(name: str, data: bytes, note: str = "") -> None:
    """Give a file away; where it went into a folder, say which. Trouble is said in one line."""
    app, sent = lanterne(), list[str]()
    exchange = app.services.exchange
    if not app.keep(lambda: sent.append(exchange.send(name, data))):
        return
    if not sent[0]:
        if note:
            app.say(note)
        return
    where = Phrase("{name} is in the folder {place}.", name=shown(sent[0]), place=exchange.place)
    body = " ".join(filter(None, (str(where), note)))
    app.dialogs.ask(app.tr._("Saved as a file"), body, [Answer(app.tr._("Got it"))])


def warning() -> str:
    """What is said with the file of a game in which people hide something from each other."""
    words = lanterne().tr._("The file holds the whole game, secrets included: nobody should look inside.")
    return str(words)


def file_name(session: Session, ending: str = ENDING) -> str:
    """After the name of the table or of its game, and the day; nothing that is still a secret."""
    title = "" if _holds_secrets(session) else tidy(session.table.get("name"), LONGEST_TITLE)
    return dated(title or lanterne().tr._(session.game.info.title)) + ending


def dated(words: str) -> str:
    """The words as a file is called, with the day of today."""
    today = datetime.fromtimestamp(lanterne().services.clock.wall())
    return f"{named(words)}-{today:%Y-%m-%d}"


def _holds_secrets(session: Session) -> bool:
    return session.game.info.secrets and session.outcome is None
