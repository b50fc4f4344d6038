"""The docks next to the map: inspector, findings and palette."""
