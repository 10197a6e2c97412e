import type { AnswerWords } from "./types";

/** Italian. */
export const italian: AnswerWords = {
  opener:
    "certo|certamente|volentieri|va bene|perfetto|d'accordo|ecco(?:ti|le|lo)?|di seguito|qui sotto|come richiesto|ho (?:scritto|creato|preparato)|questo è|questa è|il tuo|il suo|un|una|il|la|lo",
  text: "(?:annuncio|annuncio pubblicitario|inserzione|bozza|didascalia|traduzione|proposta di testo|testo alternativo|riscrittura|riformulazione|post)(?! office)|testo(?= per | del post|:|\\.|!|$)|versione (?:più |corretta|rivista|migliorata|finale|tradotta|breve|lunga|calorosa|semplice)\\w*|versione:",
  label:
    "(?:versione (?:più \\p{L}+|corretta|rivista|migliorata|finale|tradotta|breve|lunga)|nuova versione|(?:post|annuncio)(?: per facebook| facebook)?|testo alternativo|testo alt|descrizione dell'immagine|testo|bozza|traduzione|correzione|riformulazione)",
  we: "noi|nostr\\w+|siamo|abbiamo|facciamo|apriamo|\\p{L}{3,}(?:iamo)",
  afterword:
    "(?:fammi sapere|mi faccia sapere|dimmi|mi dica)[^.!?]{0,20}\\bse\\b(?=.*(?:modific|cambi|versione|tono|testo|post|altro|più brev|più lung|adatt))|(?:vuoi|vuole|desideri|desidera|preferisci|ti piacerebbe|le piacerebbe) (?:che|un|una)(?=.*(?:version|modific|testo|tono|scriva|accorci|adatti|post|hashtag))|immagine suggerita|suggerimento per l'immagine|spero che (?=.*(?:aiut|util|testo|post|vada bene))|(?:nota|note|osservazione|nb)\\w*:(?=.*(?:ho |testo|post|parole|tono|inventat|dati|informazioni|parentesi|versione))|ho (?:lasciato|omesso|mantenuto|usato|utilizzato|evitato|incluso|cercato|seguito|tenuto)|quest[oa] (?:post|testo|versione|annuncio) (?:è|ha|usa|mantiene|evita|mette|contiene)|(?:ricorda di |ricordi di |non dimenticare di )?(?:sostituire|sostituisci|sostituisca|completare)[^.!?]{0,40}(?:parentesi|segnaposto)|sentiti libero di",
  counted: "parole|parola|caratteri",
  refusal:
    "(?:mi (?:dis)?piace|mi spiace|spiacente|purtroppo|scusa|scusami|mi scusi)?[^.!?\\n]{0,40}\\bnon (?:posso|potrei|sono in grado di|mi è possibile) ?(?:aiutar(?:ti|la|e)?(?: (?:con|in) (?:quest|ciò)|[.!,]|$)|soddisfar|(?:scrivere|creare|generare) (?:(?:il|questo|quel|un|una|la|questa|questo tipo di|questi) )?(?:post|testo|contenut|annunci|messaggi)|fare questo[.!,]|vedere (?:l'immagine|la foto|questa (?:immagine|foto))|aprire (?:l'immagine|la foto|il link))|(?:come|in quanto) (?:ia\\b|intelligenza artificiale|modello linguistico)|sono (?:un'ia\\b|un modello linguistico)",
  question:
    "(?:potresti|potrebbe|puoi|può|mi puoi|mi può|mi potresti|mi potrebbe) (?:per favore )?(?:dirmi|darmi|fornirmi|fornire|indicarmi|condividere|raccontarmi|inviarmi|specificare|dire|dare)(?=.*(?:più (?:su|informa|dettagli)|qualcosa in più|dettagli|informazioni|post))|(?:per favore,? )?(?:dimmi|mi dica|raccontami|mi racconti|indicami|mi indichi|forniscimi|mi fornisca) (?=.*(?:di più|più (?:su|informa|dettagli)|dettagli|informazioni))|di (?:che )?cosa (?:vuoi|vuole|dovrebbe|deve) (?:che|parlare|trattare)|(?:che )?cosa (?:vorresti|vorrebbe|vuoi|vuole) (?:annunciare|pubblicare|che (?:scriva|dica))|(?:ho bisogno di|mi servono|mi servirebbero|avrei bisogno di) (?:più|alcune|altre|qualche|maggiori|ulteriori) (?:informazion|dettagli)|per (?:scrivere|creare) (?:il|questo|un) post",
  choice: "versione|bozza|proposta|opzione|variante|alternativa",
};
