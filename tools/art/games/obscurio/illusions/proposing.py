"""The grammar proposes: it fills what a sentence leaves open, and invents whole sentences.

Run as a program it prints proposals as TOML: `python -m tools.art.games.obscurio.illusions.proposing 12 7`
prints twelve from seed 7. A person looks at them and keeps the good ones in sentences/chosen.toml.

A theme is the subject's own ideas. The ring is drawn by kinship with the subject, its fourth place against
kinship (the doubt); whispers come from other families, so that every card hands a thread to other cards.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from .armatures import ARMATURES, Slot
from .moods import MOODS
from .scripts import SCRIPTS
from .sentence import Sentence, Word
from .suiting import ARMATURE_OF, FRONTS_OF, LIGHTS, NEEDS, PLACES_FOR, RIMS, STANDS
from .vocabulary import DOUBLES, TIED_TO_STATE, VOCABULARY

MOST_SHARED = 2
"""Motifs that two cards may have in common."""


def kinship(one: str, other: str) -> float:
    """How much two motifs have to say to each other: shared ideas, then category and shape."""
    a, b = VOCABULARY[one], VOCABULARY[other]
    ideas = len(set(a.concepts) & set(b.concepts))
    return 2 * ideas + 0.5 * (a.category == b.category) + 0.3 * (a.shape == b.shape)


@dataclass
class Deal:
    """What the sentences so far have used, so that the next one may differ."""

    rng: np.random.Generator
    cards: list[set[str]] = field(default_factory=list)
    used: Counter[str] = field(default_factory=Counter)
    doubles: Counter[tuple[str, str]] = field(default_factory=Counter)

    def take(self, sentence: Sentence) -> Sentence:
        """Remember a sentence."""
        motifs = {word.motif for word in sentence.words}
        self.cards.append(motifs)
        self.used.update(motifs)
        self.doubles.update((word.motif, word.double) for word in sentence.words if word.double)
        self.used.update((f"#{sentence.armature}", f"@{sentence.place}", f"!{sentence.focal.motif}"))
        self.used.update((f"~{sentence.mood}", f"%{sentence.script}"))
        return sentence

    def choose(self, pool: Sequence[str], weights: Sequence[float]) -> str:
        """One of a pool by weight."""
        share = np.asarray(weights, float)
        return str(self.rng.choice(list(pool), p=share / share.sum()))

    def rare(self, name: str) -> float:
        """The weight of a thing that should be used evenly."""
        return float((1 + self.used[name]) ** -3)

    def fits(self, motif: str, chosen: set[str]) -> bool:
        """Whether a card with these motifs would still share few with every other."""
        if motif in chosen:
            return False
        wanted = chosen | {motif}
        return all(len(wanted & card) <= MOST_SHARED for card in self.cards)

    def filler(self, slot: Slot, role: str, number: int, focal: str, chosen: set[str]) -> Word:
        """A motif for an open slot."""
        needed = NEEDS[slot.plane] if role != "whisper" or slot.plane == "hang" else "gsh"
        pool = [name for name in VOCABULARY if set(needed) & set(STANDS[name]) and self.fits(name, chosen)]
        if not pool:
            pool = [name for name in VOCABULARY if self.fits(name, chosen)]
        near = role == "ring" and number != 3
        weights = [
            self.rare(name) * (1 + 2 * kinship(focal, name) if near else 1 / (1 + kinship(focal, name)))
            for name in pool
        ]
        return self.doubled(Word(self.choose(pool, weights)), 0.5 if role == "ring" else 0.3)

    def doubled(self, word: Word, chance: float) -> Word:
        """The word, perhaps as something else too."""
        if word.motif not in DOUBLES or self.rng.random() > chance:
            return word
        choices = DOUBLES[word.motif]
        double = self.choose(choices, [(1 + self.doubles[word.motif, choice]) ** -2 for choice in choices])
        return replace(word, double=double, state=TIED_TO_STATE.get((word.motif, double), ""))


OPEN = Word("?")


def filled(sentence: Sentence, deal: Deal) -> Sentence:
    """Fill what a sentence leaves open ("?"), and remember it."""
    armature = ARMATURES[sentence.armature]
    chosen = {word.motif for word in sentence.words} - {OPEN.motif}
    parts: dict[str, tuple[Word, ...]] = {}
    for role, slots in (("ring", armature.ring), ("whispers", armature.whispers)):
        words = list(getattr(sentence, role)) + [OPEN] * len(slots)
        for i, slot in enumerate(slots):
            if words[i].motif == OPEN.motif:
                kind = "ring" if role == "ring" else "whisper"
                words[i] = deal.filler(slot, kind, i, sentence.focal.motif, chosen)
                chosen.add(words[i].motif)
        parts[role] = tuple(words[: len(slots)])
    return deal.take(replace(sentence, ring=parts["ring"], whispers=parts["whispers"]))


JOINS = ("thread", "garland", "steps", "stars", "beam")


def proposed(seed: int, deal: Deal) -> Sentence:
    """A whole new sentence; its ring and whispers are still open."""
    script = deal.choose(list(SCRIPTS), [deal.rare(f"%{name}") ** 2 for name in SCRIPTS])
    places = PLACES_FOR[script].split()
    place = deal.choose(places, [deal.rare(f"@{name}") for name in places])
    armature = ARMATURE_OF.get(place) or _armature(deal)
    focal = _subject(armature, deal)
    mood = deal.choose(list(MOODS), [deal.rare(f"~{name}") ** 2 for name in MOODS])
    other = deal.choose(["ring1", "ring2", "ring3"], [1, 1, 1])
    join = deal.choose(JOINS, [1] * len(JOINS))
    return Sentence(
        name=f"proposal {seed}",
        seed=seed,
        place=place,
        script=script,
        armature=armature,
        mood=mood,
        light=LIGHTS[place],
        oddity="",
        focal=focal,
        ring=(),
        whispers=(),
        join=("spokes",) if armature == "wheel" else (join, "focal", other),
        mirrored=bool(deal.rng.random() < 0.5),
        rim=RIMS[place],
        front=FRONTS_OF.get(place, ""),
    )


def _armature(deal: Deal) -> str:
    free = [name for name in ARMATURES if name not in ARMATURE_OF.values()]
    return deal.choose(free, [deal.rare(f"#{name}") for name in free])


def _subject(armature: str, deal: Deal) -> Word:
    """A subject that was seldom one yet, of the armature's plane."""
    planes = "hs" if ARMATURES[armature].focal.plane == "hang" else "fghs"
    pool = [
        name
        for name, stands in STANDS.items()
        if "f" in stands and set(planes) & set(stands) and deal.used[f"!{name}"] < 2
    ]
    weights = [
        deal.rare(name) * (3 if name in DOUBLES else 1) * 0.05 ** deal.used[f"!{name}"] for name in pool
    ]
    word = Word(deal.choose(pool, weights))
    seen = min((deal.doubles[word.motif, double] for double in DOUBLES.get(word.motif, ())), default=0)
    return deal.doubled(word, 0.9 * 0.3**seen if deal.used[f"!{word.motif}"] else 0.9)


