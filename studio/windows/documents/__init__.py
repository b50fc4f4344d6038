"""Opening, saving and versions of documents, and the questions about them.

Imported by `frame` and the other commands.
"""
