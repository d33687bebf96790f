"""A part of a scene that has words: it is laid again when its box or the letters have another size."""

from kivy.uix.floatlayout import FloatLayout


class Laid(FloatLayout):
    """Lay its parts in `relay`; a scene calls that as well when letters have grown."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.bind(pos=self._laid_anew, size=self._laid_anew)

    def relay(self) -> None:
        """Put every part into its place."""
        raise NotImplementedError

    def _laid_anew(self, *_change: object) -> None:
        self.relay()
