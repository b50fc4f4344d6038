<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Platelayer</name>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>off the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>swamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders.py"/>
        <source>Take out of country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/closures.py"/>
        <source>Shorten border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/crossing_costs.py"/>
        <source>Change crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/crossing_costs.py"/>
        <source>Set cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/crossings.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Rename crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferry_courses.py"/>
        <source>Mend course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferry_prices.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Rename ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/neighbourhoods.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/rivers.py"/>
        <source>Shorten river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides.py"/>
        <source>Close the gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/checks/timing.py"/>
        <location filename="../../engine/checks/towns.py"/>
        <location filename="../../studio/tools/towns.py"/>
        <source>Move town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Add country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Change country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Remove country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>special {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the crossing without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the crossing {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the ferry without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the ferry {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the town {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the water {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the whole of the {line} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} anchor of the picture to trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} anchors of the picture to trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} hexes of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} sides of the {line} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} ways into {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} painted hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} painted hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} permitted build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} permitted builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} rule of starting or a part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} rules of starting or a part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change designer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change errata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change ferries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Change keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change kinds of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change permitted builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change picture to trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Change rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change specials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change waivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change waters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>Add {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>Remove {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>changed rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <source>crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>errata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>ferries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <source>ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>permitted build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>permitted_builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>special_rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../engine/survey/statistics.py"/>
        <source>specials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>start rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>waters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/keys.py"/>
        <source>Swap keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Add kind of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Change kind of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Remove kind of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Keys in use or not of this board left out: {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>No hex of it lies on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Put down under another name: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Replaced: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Specials whose keys are in use left out: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>There is no room for the country {name}: its ground became nobody’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>There is no room for the terrain {name}: it became open ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>a town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} hex off the map left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} hexes off the map left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} thing left out with what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} things left out with what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{old} as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Change line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Draw {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Erase lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Erase {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Join {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Remove {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Split {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>closed side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <source>Delete contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <location filename="../../studio/windows/selecting.py"/>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/sheet.py"/>
        <source>Change sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Change town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Give key {key} to {town}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Place town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Remove town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <location filename="../../studio/panels/fields.py"/>
        <source>town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/waivers.py"/>
        <source>Remove waiver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/edits/waivers.py"/>
        <source>Waive finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>a list of whole numbers from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>one of: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/sayings.py"/>
        <source>{words} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/sayings.py"/>
        <source>{words} and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <source>half in {terrain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <source>less from hill to hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <location filename="../../studio/panels/fields.py"/>
        <source>link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>In reach for {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Keys by sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Links between the {pairs} pairs of keys; {short} are below the minimum run of {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>No keys are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>No two keys can be joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Of {n:,} hexes on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Other towns that {n} points of building reach from each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Run lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <location filename="../../studio/drawing/plies.py"/>
        <location filename="../../studio/panels/palette.py"/>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>sector {digit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>terrain {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>{n} of {of} keys have an owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../engine/tracing/proposals.py"/>
        <source>Trace terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>Something went wrong inside Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>What you did last may not have been done. The board is kept as it stands and you can go on; save it under another name to be safe. Nothing could be written down about it: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>What you did last may not have been done. The board is kept as it stands and you can go on; save it under another name to be safe. What happened was written to {log}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>There is no more to say about {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/canvas.py"/>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/hand.py"/>
        <source>Nothing was changed: {titles} is locked. Unlock it under Layers (F11).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/name_field.py"/>
        <source>Enter takes the name, Esc leaves it as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/name_field.py"/>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/overview.py"/>
        <source>Click or drag to move the view over the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/canvas/overview.py"/>
        <source>Overview of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/cli/scenarios.py"/>
        <source>scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/cli/scenarios.py"/>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/palette.py"/>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Hex labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Land, water, hills and what else the ground is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Rivers and closed sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Special destinations, ferries, crossings, permitted builds and rules of starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Specials and courses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>The keys of towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>The label of every hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>The lines between hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <source>Towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Towns, ports and places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>What is written on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>What lies along sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/plies.py"/>
        <source>Whose land it is, and borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/themes.py"/>
        <source>Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/themes.py"/>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>30 points shared by all who enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A junction pays each rival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A link from hill to hill costs less than both its halves by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A link over open ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A pair of towns that cannot be run is drawn again whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A race is paid by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A town's hex costs and delays as the ground it stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>A turn at sea takes off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Accounts that end the game, for one player, two and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Allowance may be saved for a link that costs at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>An account may fall below nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Boarding a ferry takes off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Building ends after this many rounds in which nobody lays anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Building ends when the towns without a railway are no more than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Building turns that each player has after such notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Cards of each face in the allowance pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Crossing a river adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Each half in a hill adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Each half in a swamp adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Each player starts with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Entering a hill takes off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Entering a swamp takes off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Faces of the building die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Faces of the racing die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Fewest links of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>First railway into a small town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>First railway into a town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>First railways are still paid for in the Operating Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hexes of another player's track that a leap takes at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hexes of joint line that a player may build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hexes of joint line with any one other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hills delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>How often each key comes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hundredths of an account that may be spent, where it goes by accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Hundredths of both throws that a joint line may cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>In an extra building turn may be spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Junctions in a foreign country are paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Leaps of a player in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Leaps over the lines of each other player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Leaving a ferry takes off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Most between what two who exchange running powers pay each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Most that may be spent in an extra building turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Most that one player pays another in a race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>One throw is everybody's building allowance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Prize of a sole entrant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Prizes of a race, the first's first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Races</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Races between a special destination and a town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Runs between two extra building turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The building allowance comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The first building turn moves to the left each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The first extra building turn is for the</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The game ends after this many races that nobody enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The table adds to the account that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>The towns of a race are drawn by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Toll for a link of another player's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Towns left at which a player may give notice that building ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Track alongside between two adjacent towns pays each rival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Track alongside pays each rival, for each half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>Trains may turn round on their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>What rivals receive for extra track is part of what may be spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>a fixed number of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>a pack of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>a part of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>a throw of the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>as many as over all the others together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>as many as there are keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>as often as it is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>in every hill hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>no extra building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>no saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>only when entered from other ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>what the board's keys are made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/drawing/wording.py"/>
        <source>what was won in the race or, without a prize, taken in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>&amp;Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;Delays trains by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>&amp;Foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/line_form.py"/>
        <location filename="../../studio/panels/special_form.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>&amp;Symbol in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Change colour of country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Change colour of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Change cost of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Change delay of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Change symbol of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Each &amp;half adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Let the map choose the colour of its land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Mark country as foreign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Mark country as home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>No Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/line_form.py"/>
        <location filename="../../studio/panels/special_form.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>No name yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>One character that stands for it in the map file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Paint on the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Rename terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Rename water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Take the brush in hand and paint where it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>The colour of its land; without one it is the map's own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>The colour of this ground on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <source>The name as it is printed on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>The name of this ground, such as marsh or forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>The name of this sea, bay or lake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>Track ends in the first hex of a foreign country; only permitted builds lead on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>What each half of a link in it costs beside the link itself; hill and swamp usually cost 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>What entering it takes off the roll of a train; a hill usually takes 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>no hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>no land beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/override_form.py"/>
        <source>off the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/override_form.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <source>{hexes} of land beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/area_forms.py"/>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/beginnings.py"/>
        <source>New country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/beginnings.py"/>
        <source>New water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/beginnings.py"/>
        <source>new terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>&amp;Best for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>&amp;Designer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <location filename="../../studio/panels/town_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>&amp;Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>How destinations are drawn: by two dice, by dice with six specials, or by cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>How many players it is best for, if you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>Most players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>No title yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>Nobody named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>None stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>On what terms others may use the board, such as CC-BY-4.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>The edition of the rules the board is meant for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>The fewest players the board is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>The most players the board is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>The title as it is printed on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>Who made the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/board_form.py"/>
        <source>{columns} × {rows} hexes, {top} on top, {across_flats_mm:g} mm from centre to centre: {width:.0f} × {height:.0f} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/charts.py"/>
        <source> Too short for a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/charts.py"/>
        <source>minimum run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/charts.py"/>
        <source>{name}: {n:,} of {of:,} ({share:.1%}).{short} Click to see it on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/charts.py"/>
        <source>{n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add what has no tool: a country, a note, a rule …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Click a thing to see it on the map and change it in the inspector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>Closed sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Contents of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Errata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Ferries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Kinds of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Named waters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Permitted builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Rivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Special destinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/costs.py"/>
        <source>A link from open ground costs {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/costs.py"/>
        <source>Entering takes {delay} off a train’s roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/costs.py"/>
        <source>No track here, save by a crossing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/costs.py"/>
        <source>No track: off the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/costs.py"/>
        <source>Over the river {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;Alongside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/hex_form.py"/>
        <location filename="../../studio/panels/hexes_form.py"/>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;Paid with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;Price to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>&amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>&amp;To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>&amp;When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>All who like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>As the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Building points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change cost of crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change country of permitted build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change delay of crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change fee of ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change looks of ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change port of ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change price of ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change terms of crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Change text of crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Click its course anew on the map; what stands here stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Co&amp;mpanies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/words.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Draw Course Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Drawn as a &amp;bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>F&amp;ee for others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/words.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>For the &amp;whole course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>From race </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>How many companies may lay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>In words, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>It is drawn as a bridge; the rules treat it as a ferry all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>Money off the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>No country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>The cost is for the whole course, laid as one build; else it is for each of its links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>The foreign country it may be built in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>The race from which on it may be built; 0 for the Building Stage already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>The town at one end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>The town at the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What a company pays once to buy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What each rival whose track lies on it receives for track laid alongside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What it costs to lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What it is paid with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What it takes off the roll of a train that runs over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <source>What others pay its owner for each run over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/course_forms.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>What the sheet says of it; without a text it is put into words from the fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/entry_form.py"/>
        <source>Remove {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/entry_form.py"/>
        <source>Take this off the board. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>As the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>Choose a Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields.py"/>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <source>This can lose nothing you meant. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <source>This may take away something you meant. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <location filename="../../studio/panels/finding_model.py"/>
        <source>Waived: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <source>What the finding means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <source>{n} more things change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_details.py"/>
        <source>{n} other ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>Show the findings this board keeps on purpose, each with its reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{n} warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{words}. Click to hide them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_filters.py"/>
        <source>{words}. Click to show them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_list.py"/>
        <location filename="../../studio/windows/docks.py"/>
        <location filename="../../studio/windows/instruments.py"/>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_model.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source> and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_model.py"/>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_model.py"/>
        <location filename="../../studio/panels/text_forms.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_model.py"/>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_model.py"/>
        <source>line {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_row.py"/>
        <source>checking again …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_waiver.py"/>
        <source>Keep it, because …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_waiver.py"/>
        <source>The reason stands in the map file. The finding is then no longer counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_waiver.py"/>
        <source>Waive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_waiver.py"/>
        <location filename="../../studio/panels/findings.py"/>
        <source>Waive No Longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/finding_waiver.py"/>
        <source>Why the finding is meant to be so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>Copy Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>No findings of the kinds chosen above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>No findings: this board passes every check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>Show Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>The board is being checked …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings.py"/>
        <source>Waive …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <location filename="../../studio/panels/hexes_form.py"/>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>&amp;Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>Go on with the town of this hex: its name and its keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <location filename="../../studio/panels/hexes_form.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>Nobody’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>Place Town Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>Select {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>Show the town in this hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>The country this hex belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>The ground of this hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>Track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hex_form.py"/>
        <source>the Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>Drag them, or press Alt and an arrow key, to move them with what they hold. Ctrl+C copies, Ctrl+X cuts, Ctrl+V pastes, Del takes off what stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>Give all these hexes one terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>Give all these hexes to one country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>Ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>nothing besides its ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} ferries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} specials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/hexes_form.py"/>
        <source>{n} towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>As it was begun or opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Click a step to have the board as it was after it; nothing is lost by going back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Steps of the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector.py"/>
        <location filename="../../studio/windows/docks.py"/>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>Click to take {key} off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>Key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>Pool of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>a town without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>{key} is free. Click to give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/key_pool.py"/>
        <source>{key} is {owner}’s. Click to move it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>All other keys are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>Still free: {keys}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>The board has no keys yet: choose a key scheme in its properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>a special destination’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>another town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>the special destination {name}’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>they are cards such as AS, 10H, QD or KC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>they run from 11 to 66 with the digits 1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{keys} are not among this board's keys: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{keys} is not among this board's keys: {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{key} is shared with {name}, as two small towns may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{key} is {name}’s already. Only two small towns may share a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{key} is {whose} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/keys.py"/>
        <source>{n} keys are still free, from {key} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Have it stand back, in pale colours: {holds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Lock it, so that no tool picks or changes it: {holds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show every layer as at first, and lock none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show or hide: {holds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>A river makes the links across it dearer, closed sides let none across, a border parts countries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Change kind of {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Click another line of this kind: the two become one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Click the corner where the line is to be parted in two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Join…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Let the line run the other way, as from the sea to the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Remove Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <location filename="../../studio/windows/workbench.py"/>
        <source>Reverse {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Split…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>Take the whole line off the board. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/line_form.py"/>
        <source>The name as it is printed along the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>All other rules are those of the board’s edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Change a rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Choose a rule that is to be otherwise on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Leave this as the edition has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Rule to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>These Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/override_form.py"/>
        <source>turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/paints.py"/>
        <source>Change the one chosen: its name and what goes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/paints.py"/>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Draw a border between countries along sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Draw a river along sides: links across it are dearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Draw sides that no link may cross, such as a gorge or an arm of the sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Lines along sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Make a country beside the others, at home or abroad, and paint its land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Make a kind of terrain of your own: its name, colour, cost and delay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Name a sea, a bay or a lake, and paint which water is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Names of waters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>New country…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>New kind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>New water…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Paint {n} hex at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette.py"/>
        <source>Paint {n} hexes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Any &amp;port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Any at &amp;edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Any of &amp;country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Change ways in to special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Click hexes and towns that lead there; a second click takes one off again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Every hex at this edge of the board leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Every hex of this country leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Every port of the board leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Give key {key} to special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>No hex or town picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Pick on the Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Rename special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>The name of the destination, such as London or Ireland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>Ways in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>{n} way in, ringed on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/special_form.py"/>
        <source>{n} ways in, ringed on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Click a stamp, then the map. R turns it, M mirrors it, Esc lays it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Keep Selection…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Keep the selected hexes, and what they hold, as a stamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/windows/questions.py"/>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/windows/docks.py"/>
        <source>Stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Throw the chosen stamp away; it must be your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>&amp;Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>A &amp;second start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Change rule of starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Click the hexes and towns it is about; a second click takes one off again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>For a company that has track already and starts once more, in a building turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>How many companies may start at one of these places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>S&amp;eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>The race from which on a second start may be made; 0 from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>What it takes off the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/start_form.py"/>
        <source>Who may: places in the order of choosing, such as 1, 2. Leave it empty for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>As &amp;tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>Runs and reach cannot be told. {amiss}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>Show the numbers in tables, not as charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics.py"/>
        <source>{name} (too short)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>&amp;Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Change date of erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Change erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Change note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <location filename="../../studio/panels/words.py"/>
        <source>Erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Kept and saved as it stands; to change it, edit the map file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Printed on the sheet for the players; the program does not act on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Printed with the special rules; test games take no notice of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>Says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>The day of the correction as year-month-day, such as 2026-11-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>What the players are to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/text_forms.py"/>
        <source>What was wrong on the board as published, and what is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>&amp;Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>&amp;Small town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Companies may begin here. Nobody is paid for reaching it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Ferries may call here, and it is one of the ports a special may mean by “any port”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Mark town as port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Mark town as small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Mark town as start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Remove Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>S&amp;tarting point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Take key off town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Take this town off the board. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>The first company to reach it gets less, and two small towns may share one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>The keys that lead here, such as 31, 32 or AS, 10H. An important town may have several; a place without keys is a port or a name only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Unmark town as port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Unmark town as small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>Unmark town as start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>{key} is shared with {owner}. Undo gives it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>{key} is {owner}’s, and a special cannot be without a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/town_form.py"/>
        <source>{key} was taken from {owner}. Undo gives it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>36 towns and 6 specials, by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>36 towns, by dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>52 destinations, by cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>A lake bears no track, save by a crossing; ferries sail on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Board without a title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Changed rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Cut off from the map: nothing is printed or built there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Hex {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Hills are dearer to build on, and a train that enters one loses time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Kind of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Named water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>No keys yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>No name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>One hex of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Open ground, the cheapest to build on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Paint ground that belongs to no country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Paint land of {name}. Hills and rivers stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Paint which water is called {name}. Land stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Permitted build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Place without keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Rule of starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Sea bears no track, save by a crossing; ferries sail on it. Its coast draws itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Selected together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Special destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Special {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Swamps are dearer to build on, but delay no train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Take the name off water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>Terrain {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>The board as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>around {hex}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>off the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{kind} in {country}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{kind} without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{length} in {pieces} pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{name}: each half of a link in it adds {half}, entering it takes {delay} off a roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hex of the map is of it and would become nobody’s. Undo brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hex of the map is of it and would become open ground. Undo brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hexes of the map are of it and would become nobody’s. Undo brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} hexes of the map are of it and would become open ground. Undo brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/panels/words.py"/>
        <source>{n} sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/checker.py"/>
        <source>A check broke down ({reason}). The findings shown may be out of date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>Another program changed it meanwhile, and another board was begun here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>The board that was kept was not recovered and will be offered again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{name} was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{name} was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{refusal}, for the board was being saved meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{refusal}, for the board was changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>Another running Platelayer has taken it over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>It is no map that Platelayer can read. The file is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>Something went wrong that should not have ({name}: {error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>The board could not be recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>The earlier version of {name} could not be kept ({error}). It was saved over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>{name} could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/filing.py"/>
        <source>{name} could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/journal.py"/>
        <source>The recovery copy could not be kept in {folder} ({error}). Save often: should the program be ended now, unsaved work would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/journal.py"/>
        <source>{name} cannot be locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Look whether its disk is full or read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp {file} is no map file any more: mend it or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/carrying.py"/>
        <source>Click to put it down. R and Shift+R turn it, M mirrors it, arrow keys and Enter go without the mouse, Esc drops it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a hex or a town that leads to a new special destination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a hex, then another: how far they are apart, and what the cheapest track would cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a patch of one terrain to select it. Shift adds to what is selected, Alt takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a thing to change it, twice to rename it; drag a town or selected hexes to move them, elsewhere a box. Shift adds, Alt takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click an empty hex to place a town, a town to select it. Drag a town to move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the corner where the line begins, or drag along the sides of hexes. Alt or the right button erases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the hex where the broken line begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the hex where the crossing begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the port where the ferry begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click to paint a whole patch. The right button picks up what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag a box over hexes to select them. Shift adds to what is selected, Alt takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag around hexes to select them. Shift adds to what is selected, Alt takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag from one corner to the opposite one. The right button picks up what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag from one end of the stroke to the other. The right button picks up what lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag to paint. Shift draws a straight line, the right button picks up what lies there, Esc drops the stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Line along sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Straight stroke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>A course stays on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>A permitted build lies in a foreign country: paint one first, and mark it as foreign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the hex where the course begins. Esc leaves it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the next hex of the course, or a hex of it to end it there. Esc or the right button ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Draw {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>A ferry begins and ends at a port: click a town, or place one there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Add ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the port on the other side, or water the ferry is to call on its way. Esc gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the port where the ferry begins. Esc leaves its course as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Draw ferry anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Give the town a name first: a ferry knows its ports by their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>No water leads there from the last place of the course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} are marked as a port now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} is marked as a port now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the corner where the line is to be parted. Esc leaves it whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the line that this one is to be joined with. Esc leaves both as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click where the line goes on, or drag along the sides. Esc, the right button or a second click ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>There is no other {line} there to join with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>This line has one side only and cannot be parted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Cheapest build: {cost}, {money} of it off the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Cheapest build: {cost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Measuring from {hex}: click the other hex. Esc ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>No track can join them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Too far to be priced in a moment: `platelayer measure` takes the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{links}, {mm:.0f} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} × {charge} at {cost}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{one} to {other}: {links}, {mm:.0f} mm. {price} Click to measure anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Add place to {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Click a hex or a town where a rule of starting is to hold. Esc gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Click more hexes or towns that lead there, or one again to take it off. Esc or the right button ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Every key a special can have is given already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Take place from {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>This board’s keys have no specials. Click beside the sheet to choose other keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;About Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Board Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Check, Print and Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Closed Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Colour-Blind Safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Draw a Coast and a River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Erratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Explain Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Export Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Find Command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Fit in Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Go To…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Help on This</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Invert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Join Line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Keep as Stamp…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Kind of Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Larger Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Line Art to Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Name of a Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Photocopy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Split Line…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Towns and Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;True Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>&amp;Waive Finding…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Add or cut off rows and columns, change labels and size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>As the &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>As the &amp;Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>B&amp;order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Begin a new board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Begin the next time with the boards that are open now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>By Name or La&amp;bel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Changed &amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Choose which keys do what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click a hex to place a town there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click a patch of one terrain to select it; Shift adds, Alt takes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click anything on the map to see and change it; drag a town to move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click corners or drag along sides no track may cross; Alt erases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click corners or drag along sides to draw a border; Alt erases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click corners or drag along sides to draw a river; Alt erases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click hexes and towns that lead to a special destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click the course of what is selected once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click the hexes of a line that may be built abroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click the hexes of a tunnel or a long bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click to paint a whole patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click two hexes: how far apart, and what track between would cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click two ports to lay a ferry between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Click where a rule of starting is to hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <location filename="../../studio/windows/tabs.py"/>
        <source>Close this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Copy the selected hexes, and what they hold, to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Crossi&amp;ng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Drag a box over hexes to select them; Shift adds, Alt takes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Drag around hexes to select them; Shift adds, Alt takes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Drag to paint columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Drag to paint straight from one hex to another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Drag to paint; the right button picks up what lies there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw &amp;Course Anew…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map as in an atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map in colours every eye tells apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map in greys that a copier keeps apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map in lines, to colour by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map light on dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Draw the map light or dark as the windows are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Earlier &amp;Versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Ferr&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Fin&amp;dings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Go to a hex, a town or a key by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Hex &amp;Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Histor&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>I&amp;nspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Keep the selected hexes, and what they hold, to be put down again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Keep what the chosen finding names, for a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Lay the palette’s paint on the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Lay&amp;ers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Leave Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Let bots play many games on the board and read what they say of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Let the selected line run the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make a country, to be named and painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make a kind of terrain of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make the brush one ring of hexes larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make the brush one ring of hexes smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make the change again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Make the selected line and one that you click into one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Meas&amp;ure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Mo&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Move the selected hexes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Move the selected hexes to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Move the selected hexes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Move the selected hexes, with what they hold, to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Name a sea, bay or lake, to be painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Ne&amp;xt Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>O&amp;verview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Open &amp;Last Boards at Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Open a board from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Paint Sel&amp;ection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Paint the ground from the colours of a scan or photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Part the selected line at a corner that you click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Permitte&amp;d Build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Pict&amp;ure to Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Previou&amp;s Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Put down what is on the clipboard where you click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Re&amp;verse Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Read how to make a board, from the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Read the guide's page on what you are doing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Read what the selected finding means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Rectan&amp;gle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Remove what is selected from the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Rule of &amp;Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>S&amp;heet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>S&amp;maller Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>S&amp;pecial Destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Same &amp;Terrain Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Save the board in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Save the board in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>See the sheet on pages at true scale and save them as a PDF to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>See the version, the licence and the credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>See what the file held before it was saved over, as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select &amp;Patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select Bo&amp;x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select every hex of the board that has a selected one’s terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select every hex of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select the hexes beside the selected ones, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select the hexes that are not selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Select what is called so, or hexes by their labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Set rules otherwise than the edition does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show every step that was done, to go back to any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show everything the board holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show millimetres along the edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show terrain, keys and runs as charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the board as large as it is on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the board larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the board smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the labels of hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the lines between hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the picture under the map, or hide it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show the whole map small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show title, players, keys and rules of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show what can be painted and drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show what can be put down again and again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show what is selected, to change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show what of the map is seen, dimmed and locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Show what the checks found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>St&amp;atistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Stoc&amp;k of Stamps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Straight Stro&amp;ke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Swap left and right of the selected hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>T&amp;urn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Take a short lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Take a short lesson on findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Take a short lesson on towns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Take back the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Take the selected hexes, and what they hold, to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Test &amp;with Games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Tr&amp;ace a Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Turn Ba&amp;ck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Turn the selected hexes the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Turn the selected hexes, with what they hold, clockwise by 60°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Turn to the board before it that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Turn to the next board that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Type a few letters of a command, a town, a hex or a key to have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Use dark windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Use light or dark windows as the system does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Use light windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Write a correction of the published board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Write a note that is printed on the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Write the name of what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/advice.py"/>
        <source>Choose a finding to have it explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/advice.py"/>
        <source>Choose a finding to keep; faults of the file itself and of waivers cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/clipboard.py"/>
        <source>Everything on the clipboard is off the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/clipboard.py"/>
        <source>There is no piece of a map on the clipboard: select hexes and copy them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/clipboard.py"/>
        <source>What is on the clipboard cannot be pasted. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>&amp;Redo {edit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>&amp;Undo {edit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>&lt;p style='white-space:pre'&gt;{escape}{shortcut}&lt;/p&gt;&lt;p&gt;{escape2}.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>Tool Bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/commands.py"/>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/copies.py"/>
        <source>A version is kept each time a file is saved over; so far that has not happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/copies.py"/>
        <source>There is no earlier version of this board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/docks.py"/>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents.py"/>
        <source>Untitled board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/exporting.py"/>
        <source>Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/exporting.py"/>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/exporting.py"/>
        <source>Writing {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/finder.py"/>
        <source>A command, a town, a hex or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/finder.py"/>
        <source>Command or place to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/finder.py"/>
        <source>Commands and places found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/finder.py"/>
        <source>Find Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/go_to.py"/>
        <source>Go to a hex, a town or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/go_to.py"/>
        <source>Hex, town or key, such as T23, Cardiff or 31</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/go_to.py"/>
        <source>No such place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/groundwork.py"/>
        <source>The board has no picture to trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/groundwork.py"/>
        <source>The picture to trace is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/groundwork.py"/>
        <source>The picture to trace is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/instruments.py"/>
        <source>Findings  ·  {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/instruments.py"/>
        <source>{name}[*] (not saved yet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/jumps.py"/>
        <source>Hex {upper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/jumps.py"/>
        <source>Key {wanted}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/jumps.py"/>
        <source>Town {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>&amp;Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Al&amp;phabets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Along the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Along the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>As described here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Counted anew from the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Every hex keeps its label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>From the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>From the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>From the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>From the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Lette&amp;rs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Letters s&amp;tart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Num&amp;bers start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>The alphabets in order: A-Z; A-E +40 starts again with the numbers raised by 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>The edge at which 1 stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>The edge at which A stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>What becomes of the labels hexes have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <source>Which way the same letter goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/label_form.py"/>
        <location filename="../../studio/windows/new_board.py"/>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>&lt;b&gt;Ctrl+P&lt;/b&gt; shows the pages as they will be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>&lt;b&gt;Ctrl+T&lt;/b&gt; lets bots play the board, and tells what they say of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>A coast and a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>A town is drawn by its key. Click a free one in the inspector's pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Check, print and test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Click &lt;b&gt;Sea&lt;/b&gt; in the palette at the right, then drag along the lower edge of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Click where the river springs, then where it meets the sea. The way is shown before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Draw a coast and a river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Mend it: brush ground over {town}, or let one of the finding's buttons do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Nothing can go wrong here: &lt;b&gt;Ctrl+Z&lt;/b&gt; takes back anything. Try it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Now a river. Press &lt;b&gt;R&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Place another town and give it a key, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Press &lt;b&gt;B&lt;/b&gt;: that is the brush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Press &lt;b&gt;T&lt;/b&gt; and click a hex: there is a town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Press &lt;b&gt;V&lt;/b&gt; and drag a town to another hex: name and keys go along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Press Esc to end it. Then &lt;b&gt;F2&lt;/b&gt;, type its name and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>So it goes on, thirty-six times. The findings tell which keys are still missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Somebody has flooded a town. Click the first of the &lt;b&gt;findings&lt;/b&gt; at the lower right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>That is a coast and a river. Ctrl+Shift+Z brings back what you took back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>The keyboard waits in its name. Type one and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>Towns and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/lessons.py"/>
        <source>You know the way round now. F1 opens the guide wherever you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/main_window.py"/>
        <source>Saved as {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/main_window.py"/>
        <source>Something went wrong in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/mending.py"/>
        <source>The board has changed: this fix no longer applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/messages.py"/>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/messages.py"/>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>&amp;Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>&amp;Distance between centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>A copy of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>A sheet that fills a paper, or a board that comes with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Create Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Half a hex further on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Hexes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters along the columns, numbers from the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters along the columns, numbers from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters back along the columns, numbers from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters down the rows, numbers from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters down the rows, numbers from the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Letters up the rows, numbers from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>New Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Open ground of any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Open ground on one page of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>The first, third … columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>The first, third … rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>The second, fourth … columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>The second, fourth … rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>The sheet is {width:.0f} × {height:.0f} mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/new_board.py"/>
        <source>columns by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/page_preview.py"/>
        <source>Preview of the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/paperwork.py"/>
        <source>The picture is in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/paperwork.py"/>
        <source>{name} could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>&amp;Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>A label in every hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>As takes fewest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Blank hexes, to draw on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Cut along the crop marks; the pages overlap by 12 mm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>For a working sheet: orders in postal games name hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Laying out the pages …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Lying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>One page of {paper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Pages &amp;lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Saved as {proposed}. Print it at 100 %, and measure its ruler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>Upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>lying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>{much}, {lying}. At true scale, always: {apart:g} mm from centre to centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/print_dialog.py"/>
        <source>{n} pages of {paper}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.htm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.html</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.svg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>.yml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Choose Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Export Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>It is not what it was when it was last opened or saved here. Saving it now would lose those changes. Save As leaves the file as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Keep as Stamp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Name of the stamp:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Names or hexes to select, such as Cardiff or A30-A39, B4:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Open Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Pictures (*.png *.jpg *.jpeg *.tif *.tiff *.webp *.bmp *.gif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Remove {what}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Replace {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save the changes to {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Save without Comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Select by Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>Somebody wrote comments into the file by hand. Saving keeps everything that is on the board, but not those. Save As leaves the file as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>There is a file of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>What is not saved now is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>{name} has comments that cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/questions.py"/>
        <source>{name} was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>About Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>All Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>Page of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>The map studio for Railway Rivals · {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>from a checkout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/reading.py"/>
        <source>version {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>, never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>A board without a title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>Ask Me Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>Platelayer did not end well the last time. These boards were not saved; they stand as they were a moment before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>Throw Away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/recovery.py"/>
        <source>Unsaved work was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/scan_view.py"/>
        <source>The picture to trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting.py"/>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting.py"/>
        <source>Select something on the map first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting.py"/>
        <source>Stamp {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting.py"/>
        <source>The stamp was not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting.py"/>
        <source>There is nothing here called {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>&amp;Millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Add or cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>At the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>At the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>At the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>At the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Change Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Cut off: {names}{more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Fit paper …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Fit {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>How many {lines} are added here; a number below 0 cuts them off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Looking for the largest hexes for {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Nothing is cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Shifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>So many hexes do not fit {paper}, however small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>The first, third …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>The largest hexes with which the whole print fits one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>The second, fourth …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>Which lines stand half a hex further on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_dialog.py"/>
        <source>{words}, {lines} to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_pictures.py"/>
        <source>Point on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_pictures.py"/>
        <source>Side on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_pictures.py"/>
        <source>flat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheet_pictures.py"/>
        <source>pointy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>All as Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>As Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Find an action or a shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Give the marked action its usual shortcut back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>New &amp;shortcut:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>New shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Press the keys you want. An empty field takes the shortcut away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Take It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>Use It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/shortcut_dialog.py"/>
        <source>{keys} belongs to {title}, which would have none then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>Boards that come with Platelayer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>First time here? Take a short lesson:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>Go on with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>New Board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>The map studio for Railway Rivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/start_page.py"/>
        <source>You can also drop a map file on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/status.py"/>
        <source>100 % is as large as on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/tabs.py"/>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/tabs.py"/>
        <source>Open boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>End Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>Skip This Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>Well done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/teacher.py"/>
        <source>{title}  ·  {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>&amp;Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>&amp;Opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>A &amp;click will</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>A scan or photo of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>At least &amp;sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Brush hexes to paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Choose Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Choose a picture, then click the centres of three hexes, far apart and not in one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Hexes shown and colours picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>How strongly the picture shows under the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Keep Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Leave hexes less sure than this as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Paint Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Pick a terrain's colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Reading {name} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Remove what is marked in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Show where a hex lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>The hex whose centre is clicked next on the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>The picture fits to {off:.1f} pixels. Now pick colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>The terrain whose colour is clicked next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Trace a Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>Trace picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>What a click on the picture does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{hex} at {x:g}, {y:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{n} hex will be painted, as brushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{n} hex will be painted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{n} hexes will be painted, as brushed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{n} hexes will be painted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trace_dialog.py"/>
        <source>{n} of them, rimmed in red, are not sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>&amp;Companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Company {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Keep what is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>One company each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Peop&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Save &amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Saved as {saved}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Stopped after {played} of {asked} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Test with Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>The same seed gives the same games on the same board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Two people and an imaginary company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Two people, two companies each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>Who runs the companies: two people take seats 1 and 3, and 2 and 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>{n} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_dialog.py"/>
        <source>{n} of {of} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_results.py"/>
        <source>Bots play whole games on the board, and what they came to stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_results.py"/>
        <source>Choose a line, here and in the tables, to see on the map what it speaks of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/trial_results.py"/>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>Each is what the file held until it was saved over. It opens as a copy without a file; the board you have now stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>Earlier Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>Earlier versions of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>Open as Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>until {when}   ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/versions.py"/>
        <source>{n} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/workbench.py"/>
        <source>Select a ferry, a crossing, a permitted build or a special first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/workbench.py"/>
        <source>Select a river, a closed side or a border first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/workbench.py"/>
        <source>Select something to delete it. Ground is changed by painting over it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
