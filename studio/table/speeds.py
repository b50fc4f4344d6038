"""How fast bots and trains may move."""

import math
from typing import Final

SPEEDS: Final = (0.25, 0.5, 1.0, 2.0, 4.0, math.inf)
"""How fast bots and trains move; the last is without any pause."""
