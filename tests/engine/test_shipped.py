from pathlib import Path

import pytest

from engine import shipped

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An engine that lies elsewhere, with nothing around it yet."""
    package = tmp_path / "engine"
    package.mkdir()
    monkeypatch.setattr(shipped, "__file__", str(package / "shipped.py"))
    return package


@pytest.mark.parametrize("name", ["schemas", "maps", "resources"])
def test_a_checkout_has_its_data_at_the_root(name: shipped.Shipped) -> None:
    assert shipped.folder(name) == CHECKOUT / name


def test_an_installed_engine_carries_its_data_inside(package: Path) -> None:
    (package / "data" / "maps").mkdir(parents=True)
    assert shipped.folder("maps") == package / "data" / "maps"


def test_another_programs_folder_beside_an_installed_engine_is_not_taken(package: Path) -> None:
    (package.parent / "maps").mkdir()
    with pytest.raises(FileNotFoundError, match=r"'maps' is missing.*Install Platelayer again"):
        shipped.folder("maps")


def test_a_checkout_without_its_data_names_both_places(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    with pytest.raises(FileNotFoundError) as caught:
        shipped.folder("schemas")
    assert str(package / "data" / "schemas") in str(caught.value)
    assert str(package.parent / "schemas") in str(caught.value)


def test_what_comes_with_the_program_is_called_by_its_title() -> None:
    titles = [shipped.shipped_title(path) for path in (*shipped.shipped_maps(), *shipped.shipped_sets())]
    assert titles == ["Ireland", "Severn & South Wales", "Transcontinental USA", "Lakes and Plains"]
