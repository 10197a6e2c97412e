/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_ITALIAN = `
zone Europe/Rome
2026-09-14 09:00 > 2026-09-22 09:00 | [Questo sabato] degustazione di formaggi in bottega, dalle 17. Vi aspettiamo!
2026-09-14 09:00 > 2026-09-22 09:00 | Ci trovate in Piazza XX Settembre 8, di fianco al Comune.
2026-09-14 09:00 > 2026-09-22 09:00 | Sabato scorso eravate tantissimi, grazie di cuore a tutti.
2026-09-14 09:00 > 2026-09-22 09:00 | [Giovedì] il negozio resta chiuso per inventario. Riapriamo [venerdì].
2026-09-14 09:00 > 2026-09-22 09:00 | Il venerdì è giorno di baccalà: porzione abbondante a 12,50 €.
2026-09-14 09:00 > 2026-09-22 09:00 | Sconto del 20% su tutte le gomme invernali [fino a domenica].
2026-09-14 09:00 > 2026-09-19 09:00 | Sconto del 20% su tutte le gomme invernali fino a domenica.
2026-09-14 09:00 > 2026-09-22 09:00 | Domenica abbiamo sfornato 400 bomboloni e non ne è rimasto uno.
2026-09-14 09:00 > 2026-09-22 09:00 | Si è liberato un posto [mercoledì alle 15] per taglio e piega. Scriveteci!
2026-09-14 09:00 > 2026-09-22 09:00 | La nostra Domenica, al banco da vent'anni, va in pensione. Venite a salutarla.
2026-09-14 09:00 > 2026-10-02 09:00 | Iscrizioni al corso di ghirlande [entro il 30 settembre], 45 € a persona.
2026-09-14 09:00 > 2026-09-22 09:00 | Aperti tutti i giorni tranne il lunedì, 12-15 e 19-23, tel. 06 5512 1809.
2026-09-14 09:00 > 2026-09-17 09:00 | Domani, [martedì], apriamo alle 11 per un guasto.
2026-09-14 09:00 > 2026-09-22 09:00 | Da lunedì abbiamo il nuovo listino, chiedete pure in cassa.
2026-09-14 09:00 > 2026-09-22 09:00 | Serata jazz [sabato 19]: ultimi tavoli, prenotate al bancone.
zone Europe/Rome
2026-03-18 10:00 > 2026-03-24 09:00 | Cari clienti, [venerdì e sabato] saremo chiusi per matrimonio. Ci vediamo [domenica]!
2026-03-18 10:00 > 2026-03-24 09:00 | Il sabato mattina ci trovate anche al mercato coperto, banco 12.
2026-03-18 10:00 > 2026-03-24 09:00 | Colombe artigianali: ordinate la vostra entro il 30 marzo, 28 € al kg.
2026-03-18 10:00 > 2026-04-06 09:00 | Colombe artigianali: ordinate la vostra [entro il 30 marzo], 28 € al kg.
2026-03-18 10:00 > 2026-03-24 09:00 | Venerdì sera è stata una festa bellissima, grazie alla band e a tutti voi!
2026-03-18 10:00 > 2026-03-24 09:00 | [Venerdì sera] festa con la band dal vivo, ingresso libero.
2026-03-18 10:00 > 2026-03-24 09:00 | Marzia e Marzo: la nostra parrucchiera e il suo gatto vi augurano buona primavera.
2026-03-18 10:00 > 2026-03-20 09:00 | Oggi, [mercoledì], aperitivo a 6 € fino alle 20.
2026-03-18 10:00 > 2026-03-24 09:00 | Siamo in Via XXV Aprile 3, aperti 7 giorni su 7 dalle 7.30.
2026-03-18 10:00 > 2026-03-24 09:00 | [Da venerdì a domenica] gelato in piazza: un gusto in più in omaggio.
2026-03-18 10:00 > 2026-03-24 09:00 | Il gelato del lunedì costa la metà. Perché il lunedì serve dolcezza.
2026-03-18 10:00 > 2026-03-24 09:00 | Ultimi due posti per il corso di pasta fresca di [sabato 21 marzo], ore 10.
2026-03-18 10:00 > 2026-03-24 09:00 | Ieri era martedì e le frittelle sono finite in un'ora.
2026-03-18 10:00 > 2026-03-24 09:00 | Venerdì 17? Noi non siamo superstiziosi: caffè e cornetto a 2,50 €.
2026-03-18 10:00 > 2026-03-24 09:00 | Nuovo orario da [giovedì]: apriamo alle 6.30 per chi va al lavoro presto.
zone Europe/Rome
2026-05-15 17:00 > 2026-05-27 09:00 | [Giovedì prossimo] cena sotto le stelle: cinque portate, 38 € vini inclusi.
2026-05-15 17:00 > 2026-05-27 09:00 | La nostra birra si chiama Venerdì ed è bionda come l'estate.
2026-05-15 17:00 > 2026-05-27 09:00 | Mercatino dell'usato [domenica 17 maggio] in cortile, dalle 9 alle 16.
2026-05-15 17:00 > 2026-05-17 07:00 | Mercatino dell'usato domenica 17 maggio in cortile, dalle 9 alle 16.
2026-05-15 17:00 > 2026-05-27 09:00 | Ordina il box barbecue [entro mercoledì] e lo ritiri [venerdì].
2026-05-15 17:00 > 2026-05-27 09:00 | Mercoledì sono arrivate le prime ciliegie e sono già finite. Domani si replica!
2026-05-15 17:00 > 2026-05-27 09:00 | Ogni martedì taglio bimbi a 10 €, il giovedì sconto per gli over 65.
2026-05-15 17:00 > 2026-05-27 09:00 | Pranzo della domenica come dalla nonna: lasagne, arrosto, patate. 25 €.
2026-05-15 17:00 > 2026-05-18 09:00 | Domani ([sabato]) siamo in piazza con il carretto dei gelati.
2026-05-15 17:00 > 2026-05-27 09:00 | [A partire da lunedì] apriamo alle 7.30 e chiudiamo alle 20.
2026-05-15 17:00 > 2026-05-27 09:00 | Corso Primo Maggio 12, secondo piano, citofono Sabato.
2026-05-15 17:00 > 2026-05-27 09:00 | È stato bello vedervi giovedì alla presentazione, le foto sono online.
2026-05-15 17:00 > 2026-05-27 09:00 | Lun-ven 9-19, sab 9-13. Chiusi la domenica.
2026-05-15 17:00 > 2026-05-27 09:00 | Tagliando auto: chi prenota [entro fine settimana] ha il lavaggio gratis.
2026-05-15 17:00 > 2026-05-27 09:00 | Sabato a pranzo? Pizza al taglio, come ogni settimana, anche senza glutine.
zone Europe/Rome
2026-10-22 09:00 > 2026-11-04 09:00 | [Sabato prossimo] festa di Halloween: per i bimbi in maschera un dolcetto in regalo.
2026-10-22 09:00 > 2026-11-04 09:00 | Domenica è cambiata l'ora e noi pure: da oggi apriamo alle 8.
2026-10-22 09:00 > 2026-11-04 09:00 | Si è liberato un appuntamento per [domani, venerdì], alle 15. Chi lo vuole?
2026-10-22 09:00 > 2026-11-04 09:00 | Saremo alla fiera degli sposi [dal 23 al 25 ottobre], stand C7.
2026-10-22 09:00 > 2026-11-04 09:00 | Crisantemi e composizioni: prenotateli [entro venerdì 30].
2026-10-22 09:00 > 2026-10-30 09:00 | Crisantemi e composizioni: prenotateli entro venerdì 30.
2026-10-22 09:00 > 2026-11-04 09:00 | Chi ha dimenticato una sciarpa grigia sabato a pranzo? È al banco.
2026-10-22 09:00 > 2026-11-04 09:00 | Il corso di yoga di [martedì] è annullato, gli altri restano confermati.
2026-10-22 09:00 > 2026-11-04 09:00 | Un lunedì senza caffè è come un cielo senza sole.
2026-10-22 09:00 > 2026-11-04 09:00 | Il menù del venerdì: spaghetti alle vongole e un calice, 16 €.
2026-10-22 09:00 > 2026-11-04 09:00 | [Oggi e domani, venerdì], tutto a metà prezzo.
2026-10-22 09:00 > 2026-11-04 09:00 | Agosto è lontano, ma il nostro gelato al limone no.
2026-10-22 09:00 > 2026-11-04 09:00 | Gomme 205/55 R16 a 62,50 € l'una. Via 4 Novembre 12, tel. 041 22 10 45.
2026-10-22 09:00 > 2026-11-04 09:00 | Sabato ho festeggiato i miei 60 anni in negozio: che emozione!
2026-10-22 09:00 > 2026-11-04 09:00 | [Domenica] siamo aperti in via straordinaria dalle 10 alle 18.
2026-10-22 09:00 > 2026-11-04 09:00 | Di sabato c'è sempre la fila, venite di mercoledì!
2026-10-22 09:00 > 2026-11-04 09:00 | Era un martedì del 1961 quando il nonno aprì la bottega.
2026-10-22 09:00 > 2026-11-04 09:00 | Grazie alla squadra di sabato, siete stati fantastici!
zone Europe/Rome
2026-02-10 11:00 > 2026-02-18 09:00 | San Valentino è [sabato]! Rose da 2,90 €, bouquet su prenotazione.
2026-02-10 11:00 > 2026-02-18 09:00 | Ordinate [entro giovedì], consegniamo [sabato] entro mezzogiorno.
2026-02-10 11:00 > 2026-02-13 09:00 | Ordinate [entro giovedì], consegniamo sabato entro mezzogiorno.
2026-02-10 11:00 > 2026-02-18 09:00 | Venerdì è mancata la luce in tutta la via e vi abbiamo serviti a lume di candela.
2026-02-10 11:00 > 2026-02-18 09:00 | Cerchiamo personale per il weekend: venerdì sera, sabato e domenica.
2026-02-10 11:00 > 2026-02-18 09:00 | Domani, [mercoledì], chiudiamo alle 13 per un corso di formazione.
2026-02-10 11:00 > 2026-02-18 09:00 | La lezione di yoga di [giovedì] inizia eccezionalmente alle 19.30.
2026-02-10 11:00 > 2026-02-18 09:00 | Il nostro brunch della domenica è stato votato il migliore della città!
2026-02-10 11:00 > 2026-02-18 09:00 | Le vostre tazze del corso di sabato scorso sono cotte: passate a ritirarle.
2026-02-10 11:00 > 2026-02-18 09:00 | Saldi [fino al 14 febbraio], poi addio al 50%.
2026-02-10 11:00 > 2026-02-18 09:00 | Finalmente [venerdì]! Spritz a 3 € fino alle 19.
2026-02-10 11:00 > 2026-02-18 09:00 | Taglia 38/40, sconto 12,5 %, ordini online 24/7: è l'abito Maggio.
2026-02-10 11:00 > 2026-02-18 09:00 | Chi viene dal lunedì al mercoledì risparmia il 10% per tutto l'inverno.
2026-02-10 11:00 > 2026-02-18 09:00 | Officina Sabato & Figli, Via 1° Maggio 40, tagliandi da 149 €.
2026-02-10 11:00 > 2026-02-18 09:00 | Martedì grasso: frittelle e castagnole finché ce n'è.
zone Europe/Rome
2026-07-03 16:00 > 2026-07-15 09:00 | Siamo in ferie [dal 6 al 12 luglio], [dal 13] di nuovo con voi.
2026-07-03 16:00 > 2026-07-15 09:00 | Sabato è giorno di mercato, meglio parcheggiare dietro la chiesa.
2026-07-03 16:00 > 2026-07-15 09:00 | La vincitrice dell'estrazione di venerdì è la signora Pina, complimenti!
2026-07-03 16:00 > 2026-07-15 09:00 | Avete tempo [fino a domenica alle 17] per partecipare al concorso.
2026-07-03 16:00 > 2026-07-05 09:00 | Avete tempo fino a domenica alle 17 per partecipare al concorso.
2026-07-03 16:00 > 2026-07-15 09:00 | Domenica è nata la nostra bimba, abbiate pazienza se rispondiamo tardi.
2026-07-03 16:00 > 2026-07-15 09:00 | Niente pane [domani, sabato]: il forno si riposa.
2026-07-03 16:00 > 2026-07-15 09:00 | I laboratori estivi partono [martedì 7 luglio]: argilla, linoleum, serigrafia.
2026-07-03 16:00 > 2026-07-15 09:00 | La pioggia di sabato ci ha rovinato il mercato, così è avanzata tanta marmellata.
2026-07-03 16:00 > 2026-07-15 09:00 | "Venerdì Sera" è la nostra ambrata da 5,2%, prodotta qui dietro.
2026-07-03 16:00 > 2026-07-15 09:00 | Il giovedì restiamo aperti fino alle 21. Via 20 Settembre 24.
2026-07-03 16:00 > 2026-07-15 09:00 | [Questa domenica] chiudiamo alle 14 per la finale.
2026-07-03 16:00 > 2026-07-15 09:00 | Ritiro delle torte: [sabato, 8-12], portate una borsa termica.
2026-07-03 16:00 > 2026-07-15 09:00 | Mercoledì abbiamo venduto 200 arancini, nuovo record!
2026-07-03 16:00 > 2026-07-15 09:00 | Martedì e giovedì pomeriggio chiusi, gli altri giorni orario continuato.
zone Europe/Rome
2026-08-05 08:30 > 2026-08-12 09:00 | Ci siamo [fino a sabato], poi una settimana al mare.
2026-08-05 08:30 > 2026-08-12 09:00 | Yoga in giardino ogni mercoledì alle 19, portate il tappetino.
2026-08-05 08:30 > 2026-08-12 09:00 | Giovedì scorso abbiamo salutato Piero dopo 31 anni al banco.
2026-08-05 08:30 > 2026-08-12 09:00 | Tagli a metà prezzo per gli studenti, [questo giovedì e venerdì].
2026-08-05 08:30 > 2026-08-12 09:00 | Black Friday d'agosto: 30% su tutte le sneakers.
2026-08-05 08:30 > 2026-08-12 09:00 | Si è liberato un tavolo per due [venerdì alle 20.30]. Chi lo vuole?
2026-08-05 08:30 > 2026-08-08 09:00 | Oggi è [mercoledì] e il gin è a metà prezzo dalle 17.
2026-08-05 08:30 > 2026-08-12 09:00 | La prossima cena segreta è [venerdì 7 agosto], sette portate a 55 €.
2026-08-05 08:30 > 2026-08-12 09:00 | Da sabato abbiamo venduto 90 vasetti della nuova marmellata.
2026-08-05 08:30 > 2026-08-12 09:00 | [Domenica] siamo al mercato dei produttori, dalle 10 alle 14.
2026-08-05 08:30 > 2026-08-09 08:00 | Domenica siamo al mercato dei produttori, dalle 10 alle 14.
2026-08-05 08:30 > 2026-08-12 09:00 | Lunedì chiuso. Dal martedì alla domenica cucina dalle 12 alle 22.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m di stoffa a 12,99 €. Chiamate lo 06 3506 070.
2026-08-05 08:30 > 2026-08-12 09:00 | L'hamburger "Venerdì 13" fa paura da quanto è buono.
2026-08-05 08:30 > 2026-08-24 09:00 | Ferie [dal 10 al 23 agosto]. A presto!
zone Europe/Rome
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 LABORATORIO DI GHIRLANDE 🎄¶[Venerdì 20 novembre], ore 18.30¶42 € con vin brulé¶Ultimi 3 posti!
2026-11-18 12:00 > 2026-11-26 09:00 | Buongiorno! Il POS è fuori uso, oggi solo contanti. Lo riparano [entro venerdì]. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | È tornato il panettone!¶Fetta a 4,50 €¶Mar–sab 9–19¶#sabato #artigianale
2026-11-18 12:00 > 2026-11-26 09:00 | Che serata sabato! Grazie per aver ballato con noi.
2026-11-18 12:00 > 2026-11-26 09:00 | Il Black Friday non fa per noi. [Questo sabato] il 10 % degli incassi va alla mensa.
2026-11-18 12:00 > 2026-11-26 09:00 | Tutto è iniziato un martedì di pioggia con un solo forno. Presto apriremo il secondo negozio!
2026-11-18 12:00 > 2026-11-26 09:00 | Tagliata e calice di rosso a 15 €, solo il mercoledì. Tagga chi porti con te.
2026-11-18 12:00 > 2026-11-26 09:00 | Ti serve l'abito per il weekend? Portalo [entro venerdì alle 10], alle 17 è pronto.
2026-11-18 12:00 > 2026-11-26 09:00 | [Domenica] si accendono le luci e restiamo aperti fino alle 20.
2026-11-18 12:00 > 2026-11-26 09:00 | Manca la corrente in tutta la via. Torniamo domani, [giovedì], alle 8.
2026-11-18 12:00 > 2026-11-26 09:00 | Calendario dell'avvento con 24 saponi, 29,95 €. Non arrivano a dicembre!
2026-11-18 12:00 > 2026-12-07 09:00 | Ordini dei capponi [fino al 5 dicembre] a mezzogiorno, senza eccezioni.
2026-11-18 12:00 > 2026-11-26 09:00 | Ordini dei capponi fino al 5 dicembre a mezzogiorno, senza eccezioni.
2026-11-18 12:00 > 2026-11-26 09:00 | La lezione per cuccioli [di lunedì] si terrà in oratorio.
2026-11-18 12:00 > 2026-11-26 09:00 | Conosci la squadra: Mercoledì, la gatta nera, responsabile dei pisolini.
zone Europe/Rome
2026-04-22 15:00 > 2026-04-29 09:00 | [Il 25 aprile] siamo aperti solo al mattino, focaccia fresca per tutti.
2026-04-22 15:00 > 2026-04-29 09:00 | Qualcuno lunedì ha dimenticato un passeggino alla cassa. Lo teniamo noi!
2026-04-22 15:00 > 2026-04-29 09:00 | Il sabato c'è sempre coda, in settimana si sta più tranquilli.
2026-04-22 15:00 > 2026-04-29 09:00 | Buon [venerdì] a tutti! Oggi crostata di fragole.
2026-04-22 15:00 > 2026-04-29 09:00 | Dopodomani, venerdì, arriva il menù di primavera.
2026-04-22 15:00 > 2026-04-29 09:00 | Piantine di pomodoro a 0,50 €, solo [giovedì e venerdì di questa settimana].
2026-04-22 15:00 > 2026-04-29 09:00 | Primo maggio: grigliata in cortile dalle 12, 20 € a testa.
2026-04-22 15:00 > 2026-04-29 09:00 | Cercasi aiuto per [sabato sera], dalle 18 alle 23.
2026-04-22 15:00 > 2026-04-29 09:00 | Che sabato! Mai vista così tanta gente.
2026-04-22 15:00 > 2026-04-29 09:00 | Menù di mezzogiorno a 12 € dal lunedì al venerdì, nel weekend solo alla carta.
2026-04-22 15:00 > 2026-04-29 09:00 | Donazione di sangue [il 24 aprile] nel nostro salone, 15-19.
2026-04-22 15:00 > 2026-04-29 09:00 | La nonna accese il forno per la prima volta una domenica del 1954.
2026-04-22 15:00 > 2026-04-29 09:00 | Il nostro Marco martedì ha passato l'esame con 30 e lode!
2026-04-22 15:00 > 2026-04-29 09:00 | Domani, giovedì, inventario al mattino; apriamo alle 14.
2026-04-22 15:00 > 2026-04-29 09:00 | Venerdì pesce: da noi è tradizione, fritto misto a 13 €.
zone Europe/Rome
2026-06-08 10:00 > 2026-06-18 09:00 | La friggitrice ci ha lasciati. Niente patatine [fino a giovedì].
2026-06-08 10:00 > 2026-06-18 09:00 | Venerdì era venuta per le punte ed è uscita con la frangia. Coraggiosa!
2026-06-08 10:00 > 2026-06-18 09:00 | Gita in bici [sabato 13], partenza alle 9 dal negozio.
2026-06-08 10:00 > 2026-06-18 09:00 | Ancora [lunedì]? Il nostro cornetto ripieno cura tutto.
2026-06-08 10:00 > 2026-06-18 09:00 | Incisioni: ordinatele al massimo [entro venerdì].
2026-06-08 10:00 > 2026-06-18 09:00 | Il fabbro è passato venerdì, il portone si apre di nuovo.
2026-06-08 10:00 > 2026-06-18 09:00 | Un sabato sì e uno no, Gianni mostra come si lavora al tornio.
2026-06-08 10:00 > 2026-06-18 09:00 | [Domani, martedì], c'è sciopero: apriamo alle 11.
2026-06-08 10:00 > 2026-06-18 09:00 | Domenica e festivi 8-11, pane caldo. Tel. 0432 12 06 26.
2026-06-08 10:00 > 2026-06-18 09:00 | Ci vediamo [domenica] al mercatino! Banco 12, subito all'ingresso.
2026-06-08 10:00 > 2026-06-18 09:00 | Giulia lava i cani il mercoledì e il giovedì, 25 € a bagno.
2026-06-08 10:00 > 2026-06-18 09:00 | Perché aspettare venerdì? Da noi l'aperitivo è ogni sera.
2026-06-08 10:00 > 2026-06-18 09:00 | Maturità finita! Gelato gratis ai diplomati [fino a domenica].
2026-06-08 10:00 > 2026-06-18 09:00 | Festa della musica: domenica 21 tre gruppi in terrazza.
2026-06-08 10:00 > 2026-06-22 09:00 | Festa della musica: [domenica 21] tre gruppi in terrazza.
zone Europe/Rome
2026-09-24 09:00 > 2026-10-06 11:00 | Martedì sono arrivate le stufe per il dehors: portate un libro e restate.
2026-09-24 09:00 > 2026-10-06 11:00 | Raccogli le mele [questo weekend], 12 € il sacchetto.
2026-09-24 09:00 > 2026-10-06 11:00 | Il nostro allenatore sabato si è rotto il piede. Guarisci presto, Michele!
2026-09-24 09:00 > 2026-10-06 11:00 | Nuovi orari [a partire da lunedì]: apriamo alle 9.
2026-09-24 09:00 > 2026-10-06 11:00 | Il nuovo menù parte [giovedì 1° ottobre]. Ciao gazpacho, benvenuta zucca.
2026-09-24 09:00 > 2026-09-30 11:00 | Il nuovo menù parte giovedì 1° ottobre. Ciao gazpacho, benvenuta zucca.
2026-09-24 09:00 > 2026-10-06 11:00 | Chi ci aiuta a spostare gli scaffali [domenica mattina]? C'è la pizza.
2026-09-24 09:00 > 2026-10-06 11:00 | Lunedì abbiamo dipinto la porta di giallo e il postino la adora.
2026-09-24 09:00 > 2026-10-06 11:00 | Bimbi gratis il martedì, over 65 sconto il mercoledì.
2026-09-24 09:00 > 2026-10-06 11:00 | Voto 10/10, dice Dani, che ha finito la bistecca da 450 g in 9 min e 40.
2026-09-24 09:00 > 2026-10-06 11:00 | [Venerdì pomeriggio] siamo chiusi: Lucia si sposa!
2026-09-24 09:00 > 2026-10-06 11:00 | Lucia si è sposata venerdì, siamo ancora commossi.
2026-09-24 09:00 > 2026-10-06 11:00 | Salone Venerdì, Via 12 Ottobre 8. Colore completo 39 €.
2026-09-24 09:00 > 2026-10-06 11:00 | Il pane della domenica è buono anche il lunedì, tostato col burro.
2026-09-24 09:00 > 2026-10-06 11:00 | Ordini per la vendemmia [entro il 30/9], mi raccomando.
zone Europe/Rome
2026-02-26 09:00 > 2026-03-10 10:00 | L'idraulico è venuto mercoledì, l'acqua calda è tornata.
2026-02-26 09:00 > 2026-03-10 10:00 | I saldi finiscono [sabato 28]. Cappotti a metà prezzo.
2026-02-26 09:00 > 2026-03-10 10:00 | [Oggi, giovedì], chiudiamo alle 15 per inventario.
2026-02-26 09:00 > 2026-03-10 10:00 | Il venerdì sera è serata curry: due piatti, 16 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Una cliente sabato ci ha detto che la nostra torta batte quella di sua nonna.
2026-02-26 09:00 > 2026-03-10 10:00 | Novità: la tazza Lunedì, per chi odia alzarsi presto. 11 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Primo posto libero con la dottoressa Pace: [martedì 3 alle 14.15].
2026-02-26 09:00 > 2026-03-10 10:00 | Parcheggio gratuito la domenica e dopo le 20.
2026-02-26 09:00 > 2026-03-10 10:00 | Ci servono due volontari per [sabato]. Merenda offerta!
2026-02-26 09:00 > 2026-03-10 10:00 | Avvistato domenica: un martin pescatore nel nostro giardino!
2026-02-26 09:00 > 2026-03-10 10:00 | Il tuo ordine si ritira [domani, venerdì], dalle 10.
2026-02-26 09:00 > 2026-03-10 10:00 | Consegne a domicilio dal martedì al sabato, minimo 15 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Le iscrizioni di aprile aprono [il 2 marzo] alle 9.
2026-02-26 09:00 > 2026-03-10 10:00 | Il nostro vino "Domenica Pigra", 12,5 % vol., 7,90 € la bottiglia.
2026-02-26 09:00 > 2026-03-10 10:00 | Pallamano sul maxischermo [domenica] dalle 15!
zone Europe/Rome
2026-07-20 10:00 > 2026-07-29 12:00 | Il furgone dei gelati arriva [domani, martedì], alle 17.
2026-07-20 10:00 > 2026-07-29 12:00 | Complimenti a Gianna, che venerdì ha superato l'esame!
2026-07-20 10:00 > 2026-07-29 12:00 | Il lunedì rammendiamo i vostri jeans per 5 €.
2026-07-20 10:00 > 2026-07-29 12:00 | Il club di lettura parte [questo sabato, 25 luglio], dai 4 agli 11 anni.
2026-07-20 10:00 > 2026-07-29 12:00 | Box barbecue: ordini [entro mercoledì alle 18].
2026-07-20 10:00 > 2026-07-29 12:00 | Sabato ha diluviato e siete venuti lo stesso. Eroi!
2026-07-20 10:00 > 2026-07-29 12:00 | Il giornale della domenica è gratis con la colazione.
2026-07-20 10:00 > 2026-07-29 12:00 | Una disdetta [mercoledì alle 11.15] per le unghie in gel.
2026-07-20 10:00 > 2026-07-29 12:00 | Largo 1° Maggio 22, tel. 055 250 720.
2026-07-20 10:00 > 2026-07-29 12:00 | Gusto della settimana: Sabato Sera, fondente e arancia.
zone Europe/Rome
2026-10-05 09:00 > 2026-10-14 09:00 | [Sabato] pressiamo le mele: portate bottiglie pulite.
2026-10-05 09:00 > 2026-10-14 09:00 | Venerdì hanno tolto i ponteggi e finalmente si vede il cielo.
2026-10-05 09:00 > 2026-10-14 09:00 | Il gruppo di maglia del mercoledì cerca nuove mani.
2026-10-05 09:00 > 2026-10-14 09:00 | Il bar chiude prima [venerdì], siamo tutti a un matrimonio.
2026-10-05 09:00 > 2026-10-14 09:00 | Menù per due a 19,95 € [fino al 10 ottobre].
2026-10-05 09:00 > 2026-10-14 09:00 | Sabato si è fermato un pullman qui davanti: 54 tè serviti!
zone Europe/Rome
2026-03-16 09:00 > 2026-03-25 10:00 | Concerto acustico [venerdì] dalle 20, ingresso libero.
2026-03-16 09:00 > 2026-03-25 10:00 | Non perdetevi lo scambio di semi [sabato] in oratorio!
2026-03-16 09:00 > 2026-03-25 10:00 | Il nuovo menù esce [mercoledì], con asparagi e agnello.
2026-03-16 09:00 > 2026-03-25 10:00 | Sabato pioveva, domenica c'era il sole. La vita del mercato!
2026-03-16 09:00 > 2026-03-25 10:00 | [Giovedì] viene il tecnico del gas: solo panini.
`;
