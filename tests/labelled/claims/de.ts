/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const GERMAN = `
zone Europe/Berlin
written 2026-03-02 09:00
? Neues Sauerteigbrot ab Samstag, 7 Uhr, 4,20 Euro
= Unser neues Sauerteigbrot ist da: ab Samstag, [7:00 Uhr], für [4,20 €] pro Laib. Kommen Sie früh, es ist schnell weg.
? Neues Sauerteigbrot ab Samstag
= Unser neues Sauerteigbrot ist da: ab Samstag, {7 Uhr}, für {4,20 €} pro Laib. {24 Stunden} Teigruhe schmeckt man einfach.
? Freitag zwanzig Prozent auf alle Torten, bis Mittag
= Süßer Freitag: [20 %] auf alle Torten, nur bis [12 Uhr]. Wer zuerst kommt, nascht zuerst.
? Freitag sind die Torten billiger
= Süßer Freitag: {20 Prozent} auf alle Torten, nur bis {12 Uhr}. Wer zuerst kommt, nascht zuerst.
? Zwei Termine frei am Donnerstag 15.30 und 17 Uhr
= Am Donnerstag sind kurzfristig zwei Termine frei geworden: [15:30 Uhr] und [17 Uhr]. Rufen Sie uns einfach an.
? Zwei Termine frei am Donnerstag
= Am Donnerstag sind kurzfristig zwei Termine frei geworden: {15:30} und {17:00 Uhr}. Rufen Sie uns an unter {030 901820}.
? Balayage für Neukunden | fact: Balayage ab 95 Euro | fact: Telefon 030 901820
= Lust auf Veränderung? Balayage gibt es bei uns ab [95 €], und beim ersten Besuch beraten wir Sie in aller Ruhe. Telefon: [+49 30 901820].
? Balayage für Neukunden
= Lust auf Veränderung? Balayage gibt es bei uns ab {95 Euro}, Neukundinnen sparen {15 %}. Zwei Hände, die ihr Handwerk verstehen, erwarten Sie.
? Muttertag: Sträuße bis 7. Mai bestellen, Lieferung ab 30 Euro frei
= Mama hat das Beste verdient. Bestellen Sie bis [07.05.] Ihren Strauß, ab [30 €] liefern wir kostenlos. Jeder Stiel von Hand gewählt.
? Muttertag: Sträuße bitte früh bestellen
= Mama hat das Beste verdient. Bestellen Sie bis {7. Mai} Ihren Strauß, ab {30 €} liefern wir kostenlos. Jeder Stiel von Hand gewählt.
? Die Tulpen sind da
= Die Tulpen sind da! Einmalig bunt, taufrisch und mit beiden Händen voll Frühling. Schauen Sie vorbei und nehmen Sie einen Bund mit nach Hause.
? Reifenwechsel, man kann warten
= Zeit für die Sommerreifen! Wir wechseln in {30 Minuten}, ab {45 Euro}. Den Kaffee gibt es gratis dazu.
? Reifenwechsel dauert eine halbe Stunde, 45 Euro für vier Räder
= Zeit für die Sommerreifen! Wir wechseln in [30 Minuten], für [45 €]. Den Kaffee gibt es gratis dazu.
? TÜV im März nicht vergessen. Wir sind in der Mühlgasse 14
= TÜV fällig? Kommen Sie vorbei: [Mühlgasse 14]. Wir kümmern uns rundum, damit Sie hundertprozentig sicher unterwegs sind.
? TÜV im März nicht vergessen
= TÜV fällig? Kommen Sie vorbei: {Mühlgasse 14}. Oder rufen Sie an: {0351 4887 612}. Wir kümmern uns rund um die Uhr, 24/7.
? Rückenkurs am 14. März 10 bis 11.30 Uhr, kostenlos, 8 Plätze
= Der Rücken zwickt? Am Samstag, dem [14. März], von [10:00 bis 11:30 Uhr] zeigen wir Ihnen, was hilft. Es gibt nur [8 Plätze], also schnell anmelden.
? Rückenkurs am 14.3., kostenlos
= Der Rücken zwickt? Am Samstag, dem [14. März], von {10:00 bis 11:30 Uhr} zeigen wir Ihnen, was hilft. Es gibt nur {8 Plätze}. Anmeldung: {www.rueckenfit.example/kurs}.
? Lauftreff für Anfänger, sechs Wochen lang dienstags
= In [6 Wochen] zum ersten Lauf, der Spaß macht: unser Lauftreff für Anfänger, immer dienstags. Mehr als ein Paar Schuhe brauchen Sie nicht.
? Lauftreff für Anfänger dienstags
= In {acht Wochen} von null auf {5 Kilometer}: unser Lauftreff für Anfänger, immer dienstags. Mehr als ein Paar Schuhe brauchen Sie nicht.
? Buch des Monats, Lesung Donnerstagabend
= Unser Buch des Monats hat uns schon auf der ersten Seite gepackt. Am Donnerstagabend lesen wir daraus. Platz eins auf unserer Liste!
? Buch des Monats, Lesung Donnerstag halb acht abends, 6 Euro mit Wein
= Unser Buch des Monats, live vorgelesen: Donnerstag um [19:30 Uhr]. Der Eintritt kostet [6 Euro], ein Glas Wein ist dabei.
? Buch des Monats, Lesung Donnerstag
= Unser Buch des Monats, live vorgelesen: Donnerstag um {19:30 Uhr}. Der Eintritt kostet {6 Euro}, ein Glas Wein ist dabei. Einlass ab {19 Uhr}.
? Mittagstisch Suppe und Brot 8,50, Mo-Fr 12-14 Uhr
= Mittagspause mit Geschmack: Suppe und frisches Brot für [8,50 €], Montag bis Freitag von [12 bis 14 Uhr].
? Mittagstisch Suppe und Brot, montags bis freitags
= Mittagspause mit Geschmack: Suppe und frisches Brot für {8,50 €}, Montag bis Freitag von {12–14 Uhr}.
? Ostermontag geschlossen | link: https://zitronenbaum.example/karte Zitronenbaum: Karte, zwei Gänge 18 Euro
= Am Ostermontag bleibt die Küche kalt. Davor gibt es zwei Gänge für [18 €]: [https://zitronenbaum.example/karte].
? Ostermontag geschlossen
= Am Ostermontag, [6. April], bleibt die Küche kalt. Danach sind wir wie gewohnt für Sie da. Tausend Dank für Ihre Treue!
? Reservieren unter 0341 2220555 oder tisch@zitronenbaum.example
= Tisch für zwei? Reservieren Sie unter [0341 / 222 05 55] oder schreiben Sie an [tisch@zitronenbaum.example]. Wir freuen uns auf Sie.
? Ab jetzt Tische im Garten reservierbar
= Tisch für zwei? Reservieren Sie unter {0341 / 222 05 55} oder schreiben Sie an {tisch@zitronenbaum.example}. Wir freuen uns auf Sie.
? Yoga für Schwangere ab Mittwoch, 11. März, 18 Uhr, 10 Euro pro Stunde
= Eine sanfte Stunde nur für Sie: Yoga für Schwangere ab [11.03.] um [18 Uhr]. [10 Euro] pro Einheit, Matten sind da.
? Yoga für Schwangere ab 11. März
= Eine sanfte Stunde nur für Sie: Yoga für Schwangere ab Mittwoch, [11. März], um {18 Uhr}. {10 Euro} pro Einheit, Matten sind da.
? Neues Paket für kleine Hunde
= Waschen, Schneiden, Krallen: das neue Paket für kleine Hunde. In {90 Minuten} und für {38 Euro} ist Ihr Vierbeiner wieder ausgehfein.
? Neues Paket für kleine Hunde: waschen, schneiden, Krallen, anderthalb Stunden, 38 Euro
= Waschen, Schneiden, Krallen: das neue Paket für kleine Hunde. In [90 Minuten] und für [38,00 €] ist Ihr Vierbeiner wieder ausgehfein.
? Danke sagen, unsere Bäckerei wird 25
= [25 Jahre] früh aufstehen, Mehl an den Händen und Ihr Lächeln an der Theke. Danke aus tiefstem Herzen!
? Danke an unsere Kunden
= {25 Jahre} früh aufstehen, Mehl an den Händen und Ihr Lächeln an der Theke. {Seit 2001} sind Sie der Grund dafür. Danke!
? Eissaison beginnt, 12 Sorten, Kugel 2 Euro
= Endlich Eiszeit! Ab diesem Wochenende gibt es [12 Sorten], die Kugel für [2 €]. Unser Favorit? Kaffee mit einem Hauch Orange.
? Eissaison beginnt
= Endlich Eiszeit! Ab diesem Wochenende gibt es {12 Sorten}, die Kugel für {2,00 €}. Unser Favorit? Kaffee mit einem Hauch Orange.
? Fahrradcheck 55 Euro | photo: Rotes Rad am Montageständer
= Ihr Rad hat den ganzen Winter geschlafen? Unser Frühjahrscheck kostet [55 €] und macht es fit für die erste Tour.
? Fahrradcheck | photo: Rotes Rad, Schild: Frühjahrscheck 55 €
= Ihr Rad hat den ganzen Winter geschlafen? Unser Frühjahrscheck kostet [55 Euro] und ist meist nach {48 Stunden} fertig.
? Rabattaktion online bis Sonntag Mitternacht | fact: Shop: fadenundfaser.example
= Nur bis Sonntag um [Mitternacht]: die große Frühlingsaktion auf [www.fadenundfaser.example]. Danach ist der Zauber vorbei.
? Rabattaktion online bis Sonntag
= Nur bis Sonntag um {24 Uhr}: {25 % Rabatt} auf alles unter {fadenundfaser.example}. Danach ist der Zauber vorbei.
? Wir suchen Aushilfe, 20 Stunden pro Woche
= Wir suchen Verstärkung für [20 Stunden] in der Woche. Sie mögen Menschen, Kaffee und frühe Morgen? Dann passen Sie zu uns.
? Wir suchen Aushilfe
= Wir suchen Verstärkung für {20 Stunden} in der Woche, {14,50 Euro} Stundenlohn. Bewerbung an {jobs@bohne.example}. Wir freuen uns auf Sie!
? Fotokurs im April | fact: Kurse kosten 120 Euro, höchstens 6 Personen
= Raus aus der Automatik: Im April beginnt unser Fotokurs für Einsteiger. Höchstens [sechs Personen], [120 €] für alle Abende.
? Gärtnerei: Blumenerde 3 für 2
= Der Frühling beginnt im Beet. Diese Woche: torffreie Erde, [3 für 2]. Ihre Rosen werden es Ihnen danken.
? Gärtnerei: Blumenerde im Angebot
= Der Frühling beginnt im Beet. Diese Woche: {40 Liter} torffreie Erde für nur {6,99 Euro}. Ihre Rosen werden es Ihnen danken.
? Neue Massageliege, nach der Behandlung zehn Minuten gratis
= Gönnen Sie sich noch [10 Minuten] mehr: Nach jeder Behandlung wartet die neue Massageliege auf Sie. Erst die Arbeit, dann das Vergnügen.
? Rohrbruch-Notdienst auch am Wochenende
= Ein Rohrbruch wartet nicht auf Montag. Wir sind auch am Wochenende da, innerhalb von {2 Stunden}, Anfahrt {0 Euro}. Notruf: {0171 2345678}.
? Rohrbruch-Notdienst, 0171 2345678, in zwei Stunden da
= Ein Rohrbruch wartet nicht auf Montag. Ein Anruf genügt: [0171/2345678]. In [2 Stunden] sind wir da.
? Kindertheater am 21. März, 5 Euro, unter 3 Jahren frei
= Vorhang auf! Am [21.3.] spielen wir für die Kleinen. Karten kosten [5 Euro], Kinder [unter 3 Jahren] sind frei.
? Kindertheater am 21. März
= Vorhang auf! Am [21. März 2026] um {15 Uhr} spielen wir für die Kleinen. Karten kosten {5 Euro}, Kinder {unter drei Jahren} sind frei.
? Tag der offenen Töpferei am Sonntag, Brennofenweg 7
= Hände in den Ton! Am Sonntag öffnet unsere Töpferei im [Brennofenweg 7] ihre Türen. Das zweite Tor links führt zum Hof.
? Kaffee-Abo, 1 kg im Monat 24 Euro, Versand frei
= Nie wieder ohne: jeden Monat [1 kg] frisch gerösteter Kaffee für [24 Euro], Versand inklusive.
? Kaffee-Abo
= Nie wieder ohne: jeden Monat {ein Kilo} frisch gerösteter Kaffee für {24 Euro}. Geröstet bei {210 °C}, jederzeit kündbar.
? Gelmaniküre 32 statt 40 Euro, nur diese Woche
= Zehn glückliche Finger: Gelmaniküre diese Woche für [32 €] statt [40 €]. Ein kleiner Luxus für zwei Hände.
? Waschstraße: Deluxe dienstags 30 Prozent günstiger
= Dienstag ist Glanztag: Deluxe-Wäsche [30 %] günstiger. Fünf Sterne für Ihre Motorhaube.
? Chor sucht Tenöre, Probe montags 20 Uhr Pfarrsaal
= Singen Sie unter der Dusche? Wir suchen Tenöre! Probe ist montags um [20:00 Uhr] im Pfarrsaal. Kein Vorsingen, 100 % Spaß.
? Käseabend Freitag, 5 Sorten, 18 Euro pro Person, Anmeldung bis 4. März
= Fünf Käse, ein Abend: am Freitag verkosten wir gemeinsam für [18 €] pro Person. Anmeldung bis Mittwoch, [4. März].
? Käseabend Freitag
= Ein Abend voller Käse: am Freitag ab {19 Uhr} für {18 € pro Person}. Anmeldung bis {Mittwoch, 4. März}, wir haben Platz für {14 Gäste}.
? Wir sind umgezogen
= Neue Räume, gleiches Lächeln: Sie finden uns jetzt in der {Bahnhofstraße 22}, nur {5 Minuten} vom Marktplatz entfernt.
? Wir sind umgezogen: Bahnhofstr. 22, 5 Minuten zu Fuß vom Markt
= Neue Räume, gleiches Lächeln: Sie finden uns jetzt in der [Bahnhofstraße 22], nur [fünf Minuten] vom Marktplatz entfernt.
? Quizabend am Donnerstag
= Am Donnerstag wird wieder geraten! Bringen Sie Ihre klügsten Freunde mit und den einen, der alle Lieder der 80er kennt.
? Kerzen in neuen Düften
= Drei neue Düfte sind eingezogen: Feige, Zeder und Meersalz. Jede Kerze wird von Hand gegossen und brennt {bis zu 45 Stunden}. Zu finden auf {wachsunddocht.example}.
`;
