/** A third round, longer and more like price lists, measured once before the rules were mended (read-posts.ts). */
export const THIRD_ROUND = {
  en: `
zone Europe/Dublin
written 2026-11-16 08:00
? Christmas hours, we stay open later from 1 December
= 🎄 Longer evenings for your shopping!¶¶From [1 December] we're open:¶Mon–Wed {9–6}¶Thu–Fri {9–8}¶Sat {10–5}¶¶Gift wrapping is free when you spend {over €40}.
? Buy two get one free on all paperbacks until Sunday
= [Buy two, get one free] on all paperbacks until Sunday. Stock up for the long nights, your bedside table can take it.
? Guided walk on the cliffs, 8km, 3 hours, meet at the pier at 9.45, bring water
= Fresh air therapy: join our guided cliff walk. It's [8 km], takes about [three hours], and we meet at the pier at [quarter to ten]. {€15 per adult}, dogs walk free.
? Kids' swimming, new term starts January
= Splash into the new year! Our new swimming term starts in January, with lessons of {30 minutes} in groups of {up to 6 children}. Places go quickly, so email {swim@leisure.example}.
? Second-hand clothes, everything under a tenner this week
= Everything in the shop is under [£10] this week. Yes, even the coats. Sizes 8 to 22, changing room at the back.
? Opticians, two pairs for 99
= Two pairs, one price: [€99]. Frames from our whole range, lenses included, ready in {5 working days}.
? Butcher's Christmas orders, turkey 12.50 a kilo, order by the 15th of December
= Order your Christmas turkey by [15 December]: [€12.50 per kg], free-range and local. Collection on the {23rd} from {7.30am}.
? Band plays Friday, no cover
= Live music on Friday! The Hollow Pines bring a hundred years of heartbreak and a brand-new set. No cover, doors at {8}, last orders {11.30}.
`,
  de: `
zone Europe/Berlin
written 2026-11-16 08:00
? Adventszeiten, ab 1. Dezember länger offen
= 🎄 Mehr Zeit zum Stöbern!¶¶Ab dem [1. Dezember]:¶Mo–Mi {9–18 Uhr}¶Do–Fr {9–20 Uhr}¶Sa {10–17 Uhr}¶¶Ab {40 € Einkaufswert} packen wir gratis ein.
? Beim Kauf von zwei Taschenbüchern gibts das dritte gratis, bis Sonntag
= Zwei Taschenbücher kaufen, das dritte gratis mitnehmen: nur noch bis Sonntag. Der Nachttisch hält das aus.
? Geführte Wanderung, 8 km, 3 Stunden, Treffpunkt 9.45 am Parkplatz
= Frische Luft für alle: [8 Kilometer], rund [drei Stunden], Treffpunkt um [Viertel vor zehn] am Parkplatz. {15 Euro pro Person}, Hunde laufen gratis mit.
? Kinderschwimmen ab Januar
= Ab ins Wasser! Im Januar beginnen die neuen Kurse: {je 30 Minuten}, Gruppen mit {maximal 6 Kindern}. Anmeldung per Mail an {schwimmen@badehaus.example}.
? Secondhand, alles unter 10 Euro diese Woche
= Diese Woche kostet alles unter [10 €]. Ja, auch die Mäntel. Größe 34 bis 50, Umkleide ganz hinten.
? Optiker, zwei Brillen für 99
= Zwei Brillen, ein Preis: [99 Euro]. Gläser inklusive, fertig in {5 Werktagen}.
? Metzger: Gans vorbestellen bis 15.12., 17,90 das Kilo
= Die Weihnachtsgans wartet nicht: bestellen Sie bis [15. Dezember], [17,90 €/kg], Freiland und regional. Abholung am {23.12.} ab {7:30 Uhr}.
? Band am Freitag, Eintritt frei
= Livemusik am Freitag! Hollow Pines spielen ihr neues Programm, hundert Jahre Herzschmerz inklusive. Eintritt frei, Einlass {20 Uhr}, letzte Runde {23.30 Uhr}.
`,
  hu: `
zone Europe/Budapest
written 2026-11-16 08:00
? Adventi nyitvatartás, december 1-től tovább
= 🎄 Több idő az ajándékokra!¶¶[December 1-től]:¶H–Sze {9–18}¶Cs–P {9–20}¶Szo {10–17}¶¶{15.000 Ft felett} ingyen becsomagoljuk.
? Két zsebkönyv mellé a harmadik ajándék vasárnapig
= Két zsebkönyv mellé a harmadik ajándék, csak vasárnapig. Az éjjeliszekrény kibírja.
? Vezetett túra 8 km, 3 óra, találkozó 9.45 a parkolóban
= Friss levegő mindenkinek: [8 kilométer], nagyjából [három óra], találkozó [háromnegyed tízkor] a parkolóban. {3.500 forint fejenként}, a kutyák ingyen jönnek.
? Gyerekúszás januártól
= Irány a víz! Januárban indulnak az új tanfolyamok: {30 perces} órák, {legfeljebb 6 fős} csoportok. Jelentkezés: {uszas@uszoda.example}.
? Használtruha, minden 3000 alatt ezen a héten
= Ezen a héten minden [3.000 Ft] alatt van. Igen, a kabátok is. 34-estől 50-es méretig, próbafülke hátul.
? Optika, két szemüveg 39 900
= Két szemüveg, egy ár: [39.900 Ft]. Lencsével együtt, {5 munkanap} alatt kész.
? Hentes: libát december 15-ig, 4200 kilója
= A karácsonyi liba nem vár: rendelje meg [december 15-ig], [4.200 Ft/kg], hazai és szabadon tartott. Átvétel {december 23-án} {7:30-tól}.
? Koncert pénteken, ingyenes
= Élőzene pénteken! A Hollow Pines új műsorral érkezik, száz év szívfájdalommal. A belépés ingyenes, kapunyitás {20 óra}, utolsó kör {fél tizenkettő}.
`,
  es: `
zone America/Argentina/Buenos_Aires
written 2026-11-16 08:00
? Horario de fiestas, desde el 1 de diciembre más tarde
= 🎄 ¡Más tiempo para tus regalos!¶¶Desde el [1 de diciembre]:¶Lunes a miércoles {de 9 a 18}¶Jueves y viernes {de 9 a 20}¶Sábados {de 10 a 17}¶¶Envolvemos gratis en compras de {más de $40.000}.
? Llevás dos libros de bolsillo y el tercero va de regalo hasta el domingo
= Llevás dos libros de bolsillo y el tercero va de regalo, hasta el domingo. La mesita de luz aguanta.
? Caminata guiada 8 km, 3 horas, encuentro 9.45 en el muelle
= Aire puro para todos: [8 kilómetros], unas [tres horas], encuentro a las [diez menos cuarto] en el muelle. {$15.000 por persona}, los perros van gratis.
? Natación infantil desde enero
= ¡Al agua! En enero empiezan los cursos nuevos: clases de {30 minutos}, grupos de {hasta 6 chicos}. Escribí a {natacion@club.example}.
? Ropa usada, todo a menos de 10 mil pesos esta semana
= Esta semana todo a menos de [$10.000]. Sí, también los abrigos. Talles 36 a 50, probador al fondo.
? Óptica, dos pares por 99 mil
= Dos pares, un precio: [$99.000]. Con cristales, listos en {5 días hábiles}.
? Carnicería: lechón por encargo hasta el 15 de diciembre, 8900 el kilo
= El lechón no espera: encargalo hasta el [15 de diciembre], [$8.900 el kilo], de campo. Retiro el {23} desde las {7:30}.
? Banda el viernes, entrada libre
= ¡Música en vivo el viernes! Hollow Pines trae repertorio nuevo y cien años de penas de amor. Entrada libre, puertas {a las 20}, última ronda {23.30 h}.
`,
  fr: `
zone America/Toronto
written 2026-11-16 08:00
? Horaire des Fêtes, plus tard dès le 1er décembre
= 🎄 Plus de temps pour vos cadeaux !¶¶Dès le [1er décembre] :¶Lun–mer {9 h–18 h}¶Jeu–ven {9 h–20 h}¶Sam {10 h–17 h}¶¶Emballage offert pour tout achat de {plus de 40 $}.
? Deux livres de poche achetés, le troisième gratuit jusqu'à dimanche
= Deux livres de poche achetés, le troisième offert, jusqu'à dimanche. Votre table de chevet tiendra le coup.
? Randonnée guidée 8 km, 3 heures, rendez-vous à 9h45 au quai
= Un grand bol d'air : [8 kilomètres], environ [trois heures], rendez-vous à [dix heures moins le quart] au quai. {15 $ par adulte}, les chiens marchent gratis.
? Natation pour enfants dès janvier
= Tous à l'eau ! En janvier commencent les nouveaux cours : {30 minutes}, groupes de {6 enfants maximum}. Écrivez à {natation@piscine.example}.
? Friperie, tout à moins de 10 dollars cette semaine
= Cette semaine, tout est à moins de [10 $]. Oui, même les manteaux. Tailles 34 à 50, cabine au fond.
? Opticien, deux paires pour 99
= Deux paires, un prix : [99 $]. Verres compris, prêtes en {5 jours ouvrables}.
? Boucher : dinde à commander avant le 15 décembre, 12,50 le kilo
= La dinde n'attend pas : commandez-la avant le [15 décembre], [12,50 $ le kilo], élevée en plein air. Retrait le {23} dès {7 h 30}.
? Groupe vendredi, entrée libre
= Musique live vendredi ! Hollow Pines arrive avec un nouveau répertoire et cent ans de chagrins d'amour. Entrée libre, portes à {20 h}, dernière tournée à {23 h 30}.
`,
  pt: `
zone America/Sao_Paulo
written 2026-11-16 08:00
? Horário de Natal, a partir de 1º de dezembro até mais tarde
= 🎄 Mais tempo para os presentes!¶¶A partir de [1º de dezembro]:¶Seg a qua {das 9h às 18h}¶Qui e sex {das 9h às 20h}¶Sáb {das 10h às 17h}¶¶Embrulho grátis nas compras {acima de R$ 150}.
? Leve dois livros de bolso e ganhe o terceiro até domingo
= Leve dois livros de bolso e ganhe o terceiro, só até domingo. A mesinha de cabeceira aguenta.
? Caminhada guiada 8 km, 3 horas, encontro 9h45 no píer
= Ar puro para todos: [8 quilômetros], umas [três horas], encontro às [9h45] no píer. {R$ 60 por pessoa}, cachorro não paga.
? Natação infantil a partir de janeiro
= Todo mundo na água! Em janeiro começam as novas turmas: aulas de {30 minutos}, turmas de {até 6 crianças}. Escreva para {natacao@clube.example}.
? Brechó, tudo por menos de 50 reais esta semana
= Nesta semana tudo sai por menos de [R$ 50]. Sim, até os casacos. Tamanhos 36 a 50, provador nos fundos.
? Ótica, dois óculos por 399
= Dois óculos, um preço: [R$ 399]. Com lentes, prontos em {5 dias úteis}.
? Açougue: leitão por encomenda até 15 de dezembro, 39,90 o quilo
= O leitão não espera: encomende até [15 de dezembro], [R$ 39,90 o quilo], criado solto. Retirada no dia {23} a partir das {7h30}.
? Banda sexta, entrada franca
= Música ao vivo na sexta! Hollow Pines chega com repertório novo e cem anos de dor de amor. Entrada franca, portas às {20h}, última rodada às {23h30}.
`,
  it: `
zone Europe/Rome
written 2026-11-16 08:00
? Orari di Natale, dal 1 dicembre aperti più a lungo
= 🎄 Più tempo per i regali!¶¶Dal [1° dicembre]:¶Lun–mer {9–18}¶Gio–ven {9–20}¶Sab {10–17}¶¶Pacchetto gratis per spese {oltre 40 €}.
? Due tascabili e il terzo è in regalo fino a domenica
= Due tascabili e il terzo è in regalo, solo fino a domenica. Il comodino reggerà.
? Camminata guidata 8 km, 3 ore, ritrovo 9.45 al molo
= Aria buona per tutti: [8 chilometri], circa [tre ore], ritrovo alle [dieci meno un quarto] al molo. {15 euro a persona}, i cani camminano gratis.
? Nuoto bimbi da gennaio
= Tutti in acqua! A gennaio iniziano i nuovi corsi: lezioni di {30 minuti}, gruppi di {massimo 6 bambini}. Scrivi a {nuoto@piscina.example}.
? Usato, tutto sotto i 10 euro questa settimana
= Questa settimana tutto sotto i [10 €]. Sì, anche i cappotti. Taglie dalla 38 alla 52, camerino in fondo.
? Ottica, due paia a 99
= Due paia, un prezzo: [99 €]. Lenti comprese, pronti in {5 giorni lavorativi}.
? Macelleria: cappone da ordinare entro il 15 dicembre, 14,90 al chilo
= Il cappone non aspetta: ordinalo entro il [15 dicembre], [14,90 € al chilo], allevato all'aperto. Ritiro il {23} dalle {7:30}.
? Band venerdì, ingresso libero
= Musica dal vivo venerdì! Gli Hollow Pines arrivano con un repertorio nuovo e cent'anni di pene d'amore. Ingresso libero, porte alle {20}, ultimo giro {23.30}.
`,
};
