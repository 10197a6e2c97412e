/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_HUNGARIAN = `
zone Europe/Budapest
2026-06-01 09:00 > 2026-06-09 12:00 | CSAK [VASÁRNAPIG]: 40% minden cserepes rózsára!
2026-06-01 09:00 > 2026-06-06 12:00 | CSAK VASÁRNAPIG: 40% minden cserepes rózsára!
2026-06-01 09:00 > 2026-06-15 12:00 | Munkatársat keresünk! Jelentkezés [június 12-ig].
2026-06-01 09:00 > 2026-06-15 12:00 | Bemutatjuk Szombat Esztert, új fodrászunkat, aki 2019 óta a szakmában van.
2026-06-01 09:00 > 2026-06-15 12:00 | Apák napi uzsonna [június 14-én, vasárnap], 4 500 Ft/fő, tel. 06 1 206 1420.
2026-06-01 09:00 > 2026-06-12 12:00 | [Most csütörtökön] este 9-ig vásárolhatsz, a pezsgőt mi álljuk.
2026-06-01 09:00 > 2026-06-12 12:00 | Minden csütörtökön este 9-ig vásárolhatsz, a pezsgőt mi álljuk.
2026-06-01 09:00 > 2026-06-04 09:00 | Holnap [szombat]! Ugorj be ma a kenyeredért.
2026-06-01 09:00 > 2026-06-09 09:00 | Szerda 10–16, csütörtök 10–18, péntek 10–20, szombat 9–17. Vasárnap és hétfőn zárva.
2026-06-01 09:00 > 2026-06-09 09:00 | Ma este a teraszon vacsorázunk: három asztal van még 7-kor!
2026-06-01 09:00 > 2026-06-09 09:00 | Pénteken friss tőkehal érkezett, délre elfogyott, úgyhogy rendeltünk még.
2026-06-01 09:00 > 2026-06-09 09:00 | A szalon a 3. emeleten van, 2 percre az állomástól.
2026-06-01 09:00 > 2026-06-29 09:00 | Az ajánlat [2026.06.28-ig] érvényes, vásárlónként egyszer.
2026-06-01 09:00 > 2026-06-29 09:00 | Az ajánlat 2027.06.28-ig érvényes, vásárlónként egyszer.
2026-06-01 09:00 > 2026-06-22 09:00 | Gyere [szombaton, 20-án], tortázunk a 10. születésnapunkon.
2026-06-01 09:00 > 2026-06-22 09:00 | Kettőt egy áráért, csak keddenként. Vasárnaponként pihenünk.
2026-06-01 09:00 > 2026-06-08 09:00 | Ki jön [szombaton]? Kapunyitás 6-kor, koncert 7-kor.
2026-06-01 09:00 > 2026-06-08 09:00 | Köszönjük mindenkinek, aki szombaton eljött. Fantasztikusak vagytok.
2026-06-01 09:00 > 2026-06-17 09:00 | Gyerektábor június 15–17. között, egy hely még van.
2026-06-01 09:00 > 2026-06-18 09:00 | Gyerektábor [június 15–17.] között, egy hely még van.
2026-06-01 09:00 > 2026-06-15 09:00 | [Jövő hétvégén] a vásáron leszünk, a 14-es standnál.
2026-06-01 09:00 > 2026-06-15 09:00 | A „Kék hétfő” muffinunk 890 Ft, áfonyával.
2026-06-01 09:00 > 2026-06-15 09:00 | Ma, [június 9-én, kedden] esküvő miatt zárva vagyunk. Elnézést!
2026-06-01 09:00 > 2026-06-15 09:00 | Júniusban 10% minden hajvágásra, bejelentkezés nélkül is.
2026-06-01 09:00 > 2026-06-05 09:00 | Csokrok 5 000 Ft-tól pénteken és szombaton.
2026-06-01 09:00 > 2026-06-07 09:00 | Csokrok 5 000 Ft-tól [pénteken és szombaton].
2026-06-01 09:00 > 2026-06-24 09:00 | Szabadság június 22. és július 5. között, utána a megszokott rendben.
2026-06-01 09:00 > 2026-07-06 09:00 | Szabadság [június 22. és július 5.] között, utána a megszokott rendben.
2026-06-01 09:00 > 2026-06-09 09:00 | [Vasárnap] rendkívüli módon nyitva 13 és 17 óra között.
2026-06-01 09:00 > 2026-06-09 09:00 | Szuper vasárnapunk volt veletek a piacon.
2026-06-01 09:00 > 2026-06-09 09:00 | A következő kóstoló? [Péntek] este fél 7.
2026-06-01 09:00 > 2026-06-09 09:00 | Van még hely [szombatra] melírra és vágásra.
zone Europe/Budapest
2026-09-07 10:00 > 2026-09-14 10:00 | Szereted a virágokat? A tanfolyamunk [most szombaton] lesz, 10 és 13 óra között, 15 000 Ft.
2026-09-07 10:00 > 2026-09-14 10:00 | A kávézónk a hét minden napján nyitva, vasárnap is.
2026-09-07 10:00 > 2026-09-14 10:00 | Pénteken már dél előtt elfogyott minden, úgyhogy gyertek korán!
2026-09-07 10:00 > 2026-09-14 10:00 | Egy gyors hajvágás a hétvége előtt? [Péntek 15 órára] felszabadult egy hely.
2026-09-07 10:00 > 2026-09-10 10:00 | Egy gyors hajvágás a hétvége előtt? Péntek 15 órára felszabadult egy hely.
2026-09-07 10:00 > 2026-09-14 10:00 | Nagyapám 1987. szeptember 3-án alapította a pékséget.
2026-09-07 10:00 > 2026-09-14 10:00 | Szombaton hajnali 4-kor már talpon voltunk a félmaraton miatt. Büszkék vagyunk!
2026-09-07 10:00 > 2026-09-21 10:00 | Írd fel a naptárba: [2026. 09. 19.], nagy őszi nyílt nap.
2026-09-07 10:00 > 2026-09-14 10:00 | Borkóstoló [pénteken 19 órakor], jegyek 4 000 forintért a pultnál.
2026-09-07 10:00 > 2026-10-02 10:00 | Szüreti vacsora [október 1-jén] fél 7-kor.
2026-09-07 10:00 > 2026-09-14 10:00 | Ingyenes gumiellenőrzés [szombaton egész nap].
2026-09-07 10:00 > 2026-09-14 10:00 | Ebédmenü hétfőtől péntekig: leves és zsemle 1 990 Ft.
2026-09-07 10:00 > 2026-09-14 10:00 | Csak ma: cupcake féláron.
2026-09-07 10:00 > 2026-09-08 10:00 | Csak ma ([hétfőn]): cupcake féláron.
2026-09-07 10:00 > 2026-09-14 10:00 | Szerda délelőttönként nyugi van, ugorj be egy kávéra.
2026-09-07 10:00 > 2026-09-14 10:00 | [Csütörtökön] érkezik az új kemencénk, szurkoljatok!
2026-09-07 10:00 > 2026-09-14 10:00 | Csütörtökön megérkezett az új kemence, gyönyörű.
2026-09-07 10:00 > 2026-09-14 10:00 | Koszorút legkésőbb [szerdáig, szeptember 9-ig] rendelj.
2026-09-07 10:00 > 2026-09-12 10:00 | Holnap ([szeptember 12., szombat]) leltár miatt zárva.
2026-09-07 10:00 > 2026-09-11 10:00 | Holnap (szeptember 12., szombat) leltár miatt zárva.
2026-09-07 10:00 > 2026-09-14 10:00 | Múlt kedd óta etióp kávét főzünk.
2026-09-07 10:00 > 2026-09-14 10:00 | Ünneplünk! [Szombaton 10-től] pezsgő és falatkák.
2026-09-07 10:00 > 2026-09-14 10:00 | Péntekenként hal van, 11 és 14 óra között.
2026-09-07 10:00 > 2026-09-14 10:00 | A gyerektanfolyam következő időpontja: [szept. 12., szombat], 10 óra.
2026-09-07 10:00 > 2026-09-14 10:00 | 2020 márciusában költöztünk, 2021 májusában jött a második kemence.
2026-09-07 10:00 > 2026-09-20 10:00 | [Szeptember 19-ig] 15% a fékbetétekre.
2026-09-07 10:00 > 2026-09-14 10:00 | Két nap maradt foglalni: brunch [vasárnap, 13-án].
2026-09-07 10:00 > 2026-09-14 10:00 | Hétfőtől vasárnapig minden nap friss kenyér.
zone Europe/Budapest
2026-04-20 10:00 > 2026-04-27 10:00 | A „Szombat” a magvas kenyerünk, 1 290 Ft.
2026-04-20 10:00 > 2026-04-27 10:00 | Péntek éjjel elromlott a kemence, de hajnalra már működött.
2026-04-20 10:00 > 2026-04-27 10:00 | A könyvklub [csütörtök este] találkozik nálunk, sütivel.
2026-04-20 10:00 > 2026-04-27 10:00 | A könyvklub minden hónap utolsó csütörtökén találkozik.
2026-04-20 10:00 > 2026-05-04 10:00 | Ünnepnap: [május 1-jén, pénteken] 8 és 11 óra között nyitva.
2026-04-20 10:00 > 2026-04-27 10:00 | Áraink 2026. április 1-től: vágás 8 900 Ft.
2026-04-20 10:00 > 2026-04-27 10:00 | Egy hétfői napon kezdődött minden, 2011-ben.
2026-04-20 10:00 > 2026-04-27 10:00 | Új nyitvatartás [szerdától]: 7.30–16.
2026-04-20 10:00 > 2026-04-27 10:00 | Hétfőtől péntekig két gombóc egy áráért.
2026-04-20 10:00 > 2026-04-27 10:00 | 4 hely maradt a [vasárnapi] cukrászműhelyre.
2026-04-20 10:00 > 2026-04-25 10:00 | Holnap, [25-én, szombaton] 8-tól a piacon vagyunk.
2026-04-20 10:00 > 2026-04-27 10:00 | [Csütörtökön] egy kis szünet után újra nyitunk. Köszönjük a türelmet!
2026-04-20 10:00 > 2026-04-27 10:00 | Jelentkezz [péntek 18 óráig], és spórolj 2 000 forintot.
2026-04-20 10:00 > 2026-04-27 10:00 | Csodásak voltatok vasárnap, köszönjük!
2026-04-20 10:00 > 2026-04-27 10:00 | Vasár- és ünnepnapokon zárva.
2026-04-20 10:00 > 2026-04-27 10:00 | A csütörtök gombócnap, a péntek halnap nálunk.
zone Europe/Budapest
2026-11-02 08:30 > 2026-11-09 08:30 | A múlt pénteki fahéjas csigák? Maradnak az étlapon.
2026-11-02 08:30 > 2026-11-09 08:30 | [November 6-án pénteken és 7-én szombaton] gumikiárusítás.
2026-11-02 08:30 > 2026-12-01 08:30 | Adventi koszorúkötő esték [november 25-én, 26-án és 27-én], 18 és 21 óra között.
2026-11-02 08:30 > 2026-11-30 08:30 | Black Friday? Nálunk egész évben jó az ár.
2026-11-02 08:30 > 2027-01-02 08:30 | Bejgli: utolsó rendelési nap [december 20.]
2026-11-02 08:30 > 2026-12-31 08:30 | December 25-től január 1-ig zárva. Boldog karácsonyt!
2026-11-02 08:30 > 2027-01-02 08:30 | [December 25-től január 1-ig] zárva. Boldog karácsonyt!
2026-11-02 08:30 > 2026-11-09 08:30 | Írj a vasarnap@rozsak.example címre, vagy hívd a 06 1 555 1206-ot.
2026-11-02 08:30 > 2026-11-09 08:30 | Szombaton cikk jelent meg rólunk az újságban, a 12. oldalon!
2026-11-02 08:30 > 2026-11-09 08:30 | Rendeld meg holnap délig, és vedd át [szerdán]. 3 600 Ft a 12 darabos doboz.
2026-11-02 08:30 > 2026-11-09 08:30 | Ma este, [csütörtökön, 5-én] szomszédsági koccintás a bolt előtt.
2026-11-02 08:30 > 2026-11-09 08:30 | Péntek 13? Nálunk az is szerencsenap.
zone Europe/Budapest
2026-05-11 12:00 > 2026-05-18 09:00 | A nyári étlap [ezen a pénteken] indul, persze bodzával.
2026-05-11 12:00 > 2026-05-18 09:00 | Kértétek: csütörtökönként este 8-ig vágunk.
2026-05-11 12:00 > 2026-05-18 09:00 | Vasárnapi lerobbanás? A mentőnk sosem alszik: 06 80 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | [Május 25-én, pünkösdhétfőn] zárva, utána a megszokott rend.
2026-05-11 12:00 > 2026-05-18 09:00 | Itt a pünkösdi rózsa, 2 900 Ft a csokor, csak [szerdától szombatig].
2026-05-11 12:00 > 2026-05-18 09:00 | Május 2. óta az új műhelyben dolgozunk.
2026-05-11 12:00 > 2026-05-18 09:00 | Ami pénteken annyira ízlett, az most már mindig kapható.
2026-05-11 12:00 > 2026-06-01 09:00 | Cukrásztábor [május 26–29.], 7–12 éveseknek, 38 000 Ft.
2026-05-11 12:00 > 2026-05-13 09:00 | Holnap ([szerdán]) ingyenkávé minden mosáshoz.
2026-05-11 12:00 > 2026-05-12 09:00 | Holnap (szerdán) ingyenkávé minden mosáshoz.
`;
