<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Platelayer</name>
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
        <location filename="../../engine/board/ways.py"/>
        <source>any port</source>
        <translation>jeder Hafen</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <source>anywhere in {country}</source>
        <translation>überall in {country}</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <source>the east edge</source>
        <translation>der Ostrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <source>the north edge</source>
        <translation>der Nordrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <source>the south edge</source>
        <translation>der Südrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <source>the west edge</source>
        <translation>der Westrand</translation>
    </message>
    <message>
        <location filename="../../engine/board/ways.py"/>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>Make room on it, or save on another disk.</source>
        <translation>Schaffen Sie dort Platz, oder speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>Save it under another name or in another folder.</source>
        <translation>Speichern Sie sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>See whether it is plugged in and the network is there, or save on another disk.</source>
        <translation>Sehen Sie nach, ob er angeschlossen und das Netz da ist, oder speichern Sie auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>sie ist ein Verweis, der auf sich selbst zurückführt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <location filename="../../engine/boardfile/source.py"/>
        <source>it is a pipe or a device</source>
        <translation>es ist eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its disk may only be read from</source>
        <translation>von seinem Datenträger darf nur gelesen werden</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its folder is not there</source>
        <translation>ihr Ordner ist nicht da</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its name holds signs no file can have</source>
        <translation>ihr Name enthält Zeichen, die keine Datei haben kann</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>its name is too long</source>
        <translation>ihr Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>nothing may be written in its folder</source>
        <translation>in ihrem Ordner darf nichts geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>the file may not be changed</source>
        <translation>die Datei darf nicht geändert werden</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/atomic.py"/>
        <source>{path} was not saved: {reason}.</source>
        <translation>{path} wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field has a name the map format does not know.</source>
        <translation>Ein Eintrag hat einen Namen, den das Kartenformat nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field holds something it cannot hold: text where a number belongs, a word that is none of the choices, a number out of its range.</source>
        <translation>Ein Eintrag enthält etwas, das er nicht enthalten kann: Text, wo eine Zahl hingehört, ein Wort, das nicht zur Wahl steht, eine Zahl außerhalb ihres Bereichs.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field stands twice in one place, and only one of the two can hold.</source>
        <translation>Ein Eintrag steht an einer Stelle zweimal, und nur einer von beiden kann gelten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A field that is always needed is not there.</source>
        <translation>Ein Eintrag, der immer gebraucht wird, fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A hex is listed in two countries, and can lie in only one.</source>
        <translation>Ein Feld ist in zwei Ländern aufgeführt und kann nur in einem liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A hex or side stands twice in one list. It counts once.</source>
        <translation>Ein Feld oder eine Seite steht zweimal in einer Liste. Es zählt einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A label names no hex or side of this sheet.</source>
        <translation>Eine Kennung nennt kein Feld und keine Seite dieses Blatts.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>A name or a text holds characters that cannot be seen. They were left out.</source>
        <translation>Ein Name oder Text enthält Zeichen, die man nicht sieht. Sie wurden weggelassen.</translation>
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
        <source>Example: `columns: 20000`, with a nought too many.</source>
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
        <source>Example: `name: "Beta\u200b"` – a space without width follows the name.</source>
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
        <source>Example: a map that says `platelayer: board/1`, opened by a program that writes `board/2`.</source>
        <translation>Beispiel: eine Karte mit `platelayer: board/1`, geöffnet von einem Programm, das `board/2` schreibt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: a river with both `K31.E` and `K32.W`, which are one side.</source>
        <translation>Beispiel: ein Fluss mit sowohl `K31.E` als auch `K32.W`, die dieselbe Seite sind.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Example: two lists called `towns:` – often what is left of a merge.</source>
        <translation>Beispiel: zwei Listen namens `towns:` – oft das, was von einer Zusammenführung übrig bleibt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Many labels name nothing on the sheet, and with one of its settings otherwise they would.</source>
        <translation>Viele Kennungen nennen nichts auf dem Blatt, und mit einer anderen Einstellung des Blatts täten sie es.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file is not a map file, or its text breaks off or breaks the rules of YAML.</source>
        <translation>Die Datei ist keine Kartendatei, oder ihr Text bricht ab oder verletzt die Regeln von YAML.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file uses anchors, aliases, tags, several documents or other parts of YAML that map files do without.</source>
        <translation>Die Datei benutzt Anker, Aliasse, Tags, mehrere Dokumente oder andere Teile von YAML, ohne die Kartendateien auskommen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file was written by an older Platelayer. It has been read in full.</source>
        <translation>Die Datei wurde von einem älteren Platelayer geschrieben. Sie wurde vollständig gelesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The file, its nesting or its sheet is larger than any map.</source>
        <translation>Die Datei, ihre Verschachtelung oder ihr Blatt ist größer als jede Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The first field, `platelayer: board/1`, is missing or names a version this program does not know.</source>
        <translation>Der erste Eintrag, `platelayer: board/1`, fehlt oder nennt eine Version, die dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The rows of terrain do not fit the sheet, or hold a symbol that no terrain has.</source>
        <translation>Die Geländereihen passen nicht zum Blatt oder enthalten ein Zeichen, das kein Gelände hat.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>The sheet's `labels` cannot name every hex of it.</source>
        <translation>Die `labels` des Blatts können nicht jedes Feld benennen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, add a block of letters, or count from an edge that letters or numbers run between.</source>
        <translation>Abhilfe: einen Block von Buchstaben hinzufügen oder von einem Rand aus zählen, zwischen dem Buchstaben oder Zahlen verlaufen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, add or delete symbols, or change `columns` and `rows`. A symbol of your own needs an entry under `terrain: kinds`.</source>
        <translation>Abhilfe: Zeichen hinzufügen oder löschen, oder `columns` und `rows` ändern. Ein eigenes Zeichen braucht einen Eintrag unter `terrain: kinds`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, add the field; the message names it and what it belongs to. What is not to be on the map at all is deleted as a whole.</source>
        <translation>Abhilfe: den Eintrag ergänzen; die Meldung nennt ihn und wozu er gehört. Was gar nicht auf die Karte soll, wird als Ganzes gelöscht.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, close what is open, put text with a colon or other signs in "double quotes", and indent with spaces. A file that another program damaged is best taken from a backup.</source>
        <translation>Abhilfe: schließen, was offen ist, Text mit einem Doppelpunkt oder anderen Zeichen in "doppelte Anführungszeichen" setzen und mit Leerzeichen einrücken. Für eine Datei, die ein anderes Programm beschädigt hat, nimmt man am besten eine Sicherung.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, correct the label, or change the sheet's `columns`, `rows` or `labels` if it is they that are wrong.</source>
        <translation>Abhilfe: die Kennung berichtigen, oder `columns`, `rows` oder `labels` des Blatts ändern, wenn diese falsch sind.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, correct the name, or delete the field. Free text belongs in a special rule of the type `note`.</source>
        <translation>Abhilfe: den Namen berichtigen oder den Eintrag löschen. Freier Text gehört in eine Sonderregel der Art `note`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, delete one of the two, or correct it; saving the map deletes the second.</source>
        <translation>Abhilfe: eines von beiden löschen oder berichtigen; beim Speichern der Karte fällt das zweite weg.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, install the newest Platelayer, or write `platelayer: board/1` if the file follows that format.</source>
        <translation>Abhilfe: das neueste Platelayer installieren, oder `platelayer: board/1` schreiben, wenn die Datei diesem Format folgt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, join the two or delete one.</source>
        <translation>Abhilfe: beide vereinen oder einen löschen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, look whether this is the file you meant, or make the sheet smaller.</source>
        <translation>Abhilfe: nachsehen, ob dies die gemeinte Datei ist, oder das Blatt kleiner machen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, save the map in the studio once everybody has the newer program.</source>
        <translation>Abhilfe: die Karte im Studio speichern, sobald alle das neuere Programm haben.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, save the map in the studio, or run `platelayer fix`: the file is then written without them.</source>
        <translation>Abhilfe: Speichern Sie die Karte im Studio, oder rufen Sie `platelayer fix` auf: Die Datei wird dann ohne diese Zeichen geschrieben.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, set the sheet as the message says; what is left is told when the map is read again.</source>
        <translation>Abhilfe: das Blatt so einstellen, wie die Meldung sagt; was übrig bleibt, wird gemeldet, wenn die Karte wieder gelesen wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, take the hexes out of one of the two.</source>
        <translation>Abhilfe: die Felder aus einem der beiden nehmen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, write the value out where it is needed.</source>
        <translation>Abhilfe: den Wert ausschreiben, wo er gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>To mend it, write what the message asks for. Text that looks like a number goes in quotes: `title: "1846"`.</source>
        <translation>Abhilfe: schreiben, was die Meldung verlangt. Text, der wie eine Zahl aussieht, gehört in Anführungszeichen: `title: "1846"`.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: a river that comes back to a side, or a course that visits a hex twice, is most often a slip: one of the two was meant to be another.</source>
        <translation>Warum das wichtig ist: Ein Fluss, der zu einer Seite zurückkehrt, oder ein Verlauf, der ein Feld zweimal besucht, ist meist ein Versehen: Eines von beiden sollte ein anderes sein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: a town without its hex stands nowhere, a ferry without its ports joins nothing. Whatever was put in its place would be a guess, and a wrong guess would change the map.</source>
        <translation>Warum das wichtig ist: Eine Stadt ohne ihr Feld steht nirgends, eine Fähre ohne ihre Häfen verbindet nichts. Was immer an die Stelle träte, wäre geraten, und falsch geraten wäre die Karte verändert.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: each thing of a map stands once, where it is, so that a change of one thing is a change of one line. Aliases could also make a small file fill the whole memory.</source>
        <translation>Warum das wichtig ist: Alles auf einer Karte steht einmal, an seinem Platz, sodass die Änderung einer Sache die Änderung einer Zeile ist. Mit Aliassen könnte außerdem eine kleine Datei den ganzen Speicher füllen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: every row has one symbol a hex, from west to east, and there are as many as the sheet has rows. One too few, and all the ground after it would lie a hex too far west.</source>
        <translation>Warum das wichtig ist: Jede Reihe hat ein Zeichen je Feld, von West nach Ost, und es gibt so viele, wie das Blatt Reihen hat. Fehlte eines, läge aller Boden danach ein Feld zu weit westlich.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: in a foreign country only permitted builds may be laid. Where nobody can tell in which of two a hex lies, players will argue about it at the table.</source>
        <translation>Warum das wichtig ist: In einem fremden Land dürfen nur genehmigte Strecken gelegt werden. Wo niemand sagen kann, in welchem von beiden ein Feld liegt, wird am Tisch darüber gestritten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it is most often a slip of the pen, and what stands in it would be lost without a word when the map is saved.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Schreibfehler, und was darin steht, ginge beim Speichern der Karte stillschweigend verloren.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it tells a map file from any other, and how to read it. A file of a newer form may hold what this program would lose.</source>
        <translation>Warum das wichtig ist: Er unterscheidet eine Kartendatei von jeder anderen und sagt, wie sie zu lesen ist. Eine Datei in neuerer Form kann enthalten, was dieses Programm verlieren würde.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: it would fill the memory and stop the program, and whatever was open in it might be lost. A sheet may have up to 2,000 columns, 2,000 rows and 1,000,000 hexes, a file up to 32 MB; the largest board ever printed had fewer than 4,000 hexes.</source>
        <translation>Warum das wichtig ist: Sie würde den Speicher füllen und das Programm anhalten, und was darin offen war, könnte verloren gehen. Ein Blatt darf bis zu 2.000 Spalten, 2.000 Reihen und 1.000.000 Felder haben, eine Datei bis zu 32 MB; der größte je gedruckte Spielplan hatte weniger als 4.000 Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: nothing of the map can be trusted until it is mended, so none of it is opened. The line and column say where quotes, a comma or a bracket are missing, as far as can be told; else where the reading stopped, and the slip is there or just before.</source>
        <translation>Warum das wichtig ist: Nichts an der Karte ist verlässlich, bis das behoben ist; deshalb wird nichts davon geöffnet. Zeile und Spalte sagen, wo Anführungszeichen, ein Komma oder eine Klammer fehlen, soweit sich das sagen lässt; sonst, wo das Lesen aufhörte, und der Fehler ist dort oder kurz davor.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: saving it writes it in the present format, which an older Platelayer cannot open. Somebody you share the map with may still have one; a backup of the old file is kept beside the new.</source>
        <translation>Warum das wichtig ist: Beim Speichern wird sie im heutigen Format geschrieben, das ein älteres Platelayer nicht öffnen kann. Jemand, mit dem Sie die Karte teilen, hat vielleicht noch eines; eine Sicherung der alten Datei bleibt neben der neuen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: the program never guesses what was meant, because a wrong guess would change the map.</source>
        <translation>Warum das wichtig ist: Das Programm rät nie, was gemeint war, denn falsch geraten wäre die Karte verändert.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: towns, ferries and everything else stand in the file by the label of their hex. A hex without one could be neither written down nor named in a postal game's orders.</source>
        <translation>Warum das wichtig ist: Städte, Fähren und alles andere stehen in der Datei mit der Kennung ihres Felds. Ein Feld ohne Kennung ließe sich weder aufschreiben noch in den Befehlen eines Postspiels nennen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: towns, rivers and all else stand in the file by the labels of hexes. One wrong word in the sheet moves everything, and each place by itself looks wrong though none is.</source>
        <translation>Warum das wichtig ist: Städte, Flüsse und alles andere stehen in der Datei bei den Kennungen der Felder. Ein falsches Wort beim Blatt verschiebt alles, und jede Stelle für sich sieht falsch aus, obwohl es keine ist.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: two names that look alike would not be the same, so a ferry would miss its port, and hidden marks of direction or control characters can make a text look like another. They mostly come from a web page or a word processor.</source>
        <translation>Warum das wichtig ist: Zwei Namen, die gleich aussehen, wären nicht derselbe, sodass eine Fähre ihren Hafen nicht fände; und versteckte Richtungs- oder Steuerzeichen können einen Text wie einen anderen aussehen lassen. Meist stammen sie von einer Webseite oder aus einer Textverarbeitung.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: what stands there cannot be drawn, and a place chosen instead would be a guess.</source>
        <translation>Warum das wichtig ist: Was dort steht, lässt sich nicht zeichnen, und ein Ort, der stattdessen gewählt würde, wäre geraten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/codes.py"/>
        <source>Why it matters: whichever is taken, what stands in the other would be lost without a word.</source>
        <translation>Warum das wichtig ist: Welcher auch genommen wird, was im anderen steht, ginge stillschweigend verloren.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A backslash in double quotes is followed by a sign it cannot stand before: write two backslashes.</source>
        <translation>Auf einen umgekehrten Schrägstrich in doppelten Anführungszeichen folgt ein Zeichen, vor dem er nicht stehen kann: Schreiben Sie zwei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A colon stands where no field can begin: indent fields of one thing alike, and put text with a colon in double quotes.</source>
        <translation>Ein Doppelpunkt steht, wo kein Eintrag beginnen kann: Rücken Sie die Einträge einer Sache gleich weit ein, und setzen Sie Text mit einem Doppelpunkt in doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A field cannot begin here.</source>
        <translation>Hier kann kein Eintrag beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A list with '- ' cannot begin in the line of its field: begin it on the next line.</source>
        <translation>Eine Liste mit '- ' kann nicht in der Zeile ihres Eintrags beginnen: Beginnen Sie sie in der nächsten Zeile.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A tab stands where spaces belong: indent with spaces only.</source>
        <translation>Ein Tabulator steht, wo Leerzeichen hingehören: Rücken Sie nur mit Leerzeichen ein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>A value is missing here.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>After a colon come a space and a value.</source>
        <translation>Nach einem Doppelpunkt kommen ein Leerzeichen und ein Wert.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>Something follows here after the end of the map.</source>
        <translation>Hier folgt etwas nach dem Ende der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>Text cannot begin with '{sign}': put it in double quotes.</source>
        <translation>Text kann nicht mit '{sign}' beginnen: Setzen Sie ihn in doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>Text cannot begin with {signs} here: put it in double quotes.</source>
        <translation>Text kann hier nicht mit {signs} beginnen: Setzen Sie ihn in doppelte Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>Text in quotes begins here and ends in line {line}: did its closing quote get lost?</source>
        <translation>Text in Anführungszeichen beginnt hier und endet in Zeile {line}: Ging sein schließendes Anführungszeichen verloren?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>Text in quotes begins here and never ends: add the closing quote.</source>
        <translation>Text in Anführungszeichen beginnt hier und endet nie: Ergänzen Sie das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>The entry that begins with '{{' {begun} is not closed here: a comma or a '}}' is missing.</source>
        <translation>Der Eintrag, der {begun} mit '{{' beginnt, ist hier nicht geschlossen: Ein Komma oder eine '}}' fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>The file asks for a version of YAML other than 1.1 or 1.2.</source>
        <translation>Die Datei verlangt eine andere Version von YAML als 1.1 oder 1.2.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>The list that begins with '[' {begun} is not closed here: a comma or a ']' is missing.</source>
        <translation>Die Liste, die {begun} mit '[' beginnt, ist hier nicht geschlossen: Ein Komma oder eine ']' fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>The text of the file cannot be read.</source>
        <translation>Der Text der Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>This backslash in double quotes names no character.</source>
        <translation>Dieser umgekehrte Schrägstrich in doppelten Anführungszeichen nennt kein Zeichen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>This is not YAML as map files use it ({problem}).</source>
        <translation>Das ist kein YAML, wie Kartendateien es benutzen ({problem}).</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>This line does not fit what begins {begun}: indent fields of one thing alike, and close quotes and brackets before it.</source>
        <translation>Diese Zeile passt nicht zu dem, was {begun} beginnt: Rücken Sie die Einträge einer Sache gleich weit ein, und schließen Sie Anführungszeichen und Klammern davor.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>This line does not go on with the list that begins {begun}: begin it with '- ', or indent it less.</source>
        <translation>Diese Zeile setzt die Liste, die {begun} beginnt, nicht fort: Beginnen Sie sie mit '- ', oder rücken Sie sie weniger ein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>What begins {begun} is neither a field with a colon nor part of a text.</source>
        <translation>Was {begun} beginnt, ist weder ein Eintrag mit Doppelpunkt noch Teil eines Textes.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <source>in line {line}</source>
        <translation>in Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/complaints.py"/>
        <location filename="../../engine/boardfile/wording.py"/>
        <location filename="../../engine/hexes/labels.py"/>
        <location filename="../../engine/messages.py"/>
        <source>{words} or {last}</source>
        <translation>{words} oder {last}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/disks.py"/>
        <source>its disk does not answer</source>
        <translation>sein Datenträger antwortet nicht</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>'&amp;{name}' names a value for use elsewhere</source>
        <translation>'&amp;{name}' benennt einen Wert zum Gebrauch anderswo</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>'*{name}' repeats a value from elsewhere</source>
        <translation>'*{name}' wiederholt einen Wert von anderswo</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>'{tag}' gives a value a type of its own</source>
        <translation>'{tag}' gibt einem Wert einen eigenen Typ</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>A second document begins here with '---': a map file holds one map.</source>
        <translation>Hier beginnt mit '---' ein zweites Dokument: Eine Kartendatei enthält eine Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>A sign stands here (U+{number}) that no text file can hold: delete it.</source>
        <translation>Hier steht ein Zeichen (U+{number}), das keine Textdatei enthalten kann: Löschen Sie es.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>An anchor or a tag stands before the name of a field</source>
        <translation>Ein Anker oder ein Tag steht vor dem Namen eines Eintrags</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>The field '{name}' stands here and in line {line}: join the two or delete one.</source>
        <translation>Der Eintrag '{name}' steht hier und in Zeile {line}: Vereinen Sie beide, oder löschen Sie einen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>The file holds more than {most:,} values.</source>
        <translation>Die Datei enthält mehr als {most:,} Werte.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>The file nests more than {most} levels deep.</source>
        <translation>Die Datei ist mehr als {most} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>The name of a field must be a word here.</source>
        <translation>Der Name eines Eintrags muss hier ein Wort sein.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>Two versions of this file were merged and the marks of the merge are still in it: keep one version and delete the lines that begin with &lt;&lt;&lt;&lt;&lt;&lt;&lt;, ======= and &gt;&gt;&gt;&gt;&gt;&gt;&gt;.</source>
        <translation>Zwei Fassungen dieser Datei wurden zusammengeführt, und die Marken davon stehen noch darin: Behalten Sie eine Fassung, und löschen Sie die Zeilen, die mit &lt;&lt;&lt;&lt;&lt;&lt;&lt;, ======= und &gt;&gt;&gt;&gt;&gt;&gt;&gt; beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/events.py"/>
        <source>{what}: map files do without; write the value out where it is needed.</source>
        <translation>{what}: Kartendateien kommen ohne aus; schreiben Sie den Wert aus, wo er gebraucht wird.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Erase what lies outside, then save again.</source>
        <translation>Radieren Sie, was außerhalb liegt, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Move it on to the sheet or delete it, then save again.</source>
        <translation>Verlegen Sie es auf das Blatt, oder löschen Sie es, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>Raise the numbers of the sheet's second alphabet by more, then save again.</source>
        <translation>Erhöhen Sie die Zahlen des zweiten Alphabets des Blatts um mehr, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} lies off the sheet, where no hex has a label.</source>
        <translation>Außerhalb des Blatts, wo kein Feld eine Kennung hat, liegt: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} runs off the sheet, where no side has a name.</source>
        <translation>Außerhalb des Blatts, wo keine Seite einen Namen hat, verläuft: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/naming.py"/>
        <source>{what} stands on a hex whose label another hex of the sheet has too.</source>
        <translation>Auf einem Feld, dessen Kennung noch ein Feld des Blatts hat, steht: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/normalising.py"/>
        <source>The text “{text}” held characters that cannot be seen: {hidden}. They were left out.</source>
        <translation>Der Text „{text}“ enthielt Zeichen, die man nicht sieht: {hidden}. Sie wurden weggelassen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/normalising.py"/>
        <source>This text held only characters that cannot be seen: {hidden}. Now it is empty.</source>
        <translation>Dieser Text enthielt nur Zeichen, die man nicht sieht: {hidden}. Nun ist er leer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>add: {n} for the letters {letters}</source>
        <translation>add: {n} für die Buchstaben {letters}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>the rows of the terrain from the bottom to the top</source>
        <translation>den Geländereihen von unten nach oben</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>the rows of the terrain one hex further left</source>
        <translation>den Geländereihen ein Feld weiter links</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>the rows of the terrain one hex further right</source>
        <translation>den Geländereihen ein Feld weiter rechts</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>the rows of the terrain one row higher</source>
        <translation>den Geländereihen eine Reihe höher</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/otherwise.py"/>
        <source>the rows of the terrain one row lower</source>
        <translation>den Geländereihen eine Reihe tiefer</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <location filename="../../engine/checks/frame/name_suggestions.py"/>
        <source> Perhaps {meant} is meant.</source>
        <translation> Vielleicht ist {meant} gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>'{label}' names nothing on the sheet.</source>
        <translation>'{label}' nennt nichts auf dem Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>The lists of hexes name the {n:,} hexes of the sheet many times over.</source>
        <translation>Die Listen von Feldern nennen die {n:,} Felder des Blatts viele Male.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/places.py"/>
        <source>{label} stands in this list already; it counts once.</source>
        <translation>{label} steht schon in dieser Liste; es zählt einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>Of {n} labels that name nothing on this sheet all but {left} would with {setting}.</source>
        <translation>{n} Kennungen nennen nichts auf diesem Blatt; mit {setting} wären es nur {left}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>The board nests more than {most} levels deep.</source>
        <translation>Der Spielplan ist mehr als {most} Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/reading.py"/>
        <source>{n} labels name nothing on this sheet; with {setting} all of them would.</source>
        <translation>{n} Kennungen nennen nichts auf diesem Blatt; mit {setting} nennen sie alle etwas.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>Change that, then save again.</source>
        <translation>Ändern Sie das, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, for it could not be opened again. {problem}</source>
        <translation>{path} wurde nicht gespeichert, denn die Datei ließe sich nicht wieder öffnen. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, for no backup of it could be kept. {problem}</source>
        <translation>{path} wurde nicht gespeichert, denn es ließ sich keine Sicherung davon anlegen. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved, for no backup of it could be kept: {reason}.</source>
        <translation>{path} wurde nicht gespeichert, denn es ließ sich keine Sicherung davon anlegen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/saving.py"/>
        <source>{path} was not saved. {problem}</source>
        <translation>{path} wurde nicht gespeichert. {problem}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>A pin of the underlay</source>
        <translation>Ein Passpunkt der Vorlage</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sections.py"/>
        <source>A rule of where to start</source>
        <translation>Eine Regel über die Startorte</translation>
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
        <source>'{one}' and '{other}' both have {hexes}: take out of one what belongs to the other.</source>
        <translation>„{one}“ und „{other}“ haben beide {hexes}: Nehmen Sie aus dem einen heraus, was zum anderen gehört.</translation>
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
        <source>Hex {at} of row {row} is '{sign}', no terrain: use one of {known} or add it under 'kinds'.</source>
        <translation>Feld {at} der Reihe {row} ist '{sign}', kein Gelände: Nehmen Sie eines von {known}, oder ergänzen Sie es unter 'kinds'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>Row {row} has {n} hexes, but the sheet has {columns} columns.</source>
        <translation>Reihe {row} hat {n} Felder, aber das Blatt hat {columns} Spalten.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>The quote at the beginning of row {row} is missing.</source>
        <translation>Das Anführungszeichen am Anfang von Reihe {row} fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>The sheet has {n:,} hexes; {most:,} are the most.</source>
        <translation>Das Blatt hat {n:,} Felder; {most:,} sind das Höchste.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/sheets.py"/>
        <source>There are {found} rows of terrain, but the sheet has {rows} rows.</source>
        <translation>Es gibt {found} Geländereihen, aber das Blatt hat {rows} Reihen.</translation>
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
        <source>Give yourself the right to read it, or copy it.</source>
        <translation>Geben Sie sich das Recht, sie zu lesen, oder kopieren Sie sie.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Look for it under another name or folder.</source>
        <translation>Suchen Sie sie unter einem anderen Namen oder in einem anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>See whether it is plugged in and the network is there, then try again.</source>
        <translation>Sehen Sie nach, ob er angeschlossen und das Netz da ist, und versuchen Sie es dann wieder.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>The name of the file holds signs no file can have.</source>
        <translation>Der Name der Datei enthält Zeichen, die keine Datei haben kann.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>There is no file {path}.</source>
        <translation>Es gibt keine Datei {path}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>Try again, or copy it to another disk.</source>
        <translation>Versuchen Sie es noch einmal, oder kopieren Sie sie auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{name} has {size:,.0f} MB; a map file has {most} MB at most. Is it the file you meant?</source>
        <translation>{name} hat {size:,.0f} MB; eine Kartendatei hat höchstens {most} MB. Ist es die Datei, die Sie meinten?</translation>
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
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} is a link that leads back to itself.</source>
        <translation>{path} ist ein Verweis, der auf sich selbst zurückführt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{path} is a pipe or a device, not a file.</source>
        <translation>{path} ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/source.py"/>
        <source>{path} may not be read by you.</source>
        <translation>{path} dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>Is '{near}' meant to be it?</source>
        <translation>Sollte das '{near}' sein?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>The file is in the older format {old} and has been read as {new}.</source>
        <translation>Die Datei hat das ältere Format {old} und wurde als {new} gelesen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>The version of the map file cannot be {said}: write '{line}'.</source>
        <translation>Die Version der Kartendatei kann nicht so lauten: {said}. Schreiben Sie '{line}'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>This file is from a newer Platelayer: it is in the format {said}, and this program reads up to {newest}. Install the newest Platelayer.</source>
        <translation>Diese Datei stammt von einem neueren Platelayer: Sie hat das Format {said}, und dieses Programm liest bis {newest}. Installieren Sie das neueste Platelayer.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/versions.py"/>
        <source>This is no map file: it should begin with '{line}'.</source>
        <translation>Das ist keine Kartendatei: Sie müsste mit '{line}' beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>'{sign}' must be one sign other than . ^ ~ = % # to stand for a terrain.</source>
        <translation>'{sign}' muss ein einzelnes Zeichen außer . ^ ~ = % # sein, um für ein Gelände zu stehen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>Entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>In quotes it is text: "{value}".</source>
        <translation>In Anführungszeichen ist es Text: "{value}".</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>The field '{field}' is missing in {owner}.</source>
        <translation>In {owner} fehlt der Eintrag '{field}'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>The field '{field}' is missing.</source>
        <translation>Der Eintrag '{field}' fehlt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>The map file</source>
        <translation>Die Kartendatei</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>There is no field '{field}' in {owner}</source>
        <translation>Der Eintrag '{field}' steht in {owner}, und es gibt ihn nicht</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a group of at most {most} fields</source>
        <translation>eine Gruppe von höchstens {most} Einträgen</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a group of fields</source>
        <translation>eine Gruppe von Einträgen</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a list of at most {most}</source>
        <translation>eine Liste von höchstens {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a list of {fewest}</source>
        <translation>eine Liste von {fewest}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a map file</source>
        <translation>einer Kartendatei</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>one of {n}</source>
        <translation>eine von {n}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <location filename="../../engine/rulesets/overrides.py"/>
        <source>true or false</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{kind} above {least} and up to {most}</source>
        <translation>{kind} über {least} und bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{kind} from {least} to {most}</source>
        <translation>{kind} von {least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{kind} of {least} or more</source>
        <translation>{kind} ab {least}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{kind} with nothing in it</source>
        <translation>{kind} ohne Inhalt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{message}: is '{near}' meant?</source>
        <translation>{message}: Ist '{near}' gemeint?</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{message}; there are {known}.</source>
        <translation>{message}; es gibt {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{own} of {owner}</source>
        <translation>{own} von {owner}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/wording.py"/>
        <source>{what} must be {wanted}, not {held}.</source>
        <translation>{what} muss {wanted} sein, nicht {held}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <source>Paint them with another terrain, then save again.</source>
        <translation>Malen Sie sie mit einem anderen Gelände, und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <source>Some hexes have a terrain that is not among the board's kinds of terrain.</source>
        <translation>Einige Felder haben ein Gelände, das nicht zu den Geländearten des Spielplans gehört.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/writing.py"/>
        <location filename="../../engine/survey/differences.py"/>
        <source>The country {name}</source>
        <translation>Das Land {name}</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/label_ranges.py"/>
        <source>'{label}' is a run without an end.</source>
        <translation>'{label}' ist eine Folge ohne Ende.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/label_ranges.py"/>
        <source>'{label}' is no run along a letter from a lower number to a higher.</source>
        <translation>'{label}' ist keine Folge entlang eines Buchstabens von einer kleineren Zahl zu einer größeren.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A '[' is missing at the beginning of this list.</source>
        <translation>Am Anfang dieser Liste fehlt eine '['.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A '{{' is missing before the field '{field}'.</source>
        <translation>Vor dem Eintrag '{field}' fehlt eine '{{'.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <location filename="../../engine/boardfile/yaml_text/value_guesses.py"/>
        <source>A colon is missing after '{field}'.</source>
        <translation>Nach '{field}' fehlt ein Doppelpunkt.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A comma is missing before the field '{field}'.</source>
        <translation>Vor dem Eintrag '{field}' fehlt ein Komma.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A text with ' #' in it, which begins a comment,</source>
        <translation>Ein Text, in dem ' #' steht, was einen Kommentar einleitet,</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A text with a colon</source>
        <translation>Ein Text mit Doppelpunkt</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>A text with brackets</source>
        <translation>Ein Text mit Klammern</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>The quotes end before '{rest}': let them hold all of the text.</source>
        <translation>Die Anführungszeichen enden vor '{rest}': Lassen Sie sie den ganzen Text umfassen.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>The quotes end within this text: write {text}.</source>
        <translation>Die Anführungszeichen enden mitten in diesem Text: Schreiben Sie {text}.</translation>
    </message>
    <message>
        <location filename="../../engine/boardfile/yaml_text/misplaced_quotes.py"/>
        <source>{why} needs quotes: write {text}.</source>
        <translation>{why} braucht Anführungszeichen: Schreiben Sie {text}.</translation>
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
        <source>goes for the next thing worth having, and looks no further: it buys no ferry, and lays no crossing that is laid whole. It is quick.</source>
        <translation>geht auf das Nächste los, was sich lohnt, und blickt nicht weiter: kauft keine Fähre und baut keine Querung, die im Ganzen gebaut wird. Ist schnell.</translation>
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
        <source>plans a network over the keys, and reckons with its rivals. It plays best.</source>
        <translation>plant ein Netz über die Schlüssel und rechnet mit den Mitbewerbern. Spielt am besten.</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <location filename="../../engine/bots/roster.py"/>
        <source>takes any legal move. It shows that a game comes to its end, and no more.</source>
        <translation>macht irgendeinen erlaubten Zug. Zeigt, dass ein Spiel zu Ende geht, und mehr nicht.</translation>
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
        <source>A foreign country lies in pieces that do not touch.</source>
        <translation>Ein fremdes Land liegt in Teilen, die sich nicht berühren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: `{name: Wales}` left over after its hexes went to England.</source>
        <translation>Beispiel: `{name: Wales}`, das übrig blieb, als seine Felder an England kamen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: one hex beside Chester painted as Scotland.</source>
        <translation>Beispiel: ein Feld neben Chester, das als Schottland gemalt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Example: one hex of Wales that the brush left out, between Brecon and Builth.</source>
        <translation>Beispiel: ein Feld von Wales, das der Pinsel ausließ, zwischen Brecon und Builth.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Give {size_of} at {label} to {country}</source>
        <translation>{size_of} bei {label} an {country} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Land amid a country, or amid several, belongs to nobody; or to another country that lies elsewhere.</source>
        <translation>Land mitten in einem Land oder zwischen mehreren gehört niemandem, oder einem anderen Land, das anderswo liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Remove {country}</source>
        <translation>{country} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Take out of country</source>
        <translation>Aus dem Land nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Take {size_of} at {label} out of {country}</source>
        <translation>{size_of} bei {label} aus {country} nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>The land at {label} ({size_of}) belongs to {owner}, amid {names}.</source>
        <translation>Das Land bei {label} ({size_of}) gehört {owner}, mitten in {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To mend it, give the land to the country around it. Land of nobody is told of where it does not come to the edge of the map, and is not the board's largest piece of such land; a country that lies wholly within another is meant so. Where four fifths of the land have an owner, all that has none is told of.</source>
        <translation>Abhilfe: das Land dem Land ringsum geben. Niemandes Land wird gemeldet, wo es nicht an den Kartenrand reicht und nicht das größte Stück solchen Landes auf dem Spielplan ist; ein Land, das ganz in einem anderen liegt, ist so gemeint. Wo vier Fünftel des Landes jemandem gehören, wird alles gemeldet, was niemandem gehört.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To mend it, paint its ground, or take the country off the list.</source>
        <translation>Abhilfe: seinen Boden malen oder das Land aus der Liste nehmen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>To mend it, take the stray hexes out of the country, or fill the gap between.</source>
        <translation>Abhilfe: die versprengten Felder aus dem Land nehmen oder die Lücke dazwischen füllen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: it is most often a slip of the brush. A hole in a foreign country is home ground that nobody sees a way to, and the border is drawn around it on the sheet.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Ausrutscher des Pinsels. Ein Loch im Ausland ist heimischer Boden, zu dem niemand einen Weg sieht, und auf dem Blatt wird die Grenze darum herum gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: it stands in the legend, and on the map nobody finds it.</source>
        <translation>Warum das wichtig ist: Es steht in der Legende, und auf der Karte findet es niemand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/borders.py"/>
        <source>Why it matters: track stops in the first foreign hex, so a stray hex of it is a wall amid home ground, and nobody sees on the sheet why.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld. Ein versprengtes Feld ist deshalb eine Wand mitten im Inland, und auf dem Blatt sieht niemand, warum.</translation>
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
        <source>{country} has {size_of} at {label} that its rest does not touch.</source>
        <translation>{country} hat {size_of} bei {label}, getrennt vom übrigen Gebiet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build begins at a border and joins nothing beyond it.</source>
        <translation>Eine genehmigte Strecke beginnt an einer Grenze und verbindet jenseits davon nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build does not lead hex by hex over the map.</source>
        <translation>Eine genehmigte Strecke führt nicht Feld für Feld über die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build is listed twice, or lies within another in the same country.</source>
        <translation>Eine genehmigte Strecke ist zweimal aufgeführt oder liegt in einer anderen desselben Landes.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build leads over water or a closed side.</source>
        <translation>Eine genehmigte Strecke führt über Wasser oder eine gesperrte Seite.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build lies in no foreign country of the board.</source>
        <translation>Eine genehmigte Strecke liegt in keinem fremden Land des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build lies in {country}, which is no foreign country of this board.{hint}</source>
        <translation>Eine genehmigte Strecke liegt in {country}, das auf diesem Spielplan kein fremdes Land ist.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>A permitted build runs outside its country.</source>
        <translation>Eine genehmigte Strecke verläuft außerhalb ihres Landes.</translation>
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
        <source>Example: `{country: Scotland, course: [A29, A31]}`, which leaves out A30.</source>
        <translation>Beispiel: `{country: Scotland, course: [A29, A31]}` lässt A30 aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line across a firth.</source>
        <translation>Beispiel: eine gestrichelte Linie quer über eine Förde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line given to Scotland whose last hexes lie in England.</source>
        <translation>Beispiel: eine gestrichelte Linie Schottlands, deren letzte Felder in England liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line of two hexes from the border of Scotland, and Gretna eight hexes on.</source>
        <translation>Beispiel: eine gestrichelte Linie von zwei Feldern ab der Grenze Schottlands, und Gretna liegt acht Felder weiter.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Example: a broken line that starts two hexes beyond the border.</source>
        <translation>Beispiel: eine gestrichelte Linie, die zwei Felder jenseits der Grenze anfängt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Lead it to the border over {added}</source>
        <translation>Über {added} zur Grenze führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Make {home} foreign</source>
        <translation>{home} zum Ausland machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Mend course</source>
        <translation>Verlauf ausbessern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Nobody can begin a permitted build: it starts at no border.</source>
        <translation>Niemand kann eine genehmigte Strecke beginnen: Sie fängt an keiner Grenze an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Nobody can begin the permitted build in {country} at {start}: it starts at no border.</source>
        <translation>Niemand kann die genehmigte Strecke in {country} bei {start} beginnen: Sie fängt an keiner Grenze an.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Remove the double</source>
        <translation>Das Doppelte entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} from {start} joins nothing: no town, no special, no other border.</source>
        <translation>Die genehmigte Strecke in {country} von {start} aus verbindet nichts: keine Stadt, kein Sonderziel, keine andere Grenze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} from {start} to {end} is permitted by another already.</source>
        <translation>Die genehmigte Strecke in {country} von {start} nach {end} ist schon durch eine andere genehmigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} leads over closed ground at {labels}.</source>
        <translation>Die genehmigte Strecke in {country} führt bei {labels} über gesperrten Boden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>The permitted build in {country} runs outside it at {labels}.</source>
        <translation>Die genehmigte Strecke in {country} verlässt es bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, correct the country's name, or mark that country as foreign.</source>
        <translation>Abhilfe: den Namen des Landes berichtigen oder dieses Land als fremd kennzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, end the line at the border, or paint the hexes as the country's.</source>
        <translation>Abhilfe: die Linie an der Grenze enden lassen oder die Felder als die des Landes malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, lead it on to a town, to a way in of a special, to another border or to the map's rim, or take it off. Lines that go on where others end are looked at together.</source>
        <translation>Abhilfe: sie weiterführen zu einer Stadt, zu einem Zugang eines Sonderziels, zu einer anderen Grenze oder zum Kartenrand, oder sie wegnehmen. Linien, die weitergehen, wo andere enden, werden zusammen betrachtet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, lead it over land, or make that part a crossing with a cost of its own.</source>
        <translation>Abhilfe: sie über Land führen oder aus diesem Stück eine Querung mit eigenen Kosten machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, lead the line on to the border; the shortest way there within the country is offered.</source>
        <translation>Abhilfe: die Linie bis an die Grenze führen; angeboten wird der kürzeste Weg dorthin innerhalb des Landes.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, name every hex of the broken line, in order; two at least.</source>
        <translation>Abhilfe: jedes Feld der gestrichelten Linie der Reihe nach nennen, mindestens zwei.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>To mend it, remove the one that has no link of its own. Two that share only a part of their way are sound.</source>
        <translation>Abhilfe: die entfernen, die kein eigenes Gleisstück hat. Zwei, die nur einen Teil ihres Wegs teilen, sind in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: at home everything may be built anyway; what is meant is a line abroad, and until its country is one, no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Im Inland darf ohnehin alles gebaut werden; gemeint ist eine Strecke im Ausland, und solange ihr Land keines ist, lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: it is built at the usual cost, and there is none for such a link; whoever begins it gets stuck in the middle.</source>
        <translation>Warum das wichtig ist: Sie wird zu den üblichen Kosten gebaut, und für ein solches Gleisstück gibt es keine; wer sie beginnt, bleibt mittendrin stecken.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: it permits nothing that the other does not. Whoever changes the one leaves the other on the map, and the line that was to be given up may be built all the same.</source>
        <translation>Warum das wichtig ist: Sie genehmigt nichts, was die andere nicht genehmigt. Wer die eine ändert, lässt die andere auf der Karte, und die Strecke, die aufgegeben werden sollte, darf trotzdem gebaut werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: nobody builds a line that ends in the fields. On the sheet it looks like a promise, and mostly its end was left out: the town, the port, the other border.</source>
        <translation>Warum das wichtig ist: Niemand baut eine Strecke, die auf der grünen Wiese endet. Auf dem Blatt sieht sie wie ein Versprechen aus, und meist wurde ihr Ende ausgelassen: die Stadt, der Hafen, die andere Grenze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: nobody can say which links may be laid, and no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Niemand kann sagen, welche Gleisstücke gelegt werden dürfen, und auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: track stops in the first foreign hex, so a broken line that no such hex is part of, and no other permitted build leads to, can never be built.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld. Eine gestrichelte Linie, zu der kein solches Feld gehört und zu der keine andere genehmigte Strecke führt, lässt sich deshalb nie bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/borders/permitted_builds.py"/>
        <source>Why it matters: what is not built there counts as a railway of the country named; players would pay Scotland for a line in Ireland.</source>
        <translation>Warum das wichtig ist: Was nicht dort gebaut wird, zählt trotzdem als Bahn des genannten Landes; die Spieler würden Schottland für eine Strecke in Irland bezahlen.</translation>
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
        <location filename="../../engine/checks/check_timing.py"/>
        <location filename="../../engine/checks/frame/strayed_ports.py"/>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <location filename="../../studio/tools/towns.py"/>
        <source>Move town</source>
        <translation>Stadt versetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A ferry names a port the board does not have.</source>
        <translation>Eine Fähre nennt einen Hafen, den der Spielplan nicht hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A ferry's port has no water beside it.</source>
        <translation>Am Hafen einer Fähre liegt kein Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>A town is marked as a port, but has no water beside it.</source>
        <translation>Eine Stadt ist als Hafen gekennzeichnet, aber an ihr liegt kein Wasser.</translation>
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
        <source>Let it sail from {meant}</source>
        <translation>Von {meant} fahren lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Make it no port</source>
        <translation>Nicht mehr als Hafen kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Remove the ferry {ferry}</source>
        <translation>Die Fähre {ferry} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>The ferry {ferry} sails from {name}, but no town is called that.{hint}</source>
        <translation>Die Fähre {ferry} fährt von {name}, aber so heißt keine Stadt.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>The ferry {ferry} sails the same way as the ferry {other}.</source>
        <translation>Die Fähre {ferry} fährt denselben Weg wie die Fähre {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To mend it, correct the name, or place a town of that name. A ferry's port needs no keys. Where two towns have one name the missing one was typed over with it, and is offered back.</source>
        <translation>Abhilfe: den Namen berichtigen oder eine Stadt dieses Namens setzen. Der Hafen einer Fähre braucht keine Schlüssel. Wo zwei Städte einen Namen haben, wurde der fehlende mit ihm überschrieben und wird wieder angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To mend it, move the port to the water, which is offered where its ferry's course ends at some; paint the water, or name the right port.</source>
        <translation>Abhilfe: den Hafen ans Wasser verlegen, was angeboten wird, wo der Verlauf seiner Fähre dort endet; das Wasser malen oder den richtigen Hafen nennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To mend it, remove one of them, or waive this if two companies are meant to sail there.</source>
        <translation>Abhilfe: eine von beiden entfernen oder das hier gelten lassen, wenn dort zwei Gesellschaften fahren sollen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>To mend it, take the mark away, move the town to the water, or paint the water.</source>
        <translation>Abhilfe: das Kennzeichen wegnehmen, die Stadt ans Wasser verlegen oder das Wasser malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Two ferries sail between the same ports over the same hexes.</source>
        <translation>Zwei Fähren fahren zwischen denselben Häfen über dieselben Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: each can be bought, so the first brings its owner no more than half of what its price promised; most often one ferry was entered twice, from either shore.</source>
        <translation>Warum das wichtig ist: Beide können gekauft werden, sodass die erste ihrem Besitzer nur noch die Hälfte dessen bringt, was ihr Preis versprach; meist wurde eine Fähre zweimal eingetragen, von jedem Ufer aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: nobody can buy the ferry or use it.</source>
        <translation>Warum das wichtig ist: Niemand kann die Fähre kaufen oder benutzen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: ships are sent to it by specials such as "any seaport", and the anchor on the sheet promises a harbour nobody can find.</source>
        <translation>Warum das wichtig ist: Sonderziele wie „ein beliebiger Seehafen“ schicken Schiffe dorthin, und der Anker auf dem Blatt verspricht einen Hafen, den niemand finden kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>Why it matters: the ferry cannot leave, and nobody at the table knows what its course means.</source>
        <translation>Warum das wichtig ist: Die Fähre kann nicht ablegen, und niemand am Tisch weiß, was ihr Verlauf bedeuten soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>{name}, a port of the ferry {ferry}, has no water beside it.</source>
        <translation>{name}, ein Hafen der Fähre {ferry}, hat kein Wasser neben sich.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferries.py"/>
        <source>{town} on {label} is a port without water beside it.</source>
        <translation>{town} auf {label} ist ein Hafen ohne Wasser daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry sails more than twice as far as it need.</source>
        <translation>Eine Fähre fährt mehr als doppelt so weit wie nötig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's course does not lead hex by hex from one port to the other.</source>
        <translation>Der Verlauf einer Fähre führt nicht Feld für Feld von einem Hafen zum anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's course goes over land.</source>
        <translation>Der Verlauf einer Fähre geht über Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>A ferry's port has no keys, and no track can lead on from it.</source>
        <translation>Der Hafen einer Fähre hat keine Schlüssel, und kein Gleis kann von ihm weiterführen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Both ports of the ferry {ferry} are {ports}.</source>
        <translation>Beide Häfen der Fähre {ferry} sind {ports}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}`, which leaves out L12.</source>
        <translation>Beispiel: `{name: Humber, ports: [Hull, New Holland], course: [K12, M12]}` lässt L12 aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a course drawn one hex too far, through the headland.</source>
        <translation>Beispiel: ein Verlauf, der ein Feld zu weit gezeichnet ist, durch die Landspitze.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a course of 16 hexes between two ports where 2 would do.</source>
        <translation>Beispiel: ein Verlauf von 16 Feldern zwischen zwei Häfen, wo 2 genügten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Example: a port on a rock in the sea, with water on all six sides, that no special calls.</source>
        <translation>Beispiel: ein Hafen auf einem Felsen im Meer mit Wasser an allen sechs Seiten, den kein Sonderziel nennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Let it sail by {labels}</source>
        <translation>Über {labels} fahren lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Let it sail to {town}</source>
        <translation>Nach {town} fahren lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Make {labels} sea</source>
        <translation>{labels} zu Meer machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>No track can lead on from {name}, a port of the ferry {ferry}.</source>
        <translation>Von {name}, einem Hafen der Fähre {ferry}, kann kein Gleis weiterführen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Shorten course</source>
        <translation>Verlauf kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The ferry {ferry} has no course from {ports} to {ports2}.</source>
        <translation>Die Fähre {ferry} hat keinen Verlauf von {ports} nach {ports2}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The ferry {ferry} sails over land at {labels}.</source>
        <translation>Die Fähre {ferry} fährt bei {labels} über Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>The ferry {ferry} sails over {n} hexes where {least} would do.</source>
        <translation>Die Fähre {ferry} fährt über {n} Felder, wo {least} genügten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To mend it, give the port land to build on, or keys, or take the ferry off.</source>
        <translation>Abhilfe: dem Hafen Land zum Weiterbauen geben oder Schlüssel, oder die Fähre wegnehmen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To mend it, lead the course over water, or paint the hex as water. The shortest way over water is offered, and the paint where there is none.</source>
        <translation>Abhilfe: den Verlauf über Wasser führen oder das Feld als Wasser malen. Angeboten wird der kürzeste Weg über Wasser, und das Malen, wo es keinen gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To mend it, let it sail the shortest way, or waive this where the ship is meant to go around.</source>
        <translation>Abhilfe: sie den kürzesten Weg fahren lassen oder dies gelten lassen, wo das Schiff außen herum fahren soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>To mend it, name every hex of water from port to port, in order. Where a port lies far from a course that is whole by itself, its hex is the likelier slip: it is offered to be moved back to the course's end.</source>
        <translation>Abhilfe: jedes Wasserfeld von Hafen zu Hafen der Reihe nach nennen. Wo ein Hafen weit von einem Verlauf liegt, der für sich lückenlos ist, ist eher sein Feld der Schreibfehler: Angeboten wird, ihn ans Ende des Verlaufs zurückzuverlegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: nobody has a reason to buy the ferry, and the port is a dead end.</source>
        <translation>Warum das wichtig ist: Niemand hat einen Grund, die Fähre zu kaufen, und der Hafen ist eine Sackgasse.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: players see a ship on dry ground and doubt whether the map or the list is right; track may be laid in that hex beside.</source>
        <translation>Warum das wichtig ist: Die Spieler sehen ein Schiff auf dem Trockenen und zweifeln, ob die Karte stimmt oder die Liste; außerdem darf in diesem Feld Gleis gelegt werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: trains count the hexes of the passage, so a course with a gap, off the map, or with no hex at all cannot be sailed, and no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Züge zählen die Felder der Überfahrt. Ein Verlauf mit einer Lücke, außerhalb der Karte oder ganz ohne Feld lässt sich nicht befahren, und auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_courses.py"/>
        <source>Why it matters: trains count the hexes of the passage, so each that is too many costs the runner a point of his roll. Mostly the course was drawn in a hurry, or strayed around a headland that is no more.</source>
        <translation>Warum das wichtig ist: Züge zählen die Felder der Überfahrt, sodass jedes überflüssige den Fahrenden einen Punkt seines Wurfs kostet. Meist wurde der Verlauf in Eile gezeichnet oder um eine Landspitze herumgeführt, die es nicht mehr gibt.</translation>
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
        <source>A ferry costs more to buy than a company begins with, or more to use than one may pay or than it costs.</source>
        <translation>Eine Fähre kostet mehr beim Kauf, als eine Gesellschaft zu Beginn hat, oder mehr bei der Benutzung, als ein Spieler einem anderen zahlen darf oder als sie kostet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A ferry costs nothing to buy, or nothing to use.</source>
        <translation>Eine Fähre kostet nichts beim Kauf oder nichts bei der Benutzung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A ferry's fee is no multiple of the toll for one link.</source>
        <translation>Die Gebühr einer Fähre ist kein Vielfaches des Wegegelds für ein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A turn at sea takes off as much as the race die can show.</source>
        <translation>Ein Zug auf See nimmt so viel weg, wie der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>A turn at sea takes {sea_takes} off, and the race die shows at most {most}: trains would never land.</source>
        <translation>Ein Zug auf See nimmt {sea_takes} weg, und der Rennwürfel zeigt höchstens {most}: Züge kämen nie an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Call the later one {full}</source>
        <translation>Die spätere {full} nennen</translation>
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
        <source>Example: `{type: override, sea_takes: 5}` with the average die, whose highest face is 5.</source>
        <translation>Beispiel: `{type: override, sea_takes: 5}` mit dem Durchschnittswürfel, dessen höchste Seite 5 ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: `{type: override, toll: 2}` beside a ferry with `fee: 5`.</source>
        <translation>Beispiel: `{type: override, toll: 2}` neben einer Fähre mit `fee: 5`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Example: two ferries called `Forth`.</source>
        <translation>Beispiel: zwei Fähren namens `Forth`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Remove the later one</source>
        <translation>Die spätere entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Rename ferry</source>
        <translation>Fähre umbenennen</translation>
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
        <source>Set the fee to {usual}, as the rules do</source>
        <translation>Die Gebühr auf {usual} setzen, wie die Regeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Set the price to {usual}, as the rules do</source>
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
        <source>The fee of the ferry {ferry}, {fee}, is no multiple of the toll, {toll}.</source>
        <translation>Die Gebühr der Fähre {ferry}, {fee}, ist kein Vielfaches des Wegegelds von {toll}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The price of the ferry {ferry} is {amount}.</source>
        <translation>Der Preis der Fähre {ferry} ist {amount}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>The price of the ferry {ferry} is {amount}; a company begins with at most {most}.</source>
        <translation>Der Preis der Fähre {ferry} ist {amount}; eine Gesellschaft beginnt mit höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To mend it, change the fee or the toll so that one divides the other.</source>
        <translation>Abhilfe: die Gebühr oder das Wegegeld so ändern, dass eines das andere teilt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To mend it, let a turn at sea take less, or take the ferries off.</source>
        <translation>Abhilfe: einen Zug auf See weniger wegnehmen lassen oder auf Fähren verzichten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To mend it, name each after its ports or its passage.</source>
        <translation>Abhilfe: jede nach ihren Häfen oder ihrer Überfahrt benennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>To mend it, set the price (6 by the rules) and the fee (5), or waive this if it is meant.</source>
        <translation>Abhilfe: den Preis (nach den Regeln 6) und die Gebühr (5) setzen oder dies gelten lassen, wenn es so gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries are called '{ferry}'.</source>
        <translation>Zwei Fähren heißen „{ferry}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries have no name, so nothing tells them apart.</source>
        <translation>Zwei Fähren haben keinen Namen; nichts unterscheidet sie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Two ferries have one name.</source>
        <translation>Zwei Fähren haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a price beyond 20 puts the ferry off to the late races; a fee beyond 10 is more than one player may pay another in a race, so that nobody but the owner can sail. Mostly it is a slip: 50 for 5.</source>
        <translation>Warum das wichtig ist: Ein Preis über 20 verschiebt die Fähre auf die späten Rennen; eine Gebühr über 10 ist mehr, als ein Spieler einem anderen in einem Rennen zahlen darf, sodass nur der Besitzer fahren kann. Meist ist es ein Versehen: 50 statt 5.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: a train that has put to sea would stay there for ever, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Ein Zug, der abgelegt hat, bliebe für immer auf See. Deshalb lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: fees and tolls are counted together against what one player may pay another in a race; by parts of a toll that limit cannot be kept, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Gebühren und Wegegelder werden zusammengezählt und an dem gemessen, was ein Spieler einem anderen in einem Rennen höchstens zahlen darf. Mit Bruchteilen eines Wegegelds lässt sich diese Grenze nicht einhalten, und auf dem Spielplan lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: players buy and use ferries by name, and reports and orders tell them apart by nothing else, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Spieler kaufen und benutzen Fähren nach ihrem Namen, und auch Berichte und Befehle unterscheiden sie nur daran. Deshalb lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/ferries/ferry_prices.py"/>
        <source>Why it matters: whoever comes first takes a ferry without a price, and one without a fee brings its owner nothing; most often the number was forgotten.</source>
        <translation>Warum das wichtig ist: Wer zuerst kommt, nimmt sich eine Fähre ohne Preis, und eine ohne Gebühr bringt ihrem Besitzer nichts; meist wurde die Zahl vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>Example: a sheet of 200 by 150 hexes.</source>
        <translation>Beispiel: ein Blatt von 200 mal 150 Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>The sheet has {n:,} hexes; on more than {most:,} starts, narrow places, idle land and names are not looked at.</source>
        <translation>Das Blatt hat {n:,} Felder; bei mehr als {most:,} werden Startorte, Engstellen, ungenutztes Land und Namen nicht angesehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>The sheet is so large that some checks do not look at it.</source>
        <translation>Das Blatt ist so groß, dass einige Prüfungen es nicht ansehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>To mend it, make the sheet smaller: a map on a table has 1,000 to 3,000 hexes. Left out on more than 20,000 are the checks N101, N201 to N204, T113, P102 to P104, P107, P109 and P113.</source>
        <translation>Abhilfe: das Blatt kleiner machen: Eine Karte auf einem Tisch hat 1.000 bis 3.000 Felder. Ausgelassen werden bei mehr als 20.000 die Prüfungen N101, N201 bis N204, T113, P102 bis P104, P107, P109 und P113.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/board_size.py"/>
        <source>Why it matters: what starts cost, narrow places, idle land and where names are printed would take minutes to find. That nothing is told of them does not say that all is well.</source>
        <translation>Warum das wichtig ist: Was Startorte kosten, Engstellen, ungenutztes Land und wo Namen gedruckt sind, wäre erst nach Minuten gefunden. Dass davon nichts gemeldet wird, heißt nicht, dass alles in Ordnung ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Let {name} be home ground</source>
        <translation>{name} zum Inland machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Let {name} be home ground, without its permitted build</source>
        <translation>{name} zum Inland machen, ohne die genehmigte Strecke dort</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/home_ground.py"/>
        <source>Let {name} be home ground, without its permitted builds</source>
        <translation>{name} zum Inland machen, ohne die genehmigten Strecken dort</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/name_suggestions.py"/>
        <source> {key} belongs to nobody.</source>
        <translation> {key} gehört niemandem.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/overtyped_names.py"/>
        <source>Call {town} on {label} {name}</source>
        <translation>{town} auf {label} in {name} umbenennen</translation>
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
        <source>Move {town} to {hex}</source>
        <translation>{town} nach {hex} versetzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <source>Join towns</source>
        <translation>Städte vereinigen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/frame/town_moves.py"/>
        <source>Make them one town, {town}, with the keys of both</source>
        <translation>Eine Stadt daraus machen, {town}, mit den Schlüsseln beider</translation>
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
        <source>Give {town} {new} in the place of the second {old}</source>
        <translation>{town} {new} statt der zweiten {old} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Key {key} belongs to {names}: it can mean only one of them.</source>
        <translation>Schlüssel {key} gehört zu {names}: Er kann nur eines davon meinen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Let {town} have it once</source>
        <translation>{town} ihn einmal geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Make small</source>
        <translation>Als Kleinstadt kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Make {one} and {other} small</source>
        <translation>{one} und {other} zu Kleinstädten machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Make {town} small too</source>
        <translation>Auch {town} zur Kleinstadt machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>One key belongs to two places.</source>
        <translation>Ein Schlüssel gehört zu zwei Orten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>To mend it, give one of them another key; one that nobody has and that differs by a slip of the pen is offered. If both are meant as a pair, mark both as small.</source>
        <translation>Abhilfe: einer von beiden einen anderen Schlüssel geben; angeboten wird einer, den niemand hat und den nur ein Schreibfehler unterscheidet. Sind beide als Paar gemeint, beide als klein kennzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>Why it matters: when the key is drawn, the players cannot tell which town is meant. Only two small towns may share a key: the player then chooses between them.</source>
        <translation>Warum das wichtig ist: Wird der Schlüssel gezogen, wissen die Spieler nicht, welche Stadt gemeint ist. Nur zwei Kleinstädte dürfen sich einen Schlüssel teilen: Der Spieler wählt dann zwischen ihnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/doubled_keys.py"/>
        <source>{town} has the key {key} twice.</source>
        <translation>{town} hat den Schlüssel {key} zweimal.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>The share of draws is that of {draws:,} simulated, with its standard error.</source>
        <translation>Der Anteil der Ziehungen ist der von {draws:,} simulierten, mit seinem Standardfehler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/draws/drawing.py"/>
        <source>The share of draws is worked out exactly.</source>
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
        <source> {names} has none yet.</source>
        <translation> Noch keinen hat: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A key is none of its scheme.</source>
        <translation>Ein Schlüssel kommt in seiner Schlüsselart nicht vor.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A key of the scheme belongs to no town and no special destination.</source>
        <translation>Ein Schlüssel der Schlüsselart gehört zu keiner Stadt und keinem Sonderziel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A special destination has no way in, or names a town or country the board does not have.</source>
        <translation>Ein Sonderziel hat keinen Zugang oder nennt eine Stadt oder ein Land, die der Spielplan nicht hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>A town</source>
        <translation>Eine Stadt</translation>
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
        <source>Example: a board with `keys: dice-36+6` on which no town answers to 34.</source>
        <translation>Beispiel: ein Spielplan mit `keys: dice-36+6`, auf dem keine Stadt zur 34 gehört.</translation>
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
        <source>Key {key} belongs to nobody: give it to {whose}.{told}</source>
        <translation>Schlüssel {key} gehört niemandem: Geben Sie ihn an {whose}.{told}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Keys {keys} belong to nobody: give them to special destinations.</source>
        <translation>Die Schlüssel {keys} gehören niemandem: Geben Sie sie Sonderzielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Keys {keys} belong to nobody: give them to towns.</source>
        <translation>Die Schlüssel {keys} gehören niemandem: Geben Sie sie Städten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Let it lead to {meant}</source>
        <translation>Nach {meant} führen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>None of the {n} special keys is given yet.</source>
        <translation>Noch keiner der {n} Sonderzielschlüssel ist vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>None of the {n} town keys is given yet.</source>
        <translation>Noch keiner der {n} Stadtschlüssel ist vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Take key away</source>
        <translation>Schlüssel wegnehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Take keys away</source>
        <translation>Schlüssel wegnehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Take the keys away</source>
        <translation>Die Schlüssel wegnehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The map has no key scheme, but {n}: nothing can be drawn to them.</source>
        <translation>Die Karte hat keine Schlüsselart, aber {n}: Dorthin kann nichts gezogen werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} has no way in that track could lead to: give it hexes on land, towns, a country or an edge.</source>
        <translation>Das Sonderziel {special} hat keinen Zugang, zu dem Gleis führen könnte: Geben Sie ihm Felder an Land, Städte, ein Land oder einen Rand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} has the key {key}, which is none of this board's keys: {scheme}.{hint}</source>
        <translation>Das Sonderziel {special} hat den Schlüssel {key}, der nicht zu den Schlüsseln dieses Spielplans gehört: {scheme}.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to any port, but no town is one.</source>
        <translation>Das Sonderziel {special} führt zu jedem Hafen, doch keine Stadt ist einer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to {country}, but no country is called that.{hint}</source>
        <translation>Das Sonderziel {special} führt nach {country}, aber so heißt kein Land.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>The special {special} leads to {name}, but no town is called that.{hint}</source>
        <translation>Das Sonderziel {special} führt nach {name}, aber so heißt keine Stadt.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To mend it, choose the scheme the keys are meant for in the map's properties, such as dice-36+6, or take the keys away. The scheme that has every key given is offered, else the one that has most of them; where fewer than half of its keys are given, to take them away.</source>
        <translation>Abhilfe: in den Eigenschaften der Karte die Schlüsselart wählen, für die die Schlüssel gedacht sind, etwa dice-36+6, oder die Schlüssel wegnehmen. Angeboten wird die Schlüsselart, die jeden vergebenen Schlüssel hat, sonst die, die die meisten hat; wo weniger als die Hälfte ihrer Schlüssel vergeben ist, sie wegzunehmen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To mend it, correct the key, take it away, or choose the key scheme the board is meant for; the one that has every key given is offered. Where most keys are of that one, all are told of together.</source>
        <translation>Abhilfe: den Schlüssel berichtigen, ihn wegnehmen oder die Schlüsselart wählen, für die der Spielplan gedacht ist; angeboten wird die, die jeden vergebenen Schlüssel hat. Gehören die meisten Schlüssel zu ihr, werden alle zusammen gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To mend it, correct the name, or list hexes, towns, ports, a country or an edge that exist.</source>
        <translation>Abhilfe: den Namen berichtigen oder Felder, Städte, Häfen, ein Land oder einen Rand nennen, die es gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>To mend it, give the key to a town (important towns may have two or more), or choose a scheme with fewer keys. Towns without a key near those of its tens are named and offered; keys for which there is none are told of together. Until half of the towns' keys are given it is a note.</source>
        <translation>Zur Abhilfe geben Sie den Schlüssel einer Stadt (wichtige Städte dürfen zwei oder mehr haben), oder wählen Sie ein Schema mit weniger Schlüsseln. Städte ohne Schlüssel nahe denen seiner Zehner werden genannt und angeboten; Schlüssel, für die es keine gibt, werden zusammen gemeldet. Bis die Hälfte der Städteschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Towns or specials have keys, but the map has no key scheme.</source>
        <translation>Städte oder Sonderziele haben Schlüssel, aber die Karte hat keine Schlüsselart.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: a player who draws it has fewer ways in than the sheet promises, or none, and the run is never run.</source>
        <translation>Warum das wichtig ist: Wer es zieht, hat weniger Zugänge, als das Blatt verspricht, oder gar keinen, und die Fahrt findet nie statt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: it can never be drawn, so no train ever runs to that town by it.</source>
        <translation>Warum das wichtig ist: Er kann nie gezogen werden, also fährt seinetwegen nie ein Zug in diese Stadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: somebody will roll that number, or turn up that card, and no train can be sent anywhere.</source>
        <translation>Warum das wichtig ist: Irgendwann würfelt jemand diese Zahl oder deckt diese Karte auf, und kein Zug kann irgendwohin geschickt werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>Why it matters: without a scheme nothing is drawn, so no race can be called to any of them. Mostly the scheme was set to none to silence its findings, and forgotten.</source>
        <translation>Warum das wichtig ist: Ohne Schlüsselart wird nichts gezogen, also kann kein Rennen zu einem davon aufgerufen werden. Meist wurde sie auf keine gesetzt, damit ihre Befunde schweigen, und dann vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>a special destination</source>
        <translation>ein Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <location filename="../../engine/edits/landing.py"/>
        <source>a town</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} key is given</source>
        <translation>{n} Schlüssel ist vergeben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} keys are given</source>
        <translation>{n} Schlüssel sind vergeben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} keys, {first} to {last} among them, are none of this board's keys: {scheme}.</source>
        <translation>{n} Schlüssel, darunter {first} bis {last}, gehören nicht zu den Schlüsseln dieses Spielplans: {scheme}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} special keys belong to nobody yet, {first} to {last} among them.</source>
        <translation>{n} Schlüssel für Sonderziele gehören noch niemandem, darunter {first} bis {last}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{n} town keys belong to nobody yet, {first} to {last} among them.</source>
        <translation>{n} Stadtschlüssel gehören noch niemandem, darunter {first} bis {last}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/keys.py"/>
        <source>{town} has the key {key}, which is none of this board's keys: {scheme}.{hint}</source>
        <translation>{town} hat den Schlüssel {key}, der nicht zu den Schlüsseln dieses Spielplans gehört: {scheme}.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source> Is {owner} meant to lie at {hex}?</source>
        <translation> Soll {owner} auf {hex} liegen?</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>A key lies far from the others of its sector or suit, or two keys seem exchanged.</source>
        <translation>Ein Schlüssel liegt weit von den anderen seines Sektors oder seiner Farbe, oder zwei Schlüssel scheinen vertauscht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.</source>
        <translation>Beispiel: Bath mit dem Schlüssel 13, wo 11 bis 16 in Pembrokeshire liegen, und Pembroke Dock mit 63.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key}, {owner}, lies some {here:.0f} hexes from sector {part}, and {there:.0f} from sector {nearest}.{asked}</source>
        <translation>Schlüssel {key}, {owner}, liegt etwa {here:.0f} Felder von Sektor {part} und {there:.0f} von Sektor {nearest}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key}, {owner}, lies some {here:.0f} hexes from sector {part}; {others}, with {other}, lies {there:.0f} from it.{asked}</source>
        <translation>Schlüssel {key}, {owner}, liegt etwa {here:.0f} Felder von Sektor {part}; {others} mit {other} liegt {there:.0f} davon.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key}, {owner}, lies some {here:.0f} hexes from the {part}, and {there:.0f} from the {nearest}.{asked}</source>
        <translation>Schlüssel {key}, {owner}, liegt etwa {here:.0f} Felder von der Farbe {part} und {there:.0f} von der Farbe {nearest}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Key {key}, {owner}, lies some {here:.0f} hexes from the {part}; {others}, with {other}, lies {there:.0f} from them.{asked}</source>
        <translation>Schlüssel {key}, {owner}, liegt etwa {here:.0f} Felder von der Farbe {part}; {others} mit {other} liegt {there:.0f} davon.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Keys {one}, {owner}, and {other}, {others}, seem exchanged: they lie some {here:.0f} and {there:.0f} hexes from their sectors, and swapped would lie {then:.0f} and {after:.0f}.{asked}</source>
        <translation>Die Schlüssel {one}, {owner}, und {other}, {others}, scheinen vertauscht: Sie liegen etwa {here:.0f} und {there:.0f} Felder von ihren Sektoren entfernt, getauscht wären es {then:.0f} und {after:.0f}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Keys {one}, {owner}, and {other}, {others}, seem exchanged: they lie some {here:.0f} and {there:.0f} hexes from their suits, and swapped would lie {then:.0f} and {after:.0f}.{asked}</source>
        <translation>Die Schlüssel {one}, {owner}, und {other}, {others}, scheinen vertauscht: Sie liegen etwa {here:.0f} und {there:.0f} Felder von ihren Farben entfernt, getauscht wären es {then:.0f} und {after:.0f}.{asked}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Put {steps}</source>
        <translation>Versetzen: {steps}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Swap {one}, {owner}, and {other}, {others}</source>
        <translation>{one}, {owner}, und {other}, {others}, tauschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Three keys seem to have gone round: they would lie well with {steps}.</source>
        <translation>Drei Schlüssel scheinen reihum vertauscht: Gut lägen sie mit {steps}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>To mend it, swap the two keys; the swap is offered where both then lie well in their sectors, and for three keys that went round, as one. Where hexes of almost the same label lie in the sector, the town may be meant to lie at one of them: the key is right then, and the hex is not; that is offered last. Where whole sectors are scattered (K106), giving all keys anew is offered instead. Of a port that strayed from its ferry's course F101 or F104 tells alone.</source>
        <translation>Abhilfe: die beiden Schlüssel tauschen; der Tausch wird angeboten, wo beide danach gut in ihren Sektoren liegen, und für drei reihum vertauschte Schlüssel als einer. Wo Felder mit fast derselben Kennung im Sektor liegen, soll die Stadt vielleicht auf einem davon liegen: Dann stimmt der Schlüssel, und das Feld stimmt nicht; das wird zuletzt angeboten. Wo ganze Sektoren verstreut sind (K106), wird stattdessen angeboten, alle Schlüssel neu zu vergeben. Einen Hafen, der vom Verlauf seiner Fähre abgekommen ist, melden allein F101 oder F104.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/misplaced_keys.py"/>
        <source>Why it matters: players look for a town where its tens digit, or its suit, says it is. It is often a slip: two digits exchanged, or a town that was given the key of its neighbour.</source>
        <translation>Warum das wichtig ist: Die Spieler suchen eine Stadt dort, wo ihre Zehnerziffer oder ihre Farbe sie erwarten lässt. Oft ist es ein Versehen: zwei vertauschte Ziffern oder eine Stadt, die den Schlüssel ihrer Nachbarin bekam.</translation>
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
        <source>Regroup the keys by sector, {moved} of them anew</source>
        <translation>Die Schlüssel nach Sektoren neu gruppieren, {moved} davon neu</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Regroup the keys by sector, {moved} of them anew; even so {share} of draws end with a pair too short</source>
        <translation>Die Schlüssel nach Sektoren neu ordnen, {moved} davon neu; auch so enden {share} der Ziehungen mit einem zu kurzen Paar</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Regroup the keys by sector, {moved} of them anew; {share} of draws then end with a pair too short</source>
        <translation>Die Schlüssel nach Sektoren neu gruppieren, {moved} davon neu; {share} der Ziehungen enden dann mit einem zu kurzen Paar</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/regrouping.py"/>
        <source>Sector {sector} regrouped: {named}</source>
        <translation>Sektor {sector}, neu geordnet: {named}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>All races of the map can be run, shown by an example, and how often a draw leaves one out.</source>
        <translation>Alle Rennen der Karte können gefahren werden, mit einem Beispiel dafür, und wie oft eine Ziehung eines auslässt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>All {n} races can be formed; {share} of draws end with a pair too short.</source>
        <translation>Alle {n} Rennen lassen sich bilden; {share} der Ziehungen enden mit einem zu kurzen Paar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>As to their lengths all {n} races can be formed, and {share} of draws end with a pair too short; but no track can join {cut} of {of} pairs of keys, and of their races nothing could be judged.</source>
        <translation>Den Längen nach lassen sich alle {n} Rennen bilden, und {share} der Ziehungen enden mit einem zu kurzen Paar; doch {cut} von {of} Schlüsselpaaren kann kein Gleis verbinden, und über ihre Rennen ließ sich nicht urteilen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Example: "10 of 846 pairs of keys are too short for a run (1.2 %); the others are 3 to 40 links long, the middle one 13." The details tell how many are too short as the crow flies, and which are by track.</source>
        <translation>Beispiel: „10 von 846 Schlüsselpaaren sind für eine Fahrt zu kurz (1,2 %); die anderen sind 3 bis 40 Gleisstücke lang, das mittlere 13.“ Die Einzelheiten sagen, wie viele nach Luftlinie zu kurz sind und welche es auf dem Gleis sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Example: "All 21 races can be formed; about 0.5 % (±0.1) of draws end with a pair too short." The details show one way, "For instance 1–11, 2–24, …", and whether the share is exact or simulated.</source>
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
        <source>How long the runs of the map are, and how many pairs of keys are too short to be one.</source>
        <translation>Wie lang die Fahrten der Karte sind und wie viele Schlüsselpaare dafür zu kurz sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Pairs that no track can join: {n} of {of}.</source>
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
        <source>Some runs are several times longer than the middle one.</source>
        <translation>Einige Fahrten sind mehrmals so lang wie die mittlere.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To mend it, do nothing: this is as it should be. Where no track can join some towns (T105, T109), it is told that their races could not be judged; where races cannot be formed there is the error R101 in its place, and where too many draws end badly the warning R102 beside it.</source>
        <translation>Abhilfe: nichts tun, so soll es sein. Wo kein Gleis manche Städte verbinden kann (T105, T109), wird gesagt, dass über ihre Rennen nicht zu urteilen war; wo sich Rennen nicht bilden lassen, steht stattdessen der Fehler R101, und wo zu viele Ziehungen schlecht enden, daneben die Warnung R102.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To mend it, give the far town no key, or only as a special with a nearer port; or draw the map so that the way there is shorter. Runs over four times the middle one are named.</source>
        <translation>Abhilfe: der fernen Stadt keinen Schlüssel geben, oder sie nur als Sonderziel mit einem näheren Hafen führen; oder die Karte so zeichnen, dass der Weg dorthin kürzer ist. Genannt werden Fahrten über dem Vierfachen der mittleren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>To mend it, if you find it amiss, move towns, or give the keys of towns that lie close together to others. Lengths are the fewest links track could be laid with, over crossings and by ferry too, to the nearest hex of a special that is far enough.</source>
        <translation>Abhilfe: wenn es Ihnen missfällt, Städte verlegen oder die Schlüssel eng benachbarter Städte anderen geben. Die Längen sind die wenigsten Gleisstücke, mit denen Gleis gelegt werden könnte, auch über Querungen und mit Fähren, bis zum nächsten Feld eines Sonderziels, das weit genug entfernt ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: a train does three or four links a turn. A race over sixty links lasts twenty turns and pays no more than one over ten; players let it go by, and the key is wasted.</source>
        <translation>Warum das wichtig ist: Ein Zug schafft drei oder vier Gleisstücke je Zug. Ein Rennen über sechzig Gleisstücke dauert zwanzig Züge und bringt nicht mehr als eines über zehn; die Spieler lassen es aus, und der Schlüssel ist verschwendet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: it is no fault, but what to know of a map before its first game. A run of ten to twenty links takes a train four to eight turns; many short ones are won by the roll of a die, many long ones tire. A pair too short is drawn again, and costs the table nothing but a throw.</source>
        <translation>Warum das wichtig ist: Es ist kein Fehler, sondern etwas, das man von einer Karte vor ihrem ersten Spiel wissen sollte. Für eine Fahrt von zehn bis zwanzig Gleisstücken braucht ein Zug vier bis acht Züge; viele kurze gewinnt das Glück des Würfels, viele lange ermüden. Ein zu kurzes Paar wird neu gezogen und kostet den Tisch nur einen Wurf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>Why it matters: it is the proof that the keys work out. Whatever is drawn, one more key can be drawn to it as long as the draw does not end with keys that are all too near each other; how often it does is told beside it.</source>
        <translation>Warum das wichtig ist: Es ist der Beweis, dass die Schlüssel aufgehen. Was auch gezogen wird, ein weiterer Schlüssel lässt sich dazu ziehen, solange die Ziehung nicht mit Schlüsseln endet, die alle zu nah beieinander liegen; wie oft das geschieht, steht daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>{n} of {of} pairs of keys are too short for a run ({share:.1f} %); the others are {least} to {most} links long, the middle one {middle:.0f}.</source>
        <translation>{n} von {of} Schlüsselpaaren sind zu kurz für eine Fahrt ({share:.1f} %); die anderen sind {least} bis {most} Gleisstücke lang, das mittlere {middle:.0f}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/run_figures.py"/>
        <source>{size} pairs are over {monstrous} times longer than the middle run of {middle:.0f} links, the longest {usual}: {named}.</source>
        <translation>{size} Paare sind über {monstrous}-mal länger als die mittlere Fahrt von {middle:.0f} Gleisstücken, das längste {usual}: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Example: a city with 24 of the 36 keys, or 30 towns within two hexes of each other. Swapping keys does not help, for the same places would be drawn.</source>
        <translation>Beispiel: eine Stadt mit 24 der 36 Schlüssel oder 30 Städte, die höchstens zwei Felder voneinander liegen. Schlüssel zu tauschen hilft nicht, denn gezogen würden dieselben Orte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Example: both keys of a large town next to each other, `{name: Bristol, keys: [64, 65]}`, and so in every sector; or a minimum run of 6, and 31 to 36 all within five hexes.</source>
        <translation>Beispiel: beide Schlüssel einer Großstadt nebeneinander, `{name: Bristol, keys: [64, 65]}`, und das in jedem Sektor; oder eine Mindestfahrt von 6, und 31 bis 36 alle innerhalb von fünf Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>However the keys are drawn, not all races can be run: too many towns are too near each other.</source>
        <translation>Wie auch immer die Schlüssel gezogen werden, nicht alle Rennen können gefahren werden: Zu viele Städte liegen zu nah beieinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>However the keys are drawn, {wanting} of the {n} races cannot be run: too few keys are {least} links or more from {named}.</source>
        <translation>Wie die Schlüssel auch gezogen werden, {wanting} der {n} Rennen können nicht gefahren werden: Zu wenige Schlüssel liegen {least} Gleisstücke oder mehr von {named} entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>No two keys are {least} links or more apart: there is no race to be run.</source>
        <translation>Keine zwei Schlüssel liegen {least} Gleisstücke oder mehr auseinander: Es gibt kein Rennen zu fahren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Of all draws {share} end with a pair shorter than {least} links, mostly of {named}.</source>
        <translation>Von allen Ziehungen enden {share} mit einem Paar kürzer als {least} Gleisstücke, meist mit {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Swap {told}, which lessens it: {share} of draws still end so</source>
        <translation>{told} tauschen, was es mindert: {share} der Ziehungen enden immer noch so</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Swap {told}; {share} of draws then end so</source>
        <translation>{told} tauschen; {share} der Ziehungen enden dann so</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>The draw of destinations often ends with a pair that is too short for a run.</source>
        <translation>Die Ziehung der Ziele endet oft mit einem Paar, das für eine Fahrt zu kurz ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>To mend it, give keys of the towns named to others, farther away, or move the towns apart. A run is as long as the fewest links that track could ever be laid with, over crossings and ferries too; where a special offers several hexes, the farthest counts.</source>
        <translation>Abhilfe: Schlüssel der genannten Städte anderen, weiter entfernten geben oder die Städte auseinanderrücken. Eine Fahrt ist so lang wie die wenigsten Gleisstücke, mit denen je Gleis gelegt werden könnte, auch über Querungen und Fähren; wo ein Sonderziel mehrere Felder bietet, zählt das entfernteste.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>To mend it, swap keys of towns nearby with others, so that not all of a dense region share a tens, or lower the minimum run. The swaps that help most are offered as a fix, which says so where they only lessen it, or, where that does more or the sectors are no regions either, one that gives all keys anew. Where no keys cure it, as with cards, the longest minimum run that does is offered beside. The share is worked out exactly where it can be, with cards; else it comes from 10,000 draws, the same each time, with its standard error. More than 5 in 100 are reported.</source>
        <translation>Abhilfe: Schlüssel naher Städte mit anderen tauschen, sodass in einer dichten Gegend nicht alle denselben Zehner haben, oder die Mindestfahrt senken. Die Tausche, die am meisten helfen, werden als Abhilfe angeboten, die es sagt, wo sie nur mindern, oder, wo das mehr bewirkt oder auch die Sektoren keine Gegenden sind, eine, die alle Schlüssel neu vergibt. Wo keine Schlüssel abhelfen, wie bei Karten, wird daneben die längste Mindestfahrt angeboten, die es tut. Der Anteil wird, wo es geht, genau berechnet, nämlich bei Karten; sonst stammt er aus 10.000 Ziehungen, jedes Mal denselben, mit seinem Standardfehler. Gemeldet werden mehr als 5 von 100.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Why it matters: a run shorter than the minimum is replaced, but at last there is nothing to replace it with. On such a map every game ends with pairs that nobody may run.</source>
        <translation>Warum das wichtig ist: Eine Fahrt unter der Mindestfahrt wird ersetzt, aber am Ende ist nichts mehr da, womit. Auf einer solchen Karte endet jedes Spiel mit Paaren, die niemand fahren darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>Why it matters: towards the end few keys are left. If they lie close together the second key of a race cannot be replaced any more, the pair is held over for ever, and the game is a race short. With dice a used number passes on to the next of its tens, so keys of one sector are left together, and towns that are neighbours on the map and in number are the worst.</source>
        <translation>Warum das wichtig ist: Gegen Ende sind wenige Schlüssel übrig. Liegen sie nah beieinander, lässt sich der zweite Schlüssel eines Rennens nicht mehr ersetzen, das Paar bleibt für immer aufgeschoben, und dem Spiel fehlt ein Rennen. Mit Würfeln geht eine verbrauchte Zahl an die nächste ihres Zehners über; so bleiben Schlüssel eines Sektors zusammen übrig, und Städte, die auf der Karte und in der Zahl benachbart sind, sind am schlimmsten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/runs.py"/>
        <source>{one} with {other}</source>
        <translation>{one} mit {other}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source> Part the keys that two places have first: they can then be regrouped.</source>
        <translation> Zuerst die Schlüssel trennen, die zwei Orte haben: Danach lassen sie sich neu gruppieren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>Example: 21 in Devon, 22 in Kent, 23 in Durham.</source>
        <translation>Beispiel: 21 in Devon, 22 in Kent, 23 in Durham.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of a sector are strewn over the map.</source>
        <translation>Die Städte eines Sektors sind über die Karte verstreut.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of sector {sector} lie {within:.1f} hexes apart on average, and only {without:.1f} from those of other sectors.</source>
        <translation>Die Städte von Sektor {sector} liegen im Mittel {within:.1f} Felder auseinander und nur {without:.1f} von denen anderer Sektoren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>The towns of {n} of {of} sectors lie {within:.1f} hexes apart on average, and only {without:.1f} from those of other sectors.</source>
        <translation>Die Städte von {n} der {of} Sektoren liegen im Mittel {within:.1f} Felder auseinander und nur {without:.1f} von denen anderer Sektoren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>To mend it, give the towns of one region the keys of one tens: 11 to 16 in the west, 21 to 26 beside them, and so on. A fix that gives all keys anew so is offered; it says what becomes of the draw. Boards Platelayer comes with keep the mean distance within a sector below half of that to other sectors' towns; more than three quarters is reported. On a board of cards the suits are judged so: spades in one part of the map, hearts in the next, unless the four of each rank lie together. Waive it if your keys are strewn on purpose.</source>
        <translation>Abhilfe: den Städten einer Gegend die Schlüssel eines Zehners geben: 11 bis 16 im Westen, 21 bis 26 daneben und so weiter. Eine Abhilfe, die alle Schlüssel entsprechend neu vergibt, wird angeboten; sie sagt, was aus der Ziehung wird. Auf den mitgelieferten Spielplänen ist der mittlere Abstand innerhalb eines Sektors kleiner als die Hälfte dessen zu den Städten anderer Sektoren; gemeldet wird mehr als drei Viertel. Auf einem Spielplan mit Karten werden die Farben so beurteilt: Pik in einem Teil der Karte, Herz im nächsten, es sei denn, die vier jedes Werts liegen beisammen. Lassen Sie es gelten, wenn Ihre Schlüssel mit Absicht verstreut sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/sectors.py"/>
        <source>Why it matters: the tens digit tells players at a glance in which part of the map a town lies, and the race tables of postal games pair the sectors so that every race leads across the map. Where a sector is no region both are lost.</source>
        <translation>Warum das wichtig ist: Die Zehnerziffer sagt den Spielern auf einen Blick, in welchem Teil der Karte eine Stadt liegt, und die Renntabellen der Postspiele paaren die Sektoren so, dass jedes Rennen quer über die Karte führt. Wo ein Sektor keine Gegend ist, geht beides verloren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/shorter_runs.py"/>
        <source>Let runs be of {least} links or more; {share} of draws then end so</source>
        <translation>Fahrten ab {least} Gleisstücken gelten lassen; {share} der Ziehungen enden dann so</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/shorter_runs.py"/>
        <source>Shorten runs</source>
        <translation>Fahrten verkürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>Exchange keys</source>
        <translation>Schlüssel austauschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>Let small towns share keys anew: {pairs}</source>
        <translation>Kleinstädte neu zu Paaren mit gemeinsamem Schlüssel ordnen: {pairs}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>Let {one} and {other} share {key} as small towns</source>
        <translation>{one} und {other} sich {key} als Kleinstädte teilen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/small_town_pairs.py"/>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>A hex of a special destination lies in water, off the map or where no railway can get to.</source>
        <translation>Ein Feld eines Sonderziels liegt im Wasser, außerhalb der Karte oder dort, wo keine Bahn hinkommt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>A special destination offers one way in only, or all its ways side by side.</source>
        <translation>Ein Sonderziel bietet nur einen Zugang, oder alle seine Zugänge nebeneinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>A special names a town or a hex twice, or one that its ports, its country or its edge hold already.</source>
        <translation>Ein Sonderziel nennt eine Stadt oder ein Feld zweimal, oder eines, das seine Häfen, sein Land oder sein Rand schon enthalten.</translation>
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
        <source>Example: `{key: 1, name: London, hexes: [P40, R40]}`, where both hexes lie on an island without a ferry, or deep in a foreign country.</source>
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
        <source>Name {names} once</source>
        <translation>{names} nur einmal nennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No railway can ever get to a special destination by any of its ways in.</source>
        <translation>Keine Bahn kann je über einen seiner Zugänge zu einem Sonderziel kommen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can lead from any start to the special {special}, by {labels}.</source>
        <translation>Von keinem Startort kann Gleis zum Sonderziel {special} bei {labels} führen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can lead to {labels}, a way in of the special {special}, which leaves players {hex} alone: open a way there, or give them another to choose from.</source>
        <translation>Kein Gleis kann nach {labels} führen, einem Zugang des Sonderziels {special}; den Spielern bleibt nur {hex}: Öffnen Sie einen Weg dorthin oder geben Sie einen anderen zur Wahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>No track can lead to {labels}, a way in of the special {special}.</source>
        <translation>Kein Gleis kann zu {labels} führen, einem Zugang des Sonderziels {special}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Shorten special</source>
        <translation>Sonderziel kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Take {labels} off its list</source>
        <translation>{labels} aus seiner Liste nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} can be reached by {hex} alone, for no track can lead to {lost}: open a way there, or give players another to choose from.</source>
        <translation>Das Sonderziel {special} ist nur über {hex} zu erreichen, denn kein Gleis kann nach {lost} führen: Öffnen Sie einen Weg dorthin, oder geben Sie den Spielern einen anderen zur Wahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} has its ways in side by side, {hex}: give players one to choose from some way off.</source>
        <translation>Das Sonderziel {special} hat seine Zugänge nebeneinander, {hex}: Geben Sie den Spielern einen weiter entfernten zur Wahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} names {names} twice.</source>
        <translation>Das Sonderziel {special} nennt {names} zweimal.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} names {names}, but “{held}” says so already.</source>
        <translation>Das Sonderziel {special} nennt {names}, doch „{held}“ sagt das schon.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The special {special} offers one way in, {hex}: give players a second to choose from.</source>
        <translation>Das Sonderziel {special} bietet einen Zugang, {hex}: Geben Sie den Spielern einen zweiten zur Wahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>The specials {one} and {other} have the same ways in.</source>
        <translation>Die Sonderziele {one} und {other} haben dieselben Zugänge.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To mend it, add a second hex, town or port some way off, where another line could come in.</source>
        <translation>Abhilfe: in einigem Abstand ein zweites Feld, eine zweite Stadt oder einen zweiten Hafen hinzufügen, wo eine andere Strecke ankommen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To mend it, correct the label, open a way to it, or take the hex off the special's list. If ships are meant, name the ports under `towns`, or write `any: port`.</source>
        <translation>Abhilfe: die Kennung berichtigen, einen Weg dorthin öffnen oder das Feld aus der Liste des Sonderziels nehmen. Sind Schiffe gemeint, die Häfen unter `towns` nennen oder `any: port` schreiben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To mend it, give one of them other ways in.</source>
        <translation>Abhilfe: einem von ihnen andere Zugänge geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To mend it, open a way by land, a ferry, a crossing or a permitted build to one of its hexes, or name hexes that track can get to.</source>
        <translation>Abhilfe: zu einem seiner Felder einen Landweg, eine Fähre, eine Querung oder eine genehmigte Strecke öffnen, oder Felder nennen, zu denen Gleis führen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>To mend it, take the second one out, or write what was meant in its place.</source>
        <translation>Abhilfe: den zweiten herausnehmen oder an seine Stelle schreiben, was gemeint war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Two specials have the same ways in.</source>
        <translation>Zwei Sonderziele haben dieselben Zugänge.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: a special is a choice. With one way in it is a town at the edge of the map: whoever is not near has no other way to turn to, and the company that serves it has the run to itself. A second hex beside the first, or a town no track can get to, changes nothing.</source>
        <translation>Warum das wichtig ist: Ein Sonderziel ist eine Wahl. Mit einem Zugang ist es eine Stadt am Rand der Karte: Wer nicht in der Nähe ist, kann sich nirgendwohin sonst wenden, und die Gesellschaft, die dort anschließt, hat die Fahrt für sich allein. Ein zweites Feld neben dem ersten, oder eine Stadt, zu der kein Gleis führen kann, ändert daran nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: it has a way in fewer than its line promises; mostly another was meant.</source>
        <translation>Warum das wichtig ist: Es hat einen Zugang weniger, als seine Zeile verspricht; meist war ein anderer gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: its key is drawn all the same, and every run to it is held over to the end and dropped.</source>
        <translation>Warum das wichtig ist: Ihr Schlüssel wird trotzdem gezogen, und jede Fahrt dorthin wird bis zum Schluss aufgeschoben und fällt dann weg.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: no track can be laid there, so the special has a way in fewer than the sheet shows, and whoever builds towards it has built for nothing.</source>
        <translation>Warum das wichtig ist: Dort lässt sich kein Gleis legen. Das Sonderziel hat also einen Zugang weniger, als das Blatt zeigt, und wer dorthin baut, hat umsonst gebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/special_entries.py"/>
        <source>Why it matters: they are one place with two keys. A run from one to the other has no length, and players take one of them for a misprint; mostly a line was copied to be changed, and was not.</source>
        <translation>Warum das wichtig ist: Sie sind ein Ort mit zwei Schlüsseln. Eine Fahrt vom einen zum anderen hat keine Länge, und die Spieler halten eines für einen Druckfehler; meist wurde eine Zeile kopiert, um sie zu ändern, und blieb, wie sie war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>A small town has a key that it shares with no other, or its partner lies far off.</source>
        <translation>Eine Kleinstadt hat einen Schlüssel, den sie mit keiner anderen teilt, oder ihre Partnerin liegt weit entfernt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>A special destination lies away from the edge of the map, in a hex or by its towns, unlike the others.</source>
        <translation>Ein Sonderziel liegt fern vom Kartenrand, mit einem Feld oder mit seinen Städten, anders als die anderen.</translation>
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
        <source>Example: `{name: Ledbury, keys: [52], small: true}` where Leominster, its partner, was taken off the map.</source>
        <translation>Beispiel: `{name: Ledbury, keys: [52], small: true}`, wo Leominster, mit der sie den Schlüssel teilte, von der Karte genommen wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels} at the edge of the map; those of the others lie away from it.</source>
        <translation>Das Sonderziel {special} hat {labels} am Kartenrand; die der anderen liegen fern von ihm.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels} away from the edge of the map; those of the others lie at it.</source>
        <translation>Das Sonderziel {special} hat {labels} fern vom Kartenrand; die der anderen liegen an ihm.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} has {labels}; the others are towns.</source>
        <translation>Das Sonderziel {special} hat {labels}; die anderen sind Städte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} is {towns}, away from the edge of the map, at which the hexes of the others lie. If ships call there, mark a town as a port.</source>
        <translation>Das Sonderziel {special} ist {towns}, fern vom Kartenrand, an dem die Felder der anderen liegen. Laufen dort Schiffe an, so markieren Sie eine Stadt als Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>The special {special} is {towns}; the others have hexes of their own.</source>
        <translation>Das Sonderziel {special} ist {towns}; die anderen haben eigene Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>To mend it, let it share its key with another small town of its sector, no more than 9 hexes away, or make it an ordinary one. Where other pairs would be nearer together with its own, they are offered.</source>
        <translation>Abhilfe: sie ihren Schlüssel mit einer anderen Kleinstadt ihres Sektors teilen lassen, die höchstens 9 Felder entfernt ist, oder sie zu einer gewöhnlichen Stadt machen. Wo andere Paare mitsamt dem ihren näher beieinander lägen, werden sie angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>To mend it, move the hex to the edge, or name hexes at the edge in the place of the towns. Ports may always be named: from them the way leads over the sea. What most specials do is the custom of the map: where most lie within, those at the edge are told of. On a map evenly mixed the edge is the custom.</source>
        <translation>Zur Abhilfe verlegen Sie das Feld an den Rand, oder nennen Sie statt der Städte Felder am Rand. Häfen dürfen immer genannt werden: Von ihnen führt der Weg übers Meer. Was die meisten Sonderziele tun, ist der Brauch der Karte: Liegen die meisten im Inneren, so werden die am Rand gemeldet. Auf einer gleichmäßig gemischten Karte gilt der Rand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Why it matters: a small town pays half to whoever enters it first, because it is called half as often: two share a key, and the player picks one. A small town with a key of its own is called as often as any other and pays less. Where the two lie far apart the choice between them is none: whoever has track to one of them takes that.</source>
        <translation>Warum das wichtig ist: Eine Kleinstadt zahlt dem, der sie zuerst erreicht, die Hälfte, weil sie halb so oft aufgerufen wird: Zwei teilen sich einen Schlüssel, und der Spieler sucht eine aus. Eine Kleinstadt mit eigenem Schlüssel wird so oft aufgerufen wie jede andere und zahlt weniger. Wo die beiden weit auseinander liegen, ist die Wahl zwischen ihnen keine: Wer zu einer von ihnen Gleis hat, nimmt diese.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>Why it matters: players take a map's specials for one kind of place. Where all others are ways off the map at its edge, a hex within it is overlooked, or it is a slip: one digit of its label wrong. A special by towns within it, on a coast or not, is a second convention, which the sheet nowhere shows.</source>
        <translation>Warum das wichtig ist: Die Spieler halten die Sonderziele einer Karte für Orte einer Art. Wo alle anderen Wege von der Karte an ihrem Rand sind, wird ein Feld in ihrem Inneren übersehen, oder es ist ein Versehen: eine Ziffer der Kennung ist falsch. Ein Sonderziel mit Städten in ihrem Inneren, ob an einer Küste oder nicht, ist eine zweite Regel, die das Blatt nirgends zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{named} is small, but has {keys} to itself.</source>
        <translation>{named} ist klein, hat aber {keys} für sich allein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{named} is small, but shares no key with another small town.</source>
        <translation>{named} ist klein, teilt aber keinen Schlüssel mit einer anderen Kleinstadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{n} small towns have keys that they share with no other.</source>
        <translation>{n} Kleinstädte haben Schlüssel, die sie mit keiner anderen teilen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/specials.py"/>
        <source>{one} and {other} share key {key}, but lie {apart} hexes apart.</source>
        <translation>{one} und {other} teilen sich den Schlüssel {key}, liegen aber {apart} Felder auseinander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>Regroup the keys by suit, {moved} of them anew</source>
        <translation>Die Schlüssel nach Farben neu gruppieren, {moved} davon neu</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>The towns of the suit of {suit} lie {within:.1f} hexes apart on average, and only {without:.1f} from those of other suits.</source>
        <translation>Die Städte der Farbe {suit} liegen im Mittel {within:.1f} Felder auseinander und nur {without:.1f} von denen anderer Farben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/suits.py"/>
        <source>The towns of {n} of {of} suits lie {within:.1f} hexes apart on average, and only {without:.1f} from those of other suits.</source>
        <translation>Die Städte von {n} der {of} Farben liegen im Mittel {within:.1f} Felder auseinander und nur {without:.1f} von denen anderer Farben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Choose the keys: {scheme}</source>
        <translation>Schlüsselart wählen: {scheme}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Give {town} {new} in the place of {old}</source>
        <translation>{town} {new} statt {old} geben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Remove the special {special}</source>
        <translation>Das Sonderziel {special} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>Take {key} from {town}</source>
        <translation>{town} den Schlüssel {key} wegnehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/keys/unknown_keys.py"/>
        <source>the special destination</source>
        <translation>das Sonderziel</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source> A company from {start} is at both for {cost} points.</source>
        <translation> Eine Gesellschaft aus {start} ist für {cost} Punkte an beiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>a town, where nothing is paid</source>
        <translation>eine Stadt, wo nichts gezahlt wird</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>the ferry {ferry} belongs to whoever buys it first, for {price}, and the others pay {fee} a passage</source>
        <translation>die Fähre {ferry} gehört dem, der sie zuerst kauft, für {price}, und die anderen zahlen {fee} je Überfahrt</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridor_value.py"/>
        <source>whoever follows alongside pays {due} a hex to each that was there before</source>
        <translation>Wer parallel folgt, zahlt jedem, der vorher da war, {due} je Feld</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source> Much the same holds of {pairs}.</source>
        <translation>Für {pairs} gilt fast dasselbe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>All track between two groups of towns leads through one hex.</source>
        <translation>Alles Gleis zwischen zwei Gruppen von Städten führt durch ein Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>All track between {towns} and the other {rest} towns leads through {hexes}: {due}.{means}{akin}</source>
        <translation>Alles Gleis zwischen {towns} und den anderen {rest} Städten führt durch {hexes}: {due}.{means}{akin}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: "All track between Ayr, Bala and Clun and the other 20 towns leads through K31: whoever follows alongside pays 5 a hex to each that was there before."</source>
        <translation>Beispiel: „Alles Gleis zwischen Ayr, Bala und Clun und den anderen 20 Städten führt durch K31: Wer parallel folgt, zahlt jedem, der vorher da war, 5 je Feld.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: "All track between Esk, Fowey and Goring and the other 20 towns leads through D5 or F6: whoever follows alongside pays 5 a hex to each that was there before. A company from Ayr is at both for 9 points."</source>
        <translation>Beispiel: „Alles Gleis zwischen Esk, Fowey und Goring und den anderen 20 Städten führt durch D5 oder F6: Wer parallel folgt, zahlt jedem, der vorher da war, 5 je Feld. Eine Gesellschaft aus Ayr ist für 9 Punkte an beiden.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Example: an island with three towns, and `{type: crossing, name: Menai Bridge, owners: 1, …}` as the only way to it.</source>
        <translation>Beispiel: eine Insel mit drei Städten und `{type: crossing, name: Menai Bridge, owners: 1, …}` als einziger Weg dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Only the companies that may build {names} can ever lay track to {towns}.</source>
        <translation>Nur die Gesellschaften, die {names} bauen dürfen, können je Gleis nach {towns} legen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To mend it, let every company build it (`owners: 0`), add a second way or a ferry; or waive it, if the monopoly is what you want. A ferry counts as a way, for every company may buy it.</source>
        <translation>Abhilfe: jede Gesellschaft sie bauen lassen (`owners: 0`), einen zweiten Weg oder eine Fähre hinzufügen; oder es gelten lassen, wenn Sie das Monopol wollen. Eine Fähre zählt als Weg, denn jede Gesellschaft darf sie kaufen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To mend it, open a third way: take away a closed side, widen a neck, or add a crossing or a ferry; or leave it, if that is the fight you want. A ferry counts as a way of its own, through its ports. Told when there are three towns or more on both sides; pairs that part some of the same towns are told of together.</source>
        <translation>Abhilfe: einen dritten Weg öffnen: eine gesperrte Seite wegnehmen, eine Enge verbreitern oder eine Querung oder eine Fähre hinzufügen; oder es lassen, wenn Sie diesen Kampf wollen. Eine Fähre zählt als eigener Weg, durch ihre Häfen. Gemeldet wird es, wenn auf beiden Seiten mindestens drei Städte liegen; Paare, die zum Teil dieselben Städte trennen, werden zusammen gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>To mend it, widen the neck by a hex, add a crossing or a ferry beside it; or leave it, if the fight for it is what you want of the map. A ferry counts as a way of its own. Told when there are three towns or more on both sides.</source>
        <translation>Abhilfe: die Enge um ein Feld verbreitern, daneben eine Querung oder eine Fähre hinzufügen; oder es lassen, wenn der Kampf darum Ihre Absicht ist. Eine Fähre zählt als eigener Weg. Gemeldet wird es, wenn auf beiden Seiten mindestens drei Städte liegen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Towns can be reached only by a crossing that not every company may build.</source>
        <translation>Städte sind nur über eine Querung erreichbar, die nicht jede Gesellschaft bauen darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Towns can be reached through two hexes only: one company could be first in both.</source>
        <translation>Städte sind nur durch zwei Felder erreichbar: Eine Gesellschaft könnte in beiden die erste sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: every company that goes there second pays those before it, 1 for the junction and 2 for each half laid alongside (6.A5), and all runs between the groups go over the same few links. Nobody is locked out, but it makes whoever came first rich. In a town nothing is paid.</source>
        <translation>Warum das wichtig ist: Jede Gesellschaft, die später kommt, zahlt denen vor ihr: 1 für den Anschluss und 2 für jede parallel gebaute Hälfte (6.A5), und alle Fahrten zwischen den Gruppen gehen über dieselben wenigen Gleisstücke. Niemand ist ausgesperrt, aber wer zuerst kam, wird reich. In einer Stadt wird nichts gezahlt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: when its owners have built it, the others can never lay a link to those towns. They must enter every race there over the owner's track, paying him, or leave it.</source>
        <translation>Warum das wichtig ist: Haben ihre Besitzer sie gebaut, können die anderen nie ein Gleisstück zu diesen Städten legen. Sie müssen dort jedes Rennen über das Gleis des Besitzers fahren und ihn bezahlen oder darauf verzichten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/corridors.py"/>
        <source>Why it matters: whoever holds both ways into a region is paid by everybody who follows, 1 for the junction and 2 for each half laid alongside (6.A5), or for each passage where the way is a ferry; a region of many towns held so early decides the game. Told beside is the start from which both cost least.</source>
        <translation>Warum das wichtig ist: Wer beide Wege in eine Gegend besitzt, wird von jedem bezahlt, der folgt: 1 für den Anschluss und 2 für jede parallel gebaute Hälfte (6.A5), oder für jede Überfahrt, wo der Weg eine Fähre ist. Eine Gegend mit vielen Städten, die so früh vergeben ist, entscheidet das Spiel. Daneben steht der Startort, von dem aus beide am wenigsten kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Beyond: {named}</source>
        <translation>Darüber: {named}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "From Holyhead 1, 2 and 9 towns lie within 10, 20 and 30 points; from Chester, the best start, 5, 16 and 30."</source>
        <translation>Beispiel: „Von Holyhead liegen 1, 2 und 9 Städte innerhalb von 10, 20 und 30 Punkten; von Chester, dem besten Startort, 5, 16 und 30.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "Towns within 10, 20 and 30 points: from Cardiff 10, 20 and 33; from Hereford 4, 18 and 30." The details name for each start every town with its cost: "Up to 10 points: Barry 5, Newport 5, …"</source>
        <translation>Beispiel: „Städte innerhalb von 10, 20 und 30 Punkten: von Cardiff 10, 20 und 33; von Hereford 4, 18 und 30.“ Die Einzelheiten nennen für jeden Startort jede Stadt mit ihren Kosten: „Bis 10 Punkte: Barry 5, Newport 5, …“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Example: "With 4 companies building is likely to take 20 rounds (14 to 26)." The details tell what that comes from: "The cheapest track to all towns but 3 costs 112. A round brings 4 companies 14 points on average."</source>
        <translation>Beispiel: „Mit 4 Gesellschaften dauert das Bauen voraussichtlich 20 Runden (14 bis 26).“ Die Einzelheiten sagen, woher das kommt: „Das billigste Gleis zu allen Städten bis auf 3 kostet 112. Eine Runde bringt 4 Gesellschaften im Mittel 14 Punkte.“</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>From {start} {counts} towns lie within {reaches} points.</source>
        <translation>Von {start} aus liegen {counts} Städte innerhalb von {reaches} Punkten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>From {start} {counts} towns lie within {reaches} points; from {best}, the best start, {others}.</source>
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
        <source>No track leads to: {names}</source>
        <translation>Kein Gleis führt nach: {names}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>One start has clearly fewer towns in reach than the others.</source>
        <translation>Ein Startort hat deutlich weniger Städte in Reichweite als die anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Only by ferry, or by a crossing for later: {names}</source>
        <translation>Nur mit einer Fähre oder über eine spätere Querung: {names}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>The cheapest track to all towns but {n} costs {cost}.
A round brings {players} companies {points:g} points on average.</source>
        <translation>Das billigste Gleis zu allen Städten bis auf {n} kostet {cost}.
Eine Runde bringt {players} Gesellschaften im Mittel {points:g} Punkte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>The formula: rounds = w × C / (n × d). C is the cost of track grown from the starts, always to the town that is next cheapest, until no more than the unserved towns are left; n the number of players the board is best for (or the middle of its range); d the mean of the die. The waste w = 1.7 + 0.2 × n is for towns that several companies serve: fitted to games of 3, 4, 5 and 6 bots on Ireland and on Severn, which took 2.3, 2.5, 2.7 and 2.9 times C / (n × d). `platelayer trial MAP` plays such games.</source>
        <translation>Die Formel: Runden = w × C / (n × d). C sind die Kosten des Gleises, das von den Startorten aus immer zur nächstbilligsten Stadt wächst, bis nur noch die erlaubte Zahl von Städten ohne Anschluss übrig ist; n ist die Zahl der Spieler, für die der Spielplan am besten ist (oder die Mitte der Spanne); d das Mittel des Würfels. Der Mehraufwand w = 1,7 + 0,2 × n steht für Städte, die mehrere Gesellschaften anschließen: bestimmt aus Spielen von 3, 4, 5 und 6 Bots auf Ireland und auf Severn, die das 2,3-, 2,5-, 2,7- und 2,9-Fache von C / (n × d) dauerten. `platelayer trial MAP` spielt solche Spiele.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To mend it, if you find it amiss, move towns or the start, or change the ground between. Costs are those of the cheapest track over the printed ground (6.A3), by crossings that may be built from the first too, without payments to others; towns that only a ferry leads to, or a crossing that is for later, are named beside.</source>
        <translation>Abhilfe: wenn es Ihnen missfällt, Städte oder den Startort verlegen oder den Boden dazwischen ändern. Die Kosten sind die des billigsten Gleises über den gedruckten Boden (6.A3), auch über Querungen, die von Anfang an gebaut werden dürfen, ohne Zahlungen an andere; Städte, zu denen nur eine Fähre oder eine spätere Querung führt, werden daneben genannt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To mend it, if you find it amiss, take hills and rivers out of the way or add them, or override `unserved_towns`, with how many towns left building ends (6.A7).</source>
        <translation>Abhilfe: wenn es Ihnen missfällt, Hügel und Flüsse aus dem Weg räumen oder hinzufügen, oder mit einer Regeländerung `unserved_towns` setzen, bei wie vielen übrigen Städten das Bauen endet (6.A7).</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>To mend it, mark another town as a start in its place, move some towns nearer, or take hills and rivers out of its way. Counted are towns with keys by the cheapest track (6.A3); a start is named that has 60 per cent or less of the best start's towns within both 20 and 30 points.</source>
        <translation>Abhilfe: eine andere Stadt an seiner Stelle als Startort kennzeichnen, einige Städte näher rücken oder ihm Hügel und Flüsse aus dem Weg räumen. Gezählt werden Städte mit Schlüsseln nach dem billigsten Gleis (6.A3); genannt wird ein Startort, der sowohl innerhalb von 20 als auch von 30 Punkten höchstens 60 Prozent der Städte des besten hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Towns within {reaches} points: {starts}.</source>
        <translation>Städte innerhalb von {reaches} Punkten: {starts}.</translation>
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
        <source>Why it matters: it is no fault, but what to compare starts by before the first game. A company has some 3½ points a round, so 10, 20 and 30 points are about its first three, six and nine rounds.</source>
        <translation>Warum das wichtig ist: Es ist kein Fehler, sondern etwas, woran sich Startorte vor dem ersten Spiel vergleichen lassen. Eine Gesellschaft hat etwa 3½ Punkte je Runde; 10, 20 und 30 Punkte sind also ungefähr ihre ersten drei, sechs und neun Runden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Why it matters: it is no fault, but what to know of an evening. Under six rounds nobody has a network before the races begin; over thirty the table tires before the first train runs.</source>
        <translation>Warum das wichtig ist: Es ist kein Fehler, sondern etwas, das man von einem Spielabend wissen sollte. Bei weniger als sechs Runden hat niemand ein Netz, bevor die Rennen beginnen; bei mehr als dreißig ermüdet der Tisch, bevor der erste Zug fährt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/network/start_comparison.py"/>
        <source>Why it matters: whoever chooses last must take it. He pays more for each town, comes second to most of them, and has lost before the first race; the others know it and crowd together elsewhere.</source>
        <translation>Warum das wichtig ist: Wer zuletzt wählt, muss ihn nehmen. Er zahlt für jede Stadt mehr, kommt in den meisten als Zweiter an und hat verloren, bevor das erste Rennen beginnt; die anderen wissen das und drängen sich anderswo.</translation>
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
        <location filename="../../engine/checks/reach/bridges.py"/>
        <source>Change ferry</source>
        <translation>Fähre ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/bridges.py"/>
        <source>Let the owner of {ferry} build on from its far port</source>
        <translation>Den Besitzer von {ferry} vom jenseitigen Hafen weiterbauen lassen</translation>
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
        <source>The course of {what} comes to {hex} a second time.</source>
        <translation>Der Verlauf kommt ein zweites Mal nach {hex}: {what}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The course of {what} has a gap between {here} and {there}.</source>
        <translation>Verlauf unterbrochen: {what} hat eine Lücke zwischen {here} und {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The course of {what} has fewer than two hexes.</source>
        <translation>Verlauf zu kurz: {what} hat weniger als zwei Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The course of {what} leaves the map at {hex}.</source>
        <translation>Verlauf außerhalb: {what} verlässt bei {hex} die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/courses.py"/>
        <source>The course of {what} leaves the sheet.</source>
        <translation>Verlauf außerhalb: {what} verlässt das Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/likely_starts.py"/>
        <source>Let companies begin at {names}</source>
        <translation>Gesellschaften in {names} beginnen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/likely_starts.py"/>
        <source>Mark starts</source>
        <translation>Startorte kennzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/reach/lost_towns.py"/>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Open {gate}</source>
        <translation>{gate} öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region covers no hex.</source>
        <translation>Eine Städteregion umfasst kein Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region covers water, or hexes that are off the map.</source>
        <translation>Eine Städteregion umfasst Wasser oder Felder außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>A city region ends before it begins, or begins before the first round.</source>
        <translation>Eine Städteregion endet, bevor sie beginnt, oder beginnt vor der ersten Runde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Change region</source>
        <translation>Region ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: A41 lies in a region of the rounds 1 to 11 and in another of the rounds 5 to 14.</source>
        <translation>Beispiel: A41 liegt in einer Region der Runden 1 bis 11 und in einer anderen der Runden 5 bis 14.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Example: `city_regions` stand in the file, but neither a special rule `dynamic_cities` nor any note.</source>
        <translation>Beispiel: In der Datei stehen `city_regions`, aber weder eine Sonderregel `dynamic_cities` noch ein Hinweis.</translation>
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
        <source>Example: a region painted along a coast, of which two hexes were made sea later.</source>
        <translation>Beispiel: eine Region, die an einer Küste gemalt ist und von der zwei Felder später zu Meer wurden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Let it begin in round {first}</source>
        <translation>In Runde {first} beginnen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Let it run from round {first} to round {last}</source>
        <translation>Von Runde {first} bis Runde {last} laufen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Nothing on the board says when new cities appear in its regions: write it in a note.</source>
        <translation>Nichts auf dem Spielplan sagt, wann in seinen Regionen neue Städte entstehen: Schreiben Sie es in einen Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Remove the region</source>
        <translation>Region entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Take these hexes out of the region</source>
        <translation>Diese Felder aus der Region nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The board has city regions, and nothing on it says when cities appear.</source>
        <translation>Der Spielplan hat Städteregionen, und nichts auf ihm sagt, wann Städte entstehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} covers no hex: no city can appear in it.</source>
        <translation>Die Region {region} umfasst kein Feld: In ihr kann keine Stadt entstehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} covers {labelled}, where no city can stand.</source>
        <translation>Die Region {region} umfasst {labelled}, wo keine Stadt stehen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The region {region} runs from round {first} to round {last}: it begins in round 1 or later and does not end before.</source>
        <translation>Die Region {region} gilt von Runde {first} bis Runde {last}: Sie muss in Runde 1 oder später beginnen und darf nicht vorher enden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>The regions {names} share {labelled} in the same rounds.</source>
        <translation>Die Regionen {names} teilen {labelled} in denselben Runden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To mend it, let `from_round` be 1 or more and `to_round` no earlier, or 0 for every later round.</source>
        <translation>Abhilfe: `from_round` 1 oder mehr sein lassen und `to_round` nicht früher, oder 0 für jede spätere Runde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To mend it, paint the hexes with the region that is meant, or let one end before the other begins.</source>
        <translation>Abhilfe: die Felder mit der Region malen, die gemeint ist, oder die eine enden lassen, bevor die andere beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To mend it, paint the region on the map, or remove it.</source>
        <translation>Abhilfe: die Region auf die Karte malen oder sie entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To mend it, take those hexes out of the region; the fix does that.</source>
        <translation>Abhilfe: diese Felder aus der Region nehmen; das tut die Abhilfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>To mend it, write a note that says when, how and how many cities appear, or the special rule.</source>
        <translation>Abhilfe: einen Hinweis schreiben, der sagt, wann, wie und wie viele Städte entstehen, oder die Sonderregel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Two city regions share hexes in the same rounds.</source>
        <translation>Zwei Städteregionen teilen sich in denselben Runden Felder.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: a city stands on land, so a place drawn there has to be drawn again, and the hatching of the map promises what cannot be.</source>
        <translation>Warum das wichtig ist: Eine Stadt steht auf Land. Ein Ort, der dort gezogen wird, muss neu gezogen werden, und die Schraffur der Karte verspricht, was nicht sein kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: no city can ever appear in it, and nobody sees on the map that it is meant to be there.</source>
        <translation>Warum das wichtig ist: In ihr kann nie eine Stadt entstehen, und auf der Karte sieht niemand, dass es sie geben soll.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: no city can ever appear in it, whatever its map shows.</source>
        <translation>Warum das wichtig ist: In ihr kann nie eine Stadt entstehen, was immer die Karte zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: nobody can tell which region a city there counts for, or how often the place may be drawn.</source>
        <translation>Warum das wichtig ist: Niemand kann sagen, für welche Region eine Stadt dort zählt oder wie oft der Ort gezogen werden darf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>Why it matters: the players see hatched regions with rounds and are not told what happens there.</source>
        <translation>Warum das wichtig ist: Die Spieler sehen schraffierte Regionen mit Runden und erfahren nicht, was dort geschieht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/city_regions.py"/>
        <source>{names} and {more} more</source>
        <translation>{names} und {more} weitere</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A kind of ground takes more off a train's roll than the race die can show.</source>
        <translation>Eine Geländeart nimmt mehr vom Wurf eines Zugs, als der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A note says nothing.</source>
        <translation>Ein Hinweis sagt nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A rule of the type '{type}' is kept and printed, but not simulated.</source>
        <translation>Eine Regel der Art „{type}“ wird behalten und gedruckt, aber nicht simuliert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A special rule is free text, or of a type that Platelayer prints but does not play.</source>
        <translation>Eine Sonderregel ist freier Text oder von einer Art, die Platelayer druckt, aber nicht spielt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>A special rule of the type '{type}' is kept and printed, but not simulated: the game looks for it under `{section}`.</source>
        <translation>Eine Sonderregel der Art '{type}' bleibt erhalten und wird gedruckt, aber nicht gespielt: das Spiel sucht sie unter `{section}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Entering {name} takes {delay} off the roll, and the race die shows at most {most}.</source>
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
        <source>Example: a board of six towns, three of them starts: all but three are served at once.</source>
        <translation>Beispiel: ein Spielplan mit sechs Städten, davon drei Startorte: Alle bis auf drei sind sofort angeschlossen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Let building go on until {n} are left</source>
        <translation>Bauen lassen, bis {n} übrig sind</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Let {kind} delay by {number}</source>
        <translation>{kind} um {number} bremsen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Make it a ferry</source>
        <translation>Zur Fähre machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Make it a permitted build</source>
        <translation>Zur genehmigten Strecke machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Move rule to its section</source>
        <translation>Regel in ihren Abschnitt verschieben</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>One town is too few: building would end before it began.</source>
        <translation>Eine Stadt ist zu wenig: Das Bauen endete, bevor es begänne.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>The board has so few towns that building ends as soon as it begins.</source>
        <translation>Der Spielplan hat so wenige Städte, dass das Bauen endet, sobald es beginnt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>To mend it, lower the delay; a hill takes 1.</source>
        <translation>Abhilfe: die Bremsung senken; ein Hügel nimmt 1.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>To mend it, nothing need be done for remarks; sentences that name sources and people are not told of. A rule of the game is best put as a `crossing`, a permitted build or an `override`, where one of those can say it. Ferries and permitted builds have sections of their own: one that stands among the special rules is moved there by the fix.</source>
        <translation>Abhilfe: bei Anmerkungen ist nichts zu tun; Sätze, die Quellen und Leute nennen, werden nicht gemeldet. Eine Spielregel wird am besten als `crossing`, genehmigte Strecke oder `override` angegeben, wo eines davon sie ausdrücken kann. Fähren und genehmigte Strecken haben eigene Abschnitte: Was davon unter den Sonderregeln steht, verschiebt die Abhilfe dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>To mend it, place more towns, or set `unserved_towns` lower by an override, which is offered. Until half of the towns' keys are given it is a note.</source>
        <translation>Abhilfe: mehr Städte setzen oder `unserved_towns` durch eine Regeländerung senken, was angeboten wird. Bis die Hälfte der Städteschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: a train waits before every such hex for a turn or more; races over it are a matter of counting turns, and a slip of the pen (10 for 1) looks the same.</source>
        <translation>Warum das wichtig ist: Ein Zug wartet vor jedem solchen Feld einen Zug oder länger; Rennen darüber sind eine Sache des Abzählens, und ein Schreibfehler (10 statt 1) sieht genauso aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: building stops when only 3 towns have no railway. Where that is so from the first round, nobody gets to build a line.</source>
        <translation>Warum das wichtig ist: Das Bauen hört auf, wenn nur noch 3 Städte keine Bahn haben. Wo das von der ersten Runde an so ist, kommt niemand dazu, eine Strecke zu bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>Why it matters: the game, the bots and the trials leave it out, so what they say of the board is true without that rule only.</source>
        <translation>Warum das wichtig ist: Das Spiel, die Bots und die Probespiele lassen sie aus. Was sie über den Spielplan sagen, stimmt also nur ohne diese Regel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>{n} towns are too few: building would end before it began.</source>
        <translation>{n} Städte sind zu wenig: Das Bauen endete, bevor es begänne.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/conditions.py"/>
        <source>“{text}” is printed, but not simulated.</source>
        <translation>„{text}“ wird gedruckt, aber nicht simuliert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing costs more than any roll, so allowance must be saved for it.</source>
        <translation>Eine Querung kostet mehr als jeder Wurf, sodass Zuteilung dafür gespart werden muss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing costs nothing.</source>
        <translation>Eine Querung kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>A crossing takes many rolls of saving, or more money than a company begins with.</source>
        <translation>Eine Querung braucht viele gesparte Würfe oder mehr Geld, als eine Gesellschaft zu Beginn hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>By its text the crossing {crossing} is open {claim}, by its number {actual}.</source>
        <translation>Nach ihrem Text ist die Querung {crossing} {claim} offen, nach ihrer Zahl {actual}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Change crossing</source>
        <translation>Querung ändern</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Example: `cost: 5, text: "Lydney to Sharpness for 6, as one build."`</source>
        <translation>Beispiel: `cost: 5, text: "Lydney to Sharpness for 6, as one build."`</translation>
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
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>Let allowance be saved</source>
        <translation>Bauzuteilung sparen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Let it be one build</source>
        <translation>Zu einem Bau machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Let it cost {usual}</source>
        <translation>{usual} kosten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Let its text say {actual}</source>
        <translation>Den Text {actual} sagen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Nobody can ever pay for a crossing.</source>
        <translation>Niemand kann eine Querung je bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Set cost</source>
        <translation>Kosten setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost} of an account, and a company begins with {money}.</source>
        <translation>Die Querung {crossing} kostet {cost} vom Konto, und eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, and a roll gives at most {most}: allowance must be saved for it.</source>
        <translation>Die Querung {crossing} kostet {cost}, und ein Wurf gibt höchstens {most}: Dafür muss Zuteilung gespart werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, some {rolls} rolls of saving.</source>
        <translation>Die Querung {crossing} kostet {cost}, das sind etwa {rolls} gesparte Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} costs {cost}, which nobody can ever spend on it.</source>
        <translation>Die Querung {crossing} kostet {cost}; das kann nie jemand dafür ausgeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The crossing {crossing} has no cost.</source>
        <translation>Die Querung {crossing} hat keine Kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The text of a crossing and its numbers disagree.</source>
        <translation>Der Text einer Querung und ihre Zahlen widersprechen sich.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The text of the crossing {crossing} calls it one build, but it is laid link by link.</source>
        <translation>Der Text der Querung {crossing} nennt sie einen Bau, aber sie wird Gleisstück für Gleisstück gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>The text of the crossing {crossing} says {claim}, but its {words} is {actual}.</source>
        <translation>Der Text der Querung {crossing} sagt {claim}, ihr Eintrag {words} aber {actual}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To mend it, correct whichever is wrong: the number to the text, or the text to the number. The text is searched for costs, races, delays and owners.</source>
        <translation>Abhilfe: berichtigen, was falsch ist: die Zahl nach dem Text oder den Text nach der Zahl. Der Text wird nach Kosten, Rennen, Bremsungen und Besitzern durchsucht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To mend it, lower its cost, or let allowance be saved for it.</source>
        <translation>Abhilfe: ihre Kosten senken oder Zuteilung dafür sparen lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To mend it, lower its cost. The rulebook names 5 or 6 for special builds; more than 4 rolls are told.</source>
        <translation>Abhilfe: ihre Kosten senken. Das Regelheft nennt 5 oder 6 für besondere Bauten; gemeldet werden mehr als 4 Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To mend it, say in its text that the roll may be saved; a crossing for 5 or less needs no saving.</source>
        <translation>Abhilfe: in ihrem Text sagen, dass der Wurf gespart werden darf; eine Querung für 5 oder weniger braucht kein Sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>To mend it, set the cost. The rulebook names 5 or 6 for special builds.</source>
        <translation>Abhilfe: die Kosten setzen. Das Regelheft nennt 5 oder 6 für besondere Bauten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: it stands on the sheet as a promise; whoever plans for it loses the game by it.</source>
        <translation>Warum das wichtig ist: Sie steht als Versprechen auf dem Blatt; wer sie einplant, verliert deswegen das Spiel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: players read the text, bots and referees the numbers. Over a tunnel that says 6 and costs 5 there is a quarrel in every game.</source>
        <translation>Warum das wichtig ist: Spieler lesen den Text, Bots und Schiedsrichter die Zahlen. Über einen Tunnel, der 6 sagt und 5 kostet, gibt es in jedem Spiel Streit.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: the rules allow that for dear builds only, and players who overlook it think that the crossing cannot be built. Say so in its text.</source>
        <translation>Warum das wichtig ist: Die Regeln erlauben das nur für teure Bauten, und wer es übersieht, meint, die Querung lasse sich nicht bauen. Sagen Sie es in ihrem Text.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: what is free is laid by whoever comes first, at any time; most often the number was forgotten, and no game can be played on the board until it is there.</source>
        <translation>Warum das wichtig ist: Was nichts kostet, legt, wer zuerst kommt, wann immer er will; meist wurde die Zahl vergessen, und auf dem Spielplan lässt sich kein Spiel spielen, bis sie da ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_costs.py"/>
        <source>Why it matters: what is saved can be spent on nothing else, so whoever goes for the crossing stands still while the others build. Nobody does, and it stays a promise. Mostly it is a slip: 50 for 5.</source>
        <translation>Warum das wichtig ist: Was gespart wird, lässt sich für nichts anderes ausgeben. Wer die Querung will, steht also still, während die anderen bauen. Niemand tut das, und sie bleibt ein Versprechen. Meist ist es ein Versehen: 50 statt 5.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Lead it from {start} to {end} without the loop</source>
        <translation>Ohne die Schleife von {start} nach {end} führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Lead it on over {added}</source>
        <translation>Über {added} weiterführen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Lead it over {added} too</source>
        <translation>Auch über {added} führen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_fixes.py"/>
        <source>Put it in order: {labels}</source>
        <translation>Der Reihe nach ordnen: {labels}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A crossing or a second start opens after the last race.</source>
        <translation>Eine Querung oder ein zweiter Start öffnet nach dem letzten Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A crossing takes more off a train's roll than the race die can show.</source>
        <translation>Eine Querung nimmt vom Wurf eines Zuges mehr, als der Rennwürfel zeigen kann.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>A second start opens after race {from_race}, but there are no more than {races} races.</source>
        <translation>Ein zweiter Start öffnet nach Rennen {from_race}, aber es gibt nicht mehr als {races} Rennen.</translation>
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
        <source>Example: `{type: crossing, name: Severn Tunnel, from_race: 40}` on a board of 21 races.</source>
        <translation>Beispiel: `{type: crossing, name: Severn Tunnel, from_race: 40}` auf einem Spielplan mit 21 Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Let it be open from the beginning</source>
        <translation>Von Anfang an offen sein lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Let it delay by {number}</source>
        <translation>Um {number} bremsen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>The crossing {crossing} opens after race {from_race}, but there are no more than {races} races.</source>
        <translation>Die Querung {crossing} öffnet nach Rennen {from_race}, aber es gibt nicht mehr als {races} Rennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>The crossing {crossing} takes {delay} off the roll, and the race die shows at most {most}.</source>
        <translation>Die Querung {crossing} nimmt {delay} vom Wurf, und der Rennwürfel zeigt höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>To mend it, name a race that is run, or let it be open from the beginning.</source>
        <translation>Abhilfe: ein Rennen nennen, das gefahren wird, oder sie von Anfang an offen sein lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Why it matters: a train waits before it for a turn or more; races over it are a matter of counting turns, and a slip of the pen (10 for 1) looks the same.</source>
        <translation>Warum das wichtig ist: Ein Zug wartet davor eine Runde oder länger; Rennen darüber sind ein Abzählen von Runden, und ein Schreibfehler (10 statt 1) sieht ebenso aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossing_times.py"/>
        <source>Why it matters: it stands on the sheet as a promise, and nobody can ever build or begin there.</source>
        <translation>Warum das wichtig ist: Auf dem Blatt steht sie als Versprechen, und niemand kann dort je bauen oder beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>A crossing does not lead hex by hex over the map, from land to land.</source>
        <translation>Eine Querung führt nicht Feld für Feld über die Karte, von Land zu Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>A crossing runs over ground on which anybody may build anyway.</source>
        <translation>Eine Querung verläuft über Boden, auf dem ohnehin jeder bauen darf.</translation>
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
        <source>Example: a tunnel that starts one hex inland, so that its first link lies wholly on land.</source>
        <translation>Beispiel: ein Tunnel, der ein Feld landeinwärts beginnt, sodass sein erstes Gleisstück ganz auf Land liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Example: two crossings called `Mersey Tunnel`.</source>
        <translation>Beispiel: zwei Querungen namens `Mersey Tunnel`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Let this be the price of the link for everybody</source>
        <translation>Dies für alle zum Preis des Gleisstücks machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Part of the crossing {crossing} may be built in the usual way anyway: {named}.</source>
        <translation>Ein Teil der Querung {crossing} darf ohnehin gewöhnlich gebaut werden: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Price link</source>
        <translation>Gleisstück bepreisen</translation>
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
        <source>The crossing {crossing} ends in water at {labels}.</source>
        <translation>Die Querung {crossing} endet bei {labels} im Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>The crossing {crossing} shares the link {names} with another.</source>
        <translation>Die Querung {crossing} teilt das Gleisstück {names} mit einer anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To mend it, begin and end the crossing at the shore, or close the sides it goes through. If it is to give these links a price of their own, say `whole: false`: then each link has that price for everybody.</source>
        <translation>Abhilfe: die Querung am Ufer beginnen und enden lassen oder die Seiten sperren, durch die sie geht. Soll sie diesen Gleisstücken einen eigenen Preis geben, `whole: false` angeben: Dann hat jedes Gleisstück diesen Preis für alle.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To mend it, lead one of them another way, or make them one crossing.</source>
        <translation>Abhilfe: eine von ihnen anders führen oder sie zu einer Querung machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To mend it, name each after its ends.</source>
        <translation>Abhilfe: jede nach ihren Enden benennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>To mend it, name every hex from shore to shore, in order, each once; two at least. A short gap is filled, a loop left out and an end in water led on to the land beyond it where that is near.</source>
        <translation>Abhilfe: jedes Feld von Ufer zu Ufer der Reihe nach nennen, jedes einmal, mindestens zwei. Eine kurze Lücke wird gefüllt, eine Schleife ausgelassen und ein Ende im Wasser zum Land dahinter weitergeführt, wo das nah ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings are called '{crossing}'.</source>
        <translation>Zwei Querungen heißen „{crossing}“.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings have no name, so nothing tells them apart.</source>
        <translation>Zwei Querungen haben keinen Namen; nichts unterscheidet sie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings have one name.</source>
        <translation>Zwei Querungen haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Two crossings share a link.</source>
        <translation>Zwei Querungen teilen sich ein Gleisstück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: nobody can say which links it is made of, or track ends in it where no other can join it. With a gap, no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Niemand kann sagen, aus welchen Gleisstücken sie besteht, oder das Gleis endet in ihr, wo kein anderes anschließen kann. Mit einer Lücke lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: players announce a crossing by its name, and reports and orders tell them apart by nothing else, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Spieler sagen eine Querung mit ihrem Namen an, und auch Berichte und Befehle unterscheiden sie nur daran. Deshalb lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: the link would have two costs and two sets of owners, so no game can be played on the board.</source>
        <translation>Warum das wichtig ist: Das Gleisstück hätte zweierlei Kosten und zweierlei Besitzer. Deshalb lässt sich auf dem Spielplan kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <source>Why it matters: the same link then has the crossing's cost for those who lay it whole and the usual one for the rest, and nobody at the table knows which is meant.</source>
        <translation>Warum das wichtig ist: Dasselbe Gleisstück hat dann die Kosten der Querung für die, die sie ganz legen, und die üblichen für die übrigen, und niemand am Tisch weiß, was gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/crossings.py"/>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <location filename="../../engine/edits/cutting.py"/>
        <source>the crossing {name}</source>
        <translation>die Querung {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link in a kind of ground, or over a river, costs more than any roll, so allowance must be saved.</source>
        <translation>Ein Gleisstück in einer Geländeart oder über einen Fluss kostet mehr als jeder Wurf, sodass Zuteilung gespart werden muss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link in a kind of ground, or over a river, takes many rolls of saving.</source>
        <translation>Ein Gleisstück in einer Geländeart oder über einen Fluss braucht viele gesparte Würfe.</translation>
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
        <source>A link over open ground</source>
        <translation>Ein Gleisstück über offenes Land</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>A link within {name}</source>
        <translation>Ein Gleisstück in {name}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: alps, half: 8}` on a board where no allowance may be saved. Links from one such hex to the next cost both halves, and may be too dear where those into the ground are not.</source>
        <translation>Beispiel: `{name: alps, half: 8}` auf einem Spielplan, auf dem keine Zuteilung gespart werden darf. Gleisstücke von einem solchen Feld zum nächsten kosten beide Hälften und können zu teuer sein, wo die in das Gelände hinein es nicht sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: bog, half: 4}`, where a link from bog to bog costs 9 and the average die shows 5 at most.</source>
        <translation>Beispiel: `{name: bog, half: 4}`, wo ein Gleisstück von Moor zu Moor 9 kostet und der Durchschnittswürfel höchstens 5 zeigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Example: `{name: marsh, half: 20}`, where a link from marsh to marsh costs 41.</source>
        <translation>Beispiel: `{name: marsh, half: 20}`, wo ein Gleisstück von Marsch zu Marsch 41 kostet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Let a half cost {number}</source>
        <translation>Eine Hälfte {number} kosten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Let a half in {kind} cost {number}</source>
        <translation>Eine Hälfte in {kind} {number} kosten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Let a link cost {number}</source>
        <translation>Ein Gleisstück {number} kosten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Let a river cost {number}</source>
        <translation>Einen Fluss {number} kosten lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Nobody can ever pay for track in a kind of ground, or over a river.</source>
        <translation>Niemand kann Gleis in einer Geländeart oder über einen Fluss je bezahlen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To mend it, lower the price of a half, allow saving, or close the ground outright.</source>
        <translation>Abhilfe: den Preis einer Hälfte senken, das Sparen erlauben oder den Boden ganz sperren.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To mend it, lower the price; a half in a hill costs 2. More than 4 rolls are told.</source>
        <translation>Abhilfe: den Preis senken; eine Hälfte in einem Hügel kostet 2. Gemeldet werden mehr als 4 Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>To mend it, say in a note that rolls may be saved, or lower the price. Told is what the board prices itself; what its edition has for hills and rivers, players know.</source>
        <translation>Abhilfe: in einem Hinweis sagen, dass Würfe gespart werden dürfen, oder den Preis senken. Gemeldet wird, was der Spielplan selbst bepreist; was seine Regelfassung für Hügel und Flüsse vorsieht, kennen die Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: such ground is closed, but looks as if it were open; towns in it can never be reached, and ways through it never be built.</source>
        <translation>Warum das wichtig ist: Solcher Boden ist gesperrt, sieht aber offen aus; Städte darin sind nie zu erreichen und Wege hindurch nie zu bauen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: the rules allow that for dear builds only, and players who overlook it think that no track can be laid there. Say so in a note on the sheet.</source>
        <translation>Warum das wichtig ist: Die Regeln erlauben das nur für teure Bauten, und wer es übersieht, meint, dort lasse sich kein Gleis legen. Sagen Sie es in einem Hinweis auf dem Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>Why it matters: what is saved can be spent on nothing else, so whoever builds there stands still for rounds, and nobody does. Mostly it is a slip: 20 for 2.</source>
        <translation>Warum das wichtig ist: Was gespart wird, kann für nichts anderes ausgegeben werden. Wer dort baut, steht also Runden lang still, und niemand tut es. Meist ist es ein Versehen: 20 statt 2.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>ground without a name</source>
        <translation>Boden ohne Namen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>unknown ground</source>
        <translation>unbekannter Boden</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, and a roll gives at most {most}: allowance must be saved for it.</source>
        <translation>{links} kostet {cost}, und ein Wurf gibt höchstens {most}: Dafür muss Zuteilung gespart werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, some {rolls} rolls of saving.</source>
        <translation>{links} kostet {cost}, das sind etwa {rolls} gesparte Würfe.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/ground_prices.py"/>
        <source>{links} costs {cost}, which nobody can ever spend on it.</source>
        <translation>{links} kostet {cost}; das kann nie jemand dafür ausgeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A field of the rules is overridden twice.</source>
        <translation>Ein Eintrag der Regeln wird zweimal geändert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A rule of where to start keeps places for {seats} in the order of choosing, on a board for up to {most} players.</source>
        <translation>Eine Startregel hält Plätze für Nummer {seats} in der Reihenfolge der Wahl frei, auf einem Spielplan für höchstens {most} Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A rule of where to start names seats that no player has.</source>
        <translation>Eine Startregel nennt Plätze, die kein Spieler hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A second start costs nothing.</source>
        <translation>Ein zweiter Start kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A second start costs {price}, and a company begins with {money}.</source>
        <translation>Ein zweiter Start kostet {price}, und eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start costs more than a company begins with, or a second start costs nothing.</source>
        <translation>Ein Start kostet mehr, als eine Gesellschaft zu Beginn hat, oder ein zweiter Start kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>A start costs {price}, and a company begins with {money}.</source>
        <translation>Ein Start kostet {price}, und eine Gesellschaft beginnt mit {money}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <location filename="../../engine/checks/rules/start_rules.py"/>
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
        <source>Keep {value} alone</source>
        <translation>Nur {value} behalten</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Let as many races be run as keys are drawn</source>
        <translation>So viele Rennen fahren, wie Schlüssel gezogen werden</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Take {seats} out of its seats</source>
        <translation>{seats} aus ihren Plätzen nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>The field '{field}' is overridden twice, by {old} and by {value}; the last holds.</source>
        <translation>Der Eintrag '{field}' wird zweimal geändert, auf {old} und auf {value}; der letzte gilt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>The rules of the board set more races than its keys can be drawn for.</source>
        <translation>Die Regeln des Spielplans setzen mehr Rennen, als aus seinen Schlüsseln gezogen werden können.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>The rules set {races} races, but the keys make no more than {most}.</source>
        <translation>Die Regeln setzen {races} Rennen, aber die Schlüssel ergeben höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To mend it, name seats there are, from 1, or let the board be for more players.</source>
        <translation>Abhilfe: Plätze nennen, die es gibt, ab 1, oder den Spielplan für mehr Spieler bestimmen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To mend it, set the price: 6, as for a ferry, is offered. If it is meant, waive this.</source>
        <translation>Abhilfe: den Preis setzen: Angeboten wird 6 wie für eine Fähre. Ist es so gemeint, dies gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To mend it, take out the one that is not meant. The earlier one changes nothing, the other is offered too.</source>
        <translation>Abhilfe: die herausnehmen, die nicht gemeint ist. Die frühere ändert nichts; die andere wird auch angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>To mend it, take the number out of the override, so that as many are run as there are keys.</source>
        <translation>Abhilfe: die Zahl aus der Regeländerung nehmen, sodass so viele gefahren werden, wie es Schlüssel gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: a first start that nobody can pay puts whoever takes it in debt before he has laid a hex; a second one for nothing is taken by everybody at once. Most often it is a slip: 60 for 6, or a number forgotten.</source>
        <translation>Warum das wichtig ist: Ein erster Start, den niemand bezahlen kann, bringt jeden, der ihn nimmt, in Schulden, ehe er ein Feld gebaut hat; einen zweiten umsonst nehmen alle sofort. Meist ist es ein Versehen: 60 statt 6 oder eine vergessene Zahl.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: a place that is kept for the ninth to choose is closed to all on a board for six.</source>
        <translation>Warum das wichtig ist: Ein Platz, der für den Neunten der Wahl freigehalten wird, ist auf einem Spielplan für sechs allen verschlossen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: the game ends when the keys are spent, whatever the sheet promises; and what is to open in a later race never does.</source>
        <translation>Warum das wichtig ist: Das Spiel endet, wenn die Schlüssel verbraucht sind, was auch immer das Blatt verspricht; und was in einem späteren Rennen öffnen soll, öffnet nie.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_numbers.py"/>
        <source>Why it matters: the last one holds, and nobody sees on the sheet that the other does not; most often it was forgotten when the new one was written.</source>
        <translation>Warum das wichtig ist: Die letzte gilt, und niemand sieht auf dem Blatt, dass die andere nicht gilt; meist wurde sie vergessen, als die neue geschrieben wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>Let it be open {when}</source>
        <translation>Ändern: offen {when}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>Let its {words} be {claim}</source>
        <translation>Ändern: {words} auf {claim}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>after race {races}</source>
        <translation>nach Rennen {races}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>delay</source>
        <translation>Bremsung</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>from the beginning</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>number of owners</source>
        <translation>Zahl der Besitzer</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <source>number of races before it opens</source>
        <translation>Zahl der Rennen vor der Öffnung</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_text.py"/>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>A special rule has a type that is almost one the game knows.</source>
        <translation>Eine Sonderregel hat eine Art, die fast eine ist, die das Spiel kennt.</translation>
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
        <source>Make it a {meant}</source>
        <translation>Zu einer Regel der Art {meant} machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>No rule is of the type '{type}', and the game leaves this one out. Perhaps {meant} is meant.</source>
        <translation>Keine Regel ist von der Art „{type}“, und das Spiel lässt diese aus. Vielleicht ist {meant} gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>To mend it, correct the type. A rule that really is of a type of its own had better have a name less like a known one; or waive the finding.</source>
        <translation>Abhilfe: die Art berichtigen. Eine Regel, die wirklich von eigener Art ist, heißt besser nicht fast wie eine bekannte; oder den Befund gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rule_types.py"/>
        <source>Why it matters: a rule of another type is printed and left out of the game, so a tunnel may be gone from every game and trial without anybody noticing.</source>
        <translation>Warum das wichtig ist: Eine Regel von anderer Art wird gedruckt und im Spiel ausgelassen; so kann ein Tunnel in jedem Spiel und allen Probespielen fehlen, ohne dass es jemand merkt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>A board for {fewest} to {most} players is for nobody.</source>
        <translation>Ein Spielplan für {fewest} bis {most} Spieler ist für niemanden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>An override sets a field the rules do not have, or sets it to something it cannot be.</source>
        <translation>Eine Regeländerung setzt einen Eintrag, den die Regeln nicht haben, oder setzt ihn auf etwas, das er nicht sein kann.</translation>
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
        <source>Example: `rules: sixt`, or the name of an edition that is not simulated.</source>
        <translation>Beispiel: `rules: sixt` oder der Name einer Regelfassung, die nicht simuliert wird.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Example: `{type: override, minimum_run: 6}`, where the field is called `min_run`.</source>
        <translation>Beispiel: `{type: override, minimum_run: 6}`, wo der Eintrag `min_run` heißt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Let it be for {fewest} to {most} players</source>
        <translation>Für {fewest} bis {most} Spieler vorsehen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Let it be for {fewest} to {most} players, best with {best}</source>
        <translation>Für {fewest} bis {most} Spieler vorsehen, am besten für {best}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Play by {meant}</source>
        <translation>Nach {meant} spielen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The board asks for a rule set that Platelayer does not know.</source>
        <translation>Der Spielplan verlangt eine Regelfassung, die Platelayer nicht kennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The board is for {fewest} to {most} players, but best with {best}.</source>
        <translation>Der Spielplan ist für {fewest} bis {most} Spieler, aber am besten mit {best}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>The numbers of players contradict each other.</source>
        <translation>Die Angaben zur Spielerzahl widersprechen einander.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>There is no field '{field}' to override.{hint}</source>
        <translation>Es gibt keinen Eintrag „{field}“, der sich ändern ließe.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To mend it, correct the field or its value; `platelayer check` lists the fields there are.</source>
        <translation>Abhilfe: den Eintrag oder seinen Wert berichtigen; `platelayer check` führt auf, welche Einträge es gibt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To mend it, put the fewest first, and let the best number lie between.</source>
        <translation>Abhilfe: die kleinste Zahl voranstellen und die beste dazwischen liegen lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>To mend it, write the name of a known rule set, and put what differs under `special_rules` as an `override`.</source>
        <translation>Abhilfe: den Namen einer bekannten Regelfassung schreiben und, was abweicht, unter `special_rules` als `override` angeben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: no game can be played on it, and the checks that ask the rules are silent.</source>
        <translation>Warum das wichtig ist: Auf ihm lässt sich kein Spiel spielen, und die Prüfungen, die nach den Regeln fragen, schweigen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: the sheet promises a rule that the game, the bots and the checks cannot keep.</source>
        <translation>Warum das wichtig ist: Das Blatt verspricht eine Regel, die das Spiel, die Bots und die Prüfungen nicht einhalten können.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/rules.py"/>
        <source>Why it matters: they stand on the sheet, and a group decides by them whether to buy the board.</source>
        <translation>Warum das wichtig ist: Sie stehen auf dem Blatt, und eine Gruppe entscheidet danach, ob sie den Spielplan kauft.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>A rule's text lets allowance be saved, and the rules of the board forbid saving.</source>
        <translation>Der Text einer Regel lässt Bauzuteilung sparen, und die Regeln des Spielplans verbieten das Sparen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>By the text of {rules} allowance may be saved, but the rules of this board forbid it.</source>
        <translation>Dem Text nach darf Bauzuteilung gespart werden, die Regeln dieses Spielplans verbieten es aber: {rules}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>Example: `{type: override, save_from: 0}` beside a crossing with `text: "The roll may be saved for it."`</source>
        <translation>Beispiel: `{type: override, save_from: 0}` neben einer Querung mit `text: "The roll may be saved for it."`</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>To mend it, take `save_from: 0` out of the override, or the sentence out of the text. It is a note only where the edition the board is played by knows no saving, and nothing on the board says so.</source>
        <translation>Abhilfe: `save_from: 0` aus der Regeländerung nehmen oder den Satz aus dem Text. Es ist nur ein Hinweis, wo die Regelfassung des Spielplans kein Sparen kennt und nichts auf dem Spielplan das sagt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>Why it matters: players read the text, bots and referees the numbers. Whoever saves for a tunnel that nobody may save for has thrown points away, or quarrels with those who did not.</source>
        <translation>Warum das wichtig ist: Spieler lesen den Text, Bots und Schiedsrichter die Zahlen. Wer für einen Tunnel spart, für den niemand sparen darf, hat Punkte weggeworfen oder streitet mit denen, die es nicht getan haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>a note</source>
        <translation>ein Hinweis</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/saving_text.py"/>
        <source>a rule of where to start</source>
        <translation>eine Startregel</translation>
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
        <source>To mend it, name each after what it leads to, or make them one: a special may have many ways in.</source>
        <translation>Abhilfe: jedes nach dem benennen, wohin es führt, oder eines daraus machen: Ein Sonderziel darf viele Zugänge haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>To mend it, select the thing and type its name.</source>
        <translation>Abhilfe: das Ding auswählen und seinen Namen tippen.</translation>
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
        <source>Two specials, or two countries, have one name; or a special and a town, a ferry and a crossing.</source>
        <translation>Zwei Sonderziele oder zwei Länder haben denselben Namen; oder ein Sonderziel und eine Stadt, eine Fähre und eine Querung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Why it matters: a run is announced by the name of the special it leads to, and a permitted build or a special that leads to a country finds it by name; of two of one name nobody knows which is meant.</source>
        <translation>Warum das wichtig ist: Eine Fahrt wird mit dem Namen des Sonderziels angesagt, zu dem sie führt, und eine genehmigte Strecke oder ein Sonderziel, das in ein Land führt, findet es am Namen; bei zweien mit demselben Namen weiß niemand, welches gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>Why it matters: players announce builds and runs by name, findings and the sheet's lists speak of them by name, and a blank in a list is taken for a misprint.</source>
        <translation>Warum das wichtig ist: Spieler sagen Bauten und Fahrten mit Namen an, Befunde und die Listen des Blatts nennen sie beim Namen, und eine Lücke in einer Liste wird für einen Druckfehler gehalten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/special_rule_names.py"/>
        <source>no hex</source>
        <translation>keinem Feld</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names a hex of water, or one that is off the map.</source>
        <translation>Eine Regel über die Startorte nennt ein Wasserfeld oder eines außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names a hex off the sheet: nobody can begin there.</source>
        <translation>Eine Regel über die Startorte nennt ein Feld außerhalb des Blatts: Niemand kann dort beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names a town that is not on the board.</source>
        <translation>Eine Regel über die Startorte nennt eine Stadt, die nicht auf dem Spielplan ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names {label}, which is off the map: nobody can begin there.</source>
        <translation>Eine Regel über die Startorte nennt {label}, und das liegt außerhalb der Karte: Niemand kann dort beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names {label}, which is water: nobody can begin there.</source>
        <translation>Eine Regel über die Startorte nennt {label}, und das ist Wasser: Niemand kann dort beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>A rule of where to start names {name}, but no town is called that.{hint}</source>
        <translation>Eine Startregel nennt {name}, aber so heißt keine Stadt.{hint}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>By its text a rule of where to start is open {claim}, by its number {actual}.</source>
        <translation>Nach ihrem Text gilt eine Startregel {claim}, nach ihrer Zahl {actual}.</translation>
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
        <source>Example: `{type: start, hexes: [K31], second: true, price: 6, text: "A second start costs 9."}`</source>
        <translation>Beispiel: `{type: start, hexes: [K31], second: true, price: 6, text: "A second start costs 9."}`</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Example: `{type: start, towns: [Cardif], second: true, price: 6}`.</source>
        <translation>Beispiel: `{type: start, towns: [Cardif], second: true, price: 6}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Let it name {hex} instead</source>
        <translation>Stattdessen {hex} nennen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Move start</source>
        <translation>Startort verlegen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>The text of a rule of where to start and its numbers disagree.</source>
        <translation>Der Text einer Regel über die Startorte und ihre Zahlen widersprechen sich.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>The text of a rule of where to start says {claim}, but its {words} is {actual}.</source>
        <translation>Der Text einer Regel über die Startorte sagt {claim}, aber es gilt ({words}): {actual}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To mend it, correct whichever is wrong. The text is searched for prices and races.</source>
        <translation>Abhilfe: berichtigen, was falsch ist. Der Text wird nach Preisen und Rennen durchsucht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To mend it, name a hex of land, or make that hex land.</source>
        <translation>Abhilfe: ein Landfeld nennen oder dieses Feld zu Land machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>To mend it, write the name as it stands among the towns, or name the hex under `hexes`.</source>
        <translation>Abhilfe: den Namen so schreiben, wie er bei den Städten steht, oder das Feld unter `hexes` nennen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: no company can begin there, and nobody is asked for it. Where the board has no other start, no game can be played on it at all.</source>
        <translation>Warum das wichtig ist: Keine Gesellschaft kann dort beginnen, und niemand wird danach gefragt. Wo der Spielplan keinen anderen Startort hat, lässt sich auf ihm gar kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: no game can be played on the board until somebody says which town was meant.</source>
        <translation>Warum das wichtig ist: Auf dem Spielplan lässt sich kein Spiel spielen, bis jemand sagt, welche Stadt gemeint war.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/rules/start_rules.py"/>
        <source>Why it matters: players read the text, bots and referees the numbers. Whoever starts a second time for less than the others believe is quarrelled with.</source>
        <translation>Warum das wichtig ist: Spieler lesen den Text, Bots und Schiedsrichter die Zahlen. Mit jemandem, der billiger ein zweites Mal beginnt, als die anderen meinen, gibt es Streit.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Every town is a start, {n} in all: mark those to begin at.</source>
        <translation>Jede Stadt ist Startort, {n} im Ganzen: nur die kennzeichnen, an denen begonnen wird.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: `title: ""`, or a map without that line.</source>
        <translation>Beispiel: `title: ""`, oder eine Karte ohne diese Zeile.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: a brush left on hills over a whole county, 700 of 918 hexes.</source>
        <translation>Beispiel: ein Pinsel, der über eine ganze Grafschaft auf Hügel blieb, 700 von 918 Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Example: one town with `start: true` on a board for 3 to 6 players.</source>
        <translation>Beispiel: eine Stadt mit `start: true` auf einem Spielplan für 3 bis 6 Spieler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>More than half of the land is of one dear kind, such as hills.</source>
        <translation>Mehr als die Hälfte des Landes ist von einer teuren Art, etwa Hügel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>The board has no title.</source>
        <translation>Der Spielplan hat keinen Titel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>There are too few starts for the players the board is for, or every town is one.</source>
        <translation>Es gibt zu wenige Startorte für die Spieler, für die der Spielplan gedacht ist, oder jede Stadt ist einer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To mend it, give the board a name in the map's properties.</source>
        <translation>Abhilfe: dem Spielplan in den Eigenschaften der Karte einen Namen geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To mend it, leave as hills only the ridges, or give the board other costs in its rules.</source>
        <translation>Abhilfe: nur die Höhenzüge als Hügel lassen oder dem Spielplan in seinen Regeln andere Kosten geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>To mend it, mark half as many towns as there are players at the fullest table, or more; or say that the board is for fewer. That every town is a start is a note only, and so is all of it until half of the towns' keys are given. A start of which a rule says how many may begin there counts for so many.</source>
        <translation>Abhilfe: mindestens halb so viele Städte kennzeichnen, wie am vollsten Tisch spielen; oder angeben, dass der Spielplan für weniger ist. Dass jede Stadt ein Startort ist, ist nur ein Hinweis, und alles davon, bis die Hälfte der Städteschlüssel vergeben ist. Ein Startort, von dem eine Regel sagt, wie viele dort beginnen dürfen, zählt für so viele.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: the rules let two companies share a start, and no more; who chooses last has none left. Where every town is a start, nothing is to be weighed, and on the sheet the mark says nothing.</source>
        <translation>Warum das wichtig ist: Nach den Regeln dürfen sich zwei Gesellschaften einen Startort teilen, nicht mehr; wer zuletzt wählt, findet keinen. Wo jede Stadt Startort ist, gibt es nichts abzuwägen, und auf dem Blatt sagt das Zeichen nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: the title stands on the sheet, in reports and in the records of games; printed maps without one are taken for each other.</source>
        <translation>Warum das wichtig ist: Der Titel steht auf dem Blatt, in Berichten und in den Aufzeichnungen der Spiele; gedruckte Karten ohne Titel werden verwechselt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>Why it matters: what a hill costs more is meant for the exception. Where most links cost double, the Building Stage is over before companies have met, and the plains are all that is built on.</source>
        <translation>Warum das wichtig ist: Was ein Hügel mehr kostet, ist für die Ausnahme gedacht. Wo die meisten Gleisstücke das Doppelte kosten, ist die Bauphase vorbei, ehe sich Gesellschaften begegnen, und gebaut wird nur in der Ebene.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{most} players need {needed} at least, for no more than two may share one; there are {n}.</source>
        <translation>{most} Spieler brauchen mindestens {needed}, denn höchstens zwei dürfen sich einen teilen; es gibt {n}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/completeness.py"/>
        <source>{most} players need {needed} at least, for no more than two may share one; there is {n}.</source>
        <translation>{most} Spieler brauchen mindestens {needed}, denn höchstens zwei dürfen sich einen teilen; es gibt {n}.</translation>
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
        <source>These labels each name two hexes: {named}{more}.</source>
        <translation>Diese Kennungen nennen je zwei Felder: {named}{more}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>To mend it, raise the numbers of the second alphabet by more than the sheet has columns (or rows), or take the hexes off the map.</source>
        <translation>Abhilfe: die Zahlen des zweiten Alphabets um mehr erhöhen, als das Blatt Spalten (oder Zeilen) hat, oder die Felder von der Karte nehmen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Two hexes of the sheet have one label.</source>
        <translation>Zwei Felder des Blatts haben dieselbe Kennung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/labels.py"/>
        <source>Why it matters: players, orders and the map file itself tell hexes by their labels. What is on the later of the two cannot be written down, so the board cannot be saved with it.</source>
        <translation>Warum das wichtig ist: Spieler, Befehle und die Kartendatei selbst unterscheiden Felder an ihren Kennungen. Was auf dem späteren der beiden liegt, lässt sich nicht aufschreiben; der Spielplan kann so nicht gespeichert werden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Example: `numbers_from: east` on a map whose numbers run from the west: ports lie inland, towns in the sea and rivers in pieces.</source>
        <translation>Beispiel: `numbers_from: east` auf einer Karte, deren Zahlen von Westen her laufen: Häfen liegen im Binnenland, Städte im Meer und Flüsse in Stücken.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Many things stand in the wrong places, and with one setting of the sheet otherwise few would.</source>
        <translation>Viele Dinge stehen an falschen Stellen, und mit einer anderen Einstellung des Blatts stünden es nur wenige.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Read the map with {setting}</source>
        <translation>Die Karte mit {setting} lesen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>To mend it, set the sheet or move the ground as the message says. What else is wrong on the map is told only then.</source>
        <translation>Abhilfe: das Blatt einstellen oder den Boden verschieben, wie die Meldung sagt. Was sonst auf der Karte falsch ist, wird erst dann gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>Why it matters: towns, rivers and ferries stand by the labels of their hexes, the ground by its rows. One slip, such as rows that stand half a hex to the wrong hand, shifts one against the other; told one by one it would be dozens of faults, and mending those would spoil a sound map.</source>
        <translation>Warum das wichtig ist: Städte, Flüsse und Fähren stehen bei den Kennungen ihrer Felder, der Boden in seinen Reihen. Ein Versehen, etwa Reihen, die ein halbes Feld zur falschen Seite stehen, verschiebt das eine gegen das andere; einzeln gemeldet wären es Dutzende Fehler, und die zu beheben verdürbe eine gute Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/sheet_slips.py"/>
        <source>{n} things stand wrong on the ground; with {setting} {left} would.</source>
        <translation>{n} Dinge stehen falsch auf dem Boden; falsch stünden mit {setting}: {left}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>A waiver gives no reason.</source>
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
        <source>Example: `{finding: "K102:36", reason: "the docks"}` after key 36 was given away.</source>
        <translation>Beispiel: `{finding: "K102:36", reason: "the docks"}`, nachdem der Schlüssel 36 vergeben wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Remove the waiver</source>
        <translation>Ausnahme entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>The waiver of {finding} gives no reason.</source>
        <translation>Die Ausnahme für {finding} nennt keinen Grund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>The waiver of {finding} matches no finding.</source>
        <translation>Die Ausnahme für {finding} passt zu keinem Befund.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>To mend it, remove the waiver, or correct what it names: a code, a colon and the finding's subject, as `platelayer waive MAP` lists them.</source>
        <translation>Abhilfe: die Ausnahme entfernen oder berichtigen, was sie nennt: einen Code, einen Doppelpunkt und den Gegenstand des Befunds, wie `platelayer waive MAP` sie auflistet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>To mend it, write the reason, or remove the waiver and decide again.</source>
        <translation>Abhilfe: den Grund schreiben, oder die Ausnahme entfernen und neu entscheiden.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Why it matters: it was written for a fault that is mended by now, or its text is misspelt and it covers nothing; either way it would hide the next fault of that name.</source>
        <translation>Warum das wichtig ist: Sie wurde für einen Mangel geschrieben, der inzwischen behoben ist, oder ihr Text ist verschrieben und sie deckt nichts; so oder so würde sie den nächsten Mangel dieses Namens verbergen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sheet/waivers.py"/>
        <source>Why it matters: whoever comes after sees that a fault was kept, and not why; he cannot tell whether the reason still holds.</source>
        <translation>Warum das wichtig ist: Wer später kommt, sieht, dass ein Mangel behalten wurde, aber nicht, warum; er kann nicht sagen, ob der Grund noch gilt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>A border is drawn through a country, not between two.</source>
        <translation>Eine Grenze ist durch ein Land gezeichnet, nicht zwischen zweien.</translation>
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
        <source>Closed sides lock a region away from every start.</source>
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
        <source>Example: a gorge drawn from one arm of the sea to the next, across the neck of a peninsula.</source>
        <translation>Beispiel: eine Schlucht, die von einem Meeresarm zum nächsten gezeichnet ist, quer über den Hals einer Halbinsel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Example: the sides of a gorge drawn over those of the river that made it.</source>
        <translation>Beispiel: die Seiten einer Schlucht, gezeichnet über denen des Flusses, der sie gegraben hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Open those sides for bridges</source>
        <translation>Diese Seiten für Brücken öffnen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Shorten border</source>
        <translation>Grenze kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The border {line} parts no countries at {names}: the board has none.</source>
        <translation>Die Grenze {line} trennt bei {names} keine Länder: Der Spielplan hat keine.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The border {line} runs inside one country at {names}.</source>
        <translation>Die Grenze {line} läuft bei {names} innerhalb eines Landes.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>The closed sides lock {n} at {label} away from every start.</source>
        <translation>Die gesperrten Seiten schneiden {n} bei {label} von jedem Startort ab.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To mend it, decide: erase the closed side and let the bridge be built, or keep the gorge and waive this.</source>
        <translation>Abhilfe: sich entscheiden: die gesperrte Seite radieren und die Brücke bauen lassen, oder die Schlucht behalten und dies gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To mend it, erase those sides, or paint the hexes beyond them as the other country's.</source>
        <translation>Abhilfe: diese Seiten radieren oder die Felder dahinter als die des anderen Landes malen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>To mend it, leave a gap in the closed sides, or lead a crossing over them. Where a town is locked in T105 tells of it.</source>
        <translation>Abhilfe: in den gesperrten Seiten eine Lücke lassen oder eine Querung über sie führen. Ist eine Stadt eingeschlossen, meldet das T105.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: a gorge is meant to be gone around. Where it has no gap, a crossing or nothing at all leads in, and the land behind it is scenery.</source>
        <translation>Warum das wichtig ist: Eine Schlucht soll umgangen werden. Wo sie keine Lücke hat, führt nur eine Querung hinein oder gar nichts, und das Land dahinter ist Kulisse.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: a river asks for a bridge, a closed side forbids one. The closed side holds, but players who see the river on the sheet will count the bridge's price.</source>
        <translation>Warum das wichtig ist: Ein Fluss verlangt eine Brücke, eine gesperrte Seite verbietet sie. Es gilt die Sperre, aber wer den Fluss auf dem Blatt sieht, rechnet mit dem Preis der Brücke.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/closures.py"/>
        <source>Why it matters: which country a hex lies in is a matter of the whole hex. A line that runs elsewhere than between the countries' hexes, or cuts through one of them, leaves players in doubt where the foreign ground begins; on printed boards it is what they complained of most.</source>
        <translation>Warum das wichtig ist: In welchem Land ein Feld liegt, gilt für das ganze Feld. Eine Linie, die anderswo verläuft als zwischen den Feldern der Länder oder eines von ihnen durchschneidet, lässt die Spieler im Zweifel, wo das Ausland beginnt; auf gedruckten Spielplänen haben sie sich darüber am meisten beklagt.</translation>
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
        <source>A river, a border or a line of closed sides is listed twice.</source>
        <translation>Ein Fluss, eine Grenze oder eine Linie gesperrter Seiten ist zweimal aufgeführt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>A river, a border or a line of closed sides runs along no side at all.</source>
        <translation>Ein Fluss, eine Grenze oder eine Linie gesperrter Seiten läuft an gar keiner Seite entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Close the gap</source>
        <translation>Lücke schließen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E]}`, and below it the same once more, or a part of it.</source>
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
        <source>No track could cross the closed sides {names} anyhow: water or the map's edge lies beside them.</source>
        <translation>Die gesperrten Seiten {names} könnte ohnehin kein Gleis queren: Neben ihnen liegt Wasser oder der Kartenrand.</translation>
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
        <source>Remove the line</source>
        <translation>Die Linie entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Sides are closed that have water beside them, or the map's edge.</source>
        <translation>Seiten sind gesperrt, neben denen Wasser oder der Kartenrand liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The border {line} is listed twice: its sides are those of {other}.</source>
        <translation>Die Grenze {line} ist zweimal aufgeführt: Ihre Seiten hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The border {line} runs along no side.</source>
        <translation>Die Grenze {line} läuft an keiner Seite entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {line} are listed twice: they are those of {other}.</source>
        <translation>Die gesperrten Seiten {line} sind zweimal aufgeführt: Dieselben hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The closed sides {line} are none at all.</source>
        <translation>Die gesperrten Seiten {line} sind gar keine.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The river {line} is listed twice: its sides are those of {other}.</source>
        <translation>Der Fluss {line} ist zweimal aufgeführt: Seine Seiten hat auch {other}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>The river {line} runs along no side.</source>
        <translation>Der Fluss {line} läuft an keiner Seite entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To mend it, draw its course, or remove it.</source>
        <translation>Abhilfe: ihren Verlauf zeichnen oder sie entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To mend it, draw the sides between, which is offered where they are three at most; or give the two names that tell them apart. Rivers that come to one water, or to one other river, are taken to join.</source>
        <translation>Abhilfe: die Seiten dazwischen zeichnen, was bei höchstens dreien angeboten wird, oder den beiden Namen geben, die sie unterscheiden. Flüsse, die zu einem Gewässer oder zu einem anderen Fluss kommen, gelten als zusammenhängend.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To mend it, open those sides; nothing else changes.</source>
        <translation>Abhilfe: diese Seiten öffnen; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>To mend it, remove the one that has no side of its own. A border may run along a river: told are lines of one kind.</source>
        <translation>Abhilfe: das entfernen, was keine eigene Seite hat. Eine Grenze darf an einem Fluss entlanglaufen: Gemeldet werden Linien einer Art.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Two rivers are called {name} and do not join: they lie apart between {side} and {other}.</source>
        <translation>Zwei Flüsse heißen {name} und hängen nicht zusammen: Zwischen {side} und {other} klafft eine Lücke.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Two rivers have one name, and do not join.</source>
        <translation>Zwei Flüsse haben einen Namen und hängen nicht zusammen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: it is mostly one river with a gap, listed in two parts; through the gap players build free of charge. Two that are really called alike are taken for one another on the sheet.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Fluss mit einer Lücke, in zwei Teilen aufgeführt; durch die Lücke baut man kostenlos. Zwei, die wirklich gleich heißen, werden auf dem Blatt verwechselt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: its name stands in the file and in the contents, and on the map nobody finds it; mostly its course was to be drawn later, and was forgotten.</source>
        <translation>Warum das wichtig ist: Ihr Name steht in der Datei und im Inhalt, und auf der Karte findet sie niemand; meist sollte ihr Verlauf später gezeichnet werden und wurde vergessen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: no track comes there anyway. They are left over from a time when the coast was elsewhere, or drawn too far, and on the sheet they look like a rule for ships.</source>
        <translation>Warum das wichtig ist: Dorthin kommt ohnehin kein Gleis. Sie stammen aus einer Zeit, als die Küste anderswo lag, oder sind zu weit gezeichnet, und auf dem Blatt sehen sie wie eine Regel für Schiffe aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>Why it matters: whoever mends the one leaves the other where it was, and wonders why a bridge still costs points; on the sheet the name is printed twice.</source>
        <translation>Warum das wichtig ist: Wer das eine verbessert, lässt das andere, wo es war, und wundert sich, warum eine Brücke noch Punkte kostet; auf dem Blatt steht der Name zweimal.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/faulty_lines.py"/>
        <source>another</source>
        <translation>ein weiterer Eintrag</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A long river comes from the rim of the map, and stops a few hexes from water it never reaches.</source>
        <translation>Ein langer Fluss kommt vom Rand der Karte und endet wenige Felder vor einem Wasser, das er nie erreicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river forks, or runs back around a hex or several.</source>
        <translation>Ein Fluss gabelt sich oder läuft um ein Feld oder mehrere zu sich zurück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river runs through water, along a coast or along the map's edge.</source>
        <translation>Ein Fluss verläuft durch Wasser, an einer Küste oder am Kartenrand.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A river, or rivers that meet, end in dry land with all their ends.</source>
        <translation>Ein Fluss oder Flüsse, die sich treffen, enden mit allen Enden im trockenen Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>A town can be entered by one side only, and a river runs along it.</source>
        <translation>Eine Stadt ist nur über eine Seite zu betreten, und an dieser verläuft ein Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Draw river on</source>
        <translation>Fluss weiterziehen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Erase the river on {side}</source>
        <translation>Den Fluss auf {side} löschen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: `{kind: river, name: Tywi, sides: [E16.SE, F15.E, G16.NE]}`, which stops ten hexes from the sea; or one that goes into a lake and out of it, and stops beyond.</source>
        <translation>Beispiel: `{kind: river, name: Tywi, sides: [E16.SE, F15.E, G16.NE]}`, der zehn Felder vor dem Meer aufhört; oder einer, der in einen See hinein- und wieder herausfließt und dahinter aufhört.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.NE]}`, where I28.NE leads aside.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.NE]}`, wo I28.NE abzweigt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: a river drawn on through its estuary out to sea, or along the beach.</source>
        <translation>Beispiel: ein Fluss, der durch seine Mündung ins Meer hinaus oder am Strand entlang weitergezeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: a town on a headland whose one side to the land carries the river.</source>
        <translation>Beispiel: eine Stadt auf einer Landspitze, an deren einziger Landseite der Fluss verläuft.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Example: the Severn, drawn from the northern rim, with its last eight sides before the sea erased.</source>
        <translation>Beispiel: der Severn, vom nördlichen Rand her gezeichnet, dessen letzte acht Seiten vor dem Meer gelöscht sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Rivers without a name begin and end in dry land, at {labels}.</source>
        <translation>Flüsse ohne Namen beginnen und enden im trockenen Land, bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Shorten river</source>
        <translation>Fluss kürzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Take it off {names}</source>
        <translation>Von {names} nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Take it off {side_name}</source>
        <translation>Von {side_name} nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} begins and ends in dry land, at {labels}.</source>
        <translation>Der Fluss {line} beginnt und endet auf trockenem Land, bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} forks at {labels}.</source>
        <translation>Der Fluss {line} gabelt sich bei {labels}.</translation>
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
        <source>The river {line} stops at {label}, {n} short of water.</source>
        <translation>Der Fluss {line} endet bei {label}, {n} vor dem Wasser.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The river {line} turns back at {labels}.</source>
        <translation>Der Fluss {line} läuft bei {labels} zurück.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>The rivers {names} begin and end in dry land, at {labels}.</source>
        <translation>Die Flüsse {names} beginnen und enden im trockenen Land, bei {labels}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To mend it, draw it on to the sea, a lake, another river or the rim.</source>
        <translation>Abhilfe: ihn bis zum Meer, zu einem See, einem anderen Fluss oder zum Rand weiterzeichnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To mend it, draw it on to the water. A river that rises there and leaves over the rim may be waived.</source>
        <translation>Abhilfe: ihn bis ans Wasser weiterzeichnen. Einen Fluss, der dort entspringt und die Karte über den Rand verlässt, dürfen Sie gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To mend it, erase the side too many. An arm of a river is best drawn as a river of its own name.</source>
        <translation>Abhilfe: die überzählige Seite radieren. Ein Flussarm wird am besten als Fluss mit eigenem Namen gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To mend it, erase those sides; nothing else changes.</source>
        <translation>Abhilfe: diese Seiten radieren; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>To mend it, lead the river around the other side of the town, or open another side to it.</source>
        <translation>Abhilfe: den Fluss um die andere Seite der Stadt führen oder eine weitere Seite zu ihr öffnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: a river that lost its mouth to a slip of the eraser lets tracks pass dry where the sheet's readers expect a bridge, or looks unfinished in print.</source>
        <translation>Warum das wichtig ist: Ein Fluss, dem ein Versehen mit dem Radierer die Mündung nahm, lässt Gleise trocken hinüber, wo Leser des Blatts eine Brücke erwarten, oder er sieht gedruckt unfertig aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: each side of it costs a bridge. A spur of one side too many, or a loop drawn around a hex, makes building dearer where no water is, and on the sheet it looks like a blot.</source>
        <translation>Warum das wichtig ist: Jede seiner Seiten kostet eine Brücke. Ein Stummel von einer Seite zu viel oder eine Schleife um ein Feld verteuert das Bauen, wo kein Wasser ist, und sieht auf dem Blatt aus wie ein Klecks.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: every river comes from a spring and goes to water, another river or the rim of the map. One that does neither was not drawn to its end; players build around it, and quarrel over the side where it stops.</source>
        <translation>Warum das wichtig ist: Jeder Fluss kommt aus einer Quelle und geht zu Wasser, einem anderen Fluss oder dem Rand der Karte. Einer, der nichts davon tut, ist nicht zu Ende gezeichnet; die Spieler bauen um ihn herum und streiten über die Seite, an der er aufhört.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: no link crosses it there, so it asks for no bridge, and out at sea nobody can see it. It is left over from a time when the coast was elsewhere, or drawn too far.</source>
        <translation>Warum das wichtig ist: Kein Gleisstück quert ihn dort, also verlangt er keine Brücke, und draußen im Meer kann ihn niemand sehen. Er stammt aus einer Zeit, als die Küste anderswo lag, oder ist zu weit gezeichnet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/rivers.py"/>
        <source>Why it matters: whoever wants to serve the town must bridge the river, and there is room for no second way; players ask whether the river beside the town was meant to be on that side.</source>
        <translation>Warum das wichtig ist: Wer die Stadt anschließen will, muss den Fluss überbrücken, und für einen zweiten Weg ist kein Platz; die Spieler fragen sich, ob der Fluss neben der Stadt wirklich an dieser Seite gemeint war.</translation>
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
        <source>{town} can be entered by {side} only, across a river.</source>
        <translation>{town} ist nur über {side} zugänglich, über einen Fluss.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>A river lies in pieces that do not meet.</source>
        <translation>Ein Fluss liegt in Stücken, die sich nicht treffen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.E]}`, where I28.NE is left out.</source>
        <translation>Beispiel: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.E]}` lässt I28.NE aus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Let the river run along {names}</source>
        <translation>Den Fluss an {names} entlangführen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Put {right} in the place of {wrong}</source>
        <translation>{right} an die Stelle von {wrong} setzen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>The river {line} lies in {n} pieces: it breaks off between {label} and {side_name}.</source>
        <translation>Der Fluss {line} liegt in {n} Stücken: Er bricht zwischen {label} und {side_name} ab.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>To mend it, draw the missing sides, or give the pieces different names.</source>
        <translation>Abhilfe: die fehlenden Seiten zeichnen oder den Stücken verschiedene Namen geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Turn side</source>
        <translation>Seite drehen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/sides/sides.py"/>
        <source>Why it matters: a bridge costs points, so players must see on which sides the river runs; through a gap they would build free of charge, and argue about it. Pieces that end in the same lake or sea, or meet the same other river, count as one.</source>
        <translation>Warum das wichtig ist: Eine Brücke kostet Punkte, also müssen die Spieler sehen, an welchen Seiten der Fluss verläuft; durch eine Lücke würden sie umsonst bauen und darüber streiten. Stücke, die im selben See oder Meer enden oder auf denselben anderen Fluss treffen, zählen als eines.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>A run takes {least} links at least, but these towns lie nearer: {named}.</source>
        <translation>Eine Fahrt hat mindestens {least} Gleisstücke, doch diese Städte liegen näher: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Example: Aberdare on O20 and Merthyr Tydfil on O21.</source>
        <translation>Beispiel: Aberdare auf O20 und Merthyr Tydfil auf O21.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Example: Hereford, two hexes from Ledbury, where a run is of 3 links or more.</source>
        <translation>Beispiel: Hereford, zwei Felder von Ledbury, wo eine Fahrt 3 Gleisstücke oder mehr hat.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>These towns are neighbours, and no run between two of them is long enough: {named}.</source>
        <translation>Diese Städte sind Nachbarn, und keine Fahrt zwischen zweien davon ist lang genug: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>These towns are neighbours: {named}.</source>
        <translation>Diese Städte sind Nachbarn: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>To mend it, if it is not meant, move one of them, or make them one town with both keys. Towns that hang together by such pairs are told of once, and all of them where there are many such groups.</source>
        <translation>Zur Abhilfe, falls es nicht so gemeint ist, verschieben Sie eine davon, oder machen Sie eine Stadt mit beiden Schlüsseln daraus. Städte, die durch solche Paare zusammenhängen, werden nur einmal gemeldet, und wo es viele solche Gruppen gibt, alle zusammen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>To mend it, if it is not meant, move towns apart, or make two of them one town with the keys of both. Towns that hang together by such pairs are told of once, and all of them where there are many such groups; neighbours are those of T108. Counted are the fewest links that track could be laid with: towns on two shores of a firth are not near. What it does to the draw R102 and R201 tell.</source>
        <translation>Abhilfe, wenn es nicht so gemeint ist: Städte auseinanderrücken oder zwei zu einer Stadt mit den Schlüsseln beider machen. Städte, die durch solche Paare zusammenhängen, werden einmal gemeldet, und wo es viele solche Gruppen gibt, alle zusammen; Nachbarn sind die von T108. Gezählt werden die wenigsten Gleisstücke, die sich legen ließen: Städte an zwei Ufern einer Förde sind nicht nah. Was es mit der Ziehung macht, sagen R102 und R201.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Towns lie nearer to each other than the shortest run, though they are no neighbours.</source>
        <translation>Städte liegen einander näher, als die kürzeste Fahrt lang ist, obwohl sie keine Nachbarn sind.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Two towns stand on neighbouring hexes.</source>
        <translation>Zwei Städte stehen auf benachbarten Feldern.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Why it matters: a run between them is too short ever to be run, so one of their keys is drawn again each time; and building alongside a rival between them costs 3 flat. Many printed boards have such pairs in their coalfields: it is a note, not a fault.</source>
        <translation>Warum das wichtig ist: Eine Fahrt zwischen ihnen ist immer zu kurz. Einer ihrer Schlüssel wird deshalb jedes Mal neu gezogen, und Parallelbau zwischen ihnen kostet pauschal 3. Viele gedruckte Spielpläne haben solche Paare in ihren Kohlerevieren: Es ist ein Hinweis, kein Fehler.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>Why it matters: when the keys of two such towns come up together, the second is drawn again. A few such pairs cost the table a throw now and then; in a dense region they crowd out the runs players build for.</source>
        <translation>Warum das wichtig ist: Kommen die Schlüssel zweier solcher Städte zusammen heraus, so wird der zweite noch einmal gezogen. Einige solche Paare kosten die Runde dann und wann einen Wurf; in einer dichten Gegend verdrängen sie die Fahrten, für die gebaut wird.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} are neighbours.</source>
        <translation>{one} und {other} sind Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} are neighbours: no run between them is long enough.</source>
        <translation>{one} und {other} sind Nachbarn: Keine Fahrt zwischen ihnen ist lang genug.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/distances.py"/>
        <source>{one} and {other} lie {apart} links apart; a run takes {least} at least.</source>
        <translation>{one} und {other} liegen {apart} Gleisstücke auseinander; eine Fahrt hat mindestens {least}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>A lake lies open to the sea, or is wide and runs off the map.</source>
        <translation>Ein See liegt offen zum Meer, oder er ist weit und reicht über die Karte hinaus.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Closed sides run on where a river ends, as if they were its course.</source>
        <translation>Gesperrte Seiten setzen sich fort, wo ein Fluss endet, als wären sie sein Lauf.</translation>
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
        <source>Make them a river</source>
        <translation>Einen Fluss daraus machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Paint it as sea</source>
        <translation>Als Meer malen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The closed sides from {side} run on from the river {river}; perhaps they are its course.</source>
        <translation>Die gesperrten Seiten ab {side} setzen den Fluss {river} fort; vielleicht sind sie sein Lauf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The lake at {label} ({size}) lies open to the sea; perhaps it is sea.</source>
        <translation>Der See bei {label} ({size}) liegt offen zum Meer; vielleicht ist er Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>The lake at {label} ({size}) runs off the map; perhaps it is sea.</source>
        <translation>Der See bei {label} ({size}) reicht über die Karte hinaus; vielleicht ist er Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To mend it, make the closed sides a river, or let the gorge begin away from the river's end.</source>
        <translation>Abhilfe: die gesperrten Seiten zum Fluss machen oder die Schlucht abseits vom Ende des Flusses beginnen lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To mend it, paint it as sea, or part it from the sea by land. A great lake that the map's edge cuts is waived.</source>
        <translation>Abhilfe: als Meer malen oder durch Land vom Meer trennen. Bei einem großen See, den der Kartenrand schneidet, den Befund gelten lassen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>To mend it, remove the one that was entered twice, correct its name, or keep both if they are two places. Compared are words of six letters or more that begin with the same one; hyphens, spaces and accents make no other name.</source>
        <translation>Abhilfe: die zweimal eingetragene Stadt entfernen, ihren Namen berichtigen, oder beide behalten, wenn es zwei Orte sind. Verglichen werden Wörter von sechs und mehr Buchstaben, die mit demselben beginnen; Bindestriche, Leerzeichen und Akzente machen keinen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Two towns have names that are one slip of the pen apart.</source>
        <translation>Zwei Städte haben Namen, die nur ein Schreibfehler trennt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: a lake is drawn without a coast and no port lies at it. It is most often sea painted with the wrong brush.</source>
        <translation>Warum das wichtig ist: Ein See wird ohne Küste gezeichnet, und kein Hafen liegt an ihm. Meist ist es Meer, das mit dem falschen Pinsel gemalt wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: a river is bridged for a price, a closed side never. Drawn with the wrong kind, the lower course of a river cuts the land in two.</source>
        <translation>Warum das wichtig ist: Ein Fluss wird für einen Preis überbrückt, eine gesperrte Seite nie. Mit der falschen Art gezeichnet, schneidet der Unterlauf eines Flusses das Land entzwei.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>Why it matters: players announce runs by name. Either one place was entered twice, once misspelt, or two names will be taken for each other at the table.</source>
        <translation>Warum das wichtig ist: Fahrten werden mit Namen angesagt. Entweder wurde ein Ort zweimal eingetragen, einmal mit Schreibfehler, oder zwei Namen werden am Tisch verwechselt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/lookalikes.py"/>
        <source>{one} on {hex} and {other} on {label} are a slip of the pen apart; perhaps it is one town.</source>
        <translation>{one} auf {hex} und {other} auf {label} unterscheiden sich nur um einen Schreibfehler; vielleicht ist es eine Stadt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>A water that has a name covers land, or no hex at all.</source>
        <translation>Ein Gewässer mit Namen umfasst Land oder gar kein Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Example: `{name: Swansea Bay, hexes: [Q17, Q18]}`, where Q18 has become land.</source>
        <translation>Beispiel: `{name: Swansea Bay, hexes: [Q17, Q18]}`, wobei Q18 zu Land geworden ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Remove the water</source>
        <translation>Das Gewässer entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Take hexes out of water</source>
        <translation>Felder aus Gewässer nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Take these hexes out of the water</source>
        <translation>Diese Felder aus dem Gewässer nehmen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>The water {name} covers hexes without water: {hexes}.</source>
        <translation>Das Gewässer {name} umfasst Felder ohne Wasser: {hexes}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>The water {name} covers no hex.</source>
        <translation>Das Gewässer {name} umfasst kein Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>To mend it, take the land out of the water, paint it as sea or lake, or remove the name.</source>
        <translation>Abhilfe: das Land aus dem Gewässer nehmen, es als Meer oder See malen oder den Namen entfernen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/named_waters.py"/>
        <source>Why it matters: its name is printed over what it covers, so a sea would be named on land; and a water without hexes is printed nowhere. Mostly land was painted over a part of it.</source>
        <translation>Warum das wichtig ist: Sein Name wird über das gedruckt, was es umfasst, und so stünde der Name eines Meeres auf Land; ein Gewässer ohne Felder wird nirgends gedruckt. Meist wurde über einen Teil von ihm Land gemalt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>A town can be reached from one start, but not from another.</source>
        <translation>Eine Stadt ist von einem Startort aus erreichbar, von einem anderen aber nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Call the one on {label} {strip} {label2} for now</source>
        <translation>Die auf {label} vorerst {strip} {label2} nennen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Example: `{name: Newport, hex: R25}` and `{name: Newport, hex: K31}`.</source>
        <translation>Beispiel: `{name: Newport, hex: R25}` und `{name: Newport, hex: K31}`.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Example: an island with a start of its own and no ferry to the main land.</source>
        <translation>Beispiel: eine Insel mit eigenem Startort und ohne Fähre zum Festland.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>From the start {start} only {n} of {of} towns can be reached.</source>
        <translation>Vom Startort {start} aus sind nur {n} von {of} Städten erreichbar.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>From the start {start} only {n} of {of} towns can be reached: track ends at the far port of a ferry.</source>
        <translation>Vom Start {start} aus sind nur {n} von {of} Städten zu erreichen: Das Gleis endet am jenseitigen Hafen einer Fähre.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>To mend it, add what tells them apart: a county, a river, the other name of the place. If a ferry or a special calls for a town that is missing, one of the two is offered that name.</source>
        <translation>Abhilfe: hinzufügen, was sie unterscheidet: eine Grafschaft, einen Fluss, den anderen Namen des Orts. Nennt eine Fähre oder ein Sonderziel eine Stadt, die fehlt, wird einer der beiden dieser Name angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>To mend it, join the two by land, a crossing or a ferry on which one can build on, or take the start away. Track ends at the far port of a ferry unless it is ticked that the owner may build on from there: where that is what is missing, it is offered.</source>
        <translation>Zur Abhilfe verbinden Sie beide über Land, durch eine Querung oder eine Fähre, über die man weiterbauen kann, oder nehmen Sie den Start weg. Am jenseitigen Hafen einer Fähre endet das Gleis, wenn bei ihr nicht angekreuzt ist, dass ihr Besitzer von dort weiterbauen darf: Fehlt nur das, wird es angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Two towns are called {name}: {hex} and {label}.</source>
        <translation>Zwei Städte heißen {name}: {hex} und {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Two towns have one name.</source>
        <translation>Zwei Städte haben denselben Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Why it matters: runs are announced, orders written and ferries and specials tied to towns by their names; of two towns called Newport only the first is ever meant.</source>
        <translation>Warum das wichtig ist: Fahrten werden mit Namen angesagt, Befehle mit Namen geschrieben, Fähren und Sonderziele durch Namen an Städte gebunden; von zwei Städten namens Newport ist immer nur die erste gemeint.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>Why it matters: whoever begins at the wrong start can never serve the town, whatever he builds; the starts are not worth the same.</source>
        <translation>Warum das wichtig ist: Wer am falschen Startort beginnt, kann die Stadt nie anschließen, was er auch baut; die Startorte sind nicht gleich viel wert.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/neighbours.py"/>
        <source>{town} cannot be reached from {names}.</source>
        <translation>{town} ist nicht erreichbar von {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>A few hexes of sea lie amid land, a single one of lake amid sea, or some off the map amid the map.</source>
        <translation>Einige wenige Felder Meer liegen mitten im Land, ein einzelnes Feld See mitten im Meer, oder einige außerhalb der Karte mitten auf ihr.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>A single hex of land is of another ground than all the land around it.</source>
        <translation>Ein einzelnes Landfeld ist von anderem Boden als alles Land ringsum.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Example: one `~` in the middle of a plain, or two or three together, or one `=` out at sea.</source>
        <translation>Beispiel: ein `~` mitten in einer Ebene, oder zwei oder drei beisammen, oder ein `=` draußen im Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Example: one hex of marsh in the middle of a plain, or one of open ground amid hills.</source>
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
        <source>To mend it, paint it like the hexes around it, or leave it if it is meant. Hexes with a town, a ferry or a crossing are not told of, nor those at the rim of the map or on a cape; nor where most places of that ground are of one hex, for that is the manner of the map. Where two grounds meet, only one is told of whose like hardly ever stands alone.</source>
        <translation>Abhilfe: es wie die Felder ringsum malen oder lassen, wenn es so gemeint ist. Nicht gemeldet werden Felder mit einer Stadt, einer Fähre oder einer Querung, auch nicht solche am Kartenrand oder auf einem Kap; und keine, wo die meisten Stellen dieses Bodens nur ein Feld groß sind, denn das ist die Art der Karte. Wo zwei Böden aneinanderstoßen, wird nur einer gemeldet, dessen Felder sonst kaum je allein stehen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>To mend it, paint it like the hexes around it; a lake is `=`, also if it is of one hex.</source>
        <translation>Abhilfe: es wie die Felder ringsum malen; ein See ist `=`, auch wenn er nur ein Feld groß ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Why it matters: it is most often a slip of the brush. A hole off the map looks like a misprint on the sheet; sea without a coast is taken for a harbour; both close the hex to track.</source>
        <translation>Warum das wichtig ist: Meist ist es ein Ausrutscher mit dem Pinsel. Ein Loch in der Karte sieht auf dem Blatt aus wie ein Fehldruck; Meer ohne Küste wird für einen Hafen gehalten; beides sperrt das Feld für Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>Why it matters: it is often a slip of the brush, and costs whoever builds there, or spares him the hills.</source>
        <translation>Warum das wichtig ist: Oft ist es ein Ausrutscher des Pinsels, und es kostet jeden, der dort baut, oder erspart ihm die Hügel.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hexes} are a hole in the map.</source>
        <translation>{hexes} sind ein Loch in der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hexes} are sea amid land.</source>
        <translation>{hexes} sind Meer mitten im Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} alone is {terrain}, amid land of other kinds: {around}.</source>
        <translation>Nur {hex} ist {terrain}, inmitten von anderem Land: {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} alone is {terrain}: all land around it is {around}.</source>
        <translation>Nur {hex} ist {terrain}: Alles Land ringsum ist {around}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a hole in the map.</source>
        <translation>{hex} ist ein Loch in der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain} amid land.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}) mitten im Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/stray_hexes.py"/>
        <source>{hex} is a single hex of {terrain} amid the sea.</source>
        <translation>{hex} ist ein einzelnes Feld ({terrain}) mitten im Meer.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A start lies in a foreign country.</source>
        <translation>Ein Startort liegt in einem fremden Land.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town has no name.</source>
        <translation>Eine Stadt hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town stands in the sea or in a lake.</source>
        <translation>Eine Stadt steht im Meer oder in einem See.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>A town stands on a hex that is cut off from the map.</source>
        <translation>Eine Stadt steht auf einem Feld, das von der Karte abgeschnitten ist.</translation>
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
        <source>Example: a port put on the harbour's hex instead of the land beside it.</source>
        <translation>Beispiel: ein Hafen, der auf das Feld des Hafenbeckens gesetzt ist statt auf das Land daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a town left on a corner of the sheet after that corner was made `#`.</source>
        <translation>Beispiel: eine Stadt, die auf einer Ecke des Blatts zurückblieb, als diese Ecke zu `#` wurde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Example: a town on an island without a ferry, behind a closed gorge, or in a country marked as foreign.</source>
        <translation>Beispiel: eine Stadt auf einer Insel ohne Fähre, hinter einer gesperrten Schlucht oder in einem Land, das als Ausland gekennzeichnet ist.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Let nobody begin at {towns}</source>
        <translation>Niemanden in {towns} beginnen lassen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Make {label} open ground</source>
        <translation>{label} zu offenem Land machen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No railway can ever get to a town, or to a port of a special, from any start.</source>
        <translation>Keine Bahn kann je von irgendeinem Startort zu einer Stadt oder zum Hafen eines Sonderziels gelangen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No town is a start, and no rule names one.</source>
        <translation>Keine Stadt ist Startort, und keine Regel nennt einen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No town is a start: no company could begin.</source>
        <translation>Keine Stadt ist ein Startort: Keine Gesellschaft könnte beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No track can be laid from a start in the foreign country {name}: {told}.</source>
        <translation>Von einem Startort im fremden Land {name} kann kein Gleis gelegt werden: {told}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <location filename="../../studio/panels/inspector/blocked_entries.py"/>
        <source>No track can lead from any start to {towns}.</source>
        <translation>Kein Gleis kann von einem Startort hinführen zu: {towns}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>No track can lead into the foreign country {country} to {towns}.</source>
        <translation>Kein Gleis kann im fremden Land {country} hinführen zu: {towns}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Remove the second {town}</source>
        <translation>Die zweite Stadt {town} entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>The town on {label} has no name.</source>
        <translation>Die Stadt auf {label} hat keinen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, mark the towns where companies may begin, or write a rule of the type `start`; as many as players is a good number, and two companies may share one. Where some towns have more keys than the rest, and are about as many as players, they are offered. Until half of the towns' keys are given it is a note.</source>
        <translation>Abhilfe: die Städte kennzeichnen, in denen Gesellschaften beginnen dürfen, oder eine Regel der Art `start` schreiben; so viele wie Spieler ist eine gute Zahl, und zwei Gesellschaften dürfen sich einen teilen. Haben einige Städte mehr Schlüssel als die übrigen und sind etwa so viele wie die Spieler, werden sie angeboten. Bis die Hälfte der Städteschlüssel vergeben ist, ist es nur ein Hinweis.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, move one of them, or make them one town with both keys. The one that less hangs on is offered to be moved to a free hex beside, or to be joined to the other.</source>
        <translation>Abhilfe: eine von beiden verlegen oder sie zu einer Stadt mit beiden Schlüsseln machen. Angeboten wird, die, an der weniger hängt, auf ein freies Feld daneben zu verlegen oder mit der anderen zu vereinigen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, move the town or give its hex a terrain again.</source>
        <translation>Abhilfe: die Stadt verlegen oder ihrem Feld wieder ein Gelände geben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, move the town to the land beside it, or make its hex land.</source>
        <translation>Abhilfe: die Stadt auf das Land daneben verlegen oder ihr Feld zu Land machen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, open a way by land, add a ferry or a crossing, or make it a start. Beyond the far port of a ferry track leads on only where the ferry is a bridge to build on; making it one is offered. Where closed sides lock it in, opening one is offered. Where it is a foreign country that keeps track out, let it be home ground, or permit a build into it.</source>
        <translation>Zur Abhilfe öffnen Sie einen Weg über Land, ergänzen Sie eine Fähre oder eine Querung, oder machen Sie die Stadt zum Start. Hinter dem jenseitigen Hafen einer Fähre führt das Gleis nur weiter, wenn sie eine Brücke zum Weiterbauen ist; sie dazu zu machen wird angeboten. Wo geschlossene Seiten sie einschließen, wird angeboten, eine zu öffnen. Wo ein fremdes Land das Gleis aussperrt, machen Sie es zum Inland, oder genehmigen Sie dort eine Strecke.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, select the town and type its name. If a ferry or a special calls for a name that is missing, it is offered.</source>
        <translation>Abhilfe: die Stadt auswählen und ihren Namen eingeben. Ruft eine Fähre oder ein Sonderziel nach einem Namen, der fehlt, wird er angeboten.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>To mend it, take the mark away and let companies begin at home, lead a permitted build from the start to the border, or let the country be home ground, whose permitted builds are then not needed.</source>
        <translation>Zur Abhilfe nehmen Sie die Markierung weg und lassen Sie die Gesellschaften im Inland beginnen, führen Sie eine genehmigte Strecke vom Start zur Grenze, oder machen Sie das Land zum Inland; seine genehmigten Strecken braucht es dann nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Two towns stand on one hex.</source>
        <translation>Zwei Städte stehen auf einem Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: every company begins at a start, so without one no game can be played.</source>
        <translation>Warum das wichtig ist: Jede Gesellschaft beginnt an einem Startort. Ohne einen lässt sich kein Spiel spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: names and keys lie on top of each other on the sheet, and a run between the two has no length. One town may have several keys instead.</source>
        <translation>Warum das wichtig ist: Namen und Schlüssel liegen auf dem Blatt übereinander, und eine Fahrt zwischen den beiden hat keine Länge. Stattdessen kann eine Stadt mehrere Schlüssel haben.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: no track can be laid into water, so nobody can ever serve the town, and the run that draws it is never run.</source>
        <translation>Warum das wichtig ist: Ins Wasser lässt sich kein Gleis legen. Niemand kann die Stadt je anschließen, und die Fahrt, die sie zieht, findet nie statt.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: players announce runs by name, and reports and orders in postal games are written with names; a dot with a number alone makes both ambiguous.</source>
        <translation>Warum das wichtig ist: Spieler sagen Fahrten mit dem Namen an, und in Postspielen werden Berichte und Befehle mit Namen geschrieben; ein Punkt mit einer bloßen Zahl macht beides mehrdeutig.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: the hex is not printed, and no track can be laid to it.</source>
        <translation>Warum das wichtig ist: Das Feld wird nicht gedruckt, und kein Gleis lässt sich dorthin legen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>Why it matters: track stops in the first foreign hex, so no link can be laid from there but a permitted build. Whoever begins there can never build a railway.</source>
        <translation>Warum das wichtig ist: Gleis endet im ersten fremden Feld. Von dort lässt sich also kein Gleisstück legen, es sei denn eine genehmigte Strecke. Wer dort beginnt, kann nie eine Bahn bauen.</translation>
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
        <source>{names} stand on one hex, {label}.</source>
        <translation>{names} stehen auf einem Feld, {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{town} on {hex}</source>
        <translation>{town} auf {hex}</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{town} on {label} is off the map.</source>
        <translation>{town} auf {label} liegt außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/towns.py"/>
        <source>{town} on {label} stands in water: no track can reach it.</source>
        <translation>{town} auf {label} steht im Wasser: Kein Gleis kann hinführen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Example: three hexes of land beyond a sound, without a town, a ferry or a crossing.</source>
        <translation>Beispiel: drei Landfelder jenseits eines Sunds, ohne Stadt, Fähre oder Querung.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Land lies where no railway can get to, and nothing stands on it.</source>
        <translation>Land liegt, wohin keine Bahn gelangen kann, und nichts steht darauf.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Make it {names}</source>
        <translation>In {names} umwandeln</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>No railway can get to the land at {label} ({size_of}).</source>
        <translation>Zum Land bei {label} ({size_of}) kann keine Bahn gelangen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>To mend it, if it is not meant as scenery, paint it as water, or lead a ferry or a crossing to it.</source>
        <translation>Abhilfe: wenn es nicht als Kulisse gemeint ist, es als Wasser malen oder eine Fähre oder eine Querung dorthin führen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unreachable_land.py"/>
        <source>Why it matters: islands belong on a map, but players look for a way to every one. A single hex of land out at sea may also be a slip of the brush.</source>
        <translation>Warum das wichtig ist: Inseln gehören auf eine Karte, aber die Spieler suchen zu jeder einen Weg. Ein einzelnes Landfeld draußen im Meer kann auch ein Ausrutscher mit dem Pinsel sein.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>A large piece of land lies on no way that anybody would build between towns.</source>
        <translation>Ein großes Stück Land liegt auf keinem Weg, den jemand zwischen Städten bauen würde.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>Example: a peninsula of forty hexes without a town, off every way between others.</source>
        <translation>Beispiel: eine Halbinsel von vierzig Feldern ohne Stadt, abseits aller Wege zwischen anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>No cheap way between towns leads over {n} hexes of land around {label}.</source>
        <translation>Kein billiger Weg zwischen Städten führt über {n} Felder Land um {label}.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>No start leads to {n} hexes of land around {label}: whether they are needed could not be judged.</source>
        <translation>Kein Startort führt zu {n} Landfeldern um {label}: Ob sie gebraucht werden, war nicht zu beurteilen.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>To mend it, place a town or the way in of a special there, or take the land off the map. Of large land that no start leads to, though towns stand there, it is told that this could not be judged. Until half of the towns' keys are given nothing is told.</source>
        <translation>Abhilfe: dort eine Stadt oder den Zugang eines Sonderziels setzen oder das Land von der Karte nehmen. Von großem Land, zu dem kein Startort führt, obwohl dort Städte stehen, wird gesagt, dass es nicht zu beurteilen war. Bis die Hälfte der Städteschlüssel vergeben ist, wird nichts gemeldet.</translation>
    </message>
    <message>
        <location filename="../../engine/checks/towns/unused_land.py"/>
        <source>Why it matters: it is printed and paid for, and no track will ever be laid there; a town or a special on it would bring it into the game, or the sheet could be smaller.</source>
        <translation>Warum das wichtig ist: Es wird gedruckt und bezahlt, und nie wird dort Gleis gelegt; eine Stadt oder ein Sonderziel darauf brächte es ins Spiel, oder das Blatt könnte kleiner sein.</translation>
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
        <source>the whole of the {line} {name}</source>
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
        <source>{n} of {of} ways into {name}</source>
        <translation>{n} von {of} Zugängen zu {name}</translation>
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
        <source>{n} rule of starting or a part</source>
        <translation>{n} Startregel oder ein Teil davon</translation>
    </message>
    <message>
        <location filename="../../engine/edits/cutting.py"/>
        <source>{n} rules of starting or a part</source>
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
        <location filename="../../studio/windows/frame/file_notice.py"/>
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
        <source>Remove double {entry}</source>
        <translation>{entry} nur einmal aufführen</translation>
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
        <location filename="../../engine/edits/keys.py"/>
        <source>Swap keys</source>
        <translation>Schlüssel tauschen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Add kind of terrain</source>
        <translation>Geländeart hinzufügen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Change kind of terrain</source>
        <translation>Geländeart ändern</translation>
    </message>
    <message>
        <location filename="../../engine/edits/kinds.py"/>
        <source>Remove kind of terrain</source>
        <translation>Geländeart entfernen</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Keys in use or not of this board left out: {keys}.</source>
        <translation>Weggelassen, weil vergeben oder nicht von diesem Spielplan: Schlüssel {keys}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>No hex of it lies on the map.</source>
        <translation>Kein Feld davon liegt auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Put down under another name: {names}.</source>
        <translation>Unter anderem Namen abgelegt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Replaced: {names}.</source>
        <translation>Ersetzt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>Specials whose keys are in use left out: {names}.</source>
        <translation>Weggelassen, weil ihre Schlüssel vergeben sind: Sonderziele {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>There is no room for the country {name}: its ground became nobody’s.</source>
        <translation>Für das Land {name} ist kein Platz mehr: Sein Gebiet gehört nun niemandem.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>There is no room for the terrain {name}: it became open ground.</source>
        <translation>Für das Gelände {name} ist kein Platz mehr: Es wurde offenes Land.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} hex off the map left out.</source>
        <translation>{n} Feld außerhalb der Karte weggelassen.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} hexes off the map left out.</source>
        <translation>{n} Felder außerhalb der Karte weggelassen.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} thing left out with what lies there.</source>
        <translation>{n} Ding mit dem weggelassen, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{n} things left out with what lies there.</source>
        <translation>{n} Dinge mit dem weggelassen, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../engine/edits/landing.py"/>
        <source>{old} as {name}</source>
        <translation>{old} als {name}</translation>
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
        <source>Hexes can be turned only while nothing is on the board.</source>
        <translation>Felder lassen sich nur drehen, solange nichts auf dem Spielplan ist.</translation>
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
        <translation>Befund als Ausnahme gelten lassen</translation>
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
        <translation>Keine Fahrt ist übrig, die jemand machen könnte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>Nobody has entered the last races.</source>
        <translation>Bei den letzten Rennen ist niemand angetreten.</translation>
    </message>
    <message>
        <location filename="../../engine/game/endings.py"/>
        <source>Nobody has entered the last {} races.</source>
        <translation>Bei den letzten {} Rennen ist niemand angetreten.</translation>
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
        <source>It is the time to {task}.</source>
        <translation>Jetzt ist dies an der Reihe: {task}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/play.py"/>
        <location filename="../../engine/scenarios/building_steps.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../engine/game/play.py"/>
        <source>This board has no start point: mark at least one town as a start.</source>
        <translation>Dieser Spielplan hat keinen Startort: Kennzeichnen Sie mindestens eine Stadt als Startort.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/exchange.py"/>
        <source>No more than {most} may go to one player in a race who pays you nothing.</source>
        <translation>An einen Spieler, der Ihnen im Rennen nichts zahlt, dürfen höchstens {most} gehen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/exchange.py"/>
        <source>You would pay {amount} and receive {back}: no more than {most} may be between.</source>
        <translation>Sie würden {amount} zahlen und {back} bekommen: Der Unterschied darf höchstens {most} sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A joint run is run with another player who has not declared yet.</source>
        <translation>Eine gemeinsame Fahrt macht man mit einem anderen Spieler, der sich noch nicht erklärt hat.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A route of {shortest} links is declared: no other may be more than {longest} times as long.</source>
        <translation>Ein Weg von {shortest} Gleisstücken ist angesagt: Kein anderer darf mehr als {longest}-mal so lang sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A route runs from one hex of the map to another.</source>
        <translation>Ein Weg führt von einem Feld der Karte zu einem anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A shorter route has outrun yours: you may take {most} links at most.</source>
        <translation>Ein kürzerer Weg hat Ihren überholt: Sie dürfen höchstens {most} Gleisstücke weit fahren.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>A train does not turn round at sea: a ferry takes it from port to port.</source>
        <translation>Auf See kehrt kein Zug um: Die Fähre bringt ihn von Hafen zu Hafen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>By these rules a train does not turn round on its way.</source>
        <translation>Nach diesen Regeln wendet ein Zug unterwegs nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>No more than {most} may go to the railway of one foreign country, and {country}'s would have {fee}.</source>
        <translation>An die Bahn eines fremden Landes dürfen höchstens {most} gehen, und die von {country} bekäme {fee}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>Say what each player at the table receives, nobody less than 0.</source>
        <translation>Geben Sie an, was jeder Spieler am Tisch bekommt, keiner weniger als 0.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>Some of the route must be your own track.</source>
        <translation>Ein Teil des Weges muss Ihr eigenes Gleis sein.</translation>
    </message>
    <message>
        <location filename="../../engine/game/routes/race_entries.py"/>
        <source>The imaginary company runs its own trains and joins in no other.</source>
        <translation>Die gedachte Gesellschaft fährt eigene Züge und beteiligt sich an keinem anderen.</translation>
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
        <source>The route takes {due} off accounts that hold less.</source>
        <translation>Der Weg nimmt {due} von Konten, auf denen weniger ist.</translation>
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
        <source>{one} and {other} are too near: a run takes {least} or more links.</source>
        <translation>{one} und {other} liegen zu nah beieinander: Eine Fahrt hat mindestens {least} Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../engine/game/starting.py"/>
        <source>A rule of where to start names '{name}', and no town is called so.</source>
        <translation>Eine Startregel nennt „{name}“, und keine Stadt heißt so.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>Extra building points cannot be saved.</source>
        <translation>Punkte des zusätzlichen Bauens lassen sich nicht aufsparen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>Nothing may be saved by these rules.</source>
        <translation>Nach diesen Regeln wird nichts aufgespart.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>You can save from 0 to {points} of the allowance, not {save}.</source>
        <translation>Von der Bauzuteilung lassen sich 0 bis {points} aufsparen, nicht {save}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>begin the Operating Stage</source>
        <translation>die Betriebsphase beginnen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/building.py"/>
        <source>begin the extra building</source>
        <translation>das zusätzliche Bauen beginnen</translation>
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
        <source>let players declare anew</source>
        <translation>Spieler sich neu erklären lassen</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/declaring.py"/>
        <source>send the trains off</source>
        <translation>die Züge losschicken</translation>
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
        <location filename="../../engine/game/steps/joint.py"/>
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
        <source>Between runs track is laid in building turns only.</source>
        <translation>Zwischen Fahrten wird Gleis nur in Bauzügen gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/steps/step.py"/>
        <location filename="../../engine/scenarios/building_steps.py"/>
        <source>The Building Stage is over.</source>
        <translation>Die Bauphase ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>A die for keys shows 1 to 6, not {face}.</source>
        <translation>Ein Würfel für Schlüssel zeigt 1 bis 6, nicht {face}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>A special is drawn now, with one die, not with {dice}.</source>
        <translation>Jetzt wird ein Sonderziel ermittelt, mit einem Würfel, nicht mit {dice}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>A town is drawn now, with two dice, not with {dice}.</source>
        <translation>Jetzt wird eine Stadt ermittelt, mit zwei Würfeln, nicht mit {dice}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>Here the keys are cards, and no dice are thrown for them.</source>
        <translation>Hier sind die Schlüssel Karten, um sie wird nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>Here the keys are thrown with dice, and no cards are turned up.</source>
        <translation>Hier werden die Schlüssel gewürfelt und keine Karten aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>The card {key} is not among those that are left.</source>
        <translation>Die Karte {key} ist nicht unter denen, die übrig sind.</translation>
    </message>
    <message>
        <location filename="../../engine/game/throws.py"/>
        <source>{face} cannot come up here, only {faces}.</source>
        <translation>{face} kann hier nicht fallen, nur {faces}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>By these rules nobody gives notice that building ends.</source>
        <translation>Nach diesen Regeln kündigt niemand das Ende des Bauens an.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>Notice may be given when no more than {most} of the towns have no railway: {left} have none.</source>
        <translation>Das Ende darf ankündigen, wenn höchstens {most} der Städte ohne Bahn sind: {left} sind es.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/building_turns.py"/>
        <source>Notice that building ends has been given already.</source>
        <translation>Das Ende des Bauens ist schon angekündigt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>A permitted build in {country} does not lead hex by hex over the map.</source>
        <translation>Eine genehmigte Strecke in {country} führt nicht Feld für Feld über die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>A permitted build lies in {country}, which is no foreign country of this board.</source>
        <translation>Eine genehmigte Strecke liegt in {country}, und das ist kein fremdes Land dieses Spielplans.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>No throw of the race die is above the {takes} that a turn at sea takes off it: trains would never land.</source>
        <translation>Kein Wurf des Rennwürfels übersteigt die {takes}, die ein Zug auf See von ihm abzieht: Niemand käme je an Land.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The course of the crossing {name} does not lead hex by hex over the map.</source>
        <translation>Der Verlauf der Querung {name} führt nicht Feld für Feld über die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The course of the ferry {name} does not lead hex by hex from {first} to {second}.</source>
        <translation>Der Verlauf der Fähre {name} führt nicht Feld für Feld von {first} nach {second}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The course of the ferry {name} leaves the map.</source>
        <translation>Der Verlauf der Fähre {name} verlässt die Karte.</translation>
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
        <source>The fee of the ferry {name}, {fee}, is no multiple of the toll, {toll}.</source>
        <translation>Die Gebühr der Fähre {name}, {fee}, ist kein Vielfaches des Wegegelds, {toll}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The ferry {ferry} has no port: no town is called {name}.</source>
        <translation>Der Fähre {ferry} fehlt ein Hafen: Keine Stadt heißt {name}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>The ferry {name} needs a course of one hex or more.</source>
        <translation>Die Fähre {name} braucht einen Verlauf von mindestens einem Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>Two crossings are called '{name}': give each a name of its own.</source>
        <translation>Zwei Querungen heißen „{name}“: Geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/courses.py"/>
        <source>Two ferries are called '{name}': give each a name of its own.</source>
        <translation>Zwei Fähren heißen „{name}“: Geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>No more than {owners} may lay {name}.</source>
        <translation>Höchstens {owners} dürfen {name} legen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>There is no such crossing on this board.</source>
        <translation>Eine solche Querung gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>You have laid {name} already.</source>
        <translation>{name} haben Sie schon gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>Your account does not hold what {name} takes off it.</source>
        <translation>Ihr Konto deckt nicht, was {name} davon nimmt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>{name} is laid link by link.</source>
        <translation>{name} wird Stück für Stück gelegt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/crossings.py"/>
        <source>{name} may be laid when race {race} has been run.</source>
        <translation>{name} darf gelegt werden, wenn Rennen {race} gefahren ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} costs {price}; your account does not hold it.</source>
        <translation>Die Fähre {name} kostet {price}; Ihr Konto deckt das nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} has an owner already.</source>
        <translation>Die Fähre {name} hat schon einen Besitzer.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>The ferry {name} is sold at its ports, and you have track in neither {one} nor {other}.</source>
        <translation>Die Fähre {name} wird in ihren Häfen verkauft, und Sie haben weder in {one} noch in {other} Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/ferries.py"/>
        <source>There is no such ferry on this board.</source>
        <translation>Eine solche Fähre gibt es auf diesem Spielplan nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/footholds.py"/>
        <source>Track must go on from your own, and you have none in {name}.</source>
        <translation>Gleis muss an Ihr eigenes anschließen, und in {name} haben Sie keines.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/footholds.py"/>
        <source>You come to {name} by ferry only, and this one is no bridge to build on.</source>
        <translation>Nach {name} kommen Sie nur mit der Fähre, und diese ist keine Brücke, von der man weiterbaut.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line begins where both have come to: {start} is no such hex.</source>
        <translation>Eine gemeinsame Strecke beginnt, wo beide hingekommen sind: {start} ist kein solches Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line goes from hex to hex over the map.</source>
        <translation>Eine gemeinsame Strecke führt von Feld zu Feld über die Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>A joint line is built with another player whose turn in this round is still to come.</source>
        <translation>Eine gemeinsame Strecke baut man mit einem anderen Spieler, der in dieser Runde noch an die Reihe kommt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>An account does not hold what this line takes off it.</source>
        <translation>Ein Konto deckt nicht, was diese Strecke davon nimmt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>Both throws go into a joint line whole, and you have built already.</source>
        <translation>In eine gemeinsame Strecke gehen beide Würfe ganz ein, und Sie haben schon gebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>By these rules there are no joint lines.</source>
        <translation>Nach diesen Regeln gibt es keine gemeinsamen Strecken.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>No more than {most} hexes of joint line a player: there are {hexes} already.</source>
        <translation>Höchstens {most} Felder gemeinsamer Strecke je Spieler: Es sind schon {hexes}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>No more than {most} hexes of joint line with one player: there are {between} already.</source>
        <translation>Höchstens {most} Felder gemeinsamer Strecke mit einem Spieler: Es sind schon {between}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>No track that is new to both can be laid between {here} and {there}.</source>
        <translation>Zwischen {here} und {there} lässt sich kein Gleis legen, das für beide neu ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>That player has refused you a joint line in this turn.</source>
        <translation>Dieser Spieler hat Ihnen in diesem Zug eine gemeinsame Strecke abgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>The imaginary company builds its own lines and joins in no other's.</source>
        <translation>Die gedachte Gesellschaft baut eigene Strecken und beteiligt sich an keinen anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/joint_lines.py"/>
        <source>This line costs {cost}; of your two throws {most} may be built with.</source>
        <translation>Diese Strecke kostet {cost}; von Ihren beiden Würfen lässt sich mit {most} bauen.</translation>
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
        <source>Track stops in the first hex abroad, but for permitted builds: {here} is one.</source>
        <translation>Gleis endet im ersten Feld des Auslands, außer bei genehmigten Strecken: {here} ist ein solches Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>Your account of {account} does not hold what this link takes off it.</source>
        <translation>Ihr Konto von {account} deckt nicht, was dieses Gleisstück davon nimmt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>Your track between {here} and {there} lies already.</source>
        <translation>Ihr Gleis zwischen {here} und {there} liegt schon.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/laying.py"/>
        <source>{here} and {there} are not neighbours: track runs from hex to hex.</source>
        <translation>{here} und {there} sind keine Nachbarn: Gleis führt von Feld zu Feld.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap begins at your own track, and you have none in {here}.</source>
        <translation>Ein Sprung beginnt am eigenen Gleis, und in {here} liegt keines von Ihnen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap is made along the track of another player.</source>
        <translation>Gesprungen wird am Gleis eines anderen Spielers entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>A leap is made from one hex of the map to another.</source>
        <translation>Gesprungen wird von einem Feld der Karte zu einem anderen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>Leapfrog is an option, and this game is played without it.</source>
        <translation>Das Überspringen ist wahlfrei, und dieses Spiel wird ohne es gespielt.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>That player's track does not lead from {here} to {there} in {most} hexes or fewer.</source>
        <translation>Das Gleis dieses Spielers führt nicht in höchstens {most} Feldern von {here} nach {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You can build on from {there} without a leap.</source>
        <translation>Von {there} können Sie ohne Sprung weiterbauen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You have leapt over that player's lines once, which is all you may.</source>
        <translation>Die Strecken dieses Spielers haben Sie schon einmal übersprungen; öfter dürfen Sie es nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You have leapt over that player's lines {n} times, which is all you may.</source>
        <translation>Die Strecken dieses Spielers haben Sie schon {n}-mal übersprungen; öfter dürfen Sie es nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/leaps.py"/>
        <source>You have made all {leaps} of your leaps.</source>
        <translation>Sie haben alle Ihre {leaps} Sprünge gemacht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost} besides what rivals receive for it; {points} of the extra building is left.</source>
        <translation>Dieser Bau kostet {cost} außer dem, was Mitbewerber dafür bekommen; vom zusätzlichen Bauen ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost}, and {points} of the allowance is left.</source>
        <translation>Dieser Bau kostet {cost}, und von der Bauzuteilung ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>This build costs {cost}; {points} of the extra building is left.</source>
        <translation>Dieser Bau kostet {cost}; vom zusätzlichen Bauen ist noch {points} übrig.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/spending.py"/>
        <source>What was saved is for builds that cost {least} or more.</source>
        <translation>Das Aufgesparte ist für Bauten, die {least} oder mehr kosten.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>A second start is for those who have laid track from their first.</source>
        <translation>Ein zweites Mal beginnt nur, wer vom ersten Startort aus schon Gleis gelegt hat.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>No more than {most} may start at {name}.</source>
        <translation>In {name} dürfen höchstens {most} beginnen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>One may start at {name} when race {race} has been run.</source>
        <translation>In {name} darf man beginnen, wenn Rennen {race} gefahren ist.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>That is no start point of this board. There are: {known}.</source>
        <translation>Das ist kein Startort dieses Spielplans. Es gibt: {known}.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>The board keeps the start at {name} for others.</source>
        <translation>Der Spielplan hält den Startort {name} für andere frei.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>To start at {name} costs {price}; your account does not hold it.</source>
        <translation>In {name} zu beginnen kostet {price}; Ihr Konto deckt das nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>Track goes on from your start, and this board has no second start there.</source>
        <translation>Gleis führt von Ihrem Startort weiter, und einen zweiten hat dieser Spielplan dort nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>You have started a second time already.</source>
        <translation>Sie haben schon ein zweites Mal begonnen.</translation>
    </message>
    <message>
        <location filename="../../engine/game/track/starts.py"/>
        <source>You have track in {name} already.</source>
        <translation>In {name} haben Sie schon Gleis.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>The hexes lie in one line: take one well beside it.</source>
        <translation>Die Felder liegen in einer Linie: Nehmen Sie eines deutlich daneben.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>The points on the picture lie in one line: click them again.</source>
        <translation>Die Punkte auf dem Bild liegen in einer Linie: Klicken Sie sie noch einmal an.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/affine.py"/>
        <source>Three different hexes must be clicked on the picture.</source>
        <translation>Drei verschiedene Felder müssen auf dem Bild angeklickt werden.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/alphabets.py"/>
        <source>'{part}' has no letters.</source>
        <translation>'{part}' hat keine Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/alphabets.py"/>
        <source>'{part}' is no run of letters: write A-Z, or A-E +40.</source>
        <translation>'{part}' ist keine Folge von Buchstaben: Schreiben Sie A-Z oder A-E +40.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{label}' is not a hex label such as {such}.</source>
        <translation>'{label}' ist keine Kennung eines Felds wie {such}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{letters}' has more letters than any sheet.</source>
        <translation>'{letters}' hat mehr Buchstaben als jedes Blatt.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/labels.py"/>
        <source>'{letters}' is no run of letters such as A-Z or A-H, J-Z.</source>
        <translation>'{letters}' ist keine Folge von Buchstaben wie A-Z oder A-H, J-Z.</translation>
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
        <source>It is not plain which letters come after {last}: {anew}.</source>
        <translation>Es ist nicht klar, welche Buchstaben nach {last} kommen: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>Nothing of the sheet would be left: cut off less.</source>
        <translation>Vom Blatt bliebe nichts übrig: Schneiden Sie weniger ab.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>There are no numbers before 1 for what is added: {anew}.</source>
        <translation>Für das Hinzugefügte gibt es keine Zahlen vor 1: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>There are not {n} letters before {first} for what is added: {anew}.</source>
        <translation>Für das Hinzugefügte gibt es keine {n} Buchstaben vor {first}: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>Two hexes would be called {label}: {anew}.</source>
        <translation>Zwei Felder hießen {label}: {anew}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/margins.py"/>
        <source>let the labels be counted anew</source>
        <translation>lassen Sie die Kennungen neu zählen</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>'{name}' is no direction here: use one of {names}.</source>
        <translation>'{name}' ist hier keine Richtung: Nehmen Sie eine von {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>'{name}' names no side: write hex, dot, direction, as in {example}.</source>
        <translation>'{name}' nennt keine Seite: Schreiben Sie Feld, Punkt, Richtung, wie in {example}.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>A hex off the sheet has no label.</source>
        <translation>Ein Feld außerhalb des Blatts hat keine Kennung.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>The sheet has {lettered} columns but letters for {letters} only: add a block to its labels.</source>
        <translation>Das Blatt hat {lettered} Spalten, aber nur Buchstaben für {letters}: Fügen Sie seinen Kennungen einen Block hinzu.</translation>
    </message>
    <message>
        <location filename="../../engine/hexes/sheet.py"/>
        <source>The sheet has {lettered} rows but letters for {letters} only: add a block to its labels.</source>
        <translation>Das Blatt hat {lettered} Zeilen, aber nur Buchstaben für {letters}: Fügen Sie seinen Kennungen einen Block hinzu.</translation>
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
        <location filename="../../engine/rulesets/editions.py"/>
        <source>The override 'keys_drawn: dice' is for numbers; this board has cards.</source>
        <translation>Die Regeländerung „keys_drawn: dice“ ist für Zahlen; dieser Spielplan hat Karten.</translation>
    </message>
    <message>
        <location filename="../../engine/rulesets/editions.py"/>
        <source>There is no rule set '{name}'. There are: {known}.</source>
        <translation>Es gibt keine Regelfassung „{name}“. Es gibt: {known}.</translation>
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
        <source>The rules have no field '{name}' to override. There are: {known}.</source>
        <translation>Die Regeln haben keinen Eintrag „{name}“, der sich ändern ließe. Es gibt: {known}.</translation>
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
        <source>A run held over can be run now: it takes the place of this draw.</source>
        <translation>Ein aufgeschobenes Rennen kann jetzt gefahren werden: es tritt an die Stelle dieser Ziehung.</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>A run takes {least} or more links.</source>
        <translation>Eine Fahrt hat mindestens {least} Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../engine/scenarios/operating_steps.py"/>
        <source>Nobody can run this pair: it is drawn again whole.</source>
        <translation>Diese Fahrt kann niemand machen: Das Paar wird ganz neu gezogen.</translation>
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
        <source>{hexes} belong to no country any more.</source>
        <translation>{hexes} gehören zu keinem Land mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{hexes} belongs to no country any more.</source>
        <translation>{hexes} gehört zu keinem Land mehr.</translation>
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
        <source>{thing} has its sides in order.</source>
        <translation>{thing}: Die Seiten sind nun geordnet.</translation>
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
        <source>{thing} leaves one side.</source>
        <translation>{thing} läuft an einer Seite weniger entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} leaves {n} sides.</source>
        <translation>{thing} läuft an {n} Seiten weniger entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} runs along one more side.</source>
        <translation>{thing} läuft an einer Seite mehr entlang.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{thing} runs along {n} more sides.</source>
        <translation>{thing} läuft an {n} Seiten mehr entlang.</translation>
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
        <translation>{town} hat {keys} statt {old}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} has {keys}.</source>
        <translation>{town} hat {keys}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is a port no longer.</source>
        <translation>{town} ist kein Hafen mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is a small town no longer.</source>
        <translation>{town} ist keine Kleinstadt mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is a start no longer.</source>
        <translation>{town} ist kein Startort mehr.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} is called “{name}”.</source>
        <translation>{town} heißt „{name}“.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/differences.py"/>
        <source>{town} moves from {here} to {there}.</source>
        <translation>{town} zieht von {here} nach {there}.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can join them: water, closed sides or a foreign country lie between.</source>
        <translation>Kein Gleis kann sie verbinden: Wasser, gesperrte Seiten oder ein fremdes Land liegen dazwischen.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can join them: {hex} is no land.</source>
        <translation>Kein Gleis kann sie verbinden: {hex} ist kein Land.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/measuring.py"/>
        <source>No track can join them: {hex} lies in {country}, where only permitted builds go.</source>
        <translation>Kein Gleis kann sie verbinden: {hex} liegt in {country}, wohin nur genehmigte Strecken führen.</translation>
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
        <source>In reach for {n}</source>
        <translation>Mit {n} Punkten erreichbar</translation>
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
        <source>No two keys can be joined.</source>
        <translation>Keine zwei Schlüssel lassen sich verbinden.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Of {n:,} hexes on the map.</source>
        <translation>Von {n:,} Feldern auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Other towns that {n} points of building reach from each start.</source>
        <translation>Andere Städte, die von jedem Startort mit {n} Baupunkten erreichbar sind.</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <source>Run lengths</source>
        <translation>Fahrtlängen</translation>
    </message>
    <message>
        <location filename="../../engine/survey/statistics.py"/>
        <location filename="../../studio/drawing/layers.py"/>
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
        <source>{n} of {of} keys have an owner.</source>
        <translation>{n} von {of} Schlüsseln sind vergeben.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>There is no picture {path}. Put it back there, or choose another.</source>
        <translation>Es gibt kein Bild {path}. Legen Sie es wieder dorthin, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} cannot be read as a picture: it is damaged, or of a kind unknown here. Save it as PNG or JPEG from another program.</source>
        <translation>{name} lässt sich nicht als Bild lesen: Die Datei ist beschädigt oder von unbekannter Art. Speichern Sie sie mit einem anderen Programm als PNG oder JPEG.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} has {width:,} × {height:,} pixels, too many to trace: scan at fewer dpi.</source>
        <translation>{name} hat {width:,} × {height:,} Pixel, zu viele für eine Vorlage: Scannen Sie mit weniger dpi.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/pictures.py"/>
        <source>{name} is too large to trace: scan at fewer dpi.</source>
        <translation>{name} ist zum Abzeichnen zu groß: Scannen Sie mit weniger dpi.</translation>
    </message>
    <message>
        <location filename="../../engine/tracing/proposals.py"/>
        <source>Trace terrain</source>
        <translation>Gelände abzeichnen</translation>
    </message>
    <message>
        <location filename="../../engine/transcript/accounts.py"/>
        <source>The starts</source>
        <translation>Die Startorte</translation>
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
        <source>{games}, {time} so far, about {left} more</source>
        <translation>{games}, bisher {time}, noch etwa {left}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/pacing.py"/>
        <source>{n} of {of} games</source>
        <translation>{n} von {of} Spielen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/playing.py"/>
        <source>A bot broke down: {kind}: {error}</source>
        <translation>Ein Bot ist zusammengebrochen: {kind}: {error}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/playing.py"/>
        <source>A bot made a move the rules forbid: {error}</source>
        <translation>Ein Bot hat einen Zug gemacht, den die Regeln verbieten: {error}</translation>
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
        <source>How companies came off by where they began. A win that is shared counts in parts.</source>
        <translation>Wie die Gesellschaften je nach Startort abschnitten. Ein geteilter Sieg zählt in Teilen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>How each kind of bot came off, a line for all companies of a kind together.</source>
        <translation>Wie jede Art von Bot abschnitt, eine Zeile für alle Gesellschaften einer Art zusammen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>How long games were.</source>
        <translation>Wie lang die Spiele waren.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>How seats came off. In each game the bots move on by one seat.</source>
        <translation>Wie die Plätze abschnitten. In jedem Spiel rücken die Bots um einen Platz weiter.</translation>
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
        <source>Moves, throws included</source>
        <translation>Züge, Würfe eingeschlossen</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Pairs held over or entered by nobody, those that never became possible first.</source>
        <translation>Paare, die warten mussten oder bei denen niemand antrat; zuerst die, die nie möglich wurden.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Pairs that waited</source>
        <translation>Wartende Paare</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Races run</source>
        <translation>Gefahrene Rennen</translation>
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
        <source>There are {n} more; the JSON holds every pair.</source>
        <translation>Es gibt {n} weitere; das JSON enthält jedes Paar.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>There is one more; the JSON holds every pair.</source>
        <translation>Es gibt ein weiteres; das JSON enthält jedes Paar.</translation>
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
        <source>What became of the races each key was drawn for. Length is the shortest route entered, in links.</source>
        <translation>Was aus den Rennen wurde, für die jeder Schlüssel gezogen wurde. Länge ist der kürzeste gemeldete Weg in Gleisstücken.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>When each town got its first railway while building, and from which start it came most often.</source>
        <translation>Wann jede Stadt beim Bauen ihre erste Bahn bekam und von welchem Startort sie am häufigsten kam.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>Why games ended.</source>
        <translation>Warum die Spiele endeten.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/tables.py"/>
        <source>`platelayer play` plays each again with these bots, in this order, and this seed.</source>
        <translation>`platelayer play` spielt jedes noch einmal mit diesen Bots in dieser Reihenfolge und dieser Zufallszahl.</translation>
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
        <source>nobody entered</source>
        <translation>niemand trat an</translation>
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
        <source>A game has at most {most_players} players: {n} bots are named.</source>
        <translation>Ein Spiel hat höchstens {most_players} Spieler: {n} Bots sind genannt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>No town has a key. Give keys to the towns; the findings (`platelayer check`) tell which are without.</source>
        <translation>Keine Stadt hat einen Schlüssel. Geben Sie den Städten Schlüssel; die Befunde (`platelayer check`) sagen, welchen sie fehlen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>Person {n}</source>
        <translation>Person {n}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>The towns hold too few of the keys '{name}' for one race. The findings (`platelayer check`) tell which are missing.</source>
        <translation>Die Städte haben zu wenige der Schlüssel „{name}“ für ein Rennen. Die Befunde (`platelayer check`) sagen, welche fehlen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>There is no bot '{name}'. There are: {names}.</source>
        <translation>Es gibt keinen Bot „{name}“. Es gibt: {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>one bot is named</source>
        <translation>ein Bot ist genannt</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>{companies} companies play at such a table, and {named}.</source>
        <translation>An einem solchen Tisch spielen {companies} Gesellschaften, und {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/trial.py"/>
        <source>{n} bots are named</source>
        <translation>{n} Bots sind genannt</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Building takes {rounds:.1f} rounds ({between}), then {races:.1f} races are run.</source>
        <translation>Der Bau dauert {rounds:.1f} Runden ({between}), dann werden {races:.1f} Rennen gefahren.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Built in {share:.0%} of games or more: {n} of {of} ever built.</source>
        <translation>In {share:.0%} der Spiele oder mehr gebaut: {n} von {of} je gebauten.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Every hex that can be built on was built on in some game.</source>
        <translation>Jedes bebaubare Feld wurde in irgendeinem Spiel bebaut.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Every key is run about as often as the rest, in {usual:.0%} of games.</source>
        <translation>Jeder Schlüssel wird etwa so oft gefahren wie die übrigen, in {usual:.0%} der Spiele.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Fewer than {few} games say little: take what follows as a hint.</source>
        <translation>Weniger als {few} Spiele sagen wenig: Nehmen Sie das Folgende als Anhaltspunkt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/reports/page.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Games won by a company of each kind: {told}; alike would be {fair:.0%}.</source>
        <translation>Von einer Gesellschaft jeder Art gewonnene Spiele: {told}; gleich wären {fair:.0%}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Hardly ever run: {named}, in {games} games.</source>
        <translation>Kaum je gefahren: {named}, in {games} Spielen.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Links</source>
        <translation>Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Never built: {n} of {of} that could be.</source>
        <translation>Nie bebaut: {n} von {of} bebaubaren.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Nobody enters {races:.1f} more in a game.</source>
        <translation>Bei {races:.1f} weiteren je Spiel tritt niemand an.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Nobody ever starts at {names}.</source>
        <translation>Niemand beginnt je in {names}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>None is off its share by more than chance explains; in this number of games a difference of up to {bound:.0%} does not show.</source>
        <translation>Keiner weicht von seinem Anteil weiter ab, als der Zufall erklärt; bei dieser Zahl von Spielen zeigt sich ein Unterschied bis zu {bound:.0%} nicht.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Of {drawn} drawn, {held} was held over at first and {dropped} never became possible.</source>
        <translation>Von {drawn} gezogenen wurde {held} zunächst aufgeschoben, und {dropped} wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Of {drawn} drawn, {held} were held over at first and {dropped} never became possible.</source>
        <translation>Von {drawn} gezogenen wurden {held} zunächst aufgeschoben, und {dropped} wurden nie möglich.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>One game so far, which ended by the rules.</source>
        <translation>Bisher ein Spiel, das nach den Regeln endete.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>One game, which ended by the rules.</source>
        <translation>Ein Spiel, das nach den Regeln endete.</translation>
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
        <source>Races to {named} mostly have one entrant: one company alone gets there.</source>
        <translation>Zu Rennen nach {named} tritt meist nur einer an: Eine einzige Gesellschaft kommt dorthin.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Reached in the Building Stage in few of {games} games: {named}.</source>
        <translation>In der Bauphase nur in wenigen von {games} Spielen erreicht: {named}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Stopped: {played} of {asked} games was played.</source>
        <translation>Angehalten: {played} von {asked} Spielen wurde gespielt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Stopped: {played} of {asked} games were played.</source>
        <translation>Angehalten: {played} von {asked} Spielen wurden gespielt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>Too few games yet: of seats, starts, keys and the ground something is told from {few} on.</source>
        <translation>Noch zu wenige Spiele: Von Plätzen, Startorten, Schlüsseln und Gelände wird ab {few} etwas gesagt.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>game {game} (seed {seed})</source>
        <translation>Spiel {game} (Zufallszahl {seed})</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>greedy makes no use of what this board has of {what}: of runs and towns that need them only games of planner tell.</source>
        <translation>„gierig“ nutzt nicht, was dieser Plan an Folgendem hat: {what}. Über Fahrten und Städte, die es brauchen, sagen nur Spiele von „planend“ etwas.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{name} wins {percent} against {fair:.0%} if all were alike.</source>
        <translation>{name} gewinnt {percent} gegenüber {fair:.0%}, wenn alle gleich wären.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} games so far, which all ended by the rules.</source>
        <translation>Bisher {n} Spiele, die alle nach den Regeln endeten.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} games, which all ended by the rules.</source>
        <translation>{n} Spiele, die alle nach den Regeln endeten.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} of {played} games failed and count for nothing below: {seeds}.</source>
        <translation>{n} von {played} Spielen sind gescheitert und zählen im Folgenden nicht: {seeds}.</translation>
    </message>
    <message>
        <location filename="../../engine/trials/verdicts.py"/>
        <source>{n} of {played} games failed and counts for nothing below: {seeds}.</source>
        <translation>{n} von {played} Spielen ist gescheitert und zählt im Folgenden nicht: {seeds}.</translation>
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
        <source>- PyYAML, jsonschema, jsonschema-rs and Pillow, under MIT licences</source>
        <translation>- PyYAML, jsonschema, jsonschema-rs und Pillow, unter MIT-Lizenzen</translation>
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
        <source>a label such as T23 or a run such as A30-A39</source>
        <translation>eine Kennung wie T23 oder eine Folge wie A30-A39</translation>
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
        <source>Platelayer works them out in a process of its own, and something outside ended it, twice: perhaps the computer is short of memory. The board is not harmed. They are worked out anew after your next change.</source>
        <translation>Platelayer berechnet sie in einem eigenen Prozess, und etwas von außen hat ihn beendet, zweimal: Vielleicht ist der Speicher des Rechners knapp. Dem Spielplan ist nichts geschehen. Nach der nächsten Änderung werden sie neu berechnet.</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>Something went wrong inside Platelayer</source>
        <translation>In Platelayer ist etwas schiefgegangen</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The board is not harmed: you can go on and save it. The names are placed again after each change. If they do not appear, undo what you named or moved last. What happened was written to {log}</source>
        <translation>Der Spielplan ist unbeschädigt: Sie können weiterarbeiten und ihn speichern. Die Namen werden nach jeder Änderung neu gesetzt. Wenn sie nicht erscheinen, machen Sie rückgängig, was Sie zuletzt benannt oder verschoben haben. Was geschah, steht in {log}</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The names and numbers of the map could not be worked out</source>
        <translation>Die Namen und Zahlen der Karte konnten nicht berechnet werden</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>The names on the map could not be placed</source>
        <translation>Die Namen auf der Karte konnten nicht gesetzt werden</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>What you did last may not have been done. The board is kept as it stands and you can go on; save it under another name to be safe. Nothing could be written down about it: {why}</source>
        <translation>Was Sie zuletzt getan haben, ist vielleicht nicht geschehen. Der Spielplan bleibt, wie er ist, und Sie können weiterarbeiten; speichern Sie ihn sicherheitshalber unter einem anderen Namen. Es ließ sich nichts darüber aufschreiben: {why}</translation>
    </message>
    <message>
        <location filename="../../studio/app/mishaps.py"/>
        <source>What you did last may not have been done. The board is kept as it stands and you can go on; save it under another name to be safe. What happened was written to {log}</source>
        <translation>Was Sie zuletzt getan haben, ist vielleicht nicht geschehen. Der Spielplan bleibt, wie er ist, und Sie können weiterarbeiten; speichern Sie ihn sicherheitshalber unter einem anderen Namen. Was geschah, steht in {log}</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>There is no more to say about {code}.</source>
        <translation>Mehr gibt es zu {code} nicht zu sagen.</translation>
    </message>
    <message>
        <location filename="../../studio/app/studio.py"/>
        <source>Your settings cannot be kept in {file}: shortcuts, panels and the boards opened last will be as before the next time. Make room on that disk, or see whether it may be written to.</source>
        <translation>Ihre Einstellungen lassen sich nicht in {file} aufheben: Tastenkürzel, Tafeln und die zuletzt geöffneten Spielpläne sind beim nächsten Mal wieder wie zuvor. Schaffen Sie Platz auf dem Datenträger, oder sehen Sie nach, ob auf ihn geschrieben werden darf.</translation>
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
        <source>Enter takes the name, Esc leaves it as it was.</source>
        <translation>Eingabe übernimmt den Namen, Esc lässt ihn, wie er war.</translation>
    </message>
    <message>
        <location filename="../../studio/canvas/name_field.py"/>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../studio/cli/scenarios.py"/>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="../../studio/cli/scenarios.py"/>
        <source>step</source>
        <translation>Schritt</translation>
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
        <source>Land, water, hills and what else the ground is</source>
        <translation>Land, Wasser, Hügel und was der Boden sonst ist</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Names</source>
        <translation>Namen</translation>
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
        <source>Special destinations, ferries, crossings, permitted builds and rules of starting</source>
        <translation>Sonderziele, Fähren, Querungen, genehmigte Strecken und Startregeln</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Specials and courses</source>
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
        <source>What is written on the map</source>
        <translation>Was auf der Karte geschrieben steht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>What lies along sides</source>
        <translation>Was an den Seiten entlangläuft</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Where new cities may appear, and when</source>
        <translation>Wo und wann neue Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/layers.py"/>
        <source>Whose land it is, and borders</source>
        <translation>Wem das Gebiet gehört, und Grenzen</translation>
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
        <source>Abroad, where track stops in the first hex: {names}.</source>
        <translation>Ausland, wo Gleis im ersten Feld endet: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>At home, where track may be laid: {names}.</source>
        <translation>Inland, wo Gleis gelegt werden darf: {names}.</translation>
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
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Off a train’s roll: {embark} to board, {disembark} to land, {sea} for a turn at sea.</source>
        <translation>Vom Wurf eines Zugs: {embark} beim Einschiffen, {disembark} beim Ausschiffen, {sea} für einen Zug auf See.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Permitted builds, at the usual costs, are the broken lines:</source>
        <translation>Genehmigte Strecken, zu den üblichen Kosten, sind die gestrichelten Linien:</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
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
        <source>Where its owner may build on beyond the far port: {names}.</source>
        <translation>Wo der Besitzer über den anderen Hafen hinaus bauen darf: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Where to start</source>
        <translation>Wo man beginnt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>Who may start where, and when, stands among the special rules.</source>
        <translation>Wer wo und wann beginnen darf, steht bei den Sonderregeln.</translation>
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
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>links</source>
        <translation>Gleisstücke</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>off a roll</source>
        <translation>vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/board_chapters.py"/>
        <source>ports</source>
        <translation>Häfen</translation>
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
        <source>A race nobody enters is offered again for</source>
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
        <source>Building rounds at the beginning</source>
        <translation>Baurunden am Anfang</translation>
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
        <source>Cities that players begin at</source>
        <translation>Städte, bei denen die Spieler beginnen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Cities that trains come upon</source>
        <translation>Städte, auf die Züge stoßen</translation>
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
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Fewest links of a run</source>
        <translation>Wenigste Gleisstücke einer Fahrt</translation>
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
        <source>It is run from when</source>
        <translation>Gefahren wird, sobald (Wort der Datei)</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Its land is part of</source>
        <translation>Ihr Land gehört zu</translation>
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
        <source>Prizes, the first’s first</source>
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
        <source>Track already there earns the bonus</source>
        <translation>Gleis, das schon da ist, erhält die Prämie</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Trains move by the die that is</source>
        <translation>Züge fahren nach dem Würfel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>What becomes of a new city</source>
        <translation>Was aus einer neuen Stadt wird</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>What the sheet says of it</source>
        <translation>Was auf dem Blatt dazu steht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Where cities may appear</source>
        <translation>Wo Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Where there is a city already, it gets an</source>
        <translation>Wo schon eine Stadt ist, bekommt sie</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/city_words.py"/>
        <source>Who picks the same hex again makes there an</source>
        <translation>Wer dasselbe Feld noch einmal wählt, macht dort</translation>
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
        <source>This board has no keys to print. Choose dice or cards for them in the board's properties.</source>
        <translation>Dieser Spielplan hat keine Schlüssel zum Drucken. Wählen Sie in seinen Eigenschaften Würfel oder Karten dafür.</translation>
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
        <source>A pair of towns that cannot be run is drawn again whole</source>
        <translation>Ein Städtepaar, das nicht gefahren werden kann, wird ganz neu gezogen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A race is paid by</source>
        <translation>Ein Rennen wird bezahlt nach</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A town's hex costs and delays as the ground it stands on</source>
        <translation>Das Feld einer Stadt kostet und bremst wie der Boden, auf dem sie steht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>A turn at sea takes off the roll</source>
        <translation>Ein Zug auf See nimmt vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Accounts that end the game, for one player, two and so on</source>
        <translation>Kontostände, die das Spiel beenden, bei einem Spieler, zweien usw.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Allowance may be saved for a link that costs at least</source>
        <translation>Zuteilung darf gespart werden für ein Gleisstück, das mindestens kostet</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>An account may fall below nothing</source>
        <translation>Ein Konto darf unter null fallen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Boarding a ferry takes off the roll</source>
        <translation>An Bord einer Fähre gehen nimmt vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building ends after this many rounds in which nobody lays anything</source>
        <translation>Der Bau endet nach so vielen Runden, in denen niemand etwas legt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building ends when the towns without a railway are no more than</source>
        <translation>Der Bau endet, wenn Städte ohne Bahn nicht mehr sind als</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Building turns that each player has after such notice</source>
        <translation>Bauzüge, die jeder nach einer solchen Ankündigung hat</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Cards of each face in the allowance pack</source>
        <translation>Karten jedes Werts im Stapel der Zuteilung</translation>
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
        <source>Entering a hill takes off the roll</source>
        <translation>Einfahrt in einen Hügel nimmt vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Entering a swamp takes off the roll</source>
        <translation>Einfahrt in einen Sumpf nimmt vom Wurf</translation>
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
        <source>First railways are still paid for in the Operating Stage</source>
        <translation>Erste Bahnen werden auch in der Betriebsphase noch bezahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Hexes of another player's track that a leap takes at most</source>
        <translation>Felder fremden Gleises, die ein Sprung höchstens nimmt</translation>
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
        <source>Hundredths of an account that may be spent, where it goes by accounts</source>
        <translation>Hundertstel eines Kontos, die ausgegeben werden dürfen, wo es nach Konten geht</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Hundredths of both throws that a joint line may cost</source>
        <translation>Hundertstel beider Würfe, die eine gemeinsame Strecke kosten darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>In an extra building turn may be spent</source>
        <translation>In einem zusätzlichen Bauzug darf ausgegeben werden</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Junctions in a foreign country are paid</source>
        <translation>Anschlüsse im Ausland werden bezahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Leaps of a player in all</source>
        <translation>Sprünge eines Spielers insgesamt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Leaps over the lines of each other player</source>
        <translation>Sprünge über die Strecken jedes anderen Spielers</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Leaving a ferry takes off the roll</source>
        <translation>Eine Fähre verlassen nimmt vom Wurf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Most between what two who exchange running powers pay each other</source>
        <translation>Höchstens, was zwei einander zahlen, die Fahrrechte tauschen</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Most that may be spent in an extra building turn</source>
        <translation>Höchstens, was in einem zusätzlichen Bauzug ausgegeben werden darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Most that one player pays another in a race</source>
        <translation>Höchstens, was ein Spieler einem anderen in einem Rennen zahlt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Of trains that come home in one turn, the first is</source>
        <translation>Von den Zügen, die in derselben Runde ankommen, ist der erste</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>One throw is everybody's building allowance</source>
        <translation>Ein Wurf ist die Bauzuteilung aller</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Prize of a sole entrant</source>
        <translation>Preis eines einzigen Teilnehmers</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Prizes of a race, the first's first</source>
        <translation>Preise eines Rennens, der des Ersten zuerst</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>Races between a special destination and a town</source>
        <translation>Rennen zwischen einem Sonderziel und einer Stadt</translation>
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
        <source>The building allowance comes from</source>
        <translation>Die Bauzuteilung kommt von</translation>
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
        <source>The game ends after this many races that nobody enters</source>
        <translation>Das Spiel endet nach so vielen Rennen, bei denen niemand antritt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>The table adds to the account that ends the game</source>
        <translation>Die Runde erhöht den Kontostand, der das Spiel beendet, um</translation>
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
        <source>Towns left at which a player may give notice that building ends</source>
        <translation>Übrige Städte, bei denen ein Spieler das Ende des Baus ankündigen darf</translation>
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
        <source>What others pay for the track of two who run jointly is</source>
        <translation>Was andere für die Strecken zweier gemeinsam Fahrender zahlen, wird</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>What rivals receive for extra track is part of what may be spent</source>
        <translation>Was Mitbewerber für zusätzliches Gleis erhalten, zählt zu dem, was ausgegeben werden darf</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a fixed number of points</source>
        <translation>eine feste Zahl von Punkten</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a pack of cards</source>
        <translation>ein Kartenstapel</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a part of the account</source>
        <translation>ein Teil des Kontos</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>a throw of the die</source>
        <translation>ein Würfelwurf</translation>
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
        <source>each rival already on a link of it receives {points}</source>
        <translation>jeder Mitbewerber, der auf einem ihrer Gleisstücke schon liegt, erhält {points}</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>for the one who owns it</source>
        <translation>dem gezahlt, dem sie gehören</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>for {points} off the account</source>
        <translation>für {points} vom Konto</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>in every hill hex</source>
        <translation>in jedem Hügelfeld</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>its price comes off the account</source>
        <translation>ihr Preis geht vom Konto ab</translation>
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
        <source>once race {race} has been run</source>
        <translation>sobald Rennen {race} gefahren ist</translation>
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
        <source>shared by the two</source>
        <translation>unter den beiden geteilt</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>takes {points} off a train's roll</source>
        <translation>zieht einem Zug {points} vom Wurf ab</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>the one that threw first</source>
        <translation>derjenige, der zuerst gewürfelt hat</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/rule_text.py"/>
        <source>the one with most left over</source>
        <translation>derjenige mit den meisten übrigen Punkten</translation>
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
        <source>A number used up passes on to the next of its tens, as 44 to {one} and 46 to {other}; where all its tens are used, to the next tens.</source>
        <translation>Eine verbrauchte Zahl geht auf die nächste ihres Zehners über, wie 44 auf {one} und 46 auf {other}; ist ihr ganzer Zehner verbraucht, auf den nächsten Zehner.</translation>
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
        <source>A run that nobody can do yet is held over until somebody can.</source>
        <translation>Eine Fahrt, die noch niemand fahren kann, wird zurückgestellt, bis jemand es kann.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>A shorter one, or one that nobody can run, is drawn again whole.</source>
        <translation>Eine kürzere, oder eine, die niemand fahren kann, wird ganz neu gezogen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Bold is what this board sets otherwise than its edition.</source>
        <translation>Fett ist, was dieser Spielplan anders festlegt als seine Regelfassung.</translation>
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
        <source>Each run is between two destinations: two cards are turned up from the pack of {n}.</source>
        <translation>Jede Fahrt führt von einem Ziel zu einem anderen: Zwei Karten werden vom Stapel der {n} aufgedeckt.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Each run is between two towns. Two dice find each of them in the key grid: the first is for the tens.</source>
        <translation>Jede Fahrt führt von einer Stadt zu einer anderen. Zwei Würfel bestimmen jede von ihnen in der Schlüsseltafel: Der erste gilt für die Zehner.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>For a shorter one the second end is drawn again; what it was comes up another time.</source>
        <translation>Für eine kürzere wird das zweite Ende neu gezogen; das bisherige kommt ein andermal.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>In races {races} the first end is a special destination, found by one die.</source>
        <translation>In den Rennen {races} ist das erste Ende ein Sonderziel, das ein Würfel bestimmt.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Numbers may come up again.</source>
        <translation>Zahlen können wiederkommen.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>Of several places each player chooses where his train ends.</source>
        <translation>Von mehreren Orten wählt jeder Spieler selbst, wo sein Zug endet.</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/run_chapters.py"/>
        <source>The numbers of the game</source>
        <translation>Die Zahlen des Spiels</translation>
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
        <location filename="../../studio/tools/telling.py"/>
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
        <source>{name}, off the roll to board / land / at sea</source>
        <translation>{name}, vom Wurf beim Einschiffen / Ausschiffen / auf See</translation>
    </message>
    <message>
        <location filename="../../studio/drawing/paper/tables.py"/>
        <source>{price} off the account</source>
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
        <source>Its queue takes no jobs at present.</source>
        <translation>Seine Warteschlange nimmt zurzeit keine Aufträge an.</translation>
    </message>
    <message>
        <location filename="../../studio/painting/queues.py"/>
        <source>The printing system did not take them ({words}). Is it running?</source>
        <translation>Das Drucksystem hat sie nicht angenommen ({words}). Läuft es?</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Add what has no tool: a country, a note, a rule …</source>
        <translation>Hinzufügen, wofür es kein Werkzeug gibt: ein Land, einen Hinweis, eine Regel …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/contents.py"/>
        <source>Click a thing to see it on the map, twice to change it in the inspector.</source>
        <translation>Ein Klick zeigt ein Ding auf der Karte, ein Doppelklick öffnet es zum Ändern im Inspektor.</translation>
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
        <source>Entering takes {delay} off a train’s roll.</source>
        <translation>Die Einfahrt nimmt {delay} vom Wurf eines Zuges.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/cost_words.py"/>
        <source>No track here, save by a crossing.</source>
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
        <source>As the map</source>
        <translation>Wie die Karte</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/colour_field.py"/>
        <source>Choose a Colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>Nothing was changed: type at least one whole number from {least} to {most}.</source>
        <translation>Nichts wurde geändert: Mindestens eine ganze Zahl von {least} bis {most} eintippen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>Nothing was changed: type at least one whole number of {least} or more.</source>
        <translation>Nichts wurde geändert: geben Sie wenigstens eine ganze Zahl ab {least} ein.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>“{text}” was not taken: type whole numbers from {least} to {most}, such as 1, 3; 2-4 means 2, 3 and 4.</source>
        <translation>„{text}“ wurde nicht übernommen: Ganze Zahlen von {least} bis {most} eintippen, etwa 1, 3; 2-4 meint 2, 3 und 4.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/fields/number_list.py"/>
        <source>“{text}” was not taken: type whole numbers of {least} or more, such as 1, 3; 2-4 means 2, 3 and 4.</source>
        <translation>„{text}“ wurde nicht übernommen: geben Sie ganze Zahlen ab {least} ein, etwa 1, 3; 2-4 bedeutet 2, 3 und 4.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>Close the explanation; Esc does so, too.</source>
        <translation>Die Erklärung schließen; Esc tut es auch.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>This can lose nothing you meant. Undo takes it back.</source>
        <translation>Dabei geht nichts verloren, was Sie so wollten. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>This may take away something you meant. Undo brings it back.</source>
        <translation>Dabei kann etwas verloren gehen, das Sie so wollten. „Rückgängig“ holt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <location filename="../../studio/panels/findings/finding_model.py"/>
        <source>Waived: {reason}</source>
        <translation>Ausnahme: {reason}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>What the finding means</source>
        <translation>Was der Befund bedeutet</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>{n} more things change.</source>
        <translation>{n} weitere Dinge ändern sich.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_details.py"/>
        <source>{n} other ways</source>
        <translation>{n} weitere Möglichkeiten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>1 waived</source>
        <translation>1 Ausnahme</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>Show the findings this board keeps on purpose, each with its reason.</source>
        <translation>Befunde zeigen, die mit Absicht so bleiben, jeden mit seinem Grund.</translation>
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
        <translation>{words}. Ein Klick blendet sie aus.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_filters.py"/>
        <source>{words}. Click to show them.</source>
        <translation>{words}. Ein Klick blendet sie ein.</translation>
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
        <source>head of the file</source>
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
        <source>Keep it, because …</source>
        <translation>Bleibt so, weil …</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>The reason stands in the map file. The finding is then no longer counted.</source>
        <translation>Der Grund steht in der Kartendatei. Der Befund zählt dann nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>Waive</source>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Waive No Longer</source>
        <translation>Nicht mehr gelten lassen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/finding_waiver.py"/>
        <source>Why the finding is meant to be so</source>
        <translation>Warum der Befund so gewollt ist</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>Copy Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/findings/findings.py"/>
        <source>No findings of the kinds chosen above.</source>
        <translation>Keine Befunde der oben gewählten Arten.</translation>
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
        <source>As it was begun or opened</source>
        <translation>Wie begonnen oder geöffnet</translation>
    </message>
    <message>
        <location filename="../../studio/panels/history.py"/>
        <source>Click a step to have the board as it was after it; nothing is lost by going back</source>
        <translation>Ein Klick auf einen Schritt holt den Spielplan, wie er danach war; beim Zurückgehen geht nichts verloren</translation>
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
        <source>&amp;Delays trains by</source>
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
        <source>Click the hex on which the middle of the name is to stand.</source>
        <translation>Klicken Sie auf das Feld, auf dem die Mitte des Namens stehen soll.</translation>
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
        <source>Each ha&amp;lf adds</source>
        <translation>Jede Hä&amp;lfte kostet</translation>
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
        <source>Give up the place chosen by hand: the name stands where there is most room.</source>
        <translation>Den von Hand gewählten Platz aufgeben: Der Name steht, wo am meisten Raum ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Let the Map Place It</source>
        <translation>Die Karte wählen lassen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Let the map choose the colour of its land.</source>
        <translation>Die Karte die Farbe des Landes wählen lassen.</translation>
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
        <source>One character that stands for it in the map file.</source>
        <translation>Ein Zeichen, das in der Kartendatei dafür steht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Paint on the Map</source>
        <translation>Auf der Karte malen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Place Name on the Map</source>
        <translation>Namen auf die Karte setzen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Printed on the map. Say in a note when cities appear; test games do not play it yet.</source>
        <translation>Wird auf die Karte gedruckt. Sagen Sie in einem Hinweis, wann Städte entstehen; Probespiele spielen das noch nicht.</translation>
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
        <source>Take the brush in hand and paint where it lies.</source>
        <translation>Den Pinsel in die Hand nehmen und malen, wo es liegt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The colour of its land; without one it is the map's own.</source>
        <translation>Die Farbe des Landes; ohne eine ist es die der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The colour of this ground on the map.</source>
        <translation>Die Farbe dieses Geländes auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The first round in which a new city may appear here.</source>
        <translation>Die erste Runde, in der hier eine neue Stadt entstehen kann.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The last round in which a new city may appear here; none for every later one.</source>
        <translation>Die letzte Runde, in der hier eine neue Stadt entstehen kann; keine für jede spätere.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The name as it is printed on the map.</source>
        <translation>Der Name, wie er auf der Karte gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this ground, such as marsh or forest.</source>
        <translation>Der Name dieses Geländes, etwa Moor oder Wald.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this region, as it is printed on the map.</source>
        <translation>Der Name dieser Region, wie er auf der Karte gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The name of this sea, bay or lake.</source>
        <translation>Der Name dieses Meeres, dieser Bucht oder dieses Sees.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>The rule of dynamic cities tells when cities appear. Test games do not play it yet.</source>
        <translation>Die Regel der dynamischen Städte sagt, wann Städte entstehen. Probespiele spielen sie noch nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>Track ends in the first hex of a foreign country; only permitted builds lead on.</source>
        <translation>Gleis endet im ersten Feld eines fremden Landes; nur genehmigte Strecken führen weiter.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>What each half of a link in it costs beside the link itself; hill and swamp usually cost 2.</source>
        <translation>Was jede Hälfte eines Gleisstücks darin außer dem Gleisstück selbst kostet; Hügel und Sumpf kosten meist 2.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>What entering it takes off the roll of a train; a hill usually takes 1.</source>
        <translation>Was die Einfahrt vom Wurf eines Zuges nimmt; ein Hügel nimmt meist 1.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>no hexes</source>
        <translation>keine Felder</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/area_forms.py"/>
        <source>no land beside it</source>
        <translation>kein Land daneben</translation>
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
        <source>{hexes} of land beside it</source>
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
        <source>How destinations are drawn: by two dice, by dice with six specials, or by cards.</source>
        <translation>Wie Ziele gezogen werden: mit zwei Würfeln, mit Würfeln und sechs Sonderzielen oder mit Karten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>How many players it is best for, if you know.</source>
        <translation>Für wie viele Spieler er am besten ist, wenn Sie es wissen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Li&amp;cence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Most players</source>
        <translation>Meiste Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>No title yet</source>
        <translation>Noch kein Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Nobody named</source>
        <translation>Niemand genannt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>None stated</source>
        <translation>Keine angegeben</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>On what terms others may use the board, such as CC-BY-4.0.</source>
        <translation>Unter welchen Bedingungen andere den Spielplan nutzen dürfen, etwa CC-BY-4.0.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The edition of the rules the board is meant for.</source>
        <translation>Die Regelfassung, für die der Spielplan gedacht ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The fewest players the board is for.</source>
        <translation>Die kleinste Spielerzahl, für die der Spielplan gedacht ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The most players the board is for.</source>
        <translation>Die größte Spielerzahl, für die der Spielplan gedacht ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>The title as it is printed on the sheet.</source>
        <translation>Der Titel, wie er auf dem Blatt gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Tit&amp;le</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/board_form.py"/>
        <source>Who made the board.</source>
        <translation>Wer den Spielplan gemacht hat.</translation>
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
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>After race </source>
        <translation>Nach Rennen </translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>All who like</source>
        <translation>Alle, die wollen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>As the rules say</source>
        <translation>Nach den Regeln</translation>
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
        <source>Change bridge of ferry</source>
        <translation>Brücke der Fähre ändern</translation>
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
        <source>Change terms of crossing</source>
        <translation>Bedingungen der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Change text of crossing</source>
        <translation>Text der Querung ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Click its course anew on the map; what stands here stays.</source>
        <translation>Den Verlauf auf der Karte neu klicken; was hier steht, bleibt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Co&amp;mpanies</source>
        <translation>&amp;Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Crossing</source>
        <translation>Querung</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Draw Course Anew</source>
        <translation>Verlauf neu zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Else track ends at the far port. It is drawn as a bridge, and nothing is built along it.</source>
        <translation>Sonst endet das Gleis am anderen Hafen. Sie wird als Brücke gezeichnet, und gebaut wird auf ihr nichts.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Fee fo&amp;r others</source>
        <translation>&amp;Gebühr für andere</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>For the wh&amp;ole course</source>
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
        <source>How many companies may lay it.</source>
        <translation>Wie viele Gesellschaften sie legen dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Money off the account</source>
        <translation>Geld vom Konto</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>No country</source>
        <translation>Kein Land</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>None yet</source>
        <translation>Noch keiner</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>Owner may &amp;build on from the far port</source>
        <translation>Besi&amp;tzer darf vom anderen Hafen weiterbauen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Printed beside what the fields say. Bots go by the fields alone.</source>
        <translation>Wird neben dem gedruckt, was die Felder sagen. Bots richten sich nur nach den Feldern.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>T&amp;o</source>
        <translation>Na&amp;ch</translation>
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
        <source>The cost is for the whole course, laid as one build; else it is for each of its links.</source>
        <translation>Die Kosten gelten für den ganzen Verlauf, in einem Bau gelegt; sonst für jedes seiner Gleisstücke.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The foreign country it may be built in.</source>
        <translation>Das fremde Land, in dem gebaut werden darf.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>The race after which it may be built; 0 for the Building Stage already.</source>
        <translation>Das Rennen, nach dem sie gebaut werden darf; 0 für schon in der Bauphase.</translation>
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
        <source>What a company pays once to buy it.</source>
        <translation>Was eine Gesellschaft einmal zahlt, um sie zu kaufen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What a turn that starts and ends on it takes off the roll.</source>
        <translation>Was ein Spielzug, der auf ihr beginnt und endet, vom Wurf abzieht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What boarding it takes off a train’s roll.</source>
        <translation>Was das Einschiffen einem Zug vom Wurf abzieht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What each rival whose track lies on it receives for track laid alongside.</source>
        <translation>Was jeder Mitbewerber, dessen Gleis darauf liegt, für Parallelbau erhält.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>What else holds, in words</source>
        <translation>Was außerdem gilt, in Worten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What it costs to lay.</source>
        <translation>Was es kostet, sie zu legen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What it is paid with.</source>
        <translation>Womit sie bezahlt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What it takes off the roll of a train that runs over it.</source>
        <translation>Was sie vom Wurf eines Zuges nimmt, der darüberfährt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What leaving it takes off a train’s roll.</source>
        <translation>Was das Ausschiffen einem Zug vom Wurf abzieht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/course_forms.py"/>
        <source>What others pay its owner for each run over it: the toll, where it is a bridge.</source>
        <translation>Was andere ihrem Besitzer für jede Fahrt darüber zahlen: der Zoll, wo sie eine Brücke ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/entry_form.py"/>
        <source>Remove {word}</source>
        <translation>{word} entfernen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/entry_form.py"/>
        <source>Take this off the board. Undo brings it back.</source>
        <translation>Vom Spielplan nehmen. „Rückgängig“ holt es zurück.</translation>
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
        <source>Choose what else the rule is to say.</source>
        <translation>Wählen Sie, was die Regel noch sagen soll.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>No region is painted. Make one in the palette and paint where cities may appear.</source>
        <translation>Noch keine Region ist gemalt. Legen Sie in der Palette eine an, und malen Sie, wo Städte entstehen können.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Painted regions: {regions}.</source>
        <translation>Gemalte Regionen: {regions}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Printed on the sheet; test games do not play it yet.</source>
        <translation>Auf das Blatt gedruckt; Probespiele spielen es noch nicht.</translation>
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
        <translation>Deren Felder auswählen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>Select where a city may appear in that round.</source>
        <translation>Auswählen, wo in dieser Runde eine Stadt entstehen kann.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_form.py"/>
        <source>The round whose hexes are meant.</source>
        <translation>Die Runde, deren Felder gemeint sind.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/free_rule_rows.py"/>
        <source>Take this out of the rule.</source>
        <translation>Dies aus der Regel nehmen.</translation>
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
        <source>Go on with the town of this hex: its name and its keys.</source>
        <translation>Mit der Stadt dieses Feldes weitermachen: Name und Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hex_form.py"/>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Nobody’s</source>
        <translation>Niemandsland</translation>
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
        <source>The ground of this hex.</source>
        <translation>Der Boden dieses Feldes.</translation>
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
        <source>Drag them to move them with what they hold. The menus Edit and Select copy, turn and mirror them.</source>
        <translation>Ziehen Sie sie, um sie mit ihrem Inhalt zu verschieben. Die Menüs Bearbeiten und Auswahl kopieren, drehen und spiegeln sie.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Give all these hexes one terrain.</source>
        <translation>Allen diesen Feldern ein Gelände geben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Give all these hexes to one country.</source>
        <translation>Alle diese Felder einem Land geben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>In part</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>Several</source>
        <translation>Mehrere</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <source>nothing besides its ground</source>
        <translation>nichts außer ihrem Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} ferries</source>
        <translation>{n} Fähren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/version_summary.py"/>
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
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} special</source>
        <translation>{n} Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} specials</source>
        <translation>{n} Sonderziele</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} town</source>
        <translation>{n} Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/hexes_form.py"/>
        <location filename="../../studio/windows/documents/version_summary.py"/>
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
        <source>All other keys are given.</source>
        <translation>Alle anderen Schlüssel sind vergeben.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>Still free: {keys}.</source>
        <translation>Noch frei: {keys}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>The board has no keys yet: choose a key scheme in its properties.</source>
        <translation>Der Spielplan hat noch keine Schlüssel: Wählen Sie in seinen Eigenschaften, welche.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>a special destination’s</source>
        <translation>zu einem Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>another town</source>
        <translation>eine andere Stadt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>the special destination {name}’s</source>
        <translation>zum Sonderziel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>they are cards such as AS, 10H, QD or KC</source>
        <translation>Es sind Karten wie AS, 10H, QD oder KC</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>they run from 11 to 66 with the digits 1 to 6</source>
        <translation>Sie gehen von 11 bis 66 mit den Ziffern 1 bis 6</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{keys} are not among this board's keys: {range}.</source>
        <translation>{keys} gehören nicht zu den Schlüsseln dieses Spielplans. {range}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{keys} is not among this board's keys: {range}.</source>
        <translation>{keys} gehört nicht zu den Schlüsseln dieses Spielplans. {range}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is shared with {name}, as two small towns may.</source>
        <translation>{key} wird mit {name} geteilt, wie es zwei Kleinstädte dürfen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is {name}’s already. Only two small towns may share a key.</source>
        <translation>{key} gehört schon zu {name}. Nur zwei Kleinstädte dürfen einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{key} is {whose} already.</source>
        <translation>{key} gehört schon {whose}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_entry.py"/>
        <source>{n} keys are still free, from {key} on.</source>
        <translation>{n} Schlüssel sind noch frei, ab {key}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Click to take {key} off.</source>
        <translation>Ein Klick nimmt {key} weg.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Key {key}</source>
        <translation>Schlüssel {key}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>Pool of keys</source>
        <translation>Vorrat der Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>{key} is free. Click to give it.</source>
        <translation>{key} ist frei. Ein Klick vergibt ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/key_pool.py"/>
        <source>{key} is {owner}’s. Click to move it here.</source>
        <translation>{key} gehört schon: {owner}. Ein Klick holt ihn hierher.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>A river makes the links across it dearer, closed sides let none across, a border parts countries.</source>
        <translation>Ein Fluss verteuert Gleis, das ihn kreuzt, gesperrte Seiten lassen keines hinüber, eine Grenze trennt Länder.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Change kind of {line}</source>
        <translation>Art ändern: {line}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Click another line of this kind: the two become one.</source>
        <translation>Klicken Sie auf eine andere Linie dieser Art: Aus beiden wird eine.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Click the corner where the line is to be parted in two.</source>
        <translation>Klicken Sie auf die Ecke, an der die Linie geteilt werden soll.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Join…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Let the line run the other way, as from the sea to the source.</source>
        <translation>Die Linie andersherum laufen lassen, etwa vom Meer zur Quelle.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>Remove Line</source>
        <translation>Linie entfernen</translation>
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
        <source>Take the whole line off the board. Undo brings it back.</source>
        <translation>Die ganze Linie vom Spielplan nehmen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/line_form.py"/>
        <source>The name as it is printed along the line.</source>
        <translation>Der Name, wie er an der Linie entlang gedruckt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>All other rules are those of the board’s edition.</source>
        <translation>Alle anderen Regeln sind die der Regelfassung des Spielplans.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>Leave this as the edition has it.</source>
        <translation>Dies lassen, wie die Regelfassung es hat.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>These Changes</source>
        <translation>Regeländerungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/override_form.py"/>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>A few ticks, each kind’s turned another way</source>
        <translation>Ein paar Striche, bei jeder Art anders gedreht</translation>
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
        <source>Cracks, as in ice or dry ground</source>
        <translation>Risse, etwa in Eis oder trockenem Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Dots, as for sand or heath</source>
        <translation>Punkte, etwa für Sand oder Heide</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Dunes</source>
        <translation>Dünen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Hatching both ways</source>
        <translation>Schraffur in beiden Richtungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Hatching that falls to the right</source>
        <translation>Schraffur, nach rechts fallend</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Hatching that rises to the right</source>
        <translation>Schraffur, nach rechts steigend</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/pattern_field.py"/>
        <source>Plain: the colour alone</source>
        <translation>Schlicht: nur die Farbe</translation>
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
        <source>Waves, as for flooded ground</source>
        <translation>Wellen, etwa für überfluteten Boden</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Building where others are</source>
        <translation>Bauen, wo andere sind</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Change a rule…</source>
        <translation>Regel ändern…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/rule_choice.py"/>
        <source>Choose a rule that is to be otherwise on this board.</source>
        <translation>Wählen Sie eine Regel, die auf diesem Spielplan anders sein soll.</translation>
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
        <source>Running over others' lines</source>
        <translation>Fahren auf fremden Strecken</translation>
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
        <source>What a link costs</source>
        <translation>Was eine Strecke kostet</translation>
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
        <source>Change ways in to special</source>
        <translation>Zugänge des Sonderziels ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Click hexes and towns that lead there; a second click takes one off again.</source>
        <translation>Klicken Sie auf Felder und Städte, die dorthin führen; ein zweiter Klick nimmt eines wieder weg.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>East</source>
        <translation>Osten</translation>
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
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>No hex or town picked</source>
        <translation>Kein Feld und keine Stadt gewählt</translation>
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
        <location filename="../../studio/tools/chest.py"/>
        <source>Special</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>The name of the destination, such as London or Ireland.</source>
        <translation>Der Name des Ziels, etwa London oder Irland.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>Ways in</source>
        <translation>Zugänge</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>{n} way in, ringed on the map</source>
        <translation>{n} Zugang, auf der Karte eingekreist</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/special_form.py"/>
        <source>{n} ways in, ringed on the map</source>
        <translation>{n} Zugänge, auf der Karte eingekreist</translation>
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
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Change rule of starting</source>
        <translation>Startregel ändern</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Click the hexes and towns it is about; a second click takes one off again.</source>
        <translation>Klicken Sie auf die Felder und Städte, um die es geht; ein zweiter Klick nimmt eines wieder weg.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>For a company that has track already and starts once more, in a building turn.</source>
        <translation>Für eine Gesellschaft, die schon Gleis hat und in einem Bauzug noch einmal beginnt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>How many companies may start at one of these places.</source>
        <translation>Wie viele Gesellschaften an einem dieser Orte beginnen dürfen.</translation>
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
        <source>The race after which a second start may be made; 0 from the start.</source>
        <translation>Das Rennen, nach dem ein zweiter Start erlaubt ist; 0 von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>What it takes off the account.</source>
        <translation>Was es vom Konto nimmt.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/start_form.py"/>
        <source>Who may: places in the order of choosing, such as 1, 2; 2-4 means all three. Leave it empty for all.</source>
        <translation>Wer darf: Plätze in der Reihenfolge der Wahl, etwa 1, 2; 2-4 meint alle drei. Leer lassen für alle.</translation>
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
        <source>Printed on the sheet for the players; the program does not act on it.</source>
        <translation>Für die Spieler auf das Blatt gedruckt; das Programm handelt nicht danach.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>Printed with the special rules; test games take no notice of it.</source>
        <translation>Wird mit den Sonderregeln gedruckt; Probespiele beachten es nicht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>The day of the correction as year-month-day, such as 2026-11-01.</source>
        <translation>Der Tag der Berichtigung als Jahr-Monat-Tag, etwa 2026-11-01.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>What the players are to know</source>
        <translation>Was die Spieler wissen sollen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/text_forms.py"/>
        <source>What was wrong on the board as published, and what is right.</source>
        <translation>Was auf dem veröffentlichten Spielplan falsch war und was richtig ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>&amp;Port</source>
        <translation>Ha&amp;fen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Companies may begin here. Nobody is paid for reaching it first.</source>
        <translation>Gesellschaften dürfen hier beginnen. Niemand wird dafür bezahlt, sie als Erster zu erreichen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Ferries may call here, and it is one of the ports a special may mean by “any port”.</source>
        <translation>Fähren dürfen hier anlegen, und sie ist einer der Häfen, die ein Sonderziel mit „jeder Hafen“ meinen kann.</translation>
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
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Take key off town</source>
        <translation>Schlüssel von Stadt nehmen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>Take this town off the board. Undo brings it back.</source>
        <translation>Diese Stadt vom Spielplan nehmen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The first company to reach it gets less, and two small towns may share one key.</source>
        <translation>Die erste Gesellschaft, die sie erreicht, erhält weniger, und zwei Kleinstädte dürfen einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>The keys that lead here, such as 31, 32 or AS, 10H; 31-33 means all three. An important town may have several; a place without keys is a port or a name only.</source>
        <translation>Die Schlüssel, die hierher führen, etwa 31, 32 oder AS, 10H; 31-33 heißt alle drei. Eine wichtige Stadt darf mehrere haben; ein Ort ohne Schlüssel ist nur ein Hafen oder ein Name.</translation>
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
        <source>{key} is shared with {owner}. Undo gives it back.</source>
        <translation>{key} wird nun geteilt mit: {owner}. „Rückgängig“ gibt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>{key} is {owner}’s, and a special cannot be without a key.</source>
        <translation>{key} gehört schon: {owner}. Ein Sonderziel kann nicht ohne Schlüssel sein.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/inspector/town_form.py"/>
        <source>{key} was taken from {owner}. Undo gives it back.</source>
        <translation>{key} wurde weggenommen: {owner}. „Rückgängig“ gibt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Dim</source>
        <translation>Blass</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Have it stand back, in pale colours: {holds}.</source>
        <translation>In blassen Farben zurücktreten lassen: {holds}.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>How strongly the picture to trace shows.</source>
        <translation>Wie stark die Vorlage durchscheint.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <location filename="../../studio/panels/layers.py"/>
        <source>Lock it, so that nothing picks or changes it: {holds}.</source>
        <translation>Sperren, sodass nichts es wählt oder ändert: {holds}.</translation>
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
        <source>Show every layer as at first, and lock none.</source>
        <translation>Jede Ebene wie am Anfang zeigen und keine sperren.</translation>
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
        <source>Change the one chosen: its name and what goes with it.</source>
        <translation>Gewähltes ändern: seinen Namen und was dazugehört.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/paints.py"/>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <location filename="../../studio/tools/chest.py"/>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw a border between countries along sides.</source>
        <translation>Eine Grenze zwischen Ländern an Seiten entlang zeichnen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw a river along sides: links across it are dearer.</source>
        <translation>Einen Fluss an Seiten entlang zeichnen: Gleis darüber ist teurer.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Draw sides that no link may cross, such as a gorge or an arm of the sea.</source>
        <translation>Seiten zeichnen, die kein Gleis überqueren darf, etwa eine Schlucht oder einen Meeresarm.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>For the brush: {paint}</source>
        <translation>Für den Pinsel: {paint}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>In hand: {paint}</source>
        <translation>In der Hand: {paint}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Lines along sides</source>
        <translation>Linien an Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Make a country beside the others, at home or abroad, and paint its land.</source>
        <translation>Ein weiteres Land anlegen, In- oder Ausland, und sein Gebiet malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Make a kind of terrain of your own: its name, colour, cost and delay.</source>
        <translation>Eine eigene Geländeart anlegen: Name, Farbe, Kosten und Bremsung.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Make a region where new cities may appear in some rounds, and paint it.</source>
        <translation>Eine Region anlegen, in der in manchen Runden neue Städte entstehen können, und sie malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Name a sea, a bay or a lake, and paint which water is meant.</source>
        <translation>Ein Meer, eine Bucht oder einen See benennen und malen, welches Wasser gemeint ist.</translation>
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
        <source>Paint {n} hex at once.</source>
        <translation>{n} Feld auf einmal malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>Paint {n} hexes at once.</source>
        <translation>{n} Felder auf einmal malen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/palette/palette.py"/>
        <source>The board holds as many of these as it can: remove one first.</source>
        <translation>Der Spielplan hat davon so viele, wie er haben kann: Entfernen Sie zuerst eines.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Click a stamp, then the map. R turns it, M mirrors it, Esc lays it away.</source>
        <translation>Klicken Sie auf einen Stempel, dann auf die Karte. R dreht ihn, M spiegelt ihn, Esc legt ihn weg.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Keep Selection…</source>
        <translation>Auswahl behalten…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Keep the selected hexes, and what they hold, as a stamp.</source>
        <translation>Die gewählten Felder und ihren Inhalt als Stempel behalten.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/stamps.py"/>
        <source>Throw the chosen stamp away; it must be your own.</source>
        <translation>Den gewählten Stempel wegwerfen; es muss ein eigener sein.</translation>
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
        <source>{name}: {n:,} of {of:,} ({share:.1%}).{short} Click to see it on the map.</source>
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
        <source>Runs and reach cannot be told. {amiss}</source>
        <translation>Fahrten und Reichweite lassen sich nicht ermitteln. {amiss}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>Show the numbers in tables, not as charts.</source>
        <translation>Die Zahlen in Tabellen statt als Diagramme zeigen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/statistics/statistics.py"/>
        <source>{name} (too short)</source>
        <translation>{name} (zu kurz)</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>A lake bears no track, save by a crossing; ferries sail on it.</source>
        <translation>Ein See trägt kein Gleis, außer durch eine Querung; Fähren fahren darauf.</translation>
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
        <source>Changed rules</source>
        <translation>Regeländerungen</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>City region</source>
        <translation>Städteregion</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Cut off from the map: nothing is printed or built there.</source>
        <translation>Von der Karte abgeschnitten: Hier wird nichts gedruckt und nichts gebaut.</translation>
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
        <source>Hills are dearer to build on, and a train that enters one loses time.</source>
        <translation>Hügel sind teurer zu bebauen, und ein Zug, der hineinfährt, verliert Zeit.</translation>
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
        <source>One hex of the sheet</source>
        <translation>Ein Feld des Blattes</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Open ground, the cheapest to build on.</source>
        <translation>Offenes Land, am billigsten zu bebauen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint ground that belongs to no country.</source>
        <translation>Boden malen, der zu keinem Land gehört.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint ground where no new city appears.</source>
        <translation>Boden malen, auf dem keine neue Stadt entsteht.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint land of {name}, where new cities may appear.</source>
        <translation>Gebiet von {name} malen, wo neue Städte entstehen können.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint land of {name}. Hills and rivers stay as they are.</source>
        <translation>Gebiet von {name} malen. Hügel und Flüsse bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Paint which water is called {name}. Land stays as it is.</source>
        <translation>Malen, welches Wasser {name} heißt. Land bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/chest.py"/>
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
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Rule of starting</source>
        <translation>Startregel</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Sea bears no track, save by a crossing; ferries sail on it. Its coast draws itself.</source>
        <translation>Das Meer trägt kein Gleis, außer durch eine Querung; Fähren fahren darauf. Seine Küste zeichnet sich von selbst.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Selected together</source>
        <translation>Zusammen gewählt</translation>
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
        <source>Swamps are dearer to build on, but delay no train.</source>
        <translation>Sümpfe sind teurer zu bebauen, bremsen aber keinen Zug.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Take the name off water.</source>
        <translation>Den Namen vom Wasser nehmen.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Terrain {code}</source>
        <translation>Gelände {code}</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>The board as a whole</source>
        <translation>Der Spielplan als Ganzes</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>Tournament</source>
        <translation>Turnierregeln</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <location filename="../../studio/tools/chest.py"/>
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
        <source>{name}: each half of a link in it adds {half}, entering it takes {delay} off a roll.</source>
        <translation>{name}: Jede Hälfte eines Gleisstücks darin kostet {half} zusätzlich, die Einfahrt nimmt {delay} vom Wurf.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hex of the map is of it and would become nobody’s. Undo brings everything back.</source>
        <translation>{n} Feld der Karte gehört dazu und gehörte dann niemandem. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hex of the map is of it and would become open ground. Undo brings everything back.</source>
        <translation>{n} Feld der Karte ist davon und würde offenes Land. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hexes of the map are of it and would become nobody’s. Undo brings everything back.</source>
        <translation>{n} Felder der Karte gehören dazu und gehörten dann niemandem. „Rückgängig“ holt alles zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/panels/thing_names.py"/>
        <source>{n} hexes of the map are of it and would become open ground. Undo brings everything back.</source>
        <translation>{n} Felder der Karte sind davon und würden offenes Land. „Rückgängig“ holt alles zurück.</translation>
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
        <source>to red-blind eyes</source>
        <translation>für rotblinde Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/colours.py"/>
        <source>to usual eyes</source>
        <translation>für gewöhnliche Augen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>A colour the board chose for its ground can hardly be told from another.</source>
        <translation>Eine Farbe, die der Spielplan für seinen Boden gewählt hat, ist kaum von einer anderen zu unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>A colour the board chose for its ground is too dark for the names on it.</source>
        <translation>Eine Farbe, die der Spielplan für seinen Boden gewählt hat, ist zu dunkel für die Namen darauf.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Example: `{name: forest, colour: "#2f4f2f"}`.</source>
        <translation>Beispiel: `{name: forest, colour: "#2f4f2f"}`.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Example: `{name: marsh, colour: "#c9d8a8"}` beside `{name: wood, colour: "#d8cfa8"}`.</source>
        <translation>Beispiel: `{name: marsh, colour: "#c9d8a8"}` neben `{name: wood, colour: "#d8cfa8"}`.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Give {owner} {shade}</source>
        <translation>{owner} {shade} geben</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Names on {ground} stand out by {ratio:.1f} to 1 only in the theme {theme}; {least} to 1 can be read.</source>
        <translation>Namen auf {ground} heben sich im Kartenstil {theme} nur {ratio:.1f} zu 1 ab; lesbar ist {least} zu 1.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>To mend it, choose a lighter colour; the nearest that will do is offered as a fix. The contrast of names with their ground must be 4.5 to 1, as the guidelines of the web demand of text (WCAG 2.2, 1.4.3, level AA), in the theme chosen for the map (`check --theme`).</source>
        <translation>Abhilfe: eine hellere Farbe wählen; die nächste, die genügt, wird als Abhilfe angeboten. Der Kontrast der Namen zu ihrem Boden muss im gewählten Kartenstil (`check --theme`) 4,5 zu 1 sein, wie es die Richtlinien des Webs für Text verlangen (WCAG 2.2, 1.4.3, Stufe AA).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>To mend it, choose a lighter, darker or quite another colour; one that can be told from all others is offered as a fix, the nearest to yours. Red-, green- and blue-blind eyes are simulated after Machado, Oliveira and Fernandes (2009), differences reckoned by CIEDE2000: at least 4 to those and to usual eyes. In greyscale they must differ by 2 from each other, from open land and from water; hills, swamp and a pattern of their own are told by their signs. Judged in the theme chosen for the map (`check --theme`).</source>
        <translation>Abhilfe: eine hellere, dunklere oder ganz andere Farbe wählen; eine, die sich von allen anderen unterscheiden lässt, wird als Abhilfe angeboten, und zwar die Ihrer nächste. Rot-, grün- und blaublinde Augen werden nach Machado, Oliveira und Fernandes (2009) nachgebildet, Unterschiede nach CIEDE2000 berechnet: mindestens 4 für diese und für gewöhnliche Augen. In Graustufen müssen sie sich um 2 voneinander, von offenem Land und von Wasser unterscheiden; Hügel, Sumpf und ein eigenes Muster werden an ihren Zeichen erkannt. Beurteilt wird im gewählten Kartenstil (`check --theme`).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Why it matters: names are printed dark with a light edge, for light ground. On a dark one they are spots that nobody can read, least of all in poor light or with poor eyes.</source>
        <translation>Warum das wichtig ist: Namen sind dunkel mit hellem Rand gedruckt, für hellen Boden. Auf dunklem sind sie Flecken, die niemand lesen kann, am wenigsten bei schlechtem Licht oder mit schlechten Augen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>Why it matters: one man in twelve is colour-blind, and many clubs print in grey. Who cannot see where the marsh ends pays for it, or builds where he may not.</source>
        <translation>Warum das wichtig ist: Jeder zwölfte Mann ist farbenfehlsichtig, und viele Vereine drucken in Grau. Wer nicht sieht, wo der Sumpf endet, zahlt dafür oder baut, wo er nicht darf.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>to everybody</source>
        <translation>für alle</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/grounds.py"/>
        <source>{one} and {other} look alike {whom}, in the theme {theme}.</source>
        <translation>{one} und {other} sehen gleich aus, im Kartenstil {theme}: {whom}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>A text has letters that the lettering of the print lacks.</source>
        <translation>Ein Text hat Zeichen, die der Schrift des Drucks fehlen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>Example: a town `{name: 京都, hex: C4}`; or an arrow or a small picture pasted into a note.</source>
        <translation>Beispiel: eine Stadt `{name: 京都, hex: C4}`; oder ein Pfeil oder Bildchen, das in einen Hinweis eingefügt wurde.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>To mend it, write the name in Latin letters as maps abroad do, or leave the sign out.</source>
        <translation>Abhilfe: den Namen in lateinischen Buchstaben schreiben, wie es Karten fremder Länder tun, oder das Zeichen weglassen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>Why it matters: an empty box is printed in their place, or on screens a letter of whatever other face the computer has, so that a sheet looks otherwise with everybody. The lettering has the letters of Latin, Greek and Cyrillic writing.</source>
        <translation>Warum das wichtig ist: An ihrer Stelle wird ein leeres Kästchen gedruckt, oder am Bildschirm ein Zeichen irgendeiner anderen Schrift, die der Rechner hat, sodass ein Blatt bei jedem anders aussieht. Die Schrift hat die Buchstaben der lateinischen, griechischen und kyrillischen Schrift.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/letters.py"/>
        <source>“{text}” has letters that the lettering of the print does not have: {letters}.</source>
        <translation>„{text}“ hat Zeichen, die die Schrift des Drucks nicht hat: {letters}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>Example: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", or five towns that share one key.</source>
        <translation>Beispiel: „Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch“ oder fünf Städte, die sich einen Schlüssel teilen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The name {names} of key {key} would stand {height:.1f} mm high in {where}, where {least} mm can be read.</source>
        <translation>Der Name {names} zum Schlüssel {key} stünde {height:.1f} mm hoch in {where}; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The names of a key do not fit its card, or its place in the key grid, at a size that can be read.</source>
        <translation>Die Namen eines Schlüssels passen nicht lesbar auf seine Karte oder an seinen Platz in der Schlüsseltafel.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>The names {names} of key {key} would stand {height:.1f} mm high in {where}, where {least} mm can be read.</source>
        <translation>Die Namen {names} zum Schlüssel {key} stünden {height:.1f} mm hoch in {where}; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>To mend it, shorten the name, put a gap where it may be broken, or let fewer towns share the key. `platelayer print MAP --what cards` and `--what keys` show how they stand.</source>
        <translation>Abhilfe: den Namen kürzen, eine Lücke setzen, wo er umbrochen werden darf, oder weniger Städte sich den Schlüssel teilen lassen. `platelayer print MAP --what cards` und `--what keys` zeigen, wie sie stehen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/lookups.py"/>
        <source>Why it matters: a card is read at arm's length and the grid across the table, in the evening. Names are broken at gaps and set smaller until they fit; capitals under 1.3 mm cannot be read by everybody.</source>
        <translation>Warum das wichtig ist: Eine Karte wird auf Armeslänge gelesen und die Tafel quer über den Tisch, am Abend. Namen werden an Lücken umbrochen und kleiner gesetzt, bis sie passen; Großbuchstaben unter 1,3 mm kann nicht jeder lesen.</translation>
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
        <source>A river runs along under a name.</source>
        <translation>Ein Fluss verläuft längs unter einem Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>A town's name had to be printed off its town, where it is as near to another.</source>
        <translation>Der Name einer Stadt musste abseits von ihr gedruckt werden, wo er einer anderen ebenso nahe ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Example: a town with a long name amid six others.</source>
        <translation>Beispiel: eine Stadt mit langem Namen inmitten von sechs anderen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Example: a town with a long name amid the windings of two rivers.</source>
        <translation>Beispiel: eine Stadt mit langem Namen inmitten der Windungen zweier Flüsse.</translation>
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
        <source>The name {text} stands {own:.1f} mm off its town, and as near to {told}.</source>
        <translation>Der Name {text} steht {own:.1f} mm neben seiner Stadt und ebenso nah an {told}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The names {one} and {other} are printed over each other.</source>
        <translation>Die Namen {one} und {other} sind übereinander gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>The river {line} runs along under the name {text}.</source>
        <translation>Der Fluss {line} läuft unter dem Namen {text} entlang.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To mend it, shorten a name ("Newcastle" for "Newcastle-upon-Tyne"), move a town by a hex, or choose larger hexes for the sheet.</source>
        <translation>Abhilfe: einen Namen kürzen („Newcastle“ statt „Newcastle-upon-Tyne“), eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To mend it, shorten the name, move a town by a hex, or choose larger hexes for the sheet.</source>
        <translation>Abhilfe: den Namen kürzen, eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To mend it, shorten the name, move the town by a hex, or end the river sooner. Told when 4 mm or more of a river lie under one name.</source>
        <translation>Abhilfe: den Namen kürzen, die Stadt um ein Feld verlegen oder den Fluss früher enden lassen. Gemeldet wird es, wenn mindestens 4 mm eines Flusses unter einem Namen liegen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>To mend it, shorten the names thereabouts, move a town by a hex, or choose larger hexes for the sheet. Told where a name stands more than 1 mm off its town's sign, and no farther from another's.</source>
        <translation>Abhilfe: die Namen ringsum kürzen, eine Stadt um ein Feld verlegen oder größere Felder für das Blatt wählen. Gemeldet wird es, wenn ein Name mehr als 1 mm vom Zeichen seiner Stadt entfernt steht und nicht weiter von dem einer anderen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Two names are printed over each other.</source>
        <translation>Zwei Namen sind übereinander gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: a key that is half hidden is read wrongly, and a game goes wrong with it. Names look for a free place by themselves; here there was none.</source>
        <translation>Warum das wichtig ist: Ein halb verdeckter Schlüssel wird falsch gelesen, und damit geht ein Spiel schief. Namen suchen sich selbst einen freien Platz; hier gab es keinen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: a name belongs to the sign it stands beside. One that stands between two is read for the wrong town, and a train sets off for a place it was not drawn to. Names look for a free place beside their towns by themselves; here there was none.</source>
        <translation>Warum das wichtig ist: Ein Name gehört zu dem Zeichen, neben dem er steht. Einer zwischen zweien wird der falschen Stadt zugeschrieben, und ein Zug macht sich zu einem Ort auf, der nicht gezogen wurde. Namen suchen sich selbst einen freien Platz neben ihrer Stadt; hier gab es keinen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: a river costs 2 points to build over, and under letters nobody sees on which side it runs. A name that a river only passes below is not meant: letters have a light edge.</source>
        <translation>Warum das wichtig ist: Einen Fluss zu überbauen kostet 2 Punkte, und unter Buchstaben sieht niemand, an welcher Seite er verläuft. Ein Name, unter dem ein Fluss nur hindurchgeht, ist nicht gemeint: Buchstaben haben einen hellen Rand.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/names.py"/>
        <source>Why it matters: neither can be read across the table, and players mistake one town for the other. Names look for a free place beside their towns by themselves; here there was none.</source>
        <translation>Warum das wichtig ist: Quer über den Tisch ist keiner zu lesen, und die Spieler verwechseln die Städte. Namen suchen sich selbst einen freien Platz neben ihrer Stadt; hier gab es keinen.</translation>
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
        <source>Example: "Weston-super-Mare" across the middle of a map on two pages.</source>
        <translation>Beispiel: „Weston-super-Mare“ quer über der Mitte einer Karte auf zwei Seiten.</translation>
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
        <source>Hexes of {size:.1f} mm would do, on one page of {paper}.</source>
        <translation>Felder von {size:.1f} mm genügten, auf einer Seite {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Hexes of {size:.1f} mm would do, on {n} pages of {paper}.</source>
        <translation>Felder von {size:.1f} mm genügten, auf {n} Seiten {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Make the hexes {size:.1f} mm</source>
        <translation>Felder {size:.1f} mm groß machen</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Names or keys are printed too small to be read: of towns, specials, ferries or crossings.</source>
        <translation>Namen oder Schlüssel sind zu klein gedruckt, um gelesen zu werden: von Städten, Sonderzielen, Fähren oder Querungen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>On {n} pages of {paper} a seam runs through {names}{more}.</source>
        <translation>Auf {n} Seiten {paper} läuft eine Naht durch {names}{more}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The keys of {n} town are printed too small: {mm:.2f} mm high, where {least} mm can be read.</source>
        <translation>Die Schlüssel von {n} Stadt sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The keys of {n} towns are printed too small: {mm:.2f} mm high, where {least} mm can be read.</source>
        <translation>Die Schlüssel von {n} Städten sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map does not say what may be done with it: it has no licence.</source>
        <translation>Die Karte sagt nicht, was mit ihr geschehen darf: Sie hat keine Lizenz.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map does not say who designed it, or what may be done with it.</source>
        <translation>Die Karte sagt nicht, wer sie entworfen hat oder was man mit ihr tun darf.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map does not say who designed it.</source>
        <translation>Die Karte sagt nicht, wer sie gemacht hat.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map takes more pages than anybody will glue together.</source>
        <translation>Die Karte braucht mehr Seiten, als irgendwer zusammenklebt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The map takes {n} pages of {paper}.</source>
        <translation>Die Karte braucht {n} Seiten {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The name of {n} ferry, crossing or special is too small: {mm:.2f} mm; {least} mm can be read.</source>
        <translation>Der Name von {n} Fähre, Querung oder Sonderziel ist zu klein: {mm:.2f} mm; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The name of {n} town is printed too small: {mm:.2f} mm high, where {least} mm can be read.</source>
        <translation>Der Name von {n} Stadt ist zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The names of {n} ferries, crossings, specials are too small: {mm:.2f} mm; {least} mm can be read.</source>
        <translation>Die Namen von {n} Fähren, Querungen und Sonderzielen sind zu klein: {mm:.2f} mm; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>The names of {n} towns are printed too small: {mm:.2f} mm high, where {least} mm can be read.</source>
        <translation>Die Namen von {n} Städten sind zu klein gedruckt: {mm:.2f} mm hoch; lesbar sind {least} mm.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To mend it, choose larger hexes for the sheet and print on more pages or larger paper; where one town's keys are too small, give some of them to others. The least height is what European law demands of small packages (Regulation 1169/2011, article 13).</source>
        <translation>Abhilfe: größere Felder für das Blatt wählen und auf mehr Seiten oder größerem Papier drucken; wo die Schlüssel einer Stadt zu klein sind, einige davon anderen geben. Die Mindesthöhe ist die, die das europäische Recht für kleine Verpackungen verlangt (Verordnung 1169/2011, Artikel 13).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To mend it, fill in both in the map's properties: your name, or your club's, and a licence by its short name, such as CC-BY-4.0 (copy and change, but name me) or CC0-1.0 (do what you like).</source>
        <translation>Abhilfe: beides in den Eigenschaften der Karte ausfüllen: Ihren Namen oder den Ihres Vereins und eine Lizenz mit ihrem Kurznamen, etwa CC-BY-4.0 (kopieren und ändern, aber mich nennen) oder CC0-1.0 (machen Sie damit, was Sie wollen).</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To mend it, make the hexes smaller, print on larger paper, or make the sheet smaller. More than 40 pages are told, of the paper chosen: in the print dialog, by `check --paper`, else A4.</source>
        <translation>Abhilfe: die Felder verkleinern, auf größerem Papier drucken oder das Blatt verkleinern. Gemeldet werden mehr als 40 Seiten des gewählten Papiers: im Druckdialog, mit `check --paper`, sonst A4.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>To mend it, print on larger paper (`platelayer print MAP --paper A3`), shorten the name, or move the town by a hex. Judged on the paper chosen: in the print dialog, by `check --paper`, else A4; its words are those of the language of the studio, or of `check --print-language`: longer ones take more room.</source>
        <translation>Abhilfe: auf größerem Papier drucken (`platelayer print MAP --paper A3`), den Namen kürzen oder die Stadt um ein Feld verlegen. Beurteilt wird auf dem gewählten Papier: im Druckdialog, mit `check --paper`, sonst A4; mit Worten in der Sprache des Studios oder der von `check --print-language`: Längere brauchen mehr Platz.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>When the map is printed over several pages, a seam cuts a town or its name on every page.</source>
        <translation>Wird die Karte auf mehrere Seiten gedruckt, zerschneidet eine Naht eine Stadt oder ihren Namen auf jeder Seite.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: a map is read from across a table. Figures under 1.3 mm, with small letters under 0.9 mm, cannot be read there by everybody, nor by anybody in the evening.</source>
        <translation>Warum das wichtig ist: Eine Karte wird quer über den Tisch gelesen. Ziffern unter 1,3 mm, mit Kleinbuchstaben unter 0,9 mm, kann dort nicht jeder lesen, und abends niemand.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: a printed map goes from hand to hand. Without a designer nobody knows whom to ask or to thank, and without a licence nobody may copy it, play it in print or build on it.</source>
        <translation>Warum das wichtig ist: Eine gedruckte Karte geht von Hand zu Hand. Ohne Urheber weiß niemand, wen er fragen oder wem er danken kann, und ohne Lizenz darf niemand sie kopieren, gedruckt spielen oder darauf aufbauen.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: a sheet of hundreds of pages is no map for a table. Mostly it is a slip in the size of the hexes: 100 mm for 10.</source>
        <translation>Warum das wichtig ist: Ein Blatt aus Hunderten von Seiten ist keine Karte für einen Tisch. Meist ist es ein Versehen bei der Größe der Felder: 100 mm statt 10.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/sheets.py"/>
        <source>Why it matters: the halves never meet quite where they should, and a name that is glued together is hard to read. Pages overlap by 12 mm, so that whatever is shorter stands whole on one of them.</source>
        <translation>Warum das wichtig ist: Die Hälften treffen nie ganz aufeinander, und ein zusammengeklebter Name ist schwer zu lesen. Die Seiten überlappen um 12 mm, sodass alles Kürzere auf einer von ihnen ganz steht.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>A name has only signs that cannot be seen. Nothing is printed for it.</source>
        <translation>Ein Name hat nur unsichtbare Zeichen. Für ihn wird nichts gedruckt.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>A name is left out of the print, or cut off at the edge of the map, because there is no room for it.</source>
        <translation>Ein Name fehlt auf dem Druck oder ist am Kartenrand abgeschnitten, weil für ihn kein Platz ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>Example: a river of two sides called "Munster Blackwater"; a town with a name longer than the map is wide.</source>
        <translation>Beispiel: ein Fluss aus zwei Seiten namens „Munster Blackwater“; eine Stadt, deren Name länger ist, als die Karte breit ist.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name of the river {name} is not printed: it does not fit along the river.</source>
        <translation>Der Name des Flusses {name} wird nicht gedruckt: Am Fluss ist kein Platz für ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name {name} is cut off at the edge of the map.</source>
        <translation>Der Name {name} ist am Kartenrand abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>The name {name} is not printed: its area has no room for it.</source>
        <translation>Der Name {name} wird nicht gedruckt: In seinem Gebiet ist kein Platz für ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>To mend it, shorten the name, or make the river or the area larger. You can put the name of an area on a hex by hand. A name of signs that cannot be seen is reported, too: type it again.</source>
        <translation>Abhilfe: den Namen kürzen oder den Fluss oder das Gebiet vergrößern. Den Namen eines Gebiets können Sie von Hand auf ein Feld setzen. Auch ein Name aus unsichtbaren Zeichen wird gemeldet: Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <location filename="../../studio/proofing/unprinted.py"/>
        <source>Why it matters: rules and players call rivers, waters and countries by name, and look for the name on the map. The name of a river or an area is left out where it would cover other things.</source>
        <translation>Warum das wichtig ist: Regeln und Mitspieler nennen Flüsse, Gewässer und Länder beim Namen und suchen ihn auf der Karte. Der Name eines Flusses oder Gebiets fehlt, wo er anderes verdecken würde.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Companies</source>
        <translation>Gesellschaften</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Made with Platelayer.</source>
        <translation>Mit Platelayer gemacht.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Seed</source>
        <translation>Zufallszahl</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>The whiskers and the numbers in brackets are intervals that hold what they are meant for in {level:.0%} of trials: of shares by Wilson’s formula, of means by Student’s t. The upright tick is what each would win were all alike. A seat or start is called odd above only where an interval widened for the number of those compared leaves the tick out.</source>
        <translation>Die Antennen und die Zahlen in Klammern sind Intervalle, die in {level:.0%} der Versuche enthalten, wofür sie stehen: bei Anteilen nach Wilsons Formel, bei Mittelwerten nach Students t. Der senkrechte Strich ist, was jeder gewänne, wären alle gleich. Auffällig heißt ein Platz oder Startort oben nur, wo ein Intervall, das für die Zahl der Verglichenen geweitet ist, den Strich auslässt.</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Trial of a map</source>
        <translation>Probespiele auf einer Karte</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>Untitled board</source>
        <translation>Spielplan ohne Titel</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>What the games say</source>
        <translation>Was die Spiele sagen</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>Where track is built</source>
        <translation>Wo Gleis gebaut wird</translation>
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
        <translation>{title} – Probespiele: ein Spiel</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{title} – trial of {n} games</source>
        <translation>{title} – Probespiele: {n} Spiele</translation>
    </message>
    <message>
        <location filename="../../studio/reports/page.py"/>
        <source>{title}: how often each link was built</source>
        <translation>{title}: wie oft jedes Gleisstück gebaut wurde</translation>
    </message>
    <message>
        <location filename="../../studio/session/background/worker_process.py"/>
        <source>It took more than {n:.0f} minutes and was given up.</source>
        <translation>Es dauerte länger als {n:.0f} Minuten und wurde aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../studio/session/background/worker_process.py"/>
        <source>The process that checks and places names stopped working. It was begun anew.</source>
        <translation>Der Prozess, der prüft und Namen setzt, arbeitete nicht mehr. Er wurde neu begonnen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/checker.py"/>
        <source>A check broke down ({reason}). The findings shown may be out of date.</source>
        <translation>Eine Prüfung ist zusammengebrochen ({reason}). Die gezeigten Befunde sind vielleicht veraltet.</translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>The board that was kept was not recovered and will be offered again</source>
        <translation>Der aufbewahrte Spielplan wurde nicht wiederhergestellt und wird wieder angeboten</translation>
    </message>
    <message>
        <location filename="../../studio/session/document.py"/>
        <source>{name} was not opened</source>
        <translation>{name} wurde nicht geöffnet</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Another program changed it meanwhile, and another board was begun here.</source>
        <translation>Ein anderes Programm hat sie inzwischen geändert, und hier wurde ein anderer Spielplan begonnen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Another running Platelayer has taken it over already.</source>
        <translation>Ein anderes laufendes Platelayer hat ihn schon übernommen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Comments in it would have been lost, and another board was begun here.</source>
        <translation>Kommentare darin wären verloren gegangen, und hier wurde inzwischen ein anderer Spielplan begonnen.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>It is no map that Platelayer can read. The file is untouched.</source>
        <translation>Das ist keine Karte, die Platelayer lesen kann. Die Datei ist unverändert.</translation>
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
        <source>Recovering a board …</source>
        <translation>Ein Spielplan wird wiederhergestellt …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Saving {name} …</source>
        <translation>{name} wird gespeichert …</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>Something went wrong that should not have ({name}: {error}).</source>
        <translation>Etwas ist schiefgegangen, das nicht schiefgehen sollte ({name}: {error}).</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The board could not be recovered</source>
        <translation>Der Spielplan konnte nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The earlier version of {name} could not be kept ({error}). It was saved over.</source>
        <translation>Die frühere Fassung von {name} konnte nicht behalten werden ({error}). Sie wurde überschrieben.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/filing.py"/>
        <source>The earlier versions of {name} could not be looked up</source>
        <translation>Die früheren Fassungen von {name} konnten nicht gesucht werden</translation>
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
        <source>{refusal}, for the board was being saved meanwhile.</source>
        <translation>{refusal}, denn der Spielplan wurde gerade gespeichert.</translation>
    </message>
    <message>
        <location filename="../../studio/session/files/open_requests.py"/>
        <source>{refusal}, for the board was changed meanwhile.</source>
        <translation>{refusal}, denn der Spielplan wurde inzwischen geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy could not be kept in {folder} ({error}). Save often: should the program be ended now, unsaved work would be lost.</source>
        <translation>Die Sicherungskopie konnte in {folder} nicht geschrieben werden ({error}). Speichern Sie oft: Endete das Programm jetzt, wäre Ungespeichertes verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy could not be taken away from {folder} ({error}). Nothing is lost by that; it may be offered at the next start.</source>
        <translation>Die Sicherungskopie konnte nicht aus {folder} entfernt werden ({error}). Verloren geht dadurch nichts; vielleicht wird sie beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/journal.py"/>
        <source>The recovery copy has not been kept since {time}: the disk with {folder} does not answer. Save often: should the program be ended now, unsaved work would be lost.</source>
        <translation>Die Sicherungskopie wird seit {time} nicht mehr geschrieben: Der Datenträger mit {folder} antwortet nicht. Speichern Sie oft: Endete das Programm jetzt, wäre Ungespeichertes verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/session/recovery/pages.py"/>
        <source>{name} cannot be locked</source>
        <translation>{name} kann nicht gesperrt werden</translation>
    </message>
    <message>
        <location filename="../../studio/session/settings/settings.py"/>
        <source>Platelayer cannot read the settings in {file} and uses the default ones. The file will be kept as {other}.</source>
        <translation>Platelayer kann die Einstellungen in {file} nicht lesen und nimmt die üblichen. Die Datei wird als {other} aufgehoben.</translation>
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
        <source>Look whether its disk is full or read-only.</source>
        <translation>Sehen Sie nach, ob der Datenträger voll oder schreibgeschützt ist.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>Look whether you may write into its folder.</source>
        <translation>Sehen Sie nach, ob Sie in seinem Ordner schreiben dürfen.</translation>
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
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp was not kept</source>
        <translation>Der Stempel wurde nicht behalten</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp was not removed</source>
        <translation>Der Stempel wurde nicht entfernt</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>The stamp {file} is no map file any more: mend it or remove it.</source>
        <translation>Der Stempel {file} ist keine Kartendatei mehr: Bessern Sie ihn aus oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/session/stamps.py"/>
        <source>{file} cannot be deleted: {reason}.</source>
        <translation>{file} lässt sich nicht löschen: {reason}.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/carrying.py"/>
        <source>Click to put it down. R and Shift+R turn it, M mirrors it, arrow keys and Enter go without the mouse, Esc drops it.</source>
        <translation>Ein Klick legt es ab. R und Umschalt+R drehen es, M spiegelt es, Pfeiltasten und Eingabe gehen ohne Maus, Esc lässt es fallen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a hex or a town that leads to a new special destination.</source>
        <translation>Klicken Sie auf ein Feld oder eine Stadt, die zu einem neuen Sonderziel führt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a hex, then another: how far they are apart, and what the cheapest track would cost.</source>
        <translation>Klicken Sie auf ein Feld, dann auf ein anderes: wie weit sie entfernt sind und was das billigste Gleis kostet.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a patch of one terrain to select it. Shift adds to what is selected, Ctrl takes away.</source>
        <translation>Klicken Sie auf eine Fläche eines Geländes, um sie zu wählen. Umschalt fügt hinzu, Strg nimmt weg.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click a thing to change it, twice to rename it; drag a town, sign, name or selection to move it, elsewhere a box. Shift adds, Ctrl takes away.</source>
        <translation>Klick ändert, zweimal benennt; Ziehen verschiebt Städte, Wegweiser, Namen, Auswahl oder rahmt ein. Umschalt fügt zu, Strg nimmt weg.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click an empty hex to place a town, a town to select it. Drag a town to move it.</source>
        <translation>Klicken Sie auf ein leeres Feld, um eine Stadt zu setzen, auf eine Stadt, um sie zu wählen. Ziehen verschiebt sie.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the corner where the line begins, or drag along sides; with the keyboard, step there and press Enter. Ctrl or the right button erases.</source>
        <translation>Klicken Sie auf die Ecke, an der die Linie beginnt, oder ziehen Sie an Seiten entlang; per Tastatur: hingehen, Eingabe. Strg oder die rechte Taste löscht.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the hex where the crossing begins; with the keyboard, step there and press Enter.</source>
        <translation>Klicken Sie auf das Feld, in dem die Querung beginnt; per Tastatur: hingehen, Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the hex where the permitted build begins; with the keyboard, step there and press Enter.</source>
        <translation>Klicken Sie auf das Feld, in dem die genehmigte Strecke beginnt; per Tastatur: hingehen, Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click the port where the ferry begins; with the keyboard, step there and press Enter.</source>
        <translation>Klicken Sie auf den Hafen, in dem die Fähre beginnt; per Tastatur: hingehen, Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Click to paint a whole patch. The right button picks up what lies there.</source>
        <translation>Ein Klick malt eine ganze Fläche. Die rechte Taste nimmt auf, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag a box over hexes to select them. Shift adds to what is selected, Ctrl takes away.</source>
        <translation>Ziehen Sie einen Rahmen über Felder, um sie zu wählen. Umschalt fügt hinzu, Strg nimmt weg.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag around hexes to select them. Shift adds to what is selected, Ctrl takes away.</source>
        <translation>Ziehen Sie um Felder herum, um sie zu wählen. Umschalt fügt hinzu, Strg nimmt weg.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag from one corner to the opposite one. The right button picks up what lies there.</source>
        <translation>Ziehen Sie von einer Ecke zur gegenüberliegenden. Die rechte Taste nimmt auf, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag from one end of the stroke to the other. The right button picks up what lies there.</source>
        <translation>Ziehen Sie von einem Ende des Strichs zum anderen. Die rechte Taste nimmt auf, was dort liegt.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Drag to paint. Shift draws a straight line, the right button picks up what lies there, Esc drops the stroke.</source>
        <translation>Ziehen malt. Umschalt zieht eine gerade Linie, die rechte Taste nimmt auf, was dort liegt, Esc verwirft den Strich.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Line along sides</source>
        <translation>Linie an Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select box</source>
        <translation>Rahmen wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Select patch</source>
        <translation>Fläche wählen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/chest.py"/>
        <source>Straight stroke</source>
        <translation>Gerader Strich</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>A course stays on the map.</source>
        <translation>Ein Verlauf bleibt auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>A permitted build lies in a foreign country: paint one first, and mark it as foreign.</source>
        <translation>Eine genehmigte Strecke liegt in einem fremden Land: Malen Sie erst eines und kennzeichnen Sie es als Ausland.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the hex where the course begins. Esc leaves it as it is.</source>
        <translation>Klicken Sie auf das Feld, in dem der Verlauf beginnt. Esc lässt ihn, wie er ist.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Click the next hex of the course, or a hex of it to end it there. Enter, Esc, the right button or a second click ends it.</source>
        <translation>Klicken Sie auf das nächste Feld des Verlaufs oder auf eines davon, um dort zu enden. Eingabe, Esc, die rechte Taste oder ein zweiter Klick beendet ihn.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>Draw {entry}</source>
        <translation>{entry} zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/courses.py"/>
        <source>This is at home, where everybody may build: click on into the foreign country.</source>
        <translation>Das ist im Inland, wo jeder bauen darf: Klicken Sie weiter bis ins Ausland.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>A ferry begins and ends at a port: click a town, or place one there first.</source>
        <translation>Eine Fähre beginnt und endet in einem Hafen: Klicken Sie auf eine Stadt, oder setzen Sie dort erst eine.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Add ferry</source>
        <translation>Fähre hinzufügen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the port on the other side, or water the ferry is to call on its way. Enter, Esc or the right button gives it up.</source>
        <translation>Klicken Sie auf den Hafen auf der anderen Seite oder auf Wasser, das die Fähre unterwegs anlaufen soll. Eingabe, Esc oder die rechte Taste gibt sie auf.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Click the port where the ferry begins. Esc leaves its course as it is.</source>
        <translation>Klicken Sie auf den Hafen, in dem die Fähre beginnt. Esc lässt den Verlauf, wie er ist.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Draw ferry anew</source>
        <translation>Fähre neu zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>Give the town a name first: a ferry knows its ports by their names.</source>
        <translation>Geben Sie der Stadt erst einen Namen: Eine Fähre kennt ihre Häfen beim Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>No water leads there from the last place of the course.</source>
        <translation>Vom letzten Ort des Verlaufs führt kein Wasser dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>No water lies beside {name}. A ferry begins at a port on a coast: click one, or drag the town there.</source>
        <translation>Neben {name} liegt kein Wasser. Eine Fähre beginnt in einem Hafen an der Küste: Klicken Sie auf einen, oder ziehen Sie die Stadt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} are marked as ports now.</source>
        <translation>{names} sind nun als Häfen gekennzeichnet.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/ferries.py"/>
        <source>{names} is marked as a port now.</source>
        <translation>{names} ist nun als Hafen gekennzeichnet.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the corner where the line is to be parted. Esc leaves it whole.</source>
        <translation>Klicken Sie auf die Ecke, an der die Linie geteilt werden soll. Esc lässt sie ganz.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click the line that this one is to be joined with. Esc leaves both as they are.</source>
        <translation>Klicken Sie auf die Linie, mit der diese verbunden werden soll. Esc lässt beide, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click where the line goes on, or drag along the sides. Enter, Esc, the right button or a second click ends it.</source>
        <translation>Klicken Sie, wo die Linie weitergeht, oder ziehen Sie an den Seiten entlang. Eingabe, Esc, die rechte Taste oder ein zweiter Klick beendet sie.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>Click where the river goes on, or drag along the sides. Enter or a second click ends it and asks for its name, Esc or the right button just ends it.</source>
        <translation>Klicken Sie, wo der Fluss weitergeht, oder ziehen Sie an den Seiten entlang. Eingabe oder ein zweiter Klick beendet ihn und fragt nach seinem Namen, Esc oder die rechte Taste beendet ihn nur.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>There is no other {line} there to join with.</source>
        <translation>Dort gibt es keine andere Linie dieser Art zum Verbinden ({line}).</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>These two rivers lie apart: first let one run on until they meet.</source>
        <translation>Diese zwei Flüsse liegen auseinander: Lassen Sie erst einen weiterlaufen, bis sie sich treffen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/lines.py"/>
        <source>This line has one side only and cannot be parted.</source>
        <translation>Diese Linie hat nur eine Seite und kann nicht geteilt werden.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Cheapest build: {cost}, {money} of it off the account.</source>
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
        <translation>Klicken Sie ein Feld der Karte an, von dem aus gemessen wird.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Looking for the cheapest build. Esc ends it.</source>
        <translation>Der billigste Bau wird gesucht. Esc bricht ab.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/measuring.py"/>
        <source>Measuring from {hex}: click the other hex. Esc ends it.</source>
        <translation>Gemessen wird von {hex}: Klicken Sie auf das andere Feld. Esc beendet es.</translation>
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
        <source>{one} to {other}: {links}, {mm:.0f} mm. {price} Click to measure anew.</source>
        <translation>{one} bis {other}: {links}, {mm:.0f} mm. {price} Ein Klick misst neu.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/naming.py"/>
        <source>Click the hex on which the middle of the name is to stand. Esc leaves it where it is.</source>
        <translation>Klicken Sie auf das Feld, auf dem die Mitte des Namens stehen soll. Esc lässt ihn, wo er ist.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/naming.py"/>
        <source>Drag the name {name} to where it is to stand.</source>
        <translation>Ziehen Sie den Namen {name} dorthin, wo er stehen soll.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/parting.py"/>
        <source>What was one river is several now.</source>
        <translation>Aus einem Fluss sind mehrere geworden.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/parting.py"/>
        <source>{name} is two rivers now; the longer keeps the name.</source>
        <translation>{name} ist jetzt zwei Flüsse; der längere behält den Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/parting.py"/>
        <source>{name} is {n} rivers now; the longest keeps the name.</source>
        <translation>Aus {name} sind {n} Flüsse geworden; der längste behält den Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/renaming.py"/>
        <source>Rename {entry}</source>
        <translation>{entry} umbenennen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Add place to {entry}</source>
        <translation>Ort hinzufügen: {entry}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Click a hex or a town where a rule of starting is to hold. Esc gives it up.</source>
        <translation>Klicken Sie auf ein Feld oder eine Stadt, wo eine Startregel gelten soll. Esc gibt es auf.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Every key a special can have is given already. Click a special’s signpost to change which hexes lead there.</source>
        <translation>Alle Schlüssel, die ein Sonderziel haben kann, sind vergeben. Klicken Sie den Wegweiser eines Sonderziels an, um zu ändern, welche Felder dorthin führen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Move place of {entry}</source>
        <translation>{entry}: Ort verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Take place from {entry}</source>
        <translation>Ort wegnehmen: {entry}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>This board’s keys have no specials. Click beside the sheet to choose other keys.</source>
        <translation>Die Schlüssel dieses Spielplans haben keine Sonderziele. Klicken Sie neben das Blatt, um andere Schlüssel zu wählen.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>This special is reached from {ways}: click its sign to change that in the inspector.</source>
        <translation>Zu diesem Sonderziel führt {ways}: Klicken Sie sein Zeichen an, um das im Inspektor zu ändern.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>Type its name, or click more hexes or towns that lead there, or one again to take it off. Esc or the right button ends it.</source>
        <translation>Tippen Sie seinen Namen, oder klicken Sie weitere Felder oder Städte, die dorthin führen, oder eines noch einmal, um es wegzunehmen. Esc oder die rechte Taste beendet es.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>{hex} is water: no track reaches it.</source>
        <translation>{hex} ist Wasser: Kein Gleis kommt dorthin.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/specials.py"/>
        <source>{hex} leads to this special already.</source>
        <translation>{hex} führt schon zu diesem Sonderziel.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/telling.py"/>
        <source>Permitted build in {country}</source>
        <translation>Genehmigte Strecke in {country}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/telling.py"/>
        <source>Special {key}, {name}</source>
        <translation>Sonderziel {key}, {name}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/telling.py"/>
        <source>costs {price}</source>
        <translation>kostet {price}</translation>
    </message>
    <message>
        <location filename="../../studio/tools/telling.py"/>
        <source>no name yet</source>
        <translation>noch ohne Namen</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>On {hex} there is a town already; a hex holds one.</source>
        <translation>Auf {hex} steht schon eine Stadt; ein Feld trägt nur eine.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>There is no hex of the map there: a town stands on one.</source>
        <translation>Dort ist kein Feld der Karte: Eine Stadt steht auf einem.</translation>
    </message>
    <message>
        <location filename="../../studio/tools/towns.py"/>
        <source>{town} stands on {hex} already; a hex holds one town.</source>
        <translation>Auf {hex} steht schon {town}; ein Feld trägt nur eine Stadt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>An open board, or the picture that one traces, is in this file. Choose another name.</source>
        <translation>In dieser Datei ist ein offener Spielplan oder das Bild, das einer abzeichnet. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>It has never been saved. Undo takes you back to what it was before.</source>
        <translation>Er wurde noch nie gespeichert. „Rückgängig“ führt zu dem zurück, was vorher war.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>This board has no file yet</source>
        <translation>Dieser Spielplan hat noch keine Datei</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/document_commands.py"/>
        <source>Two boards cannot stand in one file. Save this one under another name, or close the other tab first.</source>
        <translation>Zwei Spielpläne können nicht in einer Datei stehen. Speichern Sie diesen unter einem anderen Namen, oder schließen Sie zuerst den anderen Reiter.</translation>
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
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>&amp;Labels</source>
        <translation>&amp;Kennungen</translation>
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
        <source>A sheet that fills a paper, or a board that comes with the program</source>
        <translation>Ein Blatt, das ein Papier füllt, oder ein mitgelieferter Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>After {last} the letters begin again, with numbers from {n}: {label} …</source>
        <translation>Nach {last} beginnen die Buchstaben von vorn, mit Zahlen ab {n}: {label} …</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Begin this board in a tab of its own; it is saved when you say where</source>
        <translation>Diesen Spielplan in einem eigenen Reiter beginnen; gespeichert wird er, wenn Sie sagen, wo</translation>
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
        <source>Hexes with</source>
        <translation>Felder mit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>How hexes are named, and from which corner they are counted</source>
        <translation>Wie Felder heißen und von welcher Ecke an sie gezählt werden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>How many hexes; the sheet can grow and be cut later</source>
        <translation>Wie viele Felder; das Blatt kann später wachsen und beschnitten werden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Its map goes on one page of {name}</source>
        <translation>Die Karte passt auf eine Seite {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Its map needs more than one page of {name}</source>
        <translation>Die Karte braucht mehr als eine Seite {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters along the columns, numbers from the bottom</source>
        <translation>Buchstaben die Spalten entlang, Zahlen von unten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters along the columns, numbers from the top</source>
        <translation>Buchstaben die Spalten entlang, Zahlen von oben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Letters back along the columns, numbers from the top</source>
        <translation>Buchstaben die Spalten rückwärts, Zahlen von oben</translation>
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
        <source>Open ground of any size</source>
        <translation>Offenes Land beliebiger Größe</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Open ground on one page of {name}</source>
        <translation>Offenes Land auf einer Seite {name}</translation>
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
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The sheet is {width:.0f} × {height:.0f} mm</source>
        <translation>Das Blatt misst {width:.0f} × {height:.0f} mm</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>What the board is called, as it is printed on the sheet</source>
        <translation>Wie der Spielplan heißt, so wie es auf dem Blatt gedruckt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>What towns are drawn by in the races: dice, cards or nothing yet</source>
        <translation>Wonach Städte in den Rennen gezogen werden: Würfel, Karten oder noch nichts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/new_board.py"/>
        <source>Which hexes stand half a hex further on than those beside them</source>
        <translation>Welche Felder ein halbes Feld weiter stehen als die daneben</translation>
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
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Boards (*.yaml *.yml)</source>
        <translation>Spielpläne (*.yaml *.yml)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Choose Picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Export Ground</source>
        <translation>Boden exportieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>It is not what it was when it was last opened or saved here. Save As leaves the file as it is. Save Anyway writes this board over it; what it holds now is kept among its earlier versions.</source>
        <translation>Sie ist nicht mehr, was sie war, als sie zuletzt hier geöffnet oder gespeichert wurde. „Speichern unter“ lässt die Datei, wie sie ist. „Trotzdem speichern“ schreibt diesen Spielplan darüber; was jetzt in ihr steht, bleibt unter ihren früheren Fassungen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Its disk takes long, or does not answer. If you leave now, a recovery copy of what is not saved is kept, and offered when Platelayer is started again.</source>
        <translation>Der Datenträger braucht lange oder antwortet nicht. Wenn Sie jetzt gehen, bleibt eine Sicherungskopie von dem, was nicht gespeichert ist; sie wird angeboten, wenn Platelayer wieder gestartet wird.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Keep as Stamp</source>
        <translation>Als Stempel behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Leave</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Name of the stamp:</source>
        <translation>Name des Stempels:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Names or hexes to select, such as Cardiff or A30-A39, B4:</source>
        <translation>Namen oder Felder zum Wählen, etwa Cardiff oder A30-A39, B4:</translation>
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
        <source>Reload takes what it holds now, and Undo brings back what is here.</source>
        <translation>„Neu laden“ nimmt, was jetzt in ihr steht, und „Rückgängig“ bringt zurück, was hier ist.</translation>
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
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <location filename="../../studio/windows/frame/file_notice.py"/>
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
        <location filename="../../studio/windows/frame/file_notice.py"/>
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
        <translation>Nach Namen wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>Somebody wrote comments into the file by hand. Saving keeps everything that is on the board, but not those. Save As leaves the file as it is.</source>
        <translation>Jemand hat von Hand Kommentare in die Datei geschrieben. Speichern behält alles, was auf dem Spielplan ist, aber diese nicht. „Speichern unter“ lässt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>There is a file of this name already.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
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
        <source>What is not saved now is lost.</source>
        <translation>Was jetzt nicht gespeichert wird, ist verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>What you describe would change it. Nothing is lost: Cancel leads back to the dialog.</source>
        <translation>Was Sie beschreiben, würde das ändern. Nichts geht verloren: Abbrechen führt zum Dialog zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{name} has comments that cannot be kept.</source>
        <translation>{name} hat Kommentare, die nicht behalten werden können.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{name} is still being saved.</source>
        <translation>{name} wird noch gespeichert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/questions.py"/>
        <source>{name} was changed by another program.</source>
        <translation>{name} wurde von einem anderen Programm geändert.</translation>
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
        <source>It was never saved: nothing of it will be left.</source>
        <translation>Sie wurde nie gespeichert: Nichts davon wird bleiben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Its file stays as it was last saved.</source>
        <translation>Die Datei bleibt, wie sie zuletzt gespeichert wurde.</translation>
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
        <source>These boards were not saved when Platelayer ended; they stand as they were a moment before.</source>
        <translation>Diese Spielpläne waren nicht gespeichert, als Platelayer endete; sie stehen da wie einen Augenblick davor.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Throw Away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Throw the unsaved work on {name} away?</source>
        <translation>Die nicht gespeicherte Arbeit an {name} verwerfen?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>Unsaved work was kept</source>
        <translation>Ungespeicherte Arbeit wurde aufbewahrt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/recovery_dialog.py"/>
        <source>{name} – cannot be read now ({reason})</source>
        <translation>{name} – kann jetzt nicht gelesen werden ({reason})</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>another sheet</source>
        <translation>ein anderes Blatt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>in smaller things</source>
        <translation>in Kleinigkeiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>nothing but ground</source>
        <translation>nichts als Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>without {names}</source>
        <translation>ohne {names}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{held}; as it is now</source>
        <translation>{held}; wie jetzt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{held}; unlike now: {differences}</source>
        <translation>{held}; anders als jetzt: {differences}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} hex of other terrain</source>
        <translation>{n} Feld mit anderem Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} hexes of other terrain</source>
        <translation>{n} Felder mit anderem Gelände</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} river</source>
        <translation>{n} Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/version_summary.py"/>
        <source>{n} rivers</source>
        <translation>{n} Flüsse</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>Each is what the file held until it was saved over. It opens as a copy without a file; the board you have now stays as it is.</source>
        <translation>Jede ist, was die Datei enthielt, bis sie überschrieben wurde. Sie öffnet sich als Kopie ohne Datei; der jetzige Spielplan bleibt, wie er ist.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <location filename="../../studio/windows/frame/copies.py"/>
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
        <source>until {when}   ({size})</source>
        <translation>bis {when}   ({size})</translation>
    </message>
    <message>
        <location filename="../../studio/windows/documents/versions_dialog.py"/>
        <source>{n} bytes</source>
        <translation>{n} Bytes</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <source>Something went wrong in the background</source>
        <translation>Im Hintergrund ist etwas schiefgegangen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/alarm_bar.py"/>
        <source>Tell this no more</source>
        <translation>Das nicht mehr sagen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>A command, a town, a hex or a key</source>
        <translation>Ein Befehl, eine Stadt, ein Feld oder ein Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/command_finder.py"/>
        <source>A town, a hex, a key, a river, a crossing …: Cardiff, T23, 31</source>
        <translation>Eine Stadt, ein Feld, ein Schlüssel, ein Fluss, eine Querung …: Cardiff, T23, 31</translation>
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
        <location filename="../../studio/windows/frame/copies.py"/>
        <source>A version is kept each time a file is saved over; so far that has not happened.</source>
        <translation>Eine Fassung wird jedes Mal behalten, wenn eine Datei überschrieben wird; das ist bisher nicht geschehen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/copies.py"/>
        <source>There is no earlier version of this board</source>
        <translation>Von diesem Spielplan gibt es keine frühere Fassung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close this panel; its key, or the View menu, opens it again</source>
        <translation>Diese Tafel schließen; ihre Taste oder das Menü Ansicht öffnet sie wieder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Close {panel}</source>
        <translation>{panel} schließen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Put Back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Put this panel back in the window</source>
        <translation>Diese Tafel zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Take Out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dock.py"/>
        <source>Take this panel out of the window</source>
        <translation>Diese Tafel herausnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/docks.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
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
        <source>Left as they are</source>
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
        <source>{names} left out: drop one picture by itself on its map to trace it.</source>
        <translation>{names} ausgelassen: Legen Sie ein Bild allein auf seiner Karte ab, um es abzuzeichnen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/dropped_files.py"/>
        <source>{name} is a picture. Open or begin a map first, then drop it on that to trace it.</source>
        <translation>{name} ist ein Bild. Öffnen oder beginnen Sie zuerst einen Spielplan, und legen Sie es dann darauf ab, um es abzuzeichnen.</translation>
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
        <source>Select something to delete it. Ground is changed by painting over it.</source>
        <translation>Wählen Sie etwas, um es zu löschen. Boden wird durch Übermalen geändert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>Go on with this board; saving it asks again</source>
        <translation>Mit diesem Spielplan weitermachen; beim Speichern wird noch einmal gefragt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>Keep Mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save the board in another file</source>
        <translation>Den Spielplan in einer anderen Datei speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>Take the board from its file again</source>
        <translation>Den Spielplan noch einmal aus seiner Datei nehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>The board's file</source>
        <translation>Die Datei des Spielplans</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>The disk of {name} does not answer. Plug it in again, or let Save As keep the board elsewhere; nothing of it is lost.</source>
        <translation>Der Datenträger von {name} antwortet nicht. Schließen Sie ihn wieder an, oder legen Sie den Spielplan mit „Speichern unter“ anderswo ab; nichts davon ist verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>The folder of {name} is not there, as when a disk is unplugged. Save As keeps the board elsewhere; nothing of it is lost.</source>
        <translation>Der Ordner von {name} ist nicht da, wie wenn ein Datenträger abgezogen wurde. „Speichern unter“ legt den Spielplan anderswo ab; nichts davon ist verloren.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>Write the file again where it was</source>
        <translation>Die Datei noch einmal schreiben, wo sie war</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>{name} is no longer where it was. Save writes it again.</source>
        <translation>{name} ist nicht mehr dort, wo die Datei war. „Speichern“ schreibt sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/file_notice.py"/>
        <source>{name} was changed by another program. Reload takes what it holds now; Undo brings back what is here.</source>
        <translation>{name} wurde von einem anderen Programm geändert. „Neu laden“ nimmt, was jetzt darin steht; „Rückgängig“ bringt zurück, was hier ist.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/help_commands.py"/>
        <source>Choose a finding to have it explained.</source>
        <translation>Wählen Sie einen Befund, um ihn erklären zu lassen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/help_commands.py"/>
        <source>Choose a finding to keep; faults of the file itself and of waivers cannot be kept.</source>
        <translation>Wählen Sie einen Befund, der gelten soll; Fehler der Datei selbst und von Ausnahmen können das nicht.</translation>
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
        <source>Read again: {path}.</source>
        <translation>Neu geladen: {path}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/main_window.py"/>
        <source>Saved as {path}.</source>
        <translation>Gespeichert als {path}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/main_window.py"/>
        <source>The recovery copy is kept again.</source>
        <translation>Die Sicherungskopie wird wieder aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>The unsaved work in {page} could not be thrown away ({error}). It will be offered again.</source>
        <translation>Das Ungespeicherte in {page} konnte nicht weggeworfen werden ({error}). Es wird wieder angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>Whether unsaved work was kept cannot be looked up: the disk with {folder} does not answer. What is there is offered as soon as it does.</source>
        <translation>Ob Ungespeichertes aufgehoben wurde, lässt sich nicht nachsehen: Der Datenträger mit {folder} antwortet nicht. Was da ist, wird angeboten, sobald er antwortet.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/recovery_offer.py"/>
        <source>Whether unsaved work was kept in {folder} cannot be looked up ({error}). What is there is offered at the next start.</source>
        <translation>Ob in {folder} Ungespeichertes aufgehoben wurde, lässt sich nicht nachsehen ({error}). Was da ist, wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>Boards that come with Platelayer</source>
        <translation>Mitgelieferte Spielpläne</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>First time here? Take a short lesson:</source>
        <translation>Zum ersten Mal hier? Beginnen Sie mit einer kurzen Lektion:</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>Go on with</source>
        <translation>Weitermachen mit</translation>
    </message>
    <message>
        <location filename="../../studio/windows/frame/start_page.py"/>
        <source>New Board…</source>
        <translation>Neuer Spielplan…</translation>
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
        <source>100 % is as large as on paper</source>
        <translation>100 % ist so groß wie auf Papier</translation>
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
        <translation>&lt;b&gt;{print}&lt;/b&gt; zeigt die Seiten, wie sie gedruckt werden.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>&lt;b&gt;{trial}&lt;/b&gt; lets bots play the board, and tells what they say of it.</source>
        <translation>&lt;b&gt;{trial}&lt;/b&gt; lässt Bots auf dem Spielplan spielen und sagt, was sie davon halten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A coast and a river</source>
        <translation>Eine Küste und ein Fluss</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>A town is drawn by its key. Click a free one in the inspector's pool.</source>
        <translation>Eine Stadt wird mit ihrem Schlüssel gezogen. Klicken Sie im Inspektor auf einen freien aus dem Vorrat.</translation>
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
        <source>Click where the river springs, then where it meets the sea. The way is shown before.</source>
        <translation>Klicken Sie, wo der Fluss entspringt, dann, wo er ins Meer mündet. Der Weg wird vorher gezeigt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Draw a coast and a river</source>
        <translation>Eine Küste und einen Fluss zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Mend it: brush ground over {town}, or let one of the finding's buttons do it.</source>
        <translation>Bringen Sie es in Ordnung: Malen Sie Boden über {town}, oder lassen Sie es einen Knopf des Befundes tun.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Nothing can go wrong here: &lt;b&gt;{undo}&lt;/b&gt; takes back anything. Try it.</source>
        <translation>Hier kann nichts schiefgehen: &lt;b&gt;{undo}&lt;/b&gt; nimmt alles zurück. Probieren Sie es.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Now a river. Press &lt;b&gt;{river}&lt;/b&gt;.</source>
        <translation>Nun ein Fluss. Drücken Sie &lt;b&gt;{river}&lt;/b&gt;.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Place another town and give it a key, too.</source>
        <translation>Setzen Sie noch eine Stadt, und geben Sie auch ihr einen Schlüssel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{brush}&lt;/b&gt;: that is the brush.</source>
        <translation>Drücken Sie &lt;b&gt;{brush}&lt;/b&gt;: Das ist der Pinsel.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{select}&lt;/b&gt; and drag a town to another hex: name and keys go along.</source>
        <translation>Drücken Sie &lt;b&gt;{select}&lt;/b&gt;, und ziehen Sie eine Stadt auf ein anderes Feld: Name und Schlüssel gehen mit.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press &lt;b&gt;{town}&lt;/b&gt; and click a hex: there is a town.</source>
        <translation>Drücken Sie &lt;b&gt;{town}&lt;/b&gt;, und klicken Sie auf ein Feld: Da ist eine Stadt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Press Esc to end it. Then &lt;b&gt;{rename}&lt;/b&gt;, type its name and press Enter.</source>
        <translation>Drücken Sie Esc, um ihn zu beenden. Dann &lt;b&gt;{rename}&lt;/b&gt;, Namen tippen, Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>So it goes on, thirty-six times. The findings tell which keys are still missing.</source>
        <translation>So geht es weiter, sechsunddreißigmal. Die Befunde sagen, welche Schlüssel noch fehlen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Somebody has flooded a town. Click the first of the &lt;b&gt;findings&lt;/b&gt; at the lower right.</source>
        <translation>Jemand hat eine Stadt überflutet. Klicken Sie unten rechts auf den ersten der &lt;b&gt;Befunde&lt;/b&gt;.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>That is a coast and a river. {redo} brings back what you took back.</source>
        <translation>Das sind eine Küste und ein Fluss. {redo} bringt zurück, was Sie zurückgenommen haben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>The keyboard waits in its name. Type one and press Enter.</source>
        <translation>Ihr Name lässt sich gleich schreiben. Tippen Sie einen, und drücken Sie Eingabe.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>Towns and keys</source>
        <translation>Städte und Schlüssel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/help/lessons.py"/>
        <source>You know the way round now. {help} opens the guide wherever you are.</source>
        <translation>Nun kennen Sie sich aus. {help} öffnet das Handbuch, wo immer Sie sind.</translation>
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
        <source>from a checkout</source>
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
        <source>&amp;Keep as Stamp…</source>
        <translation>Als Stempel &amp;behalten…</translation>
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
        <source>&amp;Waive Finding…</source>
        <translation>Befund gelten &amp;lassen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>&amp;Zoom In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Add or cut off rows and columns, change labels and size</source>
        <translation>Zeilen und Spalten anfügen oder abschneiden, Kennungen und Größe ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>As the &amp;System</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>As the &amp;Windows</source>
        <translation>Wie die &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>B&amp;order</source>
        <translation>G&amp;renze</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Begin a new board</source>
        <translation>Einen neuen Spielplan beginnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Begin the next time with the boards that are open now</source>
        <translation>Das nächste Mal mit den Spielplänen beginnen, die jetzt offen sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>By Name or La&amp;bel…</source>
        <translation>Nach Name oder &amp;Kennung…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Changed &amp;Rules</source>
        <translation>&amp;Regeländerung</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Choose which keys do what</source>
        <translation>Wählen, welche Tasten was tun</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>City Re&amp;gion</source>
        <translation>Städter&amp;egion</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click a hex to place a town there</source>
        <translation>Auf ein Feld klicken, um dort eine Stadt zu setzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click a patch of one terrain to select it; Shift adds, Ctrl takes away</source>
        <translation>Auf eine Fläche eines Geländes klicken, um sie zu wählen; Umschalt fügt hinzu, Strg nimmt weg</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click anything on the map to see and change it; drag a town to move it</source>
        <translation>Auf etwas auf der Karte klicken, um es zu sehen und zu ändern; eine Stadt ziehen, um sie zu versetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click corners or drag along sides no track may cross; Ctrl erases</source>
        <translation>Auf Ecken klicken oder an Seiten entlangziehen, die kein Gleis überqueren darf; Strg löscht</translation>
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
        <source>Click hexes and towns that lead to a special destination</source>
        <translation>Auf Felder und Städte klicken, die zu einem Sonderziel führen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the course of what is selected once more</source>
        <translation>Den Verlauf dessen, was gewählt ist, noch einmal klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the hexes of a line that may be built abroad</source>
        <translation>Auf die Felder einer Linie klicken, die im Ausland gebaut werden darf</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click the hexes of a tunnel or a long bridge</source>
        <translation>Auf die Felder eines Tunnels oder einer langen Brücke klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click to paint a whole patch; a country or region stops at borders</source>
        <translation>Mit einem Klick eine ganze Fläche malen; ein Land oder eine Region endet an Grenzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click two hexes: how far apart, and what track between would cost</source>
        <translation>Auf zwei Felder klicken: wie weit entfernt und was Gleis dazwischen kosten würde</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click two ports to lay a ferry between them</source>
        <translation>Auf zwei Häfen klicken, um eine Fähre dazwischen zu legen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Click where a rule of starting is to hold</source>
        <translation>Klicken, wo eine Startregel gelten soll</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Copy the selected hexes, and what they hold, to the clipboard</source>
        <translation>Die gewählten Felder und ihren Inhalt in die Zwischenablage kopieren</translation>
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
        <source>Drag a box over hexes to select them; Shift adds, Ctrl takes away</source>
        <translation>Einen Rahmen über Felder ziehen, um sie zu wählen; Umschalt fügt hinzu, Strg nimmt weg</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag around hexes to select them; Shift adds, Ctrl takes away</source>
        <translation>Um Felder herumziehen, um sie zu wählen; Umschalt fügt hinzu, Strg nimmt weg</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint columns and rows</source>
        <translation>Ziehen, um Spalten und Zeilen zu malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint straight from one hex to another</source>
        <translation>Ziehen, um gerade von einem Feld zu einem anderen zu malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Drag to paint; the right button picks up what lies there</source>
        <translation>Ziehen, um zu malen; die rechte Taste nimmt auf, was dort liegt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw &amp;Course Anew…</source>
        <translation>Ver&amp;lauf neu zeichnen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map as in an atlas</source>
        <translation>Die Karte wie in einem Atlas zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map in colours every eye tells apart</source>
        <translation>Die Karte in Farben zeichnen, die jedes Auge unterscheidet</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map in greys that a copier keeps apart</source>
        <translation>Die Karte in Grautönen zeichnen, die ein Kopierer auseinanderhält</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map in lines, to colour by hand</source>
        <translation>Die Karte in Linien zeichnen, zum Ausmalen von Hand</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map light on dark</source>
        <translation>Die Karte hell auf dunkel zeichnen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Draw the map light or dark as the windows are</source>
        <translation>Die Karte hell oder dunkel zeichnen, wie die Fenster sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Earlier &amp;Versions…</source>
        <translation>Frühere F&amp;assungen…</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Export &amp;Ground…</source>
        <translation>B&amp;oden exportieren…</translation>
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
        <source>Go to a hex, a town or a key by its name</source>
        <translation>Zu einem Feld, einer Stadt oder einem Schlüssel nach dem Namen gehen</translation>
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
        <source>Keep the selected hexes, and what they hold, to be put down again and again</source>
        <translation>Die gewählten Felder und ihren Inhalt behalten, um sie immer wieder abzulegen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Keep what the chosen finding names, for a reason</source>
        <translation>Was der gewählte Befund nennt, mit einem Grund so lassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>La&amp;nguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Lay the palette’s paint on the selected hexes</source>
        <translation>Die Farbe der Palette auf die gewählten Felder legen</translation>
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
        <source>Let bots play many games on the board and read what they say of it</source>
        <translation>Bots viele Spiele auf dem Spielplan spielen lassen und lesen, was sie von ihm sagen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Let the selected line run the other way</source>
        <translation>Die gewählte Linie andersherum laufen lassen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Look of t&amp;he Windows</source>
        <translation>Aussehen der &amp;Fenster</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Look of the &amp;Map</source>
        <translation>Aussehen der &amp;Karte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make a country, to be named and painted</source>
        <translation>Ein Land anlegen, um es zu benennen und zu malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make a kind of terrain of your own</source>
        <translation>Eine eigene Geländeart anlegen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make a region where new cities may appear</source>
        <translation>Eine Region anlegen, in der neue Städte entstehen können</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make a special that no hex or town leads to yet</source>
        <translation>Ein Sonderziel machen, zu dem noch kein Feld und keine Stadt führt</translation>
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
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung noch einmal machen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Make the selected line and one that you click into one</source>
        <translation>Die gewählte Linie und eine, auf die Sie klicken, zu einer machen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Meas&amp;ure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Mo&amp;ve</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes down</source>
        <translation>Die gewählten Felder nach unten verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes to the right</source>
        <translation>Die gewählten Felder nach rechts verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes up</source>
        <translation>Die gewählten Felder nach oben verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Move the selected hexes, with what they hold, to the left</source>
        <translation>Die gewählten Felder mit ihrem Inhalt nach links verschieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>N&amp;ote</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Name a sea, bay or lake, to be painted</source>
        <translation>Ein Meer, eine Bucht oder einen See benennen, um sie zu malen</translation>
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
        <source>Paint Sel&amp;ection</source>
        <translation>Auswahl be&amp;malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Paint the ground from the colours of a scan or photo</source>
        <translation>Den Boden nach den Farben eines Scans oder Fotos malen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Panels as They &amp;Were</source>
        <translation>Tafel&amp;n wie am Anfang</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Part the selected line at a corner that you click</source>
        <translation>Die gewählte Linie an einer Ecke teilen, auf die Sie klicken</translation>
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
        <source>Previous &amp;Board</source>
        <translation>V&amp;origer Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Put down what is on the clipboard where you click</source>
        <translation>Was in der Zwischenablage ist, dort ablegen, wo Sie klicken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Put every panel back where it stood</source>
        <translation>Alle Tafeln dahin zurücksetzen, wo sie am Anfang standen</translation>
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
        <source>Read how to make a board, from the beginning</source>
        <translation>Lesen, wie man einen Spielplan macht, von Anfang an</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Read the guide's page on what you are doing</source>
        <translation>Die Seite des Handbuchs zu dem lesen, was Sie gerade tun</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Read what the selected finding means</source>
        <translation>Lesen, was der gewählte Befund bedeutet</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Rectan&amp;gle</source>
        <translation>R&amp;echteck</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Reloa&amp;d</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Remove what is selected from the board</source>
        <translation>Was gewählt ist, vom Spielplan nehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Rule of &amp;Starting</source>
        <translation>Start&amp;regel</translation>
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
        <source>S&amp;pecial without a Way In</source>
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
        <source>Save the board in its file</source>
        <translation>Den Spielplan in seiner Datei speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Save the ground alone as PNG, hex by hex as in games’ tile maps</source>
        <translation>Nur den Boden als PNG speichern, Feld für Feld wie in Kachelkarten von Spielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Say where and when new cities appear in the game</source>
        <translation>Festlegen, wo und wann im Spiel neue Städte entstehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>See the sheet on pages at true scale and save them as a PDF to print</source>
        <translation>Das Blatt auf Seiten im wahren Maßstab sehen und als PDF zum Drucken speichern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>See the version, the licence and the credits</source>
        <translation>Version, Lizenz und Danksagungen ansehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>See what the file held before it was saved over, as a copy</source>
        <translation>Sehen, was die Datei enthielt, bevor sie überschrieben wurde, als Kopie</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select &amp;Patch</source>
        <translation>&amp;Fläche wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select Bo&amp;x</source>
        <translation>&amp;Rahmen wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select every hex of the board that has a selected one’s terrain</source>
        <translation>Jedes Feld des Spielplans wählen, das das Gelände eines gewählten hat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select every hex of the sheet</source>
        <translation>Jedes Feld des Blattes wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select nothing</source>
        <translation>Nichts wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select the hexes beside the selected ones, too</source>
        <translation>Auch die Felder neben den gewählten wählen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select the hexes that are not selected</source>
        <translation>Die Felder wählen, die nicht gewählt sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Select what is called so, or hexes by their labels</source>
        <translation>Wählen, was so heißt, oder Felder nach ihren Kennungen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Set rules otherwise than the edition does</source>
        <translation>Regeln anders setzen, als die Regelfassung es tut</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show every step that was done, to go back to any</source>
        <translation>Jeden getanen Schritt zeigen, um zu einem zurückzugehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show everything the board holds</source>
        <translation>Alles zeigen, was der Spielplan enthält</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show millimetres along the edges</source>
        <translation>Millimeter an den Rändern zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show terrain, keys and runs as charts</source>
        <translation>Gelände, Schlüssel und Fahrten als Diagramme zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the board as large as it is on paper</source>
        <translation>Den Spielplan so groß zeigen, wie er auf Papier ist</translation>
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
        <source>Show the picture under the map, or hide it</source>
        <translation>Das Bild unter der Karte zeigen oder ausblenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the whole board</source>
        <translation>Den ganzen Spielplan im Fenster zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show the whole map small</source>
        <translation>Die ganze Karte klein zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show title, players, keys and rules of the board</source>
        <translation>Titel, Spieler, Schlüssel und Regeln des Spielplans zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show what can be painted and drawn</source>
        <translation>Zeigen, was gemalt und gezeichnet werden kann</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show what can be put down again and again</source>
        <translation>Zeigen, was immer wieder abgelegt werden kann</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show what is selected, to change it</source>
        <translation>Zeigen, was gewählt ist, um es zu ändern</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show what of the map is seen, dimmed and locked</source>
        <translation>Zeigen, was von der Karte zu sehen, blass und gesperrt ist</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Show what the checks found</source>
        <translation>Zeigen, was die Prüfungen gefunden haben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Speak English</source>
        <translation>Englisch sprechen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Speak German</source>
        <translation>Deutsch sprechen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Speak the system’s language, where the studio knows it</source>
        <translation>Die Sprache des Systems sprechen, wenn das Studio sie kennt</translation>
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
        <source>Swap left and right of the selected hexes</source>
        <translation>Links und rechts der gewählten Felder vertauschen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>T&amp;urn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Ta&amp;ke Panel Out</source>
        <translation>Ta&amp;fel herausnehmen</translation>
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
        <source>Take back the last change</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take the board from its file again; Undo brings back what was here</source>
        <translation>Den Spielplan noch einmal aus seiner Datei nehmen; „Rückgängig“ bringt zurück, was hier war</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take the panel at work out of the window, or back</source>
        <translation>Die Tafel, in der man arbeitet, herausnehmen oder zurücksetzen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Take the selected hexes, and what they hold, to the clipboard</source>
        <translation>Die gewählten Felder und ihren Inhalt in die Zwischenablage ausschneiden</translation>
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
        <source>Turn the selected hexes the other way</source>
        <translation>Die gewählten Felder andersherum drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn the selected hexes, with what they hold, clockwise by 60°</source>
        <translation>Die gewählten Felder mit ihrem Inhalt um 60° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn to the board before it that is open</source>
        <translation>Zum offenen Spielplan davor wechseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Turn to the next board that is open</source>
        <translation>Zum nächsten offenen Spielplan wechseln</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Type a few letters of a command, a town, a hex or a key to have it</source>
        <translation>Ein paar Buchstaben eines Befehls, einer Stadt, eines Feldes oder Schlüssels tippen, um ihn zu bekommen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use dark windows</source>
        <translation>Dunkle Fenster verwenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use light or dark windows as the system does</source>
        <translation>Helle oder dunkle Fenster verwenden, wie das System es tut</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/actions.py"/>
        <source>Use light windows</source>
        <translation>Helle Fenster verwenden</translation>
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
        <source>Write the name of what is selected</source>
        <translation>Den Namen dessen schreiben, was gewählt ist</translation>
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
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
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
        <source>From centre to centre of two neighbours, which is as far as from side to side of one.</source>
        <translation>Von Mitte zu Mitte zweier Nachbarn; ebenso weit ist es von Seite zu Seite eines Feldes.</translation>
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
        <source>Shifted by half</source>
        <translation>Halb versetzt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/sheet_pictures.py"/>
        <source>Side on top</source>
        <translation>Seite oben</translation>
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
        <source>All as Usual</source>
        <translation>Alle wie üblich</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>As Usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Changed now: {names}. This cannot be undone.</source>
        <translation>Jetzt geändert: {names}. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Find an action or a shortcut</source>
        <translation>Eine Aktion oder ein Tastenkürzel suchen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Give every action its usual shortcut back, after asking</source>
        <translation>Jeder Handlung ihr übliches Tastenkürzel zurückgeben, nach einer Rückfrage</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Give every action its usual shortcut back?</source>
        <translation>Jeder Aktion ihr übliches Tastenkürzel zurückgeben?</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Give the marked action its usual shortcut back</source>
        <translation>Der markierten Aktion ihr übliches Tastenkürzel zurückgeben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Give the marked action these keys</source>
        <translation>Dem markierten Befehl diese Tasten geben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Letters of an action’s name, or of its keys</source>
        <translation>Buchstaben aus dem Namen eines Befehls oder aus seinen Tasten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Mark the action that is to have another shortcut</source>
        <translation>Markieren Sie den Befehl, der ein anderes Tastenkürzel bekommen soll</translation>
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
        <source>No action is called that, and none has these keys.</source>
        <translation>Keine Aktion heißt so, und keine hat diese Tasten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Press here the keys that are to do the marked action</source>
        <translation>Drücken Sie hier die Tasten, die den markierten Befehl ausführen sollen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Press the keys you want. Backspace empties the field: that takes the shortcut away.</source>
        <translation>Drücken Sie die gewünschten Tasten. Die Rücktaste leert das Feld: Dann ist das Tastenkürzel weg.</translation>
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
        <source>Take It</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>Use It</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>{keys} belongs to {title}, which would have none then.</source>
        <translation>{keys} gehört zu „{title}“, das dann keines mehr hätte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/shortcut_dialog.py"/>
        <source>{keys} is needed on the map: hold Ctrl, Alt or Shift beside it.</source>
        <translation>{keys} wird auf der Karte gebraucht: Halten Sie Strg, Alt oder Umschalt dazu.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>All of it has gone to {name}. Where a page has a ruler, it must measure 100 mm.</source>
        <translation>Alles ist an {name} gegangen. Wo eine Seite ein Lineal hat, muss es 100 mm messen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>No printer is known here. Add one in the system’s settings (on Linux printers come through CUPS and its library libcups2), or save a PDF and print that at 100 %.</source>
        <translation>Hier ist kein Drucker bekannt. Fügen Sie in den Einstellungen des Systems einen hinzu (unter Linux kommen Drucker über CUPS und dessen Bibliothek libcups2), oder speichern Sie ein PDF, und drucken Sie es mit 100 %.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Print All the Same</source>
        <translation>Trotzdem drucken</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Qt cannot print here ({error}). Save a PDF instead, and print that at 100 % from another program.</source>
        <translation>Qt kann hier nicht drucken ({error}). Speichern Sie stattdessen ein PDF, und drucken Sie es aus einem anderen Programm mit 100 %.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>Stopped: {n} of {count} pages have gone to {name}.</source>
        <translation>Angehalten: {n} von {count} Seiten sind an {name} gegangen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>There is no page {ranges}: there are {count} pages.</source>
        <translation>Eine Seite {ranges} gibt es nicht: Es sind {count} Seiten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{lost:.1f} mm of what stands at the edge would be missing; nothing is made smaller for it. A PDF can be printed elsewhere.</source>
        <translation>{lost:.1f} mm dessen, was am Rand steht, würden fehlen; verkleinert wird dafür nichts. Ein PDF lässt sich anderswo drucken.</translation>
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
        <source>{name} has taken all of it, but is stopped: it prints once it is resumed.</source>
        <translation>{name} hat alles angenommen, ist aber angehalten: Gedruckt wird, sobald der Drucker fortgesetzt wird.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has taken {n} of {count} pages. Is it switched on, and known to the system? A PDF can be saved in any case.</source>
        <translation>{name} hat {n} von {count} Seiten angenommen. Ist er eingeschaltet und dem System bekannt? Ein PDF lässt sich auf jeden Fall speichern.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/kit/system_printer.py"/>
        <source>{name} has taken {n} of {count} pages. {why} A PDF can be saved in any case.</source>
        <translation>{name} hat {n} von {count} Seiten angenommen. {why} Ein PDF lässt sich in jedem Fall speichern.</translation>
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
        <source>Turn the wheel to enlarge, and drag to move. A double click shows one page, another one all of them.</source>
        <translation>Mit dem Rad wird vergrößert, mit Ziehen verschoben. Ein Doppelklick zeigt eine Seite, ein weiterer wieder alle.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_commands.py"/>
        <source>The picture is in {path}.</source>
        <translation>Das Bild ist in {path}.</translation>
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
        <source>&amp;Words</source>
        <translation>&amp;Wörter</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>A label in every hex</source>
        <translation>Eine Kennung in jedem Feld</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>All that a table needs</source>
        <translation>Alles für einen Spieltisch</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Blank hexes, to draw on</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Cards of the keys, to cut out</source>
        <translation>Schlüsselkarten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Fewest pages</source>
        <translation>Möglichst wenige Seiten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>For a working sheet: orders in postal games name hexes</source>
        <translation>Für ein Arbeitsblatt: Befehle in Postspielen nennen Felder</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Hand these very pages to a printer, at true scale</source>
        <translation>Genau diese Seiten an einen Drucker geben, im wahren Maßstab</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>How the paper lies; for the fewest pages both ways are tried</source>
        <translation>Wie das Papier liegt; für die wenigsten Seiten wird beides versucht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Instructions for the players</source>
        <translation>Anleitung für die Spieler</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Laying out the pages …</source>
        <translation>Die Seiten werden angelegt …</translation>
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
        <source>Saved as {proposed}. Print it at 100 %, and measure its ruler.</source>
        <translation>Gespeichert als {proposed}. Drucken Sie mit 100 % und messen Sie das Lineal nach.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Stopped. Nothing was written.</source>
        <translation>Angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The key grid</source>
        <translation>Schlüsseltafel</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The map, a sheet to draw on, the key grid, cards, the players’ page, or all of it</source>
        <translation>Die Karte, ein Blatt zum Zeichnen, das Schlüsselraster, Karten, die Seite für die Spieler oder alles zusammen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The sheets in the printer: a larger map is cut over several, to be joined</source>
        <translation>Die Bogen im Drucker: Eine größere Karte wird auf mehrere verteilt, die man zusammenfügt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>The theme the map is printed in; it changes nothing on the screen</source>
        <translation>Das Thema, in dem die Karte gedruckt wird; am Bildschirm ändert es nichts</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>What the program prints beside your own words: the legend, costs, headings</source>
        <translation>Was das Programm neben Ihren eigenen Wörtern druckt: Legende, Kosten, Überschriften</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_dialog.py"/>
        <source>Write these very pages to a file that every printer takes</source>
        <translation>Genau diese Seiten in eine Datei schreiben, die jeder Drucker nimmt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>At true scale, always: {apart:g} mm from centre to centre.</source>
        <translation>Immer im wahren Maßstab: {apart:g} mm von Mitte zu Mitte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>At true scale: one for each player, or one for the table.</source>
        <translation>Im wahren Maßstab: eine für jeden Spieler oder eine für den Tisch.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>Cut along the crop marks; the pages overlap by 12 mm.</source>
        <translation>Schneiden Sie an den Schnittmarken; die Seiten überlappen um 12 mm.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>Nothing is cut: what has no room below the map stands on a page of its own.</source>
        <translation>Nichts ist zerschnitten: Was unter der Karte keinen Platz hat, steht auf einer eigenen Seite.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>One page of {paper}</source>
        <translation>Eine Seite {paper}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>The board at true scale and the instructions; it has no keys yet.</source>
        <translation>Der Spielplan im wahren Maßstab und die Anleitung; Schlüssel hat er noch keine.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>The board at true scale, the key grid, the cards and the instructions.</source>
        <translation>Der Spielplan im wahren Maßstab, die Schlüsseltafel, die Karten und die Anleitung.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>What players have to know: one for each of them, or one for the table.</source>
        <translation>Was Spieler wissen müssen: eine für jeden, oder eine für den Tisch.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>{count} cards of {wide:g} × {high:g} mm, at true scale. Cut along the lines.</source>
        <translation>{count} Karten von {wide:g} × {high:g} mm im wahren Maßstab. Schneiden Sie an den Linien.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
        <source>{n} pages of two sizes</source>
        <translation>{n} Seiten von zwei Größen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/printing/print_words.py"/>
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
        <source>look of the map, theme, black and white</source>
        <translation>Aussehen der Karte, Thema, schwarzweiß</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the map, theme, colours</source>
        <translation>Aussehen der Karte, Thema, Farben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the map, theme, dark map</source>
        <translation>Aussehen der Karte, Thema, dunkle Karte</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the map, theme, grey</source>
        <translation>Aussehen der Karte, Thema, grau</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the windows, theme</source>
        <translation>Aussehen der Fenster, Thema, Farbschema</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the windows, theme, dark mode, night</source>
        <translation>Aussehen der Fenster, Thema, Farbschema, Dunkelmodus, Nacht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>look of the windows, theme, light mode, day</source>
        <translation>Aussehen der Fenster, Thema, Farbschema, heller Modus, Tag</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/command_synonyms.py"/>
        <source>magic wand</source>
        <translation>Zauberstab</translation>
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
        <location filename="../../studio/windows/search/finder.py"/>
        <source>Nothing is called that.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/search/finder.py"/>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
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
        <source>Everything on the clipboard is off the map.</source>
        <translation>Alles in der Zwischenablage liegt außerhalb der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/clipboard.py"/>
        <source>There is no piece of a map on the clipboard: select hexes and copy them first.</source>
        <translation>In der Zwischenablage ist kein Stück einer Karte: Wählen Sie Felder und kopieren Sie sie zuerst.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/clipboard.py"/>
        <source>What is on the clipboard cannot be pasted. {reason}</source>
        <translation>Was in der Zwischenablage ist, lässt sich nicht einfügen. {reason}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/finding_commands.py"/>
        <source>The board has changed: this fix no longer applies.</source>
        <translation>Der Spielplan hat sich geändert: Diese Abhilfe passt nicht mehr.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Its file {file} is deleted, and undo does not bring it back. Maps keep what was stamped.</source>
        <translation>Seine Datei {file} wird gelöscht, und „Rückgängig“ bringt sie nicht wieder. Karten behalten, was gestempelt wurde.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>On no hexes of their own, and so left out: {names}.</source>
        <translation>Auf keinen eigenen Feldern und deshalb ausgelassen: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Select something on the map first.</source>
        <translation>Wählen Sie zuerst etwas auf der Karte.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Selected only in part, and so left out: {names}.</source>
        <translation>Nur teilweise ausgewählt und daher nicht dabei: {names}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>Stamp {name}</source>
        <translation>Stempel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>There is nothing here called {text}.</source>
        <translation>Hier heißt nichts {text}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>What was cut and not put down yet is on the clipboard again.</source>
        <translation>Was ausgeschnitten und noch nicht abgelegt war, liegt wieder in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>What was cut of this board and not put down yet is kept: Paste takes it in hand.</source>
        <translation>Was auf diesem Spielplan ausgeschnitten und noch nicht abgelegt wurde, ist aufbewahrt: Einfügen nimmt es in die Hand.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>the stamp {name}</source>
        <translation>den Stempel {name}</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>{n} hex is copied.</source>
        <translation>{n} Feld ist kopiert.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/selecting/selecting.py"/>
        <source>{n} hexes are copied.</source>
        <translation>{n} Felder sind kopiert.</translation>
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
        <source>As described here</source>
        <translation>Wie hier beschrieben</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Counted anew from the edge</source>
        <translation>Vom Rand neu gezählt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Every hex keeps its label</source>
        <translation>Jedes Feld behält seine Kennung</translation>
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
        <source>The alphabets in order: A-Z; A-E +40 starts again with the numbers raised by 40</source>
        <translation>Die Alphabete der Reihe nach: A-Z; A-E +40 beginnt wieder mit um 40 erhöhten Zahlen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>The edge at which 1 stands</source>
        <translation>Der Rand, an dem 1 steht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>The edge at which A stands</source>
        <translation>Der Rand, an dem A steht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>What becomes of the labels hexes have</source>
        <translation>Was aus den vorhandenen Kennungen der Felder wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/label_form.py"/>
        <source>Which way the same letter goes on</source>
        <translation>In welcher Richtung derselbe Buchstabe weitergeht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Add or cut off</source>
        <translation>Anfügen oder abschneiden</translation>
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
        <source>Cut off: {names}.</source>
        <translation>Abgeschnitten: {names}.</translation>
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
        <source>How many {lines} are added here; a number below 0 cuts them off</source>
        <translation>Wie viele {lines} hier angefügt werden; eine Zahl unter 0 schneidet sie ab</translation>
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
        <source>Make the sheet as it is described here; Undo brings the old one back</source>
        <translation>Das Blatt so machen, wie es hier beschrieben ist; Rückgängig bringt das alte zurück</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Map, legend and tables fill one page of {paper}.</source>
        <translation>Karte, Legende und Tabellen füllen eine Seite {paper}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Map, legend and tables fill one page of {paper}. With {alone:.1f} mm the map alone would, and they would go on another.</source>
        <translation>Karte, Legende und Tabellen füllen eine Seite {paper}. Mit {alone:.1f} mm täte es die Karte allein, und diese kämen auf eine weitere.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Nothing is cut off.</source>
        <translation>Nichts wird abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>So many hexes do not fit {paper}, however small.</source>
        <translation>So viele Felder passen nicht auf {paper}, wie klein auch immer.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The ground of the rows and columns that are added</source>
        <translation>Der Boden der Zeilen und Spalten, die angefügt werden</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The largest hexes with which the whole print fits one page, or else the map alone</source>
        <translation>Die größten Felder, mit denen der ganze Druck auf eine Seite passt, sonst die Karte allein</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>The map alone fills one page of {paper}: its legend and tables have no room there, and go on another.</source>
        <translation>Die Karte allein füllt eine Seite {paper}: Legende und Tabellen haben dort keinen Platz und kommen auf eine weitere.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>There is no such sheet</source>
        <translation>Ein solches Blatt gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>What is added is</source>
        <translation>Angefügt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>What would be cut off</source>
        <translation>Was abgeschnitten würde</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>Which lines stand half a hex further on</source>
        <translation>Welche Zeilen oder Spalten ein halbes Feld weiter stehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/sheets/sheet_dialog.py"/>
        <source>as what lies beside it</source>
        <translation>wie das, was daneben liegt</translation>
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
        <source>The map on the sheet: what is added, and what is cut off</source>
        <translation>Die Karte auf dem Blatt: was hinzukommt und was abgeschnitten wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/mark_list.py"/>
        <source>Hexes shown and colours picked</source>
        <translation>Gezeigte Felder und aufgenommene Farben</translation>
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
        <source>Arrow keys aim, Space marks, Shift+Space takes off. + and − enlarge, Shift+arrow keys move the picture, Ctrl+arrow keys nudge the grid.</source>
        <translation>Pfeiltasten zielen, die Leertaste markiert, Umschalt+Leertaste nimmt heraus. + und − vergrößern und verkleinern, Umschalt+Pfeiltasten verschieben das Bild, Strg+Pfeiltasten rücken das Raster.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Choose a picture, then click the centres of three hexes, far apart and not in one line.</source>
        <translation>Wählen Sie ein Bild, und klicken Sie dann auf die Mitten von drei Feldern, weit auseinander und nicht in einer Linie.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Keep Picture</source>
        <translation>Bild behalten</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Keep the picture with the board, and paint what is proposed (Ctrl+Enter)</source>
        <translation>Das Bild beim Spielplan behalten und malen, was vorgeschlagen ist (Strg+Eingabe)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_dialog.py"/>
        <source>Looking at the colours of the hexes … {share:.0%}</source>
        <translation>Die Farben der Felder werden nachgesehen … {share:.0%}</translation>
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
        <source>Reading {name} …</source>
        <translation>{name} wird gelesen …</translation>
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
        <source>A &amp;click will</source>
        <translation>Ein &amp;Klick soll</translation>
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
        <source>Brush hexes to paint</source>
        <translation>Felder zum Malen einpinseln</translation>
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
        <source>How strongly the picture shows under the map</source>
        <translation>Wie stark das Bild unter der Karte durchscheint</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Lay a map without hexes over the whole height of the sheet; the arrow keys with Ctrl nudge it</source>
        <translation>Eine Karte ohne Felder über die ganze Höhe des Blattes legen; die Pfeiltasten mit Strg rücken sie zurecht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Lay a map without hexes over the whole width of the sheet; the arrow keys with Ctrl nudge it</source>
        <translation>Eine Karte ohne Felder über die ganze Breite des Blattes legen; die Pfeiltasten mit Strg rücken sie zurecht</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Leave hexes less sure than this as they are</source>
        <translation>Felder, die weniger sicher sind, lassen, wie sie sind</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Mark again what was taken back (Ctrl+Shift+Z)</source>
        <translation>Wieder markieren, was zurückgenommen wurde (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Pick a terrain's colour</source>
        <translation>eine Farbe aufnehmen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Remove what is marked in the list</source>
        <translation>Entfernen, was in der Liste markiert ist</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Show where a hex lies</source>
        <translation>zeigen, wo ein Feld liegt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Take back the last thing marked (Ctrl+Z)</source>
        <translation>Zurücknehmen, was zuletzt markiert wurde (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>The hex whose centre is clicked next on the picture</source>
        <translation>Das Feld, dessen Mitte als Nächstes auf dem Bild geklickt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>The terrain whose colour is clicked next</source>
        <translation>Das Gelände, dessen Farbe als Nächstes geklickt wird</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_fields.py"/>
        <source>What a click on the picture does</source>
        <translation>Was ein Klick auf das Bild tut</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>The grid lies mirrored: is a hex in the wrong place? Undo takes it back.</source>
        <translation>Das Raster liegt gespiegelt: Ist ein Feld am falschen Ort? „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>The grid lies on the picture. Now pick colours; a fourth hex shows how well it fits.</source>
        <translation>Das Raster liegt auf dem Bild. Nehmen Sie nun Farben auf; ein viertes Feld zeigt, wie genau es passt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>The hexes are {times:.1f} times as long one way as the other: is one in the wrong place? Undo takes it back.</source>
        <translation>Die Felder sind in einer Richtung {times:.1f}-mal so lang wie in der anderen: Ist eines am falschen Ort? „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>The picture fits to {off:.1f} pixels. Now pick colours.</source>
        <translation>Das Bild passt auf {off:.1f} Pixel genau. Nehmen Sie nun Farben auf.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>The picture lies under the whole sheet. Now pick colours; Ctrl and the arrow keys nudge it.</source>
        <translation>Die Vorlage liegt unter dem ganzen Blatt. Nehmen Sie nun Farben auf; Strg und die Pfeiltasten rücken sie zurecht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hex lies off the picture and stays as it is.</source>
        <translation>{n} Feld liegt neben dem Bild und bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hex will be painted, as brushed.</source>
        <translation>{n} Feld wird gemalt, wie eingepinselt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hex will be painted.</source>
        <translation>{n} Feld wird gemalt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hexes lie off the picture and stay as they are.</source>
        <translation>{n} Felder liegen neben dem Bild und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hexes will be painted, as brushed.</source>
        <translation>{n} Felder werden gemalt, wie eingepinselt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} hexes will be painted.</source>
        <translation>{n} Felder werden gemalt.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} more, rimmed in red, are not sure and stay as they are: lower “At least sure” to paint them too.</source>
        <translation>{n} weitere, rot umrandet, sind nicht sicher und bleiben, wie sie sind: Senken Sie „Mindestens sicher“, um sie auch zu malen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} more, rimmed in red, is not sure and stays as it is: lower “At least sure” to paint it too.</source>
        <translation>{n} weiteres, rot umrandet, ist nicht sicher und bleibt, wie es ist: Senken Sie „Mindestens sicher“, um es auch zu malen.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} of them, rimmed in red, are not sure.</source>
        <translation>{n} davon, rot umrandet, sind nicht sicher.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/tracing/trace_words.py"/>
        <source>{n} of them, rimmed in red, is not sure.</source>
        <translation>{n} davon, rot umrandet, ist nicht sicher.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_bots.py"/>
        <source>Which bot runs this company; how each of them plays is told in the list</source>
        <translation>Welcher Bot diese Gesellschaft leitet; wie jeder spielt, steht in der Liste</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_bots.py"/>
        <source>planner is chosen, though it takes longer: this board has {what}, of which greedy makes no use.</source>
        <translation>Gewählt ist „planend“, auch wenn es länger dauert: Der Plan hat {what}, die „gierig“ nicht nutzt.</translation>
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
        <source>Go back and forth between the games chosen and what they told</source>
        <translation>Zwischen den gewählten Partien und dem, was sie gezeigt haben, hin und her gehen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>How many companies build on the board</source>
        <translation>Wie viele Gesellschaften auf dem Spielplan bauen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>How many games the bots play; the more there are, the surer is what they say</source>
        <translation>Wie viele Partien die Bots spielen; je mehr es sind, desto sicherer ist, was sie sagen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Keep what is played</source>
        <translation>Behalten, was gespielt ist</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Let bots play the games chosen, on the board as it is now</source>
        <translation>Bots die gewählten Partien spielen lassen, auf dem Spielplan, wie er jetzt ist</translation>
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
        <source>Saved as {saved}.</source>
        <translation>Gespeichert als {saved}.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Stopped after {played} of {asked} games</source>
        <translation>Angehalten nach {played} von {asked} Spielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Test with Games</source>
        <translation>Probespielen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>The board has changed since: these games were played on it as it was.</source>
        <translation>Der Spielplan ist seither geändert: Diese Spiele wurden auf ihm gespielt, wie er war.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>The edition of the rules the games are played by; the board itself keeps its own</source>
        <translation>Die Regelausgabe, nach der gespielt wird; der Spielplan selbst behält seine</translation>
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
        <source>Who runs the companies: two people take seats 1 and 3, and 2 and 4</source>
        <translation>Wer die Gesellschaften führt: Zwei Leute haben die Plätze 1 und 3 und die Plätze 2 und 4</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>Write what the games told to a page that every browser shows</source>
        <translation>Was die Partien gezeigt haben, auf eine Seite schreiben, die jeder Browser zeigt</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_dialog.py"/>
        <source>{n} games</source>
        <translation>{n} Spiele</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_refusal.py"/>
        <source>No game was played: mend this first.</source>
        <translation>Es wurde nicht gespielt: Beheben Sie zuerst dies.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_refusal.py"/>
        <source>Show in &amp;Findings</source>
        <translation>In den &amp;Befunden zeigen</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Bots play whole games on the board, and what they came to stands here.</source>
        <translation>Bots spielen ganze Spiele auf dem Spielplan, und hier steht, was dabei herauskam.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Choose a line, here and in the tables, to see on the map what it speaks of.</source>
        <translation>Wählen Sie eine Zeile, hier und in den Tabellen, um auf der Karte zu sehen, wovon sie spricht.</translation>
    </message>
    <message>
        <location filename="../../studio/windows/trials/trial_results.py"/>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
</context>
</TS>
