/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_HUNGARIAN = `
zone Europe/Budapest
2026-11-18 08:30 > 2026-12-02 12:00 | Mézeskalácssütés a gyerekekkel [most szombaton], kötényt adunk.
2026-11-18 08:30 > 2026-12-02 12:00 | A Péntek Bagett kívül szezámos, belül rozsos.
2026-11-18 08:30 > 2026-12-02 12:00 | Minden pénteken délben kinyílik a kemence, és kész a sor.
2026-11-18 08:30 > 2026-12-02 12:00 | Vasárnap óta a hétéves Ida írja a táblánkat.
2026-11-18 08:30 > 2026-12-02 12:00 | [November 27-én] érkeznek a fenyőfák, frissen vágva.
2026-11-18 08:30 > 2026-11-19 12:00 | November 27-én érkeznek a fenyőfák, frissen vágva.
2026-11-18 08:30 > 2026-12-02 12:00 | Nyitva szerdától vasárnapig déltől, hétfőn és kedden zárva.
2026-11-18 08:30 > 2026-12-02 12:00 | Szakálligazítás 4000 Ft, teljes csomag 9000 Ft, hétköznap bejelentkezés nélkül.
2026-11-18 08:30 > 2026-12-02 12:00 | A pajtánk teteje 1794-es, be is ázik.
2026-11-18 08:30 > 2026-12-02 12:00 | Társasjátékból kettőt fizet, hármat vihet [szombatig].
2026-11-18 08:30 > 2026-12-02 12:00 | [Ezen a hétvégén] felgyulladnak a fények, kilencig nyitva leszünk.
2026-11-18 08:30 > 2026-12-02 12:00 | [Ma, november 30-án, hétfőn] leltár miatt zárva.
2026-11-18 08:30 > 2026-12-02 12:00 | Holnap [kedd], azaz féláras szemöldök.
2026-11-18 08:30 > 2026-11-30 12:00 | Holnap kedd, azaz féláras szemöldök.
2026-11-18 08:30 > 2026-12-02 12:00 | Micsoda szombat! Tizenegy koszorú, egy égett ujj, semmi bánat.
2026-11-18 08:30 > 2026-12-02 12:00 | Az adventi naptárak hétfőn elfogytak, úton az utánpótlás.
2026-11-18 08:30 > 2026-12-02 12:00 | Ideiglenes otthont keresünk [hétfőtől] egy idős cicának.
2026-11-18 08:30 > 2026-12-02 12:00 | Két kerékcsere [péntek délelőtt] még befér.
2026-11-18 08:30 > 2026-12-02 12:00 | Szombati kisegítőt keresünk, aki kedves és szereti a pitét.
2026-11-18 08:30 > 2026-12-02 12:00 | Újra van forralt bor, 1200 Ft a bögre, péntekenként 17 órától.
2026-11-18 08:30 > 2026-12-02 12:00 | A kórus [vasárnap négykor] énekel az üzlet előtt.
2026-11-18 08:30 > 2026-12-02 12:00 | [Csütörtökön] négykor bezárunk, színházba megy a csapat.
2026-11-18 08:30 > 2026-12-02 12:00 | Az önkormányzat vasárnap leaszfaltozta a parkolót, viszlát, tócsák.
2026-11-18 08:30 > 2026-12-02 12:00 | Rubi hétfőn kezdett, és már törzsvendégei vannak.
2026-11-18 08:30 > 2026-12-02 12:00 | Mikulásvirág 2500 Ft-tól, a készlet erejéig.
2026-11-18 08:30 > 2026-12-02 12:00 | A pulykát [november 25-ig] rendeljék meg.
2026-11-18 08:30 > 2026-12-02 12:00 | Nagymama a hétfői nagymosásra esküdött.
2026-11-18 08:30 > 2026-12-02 12:00 | Könyvcsere és keksz [kedden] az emeleten, ingyen.
2026-11-18 08:30 > 2026-12-02 12:00 | Minden kutyának jár egy szombat.
2026-11-18 08:30 > 2026-12-02 12:00 | Esti vásárlás [november 26-án, csütörtökön], 18-tól 21 óráig.
2026-11-18 08:30 > 2026-12-02 12:00 | Aki ott volt a pénteki kóstolón, tudja, hová lett a malbec.
zone Europe/Budapest
2026-09-09 07:45 > 2026-09-23 10:00 | Szedres táska a kemencéből [pénteken] 8-kor. Húzzák fel az órát!
2026-09-09 07:45 > 2026-09-23 10:00 | Kevin megnősül, így [csütörtökön és pénteken] nincs műszaki vizsga.
2026-09-09 07:45 > 2026-09-23 10:00 | Az esős vasárnapok az antikváriumokért vannak.
2026-09-09 07:45 > 2026-09-23 10:00 | Új olló, új vízforraló, új tanuló: a hétfő eseménydús volt.
2026-09-09 07:45 > 2026-09-23 10:00 | A Hétfői Kör kettőkor találkozik teára és dominóra.
2026-09-09 07:45 > 2026-09-23 10:00 | Minden reggel frissen vágott dália, 2500 Ft csokra.
2026-09-09 07:45 > 2026-09-23 10:00 | A tábori jelentkezés [hétfőn 9-kor] nyílik.
2026-09-09 07:45 > 2026-09-23 10:00 | Már nincs sok hátra: almaborfesztivál [szeptember 18–20.]
2026-09-09 07:45 > 2026-09-10 12:00 | Már nincs sok hátra: almaborfesztivál szeptember 18–20.
2026-09-09 07:45 > 2026-09-23 10:00 | Az „Egy szombat a tónál” szerzője [csütörtök este] dedikál nálunk.
2026-09-09 07:45 > 2026-09-23 10:00 | Hálánk a srácé, aki egy vasárnap egy sörért megjavította a hűtőnket.
2026-09-09 07:45 > 2026-09-23 10:00 | Új órarend: hétfő zumba, kedd spinning, csütörtök boksz.
2026-09-09 07:45 > 2026-09-23 10:00 | Visszatért a sütőtökös latte, és nem kérünk elnézést.
2026-09-09 07:45 > 2026-09-23 10:00 | Cicák első oltása féláron, de csak [19-éig].
2026-09-09 07:45 > 2026-09-23 10:00 | Tibi egy esős csütörtökön lépett be hozzánk 2003-ban.
2026-09-09 07:45 > 2026-09-23 10:00 | A piros Fiestával kérjük, [péntek előtt] álljanak el.
2026-09-09 07:45 > 2026-09-23 10:00 | Nincs jobb egy pénteki sült krumplinál.
2026-09-09 07:45 > 2026-09-23 10:00 | Holnap, [szombaton] falunap, indul a tökünk is.
2026-09-09 07:45 > 2026-09-18 10:00 | Holnap, szombaton falunap, indul a tökünk is.
2026-09-09 07:45 > 2026-09-23 10:00 | Sokan kérdezték, ki játszott vasárnap: a Szénanátha zenekar.
2026-09-09 07:45 > 2026-09-23 10:00 | Raktárkisöprés [ezen a hétvégén], mindent viszünk-adunk.
2026-09-09 07:45 > 2026-09-23 10:00 | Sára kedden és csütörtökön fest, Bea a többi napon.
2026-09-09 07:45 > 2026-09-23 10:00 | Szombaton 9-től 13-ig nyitva, egészen karácsonyig.
2026-09-09 07:45 > 2026-09-23 10:00 | Tegyék szabaddá [szeptember 19-ét, szombatot]: aratóvacsora.
2026-09-09 07:45 > 2026-09-23 10:00 | [Kedden] jön a gázos, csak hideg ételünk lesz.
2026-09-09 07:45 > 2026-09-23 10:00 | Vasárnap délelőttönként jógastúdió vagyunk, máskor fonalbolt.
2026-09-09 07:45 > 2026-09-23 10:00 | A szombat fénypontja a csokornyakkendős kutya volt.
2026-09-09 07:45 > 2026-09-23 10:00 | Melegszendvics 1500 Ft, tea 600 Ft, csevegés ingyen.
2026-09-09 07:45 > 2026-09-23 10:00 | [Pénteken] számítsanak egy kis sorra, fél pályán megy a forgalom.
2026-09-09 07:45 > 2026-09-23 10:00 | A kosarak utolsó rendelési ideje: [szerda dél].
zone Europe/Budapest
2027-04-13 09:00 > 2027-04-27 11:00 | [Ezen a pénteken] vaddisznó forog a nyárson, amíg el nem fogy.
2027-04-13 09:00 > 2027-04-27 11:00 | A Kedd Torta, tele citrommal, egész áprilisban 600 Ft-tal olcsóbb.
2027-04-13 09:00 > 2027-04-27 11:00 | Itt a tavasz: vasárnap feladta a jégpálya.
2027-04-13 09:00 > 2027-04-27 11:00 | [Csütörtök] a rajzpályázat utolsó napja, ceruzát elő!
2027-04-13 09:00 > 2027-04-27 11:00 | Cipőjavítás két nap alatt, átvétel hétfőtől péntekig.
2027-04-13 09:00 > 2027-04-27 11:00 | Múlt csütörtök óta bagoly lakik nálunk.
2027-04-13 09:00 > 2027-04-27 11:00 | Parkettacsiszolás miatt [április 17-től 19-ig] zárva.
2027-04-13 09:00 > 2027-04-14 12:00 | Parkettacsiszolás miatt április 17-től 19-ig zárva.
2027-04-13 09:00 > 2027-04-27 11:00 | Alapítva 1889-ben, elöntve 1921-ben, most is csapol.
2027-04-13 09:00 > 2027-04-27 11:00 | Szombaton csőtörés bénította meg a konyhát.
2027-04-13 09:00 > 2027-04-27 11:00 | A vasárnapi túrához szombati szendvics dukál.
2027-04-13 09:00 > 2027-04-27 11:00 | Ingyenes elsősegély-tanfolyam [szombaton 10-kor] a tűzoltóságon.
2027-04-13 09:00 > 2027-04-27 11:00 | Elővételes jegy már csak [csütörtökig].
2027-04-13 09:00 > 2027-04-27 11:00 | Ki látta a hétfő esti szivárványt?
2027-04-13 09:00 > 2027-04-27 11:00 | Féláron a kerámia [ezen a hétvégén], a ferde bögrék is.
2027-04-13 09:00 > 2027-04-27 11:00 | Májusban vasárnaponként az anyukák ingyen koktéloznak.
2027-04-13 09:00 > 2027-04-27 11:00 | Mozi a parkban: hozzanak takarót [péntek este].
2027-04-13 09:00 > 2027-04-27 11:00 | A péntek a kockás ingé.
2027-04-13 09:00 > 2027-04-27 11:00 | Ma már [szerda] van? Akkor lángos!
2027-04-13 09:00 > 2027-04-27 11:00 | Holnap [szombat], a pékség hatkor nyit.
2027-04-13 09:00 > 2027-04-23 11:00 | Holnap szombat, a pékség hatkor nyit.
2027-04-13 09:00 > 2027-04-27 11:00 | Dr. Haas [szerdán] nem rendel, dr. Lovas helyettesíti.
2027-04-13 09:00 > 2027-04-27 11:00 | Thelma és Louise, a két kecske pénteken beköltözött.
2027-04-13 09:00 > 2027-04-27 11:00 | Nyitvatartás: H–P 9–17, Szo 10–14.
2027-04-13 09:00 > 2027-04-27 11:00 | Tanulónk csütörtökön vágta élete első átmenetét.
2027-04-13 09:00 > 2027-04-27 11:00 | Kapunyitás [vasárnap déltől], első futam egykor.
2027-04-13 09:00 > 2027-04-27 11:00 | Csajos este minden csütörtökön, belépő nélkül.
2027-04-13 09:00 > 2027-05-03 11:00 | Palántavásár [május 1-jén]: paradicsom, paprika, tízféle bazsalikom.
2027-04-13 09:00 > 2027-04-27 11:00 | Bármit csinálnak szombaton, jó kávéval tegyék.
2027-04-13 09:00 > 2027-04-27 11:00 | A kölcsönzött jelmezeket [szerdáig] hozzák vissza.
zone Europe/Budapest
2026-10-22 09:00 > 2026-11-05 10:00 | Ijesztő körmöt? Három lyukunk maradt [szombatra].
2026-10-22 09:00 > 2026-11-05 10:00 | A szombati reggeli két főre 6900 Ft.
2026-10-22 09:00 > 2026-11-05 10:00 | [Vasárnap] állítják vissza az órát: eggyel több olvasásra.
2026-10-22 09:00 > 2026-11-05 10:00 | Tavaly 112 kísértet csengetett, hétre elfogyott a cukorka.
2026-10-22 09:00 > 2026-11-05 10:00 | Tök darabja 900 Ft, kettő 1500.
2026-10-22 09:00 > 2026-11-05 10:00 | Kötögetős tea minden szerdán a hátsó szobában.
2026-10-22 09:00 > 2026-11-05 10:00 | Sajnos a [vasárnapi] tűzrakás elmarad, ingovány a rét.
2026-10-22 09:00 > 2026-11-05 10:00 | Hétfőn kuka, kedden megint kuka. Ne kérdezzék.
2026-10-22 09:00 > 2026-11-05 10:00 | Új étlap [péntektől], sok tökkel.
2026-10-22 09:00 > 2026-11-05 10:00 | Aki [október végéig] bolhaszert vesz, féreghajtót kap mellé.
2026-10-22 09:00 > 2026-11-05 10:00 | Jess szalonja [november 2-án] a Fő utca 14-be költözik.
2026-10-22 09:00 > 2026-10-23 12:00 | Jess szalonja november 2-án a Fő utca 14-be költözik.
2026-10-22 09:00 > 2026-11-05 10:00 | A fiúk kedden beszereltek egy váltót és két kuplungot, mindezt ebéd előtt.
2026-10-22 09:00 > 2026-11-05 10:00 | Csendes szerda, úgyhogy itt egy fotó a bolti macskáról.
2026-10-22 09:00 > 2026-11-05 10:00 | Kvíz [ma, csütörtökön, 22-én], legfeljebb hatos csapatok.
2026-10-19 09:00 > 2026-10-22 16:00 | Kvíz ma, csütörtökön, 22-én, legfeljebb hatos csapatok.
2026-10-22 09:00 > 2026-11-05 10:00 | 2008. március 4. óta velünk van: boldog évfordulót, Linda!
2026-10-22 09:00 > 2026-11-05 10:00 | Holnap [szombat], és az előrejelzés szerint gumicsizma.
2026-10-22 09:00 > 2026-10-23 17:00 | Holnap szombat, és az előrejelzés szerint gumicsizma.
2026-10-22 09:00 > 2026-11-05 10:00 | Műszaki vizsga hétköznap 8–17.30, szombatonként délig.
2026-10-22 09:00 > 2026-11-05 10:00 | Szülinap [ezen a hétvégén]? Lufink van.
2026-10-22 09:00 > 2026-11-05 10:00 | Ki foglalt tizenkét helyet [vasárnapra] telefonszám nélkül?
2026-10-22 09:00 > 2026-11-05 10:00 | A helyi rádiósok pénteken beugrottak egy kávéra.
2026-10-22 09:00 > 2026-11-05 10:00 | [Szombaton] 10 és 14 óra között hozzák az almát, mi kipréseljük.
2026-10-22 09:00 > 2026-11-05 10:00 | Telt ház volt a csütörtöki slamen, álltak is.
2026-10-22 09:00 > 2026-11-05 10:00 | Hétfőnként vegetáriánus tekercs.
2026-10-22 09:00 > 2026-11-05 10:00 | A manók [hétfőn] munkába állnak a barlangban, vigyázat, létra!
2026-10-22 09:00 > 2026-11-05 10:00 | Kézműves asztal [keddtől csütörtökig], 1500 Ft gyerekenként.
2026-10-22 09:00 > 2026-11-05 10:00 | Az idény utolsó fürdőzése [vasárnap] lesz, 14 fokos a víz.
2026-10-22 09:00 > 2026-11-05 10:00 | [Péntekig] lehet szavazni az ablakra.
2026-10-22 09:00 > 2026-11-05 10:00 | Barni, a bolti kutyánk hétfőn itt hagyott minket.
zone Europe/Budapest
2026-05-05 09:00 > 2026-05-19 10:00 | Borkóstoló [pénteken] hétkor, 5900 Ft falatkákkal.
2026-05-05 09:00 > 2026-05-19 10:00 | [Szombat]: agyagozás gyerekeknek 10–12. Jelentkezés üzenetben.
2026-05-05 09:00 > 2026-05-19 10:00 | [Vasárnap] az iskolai vásáron leszünk a lekvárjainkkal.
2026-05-05 09:00 > 2026-05-19 10:00 | [Szerdán] nincs kenyér, a malom nem tud szállítani.
2026-05-05 09:00 > 2026-05-19 10:00 | Gyógytornászunk [csütörtöktől szombatig] szabadságon van.
2026-05-05 09:00 > 2026-05-19 10:00 | Eper 1200 Ft dobozonként [vasárnapig].
2026-05-05 09:00 > 2026-05-19 10:00 | Friss rák [ezen a hétvégén], korlátozott mennyiségben.
2026-05-05 09:00 > 2026-05-19 10:00 | A [csütörtöki] olvasókör az emeleten lesz.
2026-05-05 09:00 > 2026-05-19 10:00 | [Péntekre] maradt még körömidőpont: 10.15 és 14.45.
2026-05-05 09:00 > 2026-05-19 10:00 | A baba-mama jóga [május 11-én, hétfőn] indul.
2026-05-05 09:00 > 2026-05-06 12:00 | A baba-mama jóga május 11-én, hétfőn indul.
2026-05-05 09:00 > 2026-05-19 10:00 | A Vasárnap Batyu: marha, szaft, minden.
2026-05-05 09:00 > 2026-05-19 10:00 | 300 euró gyűlt össze szombaton a sütivásáron, köszönjük!
2026-05-05 09:00 > 2026-05-19 10:00 | Minden szombaton ingyen kenyér a 80 felettieknek.
2026-05-05 09:00 > 2026-05-19 10:00 | Péntekenként később nyitunk.
2026-05-05 09:00 > 2026-05-19 10:00 | Hétfő óta teherbiciklivel szállítunk.
2026-05-05 09:00 > 2026-05-19 10:00 | H–P 8–17, Szo 8–12.
2026-05-05 09:00 > 2026-05-19 10:00 | Mosás-vágás 6000 Ft, festés 12 000 Ft-tól.
2026-05-05 09:00 > 2026-05-19 10:00 | 1968-ban vette meg nagyapám ezt a boltot.
2026-05-05 09:00 > 2026-05-19 10:00 | Múlt pénteken bejött egy róka, és nem vett semmit.
2026-05-05 09:00 > 2026-05-19 10:00 | Már megint [hétfő]. Kávét?
2026-05-05 09:00 > 2026-05-19 10:00 | Hétfőn két új szerelő csatlakozott hozzánk.
2026-05-05 09:00 > 2026-05-19 10:00 | Szombaton megnyírták a sövényt, újra látszik a tábla.
2026-05-05 09:00 > 2026-05-19 10:00 | Ma [szerda] van, levesnap.
2026-05-05 09:00 > 2026-05-19 10:00 | Félár májusban hétfőnként és keddenként.
2026-05-05 09:00 > 2026-05-08 10:00 | Holnap, szombaton 7-kor nyitunk.
2026-05-05 09:00 > 2026-05-07 10:00 | [Holnap, szombaton] 7-kor nyitunk.
2026-05-05 09:00 > 2026-05-19 10:00 | Vasárnapimádók, ez a fotel az önöké.
2026-05-05 09:00 > 2026-05-19 10:00 | A kiszállítás minden kedden és pénteken indul.
2026-05-05 09:00 > 2026-05-19 10:00 | [14-én] lesz 50 éves a kemencénk.
zone Europe/Budapest
2027-01-12 09:00 > 2027-01-26 10:00 | Korcsolyaélezés ingyen [szombaton] 9 és 12 óra között, csak gyerekeknek.
2027-01-12 09:00 > 2027-01-26 10:00 | Vasárnap éjjel átléptük az ezer követőt, köszönjük!
2027-01-12 09:00 > 2027-01-26 10:00 | A Szombati Torony: három palacsinta, szalonna, igazi juharszirup.
2027-01-12 09:00 > 2027-01-26 10:00 | A rendelő [pénteken] konferencia miatt zárva.
2027-01-12 09:00 > 2027-01-26 10:00 | Bableves-főzőverseny [most szombaton]! Kanalat hozzanak.
2027-01-12 09:00 > 2027-01-26 10:00 | A hókotró hétfőn betemette a cégtáblánkat, de igen, itt vagyunk.
2027-01-12 09:00 > 2027-01-26 10:00 | Csütörtökönként kovászos, péntekenként fahéjas csiga.
2027-01-12 09:00 > 2027-01-26 10:00 | A kezdő tanfolyamok [január 18-án] folytatódnak.
2027-01-12 09:00 > 2027-01-13 12:00 | A kezdő tanfolyamok január 18-án folytatódnak.
2027-01-12 09:00 > 2027-01-26 10:00 | Minden télikabát 40%-kal olcsóbb [vasárnapig].
2027-01-12 09:00 > 2027-01-26 10:00 | Szombat óta hóember őrzi a teraszt.
2027-01-12 09:00 > 2027-01-26 10:00 | K–P 10–18, Szo 9–16, vasárnap és hétfőn zárva.
2027-01-12 09:00 > 2027-01-26 10:00 | Búcsúzzanak el Margittól [csütörtökön], 31 év után.
2027-01-12 09:00 > 2027-01-26 10:00 | Gumicsere 15 perc alatt, 12 000 Ft centrírozással.
2027-01-12 09:00 > 2027-01-26 10:00 | A tél legszebb vasárnapja volt, tele volt a szánkódomb.
2027-01-12 09:00 > 2027-01-26 10:00 | A [pénteken] játszó zenekar hangos. Mi szóltunk.
2027-01-12 09:00 > 2027-01-26 10:00 | Holnap [péntek], fizetésnap. Sült krumpli?
2027-01-12 09:00 > 2027-01-14 17:00 | Holnap péntek, fizetésnap. Sült krumpli?
2027-01-12 09:00 > 2027-01-26 10:00 | Alapítónk 1956. január 15-én nyitotta meg a kaput.
2027-01-12 09:00 > 2027-01-26 10:00 | Nyugdíjasúszás hétfőnként és szerdánként 8-kor.
zone Europe/Budapest
2026-08-11 09:00 > 2026-08-25 10:00 | Rákfogó verseny [szombaton], vödröt adunk.
2026-08-11 09:00 > 2026-08-25 10:00 | Megjött a homár! Megfőzzük, ha [péntekig] szól.
2026-08-11 09:00 > 2026-08-25 10:00 | Elnézést, vasárnap elromlott a terminál.
2026-08-11 09:00 > 2026-08-25 10:00 | Nyári nyitvatartás: hétfőtől szombatig 8–20, vasárnap 10–16.
2026-08-11 09:00 > 2026-08-25 10:00 | A makramé est [csütörtökön] visszatér, kezdőket is várunk.
2026-08-11 09:00 > 2026-08-25 10:00 | A Pénteki Pite marhás-sörös, mióta világ a világ.
2026-08-11 09:00 > 2026-08-25 10:00 | Hétfőn egy sirály ellopta Dávid szendvicsét.
2026-08-11 09:00 > 2026-08-25 10:00 | Két szobánk maradt [erre a hétvégére], kilátással.
2026-08-11 09:00 > 2026-08-25 10:00 | Fagylalt 600 Ft-tól, kutyafagyi 500 Ft.
2026-08-11 09:00 > 2026-08-25 10:00 | [Hétfőtől] reggelizni is lehet nálunk.
2026-08-11 09:00 > 2026-08-25 10:00 | A regatta [augusztus 15-én] lesz, lezárásokkal.
2026-08-11 09:00 > 2026-08-25 10:00 | Dzsessz a teraszon minden vasárnap.
2026-08-11 09:00 > 2026-08-25 10:00 | 1902-ben épült, 1950 óta pékség.
2026-08-11 09:00 > 2026-08-25 10:00 | A vízimentő-tanfolyam [pénteken] véget ér, gratulálunk!
2026-08-11 09:00 > 2026-08-25 10:00 | Találkozunk [holnap, szombaton] a strandon.
zone Europe/Budapest
2027-03-02 09:00 > 2027-03-17 10:00 | 50 szál nárcisz 4000 Ft, [szombatig] vagy amíg tart.
2027-03-02 09:00 > 2027-03-17 10:00 | Korongozó próbaóra [csütörtök este], agyag garantált.
2027-03-02 09:00 > 2027-03-17 10:00 | Pénteken három menyasszonyunk volt egy napon.
2027-03-02 09:00 > 2027-03-17 10:00 | A Hétfői Mokka 1200 Ft.
2027-03-02 09:00 > 2027-03-17 10:00 | Könyvelőnk [pénteken] nyugdíjba megy. Négykor koccintunk.
2027-03-02 09:00 > 2027-03-17 10:00 | Az anyák napi uzsonna [március 7-én, vasárnap] lesz.
2027-03-02 09:00 > 2027-03-17 10:00 | Minden kedden itt áll a könyvtárbusz.
2027-03-02 09:00 > 2027-03-17 10:00 | Szombaton kilenc biciklit javítottunk, és tizenegy fánkot ettünk.
2027-03-02 09:00 > 2027-03-17 10:00 | Nyitvatartás: H–Cs 9–17, P 9–19, Szo 10–15.
2027-03-02 09:00 > 2027-03-17 10:00 | Péntek óta újra szólnak a harangok.
2027-03-02 09:00 > 2027-03-17 10:00 | Termelői piac a téren [most szombaton].
2027-03-02 09:00 > 2027-03-17 10:00 | [Péntekre és szombatra] van még kutyakozmetika-időpont.
2027-03-02 09:00 > 2027-03-17 10:00 | 1932 óta.
2027-03-02 09:00 > 2027-03-17 10:00 | [Holnap, pénteken] Felsőréten áll a kocsi.
2027-03-02 09:00 > 2027-03-17 10:00 | [Március 14-től] vasárnap is nyitva vagyunk.
zone Europe/Budapest
2026-07-07 09:00 > 2026-07-21 10:00 | Fúvószenekar az udvaron [szombat délután], nyugágy hozható.
2026-07-07 09:00 > 2026-07-21 10:00 | Nincs wifi, amíg [csütörtökön] ki nem jön a szerelő.
2026-07-07 09:00 > 2026-07-21 10:00 | A csütörtöki törzsvendégeim érmet érdemelnek.
2026-07-07 09:00 > 2026-07-21 10:00 | A Vasárnapi Scone ebben a hónapban sajtos.
2026-07-07 09:00 > 2026-07-21 10:00 | Úszásoktatás hétköznap 16 órától.
2026-07-07 09:00 > 2026-07-21 10:00 | Virágzik a levendula, [vasárnap] indul a szedd magad.
2026-07-07 09:00 > 2026-07-21 10:00 | Egy vendégünk pénteken öt csillagot adott, ettől szép a hetünk.
2026-07-07 09:00 > 2026-07-21 10:00 | Tombolahúzás [pénteken], egy szelvény 500 Ft.
2026-07-07 09:00 > 2026-07-21 10:00 | Az üzlet [július 13-tól 15-ig] zárva.
2026-07-07 09:00 > 2026-07-21 10:00 | Ugyanaz a kovász 1999 óta.
2026-07-07 09:00 > 2026-07-21 10:00 | Csak [szerdáig]: három könyv 2000 Ft.
2026-07-07 09:00 > 2026-07-21 10:00 | Holnap [csütörtök], este nyolcig nyitva.
`;
