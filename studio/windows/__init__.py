"""The windows: the main window, which only assembles, and its dialogs."""
