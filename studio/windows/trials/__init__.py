"""The dialog that tests a board with many games. Other rooms import `trials.trial_commands` only."""
