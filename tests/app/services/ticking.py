"""A schedule for tests that ticks when it is told to."""

from collections.abc import Callable


class HandCrank:
    """Stands for Kivy's clock: `turn` makes every scheduled call once."""

    def __init__(self) -> None:
        self.calls: list[Crank] = []

    def __call__(self, call: Callable[[float], None], interval: float) -> "Crank":
        crank = Crank(self, call, interval)
        self.calls.append(crank)
        return crank

    @property
    def running(self) -> bool:
        return bool(self.calls)

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            for crank in list(self.calls):
                crank.call(crank.interval)


class Crank:
    def __init__(self, owner: HandCrank, call: Callable[[float], None], interval: float) -> None:
        self.owner, self.call, self.interval = owner, call, interval

    def cancel(self) -> None:
        if self in self.owner.calls:
            self.owner.calls.remove(self)
