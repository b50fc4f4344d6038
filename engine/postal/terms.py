"""The terms of a postal game, as ``game.yaml`` has them: name, rules, companies, and the source of luck."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.board.rules import Plain
from engine.boardfile.yaml_events import compose
from engine.boardfile.yaml_text.scalars import written
from engine.messages import Phrase, say
from engine.postal.reading.companies import Companies, Company
from engine.rulesets.limits import MOST_PLAYERS
from engine.text.names import as_folded, normalised

FORMAT: Final = "postal/1"
_FIELD: Final = "platelayer"
_FIELDS: Final = (
    _FIELD,
    "name",
    "serial",
    "board",
    "rules",
    "set",
    "referee",
    "deadline",
    "companies",
    "luck",
)
_COMPANY: Final = ("code", "letter", "name", "player", "colour")
BOARD: Final = "board.yaml"
LuckFrom = Literal["seed", "typed"]


class TermsError(ValueError):
    """Terms that no game can be played by; the text says why."""

    def __init__(self, message: Phrase) -> None:
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Terms:
    """What a postal game is about.

    ``settings`` are rules set otherwise than by the board. ``promise`` is the hash of the seed; luck that is
    ``typed`` by the referee has none. The ``deadline`` is shown and nothing more.
    """

    name: str
    companies: Companies
    serial: str = ""
    rules: str = "postal"
    settings: tuple[tuple[str, Plain], ...] = ()
    referee: str = ""
    deadline: str = ""
    luck: LuckFrom = "seed"
    promise: str = ""

    def __post_init__(self) -> None:
        """Refuse companies that cannot be told apart."""
        each = self.companies.each
        if not 1 <= len(each) <= MOST_PLAYERS:
            raise TermsError(
                say("A game has 1 to {most} companies. Give each a code and a name.", most=MOST_PLAYERS)
            )
        for names in ([company.code for company in each], [company.letter for company in each]):
            if len(as_folded(names)) < len(names) or not all(name.strip() for name in names):
                raise TermsError(say("Every company needs a code and a letter of its own."))

    def changed(self, seat: int, **fields: str) -> "Terms":
        """Return the terms with another name, player or colour of a company."""
        each = list(self.companies.each)
        each[seat] = replace(each[seat], **fields)
        return replace(self, companies=Companies(tuple(each)))


def companies_of(named: Mapping[str, str]) -> Companies:
    """Return companies by code and name, each with the first letter of its code that is still free."""
    found: list[Company] = []
    for code, name in named.items():
        taken = {company.letter for company in found}
        free = [sign for sign in code.upper() if sign.isalnum() and sign not in taken]
        letter = (free or [sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if sign not in taken])[0]
        found.append(Company(code, letter, name))
    return Companies(tuple(found))


# -- writing -----------------------------------------------------------------------------------


def write_terms(terms: Terms) -> str:
    """Return the text of ``game.yaml``."""
    return "".join(f"{line}\n" for line in _lines(terms))


def _lines(terms: Terms) -> Iterator[str]:
    yield f"{_FIELD}: {FORMAT}"
    yield f"name: {written(terms.name)}"
    if terms.serial:
        yield f"serial: {written(terms.serial)}"
    yield f"board: {BOARD}"
    yield f"rules: {written(terms.rules)}"
    if terms.settings:
        yield f"set: {{{', '.join(f'{name}: {_value(value)}' for name, value in terms.settings)}}}"
    for name in ("referee", "deadline"):
        if value := getattr(terms, name):
            yield f"{name}: {written(value)}"
    yield "companies:"
    for company in terms.companies.each:
        fields = ((name, getattr(company, name)) for name in _COMPANY)
        yield f"  - {{{', '.join(f'{name}: {written(value)}' for name, value in fields if value)}}}"
    promise = f", promise: {written(terms.promise)}" if terms.promise else ""
    yield f"luck: {{from: {terms.luck}{promise}}}"


def _value(value: Plain) -> str:
    """Return the value of a rule as YAML."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    return written(value) if isinstance(value, str) else str(value).lower()


# -- reading -----------------------------------------------------------------------------------


def read_terms(text: str) -> Terms:
    """Return the terms that a text holds; raises TermsError."""
    document = compose(text)
    if document.report.broken or not isinstance(document.data, dict):
        finding = next(iter(document.report.findings), None)
        raise TermsError(say("game.yaml cannot be read.") if finding is None else finding.message)
    data = document.data
    if data.get(_FIELD) != FORMAT:
        raise TermsError(say("game.yaml must begin with '{field}: {format}'.", field=_FIELD, format=FORMAT))
    _expect(data, _FIELDS)
    settings = data.get("set") or {}
    luck = data.get("luck") or {}
    if not isinstance(settings, dict) or not isinstance(luck, dict):
        raise TermsError(say("In game.yaml, 'set' and 'luck' must hold fields."))
    _expect(luck, ("from", "promise"))
    return Terms(
        name=_text(data, "name"),
        companies=_companies(data.get("companies")),
        serial=_text(data, "serial"),
        rules=_text(data, "rules") or "postal",
        settings=tuple((name, _plain(value)) for name, value in settings.items()),
        referee=_text(data, "referee"),
        deadline=_text(data, "deadline"),
        luck="typed" if _text(luck, "from") == "typed" else "seed",
        promise=_text(luck, "promise"),
    )


def _companies(data: Any) -> Companies:
    if not isinstance(data, list) or not all(isinstance(company, dict) for company in data):
        raise TermsError(say("In game.yaml, 'companies' must list the companies."))
    for company in data:
        _expect(company, _COMPANY)
    return Companies(tuple(Company(*(_text(company, name) for name in _COMPANY)) for company in data))


def _expect(data: dict[str, Any], known: tuple[str, ...]) -> None:
    for name in data:
        if name not in known:
            says = say("There is no field '{name}' here. There are {known}.", name=name, known=known)
            raise TermsError(says)


def _text(data: dict[str, Any], name: str) -> str:
    value = data.get(name)
    return "" if value is None or isinstance(value, dict | list) else normalised(str(value)).strip()


def _plain(value: Any) -> Plain:
    """Return the value of a rule as boards have it."""
    return tuple(map(_plain, value)) if isinstance(value, list) else value
