"""The project's Python files as the tests see them: their text, and the scripts of ``docs`` as modules."""

import ast
import importlib.util
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PROGRAM = ("engine", "studio")


class Definition(NamedTuple):
    """A class or function: its name, and its first and last line without decorators."""

    name: str
    is_class: bool
    first: int
    last: int


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
    def definitions(self) -> tuple[Definition, ...]:
        """Every class and function in the file, methods and inner ones too."""
        return self._given[0]

    @property
    def names(self) -> frozenset[str]:
        """What the file gives names to: itself and its folders, classes, functions, variables."""
        return self._given[1]

    @cached_property
    def _given(self) -> tuple[tuple[Definition, ...], frozenset[str]]:
        """The definitions and the names; kept, for to parse two thousand files takes seconds."""
        definitions, names = [], set(self.path.removesuffix(".py").split("/"))
        for node in ast.walk(self.tree):
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    names.add(name)
                    last = node.end_lineno or node.lineno
                    definitions.append(Definition(name, isinstance(node, ast.ClassDef), node.lineno, last))
                case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                    names.add(name)
                case ast.arg(arg=name):
                    names.add(name)
        return tuple(definitions), frozenset(names)


def sources(*tops: str) -> tuple[Source, ...]:
    """Return the Python files under the named folders of the root, in order."""
    return tuple(source for top in sorted(tops) for source in _sources(top))


@cache
def _sources(top: str) -> tuple[Source, ...]:
    files = sorted((ROOT / top).rglob("*.py"))
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
