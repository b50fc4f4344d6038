"""Print and export: the dialog, its preview and the commands.

Other rooms import `printing.print_commands`.
"""
