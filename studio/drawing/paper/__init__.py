"""Printed pages: the map sheet, key grid, cards and instructions.

Other rooms import `paper.print_kinds` and `paper.pages`.
"""
