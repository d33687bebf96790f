"""A storage without a disk, for tests that read and write thousands of files."""

from app.services.storage import StorageTrouble


class MemoryStorage:
    """Keeps files in a dictionary; a missing one is the same trouble as on a disk."""

    def __init__(self, **files: bytes) -> None:
        self.files = dict(files)
        self.before = {}

    def names(self, folder):
        return list(self.files)

    def exists(self, folder, name):
        return name in self.files

    def touched(self, folder, name):
        return 0.0

    def sweep(self):
        pass

    def read(self, folder, name):
        return _found(self.files, name)

    def older(self, folder, name):
        return _found(self.before, name)

    def write(self, folder, name, data):
        if not isinstance(data, bytes):
            raise StorageTrouble("only bytes can be written")
        if name in self.files:
            self.before[name] = self.files[name]
        self.files[name] = data

    def remove(self, folder, name):
        self.files.pop(name, None)
        self.before.pop(name, None)

    def set_aside(self, folder, name):
        self.files[name + ".broken"] = self.files.pop(name)


def _found(files, name):
    if name not in files:
        raise StorageTrouble(f"File not found: {name}.", missing=True)
    return files[name]