def written(word: Word) -> str:
    """An element as it stands in a sentence."""
    state = "" if word.state == TIED_TO_STATE.get((word.motif, word.double), "") else word.state
    text = word.motif + (f"/{state}" if state else "") + (f":{word.double}" if word.double else "")
    if not word.changes:
        return f'"{text}"'
    changes = ", ".join(f"{key} = {_value(value)}" for key, value in word.changes.items())
    return f'{{ is = "{text}", {changes} }}'


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def as_toml(card: Sentence) -> str:
    """A sentence as it stands in its file."""
    lines = ["[[card]]", f'name = "{card.name}"', f"seed = {card.seed}"]
    lines += [f'{key} = "{getattr(card, key)}"' for key in ("place", "script", "armature", "mood", "light")]
    lines += [f'oddity = "{card.oddity}"', f"focal = {written(card.focal)}"]
    lines += [f"{key} = [{', '.join(map(written, getattr(card, key)))}]" for key in ("ring", "whispers")]
    if card.join:
        lines.append(f'join = "{" ".join(card.join)}"')
    if card.lamp:
        lines.append(f"lamp = [{card.lamp[0]}, {card.lamp[1]}]")
    if card.mirrored:
        lines.append("mirrored = true")
    lines.append(f'rim = "{card.rim}"')
    if card.front:
        lines.append(f'front = "{card.front}"')
    return "\n".join(lines) + "\n"


def proposals(count: int, seed: int, known: Sequence[Sentence] = ()) -> Iterator[Sentence]:
    """Sentences that nobody wrote, beside those that are known."""
    deal = Deal(np.random.default_rng(seed))
    for card in known:
        deal.take(card)
    for i in range(count):
        yield filled(proposed(seed * 1000 + i, deal), deal)


if __name__ == "__main__":
    for proposal in proposals(int(sys.argv[1]), int(sys.argv[2])):
        print(as_toml(proposal))
