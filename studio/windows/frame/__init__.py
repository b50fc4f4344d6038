"""The main window: menus, docks, tabs, status bar, and the editor view of each open board."""
