"""The live document: the current board, its history, its file, its findings and its journal."""
