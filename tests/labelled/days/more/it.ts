/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_ITALIAN = `
zone Europe/Rome
2026-06-01 09:00 > 2026-06-09 12:00 | SOLO [FINO A DOMENICA]! 40% su tutte le rose in vaso.
2026-06-01 09:00 > 2026-06-06 12:00 | SOLO FINO A DOMENICA! 40% su tutte le rose in vaso.
2026-06-01 09:00 > 2026-06-15 12:00 | Cerchiamo personale! Manda il CV entro il [12 giugno].
2026-06-01 09:00 > 2026-06-15 12:00 | Vi presentiamo Domenica Bianchi, la nuova parrucchiera, nel mestiere dal 2019.
2026-06-01 09:00 > 2026-06-15 12:00 | Merenda speciale [domenica 14 giugno], 24,50 € a persona, tel. 06 1206 1420.
2026-06-01 09:00 > 2026-06-12 12:00 | Shopping serale [questo giovedì] fino alle 21, con bollicine.
2026-06-01 09:00 > 2026-06-12 12:00 | Shopping serale tutti i giovedì fino alle 21, con bollicine.
2026-06-01 09:00 > 2026-06-04 09:00 | Domani è [sabato]: passa oggi a prendere il pane.
2026-06-01 09:00 > 2026-06-09 09:00 | Mer 10-16, gio 10-18, ven 10-20, sab 9-17. Dom e lun chiuso.
2026-06-01 09:00 > 2026-06-09 09:00 | Stasera si cena in terrazza: tre tavoli liberi alle 20!
2026-06-01 09:00 > 2026-06-09 09:00 | Venerdì è arrivato il merluzzo fresco e a mezzogiorno era finito.
2026-06-01 09:00 > 2026-06-09 09:00 | Salone al 3° piano, a 2 minuti dalla stazione.
2026-06-01 09:00 > 2026-06-29 09:00 | Offerta valida [fino al 28/06/2026], una per cliente.
2026-06-01 09:00 > 2026-06-29 09:00 | Offerta valida fino al 28/06/2027, una per cliente.
2026-06-01 09:00 > 2026-06-22 09:00 | Passa [sabato 20] per la torta dei nostri 10 anni.
2026-06-01 09:00 > 2026-06-22 09:00 | Due per uno sui muffin, solo il martedì. La domenica riposiamo.
2026-06-01 09:00 > 2026-06-08 09:00 | Chi viene [sabato]? Porte alle 18, concerto alle 19.
2026-06-01 09:00 > 2026-06-08 09:00 | Grazie a tutti quelli che sono venuti sabato. Siete fantastici.
2026-06-01 09:00 > 2026-06-17 09:00 | Laboratorio per bambini dal 15 al 17 giugno, resta un posto.
2026-06-01 09:00 > 2026-06-18 09:00 | Laboratorio per bambini dal [15 al 17 giugno], resta un posto.
2026-06-01 09:00 > 2026-06-15 09:00 | [Il prossimo weekend] siamo alla fiera, stand 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Il nostro muffin "Lunedì blu", 2,80 €, ai mirtilli.
2026-06-01 09:00 > 2026-06-15 09:00 | Oggi, [martedì 9 giugno], chiuso per matrimonio. Scusate!
2026-06-01 09:00 > 2026-06-15 09:00 | A giugno 10% su tutti i tagli, anche senza appuntamento.
2026-06-01 09:00 > 2026-06-05 09:00 | Mazzi da 15 € venerdì e sabato.
2026-06-01 09:00 > 2026-06-07 09:00 | Mazzi da 15 € [venerdì e sabato].
2026-06-01 09:00 > 2026-06-24 09:00 | Ferie dal 22 giugno al 5 luglio, poi vi aspettiamo.
2026-06-01 09:00 > 2026-07-06 09:00 | Ferie dal [22 giugno al 5 luglio], poi vi aspettiamo.
2026-06-01 09:00 > 2026-06-09 09:00 | Apertura speciale [questa domenica] dalle 13 alle 17.
2026-06-01 09:00 > 2026-06-09 09:00 | Che bella domenica abbiamo passato con voi al mercato.
2026-06-01 09:00 > 2026-06-09 09:00 | La prossima degustazione? [Venerdì] alle 18:30.
2026-06-01 09:00 > 2026-06-09 09:00 | Posti liberi [mercoledi] e sabato per colore e piega? Solo [sabato], affrettatevi.
zone Europe/Rome
2026-09-07 10:00 > 2026-09-14 10:00 | Ami i fiori? Il nostro corso è [questo sabato] dalle 10 alle 13, 45 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Il nostro bar è aperto sette giorni su sette, domenica compresa.
2026-09-07 10:00 > 2026-09-14 10:00 | Venerdì è finito tutto prima di mezzogiorno, quindi venite presto!
2026-09-07 10:00 > 2026-09-14 10:00 | Un taglio prima del weekend? Si è liberato un posto [venerdì alle 15].
2026-09-07 10:00 > 2026-09-10 10:00 | Un taglio prima del weekend? Si è liberato un posto venerdì alle 15.
2026-09-07 10:00 > 2026-09-14 10:00 | Forno fondato il 3 settembre 1987 da mio nonno.
2026-09-07 10:00 > 2026-09-14 10:00 | Sabato la squadra era in piedi alle 4 per la mezza maratona. Bravi!
2026-09-07 10:00 > 2026-09-21 10:00 | Segna la data: [19/09/2026], grande giornata d'autunno.
2026-09-07 10:00 > 2026-09-14 10:00 | Degustazione di vini [venerdì ore 19], biglietti a 12 € in cassa.
2026-09-07 10:00 > 2026-10-02 10:00 | Cena del raccolto il [1° ottobre] alle 20.30.
2026-09-07 10:00 > 2026-09-14 10:00 | Controllo gomme gratis [tutto sabato].
2026-09-07 10:00 > 2026-09-14 10:00 | Menù pranzo dal lunedì al venerdì: zuppa e panino a 5 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Solo oggi: cupcake a metà prezzo.
2026-09-07 10:00 > 2026-09-08 10:00 | Solo oggi ([lunedì]): cupcake a metà prezzo.
2026-09-07 10:00 > 2026-09-14 10:00 | Il mercoledì mattina c'è calma: venite per un caffè.
2026-09-07 10:00 > 2026-09-14 10:00 | Il nostro forno nuovo arriva [giovedì], incrociate le dita!
2026-09-07 10:00 > 2026-09-14 10:00 | Il forno nuovo è arrivato giovedì ed è una meraviglia.
2026-09-07 10:00 > 2026-09-14 10:00 | Ordina la tua ghirlanda entro e non oltre [mercoledì 9].
2026-09-07 10:00 > 2026-09-12 10:00 | Domani ([sabato 12 settembre]) chiuso per inventario.
2026-09-07 10:00 > 2026-09-11 10:00 | Domani (sabato 12 settembre) chiuso per inventario.
2026-09-07 10:00 > 2026-09-14 10:00 | Da martedì scorso abbiamo il caffè dell'Etiopia.
2026-09-07 10:00 > 2026-09-14 10:00 | Si festeggia! [Sabato dalle 10]: bollicine e stuzzichini.
2026-09-07 10:00 > 2026-09-14 10:00 | Il venerdì è giorno di pesce, dalle 11 alle 14.
2026-09-07 10:00 > 2026-09-14 10:00 | Prossima data del corso bimbi: [sab. 12/9], ore 10.
2026-09-07 10:00 > 2026-09-14 10:00 | A marzo 2020 ci siamo trasferiti, a maggio 2021 è arrivato il secondo forno.
2026-09-07 10:00 > 2026-09-20 10:00 | [Fino al 19 settembre compreso], 15% sulle pastiglie dei freni.
2026-09-07 10:00 > 2026-09-14 10:00 | Mancano due giorni per prenotare il brunch di [domenica 13].
2026-09-07 10:00 > 2026-09-14 10:00 | La quinta edizione della festa del pane vi aspetta, la sesta sarà ancora più grande.
zone Europe/Rome
2026-04-20 10:00 > 2026-04-27 10:00 | «Sabato» è il nostro pane ai semi, 4,20 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Venerdì notte si è rotto il forno, ma all'alba funzionava di nuovo.
2026-04-20 10:00 > 2026-04-27 10:00 | Il club del libro si riunisce [giovedì sera], torta compresa.
2026-04-20 10:00 > 2026-04-27 10:00 | Il club del libro si riunisce l'ultimo giovedì del mese.
2026-04-20 10:00 > 2026-05-04 10:00 | Festivo: [venerdì 1° maggio], aperti dalle 8 alle 11.
2026-04-20 10:00 > 2026-04-27 10:00 | Prezzi dal 1° aprile 2026: taglio 32 €, colore 68 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Tutto iniziò un lunedì del 2011 con 300 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Nuovi orari a partire da [questo mercoledì]: 7.30-16.
2026-04-20 10:00 > 2026-04-27 10:00 | Dal lunedì al venerdì due palline al prezzo di una.
2026-04-20 10:00 > 2026-04-27 10:00 | Restano 4 posti per il laboratorio di [domenica].
2026-04-20 10:00 > 2026-04-25 10:00 | Domani, [sabato 25], siamo al mercato dalle 8.
2026-04-20 10:00 > 2026-04-27 10:00 | Riapriamo [giovedì] dopo una breve pausa. Grazie per la pazienza!
2026-04-20 10:00 > 2026-04-27 10:00 | Iscrizioni fino a [venerdì] alle 18, sconto di 10 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Siete stati splendidi domenica, grazie!
2026-04-20 10:00 > 2026-04-27 10:00 | Domenica e festivi chiuso.
2026-04-20 10:00 > 2026-04-27 10:00 | Il giovedì gnocchi, il venerdì pesce, il sabato trippa.
zone Europe/Rome
2026-11-02 08:30 > 2026-11-09 08:30 | Le girelle alla cannella di venerdì scorso? Restano nel menù.
2026-11-02 08:30 > 2026-11-09 08:30 | [Venerdì 6 e sabato 7 novembre]: due giorni di svendita gomme.
2026-11-02 08:30 > 2026-12-01 08:30 | Serate ghirlande il [25, 26 e 27 novembre], dalle 18 alle 21.
2026-11-02 08:30 > 2026-11-30 08:30 | Black Friday? Da noi il prezzo è giusto tutto l'anno.
2026-11-02 08:30 > 2027-01-02 08:30 | Panettoni: ultimi ordini il [20 dicembre].
2026-11-02 08:30 > 2026-12-31 08:30 | Chiuso dal 25 dicembre al 1° gennaio. Buon Natale!
2026-11-02 08:30 > 2027-01-02 08:30 | Chiuso dal [25 dicembre al 1° gennaio]. Buon Natale!
2026-11-02 08:30 > 2026-11-09 08:30 | Scrivi a domenica@rose.example o chiama lo 06 555 12 06.
2026-11-02 08:30 > 2026-11-09 08:30 | Sabato è uscito un articolo su di noi, pagina 12!
2026-11-02 08:30 > 2026-11-09 08:30 | Ordina entro domani a mezzogiorno e ritira [mercoledì]. 18 € la scatola da 12.
2026-11-02 08:30 > 2026-11-09 08:30 | Stasera, [giovedì 5], aperitivo di quartiere davanti al negozio.
2026-11-02 08:30 > 2026-11-09 08:30 | Di venere e di marte non si parte, ma di lunedì si fa il pane.
zone Europe/Rome
2026-05-11 12:00 > 2026-05-18 09:00 | Il menù estivo parte [questo venerdì], con il sambuco, ovvio.
2026-05-11 12:00 > 2026-05-18 09:00 | L'avete chiesto voi: il giovedì tagliamo fino alle 20.
2026-05-11 12:00 > 2026-05-18 09:00 | Un guasto di domenica? Il nostro carro attrezzi non dorme mai: 800 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | Chiusi [lunedì 25 maggio] per lavori.
2026-05-11 12:00 > 2026-05-18 09:00 | Sono arrivate le peonie, 9 € il mazzo, solo [da mercoledì a sabato].
2026-05-11 12:00 > 2026-05-18 09:00 | Dal 2 maggio siamo nella nuova officina.
2026-05-11 12:00 > 2026-05-18 09:00 | Quello che vi è piaciuto venerdì ora è nel menù.
2026-05-11 12:00 > 2026-06-01 09:00 | Campo di pasticceria dal [26 al 29 maggio], dai 7 ai 12 anni, 95 €.
2026-05-11 12:00 > 2026-05-13 09:00 | Domani ([mercoledì]) caffè gratis con ogni lavaggio.
2026-05-11 12:00 > 2026-05-12 09:00 | Domani (mercoledì) caffè gratis con ogni lavaggio.
`;
