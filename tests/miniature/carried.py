"""What a run of the miniature can carry."""

from engine.core.campaign import Run
from engine.core.errors import SetupError
from engine.core.game import Carry
from engine.core.text import Phrase

MOST_EMBERS = 9


def check_carried(carry: Carry) -> None:
    """Refuse what no campaign of the miniature brings."""
    if not carry:
        return
    Run.of(carry)
    embers = carry.get("embers")
    if set(carry) != {*Run._fields, "embers"} or type(embers) is not int or not 0 <= embers <= MOST_EMBERS:
        raise SetupError(Phrase("this is not carried in Embers"))
