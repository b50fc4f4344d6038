"""Map files on disk.

Reading and writing them off the window's thread, versions, and changes by other programs.
"""
