"""The bot `greedy`: it builds towards the next worthwhile target.

Other rooms import `greedy.greedy` only.
"""
