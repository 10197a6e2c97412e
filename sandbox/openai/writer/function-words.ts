import type { LanguageCode } from "../languages/types";

/** Words that end a phrase (articles, pronouns, auxiliaries) and, after the bar, words that may stand inside one. */
const WORDS: Record<LanguageCode, string> = {
  en: "our your their his her my we you they he she it its i is are was were be been being will would can could should has have had do does that which who whose this these those and or but the a an also just please very there here want need available | of to in on at for from with by until till every all only into over about as up off out than per before after between within",
  es: "nuestro nuestra nuestros nuestras su sus tu el la los las un una unos unas es son está están que quien quienes y o se le lo pero también disponible disponibles | de del al en por para con desde hasta cada todos todas sin sobre entre",
  fr: "notre nos votre vos leur leurs le la les un une est sont qui que et ou se ce cette ces mais aussi nous vous il elle on disponible disponibles | de du des en au aux à dans par pour avec dès chaque tous toutes sans sur chez jusqu",
  de: "unser unsere unseren unserem unserer ihr ihre der die das den dem des ein eine einen einem einer ist sind wird werden wir sie und oder aber auch es haben hat verfügbar erhältlich | von vom in im an am ab bis bei zum zur für mit jeden jede jedes alle allen nur auf aus nach ohne über",
  pt: "nosso nossa nossos nossas seu sua o a os as um uma é são está estão que e ou se mas também nós você disponível disponíveis | de do da dos das em no na nos nas ao por para com desde até cada todos todas sem sobre entre",
  it: "nostro nostra nostri nostre il lo la gli le i un uno una è sono che e o si ma anche noi voi ed abbiamo disponibile disponibili | di del della dei delle da dal dalla a al alla in nel nella per con fino ogni tutti tutte su tra",
  hu: "a az egy és vagy de is hogy ez azt ezt van vannak lesz mi ti ők aki akik ami amely nálunk mert már meg elérhető | minden csak most nem",
};

const sets = new Map(
  Object.entries(WORDS).map(([code, text]) => {
    const [hard = "", soft = ""] = text.split(" | ");
    return [code, { hard: new Set(hard.split(" ")), soft: new Set(soft.split(" ")) }] as const;
  }),
);

const bare = (word: string) => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** Whether a word ends a phrase in that language. */
export const isHard = (word: string, code: LanguageCode): boolean =>
  sets.get(code)?.hard.has(bare(word)) ?? false;
/** Whether a word may stand inside a phrase but not at its edge. */
export const isSoft = (word: string, code: LanguageCode): boolean =>
  sets.get(code)?.soft.has(bare(word)) ?? false;
export const isFunctionWord = (word: string, code: LanguageCode): boolean =>
  isHard(word, code) || isSoft(word, code);
