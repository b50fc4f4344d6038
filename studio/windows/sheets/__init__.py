"""The sheet dialog and the Insert menu.

Other rooms import `sheets.sheet_commands` and `sheets.insert_commands`.
"""
