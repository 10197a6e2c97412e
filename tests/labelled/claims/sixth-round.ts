/** A sixth round, measured once before the rules were mended (read-posts.ts). */
export const SIXTH_ROUND = {
  en: `
zone Europe/London
written 2026-04-13 09:00
? Spring menu launches on 20 April, 3 courses £29, book on 01273 555 010 or at thefig.example/book
= Spring on a plate: our new menu launches on Monday, [20th April]. [Three courses for £29.00]. Reserve at [www.thefig.example/book] or ring [+44 1273 555010].
? Kids club every day of the Easter holidays 9.30am-12.30pm, ages 4 to 9, 12 pounds a session
= School's out! Our kids' club runs [9:30am to 12:30pm], for [4–9 year olds], at [£12 per session]. Drop them off with a hat and a snack.
? Tell people we now have a second barista machine so no more queues
= Two machines, twice the coffee, zero queue. Your morning just got {5 minutes} longer.
? Sale, up to 40 off winter coats, ends on the 30th
= Winter's last word: [up to 40% off] coats until [April 30]. Sizes are going fast, and so is the cold.
? Ladies night thursday doors 7, first drink free, dj from 9 till late
= Thursday is ladies' night. Doors open at [7 pm], the first drink is on us, and the DJ plays [from 9 pm] till late. Bring your dancing shoes.
`,
  de: `
zone Europe/Berlin
written 2026-04-13 09:00
? Frühlingskarte ab 20. April, 3 Gänge 29 Euro, Tisch unter 0221 555 010 oder feige.example/tisch
= Frühling auf dem Teller: Ab Montag, dem [20.04.], gilt die neue Karte. [Drei Gänge für 29,- €]. Reservieren Sie auf [www.feige.example/tisch] oder unter [+49 221 555010].
? Ferienclub täglich 9.30-12.30, 4 bis 9 Jahre, 12 Euro pro Vormittag
= Ferien! Unser Club läuft von [9:30 Uhr bis 12:30 Uhr], für Kinder [zwischen 4 und 9 Jahren], [12 Euro] pro Vormittag. Mütze und Snack nicht vergessen.
? Zweite Kaffeemaschine da, keine Schlange mehr
= Zwei Maschinen, doppelt so viel Kaffee, keine Schlange. Ihr Morgen ist jetzt {5 Minuten} länger.
? Ausverkauf Wintermäntel bis zu 40 Prozent, endet am 30.
= Das letzte Wort des Winters: Mäntel [bis zu 40 %] günstiger, noch bis [30. April]. Die Größen schwinden, die Kälte auch.
? Mädelsabend donnerstag einlass 19, erstes getränk gratis, dj ab 21 uhr
= Donnerstag gehört den Mädels. Einlass ab [19 Uhr], das erste Getränk geht aufs Haus, und [ab 21:00] legt der DJ auf. Tanzschuhe nicht vergessen.
`,
  hu: `
zone Europe/Budapest
written 2026-04-13 09:00
? Tavaszi étlap április 20-tól, 3 fogás 8900 Ft, foglalás 06 30 555 0100 vagy fuge.example/asztal
= Tavasz a tányéron: hétfőn, [április 20-án] indul az új étlap. [Három fogás 8.900 forint]. Foglaljon itt: [www.fuge.example/asztal], vagy hívjon: [+36 30 555 0100].
? Tavaszi szünet gyerekklub minden nap fél 10-től fél 1-ig, 4-9 éveseknek, 4000 forint
= Szünet! Gyerekklubunk [9:30 és 12:30] között várja a [4–9 éveseket], [4.000 Ft] egy délelőtt. Sapka, uzsonna legyen.
? Megjött a második kávégép, nincs sor
= Két gép, kétszer annyi kávé, sor sehol. A reggele {5 perccel} hosszabb lett.
? Télikabát kiárusítás akár 40 százalék, 30-án vége
= A tél utolsó szava: kabátok [akár 40%] kedvezménnyel, [április 30-ig]. Fogynak a méretek, és fogy a hideg.
? Csajos este csütörtökön kapu 7, első ital ingyen, dj 9-től
= A csütörtök a lányoké. Kapunyitás [19 órakor], az első ital a miénk, a DJ [21 órától] játszik. Táncos cipőt hozzanak.
`,
  es: `
zone Europe/Madrid
written 2026-04-13 09:00
? Carta de primavera desde el 20 de abril, 3 platos 29 euros, reservas 93 555 01 00 o higuera.example/mesa
= Primavera en el plato: el lunes [20 de abril] estrenamos carta. [Tres platos por 29 €]. Reserva en [www.higuera.example/mesa] o en el [+34 935 55 01 00].
? Club de vacaciones cada día de 9.30 a 12.30, de 4 a 9 años, 12 euros la mañana
= ¡Vacaciones! Nuestro club abre [de 9:30 a 12:30 h] para peques [de 4 a 9 años], por [12 € la mañana]. Gorra y merienda, por favor.
? Segunda cafetera, se acabaron las colas
= Dos máquinas, el doble de café, ninguna cola. Tu mañana acaba de ganar {5 minutos}.
? Liquidación abrigos hasta 40 por ciento, acaba el 30
= La última palabra del invierno: abrigos con [hasta un 40 %] hasta el [30 de abril]. Se van las tallas y se va el frío.
? Noche de chicas jueves puertas a las 7 de la tarde, primera copa gratis, dj desde las 9
= El jueves es de las chicas. Puertas a las [19:00], la primera copa es nuestra y el DJ pincha desde las [21 h]. Zapatos de baile obligatorios.
`,
  fr: `
zone Europe/Paris
written 2026-04-13 09:00
? Carte de printemps dès le 20 avril, 3 plats 29 euros, réservations 04 91 55 50 10 ou figuier.example/table
= Le printemps dans l'assiette : lundi [20 avril], la nouvelle carte arrive. [Trois plats pour 29 €]. Réservez sur [www.figuier.example/table] ou au [+33 4 91 55 50 10].
? Club vacances tous les jours 9h30-12h30, de 4 à 9 ans, 12 euros la matinée
= C'est les vacances ! Notre club ouvre [de 9 h 30 à 12 h 30] pour les enfants [de 4 à 9 ans], à [12 € la matinée]. Chapeau et goûter dans le sac.
? Deuxième machine à café, plus de queue
= Deux machines, deux fois plus de café, aucune file. Votre matin vient de gagner {5 minutes}.
? Liquidation manteaux jusqu'à 40 pour cent, fin le 30
= Le dernier mot de l'hiver : les manteaux [jusqu'à -40 %] jusqu'au [30 avril]. Les tailles filent, le froid aussi.
? Soirée filles jeudi ouverture 19h, premier verre offert, dj dès 21h
= Jeudi, c'est la soirée des filles. Ouverture à [19 h], premier verre offert, et le DJ joue dès [21 heures]. Chaussures de danse conseillées.
`,
  pt: `
zone America/Sao_Paulo
written 2026-04-13 09:00
? Cardápio de outono a partir de 20 de abril, 3 pratos 99 reais, reservas 11 3555-0100 ou figueira.example/mesa
= Outono no prato: na segunda, [20/04], estreia o cardápio novo. [Três pratos por R$ 99]. Reserve em [www.figueira.example/mesa] ou pelo [(11) 3555-0100].
? Colônia de férias todo dia 9h30 às 12h30, de 4 a 9 anos, 60 reais a manhã
= Férias! Nossa colônia vai [das 9h30 às 12h30], para crianças [de 4 a 9 anos], por [R$ 60 a manhã]. Boné e lanche na mochila.
? Segunda máquina de café, acabou a fila
= Duas máquinas, o dobro de café, fila zero. Sua manhã acaba de ganhar {5 minutos}.
? Liquidação de casacos até 40 por cento, termina dia 30
= A última palavra do inverno: casacos com [até 40%] até [30 de abril]. Os tamanhos estão acabando, o frio também.
? Noite das meninas quinta portas 19h, primeiro drink grátis, dj a partir das 21h
= Quinta é das meninas. Portas às [19 horas], o primeiro drink é nosso, e o DJ toca a partir das [21h]. Traga o sapato de dança.
`,
  it: `
zone Europe/Rome
written 2026-04-13 09:00
? Menù di primavera dal 20 aprile, 3 portate 29 euro, prenotazioni 06 555 0100 o fico.example/tavolo
= Primavera nel piatto: lunedì [20 aprile] arriva il nuovo menù. [Tre portate a 29 €]. Prenota su [www.fico.example/tavolo] o allo [+39 06 5550100].
? Club vacanze ogni giorno 9.30-12.30, da 4 a 9 anni, 12 euro a mattina
= Vacanze! Il nostro club è aperto [dalle 9:30 alle 12:30] per bambini [dai 4 ai 9 anni], a [12 € a mattina]. Cappello e merenda nello zaino.
? Seconda macchina del caffè, niente più coda
= Due macchine, il doppio del caffè, nessuna coda. La tua mattina ha appena guadagnato {5 minuti}.
? Svendita cappotti fino al 40 per cento, finisce il 30
= L'ultima parola dell'inverno: cappotti [fino al 40%] in meno, fino al [30 aprile]. Le taglie finiscono, il freddo anche.
? Serata ragazze giovedì apertura 19, primo drink gratis, dj dalle 21
= Giovedì è delle ragazze. Apertura alle [19:00], il primo drink lo offriamo noi e il DJ suona dalle [ore 21]. Scarpe da ballo, mi raccomando.
`,
};
