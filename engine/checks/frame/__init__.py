"""What every check uses: the base class, field watching, wording and fixes.

Imports no family of checks.
"""
