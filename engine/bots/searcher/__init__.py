"""The bot `searcher`: a planner that chooses by playing on from each of its options.

Other rooms import `searcher.searcher` only.
"""
