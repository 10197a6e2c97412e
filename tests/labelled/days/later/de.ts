/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_GERMAN = `
zone Europe/Berlin
2026-11-18 08:30 > 2026-12-02 12:00 | Stollenbacken mit Kindern [diesen Samstag], Schürzen liegen bereit.
2026-11-18 08:30 > 2026-12-02 12:00 | Das „Freitagsbaguette“ hat Sesam außen und Roggen innen.
2026-11-18 08:30 > 2026-12-02 12:00 | Jeden Freitag um zwölf geht die Ofentür auf.
2026-11-18 08:30 > 2026-12-02 12:00 | Seit Sonntag schreibt Ida, sieben Jahre alt, unsere Tafel.
2026-11-18 08:30 > 2026-12-02 12:00 | Die Christbäume kommen [am 27. November], frisch geschlagen.
2026-11-18 08:30 > 2026-11-19 12:00 | Die Christbäume kommen am 27. November, frisch geschlagen.
2026-11-18 08:30 > 2026-12-02 12:00 | Geöffnet Mittwoch bis Sonntag ab 12 Uhr, Montag und Dienstag zu.
2026-11-18 08:30 > 2026-12-02 12:00 | Bartschnitt 12 €, das volle Programm 28 €, montags bis donnerstags ohne Termin.
2026-11-18 08:30 > 2026-12-02 12:00 | Unser Scheunendach stammt von 1794 und tropft auch so.
2026-11-18 08:30 > 2026-12-02 12:00 | Drei zum Preis von zwei auf alle Brettspiele [bis Samstag].
2026-11-18 08:30 > 2026-12-02 12:00 | [Dieses Wochenende] gehen in der Altstadt die Lichter an, wir bleiben bis neun.
2026-11-18 08:30 > 2026-12-02 12:00 | [Heute, Montag, 30. November], haben wir wegen Inventur zu.
2026-11-18 08:30 > 2026-12-02 12:00 | Morgen ist [Dienstag], also Augenbrauen zum halben Preis.
2026-11-18 08:30 > 2026-11-30 12:00 | Morgen ist Dienstag, also Augenbrauen zum halben Preis.
2026-11-18 08:30 > 2026-12-02 12:00 | Was für ein Samstag! Elf Kränze, ein verbrannter Finger, nichts bereut.
2026-11-18 08:30 > 2026-12-02 12:00 | Die Adventskalender waren am Montag ausverkauft, Nachschub ist unterwegs.
2026-11-18 08:30 > 2026-12-02 12:00 | Wir suchen [ab Montag] eine Pflegestelle für einen alten Kater.
2026-11-18 08:30 > 2026-12-02 12:00 | Zwei Räderwechsel kriegen wir [Freitagvormittag] noch unter.
2026-11-18 08:30 > 2026-12-02 12:00 | Samstagsaushilfe gesucht: höflich, pünktlich, kuchenfest.
2026-11-18 08:30 > 2026-12-02 12:00 | Der Glühwein ist zurück, 4,50 € der Becher, freitags ab 17 Uhr.
2026-11-18 08:30 > 2026-12-02 12:00 | Der Chor singt [am Sonntag um vier] vor dem Laden.
2026-11-18 08:30 > 2026-12-02 12:00 | [Am Donnerstag] machen wir um vier Schluss, das Team geht ins Theater.
2026-11-18 08:30 > 2026-12-02 12:00 | Die Stadt asphaltierte am Sonntag unseren Parkplatz, Schluss mit Pfützen.
2026-11-18 08:30 > 2026-12-02 12:00 | Rubys erster Tag bei uns war Montag, und sie hat schon Stammkunden.
2026-11-18 08:30 > 2026-12-02 12:00 | Weihnachtssterne ab 6 €, solange der Vorrat reicht.
2026-11-18 08:30 > 2026-12-02 12:00 | Gänse [bis 25. November] bestellen, abholen an Heiligabend.
2026-11-18 08:30 > 2026-12-02 12:00 | Oma schwor auf Waschen am Montag und Putzen am Samstag.
2026-11-18 08:30 > 2026-12-02 12:00 | Büchertausch mit Plätzchen [am Dienstag] im Obergeschoss, Eintritt frei.
2026-11-18 08:30 > 2026-12-02 12:00 | Jeder Hund hat einen Samstag verdient.
2026-11-18 08:30 > 2026-12-02 12:00 | Lange Einkaufsnacht [am Donnerstag, 26. November], von 18 bis 21 Uhr.
2026-11-18 08:30 > 2026-12-02 12:00 | Wer am Freitag bei der Verkostung dabei war, weiß, warum der Malbec weg ist.
zone Europe/Berlin
2026-09-09 07:45 > 2026-09-23 10:00 | [Am Freitag] ab acht liegen die ersten Zwetschgendatschi im Regal.
2026-09-09 07:45 > 2026-09-23 10:00 | Kai heiratet, deshalb gibt's [Donnerstag und Freitag] keinen TÜV.
2026-09-09 07:45 > 2026-09-23 10:00 | Verregnete Sonntage sind für Antiquariate gemacht.
2026-09-09 07:45 > 2026-09-23 10:00 | Neue Schere, neuer Kessel, neue Azubine: alles am Montag bekommen.
2026-09-09 07:45 > 2026-09-23 10:00 | Die Montagsrunde trifft sich um zwei bei Tee und Domino.
2026-09-09 07:45 > 2026-09-23 10:00 | Dahlien, jeden Morgen frisch geschnitten, 8 € der Strauß.
2026-09-09 07:45 > 2026-09-23 10:00 | Die Anmeldung zum Feriencamp öffnet [am Montag um 9 Uhr].
2026-09-09 07:45 > 2026-09-23 10:00 | Nicht mehr lang: Mostfest [vom 18. bis 20. September].
2026-09-09 07:45 > 2026-09-10 12:00 | Nicht mehr lang: Mostfest vom 18. bis 20. September.
2026-09-09 07:45 > 2026-09-23 10:00 | Die Autorin von „Sonntag am See“ liest [am Donnerstagabend] bei uns.
2026-09-09 07:45 > 2026-09-23 10:00 | Ein Hoch auf den Mann, der uns an einem Sonntag den Kühlschrank geflickt hat.
2026-09-09 07:45 > 2026-09-23 10:00 | Neuer Stundenplan: Mo Zumba, Di Spinning, Do Boxen.
2026-09-09 07:45 > 2026-09-23 10:00 | Der Kürbis-Latte ist zurück und wir schämen uns nicht.
2026-09-09 07:45 > 2026-09-23 10:00 | Erstimpfung für Kätzchen zum halben Preis, nur [bis zum 19.].
2026-09-09 07:45 > 2026-09-23 10:00 | Ted kam 2003 an einem nassen Donnerstag zum ersten Mal herein.
2026-09-09 07:45 > 2026-09-23 10:00 | Der rote Fiesta müsste bitte [vor Freitag] vom Hof.
2026-09-09 07:45 > 2026-09-23 10:00 | Nix geht über Pommes am Freitag.
2026-09-09 07:45 > 2026-09-23 10:00 | Morgen, [Samstag], ist Dorffest und unser Kürbis tritt an.
2026-09-09 07:45 > 2026-09-18 10:00 | Morgen, Samstag, ist Dorffest und unser Kürbis tritt an.
2026-09-09 07:45 > 2026-09-23 10:00 | Viele fragten nach der Band vom Sonntag: Sie heißt Heuschnupfen.
2026-09-09 07:45 > 2026-09-23 10:00 | Hofräumung [dieses Wochenende], alles muss raus.
2026-09-09 07:45 > 2026-09-23 10:00 | Sarah färbt dienstags und donnerstags, Bea an den anderen Tagen.
2026-09-09 07:45 > 2026-09-23 10:00 | Samstags von 9 bis 13 Uhr geöffnet, und zwar bis Weihnachten.
2026-09-09 07:45 > 2026-09-23 10:00 | Den [19. September] freihalten: Erntedankessen.
2026-09-09 07:45 > 2026-09-23 10:00 | [Dienstag] kommt der Gasmann, die Küche bleibt kalt.
2026-09-09 07:45 > 2026-09-23 10:00 | Sonntagmorgens sind wir Yogastudio, sonst Wollladen.
2026-09-09 07:45 > 2026-09-23 10:00 | Das Schönste am Samstag war der Hund mit Fliege.
2026-09-09 07:45 > 2026-09-23 10:00 | Leberkässemmel 3,50 €, Tee 1,20 €, ein Schwätzchen gratis.
2026-09-09 07:45 > 2026-09-23 10:00 | Rechnet [am Freitag] mit Wartezeit, die Straße ist halbseitig gesperrt.
2026-09-09 07:45 > 2026-09-23 10:00 | Annahmeschluss für Präsentkörbe: [Mittwoch, 12 Uhr].
zone Europe/Berlin
2027-04-13 09:00 > 2027-04-27 11:00 | [Diesen Freitag] kommt Wildschwein auf den Grill, solange es reicht.
2027-04-13 09:00 > 2027-04-27 11:00 | Die „Dienstagstorte“ mit Zitrone ist im April drei Euro günstiger.
2027-04-13 09:00 > 2027-04-27 11:00 | Frühling! Die Eisbahn gab am Sonntag auf.
2027-04-13 09:00 > 2027-04-27 11:00 | [Donnerstag] ist Abgabetermin fürs Gewinnspiel, also ran an die Stifte.
2027-04-13 09:00 > 2027-04-27 11:00 | Schuhreparatur in zwei Tagen, Annahme montags bis freitags.
2027-04-13 09:00 > 2027-04-27 11:00 | Seit letztem Donnerstag wohnt eine Eule bei uns. Wie soll sie heißen?
2027-04-13 09:00 > 2027-04-27 11:00 | Wir schleifen den Boden und haben [vom 17. bis 19. April] zu.
2027-04-13 09:00 > 2027-04-14 12:00 | Wir schleifen den Boden und haben vom 17. bis 19. April zu.
2027-04-13 09:00 > 2027-04-27 11:00 | Gegründet 1889, überflutet 1921, immer noch am Zapfen.
2027-04-13 09:00 > 2027-04-27 11:00 | Ein Rohrbruch legte am Samstag unsere Küche lahm.
2027-04-13 09:00 > 2027-04-27 11:00 | Eine Wanderung am Sonntag braucht ein Brot vom Samstag.
2027-04-13 09:00 > 2027-04-27 11:00 | Erste-Hilfe-Kurs [Samstag 10 Uhr] im Feuerwehrhaus, kostenlos.
2027-04-13 09:00 > 2027-04-27 11:00 | Karten im Vorverkauf gibt es noch [bis Donnerstag].
2027-04-13 09:00 > 2027-04-27 11:00 | Wer hat den Regenbogen am Montagabend gesehen?
2027-04-13 09:00 > 2027-04-27 11:00 | Halber Preis auf Keramik [dieses Wochenende], auch schiefe Tassen.
2027-04-13 09:00 > 2027-04-27 11:00 | Mütter trinken sonntags im Mai umsonst.
2027-04-13 09:00 > 2027-04-27 11:00 | Kino im Park: Bringt [Freitagabend] eine Decke mit, Popcorn haben wir.
2027-04-13 09:00 > 2027-04-27 11:00 | Der Freitag gehört dem Flanellhemd.
2027-04-13 09:00 > 2027-04-27 11:00 | Ist heute schon [Mittwoch]? Dann gibt's Flammkuchen.
2027-04-13 09:00 > 2027-04-27 11:00 | Morgen ist [Samstag], die Backstube öffnet um sechs.
2027-04-13 09:00 > 2027-04-23 11:00 | Morgen ist Samstag, die Backstube öffnet um sechs.
2027-04-13 09:00 > 2027-04-27 11:00 | Dr. Haas ist [am Mittwoch] nicht da, Dr. Lehmann übernimmt.
2027-04-13 09:00 > 2027-04-27 11:00 | Die Ziegen Thelma und Louise zogen am Freitag bei uns ein.
2027-04-13 09:00 > 2027-04-27 11:00 | Zeiten: Mo–Fr 9–17, Sa 10–14 Uhr.
2027-04-13 09:00 > 2027-04-27 11:00 | Unsere Auszubildende hat am Donnerstag ihren ersten Fade geschnitten.
2027-04-13 09:00 > 2027-04-27 11:00 | Einlass [am Sonntag ab zwölf], erstes Rennen um eins.
2027-04-13 09:00 > 2027-04-27 11:00 | Ladies' Night, jeden Donnerstag, Eintritt frei.
2027-04-13 09:00 > 2027-05-03 11:00 | Pflanzenmarkt [am 1. Mai]: Tomaten, Paprika und zehn Sorten Basilikum.
2027-04-13 09:00 > 2027-04-27 11:00 | Was immer ihr am Samstag macht, macht es mit gutem Kaffee.
2027-04-13 09:00 > 2027-04-27 11:00 | Geliehene Kostüme bitte [bis Mittwoch] zurückbringen.
zone Europe/Berlin
2026-10-22 09:00 > 2026-11-05 10:00 | Für die Gruselnägel haben wir [am Samstag] noch drei Lücken.
2026-10-22 09:00 > 2026-11-05 10:00 | Unser Samstagsfrühstück für zwei kostet 24,90 € und macht richtig satt.
2026-10-22 09:00 > 2026-11-05 10:00 | [Am Sonntag] wird die Uhr umgestellt, eine Stunde mehr für ein gutes Buch.
2026-10-22 09:00 > 2026-11-05 10:00 | 112 Gespenster klingelten letztes Jahr, um sieben war das Karamell alle.
2026-10-22 09:00 > 2026-11-05 10:00 | Kürbisse 3 € das Stück, zwei für einen Fünfer.
2026-10-22 09:00 > 2026-11-05 10:00 | Die Strickrunde trifft sich jeden Mittwoch im Hinterzimmer.
2026-10-22 09:00 > 2026-11-05 10:00 | Schade: Das Herbstfeuer [am Sonntag] fällt aus, die Wiese ist ein Sumpf.
2026-10-22 09:00 > 2026-11-05 10:00 | Montag Mülltonnen, Dienstag schon wieder. Fragt nicht.
2026-10-22 09:00 > 2026-11-05 10:00 | Neue Herbstkarte [ab Freitag], viel Kürbis.
2026-10-22 09:00 > 2026-11-05 10:00 | Wer [bis Ende Oktober] ein Flohmittel kauft, kriegt die Wurmkur dazu.
2026-10-22 09:00 > 2026-11-05 10:00 | Jess zieht [am 2. November] in die Hauptstraße 14 um.
2026-10-22 09:00 > 2026-10-23 12:00 | Jess zieht am 2. November in die Hauptstraße 14 um.
2026-10-22 09:00 > 2026-11-05 10:00 | Die Jungs haben am Dienstag ein Getriebe und zwei Kupplungen eingebaut, alles vor dem Mittag.
2026-10-22 09:00 > 2026-11-05 10:00 | Ruhiger Mittwoch hier, darum ein Foto von der Ladenkatze.
2026-10-22 09:00 > 2026-11-05 10:00 | Kneipenquiz [heute, Donnerstag, 22.10.], höchstens sechs pro Team.
2026-10-19 09:00 > 2026-10-22 16:00 | Kneipenquiz heute, Donnerstag, 22.10., höchstens sechs pro Team.
2026-10-22 09:00 > 2026-11-05 10:00 | Seit dem 4. März 2008 ist Linda bei uns: alles Gute!
2026-10-22 09:00 > 2026-11-05 10:00 | Morgen ist [Samstag] und es riecht nach Gummistiefeln.
2026-10-22 09:00 > 2026-10-23 17:00 | Morgen ist Samstag und es riecht nach Gummistiefeln.
2026-10-22 09:00 > 2026-11-05 10:00 | TÜV gefällig? Werktags 8 bis 17.30 Uhr, samstags bis 12 Uhr.
2026-10-22 09:00 > 2026-11-05 10:00 | Geburtstag [an diesem Wochenende]? Wir haben Ballons.
2026-10-22 09:00 > 2026-11-05 10:00 | Wer hat für [Sonntag] zwölf Plätze reserviert und seine Nummer nicht hinterlassen?
2026-10-22 09:00 > 2026-11-05 10:00 | Die netten Leute vom Lokalradio schauten am Freitag auf einen Kaffee vorbei.
2026-10-22 09:00 > 2026-11-05 10:00 | [Samstag], 10 bis 14 Uhr: bringt eure Äpfel, wir pressen sie.
2026-10-22 09:00 > 2026-11-05 10:00 | Beim Poetry Slam am Donnerstag gab es nur noch Stehplätze.
2026-10-22 09:00 > 2026-11-05 10:00 | Montags vegane Wurst, sonst mit Fleisch.
2026-10-22 09:00 > 2026-11-05 10:00 | [Am Montag] fangen die Wichtel in der Grotte an, Vorsicht Leiter.
2026-10-22 09:00 > 2026-11-05 10:00 | Basteltisch in den Ferien [von Dienstag bis Donnerstag], 4 € pro Kind.
2026-10-22 09:00 > 2026-11-05 10:00 | Letztes Anbaden der Saison [am Sonntag], das Wasser hat 11 Grad.
2026-10-22 09:00 > 2026-11-05 10:00 | Ihr habt [bis Freitag] Zeit, fürs Weihnachtsfenster abzustimmen.
2026-10-22 09:00 > 2026-11-05 10:00 | Mach's gut, Barney: unser Ladenhund hat uns am Montag verlassen.
zone Europe/Berlin
2026-05-05 09:00 > 2026-05-19 10:00 | Weinprobe [am Freitag] um sieben, 15 € mit Häppchen.
2026-05-05 09:00 > 2026-05-19 10:00 | [Samstag]: Töpfern für Kinder, 10 bis 12 Uhr. Anmeldung per Nachricht.
2026-05-05 09:00 > 2026-05-19 10:00 | Wir stehen [am Sonntag] mit unseren Marmeladen auf dem Schulfest.
2026-05-05 09:00 > 2026-05-19 10:00 | [Am Mittwoch] gibt es kein Brot, die Mühle kann nicht liefern.
2026-05-05 09:00 > 2026-05-19 10:00 | Unsere Physiotherapeutin ist [von Donnerstag bis Samstag] nicht da.
2026-05-05 09:00 > 2026-05-19 10:00 | Erdbeeren für 3 € die Schale [bis Sonntag].
2026-05-05 09:00 > 2026-05-19 10:00 | Frische Krabben [dieses Wochenende], nur solange der Vorrat reicht.
2026-05-05 09:00 > 2026-05-19 10:00 | Der Lesekreis [am Donnerstag] trifft sich jetzt im Obergeschoss.
2026-05-05 09:00 > 2026-05-19 10:00 | [Am Freitag] sind noch Nageltermine frei: 10.15 und 14.45 Uhr.
2026-05-05 09:00 > 2026-05-19 10:00 | Mama-Baby-Yoga beginnt [am Montag, 11. Mai].
2026-05-05 09:00 > 2026-05-06 12:00 | Mama-Baby-Yoga beginnt am Montag, 11. Mai.
2026-05-05 09:00 > 2026-05-19 10:00 | Unsere Sonntagspastete: Rind, Soße, alles drin.
2026-05-05 09:00 > 2026-05-19 10:00 | 300 € kamen am Samstag beim Kuchenverkauf zusammen, danke!
2026-05-05 09:00 > 2026-05-19 10:00 | Jeden Samstag: Brot umsonst für alle über 80.
2026-05-05 09:00 > 2026-05-19 10:00 | Freitags öffnen wir später.
2026-05-05 09:00 > 2026-05-19 10:00 | Seit Montag liefern wir mit dem Lastenrad.
2026-05-05 09:00 > 2026-05-19 10:00 | Mo–Fr 8–17 Uhr, Sa 8–12 Uhr.
2026-05-05 09:00 > 2026-05-19 10:00 | Waschen und Schneiden 25 €, Farbe ab 40 €.
2026-05-05 09:00 > 2026-05-19 10:00 | 1968 kaufte mein Großvater diesen Laden.
2026-05-05 09:00 > 2026-05-19 10:00 | Letzten Freitag kam ein Fuchs herein und kaufte nichts.
2026-05-05 09:00 > 2026-05-19 10:00 | Schon wieder [Montag]. Kaffee?
2026-05-05 09:00 > 2026-05-19 10:00 | Am Montag haben zwei neue Mechaniker bei uns angefangen.
2026-05-05 09:00 > 2026-05-19 10:00 | Am Samstag wurde die Hecke geschnitten, man sieht das Schild wieder.
2026-05-05 09:00 > 2026-05-19 10:00 | Heute ist [Mittwoch], also Suppentag.
2026-05-05 09:00 > 2026-05-19 10:00 | Montags und dienstags im Mai zum halben Preis.
2026-05-05 09:00 > 2026-05-08 10:00 | Morgen, Samstag, öffnen wir um 7.
2026-05-05 09:00 > 2026-05-07 10:00 | Morgen, [Samstag], öffnen wir um 7.
2026-05-05 09:00 > 2026-05-19 10:00 | Sonntagsmenschen, dieser Sessel ist für euch.
2026-05-05 09:00 > 2026-05-19 10:00 | Die Lieferwagen fahren jeden Dienstag und Freitag.
2026-05-05 09:00 > 2026-05-19 10:00 | [Am 14.] wird unser Ofen 50.
zone Europe/Berlin
2027-01-12 09:00 > 2027-01-26 10:00 | Schlittschuhe schleifen wir [am Samstag] zwischen 9 und 12 Uhr gratis, aber nur für Kinder.
2027-01-12 09:00 > 2027-01-26 10:00 | Sonntagnacht knackten wir die 1.000 Abonnenten. Ihr seid die Besten!
2027-01-12 09:00 > 2027-01-26 10:00 | Der „Samstagsstapel“: drei Pfannkuchen, Speck und echter Ahornsirup.
2027-01-12 09:00 > 2027-01-26 10:00 | Die Praxis Dr. Sommer bleibt [am Freitag] wegen einer Tagung geschlossen.
2027-01-12 09:00 > 2027-01-26 10:00 | Chili-Wettkochen [diesen Samstag]! Löffel und Meinung mitbringen.
2027-01-12 09:00 > 2027-01-26 10:00 | Der Schneepflug begrub am Montag unser Schild, aber ja, wir sind da.
2027-01-12 09:00 > 2027-01-26 10:00 | Donnerstags Sauerteig, freitags Zimtschnecken.
2027-01-12 09:00 > 2027-01-26 10:00 | Die Anfängerkurse gehen [am 18. Januar] weiter.
2027-01-12 09:00 > 2027-01-13 12:00 | Die Anfängerkurse gehen am 18. Januar weiter.
2027-01-12 09:00 > 2027-01-26 10:00 | Alle Winterjacken 40 % günstiger [bis Sonntag].
2027-01-12 09:00 > 2027-01-26 10:00 | Seit Samstag bewacht ein Schneemann die Terrasse. Wie soll er heißen?
2027-01-12 09:00 > 2027-01-26 10:00 | Di–Fr 10–18, Sa 9–16, So und Mo zu.
2027-01-12 09:00 > 2027-01-26 10:00 | Sagt Margit [am Donnerstag] tschüss, nach 31 Jahren hinter dieser Theke.
2027-01-12 09:00 > 2027-01-26 10:00 | Räderwechsel in 15 Minuten, 60 € mit Auswuchten.
2027-01-12 09:00 > 2027-01-26 10:00 | Der schönste Sonntag des Winters bisher, der Hang war voll.
2027-01-12 09:00 > 2027-01-26 10:00 | Die Band, die [Freitag] spielt, ist laut. Wir haben euch gewarnt.
2027-01-12 09:00 > 2027-01-26 10:00 | Morgen ist [Freitag] und Zahltag. Pommes?
2027-01-12 09:00 > 2027-01-14 17:00 | Morgen ist Freitag und Zahltag. Pommes?
2027-01-12 09:00 > 2027-01-26 10:00 | Unser Gründer sperrte am 15. Januar 1956 zum ersten Mal auf.
2027-01-12 09:00 > 2027-01-26 10:00 | Seniorenschwimmen: montags und mittwochs um 8.
zone Europe/Berlin
2026-08-11 09:00 > 2026-08-25 10:00 | Krabbenwettangeln [am Samstag], Eimer stellen wir.
2026-08-11 09:00 > 2026-08-25 10:00 | Hummer ist da! Wir kochen ihn euch [bis Freitag], einfach fragen.
2026-08-11 09:00 > 2026-08-25 10:00 | Leider ging am Sonntag das Kartengerät kaputt.
2026-08-11 09:00 > 2026-08-25 10:00 | Sommerzeiten: Mo bis Sa 8–20 Uhr, So 10–16 Uhr.
2026-08-11 09:00 > 2026-08-25 10:00 | Jennys Makramee-Abend ist [am Donnerstag] wieder da, Anfänger willkommen.
2026-08-11 09:00 > 2026-08-25 10:00 | Im Freitagsauflauf steckt Rind und Bier, schon immer.
2026-08-11 09:00 > 2026-08-25 10:00 | Eine Möwe klaute Dirk am Montag das Fischbrötchen.
2026-08-11 09:00 > 2026-08-25 10:00 | Zwei Zimmer haben wir [dieses Wochenende] noch, mit Meerblick.
2026-08-11 09:00 > 2026-08-25 10:00 | Eis ab 1,80 €, Hundeeis 1,50 €.
2026-08-11 09:00 > 2026-08-25 10:00 | [Ab Montag] gibt es bei uns Frühstück.
2026-08-11 09:00 > 2026-08-25 10:00 | Regatta ist [am 15. August], dann sind Straßen gesperrt.
2026-08-11 09:00 > 2026-08-25 10:00 | Jazz auf der Terrasse, jeden Sonntag.
2026-08-11 09:00 > 2026-08-25 10:00 | Gebaut 1902, Bäckerei seit 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | Der Rettungsschwimmerkurs endet [am Freitag], Glückwunsch an alle!
2026-08-11 09:00 > 2026-08-25 10:00 | Wir sehen uns [morgen, Samstag], am Strand.
zone Europe/Berlin
2027-03-02 09:00 > 2027-03-17 10:00 | 50 Osterglocken für 10 €, [bis Samstag] oder solange sie reichen.
2027-03-02 09:00 > 2027-03-17 10:00 | Schnupperstunde an der Töpferscheibe [am Donnerstagabend], Ton unterm Nagel garantiert.
2027-03-02 09:00 > 2027-03-17 10:00 | Am Freitag hatten wir drei Bräute an einem Tag.
2027-03-02 09:00 > 2027-03-17 10:00 | Unser Montagsmokka kostet 3 €.
2027-03-02 09:00 > 2027-03-17 10:00 | Unsere Buchhalterin geht [am Freitag] in Rente. Stoßt um vier mit uns an.
2027-03-02 09:00 > 2027-03-17 10:00 | Der Muttertagstee ist [am Sonntag, 7. März].
2027-03-02 09:00 > 2027-03-17 10:00 | Jeden Dienstag steht der Bücherbus vor der Tür.
2027-03-02 09:00 > 2027-03-17 10:00 | Neun Räder haben wir am Samstag repariert und elf Krapfen gegessen.
2027-03-02 09:00 > 2027-03-17 10:00 | Öffnungszeiten: Mo–Do 9–17, Fr 9–19, Sa 10–15 Uhr.
2027-03-02 09:00 > 2027-03-17 10:00 | Seit Freitag läuten die Glocken wieder.
2027-03-02 09:00 > 2027-03-17 10:00 | Bauernmarkt auf dem Platz [diesen Samstag].
2027-03-02 09:00 > 2027-03-17 10:00 | [Für Freitag und Samstag] haben wir noch Termine beim Hundefriseur.
2027-03-02 09:00 > 2027-03-17 10:00 | Im Geschäft seit 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Morgen, Freitag], steht der Wagen in Hohenau.
2027-03-02 09:00 > 2027-03-17 10:00 | [Ab dem 14. März] haben wir auch sonntags auf.
zone Europe/Berlin
2026-07-07 09:00 > 2026-07-21 10:00 | [Am Samstagnachmittag] spielt die Blaskapelle im Hof, Liegestühle erlaubt.
2026-07-07 09:00 > 2026-07-21 10:00 | WLAN ist weg, bis [am Donnerstag] der Techniker kommt.
2026-07-07 09:00 > 2026-07-21 10:00 | Meine Donnerstagsstammgäste haben einen Orden verdient.
2026-07-07 09:00 > 2026-07-21 10:00 | Der Sonntagsscone ist diesen Monat mit Käse.
2026-07-07 09:00 > 2026-07-21 10:00 | Schwimmkurse an jedem Werktag ab 16 Uhr.
2026-07-07 09:00 > 2026-07-21 10:00 | Der Lavendel blüht, das Selberpflücken startet [am Sonntag].
2026-07-07 09:00 > 2026-07-21 10:00 | Eine Kundin hinterließ am Freitag fünf Sterne und rettete unsere Woche.
2026-07-07 09:00 > 2026-07-21 10:00 | Verlosung [Freitag], Lose ein Euro.
2026-07-07 09:00 > 2026-07-21 10:00 | Der Laden bleibt [vom 13. bis 15. Juli] zu.
2026-07-07 09:00 > 2026-07-21 10:00 | Seit 1999 füttern wir denselben Sauerteig.
2026-07-07 09:00 > 2026-07-21 10:00 | Nur [bis Mittwoch]: drei Bücher für fünf Euro.
2026-07-07 09:00 > 2026-07-21 10:00 | Morgen ist [Donnerstag], also offen bis 20 Uhr.
`;
