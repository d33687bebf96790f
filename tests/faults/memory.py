"""A storage without a disk, for tests that read and write thousands of files."""

import errno

from app.services.storage import FolderStorage, StorageTrouble


class MemoryStorage(FolderStorage):
    """Keeps files in a dictionary; a missing one is the same trouble as on a disk."""

    def __init__(self, **files: bytes) -> None:
        self.files = dict(files)

    def exists(self, folder, name):
        return name in self.files

    def read(self, folder, name):
        with self.guard(name):
            if name not in self.files:
                raise FileNotFoundError(errno.ENOENT, name)
        return self.files[name]

    def write(self, folder, name, data):
        if not isinstance(data, bytes):
            raise StorageTrouble("only bytes can be written")
        self.files[name] = data

    def set_aside(self, folder, name):
        self.files[name + ".broken"] = self.files.pop(name)
