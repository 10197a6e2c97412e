/** Posts that were written after the first rules, and measured once before the rules were mended (read-posts.ts). */
export const FIRST_ROUND = {
  en: `
zone Europe/London
written 2026-05-11 10:00
? Sunday roast is back | brand: The Old Plough, family pub since 1952
= Sunday roast is back at The Old Plough. Choose from beef, pork or our nut loaf, {£16.95} with all the trimmings, and kids eat for {half price}. Serving {from noon until 5}. We've been doing this [since 1952], so trust us on the gravy.
? Barber, walk-ins welcome, no appointment on Saturdays
= No appointment? No problem. Walk in any Saturday {between 9 and 1} and one of our four barbers will have you looking sharp in {under 25 minutes}.
? We fixed 300 bikes last year, say thank you
= Last year you trusted us with [300 bikes]. That's a lot of chains, a lot of tea, and one very proud team. Thank you!
? New vegan menu
= Eight brand-new dishes, zero compromise. Our vegan menu has landed, with mains from {£11} and a tasting plate for two at {£24.50}. Book online at {oakandolive.example/book}, or just turn up hungry.
? Pilates on the reformer, intro offer 3 classes for £45, valid 30 days
= Curious about reformer Pilates? Try [three classes for £45]. Your pass is valid for [30 days] from your first visit. Wear grippy socks and bring your sense of humour.
? Car boot sale bank holiday monday, sellers 8 pounds
= Clear out the garage! Our car boot sale is on Bank Holiday Monday, {25 May}. Sellers pay [£8] per car and can set up {from 6am}; buyers come in free {at 7}.
? Tutor, GCSE maths, small groups
= GCSE maths doesn't have to hurt. In groups of {no more than four}, we work through past papers until it clicks. {90%} of our students went up at least one grade last summer.
? Florist: peonies in this week
= Peonies season is short, about {three weeks}, so don't wait. Bunches of five stems are {£12}. Keep them in cool water and they'll last all week.
? new gluten free brownies 3.20 each or 4 for 12
= Gluten-free and proud: our new brownies are [£3.20] each, or [4 for £12]. Fudgy middle, crackly top, gone by lunch.
? Vet clinic: free nail clip with every booster in May
= This May, every booster comes with a free nail clip. Call us on {01223 456789} or message us here, and remember: rabbits need boosters too. One quick visit, {12 months} of protection.
? cinema night in the park on 20 june, film starts at sunset, blankets available
= Grab a blanket! On Saturday [20 June] we're showing a classic under the stars. Gates open {at half past seven}, film starts at sunset, and it's {£5} on the door.
? Estate agent: sold in 9 days, asking price exceeded
= SOLD! Another happy seller, another key handed over, and all in just [nine days], over the asking price. Thinking of moving? Our valuations take {20 minutes} and cost nothing.
`,
  de: `
zone Europe/Vienna
written 2026-05-11 10:00
? Sonntagsbraten wieder da | brand: Gasthaus zur Linde, Familienbetrieb seit 1952
= Der Sonntagsbraten ist zurück! Mit Knödeln und Kraut um {16,90}, Kinder essen {zum halben Preis}. Küche {von 11.30 bis 15 Uhr}. Wir machen das [seit 1952], auf die Sauce ist Verlass.
? Friseur, samstags ohne Termin
= Kein Termin? Kein Problem. Jeden Samstag {zwischen 9 und 13 Uhr} einfach vorbeikommen. In {25 Minuten} sitzt die Frisur.
? Wir haben letztes Jahr 300 Räder repariert, danke sagen
= [300 Räder] haben Sie uns letztes Jahr anvertraut. Das sind viele Ketten, viel Kaffee und ein sehr stolzes Team. Danke!
? Neue vegane Karte
= Acht neue Gerichte, null Kompromisse: Unsere vegane Karte ist da. Hauptspeisen ab {€ 12,50}, der Probierteller für zwei um {24 Euro}. Reservieren Sie unter {eicheundolive.example/tisch}.
? Pilates am Reformer, 3er-Block 45 Euro, 30 Tage gültig
= Neugierig auf Reformer-Pilates? Drei Einheiten um [45 €], gültig [30 Tage] ab dem ersten Besuch. Rutschfeste Socken nicht vergessen.
? Flohmarkt am Pfingstmontag, Standgebühr 8 Euro
= Ausmisten lohnt sich! Am Pfingstmontag, [25. Mai], ist Flohmarkt. Standgebühr [8 €], Aufbau {ab 6 Uhr}, Einlass {um 7}.
? Nachhilfe Mathe, kleine Gruppen
= Mathe muss nicht wehtun. In Gruppen von {höchstens 4 Schülern} üben wir, bis es klick macht. {9 von 10} haben sich letztes Jahr verbessert.
? Floristik: Pfingstrosen da
= Die Pfingstrosen sind da, aber nur für {rund drei Wochen}. Der Bund mit {5 Stielen} kostet {12 Euro}. In kühlem Wasser halten sie am längsten.
? glutenfreie brownies 3,20 stück oder 4 um 12
= Glutenfrei und stolz darauf: unsere neuen Brownies, [3,20 €] das Stück oder [4 um 12 €]. Innen saftig, außen knusprig.
? Tierarzt: im Mai Krallenschneiden gratis zu jeder Impfung
= Im Mai gibt es zu jeder Impfung das Krallenschneiden gratis. Anrufen unter {01 512 34 56} oder hier schreiben. Ein kurzer Besuch, {12 Monate} Schutz.
? Kino im Park 20. Juni, Beginn bei Sonnenuntergang
= Decke einpacken! Am Samstag, [20.6.], zeigen wir einen Klassiker unter Sternen. Einlass {ab halb acht}, Film ab Sonnenuntergang, Eintritt {fünf Euro}.
? Makler: in 9 Tagen verkauft
= VERKAUFT! Schlüssel übergeben, alle glücklich, und das in nur [neun Tagen]. Sie wollen verkaufen? Unsere Bewertung dauert {20 Minuten} und kostet nichts.
`,
  hu: `
zone Europe/Budapest
written 2026-05-11 10:00
? Vasárnapi sült újra | brand: Hárs Vendéglő, családi étterem 1952 óta
= Visszatért a vasárnapi sült! Knédlivel és káposztával {4.900 forint}, a gyerekeknek {féláron}. A konyha {11:30-tól 15 óráig} üzemel. [1952 óta] csináljuk, a szaftban bízhat.
? Borbély, szombaton bejelentkezés nélkül
= Nincs időpontja? Nem gond. Szombatonként {9 és 13 óra között} csak jöjjön be, {25 perc} alatt készen van a frizura.
? Tavaly 300 biciklit javítottunk, köszönet
= Tavaly [300 biciklit] bíztak ránk. Rengeteg lánc, rengeteg kávé és egy nagyon büszke csapat. Köszönjük!
? Új vegán étlap
= Nyolc új fogás, nulla kompromisszum: itt a vegán étlapunk. Főételek {3.200 Ft-tól}, kóstolótál {két főre} {7 ezer forintért}. Foglaljon: {tolgyesoliva.example/asztal}.
? Reformer pilates, 3 alkalom 15 ezer, 30 napig érvényes
= Kíváncsi a reformer pilatesre? Három alkalom [15.000 Ft], az első alkalomtól [30 napig] érvényes. Csúszásgátló zoknit hozzon!
? Bolhapiac pünkösdhétfőn, asztal 3000 forint
= Ideje selejtezni! Pünkösdhétfőn, [május 25-én] bolhapiac. Az asztal [3.000 Ft], pakolás {reggel 6-tól}, kapunyitás {7-kor}.
? Matek korrepetálás, kis csoport
= A mateknak nem kell fájnia. {Legfeljebb 4 fős} csoportokban addig gyakorlunk, míg összeáll. Tanítványaink {90%-a} javított tavaly.
? Virágbolt: megjött a bazsarózsa
= Megjött a bazsarózsa, de csak {körülbelül három hétig} lesz. Egy {5 szálas} csokor {3.500 Ft}. Hűvös vízben tovább tart.
? gluténmentes brownie 990 db vagy 4 db 3500
= Gluténmentes és büszke rá: az új brownie [990 Ft/db], vagy [4 db 3.500 Ft]. Belül szaftos, kívül ropogós.
? Állatorvos: májusban minden oltáshoz ingyen karomvágás
= Májusban minden oltás mellé ingyen karomvágás jár. Hívjon: {06 1 212 3456}, vagy írjon itt. Egy rövid látogatás, {12 hónap} védelem.
? Mozi a parkban június 20, naplementekor kezdünk
= Takarót hozzon! [Június 20-án], szombaton klasszikust vetítünk a csillagok alatt. Kapunyitás {fél nyolckor}, a film naplementekor indul, a belépő {ezer forint}.
? Ingatlanos: 9 nap alatt eladva
= ELADVA! Kulcs átadva, mindenki boldog, és mindez mindössze [kilenc nap] alatt. Eladna? Az értékbecslés {20 perc} és ingyenes.
`,
  es: `
zone Europe/Madrid
written 2026-05-11 10:00
? Vuelve el asado del domingo | brand: Casa Tilo, familia desde 1952
= ¡Vuelve el asado del domingo! Con guarnición por {16,90 €}, y los peques comen {a mitad de precio}. Cocina abierta {de 13:30 a 16 h}. Lo hacemos [desde 1952], la salsa no falla.
? Barbería, sábados sin cita
= ¿Sin cita? Sin problema. Los sábados {entre las 9 y las 13} entra sin más: en {25 minutos} sales como nuevo.
? Arreglamos 300 bicis el año pasado, dar las gracias
= El año pasado nos confiasteis [300 bicis]. Muchas cadenas, mucho café y un equipo muy orgulloso. ¡Gracias!
? Nueva carta vegana
= Ocho platos nuevos, cero renuncias: ya está aquí la carta vegana. Principales desde {11,50 €} y degustación para dos por {24 euros}. Reserva en {robleyolivo.example/mesa}.
? Pilates reformer, bono 3 clases 45 euros, vale 30 días
= ¿Curiosidad por el reformer? Tres clases por [45 €], válidas [30 días] desde la primera. Trae calcetines antideslizantes.
? Mercadillo el lunes de Pentecostés, puesto 8 euros
= ¡A vaciar el trastero! El lunes de Pentecostés, [25 de mayo], hay mercadillo. Puesto [8 €], montaje {desde las 6}, apertura {a las 7 de la mañana}.
? Clases de mates, grupos pequeños
= Las mates no tienen por qué doler. En grupos de {máximo 4 alumnos} practicamos hasta que encaja. {9 de cada 10} subieron nota el año pasado.
? Floristería: peonías
= Han llegado las peonías, pero duran {unas tres semanas}. Ramo de {5 tallos} por {12 euros}. En agua fresca aguantan más.
? brownies sin gluten 3,20 o 4 por 12
= Sin gluten y con orgullo: nuestros brownies nuevos, [3,20 €] la unidad o [4 por 12 €]. Jugosos por dentro.
? Veterinaria: en mayo corte de uñas gratis con cada vacuna
= En mayo, con cada vacuna, corte de uñas gratis. Llama al {91 555 12 34} o escríbenos por aquí. Una visita corta, {12 meses} de protección.
? Cine en el parque 20 de junio, al atardecer
= ¡Trae manta! El sábado [20 de junio] proyectamos un clásico bajo las estrellas. Puertas {a las siete y media}, entrada a {cinco euros}.
? Inmobiliaria: vendido en 9 días
= ¡VENDIDO! Llaves entregadas y todos contentos en solo [nueve días]. ¿Quieres vender? La valoración dura {20 minutos} y es gratis.
`,
  fr: `
zone Europe/Brussels
written 2026-05-11 10:00
? Le rôti du dimanche est de retour | brand: Auberge du Tilleul, en famille depuis 1952
= Le rôti du dimanche est de retour ! Avec sa garniture à {16,90 €}, et les enfants mangent {à moitié prix}. Cuisine ouverte {de 11 h 30 à 15 h}. On le fait [depuis 1952], la sauce ne déçoit jamais.
? Barbier, samedi sans rendez-vous
= Pas de rendez-vous ? Pas de souci. Le samedi {entre 9h et 13h}, poussez la porte : en {25 minutes}, c'est fait.
? 300 vélos réparés l'an dernier, dire merci
= L'an dernier, vous nous avez confié [300 vélos]. Beaucoup de chaînes, beaucoup de café et une équipe très fière. Merci !
? Nouvelle carte végane
= Huit nouveaux plats, zéro compromis : la carte végane est là. Plats dès {11,50 €}, assiette dégustation pour deux à {24 euros}. Réservez sur {cheneetolive.example/table}.
? Pilates reformer, 3 cours 45 euros, valable 30 jours
= Curieux du reformer ? Trois cours pour [45 €], valables [30 jours] dès le premier. Pensez aux chaussettes antidérapantes.
? Brocante le lundi de Pentecôte, emplacement 8 euros
= Videz le grenier ! Le lundi de Pentecôte, [25 mai], c'est brocante. Emplacement [8 €], installation {dès 6 h}, ouverture {à 7 heures}.
? Cours de maths, petits groupes
= Les maths ne doivent pas faire mal. En groupes de {4 élèves maximum}, on s'entraîne jusqu'au déclic. {90 %} ont progressé l'an dernier.
? Fleuriste : pivoines
= Les pivoines sont là, pour {trois semaines environ}. La botte de {5 tiges} est à {12 euros}. Dans l'eau fraîche, elles durent.
? brownies sans gluten 3,20 pièce ou 4 pour 12
= Sans gluten et fiers de l'être : nos brownies, [3,20 €] pièce ou [4 pour 12 €]. Fondants dedans, croquants dessus.
? Vétérinaire : en mai coupe des griffes offerte avec chaque vaccin
= En mai, chaque vaccin s'accompagne d'une coupe de griffes offerte. Appelez le {02 512 34 56} ou écrivez-nous ici. Une visite, {12 mois} de protection.
? Cinéma au parc le 20 juin, au coucher du soleil
= Prenez une couverture ! Le samedi [20 juin], un classique sous les étoiles. Portes {à 19 h 30}, entrée {cinq euros}.
? Agence : vendu en 9 jours
= VENDU ! Clés remises, tout le monde est content, et en [neuf jours] seulement. Vous vendez ? L'estimation dure {20 minutes} et ne coûte rien.
`,
  pt: `
zone America/Sao_Paulo
written 2026-05-11 10:00
? Voltou o assado de domingo | brand: Casa Tília, em família desde 1952
= Voltou o assado de domingo! Com acompanhamentos por {R$ 59,90}, e criança paga {metade do preço}. Cozinha aberta {das 11h30 às 15h}. Fazemos isso [desde 1952], pode confiar no molho.
? Barbearia, sábado sem hora marcada
= Sem hora marcada? Sem problema. Aos sábados, {entre 9h e 13h}, é só entrar: em {25 minutos} o corte está pronto.
? Consertamos 300 bikes no ano passado, agradecer
= No ano passado vocês nos confiaram [300 bikes]. Muita corrente, muito café e uma equipe orgulhosa. Obrigado!
? Novo cardápio vegano
= Oito pratos novos, zero concessões: chegou o cardápio vegano. Principais a partir de {R$ 38} e degustação para dois por {89 reais}. Reserve em {carvalhoeoliva.example/mesa}.
? Pilates reformer, 3 aulas 150 reais, válido 30 dias
= Curioso sobre o reformer? Três aulas por [R$ 150], válidas por [30 dias] a partir da primeira. Traga meias antiderrapantes.
? Feira de usados dia 23 de maio, mesa 30 reais
= Hora de desapegar! No sábado, [23 de maio], tem feira de usados. Mesa a [R$ 30], montagem {a partir das 6h}, abertura {às 7}.
? Aula de matemática, grupos pequenos
= Matemática não precisa doer. Em grupos de {até 4 alunos} praticamos até dar o clique. {90%} melhoraram a nota no ano passado.
? Floricultura: peônias
= As peônias chegaram, mas ficam só {umas três semanas}. Maço com {5 hastes} por {R$ 45}. Em água fresca duram mais.
? brownie sem glúten 12 cada ou 4 por 40
= Sem glúten e com orgulho: nossos brownies, [R$ 12] cada ou [4 por R$ 40]. Molhadinhos por dentro.
? Veterinária: em maio corte de unhas grátis com cada vacina
= Em maio, cada vacina vem com corte de unhas grátis. Ligue {(41) 3222-1234} ou escreva por aqui. Uma visita rápida, {12 meses} de proteção.
? Cinema no parque 20 de junho, ao pôr do sol
= Traga a manta! No sábado, [20 de junho], um clássico sob as estrelas. Portões {às sete e meia da noite}, entrada {dez reais}.
? Imobiliária: vendido em 9 dias
= VENDIDO! Chaves entregues, todo mundo feliz, em apenas [nove dias]. Quer vender? A avaliação leva {20 minutos} e é grátis.
`,
  it: `
zone Europe/Rome
written 2026-05-11 10:00
? Torna l'arrosto della domenica | brand: Trattoria Il Tiglio, in famiglia dal 1952
= Torna l'arrosto della domenica! Con contorno a {16,90 €}, e i bambini mangiano {a metà prezzo}. Cucina aperta {dalle 12:30 alle 15}. Lo facciamo [dal 1952], il sugo è una garanzia.
? Barbiere, sabato senza appuntamento
= Senza appuntamento? Nessun problema. Il sabato {tra le 9 e le 13} entra pure: in {25 minuti} sei a posto.
? L'anno scorso 300 bici riparate, dire grazie
= L'anno scorso ci avete affidato [300 bici]. Tante catene, tanti caffè e una squadra molto fiera. Grazie!
? Nuovo menù vegano
= Otto piatti nuovi, zero compromessi: ecco il menù vegano. Piatti da {11,50 €} e degustazione per due a {24 euro}. Prenota su {querciaeolivo.example/tavolo}.
? Pilates reformer, 3 lezioni 45 euro, valido 30 giorni
= Curioso del reformer? Tre lezioni a [45 €], valide [30 giorni] dalla prima. Porta i calzini antiscivolo.
? Mercatino il 2 giugno, banco 8 euro
= Svuota la cantina! Martedì [2 giugno] c'è il mercatino. Banco [8 €], allestimento {dalle 6}, apertura {alle 7 del mattino}.
? Ripetizioni di matematica, piccoli gruppi
= La matematica non deve far male. In gruppi di {massimo 4 ragazzi} ci esercitiamo finché scatta. Il {90%} è migliorato l'anno scorso.
? Fiorista: peonie
= Sono arrivate le peonie, ma solo per {circa tre settimane}. Mazzo da {5 steli} a {12 euro}. In acqua fresca durano di più.
? brownie senza glutine 3,20 o 4 a 12
= Senza glutine e fieri: i nostri brownie, [3,20 €] l'uno o [4 a 12 €]. Morbidi dentro.
? Veterinario: a maggio taglio unghie gratis con ogni vaccino
= A maggio, con ogni vaccino, taglio delle unghie gratis. Chiama lo {06 512 3456} o scrivici qui. Una visita breve, {12 mesi} di protezione.
? Cinema al parco 20 giugno, al tramonto
= Porta una coperta! Sabato [20 giugno] un classico sotto le stelle. Cancelli aperti {alle sette e mezza}, ingresso {cinque euro}.
? Agenzia: venduto in 9 giorni
= VENDUTO! Chiavi consegnate, tutti felici, in soli [nove giorni]. Vuoi vendere? La valutazione dura {20 minuti} ed è gratis.
`,
};
