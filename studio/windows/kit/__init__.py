"""What all windows share: dialogs, icons, the table of actions, progress and questions.

Imports no other window.
"""
