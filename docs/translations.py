"""Gathers the texts people read from the sources, and makes the files of their translations.

.venv/bin/python docs/translations.py

Brings every ``resources/translations/platelayer_*.ts`` up to date, keeps what is translated in it, and
makes the ``.qm`` that the studio reads. Texts still to be translated are counted; Qt Linguist, or any editor,
fills them in. A test fails when a file is stale or a text is not translated.
"""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from engine.messages import paragraphs
from studio.language.words import CONTEXT

FOLDER = ROOT / "resources" / "translations"
CREDITS = ROOT / "resources" / "credits.md"
SCHEMA = ROOT / "schemas" / "board-1.schema.json"
MARK = "Phrase"
"""The annotation of what holds texts for people (``engine/messages.py``)."""

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
MESSAGE = """\
    <message>
{places}        <source>{source}</source>
        <translation{state}>{text}</translation>
    </message>
"""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Gathered:
    """The texts found, each with the files it stands in; and what was found in a text's place but is none."""

    texts: dict[str, set[str]] = field(default_factory=dict)
    glued: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Signature:
    """Which arguments of a call are texts: their places, and their names."""

    places: frozenset[int]
    names: frozenset[str]


def gathered() -> Gathered:
    """Return the texts of all sources."""
    files = sorted(file for half in ("engine", "studio") for file in (ROOT / half).rglob("*.py"))
    trees = {file.relative_to(ROOT).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}
    own = {path: dict(_signatures(tree)) for path, tree in trees.items()}
    everywhere: dict[str, list[Signature]] = {}
    for signatures in own.values():
        for name, each in signatures.items():
            everywhere.setdefault(name, []).append(each)
    found = Gathered()
    for path, tree in trees.items():
        for expression in _text_places(tree, own[path], everywhere):
            _gather(expression, path, tree, found)
        for text in _pages(tree):
            for paragraph in paragraphs(text):
                found.texts.setdefault(paragraph, set()).add(path)
    for line in filter(None, CREDITS.read_text("utf-8").splitlines()):
        found.texts.setdefault(line, set()).add(CREDITS.relative_to(ROOT).as_posix())
    for title in _titles(json.loads(SCHEMA.read_text("utf-8"))):
        found.texts.setdefault(title, set()).add(SCHEMA.relative_to(ROOT).as_posix())
    return found


# -- which expressions are texts -------------------------------------------------------------------


def _signatures(tree: ast.Module) -> Iterator[tuple[str, Signature]]:
    """Yield the names of functions and classes with the arguments of theirs that are texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            yield from _signature(node.name, [(_name(each.target), each.annotation) for each in fields])
            inits = [each for each in node.body if isinstance(each, Function) and each.name == "__init__"]
            for init in inits:
                yield from _signature(node.name, _parameters(init)[1:])
            methods = [each for each in node.body if isinstance(each, Function) and each.name != "__init__"]
            for method in methods:
                is_static = any(_name(each) == "staticmethod" for each in method.decorator_list)
                yield from _signature(method.name, _parameters(method)[0 if is_static else 1 :])
    for node in tree.body:
        if isinstance(node, Function):
            yield from _signature(node.name, _parameters(node))


def _parameters(node: Function) -> list[tuple[str, ast.expr | None]]:
    """Return the parameters of a function with their annotations."""
    arguments = node.args
    return [
        (each.arg, each.annotation)
        for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    ]


def _signature(name: str, parameters: list[tuple[str, ast.expr | None]]) -> Iterator[tuple[str, Signature]]:
    """Yield what of some parameters is texts, if any is."""
    texts = {place: each for place, (each, annotation) in enumerate(parameters) if _is_text(annotation)}
    if texts:
        yield name, Signature(frozenset(texts), frozenset(texts.values()))


def _is_text(annotation: ast.expr | None) -> bool:
    """Return whether something is annotated as a text."""
    return annotation is not None and any(
        (isinstance(each, ast.Name) and each.id == MARK)
        or (isinstance(each, ast.Constant) and isinstance(each.value, str) and MARK in each.value)
        for each in ast.walk(annotation)
    )


def _text_places(
    tree: ast.Module, own: dict[str, Signature], everywhere: dict[str, list[Signature]]
) -> Iterator[ast.expr]:
    """Yield the expressions of a file that stand where a text is wanted."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="map"), args=[made, values]):
                if any(0 in each.places for each in everywhere.get(_name(made), [])):
                    yield values
            case ast.Call():
                name = _name(node.func)
                for each in [own[name]] if name in own else everywhere.get(name, []):
                    yield from (node.args[place] for place in each.places if place < len(node.args))
                    yield from (word.value for word in node.keywords if word.arg in each.names)
            case ast.AnnAssign(annotation=annotation, value=ast.expr() as value):
                yield from _of_table(annotation, value)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _defaults(node)
                if _is_text(node.returns):
                    yield from _returned(node)


def _of_table(annotation: ast.expr, value: ast.expr) -> Iterator[ast.expr]:
    """Yield the texts of a constant, by the places its annotation has for texts."""
    inner = annotation.slice if isinstance(annotation, ast.Subscript) else None
    kinds = inner.elts if isinstance(inner, ast.Tuple) else [] if inner is None else [inner]
    match value:
        case ast.Dict(keys=keys, values=values) if len(kinds) == 2:
            yield from (each for key in keys if key for each in _of_table(kinds[0], key))
            yield from (each for part in values for each in _of_table(kinds[1], part))
        case ast.Tuple(elts=parts) | ast.List(elts=parts) if len(kinds) > 1:
            is_row = not (isinstance(kinds[1], ast.Constant) and kinds[1].value is ...)
            of_parts = kinds if is_row else [kinds[0]] * len(parts)
            for kind, part in zip(of_parts, parts, strict=False):
                yield from _of_table(kind, part)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) if len(kinds) == 1 and _name(annotation) != "Final":
            yield from (each for part in parts for each in _of_table(kinds[0], part))
        case _ if len(kinds) == 1:
            yield from _of_table(kinds[0], value)
        case _ if _is_text(annotation):
            yield value


