"""The findings dock: the list, its filters and the details of one finding.

Other rooms import `findings.findings`.
"""
