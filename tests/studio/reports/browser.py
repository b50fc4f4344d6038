"""A page opened in a real browser, and driven by a script of the test."""

import html
import re
import shutil
import subprocess
from pathlib import Path

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
_QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
_DRIVE = """
<script>
addEventListener("load", async () => {
  while (!document.body.dataset.ready) await new Promise((done) => setTimeout(done, 20));
  const tell = (name, value) => { document.body.dataset[name] = value; };
  try {
    %s
  } catch (error) { tell("error", `${error}`); }
});
</script>
"""


def driven(page: str, script: str, folder: Path) -> dict[str, str]:
    """Run a script in a page once it is ready, and return what the script told by name."""
    assert CHROMIUM is not None
    path = folder / "page.html"
    path.write_text(page.replace("</body>", f"{_DRIVE % script}</body>"), "utf-8")
    ran = subprocess.run(
        [
            *(
                CHROMIUM,
                "--headless",
                "--no-sandbox",
                *_QUIET,
                "--disable-component-update",
                "--disable-sync",
            ),
            *("--window-size=1200,900", f"--user-data-dir={folder / 'profile'}"),
            *("--virtual-time-budget=10000", "--dump-dom", str(path)),
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    body = re.search(r"<body[^>]*>", ran.stdout)
    assert body is not None
    return {name: html.unescape(told) for name, told in re.findall(r'data-(\w+)="([^"]*)"', body[0])}
