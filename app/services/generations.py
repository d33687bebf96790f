"""Two generations of a file: where the newest cannot be used, the one before is opened instead."""

from collections.abc import Callable
from typing import TypeVar

from app.services.storage import Folder, Storage, StorageTrouble
from engine import SaveError

T = TypeVar("T")


def opened(storage: Storage, folder: Folder, name: str, unsealed: Callable[[bytes], T]) -> T:
    """What `unsealed` makes of the newest generation that it can read.

    SaveError or StorageTrouble says what is wrong with the newest if neither can be.
    """
    try:
        return unsealed(storage.read(folder, name))
    except (SaveError, StorageTrouble) as newest:
        try:
            return unsealed(storage.older(folder, name))
        except (SaveError, StorageTrouble):
            raise newest from None
