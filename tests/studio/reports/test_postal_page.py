"""A player draws the next orders on the page of a postal round, and the program reads their text."""

import gzip
import json
import re
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from engine.game.events import Paid, Reason
from engine.postal.adjudicating import move_of
from engine.postal.folder import Folder, begin_folder
from engine.postal.luck import new_seed
from engine.postal.publishing import files_of, play_round
from engine.postal.reading.companies import Companies, Company
from engine.postal.reading.letters import letter_from_text
from engine.postal.reading.orders import orders_of
from engine.postal.reading.written_orders import Concern, Orders
from engine.postal.report_lines import Wording
from engine.postal.reports import Report
from engine.postal.terms import Terms
from studio.reports.postal_page import postal_page
from tests.engine.game.boards import ruled, vale
from tests.engine.postal.conftest import fell
from tests.studio.reports.browser import driven, needs_chromium

COMPANIES: Final = Companies((Company("RED", "R", "Royal <Eastern>"), Company("BLUE", "B")))


def play(folder: Folder, *letters: str) -> tuple[Folder, Report]:
    """Play a round by some letters."""
    for seat, letter in enumerate(letters):
        folder.take(seat, letter.encode())
    after, told = play_round(folder)
    return folder.saved(after.history, files_of(told), after.terms), told


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """Return a game of two companies that waits for their wishes."""
    settings = (("race_table", "draws"), ("build_rounds", 2))
    terms = Terms("Fell & far", COMPANIES, serial="RR 1", settings=settings)
    return begin_folder(tmp_path_factory.mktemp("fell") / "game", terms, fell(), new_seed(5))


@pytest.fixture(scope="module")
def built(game: Folder) -> tuple[Folder, Report]:
    """Round 1 is played: Red has track from Ayr, Blue from Esk; and another waits for orders."""
    folder, _ = play(game, "0) starts: Ayr", "0) starts: Esk")
    return play(folder, "1a) (Ayr) - A3", "1a) (Esk) - D1 - C2 - C3")


