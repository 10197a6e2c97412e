import type { Locale } from "@/lib/i18n/locales";
import type { Token } from "@/lib/days/text/tokens";

/** Accents do not count: people leave them out. */
export const plainOf = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Zero to nineteen or twenty, then the tens, by value. Forms of one word are separated by spaces. */
const BASE: Readonly<Record<Locale, { units: string; tens: string; hundred: string; thousand: string }>> = {
  en: {
    units:
      "zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen",
    tens: "twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety",
    hundred: "hundred",
    thousand: "thousand",
  },
  de: {
    units:
      "null,eins ein eine einen einem einer,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn",
    tens: "zwanzig,dreißig dreissig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig",
    hundred: "hundert",
    thousand: "tausend",
  },
  fr: {
    units:
      "zéro,un une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize",
    tens: "vingt vingts,trente,quarante,cinquante,soixante",
    hundred: "cent cents",
    thousand: "mille",
  },
  es: {
    units:
      "cero,un uno una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve",
    tens: "veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa",
    hundred: "cien ciento",
    thousand: "mil",
  },
  pt: {
    units:
      "zero,um uma,dois duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze catorze,quinze,dezesseis,dezessete,dezoito,dezenove",
    tens: "vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa",
    hundred: "cem cento",
    thousand: "mil",
  },
  it: {
    units:
      "zero,un uno una,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove",
    tens: "venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta",
    hundred: "cento",
    thousand: "mille mila",
  },
  hu: {
    units: "nulla,egy,kettő két,három,négy,öt,hat,hét,nyolc,kilenc,tíz",
    tens: "húsz,harminc,negyven,ötven,hatvan,hetven,nyolcvan,kilencven",
    hundred: "száz",
    thousand: "ezer",
  },
};

/** Words that stand for a number as a whole. */
const WHOLES: readonly [Locale, string, number][] = [
  ["en", "dozen", 12],
  ["de", "dutzend", 12],
  ["fr", "douzaine", 12],
  ["fr", "dizaine", 10],
  ["fr", "vingtaine", 20],
  ["es", "docena", 12],
  ["pt", "dúzia", 12],
  ["it", "dozzina", 12],
  ["hu", "tucat", 12],
];

type Meaning = { language: Locale; value: number };

let words: ReadonlyMap<string, readonly Meaning[]> | undefined;

function build(): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Meaning[]>();
  const add = (language: Locale, word: string, value: number) => {
    const key = plainOf(word);
    const before = found.get(key) ?? [];
    if (before.some((other) => other.language === language)) return;
    found.set(key, [...before, { language, value }]);
  };
  for (const [language, { units, tens, hundred, thousand }] of Object.entries(BASE) as [
    Locale,
    (typeof BASE)["en"],
  ][]) {
    const small = units.split(",").map((forms) => forms.split(" "));
    const big = tens.split(",").map((forms) => forms.split(" "));
    small.forEach((forms, value) => forms.forEach((word) => add(language, word, value)));
    big.forEach((forms, n) => forms.forEach((word) => add(language, word, (n + 2) * 10)));
    hundred.split(" ").forEach((word) => add(language, word, 100));
    thousand.split(" ").forEach((word) => add(language, word, 1000));
    joined(language, small, big, add);
  }
  for (const whole of WHOLES) add(...whole);
  return found;
}

