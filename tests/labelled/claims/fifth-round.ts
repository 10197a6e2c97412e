/** A fifth round, in which most was said in other forms, measured once before the rules were mended (read-posts.ts). */
export const FIFTH_ROUND = {
  en: `
zone America/Chicago
written 2026-12-01 09:00
? Write about our opening hours over the holidays | fact: Mo-Fr 09:00-18:00, Sa 10:00-14:00 | fact: Closed on Dec 25 and 26
= Holiday hours are simple this year: weekdays [9 am to 6 pm], Saturdays [10–2]. We're closed on [December 25] and [26], and back with fresh coffee after that.
? Gift cards available in store and online | fact: Gift cards from $25 to $200 | fact: shop.tallpines.example
= Stuck for a gift? Our cards come in any amount [from $25 to $200], in store or at [shop.tallpines.example]. They never expire, and they fit every stocking.
? advent workshop dec 12th two to four pm thirty bucks incl materials max ten people
= Make your own wreath! Our advent workshop is on Saturday, [December 12], [from 2 to 4 pm]. It's [$30] with all materials, and there's room for [10 people]. Bring gloves, leave with a masterpiece.
? Thank the team: delivered 1,200 meals in November
= [1,200 meals] in one month. That's what this little kitchen delivered in November, and every single one was cooked by people we're proud of.
? Free parking after 6, we're at 220 W Oak St
= Dinner downtown without the parking panic: it's free [after 6 p.m.] right outside, at [220 West Oak Street]. {Live jazz at 8}, and the corner booth is waiting.
? Last orders for personalised mugs 10 days before Christmas
= Personalised mugs need a little time. Order by {December 15} so yours arrives before the [25th], wrapped and ready. {3–5 days} for shipping.
? Half price appetizers 4-6 weekdays
= Happy hour hits different here: appetizers are [50% off] on weekdays, [4 to 6 pm]. Two friends, one plate of wings, zero regrets.
`,
  de: `
zone Europe/Berlin
written 2026-12-01 09:00
? Öffnungszeiten über die Feiertage | fact: Mo-Fr 09:00-18:00, Sa 10:00-14:00 | fact: Am 25. und 26. Dezember geschlossen
= So erreichen Sie uns rund um die Feiertage: werktags [9 bis 18 Uhr], samstags [10–14 Uhr]. Am [25.12.] und [26.12.] bleibt der Laden zu, danach duftet es wieder nach Kaffee.
? Gutscheine im Laden und online | fact: Gutscheine von 25 bis 200 Euro | fact: shop.tannenhof.example
= Noch kein Geschenk? Unsere Gutscheine gibt es [von 25 bis 200 €], im Laden und auf [shop.tannenhof.example]. Verfallen nie, passen in jeden Stiefel.
? adventsworkshop 12.12. 14-16 uhr dreißig euro inkl material max zehn leute
= Kranz selbst gemacht! Am Samstag, [12. Dezember], [von 14 bis 16 Uhr], [30 €] inklusive Material. Höchstens [10 Personen], also schnell sein.
? Danke ans Team, im November 1.200 Essen ausgeliefert
= [1200 Essen] in einem Monat. Das hat unsere kleine Küche im November geschafft, und jedes einzelne haben Menschen gekocht, auf die wir stolz sind.
? Ab 18 Uhr frei parken, wir sind in der Eichenstr. 220
= Abendessen ohne Parkplatzsuche: [ab 18:00 Uhr] stehen Sie direkt vor der [Eichenstraße 220] umsonst. {Um 20 Uhr} spielt ein Trio, der Ecktisch wartet.
? Personalisierte Tassen rechtzeitig bestellen
= Persönliche Tassen brauchen Zeit. Bestellen Sie bis {15. Dezember}, dann sind sie vor Heiligabend da. Versand {3–5 Werktage}.
? Vorspeisen werktags 16 bis 18 Uhr zum halben Preis
= Feierabend schmeckt: Vorspeisen werktags von [16–18 Uhr] mit [50 %] Rabatt. Zwei Gabeln, ein Teller, keine Reue.
`,
  hu: `
zone Europe/Budapest
written 2026-12-01 09:00
? Ünnepi nyitvatartás | fact: H-P 09:00-18:00, Szo 10:00-14:00 | fact: December 25-én és 26-án zárva
= Ünnepi nyitvatartásunk egyszerű: hétköznap [9-től 18 óráig], szombaton [10 és 14 óra között]. [December 25-én] és [26-án] zárva, utána újra friss kávéval várjuk.
? Ajándékutalvány a boltban és online | fact: Utalvány 5 000 és 50 000 forint között | fact: bolt.fenyves.example
= Nincs még ajándék? Utalványaink [5.000 és 50.000 Ft] között választhatók a boltban és itt: [bolt.fenyves.example]. Nem jár le, minden csizmába belefér.
? adventi műhely dec 12 délután 2-4 tízezer forint anyaggal max tíz fő
= Készítsen saját koszorút! Szombaton, [december 12-én] [14 és 16 óra között], [10.000 Ft] anyaggal együtt. Legfeljebb [10 fő], siessen!
? Köszönet a csapatnak, novemberben 1200 ebédet vittünk ki
= [1200 ebéd] egy hónap alatt. Ennyit vitt ki novemberben a mi kis konyhánk, és mindegyiket olyanok főzték, akikre büszkék vagyunk.
? Este 6 után ingyenes parkolás, Tölgy utca 22
= Vacsora parkolási gond nélkül: [18 óra] után ingyen megállhat a [Tölgy utca 22.] előtt. {Este 8-kor} trió játszik, a sarokasztal várja.
? Egyedi bögréket időben rendelni
= Az egyedi bögréhez idő kell. Rendelje meg {december 15-ig}, hogy szentestére odaérjen. Szállítás {3–5 munkanap}.
? Előételek hétköznap 16-18 féláron
= Munka után jólesik: az előételek hétköznap [16 és 18 óra között] [50%] kedvezménnyel. Két villa, egy tányér, semmi bánat.
`,
  es: `
zone Europe/Madrid
written 2026-12-01 09:00
? Horario de fiestas | fact: Lu-Vi 09:00-18:00, Sa 10:00-14:00 | fact: Cerrado el 25 y el 26 de diciembre
= Horario de fiestas, sin sorpresas: entre semana [de 9 a 18 h], los sábados [de 10 a 14 h]. Cerramos el [25 de diciembre] y el [26 de diciembre], y volvemos con café recién hecho.
? Tarjetas regalo en tienda y online | fact: Tarjetas de 25 a 200 euros | fact: tienda.pinar.example
= ¿Aún sin regalo? Nuestras tarjetas van [de 25 a 200 €], en tienda y en [tienda.pinar.example]. No caducan y caben en cualquier bota.
? taller de adviento 12 de diciembre de 4 a 6 de la tarde treinta euros material incluido máximo diez personas
= ¡Haz tu corona! El sábado [12 de diciembre], [de 16:00 a 18:00], por [30 €] con material. Máximo [10 personas], no te duermas.
? Gracias al equipo, 1.200 menús en noviembre
= [1200 menús] en un mes. Eso repartió nuestra pequeña cocina en noviembre, y todos los cocinó gente que nos enorgullece.
? Aparcar gratis desde las 6 de la tarde, estamos en C/ Roble 22
= Cena sin vueltas para aparcar: desde las [18:00] es gratis frente a la [calle Roble, 22]. {A las 20 h} hay trío, y la mesa del rincón te espera.
? Tazas personalizadas con tiempo
= Las tazas personalizadas necesitan su tiempo. Pídelas hasta el {15 de diciembre} y llegarán antes de Nochebuena. Envío en {3–5 días}.
? Entrantes a mitad de precio de lunes a viernes de 16 a 18
= Después del trabajo sabe mejor: entrantes al [50 %] de lunes a viernes, [de 16 a 18 h]. Dos tenedores, un plato, cero culpa.
`,
  fr: `
zone Europe/Paris
written 2026-12-01 09:00
? Horaires des fêtes | fact: Lu-Ve 09:00-18:00, Sa 10:00-14:00 | fact: Fermé les 25 et 26 décembre
= Les horaires des fêtes sont simples : en semaine [de 9 h à 18 h], le samedi [de 10 h à 14 h]. Nous fermons le [25 décembre] et le [26 décembre], puis le café coule de nouveau.
? Chèques cadeaux en boutique et en ligne | fact: Chèques de 25 à 200 euros | fact: boutique.sapins.example
= Pas encore de cadeau ? Nos chèques vont [de 25 à 200 €], en boutique et sur [boutique.sapins.example]. Ils n'expirent jamais.
? atelier de l'avent 12 décembre 14h-16h trente euros matériel compris dix personnes max
= Faites votre couronne ! Samedi [12 décembre], [de 14 h à 16 h], [30 €] matériel compris. [10 personnes] au maximum, ne tardez pas.
? Merci à l'équipe, 1 200 repas en novembre
= [1 200 repas] en un mois. Voilà ce que notre petite cuisine a livré en novembre, et chacun a été cuisiné par des gens dont nous sommes fiers.
? Stationnement gratuit dès 18h, nous sommes 22 rue du Chêne
= Dîner sans tourner en rond : dès [18 heures], c'est gratuit devant le [22, rue du Chêne]. {À 20 h}, un trio joue, et la table du coin vous attend.
? Tasses personnalisées à commander à temps
= Une tasse personnalisée demande du temps. Commandez avant le {15 décembre} et elle arrivera pour le réveillon. Livraison en {3 à 5 jours}.
? Entrées à moitié prix en semaine de 16h à 18h
= Après le travail, c'est meilleur : entrées à [-50 %] en semaine, de [16 h à 18 h]. Deux fourchettes, une assiette, aucun regret.
`,
  pt: `
zone Europe/Lisbon
written 2026-12-01 09:00
? Horário das festas | fact: Seg-Sex 09:00-18:00, Sáb 10:00-14:00 | fact: Fechado a 25 e 26 de dezembro
= O horário das festas é simples: dias úteis [das 9h às 18h], sábados [das 10h às 14h]. Fechamos a [25 de dezembro] e a [26 de dezembro], e voltamos com café acabado de fazer.
? Cartões-presente na loja e online | fact: Cartões de 25 a 200 euros | fact: loja.pinhal.example
= Ainda sem presente? Os nossos cartões vão [de 25 a 200 €], na loja e em [loja.pinhal.example]. Não caducam e cabem em qualquer bota.
? oficina de advento 12 de dezembro das 14 às 16 trinta euros com material máximo dez pessoas
= Faça a sua coroa! Sábado, [12 de dezembro], [das 14h às 16h], [30 €] com material. No máximo [10 pessoas], não demore.
? Obrigado à equipa, 1.200 refeições em novembro
= [1200 refeições] num mês. Foi o que a nossa cozinha entregou em novembro, e cada uma foi feita por gente de quem nos orgulhamos.
? Estacionamento grátis a partir das 18h, estamos na Rua do Carvalho 22
= Jantar sem voltas: a partir das [18:00] é grátis em frente à [Rua do Carvalho, 22]. {Às 20h} toca um trio, e a mesa do canto espera por si.
? Canecas personalizadas a tempo
= Uma caneca personalizada precisa de tempo. Encomende até {15 de dezembro} e chega antes da consoada. Envio em {3 a 5 dias}.
? Entradas a metade do preço em dias úteis das 16 às 18
= Depois do trabalho sabe melhor: entradas com [50%] de desconto em dias úteis, [das 16h às 18h]. Dois garfos, um prato, zero culpa.
`,
  it: `
zone Europe/Rome
written 2026-12-01 09:00
? Orari delle feste | fact: Lun-Ven 09:00-18:00, Sab 10:00-14:00 | fact: Chiusi il 25 e il 26 dicembre
= Gli orari delle feste sono semplici: nei giorni feriali [dalle 9 alle 18], il sabato [dalle 10 alle 14]. Chiudiamo il [25 dicembre] e il [26 dicembre], poi torna il caffè.
? Buoni regalo in negozio e online | fact: Buoni da 25 a 200 euro | fact: negozio.pineta.example
= Ancora senza regalo? I nostri buoni vanno [da 25 a 200 €], in negozio e su [negozio.pineta.example]. Non scadono e stanno in ogni calza.
? laboratorio d'avvento 12 dicembre dalle 14 alle 16 trenta euro materiale incluso massimo dieci persone
= Fai la tua ghirlanda! Sabato [12 dicembre], [dalle 14:00 alle 16:00], [30 €] con materiale. Massimo [10 persone], non aspettare.
? Grazie alla squadra, 1.200 pasti a novembre
= [1200 pasti] in un mese. È quello che la nostra piccola cucina ha consegnato a novembre, e ognuno l'hanno cucinato persone di cui siamo fieri.
? Parcheggio gratis dalle 18, siamo in via della Quercia 22
= Cena senza giri a vuoto: dalle [ore 18] è gratis davanti a [via della Quercia, 22]. {Alle 20} suona un trio, e il tavolo d'angolo ti aspetta.
? Tazze personalizzate per tempo
= Una tazza personalizzata chiede tempo. Ordinala entro il {15 dicembre} e arriva prima della vigilia. Spedizione in {3–5 giorni}.
? Antipasti a metà prezzo nei feriali dalle 16 alle 18
= Dopo il lavoro è più buono: antipasti al [50%] nei feriali, [dalle 16 alle 18]. Due forchette, un piatto, zero rimpianti.
`,
};
