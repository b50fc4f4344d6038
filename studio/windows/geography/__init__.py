"""The dialog that begins a board from real land; `geography_dialog` is what others open."""
