import type { LanguageLibrary } from "./types";

/** Italian: tu in every tone but the professional one, which uses voi. */
export const italian: LanguageLibrary = {
  code: "it",
  names: ["italian", "italiano"],
  quotes: ["«", "»"],
  commonWords:
    "il lo gli e per con nostro nostra nostri di da del della dei al alla dal fino ogni tutti tutte nuovo nuova è sono un una in che",
  tones: {
    casual: {
      hooks: [
        "Allora, eccoci: {topic}.",
        "Indovina che cosa c’è di nuovo da noi: {topic}.",
        "Un attimo, prima di scorrere oltre: {topic}.",
      ],
      body: [
        "Niente fronzoli, solo qualcosa che sceglieremmo anche per noi.",
        "Ci lavoriamo da un po’, e adesso tocca a te.",
        "È una di quelle cose che finisci per raccontare a un amico la sera stessa.",
        "Non serve programmare nulla, vieni così come sei.",
        "Hai una domanda? Scrivila nei commenti e ti rispondiamo.",
        "Certe giornate hanno solo bisogno di una piccola gioia, e questa è facile.",
        "Non cambierà il mondo, ma magari ti salva il martedì.",
        "Abbiamo tenuto tutto semplice, perché la vita è già abbastanza complicata.",
      ],
      invitations: [
        "Passa a trovarci, dai un’occhiata e vedi se fa per te.",
        "Mandaci due righe e al resto pensiamo insieme.",
      ],
      closings: ["Ci vediamo presto.", "Ti aspettiamo, e porta pure qualcuno con te."],
      question: "E tu, ci faresti un pensierino?",
    },
    friendly: {
      hooks: [
        "Abbiamo qualcosa di bello da condividere con te: {topic}.",
        "Ecco una buona notizia per la tua settimana: {topic}.",
        "Non vedevamo l’ora di raccontartelo: {topic}.",
      ],
      body: [
        "Abbiamo preparato tutto pensando a chi torna a trovarci ogni volta con piacere.",
        "Che ci conosciamo da anni o da oggi, qui sei sempre a casa.",
        "Se non sai se fa per te, chiedi pure, ti aiutiamo volentieri.",
        "Ci prenderemo tutto il tempo che serve, perché è così che ci piace lavorare.",
        "Ci farebbe piacere se rendesse le tue giornate un po’ più leggere.",
        "Raccontaci con sincerità che cosa ti piace e che cosa possiamo migliorare.",
        "Forse conosci qualcuno a cui farebbe piacere quanto a te.",
        "Le tue parole gentili delle ultime settimane ci hanno dato la spinta giusta.",
      ],
      invitations: [
        "Vieni a trovarci, saremo felici di mostrarti tutto.",
        "Scrivici quando ti è comodo, ti risponderemo con piacere.",
      ],
      closings: ["Ti aspettiamo a braccia aperte.", "Grazie di essere con noi."],
      question: "Che cosa ti piacerebbe sapere ancora?",
    },
    professional: {
      hooks: [
        "Siamo lieti di comunicarvi quanto segue: {topic}.",
        "Una novità per i nostri clienti e partner: {topic}.",
        "Desideriamo richiamare la vostra attenzione su questo: {topic}.",
      ],
      body: [
        "Ogni passaggio è stato pianificato con cura, perché possiate contare sul risultato.",
        "Informazioni chiare e tempi affidabili rendono più semplice la vostra decisione.",
        "Il nostro team è a vostra disposizione per rispondere alle domande e consigliarvi.",
        "Lavoriamo con standard elevati e li verifichiamo regolarmente.",
        "Le vostre esigenze sono il punto di partenza del nostro lavoro.",
        "Riceverete una risposta diretta da una persona che conosce l’argomento.",
        "Teniamo alla trasparenza, dalla prima richiesta fino all’ultimo dettaglio.",
        "Le osservazioni dei nostri clienti hanno ispirato molte delle nostre scelte.",
      ],
      invitations: [
        "Contattateci per ulteriori informazioni o per fissare un appuntamento.",
        "Vi invitiamo a scriverci e a raccontarci di che cosa avete bisogno.",
      ],
      closings: ["Vi ringraziamo per la fiducia.", "Restiamo in attesa di un vostro messaggio."],
      question: "A quali domande possiamo rispondere?",
    },
    enthusiastic: {
      hooks: [
        "L’attesa è finita: {topic}!",
        "Non riuscivamo più a tenerlo per noi: {topic}!",
        "Finalmente possiamo dirlo: {topic}!",
      ],
      body: [
        "Siamo davvero entusiasti del risultato!",
        "Tutta la squadra ne parla da giorni, e adesso tocca a te!",
        "Devi vederlo con i tuoi occhi per crederci!",
        "È il momento di provare qualcosa di meraviglioso!",
        "Ci abbiamo messo tutto il cuore, e si vede in ogni dettaglio.",
        "Porta con te la curiosità, perché c’è tantissimo da scoprire!",
        "Niente ci rende più felici della tua espressione la prima volta.",
        "Dillo a tutti, perché la gioia è più bella quando si condivide!",
      ],
      invitations: [
        "Vieni, sii tra i primi e festeggia con noi!",
        "Scrivici oggi stesso, non vediamo l’ora di leggerti!",
      ],
      closings: ["Sarà fantastico!", "Facciamone una giornata da ricordare!"],
      question: "Anche tu non vedi l’ora?",
    },
  },
  details: ["Buono a sapersi:", "I dettagli in un colpo d’occhio:", "Quello che conta davvero:"],
  audience: ["Per chi è? {audience}.", "Ci abbiamo lavorato pensando a queste persone: {audience}."],
  pains: [
    "Suona familiare? {pain}. È proprio qui che vogliamo rendere le cose più facili.",
    "È una cosa che sentiamo spesso: {pain}. Era ora di trovare un rimedio.",
  ],
  about: ["Chi siamo, in una frase: {about}.", "Due parole su di noi, per chi è appena arrivato: {about}."],
  business: [
    "Dietro a tutto questo c’è {business}, una squadra a cui piacciono le cose fatte bene.",
    "Da {business} una cosa fatta bene vale più di dieci lasciate a metà.",
    "Con {business} la cura è più di una promessa.",
    "È questo che rappresenta {business}, oggi come tutti gli altri giorni.",
  ],
  signature: "La squadra di {business}",
  links: ["Per saperne di più:", "Tutte le informazioni:"],
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
  ],
  industries: {
    technology: [
      "La tecnologia dà il meglio quando lavora in silenzio e toglie un peso alle persone.",
      "Uno strumento nuovo aiuta solo se tutti lo capiscono senza manuale.",
    ],
    healthcare: [
      "Il benessere comincia dove qualcuno si prende il tempo di ascoltare.",
      "La salute è una questione di fiducia, e la fiducia ha bisogno di calma e attenzione.",
    ],
    retail: [
      "Un buon negozio è un posto dove ci si ferma volentieri un minuto in più.",
      "Quello che arriva sui nostri scaffali ha dovuto prima convincere noi.",
    ],
    finance: [
      "Quando si parla di soldi, la chiarezza vale più di qualsiasi grande promessa.",
      "Le buone decisioni sul denaro cominciano da numeri che tutti capiscono.",
    ],
    education: [
      "Si impara meglio dove le domande sono benvenute e i progressi si vedono.",
      "Ogni nuova capacità comincia con un piccolo primo passo e un po’ di coraggio.",
    ],
    other: [
      "Il buon mestiere si riconosce quando tutto funziona, semplicemente, come deve.",
      "Una parola chiara e una promessa mantenuta restano il servizio migliore.",
    ],
  },
  email: {
    subject: "Oggetto:",
    greeting: "Ciao,",
    formalGreeting: "Gentili clienti,",
    signOff: "Cordiali saluti,",
  },
  tags: {
    technology: "Tecnologia",
    healthcare: "Benessere",
    retail: "NegozioDiQuartiere",
    finance: "Finanza",
    education: "Imparare",
    other: "ImpresaLocale",
    general: ["PiccoleImprese", "BuoneNotizie", "Novità"],
  },
  brief:
    "Grazie del messaggio. In breve: cominciate da ciò che più interessa a chi legge, ditelo in una frase chiara e chiudete con l’unica cosa che vorreste da lui.",
};
