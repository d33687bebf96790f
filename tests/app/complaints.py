"""What Kivy only writes into its log: an error, after which it goes on."""

import logging


class Complaint(Exception):
    """Kivy wrote an error into its log and went on."""


class Complaints(logging.Handler):
    """Every error that Kivy has written into its log since the start: a layout without an end is one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def __enter__(self) -> "Complaints":
        logging.getLogger("kivy").addHandler(self)
        return self

    def __exit__(self, *_how: object) -> None:
        logging.getLogger("kivy").removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep what it says."""
        self.heard.append(record.getMessage())

    def speak_up(self) -> None:
        """Raise what was heard."""
        if self.heard:
            raise Complaint("\n".join(self.heard))
