/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_GERMAN = `
zone Europe/Berlin
2026-09-14 09:00 > 2026-09-22 09:00 | Unser Freitagsbrot ist wieder da: Roggen, Kümmel, lange Teigführung. 4,80 €.
2026-09-14 09:00 > 2026-09-22 09:00 | Wer hat Lust auf Federweißer? [Am Freitag] schenken wir ab 17 Uhr den ersten aus.
2026-09-14 09:00 > 2026-09-22 09:00 | Am Samstag hat uns die Lokalzeitung besucht. Den Artikel findet ihr im Laden.
2026-09-14 09:00 > 2026-09-22 09:00 | Ihr findet uns in der Straße des 17. Juni 12, direkt neben der Apotheke.
2026-09-14 09:00 > 2026-09-22 09:00 | Wegen Inventur bleibt der Laden [am Donnerstag] zu. Danke für euer Verständnis!
2026-09-14 09:00 > 2026-09-22 09:00 | Sonntags frühstücken bei uns: Buffet von 9 bis 13 Uhr, 18,90 € pro Person.
2026-09-14 09:00 > 2026-09-22 09:00 | Herbstaktion: 15 % auf alle Winterreifen, nur noch [bis Samstag].
2026-09-14 09:00 > 2026-09-18 09:00 | Herbstaktion: 15 % auf alle Winterreifen, nur noch bis Samstag.
2026-09-14 09:00 > 2026-09-22 09:00 | Kurzfristig frei: [Mittwoch, 14:30 Uhr], Schneiden und Färben. Erste Nachricht gewinnt!
2026-09-14 09:00 > 2026-09-22 09:00 | Frau Freitag ist ab sofort die neue Chefin in der Backstube.
2026-09-14 09:00 > 2026-09-25 09:00 | Anmeldung zum Kranzkurs bis [20.09.] per Nachricht, Kosten 45 €.
2026-09-14 09:00 > 2026-09-22 09:00 | Montags bleibt die Küche kalt, Di–So sind wir von 12 bis 22 Uhr da.
2026-09-14 09:00 > 2026-09-17 09:00 | Morgen ist [Dienstag] und das heißt: Zwiebelkuchen satt.
2026-09-14 09:00 > 2026-09-22 09:00 | [Dieses Wochenende] ist Stadtfest! Ihr findet unseren Stand vor dem Rathaus.
2026-09-14 09:00 > 2026-09-22 09:00 | Seit letztem Montag verstärkt uns Mai Nguyen im Nagelstudio.
zone Europe/Zurich
2026-03-18 10:00 > 2026-03-24 09:00 | Liebe Gäste, [am Freitag] haben wir wegen einer Hochzeit geschlossene Gesellschaft.
2026-03-18 10:00 > 2026-03-24 09:00 | Der Samstagsmarkt ruft! Wie immer stehen wir von 7 bis 12 Uhr vor der Kirche.
2026-03-18 10:00 > 2026-03-24 09:00 | Es hat noch Plätze im Brotbackkurs [vom Samstag], CHF 85 inkl. Zmittag.
2026-03-18 10:00 > 2026-03-24 09:00 | Letzten Freitag durften wir unser 20-Jahr-Jubiläum feiern. Es war grossartig mit euch!
2026-03-18 10:00 > 2026-03-24 09:00 | Blue Monday? Nicht bei uns: Cappuccino und Gipfeli für 6.50.
2026-03-18 10:00 > 2026-03-24 09:00 | Am Freitag kam der Frühling in den Laden: Tulpen, Ranunkeln, Narzissen.
2026-03-18 10:00 > 2026-03-24 09:00 | [Freitag ab 18 Uhr] Fondueplausch im Garten, Reservation unter 044 555 12 03.
2026-03-18 10:00 > 2026-04-06 09:00 | Osterbestellungen nehmen wir bis zum [30. März] entgegen.
2026-03-18 10:00 > 2026-03-28 09:00 | Osterbestellungen nehmen wir bis zum 30. März entgegen.
2026-03-18 10:00 > 2026-03-24 09:00 | Di, Mi und Do Mittagsmenü für 19.80, Fr ist Fischtag.
2026-03-18 10:00 > 2026-03-20 09:00 | Übermorgen, [Freitag], beginnt der Frühling – und unsere Glacesaison!
2026-03-18 10:00 > 2026-03-24 09:00 | Karfreitag und Ostermontag geschlossen, Samstag normal offen.
2026-03-18 10:00 > 2026-03-24 09:00 | Ein Sonntag ohne Zopf? Undenkbar. Bestellt euren gleich vor, 1 kg für 9.50.
2026-03-18 10:00 > 2026-03-24 09:00 | Vom [20. bis 22. März] sind wir an der Gewerbeschau, Halle 3, Stand 12.
2026-03-18 10:00 > 2026-03-24 09:00 | Seit dem 1. März sind wir neu an der Märzgasse 5 zu finden.
zone Europe/Berlin
2026-05-15 17:00 > 2026-05-27 09:00 | Pfingsten steht vor der Tür! Bestellt euer Grillpaket bis [Mittwoch, 20. Mai].
2026-05-15 17:00 > 2026-05-27 09:00 | [Pfingstmontag] haben wir zu, ab Dienstag sind wir wieder da.
2026-05-15 17:00 > 2026-05-27 09:00 | Das Samstagsmenü: drei Gänge, 39 €, jede Woche neu.
2026-05-15 17:00 > 2026-05-27 09:00 | Unser Kater heißt Freitag, weil er an einem Freitag zu uns kam.
2026-05-15 17:00 > 2026-05-27 09:00 | Hofflohmarkt [diesen Sonntag] von 10 bis 16 Uhr, Kuchen und Kaffee inklusive.
2026-05-15 17:00 > 2026-05-17 09:00 | Hofflohmarkt diesen Sonntag von 10 bis 16 Uhr, Kuchen und Kaffee inklusive.
2026-05-15 17:00 > 2026-05-27 09:00 | Die ersten Erdbeeren kamen Mittwoch, heute sind schon 200 Schalen weg.
2026-05-15 17:00 > 2026-05-27 09:00 | Wir suchen ab 1. Juni eine Aushilfe für samstags, 14 € die Stunde.
2026-05-15 17:00 > 2026-06-10 09:00 | Wir suchen [ab 1. Juni] eine Aushilfe für samstags, 14 € die Stunde.
2026-05-15 17:00 > 2026-05-27 09:00 | Wer [am Donnerstag] vor 10 Uhr kommt, bekommt das zweite Brötchen geschenkt.
2026-05-15 17:00 > 2026-05-27 09:00 | Gutes Brot braucht Zeit: montags angesetzt, mittwochs gebacken.
2026-05-15 17:00 > 2026-05-18 09:00 | Morgen ([Samstag]) steht unser Wagen auf dem Dorfplatz, ab 11 Uhr.
2026-05-15 17:00 > 2026-05-27 09:00 | Platz der Republik 1, Maifeldstraße 17, Tel. 0221/555 12 06: drei Filialen, ein Team.
2026-05-15 17:00 > 2026-05-27 09:00 | Am Sonntag war Muttertag im Laden, und ihr habt uns leergekauft!
2026-05-15 17:00 > 2026-05-27 09:00 | Neue Kurse: [Di., 19.05.], 18 Uhr Rücken-Yoga, jeden Do. Pilates.
zone Europe/Berlin
2026-10-22 09:00 > 2026-11-04 09:00 | Halloween bei uns: [nächsten Samstag] ab 16 Uhr, Kürbissuppe und Kinderschminken.
2026-10-22 09:00 > 2026-11-04 09:00 | Sonntag wurde die Uhr umgestellt, und wir haben prompt verschlafen.
2026-10-22 09:00 > 2026-11-04 09:00 | Der Reformationstag fällt auf einen Samstag, wir haben trotzdem bis 13 Uhr auf.
2026-10-22 09:00 > 2026-11-04 09:00 | Für [Freitag, 15 Uhr], ist eine Maniküre abgesagt worden. Wer mag?
2026-10-22 09:00 > 2026-11-04 09:00 | Ab [Montag] gelten unsere Winterzeiten: 8 bis 17 Uhr.
2026-10-22 09:00 > 2026-11-04 09:00 | Grünkohl-Montag, Schnitzel-Mittwoch, Fisch-Freitag: unsere Wochenkarte für 11,50 €.
2026-10-22 09:00 > 2026-11-04 09:00 | Wir stellen [vom 23. bis 25. Oktober] auf der Hochzeitsmesse aus, Stand C7.
2026-10-22 09:00 > 2026-11-04 09:00 | An einem Dienstag vor 30 Jahren ging bei uns zum ersten Mal das Licht an.
2026-10-22 09:00 > 2026-11-04 09:00 | Die Grabgestecke könnt ihr [bis 30.10.] vorbestellen, ab 24,90 €.
2026-10-22 09:00 > 2026-10-30 09:00 | Die Grabgestecke könnt ihr bis 30.10. vorbestellen, ab 24,90 €.
2026-10-22 09:00 > 2026-11-04 09:00 | Danke an alle Helfer vom Samstag, ihr seid die Besten!
2026-10-22 09:00 > 2026-11-04 09:00 | Termine frei: Di 9:30, Mi 14:00, Do 16:15. Einfach anrufen: 0341 22 10 45.
2026-10-22 09:00 > 2026-10-24 09:00 | Heute noch, morgen ([Freitag]) schon nicht mehr: alles zum halben Preis.
2026-10-22 09:00 > 2026-11-04 09:00 | August ist vorbei, aber unser August hinterm Tresen bleibt.
2026-10-22 09:00 > 2026-11-04 09:00 | Was macht ihr [am Sonntag]? Wir öffnen [am 25.10.] von 13 bis 18 Uhr.
2026-10-22 09:00 > 2026-11-04 09:00 | Mo-Fr 8-18, Sa 8-13 Uhr, Adventssamstage bis 16 Uhr.
2026-10-22 09:00 > 2026-11-04 09:00 | Der Kurs am [kommenden Dienstag] entfällt leider, alle anderen finden statt.
2026-10-22 09:00 > 2026-11-04 09:00 | Freitags um eins macht jeder seins? Nicht bei uns, wir schrauben bis 18 Uhr.
zone Europe/Berlin
2026-02-10 11:00 > 2026-02-18 09:00 | Valentinstag ist [am Samstag]! Rosen ab 2,90 €, Sträuße auf Vorbestellung.
2026-02-10 11:00 > 2026-02-18 09:00 | Bestellt [bis Donnerstag], wir liefern [Samstag] bis 12 Uhr.
2026-02-10 11:00 > 2026-02-13 09:00 | Bestellt [bis Donnerstag], wir liefern Samstag bis 12 Uhr.
2026-02-10 11:00 > 2026-02-18 09:00 | Rosenmontag bleibt die Backstube zu, Krapfen gibt's natürlich trotzdem vorher.
2026-02-10 11:00 > 2026-02-18 09:00 | Am Freitag fiel in der ganzen Straße der Strom aus. Danke, dass ihr trotzdem da wart!
2026-02-10 11:00 > 2026-02-18 09:00 | Wir suchen Verstärkung für unser Wochenendteam: freitags, samstags, sonntags.
2026-02-10 11:00 > 2026-02-18 09:00 | Morgen, [Mittwoch], schließen wir schon um 13 Uhr wegen einer Schulung.
2026-02-10 11:00 > 2026-02-18 09:00 | Die Yogastunde am [Donnerstag] beginnt diesmal erst um 19:30 Uhr.
2026-02-10 11:00 > 2026-02-18 09:00 | Unser Sonntagsfrühstück wurde zum besten der Stadt gewählt. Wir sind baff!
2026-02-10 11:00 > 2026-02-18 09:00 | Eure Tassen vom Töpferkurs letzten Samstag sind gebrannt und abholbereit.
2026-02-10 11:00 > 2026-02-18 09:00 | Winterschlussverkauf [bis 14. Februar], danach ist Schluss mit 50 %.
2026-02-10 11:00 > 2026-02-18 09:00 | Endlich [Freitag]! Feierabendbier für 2,50 € bis 19 Uhr.
2026-02-10 11:00 > 2026-02-18 09:00 | Größe 38/40, 12,5 % Rabatt, 24/7 online bestellbar: unser Kleid Mai.
2026-02-10 11:00 > 2026-02-18 09:00 | Wer Montag bis Mittwoch kommt, spart 10 Prozent, und das den ganzen Winter.
2026-02-10 11:00 > 2026-02-18 09:00 | Autohaus Sonntag GmbH, Inspektion ab 149 Euro, Termine nach Absprache.
zone Europe/Vienna
2026-07-03 16:00 > 2026-07-15 09:00 | Betriebsurlaub [vom 6. bis 12. Juli], [ab 13. Juli] sind wir wieder für euch da.
2026-07-03 16:00 > 2026-07-15 09:00 | Samstag ist Markttag, parkt am besten hinter der Kirche.
2026-07-03 16:00 > 2026-07-15 09:00 | Gewonnen bei der Verlosung am Freitag hat Frau Huber, Gratulation!
2026-07-03 16:00 > 2026-07-15 09:00 | Ihr habt noch [bis Sonntag 17 Uhr] Zeit, beim Gewinnspiel mitzumachen.
2026-07-03 16:00 > 2026-07-05 09:00 | Ihr habt noch bis Sonntag 17 Uhr Zeit, beim Gewinnspiel mitzumachen.
2026-07-03 16:00 > 2026-07-15 09:00 | Am Sonntag ist unsere Tochter zur Welt gekommen, bitte habt Geduld mit uns.
2026-07-03 16:00 > 2026-07-15 09:00 | Kein Brot [morgen Samstag], der Ofen hat frei.
2026-07-03 16:00 > 2026-07-15 09:00 | Die Ferienkurse starten [Dienstag, 7. Juli]: Ton, Linol, Siebdruck.
2026-07-03 16:00 > 2026-07-15 09:00 | Der Regen am Samstag hat uns den Markt verhagelt, deshalb ist noch viel Marmelade da.
2026-07-03 16:00 > 2026-07-15 09:00 | „Freitagabend“ heißt unser Bernsteinbier, 5,2 %, gebraut ums Eck.
2026-07-03 16:00 > 2026-07-15 09:00 | Donnerstags länger offen: bis 20 Uhr, Bahnstraße 20-24.
2026-07-03 16:00 > 2026-07-15 09:00 | [Diesen Sonntag] sperren wir wegen dem Finale schon um 14 Uhr zu.
2026-07-03 16:00 > 2026-07-15 09:00 | Abholung der Torten: [Samstag, 8–12 Uhr], bitte Kühltasche mitbringen.
2026-07-03 16:00 > 2026-07-15 09:00 | Auch am Sonntag schmeckt unser Kipferl wie frisch gebacken.
2026-07-03 16:00 > 2026-07-15 09:00 | Mittwoch haben wir 200 Marillenknödel verkauft, neuer Rekord!
zone Europe/Berlin
2026-08-05 08:30 > 2026-08-12 09:00 | Nur noch [bis Samstag] sind wir da, dann geht's eine Woche an die Ostsee.
2026-08-05 08:30 > 2026-08-12 09:00 | Yoga im Garten, jeden Mittwoch um 19 Uhr, Matte bitte mitbringen.
2026-08-05 08:30 > 2026-08-12 09:00 | Letzten Donnerstag haben wir Peter nach 31 Jahren in Rente verabschiedet.
2026-08-05 08:30 > 2026-08-12 09:00 | Haarschnitte zum halben Preis für Studierende, [diesen Donnerstag und Freitag].
2026-08-05 08:30 > 2026-08-12 09:00 | Black Friday im August: 30 % auf alle Turnschuhe.
2026-08-05 08:30 > 2026-08-12 09:00 | Ein Tisch für zwei ist frei geworden: [Freitag, 19:30 Uhr]. Wer mag?
2026-08-05 08:30 > 2026-08-08 09:00 | Heute ist [Mittwoch] und Gin gibt's ab 17 Uhr zum halben Preis.
2026-08-05 08:30 > 2026-08-12 09:00 | Nächster Supper Club am [Freitag, 7. August], sieben Gänge für 55 €.
2026-08-05 08:30 > 2026-08-12 09:00 | Seit Samstag haben wir 90 Gläser der neuen Marmelade verkauft.
2026-08-05 08:30 > 2026-08-12 09:00 | [Am Sonntag] stehen wir von 10 bis 14 Uhr auf dem Bauernmarkt.
2026-08-05 08:30 > 2026-08-09 08:00 | Am Sonntag stehen wir von 10 bis 14 Uhr auf dem Bauernmarkt.
2026-08-05 08:30 > 2026-08-12 09:00 | Montag Ruhetag, Dienstag bis Sonntag warme Küche von 12 bis 22 Uhr.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m Stoff für 12,99 €. Ruf an: 0431 50 60 70.
2026-08-05 08:30 > 2026-08-12 09:00 | Heute probieren wir etwas Neues: Livemusik zum Mittagessen um 13 Uhr.
2026-08-05 08:30 > 2026-08-12 09:00 | Der Burger „Freitag der 13.“ ist zum Fürchten gut.
zone Europe/Berlin
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 KRANZ-WORKSHOP 🎄¶[Freitag, 20. November], 18:30 Uhr¶42 € inkl. Glühwein¶Nur noch 3 Plätze!
2026-11-18 12:00 > 2026-11-26 09:00 | Guten Morgen! Das Kartengerät streikt, heute bitte nur bar. [Bis Freitag] soll es wieder gehen. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Sie sind wieder da: unsere Stollen!¶500 g für 9,50 €¶Di–Sa 8–18 Uhr¶#samstag #handwerk
2026-11-18 12:00 > 2026-11-26 09:00 | Was für ein Abend am Samstag! Danke, dass ihr mit uns getanzt habt.
2026-11-18 12:00 > 2026-11-26 09:00 | Black Friday ist nicht unser Ding. [Diesen Samstag] gehen 10 % des Umsatzes an die Tafel.
2026-11-18 12:00 > 2026-11-26 09:00 | Angefangen hat alles an einem verregneten Dienstag mit einem Ofen. Bald gibt es uns zweimal!
2026-11-18 12:00 > 2026-11-26 09:00 | Steak und ein Glas Rotwein für 15 €, nur mittwochs. Markiert eure Begleitung!
2026-11-18 12:00 > 2026-11-26 09:00 | Anzug fürs Wochenende? Bringt ihn [bis Freitag, 10 Uhr], um 17 Uhr ist er fertig.
2026-11-18 12:00 > 2026-11-26 09:00 | [Am Sonntag] gehen die Lichter an, unser Laden hat bis 20 Uhr auf.
2026-11-18 12:00 > 2026-11-26 09:00 | Stromausfall in der Straße. Morgen, [Donnerstag], sind wir ab 8 zurück.
2026-11-18 12:00 > 2026-11-26 09:00 | Adventskalender mit 24 Seifen, 29,95 €. Bis Dezember halten die nicht!
2026-11-18 12:00 > 2026-12-07 09:00 | Gänse könnt ihr bis [5. Dezember] mittags bestellen, ohne Ausnahme.
2026-11-18 12:00 > 2026-11-26 09:00 | Gänse könnt ihr bis 5. Dezember mittags bestellen, ohne Ausnahme.
2026-11-18 12:00 > 2026-11-26 09:00 | Die Welpenstunde [am Montag] findet im Gemeindesaal statt.
2026-11-18 12:00 > 2026-11-26 09:00 | Unser Team: Dr. Mittwoch, Praxishund und Chef der Herzen.
zone Europe/Berlin
2026-04-22 15:00 > 2026-04-29 09:00 | Der Spargel ist da! [Am Freitag] wird der erste gestochen, 9,90 € das Kilo.
2026-04-22 15:00 > 2026-04-29 09:00 | Jemand hat am Montag einen Kinderwagen an der Kasse vergessen. Wir heben ihn auf.
2026-04-22 15:00 > 2026-04-29 09:00 | Samstag ist bei uns immer viel los, unter der Woche habt ihr mehr Ruhe.
2026-04-22 15:00 > 2026-04-29 09:00 | Schönen [Freitag] euch allen! Heute gibt's Erdbeerkuchen.
2026-04-22 15:00 > 2026-04-29 09:00 | Übermorgen, am Freitag, kommt unsere Frühlingskarte.
2026-04-22 15:00 > 2026-04-29 09:00 | Tomatenpflanzen für 50 Cent, nur [Donnerstag und Freitag] dieser Woche.
2026-04-22 15:00 > 2026-04-29 09:00 | Tanz in den Mai: am 30. April ab 20 Uhr, Eintritt 8 €.
2026-04-22 15:00 > 2026-05-01 09:00 | Tanz in den Mai: [am 30. April] ab 20 Uhr, Eintritt 8 €.
2026-04-22 15:00 > 2026-04-29 09:00 | Wir suchen für [Samstagabend] noch eine Aushilfe, 18 bis 23 Uhr.
2026-04-22 15:00 > 2026-04-29 09:00 | Das war ein Samstag! So voll hatten wir es noch nie.
2026-04-22 15:00 > 2026-04-29 09:00 | Mittagstisch Mo bis Fr für 11,50 €, Sa und So nur Karte.
2026-04-22 15:00 > 2026-04-29 09:00 | Blutspende [am 24. April] in unserem Saal, 15 bis 19 Uhr, danach gibt's Brezeln.
2026-04-22 15:00 > 2026-04-29 09:00 | Oma heizte an einem Sonntag im Jahr 1954 zum ersten Mal den Ofen an.
2026-04-22 15:00 > 2026-04-29 09:00 | Unser Azubi Marc bestand am Dienstag die Prüfung, Note 1,3!
2026-04-22 15:00 > 2026-04-29 09:00 | Zum Girls' Day morgen, Donnerstag, schauen fünf Mädchen in unsere Werkstatt.
zone Europe/Berlin
2026-06-08 10:00 > 2026-06-18 09:00 | Die Fritteuse hat aufgegeben. [Bis Donnerstag] leider keine Pommes.
2026-06-08 10:00 > 2026-06-18 09:00 | Sie kam am Freitag zum Spitzenschneiden und ging mit Pixie. Mutig!
2026-06-08 10:00 > 2026-06-18 09:00 | Radtour [am Samstag, 13.6.], Abfahrt 9 Uhr vorm Laden.
2026-06-08 10:00 > 2026-06-18 09:00 | Schon wieder [Montag]? Unser gefülltes Croissant heilt alles.
2026-06-08 10:00 > 2026-06-18 09:00 | Gravuren zum Jubiläum: bestellt bis spätestens [Freitag].
2026-06-08 10:00 > 2026-06-18 09:00 | Der Schlosser war Freitag da, das große Tor geht wieder.
2026-06-08 10:00 > 2026-06-18 09:00 | Kita-Fest [am Freitagnachmittag]: wir verkaufen Waffeln für den guten Zweck.
2026-06-08 10:00 > 2026-06-18 09:00 | Jeden zweiten Samstag zeigt Jan, wie man an der Drehscheibe arbeitet.
2026-06-08 10:00 > 2026-06-18 09:00 | [Morgen, Dienstag], ist Bahnstreik, wir machen erst um 11 auf.
2026-06-08 10:00 > 2026-06-18 09:00 | Sonn- und feiertags 8–11 Uhr frische Brötchen, Tel. 07221 12 06 26.
2026-06-08 10:00 > 2026-06-18 09:00 | Am Sonntag zuvor regnete es in Strömen, jetzt strahlt der Biergarten.
2026-06-08 10:00 > 2026-06-18 09:00 | Wir sehen uns [Sonntag] auf dem Hofmarkt! Stand 12, gleich beim Eingang.
2026-06-08 10:00 > 2026-06-18 09:00 | Hundefriseurin Julia ist mittwochs und donnerstags da, das Bad kostet 35 €.
2026-06-08 10:00 > 2026-06-18 09:00 | Warum bis Freitag warten? Feierabendbier gibt's bei uns täglich.
2026-06-08 10:00 > 2026-06-18 09:00 | Das Abi ist geschafft! Für alle Absolventen [bis Sonntag] ein Eis gratis.
zone Europe/Berlin
2026-09-24 09:00 > 2026-10-06 11:00 | Die Heizstrahler kamen am Dienstag, also bringt euer Buch mit und bleibt.
2026-09-24 09:00 > 2026-10-06 11:00 | Apfelernte zum Selberpflücken [dieses Wochenende], 12 € der Beutel.
2026-09-24 09:00 > 2026-10-06 11:00 | Unser Trainer hat sich am Samstag den Fuß gebrochen. Gute Besserung, Micha!
2026-09-24 09:00 > 2026-10-06 11:00 | Neue Zeiten [ab Montag]: wir öffnen um 9 statt um 8.
2026-09-24 09:00 > 2026-10-06 11:00 | Die neue Karte startet [am Donnerstag, 1. Oktober]. Tschüss Gazpacho, hallo Kürbis.
2026-09-24 09:00 > 2026-09-30 11:00 | Die neue Karte startet am Donnerstag, 1. Oktober. Tschüss Gazpacho, hallo Kürbis.
2026-09-24 09:00 > 2026-10-06 11:00 | Wer hilft uns [Sonntagvormittag] beim Regaleschleppen? Pizza gibt's auch.
2026-09-24 09:00 > 2026-10-06 11:00 | Am Montag strichen wir die Tür gelb, und der Postbote liebt sie.
2026-09-24 09:00 > 2026-10-06 11:00 | Kinder essen dienstags gratis, Senioren sparen mittwochs.
2026-09-24 09:00 > 2026-10-06 11:00 | [Am 3. Oktober] ist Feiertag, wir haben [Samstag] zu.
2026-09-24 09:00 > 2026-10-06 11:00 | 10/10, sagt Dani, der das 450-g-Steak in 9:40 Minuten geschafft hat.
2026-09-24 09:00 > 2026-10-06 11:00 | [Freitagnachmittag] ist zu, Lucie heiratet!
2026-09-24 09:00 > 2026-10-06 11:00 | Freitag hat Lucie geheiratet, wir sind noch ganz gerührt.
2026-09-24 09:00 > 2026-10-06 11:00 | Salon Sonntag, Friseurmeisterin Ilse Sonntag, Bahnhofstr. 8. Farbe 39 €.
2026-09-24 09:00 > 2026-10-06 11:00 | Unser Sonntagsbrot schmeckt auch am Montag noch, getoastet mit Butter.
zone Europe/Berlin
2026-02-26 09:00 > 2026-03-10 10:00 | Der Klempner war Mittwoch da, das Wasser ist wieder warm.
2026-02-26 09:00 > 2026-03-10 10:00 | Ausverkauf endet [am Samstag, 28.2.] Mäntel zum halben Preis.
2026-02-26 09:00 > 2026-03-10 10:00 | [Heute, Donnerstag], schließen wir wegen Inventur um 15 Uhr.
2026-02-26 09:00 > 2026-03-10 10:00 | Freitagabend ist Curryabend, jede Woche zwei Gänge für 16 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Eine Kundin sagte am Samstag, unser Kuchen sei besser als Omas.
2026-02-26 09:00 > 2026-03-10 10:00 | Neu: die Montagstasse für Morgenmuffel, 11 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Nächster freier Termin bei Dr. Klein: [Dienstag, 3. März, 14:15 Uhr].
2026-02-26 09:00 > 2026-03-10 10:00 | Parken ist sonntags und ab 19 Uhr kostenlos.
2026-02-26 09:00 > 2026-03-10 10:00 | Für die Müllsammelaktion [am Samstag] brauchen wir noch zwei Leute.
2026-02-26 09:00 > 2026-03-10 10:00 | Gesichtet am Sonntag: ein Eisvogel an unserem Gartentor!
2026-02-26 09:00 > 2026-03-10 10:00 | Eure Bestellung könnt ihr [morgen, Freitag], ab 10 Uhr abholen.
2026-02-26 09:00 > 2026-03-10 10:00 | Wir liefern Dienstag bis Samstag, Mindestbestellwert 15 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Die Anmeldung für April öffnet [am 2. März] um 9 Uhr.
2026-02-26 09:00 > 2026-03-10 10:00 | Unser Wein „Fauler Sonntag“, 12,5 % vol., 7,90 € die Flasche.
2026-02-26 09:00 > 2026-03-10 10:00 | Handball live [am Sonntag] ab 15 Uhr auf der Leinwand!
zone Europe/Berlin
2026-07-20 10:00 > 2026-07-29 12:00 | Der Eiswagen kommt [morgen, Dienstag], um 17 Uhr vor den Laden.
2026-07-20 10:00 > 2026-07-29 12:00 | Glückwunsch an Jana, die am Freitag ihre Gesellenprüfung geschafft hat!
2026-07-20 10:00 > 2026-07-29 12:00 | Montag ist Flicktag: bringt eure Jeans, wir stopfen sie für 5 €.
2026-07-20 10:00 > 2026-07-29 12:00 | Der Leseclub startet [diesen Samstag, 25. Juli], für Kinder von 4 bis 11.
2026-07-20 10:00 > 2026-07-29 12:00 | Grillboxen bitte bis [Mittwoch, 18 Uhr], bestellen.
2026-07-20 10:00 > 2026-07-29 12:00 | Samstag hat es geschüttet und ihr seid trotzdem gekommen. Helden!
2026-07-20 10:00 > 2026-07-29 12:00 | Die Sonntagszeitung gibt's zum Frühstück gratis dazu.
2026-07-20 10:00 > 2026-07-29 12:00 | Nagelstudio: [Mittwoch 11:15 Uhr] ist ein Termin frei geworden.
2026-07-20 10:00 > 2026-07-29 12:00 | Straße des 1. Mai 22, Tel. 0351 25 07 20.
2026-07-20 10:00 > 2026-07-29 12:00 | Sorte der Woche: Samstagnacht, dunkle Schokolade mit Orange.
zone Europe/Berlin
2026-10-05 09:00 > 2026-10-14 09:00 | [Am Samstag] pressen wir Äpfel, bringt saubere Flaschen mit.
2026-10-05 09:00 > 2026-10-14 09:00 | Am Freitag verschwand das Gerüst, endlich sehen wir den Himmel wieder.
2026-10-05 09:00 > 2026-10-14 09:00 | Der Strickkreis am Mittwoch sucht neue Mitglieder jeden Alters.
2026-10-05 09:00 > 2026-10-14 09:00 | Das Café schließt [Freitag] früher, das ganze Team ist auf Ellas Hochzeit.
2026-10-05 09:00 > 2026-10-14 09:00 | Menü für zwei für 19,95 €, nur [bis 10. Oktober].
2026-10-05 09:00 > 2026-10-14 09:00 | Ein Reisebus blieb am Samstag vor der Tür liegen: 54 Tassen Tee!
zone Europe/Berlin
2026-03-16 09:00 > 2026-03-25 10:00 | Akustikkonzert [am Freitag] ab 20 Uhr, Eintritt frei.
2026-03-16 09:00 > 2026-03-25 10:00 | Verpasst nicht die Saatgutbörse [am Samstag] im Gemeindehaus!
2026-03-16 09:00 > 2026-03-25 10:00 | Die neue Karte erscheint [Mittwoch], mit Spargel und Lamm.
2026-03-16 09:00 > 2026-03-25 10:00 | Samstag regnete es, Sonntag schien die Sonne. So ist das Marktleben.
2026-03-16 09:00 > 2026-03-25 10:00 | Der Gasmonteur kommt [am Donnerstag], es gibt nur belegte Brote.
`;
