"""Games on the map: what companies look like, and the track they have laid."""
