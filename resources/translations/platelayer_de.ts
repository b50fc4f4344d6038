<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Platelayer</name>
    <message>
        <location filename="../../engine/sayings.py"/>
        <source>{words}</source>
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
        <location filename="../../studio/windows/advice.py"/>
        <source>Choose a finding to have it explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../studio/windows/advice.py"/>
        <source>Choose a finding to keep; faults of the file itself and of waivers cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
