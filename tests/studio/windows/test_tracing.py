"""What is shown of a trace before it is accepted: laid over the scan by pixels, only the newest."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtGui import QImage, QTransform
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.terrain import HILL, SEA
from engine.hexes.affine import Affine
from engine.hexes.sheet import Sheet, Top
from engine.tracing.laying import is_laid_under, laid_under
from engine.tracing.pictures import Picture
from engine.tracing.proposals import Sample, hex_colours, proposed
from studio.drawing.maps.themes import ATLAS
from studio.windows.kit.no_enter_dialog import CalmDialog
from studio.windows.tracing.scan_veil import Veil
from studio.windows.tracing.trace_dialog import TraceDialog, fit_message, painting_messages
from studio.windows.tracing.trace_preview import SURE, Preview, Previews, Wish, previewed

SHEET = Sheet(12, 10)
PX_PER_MM = 4.0
PLACING = Affine(np.array([[PX_PER_MM, 0.0, 0.0], [0.0, PX_PER_MM, 0.0]]), 0.0)
GREEN, BLUE, TEAL = (90, 160, 60), (60, 120, 200), (62, 140, 140)
WIDE, HIGH = (round(side * PX_PER_MM) for side in SHEET.size_mm)


def scan() -> Picture:
    """Green in the west, blue in the east, and what is nearly either between them."""
    pixels = np.full((HIGH, WIDE, 3), GREEN, dtype=np.uint8)
    pixels[:, WIDE // 3 :] = TEAL
    pixels[:, WIDE * 2 // 3 :] = BLUE
    return Picture(pixels, (WIDE, HIGH))


def wish(sure: float = 0.0, picture: Picture | None = None) -> Wish:
    samples = (Sample(HILL, GREEN), Sample(SEA, BLUE))
    return Wish(new_board(SHEET), picture or scan(), (), PLACING, samples, frozenset(), sure)


def preview(of: Wish) -> Preview:
    return previewed(of, proposed(*hex_colours(SHEET, PLACING, of.picture), of.samples))


def test_hexes_off_the_picture_are_counted_and_only_those_brushed_if_any_are() -> None:
    whole = scan()
    half = Picture(whole.pixels[:, : WIDE // 2], (WIDE // 2, HIGH))
    assert preview(wish()).beside == 0
    told = preview(wish(picture=half))
    assert 4 * SHEET.rows < told.beside < 7 * SHEET.rows
    east, west = SHEET.hex_at(SHEET.columns - 1, 0), SHEET.hex_at(0, 0)
    assert preview(replace(wish(picture=half), brushed=frozenset((east, west)))).beside == 1


def pixel(image: QImage, column: int, row: int, across: float = 0.0) -> int:
    """The colour at a hex, so many millimetres east of its centre."""
    x, y = SHEET.centre_mm(SHEET.hex_at(column, row))
    return image.pixel(int((x + across) * PX_PER_MM), int(y * PX_PER_MM))


def test_hexes_are_veiled_in_the_colours_of_the_map_and_unsure_ones_rimmed() -> None:
    veil = Veil(SHEET, PLACING, preview(wish())).image(QTransform(), WIDE, HIGH)
    half = SHEET.across_flats_mm / 2
    assert pixel(veil, 1, 4) == 0xBE << 24 | int(ATLAS.hill[1:], 16)
    assert pixel(veil, 10, 4) & 0xFFFFFF == int(ATLAS.sea[1:], 16)
    assert 0x5A000000 in {pixel(veil, 1, 4, half + step / PX_PER_MM) for step in (-1, 0, 1)}
    assert 0xFFD6336C in {pixel(veil, 5, 4, half + step / PX_PER_MM) for step in (-1, 0, 1)}
    assert pixel(Veil(SHEET, PLACING, None).image(QTransform(), WIDE, HIGH), 1, 4) == 0


def test_what_is_not_sure_stays_as_it_is_unless_asked_for_and_is_rimmed_all_the_same() -> None:
    all_, sure = preview(wish()), preview(wish(sure=SURE))
    assert all_.count_unsure > 0
    assert (all_.count_left, sure.count_left, sure.count_unsure) == (0, all_.count_unsure, 0)
    assert sure.count == all_.count - all_.count_unsure
    assert (sure.unsure == all_.unsure).all()
    half = SHEET.across_flats_mm / 2
    veil = Veil(SHEET, PLACING, sure).image(QTransform(), WIDE, HIGH)
    assert 0xFFD6336C in {pixel(veil, 5, 4, half + step / PX_PER_MM) for step in (-1, 0, 1)}
    at = SHEET.hex_at(1, 4)
    assert preview(replace(wish(sure=SURE), brushed=frozenset((at,)))).count_left == 0


def test_the_number_of_hexes_painted_and_left_is_shown() -> None:
    told = [str(each) for each in painting_messages(106, 0, 5, 1, is_brushed=False)]
    assert told == [
        "106 hexes will be painted.",
        "5 more, outlined in red, are uncertain and do not change. Lower “At least sure” to paint them too.",
        "1 hex is outside the picture and does not change.",
    ]
    assert painting_messages(1, 1, 0, 0, is_brushed=True) == [
        "1 hex will be painted, as brushed.",
        "1 of them, outlined in red, is uncertain.",
    ]


def test_the_veil_follows_the_wheel_and_has_no_outlines_where_hexes_are_small() -> None:
    closer = Veil(SHEET, PLACING, preview(wish())).image(QTransform.fromScale(2, 2), WIDE, HIGH)
    x, y = (side * PX_PER_MM * 2 for side in SHEET.centre_mm(SHEET.hex_at(1, 2)))
    assert closer.pixel(int(x), int(y)) & 0xFFFFFF == int(ATLAS.hill[1:], 16)
    farther = Veil(SHEET, PLACING, None).image(QTransform.fromScale(0.1, 0.1), WIDE, HIGH)
    assert farther == Veil(SHEET, PLACING, None).image(QTransform.fromScale(0.1, 0.1), WIDE, HIGH)
    assert {farther.pixel(x, 20) for x in range(WIDE)} == {0}


@pytest.mark.parametrize(
    ("matrix", "anchors", "told"),
    [
        ([[4.0, 0.1, 0.0], [-0.1, 4.1, 0.0]], 3, "a fourth hex shows how well it fits"),
        ([[4.0, 0.1, 0.0], [-0.1, 4.1, 0.0]], 4, "fits within 1.5 pixels"),
        ([[4.0, 2.0, 0.0], [0.0, 4.0, 0.0]], 4, "If a hex is in the wrong place"),
        ([[-4.0, 0.0, 900.0], [0.0, 4.0, 0.0]], 3, "is mirrored"),
    ],
)
def test_a_grid_that_lies_askew_is_reported(matrix: list[list[float]], anchors: int, told: str) -> None:
    assert told in fit_message(Affine(np.array(matrix), 1.5), anchors)


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("size", [(800, 300), (211, 900)])
def test_a_picture_laid_under_the_sheet_is_known_as_such_wherever_it_is_nudged(
    top: Top, size: tuple[int, int]
) -> None:
    """Of hexes to click nothing is said there: it has none."""
    sheet = Sheet(6, 26, top) if top == "pointy" else Sheet(40, 26, top)
    for extent in ("width", "height"):
        laid = laid_under(sheet, size, extent)
        assert is_laid_under(sheet, laid)
        assert is_laid_under(sheet, [(hex_, (x + 7, y - 3)) for hex_, (x, y) in laid])
        (first, (x, y)), *others = laid
        assert not is_laid_under(sheet, [(first, (x + 2, y)), *others])
        assert not is_laid_under(sheet, [*laid, (sheet.hex_at(3, 3), (5.0, 5.0))])


def test_a_large_window_has_a_coarser_veil() -> None:
    veil = Veil(SHEET, PLACING, None).image(QTransform(), 4000, 2000)
    assert veil.width() * veil.height() <= 401_000
    assert veil.width() / veil.height() == pytest.approx(2.0, abs=0.01)


def test_hexes_brushed_are_seen_before_any_colour_is_picked_and_rimmed_after() -> None:
    brushed = frozenset(SHEET.hex_at(column, 4) for column in (1, 2))
    edge = SHEET.across_flats_mm / 2

    def rims(veil: QImage, column: int) -> bool:
        return 0xFFE8590C in {pixel(veil, column, 4, edge + step / PX_PER_MM) for step in (-1, 0, 1)}

    for proposal, colour in ((None, 0x70E8590C), (preview(wish()), 0xBE << 24 | int(ATLAS.hill[1:], 16))):
        veil = Veil(SHEET, PLACING, proposal, brushed).image(QTransform(), WIDE, HIGH)
        assert [pixel(veil, column, 4) for column in (1, 2)] == [colour] * 2
        assert (rims(veil, 1), rims(veil, 2), rims(veil, 3)) == (False, True, False)
    bare = Veil(SHEET, PLACING, None, brushed).image(QTransform(), WIDE, HIGH)
    assert pixel(bare, 4, 4) == 0
    small = QTransform.fromScale(0.1, 0.1)
    assert Veil(SHEET, PLACING, None, brushed).image(small, 60, 60) != Veil(SHEET, PLACING, None).image(
        small, 60, 60
    )


@pytest.fixture
def previews(qapp: QApplication) -> Iterator[tuple[Previews, list[Preview], list[Exception]]]:
    shown: list[Preview] = []
    wrong: list[Exception] = []
    working = Previews(shown.append, wrong.append, qapp)
    yield working, shown, wrong
    working.abandon()


def test_a_new_wish_stops_the_work_for_the_one_before(
    qtbot: QtBot,
    previews: tuple[Previews, list[Preview], list[Exception]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.tracing.proposals._AT_ONCE", 1)
    working, shown, wrong = previews
    shares: list[float] = []
    working.progressed.connect(shares.append)
    wishes = [wish(picture=scan()) for _ in range(20)]
    for each in wishes[:-1]:
        working.want(each)
    last = wish(sure=0.5, picture=wishes[-1].picture)
    working.want(last)
    assert working.is_due
    qtbot.waitUntil(lambda: not working.is_due)
    assert (len(shown), wrong) == (1, [])
    assert (shown[0].colours == preview(last).colours).all()
    assert 0 < shown[0].count < SHEET.columns * SHEET.rows
    assert len(shares) < 20 * SHEET.rows
    assert shares[-1] == 1.0


def test_colours_are_looked_up_once_and_a_cancelled_request_is_not_reported(
    qtbot: QtBot, previews: tuple[Previews, list[Preview], list[Exception]]
) -> None:
    working, shown, _ = previews
    shares: list[float] = []
    working.progressed.connect(shares.append)
    picture = scan()
    working.want(wish(picture=picture))
    qtbot.waitUntil(lambda: not working.is_due)
    looked = len(shares)
    working.want(wish(sure=0.9, picture=picture))
    qtbot.waitUntil(lambda: not working.is_due)
    assert (looked, len(shares)) == (2, 3)
    working.want(wish(picture=picture))
    working.drop()
    assert not working.is_due
    working.want(wish(sure=0.5, picture=picture))
    qtbot.waitUntil(lambda: not working.is_due)
    assert len(shown) == 3


def test_a_map_without_hexes_is_laid_over_the_whole_sheet_by_a_button(qtbot: QtBot, tmp_path: Path) -> None:
    atlas, board = tmp_path / "atlas.png", new_board(SHEET)
    Image.new("RGB", (800, 300), GREEN).save(atlas)
    dialog = TraceDialog(board, None, lambda _: None)
    qtbot.addWidget(dialog)
    fields = dialog.fields
    assert not fields.wide.isEnabled()
    dialog.take(atlas)
    qtbot.waitUntil(fields.wide.isEnabled)
    for fit, extent in ((fields.high, 1), (fields.wide, 0)):
        fit.click()
        assert dialog.marking.placing is not None
        end = dialog.marking.placing.pixel(*SHEET.size_mm)[extent]
        assert end == pytest.approx((800, 300)[extent], abs=0.5)
        assert fields.click_does == "pick"
        assert dialog.message.text().startswith("The picture fills the sheet. Now pick colours;")
    assert fields.sure.value() == 100 * SURE
    assert dialog.ok.isEnabled()
    dialog.reject()


def test_no_button_of_a_calm_dialog_looks_as_if_enter_pressed_it(qtbot: QtBot) -> None:
    dialog = CalmDialog()
    dialog.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok, dialog)
    qtbot.addWidget(dialog)
    dialog.show()
    (button,) = dialog.findChildren(QPushButton)
    assert not button.isDefault()
