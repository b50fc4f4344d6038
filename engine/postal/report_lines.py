"""A round in the words and signs that postal players know: builds, races, and the accounts (VP.B10)."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from engine.game.events import BANK
from engine.game.moves import Buy, Cross, Leap, Piece, Start
from engine.postal.history import History
from engine.postal.reading.companies import Companies
from engine.postal.reading.expanding import straight
from engine.postal.reading.source import compared
from engine.postal.round_report import (
    ROLLS,
    BuiltPiece,
    Flow,
    RaceReport,
    RoundReport,
    Row,
    Runner,
    Stop,
    thrown_for,
)
from engine.postal.terms import Terms

_ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


class Next(NamedTuple):
    """What the next round brings: its number, the rolls and the dice they are of, or races, the deadline."""

    round: int
    rolls: tuple[int, ...]
    thrown: tuple[int, ...]
    races: tuple[tuple[int, tuple[str, str], tuple[str, str]], ...]
    deadline: str


class Wording:
    """Writes what came of a round; every name and sign is one that orders are read by."""

    def __init__(self, history: History, terms: Terms) -> None:
        self.history = history
        self.terms = terms
        self._gazetteer = history.gazetteer
        self._names: dict[int, str] = {}

    @property
    def companies(self) -> Companies:
        """The companies by seat."""
        return self.terms.companies

    # -- places ----------------------------------------------------------------------------

    def place(self, hex_: int) -> str:
        """Return what a hex is called: its town, if orders that name it mean this hex; else its label."""
        if hex_ not in self._names:
            self._names[hex_] = self._place(hex_)
        return self._names[hex_]

    def _place(self, hex_: int) -> str:
        name = self._gazetteer.towns.get(hex_)
        if name is not None:
            words = "".join(map(compared, name)) + " "
            found = self._gazetteer.exact(words, 0)
            if (
                found is not None
                and found.end == len(name)
                and [each.hexes for each in found.places] == [(hex_,)]
            ):
                return name
        return self.history.game.facts.labels[hex_]

    def corners(self, hexes: tuple[int, ...], named: Iterable[int] = ()) -> tuple[int, ...]:
        """Return which hexes of a chain orders must name: ends, bends, towns, ports and others to be named.

        Places at sea have no name.
        """
        facts, wanted, kept = self.history.game.facts, {*named}, [0]
        ashore = facts.hexes
        for place in range(1, len(hexes) - 1):
            before, here, after = hexes[kept[-1]], hexes[place], hexes[place + 1]
            if here >= ashore:
                continue
            at_port = after >= ashore or hexes[place - 1] >= ashore
            is_line = not at_port and straight(facts, before, after) == hexes[kept[-1] : place + 2]
            if at_port or not is_line or here in wanted or self._is_town(here):
                kept.append(place)
        return (*kept, len(hexes) - 1) if len(hexes) > 1 else tuple(kept)

    def _is_town(self, hex_: int) -> bool:
        return self.history.game.facts.map_places.is_town(hex_)

    def route(self, hexes: tuple[int, ...]) -> str:
        """Return a route as it is ordered, its first point in brackets."""
        first, *others = self.corners(hexes)
        return " - ".join([f"({self.place(hexes[first])})", *(self.place(hexes[at]) for at in others)])

    def way(self, hexes: tuple[int, ...]) -> str:
        """Return a route by the places that orders must name."""
        return " - ".join(self.place(hexes[place]) for place in self.corners(hexes))

    # -- builds ----------------------------------------------------------------------------

    def piece(self, piece: BuiltPiece) -> str:
        """Return what was laid of a piece, with what was paid where: ``(B2) - C3 [-1B] - Bolton [+6]``."""
        if piece.work is not None:
            return self.work(piece.work)
        noted = [hex_ for hex_, flows in zip(piece.hexes, piece.flows, strict=True) if flows]
        words = []
        for place in self.corners(piece.hexes, noted):
            name = self.place(piece.hexes[place])
            note = "".join(self.flow(flow) for flow in piece.flows[place])
            words.append((f"({name})" if place == 0 else name) + (f" [{note}]" if note else ""))
        return " - ".join(words)

    def work(self, work: Piece) -> str:
        """Return the words that order a ferry, a leap or a second start."""
        facts = self.history.game.facts
        match work:
            case Buy(ferry):
                return f"ferry {facts.ferries[ferry].name}"
            case Cross(crossing):
                return f"crossing {facts.crossings[crossing].name}"
            case Leap(start, end, rival):
                return f"leap {self.place(start)} - {self.place(end)} over {self.companies.code(rival)}"
            case Start(hex_):
                return f"start {self.place(hex_)}"
            case _:
                return self.way(work)

    def flow(self, flow: Flow) -> str:
        """Return an amount with the letter of the company it is of: ``-1B``, ``+6``."""
        return f"{flow.amount:+d}{'' if flow.seat == BANK else self.companies.each[flow.seat].letter}"

    def builds(self, report: RoundReport, seat: int) -> Iterator[str]:
        """Yield the lines of what a company built, a roll a line, or all of its extra track."""
        for roll, pieces in enumerate(report.builds[seat]):
            done = (piece for piece in pieces if len(piece.hexes) > 1 or (piece.work and piece.is_done))
            laid = [self.piece(piece) for piece in done]
            head = "build)" if report.stage == "operating" else f"{report.round}{ROLLS[roll]})"
            if laid:
                yield f"{head} {' ; '.join(laid)} ;"
            elif report.stage == "building":
                yield f"{head} nothing"

    def sum_of(self, report: RoundReport, seat: int) -> str:
        """Return how an account comes about: ``=20+12+5[B]-3[A]=34``."""
        first, *flows = report.terms[seat]
        words = f"={first.amount}"
        for flow in flows:
            letter = "" if flow.seat == BANK else f"[{self.companies.each[flow.seat].letter}]"
            words += f"{flow.amount:+d}{letter}"
        return f"{words}={report.carried[seat]}"

    def stop(self, stop: Stop, report: RoundReport) -> str:
        """Return what did not come off as ordered, and why."""
        code = self.companies.code(stop.seat)
        if stop.hex >= 0:
            what = "build" if report.stage == "operating" else f"roll {stop.at}"
            return f"{code}: {what} ends at {self.place(stop.hex)}. {stop.says} ({stop.rule})"
        return f"{code}: no entry in race {stop.at}. {stop.says} ({stop.rule})"

    # -- races -----------------------------------------------------------------------------

    def race_head(self, race: int, keys: tuple[str, str], names: tuple[str, str]) -> str:
        """Return the name of a race: ``37) (62-13) Montpellier -- Paris``."""
        return f"{race}) ({keys[0]}-{keys[1]}) {names[0]} -- {names[1]}"

    def race_result(self, race: RaceReport) -> str:
        """Return how a race went, a company after the other: ``=1st RAVEL 15-1+1 ; TBNS 0+1``."""
        if not race.runners:
            return "Not run" if race.dropped else "Not run, held over"
        words, told = [], set[int]()
        for runner in race.runners:
            place = _ORDINALS[runner.place - 1] + " " if 0 < runner.place <= len(_ORDINALS) else ""
            equal = "=" if runner.shares_place else ""
            joint = "JR" if len(runner.entry.players) > 1 else ""
            for seat, prize in zip(runner.entry.players, runner.prizes, strict=True):
                told.add(seat)
                words.append(
                    f"{equal}{place}{self.companies.code(seat)} {self.cell(race, seat, prize, joint)}"
                )
        for seat, flows in enumerate(race.flows):
            if flows and seat not in told:
                words.append(f"{self.companies.code(seat)} {self.cell(race, seat, 0, '')}")
        return " ; ".join(words)

    def cell(self, race: RaceReport, seat: int, prize: int, joint: str) -> str:
        """Return a prize and what was received and paid: ``10JR+7+5``."""
        return f"{prize}{joint}{''.join(f'{amount:+d}' for amount in race.flows[seat])}"

    def routes(self, race: RaceReport) -> Iterator[str]:
        """Yield the routes of a race, each with its length."""
        for runner in race.runners:
            route = runner.entry.route
            yield f"{self._runner(runner)}: {self.way(route)} ({len(route) - 1} links)"

    def _runner(self, runner: Runner) -> str:
        return "+".join(self.companies.code(seat) for seat in runner.entry.players)

    def dice(self, race: RaceReport) -> str:
        """Return what was rolled for the trains of a race; nothing where no train had to roll."""
        rolled = (runner for runner in race.runners if runner.dice)
        told = " ; ".join(f"{self._runner(runner)} {', '.join(map(str, runner.dice))}" for runner in rolled)
        return f"Dice: {told}" if told else ""

    # -- accounts --------------------------------------------------------------------------

    def table(self, rows: tuple[Row, ...]) -> list[list[str]]:
        """Return the accounts as a table with a head, each row with its total."""
        codes = [company.code for company in self.companies.each]
        head = ["", *codes, "Total"]
        body = [[row.name, *(str(amount) for amount in row.amounts), str(row.total)] for row in rows]
        return [head, *body]

    def standing(self, amounts: tuple[int, ...]) -> str:
        """Return the companies by wealth, ties together."""
        order = sorted(range(len(amounts)), key=lambda seat: (-amounts[seat], seat))
        parts = []
        for amount, seats in groupby(order, key=lambda seat: amounts[seat]):
            parts.append(f"{' and '.join(self.companies.code(seat) for seat in seats)} {amount}")
        return ", ".join(parts)

    def next_round(self) -> Next | None:
        """Return what the round that waits brings, None where the game is over or the dice are to come."""
        history = self.history
        post = history.state.post
        if history.is_over or post.phase != "writing":
            return None
        races = tuple((pair.race, pair.keys, pair.names) for pair in post.offered)
        thrown = thrown_for(history, history.round)
        return Next(history.round, post.rolls, thrown, races, self.terms.deadline)


def columns(table: list[list[str]]) -> Iterator[str]:
    """Yield the lines of a table in columns: the first to the left, numbers to the right."""
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    for row in table:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()
