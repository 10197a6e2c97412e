/**
 * Figures that are a manner of speaking: "24/7", "100 % fun", "the 80s", "1000 thanks", "2 in 1". Each begins at a figure
 * and reads a few characters on, so that a text costs its length.
 */
const DAY = "(?:d|day|days|tag|tage|tagen|jour|jours|j|día|dia|dias|días|giorno|giorni|g|nap|napon)";
const HOURS = "(?:h|hours|stunden|heures|horas|ore|óra|órában|órán)";
const PER = "(?:a|per|am|par|al|del|por|su|na|pro|die|der|the|in)";
const BEGIN = "(?<![\\p{L}\\p{N}.,:/€$£-])";
const END = "(?![\\p{L}\\p{N}])";

const IDIOMS: readonly RegExp[] = [
  new RegExp(`${BEGIN}24\\s?${HOURS}?\\s?\\/\\s?(?:7|24)(?:\\s?[hjdg])?${END}`, "giu"),
  new RegExp(`${BEGIN}7\\s?${DAY}?\\s?\\/\\s?7(?:\\s?[jdg])?${END}`, "giu"),
  new RegExp(`${BEGIN}24 ${HOURS} ${PER} (?:${DAY}|24|semana|woche|week)${END}`, "giu"),
  new RegExp(
    `(?:las |die |les |a |na |az? )24 ${HOURS}(?: ${PER} ${DAY})?(?= ?[,.!]? ?(?:los|y|et|e|und|and|7))`,
    "giu",
  ),
  new RegExp(
    `${BEGIN}7 ${DAY} ?(?:${PER}|de|en|di|of|sur)? ?(?:la |der |the )?(?:7|week|woche|semaine|semana|settimana|week|hét|héten)${END}`,
    "giu",
  ),
  new RegExp(`${BEGIN}365 ${DAY}${END}`, "giu"),
  // "the 80s", "80er", "années 80", "80-as évek"
  new RegExp(`${BEGIN}(?:19|20)?\\d0(?:['’]?s|er|ers|-[aeo]s(?:\\s+év\\p{L}*)?)${END}`, "giu"),
  new RegExp(`(?:années|anni|años|anos|años los|los)[ \\u00a0]['’]?\\d0${END}`, "giu"),
  // "50/50", "10/10", "5/5", "4x4", "2 in 1"
  new RegExp(`${BEGIN}(?:50\\/50|10\\/10|5\\/5|4x4|1:1)${END}`, "giu"),
  new RegExp(`${BEGIN}\\d (?:in|en|em) (?:1|one|uno|um|einem)${END}`, "giu"),
  // "100 % fun": of something that nobody weighs.
  new RegExp(
    `${BEGIN}(?:100|110|1000) ?(?:%|percent|prozent|százalék\\p{L}*|por ciento|por cento|per cento|pour cent)(?! (?:cotton|wool|linen|organic|recycled|beef|baumwolle|wolle|leinen|bio|coton|laine|lin|algodón|lana|lino|algodão|cotone|pamut|gyapjú|len))`,
    "giu",
  ),
  new RegExp(
    `${BEGIN}(?:100|1000|1\\.000|1 000) (?:thanks|dank|mercis|gracias|obrigados|grazie|köszönet|times|smiles)${END}`,
    "giu",
  ),
];

/** Figures of lists ("1. Mix", "2) Bake"), tags ("#1") and keys of emoji. */
const LISTED = /(?:^|\n)[ \t]{0,4}\d{1,2}[.)](?=[ \t])|#\p{N}+|\d\ufe0f?\u20e3/gu;

/** The places of a text whose figures claim nothing. */
export function findIdioms(text: string): { from: number; to: number }[] {
  if (!/\d/.test(text)) return [];
  return [...IDIOMS, LISTED].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({ from: match.index, to: match.index + match[0].length })),
  );
}
