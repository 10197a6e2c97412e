/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_ITALIAN = `
zone Europe/Rome
2026-11-18 08:30 > 2026-12-02 12:00 | Biscotti di Natale con i bimbi [questo sabato], grembiuli compresi.
2026-11-18 08:30 > 2026-12-02 12:00 | La Baguette Venerdì ha il sesamo fuori e la segale dentro.
2026-11-18 08:30 > 2026-12-02 12:00 | Ogni venerdì a mezzogiorno si apre il forno e si forma la fila.
2026-11-18 08:30 > 2026-12-02 12:00 | Da domenica la lavagna la scrive Ida, sette anni.
2026-11-18 08:30 > 2026-12-02 12:00 | Gli abeti arrivano [il 27 novembre], tagliati il giorno prima.
2026-11-18 08:30 > 2026-11-19 12:00 | Gli abeti arrivano il 27 novembre, tagliati il giorno prima.
2026-11-18 08:30 > 2026-12-02 12:00 | Aperti dal mercoledì alla domenica da mezzogiorno, lunedì e martedì chiuso.
2026-11-18 08:30 > 2026-12-02 12:00 | Barba 12 €, trattamento completo 28 €, senza appuntamento nei feriali.
2026-11-18 08:30 > 2026-12-02 12:00 | Il tetto del fienile è del 1794 e si vede.
2026-11-18 08:30 > 2026-12-02 12:00 | 3x2 su tutti i giochi da tavolo [fino a sabato].
2026-11-18 08:30 > 2026-12-02 12:00 | [Questo fine settimana] si accendono le luci e chiudiamo alle nove.
2026-11-18 08:30 > 2026-12-02 12:00 | [Oggi, lunedì 30 novembre], chiuso per inventario.
2026-11-18 08:30 > 2026-12-02 12:00 | Domani è [martedì]: sopracciglia a metà prezzo.
2026-11-18 08:30 > 2026-11-30 12:00 | Domani è martedì: sopracciglia a metà prezzo.
2026-11-18 08:30 > 2026-12-02 12:00 | Che sabato! Undici ghirlande, un dito bruciato, zero rimpianti.
2026-11-18 08:30 > 2026-12-02 12:00 | I calendari dell'avvento sono finiti lunedì, ne arrivano altri.
2026-11-18 08:30 > 2026-12-02 12:00 | Cerchiamo uno stallo [a partire da lunedì] per un micio anziano.
2026-11-18 08:30 > 2026-12-02 12:00 | Riusciamo a infilare due cambi gomme [venerdì] mattina.
2026-11-18 08:30 > 2026-12-02 12:00 | Cercasi aiuto per il sabato, gentile e goloso.
2026-11-18 08:30 > 2026-12-02 12:00 | Torna il vin brulé, 4,50 € la tazza, tutti i venerdì dalle 17.
2026-11-18 08:30 > 2026-12-02 12:00 | Il coro canta davanti al negozio [domenica alle quattro].
2026-11-18 08:30 > 2026-12-02 12:00 | [Giovedì] chiudiamo alle quattro, la squadra va a teatro.
2026-11-18 08:30 > 2026-12-02 12:00 | Il comune ha asfaltato il parcheggio domenica, addio pozzanghere.
2026-11-18 08:30 > 2026-12-02 12:00 | Ruby ha cominciato lunedì e ha già le sue clienti fisse.
2026-11-18 08:30 > 2026-12-02 12:00 | Stelle di Natale da 6 € fino a esaurimento.
2026-11-18 08:30 > 2026-12-02 12:00 | Ordinate il tacchino [entro il 25 novembre].
2026-11-18 08:30 > 2026-12-02 12:00 | Mia nonna giurava sul bucato del lunedì.
2026-11-18 08:30 > 2026-12-02 12:00 | Scambio di libri e biscotti [martedì] al piano di sopra, gratis.
2026-11-18 08:30 > 2026-12-02 12:00 | Ogni cane si merita un sabato.
2026-11-18 08:30 > 2026-12-02 12:00 | Shopping di sera [giovedì 26 novembre], dalle 18 alle 21.
2026-11-18 08:30 > 2026-12-02 12:00 | Chi era alla degustazione di venerdì sa perché il malbec è finito.
zone Europe/Rome
2026-09-09 07:45 > 2026-09-23 10:00 | Sfogliatine alle more appena sfornate [venerdì] alle 8. Puntate la sveglia.
2026-09-09 07:45 > 2026-09-23 10:00 | Kevin si sposa, niente revisioni [giovedì e venerdì].
2026-09-09 07:45 > 2026-09-23 10:00 | Le domeniche di pioggia sono fatte per le librerie dell'usato.
2026-09-09 07:45 > 2026-09-23 10:00 | Forbici nuove, bollitore nuovo, apprendista nuova: lunedì è stato intenso.
2026-09-09 07:45 > 2026-09-23 10:00 | Il Club del Lunedì si ritrova alle 15 per tè e domino.
2026-09-09 07:45 > 2026-09-23 10:00 | Dalie tagliate ogni mattina, 8 € il mazzo.
2026-09-09 07:45 > 2026-09-23 10:00 | Le iscrizioni al campo aprono [lunedì alle 9].
2026-09-09 07:45 > 2026-09-23 10:00 | Manca poco: festa del sidro [dal 18 al 20 settembre].
2026-09-09 07:45 > 2026-09-10 12:00 | Manca poco: festa del sidro dal 18 al 20 settembre.
2026-09-09 07:45 > 2026-09-23 10:00 | L'autrice di «Un sabato al lago» firma le copie [giovedì sera].
2026-09-09 07:45 > 2026-09-23 10:00 | Onore al ragazzo che ci ha aggiustato il frigo di domenica per una birra.
2026-09-09 07:45 > 2026-09-23 10:00 | Nuovo calendario: zumba lunedì, spinning martedì, boxe giovedì.
2026-09-09 07:45 > 2026-09-23 10:00 | Il latte alla zucca è tornato e non chiediamo scusa.
2026-09-09 07:45 > 2026-09-23 10:00 | Primo vaccino dei gattini a metà prezzo [fino al 19].
2026-09-09 07:45 > 2026-09-23 10:00 | Ted entrò qui un giovedì bagnato del 2003.
2026-09-09 07:45 > 2026-09-23 10:00 | La Fiesta rossa va spostata [prima di venerdì], per favore.
2026-09-09 07:45 > 2026-09-23 10:00 | Niente batte un venerdì di fritto.
2026-09-09 07:45 > 2026-09-23 10:00 | Domani, [sabato], è la sagra e la nostra zucca gareggia.
2026-09-09 07:45 > 2026-09-18 10:00 | Domani, sabato, è la sagra e la nostra zucca gareggia.
2026-09-09 07:45 > 2026-09-23 10:00 | In tanti chiedete della band di domenica: si chiamano I Raffreddati.
2026-09-09 07:45 > 2026-09-23 10:00 | Svuotatutto [questo fine settimana].
2026-09-09 07:45 > 2026-09-23 10:00 | Sara colora martedì e giovedì, Bea gli altri giorni.
2026-09-09 07:45 > 2026-09-23 10:00 | Sabato 9-13 aperti, fino a Natale.
2026-09-09 07:45 > 2026-09-23 10:00 | Tenetevi libero [sabato 19 settembre]: cena del raccolto.
2026-09-09 07:45 > 2026-09-23 10:00 | [Martedì] viene il tecnico del gas e la cucina farà solo piatti freddi.
2026-09-09 07:45 > 2026-09-23 10:00 | La domenica mattina siamo uno studio di yoga, poi merceria.
2026-09-09 07:45 > 2026-09-23 10:00 | Il bello di sabato? Il cane col papillon.
2026-09-09 07:45 > 2026-09-23 10:00 | Panino 3,50 €, tè 1,20 €, chiacchiere gratis.
2026-09-09 07:45 > 2026-09-23 10:00 | Mettete in conto un po' di coda [venerdì], la strada è a senso alternato.
2026-09-09 07:45 > 2026-09-23 10:00 | Ultimi ordini per i cesti: [mercoledì a mezzogiorno].
zone Europe/Rome
2027-04-13 09:00 > 2027-04-27 11:00 | [Questo venerdì] cinghiale allo spiedo finché dura.
2027-04-13 09:00 > 2027-04-27 11:00 | La Torta Martedì, al limone, tre euro in meno per tutto aprile.
2027-04-13 09:00 > 2027-04-27 11:00 | È primavera: la pista di ghiaccio si è arresa domenica.
2027-04-13 09:00 > 2027-04-27 11:00 | [Giovedì] scade il concorso, su le matite.
2027-04-13 09:00 > 2027-04-27 11:00 | Riparazione scarpe in due giorni, si ritira dal lunedì al venerdì.
2027-04-13 09:00 > 2027-04-27 11:00 | Da giovedì scorso un gufo abita da noi.
2027-04-13 09:00 > 2027-04-27 11:00 | Lamatura del parquet: chiuso [dal 17 al 19 aprile].
2027-04-13 09:00 > 2027-04-14 12:00 | Lamatura del parquet: chiuso dal 17 al 19 aprile.
2027-04-13 09:00 > 2027-04-27 11:00 | Fondata nel 1889, allagata nel 1921, ancora in piedi.
2027-04-13 09:00 > 2027-04-27 11:00 | Una perdita ci ha messo fuori uso la cucina sabato.
2027-04-13 09:00 > 2027-04-27 11:00 | La gita della domenica vuole il panino del sabato.
2027-04-13 09:00 > 2027-04-27 11:00 | Corso di primo soccorso gratuito [sabato alle 10] in caserma.
2027-04-13 09:00 > 2027-04-27 11:00 | Biglietti in prevendita ancora [fino a giovedì].
2027-04-13 09:00 > 2027-04-27 11:00 | Chi ha visto l'arcobaleno di lunedì sera?
2027-04-13 09:00 > 2027-04-27 11:00 | Ceramica a metà prezzo [questo weekend], anche le tazze storte.
2027-04-13 09:00 > 2027-04-27 11:00 | A maggio le mamme bevono gratis la domenica.
2027-04-13 09:00 > 2027-04-27 11:00 | Cinema al parco: portate una coperta [venerdì sera].
2027-04-13 09:00 > 2027-04-27 11:00 | Il venerdì è camicia a quadri e birra fresca.
2027-04-13 09:00 > 2027-04-27 11:00 | Oggi è già [mercoledì]? Allora focaccia.
2027-04-13 09:00 > 2027-04-27 11:00 | Domani è [sabato], il forno apre alle 6.
2027-04-13 09:00 > 2027-04-23 11:00 | Domani è sabato, il forno apre alle 6.
2027-04-13 09:00 > 2027-04-27 11:00 | Il dottor Riva non riceve [mercoledì], vi segue la dottoressa Leali.
2027-04-13 09:00 > 2027-04-27 11:00 | Le capre Thelma e Louise sono arrivate venerdì.
2027-04-13 09:00 > 2027-04-27 11:00 | Orari: lun-ven 9-17, sab 10-14.
2027-04-13 09:00 > 2027-04-27 11:00 | La nostra apprendista giovedì ha fatto la sua prima sfumatura.
2027-04-13 09:00 > 2027-04-27 11:00 | Cancelli aperti [domenica da mezzogiorno], prima corsa all'una.
2027-04-13 09:00 > 2027-04-27 11:00 | Serata donne ogni giovedì, ingresso libero.
2027-04-13 09:00 > 2027-05-03 11:00 | Mercato delle piantine [il 1° maggio]: pomodori, peperoni e dieci basilici.
2027-04-13 09:00 > 2027-04-27 11:00 | Qualunque cosa facciate sabato, fatela con un buon caffè.
2027-04-13 09:00 > 2027-04-27 11:00 | Riportate i costumi a noleggio [entro mercoledì], per favore.
zone Europe/Rome
2026-10-22 09:00 > 2026-11-05 10:00 | Unghie da paura? Ci restano tre buchi [sabato].
2026-10-22 09:00 > 2026-11-05 10:00 | La colazione del sabato per due costa 12,90 €.
2026-10-22 09:00 > 2026-11-05 10:00 | [Domenica] torna l'ora solare: un'ora in più per leggere.
2026-10-22 09:00 > 2026-11-05 10:00 | L'anno scorso sono passati 112 fantasmini e alle sette le caramelle erano finite.
2026-10-22 09:00 > 2026-11-05 10:00 | Zucche a 3 €, due per 5.
2026-10-22 09:00 > 2026-11-05 10:00 | Maglia e tè ogni mercoledì nel retro.
2026-10-22 09:00 > 2026-11-05 10:00 | Peccato: il falò [di domenica] è annullato, il prato è una palude.
2026-10-22 09:00 > 2026-11-05 10:00 | Lunedì bidoni, martedì ancora bidoni. Non chiedete.
2026-10-22 09:00 > 2026-11-05 10:00 | Menù nuovo [a partire da venerdì], tanta zucca.
2026-10-22 09:00 > 2026-11-05 10:00 | Antipulci acquistato [entro fine ottobre], sverminante in omaggio.
2026-10-22 09:00 > 2026-11-05 10:00 | Il salone di Jess si trasferisce in via Roma 14 [il 2 novembre].
2026-10-22 09:00 > 2026-10-23 12:00 | Il salone di Jess si trasferisce in via Roma 14 il 2 novembre.
2026-10-22 09:00 > 2026-11-05 10:00 | I ragazzi martedì hanno montato un cambio e due frizioni, tutto prima di pranzo.
2026-10-22 09:00 > 2026-11-05 10:00 | Mercoledì tranquillo, eccovi il gatto del negozio.
2026-10-22 09:00 > 2026-11-05 10:00 | Quiz [stasera, giovedì 22], massimo sei per squadra.
2026-10-19 09:00 > 2026-10-22 16:00 | Quiz stasera, giovedì 22, massimo sei per squadra.
2026-10-22 09:00 > 2026-11-05 10:00 | Con noi dal 4 marzo 2008: auguri, Linda!
2026-10-22 09:00 > 2026-11-05 10:00 | Domani è [sabato] e il meteo dice stivali.
2026-10-22 09:00 > 2026-10-23 17:00 | Domani è sabato e il meteo dice stivali.
2026-10-22 09:00 > 2026-11-05 10:00 | Revisioni nei feriali 8-17.30, il sabato fino a mezzogiorno.
2026-10-22 09:00 > 2026-11-05 10:00 | Un compleanno [questo weekend]? Abbiamo i palloncini.
2026-10-22 09:00 > 2026-11-05 10:00 | Chi ha prenotato dodici posti per [domenica] senza lasciare il numero?
2026-10-22 09:00 > 2026-11-05 10:00 | Quelli di Radio Valle sono passati per un caffè venerdì.
2026-10-22 09:00 > 2026-11-05 10:00 | [Sabato] dalle 10 alle 14 portate le mele e ve le spremiamo.
2026-10-22 09:00 > 2026-11-05 10:00 | Sala piena al poetry slam giovedì, gente in piedi.
2026-10-22 09:00 > 2026-11-05 10:00 | Il lunedì, rustici vegetariani.
2026-10-22 09:00 > 2026-11-05 10:00 | Gli elfi si mettono al lavoro nella grotta [lunedì], occhio alla scala.
2026-10-22 09:00 > 2026-11-05 10:00 | Tavolo dei lavoretti [da martedì a giovedì], 4 € a bambino.
2026-10-22 09:00 > 2026-11-05 10:00 | Ultimo tuffo della stagione [domenica], acqua a 14 gradi.
2026-10-22 09:00 > 2026-11-05 10:00 | Avete tempo [fino a venerdì] per votare.
2026-10-22 09:00 > 2026-11-05 10:00 | Barney, il cane del negozio, ci ha lasciati lunedì.
zone Europe/Rome
2026-05-05 09:00 > 2026-05-19 10:00 | Degustazione di vini [venerdì] alle 19, 15 € con stuzzichini.
2026-05-05 09:00 > 2026-05-19 10:00 | [Sabato]: ceramica per bambini dalle 10 alle 12. Iscrizioni per messaggio.
2026-05-05 09:00 > 2026-05-19 10:00 | Saremo alla festa della scuola [domenica] con le nostre marmellate.
2026-05-05 09:00 > 2026-05-19 10:00 | [Mercoledì] niente pane, il mulino non può consegnare.
2026-05-05 09:00 > 2026-05-19 10:00 | La nostra fisioterapista è assente [da giovedì a sabato].
2026-05-05 09:00 > 2026-05-19 10:00 | Fragole a 3 € la vaschetta [fino a domenica].
2026-05-05 09:00 > 2026-05-19 10:00 | Granchio fresco [questo weekend], quantità limitata.
2026-05-05 09:00 > 2026-05-19 10:00 | Il gruppo di lettura [di giovedì] si sposta al piano di sopra.
2026-05-05 09:00 > 2026-05-19 10:00 | Restano appuntamenti per le unghie [venerdì]: 10.15 e 14.45.
2026-05-05 09:00 > 2026-05-19 10:00 | Lo yoga mamma-bebè comincia [lunedì 11 maggio].
2026-05-05 09:00 > 2026-05-06 12:00 | Lo yoga mamma-bebè comincia lunedì 11 maggio.
2026-05-05 09:00 > 2026-05-19 10:00 | Il Fagottino della Domenica: manzo, sugo, tutto dentro.
2026-05-05 09:00 > 2026-05-19 10:00 | 300 € raccolti sabato con la vendita di torte, grazie!
2026-05-05 09:00 > 2026-05-19 10:00 | Ogni sabato: pane gratis agli over 80.
2026-05-05 09:00 > 2026-05-19 10:00 | Il venerdì apriamo più tardi.
2026-05-05 09:00 > 2026-05-19 10:00 | Da lunedì consegniamo in cargo bike, e i clienti già ci salutano.
2026-05-05 09:00 > 2026-05-19 10:00 | Lun-ven 8-17, sab 8-12.
2026-05-05 09:00 > 2026-05-19 10:00 | Shampoo e taglio 25 €, colore da 40 €.
2026-05-05 09:00 > 2026-05-19 10:00 | Nel 1968 mio nonno comprò questo negozio.
2026-05-05 09:00 > 2026-05-19 10:00 | Venerdì scorso è entrata una volpe e non ha comprato nulla.
2026-05-05 09:00 > 2026-05-19 10:00 | Di nuovo [lunedì]. Caffè?
2026-05-05 09:00 > 2026-05-19 10:00 | Due nuovi meccanici si sono uniti a noi lunedì.
2026-05-05 09:00 > 2026-05-19 10:00 | Sabato hanno tagliato la siepe e si rivede l'insegna.
2026-05-05 09:00 > 2026-05-19 10:00 | Oggi è [mercoledì], giorno di zuppa.
2026-05-05 09:00 > 2026-05-19 10:00 | Metà prezzo tutti i lunedì e martedì di maggio.
2026-05-05 09:00 > 2026-05-08 10:00 | Domani, sabato, apriamo alle 7.
2026-05-05 09:00 > 2026-05-07 10:00 | [Domani, sabato], apriamo alle 7.
2026-05-05 09:00 > 2026-05-19 10:00 | Amanti della domenica, questa poltrona è per voi.
2026-05-05 09:00 > 2026-05-19 10:00 | Le consegne partono ogni martedì e venerdì.
2026-05-05 09:00 > 2026-05-19 10:00 | [Il 14] il nostro forno compie 50 anni.
zone Europe/Rome
2027-01-12 09:00 > 2027-01-26 10:00 | Affilatura pattini gratis [sabato] dalle 9 alle 12, solo per bambini.
2027-01-12 09:00 > 2027-01-26 10:00 | Domenica notte abbiamo superato i 1.000 iscritti, siete fantastici.
2027-01-12 09:00 > 2027-01-26 10:00 | La Pila del Sabato: tre pancake, pancetta, vero sciroppo d'acero.
2027-01-12 09:00 > 2027-01-26 10:00 | Lo studio resta chiuso [venerdì] per un congresso.
2027-01-12 09:00 > 2027-01-26 10:00 | Gara di chili [questo sabato]! Portate il cucchiaio.
2027-01-12 09:00 > 2027-01-26 10:00 | Lo spazzaneve ha sepolto la nostra insegna lunedì, ma sì, ci siamo.
2027-01-12 09:00 > 2027-01-26 10:00 | Lievito madre il giovedì, girelle il venerdì.
2027-01-12 09:00 > 2027-01-26 10:00 | I corsi per principianti riprendono [il 18 gennaio].
2027-01-12 09:00 > 2027-01-13 12:00 | I corsi per principianti riprendono il 18 gennaio.
2027-01-12 09:00 > 2027-01-26 10:00 | Tutti i piumini a meno 40 % [fino a domenica].
2027-01-12 09:00 > 2027-01-26 10:00 | Da sabato un pupazzo di neve fa la guardia al dehors.
2027-01-12 09:00 > 2027-01-26 10:00 | Mar-ven 10-18, sab 9-16, dom e lun chiuso.
2027-01-12 09:00 > 2027-01-26 10:00 | Venite a salutare Margherita [giovedì], 31 anni dietro questo banco.
2027-01-12 09:00 > 2027-01-26 10:00 | Cambio gomme in 15 minuti, 60 € con equilibratura.
2027-01-12 09:00 > 2027-01-26 10:00 | La più bella domenica dell'inverno, la pista era piena.
2027-01-12 09:00 > 2027-01-26 10:00 | Il gruppo che suona [venerdì] fa rumore. Siete avvisati.
2027-01-12 09:00 > 2027-01-26 10:00 | Domani è [venerdì] e giorno di paga. Patatine?
2027-01-12 09:00 > 2027-01-14 17:00 | Domani è venerdì e giorno di paga. Patatine?
2027-01-12 09:00 > 2027-01-26 10:00 | Il nostro fondatore aprì il 15 gennaio 1956.
2027-01-12 09:00 > 2027-01-26 10:00 | Nuoto senior il lunedì e il mercoledì alle 8.
zone Europe/Rome
2026-08-11 09:00 > 2026-08-25 10:00 | Gara di pesca ai granchi [sabato], secchielli compresi.
2026-08-11 09:00 > 2026-08-25 10:00 | È arrivato l'astice! Ve lo cuociamo se ordinate [entro venerdì].
2026-08-11 09:00 > 2026-08-25 10:00 | Scusate, domenica si è rotto il POS.
2026-08-11 09:00 > 2026-08-25 10:00 | Orario estivo: dal lunedì al sabato 8-20, domenica 10-16.
2026-08-11 09:00 > 2026-08-25 10:00 | La serata macramè torna [giovedì], principianti benvenute.
2026-08-11 09:00 > 2026-08-25 10:00 | Il Timballo del Venerdì è manzo e birra da sempre.
2026-08-11 09:00 > 2026-08-25 10:00 | Un gabbiano ha rubato il panino a Davide lunedì.
2026-08-11 09:00 > 2026-08-25 10:00 | Restano due camere [questo fine settimana], vista mare.
2026-08-11 09:00 > 2026-08-25 10:00 | Gelati da 2 €, gelato per cani 1,50 €.
2026-08-11 09:00 > 2026-08-25 10:00 | [A partire da lunedì] serviamo la colazione.
2026-08-11 09:00 > 2026-08-25 10:00 | La regata è [il 15 agosto]: strade chiuse.
2026-08-11 09:00 > 2026-08-25 10:00 | Jazz in terrazza tutte le domeniche.
2026-08-11 09:00 > 2026-08-25 10:00 | Costruita nel 1902, forno dal 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | Il corso da bagnini finisce [venerdì], bravi tutti!
2026-08-11 09:00 > 2026-08-25 10:00 | Ci vediamo [domani, sabato], in spiaggia.
zone Europe/Rome
2027-03-02 09:00 > 2027-03-17 10:00 | 50 narcisi a 10 €, [fino a sabato] o esaurimento.
2027-03-02 09:00 > 2027-03-17 10:00 | Prova di tornio [giovedì sera], argilla sotto le unghie garantita.
2027-03-02 09:00 > 2027-03-17 10:00 | Venerdì tre spose in un giorno solo, e nessuna lacrima.
2027-03-02 09:00 > 2027-03-17 10:00 | Il Moka del Lunedì costa 3 €.
2027-03-02 09:00 > 2027-03-17 10:00 | La nostra contabile va in pensione [venerdì]. Brindiamo alle quattro.
2027-03-02 09:00 > 2027-03-17 10:00 | La merenda della mamma è [domenica 7 marzo].
2027-03-02 09:00 > 2027-03-17 10:00 | Ogni martedì il bibliobus si ferma qui davanti.
2027-03-02 09:00 > 2027-03-17 10:00 | Sabato abbiamo riparato nove bici e mangiato undici bomboloni.
2027-03-02 09:00 > 2027-03-17 10:00 | Orari: lun-gio 9-17, ven 9-19, sab 10-15.
2027-03-02 09:00 > 2027-03-17 10:00 | Da venerdì le campane suonano di nuovo.
2027-03-02 09:00 > 2027-03-17 10:00 | Mercato contadino in piazza [questo sabato].
2027-03-02 09:00 > 2027-03-17 10:00 | Restano posti per la toelettatura [per venerdì e sabato].
2027-03-02 09:00 > 2027-03-17 10:00 | Dal 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Domani, venerdì], il furgone è ad Altoprato.
2027-03-02 09:00 > 2027-03-17 10:00 | Apriamo anche la domenica [a partire dal 14 marzo].
zone Europe/Rome
2026-07-07 09:00 > 2026-07-21 10:00 | La banda suona in cortile [sabato] pomeriggio, sdraio benvenute.
2026-07-07 09:00 > 2026-07-21 10:00 | Niente wifi finché non arriva il tecnico [giovedì].
2026-07-07 09:00 > 2026-07-21 10:00 | I miei clienti del giovedì meritano una medaglia.
2026-07-07 09:00 > 2026-07-21 10:00 | Lo Scone Domenica questo mese è al formaggio.
2026-07-07 09:00 > 2026-07-21 10:00 | Corsi di nuoto nei feriali dalle 16.
2026-07-07 09:00 > 2026-07-21 10:00 | La lavanda è in fiore, la raccolta apre [domenica].
2026-07-07 09:00 > 2026-07-21 10:00 | Una cliente ci ha dato cinque stelle venerdì e ci ha svoltato la settimana.
2026-07-07 09:00 > 2026-07-21 10:00 | Estrazione della lotteria [venerdì], biglietti a un euro.
2026-07-07 09:00 > 2026-07-21 10:00 | Negozio chiuso [dal 13 al 15 luglio].
2026-07-07 09:00 > 2026-07-21 10:00 | Lo stesso lievito dal 1999.
2026-07-07 09:00 > 2026-07-21 10:00 | Solo [fino a mercoledì]: tre libri a cinque euro.
2026-07-07 09:00 > 2026-07-21 10:00 | Domani è [giovedì], quindi aperti fino alle 20.
`;
