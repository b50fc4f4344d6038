"""The inspector dock and its forms, one module for each sort of thing.

Other rooms import `inspector.inspector`.
"""
