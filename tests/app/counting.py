"""What a gesture costs at a table: how often it is saved and how often it is shown."""

from collections import Counter
from typing import Any

from app.table.shown import Shown
from engine import Session
from engine.core.event import Event


def counted(page: Any) -> Counter[str]:
    """Count from now on how often a table is saved and shown."""
    counts: Counter[str] = Counter()
    saves, save, show = page.tabletop._saves, page.tabletop._saves.save, page.show

    def saved(name: str, session: Session) -> None:
        counts["saved"] += 1
        save(name, session)

    def shown(moment: Shown, events: list[Event] | None = None) -> None:
        counts["shown"] += 1
        show(moment, events)

    saves.save, page.show = saved, shown
    return counts
