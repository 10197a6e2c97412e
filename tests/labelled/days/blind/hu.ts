/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_HUNGARIAN = `
zone Europe/Budapest
2026-06-02 08:00 > 2026-06-10 09:00 | Figyelem, [pénteken] már kettőkor bezárunk, mert férjhez megy Zsuzsi!
2026-06-02 08:00 > 2026-06-10 09:00 | Szombaton valaki nálunk felejtett egy kék esernyőt, a pultnál megtalálja.
2026-06-02 08:00 > 2026-06-10 09:00 | [Csütörtökön] érkezik a szatymazi barack, érdemes előre szólni, mert hamar elfogy.
2026-06-02 08:00 > 2026-06-10 09:00 | Szerdánként a gyerekmenü 1990 Ft.
2026-06-02 08:00 > 2026-06-10 09:00 | A vasárnapi húsleves nálunk lúdgége tésztával jár.
2026-06-03 08:00 > 2026-06-15 09:00 | Dedikálás Kovács Emesével [június 11-én] este hatkor a könyvesboltban.
2026-06-03 08:00 > 2026-06-10 09:00 | Dedikálás Kovács Emesével június 11-én este hatkor a könyvesboltban.
2026-06-03 08:00 > 2026-06-15 09:00 | Felszabadult egy időpont [szombaton] 11-kor Petrához, ki kéri?
2026-06-03 08:00 > 2026-06-15 09:00 | Hétfő óta a pultnál kártyával is lehet fizetni.
2026-06-03 08:00 > 2026-06-15 09:00 | Keddtől szombatig 9 és 18 óra között várjuk Önöket.
2026-06-03 08:00 > 2026-06-05 09:00 | [Holnap, vasárnap] bográcsozunk a kertben, déltől vacsoráig.
2026-06-03 08:00 > 2026-06-06 09:00 | Holnap, vasárnap bográcsozunk a kertben, déltől vacsoráig.
2026-06-04 08:00 > 2026-06-18 09:00 | [Vasárnapig] minden szobanövény 20%-kal olcsóbb.
2026-06-04 08:00 > 2026-06-18 09:00 | Köszönjük, hogy vasárnap ennyien eljöttek hozzánk a termelői piacra!
2026-06-04 08:00 > 2026-06-18 09:00 | Egy hétfő is könnyebb friss kakaós csigával.
2026-06-04 08:00 > 2026-06-18 09:00 | [Most szombaton] féláron oltjuk a cicákat.
2026-06-05 08:00 > 2026-06-16 09:00 | Jóga a tóparton [vasárnap] reggel kilenckor, matracot mindenki hozzon magának.
2026-06-05 08:00 > 2026-06-16 09:00 | Bodzát pénteken műtötték, és már a labdáját keresi.
2026-06-05 08:00 > 2026-06-16 09:00 | A [keddi] kerámiaműhelyre három helyünk maradt.
2026-06-05 08:00 > 2026-06-16 09:00 | Vasárnap és ünnepnapokon zárva tartunk.
2026-06-08 08:00 > 2026-06-22 09:00 | A ballagási tortákat [szerdáig] lehet megrendelni.
2026-06-08 08:00 > 2026-06-22 09:00 | Ma [péntek] van, vagyis halászlé!
2026-06-08 08:00 > 2026-06-19 09:00 | Ma péntek van, vagyis halászlé!
2026-06-08 08:00 > 2026-06-22 09:00 | Felújítás miatt [június 15-től 18-ig] zárva leszünk.
2026-06-08 08:00 > 2026-06-22 09:00 | [Ezen a hétvégén] a gyerekek megetethetik a kecskéket a tanyán.
2026-06-08 08:00 > 2026-06-22 09:00 | Micsoda szombat este volt! A konyha üzeni, hogy imádott mindenkit.
2026-06-08 08:00 > 2026-06-22 09:00 | 1983 óta javítunk kerékpárt ugyanabban az udvarban.
2026-06-09 08:00 > 2026-06-22 09:00 | [Jövő csütörtökön] megint lesz pacal, szóljanak, ha négynél többen jönnek.
2026-06-09 08:00 > 2026-06-22 09:00 | A Szombat kenyerünk félbarna, két napig is friss.
2026-06-09 08:00 > 2026-06-22 09:00 | [Szombattól] a piacon is megtalálják a mézeinket.
zone Europe/Budapest
2026-10-06 08:00 > 2026-10-15 09:00 | A tökös sört [péntektől] csapoljuk, az első tíz korsó a mi vendégünk.
2026-10-06 08:00 > 2026-10-15 09:00 | A hétfőn behozott, görbe vázú bicikli ma nyílegyenesen gurult ki a műhelyből.
2026-10-06 08:00 > 2026-10-15 09:00 | Dr. Nagy Ilona [csütörtökön és pénteken] nem rendel, sürgős esetben hívják az ügyeletet.
2026-10-06 08:00 > 2026-10-15 09:00 | „Szombat este” a neve az új kávéfagylaltunknak.
2026-10-06 08:00 > 2026-10-15 09:00 | Vasárnap délelőttönként a 12 év alattiak ingyen másznak.
2026-10-07 08:00 > 2026-10-19 09:00 | A kedvezményes jegyek [október 15-ig] válthatók.
2026-10-07 08:00 > 2026-10-14 09:00 | A kedvezményes jegyek október 15-ig válthatók.
2026-10-07 08:00 > 2026-10-19 09:00 | Minden egy havas keddi napon kezdődött, 1974-ben.
2026-10-07 08:00 > 2026-10-19 09:00 | Töklámpás-faragás [szombaton] a kertben, kanalat mi adunk.
2026-10-07 08:00 > 2026-10-19 09:00 | A szombati lakodalomban még a kecske is táncra perdült.
2026-10-07 08:00 > 2026-10-19 09:00 | Hétfőn senkinek sincs kedve főzni, nálunk a lasagne kétszemélyes és 3400 Ft.
2026-10-08 08:00 > 2026-10-10 09:00 | Találkozunk [holnap, szombaton] a szüreti felvonuláson!
2026-10-08 08:00 > 2026-10-09 09:00 | Találkozunk holnap, szombaton a szüreti felvonuláson!
2026-10-08 08:00 > 2026-10-26 09:00 | Már csak [vasárnapig] 15% kedvezmény a szemüvegkeretekre.
2026-10-08 08:00 > 2026-10-26 09:00 | Megjött a friss ponty, mint minden csütörtökön.
2026-10-09 08:00 > 2026-10-20 09:00 | Leltár miatt [hétfőn] nem nyitunk ki.
2026-10-09 08:00 > 2026-10-20 09:00 | A kezdő tánccsoport kedden hatkor, a haladó csütörtökön hétkor próbál.
2026-10-09 08:00 > 2026-10-20 09:00 | Ki emlékszik még a húszforintos borotválásra?
2026-10-09 08:00 > 2026-10-20 09:00 | Borozós festés [ezen a vasárnapon], négy festőállvány még gazdátlan.
2026-10-12 08:00 > 2026-10-26 09:00 | Hatvanan futottak vasárnap a szakadó esőben, büszkék vagyunk mindenkire.
2026-10-12 08:00 > 2026-10-26 09:00 | Aki [péntekig] megrendeli a Márton-napi libát, ötszáz forintot megtakarít.
2026-10-12 08:00 > 2026-10-26 09:00 | Vasárnap rántott hús nélkül? Kizárt.
2026-10-12 08:00 > 2026-10-26 09:00 | Traktorozás [október 17-én és 18-án], fejenként 1000 Ft.
2026-10-12 08:00 > 2026-10-18 09:00 | Traktorozás október 17-én és 18-án, fejenként 1000 Ft.
2026-10-13 08:00 > 2026-10-26 09:00 | Bajusz pénteken hazament az új gazdijával, mi meg sírtunk.
2026-10-13 08:00 > 2026-10-26 09:00 | A kórus próbája kivételesen [szerdán] lesz.
2026-10-13 08:00 > 2026-10-26 09:00 | Szép [szerdát]! Ma sütőtökleves rotyog nálunk.
2026-10-13 08:00 > 2026-10-27 09:00 | A tanya csütörtöktől vasárnapig fogad látogatókat, a többi napon telefonra.
2026-10-13 08:00 > 2026-10-27 09:00 | Ketten lemondták a [szombati] fazekaskurzust, ki ugrik be helyettük?
2026-10-13 08:00 > 2026-10-27 09:00 | Próbáltuk a vasárnapi zárást. Nem tetszett senkinek.
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Egy hely maradt a [szombati] búvároktatáson, 11-kor kezdünk, ruhát adunk.
2027-02-02 10:00 > 2027-02-16 09:00 | De sokan voltunk vasárnap a bolhapiacon! 64 000 forint gyűlt össze a tűzoltóknak.
2027-02-02 10:00 > 2027-02-16 09:00 | Figyelem: [csütörtökön és pénteken] csak készpénzt fogadunk el, elromlott a terminál.
2027-02-02 10:00 > 2027-02-16 09:00 | Vasárnapi sült csirke mosogatás nélkül? Bízza ránk, 3900 Ft körettel.
2027-02-02 10:00 > 2027-02-16 09:00 | Gergő újra teljes munkaidőben vág, keddtől szombatig.
2027-02-02 10:00 > 2027-02-16 09:00 | A tyúkok szerda óta dupla műszakban tojnak, tíz tojás 800 Ft.
2027-02-02 10:00 > 2027-02-16 09:00 | A kölyökkutya-iskola [február 8-án, hétfőn] indul 19 órakor.
2027-02-02 10:00 > 2027-02-04 09:00 | A kölyökkutya-iskola február 8-án, hétfőn indul 19 órakor.
2027-02-02 10:00 > 2027-02-16 09:00 | Péntek 13? Nálunk szerencsenap: megjött a fekete fagylalt.
2027-02-02 10:00 > 2027-02-16 09:00 | Jön a vihar, [szerdán] előbb húzzuk le a rolót. Vigyázzanak magukra!
2027-02-02 10:00 > 2027-02-16 09:00 | A megrendelt csokrok [vasárnap, 14-én] vehetők át 9 és 13 óra között.
2027-02-02 10:00 > 2027-02-04 09:00 | A megrendelt csokrok vasárnap, 14-én vehetők át 9 és 13 óra között.
2027-02-02 10:00 > 2027-02-16 09:00 | Semmi sem olyan szombatos, mint egy autóban elmajszolt kakaós csiga.
2027-02-02 10:00 > 2027-02-16 09:00 | Pénteken lerobbant a traktor, a fél falu jött tolni.
2027-02-02 10:00 > 2027-02-16 09:00 | Táncház [pénteken] este a Dobos nővérekkel, a belépés díjtalan.
2027-02-02 10:00 > 2027-02-16 09:00 | Táncház minden második pénteken, a zenészek ingyen isznak.
2027-02-02 10:00 > 2027-02-16 09:00 | Csak legyen már hétvége!
2027-02-02 10:00 > 2027-02-16 09:00 | Hozza el a régi szemüvegét [szombatig], és 5000 forintot elengedünk az újból.
2027-02-02 10:00 > 2027-02-16 09:00 | Tomi pénteken kitűnőre vizsgázott. Büszkék vagyunk rád!
2027-02-02 10:00 > 2027-02-16 09:00 | Holnap [vasárnap], kicsit tovább alszunk, és tízkor nyitunk.
2027-02-02 10:00 > 2027-02-06 18:00 | Holnap vasárnap, kicsit tovább alszunk, és tízkor nyitunk.
2027-02-02 10:00 > 2027-02-16 09:00 | Az olvasókör a hónap első keddjén találkozik.
2027-02-02 10:00 > 2027-02-16 09:00 | Az utcát [csütörtöktől szombatig] lezárják, a hátsó kapun jöjjenek.
2027-02-02 10:00 > 2027-02-16 09:00 | Vége a téli nyitvatartásnak: hétfőtől szombatig 8-tól 18 óráig.
2027-02-02 10:00 > 2027-02-16 09:00 | Köszönjük a pénteki születésnapi jókívánságokat!
2027-02-02 10:00 > 2027-02-16 09:00 | [Szombaton] a kecskeméti piacon leszünk a kecskesajtjainkkal.
2027-02-02 10:00 > 2027-02-16 09:00 | 1921-ben tíz fillér volt egy fröccs.
2027-02-02 10:00 > 2027-02-16 09:00 | A kutyaovi [péntekre] betelt, [csütörtökre] még van hely.
2027-02-02 10:00 > 2027-02-16 09:00 | Hétvégenként a gyerekek ingyen esznek.
2027-02-02 10:00 > 2027-02-16 09:00 | A szigetre hétfőn és csütörtökön szállítunk.
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Begyújtottuk a füstölőt, a marhaszegy [szombaton] dél körül lesz kész, és nem marad sokáig.
2027-02-02 10:00 > 2027-02-16 09:00 | A múlt heti tombola nyertese Dénes, bármikor átveheti.
2027-02-02 10:00 > 2027-02-16 09:00 | Írják fel: magcsere [február 13-án] az üvegházban.
2027-02-02 10:00 > 2027-02-16 09:00 | Írják fel: magcsere február 20-án az üvegházban.
2027-02-02 10:00 > 2027-02-16 09:00 | Nagymamám szerint pénteken nem szabad hajat vágni. Szerencse, hogy nem ő a főnök.
2027-02-02 10:00 > 2027-02-16 09:00 | Havazik: holnap, szerdán nem nyitunk ki. Vigyázzanak magukra!
2027-02-02 10:00 > 2027-02-02 18:00 | Havazik: holnap, szerdán nem nyitunk ki. Vigyázzanak magukra!
2027-02-02 10:00 > 2027-02-16 09:00 | Szombatonként cédrus- és kávéillat van a műhelyben.
2027-02-02 10:00 > 2027-02-16 09:00 | Tamaránál [csütörtökön] 14 órára van még hely szempillára.
2027-02-02 10:00 > 2027-02-16 09:00 | Taps a tűzoltóknak a szombati palacsintázásért!
2027-02-02 10:00 > 2027-02-16 09:00 | Az osztriga darabja 900 Ft [vasárnapig].
2027-02-02 10:00 > 2027-02-16 09:00 | Csütörtök: lángosnap. Minden héten, minden feltéttel.
2027-02-02 10:00 > 2027-02-16 09:00 | Találják ki, ki vizsgázott le hétfőn! A mi Kingánk.
2027-02-02 10:00 > 2027-02-16 09:00 | Józsa hétfőn kezdett a rendelőben, köszöntsék szeretettel.
2027-02-02 10:00 > 2027-02-16 09:00 | Csak [ezen a hétvégén]: egy rózsatő mellé egy ajándékba.
2027-02-02 10:00 > 2027-02-16 09:00 | Horgászjegy a hét minden napján, vasárnap a mise után.
2027-02-02 10:00 > 2027-02-16 09:00 | [Pénteken] leltár miatt háromkor zárunk.
2027-02-02 10:00 > 2027-02-16 09:00 | Az új Grecsó-kötet [kedden] jelenik meg, negyven példányt rendeltünk.
2027-02-02 10:00 > 2027-02-16 09:00 | A vasárnapi húsleves kilenc órán át gyöngyözik.
2027-02-02 10:00 > 2027-02-16 09:00 | A táborra [12-ig] lehet jelentkezni.
2027-02-02 10:00 > 2027-02-16 09:00 | 2019-es évjárat, 66 000 km, 4 900 000 Ft, megkímélt.
2027-02-02 10:00 > 2027-02-16 09:00 | [Hétfőtől] felbontják a Fő utcát, a hátsó bejáratot használják.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingó minden második szerdán; a következő [február 10-én] lesz.
2027-02-02 10:00 > 2027-02-16 09:00 | Vasárnap kiesett egy kisfiú tejfoga nálunk, a fogtündér fagyit hozott.
2027-02-02 10:00 > 2027-02-16 09:00 | Bonbont [február 10-ig, szerdáig] postázunk.
2027-02-02 10:00 > 2027-02-16 09:00 | Tudták, hogy kedden féláron adjuk a folyóbort?
2027-02-02 10:00 > 2027-02-16 09:00 | Ma [hétfő] van, a terem éjfélig nyitva.
2027-02-02 10:00 > 2027-02-16 09:00 | A pénteki műszakba péket keresünk.
2027-02-02 10:00 > 2027-02-16 09:00 | [Csütörtökön] újra kvíz, hatfős csapatok, téma a kilencvenes évek.
2027-02-02 10:00 > 2027-02-16 09:00 | Pénteken megtöltötték a házat! 2011 óta a legjobb este.
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Friss harcsa! [Pénteken] délben ér be a szállítmány, már lehet rendelni.
2027-02-02 10:00 > 2027-02-16 09:00 | Ezer köszönet a tűzoltóknak, akik vasárnap éjjel leszedték a fenyőt a tetőről.
2027-02-02 10:00 > 2027-02-16 09:00 | Új padlót kap a kezelő, ezért [hétfőn] nincs rendelés.
2027-02-02 10:00 > 2027-02-16 09:00 | Vasárnaponként élőzene az udvarban, egész nyáron.
2027-02-02 10:00 > 2027-02-16 09:00 | Iskolakezdés! Nadrágfelhajtás 48 óra alatt, 2500 Ft.
2027-02-02 10:00 > 2027-02-16 09:00 | Utolsó esély a dinoszauruszokra: a kiállítás [vasárnap] bezár.
2027-02-02 10:00 > 2027-02-16 09:00 | Segítsenek elnevezni a cicát, aki szerdán besétált hozzánk.
2027-02-02 10:00 > 2027-02-16 09:00 | Meccs a kivetítőn [szombaton], kezdés 18:00.
2027-02-02 10:00 > 2027-02-16 09:00 | Van jobb egy lusta vasárnapnál a faiskolában?
2027-02-02 10:00 > 2027-02-16 09:00 | [Csütörtöktől] 50 forinttal drágul a tejeskávé, a babszemek a hibásak.
2027-02-02 10:00 > 2027-02-16 09:00 | Máté pénteken letette a teherautó-vizsgát, mostantól gyorsabban szállítunk.
2027-02-02 10:00 > 2027-02-16 09:00 | [Február 5-én, pénteken] leszünk tízévesek. Torta délben.
2027-02-02 10:00 > 2027-02-04 09:00 | Február 5-én, pénteken leszünk tízévesek. Torta délben.
2027-02-02 10:00 > 2027-02-16 09:00 | Szombatonként kilencre elfogy a fánk, mi szóltunk.
2027-02-02 10:00 > 2027-02-16 09:00 | Helyettest keresünk a vasárnapi műszakba, szeresse a kutyákat.
2027-02-02 10:00 > 2027-02-16 09:00 | Ami [e hétvége] után is a talált tárgyak közt van, a Máltaiakhoz kerül.
2027-02-02 10:00 > 2027-02-16 09:00 | 1958 óta ugyanaz a család viszi a kávézót.
2027-02-02 10:00 > 2027-02-16 09:00 | Ma semmi, de [holnap, csütörtökön] kvíz.
2027-02-02 10:00 > 2027-02-10 09:00 | Ma semmi, de holnap, csütörtökön kvíz.
2027-02-02 10:00 > 2027-02-16 09:00 | Két zsák táp 9000 Ft [szombat délig].
2027-02-02 10:00 > 2027-02-16 09:00 | A kedd a nyugdíjasok napja, 10% mindenre.
2027-02-02 10:00 > 2027-02-16 09:00 | Le van zárva a híd, [szerdán] nem szállítunk Tahiba.
2027-02-02 10:00 > 2027-02-16 09:00 | Na, ez egy igazi hétfő volt. Reggel dupla kávé.
2027-02-02 10:00 > 2027-02-16 09:00 | Hátjóga Julival [február 9-én, kedden] indul a vízitelepen.
2027-02-02 10:00 > 2027-02-16 09:00 | Farsangi felvonulás [pénteken]! A jelmezek féláron.
2027-02-02 10:00 > 2027-02-16 09:00 | Kérték: a vasárnapi nyitvatartás marad.
2027-02-02 10:00 > 2027-02-16 09:00 | Telt ház volt a pénteki stand-upon, a szomszédok megbocsátottak.
2027-02-02 10:00 > 2027-02-16 09:00 | A Szombati Csomag: mosás, wax és egy kolbász 6000 Ft.
2027-02-02 10:00 > 2027-02-16 09:00 | [Szombaton] kapunyitás hatkor, előadás hétkor, párnát hozzanak.
2027-02-02 10:00 > 2027-02-16 09:00 | Üdv a pécsi párnak, aki szombaton benézett hozzánk.
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Szombaton a hatos asztalnál egy vendég megkérte a barátnője kezét.
2027-02-02 10:00 > 2027-02-16 09:00 | Valaki pénteken kifizette a következő tíz kávét.
2027-02-02 10:00 > 2027-02-16 09:00 | Rexi csütörtökön meg se moccant körömvágás közben.
2027-02-02 10:00 > 2027-02-16 09:00 | A vasárnapi vihar ledöntötte a fóliát, de a kel él és virul.
2027-02-02 10:00 > 2027-02-16 09:00 | Pénteken a polgármester átvágta a szalagot, a nagyi meg a tortát.
2027-02-02 10:00 > 2027-02-16 09:00 | Szerdán a kirakatunk bekerült az újságba.
2027-02-02 10:00 > 2027-02-16 09:00 | A szállítmány csak hétfőn futott be, két hét késéssel.
2027-02-02 10:00 > 2027-02-16 09:00 | Szombaton kifosztottak minket!
2027-02-02 10:00 > 2027-02-16 09:00 | A gyerekek negyven cserepet festettek ki vasárnap.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella, aki utálta a vizet, kedden két hosszt úszott.
2027-02-02 10:00 > 2027-02-16 09:00 | Pénteken sírtunk a szalonban, de csak örömünkben.
2027-02-02 10:00 > 2027-02-16 09:00 | A pénteki kvíz döntetlennel zárult.
2027-02-02 10:00 > 2027-02-16 09:00 | Péter hétfőn felrakta az új cégtáblát, kicsit ferdén.
2027-02-02 10:00 > 2027-02-16 09:00 | Sári vasárnap futotta élete első maratonját.
2027-02-02 10:00 > 2027-02-16 09:00 | Csütörtökön a rádióban szerepeltünk.
2027-02-02 10:00 > 2027-02-16 09:00 | Látták a szombati naplementét?
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Nagypapa [szombaton] kilencvenéves, torta ingyen, amíg elfogy.
2027-02-02 10:00 > 2027-02-16 09:00 | Azt beszélik, [pénteken] megérkezik az első spárga.
2027-02-02 10:00 > 2027-02-16 09:00 | [Csütörtökön] jön az ablakmosó, vigyázzanak a létrákkal.
2027-02-02 10:00 > 2027-02-16 09:00 | Megtanulna kötni? Mari [szerda este] megmutatja.
2027-02-02 10:00 > 2027-02-16 09:00 | A kicsik [pénteken] sárgaöves vizsgát tesznek, drukkoljanak nekik.
2027-02-02 10:00 > 2027-02-16 09:00 | A [vasárnapi] túra a parkolóból indul, a kutyák pórázon.
2027-02-02 10:00 > 2027-02-16 09:00 | [Csütörtökön] 9-től 12-ig áramszünet, így kávé sincs.
2027-02-02 10:00 > 2027-02-16 09:00 | A Mikulás [szombaton] helikopterrel száll le.
2027-02-02 10:00 > 2027-02-16 09:00 | Keressék [vasárnap] a piros sátrat a gazdanapon.
2027-02-02 10:00 > 2027-02-16 09:00 | Hozza be a régi biciklit [pénteken], mi újrahasznosítjuk.
2027-02-02 10:00 > 2027-02-16 09:00 | [Szombaton] Pál helyettesíti Tamást.
2027-02-02 10:00 > 2027-02-16 09:00 | Kölcsön tudna adni valaki egy sátrat [szombatra]?
2027-02-02 10:00 > 2027-02-16 09:00 | A próbák [kedden] kezdődnek.
2027-02-02 10:00 > 2027-02-16 09:00 | A csapat fele [hétfőn] továbbképzésen van, türelmet kérünk a telefonnál.
zone Europe/Budapest
2027-02-02 10:00 > 2027-02-16 09:00 | Szombat lángos nélkül? Nálunk nincs ilyen.
2027-02-02 10:00 > 2027-02-16 09:00 | Mi szól önöknél vasárnap? Nálunk Nina Simone.
2027-02-02 10:00 > 2027-02-16 09:00 | Hétfői mélabú? Van rá kakaós csigánk.
2027-02-02 10:00 > 2027-02-16 09:00 | Frici péntekenként, szombatonként és esős napokon dolgozik.
2027-02-02 10:00 > 2027-02-16 09:00 | Ki gondolja még, hogy a kedd a hét legrosszabb napja?
2027-02-02 10:00 > 2027-02-16 09:00 | Ha csütörtök, akkor lángos.
2027-02-02 10:00 > 2027-02-16 09:00 | A Vasárnap cipónknak saját rajongói vannak.
2027-02-02 10:00 > 2027-02-16 09:00 | Onnan tudni, hogy péntek van, hogy a plébános halat kér.
2027-02-02 10:00 > 2027-02-16 09:00 | A szerdai hölgyek harminc éve járnak ide.
2027-02-02 10:00 > 2027-02-16 09:00 | Csütörtökönként este 8-ig vagyunk nyitva.
2027-02-02 10:00 > 2027-02-16 09:00 | Péntek Béla 1999 óta ül a kasszánál.
2027-02-02 10:00 > 2027-02-16 09:00 | A vasárnap a pihenésé, a telefon is hallgat.
`;
