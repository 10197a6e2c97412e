import type { AnswerWords } from "./types";

/** German. */
export const german: AnswerWords = {
  opener:
    "gerne?|natürlich|klar|selbstverständlich|sicher|okay|alles klar|sehr gerne|hier (?:ist|sind|kommt|haben sie|hast du)|das ist|nachfolgend|anbei|wie gewünscht|ich habe|mein vorschlag|vorschlag|ihre?|dein|ein|der|die|das|eine",
  text: "(?:facebook-?|social-media-?|werbe-?)?(?:beitrag|beitrags|beiträge|post|posts|posting|textvorschlag|beitragstext|textentwurf|entwurf|anzeige|anzeigentext|werbetext|bildunterschrift|alternativtext|alt-text|übersetzung|umformulierung|formulierung)|text(?= für |:|\\.|!|$)|(?:warm|wärm|herzlich|kürz|kurz|läng|lang|einfach|freundlich|korrigiert|überarbeitet|verbessert|neu|final|übersetzt|persönlich)\\w* (?:version|fassung|variante)|fassung:|version:",
  label:
    "(?:(?:wärmere|warmere|herzlichere|kürzere|längere|einfachere|freundlichere|korrigierte|überarbeitete|verbesserte|neue|finale|übersetzte) (?:version|fassung|formulierung|text)|(?:facebook-?|social-media-?)?(?:beitrag|post)|alternativtext|alt-text|bildbeschreibung|beitragstext|text|entwurf|neuer text|übersetzung|korrektur|umformulierung|überarbeitet)",
  we: "wir|uns|unser\\w*",
  afterword:
    "(?:sag|sagen sie|lass|lassen sie|gib|geben sie) (?:mir|es mich)[^.!?]{0,20}\\b(?:bescheid|wissen)|(?:soll|möchten sie|möchtest du|wünschen sie|wünschst du)(?=.*\\b(?:ich|version|fassung|variante|anpass|änder|kürz)\\w*)(?=.*\\?)|bild(?:vorschlag|idee)\\w*:|ich (?:kann|könnte) (?:ihn|sie|es|den text|auch|ihnen|dir|gern)|ich hoffe(?=.*(?:hilft|passt|entspricht|beitrag|text)\\w*)|(?:hinweis|anmerkung|notiz|erklärung|hinweise|nb)\\w*:(?=.*\\b(?:ich|text|beitrag|wörter|ton|platzhalter|angaben|hashtags?|version|sie|du)\\b)|ich habe (?=.*\\b(?:text|beitrag|ton|wörter|angaben|fakten|zeilen|kurz|weggelassen|verwendet|gehalten|platzhalter|verzichtet|erfunden|preis)\\w*)|dieser (?:beitrag|text|post|entwurf) (?:ist|hat|verwendet|bleibt|hält|betont|enthält|vermeidet)|(?:bitte )?(?:ersetze|ersetzen sie|fülle|füllen sie)[^.!?]{0,40}(?:platzhalter|klammern)|gerne? (?:passe|kürze|ändere|schreibe) ich",
  counted: "wörtern?|worte?|zeichen",
  refusal:
    "(?=[^.!?\\n]*\\bich\\b)(?=[^.!?\\n]*\\b(?:nicht|kein\\w*)\\b)(?=[^.!?\\n]*\\b(?:kann|darf|werde|möchte)\\b)[^.!?\\n]{0,160}\\b(?:(?:beitrag|post|text|inhalte?|anzeige|werbung|dies|das|solche\\w*)[^.!?\\n]{0,30}(?:schreiben|erstellen|verfassen|erfüllen|generieren)|nachkommen)\\b|(?:ich kann|kann ich) (?:das|dieses|kein) (?:bild|foto)\\w* nicht|ich kann (?:leider )?kein(?:e|en)? (?:bild|foto)\\w* sehen|als (?:ki|ai|sprachmodell|künstliche)",
  question:
    "(?:können|könnten|kannst|könntest|würden|würdest) (?:sie|du) mir (?:bitte )?(?=.*\\b(?:mehr|details|angaben|informationen|genauer|worum|nennen|mitteilen)\\b)|(?:bitte )?(?:nenne|nennen sie|teile|teilen sie|gib|geben sie|schick|schicken sie|sag|sagen sie) mir\\b(?=.*\\b(?:mehr|details|angaben|informationen|beitrag|text)\\b)|worum soll es|was soll (?:der beitrag|der text|ich schreiben|im beitrag)|ich (?:brauche|benötige)(?: noch| dafür| dazu)* (?:mehr|einige|weitere|ein paar) (?:\\p{L}+ )?(?:angaben|informationen|details)|um (?:den|diesen|einen) (?:beitrag|text|post)[^.!?]{0,40}zu (?:schreiben|verfassen|erstellen)",
  choice: "version|entwurf|vorschlag|variante|option|fassung|alternative",
};
