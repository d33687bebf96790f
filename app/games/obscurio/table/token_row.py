"""The traps of this turn as small tokens; touched, one says what it does."""

from collections.abc import Sequence

from kivy.app import App
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.games.obscurio.table.part import Part, bounds
from app.games.obscurio.table.pictures import token
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.rules.traps import BY_KEY, trap

SIDE = dp(50)


class TrapButton(Pressed, Widget):
    """A token that explains itself."""

    def __init__(self, key: str, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        shown = trap(BY_KEY[key])
        self.title = f"{Phrase(shown.title)}: {Phrase(shown.words)}"
        self._token = Part(token(key))
        self.canvas.add(self._token)
        self.bind(pos=self._lay, size=self._lay)

    def on_release(self) -> None:
        """Say what it does."""
        App.get_running_app().say(self.title)

    def _lay(self, *_change: object) -> None:
        self._token.lay(*bounds(self))


class TokenRow(FloatLayout):
    """Tokens beside each other, or in two rows where there is little width."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._keys: list[str] = []
        self.bind(pos=self._lay, size=self._lay)

    def show(self, keys: Sequence[str]) -> None:
        """These traps hold."""
        if list(keys) == self._keys:
            return
        self._keys = list(keys)
        self.clear_widgets()
        for key in self._keys:
            self.add_widget(TrapButton(key))
        self._lay()

    def _lay(self, *_change: object) -> None:
        count = len(self._keys)
        if not count or not self.width:
            for button in self.children:
                button.size = 0, 0
                button.disabled = True
            return
        columns = max(1, min(count, int(self.width // SIDE)))
        rows = -(-count // columns)
        top = (self.y + self.height / 2) + rows * SIDE / 2
        for number, button in enumerate(reversed(self.children)):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            button.disabled = False
            button.size = SIDE, SIDE
            button.pos = (
                (self.x + self.width / 2) + (column - here / 2) * SIDE,
                top - (row + 1) * SIDE,
            )