def data_in(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


def orders_in(page: str) -> dict[str, Any]:
    found = re.search(r'id="packed-orders">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    orders: dict[str, Any] = json.loads(gzip.decompress(b64decode(found[1])))
    return orders


def test_a_round_is_stepped_through_by_its_clock_with_the_report(built: tuple[Folder, Report]) -> None:
    folder, told = built
    page = postal_page(folder.board, told)
    data = data_in(page)
    steps = data["game"]["steps"]
    assert [step["heading"] for step in steps][:3] == ["Before the round", "a1", "a2"]
    rings, track = steps[0]["laid"], steps[1:]
    assert [ring[0] for ring in rings] == [0, 1], "both starts"
    assert sum(len(step["laid"]) for step in track) == len(told.result.growth)
    assert steps[1]["told"] == ["RED: Ayr - A2 (1)", "BLUE: Esk - D1 (1)"]
    assert steps[-1]["accounts"] == list(told.result.carried)
    assert "1a) (Ayr) - A3" in data["report"]
    assert "Fell &amp; far" in page
    assert page == postal_page(folder.board, told)


DRAW: Final = """
document.querySelector('nav button[value=orders]').click();
const names = %s, at = %s;
const svg = document.querySelector("#map svg"), host = document.getElementById("map");
const place = (name) => {
  const [x, y] = at[names.indexOf(name)];
  const seen = new DOMPoint(x + data.origin[0], y + data.origin[1]).matrixTransform(svg.getScreenCTM());
  return { clientX: seen.x, clientY: seen.y, pointerId: 1, bubbles: true };
};
host.setPointerCapture = () => {};
const send = (kind, name) => host.dispatchEvent(new PointerEvent(kind, place(name)));
const click = (name) => { send("pointerdown", name); send("pointerup", name); };
const drag = (...names) => {
  send("pointerdown", names[0]);
  for (const name of names.slice(1)) send("pointermove", name);
  send("pointerup", names[names.length - 1]);
};
const whose = document.querySelector("#orders select");
whose.value = %d;
whose.dispatchEvent(new Event("change"));
const slot = (place) => document.querySelectorAll(".slot > button")[place].click();
"""


def drawn_orders(
    folder: Folder, told: Report, seat: int, script: str, path: Path
) -> tuple[dict[str, str], Orders]:
    """Draw orders of a company in a browser; return what the script told, and the orders as they are read."""
    page = postal_page(folder.board, told)
    orders = orders_in(page)
    start = DRAW % (json.dumps(orders["names"]), json.dumps(orders["at"]), seat)
    end = 'tell("text", document.querySelector("textarea").value);'
    found = driven(page, start + script + end, path)
    assert "error" not in found, found["error"]
    read = orders_of(letter_from_text(found["text"]), folder.occasion(seat))
    assert read.doubts == ()
    return found, read


def labels(folder: Folder, read: Orders) -> list[str]:
    names = folder.history.game.facts.labels
    return [f"{piece.at} {' '.join(names[hex_] for hex_ in piece.hexes)}" for piece in read.pieces]


@needs_chromium
def test_builds_drawn_in_a_browser_are_read_as_the_same_links(
    built: tuple[Folder, Report], tmp_path: Path
) -> None:
    script = """
    drag("A3", "B3", "C3", "B3", "C3", "C4");
    slot(1);
    click("C4"); click("D4"); click("E5");
    click("A3"); click("Bow");
    slot(2);
    click("Esk");
    tell("refused", document.querySelector(".news").textContent);
    tell("costs", [...document.querySelectorAll(".cost")].map((line) => line.textContent).join(";"));
    tell("left", [...document.querySelectorAll(".left")].map((line) => line.textContent).join(";"));
    """
    folder, told = built
    found, read = drawn_orders(folder, told, 0, script, tmp_path)
    assert labels(folder, read) == ["a1 A3 B3 C3 C4", "b1 C4 D4 E5", "b2 A3 A4 A5 A6"]
    assert found["left"] == "2 of 5 left;0 of 5 left;5 of 5 left"
    assert "BLUE 1;First into Bow: +6" in found["costs"]
    assert found["refused"] == "You cannot build from there: no track of yours."


@pytest.fixture(scope="module")
def racing(built: tuple[Folder, Report]) -> tuple[Folder, Report]:
    """Blue joined Esk with Stoke in round 2, and the races of round 3 wait for entries."""
    folder, _ = built
    return play(folder, "2a) (A3) - A4\n2b) (A4) - Bow", "2a) (C3) - D3 - D7\n2b) (D7) - C8")


@needs_chromium
def test_a_run_and_extra_track_are_drawn_in_a_browser(racing: tuple[Folder, Report], tmp_path: Path) -> None:
    script = """
    click("Esk"); click("Stoke-on-Wye");
    slot(2);
    click("D7"); click("D9");
    """
    folder, told = racing
    _, read = drawn_orders(folder, told, 1, script, tmp_path)
    assert labels(folder, read) == ["1 E1 D1 C2 C3 D3 D4 D5 D6 D7 C8", "x1 D7 D8 D9"]
    assert [race.race for race in read.races] == [1]


@pytest.fixture(scope="module")
def afloat(tmp_path_factory: pytest.TempPathFactory) -> tuple[Folder, Report]:
    """Blue has come to a ferry's port, and Red to Blue's start; there are leaps and second starts."""
    settings = (("race_table", "draws"), ("build_rounds", 2), ("leaps_over_one", 2))
    board = ruled(vale())
    terms = Terms("Vale", COMPANIES, settings=settings)
    folder = begin_folder(tmp_path_factory.mktemp("vale") / "game", terms, board, new_seed(5))
    folder, _ = play(folder, "0) starts: Ayton", "0) starts: A3")
    return play(folder, "1a) (Ayton) - A3", "1a) (A3) - A4 - B4 - Hythe")


CHOOSE: Final = """
const choose = (text) => {
  const list = document.querySelector("select.works");
  list.selectedIndex = [...list.options].findIndex((option) => option.textContent.startsWith(text));
  list.dispatchEvent(new Event("change"));
};
"""


@needs_chromium
def test_ferries_leaps_and_second_starts_are_drawn_and_ordered(
    afloat: tuple[Folder, Report], tmp_path: Path
) -> None:
    folder, told = afloat
    script = """
    choose("ferry Packet");
    click("Jetty"); click("Eaton");
    slot(1);
    choose("start F3");
    click("F3"); click("F4");
    tell("costs", [...document.querySelectorAll(".cost")].map((line) => line.textContent).join(";"));
    """
    found, read = drawn_orders(folder, told, 1, CHOOSE + script, tmp_path)
    assert found["text"] == (
        "BLUE, round 2\n2a) ferry Packet ; (Jetty) - Eaton\n2b) start F3 ; (F3) - F4\n2c) nothing\n"
    )
    assert "bank 6" in found["costs"]
    leap = """
    click("A3");
    choose("leap A3 - Hythe over BLUE");
    click("Hythe"); click("C5");
    """
    _, other = drawn_orders(folder, told, 0, CHOOSE + leap, tmp_path)
    history = folder.history.made(move_of(folder.history, other)).made(move_of(folder.history, read))
    state, facts = history.state, history.game.facts
    assert state.ferries == (1, -1)
    assert {(held.player, facts.labels[held.hex]) for held in state.footholds} == {(1, "F3"), (0, "B5")}
    shown = replace(told, wording=Wording(history, folder.terms))
    marks = data_in(postal_page(folder.board, shown))["game"]["steps"][-1]["laid"]
    assert sorted((mark[0], mark[5]) for mark in marks) == [(0, 1), *[(1, 1)] * 4, (1, 2)]


TRACK: Final = {Reason.JUNCTION, Reason.ALONGSIDE, Reason.CAP}
RANDOM: Final = """
const ground = new Ground(JSON.parse(await unpackedText("packed-orders")));
let seed = 7;
const random = (count) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * count);
};
const found = [];
for (let number = 0; number < 40; number++) {
  const company = new Company(ground, number % 2);
  company.pieces.forEach((pieces, slot) => {
    for (let more = random(3); more > 0; more--) {
      const starts = ground.names.map((_, hex) => hex).filter((hex) => company.mayStart(hex, slot));
      const piece = [starts[random(starts.length)]];
      for (let leg = 0; leg < 2; leg++) {
        const way = ground.way(piece[piece.length - 1], random(ground.names.length), company.price("build"));
        piece.push(...way.slice(1, 5));
      }
      if (piece.length > 1) pieces.push(piece);
    }
  });
  found.push({ text: company.text(), pieces: company.pieces.flat(), pays: [...company.reckoned().pays] });
}
tell("found", JSON.stringify(found));
"""


@needs_chromium
def test_any_builds_of_the_page_are_read_and_paid_as_it_says(
    built: tuple[Folder, Report], tmp_path: Path
) -> None:
    folder, told = built
    found = json.loads(driven(postal_page(folder.board, told), RANDOM, tmp_path)["found"])
    assert any(each["pays"] for each in found)
    for number, each in enumerate(found):
        seat = number % 2
        read = orders_of(letter_from_text(each["text"]), folder.occasion(seat))
        assert [list(piece.hexes) for piece in read.pieces] == each["pieces"]
        assert {doubt.concern for doubt in read.doubts} <= {Concern.REMARK}
        history = folder.history
        for other in range(2):
            history = history.made(move_of(history, read if other == seat else None))
        events = (event for made in history.moves[-2:] for event in made.played.events)
        paid = [event for event in events if isinstance(event, Paid) and event.payer == seat]
        due = sum(
            event.amount for event in paid if event.purpose.reason in {Reason.JUNCTION, Reason.ALONGSIDE}
        )
        assert sum(amount for _, amount in each["pays"]) in {due, *range(16, 99)}
