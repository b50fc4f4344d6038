"""The report of a postal round as a page for browsers: its track by the clock, and the next orders to draw.

Players draw on the map what they build or run next, see what it costs, and copy the text of their orders.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from engine.board.document import Board
from engine.game.facts import Facts
from engine.game.state import State
from engine.game.steps.postal.racing import extra_units
from engine.game.track.laying import barred
from engine.game.track.payments import alongside_due, junction_due
from engine.game.track.spending import bonus_of
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Phrase, Tongue, say
from engine.postal.report_lines import Wording
from engine.postal.reports import Report, as_text
from engine.postal.round_report import ROLLS, Growth
from studio.drawing.game.laid_track import hexes_of
from studio.drawing.game.postal_sheet import looks_of
from studio.drawing.maps.themes import ATLAS, Theme
from studio.reports.game_data import player_data
from studio.reports.html_page import CENT, HtmlPage, Plain, map_of, plain_json, rules_of
from studio.reports.postal_works import marks_of, works_data
from studio.reports.share_page import SCRIPTS, WORDS, places_data

_TABS: Final[dict[str, Phrase]] = {
    "game": "Round",
    "orders": "Orders",
    "report": "Report",
    "places": "Towns",
    "rules": "Rules",
}
_WORDS: Final[dict[str, Phrase]] = {
    "company": "Company",
    "left": "{left} of {points} left",
    "over": "{over} more than the roll",
    "how": "Click or drag on the map, from your track or start.",
    "run": "Click or drag along built track, from one end of the race to the other.",
    "noStart": "You cannot build from there: no track of yours.",
    "noWay": "No track can be laid to this hex.",
    "noRun": "No built track leads there.",
    "extra": "Extra track",
    "remove": "Remove",
    "undo": "Remove the last link",
    "clear": "Remove everything",
    "copy": "Copy",
    "copied": "Copied",
    "text": "Your orders",
    "pays": "Payments, without other companies' new track",
    "bank": "bank",
    "nothing": "none",
    "first": "First into {place}: +{amount} if no one is there before you",
    "long": "{n} links, {other} on other companies' track",
    "fees": "ferries {fee}",
    "noOwn": "No track of yours is on this route, so it does not start.",
    "loop": "This route comes to {place} twice.",
    "tooMuch": "Pays {company} {amount}: more than {most} needs an exchange of running powers.",
    "works": "Ferry, crossing, start or leap…",
    "worksHow": "For a leap, first click the hex of your track from which it leads.",
    "account": "{text}: {price} off your account",
}


def postal_page(board: Board, report: Report, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> str:
    """Return the page of a round's report as the text of an HTML file.

    The same report gives the same bytes.
    """
    terms, result = report.terms, report.result
    title = f"{terms.serial}: {terms.name}" if terms.serial else terms.name
    round_: Phrase = say("Round {number}", number=result.round) if result.round else "Starts"
    shown, about_map = map_of(board, theme, title)
    companies = terms.companies.each
    looks = zip(companies, looks_of(terms.companies), strict=True)
    orders = _orders(board, report)
    data = places_data(board) | about_map
    data["game"] = {
        "players": [player_data(company.code, look, theme) for company, look in looks],
        "steps": list(_steps(board, report, tongue)),
    }
    data["report"] = as_text(report)
    return HtmlPage(
        title=title,
        about=tongue.says(round_),
        tabs=[(name, words) for name, words in _TABS.items() if orders or name != "orders"],
        data=data,
        words=WORDS | _WORDS,
        packed={
            "map": shown,
            "rules": rules_of(board, theme, tongue),
            "orders": plain_json(orders),
        },
        scripts=(*SCRIPTS, "ways", "orders"),
    ).text(tongue)


# -- the round -------------------------------------------------------------------------------------


def _steps(board: Board, report: Report, tongue: Tongue) -> Iterator[Plain]:
    """Yield the moments of a round, each with the links laid then: before it, by its clock, and after it."""
    history, result = report.wording.history, report.result
    hexes, facts = hexes_of(board), history.game.facts
    before = history.of_round(result.round)[0].before
    marks = list(marks_of(board, facts, before))
    laid = [*_laid(board, facts, before, hexes), *marks]
    yield _step(tongue.says("Before the round"), (), result.forward, laid)
    for (roll, moment), growths in groupby(result.growth, key=lambda each: (each.roll, each.moment)):
        together = list(growths)
        links = [_link(board, hexes, each.seat, each.start, each.end) for each in together]
        told = [_told(report.wording, each) for each in together]
        heading = f"{ROLLS[roll]}{moment}" if result.stage == "building" else f"{moment}"
        yield _step(heading, told, result.forward, links)
    for race in result.races:
        head = report.wording.race_head(race.pair.race, race.pair.keys, race.pair.names)
        dice = report.wording.dice(race)
        yield _step(
            head,
            list(filter(None, (*report.wording.routes(race), dice, report.wording.race_result(race)))),
            result.forward,
            [],
        )
    sums = [report.wording.sum_of(result, seat) for seat in range(before.players)]
    codes = (company.code for company in report.terms.companies.each)
    told = [f"{code} {sum_}" for code, sum_ in zip(codes, sums, strict=True)]
    new = [mark for mark in marks_of(board, facts, history.state) if mark not in marks]
    yield _step(tongue.says("After the round"), told, result.carried, new)


def _step(heading: str, told: Iterable[str], accounts: tuple[int, ...], laid: list[list[float]]) -> Plain:
    return {"heading": heading, "told": list(told), "accounts": list(accounts), "laid": laid}


def _told(wording: Wording, growth: Growth) -> str:
    """Return a link that was laid: whose, from where and to where, and its cost."""
    code = wording.companies.code(growth.seat)
    return f"{code}: {wording.place(growth.start)} - {wording.place(growth.end)} ({growth.cost})"


def _laid(board: Board, facts: Facts, state: State, hexes: list[Hex]) -> Iterator[list[float]]:
    """Yield the links of a state, each once for each of its owners."""
    for link, owners in enumerate(state.owners):
        start, end = link // 6, facts.neighbours[link]
        for seat in range(state.players):
            if owners >> seat & 1 and start < end:
                yield _link(board, hexes, seat, start, end)


def _link(board: Board, hexes: list[Hex], seat: int, start: int, end: int) -> list[float]:
    ends = (board.sheet.centre_mm(hexes[start]), board.sheet.centre_mm(hexes[end]))
    return [seat, *(round(part, CENT) for end in ends for part in end)]


# -- what may be ordered -----------------------------------------------------------------------------


def _orders(board: Board, report: Report) -> Plain:
    """Return what players order next and what it costs; nothing where no orders are awaited.

    Lists by hex are in the order of the game's facts, those by link have six entries a hex, 0 where no track
    can be laid.
    """
    history = report.wording.history
    facts, state, places = history.game.facts, history.state, history.state.map_places
    if report.next is None:
        return {}
    hexes, links = range(facts.hexes), range(6 * facts.hexes)
    return {
        "round": history.round,
        "slots": list(_slots(report)),
        "codes": [company.code for company in report.terms.companies.each],
        "starts": list(state.starts),
        "names": [report.wording.place(hex_) for hex_ in hexes],
        "towns": [places.is_town(hex_) for hex_ in hexes],
        "at": [[round(part, CENT) for part in board.sheet.centre_mm(hex_)] for hex_ in hexes_of(board)],
        "neighbours": list(facts.neighbours[: len(links)]),
        "costs": list(facts.costs[: len(links)]),
        "owners": list(state.owners[: len(links)]),
        "shut": [_shut(facts, state, seat) for seat in range(state.players)],
        "junctions": [junction_due(facts, places, hex_) for hex_ in hexes],
        "alongside": [alongside_due(facts, places, link) if facts.costs[link] else 0 for link in links],
        "bonuses": {
            place.hex: bonus
            for town, place in enumerate(places.towns)
            if (bonus := bonus_of(facts, state, town)) and not state.served >> town & 1
        },
        "footholds": [[held.player, held.hex] for held in state.footholds],
        "most": facts.rules.most_to_one,
        **works_data(report.wording),
    }


def _slots(report: Report) -> Iterator[Plain]:
    """Yield what can be ordered: the rolls of a round, or its races and extra track."""
    history = report.wording.history
    state = history.state
    for letter, roll in zip(ROLLS, state.post.rolls, strict=False):
        yield {"kind": "build", "head": f"{history.round}{letter}) ", "name": letter, "points": roll}
    for pair in state.post.offered:
        head = report.wording.race_head(pair.race, pair.keys, pair.names)
        yield {
            "kind": "race",
            "head": f"{pair.race}) ({pair.keys[0]}-{pair.keys[1]}) ",
            "name": head,
            "ends": [list(pair.origins), list(pair.goals)],
        }
    units = extra_units(history.game.facts, state)
    if state.post.offered and units:
        yield {"kind": "build", "head": "build) ", "name": "extra", "points": units}


def _shut(facts: Facts, state: State, seat: int) -> list[int]:
    """Return the links that are not open to a company, though track could be laid there."""
    return [
        link
        for link in range(6 * facts.hexes)
        if facts.costs[link] and not state.owners[link] >> seat & 1 and barred(facts, state, seat, link)
    ]
