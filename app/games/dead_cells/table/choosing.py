"""A scene of buttons alone: one for each action, in the words of the engine."""

from app.games.dead_cells.table.scene import Scene
from app.look.sentence import capital
from app.table.choices import Choice
from app.table.presenter import Ask
from app.table.shown import Shown
from engine.core.game import Action


class ChoosingScene(Scene):
    """Shows nothing and asks everything."""

    def show(self, shown: Shown) -> None:
        """A button for each action."""
        self.desk.offer([self._choice(action) for action in shown.actions])

    def ask(self, shown: Shown) -> Ask:
        """By the name of the step."""
        return Ask(capital(shown.view["step"] or ""))

    def _choice(self, action: Action) -> Choice:
        return Choice(self.desk.describe(action), lambda: self.desk.play(action))
