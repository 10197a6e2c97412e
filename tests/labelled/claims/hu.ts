/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const HUNGARIAN = `
zone Europe/Budapest
written 2026-03-02 09:00
? Új kovászos kenyér szombattól, reggel 7-től, 1200 forint
= Megérkezett az új kovászos kenyerünk! Szombattól, [7 órától] várjuk, darabja [1.200 Ft]. Jöjjön korán, hamar elfogy.
? Új kovászos kenyér szombattól
= Megérkezett az új kovászos kenyerünk! Szombattól, {reggel 7-től} várjuk, darabja {1200 Ft}. {24 órán át} kelesztjük.
? Pénteken húsz százalék minden tortára délig
= Édes péntek: [20%] kedvezmény minden tortára, egészen [12 óráig]. Aki korán jön, az válogathat.
? Pénteken olcsóbbak a torták
= Édes péntek: {20%-os} kedvezmény minden tortára, egészen {délig}. Aki korán jön, az válogathat.
? Két szabad időpont csütörtökön fél négykor és ötkor
= Csütörtökön két időpont felszabadult: [15:30] és [17:00]. Hívjon minket, és már az Öné!
? Két szabad időpont csütörtökön
= Csütörtökön két időpont felszabadult: {15:30} és {17 óra}. Hívjon minket a {06 1 555 1234} számon!
? Balayage új vendégeknek | fact: Balayage 18 000 forinttól | fact: Telefon: 06 20 123 4567
= Változásra vágyik? A balayage nálunk [18.000 Ft-tól] elérhető. Bejelentkezés: [+36 20 123 4567].
? Balayage új vendégeknek
= Változásra vágyik? A balayage nálunk {18.000 Ft-tól} elérhető, új vendégeinknek {15 százalék} kedvezménnyel. Két szorgos kéz várja.
? Anyák napja: csokor rendelés április 30-ig, 10 ezer forint felett ingyen szállítjuk
= Az édesanyák a legszebbet érdemlik. Rendelje meg a csokrot [április 30-ig], [10.000 Ft] felett ingyen kiszállítjuk. Minden szálat kézzel válogatunk.
? Anyák napja: csokrot időben rendelni
= Az édesanyák a legszebbet érdemlik. Rendelje meg a csokrot {április 30-ig}, {10.000 Ft} felett ingyen kiszállítjuk. Minden szálat kézzel válogatunk.
? Megjött a tulipán
= Megjött a tulipán! Egyedülálló színek, két marék tavasz. Nézzen be hozzánk, és vigyen haza egy csokorral.
? Gumicsere, meg lehet várni
= Ideje lecserélni a téli gumit! {30 perc} alatt végzünk, {12.000 Ft-tól}. A kávé a mi ajándékunk.
? Gumicsere fél óra, 12 ezer forint a négy kerék
= Ideje lecserélni a téli gumit! [30 perc] alatt végzünk, [12.000 Ft]-ért. A kávé a mi ajándékunk.
? Műszaki vizsga márciusban. Malom utca 14.
= Lejár a műszaki? Jöjjön el hozzánk a [Malom utca 14.] szám alá, és mindent elintézünk, hogy száz százalékig nyugodt lehessen.
? Műszaki vizsga márciusban
= Lejár a műszaki? Jöjjön el hozzánk a {Malom u. 14.} szám alá, vagy hívjon: {06-70/555-1234}. Éjjel-nappal, 24/7.
? Gerinctorna március 14-én 10-től fél 12-ig, ingyenes, 8 hely
= Fáj a háta? [Március 14-én], szombaton [10:00–11:30] között megmutatjuk, mi segít. Csak [8 hely] van, jelentkezzen!
? Gerinctorna március 14-én, ingyenes
= Fáj a háta? [Március 14-én], szombaton {10:00–11:30} között megmutatjuk, mi segít. Csak {8 hely} van. Jelentkezés: {www.gerinc.example/tanfolyam}.
? Kezdő futóklub, hat hét, keddenként
= [6 hét] alatt eljut az első örömfutásig: kezdő futóklubunk keddenként indul. Egy pár cipőn kívül semmi nem kell hozzá.
? Kezdő futóklub keddenként
= {Nyolc hét} alatt eljut az {5 kilométerig}: kezdő futóklubunk keddenként indul. Egy pár cipőn kívül semmi nem kell hozzá.
? A hónap könyve, felolvasás csütörtök este
= A hónap könyve az első oldalon magával ragadott minket. Csütörtök este közösen olvasunk belőle. Nálunk ez az első számú kedvenc!
? A hónap könyve, felolvasás csütörtök este fél nyolc, 2000 forint egy pohár borral
= A hónap könyve élőben: csütörtökön [19:30-kor]. A belépő [2.000 forint], egy pohár bor is jár hozzá.
? A hónap könyve, felolvasás csütörtökön
= A hónap könyve élőben: csütörtökön {este fél nyolckor}. A belépő {2.000 forint}, egy pohár bor is jár hozzá. Kapunyitás {19 órakor}.
? Ebédmenü leves és szendvics 2450 Ft, hétfőtől péntekig 12-14
= Gyors ebéd, igazi íz: leves és szendvics [2450 forintért], hétfőtől péntekig [12 és 14 óra között].
? Ebédmenü leves és szendvics
= Gyors ebéd, igazi íz: leves és szendvics {2450 forintért}, hétfőtől péntekig {12 és 14 óra között}.
? Húsvéthétfőn zárva | link: https://citromfa.example/etlap Citromfa étlap: kétfogásos menü 4900 Ft
= Húsvéthétfőn zárva tartunk. Addig is: kétfogásos menü [4.900 Ft], részletek: [https://citromfa.example/etlap].
? Húsvéthétfőn zárva
= Húsvéthétfőn, [április 6-án] zárva tartunk. Utána a megszokott rendben várjuk. Ezer köszönet a türelmükért!
? Asztalfoglalás 06 1 222 0555 vagy asztal@citromfa.example
= Asztal kettesben? Foglaljon a [+36 1 222 0555] számon, vagy írjon ide: [asztal@citromfa.example].
? Asztalfoglalás tavaszra
= Asztal kettesben? Foglaljon a {+36 1 222 0555} számon, vagy írjon ide: {asztal@citromfa.example}.
? Kismama jóga március 11-től szerdánként 18 óra, 3000 Ft alkalom
= Egy gyengéd óra csak Önnek: kismama jóga [március 11-én], [este 6 órától]. Egy alkalom [3000 Ft], matrac van.
? Kismama jóga március 11-től
= Egy gyengéd óra csak Önnek: kismama jóga [március 11-én], {18 órától}. Egy alkalom {3000 Ft}, matrac van.
? Új csomag kistestű kutyáknak
= Fürdetés, nyírás, karomvágás: új csomag kistestű kutyáknak. {90 perc} és {9.900 Ft}, és négylábú barátja megint csinos.
? Új csomag kistestű kutyáknak: fürdetés, nyírás, karom, másfél óra, 9900 Ft
= Fürdetés, nyírás, karomvágás: új csomag kistestű kutyáknak. [90 perc] és [9.900,-], és négylábú barátja megint csinos.
? Köszönet, 25 éves a pékségünk
= [25 év] korán kelés, lisztes kéz és az Önök mosolya a pultnál. Szívből köszönjük!
? Köszönet a vásárlóinknak
= {25 év} korán kelés, lisztes kéz és az Önök mosolya a pultnál. {2001 óta} Önökért csináljuk. Köszönjük!
? Fagyiszezon indul, 12 íz, gombóc 500 forint
= Végre fagyiszezon! Hétvégétől [12 íz] vár, egy gombóc [500 Ft]. A kedvencünk? Kávé egy csipet naranccsal.
? Fagyiszezon indul
= Végre fagyiszezon! Hétvégétől {12 íz} vár, egy gombóc {500 Ft}. A kedvencünk? Kávé egy csipet naranccsal.
? Bicikli átvizsgálás 15 ezer forint | photo: Piros bicikli a szerelőállványon
= Egész télen pihent a kerékpár? A tavaszi átvizsgálás [15 000 Ft], és indulhat az első túrára.
? Bicikli átvizsgálás | photo: Piros bicikli, tábla: tavaszi átvizsgálás 15.000 Ft
= Egész télen pihent a kerékpár? A tavaszi átvizsgálás [15 ezer forint], és általában {48 óra} alatt kész.
? Online akció vasárnap éjfélig | fact: Webshop: fonalesrost.example
= Csak vasárnap [éjfélig]: nagy tavaszi akció a [www.fonalesrost.example] oldalon. Utána vége a varázslatnak.
? Online akció vasárnapig
= Csak vasárnap {éjfélig}: {25% kedvezmény} mindenre a {fonalesrost.example} oldalon. Utána vége a varázslatnak.
? Kisegítőt keresünk, heti 20 óra
= Kollégát keresünk [heti 20 órára]. Szereti az embereket, a kávét és a korai reggeleket? Akkor nálunk a helye.
? Kisegítőt keresünk
= Kollégát keresünk {heti 20 órára}, {2.500 Ft-os} órabérrel. Jelentkezés: {allas@kavebab.example}. Várjuk szeretettel!
? Fotótanfolyam áprilisban | fact: A tanfolyam 45 ezer forint, legfeljebb 6 fő
= Felejtse el az automatát: áprilisban indul a kezdő fotótanfolyamunk. Legfeljebb [6 fő], [45.000 Ft] az egész.
? Kertészet: virágföld kettőt fizet hármat vihet
= A tavasz a földben kezdődik. Ezen a héten tőzegmentes virágföldünkből kettőt fizet, hármat vihet. A rózsái meghálálják.
? Kertészet: virágföld akció
= A tavasz a földben kezdődik. Ezen a héten {40 literes} virágföld csak {2.490 Ft}. A rózsái meghálálják.
? Új masszázsszék, kezelés után tíz perc ingyen
= Maradjon még [10 percet]: minden kezelés után vár az új masszázsszék. Előbb a munka, aztán a pihenés.
? Csőtörés, hétvégén is
= A csőtörés nem vár hétfőig. Hétvégén is jövünk, {2 órán belül}, kiszállási díj nélkül. Hívjon: {06 30 234 5678}.
? Csőtörés ügyelet 06302345678, két órán belül ott vagyunk
= A csőtörés nem vár hétfőig. Egy hívás elég: [06 30 234-5678]. [2 órán belül] ott vagyunk.
? Gyerekszínház március 21-én, 1500 forint, 3 év alatt ingyenes
= Fel a függönnyel! [Március 21-én] a legkisebbeknek játszunk. A jegy [1.500 Ft], [3 év alatt] ingyenes.
? Gyerekszínház március 21-én
= Fel a függönnyel! [2026. március 21-én] {15 órakor} a legkisebbeknek játszunk. A jegy {1.500 Ft}, {3 éves kor alatt} ingyenes.
? Nyílt nap a fazekasműhelyben vasárnap, Kemence köz 7.
= Agyagos kezek, boldog arcok! Vasárnap nyílt nap a műhelyben: [Kemence köz 7.] A második kapu balra.
? Kávé előfizetés, havi 1 kg 9000 Ft, ingyen szállítás
= Soha többé kávé nélkül: havonta [1 kg] frissen pörkölt kávé [9.000 Ft-ért], ingyen szállítással.
? Kávé előfizetés
= Soha többé kávé nélkül: havonta {1 kg} frissen pörkölt kávé {9.000 Ft-ért}. {210 °C-on} pörköljük, bármikor lemondható.
? Géllakk 8000 helyett 6500 Ft, csak ezen a héten
= Tíz boldog ujj: géllakk ezen a héten [6.500 Ft] [8.000 Ft] helyett. Kis luxus két kéznek.
? Autómosó: kedden 30 százalékkal olcsóbb a deluxe
= A kedd ragyogó: a deluxe mosás [30%-kal] olcsóbb. Ötcsillagos csillogás a motorháztetőnek.
? Kórus tenorokat keres, próba hétfő este 8
= Szokott a zuhany alatt énekelni? Tenorokat keresünk! Próba hétfőnként [20:00-kor]. Nincs felvételi, csak 100% öröm.
? Sajtkóstoló pénteken, 5 sajt, 5900 Ft/fő, jelentkezés március 4-ig
= Öt sajt, egy este: pénteken közös kóstoló, [5.900 Ft/fő]. Jelentkezés szerdáig, [március 4-ig].
? Sajtkóstoló pénteken
= Egy este tele sajttal: pénteken {19 órától}, {5.900 Ft/fő}. Jelentkezés {március 4-ig}, {14 vendéget} tudunk leültetni.
? Elköltöztünk
= Új hely, ugyanaz a mosoly: mostantól az {Állomás utca 22.} szám alatt várjuk, {5 percre} a piactól.
? Elköltöztünk: Állomás u. 22., öt perc gyalog a piactól
= Új hely, ugyanaz a mosoly: mostantól az [Állomás utca 22.] szám alatt várjuk, [5 percre] a piactól.
? Kvízest csütörtökön
= Csütörtökön újra kvízest! Hozza el a legokosabb barátait, és azt az egyet, aki minden 80-as évekbeli slágert tud.
? Új illatú gyertyák
= Három új illat érkezett: füge, cédrus és tengeri só. Minden gyertyát kézzel öntünk, és {akár 45 órán át} ég. Megtalálja itt: {viaszeskanoc.example}.
`;
