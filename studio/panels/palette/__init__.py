"""The palette dock: paints, brush sizes and line kinds.

Other rooms import `palette.palette` and `palette.swatches`.
"""
