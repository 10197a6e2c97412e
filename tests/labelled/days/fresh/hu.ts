/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_HUNGARIAN = `
zone Europe/Budapest
2026-09-14 09:00 > 2026-09-22 09:00 | [Szombaton] 10 órától lekvárfőzés a boltban, gyertek kóstolni!
2026-09-14 09:00 > 2026-09-22 09:00 | Szombatonként friss fonott kaláccsal várunk, amíg a készlet tart.
2026-09-14 09:00 > 2026-09-22 09:00 | A műhely címe: Március 15. tér 4., a posta mellett.
2026-09-14 09:00 > 2026-09-22 09:00 | Akció: 20% minden gumira [vasárnapig].
2026-09-14 09:00 > 2026-09-19 09:00 | Akció: 20% minden gumira vasárnapig.
2026-09-14 09:00 > 2026-09-22 09:00 | A szombati piac után megéheztél? Nálunk meleg lángos vár 1 200 Ft-ért.
2026-09-14 09:00 > 2026-09-22 09:00 | Családi okok miatt [csütörtökön] zárva leszünk. Megértéseteket köszönjük!
2026-09-14 09:00 > 2026-09-22 09:00 | Pénteken annyian voltatok, hogy délre elfogyott a kenyér. Hálásak vagyunk!
2026-09-14 09:00 > 2026-09-22 09:00 | [Péntek délutánra] van még két szabad időpontunk, írj üzenetet.
2026-09-14 09:00 > 2026-09-22 09:00 | Péntek Kata csokrai mostantól nálunk is kaphatók.
2026-09-14 09:00 > 2026-09-22 09:00 | [Hétfőtől] új fodrászunk van, a nyitvatartás nem változik: H–P 9–18, Szo 9–13.
2026-09-14 09:00 > 2026-10-02 09:00 | Jelentkezz a koszorúkötésre [szeptember 30-ig], a részvétel 8 000 Ft.
2026-09-14 09:00 > 2026-09-17 09:00 | Holnap [kedd], és ilyenkor mindig gulyás van.
2026-09-14 09:00 > 2026-09-22 09:00 | [A hétvégén] szüreti mulatság, zene és must a kertben!
2026-09-14 09:00 > 2026-09-22 09:00 | Múlt szerdán volt tízéves a kávézó, köszönjük a sok jókívánságot.
zone Europe/Budapest
2026-03-18 10:00 > 2026-03-24 09:00 | Kedves Vendégeink! [Pénteken] zárt körű rendezvény miatt nem fogadunk vendégeket.
2026-03-18 10:00 > 2026-03-24 09:00 | Szombat délelőttönként a termelői piacon is megtaláltok minket.
2026-03-18 10:00 > 2026-03-24 09:00 | Gyertek el [szombaton] a kertnyitóra! Árvácska 350 Ft/tő, zsíros kenyér ingyen.
2026-03-18 10:00 > 2026-03-21 08:00 | Gyertek el szombaton a kertnyitóra! Árvácska 350 Ft/tő, zsíros kenyér ingyen.
2026-03-18 10:00 > 2026-03-24 09:00 | Szombaton megnyitottuk a kertet, és rögtön elkapkodtátok az árvácskákat.
2026-03-18 10:00 > 2026-04-06 09:00 | Húsvéti kalácsot [március 30-ig] tudtok rendelni a pultnál vagy üzenetben.
2026-03-18 10:00 > 2026-03-24 09:00 | A pénteki halászlé mellé most jár egy pohár fröccs.
2026-03-18 10:00 > 2026-03-20 09:00 | Ma [szerda] van, úgyhogy palacsinta! Kettőt fizet, hármat kap.
2026-03-18 10:00 > 2026-03-24 09:00 | Óraátállítás előtt ellenőriztesd az akkut: hétköznap 8–17, szombaton 8–12, 30/555-1203.
2026-03-18 10:00 > 2026-03-24 09:00 | [Csütörtök estig] fogadunk rendelést, [szombaton] már viheted is.
2026-03-18 10:00 > 2026-03-24 09:00 | Március van, a hónap virága a nárcisz: 5 szál 1 490 Ft.
2026-03-18 10:00 > 2026-03-24 09:00 | Tavaszi vásár [március 20–22.] a főtéren, a 12-es faháznál.
2026-03-18 10:00 > 2026-03-24 09:00 | Vasárnap este hazafelé lerobbant a furgonunk, de ma már újra szállítunk.
2026-03-18 10:00 > 2026-03-24 09:00 | Keddi akció: minden kedden 10% a nyugdíjasoknak.
2026-03-18 10:00 > 2026-03-24 09:00 | Vasárnap is nyitva vagyunk, 8-tól 14-ig, ahogy mindig.
zone Europe/Budapest
2026-05-15 17:00 > 2026-05-27 09:00 | [Pünkösdhétfőn] zárva, kedden újra várunk benneteket.
2026-05-15 17:00 > 2026-05-27 09:00 | A fagyizó macskája, Péntek, ma ünnepli a születésnapját.
2026-05-15 17:00 > 2026-05-27 09:00 | [Jövő csütörtökön] borvacsora: öt fogás, öt bor, 24 900 Ft.
2026-05-15 17:00 > 2026-05-27 09:00 | Rendeld meg a grillcsomagot [szerdáig], és [pénteken] házhoz visszük.
2026-05-15 17:00 > 2026-05-20 09:00 | Rendeld meg a grillcsomagot szerdáig, és pénteken házhoz visszük.
2026-05-15 17:00 > 2026-05-27 09:00 | Szombaton elfogyott az összes eper, de ne szomorkodj, holnap jön új.
2026-05-15 17:00 > 2026-05-27 09:00 | Vasárnaponként családi ebéd, 3 fogás 4 990 Ft, gyerekeknek féláron.
2026-05-15 17:00 > 2026-05-27 09:00 | Garázsvásár [most vasárnap] 9 és 13 óra között a Május 1. utcában.
2026-05-15 17:00 > 2026-05-27 09:00 | A hétfői menü: bableves és túrós csusza, ahogy megszoktátok.
2026-05-15 17:00 > 2026-05-18 09:00 | Holnap ([szombaton]) a Duna-parton leszünk a kávés biciklivel.
2026-05-15 17:00 > 2026-05-27 09:00 | [Május 20-tól] nyári nyitvatartás: 7-től 15 óráig.
2026-05-15 17:00 > 2026-05-27 09:00 | Tavaly májusban nyitottunk, azóta 12 000 kiflit sütöttünk.
2026-05-15 17:00 > 2026-05-27 09:00 | Ki szeretne megtanulni kenyeret sütni? [23-án, szombaton] 10-kor kezdünk.
2026-05-15 17:00 > 2026-05-27 09:00 | Hétköznap 6-tól, hétvégén 7-től; 1/2 kg kenyér 490 Ft, 12,5% kedvezmény.
2026-05-15 17:00 > 2026-05-27 09:00 | Jó volt veletek csütörtökön! A könyvbemutató képeit feltöltöttük.
zone Europe/Budapest
2026-10-22 09:00 > 2026-11-04 09:00 | Halloween-buli [jövő szombaton] 17 órától, jelmezben egy fánk ajándék.
2026-10-22 09:00 > 2026-11-04 09:00 | Vasárnap átállítottuk az órát, mostantól 8-kor nyitunk.
2026-10-22 09:00 > 2026-11-04 09:00 | [Péntek 15 órára] lemondtak egy manikűrt, ki kéri?
2026-10-22 09:00 > 2026-11-04 09:00 | [Hétfőtől] téli nyitvatartás: 8–17.
2026-10-22 09:00 > 2026-11-04 09:00 | Mindenszentekre [október 30-ig] rendelhettek koszorút, 6 900 Ft-tól.
2026-10-22 09:00 > 2026-10-30 09:00 | Mindenszentekre október 30-ig rendelhettek koszorút, 6 900 Ft-tól.
2026-10-22 09:00 > 2026-11-04 09:00 | Egy keddi napon, harminc éve gyulladt ki nálunk először a fény.
2026-10-22 09:00 > 2026-11-04 09:00 | Október 23-án zárva tartottunk, azóta újra sül a kenyér.
2026-10-22 09:00 > 2026-11-04 09:00 | [Október 23–25.] között az esküvői kiállításon vagyunk, C7-es stand.
2026-10-22 09:00 > 2026-11-04 09:00 | Szerda a kedvenc napunk: ilyenkor mindig friss a mákos guba.
2026-10-22 09:00 > 2026-11-04 09:00 | Aki szombaton nálunk hagyta a szürke sálját, keresse a pultnál.
2026-10-22 09:00 > 2026-11-04 09:00 | A [keddi] jógaóra elmarad, a többit megtartjuk.
2026-10-22 09:00 > 2026-10-24 09:00 | Ma még igen, holnap ([pénteken]) már nem: minden féláron.
2026-10-22 09:00 > 2026-11-04 09:00 | Szombat Péter borai mellé most sajttálat adunk.
2026-10-22 09:00 > 2026-11-04 09:00 | H-P: 8-18, Szo: 8-13, V: zárva. Tel.: 30/222-1045.
2026-10-22 09:00 > 2026-11-04 09:00 | A péntek esti koncerten fantasztikus hangulatot csináltatok.
2026-10-22 09:00 > 2026-11-04 09:00 | Gyere [szombaton vagy vasárnap], és válassz tököt a kertből!
2026-10-22 09:00 > 2026-11-04 09:00 | 205/55 R16 téli gumi 24 900 Ft/db, szereléssel együtt.
zone Europe/Budapest
2026-02-10 11:00 > 2026-02-18 09:00 | [Szombaton] Valentin-nap! Rózsa 890 Ft-tól, csokor előrendelésre.
2026-02-10 11:00 > 2026-02-18 09:00 | Rendelj [csütörtökig], [szombaton] délig kiszállítjuk.
2026-02-10 11:00 > 2026-02-13 09:00 | Rendelj [csütörtökig], szombaton délig kiszállítjuk.
2026-02-10 11:00 > 2026-02-18 09:00 | Farsangi fánk: minden kedden frissen, 450 Ft darabja.
2026-02-10 11:00 > 2026-02-18 09:00 | Pénteken elment az áram az egész utcában, gyertyafénynél szolgáltunk ki titeket.
2026-02-10 11:00 > 2026-02-18 09:00 | Hétvégi munkatársat keresünk: péntek este, szombat, vasárnap.
2026-02-10 11:00 > 2026-02-18 09:00 | Holnap, [szerdán] oktatás miatt csak 13 óráig vagyunk nyitva.
2026-02-10 11:00 > 2026-02-18 09:00 | A [csütörtöki] jóga kivételesen 19:30-kor kezdődik.
2026-02-10 11:00 > 2026-02-18 09:00 | Vasárnapi reggelink lett a város legjobbja, köszönjük a szavazatokat!
2026-02-10 11:00 > 2026-02-18 09:00 | A múlt szombati fazekasság bögréi kiégtek, jöhettek értük.
2026-02-10 11:00 > 2026-02-18 09:00 | Téli kiárusítás [február 14-ig], utána vége az 50%-nak.
2026-02-10 11:00 > 2026-02-18 09:00 | Végre [péntek]! Fröccs féláron este hétig.
2026-02-10 11:00 > 2026-02-18 09:00 | 38/40-es méret, 12,5% kedvezmény, 0-24 rendelhető: ez a Május ruha.
2026-02-10 11:00 > 2026-02-18 09:00 | Aki hétfőtől szerdáig jön, egész télen 10%-ot spórol.
2026-02-10 11:00 > 2026-02-18 09:00 | Szombat és Társa Kft., szerviz 29 900 Ft-tól, a Március 15. utca sarkán.
zone Europe/Budapest
2026-07-03 16:00 > 2026-07-15 09:00 | [Július 6. és 12. között] szabadságon vagyunk, [13-tól] újra nyitva.
2026-07-03 16:00 > 2026-07-15 09:00 | Szombaton piacnap van a faluban, mint minden héten, parkolj a templom mögött.
2026-07-03 16:00 > 2026-07-15 09:00 | A pénteki tombola nyertese Kovács Éva, gratulálunk!
2026-07-03 16:00 > 2026-07-15 09:00 | [Vasárnap 17 óráig] még játszhattok a nyereményért.
2026-07-03 16:00 > 2026-07-05 09:00 | Vasárnap 17 óráig még játszhattok a nyereményért.
2026-07-03 16:00 > 2026-07-15 09:00 | Vasárnap megszületett a kislányunk, kérünk egy kis türelmet a válaszokkal.
2026-07-03 16:00 > 2026-07-15 09:00 | [Holnap, szombaton] nincs kenyér, a kemence pihen.
2026-07-03 16:00 > 2026-07-15 09:00 | A nyári táborok [kedden, július 7-én] indulnak: agyag, linó, szita.
2026-07-03 16:00 > 2026-07-15 09:00 | A szombati eső elmosta a piacot, így maradt még bőven lekvár.
2026-07-03 16:00 > 2026-07-15 09:00 | A „Péntek Este” nevű borostyánsörünk 5,2%-os, két utcával arrébb főzik.
2026-07-03 16:00 > 2026-07-15 09:00 | Csütörtökönként tovább vagyunk nyitva, este 8-ig, Állomás utca 20–24.
2026-07-03 16:00 > 2026-07-15 09:00 | [Most vasárnap] a döntő miatt már 14 órakor bezárunk.
2026-07-03 16:00 > 2026-07-15 09:00 | Torták átvétele: [szombat 8–12 óra], hűtőtáskát hozzatok!
2026-07-03 16:00 > 2026-07-15 09:00 | Szerdán 200 barackos gombócot adtunk el, új rekord!
2026-07-03 16:00 > 2026-07-15 09:00 | Nálunk a szombat a lángosé, a vasárnap a fánké.
zone Europe/Budapest
2026-08-05 08:30 > 2026-08-12 09:00 | Már csak [szombatig] vagyunk, utána egy hét Balaton.
2026-08-05 08:30 > 2026-08-12 09:00 | Jóga a kertben minden szerdán 19 órakor, hozz matracot!
2026-08-05 08:30 > 2026-08-12 09:00 | Múlt csütörtökön elbúcsúztunk Pétertől 31 év után.
2026-08-05 08:30 > 2026-08-12 09:00 | Diákoknak féláron hajvágás [most csütörtökön és pénteken].
2026-08-05 08:30 > 2026-08-12 09:00 | Augusztusi Black Friday: 30% minden sportcipőre.
2026-08-05 08:30 > 2026-08-12 09:00 | Felszabadult egy kétszemélyes asztal [péntek 19:30-ra]. Ki kéri?
2026-08-05 08:30 > 2026-08-08 09:00 | Ma [szerda] van, és 17 órától féláron a gin.
2026-08-05 08:30 > 2026-08-12 09:00 | Következő vacsoraestünk [augusztus 7-én, pénteken], hét fogás 19 900 Ft.
2026-08-05 08:30 > 2026-08-12 09:00 | Szombat óta 90 üveg fogyott az új lekvárból.
2026-08-05 08:30 > 2026-08-12 09:00 | [Vasárnap] 10-től 14 óráig a termelői piacon leszünk.
2026-08-05 08:30 > 2026-08-09 08:00 | Vasárnap 10-től 14 óráig a termelői piacon leszünk.
2026-08-05 08:30 > 2026-08-12 09:00 | Hétfő szünnap, keddtől vasárnapig 12–22 óráig meleg konyha.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m anyag 4 990 Ft. Hívj: 06 1 350 6070.
2026-08-05 08:30 > 2026-08-12 09:00 | A „Péntek 13” burgerünk félelmetesen finom.
2026-08-05 08:30 > 2026-08-24 09:00 | Szabadság: [augusztus 10-től 23-ig]. Utána találkozunk!
zone Europe/Budapest
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 KOSZORÚKÖTÉS 🎄¶[November 20., péntek], 18:30¶9 900 Ft forralt borral¶Már csak 3 hely!
2026-11-18 12:00 > 2026-11-26 09:00 | Jó reggelt! A terminál rossz, ma csak készpénz. [Péntekre] megjavítják. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Újra itt a bejgli!¶Szelete 690 Ft¶K–Szo 8–18¶#szombat #kézműves
2026-11-18 12:00 > 2026-11-26 09:00 | Fantasztikus este volt szombaton. Köszönjük, hogy velünk táncoltatok!
2026-11-18 12:00 > 2026-11-26 09:00 | A Black Friday nem a mi világunk. [Most szombaton] a bevétel 10%-át adományozzuk.
2026-11-18 12:00 > 2026-11-26 09:00 | Minden egy esős kedden kezdődött, egyetlen kemencével. Hamarosan második üzletünk nyílik!
2026-11-18 12:00 > 2026-11-26 09:00 | Steak és egy pohár vörösbor 4 990 Ft, csak szerdánként. Jelöld be, kit hozol!
2026-11-18 12:00 > 2026-11-26 09:00 | Kell az öltöny a hétvégére? Hozd be [péntek 10 óráig], 17 órára kész.
2026-11-18 12:00 > 2026-11-26 09:00 | [Vasárnap] kigyúlnak a fények, a bolt este 8-ig nyitva.
2026-11-18 12:00 > 2026-11-26 09:00 | Áramszünet az utcában. Holnap, [csütörtökön] 8-tól jövünk.
2026-11-18 12:00 > 2026-11-26 09:00 | Adventi naptár 24 szappannal, 9 990 Ft. Decemberig nem tart ki!
2026-11-18 12:00 > 2026-12-07 09:00 | Pulykát [december 5-én délig] rendelhettek, kivétel nincs.
2026-11-18 12:00 > 2026-11-26 09:00 | Pulykát december 5-én délig rendelhettek, kivétel nincs.
2026-11-18 12:00 > 2026-11-26 09:00 | A [hétfői] kölyökkutya-foglalkozás a faluházban lesz.
2026-11-18 12:00 > 2026-11-26 09:00 | Ismerd meg a csapatot: Szerda, a fekete macskánk, a szundikálás felelőse.
zone Europe/Budapest
2026-04-22 15:00 > 2026-04-29 09:00 | [Péntektől] spárga! 2 490 Ft kilója, amíg tart.
2026-04-22 15:00 > 2026-04-29 09:00 | Valaki hétfőn nálunk felejtett egy babakocsit. Vigyázunk rá!
2026-04-22 15:00 > 2026-04-29 09:00 | Szombaton mindig nagy a forgalom, hétköznap nyugisabb.
2026-04-22 15:00 > 2026-04-29 09:00 | Szép [pénteket] mindenkinek! Ma epres torta van.
2026-04-22 15:00 > 2026-04-29 09:00 | Holnapután, pénteken jön a tavaszi étlap.
2026-04-22 15:00 > 2026-04-29 09:00 | Paradicsompalánta 190 Ft, [csak csütörtökön és pénteken].
2026-04-22 15:00 > 2026-04-29 09:00 | Majális: május 1-jén bográcsgulyás a kertben, 10 órától.
2026-04-22 15:00 > 2026-05-02 09:00 | Majális: [május 1-jén] bográcsgulyás a kertben, 10 órától.
2026-04-22 15:00 > 2026-04-29 09:00 | Kisegítőt keresünk [szombat estére], 18-tól 23 óráig.
2026-04-22 15:00 > 2026-04-29 09:00 | Ez ám a szombat! Ennyien még sosem voltatok.
2026-04-22 15:00 > 2026-04-29 09:00 | Ebédmenü h–p 2 290 Ft, hétvégén étlapról.
2026-04-22 15:00 > 2026-04-29 09:00 | Véradás [április 24-én] a nagyteremben, 15–19 óra között.
2026-04-22 15:00 > 2026-04-29 09:00 | A nagymama 1954-ben, egy vasárnap gyújtott be először a kemencébe.
2026-04-22 15:00 > 2026-04-29 09:00 | Marci kedden levizsgázott, gratuláljatok neki a pultnál!
2026-04-22 15:00 > 2026-04-29 09:00 | Holnap, csütörtökön délelőtt leltár, délután nyitunk.
zone Europe/Budapest
2026-06-08 10:00 > 2026-06-18 09:00 | Elromlott a sütő, [csütörtökig] nincs sült krumpli.
2026-06-08 10:00 > 2026-06-18 09:00 | Pénteken csak hajvégeket jött igazítani, végül rózsaszín hajjal távozott.
2026-06-08 10:00 > 2026-06-18 09:00 | Biciklitúra [június 13-án, szombaton], indulás 9-kor a bolt elől.
2026-06-08 10:00 > 2026-06-18 09:00 | Már megint [hétfő]? A töltött croissant mindenre gyógyír.
2026-06-08 10:00 > 2026-06-18 09:00 | Gravírozást [péntekig] kérhettek, utána nem érünk rá.
2026-06-08 10:00 > 2026-06-18 09:00 | Pénteken itt járt a lakatos, a nagy kapu újra nyílik.
2026-06-08 10:00 > 2026-06-18 09:00 | Minden második szombaton korongozás-bemutató Jánossal.
2026-06-08 10:00 > 2026-06-18 09:00 | [Holnap, kedden] sztrájk lesz, 11-kor nyitunk.
2026-06-08 10:00 > 2026-06-18 09:00 | Vasár- és ünnepnap 8–11 óráig friss zsemle, tel. 06 22 312 606.
2026-06-08 10:00 > 2026-06-18 09:00 | Találkozunk [vasárnap] a termelői udvaron! 12-es stand a bejáratnál.
2026-06-08 10:00 > 2026-06-18 09:00 | Kutyakozmetikusunk, Júlia szerdán és csütörtökön rendel, a fürdetés 9 000 Ft.
2026-06-08 10:00 > 2026-06-18 09:00 | Minek várni péntekig? Nálunk minden este fröccsidő.
2026-06-08 10:00 > 2026-06-18 09:00 | Kész az érettségi! [Vasárnapig] minden végzősnek ingyen fagyi.
2026-06-08 10:00 > 2026-06-18 09:00 | Múzeumok éjszakája: június 20-án éjfélig nyitva.
2026-06-08 10:00 > 2026-06-21 09:00 | Múzeumok éjszakája: [június 20-án] éjfélig nyitva.
zone Europe/Budapest
2026-09-24 09:00 > 2026-10-06 11:00 | Kedden megjöttek a hősugárzók, hozd a könyved, és maradj velünk!
2026-09-24 09:00 > 2026-10-06 11:00 | Szedd magad alma [ezen a hétvégén], 2 500 Ft zsákja.
2026-09-24 09:00 > 2026-10-06 11:00 | Edzőnk szombaton eltörte a lábát. Jobbulást, Misi!
2026-09-24 09:00 > 2026-10-06 11:00 | Új nyitvatartás [hétfőtől]: 8 helyett 9-kor nyitunk.
2026-09-24 09:00 > 2026-10-06 11:00 | Az új étlap [csütörtökön, október 1-jén] indul. Viszlát gazpacho, szia sütőtök!
2026-09-24 09:00 > 2026-09-30 11:00 | Az új étlap csütörtökön, október 1-jén indul. Viszlát gazpacho, szia sütőtök!
2026-09-24 09:00 > 2026-10-06 11:00 | Ki segít [vasárnap délelőtt] polcot pakolni? Pizza lesz.
2026-09-24 09:00 > 2026-10-06 11:00 | Hétfőn sárgára festettük az ajtót, a postás imádja.
2026-09-24 09:00 > 2026-10-06 11:00 | Gyerekeknek keddenként ingyen, nyugdíjasoknak szerdánként féláron.
2026-09-24 09:00 > 2026-10-06 11:00 | 10/10, mondja Dani, aki 9 perc 40 alatt megette a 450 g-os steaket.
2026-09-24 09:00 > 2026-10-06 11:00 | [Péntek délután] zárva, Luca férjhez megy!
2026-09-24 09:00 > 2026-10-06 11:00 | Pénteken férjhez ment Luca, még mindig meghatódunk.
2026-09-24 09:00 > 2026-10-06 11:00 | Péntek Szalon, Október 6. utca 8. Teljes festés 15 900 Ft.
2026-09-24 09:00 > 2026-10-06 11:00 | A vasárnapi kenyér hétfőn is finom, pirítva, vajjal.
2026-09-24 09:00 > 2026-10-06 11:00 | Szüreti rendelések: [szeptember 30-án] zárjuk a listát.
zone Europe/Budapest
2026-02-26 09:00 > 2026-03-10 10:00 | Szerdán itt volt a vízszerelő, újra van meleg víz.
2026-02-26 09:00 > 2026-03-10 10:00 | A kiárusítás [február 28-án, szombaton] ér véget, kabátok féláron.
2026-02-26 09:00 > 2026-03-10 10:00 | [Ma, csütörtökön] leltár miatt 15 órakor zárunk.
2026-02-26 09:00 > 2026-03-10 10:00 | Péntek esténként curryest, két fogás 4 500 Ft.
2026-02-26 09:00 > 2026-03-10 10:00 | Egy vendégünk szombaton azt mondta, jobb a süteményünk, mint a nagymamájáé.
2026-02-26 09:00 > 2026-03-10 10:00 | Új: a Hétfő bögre azoknak, akik utálnak korán kelni. 3 200 Ft.
2026-02-26 09:00 > 2026-03-10 10:00 | Dr. Kis legközelebbi szabad időpontja: [március 3., kedd, 14:15].
2026-02-26 09:00 > 2026-03-10 10:00 | Vasárnap és este 6 után ingyenes a parkolás.
2026-02-26 09:00 > 2026-03-10 10:00 | [Szombatra] két önkéntest keresünk szemétszedéshez, tea lesz.
2026-02-26 09:00 > 2026-03-10 10:00 | Vasárnap egy jégmadarat láttunk a kertkapunál!
2026-02-26 09:00 > 2026-03-10 10:00 | A rendelésed [holnap, pénteken] 10-től átvehető.
2026-02-26 09:00 > 2026-03-10 10:00 | Keddtől szombatig szállítunk, minimum 5 000 Ft.
2026-02-26 09:00 > 2026-03-10 10:00 | Az áprilisi jelentkezés [március 2-án] 9-kor nyílik.
2026-02-26 09:00 > 2026-03-10 10:00 | „Lusta Vasárnap” nevű borunk 12,5%-os, 2 990 Ft.
2026-02-26 09:00 > 2026-03-10 10:00 | Kézilabda a kivetítőn [vasárnap] 15 órától!
zone Europe/Budapest
2026-07-20 10:00 > 2026-07-29 12:00 | [Holnap, kedden] 17-kor jön a fagyis kocsi a bolt elé.
2026-07-20 10:00 > 2026-07-29 12:00 | Gratulálunk Jankának, aki pénteken levizsgázott!
2026-07-20 10:00 > 2026-07-29 12:00 | Hétfőnként farmert foltozunk 2 000 forintért.
2026-07-20 10:00 > 2026-07-29 12:00 | Az olvasóklub [most szombaton, július 25-én] indul 4–11 éveseknek.
2026-07-20 10:00 > 2026-07-29 12:00 | Grilldobozt [szerda 18 óráig] rendelhetsz.
2026-07-20 10:00 > 2026-07-29 12:00 | Szombaton ömlött az eső, ti mégis eljöttetek. Hősök vagytok!
2026-07-20 10:00 > 2026-07-29 12:00 | A vasárnapi újság reggelihez ingyen jár.
2026-07-20 10:00 > 2026-07-29 12:00 | [Szerdán 11:15-re] lemondtak egy körmöst, ki kéri?
2026-07-20 10:00 > 2026-07-29 12:00 | Május 1. út 22., tel. 06 52 250 720.
2026-07-20 10:00 > 2026-07-29 12:00 | A hét fagyija: Szombat Este, étcsoki naranccsal.
zone Europe/Budapest
2026-10-05 09:00 > 2026-10-14 09:00 | [Szombaton] almát préselünk, hozzatok tiszta üveget!
2026-10-05 09:00 > 2026-10-14 09:00 | Pénteken lebontották az állványt, végre látjuk az eget.
2026-10-05 09:00 > 2026-10-14 09:00 | A szerdai kötőkör új tagokat vár.
2026-10-05 09:00 > 2026-10-14 09:00 | A kávézó [pénteken] korábban zár, mind lakodalomba megyünk.
2026-10-05 09:00 > 2026-10-14 09:00 | Menü két főre 7 990 Ft, csak [október 10-ig].
2026-10-05 09:00 > 2026-10-14 09:00 | Szombaton lerobbant előttünk egy busz: 54 teát főztünk.
zone Europe/Budapest
2026-03-16 09:00 > 2026-03-25 10:00 | Akusztikus koncert [pénteken] 20 órától, ingyenes belépés.
2026-03-16 09:00 > 2026-03-25 10:00 | Ne hagyd ki a [szombati] magcserét a faluházban!
2026-03-16 09:00 > 2026-03-25 10:00 | Az új étlap [szerdán] jelenik meg, spárgával és báránnyal.
2026-03-16 09:00 > 2026-03-25 10:00 | Szombaton zuhogott, vasárnap sütött a nap. Ilyen a piacos élet.
2026-03-16 09:00 > 2026-03-25 10:00 | [Csütörtökön] jön a gázszerelő, csak szendvics lesz.
`;
