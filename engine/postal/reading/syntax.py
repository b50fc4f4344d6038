"""The signs of orders: heads of sections, dashes, brackets, conditions, and words that order nothing."""

import re
from typing import Final

BLANK: Final = re.compile(r"[ \t]*")
DASH: Final = re.compile(r"[ \t]*(?:-{1,3}>?|>|to(?![a-z0-9]))[ \t]*")
OPENING: Final = "([{"
CLOSING: Final = ")]}"
LIST_MARK: Final = re.compile(r"[ \t]*-{1,2}[ \t]*(?=\()")
CLAIM: Final = re.compile(r"[ \t]*([+-]?)[ \t]?([0-9]{1,3})[ \t]*")
CONDITION: Final = re.compile(
    r"(?<![a-z0-9])(?:if|unless|otherwise|else|provided|depending|whenever|in case|only when|instead of|or"
    r"|wenn|falls|sonst|oder|si|sinon)(?![a-z0-9])"
)
NOTHING: Final = re.compile(
    r"(?:nothing|none|nil|no (?:build|builds|building|track|entry|run)|pass|not (?:entered|run|entering)|"
    r"n/a|-+|nichts|entfaellt)[ \t.]*(?=\n|;|$)"
)
ROLL: Final = re.compile(
    r"[ \t]*(?:(?:round|rd|runde)[ \t.]{0,3})?([0-9]{1,2})?[ \t.-]{0,4}(?:roll|throw|dice|die|wurf)?[ \t]*"
    r"\(?([abc])[ \t]*(?:[):\]]|\.(?=[ \t]*\())"
)
ROLL_BARE: Final = re.compile(r"[ \t]*([0-9]{1,2})[ \t]*([abc])(?=[ \t]+\()")
ROLL_INSIDE: Final = re.compile(r"(?<=[ \t;)\]}])([0-9]{1,2})?[ \t]?([abc])[ \t]?\)(?=[ \t]*[(\[{=])")
ROLL_VALUE: Final = re.compile(
    r"[ \t]*(?:=?[ \t]*([1-6])[ \t]*[:=][ \t]*|[\[({][ \t]*([1-6])[ \t]*[\])}][ \t]*[:=]?[ \t]*(?=\())"
)
RACE: Final = re.compile(r"[ \t]*(?:(?:race|run|lauf)[ \t]*)?#?([0-9]{1,3})[ \t]*[).:](?![0-9])")
EXTRA: Final = re.compile(
    r"[ \t]*(?:[0-9]{1,2}[ \t]*)?(?:extra(?:[ \t]+(?:track|builds?|building))?|builds?|building|track)"
    r"[ \t]*[):]"
)
_SETUP_WORDS: Final = r"(names?|colou?rs?|starts?|start(?:ing)?[ \t]+(?:points?|towns?))"
SETUP: Final = re.compile(
    r"[ \t]*(?:(?:[a-z0-9]+[ \t]+){0,4}?" + _SETUP_WORDS + r"[ \t]*[:=]"
    r"|0[ \t]*\)[ \t]*" + _SETUP_WORDS + r"(?:[ \t]*[:=-]+|[ \t]+(?:at[ \t]+|in[ \t]+)?)"
    r"|" + _SETUP_WORDS + r"[ \t]*-+(?![a-z0-9])"
    r"|(0)[ \t]*\)(?=[ \t]*[a-z@]))"
)
LIST_NUMBER: Final = re.compile(r"[ \t]*(?:[0-9]{1,2}(?:[ \t]*[.)]|(?=[ \t]+[a-z])|(?=[ \t]*$)))?[ \t]*")
SEPARATOR: Final = re.compile(
    r"[,;/\n]|(?<![a-z0-9])(?:or|then|and)(?![a-z0-9])|(?<=[ \t])(?=[0-9]{1,2}[.)])"
)
ROUND: Final = re.compile(r"(?<![a-z])(?:round|rd|runde|turn)[ \t.#]{0,4}([0-9]{1,2})(?![0-9])")
ROUND_IN_TITLE: Final = re.compile(r"[^\n-]*?(?<![a-z0-9])r ?([0-9]{1,2})(?![0-9])[^\n-]*")
PURCHASE: Final = re.compile(r"(?:buys?[ \t]+)?(?:the[ \t]+)?(?:ferry|crossing)[ \t]+")
SECOND_START: Final = re.compile(r"(?:second[ \t]+)?start(?:[ \t]+at)?[ \t]+")
LEAP: Final = re.compile(r"leap[ \t]+(?:from[ \t]+)?")
WITH: Final = re.compile(r"[ \t]*(?:(?:with|w/|mit)[ \t]*)?")
JOINT: Final = re.compile(r"(?:joint(?:[ \t]+run)?|jr)(?![a-z0-9])")
EXCHANGE: Final = re.compile(r"(?:xrp|erp|exchange(?:[ \t]+of[ \t]+running[ \t]+powers)?)(?![a-z0-9])")
FOR_RACES: Final = re.compile(
    r"[ \t]*(?:for|in|over)[ \t]*(?:races?|runs?)?[ \t]*((?:[0-9]{1,3}(?:[ \t]*(?:,|&|\+|and)[ \t]*)?)+)"
)
SAME_AS: Final = re.compile(r"(?:route[ \t]+)?as[ \t]+")
KEYS: Final = re.compile(
    r"[\[({][ \t]*(@?[ \t]?s?[0-9]{1,2}[shdc]?|[0-9jqka]{1,2}[shdc])[ \t]*(?:-{1,2}|/|,|to)[ \t]*"
    r"(@?[ \t]?s?[0-9]{1,2}[shdc]?|[0-9jqka]{1,2}[shdc])[ \t]*[\])}]"
)
END_OF_STEP: Final = re.compile(r"[;\n]")
