"""Help pages, lessons and the dialogs that show texts to read."""
