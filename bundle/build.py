"""Builds and tries a bundle: the program with Python and all libraries, for the system that it runs on.

Run it in an environment with the extra ``bundle``: ``./run bundle`` on Linux, which makes one. The files
are written to ``dist/``: an archive, and on Linux a Debian package if there is ``dpkg-deb``.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import PyInstaller.__main__
import PySide6
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build", ROOT / "dist"
ICON = ROOT / "resources" / "icons" / "platelayer.svg"
VERSION = version("platelayer")

NEEDLESS_PLUGINS = (
    "egldeviceintegrations",
    "generic",
    "networkinformation",
    "tls",
    # It would bring the build machine's GTK; dialogs of the desktop come through its portal.
    "platformthemes/libqgtk3.so",
    *(
        f"platforms/libq{name}.so"
        for name in ("eglfs", "linuxfb", "minimal", "minimalegl", "vkkhrdisplay", "vnc")
    ),
)
"""Plugins of Qt for kiosks, the network and other toolkits, with all the libraries that they need."""

LIBRARIES = ("libgl1", "libegl1", "libxcb1", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
"""Debian's packages of what a bundle leaves to the system: what belongs to its graphics."""

CONTROL = """\
Package: platelayer
Version: {version}
Architecture: {architecture}
Maintainer: The makers of Platelayer <platelayer@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= {libc}), {libraries}
Recommends: shared-mime-info, desktop-file-utils, libcups2
Section: games
Priority: optional
Description: map studio for the board game Railway Rivals
 Draw maps of hexes, hills, rivers and towns, have them checked while you draw,
 print them at true scale, and play games on them against bots.
"""


def main() -> None:
    """Build the bundle, try it, then pack it."""
    remove_needless_plugins()
    BUILD.mkdir(exist_ok=True)
    draw_icon(BUILD / "platelayer.png")
    PyInstaller.__main__.run(
        ["--noconfirm", f"--distpath={DIST}", f"--workpath={BUILD}", str(ROOT / "bundle" / "platelayer.spec")]
    )
    if sys.platform == "linux":
        strip(DIST / "platelayer")
    try_out(DIST / "platelayer" / "platelayer")
    name = f"platelayer-{VERSION}-{platform.system().lower()}-{platform.machine().lower()}"
    form = "gztar" if sys.platform == "linux" else "zip"
    # On a Mac the program with its icon is a folder of its own.
    folder = "Platelayer.app" if sys.platform == "darwin" else "platelayer"
    made = [Path(shutil.make_archive(str(DIST / name), form, DIST, folder))]
    if sys.platform == "linux" and shutil.which("dpkg-deb"):
        made.append(debian_package(DIST / folder))
    for file in made:
        print(f"{file}: {file.stat().st_size / 1e6:.0f} MB")


def remove_needless_plugins() -> None:
    """Delete Qt's plugins that are not used from this environment, which is made for building alone."""
    plugins = Path(PySide6.__file__).parent / "Qt" / "plugins"
    for name in NEEDLESS_PLUGINS:
        plugin = plugins / name
        if plugin.is_dir():
            shutil.rmtree(plugin)
        else:
            plugin.unlink(missing_ok=True)


def strip(folder: Path) -> None:
    """Take out of a bundle's libraries what is there for debuggers alone, a sixth of the whole."""
    for library in sorted(folder.rglob("*.so*")):
        # Those of numpy are laid out so that strip, which does not know that, would break them.
        if library.is_file() and not library.is_symlink() and library.parent.name != "numpy.libs":
            subprocess.run(["strip", "--strip-unneeded", library], check=True)


def draw_icon(file: Path) -> None:
    """Draw the program's icon as a picture of 256 pixels, which PyInstaller makes into others."""
    application = QGuiApplication(["build", "-platform", "offscreen"])
    image = QImage(256, 256, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ICON)).render(painter)
    painter.end()
    image.save(str(file))
    application.quit()


def try_out(program: Path) -> None:
    """Run the bundle's program without this Python; a trial needs its worker processes as well."""
    environment = {
        name: value for name, value in os.environ.items() if name != "PATH" and not name.startswith("PYTHON")
    }
    board = str(ROOT / "maps" / "severn.yaml")
    with tempfile.TemporaryDirectory() as folder:
        for words in (
            ("--version",),
            ("check", board),
            ("print", board, "-o", "severn.pdf"),
            ("new", "--template", "severn", "-o", "severn.rrmap"),
            ("play", "severn.rrmap", "--bots", "greedy,greedy,random", "--seed", "7", "-o", "game.jsonl"),
            ("trial", "severn.rrmap", "--games", "10", "--seed", "1", "-o", "report.html"),
        ):
            print("platelayer", *words, flush=True)
            subprocess.run(
                [program, *words], cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL
            )


def debian_package(folder: Path) -> Path:
    """Return a Debian package of a bundle, with its icon and its kind of file for the desktop."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    installed = root / "usr" / "lib" / "platelayer"
    shutil.copytree(folder, installed, symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "platelayer").symlink_to("../lib/platelayer/platelayer")
    share = root / "usr" / "share"
    for source, place in (
        (ROOT / "bundle" / "linux" / "platelayer.desktop", "applications/platelayer.desktop"),
        (ROOT / "bundle" / "linux" / "platelayer.xml", "mime/packages/platelayer.xml"),
        (ICON, "icons/hicolor/scalable/apps/platelayer.svg"),
        (ROOT / "LICENSE", "doc/platelayer/copyright"),
    ):
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / place)
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    size = sum(file.lstat().st_size for file in root.rglob("*")) // 1024
    control = CONTROL.format(
        version=VERSION,
        architecture=architecture,
        kilobytes=size,
        libc=platform.libc_ver()[1],
        libraries=", ".join(LIBRARIES),
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, "utf-8")
    package = DIST / f"platelayer_{VERSION}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--build", "--root-owner-group", root, package], check=True)
    return package


if __name__ == "__main__":
    main()
