"""The game: state, moves, the steps of each stage, costs, payments, routes, races."""
