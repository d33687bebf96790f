"""Files on Android: sent by the share sheet, chosen in the system's own list, handed over by other apps.

Everything goes through content addresses and their file descriptors; no permission is asked. Written after
Android's documentation and tested with stand-ins: it has never run on a device.
"""

import os
from typing import Any

from app.services.exchange import ENDING, LARGEST, Arrived, FolderExchange, Incoming, no_larger
from app.services.storage import OTHER_TROUBLE, StorageTrouble
from engine.core.text import Phrase

DOWNLOADS_SINCE = 29
"""From this version of Android on an app may put a file among the downloads without being allowed to."""
REQUEST = 0x4C41
"""The number by which our question is known when its answer comes."""
RESULT_OK = -1
BINARY, TEXT = "application/octet-stream", "text/plain"
FOLDER = "Download/Lanterne"


class AndroidExchange(FolderExchange):
    """The share sheet, the list of documents, and intents."""

    asks = True

    def __init__(self) -> None:
        super().__init__()
        self._asking: Arrived | None = None
        self._bound = False

    def send(self, name: str, data: bytes) -> str:
        """Put the file among the downloads and open the share sheet; an old Android has only the folder."""
        try:
            if _version() < DOWNLOADS_SINCE:
                return self.put(name, data)
            kind = BINARY if name.endswith(ENDING) else TEXT
            _share(_downloaded(name, data, kind), name, kind)
        except StorageTrouble:
            raise
        except Exception as refused:  # Java's exceptions have no common ground with Python's
            raise StorageTrouble(Phrase(OTHER_TROUBLE, name=name)) from refused
        return ""

    def ask(self, arrived: Arrived) -> None:
        """Open the system's list of documents."""
        try:
            from android import activity
            from jnius import autoclass

            if not self._bound:
                activity.bind(on_activity_result=self._answered)
                self._bound = True
            self._asking = arrived
            intent = autoclass("android.content.Intent")
            question = intent(intent.ACTION_OPEN_DOCUMENT)
            question.addCategory(intent.CATEGORY_OPENABLE)
            question.setType("*/*")
            _activity().startActivityForResult(question, REQUEST)
        except Exception as refused:
            raise StorageTrouble(Phrase(OTHER_TROUBLE, name=ENDING)) from refused

    def listen(self, arrived: Arrived) -> None:
        """Look at the intent that started the app, and at every later one."""
        try:
            from android import activity

            activity.bind(on_new_intent=lambda intent: _hand_over(intent, arrived))
            _hand_over(_activity().getIntent(), arrived)
        except Exception:  # a device that cannot say has handed nothing over
            return

    def _answered(self, request: int, result: int, intent: Any) -> None:
        """Somebody chose, or did not. Java calls this in a thread of its own."""
        asking, self._asking = self._asking, None
        if request != REQUEST:
            self._asking = asking
        elif result == RESULT_OK and intent is not None and asking is not None:
            _later(asking, intent.getData())


def _hand_over(intent: Any, arrived: Arrived) -> None:
    """Pass on the file of an intent that views or sends one; any other start has none."""
    from jnius import autoclass, cast

    names = autoclass("android.content.Intent")
    address, action = intent.getData(), intent.getAction()
    if action == names.ACTION_SEND:
        address = cast("android.net.Uri", intent.getParcelableExtra(names.EXTRA_STREAM))
    if action in (names.ACTION_VIEW, names.ACTION_SEND) and address is not None:
        intent.setAction(names.ACTION_MAIN)  # or it would come again when the screen is turned
        _later(arrived, address)


def _later(arrived: Arrived, address: Any) -> None:
    """Tell the app in a thread of its own."""
    from kivy.clock import Clock

    name = str(address.getLastPathSegment() or ENDING).rpartition("/")[2]
    incoming = Incoming(name, lambda: _content(address, name))
    Clock.schedule_once(lambda _dt: arrived(incoming))


def _content(address: Any, name: str) -> bytes:
    try:
        handle = _activity().getContentResolver().openFileDescriptor(address, "r").detachFd()
        with os.fdopen(handle, "rb") as file:
            data = file.read(LARGEST + 1)
    except Exception as refused:
        raise StorageTrouble(Phrase(OTHER_TROUBLE, name=name)) from refused
    no_larger(name, len(data))
    return data


def _downloaded(name: str, data: bytes, kind: str) -> Any:
    """Put a file among the downloads; Android itself keeps two of one name apart."""
    from jnius import autoclass

    values = autoclass("android.content.ContentValues")()
    for key, value in {"_display_name": name, "mime_type": kind, "relative_path": FOLDER}.items():
        values.put(key, value)
    resolver = _activity().getContentResolver()
    address = resolver.insert(autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    handle = resolver.openFileDescriptor(address, "w").detachFd()
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    return address


def _share(address: Any, name: str, kind: str) -> None:
    from jnius import autoclass, cast

    intent = autoclass("android.content.Intent")
    sent = intent(intent.ACTION_SEND)
    sent.setType(kind)
    sent.putExtra(intent.EXTRA_STREAM, cast("android.os.Parcelable", address))
    sent.addFlags(intent.FLAG_GRANT_READ_URI_PERMISSION)
    title = cast("java.lang.CharSequence", autoclass("java.lang.String")(name))
    _activity().startActivity(intent.createChooser(sent, title))


def _version() -> int:
    from jnius import autoclass

    return int(autoclass("android.os.Build$VERSION").SDK_INT)


def _activity() -> Any:
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity
