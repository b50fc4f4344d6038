"""The report of a round as it is sent out: plain text, Markdown, and JSON for programs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.game.events import BANK
from engine.messages import Phrase
from engine.postal.history import SETUP, History
from engine.postal.report_lines import Next, Wording, columns
from engine.postal.round_report import BuiltPiece, Flow, RaceReport, RoundReport, report_of
from engine.postal.terms import Terms

_HOW_TO_CHECK: Final = (
    "The hash is the SHA-256 of the seed's text: its 32 characters, without a line break after them."
)


@dataclass(frozen=True)
class Change:
    """What a report says otherwise than the one that it replaces: a company's account then and now."""

    code: str
    before: int
    now: int


class Unread(NamedTuple):
    """What of a company's letter did not count: which order, and why; of some it is only a part."""

    seat: int
    at: str
    says: Phrase
    is_part: bool = False


@dataclass(frozen=True)
class Report:
    """The report of a round: its result, what comes next, and what it corrects.

    ``seed`` is the secret of the luck, told in the last report.
    """

    wording: Wording
    result: RoundReport
    next: Next | None
    changes: tuple[Change, ...] = ()
    unread: tuple[Unread, ...] = ()
    seed: str = ""

    @property
    def terms(self) -> Terms:
        """The terms of the game."""
        return self.wording.terms


def report(
    history: History,
    terms: Terms,
    number: int,
    *,
    seed: str = "",
    earlier: Mapping[str, int] | None = None,
    unread: tuple[Unread, ...] = (),
) -> Report:
    """Return the report of a round that was played; ``earlier`` are the accounts that it corrects.

    ``unread`` is what of the letters did not count.
    """
    until = history if history.round == number else history.before_round(number + 1)
    wording = Wording(until, terms)
    result = report_of(until, number)
    now = dict(zip((company.code for company in terms.companies.each), result.carried, strict=True))
    changes = tuple(
        Change(code, amount, now[code]) for code, amount in (earlier or {}).items() if now.get(code) != amount
    )
    return Report(wording, result, wording.next_round(), changes, unread, seed if until.is_over else "")


# -- text --------------------------------------------------------------------------------------


def as_text(report: Report) -> str:
    """Return a report in plain text, as it is mailed and printed."""
    return "\n\n".join("\n".join(part) for part in parts_of(report)) + "\n"


def parts_of(report: Report) -> list[list[str]]:
    """Return the parts of a report, each its lines; the first is the title."""
    return [lines for part in _parts(report) if (lines := list(part))]


def accounts_of(report: Report) -> list[str]:
    """Return the part of a report that is the table of accounts."""
    return list(columns(report.wording.table(report.result.accounts)))


def _parts(report: Report) -> Iterator[Iterable[str]]:
    yield _title(report)
    yield _changes(report)
    if report.result.round == SETUP:
        yield _starts(report)
    yield from (_company(report, seat) for seat in range(len(report.terms.companies.each)))
    yield from (_race(report, race) for race in report.result.races)
    yield _unread(report)
    yield _stops(report)
    yield _rulings(report)
    yield accounts_of(report)
    yield _coming(report)


def _title(report: Report) -> Iterator[str]:
    terms, result = report.terms, report.result
    name = f"{terms.serial}: {terms.name}" if terms.serial else terms.name
    kind = {"building": "building", "operating": "races"}.get(result.stage, "")
    yield f"{name}, round {result.round} ({kind})" if result.round else f"{name}, starts"
    if result.rolls:
        yield f"Rolls: {_rolls(result.rolls, result.thrown)}"


def _rolls(rolls: tuple[int, ...], thrown: tuple[int, ...]) -> str:
    """Return the rolls by their letters, and all dice as they were thrown."""
    told = ", ".join(f"{letter} = {roll}" for letter, roll in zip("abcdefgh", rolls, strict=False))
    return f"{told} (dice: {', '.join(map(str, thrown))})" if thrown else told


def _changes(report: Report) -> Iterator[str]:
    for change in report.changes:
        yield f"Correction: {change.code} has {change.now}, not {change.before}."


def _starts(report: Report) -> Iterator[str]:
    wording, result = report.wording, report.result
    for company, hex_ in zip(report.terms.companies.each, result.starts, strict=True):
        words = ", ".join(filter(None, (company.name, company.player, company.colour)))
        yield f"{company.code} [{company.letter}] {words}: starts at {wording.place(hex_)}"
    if report.terms.promise:
        yield ""
        what = "All dice come" if report.terms.luck == "seed" else "The dice of trains and of starts come"
        yield f"{what} from one seed, to be told in the last report. Its hash: {report.terms.promise}"
        yield _HOW_TO_CHECK
        if report.terms.luck == "typed":
            yield "The referee throws the dice of builds and deals the races."


def _company(report: Report, seat: int) -> Iterator[str]:
    """Yield what a company built, and how its account comes about."""
    wording, result = report.wording, report.result
    if result.round == SETUP:
        return
    company = report.terms.companies.each[seat]
    player = f"({company.player})" if company.player else ""
    yield " ".join(filter(None, (company.code, f"[{company.letter}]", company.name, player)))
    if seat in result.missing:
        yield "No orders received"
    yield from wording.builds(result, seat)
    yield wording.sum_of(result, seat)


def _race(report: Report, race: RaceReport) -> Iterator[str]:
    wording, pair = report.wording, race.pair
    yield wording.race_head(pair.race, pair.keys, pair.names)
    yield wording.race_result(race)
    yield from (f"   {route}" for route in wording.routes(race))
    if dice := wording.dice(race):
        yield f"   {dice}"


def _unread(report: Report) -> Iterator[str]:
    for each in report.unread:
        told = "counts in part" if each.is_part else "does not count"
        yield f"{report.wording.companies.code(each.seat)} {each.at} {told}: {each.says}"


def _stops(report: Report) -> Iterator[str]:
    return (report.wording.stop(stop, report.result) for stop in report.result.stops)


def _rulings(report: Report) -> Iterator[str]:
    for ruling in report.result.rulings:
        why = f" ({ruling.why})" if ruling.why else ""
        code = report.wording.companies.code(ruling.seat)
        yield f"Ruling: {code} {ruling.at} is read as {ruling.read_as or 'nothing'}{why}."


def _coming(report: Report) -> Iterator[str]:
    """Yield what the next round brings, or how the game ended."""
    if report.next is None:
        if report.wording.history.is_over:
            yield f"The game is over: {report.wording.standing(report.result.carried)}."
        if report.seed:
            what = "all dice" if report.terms.luck == "seed" else "the dice of trains and of starts"
            yield f"The seed of {what} was {report.seed}"
            yield _HOW_TO_CHECK
        return
    deadline = f", orders by {report.next.deadline}" if report.next.deadline else ""
    yield f"Round {report.next.round}{deadline}"
    if report.next.rolls:
        yield f"Rolls: {_rolls(report.next.rolls, report.next.thrown)}"
    for race, keys, names in report.next.races:
        yield report.wording.race_head(race, keys, names)


# -- Markdown ----------------------------------------------------------------------------------


def as_markdown(report: Report) -> str:
    """Return a report in Markdown."""
    title, *rest = parts_of(report)
    lines = [f"# {title[0]}", "", *title[1:]]
    table = accounts_of(report)
    for part in rest:
        if part == table:
            lines += ["", *_markdown_table(report.wording.table(report.result.accounts))]
        else:
            lines += ["", f"**{part[0]}**", "", *(f"    {line.strip()}" for line in part[1:])]
    return "\n".join(lines) + "\n"


def _markdown_table(table: list[list[str]]) -> Iterator[str]:
    head, *rows = table
    yield f"| {' | '.join(head)} |"
    yield f"|:---{'|---:' * (len(head) - 1)}|"
    yield from (f"| {' | '.join(row)} |" for row in rows)


# -- JSON --------------------------------------------------------------------------------------


def as_plain(report: Report) -> dict[str, Any]:
    """Return a report as plain values for JSON: places by label, companies by code."""
    wording, result = report.wording, report.result
    codes = [company.code for company in report.terms.companies.each]
    return {
        "game": report.terms.name,
        "serial": report.terms.serial,
        "round": result.round,
        "stage": result.stage,
        "rolls": list(result.rolls),
        "dice": list(result.thrown),
        "missing": [codes[seat] for seat in result.missing],
        "starts": {code: _label(wording, hex_) for code, hex_ in zip(codes, result.starts, strict=False)},
        "builds": {
            code: [[_plain_piece(wording, piece) for piece in pieces] for pieces in result.builds[seat]]
            for seat, code in enumerate(codes)
            if result.builds
        },
        "growth": [
            {
                "roll": growth.roll,
                "moment": growth.moment,
                "company": codes[growth.seat],
                "link": [_label(wording, growth.start), _label(wording, growth.end)],
                "cost": growth.cost,
                "paid": _plain_flows(wording, growth.flows),
            }
            for growth in result.growth
        ],
        "races": [_plain_race(wording, codes, race) for race in result.races],
        "stops": [
            {"company": codes[stop.seat], "at": stop.at, "rule": stop.rule, "message": str(stop.says)}
            for stop in result.stops
        ],
        "unread": [
            {"company": codes[each.seat], "at": each.at, "message": str(each.says)} for each in report.unread
        ],
        "rulings": [
            {"company": codes[each.seat], "at": each.at, "read_as": each.read_as, "why": each.why}
            for each in result.rulings
        ],
        "accounts": {row.name: dict(zip(codes, row.amounts, strict=True)) for row in result.accounts},
        "totals": {row.name: row.total for row in result.accounts},
        "sums": {code: wording.sum_of(result, seat) for seat, code in enumerate(codes)},
        "next": _plain_next(report.next),
        "changes": [
            {"company": change.code, "before": change.before, "now": change.now} for change in report.changes
        ],
        "promise": report.terms.promise,
        "seed": report.seed,
    }


def _label(wording: Wording, hex_: int) -> str:
    return wording.history.game.facts.labels[hex_]


def _plain_piece(wording: Wording, piece: BuiltPiece) -> dict[str, Any]:
    return {
        "text": wording.piece(piece),
        "hexes": [_label(wording, hex_) for hex_ in piece.hexes],
        "paid": [_plain_flows(wording, flows) for flows in piece.flows],
    }


def _plain_flows(wording: Wording, flows: tuple[Flow, ...]) -> list[dict[str, Any]]:
    """Return amounts with the companies they are of; a first entry is of none."""
    codes = wording.companies
    return [
        {"amount": flow.amount, "company": "" if flow.seat == BANK else codes.code(flow.seat)}
        for flow in flows
    ]


def _plain_race(wording: Wording, codes: list[str], race: RaceReport) -> dict[str, Any]:
    return {
        "race": race.pair.race,
        "keys": list(race.pair.keys),
        "names": list(race.pair.names),
        "trains": [
            {
                "companies": [codes[seat] for seat in runner.entry.players],
                "route": [_label(wording, hex_) for hex_ in runner.entry.route],
                "dice": list(runner.dice),
                "place": runner.place,
                "prizes": list(runner.prizes),
            }
            for runner in race.runners
        ],
        "flows": {code: list(flows) for code, flows in zip(codes, race.flows, strict=False) if flows},
        "held_over": not race.runners and not race.dropped,
    }


def _plain_next(next_: Next | None) -> dict[str, Any] | None:
    if next_ is None:
        return None
    return {
        "round": next_.round,
        "rolls": list(next_.rolls),
        "dice": list(next_.thrown),
        "races": [
            {"race": race, "keys": list(keys), "names": list(names)} for race, keys, names in next_.races
        ],
        "deadline": next_.deadline,
    }
