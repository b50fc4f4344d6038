"""The statistics dock and its charts. Other rooms import `statistics.statistics` only."""
