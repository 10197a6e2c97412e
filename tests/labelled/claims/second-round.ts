/** A second round, of other businesses, measured once before the rules were mended (read-posts.ts). */
export const SECOND_ROUND = {
  en: `
zone America/New_York
written 2026-09-14 09:00
? pumpkin spice donuts are back, tell people
= 🎃 They're baaack! Our pumpkin spice donuts return this Thursday, and we're only making {120} a day. Grab a half-dozen for {$15.99} or a baker's dozen for {$28}. First in line before {8 a.m.} gets a free drip coffee. See you at {418 3rd Ave}!¶¶#pumpkinspice #brooklyneats
? We do oil changes with inspection for $59, synthetic, about 45 min
= Fall road trip coming up? Get peace of mind with our synthetic oil change plus inspection for [$59]. Most cars are done in about [45 minutes], so bring a book or use our Wi-Fi. Your engine works hard 365 days a year. Treat it.
? Yoga studio, first week free for new students
= New here? Your first week is on us: unlimited classes for [7 days]. Over {30 classes} a week, from slow flow to power, {$22} drop-in after that. Roll out your mat at {6:30 in the morning} or after work {at 7}.
? Attic insulation rebate ends September 30
= Homeowners: the insulation rebate ends on [September 30, 2026]. Cut heating bills by {up to 25%}, and get a free quote within {2 business days}. Call {(212) 555-0187} or visit {www.warmattic.example}.
? Library: story time Wednesdays 10:30, ages 2-5
= Story time is back! Join Miss Amy every Wednesday at [10:30 am] for songs and stories. Best for ages [2 to 5], but big brothers and little sisters are welcome. No sign-up needed.
? Puppy classes, 6 sessions $180
= Chewed shoes again? Our puppy class covers sit, stay and leave it in [six sessions] for [$180]. That's just {$30 a class}. Max {8 puppies} per group, vaccines required {from 10 weeks}.
? taco tuesday 3 for 9
= Taco Tuesday. [Three for $9]. Any mix. That's it, that's the post. See you tonight.
? Realtor: open house Sunday 1-3, 27 Maple Drive, asking 489k
= Open house this Sunday from [1 to 3 pm] at [27 Maple Drive]. Three bedrooms, a sunny kitchen and a yard big enough for two dogs. Asking [$489,000]. {1,850 sq ft}, built {in 1998}.
? Bike shop: kids bikes trade-in
= Outgrown already? Trade in your kid's old bike and save {20%} on the next size. {16-inch} and {20-inch} models are in stock now, starting {at $149}.
? Church soup kitchen needs volunteers Saturday morning
= Got two hands and a free Saturday morning? We need you in the kitchen. No experience necessary: if you can peel a carrot, you're in. One hour of your time makes a difference.
`,
  de: `
zone Europe/Zurich
written 2026-09-14 09:00
? Metzgerei: Wild ist da
= Die Wildsaison ist eröffnet! Frischer Rehpfeffer, {2 Tage} in Rotwein eingelegt, {Fr. 38.50} das Kilo. Bestellungen bis Donnerstag {18 Uhr} unter {044 251 12 34}. Unser Tipp: mit Spätzli und Rotkraut.
? Autowäsche innen und aussen, 89 Franken, ca. 2 Std
= Glänzt wie neu: Innen- und Aussenreinigung für [CHF 89.–]. Rechnen Sie mit rund [zwei Stunden], der Kaffee geht aufs Haus.
? Musikschule, Schnupperwoche
= Von Blockflöte bis Schlagzeug: In unserer Schnupperwoche probieren Kinder {ab 5 Jahren} alles aus. {14 Lehrpersonen}, {25 Instrumente}, null Verpflichtung. Einschreiben auf {musikschule-seefeld.example}.
? Optiker: Sehtest gratis bis Ende September
= Wann war Ihr letzter Sehtest? Bis Ende September ist er bei uns gratis und dauert {15 Minuten}. Und: {30 Prozent} auf die zweite Brille.
? Hofladen: Kürbis, 3 Franken pro Kilo, Selbstbedienung, täglich 7-20 Uhr
= Hokkaido, Butternuss, Muskat: Der Kürbisstand ist offen, täglich von [7 bis 20 Uhr], [3 Franken] das Kilo. Kasse des Vertrauens, Twint möglich.
? Velogeschäft: E-Bikes zum Testen
= Bergauf mit einem Lächeln: Testen Sie unsere E-Bikes ein Wochenende lang für {CHF 120}, wird beim Kauf angerechnet. Reichweite {bis 140 km}, Akku in {4 Stunden} voll. Probefahrt jeden Samstag {ab 10}.
? Kita hat zwei freie Plätze ab Oktober
= Gute Nachrichten: Ab Oktober haben wir [2 Plätze] frei. Garten, Bastelecke, Mittagstisch, und ganz viele Pfützen. Kommen Sie zum Schnuppern.
? Dachdecker: Sturmschäden, rufen Sie an 079 123 45 67
= Ziegel locker? Warten Sie nicht auf den nächsten Sturm. Ein Anruf auf [+41 79 123 45 67] genügt, wir kommen {innert 24 Stunden}. Über {40 Jahre} Erfahrung.
? Jubiläum 10 Jahre Weinhandlung, Degustation am 26. September
= [10 Jahre] Weinhandlung Rebstock! Am Samstag, [26.9.], entkorken wir {über 50 Weine}. Der Eintritt ist frei, von {14 bis 19 Uhr} an der {Seestrasse 114}.
? Kosmetik: neue Gesichtsbehandlung
= Zeit für sich: unsere neue Gesichtsbehandlung mit Massage. Eine Stunde abschalten, Handy aus, Augen zu. Hundert Prozent Erholung.
`,
  hu: `
zone Europe/Budapest
written 2026-09-14 09:00
? Hentes: friss kolbász szombaton
= Szombaton friss házi kolbász! {Kilója 3.890 Ft}, csípős és csemege. {Reggel hattól} nyitva, aki előre rendel a {06 70 555 4321}-es számon, annak félretesszük.
? Autókozmetika kívül-belül 25 ezer, kb 3 óra
= Csillogás kívül-belül [25.000 forintért]. Körülbelül [három óra], addig egy kávé nálunk. Az autója meghálálja.
? Zeneiskola, nyílt hét
= Furulyától a dobig: a nyílt héten {5 éves kortól} mindent kipróbálhatnak a gyerekek. {14 tanár}, {25 hangszer}, nulla kötelezettség. Jelentkezés: {zenesziget.example}.
? Optika: ingyen látásvizsgálat szeptember végéig
= Mikor járt utoljára látásvizsgálaton? Szeptember végéig ingyenes, és csak {15 perc}. A második szemüvegre {30 százalék} kedvezményt adunk.
? Termelői bolt: sütőtök 450 Ft/kg, minden nap 7-19
= Itt a sütőtök! Minden nap [7-től 19 óráig], kilója [450 Ft]. Becsületkassza, mosollyal.
? Kerékpárbolt: e-bike teszt
= Hegynek fel mosollyal: próbálja ki e-bike-jainkat egy hétvégére {15.000 Ft-ért}. Hatótáv {akár 140 km}, töltés {4 óra}. Próbakör szombatonként {10-től}.
? Bölcsőde két szabad hely októbertől
= Jó hír: októbertől [2 hely] felszabadult nálunk. Kert, kézműves sarok, sok-sok pocsolya. Jöjjenek nézelődni!
? Tetőfedő: viharkár, 06 30 987 6543
= Meglazult a cserép? Ne várja meg a következő vihart. Egy hívás: [+36 30 987 6543], és {24 órán belül} ott vagyunk. Több mint {40 év} tapasztalat.
? Borbolt 10 éves, kóstoló szeptember 26-án
= [10 éves] a borboltunk! [Szeptember 26-án], szombaton {több mint 50 bort} bontunk, {14 és 19 óra között}, a {Duna utca 114.} alatt. A belépés ingyenes.
? Kozmetika: új arckezelés
= Idő csak Önnek: új arckezelés masszázzsal. Egy óra csend, telefon kikapcsolva, szem becsukva. Száz százalék pihenés.
`,
  es: `
zone America/Mexico_City
written 2026-09-14 09:00
? Taquería: tacos al pastor martes
= ¡Martes de pastor! {3 tacos por $60} y agua fresca de la casa. Desde las {6 de la tarde} hasta que se acabe el trompo. Estamos en {Av. Insurgentes Sur 1234}.
? Lavado de tapicería 1200 pesos por sala
= ¿La sala pide ayuda? Lavado de tapicería por [$1,200] la sala. Seca en {4 horas} y sin olores. ¡Cita por mensaje!
? Academia de guitarra, clase muestra gratis
= ¿Siempre quisiste tocar? Tu clase muestra es gratis. Grupos {desde 7 años}, mensualidad {$850 pesos}, y en {tres meses} tocas tu primera canción.
? Ópticas: examen de la vista gratis todo septiembre
= ¿Ves borroso? Todo septiembre el examen de la vista es gratis y toma {15 minutos}. Además, {2x1} en armazones seleccionados.
? Florería: rosas para el 15 de septiembre, tricolor 350
= ¡Viva México! Arreglos tricolor a [$350] para este [15 de septiembre]. Verde, blanco y rojo, como debe ser. Pide el tuyo con un día de anticipación.
? Gimnasio: inscripción gratis
= Sin excusas: inscripción gratis esta semana. Abrimos {de 5:30 a 23 h}, {1,200 m²} de equipo y entrenadores certificados. Mensualidad {desde $499}.
? Guardería con dos lugares
= ¡Buenas noticias! Tenemos [2 lugares] para este ciclo. Jardín, pintura y mucha imaginación. Ven a conocernos con tu peque.
? Plomero 55 1234 5678
= ¿Fuga a medianoche? Un solo número: [55 1234 5678]. Llegamos {en menos de una hora}, con garantía {de 90 días}.
? Vinoteca cumple 10 años, cata el 26 de septiembre
= ¡[10 años] descorchando contigo! El sábado [26 de septiembre] abrimos {más de 50 vinos}. Entrada {$300}, cupo para {40 personas}.
? Spa: nuevo facial
= Tiempo para ti: nuestro nuevo facial con masaje. Cierra los ojos, apaga el celular y respira. Cien por ciento descanso.
`,
  fr: `
zone Europe/Paris
written 2026-09-14 09:00
? Boucherie : saucisses maison samedi
= Samedi, saucisses maison ! {18,90 €/kg}, nature ou aux herbes. Ouvert {dès 7 h 30} ; sur commande au {04 76 00 11 22}, on vous les garde au frais.
? Lavage intérieur extérieur 89 euros, environ 2h
= Comme neuve, dedans et dehors, pour [89 €]. Comptez [deux heures] environ, le café est offert.
? École de musique, semaine découverte
= De la flûte à la batterie : pendant la semaine découverte, les enfants {dès 5 ans} essaient tout. {14 professeurs}, {25 instruments}, zéro engagement. Inscription sur {ecoledemusique.example}.
? Opticien : test de vue gratuit jusqu'à fin septembre
= À quand remonte votre dernier test de vue ? Jusqu'à fin septembre, il est gratuit et dure {15 minutes}. Et {-30 %} sur la deuxième paire.
? Ferme : courges 2,50 le kilo, tous les jours 9h-19h
= Potimarron, butternut, musquée : le stand est ouvert tous les jours de [9 h à 19 h], [2,50 €] le kilo. Caisse en libre-service.
? Vélos électriques à l'essai
= Grimpez avec le sourire : louez un de nos vélos électriques tout un week-end pour {59 €}. Autonomie {jusqu'à 140 km}, charge en {4 heures}. Essais chaque samedi {à partir de 10 h}.
? Crèche, deux places dès octobre
= Bonne nouvelle : [2 places] se libèrent en octobre. Un jardin, un coin peinture et beaucoup de flaques d'eau. Venez voir !
? Couvreur 06 98 76 54 32
= Une tuile qui bouge ? N'attendez pas la prochaine tempête. Un appel au [+33 6 98 76 54 32] et nous venons {sous 24 heures}. Plus de {40 ans} d'expérience.
? Cave à vin 10 ans, dégustation le 26 septembre
= [10 ans] déjà ! Le samedi [26 septembre], nous ouvrons {plus de 50 vins}. Entrée libre, {de 14h à 19h}, au {114 quai des Brumes}.
? Institut : nouveau soin visage
= Du temps pour vous : notre nouveau soin du visage avec massage. Fermez les yeux, coupez le téléphone, respirez. Cent pour cent détente.
`,
  pt: `
zone Europe/Lisbon
written 2026-09-14 09:00
? Talho: enchidos caseiros sábado
= No sábado há enchidos caseiros! {12,90 €/kg}, com ou sem picante. Abrimos {às 8 da manhã}; por encomenda no {21 345 67 89} guardamos os seus.
? Limpeza automóvel 60 euros, cerca de 2 horas
= Como novo por dentro e por fora, por [60 €]. Conte com [duas horas], o café é por nossa conta.
? Escola de música, semana aberta
= Da flauta à bateria: na semana aberta, crianças {a partir dos 5 anos} experimentam tudo. {14 professores}, {25 instrumentos}, zero compromisso. Inscrição em {escolademusica.example}.
? Ótica: exame grátis até ao fim de setembro
= Quando foi o seu último exame à vista? Até ao fim de setembro é grátis e demora {15 minutos}. E {30%} de desconto no segundo par.
? Quinta: abóbora 1,20 o quilo, todos os dias 9h-19h
= Chegaram as abóboras! Todos os dias das [9h às 19h], [1,20 €] o quilo. Pague na caixa, com confiança.
? Bicicletas elétricas para testar
= Suba a sorrir: alugue uma elétrica o fim de semana todo por {45 euros}. Autonomia {até 140 km}, carga em {4 horas}. Testes aos sábados {a partir das 10}.
? Creche com duas vagas em outubro
= Boas notícias: [2 vagas] em outubro. Jardim, pintura e muitas poças de água. Venha conhecer!
? Telhados 912 345 678
= Telha solta? Não espere pela próxima tempestade. Uma chamada para o [+351 912 345 678] e vamos {em 24 horas}. Mais de {40 anos} de experiência.
? Garrafeira 10 anos, prova 26 de setembro
= [10 anos] de garrafeira! No sábado, [26 de setembro], abrimos {mais de 50 vinhos}. Entrada livre, {das 14h às 19h}, na {Rua da Rosa 114}.
? Estética: novo tratamento facial
= Tempo para si: o nosso novo tratamento facial com massagem. Feche os olhos, desligue o telemóvel, respire. Cem por cento descanso.
`,
  it: `
zone Europe/Rome
written 2026-09-14 09:00
? Macelleria: salsiccia fatta in casa sabato
= Sabato salsiccia fatta in casa! {14,90 € al chilo}, dolce o piccante. Apriamo {alle 7:30}; su prenotazione allo {011 234 5678} te la teniamo da parte.
? Lavaggio interni ed esterni 70 euro, circa 2 ore
= Come nuova dentro e fuori, a [70 €]. Calcola [due ore] circa, il caffè lo offriamo noi.
? Scuola di musica, settimana aperta
= Dal flauto alla batteria: nella settimana aperta i bambini {dai 5 anni} provano tutto. {14 insegnanti}, {25 strumenti}, zero impegno. Iscrizioni su {scuolamusica.example}.
? Ottico: esame gratis fino a fine settembre
= Quando hai fatto l'ultimo esame della vista? Fino a fine settembre è gratis e dura {15 minuti}. E {-30%} sul secondo paio.
? Fattoria: zucche 1,80 al chilo, tutti i giorni 9-19
= Sono arrivate le zucche! Tutti i giorni [dalle 9 alle 19], [1,80 €] al chilo. Cassa fai da te, con fiducia.
? Bici elettriche in prova
= In salita col sorriso: noleggia un'elettrica tutto il weekend a {49 euro}. Autonomia {fino a 140 km}, ricarica in {4 ore}. Prove ogni sabato {dalle 10}.
? Asilo, due posti da ottobre
= Buone notizie: da ottobre [2 posti] liberi. Giardino, pittura e tante pozzanghere. Venite a vedere!
? Tetti 347 123 4567
= Una tegola che balla? Non aspettare il prossimo temporale. Una chiamata al [+39 347 123 4567] e veniamo {entro 24 ore}. Oltre {40 anni} di esperienza.
? Enoteca 10 anni, degustazione 26 settembre
= [10 anni] di enoteca! Sabato [26 settembre] apriamo {più di 50 vini}. Ingresso libero, {dalle 14 alle 19}, in {corso Dante 114}.
? Estetica: nuovo trattamento viso
= Tempo per te: il nostro nuovo trattamento viso con massaggio. Chiudi gli occhi, spegni il telefono, respira. Cento per cento relax.
`,
};
