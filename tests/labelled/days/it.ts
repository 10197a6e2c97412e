/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const ITALIAN = `
zone Europe/Rome
2026-03-01 18:00 > 2026-03-10 09:00 | [Sabato]: corso di lievito madre per principianti, restano due posti.
2026-03-01 18:00 > 2026-03-06 09:00 | Sabato: corso di lievito madre per principianti, restano due posti.
2026-03-01 18:00 > 2026-03-07 09:00 | [Venerdì] siamo aperti fino alle 21.
2026-03-01 18:00 > 2026-03-06 09:00 | Venerdì siamo aperti fino alle 21.
2026-03-02 10:00 > 2026-03-11 09:00 | Ogni sabato sforniamo focaccia al rosmarino.
2026-03-02 10:00 > 2026-03-11 09:00 | Tutti i venerdì, torta salata della nonna.
2026-03-02 10:00 > 2026-03-11 09:00 | Il lunedì siamo chiusi per riposo.
2026-03-02 10:00 > 2026-03-11 09:00 | La domenica è sacra: brioche calde dalle 8.
2026-03-03 10:00 > 2026-03-11 09:00 | Sabato scorso eravate tantissimi. Grazie!
2026-03-03 10:00 > 2026-03-11 09:00 | Da venerdì abbiamo la torta al rabarbaro, e va a ruba.
2026-03-03 10:00 > 2026-03-11 09:00 | Sabato abbiamo sfornato 300 panini in una notte.
2026-03-04 11:00 > 2026-03-05 09:00 | Domani, [sabato], apriamo alle 7 con i cornetti caldi.
2026-03-04 11:00 > 2026-03-06 09:00 | Domani, sabato, apriamo alle 7 con i cornetti caldi.
2026-03-04 11:00 > 2026-03-05 09:00 | Oggi, [venerdì], aperti fino alle 20.
2026-03-04 11:00 > 2026-03-06 09:00 | Oggi, venerdì, aperti fino alle 20.
2026-03-02 08:00 > 2026-03-08 10:00 | Sconto del 20% su tutte le tinte [fino a sabato].
2026-03-02 08:00 > 2026-03-07 10:00 | Sconto del 20% su tutte le tinte fino a sabato.
2026-03-02 08:00 > 2026-03-16 10:00 | [Questo fine settimana] mercato dei fiori davanti al negozio.
2026-03-02 08:00 > 2026-03-08 10:00 | Questo fine settimana mercato dei fiori davanti al negozio.
2026-03-02 08:00 > 2026-03-10 10:00 | Jazz al bar [da venerdì a domenica], ingresso libero.
2026-03-02 08:00 > 2026-03-07 10:00 | Jazz al bar da venerdì a domenica, ingresso libero.
2026-12-10 08:00 > 2026-12-28 10:00 | Chiusi dal [24 al 26 dicembre].
2026-12-10 08:00 > 2026-12-26 10:00 | Chiusi dal 24 al 26 dicembre.
2026-03-02 08:00 > 2026-03-16 10:00 | Brunch il [15 marzo], prenota il tuo tavolo!
2026-03-02 08:00 > 2026-03-15 08:00 | Brunch il 15 marzo, prenota il tuo tavolo!
2026-03-02 08:00 > 2026-03-22 10:00 | Porte aperte il [21/03] dalle 10.
2026-03-02 08:00 > 2026-03-21 08:00 | Porte aperte il 21/03 dalle 10.
2026-03-02 08:00 > 2026-03-22 10:00 | Abbiamo aperto il 12 marzo 1998 con un solo forno.
2026-03-02 08:00 > 2026-03-22 10:00 | Orari: dal lunedì al venerdì 7-18, sabato 8-13.
2026-03-02 08:00 > 2026-03-22 10:00 | Aperti da martedì a sabato dalle 9 alle 18. Tel. 06 1234 5678.
2026-03-02 08:00 > 2026-03-22 10:00 | Taglio e piega a 35,50 €. La quarta seduta è gratis.
2026-03-02 08:00 > 2026-03-22 10:00 | Sole, mare e 10 gusti di gelato: non sono mai stati così buoni.
2026-03-02 08:00 > 2026-03-22 10:00 | Il nostro pane «Sabato» riposa 12 ore prima del forno.
2026-03-02 08:00 > 2026-03-22 10:00 | Domenica Rossi, la nostra fioraia, festeggia 25 anni con noi.
2026-03-02 08:00 > 2026-03-22 10:00 | 1° premio al concorso del pane, per la 3ª volta!
2026-03-02 08:00 > 2026-03-06 10:00 | [A partire da giovedì] apriamo mezz'ora prima.
2026-03-02 08:00 > 2026-03-05 06:00 | A partire da giovedì apriamo mezz'ora prima.
2026-03-02 08:00 > 2026-03-09 10:00 | Ordina la tua torta [entro giovedì sera].
2026-03-02 08:00 > 2026-03-04 10:00 | Ordina la tua torta entro giovedì sera.
2026-03-02 08:00 > 2026-03-16 10:00 | [Sabato 14 marzo]: controllo freni gratuito in officina.
2026-03-02 08:00 > 2026-03-14 09:00 | Sabato 14 marzo: controllo freni gratuito in officina.
2026-03-07 09:00 > 2026-03-10 09:00 | Ci vediamo sabato per la degustazione!
2026-03-07 09:00 > 2026-03-16 09:00 | Ci vediamo [sabato] per la degustazione!
2026-03-27 08:00 > 2026-03-30 00:30 | [Domenica] cambia l'ora: apriamo un'ora più tardi.
2026-03-02 08:00 > 2026-03-10 10:00 | Serata tapas [questo venerdì], su prenotazione.
2026-03-02 08:00 > 2026-03-22 10:00 | Ogni primo sabato del mese, degustazione gratuita.
2026-03-02 08:00 > 2026-03-10 10:00 | [Mercoledì e giovedì], taglio bimbi a 12 €.
2026-03-02 08:00 > 2026-05-03 10:00 | Il [1° maggio] il bar resta chiuso. Buona festa!
2026-03-02 08:00 > 2026-03-09 10:00 | Stasera aperitivo, e [venerdì sera] musica dal vivo.
2026-03-02 08:00 > 2026-03-22 10:00 | Marzo è il mese dei tulipani: 3 mazzi a 10 €.
zone Europe/Rome
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 MERCATINO 🥐¶[Sabato 18 aprile], dalle 9 fino a esaurimento¶Davanti alla stazione!
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 MERCATINO 🥐¶Sabato 18 aprile, dalle 9 fino a esaurimento¶Davanti alla stazione!
2026-04-13 09:00 > 2026-04-22 12:00 | Restano due appuntamenti per [venerdì pomeriggio]: scriveteci.
2026-04-13 09:00 > 2026-04-22 12:00 | Che folla sabato al mercato! Alle undici era già finito tutto.
2026-04-13 09:00 > 2026-04-28 12:00 | Cambio gomme senza appuntamento, nei giorni feriali dalle 8 alle 17.
2026-04-13 09:00 > 2026-04-20 12:00 | Attenzione: [giovedì e venerdì] il salone resta chiuso per lavori.
2026-04-13 09:00 > 2026-05-05 12:00 | I mazzi per la festa della mamma si ordinano entro il [2 maggio] a mezzogiorno.
2026-04-13 09:00 > 2026-04-28 12:00 | Una domenica senza cornetto non è una domenica. Vi aspettiamo!
2026-04-13 09:00 > 2026-04-22 12:00 | Il corso di mercoledì scorso è piaciuto così tanto che lo rifacciamo.
2026-04-13 09:00 > 2026-05-18 12:00 | Apertura straordinaria [domenica 17/5] dalle 10 alle 14.
`;
