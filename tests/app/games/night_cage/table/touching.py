"""What the fingers of these tests share: where a cell lies on the glass, and tables to sit at."""

from typing import Any

from app.games.night_cage.table.tower import Tower
from tests.app.fingers import frames
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.real_games import offer, open_table
from tests.app.sizes import WIDE
from tests.engine.games.night_cage.positions import EAST, table

WATCHED = "......\n.┼┼W..\n" + "......\n" * 4
"""Red on B2 is seen by a Wax Eater, and by the next step to C2 as well."""
UNWATCHED = "......\n.┼┼...\n" + "......\n" * 4
STEP = ("move", EAST)


def place_on_screen(page: Any, cell: int) -> tuple[float, float]:
    return page.board.to_window(*page.board.place_of(cell))


def tower_of(page: Any) -> Any:
    """The tower as it stands on the desk."""
    return next(widget for widget in page.walk() if isinstance(widget, Tower))


def begin(page: Any) -> Any:
    """Let everybody begin by the first places that are legal; gives the page at the first turn."""
    while page.session.state.todo[-1][0] in ("start", "place"):
        page.play(page.session.legal(page.asked)[0])
    frames(3)
    return page


def sit_at(open_shell, map_, *prisoners, size=WIDE, settings=(), **options):
    """The table of a position with Red on B2, and the cell of the step to the east."""
    app = open_shell(size, **dict(settings))
    offer(app, "night_cage")
    position = table(map_, *(prisoners or ("B2",)), **{"stack": ["t", "t", "t"], **options})
    return open_table(app, position.session, PEOPLE[:4]), position.cell("C2")
