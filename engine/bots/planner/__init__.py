"""The bot `planner`: it plans networks for the expected races.

Other rooms import `planner.planner` only.
"""
