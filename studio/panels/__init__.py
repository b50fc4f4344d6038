"""The docks beside the map: inspector, findings and palette."""
