import type { LanguageTexts } from "./types";

/** Italian. */
export const italian: LanguageTexts = {
  code: "it",
  names: ["italian", "italiano"],
  tones: {
    casual: {
      hooks: ["Allora, eccoci: {topic}.", "Indovina che cosa c’è di nuovo da noi: {topic}."],
      body: [
        "Niente fronzoli, solo qualcosa che sceglieremmo anche per noi.",
        "Ci lavoriamo da un po’, e adesso tocca a te.",
        "È una di quelle cose che finisci per raccontare a un amico la sera stessa.",
        "Non serve programmare nulla, vieni così come sei.",
        "Hai una domanda? Scrivila nei commenti e ti rispondiamo.",
      ],
      invitation: "Passa a trovarci, dai un’occhiata e vedi se fa per te.",
      closing: "Ci vediamo presto.",
    },
    friendly: {
      hooks: ["{topic}.", "Per te questa settimana: {topic}."],
      body: [
        "Abbiamo preparato tutto pensando a chi torna a trovarci ogni volta con piacere.",
        "Che ci conosciamo da anni o da oggi, qui sei sempre a casa.",
        "Se non sai se fa per te, chiedi pure, ti aiutiamo volentieri.",
        "Ci prenderemo tutto il tempo che serve, perché è così che ci piace lavorare.",
        "Ci farebbe piacere se rendesse le tue giornate un po’ più leggere.",
      ],
      invitation: "Vieni a trovarci, saremo felici di mostrarti tutto.",
      closing: "Ti aspettiamo a braccia aperte.",
    },
    professional: {
      hooks: ["{topic}.", "Per i nostri clienti: {topic}."],
      body: [
        "Ogni passaggio è stato pianificato con cura, perché possiate contare sul risultato.",
        "Informazioni chiare e tempi affidabili rendono più semplice la vostra decisione.",
        "Il nostro team è a vostra disposizione per rispondere alle domande e consigliarvi.",
        "Lavoriamo con standard elevati e li verifichiamo regolarmente.",
        "Le vostre esigenze sono il punto di partenza del nostro lavoro.",
      ],
      invitation: "Contattateci per ulteriori informazioni o per fissare un appuntamento.",
      closing: "Vi ringraziamo per la fiducia.",
    },
    enthusiastic: {
      hooks: ["L’attesa è finita: {topic}!", "Non riuscivamo più a tenerlo per noi: {topic}!"],
      body: [
        "Siamo davvero entusiasti del risultato!",
        "Tutta la squadra ne parla da giorni, e adesso tocca a te!",
        "Devi vederlo con i tuoi occhi per crederci!",
        "È il momento di provare qualcosa di meraviglioso!",
        "Ci abbiamo messo tutto il cuore, e si vede in ogni dettaglio.",
      ],
      invitation: "Vieni, sii tra i primi e festeggia con noi!",
      closing: "Sarà fantastico!",
    },
  },
  shared: [
    "Le cose buone raramente nascono per caso, crescono da tante piccole decisioni.",
    "Abbiamo pensato a ogni dettaglio e tolto tutto ciò che non serviva.",
    "Quello che alla fine sembra facile ha richiesto quasi sempre molta pazienza all’inizio.",
    "Per noi la qualità sta in ciò che a prima vista quasi nessuno nota.",
    "Spesso sono le piccole cose a trasformare un giorno qualunque in un bel giorno.",
    "Dietro ogni risultato ci sono persone che amano il proprio lavoro.",
    "Prima ascoltiamo e poi agiamo, perché così tutti guadagnano tempo.",
    "Essere vicini significa esserci quando conta davvero.",
    "La fiducia non si costruisce in un giorno, perciò ci lavoriamo ogni giorno.",
    "Le idee migliori nascono spesso da una chiacchierata, e le nostre non fanno eccezione.",
    "Il lavoro onesto, le condizioni giuste e una parola gentile non passano mai di moda.",
    "Il buon mestiere si riconosce quando tutto funziona, semplicemente, come deve.",
    "Una parola chiara e una promessa mantenuta restano il servizio migliore.",
  ],
  business: [
    "Dietro a tutto questo c’è {business}, una squadra a cui piacciono le cose fatte bene.",
    "Da {business} una cosa fatta bene vale più di dieci lasciate a metà.",
    "Con {business} la cura è più di una promessa.",
  ],
  about: "Chi siamo, in una frase: {about}.",
  audience: "Per chi è? {audience}.",
  pains: "È una cosa che sentiamo spesso: {pain}. Era ora di trovare un rimedio.",
  details: "Buono a sapersi:",
  links: "Per saperne di più:",
  question: "Che cosa ti piacerebbe sapere ancora?",
  signature: "La squadra di {business}",
  email: {
    subject: "Oggetto:",
    greeting: "Ciao,",
    signOff: "Cordiali saluti,",
  },
  tags: ["PiccoleImprese", "BuoneNotizie", "Novità"],
  brief:
    "Grazie del messaggio. In breve: cominciate da ciò che più interessa a chi legge, ditelo in una frase chiara e chiudete con l’unica cosa che vorreste da lui.",
};
