"""Speech on Android: the system's TextToSpeech, in the language of the app.

plyer's own adapter always speaks US English and can block the app for ten seconds while the engine
starts. Here the engine starts by itself, and a line said meanwhile is spoken as soon as it can be.
"""

from typing import Any

QUEUE_FLUSH = 0
SUCCESS = 0


class AndroidSpeech:
    """The voice of the device; started at the first question about it."""

    def __init__(self) -> None:
        self.enabled = True
        self._engine: object | None = None
        self._listener: object | None = None
        self._ready = False
        self._failed = False
        self._waiting: tuple[str, str] | None = None

    @property
    def available(self) -> bool:
        """Whether there is a voice, as far as is known: the engine answers only after a while."""
        self._start()
        return not self._failed

    @property
    def speaking(self) -> bool:
        """Whether a line is being spoken or about to be."""
        if self._waiting is not None:
            return True
        return self._ready and bool(self._try("isSpeaking"))

    def say(self, text: str, language: str) -> None:
        """Begin to speak a line and return at once."""
        if not (self.enabled and text.strip() and self.available):
            return
        if self._ready:
            self._speak(text, language)
        else:
            self._waiting = (text, language)

    def stop(self) -> None:
        """Be silent at once."""
        self._waiting = None
        if self._ready:
            self._try("stop")

    def _start(self) -> None:
        if self._engine is not None or self._failed:
            return
        try:
            from jnius import autoclass

            self._listener = _ready_listener(self._started)
            activity = autoclass("org.kivy.android.PythonActivity").mActivity
            self._engine = autoclass("android.speech.tts.TextToSpeech")(activity, self._listener)
        except Exception:  # a Java exception: a device without any engine
            self._failed = True

    def _started(self, status: int) -> None:
        """Android's answer, on a thread of its own."""
        self._failed = status != SUCCESS
        self._ready = not self._failed
        waiting, self._waiting = self._waiting, None
        if self._ready and waiting is not None:
            self._speak(*waiting)

    def _speak(self, text: str, language: str) -> None:
        from jnius import autoclass

        locale = autoclass("java.util.Locale")(language)
        known = self._try("setLanguage", locale)
        if known is not None and known >= 0:  # negative: no data for this language
            self._try("speak", text, QUEUE_FLUSH, None, "lanterne")

    def _try(self, what: str, *how: Any) -> Any | None:
        try:
            return getattr(self._engine, what)(*how)
        except Exception:  # the engine was removed or has died: subtitles only from now on
            self._ready, self._failed = False, True
            return None


def _ready_listener(tell: Any) -> Any:
    """The Java object that TextToSpeech calls when it is ready; it must be kept alive."""
    from jnius import PythonJavaClass, java_method

    class ReadyListener(PythonJavaClass):
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

        @java_method("(I)V")
        def onInit(self, status: int) -> None:
            tell(status)

    return ReadyListener()
