"""How the bots play games by rounds in which cities appear (TC): `turns` is what they import."""
