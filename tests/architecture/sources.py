"""The project's Python files as the tests see them: their text, and the scripts of ``docs`` as modules."""

import ast
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PROGRAM = ("engine", "studio")
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the root with forward slashes, and its text."""

    path: str
    text: str

    @property
    def tree(self) -> ast.Module:
        """The file, parsed."""
        return ast.parse(self.text, self.path)

    @property
    def definitions(self) -> Iterator[Definition]:
        """Every class and function in the file, methods and inner ones too."""
        return (node for node in ast.walk(self.tree) if isinstance(node, Definition))


@cache
def sources(*tops: str) -> tuple[Source, ...]:
    """Return the Python files under the named folders of the root, in order."""
    files = sorted(file for top in tops for file in (ROOT / top).rglob("*.py"))
    return tuple(Source(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in files)


@cache
def script(name: str) -> ModuleType:
    """Return a script of ``docs`` by its name, loaded but not run."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rooms() -> list[Path]:
    """Return the rooms of both halves, as paths from the root."""
    inits = [init for half in PROGRAM for init in (ROOT / half).glob("*/__init__.py")]
    return sorted(init.parent.relative_to(ROOT) for init in inits)
