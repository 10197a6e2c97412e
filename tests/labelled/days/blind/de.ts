/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_GERMAN = `
zone Europe/Berlin
2026-06-02 08:00 > 2026-06-10 09:00 | Kurzer Hinweis: [Am Freitag] schließen wir schon um 14 Uhr, weil Lena heiratet.
2026-06-02 08:00 > 2026-06-10 09:00 | Die Erdbeeren vom Freitag waren ein Traum, oder?
2026-06-02 08:00 > 2026-06-10 09:00 | Wer hat am Samstag seine Lesebrille bei uns liegen lassen? Sie wartet an der Kasse.
2026-06-02 08:00 > 2026-06-10 09:00 | Spargel satt nur noch [bis Sonntag], danach ist Schluss für dieses Jahr.
2026-06-02 08:00 > 2026-06-10 09:00 | Unser Sonntagsbrot liegt ab sofort auch unter der Woche im Regal.
2026-06-03 08:00 > 2026-06-15 09:00 | Lesung mit Karla Brandt [am 11. Juni] um 19.30 Uhr, Karten an der Kasse.
2026-06-03 08:00 > 2026-06-11 09:00 | Lesung mit Karla Brandt am 11. Juni um 19.30 Uhr, Karten an der Kasse.
2026-06-03 08:00 > 2026-06-15 09:00 | Reifenwechsel ohne Termin? Mittwochs und freitags zwischen 8 und 11 Uhr.
2026-06-03 08:00 > 2026-06-15 09:00 | Bei Jasmin ist [am Donnerstag] um 15.45 Uhr noch ein Platz zum Färben frei geworden.
2026-06-03 08:00 > 2026-06-15 09:00 | Montag ist Pizzatag, da gibt es jede Pizza für 8,50 €.
2026-06-03 08:00 > 2026-06-05 09:00 | [Morgen, Sonntag], frühstücken wir auf der Terrasse. Kommt vorbei!
2026-06-03 08:00 > 2026-06-06 09:00 | Morgen, Sonntag, frühstücken wir auf der Terrasse. Kommt vorbei!
2026-06-04 08:00 > 2026-06-18 09:00 | [Am Samstag] kommt der Schäfer mit drei Lämmern auf den Hof, Kinder dürfen streicheln.
2026-06-04 08:00 > 2026-06-18 09:00 | Am Samstag hat uns ein Kunde 40 Rosen für seine Frau abgekauft. Hach.
2026-06-04 08:00 > 2026-06-18 09:00 | Seit Montag backen wir mit Mehl aus der Obermühle.
2026-06-04 08:00 > 2026-06-18 09:00 | Di–Fr 9–18 Uhr, Sa 9–13 Uhr, Montag Ruhetag.
2026-06-05 08:00 > 2026-06-16 09:00 | Yoga im Park: [Sonntag], 9 Uhr, Treffpunkt an der großen Buche. Matte nicht vergessen.
2026-06-05 08:00 > 2026-06-16 09:00 | Sonntagmorgen, Kaffee, eine Brezel und ein gutes Buch. Mehr braucht es nicht.
2026-06-05 08:00 > 2026-06-16 09:00 | Wir suchen eine Aushilfe für freitags und samstags.
2026-06-05 08:00 > 2026-06-16 09:00 | Impfsprechstunde für Kaninchen [am kommenden Dienstag] von 16 bis 18 Uhr.
2026-06-08 08:00 > 2026-06-22 09:00 | Heute ist [Freitag] und das heißt: Fischbrötchen!
2026-06-08 08:00 > 2026-06-19 09:00 | Heute ist Freitag und das heißt: Fischbrötchen!
2026-06-08 08:00 > 2026-06-22 09:00 | Danke an alle, die uns am Wochenende beim Stadtfest besucht haben.
2026-06-08 08:00 > 2026-06-22 09:00 | [Dieses Wochenende] 20 % auf alle Kübelpflanzen.
2026-06-08 08:00 > 2026-06-22 09:00 | Bestellungen für die Kommunion bitte [bis Mittwoch] abgeben.
2026-06-08 08:00 > 2026-06-22 09:00 | Die Werkstatt bleibt [vom 15. bis 19. Juni] geschlossen.
2026-06-08 08:00 > 2026-06-17 09:00 | Die Werkstatt bleibt vom 15. bis 19. Juni geschlossen.
2026-06-08 08:00 > 2026-06-22 09:00 | 1962 hat Opa Karl hier den ersten Laib gebacken.
2026-06-09 08:00 > 2026-06-22 09:00 | Frische Pfifferlinge treffen [Donnerstag] ein, vorbestellen lohnt sich.
2026-06-09 08:00 > 2026-06-22 09:00 | Fühlt sich heute an wie ein Montag. Zum Glück gibt es Zimtschnecken.
zone Europe/Vienna
2026-10-06 08:00 > 2026-10-15 09:00 | Das neue Kürbisbier fließt [ab Freitag] aus dem Hahn, die ersten zehn Seidel gehen aufs Haus.
2026-10-06 08:00 > 2026-10-15 09:00 | Das Rad, das Montag mit verbogenem Rahmen kam, fährt wieder wie neu.
2026-10-06 08:00 > 2026-10-15 09:00 | Frau Dr. Huber ist [am Donnerstag und Freitag] auf Fortbildung, in Notfällen hilft die Praxis Moser.
2026-10-06 08:00 > 2026-10-15 09:00 | „Freitag“ heißt unser neuer Hauswein, weil er nach Wochenende schmeckt.
2026-10-06 08:00 > 2026-10-15 09:00 | Kinder bis 12 klettern am Sonntagvormittag immer gratis.
2026-10-07 08:00 > 2026-10-19 09:00 | Frühbucherpreis fürs Törggelen gilt nur noch [bis 15. Oktober].
2026-10-07 08:00 > 2026-10-14 09:00 | Frühbucherpreis fürs Törggelen gilt nur noch bis 15. Oktober.
2026-10-07 08:00 > 2026-10-19 09:00 | An einem verschneiten Dienstag im Jahr 1974 hat alles angefangen.
2026-10-07 08:00 > 2026-10-19 09:00 | Kürbisschnitzen mit Oma Resi [am Samstag] ab 14 Uhr, Löffel bitte mitbringen.
2026-10-07 08:00 > 2026-10-19 09:00 | Bei der Hochzeit am Samstag tanzte sogar die Ziege mit.
2026-10-07 08:00 > 2026-10-19 09:00 | Montags kocht keiner gern, unsere Lasagne kostet 9,80 € und reicht für zwei.
2026-10-08 08:00 > 2026-10-10 09:00 | Wir sehen uns [morgen, Samstag], beim Erntedankumzug.
2026-10-08 08:00 > 2026-10-09 09:00 | Wir sehen uns morgen, Samstag, beim Erntedankumzug.
2026-10-08 08:00 > 2026-10-26 09:00 | Noch [bis Sonntag] gibt es auf alle Brillenfassungen 15 % Nachlass.
2026-10-08 08:00 > 2026-10-26 09:00 | Fangfrischer Saibling, wie jeden Donnerstag.
2026-10-09 08:00 > 2026-10-20 09:00 | Wegen Inventur bleibt das Geschäft [am Montag] zu.
2026-10-09 08:00 > 2026-10-20 09:00 | Die Tanzstunde für Anfänger ist am Dienstag um 18 Uhr, die für Fortgeschrittene am Donnerstag um 19 Uhr.
2026-10-09 08:00 > 2026-10-20 09:00 | Eine Rasur für 20 Schilling, wer erinnert sich noch?
2026-10-09 08:00 > 2026-10-20 09:00 | Malen und Wein [diesen Sonntag], vier Staffeleien sind noch frei.
2026-10-12 08:00 > 2026-10-26 09:00 | 60 Läufer trotzten am Sonntag dem Regen, ihr seid großartig!
2026-10-12 08:00 > 2026-10-26 09:00 | Wer sein Martinigansl [bis Freitag] bestellt, spart fünf Euro.
2026-10-12 08:00 > 2026-10-26 09:00 | Sonntagskind, Glückskind: für alle Babys gibt es bei uns ein Paar Söckchen geschenkt.
2026-10-12 08:00 > 2026-10-26 09:00 | Traktorfahrten [am 17. und 18. Oktober], 4 € pro Kopf.
2026-10-12 08:00 > 2026-10-18 09:00 | Traktorfahrten am 17. und 18. Oktober, 4 € pro Kopf.
2026-10-13 08:00 > 2026-10-26 09:00 | Kater Moritz durfte am Freitag in sein neues Zuhause ziehen.
2026-10-13 08:00 > 2026-10-26 09:00 | Die Probe des Chors findet ausnahmsweise [am Mittwoch] statt.
2026-10-13 08:00 > 2026-10-26 09:00 | Schönen [Mittwoch]! Heute köchelt bei uns Kürbissuppe.
2026-10-13 08:00 > 2026-10-27 09:00 | Der Hofladen hat von Donnerstag bis Samstag offen, die Milchtankstelle rund um die Uhr.
2026-10-13 08:00 > 2026-10-27 09:00 | Für den Töpferkurs [am Samstag] sind kurzfristig zwei Plätze frei.
2026-10-13 08:00 > 2026-10-27 09:00 | Der Freitag ist bei uns fleischlos, das hat Tradition.
zone Europe/Zurich
2027-02-02 10:00 > 2027-02-16 09:00 | Wer mag [am Samstag] beim Wursten zuschauen? Los geht's um zehn, Schürzen haben wir.
2027-02-02 10:00 > 2027-02-16 09:00 | Schön war's mit euch am Sonntag beim Fasnachtsumzug!
2027-02-02 10:00 > 2027-02-16 09:00 | Achtung, [diesen Donnerstag und Freitag] nur Barzahlung, das Kartengerät streikt.
2027-02-02 10:00 > 2027-02-16 09:00 | Sonntagsbraten ohne Abwasch? Wir kochen, Sie genießen, CHF 28.
2027-02-02 10:00 > 2027-02-16 09:00 | Marco schneidet wieder: Dienstag bis Samstag, Termine übers Telefon.
2027-02-02 10:00 > 2027-02-16 09:00 | Unsere Hühner legen seit Mittwoch wie verrückt, 10 Eier für CHF 6.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Welpenstunde startet [am Montag, 8. Februar], um 19 Uhr im Saal.
2027-02-02 10:00 > 2027-02-04 09:00 | Die Welpenstunde startet am Montag, 8. Februar, um 19 Uhr im Saal.
2027-02-02 10:00 > 2027-02-16 09:00 | Freitag der Dreizehnte? Bei uns ein Glückstag: das schwarze Eis ist da.
2027-02-02 10:00 > 2027-02-16 09:00 | Wegen Sturm machen wir [Mittwoch] früher Feierabend. Passt auf euch auf.
2027-02-02 10:00 > 2027-02-16 09:00 | Vorbestellte Sträuße gibt's [am Sonntag, den 14. Februar], von 9 bis 13 Uhr.
2027-02-02 10:00 > 2027-02-16 09:00 | Nichts riecht so nach Samstag wie frischer Zopf.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Freitag gab unser Traktor den Geist auf, das halbe Dorf schob mit.
2027-02-02 10:00 > 2027-02-16 09:00 | Jassabend [am Freitag], Einsatz 5 Franken, Suppe inklusive.
2027-02-02 10:00 > 2027-02-16 09:00 | Jassabend jeden zweiten Freitag im Säli.
2027-02-02 10:00 > 2027-02-16 09:00 | Wochenende heißt bei uns: Grill an.
2027-02-02 10:00 > 2027-02-16 09:00 | Alte Brille [bis Samstag] vorbeibringen und 20 Franken sparen.
2027-02-02 10:00 > 2027-02-16 09:00 | Livio hat am Freitag die Lehre mit Bestnote abgeschlossen. Bravo!
2027-02-02 10:00 > 2027-02-16 09:00 | Morgen ist [Sonntag], da schlafen wir aus und öffnen erst um zehn.
2027-02-02 10:00 > 2027-02-06 18:00 | Morgen ist Sonntag, da schlafen wir aus und öffnen erst um zehn.
2027-02-02 10:00 > 2027-02-16 09:00 | Lesezirkel am ersten Dienstag im Monat, diesmal mit Robert Walser.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Gasse wird [von Donnerstag bis Samstag] aufgerissen, bitte den Hintereingang nehmen.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Winterzeiten sind vorbei: ab jetzt Montag bis Samstag von 8 bis 18 Uhr.
2027-02-02 10:00 > 2027-02-16 09:00 | Tausend Dank für die Glückwünsche am Freitag!
2027-02-02 10:00 > 2027-02-16 09:00 | Ihr findet uns [am Samstag] mit Ziegenkäse auf dem Markt in Naters.
2027-02-02 10:00 > 2027-02-16 09:00 | 1921 kostete das Bier dreißig Rappen.
2027-02-02 10:00 > 2027-02-16 09:00 | [Freitag] ist die Hundetagesstätte voll, [am Donnerstag] hätten wir noch Platz.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Wochenende essen Kinder gratis, wenn ein Erwachsener ein Hauptgericht nimmt.
2027-02-02 10:00 > 2027-02-16 09:00 | Unsere Lieferungen ins Tal gehen montags und donnerstags raus.
2027-02-02 10:00 > 2027-02-16 09:00 | Neue Öffnungszeiten [ab kommendem Montag]: 7 bis 12 Uhr, nachmittags zu.
zone Europe/Berlin
2027-02-02 10:00 > 2027-02-16 09:00 | Moin! [Samstag] räuchern wir ab 12 Uhr Forellen vor dem Laden, solange der Vorrat reicht.
2027-02-02 10:00 > 2027-02-16 09:00 | Der Gewinner unserer Tombola von letzter Woche heißt Dieter. Glückwunsch!
2027-02-02 10:00 > 2027-02-16 09:00 | Schon mal vormerken: Saatgutbörse [am 13. Februar] im Gewächshaus.
2027-02-02 10:00 > 2027-02-16 09:00 | Schon mal vormerken: Saatgutbörse am 20. Februar im Gewächshaus.
2027-02-02 10:00 > 2027-02-16 09:00 | Oma sagte immer, an einem Freitag schneidet man keine Haare. Gut, dass Oma hier nicht Chefin ist.
2027-02-02 10:00 > 2027-02-16 09:00 | Glatteis! Wir lassen den Laden morgen, Mittwoch, zu. Bleibt gesund.
2027-02-02 10:00 > 2027-02-02 18:00 | Glatteis! Wir lassen den Laden morgen, Mittwoch, zu. Bleibt gesund.
2027-02-02 10:00 > 2027-02-16 09:00 | Samstage in der Werkstatt riechen nach Holz und Kaffee.
2027-02-02 10:00 > 2027-02-16 09:00 | Bei Tamara wäre [am Donnerstag] um 14 Uhr noch was frei für die Wimpern.
2027-02-02 10:00 > 2027-02-16 09:00 | Ein dickes Lob an die Feuerwehr für das Pfannkuchenessen am Samstag.
2027-02-02 10:00 > 2027-02-16 09:00 | Jede Auster nur 2 Euro, das gilt [bis einschließlich Sonntag].
2027-02-02 10:00 > 2027-02-16 09:00 | Donnerstag ist Schnitzeltag, alle Varianten 11,90 Euro.
2027-02-02 10:00 > 2027-02-16 09:00 | Ratet mal, wer am Montag ihre Meisterprüfung bestanden hat? Unsere Kim!
2027-02-02 10:00 > 2027-02-16 09:00 | Seit Montag verstärkt Josefine unser Praxisteam.
2027-02-02 10:00 > 2027-02-16 09:00 | Nur [an diesem Wochenende]: Rosenstöcke zum halben Preis.
2027-02-02 10:00 > 2027-02-16 09:00 | Angelscheine gibt's bei uns an sechs Tagen, sonntags nach der Kirche.
2027-02-02 10:00 > 2027-02-16 09:00 | [Am Freitag] machen wir wegen Inventur schon um 15 Uhr dicht.
2027-02-02 10:00 > 2027-02-16 09:00 | Der neue Krimi von Nele Neuhaus erscheint [am Dienstag], 40 Stück liegen bereit.
2027-02-02 10:00 > 2027-02-16 09:00 | Warum heißt es wohl Sonntagssoße? Weil sie neun Stunden köchelt.
2027-02-02 10:00 > 2027-02-16 09:00 | Anmeldeschluss fürs Feriencamp ist [der 12. Februar].
2027-02-02 10:00 > 2027-02-16 09:00 | Baujahr 2019, 66.000 km, 12.900 €, frisch vom TÜV.
2027-02-02 10:00 > 2027-02-16 09:00 | Achtung, [ab Montag] wird die Hauptstraße aufgerissen, bitte über den Hof kommen.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingo alle zwei Wochen am Mittwoch, das nächste Mal [am 10. Februar].
2027-02-02 10:00 > 2027-02-16 09:00 | Am Sonntag fiel bei uns am Tisch ein Milchzahn raus, die Zahnfee spendierte Eis.
2027-02-02 10:00 > 2027-02-16 09:00 | Pralinen verschicken wir noch [bis Mittwoch, 10. Februar].
2027-02-02 10:00 > 2027-02-16 09:00 | Wusstet ihr, dass der Wein dienstags nur die Hälfte kostet?
2027-02-02 10:00 > 2027-02-16 09:00 | Heute ist [Montag], also hat das Studio bis Mitternacht offen.
2027-02-02 10:00 > 2027-02-16 09:00 | Unser Freitagsteam sucht noch eine Bäckerin.
2027-02-02 10:00 > 2027-02-16 09:00 | Quizabend wieder [am Donnerstag], sechs Leute pro Team, Thema: die Neunziger.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Freitag war die Bude voll wie nie seit der Eröffnung 2011!
zone Europe/Berlin
2027-02-02 10:00 > 2027-02-16 09:00 | Frischer Fisch! Das Boot legt [Freitagmittag] an, jetzt vorbestellen.
2027-02-02 10:00 > 2027-02-16 09:00 | Tausend Dank ans THW, das uns Sonntagnacht den Baum vom Dach geholt hat.
2027-02-02 10:00 > 2027-02-16 09:00 | Der Behandlungsraum bekommt einen neuen Boden, [Montag] daher keine Termine.
2027-02-02 10:00 > 2027-02-16 09:00 | Sonntagskonzert im Innenhof, den ganzen Sommer über jede Woche.
2027-02-02 10:00 > 2027-02-16 09:00 | Schulanfang! Hosen kürzen wir in 48 Stunden für 15 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Letzte Chance für die Dino-Ausstellung, sie endet [am Sonntag].
2027-02-02 10:00 > 2027-02-16 09:00 | Helft uns, das Kätzchen zu taufen, das uns am Mittwoch zugelaufen ist.
2027-02-02 10:00 > 2027-02-16 09:00 | Bundesliga auf der Leinwand [am Samstag], Anpfiff halb vier.
2027-02-02 10:00 > 2027-02-16 09:00 | Gibt es etwas Schöneres als einen faulen Sonntag im Gewächshaus?
2027-02-02 10:00 > 2027-02-16 09:00 | [Ab Donnerstag] kostet der Milchkaffee 30 Cent mehr. Die Bohnen sind schuld.
2027-02-02 10:00 > 2027-02-16 09:00 | Matthias bestand am Freitag den Lkw-Führerschein, ab jetzt liefern wir schneller.
2027-02-02 10:00 > 2027-02-16 09:00 | [Am Freitag, dem 5. Februar], feiern wir zehnten Geburtstag. Kuchen um zwölf.
2027-02-02 10:00 > 2027-02-04 09:00 | Am Freitag, dem 5. Februar, feiern wir zehnten Geburtstag. Kuchen um zwölf.
2027-02-02 10:00 > 2027-02-16 09:00 | Samstags sind die Berliner um neun weg, nur dass ihr's wisst.
2027-02-02 10:00 > 2027-02-16 09:00 | Gesucht: Vertretung für die Sonntagsschicht, Hunde sollten kein Problem sein.
2027-02-02 10:00 > 2027-02-16 09:00 | Was nach [diesem Wochenende] noch in der Fundkiste liegt, geht an die Caritas.
2027-02-02 10:00 > 2027-02-16 09:00 | Seit 1958 führt dieselbe Familie unser Café.
2027-02-02 10:00 > 2027-02-16 09:00 | Heute nichts los, aber [morgen, Donnerstag], ist Kneipenquiz.
2027-02-02 10:00 > 2027-02-10 09:00 | Heute nichts los, aber morgen, Donnerstag, ist Kneipenquiz.
2027-02-02 10:00 > 2027-02-16 09:00 | Hühnerfutter: zwei Sack 50 €, [bis Samstagmittag].
2027-02-02 10:00 > 2027-02-16 09:00 | Dienstag ist Seniorentag mit 10 % auf den ganzen Einkauf.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Brücke ist gesperrt, nach Kiebitz liefern wir deshalb [am Mittwoch] nicht.
2027-02-02 10:00 > 2027-02-16 09:00 | Puh, das war ein Montag. Morgen früh gibt's den Kaffee doppelt.
2027-02-02 10:00 > 2027-02-16 09:00 | Rückenyoga mit Julia startet [am Dienstag, 9.2.], in der Turnhalle.
2027-02-02 10:00 > 2027-02-16 09:00 | Faschingsumzug [am Freitag]! Kostüme zum halben Preis, solange welche da sind.
2027-02-02 10:00 > 2027-02-16 09:00 | Ihr habt gefragt: Der Sonntagsverkauf bleibt.
2027-02-02 10:00 > 2027-02-16 09:00 | Der Comedyabend am Freitag war ausverkauft, die Nachbarn haben uns verziehen.
2027-02-02 10:00 > 2027-02-16 09:00 | Samstagsspezial: Waschen, Wachsen und eine Bratwurst für 40 €.
2027-02-02 10:00 > 2027-02-16 09:00 | [Samstag] Einlass um sechs, Beginn um sieben, Kissen mitbringen.
2027-02-02 10:00 > 2027-02-16 09:00 | Ein Gruß an das Paar aus Passau, das am Samstag hereingeschneit ist.
zone Europe/Berlin
2027-02-02 10:00 > 2027-02-16 09:00 | Am Samstag hat ein Gast an Tisch sechs seiner Freundin einen Antrag gemacht.
2027-02-02 10:00 > 2027-02-16 09:00 | Jemand bezahlte am Freitag die nächsten zehn Kaffees. Wahnsinn.
2027-02-02 10:00 > 2027-02-16 09:00 | Rex hielt am Donnerstag beim Krallenschneiden ganz still.
2027-02-02 10:00 > 2027-02-16 09:00 | Der Sturm vom Sonntag riss unser Gewächshaus um, aber der Grünkohl lebt.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Freitag durchschnitt der Bürgermeister das Band und Oma den Kuchen.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Mittwoch stand unser Schaufenster in der Zeitung.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Lieferung traf erst am Montag ein, zwei Wochen zu spät.
2027-02-02 10:00 > 2027-02-16 09:00 | Ihr habt uns am Samstag leergekauft!
2027-02-02 10:00 > 2027-02-16 09:00 | Vierzig Töpfe bemalten die Kinder am Sonntag.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella schwamm am Dienstag zwei Bahnen, obwohl sie Wasser hasst.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Freitag flossen bei uns Tränen, aber nur vor Freude.
2027-02-02 10:00 > 2027-02-16 09:00 | Das Quiz am Freitag endete unentschieden.
2027-02-02 10:00 > 2027-02-16 09:00 | Peter hängte am Montag das neue Schild auf, ein bisschen schief.
2027-02-02 10:00 > 2027-02-16 09:00 | Sarah lief am Sonntag ihren ersten Marathon.
2027-02-02 10:00 > 2027-02-16 09:00 | Am Donnerstag waren wir im Radio zu hören.
2027-02-02 10:00 > 2027-02-16 09:00 | Na, wer sah am Samstag den Sonnenuntergang?
zone Europe/Berlin
2027-02-02 10:00 > 2027-02-16 09:00 | Opa wird [am Samstag] neunzig, Kuchen gibt's umsonst, bis er alle ist.
2027-02-02 10:00 > 2027-02-16 09:00 | Gerüchten zufolge kommt [Freitag] der erste Spargel.
2027-02-02 10:00 > 2027-02-16 09:00 | [Am Donnerstag] sind die Fensterputzer da, Vorsicht mit den Leitern.
2027-02-02 10:00 > 2027-02-16 09:00 | Stricken lernen? Maria hat [am Mittwochabend] Nadeln und Geduld.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Gürtelprüfung der Kleinen steht [am Freitag] an, drückt die Daumen.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Wanderung [am Sonntag] beginnt am Parkplatz, Hunde an die Leine.
2027-02-02 10:00 > 2027-02-16 09:00 | [Donnerstag] ist von 9 bis 12 der Strom weg, also kein Kaffee.
2027-02-02 10:00 > 2027-02-16 09:00 | Der Nikolaus landet [am Samstag] mit dem Hubschrauber.
2027-02-02 10:00 > 2027-02-16 09:00 | Sucht [am Sonntag] auf dem Hoffest nach dem roten Zelt.
2027-02-02 10:00 > 2027-02-16 09:00 | Bringt das alte Rad [am Freitag] vorbei, wir verschrotten es.
2027-02-02 10:00 > 2027-02-16 09:00 | [Am Samstag] vertritt Paul den Tom.
2027-02-02 10:00 > 2027-02-16 09:00 | Kann uns jemand [für Samstag] einen Pavillon leihen?
2027-02-02 10:00 > 2027-02-16 09:00 | Die Proben starten [Dienstag].
2027-02-02 10:00 > 2027-02-16 09:00 | Das halbe Team ist [am Montag] auf Schulung, habt bitte Geduld am Telefon.
zone Europe/Berlin
2027-02-02 10:00 > 2027-02-16 09:00 | Samstag ohne Mettbrötchen? Nicht mit uns.
2027-02-02 10:00 > 2027-02-16 09:00 | Wie klingt euer Sonntag? Unserer nach Nina Simone.
2027-02-02 10:00 > 2027-02-16 09:00 | Montagsblues? Dagegen haben wir Croissants.
2027-02-02 10:00 > 2027-02-16 09:00 | Fred arbeitet freitags, samstags und wenn es regnet.
2027-02-02 10:00 > 2027-02-16 09:00 | Findet noch jemand, dass Dienstag der schlimmste Tag der Woche ist?
2027-02-02 10:00 > 2027-02-16 09:00 | Wenn Donnerstag ist, gibt es Curry.
2027-02-02 10:00 > 2027-02-16 09:00 | Unser Brot Sonntagskruste hat eigene Fans.
2027-02-02 10:00 > 2027-02-16 09:00 | Du merkst, dass Freitag ist, wenn der Pfarrer Fisch bestellt.
2027-02-02 10:00 > 2027-02-16 09:00 | Die Mittwochsdamen kommen seit dreißig Jahren.
2027-02-02 10:00 > 2027-02-16 09:00 | Langer Donnerstag: jede Woche bis 20 Uhr.
2027-02-02 10:00 > 2027-02-16 09:00 | Familie Freitag führt die Gärtnerei in dritter Generation.
2027-02-02 10:00 > 2027-02-16 09:00 | Sonntag ist unser Ruhetag, da bleibt das Telefon aus.
`;