/** Numbers that are one word: "fünfundzwanzig", "huszonöt", "ventuno", "veintiuno", "zweihundert". */
function joined(
  language: Locale,
  small: string[][],
  big: string[][],
  add: (language: Locale, word: string, value: number) => void,
): void {
  const pairs = big.flatMap((forms, n) =>
    forms.flatMap((ten) =>
      small
        .slice(1, 10)
        .flatMap((units, at) => units.map((unit) => [ten, unit, (n + 2) * 10 + at + 1] as const)),
    ),
  );
  if (language === "de") {
    for (const [ten, unit, value] of pairs) add(language, `${unit}und${ten}`, value);
    small
      .slice(1, 10)
      .forEach((forms, at) => forms.forEach((unit) => add(language, `${unit}hundert`, (at + 1) * 100)));
    small
      .slice(1)
      .forEach((forms, at) => forms.forEach((unit) => add(language, `${unit}tausend`, (at + 1) * 1000)));
  }
  if (language === "it") {
    for (const [ten, unit, value] of pairs)
      add(language, (/^[ou]/.test(unit) ? ten.slice(0, -1) : ten) + unit, value);
    small.slice(2, 10).forEach(([unit = ""], at) => add(language, `${unit}cento`, (at + 2) * 100));
    small.slice(2).forEach(([unit = ""], at) => add(language, `${unit}mila`, (at + 2) * 1000));
  }
  if (language === "es") {
    small
      .slice(1, 10)
      .forEach((forms, at) => forms.forEach((unit) => add(language, `veinti${unit}`, 21 + at)));
    "doscient,trescient,cuatrocient,quinient,seiscient,setecient,ochocient,novecient"
      .split(",")
      .forEach((stem, at) => ["os", "as"].forEach((end) => add(language, stem + end, (at + 2) * 100)));
  }
  if (language === "pt") {
    "duzent,trezent,quatrocent,quinhent,seiscent,setecent,oitocent,novecent"
      .split(",")
      .forEach((stem, at) => ["os", "as"].forEach((end) => add(language, stem + end, (at + 2) * 100)));
  }
  if (language === "hu") {
    const units = small.slice(1, 10);
    units.forEach((forms, at) => {
      for (const unit of forms) {
        add(language, `tizen${unit}`, 11 + at);
        add(language, `huszon${unit}`, 21 + at);
        add(language, `${unit}száz`, (at + 1) * 100);
        add(language, `${unit}ezer`, (at + 1) * 1000);
      }
    });
    for (const [ten, unit, value] of pairs) if (value > 30) add(language, ten + unit, value);
    big.forEach(([ten = ""], n) => add(language, `${ten}ezer`, (n + 2) * 10_000));
    add(language, "tízezer", 10_000);
    add(language, "tizenötezer", 15_000);
  }
}

const AND = new Set(["and", "et", "y", "e", "und"]);
const MOST_WORDS = 7;

/** A number in words: how much it is, where it ends, and in which languages its words are numbers. */
export type WordNumber = { amount: number; end: number; language: Locale };

/** What a word is as a number, in each language in which it is one. */
export function meaningsOf(plain: string): readonly Meaning[] {
  words ??= build();
  return words.get(plain) ?? [];
}

/** The numbers in words that begin at a token, one a language. */
export function wordNumbersAt(tokens: readonly Token[], at: number): WordNumber[] {
  const first = tokens[at];
  if (first?.kind !== "word") return [];
  return meaningsOf(first.plain).map(({ language, value }) => continued(tokens, at, language, value));
}

function continued(tokens: readonly Token[], at: number, language: Locale, first: number): WordNumber {
  let [total, current, end] = [0, 0, at];
  const take = (value: number): boolean => {
    if (value === 1000) {
      total += (current || 1) * 1000;
      current = 0;
      return true;
    }
    if (value === 100) {
      if (current > 9) return false;
      current = (current || 1) * 100;
      return true;
    }
    const rest = current % 100;
    const isEighty = language === "fr" && rest === 4 && value === 20;
    if (isEighty) current += 76;
    else if (rest === 0 || (rest >= 20 && rest % 10 === 0 && value < 10)) current += value;
    else if (language === "fr" && (rest === 60 || rest === 80) && value < 20) current += value;
    else if (language === "fr" && (rest === 70 || rest === 90) && value < 10) current += value;
    else return false;
    return true;
  };
  take(first);
  end = at + 1;
  for (let n = 1; n < MOST_WORDS; n++) {
    const skip = AND.has(tokens[end]?.plain ?? "") && current !== 0 && current % 10 === 0 ? 1 : 0;
    const token = tokens[end + skip];
    if (token?.kind !== "word") break;
    const next = meaningsOf(token.plain).find((meaning) => meaning.language === language);
    // "ein" and "un" behind a number are articles.
    if (!next || next.value >= 1000 + 1 || !take(next.value)) break;
    end += skip + 1;
  }
  return { amount: total + current, end, language };
}
