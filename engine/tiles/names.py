"""Names for new sets: real cities of North America, and companies that never existed."""

from typing import Final

from engine.tiles.set import Railroad

CITY_NAMES: Final = (
    *("Chicago", "St. Louis", "Cincinnati", "Washington", "New York", "Boston", "Philadelphia", "Baltimore"),
    *("Pittsburgh", "Buffalo", "Cleveland", "Detroit", "Toledo", "Indianapolis", "Milwaukee", "Minneapolis"),
    *("Duluth", "Des Moines", "Omaha", "Kansas City", "Memphis", "Louisville", "Nashville", "Atlanta"),
    *("Savannah", "Jacksonville", "New Orleans", "Houston", "Dallas", "Oklahoma City", "Denver", "El Paso"),
    *("Salt Lake City", "Los Angeles", "San Francisco", "Portland", "Seattle", "Albany", "Richmond"),
    *("Norfolk", "Charleston", "Charlotte", "Roanoke", "Columbus", "Peoria", "Madison", "Fargo", "Bismarck"),
    *("Sioux City", "Cheyenne", "Pueblo", "Wichita", "Tulsa", "Little Rock", "Shreveport", "Mobile"),
    *("Birmingham", "Tampa", "San Antonio", "Amarillo", "Albuquerque", "Tucson", "Phoenix", "San Diego"),
    *("Sacramento", "Reno", "Boise", "Spokane", "Billings", "Helena", "Winnipeg", "Toronto", "Montreal"),
    *("Knoxville", "Jackson", "Topeka"),
)
"""Cities for new sets, the start cities first."""

RAILROADS: Final = (
    Railroad("LP", "Lake & Prairie", "#2f6fb0", "ticks"),
    Railroad("EM", "Eastern Meadows", "#b3262e", "plain"),
    Railroad("GV", "Green Valley & Gulf", "#2e7d4f", "chevrons"),
    Railroad("SR", "Silver River", "#7f8c99", "waves"),
    Railroad("RG", "Red Gulch", "#e0662f", "zigzag"),
    Railroad("CB", "Copper Basin", "#8a4b1f", "dots"),
    Railroad("HH", "Harbor & Highlands", "#16335c", "chevrons"),
    Railroad("PN", "Pine & Northland", "#12664f", "dashes"),
    Railroad("CT", "Cotton & Tidewater", "#c9a227", "dashes"),
    Railroad("BH", "Blue Hollow", "#7ab7d9", "dots"),
    Railroad("OW", "Ox & Wagon", "#6b4a8c", "double"),
    Railroad("DM", "Desert Mail", "#d98ba3", "double"),
    Railroad("TL", "Timber Line", "#4a4a4a", "waves"),
    Railroad("BQ", "Bluestem & Quarry", "#a8b84b", "ticks"),
    Railroad("MF", "Mill & Foundry", "#5b1e3a", "zigzag"),
    Railroad("KH", "Kettle Hills", "#e8b98a", "plain"),
)
"""Companies for new sets, told apart by colour and pattern."""
