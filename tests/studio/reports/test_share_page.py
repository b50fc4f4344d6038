"""The page of a map opens in any browser, with its towns, keys, rules and a game to step through."""

import gzip
import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.hexes.sheet import Sheet
from engine.messages import ENGLISH
from engine.transcript.header import board_of
from engine.transcript.reading import Transcript, read_transcript
from engine.transcript.replay import replay
from studio.drawing.maps.themes import ATLAS
from studio.reports.game_data import game_data
from studio.reports.share_page import share_page
from tests.shipped import shipped
from tests.studio.reports.browser import driven, needs_chromium

SHEET = Sheet(6, 5)


def small(**changes: Any) -> Board:
    towns = (
        Town("Ross & <Wye>", SHEET.hex_named("B2"), ("11", "12")),
        Town("", SHEET.hex_named("D4"), ("21",)),
    )
    fields = {
        "keys": "dice-36+6",
        "towns": towns,
        "specials": (Special("1", "London", (SHEET.hex_named("A1"),)),),
    }
    return new_board(SHEET, title="Small </script>", **(fields | changes))


@pytest.fixture(scope="module")
def game() -> Transcript:
    return read_transcript(Path("tests/data/games/sixth.jsonl"))


def element(page: str, name: str) -> str:
    found = re.search(rf'<script type="[^"]*" id="{name}">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return found[1]


def data_in(page: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(element(page, "data"))
    return data


def unpacked(page: str, name: str) -> str:
    return gzip.decompress(b64decode(element(page, name))).decode()


def test_a_page_has_the_map_the_rules_and_every_town_with_its_keys() -> None:
    page = share_page(small())
    assert unpacked(page, "packed-map").startswith("<?xml")
    assert 'aria-label="Small &lt;/script&gt;: instructions"' in unpacked(page, "packed-rules")
    data = data_in(page)
    assert [(place["name"], place["keys"], place["where"]) for place in data["places"]] == [
        ("", ["21"], "D4"),
        ("Ross & <Wye>", ["11", "12"], "B2"),
        ("London", ["1"], "A1"),
    ]
    assert [len(keys) for keys in data["keys"]] == [6] * 7
    assert data["passing"]["16"][:2] == ["16", "11"]
    assert "Small &lt;/script&gt;" in page
    assert page.count("</script>") == 4


def test_cards_are_shown_with_the_signs_of_their_suits_and_a_board_without_keys_has_no_dice() -> None:
    cards = small(keys="cards-52", specials=(), towns=(Town("Ayr", SHEET.hex_named("B2"), ("10H",)),))
    data = data_in(share_page(cards))
    assert data["places"][0]["keys"] == ["10♥"]
    assert (data["cards"], len(data["keys"])) == (True, 4)
    assert 'value="keys"' not in share_page(small(keys="none", specials=()))


def test_the_same_map_gives_the_same_page_of_less_than_a_megabyte_without_the_network() -> None:
    severn = shipped("severn")
    page = share_page(severn)
    assert len(page.encode()) < 1_000_000
    assert page == share_page(severn)
    assert not re.search(r'(?:src|href)="(?!#)', page)


def test_a_game_is_stepped_through_with_its_track_and_accounts(game: Transcript) -> None:
    board = board_of(game.header)
    steps = data_in(share_page(board, game=game_data(board, ATLAS, game, ENGLISH)))["game"]["steps"]
    assert [step["heading"] for step in steps][-1] == "The end"
    assert sum(len(step["laid"]) for step in steps) > 20
    *_, last = replay(game)
    assert steps[-1]["accounts"] == list(last.state.accounts)


DRIVE = """
const box = () => document.querySelector("#map svg").getAttribute("viewBox");
const whole = box();
document.getElementById("closer").click();
tell("zoomed", whole !== box());
const search = document.querySelector("#places input");
search.value = "ross";
search.dispatchEvent(new Event("input"));
tell("found", [...document.querySelectorAll("#places tbody tr")].filter((row) => !row.hidden).length);
document.querySelector("#keys .step button").click();
tell("crossed", document.querySelectorAll('#keys [aria-pressed="true"]').length);
document.querySelectorAll("#keys .step button")[1].click();
tell("left", document.querySelectorAll('#keys [aria-pressed="true"]').length);
tell("rules", Boolean(document.querySelector("#rules svg")));
"""


@needs_chromium
def test_a_browser_shows_the_map_finds_towns_and_crosses_off_keys(tmp_path: Path) -> None:
    expected = {"zoomed": "true", "found": "1", "crossed": "1", "left": "0", "rules": "true", "ready": "true"}
    assert driven(share_page(small()), DRIVE, tmp_path) == expected
