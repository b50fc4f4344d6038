"""The dialogs that test a document with many games. Other rooms import `trials.trial_commands` only."""
