"""Reports as files to look at, to print and to send on."""
