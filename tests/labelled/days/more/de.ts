/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_GERMAN = `
zone Europe/Berlin
2026-06-01 09:00 > 2026-06-09 12:00 | NUR NOCH [BIS SONNTAG]: 40 % auf alle Topfrosen!
2026-06-01 09:00 > 2026-06-06 12:00 | NUR NOCH BIS SONNTAG: 40 % auf alle Topfrosen!
2026-06-01 09:00 > 2026-06-15 12:00 | Wir suchen Verstärkung! Bewerbungen bitte bis zum [12. Juni].
2026-06-01 09:00 > 2026-06-15 12:00 | Frau Freitag ist unsere neue Meisterin, seit 2019 im Team.
2026-06-01 09:00 > 2026-06-15 12:00 | Frühstücksbuffet am [So., 14.06.], 24,50 € pro Person, Tel. 0341 960 123.
2026-06-01 09:00 > 2026-06-12 12:00 | Langer [Donnerstag diese Woche]: Einkaufen bis 21 Uhr mit Sekt.
2026-06-01 09:00 > 2026-06-12 12:00 | Langer Donnerstag: jede Woche Einkaufen bis 21 Uhr mit Sekt.
2026-06-01 09:00 > 2026-06-04 09:00 | Morgen ist [Samstag], holt euch heute noch euer Brot!
2026-06-01 09:00 > 2026-06-09 09:00 | Mi 10–16 Uhr, Do 10–18 Uhr, Fr 10–20 Uhr, Sa 9–17 Uhr. So + Mo Ruhetag.
2026-06-01 09:00 > 2026-06-09 09:00 | Heute Abend auf der Terrasse: noch drei Tische um 19 Uhr frei!
2026-06-01 09:00 > 2026-06-09 09:00 | Am Freitag kam frischer Spargel, mittags war alles weg. Nachschub ist da.
2026-06-01 09:00 > 2026-06-09 09:00 | Salon im 3. Stock, 2 Minuten vom Hauptbahnhof.
2026-06-01 09:00 > 2026-06-29 09:00 | Angebot gültig [bis 28.06.2026], solange der Vorrat reicht.
2026-06-01 09:00 > 2026-06-29 09:00 | Angebot gültig bis 28.06.2027, solange der Vorrat reicht.
2026-06-01 09:00 > 2026-06-22 09:00 | Kommt am [Samstag, den 20.] zu unserem 10. Geburtstag vorbei.
2026-06-01 09:00 > 2026-06-22 09:00 | Zwei Brezeln zum Preis von einer: nur dienstags. Sonntags ruhen wir.
2026-06-01 09:00 > 2026-06-08 09:00 | Wer kommt [am Samstag]? Einlass 18 Uhr, Band um 19 Uhr.
2026-06-01 09:00 > 2026-06-08 09:00 | Danke an alle, die am Samstag da waren. Ihr wart großartig.
2026-06-01 09:00 > 2026-06-17 09:00 | Kinderbackkurs vom 15.–17. Juni, ein Platz ist noch frei.
2026-06-01 09:00 > 2026-06-18 09:00 | Kinderbackkurs vom [15.–17. Juni], ein Platz ist noch frei.
2026-06-01 09:00 > 2026-06-15 09:00 | [Nächstes Wochenende] stehen wir auf dem Stadtfest, Stand 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Unser Montagsmuffin kostet 2,80 € und macht den Montag blau.
2026-06-01 09:00 > 2026-06-15 09:00 | Heute, [Dienstag, 9. Juni], bleibt wegen einer Hochzeit geschlossen.
2026-06-01 09:00 > 2026-06-15 09:00 | Im Juni gibt es 10 % auf jeden Haarschnitt, auch ohne Termin.
2026-06-01 09:00 > 2026-06-05 09:00 | Sträuße ab 15 € am Freitag und Samstag.
2026-06-01 09:00 > 2026-06-07 09:00 | Sträuße ab 15 € [am Freitag und Samstag].
2026-06-01 09:00 > 2026-06-24 09:00 | Betriebsferien: [22.06. bis 23.06.] ist die Werkstatt zu.
2026-06-01 09:00 > 2026-06-24 09:00 | Betriebsferien vom 22.06. bis 05.07., danach sind wir wieder da.
2026-06-01 09:00 > 2026-06-09 09:00 | Wir haben Sonntag, den [7. Juni], von 13 bis 17 Uhr geöffnet.
2026-06-01 09:00 > 2026-06-09 09:00 | Es war ein toller Sonntag mit euch auf dem Markt.
2026-06-01 09:00 > 2026-06-09 09:00 | Die nächste Verkostung? [Übermorgen, Freitag], um 18 Uhr.
2026-06-01 09:00 > 2026-06-03 09:00 | Die nächste Verkostung? Übermorgen, Freitag, um 18 Uhr.
zone Europe/Berlin
2026-09-07 10:00 > 2026-09-14 10:00 | Lust auf Floristik? Unser Kurs findet [diesen Samstag] von 10 bis 13 Uhr statt, 45 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Unser Café hat jetzt an sieben Tagen geöffnet, auch sonntags.
2026-09-07 10:00 > 2026-09-14 10:00 | Am Freitag waren wir schon vor zwölf ausverkauft, also kommt früh!
2026-09-07 10:00 > 2026-09-14 10:00 | Noch schnell zum Schneiden? [Freitag um 15 Uhr] ist ein Termin frei geworden.
2026-09-07 10:00 > 2026-09-10 10:00 | Noch schnell zum Schneiden? Freitag um 15 Uhr ist ein Termin frei geworden.
2026-09-07 10:00 > 2026-09-14 10:00 | Gegründet am 3. September 1987 von meinem Großvater.
2026-09-07 10:00 > 2026-09-14 10:00 | Unser Team stand am Samstag um 4 Uhr in der Backstube. Stolz auf euch!
2026-09-07 10:00 > 2026-09-21 10:00 | Termin vormerken: [19.09.2026], großer Herbsttag.
2026-09-07 10:00 > 2026-09-14 10:00 | Pläne? Weinprobe [Freitag 19 Uhr], Karten für 12 € an der Kasse.
2026-09-07 10:00 > 2026-10-02 10:00 | Erntedankessen am [1. Oktober] um 18.30 Uhr.
2026-09-07 10:00 > 2026-09-14 10:00 | Gratis Reifencheck [den ganzen Samstag], einfach vorbeikommen.
2026-09-07 10:00 > 2026-09-14 10:00 | Mittagsmenü Montag bis Freitag: Suppe und Brötchen für 5 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Nur heute: Cupcakes zum halben Preis.
2026-09-07 10:00 > 2026-09-08 10:00 | Nur heute ([Montag]): Cupcakes zum halben Preis.
2026-09-07 10:00 > 2026-09-14 10:00 | Margarete Freitag, unsere Floristin, hat Gold gewonnen.
2026-09-07 10:00 > 2026-09-14 10:00 | Mittwochvormittags ist es ruhig, kommt auf einen Kaffee vorbei.
2026-09-07 10:00 > 2026-09-14 10:00 | [Am Donnerstag] kommt unser neuer Ofen, drückt die Daumen!
2026-09-07 10:00 > 2026-09-14 10:00 | Am Donnerstag ist der neue Ofen gekommen, ein Prachtstück.
2026-09-07 10:00 > 2026-09-14 10:00 | Kränze bitte spätestens [Mittwoch, 9.9.], vorbestellen.
2026-09-07 10:00 > 2026-09-12 10:00 | Morgen ([Samstag, 12. September]) ist wegen Inventur geschlossen.
2026-09-07 10:00 > 2026-09-11 10:00 | Morgen (Samstag, 12. September) ist wegen Inventur geschlossen.
2026-09-07 10:00 > 2026-09-14 10:00 | Schon seit letztem Dienstag gibt es äthiopischen Kaffee.
2026-09-07 10:00 > 2026-09-14 10:00 | Von Dienstag auf Mittwoch gereift: unser Sauerteig braucht Zeit.
2026-09-07 10:00 > 2026-09-14 10:00 | Wir feiern! [Samstag ab 10 Uhr] gibt es Sekt und Häppchen.
2026-09-07 10:00 > 2026-09-14 10:00 | Freitags ist Fischtag, immer von 11 bis 14 Uhr.
2026-09-07 10:00 > 2026-09-14 10:00 | Der nächste Termin für den Kinderkurs: [Sa, 12.9.], 10 Uhr.
2026-09-07 10:00 > 2026-09-14 10:00 | Im Mai 2019 zogen wir um, im März 2020 kam der zweite Ofen.
2026-09-07 10:00 > 2026-09-20 10:00 | [Bis einschließlich 19. September] sparen Sie 15 % auf Bremsbeläge.
zone Europe/Berlin
2026-04-20 10:00 > 2026-04-27 10:00 | Unser „Samstag“ ist ein Körnerbrot für 4,20 €, fragt danach.
2026-04-20 10:00 > 2026-04-27 10:00 | Freitagnacht ging der Ofen kaputt, im Morgengrauen lief er wieder.
2026-04-20 10:00 > 2026-04-27 10:00 | Der Lesekreis trifft sich [Donnerstagabend] bei uns, Kuchen inklusive.
2026-04-20 10:00 > 2026-04-27 10:00 | Der Lesekreis trifft sich jeden letzten Donnerstag im Monat.
2026-04-20 10:00 > 2026-05-04 10:00 | Am Feiertag, [Freitag, den 1. Mai], haben wir von 8 bis 11 Uhr auf.
2026-04-20 10:00 > 2026-04-27 10:00 | Preise ab 1. April 2026: Schnitt 32 €, Farbe 68 €.
2026-04-20 10:00 > 2026-04-27 10:00 | An einem Montag im Jahr 2011 fing alles an.
2026-04-20 10:00 > 2026-04-27 10:00 | Neue Zeiten ab [diesem Mittwoch]: 7.30 bis 16 Uhr.
2026-04-20 10:00 > 2026-04-27 10:00 | Nur Mo–Fr: zwei Kugeln Eis zum Preis von einer.
2026-04-20 10:00 > 2026-04-27 10:00 | Für den [Sonntag] sind noch 4 Plätze im Zuckerkurs frei.
2026-04-20 10:00 > 2026-04-25 10:00 | Morgen, [Samstag, 25.4.], sind wir ab 8 auf dem Wochenmarkt.
2026-04-20 10:00 > 2026-04-27 10:00 | Ab [Donnerstag] sind wir nach kurzer Pause wieder da. Danke für eure Geduld!
2026-04-20 10:00 > 2026-04-27 10:00 | Bis [Freitag] 18 Uhr anmelden und 10 Euro sparen.
2026-04-20 10:00 > 2026-04-27 10:00 | Schön, dass ihr Sonntag so zahlreich da wart.
2026-04-20 10:00 > 2026-04-27 10:00 | Sonn- und feiertags bleibt die Werkstatt geschlossen.
2026-04-20 10:00 > 2026-04-27 10:00 | Endlich Wochenende! Na ja, fast. Dienstag bis Samstag ab 6 Uhr Brötchen.
zone Europe/Zurich
2026-11-02 08:30 > 2026-11-09 08:30 | Die Zimtschnecken vom Freitag? Gibt es jetzt immer.
2026-11-02 08:30 > 2026-11-09 08:30 | [Fr 6. und Sa 7. November]: zwei Tage Reifenausverkauf.
2026-11-02 08:30 > 2026-12-01 08:30 | Adventskranz-Abende am [25., 26. und 27. November], 18 bis 21 Uhr.
2026-11-02 08:30 > 2026-11-30 08:30 | Black Friday? Bei uns ist das ganze Jahr fairer Preis.
2026-11-02 08:30 > 2027-01-02 08:30 | Bestellschluss für Christstollen: [20. Dezember].
2026-11-02 08:30 > 2026-12-31 08:30 | Vom 25. Dezember bis 1. Januar machen wir Pause.
2026-11-02 08:30 > 2027-01-02 08:30 | Vom [25. Dezember bis 1. Januar] machen wir Pause.
2026-11-02 08:30 > 2026-11-09 08:30 | Schreibt an sonntag@rosen.example oder ruft 044 555 12 06 an.
2026-11-02 08:30 > 2026-11-09 08:30 | Am Samstag stand ein Artikel über uns in der Zeitung, Seite 12!
2026-11-02 08:30 > 2026-11-09 08:30 | Bis morgen Mittag bestellen, [Mittwoch] abholen. 18 Franken für 12 Stück.
2026-11-02 08:30 > 2026-11-09 08:30 | Der Samstag gehört der Familie, deshalb schließen wir samstags um 13 Uhr.
2026-11-02 08:30 > 2026-11-11 08:30 | [Diese Woche Dienstag] zeigen wir, wie man Sträuße bindet.
zone Europe/Berlin
2026-05-11 12:00 > 2026-05-18 09:00 | Unsere Sommerkarte startet [diesen Freitag], natürlich mit Holunder.
2026-05-11 12:00 > 2026-05-18 09:00 | Ihr habt es euch gewünscht: donnerstags schneiden wir bis 20 Uhr.
2026-05-11 12:00 > 2026-05-18 09:00 | Panne am Sonntag? Unser Notdienst schläft nie: 0800 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | Am [Pfingstmontag, 25. Mai], bleibt zu, am Dienstag sind wir wieder da.
2026-05-11 12:00 > 2026-05-18 09:00 | Endlich Pfingstrosen, das Bund ab 9 €, nur [Mittwoch bis Samstag dieser Woche].
2026-05-11 12:00 > 2026-05-18 09:00 | Seit dem 2. Mai sind wir in der neuen Werkstatt.
2026-05-11 12:00 > 2026-05-18 09:00 | Was euch am Freitag so geschmeckt hat, gibt es jetzt jeden Tag.
2026-05-11 12:00 > 2026-06-01 09:00 | Ferienbackkurs [26.–29.5.], für Kinder von 7 bis 12, 95 €.
2026-05-11 12:00 > 2026-05-13 09:00 | Morgen ([Mittwoch]) gibt es Kaffee zu jeder Wäsche.
2026-05-11 12:00 > 2026-05-12 09:00 | Morgen (Mittwoch) gibt es Kaffee zu jeder Wäsche.
`;
