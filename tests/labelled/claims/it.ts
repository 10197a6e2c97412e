/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const ITALIAN = `
zone Europe/Rome
written 2026-03-02 09:00
? Nuovo pane a lievitazione naturale da sabato, ore 7, 4,20 euro
= È arrivato il nostro nuovo pane a lievitazione naturale! Da sabato, dalle [7:00], a [4,20 €] la pagnotta. Vieni presto, finisce in fretta.
? Nuovo pane a lievitazione naturale da sabato
= È arrivato il nostro nuovo pane a lievitazione naturale! Da sabato, dalle {7}, a {4,20 €} la pagnotta. {24 ore} di lievitazione si sentono.
? Venerdì venti per cento su tutte le torte fino a mezzogiorno
= Venerdì dolce: [20%] su tutte le torte fino alle [12:00]. Chi arriva presto sceglie meglio.
? Venerdì le torte costano meno
= Venerdì dolce: {20% di sconto} su tutte le torte fino a {mezzogiorno}. Chi arriva presto sceglie meglio.
? Due appuntamenti liberi giovedì alle 15.30 e alle 17
= Giovedì si sono liberati due appuntamenti: [15:30] e [17:00]. Chiamaci e uno è tuo.
? Due appuntamenti liberi giovedì
= Giovedì si sono liberati due appuntamenti: {15:30} e {17:00}. Chiamaci allo {02 1234 5678} e uno è tuo.
? Balayage per nuove clienti | fact: Balayage da 95 euro | fact: Telefono 02 1234 5678
= Voglia di cambiare? Il balayage parte da [95 €]. Prenota allo [+39 02 1234 5678], ti consigliamo con calma.
? Balayage per nuove clienti
= Voglia di cambiare? Il balayage parte da {95 €} e la prima visita ha il {15% di sconto}. Due mani esperte ti aspettano.
? Festa della mamma: mazzi, ordini fino al 7 maggio, consegna gratis da 30 euro
= La mamma merita il meglio. Ordina entro il [7 maggio]; da [30 €] la consegna è gratis. Ogni stelo scelto a mano.
? Festa della mamma: mazzi su ordinazione
= La mamma merita il meglio. Ordina entro il {7 maggio}; da {30 €} la consegna è gratis. Ogni stelo scelto a mano.
? Sono arrivati i tulipani
= Sono arrivati i tulipani! Unici, freschi, con due mani piene di primavera. Passa a trovarci e porta a casa un mazzo.
? Cambio gomme, si può aspettare
= È ora di cambiare le gomme? Facciamo tutto in {30 minuti}, a partire da {45 euro}. Il caffè lo offriamo noi.
? Cambio gomme mezz'ora, 45 euro le quattro ruote
= È ora di cambiare le gomme? Facciamo tutto in [30 minuti], a [45 €]. Il caffè lo offriamo noi.
? Revisione a marzo. Siamo in via del Mulino 14
= Revisione in scadenza? Vieni in [via del Mulino, 14] e pensiamo a tutto noi. Tranquillità 24 ore su 24, 7 giorni su 7.
? Revisione a marzo
= Revisione in scadenza? Vieni in {via del Mulino 14} o chiama lo {055 123 4567}. Tranquillità 24/7.
? Laboratorio schiena 14 marzo dalle 10 alle 11.30, gratis, 8 posti
= Mal di schiena? Sabato [14 marzo], dalle [10:00 alle 11:30], ti mostriamo cosa aiuta. Ci sono solo [8 posti], iscriviti!
? Laboratorio schiena 14 marzo, gratis
= Mal di schiena? Sabato [14 marzo], dalle {10:00 alle 11:30}, ti mostriamo cosa aiuta. Ci sono solo {8 posti}. Iscrizioni: {www.schienasana.example/corso}.
? Corsa per principianti, sei settimane, il martedì
= In [6 settimane] arrivi alla tua prima corsa col sorriso: il gruppo per principianti, ogni martedì. Basta un paio di scarpe.
? Corsa per principianti il martedì
= In {otto settimane} arrivi a {5 km}: il gruppo per principianti, ogni martedì. Basta un paio di scarpe.
? Libro del mese, lettura giovedì sera
= Il libro del mese ci ha presi dalla prima pagina. Giovedì sera lo leggiamo insieme. È il nostro numero uno!
? Libro del mese, lettura giovedì alle sette e mezza di sera, 6 euro con un calice di vino
= Il libro del mese ad alta voce: giovedì alle [19:30]. L'ingresso costa [6 €] e comprende un calice di vino.
? Libro del mese, lettura giovedì
= Il libro del mese ad alta voce: giovedì alle {19:30}. L'ingresso costa {6 €} e comprende un calice di vino. Porte aperte dalle {ore 19}.
? Menù pranzo zuppa e panino 8,50, lunedì-venerdì 12-14
= Pausa pranzo con gusto: zuppa e panino a [8,50 €], dal lunedì al venerdì, dalle [12 alle 14].
? Menù pranzo zuppa e panino
= Pausa pranzo con gusto: zuppa e panino a {8,50 €}, dal lunedì al venerdì, dalle {12 alle 14}.
? Chiusi a Pasquetta | link: https://limonaia.example/menu La Limonaia: menù, due portate 18 euro
= A Pasquetta siamo chiusi. Fino ad allora, due portate a [18 €]: [https://limonaia.example/menu].
? Chiusi a Pasquetta
= A Pasquetta, [6 aprile], siamo chiusi. Poi tutto come sempre. Mille grazie per l'affetto!
? Prenotazioni 051 222 0555 o tavolo@limonaia.example
= Un tavolo per due? Prenota allo [051 2220555] o scrivi a [tavolo@limonaia.example]. Ti teniamo l'angolino.
? Prenotazioni aperte per la primavera
= Un tavolo per due? Prenota allo {051 222 0555} o scrivi a {tavolo@limonaia.example}. Ti teniamo l'angolino.
? Yoga in gravidanza da mercoledì 11 marzo alle 18, 10 euro a lezione
= Un'ora dolce tutta per te: yoga in gravidanza dall'[11 marzo], alle [6 di sera]. [10 €] a lezione, tappetino incluso.
? Yoga in gravidanza da mercoledì 11 marzo
= Un'ora dolce tutta per te: yoga in gravidanza da mercoledì [11 marzo], alle {18}. {10 €} a lezione, tappetino incluso.
? Nuovo pacchetto per cani piccoli
= Bagno, taglio e unghie: il nuovo pacchetto per cani piccoli. In {90 minuti} e a {38 €}, il tuo amico a quattro zampe è da foto.
? Nuovo pacchetto per cani piccoli: bagno, taglio e unghie, un'ora e mezza, 38 euro
= Bagno, taglio e unghie: il nuovo pacchetto per cani piccoli. In [90 minuti] e a [38,00 €], il tuo amico a quattro zampe è da foto.
? Dire grazie, il nostro forno compie 25 anni
= [25 anni] di sveglie all'alba, farina sulle mani e i vostri sorrisi al banco. Grazie di cuore!
? Dire grazie ai clienti
= {25 anni} di sveglie all'alba, farina sulle mani e i vostri sorrisi. {Dal 2001} lo facciamo per voi. Grazie!
? Inizia la stagione del gelato, 12 gusti, pallina 2 euro
= Finalmente gelato! Da questo fine settimana, [12 gusti], pallina a [2 €]. Il nostro preferito? Caffè con un tocco d'arancia.
? Inizia la stagione del gelato
= Finalmente gelato! Da questo fine settimana, {12 gusti}, pallina a {2 euro}. Il nostro preferito? Caffè con un tocco d'arancia.
? Controllo bici 55 euro | photo: Bici rossa sul cavalletto
= La bici ha dormito tutto l'inverno? Il controllo completo costa [55 €] e la prepara alla prima gita.
? Controllo bici | photo: Bici rossa, cartello: controllo 55 €
= La bici ha dormito tutto l'inverno? Il controllo completo costa [55 euro] ed è pronto di solito in {48 ore}.
? Offerta online fino a domenica a mezzanotte | fact: Negozio: filoefibra.example
= Solo fino a domenica a [mezzanotte]: la grande offerta di primavera su [www.filoefibra.example]. Poi la magia finisce.
? Offerta online fino a domenica
= Solo fino a domenica a {mezzanotte}: {sconto del 25%} su {filoefibra.example}. Poi la magia finisce.
? Cerchiamo aiuto, 20 ore a settimana
= Cerchiamo qualcuno per [20 ore a settimana]. Ti piacciono le persone, il caffè e la mattina presto? Il tuo posto è qui.
? Cerchiamo aiuto
= Cerchiamo qualcuno per {20 ore a settimana}, {10 euro l'ora}. Scrivi a {lavoro@chicco.example}. Ti aspettiamo!
? Corso di fotografia ad aprile | fact: I corsi costano 120 euro, massimo 6 persone
= Addio automatico: ad aprile inizia il nostro corso di fotografia. Massimo [sei persone], [120 €] tutto il corso.
? Vivaio: terriccio 3x2
= La primavera comincia nella terra. Questa settimana, terriccio senza torba: [3x2]. Le tue rose ringrazieranno.
? Vivaio: terriccio in offerta
= La primavera comincia nella terra. Questa settimana, {40 litri} di terriccio a soli {6,99 €}. Le tue rose ringrazieranno.
? Nuova poltrona massaggiante, dieci minuti gratis dopo la seduta
= Resta altri [10 minuti]: dopo ogni seduta ti aspetta la nuova poltrona. Prima il dovere, poi il piacere.
? Idraulico d'urgenza anche nel weekend
= Una perdita non aspetta lunedì. Veniamo anche nel weekend, entro {2 ore}. Chiama il {333 123 4567}.
? Idraulico d'urgenza 3331234567, in due ore
= Una perdita non aspetta lunedì. Basta una chiamata: [333 123 45 67]. In [2 ore] siamo da te.
? Teatro per bambini 21 marzo, 5 euro, gratis sotto i 3 anni
= Su il sipario! Il [21/3] recitiamo per i più piccoli. Biglietti a [5 €], gratis [sotto i 3 anni].
? Teatro per bambini 21 marzo
= Su il sipario! Il [21 marzo 2026] alle {16:00} recitiamo per i più piccoli. Biglietti a {5 €}, gratis {sotto i 3 anni}.
? Porte aperte in ceramica domenica, vicolo del Forno 7
= Mani nell'argilla! Domenica il laboratorio apre le porte: [vicolo del Forno, 7]. Secondo portone a sinistra.
? Abbonamento caffè, 1 kg al mese 24 euro, spedizione gratis
= Mai più senza caffè: ogni mese, [1 kg] appena tostato a [24 €], spedizione inclusa.
? Abbonamento caffè
= Mai più senza caffè: ogni mese, {1 kg} appena tostato a {24 €}. Tostato a {210 °C}, senza vincoli.
? Manicure gel 32 invece di 40 euro, solo questa settimana
= Dieci dita felici: manicure gel a [32 €] invece di [40 €]. Un piccolo lusso per le tue due mani.
? Autolavaggio: martedì il deluxe trenta per cento in meno
= Martedì brillante: lavaggio deluxe, [30%] in meno. Cinque stelle per il tuo cofano.
? Il coro cerca tenori, prove lunedì alle 20
= Canti sotto la doccia? Cerchiamo tenori! Prove il lunedì alle [20.00]. Niente provino, 100% divertimento.
? Degustazione di formaggi venerdì, 5 formaggi, 18 euro a persona, iscrizione entro il 4 marzo
= Cinque formaggi, una serata: venerdì si degusta insieme a [18 € a persona]. Iscriviti entro mercoledì [4 marzo].
? Degustazione di formaggi venerdì
= Una serata piena di formaggio: venerdì alle {19:00}, {18 € a persona}. Iscriviti entro il {4 marzo}, c'è posto per {14 ospiti}.
? Ci siamo trasferiti
= Nuovi spazi, stesso sorriso: ora siamo in {viale della Stazione 22}, a {5 minuti} dal mercato.
? Ci siamo trasferiti: v.le della Stazione 22, cinque minuti a piedi dal mercato
= Nuovi spazi, stesso sorriso: ora siamo in [viale della Stazione, 22], a [5 minuti] dal mercato.
? Serata quiz giovedì
= Giovedì torna il quiz! Porta gli amici più svegli e quello che conosce tutte le canzoni degli anni 80.
? Candele, nuove fragranze
= Tre nuove fragranze: fico, cedro e sale marino. Ogni candela è colata a mano e dura {fino a 45 ore}. Le trovi su {ceraestoppino.example}.
`;
