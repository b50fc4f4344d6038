"""Work outside the interface's thread: threads that deliver their results to it, and worker processes."""
