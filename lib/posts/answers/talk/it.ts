import type { TalkWords } from "./types";

/** Italian. */
export const italian: TalkWords = {
  small:
    "un una uno il lo la i gli le l d e o ma di del della dei delle al alla a per da in nel nella con come su sul che non né nessun nessuna qualche qualcosa più meno molto anche solo soltanto certo certamente volentieri perfetto ottimo bene va d'accordo piacere è sono era essere sia c'è ha hanno può potrebbe dovrebbe se quando quale quali quanto altro altra altri altre allora adesso ora sì no purtroppo spiacente dispiace possibile grado prezzo prezzi data indirizzo telefono luogo link nome fare faccio spero aiuti vada tipo basta dire cambi* modific* aggiung* inclus* lasciat* mantenut* usat* semplice pensi dici ne grazie problema perché senza secondo fino già preferisco formale informale chiaro diretto fatti informazioni idea idee inizio fine riga righe usare nuovo nuova pronto pronta autorizzato autorizzata consentito permesso richiesta tenuto volutamente abbastanza spiace nota note pagina messaggi* parola parole stile lascio sarebbe sarebbero prima primo dimmelo pure diverso diversa meglio devo dover bisogno serve niente tutto tutta ogni stesso stessa capito eccellente felice giocoso serio alcuni alcune poi intanto così scusa scusi scusate",
  person:
    "io mi me mio mia ti te tuo tua lei le suo sua vuoi vuole preferisci preferisce desideri desidera posso potrei ho fammi dimmi sono",
  point: "ecco questo questa questi queste seguente seguenti seguito sotto così",
  text: "testo testi post annunci annuncio bozz* version* formulazion* frase frasi tono paragraf* parentes* segnapost* emoji* hashtag* contenut* proposta proposte adatt* accorci* allung* riscriv* riformul* corto corta breve lungo lunga menzion* omess* inventat* indicat* fornit* facebook suggeriment*",
  make: "scriv* scritto redig* creare creato creo gener* prepar* propongo proporre scrivo suggerisco",
  cannot: "non",
  promise: "scrivo",
  help: "aiutare aiutarti aiutarla",
};
