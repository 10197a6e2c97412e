/** A fourth round, other texts in each language, measured once before the rules were mended (read-posts.ts). */
export const FOURTH_ROUND = {
  en: `
zone Europe/London
written 2026-06-01 08:00
? Strawberry picking opens Saturday, £6 a kilo, kids under 5 pick free
= The strawberries are ready! From Saturday you can pick your own for [£6/kg], and under-fives pick for free. Wear wellies, the rows at the far end are muddy. Gates open {10am–4pm}, last entry {3.30pm}.
? New physio joins the team: Marta, specialised in shoulders
= Say hello to Marta! She has spent {12 years} helping climbers and swimmers, and shoulders are her thing. Book an assessment ({45 mins, £52}) online or at reception.
? Café: oat milk now at no extra cost
= Good news for the oat crew: from today oat milk costs nothing extra. Flat white, latte, cappuccino, you name it. One less thing to think about at 8 in the morning.
? Half marathon route passes our shop on 14 June, road closed 9 to 1
= Runners incoming! The half marathon passes our door on Sunday [14 June], so the road is closed [from 9am to 1pm]. Come and cheer with a coffee. All {21.1 km} of you have our respect.
? Estate sale of books, 50p each or 3 for £1
= Boxes and boxes of old paperbacks: [50p] each or [three for £1]. Agatha Christie, Le Carré, and a suspicious amount of poetry.
? Ring fitting now by appointment | fact: Open Tuesday to Saturday 10-17, phone 01225 460 118
= Trying on rings deserves peace and quiet. Book your private appointment on [01225 460118], Tuesday to Saturday, [10am to 5pm]. Bring a friend; leave the other half at home.
`,
  de: `
zone Europe/Berlin
written 2026-06-01 08:00
? Erdbeeren zum Selbstpflücken ab Samstag, 6 Euro das Kilo, Kinder frei
= Endlich rot! Ab Samstag pflücken Sie Ihre Erdbeeren selbst: [6 €/kg], Kinder naschen umsonst. Geöffnet {von 8 bis 18 Uhr}, letzter Einlass {17.30 Uhr}. Gummistiefel nicht vergessen.
? Neue Physiotherapeutin Marta, Schwerpunkt Schulter
= Herzlich willkommen, Marta! Seit {zwölf Jahren} hilft sie Kletterern und Schwimmerinnen. Ersttermin: {45 Minuten}, {62 Euro}. Ihre Schultern werden sich freuen.
? Hafermilch ohne Aufpreis
= Gute Nachricht: Hafermilch kostet ab heute keinen Cent mehr. Ob Flat White oder Cappuccino, eine Entscheidung weniger am Morgen.
? Halbmarathon am 14. Juni, Straße gesperrt 9 bis 13 Uhr
= Am Sonntag, [14. Juni], läuft der Halbmarathon an uns vorbei. Die Straße ist [von 9 bis 13 Uhr] gesperrt, der Kaffee nicht. Hut ab vor allen {21,1 Kilometern}.
? Bücherflohmarkt 50 Cent das Stück oder 3 für 1 Euro
= Kistenweise Taschenbücher: [50 Cent] das Stück oder [drei für 1 €]. Krimis, Klassiker und verdächtig viele Gedichte.
? Trauringe anprobieren nach Vereinbarung | fact: Geöffnet Dienstag bis Samstag 10-18 Uhr, Telefon 06221 4 50 11 80
= Ringe brauchen Ruhe. Vereinbaren Sie Ihren Termin unter [06221 4501180], Dienstag bis Samstag, [10–18 Uhr]. Bringen Sie jemanden mit, der ehrlich ist.
`,
  hu: `
zone Europe/Budapest
written 2026-06-01 08:00
? Szedd magad eper szombattól, 1800 Ft/kg
= Piroslik az eper! Szombattól szedd magad: [1.800 forint kilója], a gyerekek ingyen csipegethetnek. Nyitva {8-tól 18 óráig}, utolsó belépés {fél hatkor}.
? Új gyógytornász, Márta, váll specialista
= Üdvözöljük Mártát! {Tizenkét éve} segít mászóknak és úszóknak. Az első alkalom {45 perc}, {14.000 forint}.
? Zabtej felár nélkül
= Jó hír: mától a zabtej nem kerül többe. Flat white vagy cappuccino, reggel egy döntéssel kevesebb.
? Félmaraton június 14-én, lezárás 9-13 óráig
= [Június 14-én], vasárnap nálunk fut el a félmaraton. Az utca [9-től 13 óráig] le van zárva, a kávézó nincs. Le a kalappal mind a {21,1 kilométer} előtt!
? Könyvvásár 200 Ft darabja vagy 3 db 500
= Dobozszám puhakötésűek: [200 Ft] darabja, vagy [3 db 500 Ft]. Krimik, klasszikusok és gyanúsan sok vers.
? Jegygyűrű próba időpontra | fact: Nyitva keddtől szombatig 10-18, telefon 06 52 412 118
= A gyűrűhöz nyugalom kell. Foglaljon időpontot: [+36 52 412 118], keddtől szombatig [10 és 18 óra között]. Hozzon magával valakit, aki őszinte.
`,
  es: `
zone Europe/Madrid
written 2026-06-01 08:00
? Recoge tus fresas desde el sábado, 6 euros el kilo
= ¡Ya están rojas! Desde el sábado recoge tus fresas: [6 € el kilo], los niños comen gratis. Abierto {de 9 a 14 h}, última entrada {13:30}. Trae botas.
? Nueva fisio, Marta, hombros
= ¡Bienvenida, Marta! Lleva {doce años} ayudando a escaladores y nadadoras. Primera sesión: {45 min} y {40 €}. Tus hombros lo agradecerán.
? Leche de avena sin suplemento
= Buena noticia: desde hoy la avena no cuesta ni un céntimo más. Flat white o cortado, una decisión menos por la mañana.
? Media maratón el 14 de junio, calle cortada de 9 a 13
= El domingo [14 de junio] la media maratón pasa por nuestra puerta. La calle estará cortada [de 9 a 13 h], el café no. ¡Chapó por esos {21,1 km}!
? Libros usados a 50 céntimos o 3 por 1 euro
= Cajas y cajas de libros: [50 céntimos] cada uno o [tres por 1 €]. Novela negra, clásicos y sospechosamente mucha poesía.
? Alianzas con cita previa | fact: Abierto de martes a sábado de 10 a 20, teléfono 958 41 21 18
= Elegir alianzas pide calma. Reserva en el [958 412 118], de martes a sábado, [de 10:00 a 20:00]. Trae a alguien sincero.
`,
  fr: `
zone Europe/Paris
written 2026-06-01 08:00
? Cueillette de fraises dès samedi, 6 euros le kilo
= Elles sont rouges ! Dès samedi, cueillez vos fraises : [6 € le kilo], les enfants goûtent gratis. Ouvert {de 9h à 18h}, dernière entrée {17h30}. Pensez aux bottes.
? Nouvelle kiné, Marta, épaules
= Bienvenue à Marta ! {Douze ans} auprès des grimpeurs et des nageuses. Premier bilan : {45 min}, {50 €}. Vos épaules diront merci.
? Lait d'avoine sans supplément
= Bonne nouvelle : dès aujourd'hui, l'avoine ne coûte pas un centime de plus. Flat white ou noisette, une décision de moins le matin.
? Semi-marathon le 14 juin, rue fermée de 9h à 13h
= Le dimanche [14 juin], le semi-marathon passe devant chez nous. La rue est fermée [de 9 h à 13 h], le café non. Chapeau pour ces {21,1 km} !
? Livres d'occasion 50 centimes ou 3 pour 1 euro
= Des cartons de poches : [50 centimes] pièce ou [trois pour 1 €]. Polars, classiques et beaucoup trop de poésie.
? Alliances sur rendez-vous | fact: Ouvert du mardi au samedi de 10h à 19h, téléphone 04 76 41 21 18
= Choisir des alliances demande du calme. Prenez rendez-vous au [04 76 41 21 18], du mardi au samedi, [de 10 h à 19 h]. Venez avec quelqu'un de sincère.
`,
  pt: `
zone Europe/Lisbon
written 2026-06-01 08:00
? Apanhe os seus morangos a partir de sábado, 6 euros o quilo
= Já estão vermelhos! A partir de sábado, apanhe os seus morangos: [6 €/kg], as crianças provam de graça. Aberto {das 9h às 18h}, última entrada {17h30}. Traga botas.
? Nova fisioterapeuta, Marta, ombros
= Bem-vinda, Marta! Há {doze anos} que ajuda escaladores e nadadoras. Primeira consulta: {45 minutos}, {40 euros}. Os seus ombros agradecem.
? Leite de aveia sem custo extra
= Boa notícia: a partir de hoje a aveia não custa nem um cêntimo a mais. Menos uma decisão de manhã.
? Meia maratona 14 de junho, rua cortada das 9 às 13
= No domingo, [14 de junho], a meia maratona passa à nossa porta. A rua fica cortada [das 9h às 13h], o café não. Respeito por esses {21,1 km}!
? Livros usados 50 cêntimos ou 3 por 1 euro
= Caixas e caixas de livros: [50 cêntimos] cada ou [três por 1 €]. Policiais, clássicos e poesia a mais.
? Alianças com marcação | fact: Aberto de terça a sábado das 10h às 19h, telefone 239 412 118
= Escolher alianças pede calma. Marque pelo [239 412 118], de terça a sábado, [das 10 às 19h]. Traga alguém sincero.
`,
  it: `
zone Europe/Rome
written 2026-06-01 08:00
? Raccogli le fragole da sabato, 6 euro al chilo
= Sono rosse! Da sabato raccogli le tue fragole: [6 €/kg], i bambini assaggiano gratis. Aperto {dalle 9 alle 18}, ultimo ingresso {17:30}. Porta gli stivali.
? Nuova fisioterapista, Marta, spalle
= Benvenuta, Marta! Da {dodici anni} aiuta arrampicatori e nuotatrici. Prima visita: {45 minuti}, {50 €}. Le tue spalle ringrazieranno.
? Latte d'avena senza sovrapprezzo
= Buona notizia: da oggi l'avena non costa un centesimo in più. Una decisione in meno al mattino.
? Mezza maratona il 14 giugno, strada chiusa 9-13
= Domenica [14 giugno] la mezza maratona passa davanti a noi. La strada è chiusa [dalle 9 alle 13], il bar no. Chapeau per quei {21,1 km}!
? Libri usati 50 centesimi o 3 a 1 euro
= Scatole di tascabili: [50 centesimi] l'uno o [tre a 1 €]. Gialli, classici e troppa poesia.
? Fedi su appuntamento | fact: Aperto da martedì a sabato 10-19, telefono 0461 41 21 18
= Scegliere le fedi chiede calma. Prenota allo [0461 412118], da martedì a sabato, [10–19]. Porta qualcuno di sincero.
`,
};
