"""Every edit there is: the one vocabulary of tools, quick fixes, panels and scripts."""
