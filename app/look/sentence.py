"""How words that the engine hands out, written to be joined to others, begin a line of their own."""


def capital(words: str) -> str:
    """The words as a sentence begins; the rest of them is left alone, names above all."""
    return words[:1].upper() + words[1:]
