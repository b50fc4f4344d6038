"""Work off the window's thread: threads with results that come back, and one worker process."""
