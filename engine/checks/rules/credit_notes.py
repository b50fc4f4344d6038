"""Whether a note on the sheet only names sources and people, or says something of the game."""

import re

_CREDIT = re.compile(
    r"©|\(c\)\s*(?:copyright\b|(?:by\s+)?(?:1[5-9]|20)\d\d\b)|\bcopyright\b|\blicen[cs]ed under\b"
    r"|^[^\S\n]*(?:credits?|acknowledge?ments?|licen[cs]e)\s*:|\bpublic sector information\b"
    r"|\bopenstreetmap\b|\bnatural earth\b|\b(?:designed|drawn|compiled|surveyed|playtested|play-tested) by\b"
    r"|\bmap data\b|\bmade from geography\b"
    r"|:\s*own (?:drawing|work|survey)\b|\bthanks to\b(?!\s+(?:a|an|the|this|his|her|its|their)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""The forms of notices that name sources and people, and are no rules."""
_ORDER = re.compile(
    r"\b(?:must|cannot|can't|pays?|costs?|receives?|loses?|scores?|doubled?)\b"
    r"|\b(?:before|after|from) race\b"
    r"|\bno (?:track|train|player|company|link)\b"
    r"|\bmay (?:not |only |never )?(?:be )?"
    r"(?:built|build|laid|lay|run|start|enter\w*|cross\w*|own\w*|sav\w+|us\w+)\b",
    re.IGNORECASE,
)
"""What says in any sentence that somebody is to do something, or what it costs."""
_GAME = re.compile(
    r"\b(?:track|tracks|races?|trains?|hex|hexes|links?|builds?|built|building|rolls?|dice?|tolls?|points?"
    r"|player|players|company|companies|railways?|hills?|rivers?|ferry|ferries|specials?|keys?)\b",
    re.IGNORECASE,
)
"""What a sentence is about that is a rule, unless it names a source."""
_END = re.compile(r"(?<=[.;!?])\s+|\n")


def is_credit(text: str) -> bool:
    """Return whether a note names sources and people, and no sentence of it says something of the game."""
    if not _CREDIT.search(text):
        return False
    return not any(
        _ORDER.search(sentence) or (_GAME.search(sentence) and not _CREDIT.search(sentence))
        for sentence in _END.split(text)
    )
