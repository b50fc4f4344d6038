"""Journeys of maps of other programs: opened as boards of our own, with what they lack."""

import os
from pathlib import Path

import pytest

from engine.exchange.eighteen_xx import eighteen_xx_map
from studio.drawing.board_svg import svg_of_board
from studio.drawing.maps.themes import ATLAS
from studio.drawing.picture import picture
from tests.journeys.designer import Designer
from tests.shipped import shipped


def test_a_map_of_another_program_is_opened_as_a_board_without_a_file(
    designer: Designer, tmp_path: Path
) -> None:
    path = tmp_path / "wilds.txt"
    path.write_text('# The Wilds\n0101 hill\n0201 water "Bay"\n0202 town "Ely"\n', encoding="utf-8")
    designer.opens(path)
    assert designer.board.title == "The Wilds"
    assert [town.name for town in designer.board.towns] == ["Ely"]
    assert designer.window.session.path is None
    assert designer.answers.told == [
        ("Not everything in wilds.txt could be taken over", "Labels without a town: Bay.")
    ]
    assert path.read_text(encoding="utf-8").startswith("# The Wilds")


def test_a_drawing_and_a_map_of_18xx_maker_are_opened_and_nothing_is_said(
    designer: Designer, tmp_path: Path
) -> None:
    board = shipped("severn")
    drawing, map_ = tmp_path / "severn.svg", tmp_path / "severn.json"
    drawing.write_text(svg_of_board(picture(board, ATLAS), board)[0], encoding="utf-8")
    designer.opens(drawing)
    assert designer.board == board
    map_.write_bytes(eighteen_xx_map(board)[0])
    designer.opens(map_)
    assert len(designer.board.towns) == len(board.towns)
    assert len(designer.window.desks.open_ones) == 2
    assert not designer.answers.told


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a.tmx", "fields are missing or damaged"),
        ("a.svg", "no map of Platelayer inside"),
        ("a.json", "pipe"),
    ],
)
def test_a_file_without_a_map_is_refused_and_the_board_stays(
    at_severn: Designer, tmp_path: Path, name: str, why: str
) -> None:
    path = tmp_path / name
    if why == "pipe":
        os.mkfifo(path)
    else:
        path.write_text("<svg/>", encoding="utf-8")
    before = at_severn.board
    at_severn.opens(path)
    ((title, text),) = at_severn.answers.told
    assert title == f"{name} could not be opened"
    assert why in text
    assert at_severn.board == before
