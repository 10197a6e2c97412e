/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const HUNGARIAN = `
zone Europe/Budapest
2026-03-01 18:00 > 2026-03-10 09:00 | [Szombat]: kovászos műhely kezdőknek, már csak két hely van.
2026-03-01 18:00 > 2026-03-06 09:00 | Szombat: kovászos műhely kezdőknek, már csak két hely van.
2026-03-01 18:00 > 2026-03-07 09:00 | [Pénteken] este 9-ig nyitva vagyunk.
2026-03-01 18:00 > 2026-03-06 09:00 | Pénteken este 9-ig nyitva vagyunk.
2026-03-02 10:00 > 2026-03-11 09:00 | Minden szombaton rozmaringos focacciát sütünk.
2026-03-02 10:00 > 2026-03-11 09:00 | Péntekenként hagymás lepény vár mindenkit.
2026-03-02 10:00 > 2026-03-11 09:00 | Hétfőnként zárva tartunk, a többi napon várunk.
2026-03-03 10:00 > 2026-03-11 09:00 | Múlt szombaton tele volt a bolt. Köszönjük!
2026-03-03 10:00 > 2026-03-11 09:00 | Péntek óta kapható a rebarbarás pite, fogy is.
2026-03-03 10:00 > 2026-03-11 09:00 | Szombaton 300 zsemlét sütöttünk egyetlen éjszaka alatt.
2026-03-04 11:00 > 2026-03-05 09:00 | Holnap, [szombaton] már 7-kor nyitunk friss croissant-nal.
2026-03-04 11:00 > 2026-03-06 09:00 | Holnap, szombaton már 7-kor nyitunk friss croissant-nal.
2026-03-04 11:00 > 2026-03-05 09:00 | Ma, [pénteken] este 8-ig nyitva.
2026-03-04 11:00 > 2026-03-06 09:00 | Ma, pénteken este 8-ig nyitva.
2026-03-02 08:00 > 2026-03-08 10:00 | 20% kedvezmény minden hajfestésre [szombatig].
2026-03-02 08:00 > 2026-03-07 10:00 | 20% kedvezmény minden hajfestésre szombatig.
2026-03-02 08:00 > 2026-03-16 10:00 | [Ezen a hétvégén] tavaszi virágvásár a bolt előtt.
2026-03-02 08:00 > 2026-03-08 10:00 | Ezen a hétvégén tavaszi virágvásár a bolt előtt.
2026-03-02 08:00 > 2026-03-10 10:00 | [Péntektől vasárnapig] dzsessz a kávézóban, ingyenes belépéssel.
2026-03-02 08:00 > 2026-03-07 10:00 | Péntektől vasárnapig dzsessz a kávézóban, ingyenes belépéssel.
2026-12-10 08:00 > 2026-12-28 10:00 | [December 24. és 26. között] zárva tartunk.
2026-12-10 08:00 > 2026-12-26 10:00 | December 24. és 26. között zárva tartunk.
2026-03-02 08:00 > 2026-03-16 10:00 | Anyák napi brunch [március 15-én], foglalj asztalt!
2026-03-02 08:00 > 2026-03-15 08:00 | Anyák napi brunch március 15-én, foglalj asztalt!
2026-03-02 08:00 > 2026-03-22 10:00 | Nyílt nap [03.21-én] 10 órától.
2026-03-02 08:00 > 2026-03-21 08:00 | Nyílt nap 03.21-én 10 órától.
2026-03-02 08:00 > 2026-03-22 10:00 | 1998. március 12-én nyitottunk egyetlen kemencével.
2026-03-02 08:00 > 2026-03-22 10:00 | Nyitvatartás: hétfőtől péntekig 7–18, szombaton 8–13.
2026-03-02 08:00 > 2026-03-22 10:00 | Keddtől szombatig 9-től 18 óráig várunk. Telefon: 06 20 123 4567.
2026-03-02 08:00 > 2026-03-22 10:00 | Vágás és szárítás 8 500 Ft, bejelentkezés: 06 30 555 1203.
2026-03-02 08:00 > 2026-03-22 10:00 | A hét kenyere a rozsos: ma is frissen, 10 óra kelesztés után.
2026-03-02 08:00 > 2026-03-22 10:00 | A „Szombat” nevű kenyerünk 12 órát pihen sütés előtt.
2026-03-02 08:00 > 2026-03-22 10:00 | Péntek Anna, a virágkötőnk 25 éve van velünk.
2026-03-02 08:00 > 2026-03-22 10:00 | 1. díj az országos kenyérversenyen, immár 3. alkalommal!
2026-03-02 08:00 > 2026-03-06 10:00 | [Csütörtöktől] fél órával korábban nyitunk.
2026-03-02 08:00 > 2026-03-05 06:00 | Csütörtöktől fél órával korábban nyitunk.
2026-03-02 08:00 > 2026-03-09 10:00 | Tortarendelés [csütörtök estig], utána már nem vállaljuk.
2026-03-02 08:00 > 2026-03-04 10:00 | Tortarendelés csütörtök estig, utána már nem vállaljuk.
2026-03-02 08:00 > 2026-03-16 10:00 | [Március 14-én, szombaton] ingyenes fékvizsgálat a műhelyben.
2026-03-02 08:00 > 2026-03-14 09:00 | Március 14-én, szombaton ingyenes fékvizsgálat a műhelyben.
2026-03-07 09:00 > 2026-03-10 09:00 | Szombaton találkozunk a kóstolón!
2026-03-07 09:00 > 2026-03-16 09:00 | [Szombaton] találkozunk a kóstolón!
2026-03-27 08:00 > 2026-03-30 00:30 | [Vasárnap] óraátállítás: egy órával később nyitunk.
2026-03-02 08:00 > 2026-03-10 10:00 | A [pénteki] tapasestre még van pár hely.
2026-03-02 08:00 > 2026-03-22 10:00 | A hónap első szombatján mindig ingyenes a kóstoló.
2026-03-02 08:00 > 2026-03-10 10:00 | [Szerdán és csütörtökön] gyerekvágás 3 000 Ft.
2026-03-02 08:00 > 2026-05-03 10:00 | [Május 1-jén] zárva leszünk, jó pihenést!
2026-03-02 08:00 > 2026-03-10 10:00 | Jövő szombaton főzőverseny az udvaron.
2026-03-02 08:00 > 2026-03-16 10:00 | [Jövő szombaton] főzőverseny az udvaron.
2026-03-02 08:00 > 2026-03-22 10:00 | Március a tulipánok hónapja: 3 csokor 5 000 Ft.
zone Europe/Budapest
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 PÉKÁRU-VÁSÁR 🥐¶[Április 18., szombat], reggel 9-től, amíg a készlet tart¶Az állomás előtt!
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 PÉKÁRU-VÁSÁR 🥐¶Április 18., szombat, reggel 9-től, amíg a készlet tart¶Az állomás előtt!
2026-04-13 09:00 > 2026-04-22 12:00 | [Péntek délutánra] még két szabad időpontunk van, írjatok bátran.
2026-04-13 09:00 > 2026-04-22 12:00 | Micsoda tömeg volt szombaton a piacon! Tizenegyre minden elfogyott.
2026-04-13 09:00 > 2026-04-28 12:00 | Gumicsere bejelentkezés nélkül, hétköznap 8 és 17 óra között.
2026-04-13 09:00 > 2026-04-20 12:00 | Figyelem: [csütörtökön és pénteken] felújítás miatt zárva a szalon.
2026-04-13 09:00 > 2026-05-05 12:00 | Az anyák napi csokrokat [május 2-án] délig lehet megrendelni.
2026-04-13 09:00 > 2026-04-28 12:00 | A vasárnap nálunk palacsintanap, minden héten.
2026-04-13 09:00 > 2026-04-22 12:00 | A múlt szerdai tanfolyam akkora siker volt, hogy megismételjük.
2026-04-13 09:00 > 2026-05-18 12:00 | Rendkívüli nyitvatartás: [május 17-én, vasárnap] 10–14 óra.
`;
