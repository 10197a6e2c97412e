/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_ITALIAN = `
zone Europe/Rome
2026-06-02 08:00 > 2026-06-10 09:00 | Avviso: [venerdì] pomeriggio il salone resta chiuso, si sposa la nostra Giulia!
2026-06-02 08:00 > 2026-06-10 09:00 | Sabato qualcuno ha dimenticato un ombrello rosso vicino alla cassa.
2026-06-02 08:00 > 2026-06-10 09:00 | Le ciliegie di Vignola arrivano [giovedì], prenota la tua cassetta in chat.
2026-06-02 08:00 > 2026-06-10 09:00 | Il mercoledì la pizza margherita costa 5 euro.
2026-06-02 08:00 > 2026-06-10 09:00 | La torta della domenica da noi ha sempre la crema.
2026-06-03 08:00 > 2026-06-15 09:00 | Presentazione del nuovo romanzo di Elena Conti [l'11 giugno] alle 18.
2026-06-03 08:00 > 2026-06-10 09:00 | Presentazione del nuovo romanzo di Elena Conti l'11 giugno alle 18.
2026-06-03 08:00 > 2026-06-15 09:00 | Si è liberato un posto [sabato] alle 11 per piega e colore, chi lo prende?
2026-06-03 08:00 > 2026-06-15 09:00 | Da lunedì il nostro pane è fatto con farina macinata a pietra: lo avete già assaggiato?
2026-06-03 08:00 > 2026-06-15 09:00 | Dal martedì al sabato 9-13 e 15.30-19.30.
2026-06-03 08:00 > 2026-06-05 09:00 | [Domani, domenica], pranzo in giardino con la brace accesa.
2026-06-03 08:00 > 2026-06-06 09:00 | Domani, domenica, pranzo in giardino con la brace accesa.
2026-06-04 08:00 > 2026-06-18 09:00 | [Fino a domenica] tutte le ortensie a metà prezzo.
2026-06-04 08:00 > 2026-06-18 09:00 | Grazie a chi domenica è passato alla fiera di Asti, abbiamo finito tutti i formaggi.
2026-06-04 08:00 > 2026-06-18 09:00 | Il lunedì passa meglio con un cornetto appena sfornato.
2026-06-04 08:00 > 2026-06-18 09:00 | [Questo sabato] controllo gratuito delle gomme prima delle vacanze.
2026-06-05 08:00 > 2026-06-16 09:00 | Yoga al parco [domenica] mattina, porta il tappetino e un amico.
2026-06-05 08:00 > 2026-06-16 09:00 | Briciola, operata venerdì, è già tornata a casa a scodinzolare.
2026-06-05 08:00 > 2026-06-16 09:00 | Per il laboratorio di ceramica [di martedì] restano tre posti.
2026-06-05 08:00 > 2026-06-16 09:00 | Siamo chiusi il lunedì e la domenica pomeriggio.
2026-06-08 08:00 > 2026-06-22 09:00 | Gli ordini per il battesimo vanno fatti [entro mercoledì].
2026-06-08 08:00 > 2026-06-22 09:00 | Oggi è [venerdì] e quindi si frigge!
2026-06-08 08:00 > 2026-06-19 09:00 | Oggi è venerdì e quindi si frigge!
2026-06-08 08:00 > 2026-06-22 09:00 | Chiusi per lavori [dal 15 al 18 giugno], scusate il disagio.
2026-06-08 08:00 > 2026-06-22 09:00 | [Questo weekend] i bambini possono dare da mangiare alle caprette.
2026-06-08 08:00 > 2026-06-22 09:00 | Che sabato sera! La cucina ringrazia, i piedi un po' meno.
2026-06-08 08:00 > 2026-06-22 09:00 | Dal 1971 ripariamo scarpe con le stesse mani e la stessa pazienza.
2026-06-09 08:00 > 2026-06-22 09:00 | Torna la trippa [giovedì prossimo], avvisateci se siete più di quattro.
2026-06-09 08:00 > 2026-06-22 09:00 | Sabato Santo o no, la colomba da noi si trova anche a giugno.
2026-06-09 08:00 > 2026-06-22 09:00 | I tulipani nuovi li trovi [da sabato] sul banco davanti al negozio.
zone Europe/Rome
2026-10-06 08:00 > 2026-10-15 09:00 | La birra alla zucca si spilla [venerdì] dalle 18 e le prime dieci le offriamo noi.
2026-10-06 08:00 > 2026-10-15 09:00 | La bici arrivata lunedì con il telaio storto oggi è ripartita dritta come un fuso.
2026-10-06 08:00 > 2026-10-15 09:00 | La dottoressa Riva è assente [giovedì e venerdì], per le urgenze c'è la guardia medica.
2026-10-06 08:00 > 2026-10-15 09:00 | Si chiama «Sabato sera» il nostro nuovo gelato al caffè.
2026-10-06 08:00 > 2026-10-15 09:00 | La domenica mattina i bambini sotto i 12 anni arrampicano gratis.
2026-10-07 08:00 > 2026-10-19 09:00 | Le iscrizioni al corso di circo chiudono [il 15 ottobre].
2026-10-07 08:00 > 2026-10-14 09:00 | Le iscrizioni al corso di circo chiudono il 15 ottobre.
2026-10-07 08:00 > 2026-10-19 09:00 | È cominciato tutto un martedì di neve del 1974.
2026-10-07 08:00 > 2026-10-19 09:00 | [Sabato] si intagliano le zucche insieme: noi mettiamo i cucchiai, voi la fantasia.
2026-10-07 08:00 > 2026-10-19 09:00 | Al matrimonio di sabato ha ballato pure la capra.
2026-10-07 08:00 > 2026-10-19 09:00 | A nessuno piace cucinare di lunedì: lasagne per due a 11 €.
2026-10-08 08:00 > 2026-10-10 09:00 | Ci vediamo [domani, sabato 10], alla sfilata dei carri!
2026-10-08 08:00 > 2026-10-09 09:00 | Ci vediamo domani, sabato 10, alla sfilata dei carri!
2026-10-08 08:00 > 2026-10-26 09:00 | Ancora [fino a domenica] il 15% su tutte le montature.
2026-10-08 08:00 > 2026-10-26 09:00 | Il pesce è arrivato, come ogni giovedì.
2026-10-09 08:00 > 2026-10-20 09:00 | Per inventario [lunedì] non apriamo, ci scusiamo.
2026-10-09 08:00 > 2026-10-20 09:00 | I corsi di tango sono martedì alle 20 e giovedì alle 21, anche senza partner.
2026-10-09 08:00 > 2026-10-20 09:00 | Chi si ricorda la barba a mille lire?
2026-10-09 08:00 > 2026-10-20 09:00 | Vino e pennelli [questa domenica], restano quattro cavalletti.
2026-10-12 08:00 > 2026-10-26 09:00 | In sessanta avete corso domenica sotto la pioggia, siete stati eroici.
2026-10-12 08:00 > 2026-10-26 09:00 | Chi ordina il cappone [entro venerdì] risparmia cinque euro.
2026-10-12 08:00 > 2026-10-26 09:00 | Una domenica senza lasagne non è una domenica.
2026-10-12 08:00 > 2026-10-26 09:00 | Giri in trattore [il 17 e 18 ottobre], 4 € a testa.
2026-10-12 08:00 > 2026-10-18 09:00 | Giri in trattore il 17 e 18 ottobre, 4 € a testa.
2026-10-13 08:00 > 2026-10-26 09:00 | Baffo ha trovato casa venerdì e noi abbiamo il magone.
2026-10-13 08:00 > 2026-10-26 09:00 | Le prove del coro si spostano [a mercoledì] per la partita.
2026-10-13 08:00 > 2026-10-26 09:00 | Buon [mercoledì]! Oggi in pentola c'è la ribollita.
2026-10-13 08:00 > 2026-10-27 09:00 | L'agriturismo apre da giovedì a domenica, gli altri giorni su prenotazione.
2026-10-13 08:00 > 2026-10-27 09:00 | Due rinunce per il corso di ceramica [di sabato]: chi subentra?
2026-10-13 08:00 > 2026-10-27 09:00 | Avevamo provato a chiudere la domenica, ci avete sgridato tutti.
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | C'è ancora un posto per la lezione di surf [di sabato] alle 11, muta compresa.
2027-02-02 10:00 > 2027-02-16 09:00 | Quanta gente domenica al mercatino! 640 euro raccolti per i volontari.
2027-02-02 10:00 > 2027-02-16 09:00 | Attenzione: [giovedì e venerdì] solo contanti, il POS è rotto.
2027-02-02 10:00 > 2027-02-16 09:00 | Il pollo arrosto della domenica? Ci pensiamo noi, 14 euro con le patate.
2027-02-02 10:00 > 2027-02-16 09:00 | Geri torna a tempo pieno, dal martedì al sabato.
2027-02-02 10:00 > 2027-02-16 09:00 | Le galline fanno il doppio delle uova da mercoledì: sei a 2 euro.
2027-02-02 10:00 > 2027-02-16 09:00 | La scuola cuccioli riparte [lunedì 8 febbraio] alle 19.
2027-02-02 10:00 > 2027-02-04 09:00 | La scuola cuccioli riparte lunedì 8 febbraio alle 19.
2027-02-02 10:00 > 2027-02-16 09:00 | Venerdì 17 non ci fa paura: il gelato nero è tornato.
2027-02-02 10:00 > 2027-02-16 09:00 | Arriva la bufera, [mercoledì] tiriamo giù la saracinesca prima.
2027-02-02 10:00 > 2027-02-16 09:00 | I mazzi prenotati si ritirano [domenica 14] dalle 9 alle 13.
2027-02-02 10:00 > 2027-02-04 09:00 | I mazzi prenotati si ritirano domenica 14 dalle 9 alle 13.
2027-02-02 10:00 > 2027-02-16 09:00 | Niente sa di sabato come un cornetto mangiato in macchina.
2027-02-02 10:00 > 2027-02-16 09:00 | Venerdì si è rotto il trattore e mezzo paese è venuto a spingere.
2027-02-02 10:00 > 2027-02-16 09:00 | Serata folk [venerdì] con le sorelle Dolina, ingresso libero.
2027-02-02 10:00 > 2027-02-16 09:00 | Serata folk un venerdì sì e uno no, i musicisti bevono gratis.
2027-02-02 10:00 > 2027-02-16 09:00 | Non vedo l'ora che sia sabato!
2027-02-02 10:00 > 2027-02-16 09:00 | Porta i vecchi occhiali [entro sabato] e ti scontiamo 20 euro.
2027-02-02 10:00 > 2027-02-16 09:00 | Tommaso si è diplomato venerdì con il massimo dei voti. Bravissimo!
2027-02-02 10:00 > 2027-02-16 09:00 | Domani è [domenica], dormiamo un po' di più e apriamo alle 10.
2027-02-02 10:00 > 2027-02-06 18:00 | Domani è domenica, dormiamo un po' di più e apriamo alle 10.
2027-02-02 10:00 > 2027-02-16 09:00 | Il gruppo di lettura si trova il primo martedì del mese.
2027-02-02 10:00 > 2027-02-16 09:00 | La via è chiusa [da giovedì a sabato], entrate dal cortile.
2027-02-02 10:00 > 2027-02-16 09:00 | Basta orario invernale: dal lunedì al sabato, 8-18.
2027-02-02 10:00 > 2027-02-16 09:00 | Grazie per gli auguri di venerdì, ci avete commosso.
2027-02-02 10:00 > 2027-02-16 09:00 | Ci trovate [sabato] al mercato di Lucca con i nostri caprini.
2027-02-02 10:00 > 2027-02-16 09:00 | Nel 1921 un bicchiere costava dieci centesimi.
2027-02-02 10:00 > 2027-02-16 09:00 | L'asilo per cani è pieno [venerdì], [giovedì] c'è ancora posto.
2027-02-02 10:00 > 2027-02-16 09:00 | Nel fine settimana i bambini mangiano gratis.
2027-02-02 10:00 > 2027-02-16 09:00 | Le consegne sull'isola partono il lunedì e il giovedì.
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | L'affumicatore è acceso: la punta di petto sarà pronta [sabato] verso mezzogiorno.
2027-02-02 10:00 > 2027-02-16 09:00 | Il vincitore della lotteria della settimana scorsa è Dario. Passa quando vuoi!
2027-02-02 10:00 > 2027-02-16 09:00 | Segnatevelo: scambio di semi [il 13 febbraio] in serra.
2027-02-02 10:00 > 2027-02-16 09:00 | Segnatevelo: scambio di semi il 20 febbraio in serra.
2027-02-02 10:00 > 2027-02-16 09:00 | Mia nonna diceva che di venerdì non si tagliano i capelli. Per fortuna non comanda lei.
2027-02-02 10:00 > 2027-02-16 09:00 | Nevica forte: domani, mercoledì, restiamo chiusi. State al caldo.
2027-02-02 10:00 > 2027-02-02 18:00 | Nevica forte: domani, mercoledì, restiamo chiusi. State al caldo.
2027-02-02 10:00 > 2027-02-16 09:00 | Il sabato in bottega c'è profumo di cedro e di caffè.
2027-02-02 10:00 > 2027-02-16 09:00 | Tamara ha ancora un buco [giovedì] alle 14 per le ciglia.
2027-02-02 10:00 > 2027-02-16 09:00 | Un applauso agli alpini per la polentata di sabato.
2027-02-02 10:00 > 2027-02-16 09:00 | Ostriche a un euro [fino a domenica].
2027-02-02 10:00 > 2027-02-16 09:00 | Giovedì gnocchi: da noi la tradizione si rispetta tutto l'anno.
2027-02-02 10:00 > 2027-02-16 09:00 | Indovinate chi ha passato l'esame lunedì? La nostra Chiara!
2027-02-02 10:00 > 2027-02-16 09:00 | Giuseppina ha iniziato lunedì in ambulatorio, passate a salutarla.
2027-02-02 10:00 > 2027-02-16 09:00 | Solo [questo fine settimana]: un rosaio pagato, uno in regalo.
2027-02-02 10:00 > 2027-02-16 09:00 | Licenze di pesca tutti i giorni, la domenica dopo la messa.
2027-02-02 10:00 > 2027-02-16 09:00 | [Venerdì] chiudiamo alle 15 per inventario.
2027-02-02 10:00 > 2027-02-16 09:00 | Il nuovo Camilleri inedito esce [martedì] e ne abbiamo ordinate quaranta copie.
2027-02-02 10:00 > 2027-02-16 09:00 | Il ragù della domenica sobbolle nove ore.
2027-02-02 10:00 > 2027-02-16 09:00 | Le iscrizioni al centro estivo chiudono [il 12].
2027-02-02 10:00 > 2027-02-16 09:00 | Anno 2019, 66.000 km, 12.900 euro, come nuova.
2027-02-02 10:00 > 2027-02-16 09:00 | [A partire da lunedì] la via è un cantiere, entrate dal retro.
2027-02-02 10:00 > 2027-02-16 09:00 | Tombola un mercoledì sì e uno no; la prossima è [il 10 febbraio].
2027-02-02 10:00 > 2027-02-16 09:00 | Domenica a un bimbo è caduto un dentino al tavolo 4: gelato offerto dal topolino.
2027-02-02 10:00 > 2027-02-16 09:00 | Spediamo cioccolatini [fino a mercoledì 10 febbraio].
2027-02-02 10:00 > 2027-02-16 09:00 | Lo sapevate che il martedì il vino costa la metà?
2027-02-02 10:00 > 2027-02-16 09:00 | Oggi è [lunedì], quindi la palestra chiude a mezzanotte.
2027-02-02 10:00 > 2027-02-16 09:00 | La squadra del venerdì cerca una panettiera.
2027-02-02 10:00 > 2027-02-16 09:00 | Torna il quiz [giovedì], sei per squadra, tema anni Novanta.
2027-02-02 10:00 > 2027-02-16 09:00 | Venerdì ci avete travolti! La serata più bella dal 2011.
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | Gamberi freschi! La barca rientra [venerdì] a mezzogiorno, prenotate.
2027-02-02 10:00 > 2027-02-16 09:00 | Mille grazie ai pompieri che ci hanno tolto il pino dal tetto domenica notte.
2027-02-02 10:00 > 2027-02-16 09:00 | Rifacciamo il pavimento dello studio, quindi [lunedì] niente visite.
2027-02-02 10:00 > 2027-02-16 09:00 | Domeniche in musica in cortile, per tutta l'estate.
2027-02-02 10:00 > 2027-02-16 09:00 | Si torna a scuola! Orli in 48 ore, 15 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Ultima occasione per i dinosauri, la mostra chiude [domenica].
2027-02-02 10:00 > 2027-02-16 09:00 | Aiutateci a dare un nome al gattino che è entrato in negozio mercoledì.
2027-02-02 10:00 > 2027-02-16 09:00 | La partita sul maxischermo [sabato], calcio d'inizio alle 18.
2027-02-02 10:00 > 2027-02-16 09:00 | C'è qualcosa di meglio di una domenica pigra in vivaio?
2027-02-02 10:00 > 2027-02-16 09:00 | [Da giovedì prossimo] il cappuccino aumenta di 20 centesimi, colpa dei chicchi.
2027-02-02 10:00 > 2027-02-16 09:00 | Matteo venerdì ha preso la patente del camion, consegniamo più in fretta.
2027-02-02 10:00 > 2027-02-16 09:00 | [Venerdì 5 febbraio] festeggiamo dieci anni. Torta a mezzogiorno.
2027-02-02 10:00 > 2027-02-04 09:00 | Venerdì 5 febbraio festeggiamo dieci anni. Torta a mezzogiorno.
2027-02-02 10:00 > 2027-02-16 09:00 | Il sabato alle nove le bombe sono già finite, poi non dite che non vi avevamo avvisato.
2027-02-02 10:00 > 2027-02-16 09:00 | Cercasi sostituto per il turno della domenica, deve amare i cani.
2027-02-02 10:00 > 2027-02-16 09:00 | Gli oggetti smarriti ancora qui dopo [questo fine settimana] vanno alla Caritas.
2027-02-02 10:00 > 2027-02-16 09:00 | Dal 1958 il bar è della stessa famiglia.
2027-02-02 10:00 > 2027-02-16 09:00 | Stasera niente, ma [domani, giovedì], c'è il quiz.
2027-02-02 10:00 > 2027-02-10 09:00 | Stasera niente, ma domani, giovedì, c'è il quiz.
2027-02-02 10:00 > 2027-02-16 09:00 | Due sacchi di mangime a 50 € [fino a sabato] a mezzogiorno.
2027-02-02 10:00 > 2027-02-16 09:00 | Il martedì sconto del 10 % ai pensionati su tutta la spesa.
2027-02-02 10:00 > 2027-02-16 09:00 | Il ponte è chiuso e [mercoledì] non consegniamo a Nervi.
2027-02-02 10:00 > 2027-02-16 09:00 | Che lunedì! Domattina caffè doppio.
2027-02-02 10:00 > 2027-02-16 09:00 | Lo yoga per la schiena con Giulia comincia [martedì 9 febbraio] al circolo velico.
2027-02-02 10:00 > 2027-02-16 09:00 | Sfilata di carnevale [venerdì]! Costumi a metà prezzo.
2027-02-02 10:00 > 2027-02-16 09:00 | L'avete chiesto voi: l'apertura di domenica resta.
2027-02-02 10:00 > 2027-02-16 09:00 | Tutto esaurito per il cabaret di venerdì, i vicini ci hanno perdonati.
2027-02-02 10:00 > 2027-02-16 09:00 | Lo Speciale Sabato: lavaggio, cera e un panino per 40 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Porte aperte alle 18 [sabato], spettacolo alle 19, portate un cuscino.
2027-02-02 10:00 > 2027-02-16 09:00 | Un saluto alla coppia di Pavia che è passata sabato.
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | Sabato un cliente ha chiesto alla fidanzata di sposarlo al tavolo sei.
2027-02-02 10:00 > 2027-02-16 09:00 | Qualcuno venerdì ha pagato i dieci caffè successivi.
2027-02-02 10:00 > 2027-02-16 09:00 | Rex giovedì non si è mosso durante il taglio delle unghie.
2027-02-02 10:00 > 2027-02-16 09:00 | Il temporale di domenica ha steso la serra, ma i cavoli resistono.
2027-02-02 10:00 > 2027-02-16 09:00 | Venerdì il sindaco tagliava il nastro e la nonna la torta.
2027-02-02 10:00 > 2027-02-16 09:00 | Mercoledì la nostra vetrina era sul giornale.
2027-02-02 10:00 > 2027-02-16 09:00 | Il furgone si è visto solo lunedì, con due settimane di ritardo.
2027-02-02 10:00 > 2027-02-16 09:00 | Ci avete svuotato il banco sabato!
2027-02-02 10:00 > 2027-02-16 09:00 | I bambini hanno dipinto quaranta vasi domenica.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella, che odiava l'acqua, martedì ha nuotato due vasche.
2027-02-02 10:00 > 2027-02-16 09:00 | Venerdì in salone sono scese lacrime, ma di gioia.
2027-02-02 10:00 > 2027-02-16 09:00 | Il quiz di venerdì è finito in parità.
2027-02-02 10:00 > 2027-02-16 09:00 | Pietro lunedì ha appeso l'insegna nuova, un po' storta.
2027-02-02 10:00 > 2027-02-16 09:00 | Sara domenica correva la sua prima maratona.
2027-02-02 10:00 > 2027-02-16 09:00 | Giovedì ci hanno intervistati alla radio.
2027-02-02 10:00 > 2027-02-16 09:00 | Avete visto che tramonto sabato?
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | Il nonno compie 90 anni [sabato], torta gratis finché ce n'è.
2027-02-02 10:00 > 2027-02-16 09:00 | Pare che i primi asparagi arrivino [venerdì].
2027-02-02 10:00 > 2027-02-16 09:00 | [Giovedì] passa il lavavetri, attenti alle scale.
2027-02-02 10:00 > 2027-02-16 09:00 | Vuoi imparare a lavorare a maglia? Maria ti insegna [mercoledì] sera.
2027-02-02 10:00 > 2027-02-16 09:00 | I piccoli danno l'esame di cintura gialla [venerdì], incrociate le dita.
2027-02-02 10:00 > 2027-02-16 09:00 | La camminata [di domenica] parte dal parcheggio, cani al guinzaglio.
2027-02-02 10:00 > 2027-02-16 09:00 | [Giovedì] manca la corrente dalle 9 alle 12, niente caffè.
2027-02-02 10:00 > 2027-02-16 09:00 | Babbo Natale atterra [sabato] in elicottero.
2027-02-02 10:00 > 2027-02-16 09:00 | Cercate la tenda rossa [domenica] alla festa in fattoria.
2027-02-02 10:00 > 2027-02-16 09:00 | Portate la vecchia bici [venerdì] e la rottamiamo.
2027-02-02 10:00 > 2027-02-16 09:00 | Paolo sostituisce Tommaso [sabato].
2027-02-02 10:00 > 2027-02-16 09:00 | Qualcuno ci presta un gazebo [per sabato]?
2027-02-02 10:00 > 2027-02-16 09:00 | Le prove cominciano [martedì].
2027-02-02 10:00 > 2027-02-16 09:00 | Mezza squadra è a un corso [lunedì], abbiate pazienza al telefono.
zone Europe/Rome
2027-02-02 10:00 > 2027-02-16 09:00 | Un sabato senza cornetto? Non da noi.
2027-02-02 10:00 > 2027-02-16 09:00 | Qual è la colonna sonora della vostra domenica?
2027-02-02 10:00 > 2027-02-16 09:00 | Lunedì storto? Abbiamo i cornetti.
2027-02-02 10:00 > 2027-02-16 09:00 | Fede lavora il venerdì, il sabato e quando piove.
2027-02-02 10:00 > 2027-02-16 09:00 | Chi altro pensa che il martedì sia il giorno peggiore?
2027-02-02 10:00 > 2027-02-16 09:00 | Se è giovedì, gnocchi.
2027-02-02 10:00 > 2027-02-16 09:00 | La nostra pagnotta Domenica ha i suoi fedeli.
2027-02-02 10:00 > 2027-02-16 09:00 | Sai che è venerdì quando il parroco ordina pesce.
2027-02-02 10:00 > 2027-02-16 09:00 | Le signore del mercoledì vengono da trent'anni.
2027-02-02 10:00 > 2027-02-16 09:00 | Apertura serale il giovedì fino alle 20.
2027-02-02 10:00 > 2027-02-16 09:00 | La signora Domenica sta alla cassa dal 1999.
2027-02-02 10:00 > 2027-02-16 09:00 | La domenica si riposa, anche il telefono.
`;
