<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Platelayer</name>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>any port</source>
        <translation>jeder Hafen</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>anywhere in {country}</source>
        <translation>überall in {country}</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>the east edge</source>
        <translation>der Ostrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>the north edge</source>
        <translation>der Nordrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>the south edge</source>
        <translation>der Südrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <source>the west edge</source>
        <translation>der Westrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/destinations.py"/>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>36 towns and 6 specials, by dice</source>
        <translation>36 + 6 Sonderziele, Würfel</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>36 towns, by dice</source>
        <translation>36 Städte, mit Würfeln</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>52 destinations, by cards</source>
        <translation>52 Ziele, mit Karten</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>No keys yet</source>
        <translation>Noch keine Schlüssel</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <location filename="../../engine/board/keys.py"/>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>off the map</source>
        <translation>außerhalb der Karte</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <source>open</source>
        <translation>offenes Land</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <location filename="../../engine/board/terrain.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>Free some space, or save to another disk.</source>
        <translation>Schaffen Sie Platz, oder speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>Save it under another name or in another folder.</source>
        <translation>Speichern Sie sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>it is a link to itself</source>
        <translation>sie ist ein Verweis auf sich selbst</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <location filename="../../engine/boardfile/source.py"/>
        <source>it is a pipe or a device</source>
        <translation>es ist eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its disk is read-only</source>
        <translation>sein Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its folder does not exist</source>
        <translation>ihr Ordner existiert nicht</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its folder is not writable</source>
        <translation>in ihren Ordner darf nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its name contains invalid characters</source>
        <translation>ihr Name enthält ungültige Zeichen</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its name is too long</source>
        <translation>ihr Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>{path} was not saved: {reason}.</source>
        <translation>{path} wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field has an invalid value: text instead of a number, an unknown word, or a number out of range.</source>
        <translation>Ein Eintrag hat einen ungültigen Wert: Text statt einer Zahl, ein unbekanntes Wort oder eine Zahl außerhalb des Bereichs.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field occurs twice in the same place.</source>
        <translation>Ein Eintrag kommt an derselben Stelle zweimal vor.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A hex is listed in two countries, but can be in only one.</source>
        <translation>Ein Feld ist in zwei Ländern aufgeführt und kann nur in einem liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A hex or side is listed twice. It counts once.</source>
        <translation>Ein Feld oder eine Seite ist zweimal aufgeführt. Es zählt einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A label does not belong to any hex or side of this sheet.</source>
        <translation>Eine Kennung gehört zu keinem Feld und keiner Seite dieses Blatts.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A name or text contains invisible characters. They were removed.</source>
        <translation>Ein Name oder Text enthält unsichtbare Zeichen. Sie wurden entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A required field is missing.</source>
        <translation>Ein nötiger Eintrag fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>An override sets a field that the rules no longer have. It is left out.</source>
        <translation>Ein `override` setzt ein Feld, das es in den Regeln nicht mehr gibt. Es wird weggelassen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: 31 rows, but letters from A to Z only. `blocks: [{letters: A-Z, add: 0}, {letters: A-E, add: 40}]` starts the alphabet again with the numbers raised by 40.</source>
        <translation>Beispiel: 31 Reihen, aber nur Buchstaben von A bis Z. `blocks: [{letters: A-Z, add: 0}, {letters: A-E, add: 40}]` beginnt das Alphabet von vorn mit um 40 erhöhten Zahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: 39 symbols in a row of a sheet of 40 columns.</source>
        <translation>Beispiel: 39 Zeichen in einer Reihe eines Blatts von 40 Spalten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `- {name: Hull, hex: A1, key: [11]}` – the field is called `keys`.</source>
        <translation>Beispiel: `- {name: Hull, hex: A1, key: [11]}` – der Eintrag heißt `keys`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `- {name: Hull, keys: [11]}` – a town needs its `hex`.</source>
        <translation>Beispiel: `- {name: Hull, keys: [11]}` – eine Stadt braucht ihr `hex`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `A30-A39` in England and `A36-A40` in Wales.</source>
        <translation>Beispiel: `A30-A39` in England und `A36-A40` in Wales.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `columns: 20000`, with one zero too many.</source>
        <translation>Beispiel: `columns: 20000`, mit einer Null zu viel.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `columns: forty` – the number of columns is a whole number; or `keys: 45` for `keys: [45]`.</source>
        <translation>Beispiel: `columns: forty` – die Zahl der Spalten ist eine ganze Zahl; oder `keys: 45` statt `keys: [45]`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `hex: F41` on a sheet whose letters end with `E41` to `E80`.</source>
        <translation>Beispiel: `hex: F41` auf einem Blatt, dessen Buchstaben mit `E41` bis `E80` enden.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `hexes: &amp;coast [A1, A2]` and later `hexes: *coast`.</source>
        <translation>Beispiel: `hexes: &amp;coast [A1, A2]` und später `hexes: *coast`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `name: "Beta\u200b"` – a zero-width space follows the name.</source>
        <translation>Beispiel: `name: "Beta\u200b"` – auf den Namen folgt ein Leerzeichen ohne Breite.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `platelayer: board/9`, or a file that begins with `title:`.</source>
        <translation>Beispiel: `platelayer: board/9` oder eine Datei, die mit `title:` beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `top: flat` in a map whose rivers run along sides such as `K31.E`, which only hexes with a corner at the top have.</source>
        <translation>Beispiel: `top: flat` in einer Karte, deren Flüsse an Seiten wie `K31.E` verlaufen, die nur Felder mit einer Ecke oben haben.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `towns: [{name: Hull, hex: A1}` lacks its closing `]`.</source>
        <translation>Beispiel: In `towns: [{name: Hull, hex: A1}` fehlt die schließende `]`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: `{type: override, allowance_from: cards}`.</source>
        <translation>Beispiel: `{type: override, allowance_from: cards}`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: a map that says `platelayer: board/1`, opened by a program that writes `board/2`.</source>
        <translation>Beispiel: eine Karte mit `platelayer: board/1`, geöffnet von einem Programm, das `board/2` schreibt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: a river with both `K31.E` and `K32.W`, which are one side.</source>
        <translation>Beispiel: ein Fluss, der `K31.E` und `K32.W` nennt; beide sind dieselbe Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: two lists called `towns:` – often left over from a merge.</source>
        <translation>Beispiel: zwei Listen namens `towns:` – oft das, was von einer Zusammenführung übrig bleibt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Many labels do not exist on the sheet, but would with one other sheet setting.</source>
        <translation>Viele Kennungen gibt es auf dem Blatt nicht, aber mit einer anderen Einstellung gäbe es sie.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file is not a map file, is incomplete, or is not valid YAML.</source>
        <translation>Die Datei ist keine Kartendatei, unvollständig oder kein gültiges YAML.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file uses anchors, aliases, tags, several documents or other YAML features that map files do not support.</source>
        <translation>Die Datei benutzt Anker, Aliasse, Tags, mehrere Dokumente oder andere Teile von YAML, die Kartendateien nicht unterstützen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file was written by an older Platelayer. It has been read in full.</source>
        <translation>Die Datei wurde von einem älteren Platelayer geschrieben. Sie wurde vollständig gelesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file, its nesting or its sheet is too large.</source>
        <translation>Die Datei, ihre Verschachtelung oder ihr Blatt ist zu groß.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The first field, `platelayer: board/1`, is missing or has an unknown version.</source>
        <translation>Der erste Eintrag, `platelayer: board/1`, fehlt oder hat eine unbekannte Version.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The map format has no field of this name.</source>
        <translation>Das Kartenformat hat keinen Eintrag dieses Namens.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The rows of terrain do not fit the sheet, or contain an unknown symbol.</source>
        <translation>Die Geländereihen passen nicht zum Blatt oder enthalten ein unbekanntes Zeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The sheet's `labels` cannot name every hex of it.</source>
        <translation>Die `labels` des Blatts können nicht jedes Feld benennen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, add a block of letters, or count from a different edge.</source>
        <translation>Abhilfe: einen Block von Buchstaben hinzufügen oder von einem anderen Rand aus zählen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, add missing closing signs, put text with a colon or other signs in "double quotes", and indent with spaces. If another program damaged the file, use a backup.</source>
        <translation>Abhilfe: fehlende schließende Zeichen ergänzen, Text mit einem Doppelpunkt oder anderen Zeichen in "doppelte Anführungszeichen" setzen und mit Leerzeichen einrücken. Hat ein anderes Programm die Datei beschädigt, nehmen Sie eine Sicherung.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, add or delete symbols, or change `columns` and `rows`. A symbol of your own needs an entry under `terrain: kinds`.</source>
        <translation>Abhilfe: Zeichen hinzufügen oder löschen, oder `columns` und `rows` ändern. Ein eigenes Zeichen braucht einen Eintrag unter `terrain: kinds`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, add the field named in the message, or delete the whole item if it is not needed.</source>
        <translation>Abhilfe: den in der Meldung genannten Eintrag ergänzen oder das ganze Objekt löschen, wenn es nicht gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, change the sheet as suggested; other problems are reported when the map is read again.</source>
        <translation>Abhilfe: das Blatt wie vorgeschlagen ändern; andere Fehler werden beim nächsten Lesen gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, check that this is the right file, or make the sheet smaller.</source>
        <translation>Abhilfe: prüfen, ob dies die richtige Datei ist, oder das Blatt kleiner machen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, correct the label, or the sheet's `columns`, `rows` or `labels` if they are wrong.</source>
        <translation>Abhilfe: die Kennung berichtigen, oder `columns`, `rows` oder `labels` des Blatts ändern, wenn diese falsch sind.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, correct the name, or delete the field. Free text belongs in a special rule of the type `note`.</source>
        <translation>Abhilfe: den Namen berichtigen oder den Eintrag löschen. Freier Text gehört in eine Sonderregel der Art `note`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, delete one of the two, or correct it; saving the map deletes the second.</source>
        <translation>Abhilfe: eines von beiden löschen oder berichtigen; beim Speichern der Karte fällt das zweite weg.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, install the newest Platelayer, or write `platelayer: board/1` if the file follows that format.</source>
        <translation>Abhilfe: das neueste Platelayer installieren, oder `platelayer: board/1` schreiben, wenn die Datei diesem Format folgt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, merge the two or delete one.</source>
        <translation>Abhilfe: beide vereinigen oder einen löschen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, remove the hexes from one of the two.</source>
        <translation>Abhilfe: die Felder aus einem der beiden entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, save the map in the studio when everyone has the newer program.</source>
        <translation>Abhilfe: die Karte im Studio speichern, sobald alle das neuere Programm haben.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, save the map in the studio, or run `platelayer fix`; both write the file without it.</source>
        <translation>Abhilfe: die Karte im Studio speichern oder `platelayer fix` aufrufen; beide schreiben die Datei ohne das Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, save the map in the studio, or run `platelayer fix`; both write the file without them.</source>
        <translation>Abhilfe: die Karte im Studio speichern oder `platelayer fix` aufrufen; beide schreiben die Datei ohne diese Zeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, write the value out where it is needed.</source>
        <translation>Abhilfe: den Wert ausschreiben, wo er gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To fix it, write what the message asks for. Text that looks like a number goes in quotes: `title: "1846"`.</source>
        <translation>Abhilfe: schreiben, was die Meldung verlangt. Text, der wie eine Zahl aussieht, gehört in Anführungszeichen: `title: "1846"`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: a town without a hex has no place, a ferry without ports connects nothing. The program does not guess, because a wrong guess would change the map.</source>
        <translation>Warum das wichtig ist: Eine Stadt ohne Feld hat keinen Ort, eine Fähre ohne Häfen verbindet nichts. Das Programm rät nicht, weil eine falsche Vermutung die Karte verändern würde.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: each item of a map is written once, so that changing it changes one line. Aliases could also make a small file fill the memory.</source>
        <translation>Warum das wichtig ist: Jedes Objekt einer Karte steht einmal in der Datei, sodass eine Änderung eine Zeile ändert. Mit Aliassen könnte außerdem eine kleine Datei den Speicher füllen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: each row has one symbol per hex, from west to east, and there is one row of terrain for each row of the sheet. If a symbol is missing, all terrain after it is shifted.</source>
        <translation>Warum das wichtig ist: Jede Reihe hat ein Zeichen je Feld, von West nach Ost, und es gibt eine Geländereihe für jede Reihe des Blatts. Fehlt ein Zeichen, ist alles Gelände danach verschoben.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: games are played without it. `allowance_from` and `allowance_cards` dealt the building allowance from a pack of cards; the pack of 42 cards is for drawing keys (`keys_drawn: cards`), and the die sets the allowance.</source>
        <translation>Warum das wichtig ist: Spiele werden ohne das Feld gespielt. `allowance_from` und `allowance_cards` nahmen das Baugeld aus einem Kartenstapel; der Stapel aus 42 Karten ist zum Ziehen der Schlüssel da (`keys_drawn: cards`), und der Würfel bestimmt das Baugeld.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: in a foreign country only permitted builds are allowed. If it is unclear in which country a hex is, players will argue.</source>
        <translation>Warum das wichtig ist: Im Ausland sind nur genehmigte Strecken erlaubt. Ist unklar, in welchem Land ein Feld liegt, gibt es Streit.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it identifies a map file and how to read it. A newer format may contain data that this program would lose.</source>
        <translation>Warum das wichtig ist: Er kennzeichnet eine Kartendatei und sagt, wie sie zu lesen ist. Ein neueres Format kann Daten enthalten, die dieses Programm verlieren würde.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it is usually a typing mistake, and another hex or side was meant.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Tippfehler, und ein anderes Feld oder eine andere Seite war gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it is usually a typing mistake, and its contents would be lost without notice when the map is saved.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Tippfehler, und der Inhalt ginge beim Speichern unbemerkt verloren.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it would fill the memory and stop the program, and open boards could be lost. A sheet may have up to 2,000 columns, 2,000 rows and 1,000,000 hexes, a file up to 32 MB. The largest printed board had fewer than 4,000 hexes.</source>
        <translation>Warum das wichtig ist: Sie würde den Speicher füllen und das Programm anhalten, und offene Spielpläne könnten verloren gehen. Ein Blatt darf bis zu 2.000 Spalten, 2.000 Reihen und 1.000.000 Felder haben, eine Datei bis zu 32 MB. Der größte gedruckte Spielplan hatte weniger als 4.000 Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: only one can be used, and the contents of the other would be lost without notice.</source>
        <translation>Warum das wichtig ist: Nur einer kann gelten, und der Inhalt des anderen ginge unbemerkt verloren.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: saving writes the current format, which an older Platelayer cannot open. People you share the map with may still have one. A backup of the old file is kept next to the new one.</source>
        <translation>Warum das wichtig ist: Beim Speichern wird das heutige Format geschrieben, das ein älteres Platelayer nicht öffnen kann. Wer die Karte mit Ihnen teilt, hat vielleicht noch eines. Eine Sicherung der alten Datei bleibt neben der neuen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the file and the orders of postal games identify hexes by label. A hex without a label cannot be used.</source>
        <translation>Warum das wichtig ist: Die Datei und die Befehle von Postspielen nennen Felder mit ihrer Kennung. Ein Feld ohne Kennung ist nicht verwendbar.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the file places towns, rivers and everything else by label. One wrong sheet setting moves everything, so each label looks wrong although none is.</source>
        <translation>Warum das wichtig ist: Die Datei ordnet Städte, Flüsse und alles andere über Kennungen an. Eine falsche Einstellung des Blatts verschiebt alles, und jede Kennung sieht falsch aus, obwohl es keine ist.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the item cannot be drawn, and the program does not guess another place.</source>
        <translation>Warum das wichtig ist: Das Objekt lässt sich nicht zeichnen, und das Programm wählt nicht selbst einen anderen Ort.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the map cannot be opened until this is fixed. The message gives the line and column where reading stopped; the mistake is there or just before. Where the file ends before quotes or brackets are closed, it gives where they begin. The message of the YAML reader is quoted.</source>
        <translation>Warum das wichtig ist: Der Plan lässt sich erst öffnen, wenn das behoben ist. Die Meldung nennt Zeile und Spalte, an der das Lesen endete; der Fehler steht dort oder kurz davor. Endet die Datei, bevor Anführungszeichen oder Klammern geschlossen sind, nennt sie deren Anfang. Die Meldung des YAML-Lesers wird zitiert.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the program never guesses what was meant, because a wrong guess would change the map.</source>
        <translation>Warum das wichtig ist: Das Programm rät nie, was gemeint war, weil eine falsche Vermutung die Karte verändern würde.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: two names that look the same would differ, so a ferry would not find its port. Hidden control characters can also make one text look like another. They usually come from a web page or word processor.</source>
        <translation>Warum das wichtig ist: Zwei gleich aussehende Namen wären verschieden, sodass eine Fähre ihren Hafen nicht fände. Versteckte Steuerzeichen können auch einen Text wie einen anderen aussehen lassen. Meist stammen sie von einer Webseite oder aus einer Textverarbeitung.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Add more to the numbers of the sheet's second alphabet, then save again.</source>
        <translation>Erhöhen Sie die Zahlen des zweiten Alphabets des Blatts um mehr, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Erase the part outside, then save again.</source>
        <translation>Löschen Sie den Teil außerhalb, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Move it onto the sheet or delete it, then save again.</source>
        <translation>Verlegen Sie es auf das Blatt, oder löschen Sie es, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} is off the sheet and cannot be saved.</source>
        <translation>Außerhalb des Blatts und nicht speicherbar: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} is on a hex whose label also belongs to another hex.</source>
        <translation>Die Kennung des Feldes ist nicht eindeutig: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} runs off the sheet and cannot be saved.</source>
        <translation>Verläuft außerhalb des Blatts und ist nicht speicherbar: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/normalising.py"/>
        <source>The text “{text}” contained invisible characters: {hidden}. They were removed.</source>
        <translation>Der Text „{text}“ enthielt unsichtbare Zeichen: {hidden}. Sie wurden entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/normalising.py"/>
        <source>This text contained only invisible characters: {hidden}. It is now empty.</source>
        <translation>Dieser Text enthielt nur unsichtbare Zeichen: {hidden}. Er ist jetzt leer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <location filename="../../engine/checks/frame/name_suggestions.py"/>
        <source> Perhaps {meant} is meant.</source>
        <translation> Vielleicht ist {meant} gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>'{label}' does not exist on the sheet.</source>
        <translation>'{label}' gibt es auf dem Blatt nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>The lists repeat the {n:,} hexes of the sheet too often.</source>
        <translation>Die Listen wiederholen die {n:,} Felder des Blatts zu oft.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>{label} is already in this list; it counts once.</source>
        <translation>{label} steht schon in dieser Liste; es zählt einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>The board is nested more than {most} levels deep.</source>
        <translation>Der Spielplan ist mehr als {most} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>{n} labels do not exist on this sheet. With {setting} all of them would.</source>
        <translation>{n} Kennungen gibt es auf diesem Blatt nicht. Mit {setting} gäbe es alle.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>{n} labels do not exist on this sheet. With {setting} only {left} would be left.</source>
        <translation>{n} Kennungen gibt es auf diesem Blatt nicht. Mit {setting} blieben nur {left} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/retired_fields.py"/>
        <source>The rules no longer have {names}. The building allowance is a throw of the die.</source>
        <translation>{names} gibt es in den Regeln nicht mehr. Das Baugeld bestimmt der Würfel.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>Change that, then save again.</source>
        <translation>Ändern Sie das, und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, because its backup failed. {problem}</source>
        <translation>{path} wurde nicht gespeichert, weil die Sicherung fehlschlug. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, because its backup failed: {reason}.</source>
        <translation>{path} wurde nicht gespeichert, weil die Sicherung fehlschlug: {reason}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, because the result could not be opened again. {problem}</source>
        <translation>{path} wurde nicht gespeichert, weil sich das Ergebnis nicht wieder öffnen ließe. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved. {problem}</source>
        <translation>{path} wurde nicht gespeichert. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>'{sign}' must be a single character other than . ^ ~ = % #.</source>
        <translation>'{sign}' muss ein einzelnes Zeichen außer . ^ ~ = % # sein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>Entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>In quotes it is text: "{value}".</source>
        <translation>In Anführungszeichen ist es Text: "{value}".</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>The field '{field}' is missing in {owner}.</source>
        <translation>In {owner} fehlt der Eintrag '{field}'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>The field '{field}' is missing.</source>
        <translation>Der Eintrag '{field}' fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>The map file</source>
        <translation>Die Kartendatei</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>Unknown field '{field}' in {owner}</source>
        <translation>Unbekannter Eintrag '{field}' in {owner}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a group of at most {most} fields</source>
        <translation>eine Gruppe von höchstens {most} Einträgen</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a group of fields</source>
        <translation>eine Gruppe von Einträgen</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a list of at most {most}</source>
        <translation>eine Liste von höchstens {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a list of {fewest}</source>
        <translation>eine Liste von {fewest}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a map file</source>
        <translation>einer Kartendatei</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>one of {n}</source>
        <translation>eine von {n}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>true or false</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{kind} above {least} and up to {most}</source>
        <translation>{kind} über {least} und bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{kind} from {least} to {most}</source>
        <translation>{kind} von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{kind} of {least} or more</source>
        <translation>{kind} ab {least}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{kind} without contents</source>
        <translation>{kind} ohne Inhalt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{message}: is '{near}' meant?</source>
        <translation>{message}: Ist '{near}' gemeint?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{message}; known: {known}.</source>
        <translation>{message}; bekannt: {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{own} of {owner}</source>
        <translation>{own} von {owner}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <source>{what} must be {wanted}, not {held}.</source>
        <translation>{what} muss {wanted} sein, nicht {held}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/schema_messages.py"/>
        <location filename="../../engine/hexes/labels.py"/>
        <location filename="../../engine/messages.py"/>
        <source>{words} or {last}</source>
        <translation>{words} oder {last}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>A pin of the underlay</source>
        <translation>Ein Passpunkt der Vorlage</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>A start rule</source>
        <translation>Eine Startregel</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The border</source>
        <translation>Die Grenze</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The border {name}</source>
        <translation>Die Grenze {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The closed sides</source>
        <translation>Die gesperrten Seiten</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The closed sides {name}</source>
        <translation>Die gesperrten Seiten {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The crossing</source>
        <translation>Die Querung</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The crossing {name}</source>
        <translation>Die Querung {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The ferry</source>
        <translation>Die Fähre</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The ferry {name}</source>
        <translation>Die Fähre {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The name {name} on the map</source>
        <translation>Der Name {name} auf der Karte</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The permitted build</source>
        <translation>Die genehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The permitted build in {name}</source>
        <translation>Die genehmigte Strecke in {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The region</source>
        <translation>Die Region</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The region {name}</source>
        <translation>Die Region {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The river {name}</source>
        <translation>Der Fluss {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The special</source>
        <translation>Das Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The special {name}</source>
        <translation>Das Sonderziel {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>The town</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The town {name}</source>
        <translation>Die Stadt {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>The water</source>
        <translation>Das Gewässer</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The water {name}</source>
        <translation>Das Gewässer {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>'{one}' and '{other}' both contain {hexes}. Remove the overlap from one.</source>
        <translation>„{one}“ und „{other}“ enthalten beide {hexes}. Entfernen Sie die Überschneidung aus einem.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>A sheet has at most {most:,} columns and as many rows.</source>
        <translation>Ein Blatt hat höchstens {most:,} Spalten und ebenso viele Reihen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>Every row of terrain has {n} hexes, but the sheet has {columns} columns.</source>
        <translation>Jede Geländereihe hat {n} Felder, aber das Blatt hat {columns} Spalten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>Hex {at} of row {row} has the unknown terrain '{sign}'. Use one of {known}, or add it under 'kinds'.</source>
        <translation>Feld {at} der Reihe {row} hat das unbekannte Gelände '{sign}'. Nehmen Sie eines von {known}, oder ergänzen Sie es unter 'kinds'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>Row {row} has {n} hexes, but the sheet has {columns} columns.</source>
        <translation>Reihe {row} hat {n} Felder, aber das Blatt hat {columns} Spalten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>The opening quote of row {row} is missing.</source>
        <translation>Das Anführungszeichen am Anfang von Reihe {row} fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>The sheet has {n:,} hexes; the maximum is {most:,}.</source>
        <translation>Das Blatt hat {n:,} Felder; {most:,} sind das Höchste.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>There are {found} rows of terrain, but the sheet has {rows} rows.</source>
        <translation>Es gibt {found} Geländereihen, aber das Blatt hat {rows} Reihen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>add: {n} for the letters {letters}</source>
        <translation>add: {n} für die Buchstaben {letters}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>the rows of the terrain from the bottom to the top</source>
        <translation>den Geländereihen von unten nach oben</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>the rows of the terrain one hex further left</source>
        <translation>den Geländereihen ein Feld weiter links</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>the rows of the terrain one hex further right</source>
        <translation>den Geländereihen ein Feld weiter rechts</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>the rows of the terrain one row higher</source>
        <translation>den Geländereihen eine Reihe höher</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/slip_guesses.py"/>
        <source>the rows of the terrain one row lower</source>
        <translation>den Geländereihen eine Reihe tiefer</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Change its permissions, or copy it.</source>
        <translation>Ändern Sie die Zugriffsrechte, oder kopieren Sie die Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Choose a file in it.</source>
        <translation>Wählen Sie eine Datei darin.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Choose another.</source>
        <translation>Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Look for it under another name or folder.</source>
        <translation>Suchen Sie sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>The file {path} does not exist.</source>
        <translation>Die Datei {path} existiert nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>The name of the file contains invalid characters.</source>
        <translation>Der Name der Datei enthält ungültige Zeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Try again, or copy it to another disk.</source>
        <translation>Versuchen Sie es noch einmal, oder kopieren Sie sie auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>You may not read {path}.</source>
        <translation>{path} dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{name} has {size:,.0f} MB; a map file has at most {most} MB. Check that it is the right file.</source>
        <translation>{name} hat {size:,.0f} MB; eine Kartendatei hat höchstens {most} MB. Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{name} is not a text file, so it cannot be a map file.</source>
        <translation>{name} ist keine Textdatei, kann also keine Kartendatei sein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{name} is not text in UTF-8: save it as UTF-8 in the program that wrote it.</source>
        <translation>{name} ist kein Text in UTF-8: Speichern Sie ihn in dem Programm, das ihn schrieb, als UTF-8.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{name} is text in UTF-16: save it as UTF-8 in the program that wrote it.</source>
        <translation>{name} ist Text in UTF-16: Speichern Sie ihn in dem Programm, das ihn schrieb, als UTF-8.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} cannot be read ({reason}).</source>
        <translation>{path} lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} is a link to itself.</source>
        <translation>{path} ist ein Verweis auf sich selbst.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{path} is a pipe or a device, not a file.</source>
        <translation>{path} ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>Is it meant to be '{near}'?</source>
        <translation>Sollte das '{near}' sein?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>The file is in the older format {old} and has been read as {new}.</source>
        <translation>Die Datei hat das ältere Format {old} und wurde als {new} gelesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>The format version {said} is invalid. Write '{line}'.</source>
        <translation>Die Formatversion {said} ist ungültig. Schreiben Sie '{line}'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>This file has the newer format {said}; this program reads up to {newest}. Install the newest Platelayer.</source>
        <translation>Diese Datei hat das neuere Format {said}; dieses Programm liest bis {newest}. Installieren Sie das neueste Platelayer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>This is not a map file. It should start with '{line}'.</source>
        <translation>Das ist keine Kartendatei. Sie müsste mit '{line}' beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <source>Paint them with another terrain, then save again.</source>
        <translation>Malen Sie sie mit einem anderen Gelände, und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <source>Some hexes have a terrain that the board does not define.</source>
        <translation>Einige Felder haben ein Gelände, das der Spielplan nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The country {name}</source>
        <translation>Das Land {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>'&amp;{name}' names a value for use elsewhere</source>
        <translation>'&amp;{name}' benennt einen Wert zum Gebrauch anderswo</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>'*{name}' repeats a value from elsewhere</source>
        <translation>'*{name}' wiederholt einen Wert von anderswo</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>'{tag}' gives a value a type of its own</source>
        <translation>'{tag}' gibt einem Wert einen eigenen Typ</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>A second document starts here with '---'. A map file contains one map.</source>
        <translation>Hier beginnt mit '---' ein zweites Dokument. Eine Kartendatei enthält eine Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The field '{name}' occurs here and in line {line}. Merge the two or delete one.</source>
        <translation>Der Eintrag '{name}' steht hier und in Zeile {line}. Vereinigen Sie beide, oder löschen Sie einen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The file contains more than {most:,} values.</source>
        <translation>Die Datei enthält mehr als {most:,} Werte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The file ends before what begins here is closed. The YAML reader says: {problem}.</source>
        <translation>Die Datei endet, bevor geschlossen wird, was hier beginnt. Der YAML-Leser meldet: {problem}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The file is nested more than {most} levels deep.</source>
        <translation>Die Datei ist mehr als {most} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The file is not valid YAML here. The YAML reader says: {problem}. Check the quotes, brackets, commas, colons and indentation here and just before.</source>
        <translation>Die Datei ist hier kein gültiges YAML. Der YAML-Leser meldet: {problem}. Prüfen Sie Anführungszeichen, Klammern, Kommas, Doppelpunkte und Einrückung hier und kurz davor.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The name of a field must be a word here.</source>
        <translation>Der Name eines Eintrags muss hier ein Wort sein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>The text of the file cannot be read.</source>
        <translation>Der Text der Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>There is an anchor or tag before the name of a field</source>
        <translation>Vor dem Namen eines Eintrags steht ein Anker oder Tag</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>This character (U+{number}) is not allowed in a text file. Delete it.</source>
        <translation>Dieses Zeichen (U+{number}) ist in einer Textdatei nicht erlaubt. Löschen Sie es.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>This file has merge conflicts. Keep one version and delete the lines that start with &lt;&lt;&lt;&lt;&lt;&lt;&lt;, ======= and &gt;&gt;&gt;&gt;&gt;&gt;&gt;.</source>
        <translation>Diese Datei enthält Konflikte einer Zusammenführung. Behalten Sie eine Fassung, und löschen Sie die Zeilen, die mit &lt;&lt;&lt;&lt;&lt;&lt;&lt;, ======= und &gt;&gt;&gt;&gt;&gt;&gt;&gt; beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>{message} The part it was reading begins in line {line}.</source>
        <translation>{message} Der Teil, den er gerade las, beginnt in Zeile {line}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_events.py"/>
        <source>{what}. Map files do not support this; write the value where it is needed.</source>
        <translation>{what}. Kartendateien unterstützen das nicht; schreiben Sie den Wert dort aus, wo er gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/label_ranges.py"/>
        <source>'{label}' is a range without an end.</source>
        <translation>'{label}' ist ein Bereich ohne Ende.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/label_ranges.py"/>
        <source>'{label}' is not a range along one letter from a lower to a higher number.</source>
        <translation>'{label}' ist kein Bereich entlang eines Buchstabens von einer kleineren zu einer größeren Zahl.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>A colon is missing after '{field}'.</source>
        <translation>Nach '{field}' fehlt ein Doppelpunkt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>A comma ends a number; the decimal point is a dot: {number}.</source>
        <translation>Ein Komma beendet eine Zahl; das Dezimalzeichen ist ein Punkt: {number}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>A comma ends a text without quotes: perhaps {text} is meant.</source>
        <translation>Ein Komma beendet einen Text ohne Anführungszeichen: Vielleicht ist {text} gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>A comma ends a text without quotes: put all of it in double quotes.</source>
        <translation>Ein Komma beendet einen Text ohne Anführungszeichen: Setzen Sie ihn ganz in doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>Is '{near}' meant?</source>
        <translation>Ist '{near}' gemeint?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>The decimal point is a dot: {number}.</source>
        <translation>Das Dezimalzeichen ist ein Punkt: {number}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>Without quotes it is a number: {number}.</source>
        <translation>Ohne Anführungszeichen ist es eine Zahl: {number}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>Write [{items}].</source>
        <translation>Schreiben Sie [{items}].</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>Write {word}.</source>
        <translation>Schreiben Sie {word}.</translation>
    </message>
    <message>
        <location filename="../../engine/bots/common/ignored_rules.py"/>
        <source>crossings laid whole</source>
        <translation>im Ganzen gebaute Querungen</translation>
    </message>
    <message>
        <location filename="../../engine/bots/common/ignored_rules.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>ferries</source>
        <translation>Fähren</translation>
    </message>
    <message>
        <location filename="../../engine/bots/common/ignored_rules.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>permitted builds</source>
        <translation>Genehmigte Strecken</translation>
    </message>
    <message>
        <location filename="../../engine/bots/common/ignored_rules.py"/>
        <source>second starts</source>
        <translation>zweite Starts</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>goes for the next good build only. It buys no ferries and no crossings built as one. Fast.</source>
        <translation>baut nur das nächste Lohnende. Kauft keine Fähren und keine im Ganzen gebauten Querungen. Schnell.</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>planner</source>
        <translation>planend</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>plans a network for the keys and takes rivals into account. Plays best.</source>
        <translation>plant ein Netz für die Schlüssel und berücksichtigt Mitbewerber. Spielt am besten.</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>plays any legal move. Useful only to check that games finish.</source>
        <translation>macht irgendeinen erlaubten Zug. Nur nützlich, um zu prüfen, ob Spiele enden.</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>A country has no hexes.</source>
        <translation>Ein Land hat keine Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>A country without a name</source>
        <translation>Ein Land ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>A foreign country consists of pieces that do not touch.</source>
        <translation>Ein fremdes Land besteht aus Teilen, die sich nicht berühren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Assign {size_of} at {label} to {country}</source>
        <translation>{size_of} bei {label} an {country} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: `{name: Wales}` left over after its hexes were given to England.</source>
        <translation>Beispiel: `{name: Wales}`, das übrig blieb, als seine Felder an England kamen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: one hex next to Chester painted as Scotland.</source>
        <translation>Beispiel: ein Feld neben Chester, das als Schottland gemalt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: one hex of Wales missed by the brush, between Brecon and Builth.</source>
        <translation>Beispiel: ein Feld von Wales, das der Pinsel ausließ, zwischen Brecon und Builth.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Land inside a country, or between countries, belongs to no country or to a distant one.</source>
        <translation>Land in einem Land oder zwischen mehreren gehört zu keinem Land oder zu einem entfernten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Remove from country</source>
        <translation>Aus dem Land entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Remove {country}</source>
        <translation>{country} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Remove {size_of} at {label} from {country}</source>
        <translation>{size_of} bei {label} aus {country} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>The land at {label} ({size_of}) belongs to {owner}, but is surrounded by {names}.</source>
        <translation>Das Land bei {label} ({size_of}) gehört zu {owner}, liegt aber inmitten von {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To fix it, assign the land to the country around it. Unassigned land is reported unless it touches the edge of the map or is the largest such piece; a country wholly inside another is allowed. If four fifths of the land are assigned, all unassigned land is reported.</source>
        <translation>Abhilfe: die Fläche dem umgebenden Land zuordnen. Nicht zugeordnetes Land wird gemeldet, außer es reicht an den Kartenrand oder ist das größte solche Stück; ein Land ganz in einem anderen ist erlaubt. Sind vier Fünftel zugeordnet, wird alles übrige gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To fix it, paint its hexes, or remove the country.</source>
        <translation>Abhilfe: seine Felder malen oder das Land entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To fix it, remove the stray hexes from the country, or fill the gap.</source>
        <translation>Abhilfe: die versprengten Felder aus dem Land entfernen oder die Lücke füllen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: it is usually a painting mistake. A hole in a foreign country is home land that no one can reach, and the sheet shows a border around it.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Malfehler. Ein Loch im Ausland ist Inland, das niemand erreicht, und das Blatt zeigt eine Grenze darum.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: the legend lists it, but it is nowhere on the map.</source>
        <translation>Warum das wichtig ist: Die Legende nennt es, aber auf der Karte ist es nirgends.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: track stops in the first foreign hex. A stray foreign hex blocks home land, and the sheet does not show why.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld. Ein versprengtes fremdes Feld sperrt das Inland, und das Blatt zeigt nicht, warum.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>no country</source>
        <translation>keinem Land</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>{country} has no hexes.</source>
        <translation>{country} hat keine Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>{country} has {size_of} at {label} apart from the rest.</source>
        <translation>{country} hat {size_of} bei {label}, getrennt vom übrigen Gebiet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build cannot be started: it does not begin at a border.</source>
        <translation>Eine genehmigte Strecke lässt sich nicht beginnen: Sie fängt an keiner Grenze an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build crosses water or a closed side.</source>
        <translation>Eine genehmigte Strecke führt über Wasser oder eine gesperrte Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build is in {country}, which is not a foreign country of this board.{hint}</source>
        <translation>Eine genehmigte Strecke liegt in {country}, das auf diesem Spielplan kein fremdes Land ist.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build is listed twice, or is part of another in the same country.</source>
        <translation>Eine genehmigte Strecke ist zweimal aufgeführt oder Teil einer anderen im selben Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build is not in a foreign country of the board.</source>
        <translation>Eine genehmigte Strecke liegt in keinem fremden Land des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build runs outside its country.</source>
        <translation>Eine genehmigte Strecke verläuft außerhalb ihres Landes.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build starts at a border but leads to nothing.</source>
        <translation>Eine genehmigte Strecke beginnt an einer Grenze, führt aber zu nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Correct country</source>
        <translation>Land berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: `{country: Scotland, course: [A29, A30, A31]}` and `{country: Scotland, course: [A31, A30]}`.</source>
        <translation>Beispiel: `{country: Scotland, course: [A29, A30, A31]}` und `{country: Scotland, course: [A31, A30]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: `{country: Scotland, course: [A29, A30]}` where Scotland is not `foreign: true`.</source>
        <translation>Beispiel: `{country: Scotland, course: [A29, A30]}`, wo Scotland nicht `foreign: true` ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: `{country: Scotland, course: [A29, A31]}`, where A30 is missing.</source>
        <translation>Beispiel: `{country: Scotland, course: [A29, A31]}`, wo A30 fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line across a firth.</source>
        <translation>Beispiel: eine gestrichelte Linie quer über eine Förde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line assigned to Scotland whose last hexes are in England.</source>
        <translation>Beispiel: eine gestrichelte Linie Schottlands, deren letzte Felder in England liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line of two hexes from the border of Scotland, with Gretna eight hexes further on.</source>
        <translation>Beispiel: eine gestrichelte Linie von zwei Feldern ab der Grenze Schottlands, und Gretna ist acht Felder weiter.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line that starts two hexes beyond the border.</source>
        <translation>Beispiel: eine gestrichelte Linie, die zwei Felder jenseits der Grenze anfängt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Extend it to the border over {added}</source>
        <translation>Über {added} bis zur Grenze verlängern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Make {home} foreign</source>
        <translation>{home} zum Ausland machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Remove duplicate</source>
        <translation>Doppeltes entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Repair route</source>
        <translation>Verlauf reparieren</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} at {start} cannot be started: it does not begin at a border.</source>
        <translation>Die genehmigte Strecke in {country} bei {start} lässt sich nicht beginnen: Sie fängt an keiner Grenze an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} crosses water or closed sides at {labels}.</source>
        <translation>Die genehmigte Strecke in {country} führt bei {labels} über Wasser oder gesperrte Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} from {start} leads to no town, special or other border.</source>
        <translation>Die genehmigte Strecke in {country} ab {start} führt zu keiner Stadt, keinem Sonderziel und keiner anderen Grenze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} from {start} to {end} is already part of another.</source>
        <translation>Die genehmigte Strecke in {country} von {start} nach {end} ist schon Teil einer anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} leaves the country at {labels}.</source>
        <translation>Die genehmigte Strecke in {country} verlässt es bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The route of a permitted build has a gap or leaves the map.</source>
        <translation>Der Verlauf einer genehmigten Strecke hat eine Lücke oder verlässt die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, correct the country's name, or mark the country as foreign.</source>
        <translation>Abhilfe: den Namen des Landes berichtigen oder dieses Land als fremd kennzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, end the line at the border, or paint the hexes as the country's.</source>
        <translation>Abhilfe: die Linie an der Grenze enden lassen oder die Felder dem Land zuordnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, extend it to a town, an entry of a special, another border or the map's edge, or remove it. Lines that continue each other are checked together.</source>
        <translation>Abhilfe: sie bis zu einer Stadt, einem Zugang eines Sonderziels, einer anderen Grenze oder dem Kartenrand verlängern oder entfernen. Linien, die einander fortsetzen, werden zusammen geprüft.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, extend the line to the border; a fix offers the shortest way within the country.</source>
        <translation>Abhilfe: die Linie bis zur Grenze verlängern; eine Abhilfe bietet den kürzesten Weg innerhalb des Landes an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, list every hex of the broken line in order, at least two.</source>
        <translation>Abhilfe: jedes Feld der gestrichelten Linie der Reihe nach nennen, mindestens zwei.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, remove the one that has no link of its own. Two that share only part of their route are fine.</source>
        <translation>Abhilfe: die entfernen, die kein eigenes Gleisstück hat. Zwei, die nur einen Teil ihres Wegs teilen, sind in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To fix it, route it over land, or make that part a crossing with its own cost.</source>
        <translation>Abhilfe: sie über Land führen oder aus diesem Stück eine Querung mit eigenen Kosten machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: home land needs no permission, and a permitted build is for foreign land. Until its country is foreign, no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Im Inland braucht man keine Genehmigung; eine genehmigte Strecke ist für das Ausland. Solange ihr Land kein Ausland ist, lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: it is built at the usual cost, but such a link has none. A player who starts it gets stuck in the middle.</source>
        <translation>Warum das wichtig ist: Sie wird zu den üblichen Kosten gebaut, aber für ein solches Gleisstück gibt es keine. Wer sie beginnt, bleibt mittendrin stecken.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: it is unclear which links may be built, and no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Es ist unklar, welche Gleisstücke gebaut werden dürfen, und auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: it permits nothing new. If only one of the two is changed or removed, the other still permits the line.</source>
        <translation>Warum das wichtig ist: Sie erlaubt nichts Neues. Wird nur eine der beiden geändert oder entfernt, erlaubt die andere die Strecke weiterhin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: no one builds a line that ends in open country. Usually its end is missing: the town, the port or the other border.</source>
        <translation>Warum das wichtig ist: Niemand baut eine Strecke, die im Nichts endet. Meist fehlt ihr Ende: die Stadt, der Hafen oder die andere Grenze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: track stops in the first foreign hex. A broken line can only be built if it starts in such a hex, or another permitted build leads to it.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld. Eine gestrichelte Linie ist nur baubar, wenn sie in einem solchen Feld beginnt oder eine andere genehmigte Strecke zu ihr führt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: unbuilt links count as a railway of the named country, so players would pay Scotland for a line in Ireland.</source>
        <translation>Warum das wichtig ist: Nicht gebaute Gleisstücke zählen als Bahn des genannten Landes; Spieler würden Schottland für eine Strecke in Irland bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <location filename="../../engine/checks/rules/rules.py"/>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Write {meant}</source>
        <translation>{meant} schreiben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>the permitted build in {country}</source>
        <translation>die genehmigte Strecke in {country}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A ferry names a port that does not exist on the board.</source>
        <translation>Eine Fähre nennt einen Hafen, den es auf dem Spielplan nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A ferry's port is not next to water.</source>
        <translation>Der Hafen einer Fähre liegt nicht am Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A town is marked as a port, but is not next to water.</source>
        <translation>Eine Stadt ist als Hafen gekennzeichnet, liegt aber nicht am Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Change the port to {meant}</source>
        <translation>Hafen auf {meant} ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Correct port</source>
        <translation>Hafen berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Example: `Beachley` from Chepstow to Aust, and `Aust` from Aust to Chepstow.</source>
        <translation>Beispiel: `Beachley` von Chepstow nach Aust und `Aust` von Aust nach Chepstow.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holand]}` where the town is called New Holland.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holand]}`, wo die Stadt New Holland heißt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Example: `{name: Ludlow, hex: E30, port: true}` in the middle of the country.</source>
        <translation>Beispiel: `{name: Ludlow, hex: E30, port: true}` mitten im Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Example: a ferry from a town one hex inland of the estuary.</source>
        <translation>Beispiel: eine Fähre von einer Stadt, die ein Feld landeinwärts der Mündung liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Remove the ferry {ferry}</source>
        <translation>Die Fähre {ferry} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>The ferries {ferry} and {other} have the same route.</source>
        <translation>Die Fähren {ferry} und {other} haben denselben Verlauf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>The ferry {ferry} sails from {name}, but there is no such town.{hint}</source>
        <translation>Die Fähre {ferry} fährt von {name}, aber eine solche Stadt gibt es nicht.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To fix it, correct the name, or place a town with that name. A ferry's port needs no keys. If two towns have the same name, one of them was probably overwritten; a fix offers the missing name.</source>
        <translation>Abhilfe: den Namen berichtigen oder eine Stadt dieses Namens setzen. Der Hafen einer Fähre braucht keine Schlüssel. Haben zwei Städte denselben Namen, wurde eine wohl überschrieben; eine Abhilfe bietet den fehlenden Namen an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To fix it, move the port next to water, paint water next to it, or name the right port. If the ferry's route ends at water, a fix moves the port there.</source>
        <translation>Abhilfe: den Hafen ans Wasser verlegen, Wasser daneben malen oder den richtigen Hafen nennen. Endet der Verlauf der Fähre am Wasser, verlegt eine Abhilfe den Hafen dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To fix it, remove one of them, or waive this if two companies should sail there.</source>
        <translation>Abhilfe: eine von beiden entfernen oder das hier gelten lassen, wenn dort zwei Gesellschaften fahren sollen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To fix it, unmark the port, move the town next to water, or paint water there.</source>
        <translation>Abhilfe: das Kennzeichen entfernen, die Stadt ans Wasser verlegen oder dort Wasser malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Two ferries sail between the same ports over the same hexes.</source>
        <translation>Zwei Fähren fahren zwischen denselben Häfen über dieselben Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Unmark it as a port</source>
        <translation>Nicht mehr als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: both can be bought, so each earns about half. Usually one ferry was entered twice, once from each shore.</source>
        <translation>Warum das wichtig ist: Beide können gekauft werden, sodass jede etwa die Hälfte einbringt. Meist wurde eine Fähre zweimal eingetragen, von jedem Ufer aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: no one can buy or use the ferry.</source>
        <translation>Warum das wichtig ist: Niemand kann die Fähre kaufen oder benutzen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: specials such as "any seaport" send trains there, and the anchor on the sheet shows a harbour that does not exist.</source>
        <translation>Warum das wichtig ist: Sonderziele wie „ein beliebiger Seehafen“ schicken Züge dorthin, und der Anker auf dem Blatt zeigt einen Hafen, den es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: the ferry cannot leave the port, and players cannot tell what its route means.</source>
        <translation>Warum das wichtig ist: Die Fähre kann nicht ablegen, und die Spieler wissen nicht, was ihr Verlauf bedeutet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>{name}, a port of the ferry {ferry}, is not next to water.</source>
        <translation>{name}, ein Hafen der Fähre {ferry}, liegt nicht am Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>{town} ({label}) is a port, but is not next to water.</source>
        <translation>{town} ({label}) ist ein Hafen, liegt aber nicht am Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's port has no keys, and no track can leave it.</source>
        <translation>Der Hafen einer Fähre hat keine Schlüssel, und kein Gleis kann von ihm wegführen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's route crosses land.</source>
        <translation>Der Verlauf einer Fähre führt über Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's route does not lead hex by hex from one port to the other.</source>
        <translation>Der Verlauf einer Fähre führt nicht Feld für Feld von einem Hafen zum anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's route is more than twice as long as needed.</source>
        <translation>Der Verlauf einer Fähre ist mehr als doppelt so lang wie nötig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Both ports of the ferry {ferry} are {ports}.</source>
        <translation>Beide Häfen der Fähre {ferry} sind {ports}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}`, where L12 is missing.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}`, wo L12 fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a port on a rock in the sea, with water on all six sides, that no special uses.</source>
        <translation>Beispiel: ein Hafen auf einem Felsen im Meer mit Wasser an allen sechs Seiten, den kein Sonderziel nennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a route drawn one hex too far, through the headland.</source>
        <translation>Beispiel: ein Verlauf, der ein Feld zu weit gezeichnet ist, durch die Landspitze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a route of 16 hexes between two ports where 2 are enough.</source>
        <translation>Beispiel: ein Verlauf von 16 Feldern zwischen zwei Häfen, wo 2 genügten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Make {labels} sea</source>
        <translation>{labels} zu Meer machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>No track can leave {name}, a port of the ferry {ferry}.</source>
        <translation>Von {name}, einem Hafen der Fähre {ferry}, kann kein Gleis wegführen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Route it over {labels}</source>
        <translation>Über {labels} führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Route it to {town}</source>
        <translation>Nach {town} führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Shorten route</source>
        <translation>Verlauf kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The ferry {ferry} has no route from {ports} to {ports2}.</source>
        <translation>Die Fähre {ferry} hat keinen Verlauf von {ports} nach {ports2}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The route of the ferry {ferry} crosses land at {labels}.</source>
        <translation>Der Verlauf der Fähre {ferry} führt bei {labels} über Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The route of the ferry {ferry} has {n} hexes; {least} are enough.</source>
        <translation>Der Verlauf der Fähre {ferry} hat {n} Felder; {least} genügen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To fix it, give the port land to build on, or keys, or remove the ferry.</source>
        <translation>Abhilfe: dem Hafen Land zum Weiterbauen oder Schlüssel geben, oder die Fähre entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To fix it, list every water hex from port to port, in order. If the route has no gap but a port is far from its end, the port's hex is probably wrong; a fix moves the port there.</source>
        <translation>Abhilfe: jedes Wasserfeld von Hafen zu Hafen der Reihe nach nennen. Ist der Verlauf lückenlos, aber ein Hafen weit von seinem Ende entfernt, ist wohl dessen Feld falsch; eine Abhilfe verlegt ihn dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To fix it, route the ferry over water, or paint the hex as water. A fix offers the shortest way over water, or the painting if there is none.</source>
        <translation>Abhilfe: die Fähre über Wasser führen oder das Feld als Wasser malen. Eine Abhilfe bietet den kürzesten Weg über Wasser an, sonst das Malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To fix it, use the shortest route, or waive this if the detour is intended.</source>
        <translation>Abhilfe: den kürzesten Verlauf nehmen oder dies gelten lassen, wenn der Umweg gewollt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: players cannot tell whether the map or the list is right; track may be laid in that hex, too.</source>
        <translation>Warum das wichtig ist: Spieler wissen nicht, ob die Karte oder die Liste stimmt; in diesem Feld darf auch Gleis gelegt werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: there is no reason to buy the ferry, because the port is a dead end.</source>
        <translation>Warum das wichtig ist: Es gibt keinen Grund, die Fähre zu kaufen, denn der Hafen ist eine Sackgasse.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: trains count the hexes of the route, so each extra hex costs a point of a roll. Usually the route goes around land that has since been removed.</source>
        <translation>Warum das wichtig ist: Züge zählen die Felder des Verlaufs, sodass jedes überflüssige einen Punkt des Wurfs kostet. Meist führt er um Land herum, das inzwischen entfernt wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: trains count the hexes of the route. A route with a gap, off the map or without hexes cannot be used, and no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Züge zählen die Felder des Verlaufs. Einer mit Lücke, außerhalb der Karte oder ohne Felder lässt sich nicht befahren, und auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <location filename="../../engine/checks/reach/bridges.py"/>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the ferry {name}</source>
        <translation>die Fähre {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A ferry costs nothing to buy, or nothing to use.</source>
        <translation>Eine Fähre kostet nichts beim Kauf oder nichts bei der Benutzung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A ferry's fee is not a multiple of the toll for one link.</source>
        <translation>Die Gebühr einer Fähre ist kein Vielfaches des Wegegelds für ein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A ferry's price is more than a company has at the start, or its fee is above its limit or its price.</source>
        <translation>Der Preis einer Fähre ist höher, als eine Gesellschaft am Anfang hat, oder ihre Gebühr höher als erlaubt oder als ihr Preis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A public ferry lets its owner build on from the far port.</source>
        <translation>Eine öffentliche Fähre lässt ihren Besitzer vom anderen Hafen weiterbauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A turn at sea subtracts as much as the race die can show.</source>
        <translation>Ein Spielzug auf See zieht so viel ab, wie der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A turn at sea subtracts {sea_takes}, and the race die shows at most {most}. Trains would never land.</source>
        <translation>Ein Spielzug auf See zieht {sea_takes} ab, und der Rennwürfel zeigt höchstens {most}. Züge kämen nie an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change bridge of ferry</source>
        <translation>Brücke der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change owner of ferry</source>
        <translation>Besitzer der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 0}`.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 0}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 6, fee: 50}`.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holland], course: [K12], price: 6, fee: 50}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holland], course: [K12], public: true, bridge: true}`.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holland], course: [K12], public: true, bridge: true}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{type: override, sea_takes: 5}` with the average die, whose highest face is 5.</source>
        <translation>Beispiel: `{type: override, sea_takes: 5}` mit dem Durchschnittswürfel, dessen höchste Seite 5 ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{type: override, toll: 2}` with a ferry with `fee: 5`.</source>
        <translation>Beispiel: `{type: override, toll: 2}` mit einer Fähre mit `fee: 5`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: two ferries called `Forth`.</source>
        <translation>Beispiel: zwei Fähren namens `Forth`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Let a company buy it</source>
        <translation>Eine Gesellschaft sie kaufen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Let track end at its ports</source>
        <translation>Gleise an ihren Häfen enden lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Remove the second one</source>
        <translation>Die zweite entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Rename ferry</source>
        <translation>Fähre umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Rename the second one to {full}</source>
        <translation>Die zweite in {full} umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Set fee</source>
        <translation>Gebühr setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Set price</source>
        <translation>Preis setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Set the fee to {usual}, as in the rules</source>
        <translation>Die Gebühr auf {usual} setzen, wie die Regeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Set the price to {usual}, as in the rules</source>
        <translation>Den Preis auf {usual} setzen, wie die Regeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The fee of the ferry {ferry} is {amount}.</source>
        <translation>Die Gebühr der Fähre {ferry} ist {amount}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The fee of the ferry {ferry} is {amount}; one player may pay another at most {most}.</source>
        <translation>Die Gebühr der Fähre {ferry} ist {amount}; ein Spieler darf einem anderen höchstens {most} zahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The fee of the ferry {ferry}, {fee}, is more than its price, {price}.</source>
        <translation>Die Gebühr der Fähre {ferry}, {fee}, ist höher als ihr Preis, {price}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The fee of the ferry {ferry}, {fee}, is not a multiple of the toll, {toll}.</source>
        <translation>Die Gebühr der Fähre {ferry}, {fee}, ist kein Vielfaches des Wegegelds von {toll}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The ferry {ferry} is public, so it has no owner who could build on from the far port.</source>
        <translation>Die Fähre {ferry} ist öffentlich und hat also keinen Besitzer, der vom anderen Hafen weiterbauen könnte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The price of the ferry {ferry} is {amount}.</source>
        <translation>Der Preis der Fähre {ferry} ist {amount}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The price of the ferry {ferry} is {amount}; a company starts with at most {most}.</source>
        <translation>Der Preis der Fähre {ferry} ist {amount}; eine Gesellschaft beginnt mit höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To fix it, change the fee or the toll so that the fee is a multiple of the toll.</source>
        <translation>Abhilfe: die Gebühr oder das Wegegeld so ändern, dass die Gebühr ein Vielfaches des Wegegelds ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To fix it, clear one of the two options.</source>
        <translation>Abhilfe: Schalten Sie eine der beiden Optionen aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To fix it, give each a name, for example after its ports.</source>
        <translation>Abhilfe: jeder einen Namen geben, zum Beispiel nach ihren Häfen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To fix it, let a turn at sea subtract less, or remove the ferries.</source>
        <translation>Abhilfe: einen Spielzug auf See weniger abziehen lassen oder die Fähren entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To fix it, set the price (6 in the rules) and the fee (5), or waive this if it is intended.</source>
        <translation>Abhilfe: den Preis (nach den Regeln 6) und die Gebühr (5) setzen oder dies gelten lassen, wenn es so gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries are called '{ferry}'.</source>
        <translation>Zwei Fähren heißen „{ferry}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries have no name, so they cannot be distinguished.</source>
        <translation>Zwei Fähren haben keinen Namen und lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries have the same name.</source>
        <translation>Zwei Fähren haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a ferry without a price goes to the first player there, and one without a fee earns its owner nothing. Usually the number was forgotten.</source>
        <translation>Warum das wichtig ist: Eine Fähre ohne Preis bekommt, wer zuerst dort ist, und eine ohne Gebühr bringt ihrem Besitzer nichts. Meist wurde die Zahl vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a price above 20 delays the ferry to the late races. A fee above 10 is more than one player may pay another in a race, so only the owner can use it. Usually it is a typing mistake: 50 instead of 5.</source>
        <translation>Warum das wichtig ist: Ein Preis über 20 verschiebt die Fähre auf die späten Rennen. Eine Gebühr über 10 ist mehr, als ein Spieler einem anderen in einem Rennen zahlen darf; nur der Besitzer kann sie nutzen. Meist ist es ein Tippfehler: 50 statt 5.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a public ferry has no owner, so no one ever builds on beyond it. Usually one of the two options was left over.</source>
        <translation>Warum das wichtig ist: Eine öffentliche Fähre hat keinen Besitzer, also baut dort nie jemand weiter. Meist ist eine der beiden Optionen stehen geblieben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a train at sea would stay there forever, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Ein Zug auf See bliebe für immer dort; auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: fees and tolls together are limited to what one player may pay another in a race. With fractions of a toll this limit cannot be kept, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Gebühren und Wegegelder zusammen sind auf das begrenzt, was ein Spieler einem anderen in einem Rennen zahlen darf. Mit Bruchteilen eines Wegegelds lässt sich diese Grenze nicht einhalten; auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: players, reports and orders identify ferries by name only, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Spieler, Berichte und Befehle unterscheiden Fähren nur am Namen; auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/pointless_ferries.py"/>
        <source>Example: a steamer for 6 that sails 7 hexes between two ports of one coast, 5 links apart by land.</source>
        <translation>Beispiel: ein Dampfer für 6, der 7 Felder zwischen zwei Häfen einer Küste fährt, die an Land 5 Strecken auseinanderliegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/pointless_ferries.py"/>
        <source>The ferry {ferry} costs {price} and sails {hexes} hexes, but track joins its ports for {around}.</source>
        <translation>Die Fähre {ferry} kostet {price} und fährt {hexes} Felder, aber Gleise verbinden ihre Häfen für {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/pointless_ferries.py"/>
        <source>To fix it, let it sail to a port that track does not reach so easily, or remove it.</source>
        <translation>Abhilfe: sie zu einem Hafen fahren lassen, den Gleise nicht so leicht erreichen, oder sie entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/pointless_ferries.py"/>
        <source>Track joins the ports of a ferry for no more than its price, and over no more hexes.</source>
        <translation>Gleise verbinden die Häfen einer Fähre für höchstens ihren Preis und über nicht mehr Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/pointless_ferries.py"/>
        <source>Why it matters: no one ever buys it, because trains are no slower on land and a ferry's fee is dear.</source>
        <translation>Warum das wichtig ist: Niemand kauft sie, denn an Land sind Züge nicht langsamer, und die Gebühr der Fähre ist hoch.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>Example: 34 of 35 towns on the coast have `port: true`, and the board has `{key: 6, name: any seaport, any: port}`.</source>
        <translation>Beispiel: 34 von 35 Städten an der Küste haben `port: true`, und der Spielplan hat `{key: 6, name: any seaport, any: port}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>Mark as port</source>
        <translation>Als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>Mark {town} as a port</source>
        <translation>{town} als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>The special {special} leads to any port, but only ports of ferries are marked. Not marked: {towns}.</source>
        <translation>Das Sonderziel {special} führt zu jedem Hafen, aber nur Häfen von Fähren sind gekennzeichnet. Nicht gekennzeichnet: {towns}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>To fix it, mark the town as a port. Waive this for a town without a harbour.</source>
        <translation>Abhilfe: die Stadt als Hafen kennzeichnen. Lassen Sie den Befund gelten, wenn die Stadt keinen Hafen hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>Towns on the coast are not marked as ports, though a special leads to any port.</source>
        <translation>Städte an der Küste sind nicht als Häfen gekennzeichnet, obwohl ein Sonderziel zu jedem Hafen führt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>Why it matters: the special cannot be reached there. Where nearly all towns on a coast are marked, the last mark was usually forgotten; where only the ports of ferries are, usually all the others were.</source>
        <translation>Warum das wichtig ist: Das Sonderziel ist dort nicht erreichbar. Sind fast alle Städte einer Küste gekennzeichnet, wurde die letzte meist vergessen; sind es nur die Häfen von Fähren, wurden meist alle anderen vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/port_marks.py"/>
        <source>{town} ({hex}) is on the coast, but is not marked as a port like {count} other towns there.</source>
        <translation>{town} ({hex}) liegt an der Küste, ist aber nicht als Hafen gekennzeichnet wie {count} andere Städte dort.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>Example: a sheet of 200 by 150 hexes.</source>
        <translation>Beispiel: ein Blatt von 200 mal 150 Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>The sheet has {n:,} hexes. Above {most:,}, starts, bottlenecks, unused land and names are not checked.</source>
        <translation>Das Blatt hat {n:,} Felder. Über {most:,} werden Startorte, Engstellen, ungenutztes Land und Namen nicht geprüft.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>The sheet is so large that some checks are skipped.</source>
        <translation>Das Blatt ist so groß, dass einige Prüfungen ausgelassen werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>To fix it, make the sheet smaller: a map for a table has 1,000 to 3,000 hexes. Above 20,000, the checks N101, N201 to N204, T113, P102 to P104, P107, P109 and P113 are skipped.</source>
        <translation>Abhilfe: das Blatt kleiner machen: Eine Karte für den Tisch hat 1.000 bis 3.000 Felder. Über 20.000 werden die Prüfungen N101, N201 bis N204, T113, P102 bis P104, P107, P109 und P113 ausgelassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>Why it matters: checking the cost from starts, bottlenecks, unused land and printed names would take minutes. No findings about them does not mean that there are no problems.</source>
        <translation>Warum das wichtig ist: Kosten ab den Startorten, Engstellen, ungenutztes Land und gedruckte Namen zu prüfen, würde Minuten dauern. Dass es dazu keine Befunde gibt, heißt nicht, dass alles in Ordnung ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Make {name} home land</source>
        <translation>{name} zum Inland machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Make {name} home land and remove its permitted build</source>
        <translation>{name} zum Inland machen und die genehmigte Strecke dort entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Make {name} home land and remove its permitted builds</source>
        <translation>{name} zum Inland machen und die genehmigten Strecken dort entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/name_suggestions.py"/>
        <source> {key} is unassigned.</source>
        <translation> {key} ist frei.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/overtyped_names.py"/>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename town</source>
        <translation>Stadt umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/overtyped_names.py"/>
        <source>Rename {town} ({label}) to {name}</source>
        <translation>{town} ({label}) in {name} umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/overtyped_names.py"/>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>the town</source>
        <translation>die Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/placeholder_names.py"/>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <location filename="../../engine/checks/keys/key_parts.py"/>
        <location filename="../../engine/checks/keys/specials.py"/>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>a town without a name</source>
        <translation>eine Stadt ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/placeholder_names.py"/>
        <source>the country without a name</source>
        <translation>das Land ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/placeholder_names.py"/>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/rule_edits.py"/>
        <source>Change rule</source>
        <translation>Regel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/strayed_ports.py"/>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <location filename="../../studio/tools/towns.py"/>
        <source>Move town</source>
        <translation>Stadt versetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/strayed_ports.py"/>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Move {town} to {hex}</source>
        <translation>{town} nach {hex} versetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <source>Merge them into one town, {town}, with all keys</source>
        <translation>Zu einer Stadt {town} mit allen Schlüsseln vereinigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <source>Merge towns</source>
        <translation>Städte vereinigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>A key is assigned to two places.</source>
        <translation>Ein Schlüssel ist an zwei Orte vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Change key</source>
        <translation>Schlüssel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Example: `{name: Neath, keys: [24]}` and `{name: Bridgend, keys: [24]}`.</source>
        <translation>Beispiel: `{name: Neath, keys: [24]}` und `{name: Bridgend, keys: [24]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Give {town} {new} instead of the second {old}</source>
        <translation>{town} {new} statt der zweiten {old} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Keep it once for {town}</source>
        <translation>{town} ihn einmal lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Key {key} is assigned to {names}, but may have only one owner.</source>
        <translation>Schlüssel {key} ist mehrfach vergeben: {names}. Er darf nur zu einem Ort gehören.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Mark as small</source>
        <translation>Als Kleinstadt kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Mark {one} and {other} as small</source>
        <translation>{one} und {other} als Kleinstädte kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Mark {town} as small too</source>
        <translation>Auch {town} als Kleinstadt kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>To fix it, give one of them another key; a fix offers an unassigned key that differs by a typing mistake. If they are meant as a pair, mark both as small.</source>
        <translation>Abhilfe: einem davon einen anderen Schlüssel geben; eine Abhilfe bietet einen freien an, der sich nur durch einen Tippfehler unterscheidet. Sind sie als Paar gemeint, beide als klein kennzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Why it matters: when the key is drawn, players cannot tell which town is meant. Only two small towns may share a key; the player then chooses between them.</source>
        <translation>Warum das wichtig ist: Wird der Schlüssel gezogen, wissen die Spieler nicht, welche Stadt gemeint ist. Nur zwei Kleinstädte dürfen sich einen Schlüssel teilen: Der Spieler wählt dann zwischen ihnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>{town} has the key {key} twice.</source>
        <translation>{town} hat den Schlüssel {key} zweimal.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>The share of draws comes from {draws:,} simulated draws, with its standard error.</source>
        <translation>Der Anteil der Ziehungen stammt aus {draws:,} simulierten Ziehungen, mit Standardfehler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>The share of draws is computed exactly.</source>
        <translation>Der Anteil der Ziehungen ist genau berechnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>about {share:.1f} % (±{error:.1f})</source>
        <translation>etwa {share:.1f} % (±{error:.1f})</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>about {share:.2f} % (±{error:.2f})</source>
        <translation>etwa {share:.2f} % (±{error:.2f})</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>exactly 0 %</source>
        <translation>genau 0 %</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>exactly {share:.1f} %</source>
        <translation>genau {share:.1f} %</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>exactly {share:.2f} %</source>
        <translation>genau {share:.2f} %</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>under {share:.2f} %</source>
        <translation>unter {share:.2f} %</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source> {names} has no key yet.</source>
        <translation> Noch keinen Schlüssel hat: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A key does not belong to the board's key scheme.</source>
        <translation>Ein Schlüssel gehört nicht zur Schlüsselart des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A key of the scheme is unassigned.</source>
        <translation>Ein Schlüssel der Schlüsselart ist nicht vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A special destination has no entry, or names a town or country that does not exist.</source>
        <translation>Ein Sonderziel hat keinen Zugang oder nennt eine Stadt oder ein Land, die es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A town</source>
        <translation>Eine Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Change it to {meant}</source>
        <translation>In {meant} ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Correct special</source>
        <translation>Sonderziel berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Example: `keys: none` on a board where Cardiff has the keys 11 and 12.</source>
        <translation>Beispiel: `keys: none` auf einem Spielplan, auf dem Cardiff die Schlüssel 11 und 12 hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Example: `{key: 5, name: Ireland, towns: [Fishgard]}` where the town is called Fishguard, or `any: port` on a board without a port.</source>
        <translation>Beispiel: `{key: 5, name: Ireland, towns: [Fishgard]}`, wo die Stadt Fishguard heißt, oder `any: port` auf einem Spielplan ohne Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Example: a board with `keys: dice-36+6` where no town has key 34.</source>
        <translation>Beispiel: ein Spielplan mit `keys: dice-36+6`, auf dem keine Stadt den Schlüssel 34 hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Example: key 17 or 70 with two dice (they show 11 to 66, each digit 1 to 6), or 2X with cards.</source>
        <translation>Beispiel: Schlüssel 17 oder 70 mit zwei Würfeln (sie zeigen 11 bis 66, jede Ziffer 1 bis 6) oder 2X mit Karten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Give {key} to {town}</source>
        <translation>{key} an {town} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Key {key} is unassigned. Assign it to {whose}.{told}</source>
        <translation>Schlüssel {key} ist nicht vergeben. Geben Sie ihn an {whose}.{told}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Keys {keys} are unassigned. Assign them to special destinations.</source>
        <translation>Die Schlüssel {keys} sind nicht vergeben. Geben Sie sie Sonderzielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Keys {keys} are unassigned. Assign them to towns.</source>
        <translation>Die Schlüssel {keys} sind nicht vergeben. Geben Sie sie Städten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>None of the {n} special keys is assigned yet.</source>
        <translation>Noch keiner der {n} Sonderzielschlüssel ist vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>None of the {n} town keys is assigned yet.</source>
        <translation>Noch keiner der {n} Stadtschlüssel ist vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Remove key</source>
        <translation>Schlüssel entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Remove keys</source>
        <translation>Schlüssel entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Remove the keys</source>
        <translation>Die Schlüssel entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The map has no key scheme, but {n}. Nothing can be drawn with them.</source>
        <translation>Die Karte hat keine Schlüsselart, aber {n}. Damit kann nichts gezogen werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} has key {key}, which is not a key of this board ({scheme}).{hint}</source>
        <translation>Das Sonderziel {special} hat den Schlüssel {key}, den dieser Spielplan nicht hat ({scheme}).{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} has no entry that track can reach. Give it hexes on land, towns, a country or an edge.</source>
        <translation>Das Sonderziel {special} hat keinen Zugang, den Gleis erreicht. Geben Sie ihm Felder an Land, Städte, ein Land oder einen Rand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to any port, but no town is a port.</source>
        <translation>Das Sonderziel {special} führt zu jedem Hafen, doch keine Stadt ist ein Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to {country}, but there is no such country.{hint}</source>
        <translation>Das Sonderziel {special} führt nach {country}, aber ein solches Land gibt es nicht.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to {name}, but there is no such town.{hint}</source>
        <translation>Das Sonderziel {special} führt nach {name}, aber eine solche Stadt gibt es nicht.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To fix it, assign the key to a town (important towns may have two or more), or choose a scheme with fewer keys. A fix offers nearby towns without a key; keys without such a town are reported together. Until half of the town keys are assigned it is only a note.</source>
        <translation>Abhilfe: den Schlüssel einer Stadt geben (wichtige Städte dürfen zwei oder mehr haben) oder eine Schlüsselart mit weniger Schlüsseln wählen. Eine Abhilfe bietet nahe Städte ohne Schlüssel an; Schlüssel ohne solche Stadt werden zusammen gemeldet. Bis die Hälfte der Stadtschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To fix it, choose the right scheme in the board's properties, for example dice-36+6, or remove the keys. A fix offers the scheme that has all, or most, of the assigned keys. If fewer than half of its keys are assigned, it offers to remove them.</source>
        <translation>Abhilfe: in den Eigenschaften des Spielplans die richtige Schlüsselart wählen, zum Beispiel dice-36+6, oder die Schlüssel entfernen. Eine Abhilfe bietet die Schlüsselart an, die alle oder die meisten vergebenen Schlüssel hat. Sind weniger als die Hälfte vergeben, bietet sie an, sie zu entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To fix it, correct or remove the key, or choose the right key scheme; a fix offers the scheme that has all assigned keys. If most keys belong to that scheme, they are reported together.</source>
        <translation>Abhilfe: den Schlüssel berichtigen oder entfernen oder die richtige Schlüsselart wählen; eine Abhilfe bietet die an, die alle vergebenen Schlüssel hat. Gehören die meisten zu ihr, werden sie zusammen gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To fix it, correct the name, or choose existing hexes, towns, ports, a country or an edge.</source>
        <translation>Abhilfe: den Namen berichtigen oder Felder, Städte, Häfen, ein Land oder einen Rand nennen, die es gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Towns or specials have keys, but the map has no key scheme.</source>
        <translation>Städte oder Sonderziele haben Schlüssel, aber die Karte hat keine Schlüsselart.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: the key can never be drawn, so it never sends a train to that town.</source>
        <translation>Warum das wichtig ist: Der Schlüssel kann nie gezogen werden und schickt nie einen Zug in diese Stadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: the special has fewer entries than the sheet shows, or none, and then no one can run there.</source>
        <translation>Warum das wichtig ist: Das Sonderziel hat weniger Zugänge, als das Blatt zeigt, oder keinen, und dann kann niemand dorthin fahren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: when that number or card comes up, no train can run anywhere.</source>
        <translation>Warum das wichtig ist: Kommt diese Zahl oder Karte, kann kein Zug irgendwohin fahren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: without a scheme nothing is drawn, so there are no races. Usually the scheme was set to none to hide its findings, and forgotten.</source>
        <translation>Warum das wichtig ist: Ohne Schlüsselart wird nichts gezogen, also gibt es keine Rennen. Meist wurde sie auf keine gesetzt, um ihre Befunde zu verbergen, und dann vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>a special destination</source>
        <translation>an ein Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>a town</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} key is assigned</source>
        <translation>{n} Schlüssel ist vergeben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} keys are assigned</source>
        <translation>{n} Schlüssel sind vergeben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} keys, including {first} to {last}, are not keys of this board ({scheme}).</source>
        <translation>{n} Schlüssel, darunter {first} bis {last}, hat dieser Spielplan nicht ({scheme}).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} special keys are unassigned, including {first} to {last}.</source>
        <translation>{n} Schlüssel für Sonderziele sind nicht vergeben, darunter {first} bis {last}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} town keys are unassigned, including {first} to {last}.</source>
        <translation>{n} Stadtschlüssel sind nicht vergeben, darunter {first} bis {last}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{town} has key {key}, which is not a key of this board ({scheme}).{hint}</source>
        <translation>{town} hat den Schlüssel {key}, den dieser Spielplan nicht hat ({scheme}).{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source> Should {owner} be at {hex}?</source>
        <translation> Soll {owner} auf {hex} liegen?</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>A key is far from the others of its sector or suit, or two keys seem to be swapped.</source>
        <translation>Ein Schlüssel liegt weit von den anderen seines Sektors oder seiner Farbe, oder zwei Schlüssel scheinen vertauscht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.</source>
        <translation>Beispiel: Bath mit dem Schlüssel 13, wo 11 bis 16 in Pembrokeshire liegen, und Pembroke Dock mit 63.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key} ({owner}) is about {here:.0f} hexes from sector {part}, but {there:.0f} from sector {nearest}.{asked}</source>
        <translation>Schlüssel {key} ({owner}) liegt etwa {here:.0f} Felder von Sektor {part}, aber {there:.0f} von Sektor {nearest}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key} ({owner}) is about {here:.0f} hexes from sector {part}; {others} with {other} is only {there:.0f} from it.{asked}</source>
        <translation>Schlüssel {key} ({owner}) liegt etwa {here:.0f} Felder von Sektor {part}; {others} mit {other} liegt nur {there:.0f} davon.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key} ({owner}) is about {here:.0f} hexes from the {part}, but {there:.0f} from the {nearest}.{asked}</source>
        <translation>Schlüssel {key} ({owner}) liegt etwa {here:.0f} Felder von der Farbe {part}, aber {there:.0f} von der Farbe {nearest}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key} ({owner}) is about {here:.0f} hexes from the {part}; {others} with {other} is only {there:.0f} from them.{asked}</source>
        <translation>Schlüssel {key} ({owner}) liegt etwa {here:.0f} Felder von der Farbe {part}; {others} mit {other} liegt nur {there:.0f} davon.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Keys {one} ({owner}) and {other} ({others}) seem to be swapped. They are about {here:.0f} and {there:.0f} hexes from their sectors; swapped, {then:.0f} and {after:.0f}.{asked}</source>
        <translation>Die Schlüssel {one} ({owner}) und {other} ({others}) scheinen vertauscht. Sie liegen etwa {here:.0f} und {there:.0f} Felder von ihren Sektoren; getauscht wären es {then:.0f} und {after:.0f}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Keys {one} ({owner}) and {other} ({others}) seem to be swapped. They are about {here:.0f} and {there:.0f} hexes from their suits; swapped, {then:.0f} and {after:.0f}.{asked}</source>
        <translation>Die Schlüssel {one} ({owner}) und {other} ({others}) scheinen vertauscht. Sie liegen etwa {here:.0f} und {there:.0f} Felder von ihren Farben; getauscht wären es {then:.0f} und {after:.0f}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Move {steps}</source>
        <translation>Umsetzen: {steps}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Swap {one} ({owner}) and {other} ({others})</source>
        <translation>{one} ({owner}) und {other} ({others}) tauschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Three keys seem to be rotated. They fit their sectors with {steps}.</source>
        <translation>Drei Schlüssel scheinen reihum vertauscht. Sie passen zu ihren Sektoren mit {steps}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>To fix it, swap the two keys. A fix offers the swap if both keys then fit their sectors, also for three rotated keys. If a hex with almost the same label is in the sector, the town may belong there; that is the last fix. If whole sectors are scattered (K106), regrouping all keys is offered instead. A port away from its ferry's route is reported only by F101 or F104.</source>
        <translation>Abhilfe: die beiden Schlüssel tauschen. Eine Abhilfe bietet den Tausch an, wenn beide danach zu ihren Sektoren passen, auch für drei reihum vertauschte. Liegt ein Feld mit fast derselben Kennung im Sektor, gehört die Stadt vielleicht dorthin; das ist die letzte Abhilfe. Sind ganze Sektoren verstreut (K106), wird stattdessen angeboten, alle Schlüssel neu zu gruppieren. Einen Hafen abseits vom Verlauf seiner Fähre melden nur F101 oder F104.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Why it matters: players look for a town where its tens digit or suit suggests. Often it is a mistake: two swapped digits, or the key of a neighbouring town.</source>
        <translation>Warum das wichtig ist: Spieler suchen eine Stadt dort, wo Zehnerziffer oder Farbe sie erwarten lassen. Oft ist es ein Versehen: zwei vertauschte Ziffern oder der Schlüssel der Nachbarstadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>{key} at {owner}</source>
        <translation>{key} bei {owner}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>Regroup keys</source>
        <translation>Schlüssel neu gruppieren</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Regroup the keys by sector, changing {moved}</source>
        <translation>Die Schlüssel nach Sektoren neu gruppieren, {moved} geändert</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Regroup the keys by sector, changing {moved}; still {share} of draws end with too short a pair</source>
        <translation>Die Schlüssel nach Sektoren neu gruppieren, {moved} geändert; auch so enden {share} der Ziehungen mit einem zu kurzen Paar</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Regroup the keys by sector, changing {moved}; {share} of draws then end with too short a pair</source>
        <translation>Die Schlüssel nach Sektoren neu gruppieren, {moved} geändert; {share} der Ziehungen enden dann mit einem zu kurzen Paar</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Sector {sector} regrouped: {named}</source>
        <translation>Sektor {sector}, neu geordnet: {named}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>All races can be run, with an example, and how often a draw leaves one out.</source>
        <translation>Alle Rennen können gefahren werden, mit Beispiel, und wie oft eine Ziehung eines auslässt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>All {n} races can be formed; {share} of draws end with too short a pair.</source>
        <translation>Alle {n} Rennen lassen sich bilden; {share} der Ziehungen enden mit einem zu kurzen Paar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>By length all {n} races can be formed, and {share} of draws end with too short a pair. But no track can connect {cut} of {of} pairs of keys, so their races could not be judged.</source>
        <translation>Nach der Länge lassen sich alle {n} Rennen bilden, und {share} der Ziehungen enden mit einem zu kurzen Paar. Aber {cut} von {of} Schlüsselpaaren kann kein Gleis verbinden; ihre Rennen ließen sich nicht beurteilen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Example: "10 of 846 pairs of keys are too short for a run (1.2 %); the others are 3 to 40 links long, the median is 13." The details list how many are too short as the crow flies, and which are too short by track.</source>
        <translation>Beispiel: „10 von 846 Schlüsselpaaren sind für eine Fahrt zu kurz (1,2 %); die anderen sind 3 bis 40 Gleisstücke lang, der Median ist 13.“ Die Einzelheiten nennen, wie viele nach Luftlinie zu kurz sind und welche nach Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Example: "All 21 races can be formed; about 0.5 % (±0.1) of draws end with too short a pair." The details show one example, "For instance 1–11, 2–24, …", and whether the share is exact or simulated.</source>
        <translation>Beispiel: „Alle 21 Rennen lassen sich bilden; etwa 0,5 % (±0,1) der Ziehungen enden mit einem zu kurzen Paar.“ Die Einzelheiten zeigen einen Weg, „Zum Beispiel 1–11, 2–24, …“, und ob der Anteil genau ist oder simuliert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Example: one town at the end of a peninsula, four times as far from everything as the rest.</source>
        <translation>Beispiel: eine Stadt am Ende einer Halbinsel, viermal so weit von allem entfernt wie die übrigen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>For instance {races}.</source>
        <translation>Zum Beispiel {races}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Half of the runs are {low:.0f} to {high:.0f} links long.</source>
        <translation>Die Hälfte der Fahrten ist {low:.0f} bis {high:.0f} Gleisstücke lang.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Pairs that no track can connect: {n} of {of}.</source>
        <translation>Paare, die kein Gleis verbinden kann: {n} von {of}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Pairs too short as the crow flies: {n} of {of} ({share:.1f} %).</source>
        <translation>Nach Luftlinie zu kurze Paare: {n} von {of} ({share:.1f} %).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Pairs too short: {pairs} and {n} more.</source>
        <translation>Zu kurze Paare: {pairs} und {n} weitere.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Pairs too short: {pairs}.</source>
        <translation>Zu kurze Paare: {pairs}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Some runs are several times longer than the median.</source>
        <translation>Einige Fahrten sind mehrmals so lang wie der Median.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>The lengths of the runs, and how many pairs of keys are too short.</source>
        <translation>Die Längen der Fahrten und wie viele Schlüsselpaare zu kurz sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To change it, move towns or keys. If no track can connect some towns (T105, T109), their races could not be judged. If races cannot be formed, error R101 is reported instead; if too many draws end badly, also warning R102.</source>
        <translation>Zum Ändern: Städte oder Schlüssel verlegen. Kann kein Gleis manche Städte verbinden (T105, T109), ließen sich ihre Rennen nicht beurteilen. Lassen sich Rennen nicht bilden, wird stattdessen der Fehler R101 gemeldet; enden zu viele Ziehungen schlecht, auch die Warnung R102.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To change it, move towns, or assign the keys of close towns to others. The length is the fewest possible links, including crossings and ferries, to the nearest entry of a special that is far enough.</source>
        <translation>Zum Ändern: Städte verlegen oder die Schlüssel naher Städte anderen geben. Die Länge ist die kleinste mögliche Zahl von Gleisstücken, auch über Querungen und Fähren, bis zum nächsten ausreichend entfernten Zugang eines Sonderziels.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To fix it, remove the far town's key, make it a special with a nearer port, or shorten the way there. Runs above four times the median are listed.</source>
        <translation>Abhilfe: den Schlüssel der fernen Stadt entfernen, sie zum Sonderziel mit näherem Hafen machen oder den Weg verkürzen. Genannt werden Fahrten über dem Vierfachen des Medians.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: a train runs three or four links a turn. A race of sixty links takes twenty turns and pays no more than one of ten, so players skip it and the key is wasted.</source>
        <translation>Warum das wichtig ist: Ein Zug fährt drei oder vier Gleisstücke je Spielzug. Ein Rennen über sechzig dauert zwanzig Spielzüge und bringt nicht mehr als eines über zehn; die Spieler lassen es aus, und der Schlüssel ist verschwendet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: it proves that the keys work. A draw fails only if all remaining keys are too near each other; the share shows how often that happens.</source>
        <translation>Warum das wichtig ist: Es beweist, dass die Schlüssel aufgehen. Eine Ziehung scheitert nur, wenn alle übrigen Schlüssel zu nah beieinander liegen; der Anteil zeigt, wie oft das geschieht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: this is information, not a problem. A run of ten to twenty links takes four to eight turns; many short runs make luck decide, many long ones are tiring. Too short a pair is drawn again and costs only a throw.</source>
        <translation>Warum das wichtig ist: Das ist eine Information, kein Fehler. Eine Fahrt von zehn bis zwanzig Gleisstücken dauert vier bis acht Spielzüge; bei vielen kurzen entscheidet das Glück, viele lange ermüden. Ein zu kurzes Paar wird neu gezogen und kostet nur einen Wurf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>{n} of {of} pairs of keys are too short for a run ({share:.1f} %); the others are {least} to {most} links long, the median is {middle:.0f}.</source>
        <translation>{n} von {of} Schlüsselpaaren sind zu kurz für eine Fahrt ({share:.1f} %); die anderen sind {least} bis {most} Gleisstücke lang, der Median ist {middle:.0f}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>{size} pairs are more than {monstrous} times as long as the median run of {middle:.0f} links; the longest has {usual}: {named}.</source>
        <translation>{size} Paare sind mehr als {monstrous}-mal so lang wie der Median von {middle:.0f} Gleisstücken; das längste hat {usual}: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Example: a city with 24 of the 36 keys, or 30 towns within two hexes of each other. Swapping keys does not help, because the same places would be drawn.</source>
        <translation>Beispiel: eine Stadt mit 24 der 36 Schlüssel oder 30 Städte, die höchstens zwei Felder voneinander liegen. Schlüssel zu tauschen hilft nicht, denn gezogen würden dieselben Orte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Example: both keys of a large town in sequence, `{name: Bristol, keys: [64, 65]}`, in every sector; or a minimum run of 6 with 31 to 36 all within five hexes.</source>
        <translation>Beispiel: beide Schlüssel einer Großstadt aufeinander folgend, `{name: Bristol, keys: [64, 65]}`, in jedem Sektor; oder eine Mindestfahrt von 6 mit 31 bis 36 innerhalb von fünf Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>No two keys are at least {least} links apart, so there are no races.</source>
        <translation>Keine zwei Schlüssel liegen mindestens {least} Gleisstücke auseinander; es gibt keine Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Set the minimum run to {least} links; {share} of draws then end with too short a pair</source>
        <translation>Die Mindestfahrt auf {least} Gleisstücke setzen; {share} der Ziehungen enden dann mit einem zu kurzen Paar</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Shorten minimum run</source>
        <translation>Mindestfahrt verkürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Swap {told}; this reduces the share to {share}</source>
        <translation>{told} tauschen; das senkt den Anteil auf {share}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Swap {told}; this reduces the share to {share}, still too many</source>
        <translation>{told} tauschen; das senkt den Anteil auf {share}, immer noch zu viele</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>The draw often ends with a pair too short for a run.</source>
        <translation>Die Ziehung endet oft mit einem Paar, das für eine Fahrt zu kurz ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>To fix it, assign keys of the listed towns to others further away, or move the towns apart. The length of a run is the fewest possible links, including crossings and ferries; for a special with several entries the farthest counts.</source>
        <translation>Abhilfe: Schlüssel der genannten Städte weiter entfernten geben oder die Städte auseinanderrücken. Die Länge einer Fahrt ist die kleinste mögliche Zahl von Gleisstücken, auch über Querungen und Fähren; bei einem Sonderziel mit mehreren Zugängen zählt der entfernteste.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>To fix it, swap keys so that the towns of a dense region do not share a tens digit, or lower the minimum run. Fixes offer the most useful swaps, or regrouping all keys if that helps more or the sectors are scattered. If no keys help, for example with cards, a fix offers the longest minimum run that does. The share is exact with cards; otherwise it comes from the same 10,000 simulated draws each time, with its standard error. More than 5 in 100 are reported.</source>
        <translation>Abhilfe: Schlüssel so tauschen, dass Städte einer dichten Gegend nicht denselben Zehner haben, oder die Mindestfahrt senken. Abhilfen bieten die nützlichsten Tausche an oder alle Schlüssel neu zu gruppieren, wenn das mehr hilft oder die Sektoren verstreut sind. Helfen keine Schlüssel, etwa bei Karten, bietet eine Abhilfe die längste Mindestfahrt an, mit der es geht. Der Anteil ist bei Karten genau; sonst stammt er aus immer denselben 10.000 simulierten Ziehungen, mit Standardfehler. Gemeldet werden mehr als 5 von 100.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Too many draws, {share}, end with a pair shorter than {least} links, mostly of {named}.</source>
        <translation>Zu viele Ziehungen, {share}, enden mit einem Paar unter {least} Gleisstücken, meist mit {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Whatever is drawn, not all races can be run: too many towns are too near each other.</source>
        <translation>Was auch gezogen wird, nicht alle Rennen können gefahren werden: Zu viele Städte liegen zu nah beieinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Whatever is drawn, {wanting} of the {n} races cannot be run: too few keys are at least {least} links from {named}.</source>
        <translation>Was auch gezogen wird, {wanting} der {n} Rennen können nicht gefahren werden: Zu wenige Schlüssel liegen mindestens {least} Gleisstücke von {named} entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Why it matters: a run below the minimum is replaced, but in the end nothing is left to replace it with. On such a map every game ends with pairs that no one may run.</source>
        <translation>Warum das wichtig ist: Eine Fahrt unter der Mindestlänge wird ersetzt, aber am Ende ist nichts mehr dafür übrig. Auf einer solchen Karte endet jedes Spiel mit Paaren, die niemand fahren darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Why it matters: towards the end few keys are left. If they are close together, the second key of a race cannot be replaced, the pair is held over forever, and the game loses a race. With dice a used number is replaced by the next of its tens, so keys of one sector are left together. Neighbouring towns with neighbouring numbers are the worst case.</source>
        <translation>Warum das wichtig ist: Gegen Ende sind wenige Schlüssel übrig. Liegen sie nah beieinander, lässt sich der zweite Schlüssel eines Rennens nicht ersetzen, das Paar bleibt für immer aufgeschoben, und dem Spiel fehlt ein Rennen. Mit Würfeln wird eine verbrauchte Zahl durch die nächste ihres Zehners ersetzt; so bleiben Schlüssel eines Sektors zusammen übrig. Nachbarstädte mit benachbarten Zahlen sind der schlimmste Fall.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>{one} with {other}</source>
        <translation>{one} mit {other}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source> Keys that two places share must be fixed first, then they can be regrouped.</source>
        <translation> Zuerst müssen doppelt vergebene Schlüssel behoben werden; dann lassen sie sich neu gruppieren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>Example: 21 in Devon, 22 in Kent, 23 in Durham.</source>
        <translation>Beispiel: 21 in Devon, 22 in Kent, 23 in Durham.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of a sector are scattered over the map.</source>
        <translation>Die Städte eines Sektors sind über die Karte verstreut.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of sector {sector} are {within:.1f} hexes apart on average, but only {without:.1f} from those of other sectors.</source>
        <translation>Die Städte von Sektor {sector} liegen im Mittel {within:.1f} Felder auseinander, aber nur {without:.1f} von denen anderer Sektoren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of {n} of {of} sectors are {within:.1f} hexes apart on average, but only {without:.1f} from those of other sectors.</source>
        <translation>Die Städte von {n} der {of} Sektoren liegen im Mittel {within:.1f} Felder auseinander, aber nur {without:.1f} von denen anderer Sektoren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>To fix it, give the towns of one region the keys of one tens digit: 11 to 16 in the west, 21 to 26 next to them, and so on. A fix regroups all keys and shows the effect on the draw. On the included boards the mean distance within a sector is less than half of that to other sectors; more than three quarters is reported. With cards, suits are judged in the same way, unless the four cards of each rank are together. Waive it if your keys are scattered on purpose.</source>
        <translation>Abhilfe: den Städten einer Gegend die Schlüssel eines Zehners geben: 11 bis 16 im Westen, 21 bis 26 daneben und so weiter. Eine Abhilfe gruppiert alle Schlüssel neu und zeigt die Wirkung auf die Ziehung. Auf den mitgelieferten Spielplänen ist der mittlere Abstand in einem Sektor kleiner als die Hälfte dessen zu anderen Sektoren; gemeldet wird mehr als drei Viertel. Bei Karten werden die Farben ebenso beurteilt, es sei denn, die vier Karten jedes Werts liegen beisammen. Lassen Sie es gelten, wenn Ihre Schlüssel mit Absicht verstreut sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>Why it matters: the tens digit shows players in which part of the map a town is, and the race tables of postal games pair sectors so that every race crosses the map. Scattered sectors lose both.</source>
        <translation>Warum das wichtig ist: Die Zehnerziffer zeigt den Spielern, in welchem Teil der Karte eine Stadt liegt, und Renntabellen von Postspielen paaren Sektoren so, dass jedes Rennen quer über die Karte führt. Verstreute Sektoren verlieren beides.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>Make {one} and {other} small towns that share {key}</source>
        <translation>{one} und {other} zu Kleinstädten machen, die {key} teilen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>Pair the small towns again: {pairs}</source>
        <translation>Kleinstädte neu zu Paaren ordnen: {pairs}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <location filename="../../engine/edits/keys.py"/>
        <source>Swap keys</source>
        <translation>Schlüssel tauschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>A special has only one entry, or its entries are next to each other.</source>
        <translation>Ein Sonderziel hat nur einen Zugang, oder seine Zugänge liegen nebeneinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>A special names a town or hex twice, or one already covered by its ports, country or edge.</source>
        <translation>Ein Sonderziel nennt eine Stadt oder ein Feld zweimal oder eines, das Häfen, Land oder Rand schon umfassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>An entry hex of a special is in water, off the map or out of reach.</source>
        <translation>Ein Zugangsfeld eines Sonderziels liegt im Wasser, außerhalb der Karte oder ist unerreichbar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Example: `{key: 1, name: London, hexes: [P40, R40, W10]}`, where W10 is in the sea and W40 was meant.</source>
        <translation>Beispiel: `{key: 1, name: London, hexes: [P40, R40, W10]}`, wo W10 im Meer liegt und W40 gemeint war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Example: `{key: 1, name: London, hexes: [P40, R40]}` and `{key: 2, name: Dover, hexes: [P40, R40]}`.</source>
        <translation>Beispiel: `{key: 1, name: London, hexes: [P40, R40]}` und `{key: 2, name: Dover, hexes: [P40, R40]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Example: `{key: 1, name: London, hexes: [P40, R40]}`, where both hexes are on an island without a ferry, or deep in a foreign country.</source>
        <translation>Beispiel: `{key: 1, name: London, hexes: [P40, R40]}`, wo beide Felder auf einer Insel ohne Fähre liegen oder tief in einem fremden Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Example: `{key: 1, name: London, hexes: [P40]}`, with one line leaving the map to the east.</source>
        <translation>Beispiel: `{key: 1, name: London, hexes: [P40]}`, wo eine einzige Strecke die Karte nach Osten verlässt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Example: `{key: 2, name: Cork, towns: [Rosslare, Rosslare, Cork]}`, or `{key: 4, name: West Indies, any: port, towns: [Cork]}`, where Cork is a port.</source>
        <translation>Beispiel: `{key: 2, name: Cork, towns: [Rosslare, Rosslare, Cork]}`, oder `{key: 4, name: West Indies, any: port, towns: [Cork]}`, wobei Cork ein Hafen ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Keep {names} once</source>
        <translation>{names} nur einmal nennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can reach any entry of a special.</source>
        <translation>Kein Gleis kann einen Zugang eines Sonderziels erreichen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can reach {labels}, an entry of the special {special}, so only {hex} is left. Open a way there, or add another entry.</source>
        <translation>Kein Gleis kann {labels} erreichen, einen Zugang des Sonderziels {special}; es bleibt nur {hex}. Öffnen Sie einen Weg dorthin, oder fügen Sie einen Zugang hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can reach {labels}, an entry of the special {special}.</source>
        <translation>Kein Gleis kann {labels} erreichen, einen Zugang des Sonderziels {special}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track from any start can reach the special {special} at {labels}.</source>
        <translation>Von keinem Startort kann Gleis das Sonderziel {special} bei {labels} erreichen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Remove {labels} from its entries</source>
        <translation>{labels} aus den Zugängen entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Shorten special</source>
        <translation>Sonderziel kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The entries of the special {special} are next to each other ({hex}). Add one further away.</source>
        <translation>Die Zugänge des Sonderziels {special} liegen nebeneinander ({hex}). Fügen Sie einen weiter entfernten hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} can only be reached at {hex}, because no track can reach {lost}. Open a way there, or add another entry.</source>
        <translation>Das Sonderziel {special} ist nur bei {hex} erreichbar, denn kein Gleis erreicht {lost}. Öffnen Sie einen Weg dorthin, oder fügen Sie einen Zugang hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} has only one entry ({hex}). Add a second one.</source>
        <translation>Das Sonderziel {special} hat nur einen Zugang ({hex}). Fügen Sie einen zweiten hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} names {names} twice.</source>
        <translation>Das Sonderziel {special} nennt {names} zweimal.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} names {names}, already covered by “{held}”.</source>
        <translation>Das Sonderziel {special} nennt {names}, schon enthalten in „{held}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The specials {one} and {other} have the same entries.</source>
        <translation>Die Sonderziele {one} und {other} haben dieselben Zugänge.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To fix it, add a second hex, town or port further away, where another line can arrive.</source>
        <translation>Abhilfe: in einigem Abstand ein zweites Feld, eine zweite Stadt oder einen zweiten Hafen hinzufügen, wo eine andere Strecke ankommen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To fix it, correct the label, open a way there, or remove the hex from the special. If ships are meant, list the ports under `towns`, or write `any: port`.</source>
        <translation>Abhilfe: die Kennung berichtigen, einen Weg dorthin öffnen oder das Feld aus dem Sonderziel entfernen. Sind Schiffe gemeint, die Häfen unter `towns` nennen oder `any: port` schreiben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To fix it, give one of them other entries.</source>
        <translation>Abhilfe: einem von ihnen andere Zugänge geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To fix it, open a way to one of its hexes by land, ferry, crossing or permitted build, or choose hexes that track can reach.</source>
        <translation>Abhilfe: zu einem seiner Felder einen Landweg, eine Fähre, eine Querung oder eine genehmigte Strecke öffnen, oder Felder nennen, zu denen Gleis führen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To fix it, remove the second one, or replace it with the intended one.</source>
        <translation>Abhilfe: den zweiten entfernen oder durch den gemeinten ersetzen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Two specials have the same entries.</source>
        <translation>Zwei Sonderziele haben dieselben Zugänge.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: a special gives players a choice. With one entry it is just a town at the edge, and the company there runs alone. A second hex next to the first, or a town out of reach, changes nothing.</source>
        <translation>Warum das wichtig ist: Ein Sonderziel gibt den Spielern eine Wahl. Mit einem Zugang ist es nur eine Stadt am Rand, und die Gesellschaft dort fährt allein. Ein zweites Feld daneben oder eine unerreichbare Stadt ändert daran nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: it has one entry fewer than it seems; usually another was meant.</source>
        <translation>Warum das wichtig ist: Es hat einen Zugang weniger, als es scheint; meist war ein anderer gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: its key is still drawn, and every run there is held over to the end and dropped.</source>
        <translation>Warum das wichtig ist: Ihr Schlüssel wird trotzdem gezogen, und jede Fahrt dorthin wird bis zum Schluss aufgeschoben und fällt dann weg.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: no track can be laid there. The special has one entry fewer than the sheet shows, and track built towards it is wasted.</source>
        <translation>Warum das wichtig ist: Dort lässt sich kein Gleis legen. Das Sonderziel hat einen Zugang weniger, als das Blatt zeigt, und Gleis dorthin ist vergeudet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: they are one place with two keys. A run between them has no length, and players take one for a misprint. Usually an entry was copied and never changed.</source>
        <translation>Warum das wichtig ist: Sie sind ein Ort mit zwei Schlüsseln. Eine Fahrt zwischen ihnen hat keine Länge, und Spieler halten eines für einen Druckfehler. Meist wurde ein Eintrag kopiert und nie geändert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>Example: `{key: 2, name: Birmingham, hexes: [A27, A31, D36]}`, where A36 was meant.</source>
        <translation>Beispiel: `{key: 2, name: Birmingham, hexes: [A27, A31, D36]}`, wo A36 gemeint war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>Example: `{key: 2, name: Birmingham, hexes: [A27, A31]}` and `{key: 3, name: Shrewsbury, hexes: [A21, A27]}`.</source>
        <translation>Beispiel: `{key: 2, name: Birmingham, hexes: [A27, A31]}` und `{key: 3, name: Shrewsbury, hexes: [A21, A27]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>One entry of a special is across the map from all its others.</source>
        <translation>Ein Zugang eines Sonderziels liegt allen anderen gegenüber, auf der anderen Seite des Plans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>The entry {hex} of the special {special} is across the map from the others ({others}).</source>
        <translation>Der Zugang {hex} des Sonderziels {special} liegt auf der anderen Seite des Plans als die übrigen ({others}).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>The specials {one} and {other} share the entry {hex}.</source>
        <translation>Die Sonderziele {one} und {other} haben beide den Zugang {hex}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>To fix it, correct the label or the name. Waive this if the special really lies on both sides.</source>
        <translation>Abhilfe: die Feldbezeichnung oder den Namen korrigieren. Lassen Sie den Befund gelten, wenn das Sonderziel wirklich auf beiden Seiten liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>To fix it, give one of them another hex. Towns may serve several specials and are not reported.</source>
        <translation>Abhilfe: einem von ihnen ein anderes Feld geben. Städte dürfen mehreren Sonderzielen dienen und werden nicht gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>Two specials have the same entry hex.</source>
        <translation>Zwei Sonderziele haben dasselbe Feld als Zugang.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>Why it matters: a player with track there reaches both, and a run between the two has no length. Usually a label was copied.</source>
        <translation>Warum das wichtig ist: Wer dort Gleise hat, erreicht beide, und eine Fahrt zwischen ihnen hat keine Länge. Meist wurde eine Feldbezeichnung kopiert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_exits.py"/>
        <source>Why it matters: the others are by one edge, so this label is probably a typing mistake, or the wrong town was listed. A company there reaches the special from the wrong side.</source>
        <translation>Warum das wichtig ist: Die übrigen liegen an einem Rand; also ist diese Feldbezeichnung wohl ein Tippfehler, oder es wurde die falsche Stadt genannt. Eine Gesellschaft dort erreicht das Sonderziel von der falschen Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>A small town does not share its key, or its partner is far away.</source>
        <translation>Eine Kleinstadt teilt ihren Schlüssel nicht, oder ihre Partnerin ist weit entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>A special is away from the edge of the map, unlike the others, or the reverse.</source>
        <translation>Ein Sonderziel liegt anders als die übrigen fern vom Kartenrand, oder umgekehrt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>A town without a name</source>
        <translation>Eine Stadt ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Example: `{key: 2, name: Midlands, hexes: [A34, A36, E14]}`, where E40 was meant.</source>
        <translation>Beispiel: `{key: 2, name: Midlands, hexes: [A34, A36, E14]}`, wo E40 gemeint war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Example: `{name: Ledbury, keys: [52], small: true}` where its partner Leominster was removed.</source>
        <translation>Beispiel: `{name: Ledbury, keys: [52], small: true}`, wo ihre Partnerin Leominster entfernt wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels} at the edge of the map; the other specials are not.</source>
        <translation>Das Sonderziel {special} hat {labels} am Kartenrand; die anderen liegen nicht dort.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels} away from the edge of the map, where the others are.</source>
        <translation>Das Sonderziel {special} hat {labels} fern vom Kartenrand, an dem die anderen liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels}; the others are towns.</source>
        <translation>Das Sonderziel {special} hat {labels}; die anderen sind Städte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} is {towns}, away from the edge of the map, where the others are. If ships call there, mark a town as a port.</source>
        <translation>Das Sonderziel {special} ist {towns}, fern vom Kartenrand, an dem die anderen liegen. Laufen dort Schiffe an, kennzeichnen Sie eine Stadt als Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} is {towns}; the others have their own hexes.</source>
        <translation>Das Sonderziel {special} ist {towns}; die anderen haben eigene Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>To fix it, let it share its key with another small town of its sector, at most 9 hexes away, or unmark it as small. If other pairs would be closer together, a fix offers them.</source>
        <translation>Abhilfe: ihren Schlüssel mit einer anderen Kleinstadt ihres Sektors teilen, höchstens 9 Felder entfernt, oder sie nicht mehr als klein kennzeichnen. Lägen andere Paare näher beieinander, bietet eine Abhilfe sie an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>To fix it, move the hex to the edge, or use hexes at the edge instead of towns. Ports are always allowed: from them the way leads over the sea. The majority of specials decides: if most are inside the map, those at the edge are reported. If they are evenly mixed, the edge counts.</source>
        <translation>Abhilfe: das Feld an den Rand verlegen oder Randfelder statt Städten nehmen. Häfen sind immer erlaubt: Von ihnen führt der Weg übers Meer. Die Mehrheit der Sonderziele entscheidet: Liegen die meisten im Inneren, werden die am Rand gemeldet. Bei Gleichstand gilt der Rand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Why it matters: a small town pays half to the first railway, because two share a key and each is visited half as often. With its own key it is visited as often as any town and still pays less. If the two are far apart there is no real choice: players use the one they have track to.</source>
        <translation>Warum das wichtig ist: Eine Kleinstadt zahlt der ersten Bahn die Hälfte, weil zwei einen Schlüssel teilen und jede halb so oft besucht wird. Mit eigenem Schlüssel wird sie so oft besucht wie jede Stadt und zahlt trotzdem weniger. Liegen die beiden weit auseinander, gibt es keine echte Wahl: Spieler nehmen die, zu der sie Gleis haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Why it matters: players expect all specials of a map to be of one kind. If the others lead off the map at its edge, one inside is overlooked, or its label has a typing mistake. A special made of towns is a second convention that the sheet does not explain.</source>
        <translation>Warum das wichtig ist: Spieler erwarten, dass alle Sonderziele einer Karte von einer Art sind. Führen die anderen am Rand von der Karte, wird eines im Inneren übersehen, oder seine Kennung hat einen Tippfehler. Ein Sonderziel aus Städten ist eine zweite Regel, die das Blatt nicht erklärt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{named} is a small town, but shares no key with another small town.</source>
        <translation>{named} ist eine Kleinstadt, teilt aber keinen Schlüssel mit einer anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{named} is a small town, but shares {keys} with no other.</source>
        <translation>{named} ist eine Kleinstadt, teilt aber {keys} mit keiner anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{n} small towns do not share their keys.</source>
        <translation>{n} Kleinstädte teilen ihre Schlüssel nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{one} and {other} share key {key}, but are {apart} hexes apart.</source>
        <translation>{one} und {other} teilen sich den Schlüssel {key}, liegen aber {apart} Felder auseinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>Regroup the keys by suit, changing {moved}</source>
        <translation>Die Schlüssel nach Farben neu gruppieren, {moved} geändert</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>The towns of the suit of {suit} are {within:.1f} hexes apart on average, but only {without:.1f} from those of other suits.</source>
        <translation>Die Städte der Farbe {suit} liegen im Mittel {within:.1f} Felder auseinander, aber nur {without:.1f} von denen anderer Farben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>The towns of {n} of {of} suits are {within:.1f} hexes apart on average, but only {without:.1f} from those of other suits.</source>
        <translation>Die Städte von {n} der {of} Farben liegen im Mittel {within:.1f} Felder auseinander, aber nur {without:.1f} von denen anderer Farben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Choose the keys: {scheme}</source>
        <translation>Schlüsselart wählen: {scheme}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Give {town} {new} instead of {old}</source>
        <translation>{town} {new} statt {old} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Remove the special {special}</source>
        <translation>Das Sonderziel {special} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Remove {key} from {town}</source>
        <translation>{key} von {town} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>the special destination</source>
        <translation>das Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source> A company from {start} can reach both for {cost} points.</source>
        <translation> Eine Gesellschaft aus {start} kann beide für {cost} Punkte erreichen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>a town, where nothing is paid</source>
        <translation>eine Stadt, wo nichts gezahlt wird</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>later companies that build alongside pay {due} per hex to each earlier one</source>
        <translation>spätere Gesellschaften zahlen für Parallelbau {due} je Feld an jede frühere</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>the ferry {ferry} goes to its first buyer for {price}, and the others pay {fee} per use</source>
        <translation>die Fähre {ferry} bekommt der erste Käufer für {price}, und die anderen zahlen {fee} je Fahrt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source> The same is nearly true of {pairs}.</source>
        <translation> Fast dasselbe gilt für {pairs}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>All track between two groups of towns passes through one hex.</source>
        <translation>Alles Gleis zwischen zwei Gruppen von Städten führt durch ein Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>All track between {towns} and the other {rest} towns passes through {hexes}: {due}.{means}{akin}</source>
        <translation>Alles Gleis zwischen {towns} und den anderen {rest} Städten führt durch {hexes}: {due}.{means}{akin}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: "All track between Ayr, Bala and Clun and the other 20 towns passes through K31: later companies that build alongside pay 5 per hex to each earlier one."</source>
        <translation>Beispiel: „Alles Gleis zwischen Ayr, Bala und Clun und den anderen 20 Städten führt durch K31: spätere Gesellschaften zahlen für Parallelbau 5 je Feld an jede frühere.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: "All track between Esk, Fowey and Goring and the other 20 towns passes through D5 or F6: later companies that build alongside pay 5 per hex to each earlier one. A company from Ayr can reach both for 9 points."</source>
        <translation>Beispiel: „Alles Gleis zwischen Esk, Fowey und Goring und den anderen 20 Städten führt durch D5 oder F6: spätere Gesellschaften zahlen für Parallelbau 5 je Feld an jede frühere. Eine Gesellschaft aus Ayr kann beide für 9 Punkte erreichen.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: an island with three towns, and `{type: crossing, name: Menai Bridge, owners: 1, …}` as the only way to it.</source>
        <translation>Beispiel: eine Insel mit drei Städten und `{type: crossing, name: Menai Bridge, owners: 1, …}` als einziger Weg dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Only companies that may build {names} can lay track to {towns}.</source>
        <translation>Nur Gesellschaften, die {names} bauen dürfen, können Gleis nach {towns} legen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To fix it, let every company build it (`owners: 0`), or add a second way or a ferry. Waive it if you want the monopoly. A ferry counts as a way, because every company may buy it.</source>
        <translation>Abhilfe: jede Gesellschaft sie bauen lassen (`owners: 0`), einen zweiten Weg oder eine Fähre hinzufügen; oder es gelten lassen, wenn Sie das Monopol wollen. Eine Fähre zählt als Weg, denn jede Gesellschaft darf sie kaufen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To fix it, open a third way: remove a closed side, widen a narrow place, or add a crossing or a ferry. Leave it if you want this fight. A ferry counts as its own way through its ports. Reported when there are two or more towns on both sides; pairs that separate some of the same towns are reported together.</source>
        <translation>Abhilfe: einen dritten Weg öffnen: eine gesperrte Seite entfernen, eine Engstelle verbreitern oder eine Querung oder Fähre hinzufügen. Lassen Sie es, wenn Sie diesen Kampf wollen. Eine Fähre zählt als eigener Weg durch ihre Häfen. Gemeldet ab zwei Städten auf beiden Seiten; Paare, die zum Teil dieselben Städte trennen, werden zusammen gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To fix it, widen the narrow place by one hex, or add a crossing or a ferry next to it. Leave it if you want players to fight for it. A ferry counts as its own way. Reported when there are two or more towns on both sides.</source>
        <translation>Abhilfe: die Engstelle um ein Feld verbreitern oder daneben eine Querung oder Fähre hinzufügen. Lassen Sie es, wenn um sie gekämpft werden soll. Eine Fähre zählt als eigener Weg. Gemeldet ab zwei Städten auf beiden Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Towns can be reached only over a crossing that not every company may build.</source>
        <translation>Städte sind nur über eine Querung erreichbar, die nicht jede Gesellschaft bauen darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Towns can be reached through only two hexes, and one company could be first in both.</source>
        <translation>Städte sind nur durch zwei Felder erreichbar: Eine Gesellschaft könnte in beiden die erste sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: every later company pays the earlier ones, 1 for the junction and 2 for each half laid alongside (6.A5), and all runs between the groups use the same few links. No one is locked out, but the first company gets rich. In a town nothing is paid.</source>
        <translation>Warum das wichtig ist: Jede spätere Gesellschaft zahlt den früheren 1 für den Anschluss und 2 für jede parallel gebaute Hälfte (6.A5), und alle Fahrten zwischen den Gruppen benutzen dieselben wenigen Gleisstücke. Niemand ist ausgesperrt, aber die erste Gesellschaft wird reich. In einer Stadt wird nichts gezahlt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: once its owners have built it, the others can never build to those towns. They must pay to use the owner's track in every race there, or not enter.</source>
        <translation>Warum das wichtig ist: Haben ihre Besitzer sie gebaut, können die anderen nie zu diesen Städten bauen. Sie müssen bei jedem Rennen dorthin für das Gleis des Besitzers zahlen oder verzichten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: the company that holds both ways into a region is paid by every later one, 1 for the junction and 2 for each half laid alongside (6.A5), or for each use of a ferry. Holding a region of many towns early can decide the game. The message names the start from which both ways cost least.</source>
        <translation>Warum das wichtig ist: Wer beide Wege in eine Gegend hält, wird von jeder späteren Gesellschaft bezahlt: 1 für den Anschluss und 2 für jede parallel gebaute Hälfte (6.A5) oder für jede Fahrt mit einer Fähre. Eine Gegend mit vielen Städten früh zu halten kann das Spiel entscheiden. Die Meldung nennt den Startort, von dem aus beide Wege am wenigsten kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "From Holyhead, 1, 2 and 9 towns are within 10, 20 and 30 points; from Chester, the best start, 5, 16 and 30."</source>
        <translation>Beispiel: „Von Holyhead liegen 1, 2 und 9 Städte innerhalb von 10, 20 und 30 Punkten; von Chester, dem besten Startort, 5, 16 und 30.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "Towns within 10, 20 and 30 points: from Cardiff 10, 20 and 33; from Hereford 4, 18 and 30." The details name for each start every town with its cost: "Up to 10 points: Barry 5, Newport 5, …"</source>
        <translation>Beispiel: „Städte innerhalb von 10, 20 und 30 Punkten: von Cardiff 10, 20 und 33; von Hereford 4, 18 und 30.“ Die Einzelheiten nennen für jeden Startort jede Stadt mit ihren Kosten: „Bis 10 Punkte: Barry 5, Newport 5, …“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "With 4 companies building is likely to take 20 rounds (14 to 26)." The details explain the estimate: "The cheapest track to all towns except 3 costs 112. A round gives 4 companies 14 points on average."</source>
        <translation>Beispiel: „Mit 4 Gesellschaften dauert der Bau wohl 20 Runden (14 bis 26).“ Die Einzelheiten erklären die Schätzung: „Das billigste Gleis zu allen Städten bis auf 3 kostet 112. Eine Runde bringt 4 Gesellschaften im Mittel 14 Punkte.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>From {start}, {counts} towns are within {reaches} points.</source>
        <translation>Von {start} aus liegen {counts} Städte innerhalb von {reaches} Punkten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>From {start}, {counts} towns are within {reaches} points; from {best}, the best start, {others}.</source>
        <translation>Von {start} aus liegen {counts} Städte innerhalb von {reaches} Punkten; von {best}, dem besten Startort, {others}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>From {start}:</source>
        <translation>Von {start}:</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>How many rounds the Building Stage is likely to take.</source>
        <translation>Wie viele Runden die Bauphase voraussichtlich dauert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>More than that: {named}</source>
        <translation>Darüber: {named}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>One start has clearly fewer towns in reach than the others.</source>
        <translation>Ein Startort hat deutlich weniger Städte in Reichweite als die anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Only by ferry or a later crossing: {names}</source>
        <translation>Nur mit Fähre oder späterer Querung: {names}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>The cheapest track to all towns except {n} costs {cost}.
A round gives {players} companies {points:g} points on average.</source>
        <translation>Das billigste Gleis zu allen Städten bis auf {n} kostet {cost}.
Eine Runde bringt {players} Gesellschaften im Mittel {points:g} Punkte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>The formula: rounds = w × C / (n × d). C is the cost of track from the starts, always extended to the next cheapest town, until only the allowed number of towns is left; n is the best number of players (or the middle of the range); d is the mean of the die. The factor w = 1.7 + 0.2 × n accounts for towns served by several companies. It was fitted to games of 3, 4, 5 and 6 bots on Ireland and Severn, which took 2.3, 2.5, 2.7 and 2.9 times C / (n × d). `platelayer trial MAP` plays such games.</source>
        <translation>Die Formel: Runden = w × C / (n × d). C sind die Kosten des Gleises ab den Startorten, immer zur nächstbilligsten Stadt verlängert, bis nur die erlaubte Zahl von Städten übrig ist; n ist die beste Spielerzahl (oder die Mitte der Spanne); d ist das Mittel des Würfels. Der Faktor w = 1,7 + 0,2 × n berücksichtigt Städte, die mehrere Gesellschaften anschließen. Er ist aus Spielen von 3, 4, 5 und 6 Bots auf Ireland und Severn bestimmt, die das 2,3-, 2,5-, 2,7- und 2,9-Fache von C / (n × d) dauerten. `platelayer trial MAP` spielt solche Spiele.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To change it, move towns or the start, or change the terrain between them. Costs are for the cheapest track on the printed map (6.A3), including crossings open from the start, without payments to others. Towns reached only by ferry or a later crossing are listed separately.</source>
        <translation>Zum Ändern: Städte oder den Startort verlegen oder das Gelände dazwischen ändern. Die Kosten gelten für das billigste Gleis auf der gedruckten Karte (6.A3), auch über von Anfang an offene Querungen, ohne Zahlungen an andere. Städte, die nur eine Fähre oder spätere Querung erreicht, werden getrennt genannt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To change it, remove or add hills and rivers, or override `unserved_towns`, the number of towns left when building ends (6.A7).</source>
        <translation>Zum Ändern: Hügel und Flüsse entfernen oder hinzufügen oder `unserved_towns` ändern, die Zahl der übrigen Städte, bei der das Bauen endet (6.A7).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To fix it, mark another town as a start instead, move towns nearer, or remove hills and rivers nearby. Towns with keys are counted by the cheapest track (6.A3). A start is reported if it has at most 60 per cent of the best start's towns within 20 and within 30 points.</source>
        <translation>Abhilfe: stattdessen eine andere Stadt als Startort kennzeichnen, Städte näher rücken oder Hügel und Flüsse in der Nähe entfernen. Gezählt werden Städte mit Schlüsseln nach dem billigsten Gleis (6.A3). Gemeldet wird ein Startort mit höchstens 60 Prozent der Städte des besten innerhalb von 20 und von 30 Punkten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Towns within {reaches} points: {starts}.</source>
        <translation>Städte innerhalb von {reaches} Punkten: {starts}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Unreachable: {names}</source>
        <translation>Unerreichbar: {names}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Up to {most} points: {named}</source>
        <translation>Bis {most} Punkte: {named}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>What track from a start costs to each town, and how many towns lie within 10, 20 and 30 points.</source>
        <translation>Was Gleis von einem Startort zu jeder Stadt kostet und wie viele Städte innerhalb von 10, 20 und 30 Punkten liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Why it matters: the last player to choose has to take it. They pay more for each town, reach most of them second, and have lost before the first race. The other players crowd together elsewhere.</source>
        <translation>Warum das wichtig ist: Wer zuletzt wählt, muss ihn nehmen. Diese Gesellschaft zahlt mehr für jede Stadt, erreicht die meisten als Zweite und hat vor dem ersten Rennen verloren. Die anderen drängen sich anderswo.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Why it matters: this is information, not a problem. Below six rounds no one has a network when the races start; above thirty players tire before the first race.</source>
        <translation>Warum das wichtig ist: Das ist eine Information, kein Fehler. Unter sechs Runden hat niemand ein Netz, wenn die Rennen beginnen; über dreißig ermüden die Spieler vor dem ersten Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Why it matters: this is information, not a problem. It lets you compare starts. A company has about 3½ points a round, so 10, 20 and 30 points are about three, six and nine rounds.</source>
        <translation>Warum das wichtig ist: Das ist eine Information, kein Fehler. Damit lassen sich Startorte vergleichen. Eine Gesellschaft hat etwa 3½ Punkte je Runde; 10, 20 und 30 Punkte sind also etwa drei, sechs und neun Runden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>With {players} companies building is likely to take {rounds} ({low} to {high}).</source>
        <translation>Mit {players} Gesellschaften dauert der Bau wohl {rounds} ({low} bis {high}).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>from {start} {counts}</source>
        <translation>von {start} {counts}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>{n} round</source>
        <translation>{n} Runde</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>{n} rounds</source>
        <translation>{n} Runden</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_spread.py"/>
        <source>All starts are in one part of the map.</source>
        <translation>Alle Startorte liegen in einem Teil des Plans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_spread.py"/>
        <source>All starts are in one part of the map: on average they are {near} hexes apart, and towns with keys {usual}.</source>
        <translation>Alle Startorte liegen in einem Teil des Plans: im Mittel {near} Felder voneinander, Städte mit Schlüsseln dagegen {usual}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_spread.py"/>
        <source>Example: six starts in the north-west corner of a map of 60 × 40 hexes.</source>
        <translation>Beispiel: sechs Startorte in der nordwestlichen Ecke eines Plans von 60 × 40 Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_spread.py"/>
        <source>To fix it, mark towns in other parts of the map as starts. Waive this if all companies should start from one coast.</source>
        <translation>Abhilfe: Städte in anderen Teilen des Plans als Startorte kennzeichnen. Lassen Sie den Befund gelten, wenn alle Gesellschaften an einer Küste beginnen sollen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_spread.py"/>
        <source>Why it matters: every company builds over the same ground first, so the early rounds go to payments alongside, and the other end of the map is served late or never.</source>
        <translation>Warum das wichtig ist: Alle Gesellschaften bauen zuerst auf demselben Boden; die frühen Runden gehen für Zahlungen an Nachbarn auf, und das andere Ende des Plans wird spät oder nie erschlossen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/bridges.py"/>
        <source>Change ferry</source>
        <translation>Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/bridges.py"/>
        <source>Let the owner of {ferry} continue building at the far port</source>
        <translation>Den Besitzer von {ferry} am anderen Hafen weiterbauen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/bridges.py"/>
        <source>the ferry from {one} to {other}</source>
        <translation>die Fähre von {one} nach {other}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/connected_hexes.py"/>
        <source>one hex</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/connected_hexes.py"/>
        <location filename="../../engine/checks/sides/closures.py"/>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hexes</source>
        <translation>{n} Felder</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The route of {what} has a gap between {here} and {there}.</source>
        <translation>Verlauf unterbrochen: {what} hat eine Lücke zwischen {here} und {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The route of {what} has fewer than two hexes.</source>
        <translation>Verlauf zu kurz: {what} hat weniger als zwei Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The route of {what} leaves the map at {hex}.</source>
        <translation>Der Verlauf führt bei {hex} aus der Karte: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The route of {what} leaves the sheet.</source>
        <translation>Verlauf außerhalb: {what} verlässt das Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The route of {what} visits {hex} twice.</source>
        <translation>Verlauf doppelt: {what} kommt zweimal nach {hex}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/likely_starts.py"/>
        <source>Mark starts</source>
        <translation>Startorte kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/likely_starts.py"/>
        <source>Mark {names} as starts</source>
        <translation>{names} als Startorte kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/lost_towns.py"/>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Open {gate}</source>
        <translation>{gate} öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region covers water, or hexes off the map.</source>
        <translation>Eine Städteregion umfasst Wasser oder Felder außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region ends before it starts, or starts before round 1.</source>
        <translation>Eine Städteregion endet, bevor sie beginnt, oder beginnt vor Runde 1.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region has no hexes.</source>
        <translation>Eine Städteregion hat keine Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Change region</source>
        <translation>Region ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: A41 is in a region for rounds 1 to 11 and in another for rounds 5 to 14.</source>
        <translation>Beispiel: A41 liegt in einer Region für die Runden 1 bis 11 und in einer anderen für die Runden 5 bis 14.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: `{name: The East, from_round: 12, to_round: 3, hexes: [A41-A57]}`.</source>
        <translation>Beispiel: `{name: The East, from_round: 12, to_round: 3, hexes: [A41-A57]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: `{name: The East, from_round: 1}` among the `city_regions`, without `hexes`.</source>
        <translation>Beispiel: `{name: The East, from_round: 1}` unter den `city_regions`, ohne `hexes`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: a region painted along a coast, where two hexes later became sea.</source>
        <translation>Beispiel: eine Region an einer Küste, in der zwei Felder später zu Meer wurden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: the file has `city_regions`, but no special rule `dynamic_cities` and no note.</source>
        <translation>Beispiel: Die Datei hat `city_regions`, aber keine Sonderregel `dynamic_cities` und keinen Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Nothing on the board says when new cities appear in its regions. Explain it in a note.</source>
        <translation>Nichts auf dem Spielplan sagt, wann in seinen Regionen neue Städte entstehen. Erklären Sie es in einem Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Remove the region</source>
        <translation>Region entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Remove these hexes from the region</source>
        <translation>Diese Felder aus der Region entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Set it to rounds {first} to {last}</source>
        <translation>Auf die Runden {first} bis {last} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Start it in round {first}</source>
        <translation>In Runde {first} beginnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The board has city regions, but does not say when cities appear.</source>
        <translation>Der Spielplan hat Städteregionen, sagt aber nicht, wann Städte entstehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} covers {labelled}, where no city can be.</source>
        <translation>Die Region {region} umfasst {labelled}, wo keine Stadt sein kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} has no hexes, so no city can appear in it.</source>
        <translation>Die Region {region} hat keine Felder; in ihr kann keine Stadt entstehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} runs from round {first} to round {last}. It must start in round 1 or later and must not end before it starts.</source>
        <translation>Die Region {region} gilt von Runde {first} bis Runde {last}. Sie muss in Runde 1 oder später beginnen und darf nicht vor ihrem Beginn enden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The regions {names} overlap in the same rounds: {labelled}.</source>
        <translation>Die Regionen {names} überschneiden sich in denselben Runden: {labelled}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To fix it, add the special rule, or a note that says when, how and how many cities appear.</source>
        <translation>Abhilfe: die Sonderregel hinzufügen oder einen Hinweis, der sagt, wann, wie und wie viele Städte entstehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To fix it, paint the hexes with the right region, or let one region end before the other starts.</source>
        <translation>Abhilfe: die Felder mit der richtigen Region malen oder die eine Region enden lassen, bevor die andere beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To fix it, paint the region on the map, or remove it.</source>
        <translation>Abhilfe: die Region auf die Karte malen oder sie entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To fix it, remove those hexes from the region; a fix does that.</source>
        <translation>Abhilfe: diese Felder aus der Region entfernen; eine Abhilfe tut das.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To fix it, set `from_round` to 1 or more and `to_round` to the same or a later round, or 0 for no end.</source>
        <translation>Abhilfe: `from_round` auf 1 oder mehr setzen und `to_round` auf dieselbe oder eine spätere Runde, oder 0 für unbegrenzt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Two city regions overlap in the same rounds.</source>
        <translation>Zwei Städteregionen überschneiden sich in denselben Runden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: cities must be on land. A place drawn here has to be drawn again, and the hatching on the map is misleading.</source>
        <translation>Warum das wichtig ist: Städte müssen auf Land liegen. Ein hier gezogener Ort muss neu gezogen werden, und die Schraffur auf der Karte täuscht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: it is unclear which region a city there belongs to, or how often the place may be drawn.</source>
        <translation>Warum das wichtig ist: Es ist unklar, zu welcher Region eine Stadt dort gehört oder wie oft der Ort gezogen werden darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: no city can appear in it, and the map does not show it.</source>
        <translation>Warum das wichtig ist: In ihr kann keine Stadt entstehen, und die Karte zeigt sie nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: no city can ever appear in it, although the map shows it.</source>
        <translation>Warum das wichtig ist: In ihr kann nie eine Stadt entstehen, obwohl die Karte sie zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: players see hatched regions with rounds, but not what happens there.</source>
        <translation>Warum das wichtig ist: Die Spieler sehen schraffierte Regionen mit Runden, aber nicht, was dort geschieht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>{names} and {more} more</source>
        <translation>{names} und {more} weitere</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A kind of terrain subtracts more from a roll than the race die can show.</source>
        <translation>Eine Geländeart zieht mehr vom Wurf ab, als der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A note is empty.</source>
        <translation>Ein Hinweis ist leer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A rule of the type '{type}' is kept and printed, but not used in test games.</source>
        <translation>Eine Regel der Art „{type}“ wird behalten und gedruckt, aber in Probespielen nicht verwendet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A special rule is free text, or of a type that is printed but not used in test games.</source>
        <translation>Eine Sonderregel ist freier Text oder von einer Art, die gedruckt, aber in Probespielen nicht verwendet wird.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A special rule of the type '{type}' is kept and printed, but not used in test games. Move it to `{section}`.</source>
        <translation>Eine Sonderregel der Art '{type}' wird behalten und gedruckt, aber in Probespielen nicht verwendet. Verschieben Sie sie nach `{section}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Convert to a ferry</source>
        <translation>In eine Fähre umwandeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Convert to a permitted build</source>
        <translation>In eine genehmigte Strecke umwandeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Entering {name} subtracts {delay} from the roll, and the race die shows at most {most}.</source>
        <translation>Die Einfahrt in {name} nimmt {delay} vom Wurf, und der Rennwürfel zeigt höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Example: `{name: glacier, delay: 10}`.</source>
        <translation>Beispiel: `{name: glacier, delay: 10}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Example: `{type: note, text: "No track may be laid in Rutland before race 5."}`</source>
        <translation>Beispiel: `{type: note, text: "No track may be laid in Rutland before race 5."}`</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Example: a board with six towns, three of them starts: all except three are served at once.</source>
        <translation>Beispiel: ein Spielplan mit sechs Städten, davon drei Startorte: Alle bis auf drei sind sofort angeschlossen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Move rule to its section</source>
        <translation>Regel in ihren Abschnitt verschieben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>One town is too few: building would end before it started.</source>
        <translation>Eine Stadt ist zu wenig: Das Bauen wäre zu Ende, bevor es beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Set building to end when {n} are left</source>
        <translation>Bauen erst enden lassen, wenn {n} übrig sind</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Set the delay of {kind} to {number}</source>
        <translation>Bremsung von {kind} auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>The board has so few towns that building ends as soon as it starts.</source>
        <translation>Der Spielplan hat so wenige Städte, dass das Bauen endet, sobald es beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>To fix it, express a game rule as a `crossing`, a permitted build or an `override` if possible. Remarks need no fix; sentences that name sources and people are not reported. Ferries and permitted builds have their own sections; a fix moves them there from the special rules.</source>
        <translation>Abhilfe: eine Spielregel möglichst als `crossing`, genehmigte Strecke oder `override` angeben. Anmerkungen brauchen keine Abhilfe; Sätze, die Quellen und Personen nennen, werden nicht gemeldet. Fähren und genehmigte Strecken haben eigene Abschnitte; eine Abhilfe verschiebt sie aus den Sonderregeln dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>To fix it, lower the delay; a hill takes 1.</source>
        <translation>Abhilfe: die Bremsung senken; ein Hügel nimmt 1.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>To fix it, place more towns, or lower `unserved_towns` with an override; a fix offers that. Until half of the town keys are assigned it is only a note.</source>
        <translation>Abhilfe: mehr Städte setzen oder `unserved_towns` mit einer Regeländerung senken; eine Abhilfe bietet das an. Bis die Hälfte der Stadtschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: a train waits a turn or more before every such hex. It may be a typing mistake (10 instead of 1).</source>
        <translation>Warum das wichtig ist: Ein Zug wartet vor jedem solchen Feld einen Spielzug oder länger. Vielleicht ist es ein Tippfehler (10 statt 1).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: building stops when only 3 towns have no railway. If that is true from the first round, no one can build a line.</source>
        <translation>Warum das wichtig ist: Das Bauen endet, wenn nur noch 3 Städte keine Bahn haben. Gilt das ab der ersten Runde, kann niemand eine Strecke bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: games, bots and trials ignore it, so their results are for the board without that rule.</source>
        <translation>Warum das wichtig ist: Spiele, Bots und Probespiele lassen sie aus; ihre Ergebnisse gelten für den Spielplan ohne diese Regel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>{n} towns are too few: building would end before it started.</source>
        <translation>{n} Städte sind zu wenig: Das Bauen wäre zu Ende, bevor es beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>“{text}” is printed, but not used in test games.</source>
        <translation>„{text}“ wird gedruckt, aber in Probespielen nicht verwendet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing costs many rolls, or more money than a company has at the start.</source>
        <translation>Eine Querung kostet viele Würfe oder mehr Geld, als eine Gesellschaft am Anfang hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing costs more than any roll, so players must save for it.</source>
        <translation>Eine Querung kostet mehr als jeder Wurf; Spieler müssen dafür sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing costs nothing.</source>
        <translation>Eine Querung kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Allow saving</source>
        <translation>Sparen erlauben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Example: `{type: crossing, name: Severn Tunnel, course: [R27, R28, S29], cost: 0}`.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, course: [R27, R28, S29], cost: 0}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Example: a bridge for 12 on a board whose `override` forbids saving (`save_from: 0`).</source>
        <translation>Beispiel: eine Brücke für 12 auf einem Spielplan, dessen `override` das Sparen verbietet (`save_from: 0`).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Example: a tunnel for 40, for which twelve rolls of the average die must be saved.</source>
        <translation>Beispiel: ein Tunnel für 40, für den zwölf Würfe des Durchschnittswürfels gespart werden müssen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Example: a tunnel for 6, where the average die shows 5 at most.</source>
        <translation>Beispiel: ein Tunnel für 6, wo der Durchschnittswürfel höchstens 5 zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>No one can ever pay for a crossing.</source>
        <translation>Niemand kann eine Querung je bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Set cost</source>
        <translation>Kosten setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Set its cost to {usual}</source>
        <translation>Kosten auf {usual} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost} from the account, but a company starts with {money}.</source>
        <translation>Die Querung {crossing} kostet {cost} vom Konto, aber eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, about {rolls} saved rolls.</source>
        <translation>Die Querung {crossing} kostet {cost}, das sind etwa {rolls} gesparte Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, but a roll gives at most {most}. Players must save for it.</source>
        <translation>Die Querung {crossing} kostet {cost}, aber ein Wurf gibt höchstens {most}. Spieler müssen dafür sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, which no one can ever pay.</source>
        <translation>Die Querung {crossing} kostet {cost}; das kann nie jemand bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} has no cost.</source>
        <translation>Die Querung {crossing} hat keine Kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To fix it, lower its cost, or allow saving for it.</source>
        <translation>Abhilfe: ihre Kosten senken oder Zuteilung dafür sparen lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To fix it, lower its cost. The rulebook suggests 5 or 6 for special builds; more than 4 rolls are reported.</source>
        <translation>Abhilfe: ihre Kosten senken. Das Regelheft schlägt 5 oder 6 für besondere Bauten vor; gemeldet werden mehr als 4 Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To fix it, lower the cost to 5 or less, or waive the note if saving is meant.</source>
        <translation>Abhilfe: die Kosten auf 5 oder weniger senken oder dies gelten lassen, wenn gespart werden soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To fix it, set the cost. The rulebook suggests 5 or 6 for special builds.</source>
        <translation>Abhilfe: die Kosten setzen. Das Regelheft schlägt 5 oder 6 für besondere Bauten vor.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: saved points cannot be spent on anything else. A player who saves for the crossing stands still while the others build, so no one does. Usually it is a typing mistake: 50 instead of 5.</source>
        <translation>Warum das wichtig ist: Gespartes lässt sich für nichts anderes ausgeben. Wer für die Querung spart, steht still, während die anderen bauen; also tut es niemand. Meist ist es ein Tippfehler: 50 statt 5.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: the rules allow saving only for expensive builds. Players who do not know this think that the crossing cannot be built.</source>
        <translation>Warum das wichtig ist: Die Regeln erlauben Sparen nur für teure Bauten. Wer das nicht weiß, hält die Querung für unbaubar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: the sheet shows it as possible, and players who plan for it lose.</source>
        <translation>Warum das wichtig ist: Das Blatt zeigt sie als möglich, und wer sie einplant, verliert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: usually the number was forgotten. Until it is set, no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Meist wurde die Zahl vergessen. Bis sie gesetzt ist, lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Add {added} to its route</source>
        <translation>{added} in den Verlauf aufnehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Extend it over {added}</source>
        <translation>Über {added} verlängern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Reorder its route: {labels}</source>
        <translation>Verlauf ordnen: {labels}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Route it from {start} to {end} without the loop</source>
        <translation>Ohne die Schleife von {start} nach {end} führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>A crossing that is free for all pays rivals for track alongside.</source>
        <translation>Eine Querung, die für alle frei ist, bringt Mitbewerbern Geld für Gleise daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>A tunnel leads through no ground that delays trains.</source>
        <translation>Ein Tunnel führt durch keinen Boden, der Züge bremst.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change terms of crossing</source>
        <translation>Bedingungen der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Example: `{type: crossing, name: Forth Bridge, free: true, alongside: 3}`.</source>
        <translation>Beispiel: `{type: crossing, name: Forth Bridge, free: true, alongside: 3}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Example: `{type: crossing, name: Severn Tunnel, tunnel: true}` with only sea and open land on its course.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, tunnel: true}`, auf dessen Verlauf nur Meer und offenes Land liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Make it no longer free for all</source>
        <translation>Nicht mehr für alle frei machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Make it no tunnel</source>
        <translation>Nicht mehr zum Tunnel machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Remove the price alongside</source>
        <translation>Den Preis für Parallelbau entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>The crossing {crossing} is a tunnel, but no ground on its route delays trains.</source>
        <translation>Die Querung {crossing} ist ein Tunnel, aber kein Boden auf seinem Verlauf bremst Züge.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>The crossing {crossing} is free for all, but track alongside pays each rival {points}.</source>
        <translation>Die Querung {crossing} ist für alle frei, aber für Gleise daneben erhält jeder Mitbewerber {points}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>To fix it, lead the tunnel through the hills, or clear the option.</source>
        <translation>Abhilfe: Führen Sie den Tunnel durch die Hügel, oder schalten Sie die Option aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>To fix it, remove the price, or clear the option.</source>
        <translation>Abhilfe: Entfernen Sie den Preis, oder schalten Sie die Option aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Why it matters: in a tunnel the ground takes nothing off a roll. Where it takes nothing anyway, the sheet prints a rule without meaning. Usually the tunnel was drawn next to the hills.</source>
        <translation>Warum das wichtig ist: In einem Tunnel zieht der Boden nichts vom Wurf ab. Wo er ohnehin nichts abzieht, druckt das Blatt eine Regel ohne Sinn. Meist wurde der Tunnel neben den Hügeln gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_terms.py"/>
        <source>Why it matters: once one company has laid it, it serves all, and no one needs track alongside. The price contradicts the option, and players will ask which of the two holds.</source>
        <translation>Warum das wichtig ist: Sobald eine Gesellschaft sie gebaut hat, dient sie allen, und niemand braucht Gleise daneben. Der Preis widerspricht der Option, und Spieler werden fragen, was von beidem gilt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A crossing or a second start opens after the last race.</source>
        <translation>Eine Querung oder ein zweiter Start öffnet nach dem letzten Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A crossing or a second start opens for the last race only.</source>
        <translation>Eine Querung oder ein zweiter Start öffnet nur für das letzte Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A crossing subtracts more from a roll than the race die can show.</source>
        <translation>Eine Querung zieht mehr vom Wurf ab, als der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A second start is possible after race {from_race}, but there are only {races} races.</source>
        <translation>Ein zweiter Start ist nach Rennen {from_race} möglich, aber es gibt nur {races} Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A second start opens after race {from_race} of {races}, for the last race only.</source>
        <translation>Ein zweiter Start öffnet nach Rennen {from_race} von {races}, also nur für das letzte Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Change crossing</source>
        <translation>Querung ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Change special rule</source>
        <translation>Sonderregel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Example: `{type: crossing, name: Severn Tunnel, delay: 10}`.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, delay: 10}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Example: `{type: crossing, name: Severn Tunnel, from_race: 20}` on a board of 21 races.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, from_race: 20}` auf einem Plan mit 21 Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Example: `{type: crossing, name: Severn Tunnel, from_race: 40}` on a board of 21 races.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, from_race: 40}` auf einem Spielplan mit 21 Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Open it from the start</source>
        <translation>Von Anfang an öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Set its delay to {number}</source>
        <translation>Bremsung auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>The crossing {crossing} opens after race {from_race} of {races}, for the last race only.</source>
        <translation>Die Querung {crossing} öffnet nach Rennen {from_race} von {races}, also nur für das letzte Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>The crossing {crossing} opens after race {from_race}, but there are only {races} races.</source>
        <translation>Die Querung {crossing} öffnet nach Rennen {from_race}, aber es gibt nur {races} Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>The crossing {crossing} subtracts {delay} from the roll, and the race die shows at most {most}.</source>
        <translation>Die Querung {crossing} nimmt {delay} vom Wurf, und der Rennwürfel zeigt höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>To fix it, choose an earlier race, or open it from the start.</source>
        <translation>Abhilfe: ein früheres Rennen wählen oder sie von Anfang an öffnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>To fix it, choose an earlier race.</source>
        <translation>Abhilfe: ein früheres Rennen wählen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Why it matters: a train waits a turn or more in front of it. It may be a typing mistake (10 instead of 1).</source>
        <translation>Warum das wichtig ist: Ein Zug wartet davor einen Spielzug oder länger. Vielleicht ist es ein Tippfehler (10 statt 1).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Why it matters: it is hardly ever worth its price, so it only takes room on the sheet. Usually a smaller number was meant.</source>
        <translation>Warum das wichtig ist: Das lohnt sich fast nie und nimmt auf dem Blatt nur Platz weg. Meist war eine kleinere Zahl gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Why it matters: the sheet shows it, but no one can ever build or start there.</source>
        <translation>Warum das wichtig ist: Das Blatt zeigt es, aber niemand kann dort je bauen oder beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>A crossing has links that may be built in the usual way.</source>
        <translation>Eine Querung hat Gleisstücke, die ohnehin gewöhnlich gebaut werden dürfen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Example: `course: [R27, S29]` for a tunnel that passes under R28 between them.</source>
        <translation>Beispiel: `course: [R27, S29]` für einen Tunnel, der dazwischen unter R28 verläuft.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Example: a road tunnel and a railway tunnel drawn along the same hexes.</source>
        <translation>Beispiel: ein Straßentunnel und ein Bahntunnel, die durch dieselben Felder gezeichnet sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Example: a tunnel that starts one hex inland, so its first link is completely on land.</source>
        <translation>Beispiel: ein Tunnel, der ein Feld landeinwärts beginnt, sodass sein erstes Gleisstück ganz auf Land liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Example: two crossings called `Mersey Tunnel`.</source>
        <translation>Beispiel: zwei Querungen namens `Mersey Tunnel`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Make this the price of the link for everyone</source>
        <translation>Dies zum Preis des Gleisstücks für alle machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Part of the crossing {crossing} may be built in the usual way: {named}.</source>
        <translation>Ein Teil der Querung {crossing} darf ohnehin gewöhnlich gebaut werden: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Remove the crossing {crossing}</source>
        <translation>Die Querung {crossing} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Rename crossing</source>
        <translation>Querung umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Set price of link</source>
        <translation>Preis des Gleisstücks setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>The crossing {crossing} ends in water at {labels}.</source>
        <translation>Die Querung {crossing} endet bei {labels} im Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>The crossing {crossing} shares the link {names} with another crossing.</source>
        <translation>Die Querung {crossing} teilt das Gleisstück {names} mit einer anderen Querung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>The route of a crossing has a gap, leaves the map or does not end on land.</source>
        <translation>Der Verlauf einer Querung hat eine Lücke, verlässt die Karte oder endet nicht an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To fix it, change the route of one, or merge them into one crossing.</source>
        <translation>Abhilfe: den Verlauf der einen ändern oder beide zu einer Querung vereinigen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To fix it, give each a name, for example after its ends.</source>
        <translation>Abhilfe: jeder einen Namen geben, zum Beispiel nach ihren Enden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To fix it, list every hex from shore to shore in order, each once, at least two. Fixes fill a short gap, remove a loop, or extend an end in water to nearby land.</source>
        <translation>Abhilfe: jedes Feld von Ufer zu Ufer der Reihe nach nennen, jedes einmal, mindestens zwei. Abhilfen füllen eine kurze Lücke, entfernen eine Schleife oder verlängern ein Ende im Wasser zu nahem Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To fix it, start and end the crossing at the shore, or close the sides it crosses. To give these links their own price, set `whole: false`; each link then has that price for everyone.</source>
        <translation>Abhilfe: die Querung am Ufer beginnen und enden lassen oder die Seiten sperren, die sie kreuzt. Für einen eigenen Preis dieser Gleisstücke `whole: false` setzen; jedes hat dann diesen Preis für alle.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings are called '{crossing}'.</source>
        <translation>Zwei Querungen heißen „{crossing}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings have no name, so they cannot be distinguished.</source>
        <translation>Zwei Querungen haben keinen Namen und lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings have the same name.</source>
        <translation>Zwei Querungen haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings share a link.</source>
        <translation>Zwei Querungen teilen sich ein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: it is unclear which links it has, or its track ends where nothing can join it. With a gap, no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Es ist unklar, aus welchen Gleisstücken sie besteht, oder ihr Gleis endet, wo nichts anschließen kann. Mit einer Lücke lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: players, reports and orders identify crossings by name only, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Spieler, Berichte und Befehle unterscheiden Querungen nur am Namen; auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: the link would have two costs and two sets of owners, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Das Gleisstück hätte zwei Preise und zwei Gruppen von Besitzern; auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: the same link has the crossing's cost for players who build it whole and the usual cost for the others, and no one knows which is meant.</source>
        <translation>Warum das wichtig ist: Dasselbe Gleisstück hat die Kosten der Querung für die, die sie ganz bauen, und die üblichen für die anderen, und niemand weiß, was gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the crossing {name}</source>
        <translation>die Querung {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link in a kind of terrain, or over a river, costs many saved rolls.</source>
        <translation>Ein Gleisstück in einer Geländeart oder über einen Fluss braucht viele gesparte Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link in a kind of terrain, or over a river, costs more than any roll, so players must save.</source>
        <translation>Ein Gleisstück in einer Geländeart oder über einen Fluss kostet mehr als jeder Wurf; Spieler müssen sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link into {name}</source>
        <translation>Ein Gleisstück nach {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link over a river</source>
        <translation>Ein Gleisstück über einen Fluss</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A link over open land</source>
        <translation>Ein Gleisstück über offenes Land</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link over the river {name}</source>
        <translation>Ein Gleisstück über den Fluss {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link within {name}</source>
        <translation>Ein Gleisstück in {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Change cost of river</source>
        <translation>Kosten des Flusses ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: alps, half: 8}` on a board without saving. A link between two such hexes costs both halves and may be too expensive, even if a link into the terrain is not.</source>
        <translation>Beispiel: `{name: alps, half: 8}` auf einem Spielplan ohne Sparen. Ein Gleisstück zwischen zwei solchen Feldern kostet beide Hälften und kann zu teuer sein, auch wenn eines in das Gelände hinein es nicht ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: bog, half: 4}`, where a link from bog to bog costs 9 and the average die shows 5 at most.</source>
        <translation>Beispiel: `{name: bog, half: 4}`, wo ein Gleisstück von Moor zu Moor 9 kostet und der Durchschnittswürfel höchstens 5 zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: marsh, half: 20}`, where a link from marsh to marsh costs 41, or a river with `cost: 20`.</source>
        <translation>Beispiel: `{name: marsh, half: 20}`, wo ein Gleisstück von Marsch zu Marsch 41 kostet, oder ein Fluss mit `cost: 20`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Let it cost what the rules say, {number}</source>
        <translation>So viel kosten lassen, wie die Regeln sagen: {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>No one can ever pay for track in a kind of terrain, or over a river.</source>
        <translation>Niemand kann Gleis in einer Geländeart oder über einen Fluss je bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Set the cost of a half in {kind} to {number}</source>
        <translation>Kosten einer Hälfte in {kind} auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Set the cost of a half to {number}</source>
        <translation>Kosten einer Hälfte auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Set the cost of a link to {number}</source>
        <translation>Kosten eines Gleisstücks auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Set the cost of a river to {number}</source>
        <translation>Kosten eines Flusses auf {number} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To fix it, lower the price of a half, allow saving, or close the terrain to track.</source>
        <translation>Abhilfe: den Preis einer Hälfte senken, das Sparen erlauben oder das Gelände für Gleis sperren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To fix it, lower the price, or waive the note if saving is meant. Only the board's own prices are reported, not those of the edition for hills and rivers.</source>
        <translation>Abhilfe: den Preis senken oder dies gelten lassen, wenn gespart werden soll. Gemeldet werden nur eigene Preise des Spielplans, nicht die der Regelfassung für Hügel und Flüsse.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To fix it, lower the price; a half in a hill costs 2. More than 4 rolls are reported.</source>
        <translation>Abhilfe: den Preis senken; eine Hälfte in einem Hügel kostet 2. Gemeldet werden mehr als 4 Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: saved points cannot be spent on anything else. Building there means standing still for rounds, so no one does. Usually it is a typing mistake: 20 instead of 2.</source>
        <translation>Warum das wichtig ist: Gespartes lässt sich für nichts anderes ausgeben. Dort zu bauen heißt, Runden lang stillzustehen; also tut es niemand. Meist ist es ein Tippfehler: 20 statt 2.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: such terrain looks open, but is closed. Towns in it can never be reached.</source>
        <translation>Warum das wichtig ist: Solches Gelände sieht offen aus, ist aber gesperrt. Städte darin sind nie erreichbar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: the rules allow saving only for expensive builds. Players who do not know this think that no track can be laid there.</source>
        <translation>Warum das wichtig ist: Die Regeln erlauben Sparen nur für teure Bauten. Wer das nicht weiß, meint, dort lasse sich kein Gleis legen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>terrain without a name</source>
        <translation>Gelände ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>unknown terrain</source>
        <translation>unbekanntes Gelände</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, about {rolls} saved rolls.</source>
        <translation>{links} kostet {cost}, das sind etwa {rolls} gesparte Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, but a roll gives at most {most}. Players must save for it.</source>
        <translation>{links} kostet {cost}, aber ein Wurf gibt höchstens {most}. Spieler müssen dafür sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, which no one can ever pay.</source>
        <translation>{links} kostet {cost}; das kann nie jemand bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/pointless_crossings.py"/>
        <source>Example: a tunnel under a river mouth whose far end lies next to its near end, on the same bank.</source>
        <translation>Beispiel: ein Tunnel unter einer Flussmündung, dessen fernes Ende neben dem nahen liegt, am selben Ufer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/pointless_crossings.py"/>
        <source>Ordinary track joins the ends of a crossing for no more, and over no more hexes.</source>
        <translation>Gewöhnliche Gleise verbinden die Enden einer Querung für nicht mehr und über nicht mehr Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/pointless_crossings.py"/>
        <source>The crossing {crossing} costs {price}, but ordinary track joins its ends for {around}.</source>
        <translation>Die Querung {crossing} kostet {price}, aber gewöhnliche Gleise verbinden ihre Enden für {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/pointless_crossings.py"/>
        <source>To fix it, correct the last hex of its course, or remove the crossing.</source>
        <translation>Abhilfe: das letzte Feld ihres Verlaufs korrigieren oder die Querung entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/pointless_crossings.py"/>
        <source>Why it matters: no one ever builds it. Usually one end is a hex away from where it should be.</source>
        <translation>Warum das wichtig ist: Niemand baut sie. Meist liegt ein Ende ein Feld neben der richtigen Stelle.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>A later train wins more than an earlier one.</source>
        <translation>Ein späterer Zug gewinnt mehr als ein früherer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>A later train wins more than an earlier one: the prizes are {prizes}.</source>
        <translation>Ein späterer Zug gewinnt mehr als ein früherer: Die Preise sind {prizes}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>A special race comes after the last race.</source>
        <translation>Ein Sonderrennen liegt hinter dem letzten Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Example: `{type: override, prizes: [10, 20]}`.</source>
        <translation>Beispiel: `{type: override, prizes: [10, 20]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Example: `{type: override, races: 12, special_races: [4, 7, 11, 14]}`.</source>
        <translation>Beispiel: `{type: override, races: 12, special_races: [4, 7, 11, 14]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Remove the special races {numbers}</source>
        <translation>Sonderrennen {numbers} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Set the prizes to {prizes}</source>
        <translation>Preise auf {prizes} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Special races after the last race: {numbers}. There are {races} races.</source>
        <translation>Sonderrennen nach dem letzten Rennen: {numbers}. Es gibt {races} Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>To fix it, choose earlier races, or set more races.</source>
        <translation>Abhilfe: frühere Rennen wählen oder mehr Rennen festlegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>To fix it, list the prizes from the winner's down.</source>
        <translation>Abhilfe: die Preise vom Sieger abwärts nennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Why it matters: it is never run, so fewer races go to a special destination than the rules seem to say.</source>
        <translation>Warum das wichtig ist: Es wird nie gefahren; also führen weniger Rennen zu Sonderzielen, als die Regeln zu sagen scheinen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/race_rules.py"/>
        <source>Why it matters: no one wants to be first, and players will take it for a misprint.</source>
        <translation>Warum das wichtig ist: Niemand will Erster sein, und die Spieler halten es für einen Druckfehler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>'{field}' is overridden twice, by {old} and by {value}; the last one counts.</source>
        <translation>„{field}“ wird zweimal geändert, auf {old} und auf {value}; das letzte zählt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A field of the rules is overridden twice.</source>
        <translation>Eine Regel wird zweimal geändert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A second start costs nothing.</source>
        <translation>Ein zweiter Start kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A second start costs {price}, but a company starts with {money}.</source>
        <translation>Ein zweiter Start kostet {price}, und eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start costs more than a company has at the start, or a second start costs nothing.</source>
        <translation>Ein Start kostet mehr, als eine Gesellschaft zu Beginn hat, oder ein zweiter Start kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start costs {price}, but a company starts with {money}.</source>
        <translation>Ein Start kostet {price}, und eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start rule names seats that do not exist.</source>
        <translation>Eine Startregel nennt Plätze, die es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start rule reserves places for seats {seats}, but the board is for at most {most} players.</source>
        <translation>Eine Startregel reserviert Orte für die Plätze {seats}, aber der Spielplan ist für höchstens {most} Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>Change start</source>
        <translation>Startregel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Example: `{type: override, min_run: 4}` and, further down, `{type: override, min_run: 6}`.</source>
        <translation>Beispiel: `{type: override, min_run: 4}` und weiter unten `{type: override, min_run: 6}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Example: `{type: override, races: 40}` on a board of 42 keys, which make 21 races.</source>
        <translation>Beispiel: `{type: override, races: 40}` auf einem Spielplan mit 42 Schlüsseln, die 21 Rennen ergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Example: `{type: start, towns: [Bristol], seats: [9]}` on a board for 3 to 6 players.</source>
        <translation>Beispiel: `{type: start, towns: [Bristol], seats: [9]}` auf einem Spielplan für 3 bis 6 Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Example: `{type: start, towns: [Bristol], second: true, price: 99}`.</source>
        <translation>Beispiel: `{type: start, towns: [Bristol], second: true, price: 99}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Keep only {value}</source>
        <translation>Nur {value} behalten</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Remove seats {seats}</source>
        <translation>Plätze {seats} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Run as many races as there are keys</source>
        <translation>So viele Rennen fahren, wie es Schlüssel gibt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>The rules set more races than the keys allow.</source>
        <translation>Die Regeln setzen mehr Rennen, als die Schlüssel erlauben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>The rules set {races} races, but the keys allow only {most}.</source>
        <translation>Die Regeln setzen {races} Rennen, aber die Schlüssel erlauben nur {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To fix it, remove the number from the override, so that there are as many races as keys allow.</source>
        <translation>Abhilfe: die Zahl aus der Regeländerung entfernen; dann gibt es so viele Rennen, wie die Schlüssel erlauben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To fix it, remove the wrong one. The earlier one has no effect; fixes offer to keep either.</source>
        <translation>Abhilfe: die falsche entfernen. Die frühere hat keine Wirkung; Abhilfen bieten an, eine von beiden zu behalten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To fix it, set the price; a fix offers 6, as for a ferry. Waive this if it is intended.</source>
        <translation>Abhilfe: den Preis setzen; eine Abhilfe bietet 6 an, wie für eine Fähre. Lassen Sie dies gelten, wenn es gewollt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To fix it, use existing seats, counted from 1, or allow more players on the board.</source>
        <translation>Abhilfe: vorhandene Plätze nennen, gezählt ab 1, oder mehr Spieler auf dem Spielplan erlauben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: an unaffordable first start puts a company in debt before it builds anything, and everyone takes a free second start at once. Usually it is a typing mistake, 60 instead of 6, or a forgotten number.</source>
        <translation>Warum das wichtig ist: Ein unbezahlbarer erster Start bringt eine Gesellschaft in Schulden, bevor sie baut, und einen kostenlosen zweiten nehmen alle sofort. Meist ist es ein Tippfehler, 60 statt 6, oder eine vergessene Zahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: on a board for six, no one can use a place reserved for seat nine.</source>
        <translation>Warum das wichtig ist: Auf einem Spielplan für sechs kann niemand einen Ort nutzen, der für Platz neun reserviert ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: only the last one counts, and the sheet does not show this. Usually the first was forgotten when the second was added.</source>
        <translation>Warum das wichtig ist: Nur die letzte zählt, und das Blatt zeigt das nicht. Meist wurde die erste vergessen, als die zweite dazukam.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: the game ends when the keys are used up, and anything that opens in a later race never does.</source>
        <translation>Warum das wichtig ist: Das Spiel endet, wenn die Schlüssel verbraucht sind, und was in einem späteren Rennen öffnet, öffnet nie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>Change the type to {meant}</source>
        <translation>Art in {meant} ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>Correct type of rule</source>
        <translation>Art der Regel berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>Example: `{type: crosing, name: Severn Tunnel, course: [R27, R28, S29], cost: 6}`</source>
        <translation>Beispiel: `{type: crosing, name: Severn Tunnel, course: [R27, R28, S29], cost: 6}`</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>The rule type '{type}' is unknown, so test games ignore this rule. Perhaps {meant} is meant.</source>
        <translation>Die Regelart „{type}“ ist unbekannt; Probespiele lassen diese Regel aus. Vielleicht ist {meant} gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>The type of a special rule is probably misspelt.</source>
        <translation>Die Art einer Sonderregel ist wohl falsch geschrieben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>To fix it, correct the type. If the rule has its own type, choose a name less like a known one, or waive the finding.</source>
        <translation>Abhilfe: die Art berichtigen. Hat die Regel eine eigene Art, wählen Sie einen weniger ähnlichen Namen, oder lassen Sie den Befund gelten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>Why it matters: a rule of unknown type is printed but ignored in games, so a tunnel may be missing from every trial without notice.</source>
        <translation>Warum das wichtig ist: Eine Regel unbekannter Art wird gedruckt, aber in Spielen ausgelassen; ein Tunnel kann so unbemerkt in jedem Probespiel fehlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>A board cannot be for {fewest} to {most} players.</source>
        <translation>Ein Spielplan kann nicht für {fewest} bis {most} Spieler sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>An override names an unknown field, or gives it an invalid value.</source>
        <translation>Eine Regeländerung nennt einen unbekannten Eintrag oder gibt ihm einen ungültigen Wert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Correct override</source>
        <translation>Regeländerung berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Example: `players: {from: 6, to: 3}`, or `best: 7` on a board for 3 to 6.</source>
        <translation>Beispiel: `players: {from: 6, to: 3}` oder `best: 7` auf einem Spielplan für 3 bis 6.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Example: `rules: sixt`, or the name of an edition that Platelayer does not know.</source>
        <translation>Beispiel: `rules: sixt` oder der Name einer Regelfassung, die Platelayer nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Example: `{type: override, minimum_run: 6}`, where the field is called `min_run`.</source>
        <translation>Beispiel: `{type: override, minimum_run: 6}`, wo der Eintrag `min_run` heißt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Set it to {fewest} to {most} players</source>
        <translation>Auf {fewest} bis {most} Spieler setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Set it to {fewest} to {most} players, best with {best}</source>
        <translation>Auf {fewest} bis {most} Spieler setzen, am besten für {best}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The board is for {fewest} to {most} players, but best with {best}.</source>
        <translation>Der Spielplan ist für {fewest} bis {most} Spieler, aber am besten mit {best}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The board uses a rule set that Platelayer does not know.</source>
        <translation>Der Spielplan verwendet eine Regelfassung, die Platelayer nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The numbers of players contradict each other.</source>
        <translation>Die Angaben zur Spielerzahl widersprechen einander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The rules have no field '{field}'.{hint}</source>
        <translation>Die Regeln haben keinen Eintrag „{field}“.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To fix it, correct the field or its value; `platelayer check` lists the known fields.</source>
        <translation>Abhilfe: den Eintrag oder seinen Wert berichtigen; `platelayer check` führt die bekannten Einträge auf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To fix it, put the smallest number first and the best number between the two.</source>
        <translation>Abhilfe: die kleinste Zahl voranstellen und die beste dazwischen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To fix it, use the name of a known rule set and put differences under `special_rules` as an `override`.</source>
        <translation>Abhilfe: den Namen einer bekannten Regelfassung schreiben und, was abweicht, unter `special_rules` als `override` angeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Use the rules {meant}</source>
        <translation>Regeln {meant} verwenden</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: no game can be played on it, and the checks that need the rules are skipped.</source>
        <translation>Warum das wichtig ist: Auf ihm lässt sich kein Spiel spielen, und Prüfungen, die die Regeln brauchen, entfallen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: the sheet shows a rule that games, bots and checks ignore.</source>
        <translation>Warum das wichtig ist: Das Blatt zeigt eine Regel, die Spiele, Bots und Prüfungen nicht beachten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: they are printed on the sheet, and groups choose a board by them.</source>
        <translation>Warum das wichtig ist: Sie stehen auf dem Blatt, und Gruppen wählen einen Spielplan danach aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>A ferry and a crossing are called “{name}”.</source>
        <translation>Eine Fähre und eine Querung heißen „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>A ferry, a special, a crossing or a country has no name.</source>
        <translation>Eine Fähre, ein Sonderziel, eine Querung oder ein Land hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>A town and a special are called “{name}”.</source>
        <translation>Eine Stadt und ein Sonderziel heißen „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Country {number} has no name.</source>
        <translation>Land {number} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Example: `{key: 1, name: London}` and `{key: 4, name: London}`.</source>
        <translation>Beispiel: `{key: 1, name: London}` und `{key: 4, name: London}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Example: `{name: "", ports: [Cardiff, Weston]}` among the ferries.</source>
        <translation>Beispiel: `{name: "", ports: [Cardiff, Weston]}` unter den Fähren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Ferry {number} has no name.</source>
        <translation>Fähre {number} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>The crossing at {place} has no name.</source>
        <translation>Die Querung bei {place} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>The special with key {key} has no name.</source>
        <translation>Das Sonderziel mit dem Schlüssel {key} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>To fix it, give each its own name, or merge them: a special may have many entries.</source>
        <translation>Abhilfe: jedem einen eigenen Namen geben oder sie vereinigen: Ein Sonderziel darf viele Zugänge haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>To fix it, select the item and type its name.</source>
        <translation>Abhilfe: das Objekt auswählen und seinen Namen eingeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Two countries are called “{name}”.</source>
        <translation>Zwei Länder heißen „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Two specials are called “{name}”.</source>
        <translation>Zwei Sonderziele heißen „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Two specials, two countries, a special and a town, or a ferry and a crossing have the same name.</source>
        <translation>Zwei Sonderziele, zwei Länder, ein Sonderziel und eine Stadt oder eine Fähre und eine Querung haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Why it matters: players, findings and the lists on the sheet use names, and a blank in a list looks like a misprint.</source>
        <translation>Warum das wichtig ist: Spieler, Befunde und die Listen auf dem Blatt verwenden Namen, und eine Lücke in einer Liste sieht wie ein Druckfehler aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Why it matters: runs, permitted builds and specials refer to places by name, and with two of the same name no one knows which is meant.</source>
        <translation>Warum das wichtig ist: Fahrten, genehmigte Strecken und Sonderziele nennen Orte beim Namen; bei zweien mit demselben Namen weiß niemand, welcher gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>no hex</source>
        <translation>keinem Feld</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A second start has an alternative, {number}, but only first starts may.</source>
        <translation>Ein zweiter Start hat eine Alternative, {number}, aber nur erste Starts dürfen eine haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule is an alternative to no other.</source>
        <translation>Eine Startregel ist zu keiner anderen eine Alternative.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names a hex of water, or one off the map.</source>
        <translation>Eine Startregel nennt ein Wasserfeld oder eines außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names a hex off the sheet. No one can start there.</source>
        <translation>Eine Startregel nennt ein Feld außerhalb des Blatts. Dort kann niemand beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names a town that does not exist.</source>
        <translation>Eine Startregel nennt eine Stadt, die es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names {label}, which is off the map. No one can start there.</source>
        <translation>Eine Startregel nennt {label} außerhalb der Karte. Dort kann niemand beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names {label}, which is water. No one can start there.</source>
        <translation>Eine Startregel nennt {label}, das ist Wasser. Dort kann niemand beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A start rule names {name}, but there is no such town.{hint}</source>
        <translation>Eine Startregel nennt {name}, aber eine solche Stadt gibt es nicht.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Change start rule</source>
        <translation>Startregel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Correct town</source>
        <translation>Stadt berichtigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Example: `{type: start, hexes: [A12]}`, where A12 is sea.</source>
        <translation>Beispiel: `{type: start, hexes: [A12]}`, wo A12 Meer ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Example: `{type: start, towns: [Cardif], second: true, price: 6}`.</source>
        <translation>Beispiel: `{type: start, towns: [Cardif], second: true, price: 6}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Example: `{type: start, towns: [Paris], alternative: 1}` and no rule with `alternative: 2`.</source>
        <translation>Beispiel: `{type: start, towns: [Paris], alternative: 1}` und keine Regel mit `alternative: 2`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Move start</source>
        <translation>Startort verlegen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Remove the number</source>
        <translation>Die Nummer entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Replace it by {hex}</source>
        <translation>Durch {hex} ersetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>The start rule with alternative {number} excludes no rule with another number.</source>
        <translation>Die Startregel mit der Alternative {number} schließt keine Regel mit einer anderen Nummer aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To fix it, choose a hex of land, or make that hex land.</source>
        <translation>Abhilfe: ein Landfeld nennen oder dieses Feld zu Land machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To fix it, number the rule of the other starts, or remove the number.</source>
        <translation>Abhilfe: Geben Sie der Regel der anderen Starts eine Nummer, oder entfernen Sie diese.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To fix it, write the town's exact name, or list the hex under `hexes`.</source>
        <translation>Abhilfe: den genauen Namen der Stadt schreiben oder das Feld unter `hexes` nennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: no company can start there. If the board has no other start, no game can be played on it.</source>
        <translation>Warum das wichtig ist: Dort kann keine Gesellschaft beginnen. Ohne einen anderen Startort lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: no game can be played on the board until the name is corrected.</source>
        <translation>Warum das wichtig ist: Auf dem Spielplan lässt sich kein Spiel spielen, bis der Name berichtigt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: starts of different alternatives exclude each other. With one alternative there is nothing to choose between, and a second start has none. Usually the other rule was forgotten.</source>
        <translation>Warum das wichtig ist: Starts verschiedener Alternativen schließen einander aus. Bei nur einer Alternative gibt es nichts zu wählen, und ein zweiter Start hat keine. Meist wurde die andere Regel vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>A correction has the number {numbers}, which no player number, key, price or rule of the board has.</source>
        <translation>Eine Berichtigung enthält die Zahl {numbers}, die keine Spielerzahl, kein Schlüssel, kein Preis und keine Regel des Spielplans hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>A note has the number {numbers}, which no player number, key, price or rule of the board has.</source>
        <translation>Ein Hinweis enthält die Zahl {numbers}, die keine Spielerzahl, kein Schlüssel, kein Preis und keine Regel des Spielplans hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>A text has a number that no field has: of its rule or, for a note or a correction, of the board.</source>
        <translation>Ein Text hat eine Zahl, die kein Feld hat: keines der Regel oder, bei Hinweisen und Berichtigungen, keines des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>Example: `cost: 5, text: "Lydney to Sharpness for 6."`</source>
        <translation>Beispiel: `cost: 5, text: "Lydney to Sharpness for 6."`</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>To fix it, correct the text or the field. The text is not interpreted: only its digits are compared, without years, hex labels and numbers in names. Notes and corrections are compared with the players, the keys, the rules and all special rules. Waive the note if the number is about something else.</source>
        <translation>Abhilfe: den Text oder das Feld korrigieren. Der Text wird nicht gedeutet: Nur seine Ziffern werden verglichen, ohne Jahreszahlen, Feldbezeichnungen und Zahlen in Namen. Hinweise und Berichtigungen werden mit den Spielern, den Schlüsseln, den Regeln und allen Sonderregeln verglichen. Lassen Sie den Hinweis gelten, wenn die Zahl etwas anderes meint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>Why it matters: players read the text, but bots and test games use the fields. The sheet prints the fields next to the text, so a number that differs starts a quarrel.</source>
        <translation>Warum das wichtig ist: Spieler lesen den Text, aber Bots und Testspiele benutzen die Felder. Der Bogen druckt die Felder neben den Text; über eine Zahl, die abweicht, gibt es Streit.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>after race {number}</source>
        <translation>nach Rennen {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>alternative {number}</source>
        <translation>Alternative {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>companies at each {number}</source>
        <translation>Gesellschaften je Ort {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>cost {number}</source>
        <translation>Kosten {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>delay {number}</source>
        <translation>Verzögerung {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>owners {number}</source>
        <translation>Eigentümer {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>price {number}</source>
        <translation>Preis {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>seats {seats}</source>
        <translation>Plätze {seats}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>track alongside {number}</source>
        <translation>Parallelbau {number}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>{rule}: the text says {numbers}; no field of the rule does ({fields}).</source>
        <translation>{rule}: Der Text sagt {numbers}; kein Feld der Regel tut das ({fields}).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_numbers.py"/>
        <source>{rule}: the text says {numbers}; no field of the rule does.</source>
        <translation>{rule}: Der Text sagt {numbers}; kein Feld der Regel tut das.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>A correction names {labels}, where the board has nothing. Perhaps it was never made.</source>
        <translation>Eine Berichtigung nennt {labels}, wo der Spielplan nichts hat. Vielleicht wurde sie nie ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>A note names {labels}, where the board has nothing.</source>
        <translation>Ein Hinweis nennt {labels}, wo der Spielplan nichts hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>A text names a hex that its rule does not, or where the board has nothing.</source>
        <translation>Ein Text nennt ein Feld, das seine Regel nicht nennt oder auf dem der Spielplan nichts hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>Example: `course: [R24, Q24, P24], text: "From R24 to Q22"`, or a correction "Hobbs is at B62, not at A62" while the board has Hobbs at A62.</source>
        <translation>Beispiel: `course: [R24, Q24, P24], text: "From R24 to Q22"`, oder eine Berichtigung „Hobbs liegt auf B62, nicht auf A62“, während der Plan Hobbs auf A62 hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>To fix it, correct the text, or the board. The text is not interpreted: only hex labels in it are looked up. Waive the note if the hex is meant to be empty.</source>
        <translation>Abhilfe: den Text oder den Spielplan korrigieren. Der Text wird nicht gedeutet: Nur Feldbezeichnungen darin werden nachgesehen. Lassen Sie den Hinweis gelten, wenn das Feld leer sein soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>Why it matters: players read the text, but bots and test games use the fields. Either the label is misprinted, or a correction was announced and never made on the board.</source>
        <translation>Warum das wichtig ist: Spieler lesen den Text, Bots und Testspiele verwenden die Felder. Entweder ist die Bezeichnung falsch gedruckt, oder eine Berichtigung wurde angekündigt und nie ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/text_places.py"/>
        <source>{rule}: the text names {labels}, which its fields do not.</source>
        <translation>{rule}: Der Text nennt {labels}, die Felder der Regel nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>All {n} towns are starts. Mark only the towns where companies should start.</source>
        <translation>Alle {n} Städte sind Startorte. Kennzeichnen Sie nur die, in denen begonnen werden soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: `title: ""`, or a map without that line.</source>
        <translation>Beispiel: `title: ""`, oder eine Karte ohne diese Zeile.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: a whole county painted as hills, 700 of 918 hexes.</source>
        <translation>Beispiel: eine ganze Grafschaft als Hügel gemalt, 700 von 918 Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: one town with `start: true` on a board for 3 to 6 players.</source>
        <translation>Beispiel: eine Stadt mit `start: true` auf einem Spielplan für 3 bis 6 Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>More than half of the land is one expensive kind, such as hills.</source>
        <translation>Mehr als die Hälfte des Landes ist eine teure Art, etwa Hügel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>The board has no title.</source>
        <translation>Der Spielplan hat keinen Titel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>There are too few starts for the number of players, or every town is a start.</source>
        <translation>Es gibt zu wenige Startorte für die Spielerzahl, oder jede Stadt ist einer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To fix it, keep only the ridges as hills, or change the costs in the board's rules.</source>
        <translation>Abhilfe: nur die Höhenzüge als Hügel behalten oder die Kosten in den Regeln des Spielplans ändern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To fix it, mark at least half as many starts as the largest number of players, or lower that number. It is only a note if every town is a start, or until half of the town keys are assigned. If a rule sets how many companies may start in a place, it counts for that many.</source>
        <translation>Abhilfe: mindestens halb so viele Startorte kennzeichnen wie die größte Spielerzahl, oder diese senken. Es ist nur ein Hinweis, wenn jede Stadt Startort ist oder bis die Hälfte der Stadtschlüssel vergeben ist. Legt eine Regel fest, wie viele an einem Ort beginnen dürfen, zählt er für so viele.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To fix it, type a title in the board's properties.</source>
        <translation>Abhilfe: in den Eigenschaften des Spielplans einen Titel eingeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: at most two companies may share a start, so the last to choose may have none. If every town is a start, there is no choice to make, and the mark on the sheet means nothing.</source>
        <translation>Warum das wichtig ist: Höchstens zwei Gesellschaften dürfen einen Startort teilen; wer zuletzt wählt, hat vielleicht keinen. Ist jede Stadt Startort, gibt es nichts zu wählen, und das Zeichen auf dem Blatt bedeutet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: expensive terrain should be the exception. If most links cost double, the Building Stage ends before companies meet, and only the plains are used.</source>
        <translation>Warum das wichtig ist: Teures Gelände soll die Ausnahme sein. Kosten die meisten Gleisstücke das Doppelte, endet die Bauphase, bevor sich Gesellschaften treffen, und nur die Ebene wird genutzt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: the title is printed on the sheet, in reports and in game records. Maps without one are easily confused.</source>
        <translation>Warum das wichtig ist: Der Titel steht auf dem Blatt, in Berichten und in Aufzeichnungen der Spiele. Karten ohne Titel werden leicht verwechselt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{most} players need at least {needed}, because at most two may share one. There are {n}.</source>
        <translation>{most} Spieler brauchen mindestens {needed}, denn höchstens zwei dürfen einen teilen. Es gibt {n}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{most} players need at least {needed}, because at most two may share one. There is {n}.</source>
        <translation>{most} Spieler brauchen mindestens {needed}, denn höchstens zwei dürfen einen teilen. Es gibt {n}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{n} start</source>
        <translation>{n} Startort</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{n} starts</source>
        <translation>{n} Startorte</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{share} % of the land is {terrain}.</source>
        <translation>{share} % des Landes sind {terrain}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <location filename="../../studio/proofing/sheets.py"/>
        <source> and {n} more</source>
        <translation> und {n} weitere</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Example: 52 columns and a second alphabet raised by 40: A41 is both the last hexes of row A and the first of the twenty-seventh row.</source>
        <translation>Beispiel: 52 Spalten und ein zweites, um 40 erhöhtes Alphabet: A41 gehört zu den letzten Feldern der Zeile A und ist zugleich das erste der siebenundzwanzigsten Zeile.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Some labels belong to two hexes: {named}{more}.</source>
        <translation>Einige Kennungen gehören zu zwei Feldern: {named}{more}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>To fix it, add more to the numbers of the second alphabet than the sheet has columns (or rows), or remove the hexes from the map.</source>
        <translation>Abhilfe: die Zahlen des zweiten Alphabets um mehr erhöhen, als das Blatt Spalten (oder Zeilen) hat, oder die Felder von der Karte entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Two hexes of the sheet have the same label.</source>
        <translation>Zwei Felder des Blatts haben dieselbe Kennung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Why it matters: players, orders and the map file identify hexes by label. Things on the second hex cannot be saved.</source>
        <translation>Warum das wichtig ist: Spieler, Befehle und die Kartendatei unterscheiden Felder an ihrer Kennung. Was auf dem zweiten Feld liegt, lässt sich nicht speichern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Example: `numbers_from: east` on a map whose numbers run from the west: ports are inland, towns in the sea and rivers in pieces.</source>
        <translation>Beispiel: `numbers_from: east` auf einer Karte, deren Zahlen von Westen her laufen: Häfen liegen im Binnenland, Städte im Meer und Flüsse in Stücken.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Many items are in wrong places, but few would be with one other sheet setting.</source>
        <translation>Viele Objekte sind am falschen Ort, mit einer anderen Einstellung des Blatts nur wenige.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Read the map with {setting}</source>
        <translation>Die Karte mit {setting} lesen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>To fix it, change the sheet or move the terrain as suggested. Other problems are reported after that.</source>
        <translation>Abhilfe: das Blatt ändern oder das Gelände verschieben wie vorgeschlagen. Andere Fehler werden danach gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Why it matters: towns, rivers and ferries are stored by hex label, terrain by rows. One wrong setting shifts one against the other and would cause dozens of findings; fixing those one by one would spoil the map.</source>
        <translation>Warum das wichtig ist: Städte, Flüsse und Fähren werden nach Kennungen gespeichert, Gelände in Reihen. Eine falsche Einstellung verschiebt beides gegeneinander und ergäbe Dutzende Befunde; sie einzeln zu beheben verdürbe die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>{n} items are on the wrong kind of ground. With {setting} there would be {left}.</source>
        <translation>{n} Objekte sind auf falschem Boden. Mit {setting} wären es: {left}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>A waiver has no reason.</source>
        <translation>Eine Ausnahme nennt keinen Grund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>A waiver matches no finding.</source>
        <translation>Eine Ausnahme passt zu keinem Befund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Example: `{finding: "K102:36", reason: ""}`.</source>
        <translation>Beispiel: `{finding: "K102:36", reason: ""}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Example: `{finding: "K102:36", reason: "the docks"}` after key 36 was reassigned.</source>
        <translation>Beispiel: `{finding: "K102:36", reason: "the docks"}`, nachdem der Schlüssel 36 vergeben wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Remove the waiver</source>
        <translation>Ausnahme entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>The waiver of {finding} has no reason.</source>
        <translation>Die Ausnahme für {finding} nennt keinen Grund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>The waiver of {finding} matches no finding.</source>
        <translation>Die Ausnahme für {finding} passt zu keinem Befund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>To fix it, add a reason, or remove the waiver.</source>
        <translation>Abhilfe: einen Grund angeben oder die Ausnahme entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>To fix it, remove the waiver, or correct its finding: a code, a colon and the subject, as listed by `platelayer waive MAP`.</source>
        <translation>Abhilfe: die Ausnahme entfernen oder ihren Befund berichtigen: Code, Doppelpunkt und Gegenstand, wie `platelayer waive MAP` sie auflistet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Why it matters: its problem has been fixed, or its text is misspelt. Either way it could hide a later problem with that name.</source>
        <translation>Warum das wichtig ist: Ihr Fehler ist behoben, oder ihr Text ist falsch geschrieben. So oder so könnte sie einen späteren Fehler dieses Namens verbergen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Why it matters: later editors see that a problem was accepted, but not why, and cannot tell whether the reason still applies.</source>
        <translation>Warum das wichtig ist: Spätere Bearbeiter sehen, dass ein Fehler hingenommen wurde, aber nicht, warum und ob der Grund noch gilt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>A border runs through a country, not between two.</source>
        <translation>Eine Grenze verläuft durch ein Land, nicht zwischen zweien.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>A river runs along a side that is closed.</source>
        <translation>Ein Fluss verläuft an einer gesperrten Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>A river runs along closed sides: {names}.</source>
        <translation>Ein Fluss läuft an gesperrten Seiten entlang: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Closed sides cut a region off from every start.</source>
        <translation>Gesperrte Seiten schneiden eine Gegend von jedem Startort ab.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Erase it on {names}</source>
        <translation>Auf {names} löschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Example: a border line on K31.E where both K31 and K32 belong to Wales.</source>
        <translation>Beispiel: eine Grenzlinie auf K31.E, wo sowohl K31 als auch K32 zu Wales gehören.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Example: a gorge drawn from one inlet to another, across the neck of a peninsula.</source>
        <translation>Beispiel: eine Schlucht, die von einem Meeresarm zum nächsten gezeichnet ist, quer über den Hals einer Halbinsel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Example: the sides of a gorge drawn over those of the river that made it.</source>
        <translation>Beispiel: die Seiten einer Schlucht, gezeichnet über denen des Flusses, der sie gegraben hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Open these sides for bridges</source>
        <translation>Diese Seiten für Brücken öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Shorten border</source>
        <translation>Grenze kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The border {line} runs inside one country at {names}.</source>
        <translation>Die Grenze {line} läuft bei {names} innerhalb eines Landes.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The border {line} separates no countries at {names}: the board has none.</source>
        <translation>Die Grenze {line} trennt bei {names} keine Länder: Der Spielplan hat keine.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The closed sides cut {n} at {label} off from every start.</source>
        <translation>Die gesperrten Seiten schneiden {n} bei {label} von jedem Startort ab.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To fix it, erase those sides, or paint the hexes beyond them as the other country.</source>
        <translation>Abhilfe: diese Seiten löschen oder die Felder dahinter als das andere Land malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To fix it, leave a gap in the closed sides, or add a crossing. If a town is cut off, T105 reports it.</source>
        <translation>Abhilfe: in den gesperrten Seiten eine Lücke lassen oder eine Querung hinzufügen. Ist eine Stadt abgeschnitten, meldet das T105.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To fix it, open the closed side so that a bridge can be built, or keep the gorge and waive this.</source>
        <translation>Abhilfe: die gesperrte Seite öffnen, damit eine Brücke möglich ist, oder die Schlucht behalten und dies gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: a hex is always in one country as a whole. If the border runs elsewhere than between the countries' hexes, players cannot tell where foreign land starts. It was the most frequent complaint about printed boards.</source>
        <translation>Warum das wichtig ist: Ein Feld liegt immer ganz in einem Land. Verläuft die Grenze nicht zwischen den Feldern der Länder, ist unklar, wo das Ausland beginnt. Das war die häufigste Klage über gedruckte Spielpläne.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: a river needs a bridge, but a closed side forbids one. The closed side counts, but players who see the river expect a bridge.</source>
        <translation>Warum das wichtig ist: Ein Fluss braucht eine Brücke, eine gesperrte Seite verbietet sie. Die Sperre gilt, aber wer den Fluss sieht, erwartet eine Brücke.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: players should be able to go around a gorge. Without a gap, the land behind it is reached by a crossing or not at all.</source>
        <translation>Warum das wichtig ist: Eine Schlucht soll man umgehen können. Ohne Lücke erreicht man das Land dahinter nur mit einer Querung oder gar nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hex</source>
        <translation>{n} Feld</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>A border or a line of closed sides has a cost.</source>
        <translation>Eine Grenze oder eine Linie gesperrter Seiten hat Kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>A river, a border or a line of closed sides has no sides.</source>
        <translation>Ein Fluss, eine Grenze oder eine Linie gesperrter Seiten hat keine Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>A river, a border or a line of closed sides is listed twice.</source>
        <translation>Ein Fluss, eine Grenze oder eine Linie gesperrter Seiten ist zweimal aufgeführt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Close the gap</source>
        <translation>Lücke schließen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Closed sides are next to water or the map's edge.</source>
        <translation>Gesperrte Seiten liegen am Wasser oder am Kartenrand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: `{kind: closed, name: Gorge, cost: 4, sides: [M12.NE]}`.</source>
        <translation>Beispiel: `{kind: closed, name: Gorge, cost: 4, sides: [M12.NE]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E]}`, followed by the same again, or a part of it.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE, H27.E]}`, und darunter dasselbe noch einmal oder ein Teil davon.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE]}` and, two sides farther on, `{kind: river, name: Wye, sides: [I28.SE]}`.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE]}` und, zwei Seiten weiter, `{kind: river, name: Wye, sides: [I28.SE]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: `{kind: river, name: Wye, sides: []}`.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: []}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: a gorge drawn on through its mouth and out to sea.</source>
        <translation>Beispiel: eine Schlucht, die durch ihre Mündung bis ins Meer hinaus gezeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Open sides</source>
        <translation>Seiten öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Open {names}</source>
        <translation>{names} öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Remove the cost</source>
        <translation>Die Kosten entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Remove the line</source>
        <translation>Die Linie entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The border {line} has a cost of {cost}, but only rivers add to the cost of a link.</source>
        <translation>Die Grenze {line} hat Kosten von {cost}, aber nur Flüsse verteuern ein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The border {line} has no sides.</source>
        <translation>Die Grenze {line} hat keine Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The border {line} is listed twice; {other} has the same sides.</source>
        <translation>Die Grenze {line} ist zweimal aufgeführt: Ihre Seiten hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {line} are listed twice; {other} has the same.</source>
        <translation>Die gesperrten Seiten {line} sind zweimal aufgeführt: Dieselben hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {line} have a cost of {cost}, but no link crosses them.</source>
        <translation>Die gesperrten Seiten {line} haben Kosten von {cost}, aber kein Gleisstück führt über sie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {line} have no sides.</source>
        <translation>Die gesperrten Seiten {line} haben keine Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {names} are next to water or the map's edge, where no track can cross anyway.</source>
        <translation>Die gesperrten Seiten {names} liegen am Wasser oder Kartenrand, wo ohnehin kein Gleis queren kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The river {line} has no sides.</source>
        <translation>Der Fluss {line} hat keine Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The river {line} is listed twice; {other} has the same sides.</source>
        <translation>Der Fluss {line} ist zweimal aufgeführt: Seine Seiten hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To fix it, draw the line, or remove it.</source>
        <translation>Abhilfe: die Linie zeichnen oder entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To fix it, draw the sides between, which a fix does for up to three, or give the rivers different names. Rivers that end in the same water or the same other river count as joined.</source>
        <translation>Abhilfe: die Seiten dazwischen zeichnen, was eine Abhilfe bei höchstens dreien tut, oder den Flüssen verschiedene Namen geben. Flüsse, die im selben Gewässer oder am selben Fluss enden, gelten als verbunden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To fix it, open those sides; nothing else changes.</source>
        <translation>Abhilfe: diese Seiten öffnen; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To fix it, remove the cost; for a river, change the kind of the line.</source>
        <translation>Abhilfe: Entfernen Sie die Kosten, oder machen Sie die Linie zu einem Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To fix it, remove the one that has no side of its own. Only lines of the same kind are reported; a border may run along a river.</source>
        <translation>Abhilfe: die entfernen, die keine eigene Seite hat. Gemeldet werden nur Linien derselben Art; eine Grenze darf an einem Fluss verlaufen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Two rivers are called {name} but do not join; the gap is between {side} and {other}.</source>
        <translation>Zwei Flüsse heißen {name} und hängen nicht zusammen: Zwischen {side} und {other} ist eine Lücke.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Two rivers have the same name, but do not join.</source>
        <translation>Zwei Flüsse haben einen Namen und hängen nicht zusammen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: if you change one, the other stays, and a bridge still costs points. The name is also printed twice.</source>
        <translation>Warum das wichtig ist: Ändern Sie das eine, bleibt das andere, und eine Brücke kostet weiter Punkte. Auch der Name wird zweimal gedruckt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: no track can cross there anyway. They are left over from a changed coast or drawn too far, and look like a rule for ships.</source>
        <translation>Warum das wichtig ist: Dort kann ohnehin kein Gleis queren. Sie sind von einer geänderten Küste übrig oder zu weit gezeichnet und sehen aus wie eine Regel für Schiffe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: only rivers add to the cost of a link. The cost counts for nothing, and the sheet does not print it. Usually the kind of the line was changed.</source>
        <translation>Warum das wichtig ist: Nur Flüsse verteuern ein Gleisstück. Die Kosten gelten nirgends und stehen nicht auf dem Blatt. Meist wurde die Art der Linie geändert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: the file and the Contents panel list it, but it is nowhere on the map. Usually drawing it was forgotten.</source>
        <translation>Warum das wichtig ist: Datei und Inhalt nennen sie, aber auf der Karte ist sie nirgends. Meist wurde vergessen, sie zu zeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: usually it is one river with a gap, and players can build through the gap for free. Two different rivers with the same name are easily confused.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Fluss mit einer Lücke, durch die man kostenlos baut. Zwei verschiedene Flüsse mit demselben Namen werden leicht verwechselt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>another</source>
        <translation>ein weiterer Eintrag</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A long river from the edge of the map stops a few hexes short of water.</source>
        <translation>Ein langer Fluss vom Kartenrand endet wenige Felder vor dem Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river forks or forms a loop.</source>
        <translation>Ein Fluss gabelt sich oder bildet eine Schleife.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river runs along every way into {town}: {side}.</source>
        <translation>Ein Fluss verläuft an jedem Zugang zu {town}: {side}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river runs through water, along a coast or along the map's edge.</source>
        <translation>Ein Fluss verläuft durch Wasser, an einer Küste oder am Kartenrand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river, or a group of joined rivers, starts and stops inland.</source>
        <translation>Ein Fluss oder eine Gruppe verbundener Flüsse beginnt und endet im Binnenland.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Erase the river on {side}</source>
        <translation>Den Fluss auf {side} löschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Every way into a town crosses a river.</source>
        <translation>Jeder Weg in eine Stadt überquert einen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: `{kind: river, name: Tywi, sides: [E16.SE, F15.E, G16.NE]}`, which stops ten hexes from the sea; or a river that flows through a lake and stops behind it.</source>
        <translation>Beispiel: `{kind: river, name: Tywi, sides: [E16.SE, F15.E, G16.NE]}`, der zehn Felder vor dem Meer aufhört; oder ein Fluss, der durch einen See fließt und dahinter aufhört.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.NE]}`, where I28.NE leads aside.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.NE]}`, wo I28.NE abzweigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: a river drawn through its estuary out to sea, or along the beach.</source>
        <translation>Beispiel: ein Fluss, der durch seine Mündung ins Meer hinaus oder am Strand entlang weitergezeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: a town on a headland with the river along its only land side, or a stream drawn around all six sides of a town.</source>
        <translation>Beispiel: eine Stadt auf einer Landspitze mit dem Fluss an ihrer einzigen Landseite, oder ein Bach um alle sechs Seiten einer Stadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: the Severn, drawn from the northern edge, with its last eight sides before the sea erased.</source>
        <translation>Beispiel: der Severn, vom nördlichen Rand her gezeichnet, dessen letzte acht Seiten vor dem Meer gelöscht sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Extend river</source>
        <translation>Fluss verlängern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Remove the river from {names}</source>
        <translation>Fluss von {names} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Remove the river from {side_name}</source>
        <translation>Fluss von {side_name} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Rivers without a name start and stop inland ({labels}). Extend them to the sea, a lake or another river.</source>
        <translation>Flüsse ohne Namen beginnen und enden im Binnenland ({labels}). Verlängern Sie sie bis zum Meer, einem See oder einem anderen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Shorten river</source>
        <translation>Fluss kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} forks at {labels}.</source>
        <translation>Der Fluss {line} gabelt sich bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} forms a loop at {labels}.</source>
        <translation>Der Fluss {line} bildet bei {labels} eine Schleife.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} runs along a coast or the map's edge at {names}: no link crosses it there.</source>
        <translation>Der Fluss {line} verläuft bei {names} an einer Küste oder am Kartenrand: Dort quert ihn kein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} runs through water at {names}.</source>
        <translation>Der Fluss {line} läuft bei {names} durch Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} starts and stops inland ({labels}). Extend it to the sea, a lake or another river.</source>
        <translation>Der Fluss {line} beginnt und endet im Binnenland ({labels}). Verlängern Sie ihn bis zum Meer, einem See oder einem anderen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} stops at {label}, {n} short of water.</source>
        <translation>Der Fluss {line} endet bei {label}, {n} vor dem Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The rivers {names} start and stop inland ({labels}). Extend one to the sea, a lake or another river.</source>
        <translation>Die Flüsse {names} beginnen und enden im Binnenland ({labels}). Verlängern Sie einen bis zum Meer, einem See oder einem anderen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To fix it, draw the river along one side of the town only, or open another side.</source>
        <translation>Abhilfe: den Fluss nur an einer Seite der Stadt entlang zeichnen oder eine andere Seite öffnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To fix it, erase the extra side. Draw an arm of a river as its own river with its own name.</source>
        <translation>Abhilfe: die überzählige Seite löschen. Zeichnen Sie einen Flussarm als eigenen Fluss mit eigenem Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To fix it, erase those sides; nothing else changes.</source>
        <translation>Abhilfe: diese Seiten radieren; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To fix it, extend it to the sea, a lake, another river or the edge of the map.</source>
        <translation>Abhilfe: ihn bis zum Meer, zu einem See, einem anderen Fluss oder zum Rand weiterzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To fix it, extend it to the water. Waive this if the river starts there and flows off the map.</source>
        <translation>Abhilfe: ihn bis zum Wasser verlängern. Lassen Sie dies gelten, wenn der Fluss dort entspringt und aus der Karte fließt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: a river should reach water, another river or the edge of the map. This one is unfinished, and players will argue about the side where it stops.</source>
        <translation>Warum das wichtig ist: Ein Fluss sollte Wasser, einen anderen Fluss oder den Kartenrand erreichen. Dieser ist unfertig, und die Spieler streiten über die Seite, an der er aufhört.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: each side costs a bridge. An extra side or a loop makes building expensive where there is no water, and looks like a blot.</source>
        <translation>Warum das wichtig ist: Jede Seite kostet eine Brücke. Eine überzählige Seite oder eine Schleife verteuert das Bauen, wo kein Wasser ist, und sieht aus wie ein Klecks.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: every railway to the town must bridge the river. Players will ask whether the river is on the right side of the town.</source>
        <translation>Warum das wichtig ist: Jede Bahn zur Stadt muss den Fluss überbrücken. Die Spieler fragen sich, ob der Fluss an der richtigen Seite der Stadt liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: if its mouth was erased by mistake, players need no bridge where they expect one, and the print looks unfinished.</source>
        <translation>Warum das wichtig ist: Wurde die Mündung versehentlich gelöscht, braucht es keine Brücke, wo man eine erwartet, und der Druck sieht unfertig aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: no link crosses it there, and at sea it is invisible. It is left over from a changed coast, or drawn too far.</source>
        <translation>Warum das wichtig ist: Dort quert ihn kein Gleisstück, und im Meer ist er unsichtbar. Er ist von einer geänderten Küste übrig oder zu weit gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>one without a name</source>
        <translation>einer ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>others without a name</source>
        <translation>andere ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>{town} can only be entered by {side}, across a river.</source>
        <translation>{town} ist nur über {side} zugänglich, über einen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>Example: Tennessee and Tenessee, one going on where the other ends.</source>
        <translation>Beispiel: Tennessee und Tenessee, wobei einer dort weitergeht, wo der andere endet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>Name both {river}</source>
        <translation>Beide {river} nennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>Rename river</source>
        <translation>Fluss umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>The rivers {one} and {other} meet, and their names look like two spellings of one name. Perhaps they are one river.</source>
        <translation>Die Flüsse {one} und {other} treffen sich, und ihre Namen sehen wie zwei Schreibweisen eines Namens aus. Vielleicht sind sie ein Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>To fix it, give both the same name. Names of five or more letters are compared; hyphens, spaces and accents are ignored.</source>
        <translation>Abhilfe: beiden denselben Namen geben. Verglichen werden Namen ab fünf Buchstaben, ohne Bindestriche, Leerzeichen und Akzente.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>Two rivers that meet have names that differ by a typing mistake.</source>
        <translation>Zwei Flüsse, die sich treffen, haben Namen, die sich durch einen Tippfehler unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers_alike.py"/>
        <source>Why it matters: they are usually one river whose lower part was misspelt. The sheet prints both names.</source>
        <translation>Warum das wichtig ist: Meist sind sie ein Fluss, dessen unterer Teil falsch geschrieben wurde. Das Blatt druckt beide Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>A river consists of pieces that do not meet.</source>
        <translation>Ein Fluss besteht aus Stücken, die sich nicht treffen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.E]}`, where I28.NE is missing.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.E]}`, wo I28.NE fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Extend the river along {names}</source>
        <translation>Den Fluss an {names} verlängern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Give this part to the river {other}</source>
        <translation>Diesen Teil dem Fluss {other} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Rename part of a river</source>
        <translation>Teil eines Flusses umbenennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Replace {wrong} by {right}</source>
        <translation>{wrong} durch {right} ersetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>The river {line} is in {n} pieces; the gap is between {label} and {side_name}.</source>
        <translation>Der Fluss {line} liegt in {n} Stücken; die Lücke ist zwischen {label} und {side_name}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>The river {line} is in {n} pieces; the one at {label} continues the river {other}.</source>
        <translation>Der Fluss {line} besteht aus {n} Teilen; der bei {label} setzt den Fluss {other} fort.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>To fix it, draw the missing sides, or give the pieces different names. A piece that goes on where another river ends was usually entered under the wrong name.</source>
        <translation>Abhilfe: die fehlenden Seiten zeichnen oder den Teilen verschiedene Namen geben. Ein Teil, der dort weitergeht, wo ein anderer Fluss endet, wurde meist unter falschem Namen eingegeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Turn side</source>
        <translation>Seite drehen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Why it matters: a bridge costs points, but in a gap players build for free, and will argue about it. Pieces that end in the same lake or sea, or meet the same river, count as one.</source>
        <translation>Warum das wichtig ist: Eine Brücke kostet Punkte, aber in einer Lücke baut man umsonst, und es gibt Streit. Stücke, die im selben See oder Meer enden oder denselben Fluss treffen, zählen als eines.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>A run needs at least {least} links, but these towns are nearer: {named}.</source>
        <translation>Eine Fahrt braucht mindestens {least} Gleisstücke, doch diese Städte liegen näher: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Example: Aberdare on O20 and Merthyr Tydfil on O21.</source>
        <translation>Beispiel: Aberdare auf O20 und Merthyr Tydfil auf O21.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Example: Hereford, two hexes from Ledbury, where a run needs 3 links or more.</source>
        <translation>Beispiel: Hereford, zwei Felder von Ledbury, wo eine Fahrt 3 Gleisstücke oder mehr hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>These towns are neighbours, and a run between them is too short: {named}.</source>
        <translation>Diese Städte sind Nachbarn, und eine Fahrt zwischen ihnen ist zu kurz: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>These towns are neighbours: {named}.</source>
        <translation>Diese Städte sind Nachbarn: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>To fix it, move one of them, or merge them into one town with both keys, unless this is intended. Groups of such towns are reported once, and many groups together.</source>
        <translation>Abhilfe: eine davon verlegen oder sie zu einer Stadt mit beiden Schlüsseln vereinigen, wenn es nicht gewollt ist. Gruppen solcher Städte werden einmal gemeldet, viele Gruppen zusammen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>To fix it, move the towns apart, or merge two of them into one town with both keys, unless this is intended. Groups of such towns are reported once, and many groups together; T108 reports neighbours. The distance is the fewest possible links, so towns on two shores of a firth are not near. R102 and R201 report the effect on the draw.</source>
        <translation>Abhilfe: die Städte auseinanderrücken oder zwei zu einer Stadt mit beiden Schlüsseln vereinigen, wenn es nicht gewollt ist. Gruppen solcher Städte werden einmal gemeldet, viele Gruppen zusammen; Nachbarn meldet T108. Der Abstand ist die kleinste mögliche Zahl von Gleisstücken; Städte an zwei Ufern einer Förde sind also nicht nah. Die Wirkung auf die Ziehung melden R102 und R201.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Towns that are not neighbours are nearer than the shortest run.</source>
        <translation>Städte, die keine Nachbarn sind, liegen näher als die kürzeste Fahrt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Two towns are on neighbouring hexes.</source>
        <translation>Zwei Städte liegen auf benachbarten Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Why it matters: a run between them is always too short, so one of their keys is drawn again each time, and building alongside a rival between them costs a flat 3. Many printed boards have such pairs; this is a note, not a problem.</source>
        <translation>Warum das wichtig ist: Eine Fahrt zwischen ihnen ist immer zu kurz; einer ihrer Schlüssel wird jedes Mal neu gezogen, und Parallelbau zwischen ihnen kostet pauschal 3. Viele gedruckte Spielpläne haben solche Paare; es ist ein Hinweis, kein Fehler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Why it matters: when the keys of two such towns are drawn together, the second is drawn again. A few such pairs do not matter; in a dense region they displace the runs players build for.</source>
        <translation>Warum das wichtig ist: Werden die Schlüssel zweier solcher Städte zusammen gezogen, wird der zweite neu gezogen. Einige solche Paare schaden nicht; in einer dichten Gegend verdrängen sie die Fahrten, für die gebaut wird.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} are neighbours.</source>
        <translation>{one} und {other} sind Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} are neighbours; a run between them is too short.</source>
        <translation>{one} und {other} sind Nachbarn; eine Fahrt zwischen ihnen ist zu kurz.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} are {apart} links apart; a run needs at least {least}.</source>
        <translation>{one} und {other} liegen {apart} Gleisstücke auseinander; eine Fahrt braucht mindestens {least}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>A lake is open to the sea, or is large and runs off the map.</source>
        <translation>Ein See ist offen zum Meer, oder er ist groß und reicht über die Karte hinaus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Closed sides continue where a river ends, as if they were the river.</source>
        <translation>Gesperrte Seiten setzen einen Fluss fort, als wären sie der Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Convert them to a river</source>
        <translation>In einen Fluss umwandeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Example: Newport on R25 and Newprot on K31.</source>
        <translation>Beispiel: Newport auf R25 und Newprot auf K31.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Example: a bay of `=` with `~` beyond it, or all the water along the map's edge painted `=`.</source>
        <translation>Beispiel: eine Bucht aus `=` mit `~` dahinter, oder alles Wasser am Rand der Karte als `=` gemalt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Example: a river of eight sides, and from its end a line of `closed` on to the sea.</source>
        <translation>Beispiel: ein Fluss von acht Seiten, und von seinem Ende eine Linie `closed` weiter bis zum Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Make river</source>
        <translation>Fluss daraus machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Paint it as sea</source>
        <translation>Als Meer malen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The closed sides from {side} continue the river {river}. Perhaps they should be river.</source>
        <translation>Die gesperrten Seiten ab {side} setzen den Fluss {river} fort. Vielleicht sollen sie Fluss sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The lake at {label} ({size}) is open to the sea. Perhaps it should be sea.</source>
        <translation>Der See bei {label} ({size}) ist offen zum Meer. Vielleicht soll er Meer sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The lake at {label} ({size}) runs off the map. Perhaps it should be sea.</source>
        <translation>Der See bei {label} ({size}) reicht über die Karte hinaus. Vielleicht soll er Meer sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To fix it, convert the closed sides to a river, or start the gorge away from the river's end.</source>
        <translation>Abhilfe: die gesperrten Seiten in einen Fluss umwandeln oder die Schlucht abseits vom Ende des Flusses beginnen lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To fix it, paint it as sea, or separate it from the sea by land. A lake with ports is meant as one where the map has no sea. Waive this for another large lake cut by the map's edge.</source>
        <translation>Zur Behebung malen Sie ihn als Meer, oder trennen Sie ihn durch Land vom Meer. Hat die Karte kein Meer, ist ein See mit Häfen als See gemeint. Nehmen Sie andere große Seen, die der Kartenrand schneidet, von der Meldung aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To fix it, remove the duplicate, correct its name, or keep both if they are two places. Words of six or more letters with the same first letter are compared; hyphens, spaces and accents are ignored.</source>
        <translation>Abhilfe: die doppelte entfernen, ihren Namen berichtigen oder beide behalten, wenn es zwei Orte sind. Verglichen werden Wörter ab sechs Buchstaben mit gleichem Anfangsbuchstaben; Bindestriche, Leerzeichen und Akzente zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Two towns have names that differ by a typing mistake.</source>
        <translation>Zwei Städte haben Namen, die sich nur durch einen Tippfehler unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: a lake has no coast line and no ports. Usually it is sea painted with the wrong terrain.</source>
        <translation>Warum das wichtig ist: Ein See hat keine Küstenlinie und keine Häfen. Meist ist es Meer, das mit dem falschen Gelände gemalt wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: a river can be bridged for a price, a closed side cannot. The wrong kind of line cuts the land in two.</source>
        <translation>Warum das wichtig ist: Ein Fluss lässt sich für einen Preis überbrücken, eine gesperrte Seite nicht. Die falsche Art von Linie schneidet das Land entzwei.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: either one place was entered twice, once misspelt, or players will confuse the two names.</source>
        <translation>Warum das wichtig ist: Entweder wurde ein Ort zweimal eingetragen, einmal falsch, oder die Spieler verwechseln die beiden Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>{one} ({hex}) and {other} ({label}) look like two spellings of one name. Perhaps they are one town.</source>
        <translation>{one} ({hex}) und {other} ({label}) sehen wie zwei Schreibweisen eines Namens aus. Vielleicht sind sie eine Stadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>A named water covers land, or has no hexes.</source>
        <translation>Ein benanntes Gewässer umfasst Land oder hat keine Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Example: `{name: Swansea Bay, hexes: [Q17, Q18]}`, where Q18 has become land.</source>
        <translation>Beispiel: `{name: Swansea Bay, hexes: [Q17, Q18]}`, wobei Q18 zu Land geworden ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Remove hexes from water</source>
        <translation>Felder aus Gewässer entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Remove the water</source>
        <translation>Das Gewässer entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Remove these hexes from the water</source>
        <translation>Diese Felder aus dem Gewässer entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>The water {name} covers hexes without water: {hexes}.</source>
        <translation>Das Gewässer {name} umfasst Felder ohne Wasser: {hexes}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>The water {name} has no hexes.</source>
        <translation>Das Gewässer {name} hat keine Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>To fix it, remove the land from the named water, paint it as sea or lake, or remove the name.</source>
        <translation>Abhilfe: das Land aus dem Gewässer nehmen, es als Meer oder See malen oder den Namen entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Why it matters: its name is printed over its hexes, so the name may appear on land, or nowhere. Usually land was painted over a part of it.</source>
        <translation>Warum das wichtig ist: Sein Name wird über seine Felder gedruckt und steht dann auf Land oder nirgends. Meist wurde über einen Teil Land gemalt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>A town can be reached from one start, but not from another.</source>
        <translation>Eine Stadt ist von einem Startort aus erreichbar, von einem anderen aber nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Example: `{name: Newport, hex: R25}` and `{name: Newport, hex: K31}`.</source>
        <translation>Beispiel: `{name: Newport, hex: R25}` und `{name: Newport, hex: K31}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Example: an island with its own start and no ferry to the mainland.</source>
        <translation>Beispiel: eine Insel mit eigenem Startort und ohne Fähre zum Festland.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>From the start {start} only {n} of {of} towns can be reached, because track ends at the far port of a ferry.</source>
        <translation>Vom Startort {start} aus sind nur {n} von {of} Städten erreichbar, denn das Gleis endet am anderen Hafen einer Fähre.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>From the start {start} only {n} of {of} towns can be reached.</source>
        <translation>Vom Startort {start} aus sind nur {n} von {of} Städten erreichbar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Rename the one on {label} to {strip} {label2} for now</source>
        <translation>Die auf {label} vorerst {strip} {label2} nennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>To fix it, add a county, a river or another name of the place. If a ferry or a special names a missing town, a fix offers that name for one of the two.</source>
        <translation>Abhilfe: eine Grafschaft, einen Fluss oder einen anderen Namen des Orts hinzufügen. Nennt eine Fähre oder ein Sonderziel eine fehlende Stadt, bietet eine Abhilfe diesen Namen an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>To fix it, connect them by land, a crossing or a ferry, or unmark the start. Track ends at the far port of a ferry unless its owner may continue building there; if that is missing, a fix offers it.</source>
        <translation>Abhilfe: beide über Land, durch eine Querung oder Fähre verbinden oder den Startort aufheben. Am anderen Hafen einer Fähre endet das Gleis, wenn der Besitzer dort nicht weiterbauen darf; fehlt das, bietet eine Abhilfe es an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Two towns are called {name}: {hex} and {label}.</source>
        <translation>Zwei Städte heißen {name}: {hex} und {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Two towns have the same name.</source>
        <translation>Zwei Städte haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Why it matters: a company at the wrong start can never serve the town, so the starts are unequal.</source>
        <translation>Warum das wichtig ist: Eine Gesellschaft am falschen Startort kann die Stadt nie anschließen; die Startorte sind ungleich.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Why it matters: runs, orders, ferries and specials refer to towns by name, and of two towns called Newport only the first is ever used.</source>
        <translation>Warum das wichtig ist: Fahrten, Befehle, Fähren und Sonderziele nennen Städte beim Namen, und von zwei Städten namens Newport wird immer nur die erste verwendet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>{town} cannot be reached from {names}.</source>
        <translation>{town} ist nicht erreichbar von {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>A few hexes of sea are inside land, a single lake hex is in the sea, or there is a hole in the map.</source>
        <translation>Einige Felder Meer liegen im Land, ein einzelnes Seefeld im Meer, oder die Karte hat ein Loch.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>A single hex has different terrain from all the land around it.</source>
        <translation>Ein einzelnes Feld hat anderes Gelände als alles Land ringsum.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Example: one `~` in the middle of a plain, or two or three together, or one `=` out at sea.</source>
        <translation>Beispiel: ein `~` mitten in einer Ebene, oder zwei oder drei beisammen, oder ein `=` draußen im Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Example: one hex of marsh in the middle of a plain, or one of open land among hills.</source>
        <translation>Beispiel: ein Sumpffeld mitten in einer Ebene oder ein Feld offenes Land mitten in Hügeln.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Paint {labels} like the hexes around them</source>
        <translation>{labels} wie die Felder ringsum malen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Paint {label} like the hexes around it</source>
        <translation>{label} wie die Felder ringsum malen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>To fix it, paint it like the hexes around it, or leave it if it is intended. Hexes with a town, ferry or crossing, at the edge of the map or on a cape are not reported; nor is terrain that mostly occurs as single hexes. Where two kinds of terrain meet, a hex is reported only if its kind is hardly ever alone.</source>
        <translation>Abhilfe: es wie die Felder ringsum malen oder lassen, wenn es gewollt ist. Felder mit Stadt, Fähre oder Querung, am Kartenrand oder auf einem Kap werden nicht gemeldet, ebenso Gelände, das meist aus einzelnen Feldern besteht. Wo zwei Geländearten aneinanderstoßen, wird ein Feld nur gemeldet, wenn seine Art sonst kaum allein vorkommt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>To fix it, paint it like the hexes around it; a lake is `=`, even if it is a single hex.</source>
        <translation>Abhilfe: es wie die Felder ringsum malen; ein See ist `=`, auch wenn er nur ein Feld groß ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Why it matters: it is often a painting mistake, and makes building there too expensive or too cheap.</source>
        <translation>Warum das wichtig ist: Oft ist es ein Malfehler und macht das Bauen dort zu teuer oder zu billig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Why it matters: usually it is a painting mistake. A hole in the map looks like a misprint, and an inland sea hex looks like a harbour; both are closed to track.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Malfehler. Ein Loch in der Karte sieht aus wie ein Fehldruck, ein Meerfeld im Land wie ein Hafen; beide sind für Gleis gesperrt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hexes} are a hole in the map.</source>
        <translation>{hexes} sind ein Loch in der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hexes} are sea surrounded by land.</source>
        <translation>{hexes} sind von Land umgebenes Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a hole in the map.</source>
        <translation>{hex} ist ein Loch in der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain} surrounded by land.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}) mitten im Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain} surrounded by sea.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}) mitten im Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain}, surrounded by {around}.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}), umgeben von: {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain}; all land around it is {around}.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}); alles Land ringsum ist {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>A place without keys has a bonus, which no one ever receives.</source>
        <translation>Ein Ort ohne Schlüssel hat eine Prämie, die niemand je erhält.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Change bonus of town</source>
        <translation>Prämie der Stadt ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>Example: `{name: Inverness, hex: C14, keys: [66], bonus: 60}`.</source>
        <translation>Beispiel: `{name: Inverness, hex: C14, keys: [66], bonus: 60}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>Example: `{name: Penarth, hex: U23, port: true, bonus: 10}`.</source>
        <translation>Beispiel: `{name: Penarth, hex: U23, port: true, bonus: 10}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>Remove the bonus</source>
        <translation>Die Prämie entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>The first railway into a town receives many times the usual bonus.</source>
        <translation>Die erste Bahn in einer Stadt erhält ein Vielfaches der üblichen Prämie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>The first railway into {town} receives {bonus}, but {usual} into other towns.</source>
        <translation>Die erste Bahn in {town} erhält {bonus}, in anderen Städten aber {usual}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>To fix it, lower the bonus. More than five times that of the rules is reported; waive it if it is meant.</source>
        <translation>Abhilfe: Senken Sie die Prämie. Gemeldet wird mehr als das Fünffache der Regeln; lassen Sie dies gelten, wenn es gewollt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>To fix it, remove the bonus, or give the place a key.</source>
        <translation>Abhilfe: Entfernen Sie die Prämie, oder geben Sie dem Ort einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>Why it matters: a place without keys is no town. Nothing is paid for the first railway there, and the sheet does not print the bonus.</source>
        <translation>Warum das wichtig ist: Ein Ort ohne Schlüssel ist keine Stadt. Für die erste Bahn dort wird nichts gezahlt, und das Blatt druckt die Prämie nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>Why it matters: one town decides the game. Usually it is a typing mistake: 60 instead of 6.</source>
        <translation>Warum das wichtig ist: Eine einzige Stadt entscheidet das Spiel. Meist ist es ein Tippfehler: 60 statt 6.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/town_bonuses.py"/>
        <source>{town} has a bonus of {bonus}, but a place without keys pays none.</source>
        <translation>{town} hat eine Prämie von {bonus}, aber ein Ort ohne Schlüssel zahlt keine.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A start is in a foreign country.</source>
        <translation>Ein Startort liegt in einem fremden Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town has no name.</source>
        <translation>Eine Stadt hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town is in the sea or in a lake.</source>
        <translation>Eine Stadt liegt im Meer oder in einem See.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town is on a hex that is off the map.</source>
        <translation>Eine Stadt liegt auf einem Feld außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: Calais marked as a start on a board where France is `foreign: true`.</source>
        <translation>Beispiel: Calais als Startort auf einem Spielplan, auf dem Frankreich `foreign: true` ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: `{name: "", hex: K31, keys: [34]}`.</source>
        <translation>Beispiel: `{name: "", hex: K31, keys: [34]}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: `{name: Stonehouse, hex: O34}` and `{name: Stroud, hex: O34}`.</source>
        <translation>Beispiel: `{name: Stonehouse, hex: O34}` und `{name: Stroud, hex: O34}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a board on which no town has `start: true`.</source>
        <translation>Beispiel: ein Spielplan, auf dem keine Stadt `start: true` hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a port placed on the water of the harbour instead of the land next to it.</source>
        <translation>Beispiel: ein Hafen auf dem Wasser des Hafenbeckens statt auf dem Land daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a town on a corner of the sheet after that corner became `#`.</source>
        <translation>Beispiel: eine Stadt in einer Ecke des Blatts, nachdem diese Ecke zu `#` wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a town on an island without a ferry, behind a closed gorge, or in a country marked as foreign.</source>
        <translation>Beispiel: eine Stadt auf einer Insel ohne Fähre, hinter einer gesperrten Schlucht oder in einem Land, das als Ausland gekennzeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Make {label} open land</source>
        <translation>{label} zu offenem Land machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No town is a start, and no start rule exists.</source>
        <translation>Keine Stadt ist Startort, und es gibt keine Startregel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No town is a start, so no company can start.</source>
        <translation>Keine Stadt ist ein Startort; keine Gesellschaft kann beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No track can be laid from starts in the foreign country {name}: {told}.</source>
        <translation>Von einem Startort im fremden Land {name} kann kein Gleis gelegt werden: {told}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No track can enter the foreign country {country} to reach {towns}.</source>
        <translation>Kein Gleis kann im fremden Land {country} diese Orte erreichen: {towns}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No track from any start can reach a town, or a port of a special.</source>
        <translation>Von keinem Startort kann Gleis eine Stadt oder den Hafen eines Sonderziels erreichen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <location filename="../../studio/panels/inspector/blocked_entries.py"/>
        <source>No track from any start can reach {towns}.</source>
        <translation>Von keinem Startort kann Gleis diese Orte erreichen: {towns}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Remove the second {town}</source>
        <translation>Die zweite Stadt {town} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Remove the start mark from {towns}</source>
        <translation>Startmarke entfernen von {towns}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>The town on {label} has no name.</source>
        <translation>Die Stadt auf {label} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, mark the towns where companies may start, or add a start rule. One start per player is a good number; two companies may share one. If about that many towns have more keys than the rest, a fix offers them. Until half of the town keys are assigned it is only a note.</source>
        <translation>Abhilfe: die Städte kennzeichnen, in denen Gesellschaften beginnen dürfen, oder eine Startregel hinzufügen. Ein Startort je Spieler ist eine gute Zahl; zwei Gesellschaften dürfen einen teilen. Haben etwa so viele Städte mehr Schlüssel als die übrigen, bietet eine Abhilfe sie an. Bis die Hälfte der Stadtschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, move one of them, or merge them into one town with both keys. A fix offers to move the less important one to a free neighbouring hex, or to merge it with the other.</source>
        <translation>Abhilfe: eine davon verlegen oder sie zu einer Stadt mit beiden Schlüsseln vereinigen. Eine Abhilfe bietet an, die weniger wichtige auf ein freies Nachbarfeld zu verlegen oder mit der anderen zu vereinigen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, move the town to the land next to it, or make its hex land.</source>
        <translation>Abhilfe: die Stadt auf das Land daneben verlegen oder ihr Feld zu Land machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, move the town, or paint its hex with terrain again.</source>
        <translation>Abhilfe: die Stadt verlegen oder ihrem Feld wieder ein Gelände geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, open a way by land, add a ferry or a crossing, or make the town a start. Track ends at the far port of a ferry unless its owner may continue building there; a fix offers that. If closed sides cut the town off, a fix offers to open one. If it is in a foreign country, make that home land, or add a permitted build.</source>
        <translation>Abhilfe: einen Weg über Land öffnen, eine Fähre oder Querung hinzufügen oder die Stadt zum Startort machen. Am anderen Hafen einer Fähre endet das Gleis, wenn der Besitzer dort nicht weiterbauen darf; eine Abhilfe bietet das an. Schneiden gesperrte Seiten die Stadt ab, bietet eine Abhilfe an, eine zu öffnen. Liegt sie im Ausland, machen Sie das Land zum Inland, oder fügen Sie eine genehmigte Strecke hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, select the town and type its name. If a ferry or a special uses a name that is missing, a fix offers it.</source>
        <translation>Abhilfe: die Stadt auswählen und ihren Namen eingeben. Verwendet eine Fähre oder ein Sonderziel einen fehlenden Namen, bietet eine Abhilfe ihn an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To fix it, unmark the start, add a permitted build from it to the border, or make the country home land; its permitted builds are then not needed.</source>
        <translation>Abhilfe: den Startort aufheben, eine genehmigte Strecke von ihm zur Grenze hinzufügen oder das Land zum Inland machen; genehmigte Strecken sind dann unnötig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Two towns are on the same hex.</source>
        <translation>Zwei Städte liegen auf demselben Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: every company starts at a start point, so without one no game can be played.</source>
        <translation>Warum das wichtig ist: Jede Gesellschaft beginnt an einem Startort. Ohne einen lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: names and keys overlap on the sheet, and a run between the two has no length. One town may have several keys instead.</source>
        <translation>Warum das wichtig ist: Namen und Schlüssel überlappen auf dem Blatt, und eine Fahrt zwischen beiden hat keine Länge. Stattdessen kann eine Stadt mehrere Schlüssel haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: no track can be laid into water, so no one can serve the town or run there.</source>
        <translation>Warum das wichtig ist: Ins Wasser lässt sich kein Gleis legen; niemand kann die Stadt anschließen oder dorthin fahren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: players, reports and orders use town names; a dot with only a number is ambiguous.</source>
        <translation>Warum das wichtig ist: Spieler, Berichte und Befehle verwenden Städtenamen; ein Punkt mit einer bloßen Zahl ist mehrdeutig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: the hex is not printed, and no track can be laid to it.</source>
        <translation>Warum das wichtig ist: Das Feld wird nicht gedruckt, und kein Gleis lässt sich dorthin legen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: track stops in the first foreign hex, so only permitted builds can leave it. A company that starts there can never build a railway.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld; nur genehmigte Strecken führen weiter. Eine Gesellschaft, die dort beginnt, kann nie eine Bahn bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>no hex of the sheet</source>
        <translation>keinem Feld des Blatts</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <location filename="../../studio/proofing/names.py"/>
        <source>the town on {hex}</source>
        <translation>die Stadt auf {hex}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{names} and {n} more towns</source>
        <translation>{names} und {n} weitere Städte</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{names} are on the same hex, {label}.</source>
        <translation>{names} liegen auf demselben Feld, {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{town} ({label}) is in water. Move it to land.</source>
        <translation>{town} ({label}) liegt im Wasser. Verlegen Sie sie an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{town} ({label}) is off the map.</source>
        <translation>{town} ({label}) liegt außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Empty land cannot be reached by any railway.</source>
        <translation>Leeres Land ist für keine Bahn erreichbar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Example: three hexes of land beyond a sound, without a town, a ferry or a crossing.</source>
        <translation>Beispiel: drei Landfelder jenseits eines Sunds, ohne Stadt, Fähre oder Querung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Make it {names}</source>
        <translation>In {names} umwandeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>No railway can reach the land at {label} ({size_of}).</source>
        <translation>Keine Bahn kann das Land bei {label} ({size_of}) erreichen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>To fix it, paint it as water, or add a ferry or a crossing to it, unless it is just scenery.</source>
        <translation>Abhilfe: es als Wasser malen oder eine Fähre oder Querung dorthin hinzufügen, wenn es nicht nur Kulisse ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Why it matters: islands are fine, but players look for a way to each of them. A single land hex at sea may also be a painting mistake.</source>
        <translation>Warum das wichtig ist: Inseln sind in Ordnung, aber die Spieler suchen zu jeder einen Weg. Ein einzelnes Landfeld im Meer kann auch ein Malfehler sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>A large piece of land is not on any cheap way between towns.</source>
        <translation>Ein großes Stück Land liegt auf keinem billigen Weg zwischen Städten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>Example: a peninsula of forty hexes without a town, away from every route.</source>
        <translation>Beispiel: eine Halbinsel von vierzig Feldern ohne Stadt, abseits aller Wege.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>No cheap way between towns uses {n} hexes of land around {label}.</source>
        <translation>Kein billiger Weg zwischen Städten führt über {n} Felder Land um {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>No start can reach {n} hexes of land around {label}, so their use could not be judged.</source>
        <translation>Kein Startort erreicht {n} Landfelder um {label}; ihr Nutzen war nicht zu beurteilen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>To fix it, place a town or an entry of a special there, or remove the land from the map. Land with towns that no start can reach is reported as not judged. Nothing is reported until half of the town keys are assigned.</source>
        <translation>Abhilfe: dort eine Stadt oder den Zugang eines Sonderziels setzen oder das Land von der Karte entfernen. Land mit Städten, das kein Startort erreicht, wird als nicht beurteilt gemeldet. Bis die Hälfte der Stadtschlüssel vergeben ist, wird nichts gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>Why it matters: no one will build there. A town or a special would bring it into the game, or the sheet could be smaller.</source>
        <translation>Warum das wichtig ist: Dort wird niemand bauen. Eine Stadt oder ein Sonderziel brächte es ins Spiel, oder das Blatt könnte kleiner sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>A start is a small town or has no key.</source>
        <translation>Ein Startort ist eine Kleinstadt oder hat keinen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>Example: `{name: Bridgwater, hex: G25, keys: [66], small: true, start: true}`.</source>
        <translation>Beispiel: `{name: Bridgwater, hex: G25, keys: [66], small: true, start: true}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>Remove the start at {town}</source>
        <translation>Startort {town} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>To fix it, choose another start.</source>
        <translation>Abhilfe: einen anderen Startort wählen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>Why it matters: a company is at home where it starts, and its home should be drawn for races at least as often as any other. Who starts there is poorer than the others. Usually the mark was set on the wrong town.</source>
        <translation>Warum das wichtig ist: Die Heimat einer Gesellschaft sollte für Rennen mindestens so oft gezogen werden wie jede andere Stadt. Wer hier beginnt, ist ärmer dran als die anderen. Meist wurde die falsche Stadt gekennzeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>{town} ({hex}) is a start, but a small town, which counts for half a key.</source>
        <translation>{town} ({hex}) ist ein Startort, aber eine Kleinstadt, die nur für einen halben Schlüssel zählt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/weak_starts.py"/>
        <source>{town} ({hex}) is a start, but has no key: no race leads there.</source>
        <translation>{town} ({hex}) ist ein Startort, hat aber keinen Schlüssel: Kein Rennen führt dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Add country</source>
        <translation>Land hinzufügen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Change country</source>
        <translation>Land ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/countries.py"/>
        <source>Remove country</source>
        <translation>Land entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>special {key}</source>
        <translation>Sonderziel {key}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the crossing without a name</source>
        <translation>die Querung ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the ferry without a name</source>
        <translation>die Fähre ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the region {name}</source>
        <translation>die Region {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the town {name}</source>
        <translation>die Stadt {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the water {name}</source>
        <translation>das Gewässer {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the whole {line} {name}</source>
        <translation>ganz: {line} {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} anchor of the picture to trace</source>
        <translation>{n} Passpunkt der Vorlage</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} anchors of the picture to trace</source>
        <translation>{n} Passpunkte der Vorlage</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} entries of {name}</source>
        <translation>{n} von {of} Zugängen zu {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} hexes of {name}</source>
        <translation>{n} von {of} Feldern: {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} of {of} sides of the {line} {name}</source>
        <translation>{n} von {of} Seiten: {line} {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} painted hex</source>
        <translation>{n} bemaltes Feld</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} painted hexes</source>
        <translation>{n} bemalte Felder</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} permitted build</source>
        <translation>{n} genehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} permitted builds</source>
        <translation>{n} genehmigte Strecken</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} start rule or part of one</source>
        <translation>{n} Startregel oder ein Teil davon</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} start rules or parts of them</source>
        <translation>{n} Startregeln oder Teile davon</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change countries</source>
        <translation>Länder ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change designer</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change errata</source>
        <translation>Berichtigungen ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change ferries</source>
        <translation>Fähren ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Change keys</source>
        <translation>Schlüssel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change kinds of terrain</source>
        <translation>Geländearten ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change licence</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change permitted builds</source>
        <translation>Genehmigte Strecken ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change picture to trace</source>
        <translation>Vorlage ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change players</source>
        <translation>Spielerzahl ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change regions</source>
        <translation>Regionen ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>Change rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change special rules</source>
        <translation>Sonderregeln ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change specials</source>
        <translation>Sonderziele ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change waivers</source>
        <translation>Ausnahmen ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <source>Change waters</source>
        <translation>Gewässer ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/document.py"/>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>Add {entry}</source>
        <translation>{entry} hinzufügen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>Remove duplicate {entry}</source>
        <translation>Doppeltes entfernen: {entry}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>Remove {entry}</source>
        <translation>{entry} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>changed rule</source>
        <translation>Regeländerung</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>crossing</source>
        <translation>Querung</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>dynamic cities</source>
        <translation>Dynamische Städte</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>erratum</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>permitted build</source>
        <translation>genehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>special</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>start rule</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <location filename="../../engine/edits/entries.py"/>
        <source>water</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Change line</source>
        <translation>Linie ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Draw {line}</source>
        <translation>{line} zeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Erase lines</source>
        <translation>Linien löschen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Erase {line}</source>
        <translation>{line} löschen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Join {line}</source>
        <translation>{line} verbinden</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Remove {line}</source>
        <translation>{line} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>Split {line}</source>
        <translation>{line} teilen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>border</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <source>closed side</source>
        <translation>gesperrte Seite</translation>
    </message>
    <message>
        <location filename="../../engine/edits/lines.py"/>
        <location filename="../../engine/survey/pieces.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <location filename="../../engine/edits/naming.py"/>
        <source>Place name of country</source>
        <translation>Namen des Landes setzen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/naming.py"/>
        <source>Place name of region</source>
        <translation>Namen der Region setzen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/naming.py"/>
        <source>Place name of water</source>
        <translation>Namen des Gewässers setzen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>Keys not pasted, because used or not on this board: {keys}.</source>
        <translation>Nicht eingefügt, weil vergeben oder nicht von diesem Spielplan: Schlüssel {keys}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>None of its hexes is on the map.</source>
        <translation>Keines seiner Felder liegt auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>Renamed: {names}.</source>
        <translation>Umbenannt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>Replaced: {names}.</source>
        <translation>Ersetzt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>Specials not pasted, because their keys are used: {names}.</source>
        <translation>Nicht eingefügt, weil ihre Schlüssel vergeben sind: Sonderziele {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>The board has too many countries, so the land of {name} belongs to no country now.</source>
        <translation>Der Spielplan hat zu viele Länder; das Gebiet von {name} gehört nun zu keinem Land.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>The board has too many kinds of terrain, so {name} became open land.</source>
        <translation>Der Spielplan hat zu viele Geländearten; {name} wurde offenes Land.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>{n} hex not pasted, because off the map.</source>
        <translation>{n} Feld außerhalb der Karte nicht eingefügt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>{n} hexes not pasted, because off the map.</source>
        <translation>{n} Felder außerhalb der Karte nicht eingefügt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>{n} item there not pasted.</source>
        <translation>{n} Objekt dort nicht eingefügt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>{n} items there not pasted.</source>
        <translation>{n} Objekte dort nicht eingefügt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patch_pasting.py"/>
        <source>{old} as {name}</source>
        <translation>{old} als {name}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <source>Delete contents</source>
        <translation>Inhalt löschen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <location filename="../../engine/edits/patches.py"/>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/sheet.py"/>
        <source>Change sheet</source>
        <translation>Blatt ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/sheet.py"/>
        <source>The hex shape can be changed only while the board is empty.</source>
        <translation>Die Form der Felder lässt sich nur ändern, solange der Spielplan leer ist.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain.py"/>
        <source>Paint {terrain}</source>
        <translation>Malen: {terrain}</translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain_kinds.py"/>
        <source>Add kind of terrain</source>
        <translation>Geländeart hinzufügen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain_kinds.py"/>
        <source>Change kind of terrain</source>
        <translation>Geländeart ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/terrain_kinds.py"/>
        <source>Remove kind of terrain</source>
        <translation>Geländeart entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Change town</source>
        <translation>Stadt ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Give key {key} to {town}</source>
        <translation>Schlüssel {key} an {town} geben</translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Place town</source>
        <translation>Stadt setzen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <source>Remove town</source>
        <translation>Stadt entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/towns.py"/>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/edits/waivers.py"/>
        <source>Remove waiver</source>
        <translation>Ausnahme entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/waivers.py"/>
        <source>Waive finding</source>
        <translation>Befund gelten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>An account has reached the target in a race.</source>
        <translation>Ein Konto hat in einem Rennen das Ziel erreicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>An account has reached {} in a race.</source>
        <translation>Ein Konto hat in einem Rennen {} erreicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>No run is left that anybody could make.</source>
        <translation>Keine mögliche Fahrt ist übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>Nobody has entered the last races.</source>
        <translation>Bei den letzten Rennen ist kein Spieler angetreten.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>Nobody has entered the last {} races.</source>
        <translation>Bei den letzten {} Rennen ist kein Spieler angetreten.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>The last race is run.</source>
        <translation>Das letzte Rennen ist gefahren.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>The last race is run; some held over never became possible.</source>
        <translation>Das letzte Rennen ist gefahren; einige aufgeschobene wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>The last race is run; {} held over never became possible.</source>
        <translation>Das letzte Rennen ist gefahren; {} aufgeschobene wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/game/play.py"/>
        <location filename="../../engine/game/steps/step.py"/>
        <source>Next: {task}.</source>
        <translation>Als Nächstes: {task}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/play.py"/>
        <location filename="../../engine/scenarios/building_steps.py"/>
        <location filename="../../engine/table/files.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../engine/game/play.py"/>
        <source>This board has no start. Mark at least one town as a start.</source>
        <translation>Dieser Spielplan hat keinen Startort. Kennzeichnen Sie mindestens eine Stadt als Startort.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/exchange.py"/>
        <source>You may pay at most {most} in a race to a player who pays you nothing.</source>
        <translation>Sie dürfen in einem Rennen höchstens {most} an einen Spieler zahlen, der Ihnen nichts zahlt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/exchange.py"/>
        <source>You would pay {amount} and receive {back}. The difference may be at most {most}.</source>
        <translation>Sie würden {amount} zahlen und {back} bekommen. Der Unterschied darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A joint run needs another player who has not declared yet.</source>
        <translation>Eine gemeinsame Fahrt braucht einen anderen Spieler, der noch nicht erklärt hat.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A route leads from one hex of the map to another.</source>
        <translation>Ein Weg führt von einem Feld der Karte zu einem anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A route of {shortest} links is declared. No other may be more than {longest} times as long.</source>
        <translation>Ein Weg von {shortest} Gleisstücken ist angesagt: Kein anderer darf mehr als {longest}-mal so lang sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A shorter route exists, so yours may have at most {most} links.</source>
        <translation>Es gibt einen kürzeren Weg; Ihrer darf höchstens {most} Gleisstücke haben.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>At most {most} may be paid to the railway of a foreign country; {country} would receive {fee}.</source>
        <translation>An die Bahn eines fremden Landes dürfen höchstens {most} gezahlt werden; {country} bekäme {fee}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>In these rules trains cannot turn round on the way.</source>
        <translation>Nach diesen Regeln können Züge unterwegs nicht wenden.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>Part of the route must be your own track.</source>
        <translation>Ein Teil des Weges muss Ihr eigenes Gleis sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>State what each player receives, at least 0.</source>
        <translation>Geben Sie an, was jeder Spieler bekommt, mindestens 0.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The imaginary company takes part in no joint run.</source>
        <translation>Die gedachte Gesellschaft beteiligt sich an keiner gemeinsamen Fahrt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The route costs {due}, more than the accounts hold.</source>
        <translation>Der Weg kostet {due}, mehr als auf den Konten ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The route must lead from {one} to {other}.</source>
        <translation>Der Weg muss von {one} nach {other} führen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The route owes {due}: {fares} for ferries, to their owners, and {toll} for each link, to one of the players who own it.</source>
        <translation>Der Weg schuldet {due}: {fares} für Fähren an deren Besitzer und {toll} für jedes Gleisstück an einen der Spieler, denen es gehört.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The route owes {due}: {toll} for each link, to one of the players who own it.</source>
        <translation>Der Weg schuldet {due}: {toll} für jedes Gleisstück an einen der Spieler, denen es gehört.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>There is no race to enter.</source>
        <translation>Es gibt kein Rennen, an dem man teilnehmen könnte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>There is no track or ferry from {one} to {other}.</source>
        <translation>Von {one} nach {other} führen weder Gleis noch Fähre.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>Trains cannot pass through the foreign hex {hex}, except by a permitted build.</source>
        <translation>Züge können nicht durch das ausländische Feld {hex} fahren, außer auf einer genehmigten Strecke.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>Trains cannot turn round at sea; a ferry goes from port to port.</source>
        <translation>Auf See können Züge nicht wenden; eine Fähre fährt von Hafen zu Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>{one} and {other} are too near; a run needs at least {least} links.</source>
        <translation>{one} und {other} liegen zu nah; eine Fahrt braucht mindestens {least} Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../engine/game/starting.py"/>
        <source>A start rule names '{name}', but there is no such town.</source>
        <translation>Eine Startregel nennt „{name}“, aber eine solche Stadt gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>Extra building points cannot be saved.</source>
        <translation>Punkte des zusätzlichen Bauens lassen sich nicht aufsparen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>These rules do not allow saving.</source>
        <translation>Diese Regeln erlauben kein Sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>You can save from 0 to {points} of the allowance, not {save}.</source>
        <translation>Von der Bauzuteilung lassen sich 0 bis {points} aufsparen, nicht {save}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>lay extra track, buy a ferry or end the turn</source>
        <translation>zusätzliches Gleis legen, eine Fähre kaufen oder den Bauzug beenden</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>lay track, buy a ferry or end the turn</source>
        <translation>Gleis legen, eine Fähre kaufen oder den Bauzug beenden</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>start the Operating Stage</source>
        <translation>die Betriebsphase beginnen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>start the extra building</source>
        <translation>das zusätzliche Bauen beginnen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/declaring.py"/>
        <source>That player proposes no joint run to you.</source>
        <translation>Dieser Spieler schlägt Ihnen keine gemeinsame Fahrt vor.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/declaring.py"/>
        <source>enter the race or decline</source>
        <translation>am Rennen teilnehmen oder verzichten</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/declaring.py"/>
        <source>let players declare again</source>
        <translation>Spieler sich neu erklären lassen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/declaring.py"/>
        <source>start the trains</source>
        <translation>die Züge starten</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/drawing.py"/>
        <source>draw a key</source>
        <translation>einen Schlüssel ziehen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/drawing.py"/>
        <source>offer a run held over</source>
        <translation>eine aufgeschobene Fahrt anbieten</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/ending.py"/>
        <source>end the game</source>
        <translation>das Spiel beenden</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/joint_line_offers.py"/>
        <source>agree to the joint line or refuse it</source>
        <translation>der gemeinsamen Strecke zustimmen oder sie ablehnen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/opening.py"/>
        <source>choose a start</source>
        <translation>einen Startort wählen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/opening.py"/>
        <source>roll for the allowance</source>
        <translation>um die Bauzuteilung würfeln</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/racing.py"/>
        <source>roll for the next train</source>
        <translation>für den nächsten Zug würfeln</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/step.py"/>
        <source>Between runs, track may be laid only in building turns.</source>
        <translation>Zwischen Fahrten wird Gleis nur in Bauzügen gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/step.py"/>
        <location filename="../../engine/scenarios/building_steps.py"/>
        <source>The Building Stage is over.</source>
        <translation>Die Bauphase ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>A die for keys shows 1 to 6, not {face}.</source>
        <translation>Ein Würfel für Schlüssel zeigt 1 bis 6, nicht {face}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>A special is drawn now, with one die, not {dice}.</source>
        <translation>Jetzt wird ein Sonderziel ermittelt, mit einem Würfel, nicht mit {dice}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>A town is drawn now, with two dice, not {dice}.</source>
        <translation>Jetzt wird eine Stadt ermittelt, mit zwei Würfeln, nicht mit {dice}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>The card {key} is not left in the pack.</source>
        <translation>Die Karte {key} ist nicht mehr im Stapel.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>The keys of this board are cards, so no dice are thrown.</source>
        <translation>Die Schlüssel dieses Spielplans sind Karten; es wird nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>The keys of this board are drawn by dice, so no cards are turned up.</source>
        <translation>Die Schlüssel dieses Spielplans werden gewürfelt; es werden keine Karten aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throw_errors.py"/>
        <source>{face} is not possible here, only {faces}.</source>
        <translation>{face} ist hier nicht möglich, nur {faces}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>Notice may be given when at most {most} towns have no railway; {left} have none.</source>
        <translation>Ankündigen darf man, wenn höchstens {most} Städte keine Bahn haben; {left} haben keine.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>The end of building has already been announced.</source>
        <translation>Das Ende des Bauens ist schon angekündigt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>These rules have no notice that building ends.</source>
        <translation>Diese Regeln kennen keine Ankündigung des Bauendes.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>A permitted build is in {country}, which is not a foreign country of this board.</source>
        <translation>Eine genehmigte Strecke liegt in {country}, das auf diesem Spielplan kein fremdes Land ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>A turn at sea subtracts {takes}, as much as the race die can show. Trains would never land.</source>
        <translation>Ein Spielzug auf See zieht {takes} ab, so viel, wie der Rennwürfel zeigen kann. Züge kämen nie an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The crossing {name} needs a cost of 1 or more.</source>
        <translation>Die Querung {name} braucht Kosten von mindestens 1.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The crossing {name} shares a link with another.</source>
        <translation>Die Querung {name} teilt ein Gleisstück mit einer anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The fee of the ferry {name}, {fee}, is not a multiple of the toll, {toll}.</source>
        <translation>Die Gebühr der Fähre {name}, {fee}, ist kein Vielfaches des Wegegelds, {toll}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The ferry {ferry} lacks a port: there is no town {name}.</source>
        <translation>Der Fähre {ferry} fehlt ein Hafen: Es gibt keine Stadt {name}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The ferry {name} needs a route of at least one hex.</source>
        <translation>Die Fähre {name} braucht einen Verlauf von mindestens einem Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The route of a permitted build in {country} has a gap or leaves the map.</source>
        <translation>Der Verlauf einer genehmigten Strecke in {country} hat eine Lücke oder verlässt die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The route of the crossing {name} has a gap or leaves the map.</source>
        <translation>Der Verlauf der Querung {name} hat eine Lücke oder verlässt die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The route of the ferry {name} does not lead hex by hex from {first} to {second}.</source>
        <translation>Der Verlauf der Fähre {name} führt nicht Feld für Feld von {first} nach {second}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The route of the ferry {name} leaves the map.</source>
        <translation>Der Verlauf der Fähre {name} verlässt die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>Two crossings are called '{name}'. Give each its own name.</source>
        <translation>Zwei Querungen heißen „{name}“. Geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>Two ferries are called '{name}'. Give each its own name.</source>
        <translation>Zwei Fähren heißen „{name}“. Geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>At most {owners} companies may build {name}.</source>
        <translation>Höchstens {owners} Gesellschaften dürfen {name} bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>This board has no such crossing.</source>
        <translation>Eine solche Querung gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>You have already built {name}.</source>
        <translation>{name} haben Sie schon gebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>Your account is too low for {name}.</source>
        <translation>Ihr Konto reicht für {name} nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>{name} is built link by link.</source>
        <translation>{name} wird Gleisstück für Gleisstück gebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>{name} may be built after race {race}.</source>
        <translation>{name} darf nach Rennen {race} gebaut werden.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} already has an owner.</source>
        <translation>Die Fähre {name} hat schon einen Besitzer.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} costs {price}; your account is too low.</source>
        <translation>Die Fähre {name} kostet {price}; Ihr Konto reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} is public. No one can buy it.</source>
        <translation>Die Fähre {name} ist öffentlich. Niemand kann sie kaufen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>This board has no such ferry.</source>
        <translation>Eine solche Fähre gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>To buy the ferry {name} you need track in {one} or {other}.</source>
        <translation>Um die Fähre {name} zu kaufen, brauchen Sie Gleis in {one} oder {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/footholds.py"/>
        <source>New track must join your own, and you have none in {name}.</source>
        <translation>Neues Gleis muss an Ihr eigenes anschließen, und in {name} haben Sie keines.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/footholds.py"/>
        <source>You reach {name} only by a ferry that does not allow building on from there.</source>
        <translation>Nach {name} kommen Sie nur mit einer Fähre, von der man nicht weiterbauen darf.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line must lead from hex to hex on the map.</source>
        <translation>Eine gemeinsame Strecke muss von Feld zu Feld über die Karte führen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line must start where both companies have track; {start} is not such a hex.</source>
        <translation>Eine gemeinsame Strecke muss beginnen, wo beide Gesellschaften Gleis haben; {start} ist kein solches Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line needs another player whose turn in this round has not come yet.</source>
        <translation>Eine gemeinsame Strecke braucht einen anderen Spieler, der in dieser Runde noch nicht an der Reihe war.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line uses both throws completely, and you have already built.</source>
        <translation>Eine gemeinsame Strecke verwendet beide Würfe ganz, und Sie haben schon gebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A player may have at most {most} hexes of joint line; there are already {hexes}.</source>
        <translation>Ein Spieler darf höchstens {most} Felder gemeinsamer Strecke haben; es sind schon {hexes}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>An account is too low for this line.</source>
        <translation>Ein Konto reicht für diese Strecke nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>No track that is new to both can be laid between {here} and {there}.</source>
        <translation>Zwischen {here} und {there} lässt sich kein Gleis legen, das für beide neu ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>That player has refused you a joint line in this turn.</source>
        <translation>Dieser Spieler hat in diesem Zug eine gemeinsame Strecke mit Ihnen abgelehnt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>The imaginary company takes part in no joint line.</source>
        <translation>Die gedachte Gesellschaft beteiligt sich an keiner gemeinsamen Strecke.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>These rules have no joint lines.</source>
        <translation>Diese Regeln kennen keine gemeinsamen Strecken.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>This line costs {cost}; your two throws allow {most}.</source>
        <translation>Diese Strecke kostet {cost}; Ihre beiden Würfe erlauben {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>You may have at most {most} hexes of joint line with one player; there are already {between}.</source>
        <translation>Mit einem Spieler dürfen Sie höchstens {most} Felder gemeinsamer Strecke haben; es sind schon {between}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>No track can be laid between {here} and {there}.</source>
        <translation>Zwischen {here} und {there} lässt sich kein Gleis legen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>Track is laid from one hex of the map to another.</source>
        <translation>Gleis wird von einem Feld der Karte zu einem anderen gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>Track stops in the first foreign hex, {here}, except for permitted builds.</source>
        <translation>Gleis endet im ersten fremden Feld, {here}, außer bei genehmigten Strecken.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>You already have track between {here} and {there}.</source>
        <translation>Zwischen {here} und {there} haben Sie schon Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>Your account of {account} is too low for this link.</source>
        <translation>Ihr Konto von {account} reicht für dieses Gleisstück nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>{here} and {there} are not neighbours; track is laid from hex to hex.</source>
        <translation>{here} und {there} sind keine Nachbarn: Gleis führt von Feld zu Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap must follow the track of another player.</source>
        <translation>Ein Sprung muss dem Gleis eines anderen Spielers folgen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap must lead from one hex of the map to another.</source>
        <translation>Ein Sprung muss von einem Feld der Karte zu einem anderen führen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap must start at your own track, and you have none in {here}.</source>
        <translation>Ein Sprung muss am eigenen Gleis beginnen, und in {here} haben Sie keines.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>That player's track does not lead from {here} to {there} in {most} hexes or fewer.</source>
        <translation>Das Gleis dieses Spielers führt nicht in höchstens {most} Feldern von {here} nach {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>This game is played without the leapfrog option.</source>
        <translation>Dieses Spiel wird ohne die Option Überspringen gespielt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You can build from {there} without a leap.</source>
        <translation>Von {there} können Sie ohne Sprung weiterbauen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You have used all your {leaps} leaps.</source>
        <translation>Sie haben alle Ihre {leaps} Sprünge gemacht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You may leap over that player's lines only once.</source>
        <translation>Die Strecken dieses Spielers dürfen Sie nur einmal überspringen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You may leap over that player's lines only {n} times.</source>
        <translation>Die Strecken dieses Spielers dürfen Sie nur {n}-mal überspringen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>Savings may be used only for builds that cost at least {least}.</source>
        <translation>Erspartes darf nur für Bauten ab {least} verwendet werden.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost} plus payments to rivals; {points} of the extra building is left.</source>
        <translation>Dieser Bau kostet {cost} und die Zahlungen an Mitbewerber; vom zusätzlichen Bauen ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost}; {points} of the allowance is left.</source>
        <translation>Dieser Bau kostet {cost}, und von der Bauzuteilung ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost}; {points} of the extra building is left.</source>
        <translation>Dieser Bau kostet {cost}; vom zusätzlichen Bauen ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>At most {most} companies may start at {name}.</source>
        <translation>In {name} dürfen höchstens {most} Gesellschaften beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>Starting at {name} costs {price}; your account is too low.</source>
        <translation>In {name} zu beginnen kostet {price}; Ihr Konto reicht nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>Starting at {name} is allowed after race {race}.</source>
        <translation>In {name} darf man nach Rennen {race} beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>The start at {name} is reserved for other players.</source>
        <translation>Der Startort {name} ist für andere Spieler reserviert.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>This board has no second start there; track must continue from your start.</source>
        <translation>Dieser Spielplan hat dort keinen zweiten Start; Gleis muss von Ihrem Startort weiterführen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>This is not a start of this board. Starts are: {known}.</source>
        <translation>Das ist kein Startort dieses Spielplans. Startorte sind: {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>You already have track in {name}.</source>
        <translation>In {name} haben Sie schon Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>You have already made a second start.</source>
        <translation>Sie haben schon einen zweiten Start gemacht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>You need track from your first start before a second start.</source>
        <translation>Vor einem zweiten Start brauchen Sie Gleis vom ersten.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>{name} is closed, because a company has started at {other}.</source>
        <translation>{name} ist geschlossen, weil eine Gesellschaft bei {other} angefangen hat.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>Click three different hexes on the picture.</source>
        <translation>Klicken Sie drei verschiedene Felder auf dem Bild an.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>The hexes are in one line. Choose one away from it.</source>
        <translation>Die Felder liegen auf einer Linie. Wählen Sie eines abseits davon.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>The points on the picture are in one line. Click them again.</source>
        <translation>Die Punkte auf dem Bild liegen auf einer Linie. Klicken Sie sie noch einmal an.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/alphabets.py"/>
        <source>'{part}' has no letters.</source>
        <translation>'{part}' hat keine Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/alphabets.py"/>
        <source>'{part}' is not a range of letters. Write A-Z, or A-E +40.</source>
        <translation>'{part}' ist kein Bereich von Buchstaben. Schreiben Sie A-Z oder A-E +40.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{label}' is not a hex label such as {such}.</source>
        <translation>'{label}' ist keine Kennung eines Felds wie {such}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{letters}' has too many letters.</source>
        <translation>'{letters}' hat zu viele Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{letters}' is not a range of letters such as A-Z or A-H, J-Z.</source>
        <translation>'{letters}' ist kein Bereich von Buchstaben wie A-Z oder A-H, J-Z.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>The hex {label} is not on the sheet.</source>
        <translation>Das Feld {label} ist nicht auf dem Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>The letters '{first}-{last}' do not run from a letter to a later one.</source>
        <translation>Die Buchstaben '{first}-{last}' gehen nicht von einem Buchstaben zu einem späteren.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>With letters along the columns, {what} must be {ends}.</source>
        <translation>Mit Buchstaben an den Spalten muss {what} {ends} sein.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>With letters along the rows, {what} must be {ends}.</source>
        <translation>Mit Buchstaben an den Zeilen muss {what} {ends} sein.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>It is unclear which letters come after {last}: {anew}.</source>
        <translation>Es ist nicht klar, welche Buchstaben nach {last} kommen: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>Nothing of the sheet would be left. Remove fewer rows or columns.</source>
        <translation>Vom Blatt bliebe nichts übrig. Entfernen Sie weniger Zeilen oder Spalten.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>There are no numbers before 1 for the new hexes: {anew}.</source>
        <translation>Für die neuen Felder gibt es keine Zahlen vor 1: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>There are not {n} letters before {first} for the new hexes: {anew}.</source>
        <translation>Für die neuen Felder gibt es keine {n} Buchstaben vor {first}: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>Two hexes would be called {label}: {anew}.</source>
        <translation>Zwei Felder hießen {label}: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>choose to count labels again</source>
        <translation>wählen Sie, die Kennungen neu zu zählen</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>'{name}' is not a direction here. Use one of {names}.</source>
        <translation>'{name}' ist hier keine Richtung. Nehmen Sie eine von {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>'{name}' is not a side. Write hex, dot, direction, as in {example}.</source>
        <translation>'{name}' ist keine Seite. Schreiben Sie Feld, Punkt, Richtung, wie in {example}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>A hex off the sheet has no label.</source>
        <translation>Ein Feld außerhalb des Blatts hat keine Kennung.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>The sheet has {lettered} columns, but letters for only {letters}. Add a block to its labels.</source>
        <translation>Das Blatt hat {lettered} Spalten, aber nur Buchstaben für {letters}. Fügen Sie den Kennungen einen Block hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>The sheet has {lettered} rows, but letters for only {letters}. Add a block to its labels.</source>
        <translation>Das Blatt hat {lettered} Zeilen, aber nur Buchstaben für {letters}. Fügen Sie den Kennungen einen Block hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/messages.py"/>
        <source>{words} and {last}</source>
        <translation>{words} und {last}</translation>
    </message>
    <message>
        <location filename="../../engine/messages.py"/>
        <source>{words} and {n} more</source>
        <translation>{words} und {n} weitere</translation>
    </message>
    <message>
        <location filename="../../engine/racetables/boards.py"/>
        <source>Each key needs a town or a special. Unassigned: {keys}.</source>
        <translation>Jeder Schlüssel braucht einen Ort oder ein Sonderziel. Nicht vergeben: {keys}.</translation>
    </message>
    <message>
        <location filename="../../engine/racetables/boards.py"/>
        <source>Sectors need two dice: the keys of this board are not 11 to 66. Draw each race instead.</source>
        <translation>Sektoren brauchen zwei Würfel: Die Schlüssel dieses Plans sind nicht 11 bis 66. Ziehen Sie stattdessen jedes Rennen einzeln.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/editions.py"/>
        <source>The override 'keys_drawn: dice' needs number keys; this board has cards.</source>
        <translation>Die Regeländerung „keys_drawn: dice“ braucht Zahlen als Schlüssel; dieser Spielplan hat Karten.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/editions.py"/>
        <source>Unknown rule set '{name}'. Known: {known}.</source>
        <translation>Unbekannte Regelfassung „{name}“. Bekannt: {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/editions.py"/>
        <source>With 'key_uses: 0' a game needs an end: set 'races', or 'idle_races' and a target for each number of players.</source>
        <translation>Mit „key_uses: 0“ braucht ein Spiel ein Ende: Setzen Sie „races“, oder „idle_races“ und ein Ziel für jede Zahl von Spielern.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>The override '{name}' must be {wanted}, not {value}.</source>
        <translation>Die Regeländerung „{name}“ muss sein: {wanted}, nicht {value}.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>The rules have no field '{name}'. Known: {known}.</source>
        <translation>Die Regeln haben keinen Eintrag „{name}“. Bekannt: {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>a list of whole numbers from {least} to {most}</source>
        <translation>eine Liste ganzer Zahlen von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>one of: {words}</source>
        <translation>eines von: {words}</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>A run held over is now possible and replaces this draw.</source>
        <translation>Eine aufgeschobene Fahrt ist jetzt möglich und ersetzt diese Ziehung.</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>A run needs at least {least} links.</source>
        <translation>Eine Fahrt braucht mindestens {least} Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>No player can run this pair, so both ends are drawn again.</source>
        <translation>Kein Spieler kann dieses Paar fahren; beide Enden werden neu gezogen.</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>The imaginary company enters only when one player is in the race.</source>
        <translation>Die gedachte Gesellschaft fährt nur mit, wenn ein einziger Spieler im Rennen ist.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The city region {name}</source>
        <translation>Die Stadtregion {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The closed side {name}</source>
        <translation>Die gesperrte Seite {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The designer becomes “{value}”.</source>
        <translation>Der Autor wird „{value}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The erratum {name}</source>
        <translation>Die Berichtigung {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The first railway into {town} receives what the rules say.</source>
        <translation>Die erste Bahn in {town} erhält, was die Regeln sagen.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The first railway into {town} receives {bonus}.</source>
        <translation>Die erste Bahn in {town} erhält {bonus}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The key scheme becomes “{value}”.</source>
        <translation>Die Schlüssel werden „{value}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The kind of ground {name}</source>
        <translation>Die Geländeart {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The licence becomes “{value}”.</source>
        <translation>Die Lizenz wird „{value}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The numbers of players change.</source>
        <translation>Die Spielerzahlen ändern sich.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The permitted build {name}</source>
        <translation>Die genehmigte Strecke {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The picture to trace changes.</source>
        <translation>Die Vorlage ändert sich.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The rule set becomes “{value}”.</source>
        <translation>Die Regelfassung wird „{value}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The sheet changes.</source>
        <translation>Das Blatt ändert sich.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The special destination {name}</source>
        <translation>Das Sonderziel {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The special rule {name}</source>
        <translation>Die Sonderregel {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The title becomes “{value}”.</source>
        <translation>Der Titel wird „{value}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The town on {hex}</source>
        <translation>Die Stadt auf {hex}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The town {town} is placed on {hex}.</source>
        <translation>Die Stadt {town} kommt auf {hex}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The town {town} is removed.</source>
        <translation>Die Stadt {town} wird entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>The waiver {name}</source>
        <translation>Die Ausnahme {name}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>no key</source>
        <translation>keinen Schlüssel</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{hexes} go to {country}.</source>
        <translation>{hexes} kommen zu {country}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{hexes} goes to {country}.</source>
        <translation>{hexes} kommt zu {country}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{hexes} no longer belong to a country.</source>
        <translation>{hexes} gehören zu keinem Land mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{hexes} no longer belongs to a country.</source>
        <translation>{hexes} gehört zu keinem Land mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{n} hexes around {label}</source>
        <translation>{n} Felder um {label}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} changes.</source>
        <translation>{thing} ändert sich.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} gains one side.</source>
        <translation>{thing} erhält eine Seite mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} gains {n} sides.</source>
        <translation>{thing} erhält {n} Seiten mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} is added.</source>
        <translation>{thing} kommt hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} is drawn.</source>
        <translation>{thing} wird gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} is removed.</source>
        <translation>{thing} wird entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} loses one side.</source>
        <translation>{thing} verliert eine Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} loses {n} sides.</source>
        <translation>{thing} verliert {n} Seiten.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing}: cost changed.</source>
        <translation>{thing}: Kosten geändert.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing}: sides sorted.</source>
        <translation>{thing}: Seiten geordnet.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} becomes a port.</source>
        <translation>{town} wird ein Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} becomes a small town.</source>
        <translation>{town} wird eine Kleinstadt.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} becomes a start.</source>
        <translation>{town} wird ein Startort.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} has {keys} instead of {old}.</source>
        <translation>{town} bekommt {keys} statt {old}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} has {keys}.</source>
        <translation>{town} bekommt {keys}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is called “{name}”.</source>
        <translation>{town} heißt „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is no longer a port.</source>
        <translation>{town} ist kein Hafen mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is no longer a small town.</source>
        <translation>{town} ist keine Kleinstadt mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is no longer a start.</source>
        <translation>{town} ist kein Startort mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} moves from {here} to {there}.</source>
        <translation>{town} zieht von {here} nach {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can connect them: water, closed sides or a foreign country are between.</source>
        <translation>Kein Gleis kann sie verbinden: Dazwischen liegen Wasser, gesperrte Seiten oder ein fremdes Land.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can connect them: {hex} is in {country}, which allows only permitted builds.</source>
        <translation>Kein Gleis kann sie verbinden: {hex} liegt in {country}, das nur genehmigte Strecken erlaubt.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can connect them: {hex} is not land.</source>
        <translation>Kein Gleis kann sie verbinden: {hex} ist kein Land.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>a foreign country</source>
        <translation>ein fremdes Land</translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <source>half in {terrain}</source>
        <translation>Hälfte in: {terrain}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <source>less from hill to hill</source>
        <translation>weniger von Hügel zu Hügel</translation>
    </message>
    <message>
        <location filename="../../engine/survey/pieces.py"/>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>link</source>
        <translation>Gleisstück</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>In reach for {n} points</source>
        <translation>Erreichbar mit {n} Punkten</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Keys by sector</source>
        <translation>Schlüssel nach Sektoren</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Links between the {pairs} pairs of keys; {short} are below the minimum run of {least}.</source>
        <translation>Gleisstücke zwischen den {pairs} Schlüsselpaaren; {short} liegen unter der Mindestfahrt von {least}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>No keys are drawn.</source>
        <translation>Es werden keine Schlüssel gezogen.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>No two keys can be connected.</source>
        <translation>Keine zwei Schlüssel lassen sich verbinden.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Of {n:,} hexes on the map.</source>
        <translation>Von {n:,} Feldern auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Other towns in reach of each start for {n} building points.</source>
        <translation>Andere Städte, die jeder Startort mit {n} Baupunkten erreicht.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Run lengths</source>
        <translation>Fahrtlängen</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>sector {digit}</source>
        <translation>Sektor {digit}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>specials</source>
        <translation>Sonderziele</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>terrain {code}</source>
        <translation>Gelände {code}</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>{n} of {of} keys are assigned.</source>
        <translation>{n} von {of} Schlüsseln sind vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>about {chance} % to win</source>
        <translation>Siegchance etwa {chance} %</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>only by an exchange ({player} would pay you {back}, net {net})</source>
        <translation>nur durch Tausch der Mitbenutzung ({player} würde Ihnen {back} zahlen, netto {net})</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <location filename="../../engine/table/preview.py"/>
        <source>pays no one</source>
        <translation>zahlt niemandem</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <location filename="../../engine/table/preview.py"/>
        <source>pays {players}</source>
        <translation>zahlt {players}</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>shared: {players}</source>
        <translation>geteilt: {players}</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>{points} for hills and ferries</source>
        <translation>{points} für Hügel und Fähren</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>{points} points over {links} links</source>
        <translation>{points} Punkte für {links} Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../engine/table/cards.py"/>
        <source>{share} % own track</source>
        <translation>{share} % eigenes Gleis</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>It is {due}.</source>
        <translation>An der Reihe: {due}.</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>Line {line}: {why} The game is open up to the move before; 1 move is left out.</source>
        <translation>Zeile {line}: {why} Das Spiel ist bis zum Zug davor geöffnet; 1 Zug fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>Line {line}: {why} The game is open up to the move before; {n} moves are left out.</source>
        <translation>Zeile {line}: {why} Das Spiel ist bis zum Zug davor geöffnet; {n} Züge fehlen.</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>The file ends in the middle of a line. The game is open up to the last whole line.</source>
        <translation>Die Datei endet mitten in einer Zeile. Das Spiel ist bis zur letzten ganzen Zeile geöffnet.</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>a throw</source>
        <translation>ein Wurf</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>another program has written to it</source>
        <translation>ein anderes Programm hat hineingeschrieben</translation>
    </message>
    <message>
        <location filename="../../engine/table/files.py"/>
        <source>{player}'s turn</source>
        <translation>{player}</translation>
    </message>
    <message>
        <location filename="../../engine/table/places.py"/>
        <source>There is no hex and no town '{name}' on the map.</source>
        <translation>Auf der Karte gibt es kein Feld und keine Stadt „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/table/places.py"/>
        <source>There is no player '{name}'; there are {players}.</source>
        <translation>Es gibt keinen Spieler „{name}“; es gibt {players}.</translation>
    </message>
    <message>
        <location filename="../../engine/table/places.py"/>
        <source>{one} and {other} are not in a straight line.</source>
        <translation>{one} und {other} liegen nicht auf einer geraden Linie.</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>This way costs {cost}; you have {points}.</source>
        <translation>Dieser Weg kostet {cost}; Sie haben {points}.</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>ends the Building Stage (6.A7)</source>
        <translation>beendet die Bauphase (6.A7)</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>first into {town} +{amount}</source>
        <translation>als Erste in {town} +{amount}</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>the last link is not laid</source>
        <translation>das letzte Gleisstück wird nicht gelegt</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>the last {n} links are not laid</source>
        <translation>die letzten {n} Gleisstücke werden nicht gelegt</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>{cost} of {points}</source>
        <translation>{cost} von {points}</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>{money} off the account</source>
        <translation>{money} vom Konto</translation>
    </message>
    <message>
        <location filename="../../engine/table/preview.py"/>
        <source>{saved} of it saved before</source>
        <translation>davon {saved} aufgespart</translation>
    </message>
    <message>
        <location filename="../../engine/table/timeline.py"/>
        <source>Extra building {n}</source>
        <translation>Zusätzliches Bauen {n}</translation>
    </message>
    <message>
        <location filename="../../engine/table/timeline.py"/>
        <source>Race {n}</source>
        <translation>Rennen {n}</translation>
    </message>
    <message>
        <location filename="../../engine/table/timeline.py"/>
        <source>Round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="../../engine/table/timeline.py"/>
        <location filename="../../engine/transcript/accounts.py"/>
        <source>The starts</source>
        <translation>Die Startorte</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>The picture {path} does not exist. Restore it, or choose another.</source>
        <translation>Das Bild {path} existiert nicht. Stellen Sie es wieder her, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} has {width:,} × {height:,} pixels, too many to trace. Scan it at a lower resolution.</source>
        <translation>{name} hat {width:,} × {height:,} Pixel, zu viele zum Abzeichnen. Scannen Sie mit geringerer Auflösung.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} is damaged or not a known picture format. Save it as PNG or JPEG with another program.</source>
        <translation>{name} ist beschädigt oder kein bekanntes Bildformat. Speichern Sie es mit einem anderen Programm als PNG oder JPEG.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} is too large to trace. Scan it at a lower resolution.</source>
        <translation>{name} ist zum Abzeichnen zu groß. Scannen Sie mit geringerer Auflösung.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/proposals.py"/>
        <source>Trace terrain</source>
        <translation>Gelände abzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/pacing.py"/>
        <source>{games}, {failed} failed</source>
        <translation>{games}, {failed} gescheitert</translation>
    </message>
    <message>
        <location filename="../../engine/trials/pacing.py"/>
        <source>{games}, {time} so far</source>
        <translation>{games}, bisher {time}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/pacing.py"/>
        <source>{games}, {time} so far, about {left} left</source>
        <translation>{games}, bisher {time}, noch etwa {left}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/pacing.py"/>
        <source>{n} of {of} games</source>
        <translation>{n} von {of} Spielen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/playing.py"/>
        <source>A bot failed: {kind}: {error}</source>
        <translation>Ein Bot ist fehlgeschlagen: {kind}: {error}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/playing.py"/>
        <source>A bot made an illegal move: {error}</source>
        <translation>Ein Bot hat einen unerlaubten Zug gemacht: {error}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/playing.py"/>
        <source>The game was not over after {most} moves.</source>
        <translation>Das Spiel war nach {most} Zügen nicht zu Ende.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/results.py"/>
        <location filename="../../engine/trials/trial.py"/>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Ends</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Games that failed</source>
        <translation>Gescheiterte Spiele</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Length of the games.</source>
        <translation>Länge der Spiele.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Moves, throws included</source>
        <translation>Züge, Würfe eingeschlossen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Pairs held over or without entrants; never possible ones first.</source>
        <translation>Aufgeschobene Paare und solche ohne Teilnehmer; nie mögliche zuerst.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Pairs that waited</source>
        <translation>Wartende Paare</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Races of each key. The length is the shortest route entered, in links.</source>
        <translation>Rennen jedes Schlüssels. Die Länge ist der kürzeste gemeldete Weg in Gleisstücken.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Races run</source>
        <translation>Gefahrene Rennen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Reasons for the end of games.</source>
        <translation>Gründe für das Spielende.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Results by kind of bot.</source>
        <translation>Ergebnisse nach Art des Bots.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Results by seat. The bots move by one seat in each game.</source>
        <translation>Ergebnisse nach Platz. Die Bots rücken in jedem Spiel um einen Platz weiter.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Results by start. A shared win counts in parts.</source>
        <translation>Ergebnisse nach Startort. Ein geteilter Sieg zählt in Teilen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Round of each town's first railway, and its most frequent start.</source>
        <translation>Runde der ersten Bahn jeder Stadt und deren häufigster Startort.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Rounds of building</source>
        <translation>Baurunden</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Starts</source>
        <translation>Startorte</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>There are {n} more; the JSON file lists all pairs.</source>
        <translation>Es gibt {n} weitere; die JSON-Datei enthält alle Paare.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>There is one more; the JSON file lists all pairs.</source>
        <translation>Es gibt ein weiteres; die JSON-Datei enthält alle Paare.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <source>Towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>`platelayer play` repeats each game with these bots in this order and this seed.</source>
        <translation>`platelayer play` wiederholt jedes Spiel mit diesen Bots in dieser Reihenfolge und dieser Zufallszahl.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>earliest</source>
        <translation>früheste</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>entrants</source>
        <translation>Antretende</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>games reached in</source>
        <translation>erreicht in Spielen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>held over</source>
        <translation>aufgeschoben</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>interval</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>latest</source>
        <translation>späteste</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>least</source>
        <translation>kleinste</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>most</source>
        <translation>größte</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>mostly from</source>
        <translation>meist von</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>never possible</source>
        <translation>nie möglich</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>no entrants</source>
        <translation>ohne Teilnehmer</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>run</source>
        <translation>gefahren</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>seed</source>
        <translation>Zufallszahl</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>share won</source>
        <translation>Siegesanteil</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>start</source>
        <translation>Startort</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>{least:.0f} to {most:.0f}</source>
        <translation>{least:.0f} bis {most:.0f}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>{least:.1f} to {most:.1f}</source>
        <translation>{least:.1f} bis {most:.1f}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>A game has at most {most_players} players, but {n} are named.</source>
        <translation>Ein Spiel hat höchstens {most_players} Spieler, aber {n} sind angegeben.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>No town has a key. Assign keys to towns; `platelayer check` lists the unassigned ones.</source>
        <translation>Keine Stadt hat einen Schlüssel. Geben Sie den Städten Schlüssel; `platelayer check` nennt die freien.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>Person {n}</source>
        <translation>Person {n}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>The towns have too few '{name}' keys for a race. `platelayer check` lists the missing ones.</source>
        <translation>Die Städte haben zu wenige Schlüssel „{name}“ für ein Rennen. `platelayer check` nennt die fehlenden.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>This table has {companies} companies, but {named}.</source>
        <translation>An diesem Tisch spielen {companies} Gesellschaften, aber {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>Unknown bot '{name}'. Known: {names}.</source>
        <translation>Unbekannter Bot „{name}“. Bekannt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>one player is named</source>
        <translation>ein Spieler ist angegeben</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>{n} players are named</source>
        <translation>{n} Spieler sind angegeben</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>All keys are run about equally often, in {usual:.0%} of games.</source>
        <translation>Alle Schlüssel werden etwa gleich oft gefahren, in {usual:.0%} der Spiele.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Building takes {rounds:.1f} rounds ({between}), followed by {races:.1f} races.</source>
        <translation>Der Bau dauert {rounds:.1f} Runden ({between}), danach folgen {races:.1f} Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Built in at least {share:.0%} of games: {n} of {of} built links.</source>
        <translation>In mindestens {share:.0%} der Spiele gebaut: {n} von {of} gebauten Gleisstücken.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Every hex open to track was used in some game.</source>
        <translation>Jedes bebaubare Feld wurde in mindestens einem Spiel benutzt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/reports/page.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Games won by a company of each kind: {told}; an equal share would be {fair:.0%}.</source>
        <translation>Von einer Gesellschaft jeder Art gewonnene Spiele: {told}; ein gleicher Anteil wären {fair:.0%}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>In addition, {races:.1f} races per game have no entrant.</source>
        <translation>Dazu kommen {races:.1f} Rennen je Spiel ohne Teilnehmer.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Links</source>
        <translation>Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Never used: {n} of {of} hexes open to track.</source>
        <translation>Nie benutzt: {n} von {of} bebaubaren Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>No company ever starts at {names}.</source>
        <translation>Keine Gesellschaft beginnt je in {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>None stands out. In this number of games, differences below {bound:.0%} cannot be detected.</source>
        <translation>Keiner fällt auf. Bei dieser Zahl von Spielen sind Unterschiede unter {bound:.0%} nicht zu erkennen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Of {drawn} drawn, {held} was held over and {dropped} never became possible.</source>
        <translation>Von {drawn} gezogenen wurde {held} aufgeschoben, und {dropped} wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Of {drawn} drawn, {held} were held over and {dropped} never became possible.</source>
        <translation>Von {drawn} gezogenen wurden {held} aufgeschoben, und {dropped} wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>One game so far; it ended by the rules.</source>
        <translation>Bisher ein Spiel; es endete nach den Regeln.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>One game; it ended by the rules.</source>
        <translation>Ein Spiel; es endete nach den Regeln.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Races to {named} usually have one entrant, because only one company gets there.</source>
        <translation>Rennen nach {named} haben meist nur einen Teilnehmer, weil nur eine Gesellschaft dorthin kommt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Rarely reached in the Building Stage ({games} games): {named}.</source>
        <translation>In der Bauphase selten erreicht ({games} Spiele): {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Rarely run: {named}, in {games} games.</source>
        <translation>Selten gefahren: {named}, in {games} Spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Results for seats, starts, keys and terrain appear after {few} games.</source>
        <translation>Ergebnisse für Plätze, Startorte, Schlüssel und Gelände erscheinen nach {few} Spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Stopped after {played} of {asked} games.</source>
        <translation>Angehalten nach {played} von {asked} Spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>With fewer than {few} games, treat these results as hints.</source>
        <translation>Bei weniger als {few} Spielen sind diese Ergebnisse nur Hinweise.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>game {game} (seed {seed})</source>
        <translation>Spiel {game} (Zufallszahl {seed})</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>greedy does not use the {what} of this board. Use planner to judge runs and towns that need them.</source>
        <translation>„gierig“ nutzt auf diesem Spielplan nicht: {what}. Verwenden Sie „planend“, um Fahrten und Städte zu beurteilen, die sie brauchen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{name} wins {percent}; an equal share would be {fair:.0%}.</source>
        <translation>{name} gewinnt {percent}; ein gleicher Anteil wären {fair:.0%}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} games so far; all ended by the rules.</source>
        <translation>Bisher {n} Spiele; alle endeten nach den Regeln.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} games; all ended by the rules.</source>
        <translation>{n} Spiele; alle endeten nach den Regeln.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} of {played} games failed and are ignored below: {seeds}.</source>
        <translation>{n} von {played} Spielen sind fehlgeschlagen und zählen unten nicht: {seeds}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} of {played} games failed and is ignored below: {seeds}.</source>
        <translation>{n} von {played} Spielen ist fehlgeschlagen und zählt unten nicht: {seeds}.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>### The boards</source>
        <translation>### Die Spielpläne</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>### The lettering</source>
        <translation>### Die Schrift</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>### What it is built on</source>
        <translation>### Worauf es gebaut ist</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>*Railway Rivals* is a game by David G. Watts. Platelayer is an independent tool for those who make maps for it.</source>
        <translation>*Railway Rivals* ist ein Spiel von David G. Watts. Platelayer ist ein unabhängiges Werkzeug für alle, die Karten dafür machen.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- Cabin, © 2018 The Cabin Project Authors, with the Greek and Cyrillic letters of Noto Sans, © Google LLC, both under the SIL Open Font License 1.1.</source>
        <translation>- Cabin, © 2018 The Cabin Project Authors, mit den griechischen und kyrillischen Buchstaben der Noto Sans, © Google LLC, beide unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- Coasts and lakes: [Natural Earth](https://www.naturalearthdata.com), in the public domain.</source>
        <translation>- Küsten und Seen: [Natural Earth](https://www.naturalearthdata.com), gemeinfrei.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- NumPy, Shapely and fontTools, under BSD and MIT licences</source>
        <translation>- NumPy, Shapely und fontTools, unter BSD- und MIT-Lizenzen</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- PyYAML, jsonschema and Pillow, under MIT licences</source>
        <translation>- PyYAML, jsonschema und Pillow unter MIT-Lizenzen</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- Qt and PySide6, under the GNU LGPL v3</source>
        <translation>- Qt und PySide6, unter der GNU LGPL v3</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- Relief of the Severn and of Ireland: contains public sector information licensed under the [Open Government Licence v3.0](https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/), © Crown copyright, Met Office.</source>
        <translation>- Relief von Severn und Irland: enthält Informationen des öffentlichen Sektors, lizenziert unter der [Open Government Licence v3.0](https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/), © Crown copyright, Met Office.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>- Rivers, valleys and towns: drawn for these boards.</source>
        <translation>- Flüsse, Täler und Städte: für diese Spielpläne gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../resources/credits.md"/>
        <source>The program is under the **MIT licence**. Each board names its own designer and licence; the boards that come with Platelayer are under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).</source>
        <translation>Das Programm steht unter der **MIT-Lizenz**. Jeder Spielplan nennt seinen eigenen Autor und seine Lizenz; die mitgelieferten Spielpläne stehen unter [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/).</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>a colour such as "#7a9a6a"</source>
        <translation>eine Farbe wie "#7a9a6a"</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>a key such as 31 or QD</source>
        <translation>ein Schlüssel wie 31 oder QD</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>a label such as T23 or a range such as A30-A39</source>
        <translation>eine Kennung wie T23 oder ein Bereich wie A30-A39</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>a row of symbols in quotes</source>
        <translation>eine Reihe von Zeichen in Anführungszeichen</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>a side such as K31.E</source>
        <translation>eine Seite wie K31.E</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>the label of a hex, such as T23</source>
        <translation>die Kennung eines Felds, etwa T23</translation>
    </message>
    <message>
        <location filename="../../schemas/board-1.schema.json"/>
        <source>the word board/1</source>
        <translation>das Wort board/1</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>Platelayer had an internal error</source>
        <translation>Interner Fehler in Platelayer</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The board is not affected; you can keep working and save it. Names are placed again after each change. If they do not appear, undo what you last named or moved. Details are in {log}</source>
        <translation>Der Spielplan ist nicht betroffen; Sie können weiterarbeiten und ihn speichern. Die Namen werden nach jeder Änderung neu gesetzt. Wenn sie nicht erscheinen, machen Sie rückgängig, was Sie zuletzt benannt oder verschoben haben. Einzelheiten stehen in {log}</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The names and numbers of the map could not be computed</source>
        <translation>Die Namen und Zahlen der Karte konnten nicht berechnet werden</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The names on the map could not be placed</source>
        <translation>Die Namen auf der Karte konnten nicht gesetzt werden</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The process that computes them was ended twice from outside; perhaps memory is low. The board is not affected. Platelayer tries again after your next change.</source>
        <translation>Der Prozess, der sie berechnet, wurde zweimal von außen beendet; vielleicht ist der Speicher knapp. Der Spielplan ist nicht betroffen. Platelayer versucht es nach Ihrer nächsten Änderung wieder.</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>Your last action may have failed. The board is intact and you can keep working; to be safe, save it under another name. Details are in {log}</source>
        <translation>Ihre letzte Aktion ist vielleicht fehlgeschlagen. Der Spielplan ist unversehrt, und Sie können weiterarbeiten; speichern Sie ihn sicherheitshalber unter einem anderen Namen. Einzelheiten stehen in {log}</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>Your last action may have failed. The board is intact and you can keep working; to be safe, save it under another name. The details could not be saved: {why}</source>
        <translation>Ihre letzte Aktion ist vielleicht fehlgeschlagen. Der Spielplan ist unversehrt, und Sie können weiterarbeiten; speichern Sie ihn sicherheitshalber unter einem anderen Namen. Die Einzelheiten ließen sich nicht speichern: {why}</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>Platelayer did not restart</source>
        <translation>Platelayer wurde nicht neu gestartet</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>There is no explanation for {code}.</source>
        <translation>Für {code} gibt es keine Erklärung.</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>Unsaved changes could not be written to the recovery copy. Save your boards first.</source>
        <translation>Nicht gespeicherte Änderungen konnten nicht in die Sicherungskopie geschrieben werden. Speichern Sie zuerst Ihre Spielpläne.</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>Your settings could not be saved in {file}. Changes to shortcuts, panels and recent boards will be lost. Free some space on the disk, or check that you may write to it.</source>
        <translation>Ihre Einstellungen konnten nicht in {file} gespeichert werden. Änderungen an Tastenkürzeln, Tafeln und zuletzt geöffneten Spielplänen gehen verloren. Schaffen Sie Platz auf dem Datenträger, oder prüfen Sie, ob Sie darauf schreiben dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/canvas.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/reports/page.py"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/locked_layers.py"/>
        <source>Nothing was changed: {titles} are hidden. Show them under Layers (F11).</source>
        <translation>Nichts wurde geändert: {titles} sind ausgeblendet. Einblenden unter Ebenen (F11).</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/locked_layers.py"/>
        <source>Nothing was changed: {titles} are locked. Unlock them under Layers (F11).</source>
        <translation>Nichts wurde geändert: {titles} sind gesperrt. Entsperren unter Ebenen (F11).</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/locked_layers.py"/>
        <source>Nothing was changed: {titles} is hidden. Show it under Layers (F11).</source>
        <translation>Nichts wurde geändert: {titles} ist ausgeblendet. Einblenden unter Ebenen (F11).</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/locked_layers.py"/>
        <source>Nothing was changed: {titles} is locked. Unlock it under Layers (F11).</source>
        <translation>Nichts wurde geändert: {titles} ist gesperrt. Entsperren unter Ebenen (F11).</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/locked_layers.py"/>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>“{title}”</source>
        <translation>„{title}“</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/name_field.py"/>
        <source>Enter accepts the name, Esc cancels.</source>
        <translation>Eingabe übernimmt den Namen, Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/name_field.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../studio/cli/drawn_games.py"/>
        <source>before building begins</source>
        <translation>vor der Bauphase</translation>
    </message>
    <message>
        <location filename="../../studio/cli/drawn_games.py"/>
        <source>building, round {n}</source>
        <translation>Bauphase, Runde {n}</translation>
    </message>
    <message>
        <location filename="../../studio/cli/drawn_games.py"/>
        <source>end of the game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <location filename="../../studio/cli/drawn_games.py"/>
        <source>race {n}</source>
        <translation>Rennen {n}</translation>
    </message>
    <message>
        <location filename="../../studio/cli/scenarios.py"/>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/game/game_sheet.py"/>
        <location filename="../../studio/reports/page.py"/>
        <source>Companies</source>
        <translation>Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/game/game_sheet.py"/>
        <source>where companies meet or part</source>
        <translation>hier treffen oder trennen sich Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>City regions</source>
        <translation>Städteregionen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Countries and borders</source>
        <translation>Länder und Grenzen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Hex labels</source>
        <translation>Feldkennungen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Land, water, hills and other terrain</source>
        <translation>Land, Wasser, Hügel und anderes Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Lines along sides</source>
        <translation>Linien an Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Names on the map</source>
        <translation>Namen auf der Karte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Picture to trace</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Rivers and closed sides</source>
        <translation>Flüsse und gesperrte Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Special destinations, ferries, crossings, permitted builds and start rules</source>
        <translation>Sonderziele, Fähren, Querungen, genehmigte Strecken und Startregeln</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Specials and routes</source>
        <translation>Sonderziele und Strecken</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>The keys of towns</source>
        <translation>Die Schlüssel der Städte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>The label of every hex</source>
        <translation>Die Kennung jedes Feldes</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>The lines between hexes</source>
        <translation>Die Linien zwischen den Feldern</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>The scan or photo under the map; it is never printed</source>
        <translation>Der Scan oder das Foto unter der Karte; wird nie gedruckt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Towns, ports and places</source>
        <translation>Städte, Häfen und Orte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Where new cities may appear, and when</source>
        <translation>Wo und wann neue Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/maps/themes.py"/>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/maps/themes.py"/>
        <source>Colour-Blind Safe</source>
        <translation>Für Farbenblinde</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/maps/themes.py"/>
        <source>Line Art to Colour</source>
        <translation>Linien zum Ausmalen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/maps/themes.py"/>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/maps/themes.py"/>
        <source>Photocopy</source>
        <translation>Fotokopie</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Building a link</source>
        <translation>Was ein Gleisstück kostet</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>Corrected {date}: {text}</source>
        <translation>Berichtigung {date}: {text}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <source>Crossings</source>
        <translation>Querungen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Designer</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <source>Ferries</source>
        <translation>Fähren</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Ferries whose owner may continue building at the far port: {names}.</source>
        <translation>Fähren, deren Besitzer am anderen Hafen weiterbauen darf: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Foreign countries, where track stops in the first hex and no train passes through: {names}.</source>
        <translation>Ausland, wo Gleis im ersten Feld endet und kein Zug hindurchfährt: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Home countries, where track may be laid: {names}.</source>
        <translation>Inland, wo Gleis gelegt werden darf: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Permitted builds at the usual costs, by which trains may pass (broken lines):</source>
        <translation>Genehmigte Strecken zu den üblichen Kosten, auf denen Züge hindurchfahren (gestrichelte Linien):</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Public ferries, which no one buys and for which the bank is paid: {names}.</source>
        <translation>Öffentliche Fähren, die niemand kauft und für die die Bank bezahlt wird: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Railway Rivals, early edition</source>
        <translation>Railway Rivals, Frühe Auflage</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Railway Rivals, early edition, tournament</source>
        <translation>Railway Rivals, Frühe Auflage, Turnier</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Railway Rivals, sixth edition</source>
        <translation>Railway Rivals, Sechste Auflage</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/reports/page.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>Special rules and notes</source>
        <translation>Sonderregeln und Hinweise</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Subtracted from a train’s roll: {embark} to board, {disembark} to land, {sea} for a turn at sea.</source>
        <translation>Vom Wurf eines Zugs: {embark} beim Einschiffen, {disembark} beim Ausschiffen, {sea} für einen Zug auf See.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>The special rules say who may start where and when.</source>
        <translation>Wer wo und wann beginnen darf, sagen die Sonderregeln.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Where to start</source>
        <translation>Wo man beginnt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>costs</source>
        <translation>kostet</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>from – to</source>
        <translation>von – nach</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>links</source>
        <translation>Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>ports</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>roll minus</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>to buy</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>to use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>{few} to {most}</source>
        <translation>{few} bis {most}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>{few} to {most}, best with {best}</source>
        <translation>{few} bis {most}, am besten für {best}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>{wide:.0f} × {high:.0f} mm, hexes of {apart:g} mm</source>
        <translation>{wide:.0f} × {high:.0f} mm, Felder von {apart:g} mm</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/cards.py"/>
        <location filename="../../studio/drawing/paper/instructions.py"/>
        <source>Page {n} of {count}</source>
        <translation>Seite {n} von {count}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/cards.py"/>
        <source>{title}: destinations</source>
        <translation>{title}: Ziele</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A city keeps the cost of its hex</source>
        <translation>Eine Stadt behält die Kosten ihres Feldes</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A city may be in two races of a round</source>
        <translation>Eine Stadt darf in zwei Rennen einer Runde vorkommen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A coast</source>
        <translation>Eine Küste</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A race without entrants is offered again for</source>
        <translation>Ein Rennen ohne Teilnehmer wird noch einmal angeboten für</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A route is forbidden while a better one exists</source>
        <translation>Ein Weg ist verboten, solange es einen besseren gibt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A text for the sheet</source>
        <translation>Ein Text für das Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>A train enters the hex on a roll of</source>
        <translation>Ein Zug erreicht das Feld mit einem Wurf von</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>An existing city gets an</source>
        <translation>Eine vorhandene Stadt bekommt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Building rounds at the beginning</source>
        <translation>Baurunden am Anfang</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Choosing the same hex again adds an</source>
        <translation>Dasselbe Feld noch einmal zu wählen ergibt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities appear only in</source>
        <translation>Städte entstehen nur in</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities at the end of a round</source>
        <translation>Städte am Ende einer Runde</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities before the first round</source>
        <translation>Städte vor der ersten Runde</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities that trains reach</source>
        <translation>Städte, die Züge erreichen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities where players start</source>
        <translation>Städte, bei denen die Spieler beginnen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Columns that open</source>
        <translation>Spalten, die sich öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Columns where cities may appear</source>
        <translation>Spalten, in denen Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Dynamic cities</source>
        <translation>Dynamische Städte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Existing track earns the bonus</source>
        <translation>Vorhandenes Gleis erhält die Prämie</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>First railway into it</source>
        <translation>Erste Bahn dorthin</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Grows to the west each round by</source>
        <translation>Wächst in jeder Runde nach Westen um</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>In which rounds, the first and the last</source>
        <translation>In welchen Runden, erste und letzte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>It is offered until it is</source>
        <translation>Angeboten wird, bis (Wort der Datei)</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>It is run as soon as</source>
        <translation>Gefahren wird, sobald (Wort der Datei)</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Its land is part of</source>
        <translation>Ihr Land gehört zu</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Minimum links of a run</source>
        <translation>Mindestzahl von Gleisstücken einer Fahrt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Name of the coast</source>
        <translation>Name der Küste</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Named waters it lies next to</source>
        <translation>Benannte Gewässer, an denen sie liegt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Never on a hex with (city, water)</source>
        <translation>Nie auf einem Feld mit (city: Stadt, water: Wasser)</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>New cities</source>
        <translation>Neue Städte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Open in its first round from column</source>
        <translation>In der ersten Runde offen ab Spalte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Places are chosen by</source>
        <translation>Die Orte wählt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Prizes, first place first</source>
        <translation>Preise, der erste zuerst</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Races each round</source>
        <translation>Rennen in jeder Runde</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Rounds of the game</source>
        <translation>Runden des Spiels</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Rounds with races after them</source>
        <translation>Runden mit Rennen danach</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Running powers may be exchanged</source>
        <translation>Mitbenutzung darf getauscht werden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Text on the sheet</source>
        <translation>Text auf dem Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>The cities’ names are</source>
        <translation>Die Namen der Städte werden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>The newest cities are not drawn</source>
        <translation>Die neuesten Städte werden nicht gezogen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>The transcontinental race</source>
        <translation>Das transkontinentale Rennen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Trains move by the die that is</source>
        <translation>Züge fahren nach dem Würfel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>What happens to a new city</source>
        <translation>Was mit einer neuen Stadt geschieht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Where cities may appear</source>
        <translation>Wo Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>and then rolls a</source>
        <translation>und wirft dann eine</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>as many as play</source>
        <translation>so viele, wie mitspielen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>average</source>
        <translation>gemittelt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>chance</source>
        <translation>der Zufall</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>each player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>ordinary</source>
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>races</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/destinations.py"/>
        <source>This board has no keys to print. Choose dice or cards in the board's properties.</source>
        <translation>Dieser Spielplan hat keine Schlüssel zum Drucken. Wählen Sie in seinen Eigenschaften Würfel oder Karten.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/instructions.py"/>
        <source>{title}: instructions</source>
        <translation>{title}: Anleitung</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/key_grid.py"/>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <location filename="../../studio/panels/contents.py"/>
        <source>Special destinations</source>
        <translation>Sonderziele</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/key_grid.py"/>
        <source>{title}: keys</source>
        <translation>{title}: Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>closed: no link crosses</source>
        <translation>gesperrt: kein Gleis darüber</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>ferry that is a bridge</source>
        <translation>Fähre, die eine Brücke ist</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>foreign country</source>
        <translation>fremdes Land</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>leads to a special destination</source>
        <translation>führt zu einem Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>new cities, in which rounds</source>
        <translation>neue Städte, in welchen Runden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>place without a key</source>
        <translation>Ort ohne Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>small town</source>
        <translation>Kleinstadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>special destination</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/legend.py"/>
        <source>town, with its key</source>
        <translation>Stadt mit ihrem Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/map_sheet.py"/>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/map_sheet.py"/>
        <source>{few} to {most} players</source>
        <translation>{few} bis {most} Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/map_sheet.py"/>
        <source>{few} to {most} players, best with {best}</source>
        <translation>{few} bis {most} Spieler, am besten für {best}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/pages.py"/>
        <source>100 mm on paper? If not, print again at 100 %.</source>
        <translation>100 mm auf dem Papier? Wenn nicht, noch einmal mit 100 % drucken.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/pages.py"/>
        <source>{page} of {last}</source>
        <translation>{page} von {last}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>30 points shared by all who enter</source>
        <translation>30 Punkte, geteilt unter allen, die antreten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A junction pays each rival</source>
        <translation>Ein Anschluss bringt jedem Mitbewerber</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A link from hill to hill costs less than both its halves by</source>
        <translation>Ein Gleisstück von Hügel zu Hügel kostet weniger als seine beiden Hälften, und zwar um</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A pair of towns that cannot be run is drawn again completely</source>
        <translation>Ein Städtepaar, das nicht gefahren werden kann, wird ganz neu gezogen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A race is paid by</source>
        <translation>Ein Rennen wird bezahlt nach</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A town's hex has the cost and delay of its terrain</source>
        <translation>Das Feld einer Stadt hat Kosten und Bremsung seines Geländes</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A train on a leap of its own pays a toll for each of the</source>
        <translation>Auf einem eigenen Sprung zahlt ein Zug Wegegeld für alle</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A turn at sea subtracts from the roll</source>
        <translation>Ein Spielzug auf See zieht vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Accounts that end the game, for one player, two and so on</source>
        <translation>Kontostände, die das Spiel beenden, bei einem Spieler, zweien usw.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Added to the account that ends the game, by agreement</source>
        <translation>Nach Absprache erhöht sich der Kontostand, der das Spiel beendet, um</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Allowance may be saved for a link that costs at least</source>
        <translation>Zuteilung darf gespart werden für ein Gleisstück, das mindestens kostet</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Among trains that arrive in the same turn, first place is for</source>
        <translation>Von Zügen, die in derselben Runde ankommen, gewinnt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>An account may fall below zero</source>
        <translation>Ein Konto darf unter null fallen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Boarding a ferry subtracts from the roll</source>
        <translation>Einschiffen zieht vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building ends after this many rounds without new track</source>
        <translation>Der Bau endet nach so vielen Runden ohne neues Gleis</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building ends when the number of towns without a railway is at most</source>
        <translation>Der Bau endet, wenn die Zahl der Städte ohne Bahn höchstens ist</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building turns of each player after this notice</source>
        <translation>Bauzüge jedes Spielers nach dieser Ankündigung</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Crossing a river adds</source>
        <translation>Ein Fluss kostet zusätzlich</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Each half in a hill adds</source>
        <translation>Jede Hälfte in einem Hügel kostet zusätzlich</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Each half in a swamp adds</source>
        <translation>Jede Hälfte in einem Sumpf kostet zusätzlich</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Each player starts with</source>
        <translation>Jeder Spieler beginnt mit</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Entering a hill subtracts from the roll</source>
        <translation>Einfahrt in einen Hügel zieht vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Entering a swamp subtracts from the roll</source>
        <translation>Einfahrt in einen Sumpf zieht vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Faces of the building die</source>
        <translation>Seiten des Bauwürfels</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Faces of the racing die</source>
        <translation>Seiten des Rennwürfels</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>First railway into a small town</source>
        <translation>Erste Bahn in einer Kleinstadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>First railway into a town</source>
        <translation>Erste Bahn in einer Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>First railway into {towns}: {points}.</source>
        <translation>Erste Bahn in {towns}: {points}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>First railways are still paid for in the Operating Stage</source>
        <translation>Erste Bahnen werden auch in der Betriebsphase noch bezahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Hexes of joint line that a player may build</source>
        <translation>Felder gemeinsamer Strecke, die ein Spieler bauen darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Hexes of joint line with any one other player</source>
        <translation>Felder gemeinsamer Strecke mit ein und demselben Mitspieler</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Hills delay</source>
        <translation>Hügel bremsen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>How often each key comes up</source>
        <translation>Wie oft jeder Schlüssel vorkommt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Junctions in a foreign country are paid</source>
        <translation>Anschlüsse im Ausland werden bezahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Leaps over the lines of each other player</source>
        <translation>Sprünge über die Strecken jedes anderen Spielers</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Leaving a ferry subtracts from the roll</source>
        <translation>Ausschiffen zieht vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Maximum difference between the payments of two players who exchange running powers</source>
        <translation>Höchster Unterschied der Zahlungen zweier Spieler, die Fahrrechte tauschen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Maximum hexes of another player's track in a leap</source>
        <translation>Höchstzahl fremder Gleisfelder in einem Sprung</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Maximum payment from one player to another in a race</source>
        <translation>Höchste Zahlung eines Spielers an einen anderen in einem Rennen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Maximum to spend in an extra building turn</source>
        <translation>Höchstausgabe in einem zusätzlichen Bauzug</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>One throw sets the allowance of all players</source>
        <translation>Ein Wurf bestimmt die Bauzuteilung aller</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Payments from others for the track of joint partners are</source>
        <translation>Zahlungen anderer für die Strecken gemeinsamer Partner werden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Payments to rivals for extra track count towards the limit</source>
        <translation>Zahlungen an Mitbewerber für zusätzliches Gleis zählen zur Höchstausgabe</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Percentage of an account that may be spent, if the allowance depends on accounts</source>
        <translation>Prozent eines Kontos, die ausgegeben werden dürfen, wenn die Zuteilung vom Konto abhängt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Percentage of both throws that a joint line may cost</source>
        <translation>Prozent beider Würfe, die eine gemeinsame Strecke kosten darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Points to spend in an extra building turn</source>
        <translation>Punkte für einen zusätzlichen Bauzug</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Prize of a sole entrant</source>
        <translation>Preis eines einzigen Teilnehmers</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Prizes of a race, first place first</source>
        <translation>Preise eines Rennens, der erste zuerst</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Races between a special destination and a town</source>
        <translation>Rennen zwischen einem Sonderziel und einer Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Remaining towns at which a player may announce the end of building</source>
        <translation>Übrige Städte, bei denen ein Spieler das Ende des Baus ankündigen darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Runs between two extra building turns</source>
        <translation>Fahrten zwischen zwei zusätzlichen Bauzügen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Second start at {places}.</source>
        <translation>Zweiter Start bei {places}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Second start: {text}</source>
        <translation>Zweiter Start: {text}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Start at {places}.</source>
        <translation>Start bei {places}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Start: {text}</source>
        <translation>Start: {text}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>The first building turn moves to the left each round</source>
        <translation>Der erste Bauzug rückt in jeder Runde nach links weiter</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>The first extra building turn is for the</source>
        <translation>Den ersten zusätzlichen Bauzug hat der</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>The game ends after this many races without entrants</source>
        <translation>Das Spiel endet nach so vielen Rennen ohne Teilnehmer</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>The towns of a race are drawn by</source>
        <translation>Die Städte eines Rennens werden gezogen mit</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Toll for a link of another player's</source>
        <translation>Wegegeld für ein Gleisstück eines anderen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Total leaps of a player</source>
        <translation>Sprünge eines Spielers insgesamt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Track alongside between two adjacent towns pays each rival</source>
        <translation>Parallelbau zwischen zwei benachbarten Städten bringt jedem Mitbewerber</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Track alongside pays each rival, for each half</source>
        <translation>Parallelbau bringt jedem Mitbewerber, je Hälfte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Trains may turn round on their way</source>
        <translation>Züge dürfen unterwegs wenden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a fixed number of points</source>
        <translation>eine feste Zahl von Punkten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a part of the account</source>
        <translation>ein Teil des Kontos</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>after race {race}</source>
        <translation>nach Rennen {race}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>alternative {number}: the first company to choose an alternative decides for all</source>
        <translation>Alternative {number}: die erste Gesellschaft, die eine Alternative wählt, entscheidet für alle</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>as many as over all the others together</source>
        <translation>so viele wie über alle anderen zusammen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>as many as there are keys</source>
        <translation>so viele, wie es Schlüssel gibt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>as often as it is drawn</source>
        <translation>so oft, wie er gezogen wird</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>each rival already on one of its links receives {points}</source>
        <translation>jeder Mitbewerber, der schon auf einem ihrer Gleisstücke liegt, erhält {points}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>for {points} from the account</source>
        <translation>für {points} vom Konto</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>hexes, both junctions included</source>
        <translation>Felder, die Anschlüsse an beiden Enden mitgezählt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>in every hill hex</source>
        <translation>in jedem Hügelfeld</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>its price is paid from the account</source>
        <translation>ihr Preis wird vom Konto bezahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>kept by the owner</source>
        <translation>vom Besitzer behalten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>no extra building</source>
        <translation>kein zusätzlicher Bau</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>no place</source>
        <translation>keinem Ort</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>no saving</source>
        <translation>kein Sparen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>once one company has laid it, all run over it as over their own track</source>
        <translation>sobald eine Gesellschaft sie gebaut hat, fahren alle darauf wie auf eigenem Gleis</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>one company at each</source>
        <translation>je eine Gesellschaft</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>one company may lay it</source>
        <translation>eine Gesellschaft darf sie bauen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>only for number {seats} in the order of choosing</source>
        <translation>nur für Nummer {seats} in der Reihenfolge der Wahl</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>only for numbers {seats} in the order of choosing</source>
        <translation>nur für die Nummern {seats} in der Reihenfolge der Wahl</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>only when entered from other ground</source>
        <translation>nur bei Einfahrt von anderem Boden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>shared by both partners</source>
        <translation>unter beiden Partnern geteilt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>subtracts {points} from a train's roll</source>
        <translation>zieht einem Zug {points} vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>the ground delays no train on it</source>
        <translation>der Boden bremst darauf keinen Zug</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>the train that rolled first</source>
        <translation>der Zug, der zuerst gewürfelt hat</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>the train with the most points left</source>
        <translation>der Zug, der am meisten Punkte übrig hat</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>what the board's keys are made for</source>
        <translation>wofür die Schlüssel des Spielplans gemacht sind</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>what was won in the race or, without a prize, taken in</source>
        <translation>was im Rennen gewonnen oder, ohne Preis, eingenommen wurde</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>{n} companies at each</source>
        <translation>je {n} Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>{n} companies may lay it</source>
        <translation>{n} Gesellschaften dürfen sie bauen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>{rule} (see the map file).</source>
        <translation>{rule} (siehe Kartendatei).</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A number already used is replaced by the next free one of its tens, as 44 by {one} and 46 by {other}; if all its tens are used, by the next tens.</source>
        <translation>Eine verbrauchte Zahl wird durch die nächste freie ihres Zehners ersetzt, wie 44 durch {one} und 46 durch {other}; ist der ganze Zehner verbraucht, durch den nächsten Zehner.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A run connects two destinations: turn up two cards from the pack of {n}.</source>
        <translation>Eine Fahrt verbindet zwei Ziele: Decken Sie zwei Karten vom Stapel der {n} auf.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A run connects two towns. Roll two dice for each and find it in the key grid; the first die is the tens.</source>
        <translation>Eine Fahrt verbindet zwei Städte. Würfeln Sie für jede mit zwei Würfeln, und suchen Sie sie in der Schlüsseltafel; der erste Würfel gibt die Zehner.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A run has at least {n} link by the shortest way built.</source>
        <translation>Eine Fahrt hat auf dem kürzesten gebauten Weg mindestens {n} Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A run has at least {n} links by the shortest way built.</source>
        <translation>Eine Fahrt hat auf dem kürzesten gebauten Weg mindestens {n} Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A run that no player can make yet is held over until one can.</source>
        <translation>Eine Fahrt, die noch kein Spieler machen kann, wird zurückgestellt, bis es einer kann.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A shorter run, or one that no player can make, is drawn again completely.</source>
        <translation>Eine kürzere Fahrt oder eine, die kein Spieler machen kann, wird ganz neu gezogen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Bold numbers differ from the edition.</source>
        <translation>Fette Zahlen weichen von der Regelfassung ab.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Cards are put back and may come up again.</source>
        <translation>Karten werden zurückgelegt und können wiederkommen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Drawing the runs</source>
        <translation>Wie Fahrten gezogen werden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Each key comes up {n} times.</source>
        <translation>Jeder Schlüssel kommt {n} mal.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Each number comes up once.</source>
        <translation>Jede Zahl kommt einmal.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>For a shorter run, draw the second end again; the replaced one stays in the draw.</source>
        <translation>Ist eine Fahrt kürzer, ziehen Sie das zweite Ende neu; das ersetzte bleibt in der Ziehung.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>In races {races} the first end is a special destination; roll one die for it.</source>
        <translation>In den Rennen {races} ist das erste Ende ein Sonderziel; würfeln Sie dafür mit einem Würfel.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Numbers may come up again.</source>
        <translation>Zahlen können wiederkommen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Numbers of the Game</source>
        <translation>Die Zahlen des Spiels</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Where there are several entry hexes, each player chooses one.</source>
        <translation>Gibt es mehrere Zugänge, wählt jeder Spieler einen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>{n} race is run.</source>
        <translation>{n} Rennen wird gefahren.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>{n} races are run.</source>
        <translation>{n} Rennen werden gefahren.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>a link over open ground</source>
        <translation>ein Gleisstück über offenes Land</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>a link over open ground or into a town</source>
        <translation>ein Gleisstück über offenes Land oder in eine Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>across a river</source>
        <translation>über einen Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>across the {names}</source>
        <translation>über: {names}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <location filename="../../studio/tools/map_tooltips.py"/>
        <source>crossing {ends}</source>
        <translation>Querung {ends}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>each half in a hill</source>
        <translation>jede Hälfte im Hügel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>each half in a swamp</source>
        <translation>jede Hälfte im Sumpf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>each half in {kind}</source>
        <translation>jede Hälfte in {kind}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>from hill to hill</source>
        <translation>von Hügel zu Hügel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{cost} a link</source>
        <translation>{cost} je Gleisstück</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{name} bridge, to buy / to use</source>
        <translation>Brücke {name}, Kauf / Gebühr</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{name} ferry, to buy / to use</source>
        <translation>Fähre {name}, Kauf / Gebühr</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{name} public ferry, to use</source>
        <translation>Öffentliche Fähre {name}, Gebühr</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{name}, subtracted to board / land / at sea</source>
        <translation>{name}, Abzug beim Einschiffen / Ausschiffen / auf See</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{price} from the account</source>
        <translation>{price} vom Konto</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/units.py"/>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <location filename="../../studio/language/words.py"/>
        <source>Read-only file system</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../studio/mapview/overview.py"/>
        <source>Click or drag to move the view over the map.</source>
        <translation>Klicken oder ziehen, um den Ausschnitt auf der Karte zu bewegen.</translation>
    </message>
    <message>
        <location filename="../../studio/mapview/overview.py"/>
        <source>Overview of the map</source>
        <translation>Überblick über die Karte</translation>
    </message>
    <message>
        <location filename="../../studio/painting/queues.py"/>
        <source>Its queue does not accept jobs at present.</source>
        <translation>Seine Warteschlange nimmt zurzeit keine Aufträge an.</translation>
    </message>
    <message>
        <location filename="../../studio/painting/queues.py"/>
        <source>The printing system rejected the pages ({words}). Check that it is running.</source>
        <translation>Das Drucksystem hat die Seiten abgelehnt ({words}). Prüfen Sie, ob es läuft.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add a country, a note, a rule …</source>
        <translation>Ein Land, einen Hinweis, eine Regel … hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Click an item to show it on the map, double-click to edit it.</source>
        <translation>Ein Klick zeigt ein Objekt auf der Karte, ein Doppelklick bearbeitet es.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Closed sides</source>
        <translation>Gesperrte Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Contents of the board</source>
        <translation>Inhalt des Spielplans</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Errata</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Kinds of terrain</source>
        <translation>Geländearten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Named waters</source>
        <translation>Benannte Gewässer</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Permitted builds</source>
        <translation>Genehmigte Strecken</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>A link from open ground costs {price}.</source>
        <translation>Ein Gleisstück von offenem Land kostet {price}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>Entering subtracts {delay} from a train’s roll.</source>
        <translation>Die Einfahrt zieht {delay} vom Wurf eines Zuges ab.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>No track here, except by a crossing.</source>
        <translation>Kein Gleis hier, außer durch eine Querung.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>No track: off the map.</source>
        <translation>Kein Gleis: außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>Over the river {price}.</source>
        <translation>Über den Fluss {price}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>delay {delay}</source>
        <translation>bremst um {delay}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>link {price}</source>
        <translation>Gleisstück {price}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>no track</source>
        <translation>kein Gleis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>over the river {price}</source>
        <translation>über den Fluss {price}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/colour_field.py"/>
        <source>Choose a Colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/colour_field.py"/>
        <source>Like the map</source>
        <translation>Wie die Karte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>Type at least one whole number from {least} to {most}. Nothing was changed.</source>
        <translation>Geben Sie mindestens eine ganze Zahl von {least} bis {most} ein. Nichts wurde geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>Type at least one whole number of {least} or more. Nothing was changed.</source>
        <translation>Geben Sie mindestens eine ganze Zahl ab {least} ein. Nichts wurde geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>“{text}” is not valid. Type whole numbers from {least} to {most}, for example 1, 3; 2-4 means 2, 3 and 4.</source>
        <translation>„{text}“ ist ungültig. Geben Sie ganze Zahlen von {least} bis {most} ein, zum Beispiel 1, 3; 2-4 heißt 2, 3 und 4.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>“{text}” is not valid. Type whole numbers of {least} or more, for example 1, 3; 2-4 means 2, 3 and 4.</source>
        <translation>„{text}“ ist ungültig. Geben Sie ganze Zahlen ab {least} ein, zum Beispiel 1, 3; 2-4 heißt 2, 3 und 4.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>Close the explanation (Esc).</source>
        <translation>Die Erklärung schließen (Esc).</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>Explanation of the finding</source>
        <translation>Erklärung des Befunds</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>This fix is safe. Undo reverts it.</source>
        <translation>Diese Abhilfe ist sicher. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>This may remove something you want. Undo brings it back.</source>
        <translation>Das kann etwas entfernen, das Sie behalten wollen. „Rückgängig“ holt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>Waived: {reason}</source>
        <translation>Ausnahme: {reason}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>{n} more changes.</source>
        <translation>{n} weitere Änderungen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>{n} other fixes</source>
        <translation>{n} weitere Abhilfen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>1 waived</source>
        <translation>1 Ausnahme</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>Show waived findings with their reasons.</source>
        <translation>Befunde, die gelten, mit ihren Gründen zeigen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} error</source>
        <translation>{n} Fehler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} errors</source>
        <translation>{n} Fehler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} note</source>
        <translation>{n} Hinweis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} notes</source>
        <translation>{n} Hinweise</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} waived</source>
        <translation>{n} Ausnahmen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} warning</source>
        <translation>{n} Warnung</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{n} warnings</source>
        <translation>{n} Warnungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{words}. Click to hide them.</source>
        <translation>{words}. Klicken blendet sie aus.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{words}. Click to show them.</source>
        <translation>{words}. Klicken blendet sie ein.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_list.py"/>
        <location filename="../../studio/windows/frame/docks.py"/>
        <location filename="../../studio/windows/frame/window_display.py"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>city regions</source>
        <translation>Regionen neuer Städte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>designer</source>
        <translation>Autor</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>errata</source>
        <translation>Berichtigungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>file header</source>
        <translation>Kopf der Datei</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>line {n}</source>
        <translation>Zeile {n}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>picture to trace</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>waivers</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>waters</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_row.py"/>
        <source>checking again …</source>
        <translation>wird neu geprüft …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>Accept it, because …</source>
        <translation>Bleibt so, weil …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Remove Waiver</source>
        <translation>Ausnahme entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>The reason is saved in the map file. The finding is no longer counted.</source>
        <translation>Der Grund wird in der Kartendatei gespeichert. Der Befund zählt nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>Waive</source>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>Why the finding is acceptable</source>
        <translation>Warum der Befund in Ordnung ist</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Copy Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>No findings of the kinds selected above.</source>
        <translation>Keine Befunde der oben ausgewählten Arten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>No findings: this board passes every check.</source>
        <translation>Keine Befunde: Dieser Spielplan besteht jede Prüfung.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Show Place</source>
        <translation>Stelle zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>The board is being checked …</source>
        <translation>Der Spielplan wird geprüft …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Waive …</source>
        <translation>Gelten lassen …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Click a step to return to it; later steps are kept</source>
        <translation>Ein Klick auf einen Schritt kehrt zu ihm zurück; spätere Schritte bleiben erhalten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Start of the history</source>
        <translation>Anfang des Verlaufs</translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Steps of the history</source>
        <translation>Schritte des Verlaufs</translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>{step} ({n} clicks)</source>
        <translation>{step} ({n} Klicks)</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>&amp;Colour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>&amp;Delay of trains</source>
        <translation>Bre&amp;mst Züge um</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>&amp;Until round</source>
        <translation>B&amp;is Runde</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change colour of country</source>
        <translation>Farbe des Landes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change colour of terrain</source>
        <translation>Farbe des Geländes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change cost of terrain</source>
        <translation>Kosten des Geländes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change delay of terrain</source>
        <translation>Bremsung des Geländes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change pattern of terrain</source>
        <translation>Muster des Geländes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change rounds of region</source>
        <translation>Runden der Region ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Change symbol of terrain</source>
        <translation>Zeichen des Geländes ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Click the hex for the middle of the name.</source>
        <translation>Klicken Sie auf das Feld für die Mitte des Namens.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Cost per ha&amp;lf</source>
        <translation>Kosten je Hä&amp;lfte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Covers</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Drawn with</source>
        <translation>Gezeichnet mit</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Extra cost of each half of a link in it; hill and swamp usually cost 2.</source>
        <translation>Zusätzliche Kosten je Hälfte eines Gleisstücks; Hügel und Sumpf kosten meist 2.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Forei&amp;gn</source>
        <translation>Au&amp;sland</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>From &amp;round</source>
        <translation>Ab &amp;Runde</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Mark country as foreign</source>
        <translation>Land als Ausland kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Mark country as home</source>
        <translation>Land als Inland kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>No Colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>No name yet</source>
        <translation>Noch kein Name</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>One character for it in the map file.</source>
        <translation>Ein Zeichen dafür in der Kartendatei.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Place Automatically</source>
        <translation>Automatisch setzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Place Name on the Map</source>
        <translation>Namen auf die Karte setzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Place the name automatically where there is most room.</source>
        <translation>Den Namen automatisch dort setzen, wo am meisten Platz ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Points subtracted from a train's roll when it enters; a hill usually takes 1.</source>
        <translation>Punkte, die bei der Einfahrt vom Wurf eines Zuges abgehen; ein Hügel nimmt meist 1.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Printed on the map. Explain in a note when cities appear; test games do not use it yet.</source>
        <translation>Wird auf die Karte gedruckt. Erklären Sie in einem Hinweis, wann Städte entstehen; Probespiele verwenden es noch nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename country</source>
        <translation>Land umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Rename region</source>
        <translation>Region umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Rename terrain</source>
        <translation>Gelände umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Rename water</source>
        <translation>Gewässer umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>S&amp;ymbol in the file</source>
        <translation>&amp;Zeichen in der Datei</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The colour of its land; without one, the map's own.</source>
        <translation>Die Farbe des Landes; ohne Angabe die der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The colour of this terrain on the map.</source>
        <translation>Die Farbe dieses Geländes auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The first round in which a new city may appear here.</source>
        <translation>Die erste Runde, in der hier eine neue Stadt entstehen kann.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The last round in which a new city may appear here; leave empty for no limit.</source>
        <translation>Die letzte Runde, in der hier eine neue Stadt entstehen kann; leer heißt ohne Grenze.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this region, printed on the map.</source>
        <translation>Der Name dieser Region, der auf die Karte gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this sea, bay or lake.</source>
        <translation>Der Name dieses Meeres, dieser Bucht oder dieses Sees.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this terrain, for example marsh or forest.</source>
        <translation>Der Name dieses Geländes, zum Beispiel Moor oder Wald.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The name printed on the map.</source>
        <translation>Der Name, der auf die Karte gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The “Dynamic cities” rule says when cities appear. Test games do not use it yet.</source>
        <translation>Die Regel „Dynamische Städte“ sagt, wann Städte entstehen. Probespiele verwenden sie noch nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Track ends in the first hex of a foreign country; only permitted builds go further.</source>
        <translation>Gleis endet im ersten Feld eines fremden Landes; nur genehmigte Strecken führen weiter.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Use the map's own colour for its land.</source>
        <translation>Die Farbe der Karte für das Land verwenden.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>no adjacent land</source>
        <translation>kein Land daneben</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>no hexes</source>
        <translation>keine Felder</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>off the roll</source>
        <translation>vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>the end</source>
        <translation>zum Ende</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>{hexes} of adjacent land</source>
        <translation>{hexes} Land daneben</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>&amp;Best for</source>
        <translation>A&amp;m besten für</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>&amp;Designer</source>
        <translation>Aut&amp;or</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>&amp;Keys</source>
        <translation>S&amp;chlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>How destinations are drawn: with two dice, with dice and six specials, or with cards.</source>
        <translation>Wie Ziele gezogen werden: mit zwei Würfeln, mit Würfeln und sechs Sonderzielen oder mit Karten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Li&amp;cence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Maximum players</source>
        <translation>Höchstzahl der Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>No title yet</source>
        <translation>Noch kein Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>None given</source>
        <translation>Keine angegeben</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Not named</source>
        <translation>Nicht genannt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The best number of players, if known.</source>
        <translation>Die beste Spielerzahl, falls bekannt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The designer of the board.</source>
        <translation>Der Autor des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The edition of the rules for this board.</source>
        <translation>Die Regelfassung für diesen Spielplan.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The largest number of players.</source>
        <translation>Die größte Spielerzahl.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The smallest number of players.</source>
        <translation>Die kleinste Spielerzahl.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The terms on which others may use the board, for example CC-BY-4.0.</source>
        <translation>Die Bedingungen, unter denen andere den Spielplan nutzen dürfen, zum Beispiel CC-BY-4.0.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The title printed on the sheet.</source>
        <translation>Der Titel, der auf das Blatt gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Tit&amp;le</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>{columns} × {rows} hexes, a point on top, {across_flats_mm:g} mm from centre to centre: {width:.0f} × {height:.0f} mm</source>
        <translation>{columns} × {rows} Felder, Spitze oben, {across_flats_mm:g} mm von Mitte zu Mitte: {width:.0f} × {height:.0f} mm</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>{columns} × {rows} hexes, a side on top, {across_flats_mm:g} mm from centre to centre: {width:.0f} × {height:.0f} mm</source>
        <translation>{columns} × {rows} Felder, Seite oben, {across_flats_mm:g} mm von Mitte zu Mitte: {width:.0f} × {height:.0f} mm</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>&amp;Alongside</source>
        <translation>&amp;Parallelbau</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>&amp;Cost</source>
        <translation>&amp;Kosten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Country</source>
        <translation>&amp;Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>&amp;Paid with</source>
        <translation>Be&amp;zahlt mit</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>&amp;Price to buy</source>
        <translation>&amp;Kaufpreis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>&amp;When</source>
        <translation>O&amp;ffen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>A t&amp;urn at sea</source>
        <translation>Spielzug auf &amp;See</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>According to the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Account money</source>
        <translation>Geld vom Konto</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>After race </source>
        <translation>Nach Rennen </translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>All companies may use it from the first race on. The bank receives its fee.</source>
        <translation>Alle Gesellschaften dürfen sie vom ersten Rennen an benutzen. Ihre Gebühr erhält die Bank.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Build</source>
        <translation>Genehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Building points</source>
        <translation>Baupunkten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change cost of crossing</source>
        <translation>Kosten der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change country of permitted build</source>
        <translation>Land der genehmigten Strecke ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change delay of crossing</source>
        <translation>Bremsung der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change delay of ferry</source>
        <translation>Bremsung der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change fee of ferry</source>
        <translation>Gebühr der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change port of ferry</source>
        <translation>Hafen der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change price of ferry</source>
        <translation>Preis der Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change text of crossing</source>
        <translation>Text der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Co&amp;mpanies</source>
        <translation>&amp;Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Crossing</source>
        <translation>Querung</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Draw its route on the map again; the other settings stay.</source>
        <translation>Den Verlauf auf der Karte neu zeichnen; die übrigen Angaben bleiben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>F&amp;ree for all once built</source>
        <translation>F&amp;rei für alle, sobald gebaut</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Fee fo&amp;r others</source>
        <translation>&amp;Gebühr für andere</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>For the wh&amp;ole route</source>
        <translation>Für den ganzen &amp;Verlauf</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Fro&amp;m</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>From the start</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Hills and other ground do not delay trains on it.</source>
        <translation>Hügel und anderer Boden bremsen Züge darauf nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>How it is paid for.</source>
        <translation>Womit sie bezahlt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>How many companies may build it.</source>
        <translation>Wie viele Gesellschaften sie bauen dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>No country</source>
        <translation>Kein Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>None yet</source>
        <translation>Noch keiner</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Once a company has built it, all companies run over it as over their own track.</source>
        <translation>Sobald eine Gesellschaft sie gebaut hat, fahren alle Gesellschaften darauf wie auf eigenem Gleis.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Other conditions, in words</source>
        <translation>Weitere Bedingungen, in Worten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Otherwise track ends at the far port. A bridge is drawn; no track is laid along it.</source>
        <translation>Sonst endet das Gleis am anderen Hafen. Eine Brücke wird gezeichnet; auf ihr wird kein Gleis gebaut.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Owner may &amp;build on from the far port</source>
        <translation>Besi&amp;tzer darf vom anderen Hafen weiterbauen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Payment to each rival with track here when track is laid alongside.</source>
        <translation>Zahlung an jeden Mitbewerber, dessen Gleis hier liegt, wenn daneben gebaut wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Points subtracted from a train’s roll when it boards.</source>
        <translation>Punkte, die beim Einschiffen vom Wurf eines Zuges abgehen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Points subtracted from a train’s roll when it leaves the ferry.</source>
        <translation>Punkte, die beim Ausschiffen vom Wurf eines Zuges abgehen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Points subtracted from the roll of a train that crosses it.</source>
        <translation>Punkte, die vom Wurf eines Zuges abgehen, der darüberfährt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Points subtracted from the roll of a turn that starts and ends on it.</source>
        <translation>Punkte, die vom Wurf abgehen, wenn ein Spielzug auf ihr beginnt und endet.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Printed next to the fields. Bots use only the fields.</source>
        <translation>Wird neben den Angaben gedruckt. Bots verwenden nur die Angaben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Public: no one bu&amp;ys it</source>
        <translation>Öffent&amp;lich: niemand kauft sie</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Redraw Route</source>
        <translation>Verlauf neu zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Route</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>T&amp;o</source>
        <translation>Na&amp;ch</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>T&amp;unnel: the ground delays no train</source>
        <translation>Tunne&amp;l: der Boden bremst keinen Zug</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Te&amp;xt</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The cost is for the whole route, built at once; otherwise for each of its links.</source>
        <translation>Die Kosten gelten für den ganzen Verlauf, auf einmal gebaut; sonst für jedes Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The cost of building it.</source>
        <translation>Was der Bau kostet.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The foreign country it may be built in.</source>
        <translation>Das fremde Land, in dem gebaut werden darf.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The price a company pays once to buy it.</source>
        <translation>Der Preis, den eine Gesellschaft einmal beim Kauf zahlt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The race after which it may be built; 0 allows it from the Building Stage on.</source>
        <translation>Das Rennen, nach dem sie gebaut werden darf; 0 erlaubt es ab der Bauphase.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The town at one end.</source>
        <translation>Die Stadt am einen Ende.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The town at the other end.</source>
        <translation>Die Stadt am anderen Ende.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>To &amp;land</source>
        <translation>Aussch&amp;iffen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>To bo&amp;ard</source>
        <translation>Einschi&amp;ffen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What other players pay the owner for each run over it; for a bridge, the toll.</source>
        <translation>Was andere Spieler dem Besitzer für jede Fahrt zahlen; bei einer Brücke der Zoll.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/form_rows.py"/>
        <source>Paint its area with the brush.</source>
        <translation>Das Gebiet mit dem Pinsel malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/form_rows.py"/>
        <source>Paint on the Map</source>
        <translation>Auf der Karte malen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/form_rows.py"/>
        <source>Remove this from the board. Undo brings it back.</source>
        <translation>Vom Spielplan entfernen. „Rückgängig“ holt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/form_rows.py"/>
        <source>Remove {word}</source>
        <translation>{word} entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Add to the rule</source>
        <translation>Zur Regel hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Add to the rule…</source>
        <translation>Zur Regel hinzufügen …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Change rule of the board</source>
        <translation>Regel des Spielplans ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Choose another part of the rule.</source>
        <translation>Wählen Sie einen weiteren Teil der Regel.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>No region is painted. Add one in the palette and paint where cities may appear.</source>
        <translation>Noch keine Region ist gemalt. Fügen Sie in der Palette eine hinzu, und malen Sie, wo Städte entstehen können.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Painted regions: {regions}.</source>
        <translation>Gemalte Regionen: {regions}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Printed on the sheet; test games do not use it yet.</source>
        <translation>Wird auf das Blatt gedruckt; Probespiele verwenden es noch nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Round </source>
        <translation>Runde </translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Rule</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Select Its Hexes</source>
        <translation>Ihre Felder auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Select the hexes where a city may appear in that round.</source>
        <translation>Die Felder auswählen, auf denen in dieser Runde eine Stadt entstehen kann.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>The round for the hexes.</source>
        <translation>Die Runde für die Felder.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <source>Remove this from the rule.</source>
        <translation>Dies aus der Regel entfernen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <source>any country</source>
        <translation>jedes Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <source>no coast</source>
        <translation>keine Küste</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>Edit the town in this hex.</source>
        <translation>Die Stadt in diesem Feld bearbeiten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>Place Town Here</source>
        <translation>Stadt hierher setzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>Select {name}</source>
        <translation>{name} wählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>Show the town in this hex</source>
        <translation>Die Stadt in diesem Feld zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Te&amp;rrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>The country this hex belongs to.</source>
        <translation>Das Land, zu dem dieses Feld gehört.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>The terrain of this hex.</source>
        <translation>Das Gelände dieses Feldes.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>Track</source>
        <translation>Gleis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <source>the Town</source>
        <translation>die Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Drag to move them with their contents. Use the Edit and Select menus to copy, turn or mirror them.</source>
        <translation>Ziehen verschiebt sie mit ihrem Inhalt. Kopieren, drehen und spiegeln können Sie sie mit den Menüs Bearbeiten und Auswahl.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Partly</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Set the country of all these hexes.</source>
        <translation>Das Land aller dieser Felder setzen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Set the terrain of all these hexes.</source>
        <translation>Das Gelände aller dieser Felder setzen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>only terrain</source>
        <translation>nur Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} ferries</source>
        <translation>{n} Fähren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} ferry</source>
        <translation>{n} Fähre</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} line</source>
        <translation>{n} Linie</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} lines</source>
        <translation>{n} Linien</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} rule</source>
        <translation>{n} Regel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>{n} rules</source>
        <translation>{n} Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} special</source>
        <translation>{n} Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} specials</source>
        <translation>{n} Sonderziele</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} town</source>
        <translation>{n} Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} towns</source>
        <translation>{n} Städte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/inspector.py"/>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>All other keys are assigned.</source>
        <translation>Alle anderen Schlüssel sind vergeben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>The board has no keys yet. Choose a key scheme in its properties.</source>
        <translation>Der Spielplan hat noch keine Schlüssel. Wählen Sie in seinen Eigenschaften eine Schlüsselart.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>Unassigned: {keys}.</source>
        <translation>Noch frei: {keys}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>another town</source>
        <translation>eine andere Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>keys are cards such as AS, 10H, QD or KC</source>
        <translation>Schlüssel sind Karten wie AS, 10H, QD oder KC</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>keys run from 11 to 66 with the digits 1 to 6</source>
        <translation>Schlüssel gehen von 11 bis 66 mit den Ziffern 1 bis 6</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>the special destination {name}</source>
        <translation>an das Sonderziel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{keys} are not keys of this board: {range}.</source>
        <translation>{keys} sind keine Schlüssel dieses Spielplans: {range}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{keys} is not a key of this board: {range}.</source>
        <translation>{keys} ist kein Schlüssel dieses Spielplans: {range}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is already assigned to {name}. Only two small towns may share a key.</source>
        <translation>{key} ist schon an {name} vergeben. Nur zwei Kleinstädte dürfen einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is already assigned to {whose}.</source>
        <translation>{key} ist schon {whose} vergeben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is shared with {name}; two small towns may share a key.</source>
        <translation>{key} wird mit {name} geteilt; zwei Kleinstädte dürfen das.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{n} keys are unassigned, from {key} on.</source>
        <translation>{n} Schlüssel sind noch frei, ab {key}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Available keys</source>
        <translation>Verfügbare Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Click to remove {key}.</source>
        <translation>Ein Klick entfernt {key}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Key {key}</source>
        <translation>Schlüssel {key}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>{key} is assigned to {owner}. Click to move it here.</source>
        <translation>{key} ist vergeben: {owner}. Ein Klick holt ihn hierher.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>{key} is free. Click to assign it.</source>
        <translation>{key} ist frei. Ein Klick weist ihn zu.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>A river makes links across it cost more, closed sides block links, a border separates countries.</source>
        <translation>Gleis über einen Fluss kostet mehr, gesperrte Seiten verhindern es, eine Grenze trennt Länder.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>By the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Change cost of {line}</source>
        <translation>Kosten ändern: {line}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Change kind of {line}</source>
        <translation>Art ändern: {line}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Click another line of this kind to join the two.</source>
        <translation>Klicken Sie auf eine andere Linie dieser Art, um beide zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Click the corner where you want to split the line.</source>
        <translation>Klicken Sie auf die Ecke, an der Sie die Linie teilen wollen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Join…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Remove Line</source>
        <translation>Linie entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Remove the whole line from the board. Undo brings it back.</source>
        <translation>Die ganze Linie vom Spielplan entfernen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename {line}</source>
        <translation>{line} umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Reverse the direction of the line, for example from mouth to source.</source>
        <translation>Die Richtung der Linie umkehren, zum Beispiel von der Mündung zur Quelle.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <location filename="../../studio/windows/frame/editor_view.py"/>
        <source>Reverse {line}</source>
        <translation>{line} umkehren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Runs</source>
        <translation>Verläuft</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Split…</source>
        <translation>Teilen…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>The name printed along the line.</source>
        <translation>Der Name, der an der Linie entlang gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>What crossing this river adds to the cost of a link.</source>
        <translation>Um wie viel dieser Fluss ein Gleisstück verteuert, das ihn überquert.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>points more</source>
        <translation>Punkte mehr</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>All other rules follow the board’s edition.</source>
        <translation>Alle anderen Regeln folgen der Regelfassung des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>Reset to the edition.</source>
        <translation>Auf die Regelfassung zurücksetzen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>Rule Changes</source>
        <translation>Regeländerungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>A few strokes, at a different angle for each kind</source>
        <translation>Ein paar Striche, bei jeder Art in anderem Winkel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Broad-leaved trees</source>
        <translation>Laubbäume</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Conifers</source>
        <translation>Nadelbäume</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Cracks, for ice or dry ground</source>
        <translation>Risse, für Eis oder trockenen Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Cross-hatching</source>
        <translation>Kreuzschraffur</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Dots, for sand or heath</source>
        <translation>Punkte, für Sand oder Heide</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Dunes</source>
        <translation>Dünen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Hatching, falling to the right</source>
        <translation>Schraffur, nach rechts fallend</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Hatching, rising to the right</source>
        <translation>Schraffur, nach rechts steigend</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Plain colour</source>
        <translation>Nur die Farbe</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Terraces and banks</source>
        <translation>Terrassen und Böschungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Tufts of grass</source>
        <translation>Grasbüschel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Waves, for flooded ground</source>
        <translation>Wellen, für überfluteten Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Building next to rivals</source>
        <translation>Bauen neben Mitbewerbern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Change a rule…</source>
        <translation>Regel ändern…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Choose a rule to change on this board.</source>
        <translation>Wählen Sie eine Regel, die Sie auf diesem Spielplan ändern wollen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Cost of a link</source>
        <translation>Kosten eines Gleisstücks</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Extra building</source>
        <translation>Zusätzliches Bauen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Joint lines</source>
        <translation>Gemeinsame Strecken</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Rule to change</source>
        <translation>Zu ändernde Regel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>The building allowance</source>
        <translation>Das Baugeld</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>The end of building</source>
        <translation>Das Ende des Bauens</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Trains</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Using other players' lines</source>
        <translation>Fahren auf fremden Strecken</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Any &amp;port</source>
        <translation>Jeder Ha&amp;fen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Any at ed&amp;ge</source>
        <translation>Jedes am &amp;Rand</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Any of &amp;country</source>
        <translation>Jedes im &amp;Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Change entries of special</source>
        <translation>Zugänge des Sonderziels ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Click the hexes and towns that lead there; click again to remove one.</source>
        <translation>Klicken Sie auf die Felder und Städte, die dorthin führen; ein zweiter Klick entfernt eines.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Entries</source>
        <translation>Zugänge</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Every hex at this edge of the board leads there.</source>
        <translation>Jedes Feld an diesem Rand des Spielplans führt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Every hex of this country leads there.</source>
        <translation>Jedes Feld dieses Landes führt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Every port of the board leads there.</source>
        <translation>Jeder Hafen des Spielplans führt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Give key {key} to special</source>
        <translation>Schlüssel {key} an Sonderziel geben</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Pick on the Map</source>
        <translation>Auf der Karte wählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Rename special</source>
        <translation>Sonderziel umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Special</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>The name of the destination, for example London or Ireland.</source>
        <translation>Der Name des Ziels, zum Beispiel London oder Irland.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>{n} entries, circled on the map</source>
        <translation>{n} Zugänge, auf der Karte eingekreist</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>{n} entry, circled on the map</source>
        <translation>{n} Zugang, auf der Karte eingekreist</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>&amp;Price</source>
        <translation>&amp;Preis</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>A secon&amp;d start</source>
        <translation>Ein &amp;zweiter Start</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>A&amp;lternative</source>
        <translation>Alter&amp;native</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Always open</source>
        <translation>Immer offen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Click the hexes and towns of this rule; click again to remove one.</source>
        <translation>Klicken Sie auf die Felder und Städte dieser Regel; ein zweiter Klick entfernt eines.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>How many companies may start at one of these places.</source>
        <translation>Wie viele Gesellschaften an einem dieser Orte beginnen dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Lets a company with track start again in another place during a building turn.</source>
        <translation>Erlaubt einer Gesellschaft mit Gleis in einem Bauzug einen weiteren Start.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Number </source>
        <translation>Nummer </translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Se&amp;ats</source>
        <translation>P&amp;lätze</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Seats that may start here, in the order of choosing, for example 1, 2; 2-4 means all three. Leave empty for all.</source>
        <translation>Plätze, die hier beginnen dürfen, in der Reihenfolge der Wahl, zum Beispiel 1, 2; 2-4 heißt alle drei. Leer heißt alle.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Starts with different numbers exclude each other: the first company to choose one decides for all. Without a number they are always open.</source>
        <translation>Starts mit verschiedenen Nummern schließen einander aus: Die erste Gesellschaft, die einen wählt, entscheidet für alle. Ohne Nummer sind sie immer offen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>The price, paid from the account.</source>
        <translation>Der Preis, vom Konto bezahlt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>The race after which a second start may be made; 0 from the start.</source>
        <translation>Das Rennen, nach dem ein zweiter Start erlaubt ist; 0 von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>&amp;Date</source>
        <translation>Datu&amp;m</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Change date of erratum</source>
        <translation>Datum der Berichtigung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Change erratum</source>
        <translation>Berichtigung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Change note</source>
        <translation>Hinweis ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Erratum</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Note for the players</source>
        <translation>Hinweis für die Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Printed on the sheet for the players; test games ignore it.</source>
        <translation>Wird für die Spieler auf das Blatt gedruckt; Probespiele beachten es nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Printed with the special rules; test games ignore it.</source>
        <translation>Wird mit den Sonderregeln gedruckt; Probespiele beachten es nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>The date of the correction as year-month-day, for example 2026-11-01.</source>
        <translation>Das Datum der Berichtigung als Jahr-Monat-Tag, zum Beispiel 2026-11-01.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>The mistake on the published board and its correction.</source>
        <translation>Der Fehler auf dem veröffentlichten Spielplan und seine Berichtigung.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>&amp;Bonus</source>
        <translation>P&amp;rämie</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>&amp;Port</source>
        <translation>Ha&amp;fen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Companies may start here. The first railway to reach it earns nothing.</source>
        <translation>Gesellschaften dürfen hier beginnen. Die erste Bahn, die sie erreicht, erhält nichts.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Ferries may call here, and specials with “any port” include it.</source>
        <translation>Fähren dürfen hier anlegen, und Sonderziele mit „jeder Hafen“ schließen sie ein.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Mark town as port</source>
        <translation>Stadt als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Mark town as small</source>
        <translation>Stadt als Kleinstadt kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Mark town as start</source>
        <translation>Stadt als Startort kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>No keys</source>
        <translation>Keine Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Remove Town</source>
        <translation>Stadt entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Remove key from town</source>
        <translation>Schlüssel von Stadt entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Remove this town from the board. Undo brings it back.</source>
        <translation>Diese Stadt vom Spielplan entfernen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>S&amp;mall town</source>
        <translation>&amp;Kleinstadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>St&amp;arting point</source>
        <translation>Start&amp;ort</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The first company to reach it earns less. Two small towns may share a key.</source>
        <translation>Die erste Gesellschaft, die sie erreicht, erhält weniger. Zwei Kleinstädte dürfen einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The keys of this town, for example 31, 32 or AS, 10H; 31-33 means all three. Important towns may have several; a place without keys is only a port or a name.</source>
        <translation>Die Schlüssel dieser Stadt, zum Beispiel 31, 32 oder AS, 10H; 31-33 heißt alle drei. Wichtige Städte dürfen mehrere haben; ein Ort ohne Schlüssel ist nur ein Hafen oder ein Name.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Unmark town as port</source>
        <translation>Stadt nicht mehr als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Unmark town as small</source>
        <translation>Stadt nicht mehr als Kleinstadt kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Unmark town as start</source>
        <translation>Stadt nicht mehr als Startort kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>What the first company to reach this town receives.</source>
        <translation>Was die erste Gesellschaft erhält, die diese Stadt erreicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>{key} is assigned to {owner}, and a special needs a key.</source>
        <translation>{key} ist vergeben: {owner}. Ein Sonderziel braucht einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>{key} is now shared with {owner}. Undo reverts this.</source>
        <translation>{key} wird nun geteilt mit: {owner}. „Rückgängig“ nimmt das zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>{key} was moved here from {owner}. Undo reverts this.</source>
        <translation>{key} wurde hierher verschoben, bisher: {owner}. „Rückgängig“ nimmt das zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Dim</source>
        <translation>Blass</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Draw it in pale colours: {holds}.</source>
        <translation>In blassen Farben zeichnen: {holds}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>O&amp;pacity of the picture</source>
        <translation>Deckkra&amp;ft der Vorlage</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Opacity of the picture to trace.</source>
        <translation>Deckkraft der Vorlage.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Protect it from selection and changes: {holds}.</source>
        <translation>Vor Auswahl und Änderung schützen: {holds}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show All</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show and unlock all layers.</source>
        <translation>Alle Ebenen zeigen und entsperren.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Show or hide: {holds}.</source>
        <translation>Zeigen oder ausblenden: {holds}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/new_things.py"/>
        <source>New country</source>
        <translation>Neues Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/new_things.py"/>
        <source>New region</source>
        <translation>Neue Region</translation>
    </message>
    <message>
        <location filename="../../studio/panels/new_things.py"/>
        <source>New water</source>
        <translation>Neues Gewässer</translation>
    </message>
    <message>
        <location filename="../../studio/panels/new_things.py"/>
        <source>new terrain</source>
        <translation>neues Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/paints.py"/>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/paints.py"/>
        <source>Edit the selected item.</source>
        <translation>Das Ausgewählte bearbeiten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Add a home or foreign country and paint its land.</source>
        <translation>Ein In- oder Auslandsgebiet hinzufügen und sein Land malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Add a region where new cities may appear in certain rounds, and paint it.</source>
        <translation>Eine Region hinzufügen, in der in bestimmten Runden Städte entstehen können, und sie malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Add your own kind of terrain with name, colour, cost and delay.</source>
        <translation>Eine eigene Geländeart mit Name, Farbe, Kosten und Bremsung hinzufügen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Current: {paint}</source>
        <translation>Aktuell: {paint}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw a border between countries along sides.</source>
        <translation>Eine Grenze zwischen Ländern an Seiten entlang zeichnen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw a river along sides. Links across it cost more.</source>
        <translation>Einen Fluss an Seiten entlang zeichnen. Gleis darüber kostet mehr.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw sides that no link may cross, for example a gorge or an inlet.</source>
        <translation>Seiten zeichnen, die kein Gleis überqueren darf, zum Beispiel eine Schlucht oder einen Meeresarm.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>For the brush: {paint}</source>
        <translation>Für den Pinsel: {paint}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Name a sea, bay or lake, and paint its hexes.</source>
        <translation>Ein Meer, eine Bucht oder einen See benennen und seine Felder malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>New city region…</source>
        <translation>Neue Städteregion…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>New country…</source>
        <translation>Neues Land…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>New kind of terrain…</source>
        <translation>Neue Geländeart…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>New named water…</source>
        <translation>Neues benanntes Gewässer…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Paint {n} hex.</source>
        <translation>{n} Feld malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Paint {n} hexes.</source>
        <translation>{n} Felder malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>The board has the maximum number of these. Remove one first.</source>
        <translation>Der Spielplan hat die Höchstzahl davon. Entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Click a stamp, then the map. R turns it, M mirrors it, Esc cancels.</source>
        <translation>Klicken Sie auf einen Stempel, dann auf die Karte. R dreht ihn, M spiegelt ihn, Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Delete the selected stamp. Included stamps cannot be deleted.</source>
        <translation>Den ausgewählten Stempel löschen. Mitgelieferte lassen sich nicht löschen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Save Selection…</source>
        <translation>Auswahl speichern…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Save the selected hexes and their contents as a stamp.</source>
        <translation>Die ausgewählten Felder und ihren Inhalt als Stempel speichern.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/charts.py"/>
        <source> Too short for a run.</source>
        <translation> Zu kurz für eine Fahrt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/charts.py"/>
        <source>minimum run</source>
        <translation>Mindestfahrt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/charts.py"/>
        <source>{name}: {n:,} of {of:,} ({share:.1%}).{short} Click to show it on the map.</source>
        <translation>{name}: {n:,} von {of:,} ({share:.1%}).{short} Ein Klick zeigt es auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/charts.py"/>
        <source>{n} of {of}</source>
        <translation>{n} von {of}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>As ta&amp;bles</source>
        <translation>Als &amp;Tabellen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Runs and reach cannot be computed. {amiss}</source>
        <translation>Fahrten und Reichweite lassen sich nicht berechnen. {amiss}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Show tables instead of charts.</source>
        <translation>Tabellen statt Diagrammen zeigen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>{name} (too short)</source>
        <translation>{name} (zu kurz)</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>A hex of the sheet</source>
        <translation>Ein Feld des Blatts</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>A lake allows track only by a crossing; ferries can sail on it.</source>
        <translation>Ein See erlaubt Gleis nur als Querung; Fähren können darauf fahren.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Board without a title</source>
        <translation>Spielplan ohne Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Border</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Building in swamps costs more, but swamps do not delay trains.</source>
        <translation>In Sümpfen kostet Bauen mehr, aber sie bremsen keinen Zug.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Building on hills costs more, and entering one delays a train.</source>
        <translation>Auf Hügeln kostet Bauen mehr, und die Einfahrt bremst einen Zug.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>City region</source>
        <translation>Städteregion</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Early</source>
        <translation>Frühe Auflage</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Hex {hex}</source>
        <translation>Feld {hex}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Kind of terrain</source>
        <translation>Geländeart</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Named water</source>
        <translation>Benanntes Gewässer</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>No hex or town selected</source>
        <translation>Kein Feld und keine Stadt ausgewählt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>No name</source>
        <translation>Kein Name</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>No region</source>
        <translation>Keine Region</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Off the map: nothing is printed or built here.</source>
        <translation>Außerhalb der Karte: Hier wird nichts gedruckt und nichts gebaut.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Open land, the cheapest to build on.</source>
        <translation>Offenes Land, am billigsten zu bebauen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint land that belongs to no country.</source>
        <translation>Land malen, das zu keinem Land gehört.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint the land of {name}. Hills and rivers do not change.</source>
        <translation>Das Gebiet von {name} malen. Hügel und Flüsse ändern sich nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint the region {name}, where new cities may appear.</source>
        <translation>Die Region {name} malen, in der neue Städte entstehen können.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint the water called {name}. Land does not change.</source>
        <translation>Das Gewässer {name} malen. Land ändert sich nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Permitted build</source>
        <translation>Genehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Place without keys</source>
        <translation>Ort ohne Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Remove hexes from the regions for new cities.</source>
        <translation>Felder aus den Regionen neuer Städte entfernen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Remove the name from water.</source>
        <translation>Den Namen vom Wasser entfernen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Rule changes</source>
        <translation>Regeländerungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Sea allows track only by a crossing; ferries can sail on it. The coast is drawn automatically.</source>
        <translation>Das Meer erlaubt Gleis nur als Querung; Fähren können darauf fahren. Die Küste wird automatisch gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Sixth</source>
        <translation>Sechste Auflage</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Special destination</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Special {key}</source>
        <translation>Sonderziel {key}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Start rule</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Terrain {code}</source>
        <translation>Gelände {code}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Tournament</source>
        <translation>Turnierregeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>around {hex}</source>
        <translation>um {hex}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>from {first} to {last}</source>
        <translation>von {first} bis {last}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>off the sheet</source>
        <translation>außerhalb des Blattes</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{kind} in {country}</source>
        <translation>{kind} in {country}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{kind} without a name</source>
        <translation>{kind} ohne Namen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{length} in {pieces} pieces</source>
        <translation>{length} in {pieces} Stücken</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{name}: each half of a link adds {half}; entering subtracts {delay} from a roll.</source>
        <translation>{name}: Jede Hälfte eines Gleisstücks kostet {half} zusätzlich; die Einfahrt zieht {delay} vom Wurf ab.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hex of the map would become open land. Undo brings everything back.</source>
        <translation>{n} Feld der Karte würde offenes Land. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hex of the map would belong to no country. Undo brings everything back.</source>
        <translation>{n} Feld der Karte gehörte dann zu keinem Land. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hexes of the map would become open land. Undo brings everything back.</source>
        <translation>{n} Felder der Karte würden offenes Land. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hexes of the map would belong to no country. Undo brings everything back.</source>
        <translation>{n} Felder der Karte gehörten dann zu keinem Land. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} side</source>
        <translation>{n} Seite</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} sides</source>
        <translation>{n} Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>in greyscale</source>
        <translation>in Graustufen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>to blue-blind eyes</source>
        <translation>für blaublinde Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>to green-blind eyes</source>
        <translation>für grünblinde Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>to normal eyes</source>
        <translation>für normale Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>to red-blind eyes</source>
        <translation>für rotblinde Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>A terrain or country colour of the board can hardly be distinguished from another.</source>
        <translation>Eine Gelände- oder Landesfarbe des Spielplans ist kaum von einer anderen zu unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>A terrain or country colour of the board is too dark for the names on it.</source>
        <translation>Eine Gelände- oder Landesfarbe des Spielplans ist zu dunkel für die Namen darauf.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Colour {owner} with {shade}</source>
        <translation>{owner} färben: {shade}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Example: `{name: forest, colour: "#2f4f2f"}`.</source>
        <translation>Beispiel: `{name: forest, colour: "#2f4f2f"}`.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Example: `{name: marsh, colour: "#c9d8a8"}` and `{name: wood, colour: "#d8cfa8"}`.</source>
        <translation>Beispiel: `{name: marsh, colour: "#c9d8a8"}` und `{name: wood, colour: "#d8cfa8"}`.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Names on {ground} have a contrast of only {ratio:.1f} to 1 in the style {theme}; they need {least} to 1.</source>
        <translation>Namen auf {ground} haben im Kartenstil {theme} nur einen Kontrast von {ratio:.1f} zu 1; nötig ist {least} zu 1.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>To fix it, choose a lighter colour; a fix offers the nearest suitable one. The contrast between names and terrain must be 4.5 to 1, the web guideline for text (WCAG 2.2, 1.4.3, level AA), in the selected map style (`check --theme`).</source>
        <translation>Abhilfe: eine hellere Farbe wählen; eine Abhilfe bietet die nächste passende an. Der Kontrast zwischen Namen und Gelände muss im gewählten Kartenstil (`check --theme`) 4,5 zu 1 sein, die Web-Richtlinie für Text (WCAG 2.2, 1.4.3, Stufe AA).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>To fix it, choose a lighter, darker or different colour; a fix offers the nearest one that differs from all others. Red, green and blue blindness are simulated after Machado, Oliveira and Fernandes (2009), and differences computed by CIEDE2000: at least 4 for each and for normal vision. In greyscale, colours must differ by 2 from each other, from open land and from water; hills, swamp and patterned terrain are recognised by their signs. The selected map style is judged (`check --theme`).</source>
        <translation>Abhilfe: eine hellere, dunklere oder andere Farbe wählen; eine Abhilfe bietet die nächste an, die sich von allen anderen unterscheidet. Rot-, Grün- und Blaublindheit werden nach Machado, Oliveira und Fernandes (2009) simuliert und Unterschiede nach CIEDE2000 berechnet: mindestens 4 für jede und für normales Sehen. In Graustufen müssen sich Farben um 2 voneinander, von offenem Land und von Wasser unterscheiden; Hügel, Sumpf und gemustertes Gelände erkennt man an ihren Zeichen. Beurteilt wird der gewählte Kartenstil (`check --theme`).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Why it matters: names are printed dark with a light edge. On dark terrain they cannot be read, least of all in poor light or with poor eyesight.</source>
        <translation>Warum das wichtig ist: Namen werden dunkel mit hellem Rand gedruckt. Auf dunklem Gelände sind sie nicht lesbar, am wenigsten bei schlechtem Licht oder mit schlechten Augen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Why it matters: one man in twelve is colour-blind, and many clubs print in grey. Players who cannot see where the marsh ends pay for it, or build where they may not.</source>
        <translation>Warum das wichtig ist: Jeder zwölfte Mann ist farbenfehlsichtig, und viele Vereine drucken in Grau. Wer nicht sieht, wo der Sumpf endet, zahlt dafür oder baut, wo es nicht erlaubt ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>to everyone</source>
        <translation>für alle</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>{one} and {other} look alike {whom}, in the style {theme}.</source>
        <translation>{one} und {other} sehen gleich aus, im Kartenstil {theme}: {whom}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>A text has characters that the printing font lacks.</source>
        <translation>Ein Text hat Zeichen, die der Druckschrift fehlen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>Example: a town `{name: 京都, hex: C4}`; or an arrow or emoji pasted into a note.</source>
        <translation>Beispiel: eine Stadt `{name: 京都, hex: C4}`; oder ein Pfeil oder Emoji in einem Hinweis.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>To fix it, write the name in Latin letters, or remove the character.</source>
        <translation>Abhilfe: den Namen in lateinischen Buchstaben schreiben oder das Zeichen entfernen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>Why it matters: an empty box is printed instead. Screens use another font, so the sheet looks different on each computer. The printing font has Latin, Greek and Cyrillic letters.</source>
        <translation>Warum das wichtig ist: Stattdessen wird ein leeres Kästchen gedruckt. Bildschirme nehmen eine andere Schrift, sodass das Blatt auf jedem Rechner anders aussieht. Die Druckschrift hat lateinische, griechische und kyrillische Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>“{text}” has characters that the printing font lacks: {letters}.</source>
        <translation>„{text}“ hat Zeichen, die der Druckschrift fehlen: {letters}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>Example: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", or five towns that share one key.</source>
        <translation>Beispiel: „Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch“ oder fünf Städte, die sich einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The name {names} of key {key} would be {height:.1f} mm high in {where}; readable text needs {least} mm.</source>
        <translation>Der Name {names} zum Schlüssel {key} wäre {height:.1f} mm hoch in {where}; lesbar ist {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The names of a key do not fit on its card, or in the key grid, at a readable size.</source>
        <translation>Die Namen eines Schlüssels passen nicht in lesbarer Größe auf seine Karte oder in die Schlüsseltafel.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The names {names} of key {key} would be {height:.1f} mm high in {where}; readable text needs {least} mm.</source>
        <translation>Die Namen {names} zum Schlüssel {key} wären {height:.1f} mm hoch in {where}; lesbar ist {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>To fix it, shorten the name, add a space where it may be broken, or let fewer towns share the key. `platelayer print MAP --what cards` and `--what keys` show the result.</source>
        <translation>Abhilfe: den Namen kürzen, ein Leerzeichen einfügen, wo er umbrochen werden darf, oder weniger Städte den Schlüssel teilen lassen. `platelayer print MAP --what cards` und `--what keys` zeigen das Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>Why it matters: cards are read at arm's length and the grid across the table. Names are broken at spaces and set smaller until they fit; not everyone can read capitals under 1.3 mm.</source>
        <translation>Warum das wichtig ist: Karten liest man auf Armeslänge und die Tafel quer über den Tisch. Namen werden an Leerzeichen umbrochen und verkleinert, bis sie passen; Großbuchstaben unter 1,3 mm kann nicht jeder lesen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>its card</source>
        <translation>ihrer Karte</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>its place in the key grid</source>
        <translation>ihrem Platz in der Schlüsseltafel</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>A name is printed over keys, an anchor or a signpost.</source>
        <translation>Ein Name ist über Schlüssel, einen Anker oder einen Wegweiser gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>A river runs under a name.</source>
        <translation>Ein Fluss verläuft längs unter einem Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>A town's name is printed so far away that another town is as near.</source>
        <translation>Der Name einer Stadt ist so weit entfernt gedruckt, dass eine andere ebenso nah ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Example: a town with a long name among six others.</source>
        <translation>Beispiel: eine Stadt mit langem Namen inmitten von sechs anderen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Example: a town with a long name between two winding rivers.</source>
        <translation>Beispiel: eine Stadt mit langem Namen zwischen zwei gewundenen Flüssen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Example: four towns with long names on neighbouring hexes.</source>
        <translation>Beispiel: vier Städte mit langen Namen auf benachbarten Feldern.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The name {text} is printed over {sign}.</source>
        <translation>Der Name {text} ist über {sign} gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The name {text} is {own:.1f} mm from its town, and as near to {told}.</source>
        <translation>Der Name {text} ist {own:.1f} mm von seiner Stadt entfernt und ebenso nah an {told}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The names {one} and {other} overlap.</source>
        <translation>Die Namen {one} und {other} überlappen sich.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The river {line} runs under the name {text}.</source>
        <translation>Der Fluss {line} läuft unter dem Namen {text} entlang.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To fix it, shorten a name ("Newcastle" for "Newcastle-upon-Tyne"), move a town by one hex, or choose larger hexes for the sheet.</source>
        <translation>Abhilfe: einen Namen kürzen („Newcastle“ statt „Newcastle-upon-Tyne“), eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To fix it, shorten the name, move a town by one hex, or choose larger hexes for the sheet.</source>
        <translation>Abhilfe: den Namen kürzen, eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To fix it, shorten the name, move the town by one hex, or end the river sooner. Reported when 4 mm or more of a river are under one name.</source>
        <translation>Abhilfe: den Namen kürzen, die Stadt um ein Feld verlegen oder den Fluss früher enden lassen. Gemeldet wird es, wenn mindestens 4 mm eines Flusses unter einem Namen liegen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To fix it, shorten the names nearby, move a town by one hex, or choose larger hexes for the sheet. Reported when a name is more than 1 mm from its town's sign and another town's sign is as near.</source>
        <translation>Abhilfe: die Namen in der Nähe kürzen, eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen. Gemeldet wird es, wenn ein Name mehr als 1 mm vom Zeichen seiner Stadt entfernt und das einer anderen ebenso nah ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Two names overlap.</source>
        <translation>Zwei Namen überlappen sich.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: a half-hidden key is misread and can spoil a game. Names are placed automatically; here there was no free place.</source>
        <translation>Warum das wichtig ist: Ein halb verdeckter Schlüssel wird falsch gelesen und kann ein Spiel verderben. Namen werden automatisch gesetzt; hier war kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: crossing a river costs 2 points, and letters hide on which side it runs. A river that only passes below a name is not reported, because letters have a light edge.</source>
        <translation>Warum das wichtig ist: Einen Fluss zu überqueren kostet 2 Punkte, und Buchstaben verdecken, an welcher Seite er verläuft. Ein Fluss, der einen Namen nur kreuzt, wird nicht gemeldet, denn Buchstaben haben einen hellen Rand.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: neither can be read across the table, and players confuse the towns. Names are placed automatically near their towns; here there was no free place.</source>
        <translation>Warum das wichtig ist: Keiner ist quer über den Tisch lesbar, und die Spieler verwechseln die Städte. Namen werden automatisch bei ihrer Stadt gesetzt; hier war kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: players read a name for the nearest sign. Between two towns it is read for the wrong one, and a train runs to the wrong place. Names are placed automatically near their towns; here there was no free place.</source>
        <translation>Warum das wichtig ist: Ein Name gilt für das nächste Zeichen. Zwischen zwei Städten wird er der falschen zugeschrieben, und ein Zug fährt zum falschen Ort. Namen werden automatisch bei ihrer Stadt gesetzt; hier war kein Platz frei.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/placed.py"/>
        <source>the anchor of {town}</source>
        <translation>dem Anker von {town}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/placed.py"/>
        <source>the keys of {town}</source>
        <translation>den Schlüsseln von {town}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/placed.py"/>
        <source>the signpost to {special}</source>
        <translation>dem Wegweiser nach {special}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/placed.py"/>
        <source>the tag of {special}</source>
        <translation>dem Schildchen von {special}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>a darker {hue}</source>
        <translation>ein dunkleres {hue}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>a lighter {hue}</source>
        <translation>ein helleres {hue}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>another {hue}</source>
        <translation>ein anderes {hue}</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/shades.py"/>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>A seam between pages cuts a town or its name, and no page shows it whole.</source>
        <translation>Eine Naht zwischen Seiten zerschneidet eine Stadt oder ihren Namen, und keine Seite zeigt das Ganze.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Example: "Weston-super-Mare" across the middle of a map on two pages.</source>
        <translation>Beispiel: „Weston-super-Mare“ in der Mitte einer Karte auf zwei Seiten.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Example: `across_flats_mm: 100`, for which Severn would take 240 pages of A4.</source>
        <translation>Beispiel: `across_flats_mm: 100`; damit bräuchte der Severn 240 Seiten A4.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Example: `across_flats_mm: 6`, chosen so that the sheet fits on one page.</source>
        <translation>Beispiel: `across_flats_mm: 6`, gewählt, damit das Blatt auf eine Seite passt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Example: `designer: ""`, or a map without the line `licence:`.</source>
        <translation>Beispiel: `designer: ""` oder eine Karte ohne die Zeile `licence:`.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Hexes of {size:.1f} mm are enough, on one page of {paper}.</source>
        <translation>Felder von {size:.1f} mm genügen, auf einer Seite {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Hexes of {size:.1f} mm are enough, on {n} pages of {paper}.</source>
        <translation>Felder von {size:.1f} mm genügen, auf {n} Seiten {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Make the hexes {size:.1f} mm</source>
        <translation>Felder {size:.1f} mm groß machen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Names or keys of towns, specials, ferries or crossings are printed too small to read.</source>
        <translation>Namen oder Schlüssel von Städten, Sonderzielen, Fähren oder Querungen sind zu klein zum Lesen gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>On {n} pages of {paper} a seam runs through {names}{more}.</source>
        <translation>Auf {n} Seiten {paper} läuft eine Naht durch {names}{more}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The keys of {n} town are printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Die Schlüssel von {n} Stadt sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The keys of {n} towns are printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Die Schlüssel von {n} Städten sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map has no licence.</source>
        <translation>Die Karte hat keine Lizenz.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map names no designer and no licence.</source>
        <translation>Die Karte nennt weder Autor noch Lizenz.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map names no designer.</source>
        <translation>Die Karte nennt keinen Autor.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map needs too many pages.</source>
        <translation>Die Karte braucht zu viele Seiten.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map needs {n} pages of {paper}.</source>
        <translation>Die Karte braucht {n} Seiten {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The name of {n} ferry, crossing or special is printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Der Name von {n} Fähre, Querung oder Sonderziel ist zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The name of {n} town is printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Der Name von {n} Stadt ist zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The names of {n} ferries, crossings or specials are printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Die Namen von {n} Fähren, Querungen oder Sonderzielen sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The names of {n} towns are printed too small: {mm:.2f} mm high; readable text needs {least} mm.</source>
        <translation>Die Namen von {n} Städten sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To fix it, choose larger hexes and print on more pages or larger paper. If only one town's keys are too small, assign some of them to other towns. The minimum height is the one required by European law for small packages (Regulation 1169/2011, article 13).</source>
        <translation>Abhilfe: größere Felder wählen und auf mehr Seiten oder größerem Papier drucken. Sind nur die Schlüssel einer Stadt zu klein, einige davon anderen Städten geben. Die Mindesthöhe ist die des europäischen Rechts für kleine Verpackungen (Verordnung 1169/2011, Artikel 13).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To fix it, fill in both in the board's properties: your name or your club's, and a licence by its short name, for example CC-BY-4.0 (copy and change, but name me) or CC0-1.0 (no conditions).</source>
        <translation>Abhilfe: beides in den Eigenschaften des Spielplans ausfüllen: Ihren Namen oder den Ihres Vereins und eine Lizenz mit ihrem Kurznamen, zum Beispiel CC-BY-4.0 (kopieren und ändern, aber mich nennen) oder CC0-1.0 (ohne Bedingungen).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To fix it, make the hexes or the sheet smaller, or print on larger paper. Reported above 40 pages of the selected paper: in the print dialog, with `check --paper`, otherwise A4.</source>
        <translation>Abhilfe: die Felder verkleinern, auf größerem Papier drucken oder das Blatt verkleinern. Gemeldet werden mehr als 40 Seiten des gewählten Papiers: im Druckdialog, mit `check --paper`, sonst A4.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To fix it, print on larger paper (`platelayer print MAP --paper A3`), shorten the name, or move the town by one hex. The selected paper is judged: in the print dialog, with `check --paper`, otherwise A4. The printed words are in the studio's language or that of `check --print-language`; longer words need more room.</source>
        <translation>Abhilfe: auf größerem Papier drucken (`platelayer print MAP --paper A3`), den Namen kürzen oder die Stadt um ein Feld verlegen. Beurteilt wird das gewählte Papier: im Druckdialog, mit `check --paper`, sonst A4. Gedruckt wird in der Sprache des Studios oder der von `check --print-language`; längere Wörter brauchen mehr Platz.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: a map is read across a table. Not everyone can read digits under 1.3 mm, or small letters under 0.9 mm, and in poor light no one can.</source>
        <translation>Warum das wichtig ist: Eine Karte liest man quer über den Tisch. Ziffern unter 1,3 mm oder Kleinbuchstaben unter 0,9 mm kann nicht jeder lesen, und bei schlechtem Licht niemand.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: a map of hundreds of pages does not fit on a table. The usual cause is a wrong hex size: 100 mm instead of 10.</source>
        <translation>Warum das wichtig ist: Eine Karte aus Hunderten von Seiten passt auf keinen Tisch. Meist ist die Feldgröße falsch: 100 mm statt 10.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: glued halves never meet exactly, and a glued name is hard to read. Pages overlap by 12 mm, so anything shorter is whole on one of them.</source>
        <translation>Warum das wichtig ist: Geklebte Hälften passen nie genau, und ein geklebter Name ist schwer zu lesen. Seiten überlappen um 12 mm; alles Kürzere ist auf einer davon ganz zu sehen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: printed maps are passed on. Without a designer there is no one to ask or thank, and without a licence no one may copy, print or change the map.</source>
        <translation>Warum das wichtig ist: Gedruckte Karten werden weitergegeben. Ohne Autor kann man niemanden fragen und niemandem danken, und ohne Lizenz darf niemand die Karte kopieren, drucken oder ändern.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>A name has only invisible characters. Nothing is printed for it.</source>
        <translation>Ein Name hat nur unsichtbare Zeichen. Für ihn wird nichts gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>A name is not printed, or is cut off at the edge of the map, because there is no room for it.</source>
        <translation>Ein Name wird nicht gedruckt oder ist am Kartenrand abgeschnitten, weil für ihn kein Platz ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>Example: a river of two sides called "Munster Blackwater"; a town with a name longer than the map is wide.</source>
        <translation>Beispiel: ein Fluss aus zwei Seiten namens „Munster Blackwater“; eine Stadt, deren Name länger ist, als die Karte breit ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name of the river {name} is not printed: it does not fit along the river.</source>
        <translation>Der Name des Flusses {name} wird nicht gedruckt: Er passt nicht an den Fluss.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name {name} is cut off at the edge of the map.</source>
        <translation>Der Name {name} ist am Kartenrand abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name {name} is not printed: it does not fit in its area.</source>
        <translation>Der Name {name} wird nicht gedruckt: Er passt nicht in sein Gebiet.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>To fix it, shorten the name, or make the river or the area larger. You can place the name of an area on a hex by hand. Names of invisible characters are also reported: type them again.</source>
        <translation>Abhilfe: den Namen kürzen oder den Fluss oder das Gebiet vergrößern. Den Namen eines Gebiets können Sie von Hand auf ein Feld setzen. Auch Namen aus unsichtbaren Zeichen werden gemeldet: Geben Sie sie neu ein.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>Why it matters: rules and players use the names of rivers, waters and countries and look for them on the map. The name of a river or area is not printed where it would cover other things.</source>
        <translation>Warum das wichtig ist: Regeln und Spieler nennen Flüsse, Gewässer und Länder beim Namen und suchen ihn auf der Karte. Der Name eines Flusses oder Gebiets wird nicht gedruckt, wo er anderes verdecken würde.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Made with Platelayer.</source>
        <translation>Erstellt mit Platelayer.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Map Trial</source>
        <translation>Probespiele auf einer Karte</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <location filename="../../studio/windows/search/finder.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Seed</source>
        <translation>Zufallszahl</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>Untitled board</source>
        <translation>Spielplan ohne Titel</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Where Track Is Built</source>
        <translation>Wo Gleis gebaut wird</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Whiskers and numbers in brackets are {level:.0%} confidence intervals: Wilson intervals for shares, Student’s t for means. The vertical tick is the share expected if all were equal. A seat or start is reported above only if its interval, widened for the number of comparisons, excludes the tick.</source>
        <translation>Antennen und Zahlen in Klammern sind {level:.0%}-Konfidenzintervalle: für Anteile nach Wilson, für Mittelwerte nach Student. Der senkrechte Strich ist der Anteil, der bei Gleichheit zu erwarten wäre. Ein Platz oder Startort wird oben nur genannt, wenn sein Intervall, erweitert für die Zahl der Vergleiche, den Strich nicht enthält.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>in every game</source>
        <translation>in jedem Spiel</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>in few games</source>
        <translation>in wenigen Spielen</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{n} of {of} hexes never</source>
        <translation>{n} von {of} Feldern nie</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{title} – trial of one game</source>
        <translation>{title} – ein Probespiel</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{title} – trial of {n} games</source>
        <translation>{title} – {n} Probespiele</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{title}: how often each link was built</source>
        <translation>{title}: wie oft jedes Gleisstück gebaut wurde</translation>
    </message>
    <message>
        <location filename="../../studio/session/background/worker_process.py"/>
        <source>It took more than {n:.0f} minutes and was stopped.</source>
        <translation>Es dauerte länger als {n:.0f} Minuten und wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/check_scheduler.py"/>
        <source>A check failed ({reason}). The findings shown may be out of date.</source>
        <translation>Eine Prüfung ist fehlgeschlagen ({reason}). Die gezeigten Befunde sind vielleicht veraltet.</translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>The board was not recovered and will be offered again</source>
        <translation>Der Spielplan wurde nicht wiederhergestellt und wird wieder angeboten</translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{name} was not opened</source>
        <translation>{name} wurde nicht geöffnet</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Another program changed the file, and another board was opened here meanwhile.</source>
        <translation>Ein anderes Programm hat die Datei geändert, und hier wurde inzwischen ein anderer Spielplan geöffnet.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Another running Platelayer has already recovered it.</source>
        <translation>Ein anderes laufendes Platelayer hat ihn schon wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Looking for earlier versions of {name} …</source>
        <translation>Frühere Fassungen von {name} werden gesucht …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Opening {name} …</source>
        <translation>{name} wird geöffnet …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Platelayer cannot read this file. It was not changed.</source>
        <translation>Platelayer kann diese Datei nicht lesen. Sie wurde nicht geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Recovering a board …</source>
        <translation>Ein Spielplan wird wiederhergestellt …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Saving would have removed its comments, and another board was opened here meanwhile.</source>
        <translation>Beim Speichern wären ihre Kommentare verloren gegangen, und hier wurde inzwischen ein anderer Spielplan geöffnet.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Saving {name} …</source>
        <translation>{name} wird gespeichert …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The board could not be recovered</source>
        <translation>Der Spielplan konnte nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The earlier version of {name} could not be kept ({error}) and was overwritten.</source>
        <translation>Die frühere Fassung von {name} konnte nicht aufbewahrt werden ({error}) und wurde überschrieben.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The earlier versions of {name} could not be listed</source>
        <translation>Die früheren Fassungen von {name} konnten nicht aufgelistet werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Unexpected error ({name}: {error}).</source>
        <translation>Unerwarteter Fehler ({name}: {error}).</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>{name} could not be opened</source>
        <translation>{name} konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>{name} could not be saved</source>
        <translation>{name} konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>{name} was not saved</source>
        <translation>{name} wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/open_requests.py"/>
        <source>{refusal}, because the board was being saved.</source>
        <translation>{refusal}, weil der Spielplan gerade gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/open_requests.py"/>
        <source>{refusal}, because the board was changed meanwhile.</source>
        <translation>{refusal}, weil der Spielplan inzwischen geändert wurde.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy could not be deleted from {folder} ({error}). Nothing is lost; it may be offered at the next start.</source>
        <translation>Die Sicherungskopie konnte nicht aus {folder} gelöscht werden ({error}). Nichts geht verloren; vielleicht wird sie beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy could not be written to {folder} ({error}). Save often: if the program closes now, unsaved work is lost.</source>
        <translation>Die Sicherungskopie konnte nicht in {folder} geschrieben werden ({error}). Speichern Sie oft: Wird das Programm jetzt beendet, geht ungespeicherte Arbeit verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy has not been written since {time}: the disk with {folder} does not respond. Save often: if the program closes now, unsaved work is lost.</source>
        <translation>Die Sicherungskopie wird seit {time} nicht mehr geschrieben: Der Datenträger mit {folder} antwortet nicht. Speichern Sie oft: Wird das Programm jetzt beendet, geht ungespeicherte Arbeit verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/pages.py"/>
        <source>{name} cannot be locked</source>
        <translation>{name} kann nicht gesperrt werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/settings/settings.py"/>
        <source>Platelayer cannot read the settings in {file} and uses the defaults. The file will be kept as {other}.</source>
        <translation>Platelayer kann die Einstellungen in {file} nicht lesen und verwendet die Standardeinstellungen. Die Datei wird als {other} aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../studio/session/settings/settings.py"/>
        <source>Some settings in {file} are not valid and are ignored: {names}.</source>
        <translation>Einige Einstellungen in {file} sind ungültig und werden übergangen: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Chain of lakes</source>
        <translation>Seenkette</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Check whether its disk is full or read-only.</source>
        <translation>Prüfen Sie, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Check whether you may write to its folder.</source>
        <translation>Prüfen Sie, ob Sie in seinen Ordner schreiben dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Estuary</source>
        <translation>Mündung</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Moor with hills</source>
        <translation>Moor mit Hügeln</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Mountain range</source>
        <translation>Gebirgszug</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>River bend</source>
        <translation>Flussbiegung</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp was not removed</source>
        <translation>Der Stempel wurde nicht entfernt</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp was not saved</source>
        <translation>Der Stempel wurde nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp {file} is no longer a map file. Fix it or remove it.</source>
        <translation>Der Stempel {file} ist keine Kartendatei mehr. Reparieren oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>{file} cannot be deleted: {reason}.</source>
        <translation>{file} lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/carrying.py"/>
        <source>Click to place. R and Shift+R turn, M mirrors, arrow keys and Enter work without the mouse, Esc cancels.</source>
        <translation>Klicken setzt es ab. R und Umschalt+R drehen, M spiegelt, Pfeiltasten und Eingabe gehen ohne Maus, Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>A permitted build needs a foreign country. Paint one first and mark it as foreign.</source>
        <translation>Eine genehmigte Strecke braucht ein fremdes Land. Malen Sie erst eines, und kennzeichnen Sie es als Ausland.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the first hex of the route. Esc cancels.</source>
        <translation>Klicken Sie auf das erste Feld des Verlaufs. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the next hex of the route. Click one of its hexes to end it there; Enter, Esc, the right button or a second click also ends it.</source>
        <translation>Klicken Sie auf das nächste Feld des Verlaufs. Ein Klick auf eines seiner Felder beendet ihn dort; auch Eingabe, Esc, die rechte Maustaste oder ein zweiter Klick beenden ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Draw {entry}</source>
        <translation>{entry} zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>The route must stay on the map.</source>
        <translation>Der Verlauf muss auf der Karte bleiben.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>This is home land, where everyone may build. Continue into the foreign country.</source>
        <translation>Das ist Inland, wo alle bauen dürfen. Führen Sie den Verlauf ins Ausland weiter.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>A ferry starts and ends at a port. Click a town, or place one there first.</source>
        <translation>Eine Fähre beginnt und endet in einem Hafen. Klicken Sie auf eine Stadt, oder setzen Sie dort zuerst eine.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Add ferry</source>
        <translation>Fähre hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the first port of the ferry. Esc cancels.</source>
        <translation>Klicken Sie auf den ersten Hafen der Fähre. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the other port, or water on the way there. Enter, Esc or the right button cancels.</source>
        <translation>Klicken Sie auf den anderen Hafen oder auf Wasser auf dem Weg dorthin. Eingabe, Esc oder die rechte Maustaste bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Name the town first: a ferry stores the names of its ports.</source>
        <translation>Geben Sie der Stadt erst einen Namen: Eine Fähre speichert die Namen ihrer Häfen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>No water leads there from the end of the route.</source>
        <translation>Vom Ende des Verlaufs führt kein Wasser dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Redraw ferry</source>
        <translation>Fähre neu zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} are now ports.</source>
        <translation>{names} sind jetzt Häfen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} is now a port.</source>
        <translation>{names} ist jetzt ein Hafen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{name} is not next to water. Click a port on a coast, or drag the town there.</source>
        <translation>{name} liegt nicht am Wasser. Klicken Sie auf einen Hafen an der Küste, oder ziehen Sie die Stadt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the corner where you want to split the line. Esc cancels.</source>
        <translation>Klicken Sie auf die Ecke, an der Sie die Linie teilen wollen. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the line to join with this one. Esc cancels.</source>
        <translation>Klicken Sie auf die Linie, die Sie mit dieser verbinden wollen. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click to continue the line, or drag along sides. Enter, Esc, the right button or a second click ends it.</source>
        <translation>Klicken Sie, um die Linie fortzusetzen, oder ziehen Sie an Seiten entlang. Eingabe, Esc, die rechte Maustaste oder ein zweiter Klick beendet sie.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click to continue the river, or drag along sides. Enter or a second click ends it and asks for its name; Esc or the right button only ends it.</source>
        <translation>Klicken Sie, um den Fluss fortzusetzen, oder ziehen Sie an Seiten entlang. Eingabe oder ein zweiter Klick beendet ihn und fragt nach dem Namen; Esc oder die rechte Maustaste beendet ihn nur.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>There is no other {line} here to join.</source>
        <translation>Hier gibt es keine andere Linie dieser Art ({line}).</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>These two rivers do not meet. Extend one to the other first.</source>
        <translation>Diese zwei Flüsse treffen sich nicht. Verlängern Sie zuerst einen bis zum anderen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>This line has only one side and cannot be split.</source>
        <translation>Diese Linie hat nur eine Seite und kann nicht geteilt werden.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/map_tooltips.py"/>
        <source>Permitted build in {country}</source>
        <translation>Genehmigte Strecke in {country}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/map_tooltips.py"/>
        <source>Special {key}, {name}</source>
        <translation>Sonderziel {key}, {name}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/map_tooltips.py"/>
        <source>costs {price}</source>
        <translation>kostet {price}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/map_tooltips.py"/>
        <source>no name yet</source>
        <translation>noch ohne Namen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Cheapest build: {cost}, {money} of it from the account.</source>
        <translation>Billigster Bau: {cost}, davon {money} vom Konto.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Cheapest build: {cost}.</source>
        <translation>Billigster Bau: {cost}.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Click a hex of the map to measure from.</source>
        <translation>Klicken Sie auf das Feld, von dem aus gemessen wird.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Measuring from {hex}. Click the other hex. Esc cancels.</source>
        <translation>Messung von {hex}. Klicken Sie auf das andere Feld. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Searching for the cheapest build. Esc cancels.</source>
        <translation>Der billigste Bau wird gesucht. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{links}, {mm:.0f} mm</source>
        <translation>{links}, {mm:.0f} mm</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} link</source>
        <translation>{n} Gleisstück</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} links</source>
        <translation>{n} Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{n} × {charge} at {cost}</source>
        <translation>{n} × {charge} zu {cost}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>{one} to {other}: {links}, {mm:.0f} mm. {price} Click to measure again.</source>
        <translation>{one} bis {other}: {links}, {mm:.0f} mm. {price} Ein Klick misst neu.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/naming.py"/>
        <source>Click the hex for the middle of the name. Esc cancels.</source>
        <translation>Klicken Sie auf das Feld für die Mitte des Namens. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/naming.py"/>
        <source>Drag the name {name} to its new place.</source>
        <translation>Ziehen Sie den Namen {name} an seinen neuen Ort.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename {entry}</source>
        <translation>{entry} umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/river_splitting.py"/>
        <source>The river is now split into several.</source>
        <translation>Der Fluss ist jetzt in mehrere geteilt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/river_splitting.py"/>
        <source>{name} is now two rivers; the longer one keeps the name.</source>
        <translation>{name} ist jetzt zwei Flüsse; der längere behält den Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/river_splitting.py"/>
        <source>{name} is now {n} rivers; the longest keeps the name.</source>
        <translation>{name} ist jetzt {n} Flüsse; der längste behält den Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Add place to {entry}</source>
        <translation>Ort hinzufügen: {entry}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>All keys for specials are assigned. Click a special’s signpost to change its entries.</source>
        <translation>Alle Schlüssel für Sonderziele sind vergeben. Klicken Sie auf den Wegweiser eines Sonderziels, um seine Zugänge zu ändern.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Click a hex or town for the start rule. Esc cancels.</source>
        <translation>Klicken Sie auf ein Feld oder eine Stadt für die Startregel. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Move place of {entry}</source>
        <translation>{entry}: Ort verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Remove place from {entry}</source>
        <translation>Ort entfernen: {entry}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>This board’s key scheme has no specials. Click next to the sheet to choose another scheme.</source>
        <translation>Die Schlüsselart dieses Spielplans hat keine Sonderziele. Klicken Sie neben das Blatt, um eine andere zu wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>This special is reached from {ways}. Click its sign to change this in the inspector.</source>
        <translation>Zu diesem Sonderziel führt {ways}. Klicken Sie auf sein Zeichen, um das im Inspektor zu ändern.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Type its name, or click more hexes or towns that lead there; click one again to remove it. Esc or the right button ends it.</source>
        <translation>Tippen Sie den Namen, oder klicken Sie weitere Felder oder Städte an, die dorthin führen; ein zweiter Klick entfernt eines. Esc oder die rechte Maustaste beendet es.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>{hex} already leads to this special.</source>
        <translation>{hex} führt schon zu diesem Sonderziel.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>{hex} is water; track cannot reach it.</source>
        <translation>{hex} ist Wasser; Gleis kommt nicht dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click a corner to start the line, or drag along sides; or use arrow keys and Enter. Ctrl or the right button erases.</source>
        <translation>Klicken Sie auf eine Ecke, um die Linie zu beginnen, oder ziehen Sie an Seiten entlang; oder nehmen Sie Pfeiltasten und Eingabe. Strg oder die rechte Maustaste löscht.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click a hex or town that leads to a new special destination.</source>
        <translation>Klicken Sie auf ein Feld oder eine Stadt, die zu einem neuen Sonderziel führt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click a patch of one terrain to select it. Shift adds, Ctrl removes.</source>
        <translation>Klicken Sie auf eine Fläche eines Geländes, um sie auszuwählen. Umschalt fügt hinzu, Strg entfernt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click an empty hex to place a town. Click a town to select it, drag it to move it.</source>
        <translation>Klicken Sie auf ein leeres Feld, um eine Stadt zu setzen. Klicken wählt eine Stadt aus, Ziehen verschiebt sie.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click the first hex of the crossing, or use arrow keys and Enter.</source>
        <translation>Klicken Sie auf das erste Feld der Querung, oder nehmen Sie Pfeiltasten und Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click the first hex of the permitted build, or use arrow keys and Enter.</source>
        <translation>Klicken Sie auf das erste Feld der genehmigten Strecke, oder nehmen Sie Pfeiltasten und Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click the first port of the ferry, or use arrow keys and Enter.</source>
        <translation>Klicken Sie auf den ersten Hafen der Fähre, oder nehmen Sie Pfeiltasten und Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click to paint a whole patch. The right button picks up the terrain.</source>
        <translation>Klicken malt eine ganze Fläche. Die rechte Maustaste nimmt das Gelände auf.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click to select, double-click to rename, drag to move. Drag empty ground to select hexes.</source>
        <translation>Klicken wählt aus, Doppelklick benennt um, Ziehen verschiebt. Auf leerem Boden wählt Ziehen Felder aus.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Click two hexes to see their distance and the cheapest track between them.</source>
        <translation>Klicken Sie auf zwei Felder, um ihren Abstand und das billigste Gleis dazwischen zu sehen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Drag a box to select hexes. Shift adds, Ctrl removes.</source>
        <translation>Ziehen Sie einen Rahmen, um Felder auszuwählen. Umschalt fügt hinzu, Strg entfernt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Drag around hexes to select them. Shift adds, Ctrl removes.</source>
        <translation>Ziehen Sie um Felder herum, um sie auszuwählen. Umschalt fügt hinzu, Strg entfernt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Drag from one corner to the opposite one. The right button picks up the terrain.</source>
        <translation>Ziehen Sie von einer Ecke zur gegenüberliegenden. Die rechte Maustaste nimmt das Gelände auf.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Drag from one end of the stroke to the other. The right button picks up the terrain.</source>
        <translation>Ziehen Sie von einem Ende des Strichs zum anderen. Die rechte Maustaste nimmt das Gelände auf.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Drag to paint. Shift draws a straight line, the right button picks up the terrain, Esc cancels.</source>
        <translation>Ziehen malt. Umschalt zieht eine gerade Linie, die rechte Maustaste nimmt das Gelände auf, Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Line along sides</source>
        <translation>Linie an Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Select box</source>
        <translation>Rahmen wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Select patch</source>
        <translation>Fläche wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/tool_list.py"/>
        <source>Straight stroke</source>
        <translation>Gerader Strich</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>This is not a hex of the map. A town needs one.</source>
        <translation>Das ist kein Feld der Karte. Eine Stadt braucht eines.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>{hex} already has a town. A hex can have only one.</source>
        <translation>Auf {hex} ist schon eine Stadt. Ein Feld kann nur eine haben.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>{town} is already on {hex}. A hex can have only one town.</source>
        <translation>Auf {hex} ist schon {town}. Ein Feld kann nur eine Stadt haben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>It has never been saved. Use Undo to go back.</source>
        <translation>Er wurde noch nie gespeichert. Mit „Rückgängig“ kommen Sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>This board has no file yet</source>
        <translation>Dieser Spielplan hat noch keine Datei</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>This file holds an open board or its tracing picture. Choose another name.</source>
        <translation>Diese Datei enthält einen offenen Spielplan oder dessen Vorlage. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>Two boards cannot share one file. Save this one under another name, or close the other tab first.</source>
        <translation>Zwei Spielpläne können nicht dieselbe Datei haben. Speichern Sie diesen unter einem anderen Namen, oder schließen Sie zuerst den anderen Reiter.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>{name} is in use</source>
        <translation>{name} wird gerade benutzt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>{name} is open in another tab</source>
        <translation>{name} ist in einem anderen Reiter offen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>&amp;Labels</source>
        <translation>&amp;Kennungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>&amp;Start from</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>A copy of {name}</source>
        <translation>Eine Kopie von {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>After {last} the letters start again, with numbers from {n}: {label} …</source>
        <translation>Nach {last} beginnen die Buchstaben von vorn, mit Zahlen ab {n}: {label} …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>An empty sheet that fills a page, or an included board</source>
        <translation>Ein leeres Blatt, das eine Seite füllt, oder ein mitgelieferter Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Create Board</source>
        <translation>Spielplan anlegen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Hex shape</source>
        <translation>Form der Felder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>How hexes are labelled, and from which corner they are counted</source>
        <translation>Wie die Felder bezeichnet und von welcher Ecke an sie gezählt werden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>How many hexes; you can resize the sheet later</source>
        <translation>Wie viele Felder; die Größe des Blatts lässt sich später ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>How the towns of a race are drawn: by dice, by cards or not yet decided</source>
        <translation>Womit die Städte eines Rennens gezogen werden: mit Würfeln, mit Karten oder noch offen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters along the columns from the right, numbers from the top</source>
        <translation>Buchstaben entlang der Spalten von rechts, Zahlen von oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters along the columns, numbers from the bottom</source>
        <translation>Buchstaben entlang der Spalten, Zahlen von unten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters along the columns, numbers from the top</source>
        <translation>Buchstaben entlang der Spalten, Zahlen von oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters down the rows, numbers from the left</source>
        <translation>Buchstaben die Zeilen abwärts, Zahlen von links</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters down the rows, numbers from the right</source>
        <translation>Buchstaben die Zeilen abwärts, Zahlen von rechts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters up the rows, numbers from the left</source>
        <translation>Buchstaben die Zeilen aufwärts, Zahlen von links</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>New Board</source>
        <translation>Neuer Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Open land of any size</source>
        <translation>Offenes Land beliebiger Größe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Open land on one page of {name}</source>
        <translation>Offenes Land auf einer Seite {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Open this board in a new tab; you choose its file when you save</source>
        <translation>Diesen Spielplan in einem neuen Reiter öffnen; die Datei wählen Sie beim Speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>The map fits on one page of {name}</source>
        <translation>Die Karte passt auf eine Seite {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>The map needs more than one page of {name}</source>
        <translation>Die Karte braucht mehr als eine Seite {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The sheet is {width:.0f} × {height:.0f} mm</source>
        <translation>Das Blatt misst {width:.0f} × {height:.0f} mm</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>The title printed on the sheet</source>
        <translation>Der Titel, wie er auf dem Blatt gedruckt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Which hexes are shifted by half a hex against their neighbours</source>
        <translation>Welche Felder gegenüber ihren Nachbarn um ein halbes Feld versetzt sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>columns by</source>
        <translation>Spalten mal</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>A file with this name already exists.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Another program changed {name}.</source>
        <translation>Ein anderes Programm hat {name} geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Spielpläne (*.yaml *.yml)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Changes you do not save are lost.</source>
        <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Choose Picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Close Anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Export Terrain</source>
        <translation>Gelände exportieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Its disk is slow or does not respond. If you close now, the unsaved work is kept as a recovery copy and offered at the next start.</source>
        <translation>Der Datenträger ist langsam oder antwortet nicht. Wenn Sie jetzt schließen, bleibt die ungespeicherte Arbeit als Sicherungskopie erhalten und wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Name of the stamp:</source>
        <translation>Name des Stempels:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Names or hexes to select, for example Cardiff or A30-A39, B4:</source>
        <translation>Namen oder Felder, die ausgewählt werden sollen, zum Beispiel Cardiff oder A30-A39, B4:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Open Board</source>
        <translation>Spielplan öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Pictures (*.png *.jpg *.jpeg *.tif *.tiff *.webp *.bmp *.gif)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.tif *.tiff *.webp *.bmp *.gif)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Platelayer uses {language} from the next start.</source>
        <translation>Platelayer verwendet ab dem nächsten Start {language}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Reload replaces the board with the file; Undo brings this board back.</source>
        <translation>„Neu laden“ ersetzt den Spielplan durch die Datei; „Rückgängig“ holt diesen zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Remove {what}?</source>
        <translation>{what} entfernen?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Replace {name}?</source>
        <translation>{name} ersetzen?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Report (*.html)</source>
        <translation>Bericht (*.html)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Restart Now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Restart Now opens your boards again with their unsaved changes. Undo starts from there.</source>
        <translation>„Jetzt neu starten“ öffnet Ihre Spielpläne mit den nicht gespeicherten Änderungen wieder. Rückgängig beginnt dort neu.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save Anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save Board</source>
        <translation>Spielplan speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save as Stamp</source>
        <translation>Als Stempel speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save the changes to {name}?</source>
        <translation>Änderungen an {name} speichern?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Save without Comments</source>
        <translation>Ohne Kommentare speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Select by Name</source>
        <translation>Nach Namen auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>The file contains comments written by hand. Saving keeps everything on the board, but not these comments. Save As does not touch the file.</source>
        <translation>Die Datei enthält von Hand geschriebene Kommentare. Beim Speichern bleibt alles auf dem Spielplan erhalten, aber nicht diese Kommentare. „Speichern unter“ lässt die Datei unberührt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>The file has changed since it was last opened or saved here. Save As does not touch it. Save Anyway overwrites it; its present contents are kept as an earlier version.</source>
        <translation>Die Datei hat sich geändert, seit sie zuletzt hier geöffnet oder gespeichert wurde. „Speichern unter“ lässt sie unberührt. „Trotzdem speichern“ überschreibt sie; ihr jetziger Inhalt bleibt als frühere Fassung erhalten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>These settings would change it. Cancel returns to the dialog; nothing is lost.</source>
        <translation>Diese Einstellungen würden das ändern. „Abbrechen“ führt zum Dialog zurück; nichts geht verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Unlock and Change</source>
        <translation>Entsperren und ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{name} has comments that cannot be kept.</source>
        <translation>{name} enthält Kommentare, die verloren gehen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{name} is still being saved.</source>
        <translation>{name} wird noch gespeichert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{titles} are locked.</source>
        <translation>{titles} sind gesperrt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{titles} is locked.</source>
        <translation>{titles} ist gesperrt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>, never saved</source>
        <translation>, nie gespeichert</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>A board without a title</source>
        <translation>Ein Spielplan ohne Titel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Ask Me Later</source>
        <translation>Später fragen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Discard the unsaved work on {name}?</source>
        <translation>Die ungespeicherte Arbeit an {name} verwerfen?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>It was never saved, so it will be lost.</source>
        <translation>Sie wurde nie gespeichert und geht verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Its file is not changed.</source>
        <translation>Die Datei wird nicht geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Platelayer closed unexpectedly. These unsaved boards can be recovered.</source>
        <translation>Platelayer wurde unerwartet beendet. Diese ungespeicherten Spielpläne lassen sich wiederherstellen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Recover All</source>
        <translation>Alle wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Unsaved Work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>{name} – cannot be read now ({reason})</source>
        <translation>{name} – zurzeit nicht lesbar ({reason})</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <location filename="../../studio/windows/frame/copied_boards.py"/>
        <source>Earlier Versions</source>
        <translation>Frühere Fassungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>Earlier versions of {name}</source>
        <translation>Frühere Fassungen von {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>It cannot be read.</source>
        <translation>Sie ist nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>Open as Copy</source>
        <translation>Als Kopie öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>These are the contents of the file before each time it was overwritten. A version opens as a copy without a file; your board does not change.</source>
        <translation>Das ist der Inhalt der Datei vor jedem Überschreiben. Eine Fassung öffnet sich als Kopie ohne Datei; Ihr Spielplan ändert sich nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>different sheet</source>
        <translation>anderes Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>in details</source>
        <translation>in Einzelheiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>until {when}   ({size})</source>
        <translation>bis {when}   ({size})</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>without {names}</source>
        <translation>ohne {names}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{held}; differs from now: {differences}</source>
        <translation>{held}; Unterschied zu jetzt: {differences}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{held}; same as now</source>
        <translation>{held}; wie jetzt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} bytes</source>
        <translation>{n} Bytes</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} hex with different terrain</source>
        <translation>{n} Feld mit anderem Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} hexes with different terrain</source>
        <translation>{n} Felder mit anderem Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} river</source>
        <translation>{n} Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} rivers</source>
        <translation>{n} Flüsse</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <source>A background task failed</source>
        <translation>Ein Vorgang im Hintergrund ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <source>Dismiss</source>
        <translation>Nicht mehr melden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>Command, town, hex or key</source>
        <translation>Befehl, Stadt, Feld oder Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>Find Command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>Town, hex, key, river, crossing …, for example Cardiff, T23, 31</source>
        <translation>Stadt, Feld, Schlüssel, Fluss, Querung …, zum Beispiel Cardiff, T23, 31</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/copied_boards.py"/>
        <source>A version is kept each time a file is overwritten. This has not happened yet.</source>
        <translation>Eine Fassung wird bei jedem Überschreiben einer Datei aufbewahrt. Das ist noch nicht geschehen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/copied_boards.py"/>
        <source>This board has no earlier version</source>
        <translation>Dieser Spielplan hat keine frühere Fassung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close this panel; its shortcut or the View menu opens it again</source>
        <translation>Diese Tafel schließen; ihr Tastenkürzel oder das Menü Ansicht öffnet sie wieder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close {panel}</source>
        <translation>{panel} schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Dock</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Dock this panel in the window</source>
        <translation>Diese Tafel am Fenster andocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Undock</source>
        <translation>Abdocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Undock this panel from the window</source>
        <translation>Diese Tafel vom Fenster abdocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>{names} are neither maps nor pictures.</source>
        <translation>{names} sind weder Karten noch Bilder.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>{names} is neither a map nor a picture.</source>
        <translation>{names} ist weder eine Karte noch ein Bild.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>{names} not opened. To trace a picture, drop it alone on its map.</source>
        <translation>{names} nicht geöffnet. Um ein Bild abzuzeichnen, legen Sie es allein auf seiner Karte ab.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>{name} is a picture. To trace it, open or create a map and drop the picture there.</source>
        <translation>{name} ist ein Bild. Um es abzuzeichnen, öffnen oder erstellen Sie einen Spielplan und legen das Bild dort ab.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/editor_view.py"/>
        <source>Select a ferry, a crossing, a permitted build or a special first.</source>
        <translation>Wählen Sie zuerst eine Fähre, eine Querung, eine genehmigte Strecke oder ein Sonderziel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/editor_view.py"/>
        <source>Select a river, a closed side or a border first.</source>
        <translation>Wählen Sie zuerst einen Fluss, eine gesperrte Seite oder eine Grenze.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/editor_view.py"/>
        <source>Select something to delete. To change terrain, paint over it.</source>
        <translation>Wählen Sie etwas aus, das gelöscht werden soll. Gelände ändern Sie durch Übermalen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Another program changed {name}. Reload replaces this board with the file; Undo brings it back.</source>
        <translation>Ein anderes Programm hat {name} geändert. „Neu laden“ ersetzt diesen Spielplan durch die Datei; „Rückgängig“ holt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Keep Mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Keep working on this board; saving asks again</source>
        <translation>An diesem Spielplan weiterarbeiten; beim Speichern wird noch einmal gefragt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Load the board from its file again</source>
        <translation>Den Spielplan neu aus seiner Datei laden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save the board to another file</source>
        <translation>Den Spielplan in einer anderen Datei speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>The board's file</source>
        <translation>Die Datei des Spielplans</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>The folder of {name} is missing; perhaps its disk was unplugged. Use Save As to save the board elsewhere. Nothing is lost.</source>
        <translation>Der Ordner von {name} fehlt; vielleicht wurde der Datenträger entfernt. Speichern Sie den Spielplan mit „Speichern unter“ anderswo. Nichts ist verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>Write the file again in the same place</source>
        <translation>Die Datei am selben Ort neu schreiben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_watching.py"/>
        <source>{name} was moved or deleted. Save writes it again.</source>
        <translation>{name} wurde verschoben oder gelöscht. „Speichern“ schreibt die Datei neu.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/help_commands.py"/>
        <source>Select a finding to read its explanation.</source>
        <translation>Wählen Sie einen Befund aus, um seine Erklärung zu lesen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/help_commands.py"/>
        <source>Select a finding to waive. Problems of the file itself and of waivers cannot be waived.</source>
        <translation>Wählen Sie einen Befund aus, der gelten soll. Fehler der Datei selbst und von Ausnahmen können nicht gelten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/language_choice.py"/>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/language_choice.py"/>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/lesson_panel.py"/>
        <source>End Lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/lesson_panel.py"/>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/lesson_panel.py"/>
        <source>Skip This Step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/lesson_panel.py"/>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/lesson_panel.py"/>
        <source>{title}  ·  {n} of {of}</source>
        <translation>{title}  ·  {n} von {of}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/main_window.py"/>
        <source>Recovery copies are written again.</source>
        <translation>Sicherungskopien werden wieder geschrieben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/main_window.py"/>
        <source>Reloaded: {path}.</source>
        <translation>Neu geladen: {path}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/main_window.py"/>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>Platelayer cannot look for unsaved work in {folder} ({error}). Any unsaved work is offered at the next start.</source>
        <translation>Platelayer kann in {folder} nicht nach ungespeicherter Arbeit suchen ({error}). Vorhandene wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>Platelayer cannot look for unsaved work: the disk with {folder} does not respond. Any unsaved work is offered as soon as it does.</source>
        <translation>Platelayer kann nicht nach ungespeicherter Arbeit suchen: Der Datenträger mit {folder} antwortet nicht. Sobald er antwortet, wird sie angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>The unsaved work in {page} could not be discarded ({error}). It will be offered again.</source>
        <translation>Die ungespeicherte Arbeit in {page} konnte nicht verworfen werden ({error}). Sie wird wieder angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>Continue with</source>
        <translation>Weitermachen mit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>Included boards</source>
        <translation>Mitgelieferte Spielpläne</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>New Board…</source>
        <translation>Neuer Spielplan…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>New to Platelayer? Take a short lesson:</source>
        <translation>Neu bei Platelayer? Beginnen Sie mit einer kurzen Lektion:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>The map studio for Railway Rivals</source>
        <translation>Das Kartenstudio für Railway Rivals</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>You can also drop a map file on this window.</source>
        <translation>Sie können auch eine Kartendatei in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/status_bar.py"/>
        <source>100 % is the size on paper</source>
        <translation>100 % ist die Größe auf Papier</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/tabs.py"/>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Close this board</source>
        <translation>Diesen Spielplan schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/tabs.py"/>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/tabs.py"/>
        <source>Open boards</source>
        <translation>Offene Spielpläne</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/window_display.py"/>
        <source>Findings  ·  {n}</source>
        <translation>Befunde  ·  {n}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/window_display.py"/>
        <source>{name}[*] (not saved yet)</source>
        <translation>{name}[*] (noch nicht gespeichert)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>&lt;b&gt;{print}&lt;/b&gt; shows the pages as they will be printed.</source>
        <translation>&lt;b&gt;{print}&lt;/b&gt; zeigt die Seiten so, wie sie gedruckt werden.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>&lt;b&gt;{trial}&lt;/b&gt; lets bots play games on the board and shows the results.</source>
        <translation>&lt;b&gt;{trial}&lt;/b&gt; lässt Bots auf dem Spielplan spielen und zeigt die Ergebnisse.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A coast and a river</source>
        <translation>Eine Küste und ein Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A full board has thirty-six keys. The findings list those still missing.</source>
        <translation>Ein vollständiger Spielplan hat sechsunddreißig Schlüssel. Die Befunde nennen die fehlenden.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A town here is under water. Click the first of the &lt;b&gt;findings&lt;/b&gt; at the lower right.</source>
        <translation>Hier steht eine Stadt unter Wasser. Klicken Sie unten rechts auf den ersten der &lt;b&gt;Befunde&lt;/b&gt;.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A town is drawn by its key. Click a free key in the inspector.</source>
        <translation>Eine Stadt wird über ihren Schlüssel gezogen. Klicken Sie im Inspektor auf einen freien Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Check, print and test</source>
        <translation>Prüfen, drucken und probespielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Click &lt;b&gt;Sea&lt;/b&gt; in the palette at the right, then drag along the lower edge of the board.</source>
        <translation>Klicken Sie rechts in der Palette auf &lt;b&gt;Meer&lt;/b&gt;, und ziehen Sie dann am unteren Rand des Spielplans entlang.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Click where the river starts, then where it meets the sea. A preview shows its route.</source>
        <translation>Klicken Sie auf den Anfang des Flusses, dann auf seine Mündung ins Meer. Eine Vorschau zeigt den Verlauf.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Draw a coast and a river</source>
        <translation>Eine Küste und einen Fluss zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Fix it: paint land over {town}, or use one of the finding's buttons.</source>
        <translation>Beheben Sie das: Malen Sie Land über {town}, oder benutzen Sie einen der Knöpfe am Befund.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Now a river. Press &lt;b&gt;{river}&lt;/b&gt;.</source>
        <translation>Nun ein Fluss. Drücken Sie &lt;b&gt;{river}&lt;/b&gt;.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Place a second town and give it a key.</source>
        <translation>Setzen Sie eine zweite Stadt, und geben Sie ihr einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{brush}&lt;/b&gt; for the brush.</source>
        <translation>Drücken Sie &lt;b&gt;{brush}&lt;/b&gt; für den Pinsel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{select}&lt;/b&gt; and drag a town to another hex. Its name and keys move with it.</source>
        <translation>Drücken Sie &lt;b&gt;{select}&lt;/b&gt;, und ziehen Sie eine Stadt auf ein anderes Feld. Name und Schlüssel wandern mit.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{town}&lt;/b&gt; and click a hex to place a town.</source>
        <translation>Drücken Sie &lt;b&gt;{town}&lt;/b&gt;, und klicken Sie auf ein Feld, um eine Stadt zu setzen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press Esc to end the river. Then press &lt;b&gt;{rename}&lt;/b&gt;, type its name and press Enter.</source>
        <translation>Beenden Sie den Fluss mit Esc. Drücken Sie dann &lt;b&gt;{rename}&lt;/b&gt;, tippen Sie den Namen, und drücken Sie Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>That is all you need to start. {help} opens the guide at any time.</source>
        <translation>Das genügt für den Anfang. {help} öffnet jederzeit das Handbuch.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Towns and keys</source>
        <translation>Städte und Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Type the town's name and press Enter.</source>
        <translation>Tippen Sie den Namen der Stadt, und drücken Sie Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>You cannot break anything: &lt;b&gt;{undo}&lt;/b&gt; reverts every change. Try it.</source>
        <translation>Sie können nichts kaputt machen: &lt;b&gt;{undo}&lt;/b&gt; nimmt jede Änderung zurück. Probieren Sie es.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>You have drawn a coast and a river. {redo} repeats what you undid.</source>
        <translation>Sie haben eine Küste und einen Fluss gezeichnet. {redo} wiederholt, was Sie rückgängig gemacht haben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>About Platelayer</source>
        <translation>Über Platelayer</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>All Pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>Page of the guide</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>The map studio for Railway Rivals · {edition}</source>
        <translation>Das Kartenstudio für Railway Rivals · {edition}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>from source</source>
        <translation>aus dem Quelltext</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/reading_dialogs.py"/>
        <source>version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;About Platelayer</source>
        <translation>Ü&amp;ber Platelayer</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;All</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Atlas</source>
        <translation>&amp;Atlas</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Board Properties</source>
        <translation>Eigenschaften des &amp;Spielplans</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Check, Print and Test</source>
        <translation>&amp;Prüfen, drucken, probespielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Closed Side</source>
        <translation>&amp;Gesperrte Seite</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Colour-Blind Safe</source>
        <translation>Für &amp;Farbenblinde</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Deutsch</source>
        <translation>&amp;Deutsch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Draw a Coast and a River</source>
        <translation>Eine &amp;Küste und einen Fluss zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Dynamic Cities</source>
        <translation>D&amp;ynamische Städte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;English</source>
        <translation>&amp;English</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Erratum</source>
        <translation>&amp;Berichtigung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Explain Finding</source>
        <translation>Befund &amp;erklären</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Export Picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Find Command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Fit in Window</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Go To…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Grow</source>
        <translation>Er&amp;weitern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Help on This</source>
        <translation>&amp;Hilfe hierzu</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Inspector</source>
        <translation>I&amp;nspektor</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Join Line…</source>
        <translation>Linie &amp;verbinden…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Kind of Terrain</source>
        <translation>&amp;Geländeart</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Larger Brush</source>
        <translation>&amp;Größerer Pinsel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Lasso</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Line Art to Colour</source>
        <translation>&amp;Linien zum Ausmalen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Map Style</source>
        <translation>&amp;Kartenstil</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Named Water</source>
        <translation>Benanntes &amp;Gewässer</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Night</source>
        <translation>&amp;Nacht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Palette</source>
        <translation>&amp;Palette</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Panels</source>
        <translation>&amp;Tafeln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Photocopy</source>
        <translation>F&amp;otokopie</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Reset Panels</source>
        <translation>Tafel&amp;n zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;River</source>
        <translation>Fl&amp;uss</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Rule Changes</source>
        <translation>&amp;Regeländerung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Rulers</source>
        <translation>L&amp;ineale</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Select</source>
        <translation>A&amp;uswahl</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Split Line…</source>
        <translation>Linie &amp;teilen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Stamps</source>
        <translation>Ste&amp;mpel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Start Rule</source>
        <translation>Start&amp;regel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Town</source>
        <translation>S&amp;tadt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Towns and Keys</source>
        <translation>&amp;Städte und Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;True Size</source>
        <translation>&amp;Wahre Größe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Zoom In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Accept the selected finding and give a reason</source>
        <translation>Den ausgewählten Befund mit einem Grund gelten lassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add a country, then name and paint it</source>
        <translation>Ein Land hinzufügen, dann benennen und malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add a named sea, bay or lake, then paint it</source>
        <translation>Ein benanntes Meer, eine Bucht oder einen See hinzufügen, dann malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add a region where new cities may appear</source>
        <translation>Eine Region hinzufügen, in der neue Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add a special destination without entries</source>
        <translation>Ein Sonderziel ohne Zugang hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add or remove rows and columns, change labels and size</source>
        <translation>Zeilen und Spalten hinzufügen oder entfernen, Kennungen und Größe ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add your own kind of terrain</source>
        <translation>Eine eigene Geländeart hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>B&amp;order</source>
        <translation>G&amp;renze</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>By Name or La&amp;bel…</source>
        <translation>Nach Name oder &amp;Kennung…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Change keyboard shortcuts</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Change rules of the edition for this board</source>
        <translation>Regeln der Regelfassung für diesen Spielplan ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>City Re&amp;gion</source>
        <translation>Städter&amp;egion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click a hex to place a town there</source>
        <translation>Auf ein Feld klicken, um dort eine Stadt zu setzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click a patch of one terrain to select it; Shift adds, Ctrl removes</source>
        <translation>Auf eine Fläche eines Geländes klicken, um sie auszuwählen; Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click anything on the map to select it; drag a town to move it</source>
        <translation>Auf etwas auf der Karte klicken, um es auszuwählen; eine Stadt ziehen, um sie zu verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click corners or drag along sides to close them to track; Ctrl erases</source>
        <translation>Auf Ecken klicken oder an Seiten entlangziehen, um sie für Gleis zu sperren; Strg löscht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click corners or drag along sides to draw a border; Ctrl erases</source>
        <translation>Auf Ecken klicken oder an Seiten entlangziehen, um eine Grenze zu zeichnen; Strg löscht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click corners or drag along sides to draw a river; Ctrl erases</source>
        <translation>Auf Ecken klicken oder an Seiten entlangziehen, um einen Fluss zu zeichnen; Strg löscht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the hexes and towns that lead to a special destination</source>
        <translation>Auf die Felder und Städte klicken, die zu einem Sonderziel führen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the hexes of a line that may be built in a foreign country</source>
        <translation>Auf die Felder einer Linie klicken, die in einem fremden Land gebaut werden darf</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the hexes of a tunnel or a long bridge</source>
        <translation>Auf die Felder eines Tunnels oder einer langen Brücke klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the places of a start rule</source>
        <translation>Auf die Orte einer Startregel klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click to paint a whole patch; a country or region stops at borders</source>
        <translation>Mit einem Klick eine ganze Fläche malen; ein Land oder eine Region endet an Grenzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click two hexes to see their distance and the cost of track between them</source>
        <translation>Auf zwei Felder klicken, um ihren Abstand und die Kosten des Gleises dazwischen zu sehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click two ports to lay a ferry between them</source>
        <translation>Auf zwei Häfen klicken, um eine Fähre dazwischen zu legen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Copy the selected hexes and their contents to the clipboard</source>
        <translation>Die ausgewählten Felder und ihren Inhalt in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Create a new board</source>
        <translation>Einen neuen Spielplan anlegen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Crossi&amp;ng</source>
        <translation>&amp;Querung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Cut the selected hexes and their contents to the clipboard</source>
        <translation>Die ausgewählten Felder und ihren Inhalt in die Zwischenablage ausschneiden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag a box to select hexes; Shift adds, Ctrl removes</source>
        <translation>Einen Rahmen ziehen, um Felder auszuwählen; Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag around hexes to select them; Shift adds, Ctrl removes</source>
        <translation>Um Felder herumziehen, um sie auszuwählen; Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint a rectangle</source>
        <translation>Ziehen, um ein Rechteck zu malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint a straight line</source>
        <translation>Ziehen, um eine gerade Linie zu malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint; the right button picks up the terrain</source>
        <translation>Ziehen, um zu malen; die rechte Maustaste nimmt das Gelände auf</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map as outlines to colour by hand</source>
        <translation>Die Karte als Umrisse zum Ausmalen zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map in colours that colour-blind people can distinguish</source>
        <translation>Die Karte in Farben zeichnen, die auch Farbenblinde unterscheiden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map in greys that survive photocopying</source>
        <translation>Die Karte in Grautönen zeichnen, die auch kopiert erkennbar bleiben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map light on dark</source>
        <translation>Die Karte hell auf dunkel zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map light or dark like the windows</source>
        <translation>Die Karte hell oder dunkel zeichnen wie die Fenster</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map like an atlas</source>
        <translation>Die Karte wie in einem Atlas zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the route of the selected item again</source>
        <translation>Den Verlauf des ausgewählten Objekts neu zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Earlier &amp;Versions…</source>
        <translation>Frühere F&amp;assungen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Explain the selected finding</source>
        <translation>Den ausgewählten Befund erklären</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Export &amp;Terrain…</source>
        <translation>&amp;Gelände exportieren…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Extend the selection by the neighbouring hexes</source>
        <translation>Die Auswahl um die benachbarten Felder erweitern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Ferr&amp;y</source>
        <translation>Fä&amp;hre</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Fin&amp;dings</source>
        <translation>Bef&amp;unde</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Find a command, town, hex or key by typing a few letters</source>
        <translation>Einen Befehl, eine Stadt, ein Feld oder einen Schlüssel mit ein paar Buchstaben suchen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Go to a hex, town or key by its name</source>
        <translation>Zu einem Feld, einer Stadt oder einem Schlüssel springen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Hex &amp;Labels</source>
        <translation>Feld&amp;kennungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Histor&amp;y</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Invert the selection</source>
        <translation>Die Auswahl umkehren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Join the selected line with another that you click</source>
        <translation>Die ausgewählte Linie mit einer anderen verbinden, auf die Sie klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>La&amp;nguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Lay&amp;ers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Leave Platelayer</source>
        <translation>Platelayer verlassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Let bots play many games on the board and see the results</source>
        <translation>Bots viele Spiele auf dem Spielplan spielen lassen und die Ergebnisse ansehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Like the &amp;System</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Like the &amp;Windows</source>
        <translation>Wie die &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>List everything on the board</source>
        <translation>Alles auf dem Spielplan auflisten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Load the board from its file again; Undo brings the present one back</source>
        <translation>Den Spielplan neu aus seiner Datei laden; „Rückgängig“ holt den jetzigen zurück</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make the brush one ring of hexes larger</source>
        <translation>Den Pinsel um einen Ring von Feldern vergrößern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make the brush one ring of hexes smaller</source>
        <translation>Den Pinsel um einen Ring von Feldern verkleinern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Meas&amp;ure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Mirror the selected hexes left to right</source>
        <translation>Die ausgewählten Felder von links nach rechts spiegeln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Mo&amp;ve</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes and their contents to the left</source>
        <translation>Die ausgewählten Felder mit ihrem Inhalt nach links verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes down</source>
        <translation>Die ausgewählten Felder nach unten verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes to the right</source>
        <translation>Die ausgewählten Felder nach rechts verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes up</source>
        <translation>Die ausgewählten Felder nach oben verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>N&amp;ote</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Ne&amp;xt Board</source>
        <translation>Nä&amp;chster Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>O&amp;verview</source>
        <translation>&amp;Überblick</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Open &amp;Last Boards at Start</source>
        <translation>&amp;Zuletzt offene beim Start öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Open a board from a file</source>
        <translation>Einen Spielplan aus einer Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Open a version of the file from before it was overwritten</source>
        <translation>Eine Fassung der Datei öffnen, bevor sie überschrieben wurde</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Open the page of the guide on the current task</source>
        <translation>Die Seite des Handbuchs zur aktuellen Aufgabe öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Paint Sel&amp;ection</source>
        <translation>Auswahl be&amp;malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Paint terrain from the colours of a scan or photo</source>
        <translation>Gelände nach den Farben eines Scans oder Fotos malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Paint the selected hexes with the palette’s terrain</source>
        <translation>Die ausgewählten Felder mit dem Gelände der Palette malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Paste the clipboard where you click</source>
        <translation>Den Inhalt der Zwischenablage dort einfügen, wo Sie klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Permitte&amp;d Build</source>
        <translation>Ge&amp;nehmigte Strecke</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Pict&amp;ure to Trace</source>
        <translation>&amp;Vorlage zum Abzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Preview the pages at true scale, then print them or save a PDF</source>
        <translation>Die Seiten im wahren Maßstab ansehen, dann drucken oder als PDF speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Previous &amp;Board</source>
        <translation>V&amp;origer Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Re&amp;verse Line</source>
        <translation>Linie umkeh&amp;ren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Read how to make a board, step by step</source>
        <translation>Schritt für Schritt lesen, wie man einen Spielplan macht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Rectan&amp;gle</source>
        <translation>R&amp;echteck</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Redo the change that was undone</source>
        <translation>Die rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Redra&amp;w Route…</source>
        <translation>Ver&amp;lauf neu zeichnen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Reloa&amp;d</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Remove the selection from the board</source>
        <translation>Die Auswahl vom Spielplan entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Rename the selected item</source>
        <translation>Das ausgewählte Objekt umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Reopen the boards that are open now at the next start</source>
        <translation>Die jetzt offenen Spielpläne beim nächsten Start wieder öffnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Return every panel to its default place</source>
        <translation>Alle Tafeln an ihren üblichen Platz zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Reverse the direction of the selected line</source>
        <translation>Die Richtung der ausgewählten Linie umkehren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>S&amp;heet…</source>
        <translation>Bla&amp;tt…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>S&amp;maller Brush</source>
        <translation>&amp;Kleinerer Pinsel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>S&amp;pecial</source>
        <translation>S&amp;onderziel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>S&amp;pecial without Entries</source>
        <translation>S&amp;onderziel ohne Zugang</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Same &amp;Terrain Everywhere</source>
        <translation>Gleiches Gel&amp;ände überall</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Ein Bild des Spielplans als SVG oder PNG speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save as Stam&amp;p…</source>
        <translation>Als Stem&amp;pel speichern…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save only the terrain as a PNG tile map</source>
        <translation>Nur das Gelände als PNG-Kachelkarte speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save the board to its file</source>
        <translation>Den Spielplan in seiner Datei speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save the selected hexes and their contents as a stamp</source>
        <translation>Die ausgewählten Felder und ihren Inhalt als Stempel speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Say where and when new cities appear in the game</source>
        <translation>Festlegen, wo und wann im Spiel neue Städte entstehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select Bo&amp;x</source>
        <translation>&amp;Rahmen wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select Patc&amp;h</source>
        <translation>&amp;Fläche wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select all hexes with the terrain of the selected ones</source>
        <translation>Alle Felder mit dem Gelände der ausgewählten auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select every hex of the sheet</source>
        <translation>Jedes Feld des Blatts auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select things by name, or hexes by their labels</source>
        <translation>Objekte nach Namen oder Felder nach Kennungen auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show a small view of the whole map</source>
        <translation>Eine kleine Ansicht der ganzen Karte zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show all steps and go back to any of them</source>
        <translation>Alle Schritte zeigen und zu einem davon zurückkehren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show and change the selection</source>
        <translation>Die Auswahl zeigen und ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show millimetres along the edges</source>
        <translation>Millimeter an den Rändern zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show or hide the picture under the map</source>
        <translation>Das Bild unter der Karte zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show saved pieces of map to paste</source>
        <translation>Gespeicherte Kartenstücke zum Einfügen zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show terrain, keys and runs as charts</source>
        <translation>Gelände, Schlüssel und Fahrten als Diagramme zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show terrain, lines and areas to draw</source>
        <translation>Gelände, Linien und Gebiete zum Zeichnen zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the board at its size on paper</source>
        <translation>Den Spielplan in der Größe auf Papier zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the board larger</source>
        <translation>Den Spielplan größer zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the board smaller</source>
        <translation>Den Spielplan kleiner zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the labels of hexes</source>
        <translation>Die Kennungen der Felder zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the lines between hexes</source>
        <translation>Die Linien zwischen den Feldern zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the results of the checks</source>
        <translation>Die Ergebnisse der Prüfungen zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the title, players, keys and rules of the board</source>
        <translation>Titel, Spieler, Schlüssel und Regeln des Spielplans zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the version, the licence and the credits</source>
        <translation>Version, Lizenz und Danksagungen zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the whole board</source>
        <translation>Den ganzen Spielplan im Fenster zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show, hide, dim or lock parts of the map</source>
        <translation>Teile der Karte zeigen, ausblenden, blass machen oder sperren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Split the selected line at a corner that you click</source>
        <translation>Die gewählte Linie an einer Ecke teilen, auf die Sie klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>St&amp;atistics</source>
        <translation>St&amp;atistik</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Straight Stro&amp;ke</source>
        <translation>Gerader Stri&amp;ch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Switch to the next open board</source>
        <translation>Zum nächsten offenen Spielplan wechseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Switch to the previous open board</source>
        <translation>Zum vorigen offenen Spielplan wechseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>T&amp;urn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take a short lesson</source>
        <translation>Eine kurze Lektion durchgehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take a short lesson on findings</source>
        <translation>Eine kurze Lektion über Befunde durchgehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take a short lesson on towns</source>
        <translation>Eine kurze Lektion über Städte durchgehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Test &amp;with Games…</source>
        <translation>Pro&amp;bespielen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Tr&amp;ace a Picture…</source>
        <translation>Bild ab&amp;zeichnen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn Ba&amp;ck</source>
        <translation>&amp;Zurückdrehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn the selected hexes and their contents clockwise by 60°</source>
        <translation>Die ausgewählten Felder mit ihrem Inhalt um 60° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn the selected hexes anticlockwise</source>
        <translation>Die ausgewählten Felder gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Undoc&amp;k Panel</source>
        <translation>Ta&amp;fel abdocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Undock the current panel, or dock it again</source>
        <translation>Die aktuelle Tafel abdocken oder wieder andocken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use English</source>
        <translation>Englisch sprechen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use German</source>
        <translation>Deutsch verwenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use dark windows</source>
        <translation>Dunkle Fenster verwenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use light or dark windows like the system</source>
        <translation>Helle oder dunkle Fenster verwenden wie das System</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use light windows</source>
        <translation>Helle Fenster verwenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use the system’s language if it is available</source>
        <translation>Die Sprache des Systems verwenden, wenn es sie gibt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>W&amp;aive Finding…</source>
        <translation>Befund gelten &amp;lassen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Window St&amp;yle</source>
        <translation>&amp;Fensterstil</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Write a correction of the published board</source>
        <translation>Eine Berichtigung des veröffentlichten Spielplans schreiben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Write a note that is printed on the sheet</source>
        <translation>Einen Hinweis schreiben, der auf das Blatt gedruckt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>&amp;Redo {edit}</source>
        <translation>&amp;Wiederholen: {edit}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>&amp;Undo {edit}</source>
        <translation>&amp;Rückgängig: {edit}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>Tool Bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/commands.py"/>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/message_box.py"/>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/message_box.py"/>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/progress_box.py"/>
        <source>Stopping …</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/question.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>Half shift</source>
        <translation>Halb versetzt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>Hex si&amp;ze</source>
        <translation>Feld&amp;größe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>Point on top</source>
        <translation>Spitze oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>Side on top</source>
        <translation>Seite oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>The distance from side to side of a hex.</source>
        <translation>Der Abstand von Seite zu Seite eines Feldes.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>The first, third … columns</source>
        <translation>Die erste, dritte … Spalte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>The first, third … rows</source>
        <translation>Die erste, dritte … Zeile</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>The second, fourth … columns</source>
        <translation>Die zweite, vierte … Spalte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>The second, fourth … rows</source>
        <translation>Die zweite, vierte … Zeile</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Actions and their shortcuts</source>
        <translation>Aktionen und ihre Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Assign this shortcut to the selected action</source>
        <translation>Der ausgewählten Aktion dieses Tastenkürzel zuweisen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Changed: {names}. This cannot be undone.</source>
        <translation>Geändert: {names}. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Find an action or a shortcut</source>
        <translation>Aktion oder Tastenkürzel suchen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>New &amp;shortcut:</source>
        <translation>&amp;Neues Tastenkürzel:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>No action has this name or shortcut.</source>
        <translation>Keine Aktion hat diesen Namen oder dieses Tastenkürzel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Part of an action’s name or shortcut</source>
        <translation>Teil des Namens oder Tastenkürzels einer Aktion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Press the keys you want. Backspace removes the shortcut.</source>
        <translation>Drücken Sie die gewünschten Tasten. Die Rücktaste entfernt das Tastenkürzel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Press the new shortcut for the selected action here</source>
        <translation>Drücken Sie hier das neue Tastenkürzel der ausgewählten Aktion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reassign</source>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reset all actions to their default shortcuts (asks first)</source>
        <translation>Alle Aktionen auf ihre üblichen Tastenkürzel zurücksetzen (mit Rückfrage)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reset all shortcuts to their defaults?</source>
        <translation>Alle Tastenkürzel zurücksetzen?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Reset the selected action to its default shortcut</source>
        <translation>Die ausgewählte Aktion auf ihr übliches Tastenkürzel zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Select the action whose shortcut you want to change</source>
        <translation>Wählen Sie die Aktion aus, deren Tastenkürzel Sie ändern wollen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>The map uses {keys}. Combine it with Ctrl, Alt or Shift.</source>
        <translation>Die Karte benutzt {keys}. Kombinieren Sie es mit Strg, Alt oder Umschalt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>{keys} is assigned to {title}, which would lose its shortcut.</source>
        <translation>{keys} ist „{title}“ zugewiesen; diese Aktion verlöre ihr Tastenkürzel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>All pages were sent to {name}. Check that the printed ruler measures 100 mm.</source>
        <translation>Alle Seiten wurden an {name} gesendet. Prüfen Sie, ob das gedruckte Lineal 100 mm misst.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>No printer was found. Add one in the system settings (on Linux through CUPS and its library libcups2), or save a PDF and print it at 100 %.</source>
        <translation>Es wurde kein Drucker gefunden. Fügen Sie in den Systemeinstellungen einen hinzu (unter Linux über CUPS und dessen Bibliothek libcups2), oder speichern Sie ein PDF, und drucken Sie es mit 100 %.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Page {ranges} does not exist; there are {count} pages.</source>
        <translation>Seite {ranges} gibt es nicht; es sind {count} Seiten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Print Anyway</source>
        <translation>Trotzdem drucken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Qt cannot print here ({error}). Save a PDF instead, and print that at 100 % from another program.</source>
        <translation>Qt kann hier nicht drucken ({error}). Speichern Sie stattdessen ein PDF, und drucken Sie es aus einem anderen Programm mit 100 %.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Stopped: {n} of {count} pages were sent to {name}.</source>
        <translation>Angehalten: {n} von {count} Seiten wurden an {name} gesendet.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{lost:.1f} mm at the edge would be cut off, because pages keep their true scale. You can save a PDF and print it elsewhere.</source>
        <translation>{lost:.1f} mm am Rand würden abgeschnitten, weil Seiten ihren wahren Maßstab behalten. Sie können ein PDF speichern und anderswo drucken.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} cannot print up to the edge of the paper.</source>
        <translation>{name} kann nicht bis an den Rand des Papiers drucken.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has no paper of {wide:.0f} × {high:.0f} mm. Choose another paper, or save a PDF.</source>
        <translation>{name} hat kein Papier von {wide:.0f} × {high:.0f} mm. Wählen Sie ein anderes Papier, oder speichern Sie ein PDF.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has received all pages, but is paused. It prints when resumed.</source>
        <translation>{name} hat alle Seiten erhalten, ist aber angehalten. Gedruckt wird, sobald der Drucker fortgesetzt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has received {n} of {count} pages. Check that it is switched on and set up in the system, or save a PDF.</source>
        <translation>{name} hat {n} von {count} Seiten erhalten. Prüfen Sie, ob er eingeschaltet und im System eingerichtet ist, oder speichern Sie ein PDF.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has received {n} of {count} pages. {why} You can save a PDF instead.</source>
        <translation>{name} hat {n} von {count} Seiten erhalten. {why} Sie können stattdessen ein PDF speichern.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/exporting.py"/>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/exporting.py"/>
        <source>Writing {name} …</source>
        <translation>{name} wird geschrieben …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/page_preview.py"/>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/page_preview.py"/>
        <source>Turn the wheel to zoom, drag to move. Double-click to switch between one page and all pages.</source>
        <translation>Drehen Sie das Rad zum Vergrößern, ziehen Sie zum Verschieben. Ein Doppelklick wechselt zwischen einer Seite und allen Seiten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_commands.py"/>
        <source>Picture saved as {path}.</source>
        <translation>Bild gespeichert als {path}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_commands.py"/>
        <source>{name} could not be written</source>
        <translation>{name} konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>&amp;Orientation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>A label in every hex</source>
        <translation>Eine Kennung in jedem Feld</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Always at true scale: {apart:g} mm from centre to centre.</source>
        <translation>Immer im wahren Maßstab: {apart:g} mm von Mitte zu Mitte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>At true scale: one for each player, or one for all.</source>
        <translation>Im wahren Maßstab: eine für jeden Spieler oder eine für alle.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Blank hexes to draw on</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Board at true scale and instructions; the board has no keys yet.</source>
        <translation>Spielplan im wahren Maßstab und Anleitung; er hat noch keine Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Board at true scale, key grid, cards and instructions.</source>
        <translation>Spielplan im wahren Maßstab, Schlüsseltafel, Karten und Anleitung.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Complete game kit</source>
        <translation>Vollständiges Spielmaterial</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Cut along the crop marks; the pages overlap by 12 mm.</source>
        <translation>Schneiden Sie an den Schnittmarken; die Seiten überlappen um 12 mm.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Fewest pages</source>
        <translation>Möglichst wenige Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Instructions for the players</source>
        <translation>Anleitung für die Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Key cards to cut out</source>
        <translation>Schlüsselkarten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Key grid</source>
        <translation>Schlüsseltafel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Language of the printed legend, costs and headings</source>
        <translation>Sprache der gedruckten Legende, Kosten und Überschriften</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Laying out the pages …</source>
        <translation>Die Seiten werden eingeteilt …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Map style for printing; it does not change the screen</source>
        <translation>Kartenstil für den Druck; am Bildschirm ändert er nichts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Nothing is cut: whatever does not fit below the map goes on its own page.</source>
        <translation>Nichts wird zerschnitten: Was nicht unter die Karte passt, kommt auf eine eigene Seite.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>One page of {paper}</source>
        <translation>Eine Seite {paper}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Page orientation; “Fewest pages” tries both</source>
        <translation>Ausrichtung der Seiten; „Möglichst wenige Seiten“ versucht beide</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Print these pages at true scale</source>
        <translation>Diese Seiten im wahren Maßstab drucken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Save these pages as a PDF that any printer can print</source>
        <translation>Diese Seiten als PDF speichern, das jeder Drucker druckt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Saved as {proposed}. Print it at 100 % and check the ruler.</source>
        <translation>Gespeichert als {proposed}. Drucken Sie es mit 100 %, und prüfen Sie das Lineal.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Stopped. Nothing was saved.</source>
        <translation>Angehalten. Nichts wurde gespeichert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The printer's paper; a larger map is split over several pages to join</source>
        <translation>Das Papier des Druckers; eine größere Karte wird auf mehrere Seiten verteilt, die man zusammenfügt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Useful for working sheets and for orders in postal games</source>
        <translation>Nützlich für Arbeitsblätter und für Befehle in Postspielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>What players need to know: one for each player, or one for all.</source>
        <translation>Was Spieler wissen müssen: eine für jeden Spieler oder eine für alle.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>What to print: map, blank sheet, key grid, cards, instructions, or everything</source>
        <translation>Was gedruckt wird: Karte, leeres Blatt, Schlüsseltafel, Karten, Anleitung oder alles</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>{count} cards of {wide:g} × {high:g} mm, at true scale. Cut along the lines.</source>
        <translation>{count} Karten von {wide:g} × {high:g} mm im wahren Maßstab. Schneiden Sie an den Linien.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>{n} pages in two sizes</source>
        <translation>{n} Seiten in zwei Größen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>{n} pages of {paper}</source>
        <translation>{n} Seiten {paper}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>100 %, actual size</source>
        <translation>100 %, Originalgröße</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>PDF, paper, page, legend</source>
        <translation>PDF, Papier, Seite, Legende</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>backup, restore, recover</source>
        <translation>Sicherung, wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>bigger brush, wider</source>
        <translation>breiterer Pinsel, größer</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>bots, simulate, play</source>
        <translation>Bots, simulieren, spielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>bucket, flood</source>
        <translation>Eimer, fluten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>checks, errors, warnings</source>
        <translation>Prüfungen, Fehler, Warnungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>city, station, place</source>
        <translation>Ort, Bahnhof, Platz</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>cliff, wall, barrier</source>
        <translation>Klippe, Mauer, Sperre</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>corridor, abroad</source>
        <translation>Korridor, Ausland</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>distance, price, length</source>
        <translation>Entfernung, Preis, Länge</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>erase, clear</source>
        <translation>löschen, leeren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>exit, signpost, edge</source>
        <translation>Ausgang, Wegweiser, Rand</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>flip</source>
        <translation>umklappen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>frontier</source>
        <translation>Landesgrenze</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>image, PNG, SVG</source>
        <translation>Bild, PNG, SVG</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>keyboard, keys, settings, preferences</source>
        <translation>Tastatur, Tasten, Einstellungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>magic wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>map style, look, theme, black and white</source>
        <translation>Kartenstil, Aussehen, Thema, schwarzweiß</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>map style, look, theme, colours</source>
        <translation>Kartenstil, Aussehen, Thema, Farben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>map style, look, theme, dark map</source>
        <translation>Kartenstil, Aussehen, Thema, dunkle Karte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>map style, look, theme, grey</source>
        <translation>Kartenstil, Aussehen, Thema, grau</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>minimap</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>narrower brush, thinner</source>
        <translation>schmalerer Pinsel, dünner</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new city region, region of new cities</source>
        <translation>neue Städteregion, Region neuer Städte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new country, state, nation</source>
        <translation>neues Land, Staat, Nation</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new erratum, correction</source>
        <translation>neue Berichtigung, Korrektur</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new kind of terrain, moor, forest, desert</source>
        <translation>neue Geländeart, Moor, Wald, Wüste</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new named water, name of a water, sea, lake, bay</source>
        <translation>neues benanntes Gewässer, Gewässername, Meer, See, Bucht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new note, text</source>
        <translation>neuer Hinweis, Text</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>new special</source>
        <translation>neues Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>pen, pencil, paint terrain, eraser, mountain</source>
        <translation>Stift, Gelände malen, Radiergummi, Berg</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>resize, crop, size</source>
        <translation>Größe ändern, zuschneiden, Maße</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>rotate</source>
        <translation>rotieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>scan, photo, import</source>
        <translation>Scan, Foto, einlesen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>search, jump</source>
        <translation>suchen, springen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>settings, preferences</source>
        <translation>Einstellungen, Sprache</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>settings, preferences, German</source>
        <translation>Einstellungen, Sprache</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>ship, steamer, boat</source>
        <translation>Schiff, Dampfer, Boot</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>stream, canal</source>
        <translation>Bach, Kanal</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>tunnel, bridge, viaduct</source>
        <translation>Tunnel, Brücke, Viadukt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>window style, look, theme</source>
        <translation>Fensterstil, Aussehen, Thema, Farbschema</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>window style, look, theme, dark mode, night</source>
        <translation>Fensterstil, Aussehen, Thema, Farbschema, Dunkelmodus, Nacht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>window style, look, theme, light mode, day</source>
        <translation>Fensterstil, Aussehen, Thema, Farbschema, heller Modus, Tag</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/finder.py"/>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/places_to_find.py"/>
        <source>Hex {title}</source>
        <translation>Feld {title}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/places_to_find.py"/>
        <source>Key {title}</source>
        <translation>Schlüssel {title}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/places_to_find.py"/>
        <source>Special {title}</source>
        <translation>Sonderziel {title}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/places_to_find.py"/>
        <source>Town {title}</source>
        <translation>Stadt {title}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/clipboard.py"/>
        <source>The clipboard cannot be pasted. {reason}</source>
        <translation>Die Zwischenablage lässt sich nicht einfügen. {reason}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/clipboard.py"/>
        <source>The clipboard has no map hexes. Select hexes and copy them first.</source>
        <translation>Die Zwischenablage enthält keine Felder. Wählen Sie Felder aus, und kopieren Sie sie zuerst.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/clipboard.py"/>
        <source>The clipboard lies completely off the map.</source>
        <translation>Die Zwischenablage liegt ganz außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/finding_commands.py"/>
        <source>The board has changed: this fix no longer applies.</source>
        <translation>Der Spielplan hat sich geändert; diese Abhilfe passt nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Hexes cut from this board are still available. Use Paste to place them.</source>
        <translation>Von diesem Spielplan ausgeschnittene Felder sind noch da. Setzen Sie sie mit „Einfügen“ ab.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Not included, because only partly selected: {names}.</source>
        <translation>Nicht dabei, weil nur teilweise ausgewählt: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Not included, because they have no hexes: {names}.</source>
        <translation>Nicht dabei, weil ohne eigene Felder: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Nothing here is called {text}.</source>
        <translation>Hier heißt nichts {text}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Select something on the map first.</source>
        <translation>Wählen Sie zuerst etwas auf der Karte aus.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Stamp {name}</source>
        <translation>Stempel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>The cut hexes are back on the clipboard.</source>
        <translation>Die ausgeschnittenen Felder sind wieder in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>This deletes the file {file} and cannot be undone. Maps keep what was stamped.</source>
        <translation>Das löscht die Datei {file} und lässt sich nicht rückgängig machen. Auf Karten bleibt Gestempeltes erhalten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>the stamp {name}</source>
        <translation>den Stempel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>{n} hex copied.</source>
        <translation>{n} Feld kopiert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>{n} hexes copied.</source>
        <translation>{n} Felder kopiert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Al&amp;phabets</source>
        <translation>Al&amp;phabete</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Along the columns</source>
        <translation>Die Spalten entlang</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Along the rows</source>
        <translation>Die Zeilen entlang</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Alphabets in order: A-Z; A-E +40 starts again and adds 40 to the numbers</source>
        <translation>Alphabete der Reihe nach: A-Z; A-E +40 beginnt von vorn und erhöht die Zahlen um 40</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>As set here</source>
        <translation>Wie hier eingestellt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Count again from the edge</source>
        <translation>Vom Rand neu zählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>From the bottom</source>
        <translation>Von unten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>From the right</source>
        <translation>Von rechts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>From the top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Keep every label</source>
        <translation>Jede Kennung behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Lette&amp;rs</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Letters s&amp;tart</source>
        <translation>Buchstaben be&amp;ginnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Num&amp;bers start</source>
        <translation>&amp;Zahlen beginnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>The direction in which a letter repeats</source>
        <translation>Die Richtung, in der sich ein Buchstabe wiederholt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>The edge where 1 is</source>
        <translation>Der Rand, an dem die 1 ist</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>The edge where A is</source>
        <translation>Der Rand, an dem A ist</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>What happens to the present labels</source>
        <translation>Was mit den vorhandenen Kennungen geschieht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Add or remove</source>
        <translation>Hinzufügen oder entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Apply these settings to the sheet; Undo reverts them</source>
        <translation>Diese Einstellungen auf das Blatt anwenden; „Rückgängig“ nimmt sie zurück</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>At the bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>At the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Change Sheet</source>
        <translation>Blatt ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Choose the largest hexes with which everything, or at least the map, fits on one page</source>
        <translation>Die größten Felder wählen, mit denen alles oder wenigstens die Karte auf eine Seite passt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Fit paper …</source>
        <translation>An Papier anpassen …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Fit {name}</source>
        <translation>An {name} anpassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>How many {lines} to add here; a negative number removes them</source>
        <translation>Wie viele {lines} hier hinzukommen; eine negative Zahl entfernt sie</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Invalid Sheet</source>
        <translation>Ungültiges Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Labels</source>
        <translation>Kennungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Looking for the largest hexes for {name} …</source>
        <translation>Die größten Felder für {name} werden gesucht …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Map, legend and tables fill one page of {paper}.</source>
        <translation>Karte, Legende und Tabellen füllen eine Seite {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Map, legend and tables fill one page of {paper}. With {alone:.1f} mm the map fills it alone, and the rest needs another page.</source>
        <translation>Karte, Legende und Tabellen füllen eine Seite {paper}. Mit {alone:.1f} mm füllt die Karte sie allein, und der Rest braucht eine weitere.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>New hexes are</source>
        <translation>Neue Felder sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Nothing is removed.</source>
        <translation>Nichts wird entfernt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Removed Items</source>
        <translation>Entfernte Objekte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Removed: {names}.</source>
        <translation>Entfernt: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>So many hexes do not fit on {paper} at any size.</source>
        <translation>So viele Felder passen in keiner Größe auf {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Terrain of the added rows and columns</source>
        <translation>Gelände der hinzugefügten Zeilen und Spalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The map alone fills one page of {paper}. Its legend and tables need another page.</source>
        <translation>Die Karte allein füllt eine Seite {paper}. Legende und Tabellen brauchen eine weitere.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Which rows or columns are shifted by half a hex</source>
        <translation>Welche Zeilen oder Spalten um ein halbes Feld versetzt sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>like their neighbours</source>
        <translation>wie ihre Nachbarn</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>open land</source>
        <translation>offenes Land</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>{words}, {lines} to add</source>
        <translation>{words}: {lines} anfügen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_map.py"/>
        <source>The map on the sheet, with the hexes added and removed</source>
        <translation>Die Karte auf dem Blatt mit hinzugefügten und entfernten Feldern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/mark_list.py"/>
        <source>Marked hexes and picked colours</source>
        <translation>Markierte Felder und aufgenommene Farben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/mark_list.py"/>
        <source>{hex} at {x:g}, {y:g}</source>
        <translation>{hex} bei {x:g}; {y:g}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/mark_list.py"/>
        <source>{n} hex brushed</source>
        <translation>{n} Feld überpinselt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/mark_list.py"/>
        <source>{n} hexes brushed</source>
        <translation>{n} Felder überpinselt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/scan_view.py"/>
        <source>Drop a scan or photo of a map here,
or click to choose one.</source>
        <translation>Scan oder Foto einer Karte hier ablegen
oder klicken, um eins zu wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/scan_view.py"/>
        <source>The picture to trace</source>
        <translation>Die Vorlage zum Abzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Arrow keys aim, Space marks, Shift+Space unmarks. + and − zoom, Shift+arrow keys move the picture, Ctrl+arrow keys nudge the grid.</source>
        <translation>Pfeiltasten zielen, die Leertaste markiert, Umschalt+Leertaste hebt auf. + und − zoomen, Umschalt+Pfeiltasten verschieben das Bild, Strg+Pfeiltasten das Raster.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Choose a picture, then click the centres of three hexes, far apart and not in one line.</source>
        <translation>Wählen Sie ein Bild, und klicken Sie dann auf die Mitten dreier Felder, weit auseinander und nicht auf einer Linie.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Keep Picture</source>
        <translation>Bild behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Keep the picture with the board and paint the proposed hexes (Ctrl+Enter)</source>
        <translation>Das Bild beim Spielplan behalten und die vorgeschlagenen Felder malen (Strg+Eingabe)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Paint Hexes</source>
        <translation>Felder malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Pixel {x:.0f}, {y:.0f}</source>
        <translation>Pixel {x:.0f}, {y:.0f}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Reading the hexes' colours … {share:.0%}</source>
        <translation>Die Farben der Felder werden gelesen … {share:.0%}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Reading {name} …</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>The grid is mirrored. If a hex is in the wrong place, use Undo.</source>
        <translation>Das Raster ist gespiegelt. Ist ein Feld am falschen Ort, nehmen Sie „Rückgängig“.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>The grid is set. Now pick colours; a fourth hex shows how well it fits.</source>
        <translation>Das Raster ist festgelegt. Nehmen Sie nun Farben auf; ein viertes Feld zeigt, wie genau es passt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>The hexes are stretched {times:.1f} times in one direction. If a hex is in the wrong place, use Undo.</source>
        <translation>Die Felder sind in einer Richtung auf das {times:.1f}-Fache gestreckt. Ist ein Feld am falschen Ort, nehmen Sie „Rückgängig“.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>The picture fills the sheet. Now pick colours; nudge it with Ctrl+arrow keys.</source>
        <translation>Das Bild füllt das Blatt. Nehmen Sie nun Farben auf; verschieben Sie es mit Strg+Pfeiltasten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>The picture fits within {off:.1f} pixels. Now pick colours.</source>
        <translation>Das Bild passt auf {off:.1f} Pixel genau. Nehmen Sie nun Farben auf.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Trace a Picture</source>
        <translation>Bild abzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Trace picture</source>
        <translation>Bild abzeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hex is outside the picture and does not change.</source>
        <translation>{n} Feld liegt außerhalb des Bildes und ändert sich nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hex will be painted, as brushed.</source>
        <translation>{n} Feld wird gemalt, wie eingepinselt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hex will be painted.</source>
        <translation>{n} Feld wird gemalt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hexes are outside the picture and do not change.</source>
        <translation>{n} Felder liegen außerhalb des Bildes und ändern sich nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hexes will be painted, as brushed.</source>
        <translation>{n} Felder werden gemalt, wie eingepinselt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} hexes will be painted.</source>
        <translation>{n} Felder werden gemalt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} more, outlined in red, are uncertain and do not change. Lower “At least sure” to paint them too.</source>
        <translation>{n} weitere, rot umrandet, sind unsicher und ändern sich nicht. Senken Sie „Mindestens sicher“, um sie auch zu malen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} more, outlined in red, is uncertain and does not change. Lower “At least sure” to paint it too.</source>
        <translation>{n} weiteres, rot umrandet, ist unsicher und ändert sich nicht. Senken Sie „Mindestens sicher“, um es auch zu malen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} of them, outlined in red, are uncertain.</source>
        <translation>{n} davon, rot umrandet, sind unsicher.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>{n} of them, outlined in red, is uncertain.</source>
        <translation>{n} davon, rot umrandet, ist unsicher.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>&amp;Click action</source>
        <translation>&amp;Klick</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>&amp;Hex</source>
        <translation>&amp;Feld</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>&amp;Opacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>&amp;Terrain</source>
        <translation>&amp;Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>A scan or photo of the map</source>
        <translation>Ein Scan oder Foto der Karte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>At least &amp;sure</source>
        <translation>Mindestens &amp;sicher</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Choose Picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Fit Height</source>
        <translation>In die Höhe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Fit Width</source>
        <translation>In die Breite</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Fit a picture without hexes to the height of the sheet; nudge it with Ctrl+arrow keys</source>
        <translation>Ein Bild ohne Felder auf die Höhe des Blatts bringen; mit Strg+Pfeiltasten verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Fit a picture without hexes to the width of the sheet; nudge it with Ctrl+arrow keys</source>
        <translation>Ein Bild ohne Felder auf die Breite des Blatts bringen; mit Strg+Pfeiltasten verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Hexes below this certainty do not change</source>
        <translation>Felder unter dieser Sicherheit ändern sich nicht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Opacity of the picture under the map</source>
        <translation>Deckkraft des Bildes unter der Karte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Redo the last mark (Ctrl+Shift+Z)</source>
        <translation>Die letzte Markierung wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Remove the selected entries from the list</source>
        <translation>Die ausgewählten Einträge aus der Liste entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>The hex whose centre you click next on the picture</source>
        <translation>Das Feld, dessen Mitte Sie als Nächstes auf dem Bild anklicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>The terrain whose colour you pick next</source>
        <translation>Das Gelände, dessen Farbe Sie als Nächstes aufnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Undo the last mark (Ctrl+Z)</source>
        <translation>Die letzte Markierung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>What a click on the picture does</source>
        <translation>Was ein Klick auf das Bild tut</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>brush hexes to paint</source>
        <translation>Felder zum Malen einpinseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>mark a hex</source>
        <translation>ein Feld markieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>pick a terrain's colour</source>
        <translation>die Farbe eines Geländes aufnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_bots.py"/>
        <source>The bot that runs this company; the list explains how each plays</source>
        <translation>Der Bot, der diese Gesellschaft leitet; die Liste erklärt, wie jeder spielt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_bots.py"/>
        <source>planner is selected, though slower: this board has {what}, which greedy does not use.</source>
        <translation>„planend“ ist gewählt, obwohl langsamer: Der Spielplan hat {what}, die „gierig“ nicht nutzt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Companies</source>
        <translation>&amp;Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Other Games…</source>
        <translation>&amp;Andere Spiele …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>1 game</source>
        <translation>1 Spiel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Company {seat}</source>
        <translation>Gesellschaft {seat}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Keep the games played so far</source>
        <translation>Die bisherigen Spiele behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Let bots play these games on the present board</source>
        <translation>Bots diese Spiele auf dem jetzigen Spielplan spielen lassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>No game was played. Fix this first.</source>
        <translation>Es wurde kein Spiel gespielt. Beheben Sie zuerst dies.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Number of companies in a game</source>
        <translation>Zahl der Gesellschaften in einem Spiel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Number of games; more games give surer results</source>
        <translation>Zahl der Spiele; mehr Spiele geben sicherere Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>One company each</source>
        <translation>Jeder eine Gesellschaft</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Peop&amp;le</source>
        <translation>Mitspie&amp;ler</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>S&amp;eed</source>
        <translation>&amp;Zufallszahl</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Save &amp;Report…</source>
        <translation>&amp;Bericht speichern…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Save the results as a page for any browser</source>
        <translation>Die Ergebnisse als Seite für jeden Browser speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Saved as {saved}.</source>
        <translation>Gespeichert als {saved}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Show in &amp;Findings</source>
        <translation>In den &amp;Befunden zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Stopped after {played} of {asked} games</source>
        <translation>Angehalten nach {played} von {asked} Spielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Switch between the settings and the results</source>
        <translation>Zwischen Einstellungen und Ergebnissen wechseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Test with Games</source>
        <translation>Probespielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>The board has changed since these games were played.</source>
        <translation>Der Spielplan hat sich geändert, seit diese Spiele gespielt wurden.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>The rules for these games; the board keeps its own edition</source>
        <translation>Die Regeln für diese Spiele; der Spielplan behält seine eigene Regelfassung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>The same seed gives the same games on the same board</source>
        <translation>Dieselbe Zufallszahl ergibt dieselben Spiele auf demselben Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Two people and an imaginary company</source>
        <translation>Zwei Leute und eine gedachte Gesellschaft</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Two people, two companies each</source>
        <translation>Zwei Leute mit je zwei Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Who runs the companies; two people take seats 1 and 3, and 2 and 4</source>
        <translation>Wer die Gesellschaften führt; zwei Leute nehmen die Plätze 1 und 3 und 2 und 4</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>{n} games</source>
        <translation>{n} Spiele</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Bots play whole games on the board. Their results appear here.</source>
        <translation>Bots spielen ganze Spiele auf dem Spielplan. Ihre Ergebnisse erscheinen hier.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Select a line here or in the tables to show its place on the map.</source>
        <translation>Wählen Sie hier oder in den Tabellen eine Zeile aus, um ihren Ort auf der Karte zu sehen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
</context>
</TS>
