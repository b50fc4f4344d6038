"""The user's settings as a JSON file.

Other rooms import `settings.settings` and `settings.setting_keys`.
"""
