/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const GERMAN = `
zone Europe/Berlin
2026-03-01 18:00 > 2026-03-10 09:00 | [Samstag]: Sauerteig-Workshop für Anfänger, noch zwei Plätze frei.
2026-03-01 18:00 > 2026-03-06 09:00 | Samstag: Sauerteig-Workshop für Anfänger, noch zwei Plätze frei.
2026-03-01 18:00 > 2026-03-07 09:00 | Am [Freitag] haben wir bis 21 Uhr geöffnet.
2026-03-01 18:00 > 2026-03-06 07:00 | Am Freitag haben wir bis 21 Uhr geöffnet.
2026-03-02 10:00 > 2026-03-11 09:00 | Samstags gibt es bei uns frische Laugenstangen.
2026-03-02 10:00 > 2026-03-11 09:00 | Jeden Freitag backen wir Zwiebelkuchen nach Omas Rezept.
2026-03-02 10:00 > 2026-03-11 09:00 | Montag Ruhetag, sonst sind wir gern für Sie da.
2026-03-03 10:00 > 2026-03-11 09:00 | Letzten Samstag war der Laden voll. Danke euch allen!
2026-03-03 10:00 > 2026-03-11 09:00 | Seit Freitag haben wir Rhabarberkuchen im Angebot.
2026-03-03 10:00 > 2026-03-11 09:00 | Am Samstag haben wir 300 Brötchen gebacken, und alle waren weg.
2026-03-04 11:00 > 2026-03-05 09:00 | Morgen, [Samstag], öffnen wir schon um 7 Uhr.
2026-03-04 11:00 > 2026-03-06 09:00 | Morgen, Samstag, öffnen wir schon um 7 Uhr.
2026-03-04 11:00 > 2026-03-05 09:00 | Heute, [Freitag], bis 20 Uhr geöffnet!
2026-03-04 11:00 > 2026-03-06 09:00 | Heute, Freitag, bis 20 Uhr geöffnet!
2026-03-04 11:00 > 2026-03-12 09:00 | Guten Morgen! Heute früh duftet es nach Zimt.
2026-03-02 08:00 > 2026-03-08 10:00 | Nur noch [bis Samstag]: 20 % auf alle Farbbehandlungen.
2026-03-02 08:00 > 2026-03-07 10:00 | Nur noch bis Samstag: 20 % auf alle Farbbehandlungen.
2026-03-02 08:00 > 2026-03-17 10:00 | [Dieses Wochenende]: großer Frühlingsmarkt mit Tulpen und Kaffee.
2026-03-02 08:00 > 2026-03-07 10:00 | Dieses Wochenende: großer Frühlingsmarkt mit Tulpen und Kaffee.
2026-03-02 08:00 > 2026-03-12 10:00 | [Von Freitag bis Sonntag] spielt bei uns im Café eine Jazzband.
2026-03-02 08:00 > 2026-03-08 10:00 | Von Freitag bis Sonntag spielt bei uns im Café eine Jazzband.
2026-12-10 08:00 > 2026-12-28 10:00 | Vom [24. bis 26. Dezember] bleibt die Werkstatt geschlossen.
2026-12-10 08:00 > 2026-12-23 10:00 | Vom 24. bis 26. Dezember bleibt die Werkstatt geschlossen.
2026-03-02 08:00 > 2026-03-16 10:00 | Brunch am [15. März], jetzt Tisch reservieren!
2026-03-02 08:00 > 2026-03-15 08:00 | Brunch am 15. März, jetzt Tisch reservieren!
2026-03-02 08:00 > 2026-03-22 10:00 | Tag der offenen Tür am [21.03.] ab 10 Uhr.
2026-03-02 08:00 > 2026-03-20 10:00 | Tag der offenen Tür am 21.03. ab 10 Uhr.
2026-03-02 08:00 > 2026-03-22 10:00 | Am 12. März 1998 haben wir unseren ersten Laden aufgemacht.
2026-03-02 08:00 > 2026-03-22 10:00 | Öffnungszeiten: Mo–Fr 7–18 Uhr, Sa 8–13 Uhr, So geschlossen.
2026-03-02 08:00 > 2026-03-22 10:00 | Wir sind Dienstag bis Samstag von 9 bis 18 Uhr für Sie da.
2026-03-02 08:00 > 2026-03-22 10:00 | Waschen, Schneiden, Föhnen für 35,50 €, Termine unter 030 1203 4455.
2026-03-02 08:00 > 2026-03-22 10:00 | So schmeckt der Frühling: 10 Sorten Eis, Di und Mi sind unsere neuen Azubis.
2026-03-02 08:00 > 2026-03-22 10:00 | Unser Brot „Samstag“ hat 12 Stunden Ruhe hinter sich.
2026-03-02 08:00 > 2026-03-22 10:00 | Herr Sonntag aus der Werkstatt feiert sein 25. Jubiläum.
2026-03-02 08:00 > 2026-03-22 10:00 | 1. Platz beim Brotwettbewerb, und das zum 3. Mal!
2026-03-02 08:00 > 2026-03-06 10:00 | [Ab Donnerstag] öffnen wir eine halbe Stunde früher.
2026-03-02 08:00 > 2026-03-05 06:00 | Ab Donnerstag öffnen wir eine halbe Stunde früher.
2026-03-02 08:00 > 2026-03-08 10:00 | [Samstagabend] grillen wir im Hof, Getränke ab 2,50 €.
2026-03-02 08:00 > 2026-03-07 10:00 | Samstagabend grillen wir im Hof, Getränke ab 2,50 €.
2026-03-02 08:00 > 2026-03-09 10:00 | Bestellt eure Torte bitte bis [Donnerstag, 5. März].
2026-03-02 08:00 > 2026-03-04 10:00 | Bestellt eure Torte bitte bis Donnerstag, 5. März.
2026-03-07 09:00 > 2026-03-10 09:00 | Wir sehen uns am Samstag zur Verkostung!
2026-03-07 09:00 > 2026-03-16 09:00 | Wir sehen uns am [Samstag] zur Verkostung!
2026-03-02 08:00 > 2026-03-22 10:00 | Der Sonntagsbraten ist unser Klassiker, mit Knödeln für 14,90 €.
2026-03-27 08:00 > 2026-03-30 00:30 | In der Nacht auf [Sonntag] wird die Uhr umgestellt, wir öffnen eine Stunde später.
2026-03-02 08:00 > 2026-03-10 09:00 | Kommenden [Freitag] und Samstag ist Winterreifen-Aktion.
2026-03-02 08:00 > 2026-03-22 10:00 | Im Mai wird alles neu: unser Sortiment wächst auf 40 Rosen.
2026-03-02 08:00 > 2026-05-03 10:00 | Am [1. Mai] gibt es bei uns Waffeln und Livemusik.
2026-03-02 08:00 > 2026-03-10 10:00 | Der [Mittwoch] gehört den Kindern: Haarschnitt für 12 Euro, nur diese Woche.
2026-03-02 08:00 > 2026-03-10 10:00 | Mittwochs und donnerstags ist Kinderhaarschnitt-Tag.
zone Europe/Vienna
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 POP-UP 🥐¶[Samstag, 18. April], ab 9 Uhr, solange der Vorrat reicht¶Vor dem Bahnhof!
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 POP-UP 🥐¶Samstag, 18. April, ab 9 Uhr, solange der Vorrat reicht¶Vor dem Bahnhof!
2026-04-13 09:00 > 2026-04-22 12:00 | Für [Freitagnachmittag] sind noch zwei Termine frei – schreibt uns einfach.
2026-04-13 09:00 > 2026-04-22 12:00 | Was für ein Andrang am Samstag! Wir waren um elf ausverkauft.
2026-04-13 09:00 > 2026-04-28 12:00 | Reifenwechsel ohne Termin, werktags von 8 bis 17 Uhr. Wir freuen uns auf Sie!
2026-04-13 09:00 > 2026-04-20 12:00 | Achtung: [Donnerstag und Freitag] bleibt der Salon wegen Umbau zu.
2026-04-13 09:00 > 2026-04-30 12:00 | Bestellschluss für Muttertagssträuße ist der [28.4.] um 12 Uhr.
2026-04-13 09:00 > 2026-04-28 12:00 | Sonntag ist Pfannkuchentag, und das schon seit zehn Jahren jede Woche.
2026-04-13 09:00 > 2026-04-20 12:00 | Schönes Wetter [am Wochenende]: unser Gastgarten hat [Samstag] offen!
2026-04-13 09:00 > 2026-04-22 12:00 | Ihr sucht ein Geschenk? Der Kurs vom letzten Mittwoch war so beliebt, dass wir ihn wiederholen.
`;
