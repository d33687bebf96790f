"""Opening a kept table for a screen: one that cannot be opened leads back, with one line that says why."""

from typing import Any

from kivy.clock import Clock

from app.look.running import lanterne
from app.services.storage import StorageTrouble
from engine import SaveError, Session


def opened_or_back(page: Any, name: str) -> Session | None:
    """The table in this file; None if it cannot be read, and the page is left in the next frame."""
    app = lanterne()
    try:
        session: Session = app.saves.open(name)
    except (SaveError, StorageTrouble) as trouble:
        app.say(str(trouble))
        Clock.schedule_once(lambda _dt: app.navigator.back() if app.navigator.page is page else None)
        return None
    return session
