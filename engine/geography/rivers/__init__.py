"""Rivers onto the sides of hexes: `laying` takes lines, plans where each begins and ends, and lays them."""
