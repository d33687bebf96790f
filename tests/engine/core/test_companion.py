"""What all companions have in common: the envelope, the rules, and the bare files of the first version."""

import json

import pytest

from engine import SaveError, Session
from engine.core.companion import Companion
from engine.core.errors import EngineError
from engine.core.history import History
from engine.core.text import Phrase
from tests.engine.core.playing import GAMES, embers


class Counting(Companion[int]):
    """Counts the embers of a table with the box."""

    game = "embers"

    def view(self):
        return (self.now,)

    @staticmethod
    def spoken(title):
        return Phrase("{count} more", count=title[1])

    def add(self, count):
        self.history.note(("add", count), self.now + count)

    def plain(self):
        return {"past": self.history.plain(lambda count: {"count": count})}

    @classmethod
    def from_plain(cls, data):
        return cls(History.from_plain(data["past"], lambda row: row["count"], cls.spoken))


class Later(Counting):
    """Calls its history otherwise."""

    rules = 2
    migrations = {1: lambda plain: {"story": plain["past"]}}

    def plain(self):
        return {"story": super().plain()["past"]}

    @classmethod
    def from_plain(cls, data):
        return super().from_plain({"past": data["story"]})


class Other(Counting):
    game = "ashes"


def counting(*counts, kind=Counting):
    companion = kind(History(0))
    for count in counts:
        companion.add(count)
    return companion


def refused(data, kind=Counting):
    with pytest.raises(SaveError) as found:
        kind.unsealed(data)
    assert "\n" not in found.value.reason
    return found.value.reason


def test_what_was_sealed_is_opened_with_all_that_can_be_taken_back():
    companion, table = Counting.unsealed(counting(2, 3).sealed({"hues": ["blue"]}))
    assert (companion.now, str(companion.undo_title), table) == (5, "3 more", {"hues": ["blue"]})
    companion.undo()
    assert companion.now == 2


def test_older_rules_are_brought_up():
    companion, _ = Later.unsealed(counting(2, 3).sealed({}))
    assert companion.plain() == counting(2, 3, kind=Later).plain()


def test_newer_rules_are_refused():
    assert "newer version" in refused(counting(1, kind=Later).sealed({}))


def test_a_bare_file_of_the_first_version_is_of_rules_1():
    data = json.dumps({"seats": 3, "keeper": counting(2, 3).plain(), "hues": ["blue"]}).encode()
    companion, table = Later.unsealed(data)
    assert (companion.now, table) == (5, {"seats": 3, "hues": ["blue"]})


def test_the_table_of_another_game_is_refused():
    assert "does not have" in refused(counting(1).sealed({}), Other)


def test_a_companion_a_table_and_a_campaign_are_told_apart():
    assert refused(embers().sealed()) == "this file is a table, not a companion's table"
    with pytest.raises(EngineError, match="this file is a companion's table, not a table"):
        Session.unsealed(counting(1).sealed({}), GAMES)


BARE = [b"", b"{", b"[]", b"null", b'{"keeper": 3}', b'{"keeper": {}}', b'{"keeper": {"past": []}}']


@pytest.mark.parametrize("data", BARE)
def test_what_is_no_companion_is_refused_in_one_line(data):
    assert refused(data)


def test_one_changed_byte_is_noticed():
    data = counting(2, 3).sealed({"hues": ["blue"]})
    for place in range(0, len(data), 7):
        assert refused(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