def _defaults(node: Function) -> Iterator[ast.expr]:
    """Yield what texts a function assumes where none are given."""
    places = [*node.args.posonlyargs, *node.args.args]
    given: list[tuple[ast.arg, ast.expr | None]] = [
        *zip(reversed(places), reversed(node.args.defaults), strict=False),
        *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True),
    ]
    for parameter, default in given:
        if default is not None and _is_text(parameter.annotation):
            yield default


def _returned(node: Function) -> Iterator[ast.expr]:
    """Yield what a function gives back, at once or one by one."""
    for each in ast.walk(node):
        if isinstance(each, ast.Return | ast.Yield) and each.value is not None:
            yield each.value


def _name(node: ast.expr) -> str:
    """Return the last name of what is called or assigned."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return _name(value)
    return ""


def _pages(tree: ast.Module) -> Iterator[str]:
    """Yield the explanations of a file's checks, which are their docstrings, and of findings of map files."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=body) if any(_is_code(each) for each in body):
                yield ast.get_docstring(node) or ""
            case ast.Call(func=ast.Name(id="FileFinding"), args=[*_, ast.Constant(value=str(text))]):
                yield text


def _is_code(node: ast.stmt) -> bool:
    """Return whether a statement gives a check its code."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=[ast.Name(id="code"), *_])]):
            return True
        case ast.AnnAssign(target=ast.Name(id="code"), value=ast.Constant()):
            return True
    return False


def _titles(schema: Any) -> Iterator[str]:
    """Yield how the schema of the map file calls what may stand in its places."""
    parts = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    for part in parts:
        if isinstance(part, dict) and isinstance(part.get("title"), str):
            yield part["title"]
        yield from _titles(part)


# -- the texts in them -----------------------------------------------------------------------------


def _gather(node: ast.expr, path: str, tree: ast.Module, found: Gathered) -> None:
    """Gather the texts of an expression that stands where texts are wanted."""
    match node:
        case ast.Constant(value=str(text)):
            # Each language has quotation marks of its own.
            if any(letter.isalpha() or letter in "“”" for letter in re.sub(r"\{.*?\}", "", text)):
                found.texts.setdefault(text, set()).add(path)
        case ast.JoinedStr():
            found.glued.append(f"{path}:{node.lineno} {ast.unparse(node)}")
        case ast.Name(id=name):
            for value in _constant(name, tree):
                _gather(value, path, tree, found)
        case _:
            for part in _parts(node):
                _gather(part, path, tree, found)


def _parts(node: ast.expr) -> Iterable[ast.expr]:
    """Return the expressions within one that may be the text, or texts of a table."""
    match node:
        case ast.IfExp(body=body, orelse=other):
            return (body, other)
        case ast.BoolOp(values=values):
            return values
        case ast.Dict(values=values):
            return values
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return parts
        case ast.Starred(value=value):
            return (value,)
        case ast.Subscript(value=value):
            return (value,)
    return ()


def _constant(name: str, tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what a constant of a file stands for."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=targets, value=value) if name in map(_name, targets):
                yield value


# -- the files -------------------------------------------------------------------------------------


def translations(file: Path) -> dict[str, str]:
    """Return what a file of translations holds: English texts and theirs; empty where one is missing."""
    if not file.is_file():
        return {}
    messages = ElementTree.parse(file).getroot().iter("message")
    pairs = ((each.findtext("source") or "", each.findtext("translation") or "") for each in messages)
    return dict(pairs)


def page(texts: dict[str, set[str]], known: dict[str, str], code: str) -> str:
    """Return the text of a file of translations."""
    messages = (
        MESSAGE.format(
            places="".join(
                f'        <location filename="../../{path}"/>\n' for path in sorted(texts[source])
            ),
            source=escape(source),
            state="" if known.get(source) else ' type="unfinished"',
            text=escape(known.get(source, "")),
        )
        for source in sorted(texts, key=lambda text: (min(texts[text]), text))
    )
    return (
        f'{HEAD}<TS version="2.1" language="{code}" sourcelanguage="en">\n<context>\n'
        f"    <name>{CONTEXT}</name>\n{''.join(messages)}</context>\n</TS>\n"
    )


def code_of(file: Path) -> str:
    """Return the code of the language of a file of translations."""
    return file.stem.removeprefix("platelayer_")


def _main() -> int:
    """Bring every file up to date, and tell what is still to do."""
    found = gathered()
    for line in found.glued:
        sys.stdout.write(f"Glued together, so it cannot be translated: {line}\n")
    for file in sorted(FOLDER.glob("platelayer_*.ts")):
        known = translations(file)
        file.write_text(page(found.texts, known, code_of(file)), "utf-8")
        missing = sum(not known.get(text) for text in found.texts)
        sys.stdout.write(f"{file.name}: {len(found.texts)} texts, {missing} still to be translated\n")
        subprocess.run(["pyside6-lrelease", "-silent", str(file)], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(_main())
