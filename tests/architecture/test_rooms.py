"""What every room has in common, and the mirror of the rooms among the tests."""

import ast
from collections import Counter

from tests.architecture.sources import PROGRAM, ROOT, rooms, sources

MOST_MODULES = 30
"""More are no table of contents: the folder gets rooms of its own."""


def test_a_package_face_holds_only_a_docstring() -> None:
    faces = [source for source in sources(*PROGRAM) if source.path.endswith("/__init__.py")]
    assert [
        face.path for face in faces if len(face.tree.body) != 1 or ast.get_docstring(face.tree) is None
    ] == []


def test_every_folder_of_code_is_a_package() -> None:
    folders = {(ROOT / source.path).parent for source in sources(*PROGRAM)}
    assert [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_no_folder_lists_more_modules_than_one_can_read() -> None:
    modules = Counter(str((ROOT / source.path).parent.relative_to(ROOT)) for source in sources(*PROGRAM))
    assert {folder: count - 1 for folder, count in modules.items() if count - 1 > MOST_MODULES} == {}


def test_every_room_is_tested_in_a_folder_of_its_own() -> None:
    furnished = [room for room in rooms() if len(list((ROOT / room).rglob("*.py"))) > 1]
    assert [str(room) for room in furnished if not list((ROOT / "tests" / room).rglob("test_*.py"))] == []


def test_every_folder_of_tests_has_its_room() -> None:
    tests = [folder for half in PROGRAM for folder in (ROOT / "tests" / half).glob("*/")]
    mirrored = {folder.relative_to(ROOT / "tests") for folder in tests if list(folder.rglob("*.py"))}
    assert sorted(mirrored - set(rooms())) == []


def test_tests_have_no_package_faces() -> None:
    """Pytest imports them by path, so equal names in different folders do not meet."""
    assert [source.path for source in sources("tests") if source.path.endswith("__init__.py")] == []
