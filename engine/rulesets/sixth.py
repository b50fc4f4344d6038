"""Railway Rivals, sixth edition (rules 6.A1 to 6.B7): the edition boards are made for.

Its prices and numbers are the defaults of the fields in `ruleset.py`.
"""

from engine.rulesets.ruleset import RuleSet

SIXTH = RuleSet(name="sixth")
