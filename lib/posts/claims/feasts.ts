import { type Day, dayOf, isoOf } from "@/lib/days/calendar";

type DayIn = (year: number) => Day | null;

/** Days after Easter Sunday of the Western churches (Gauss's rule, as Lichtenberg has it). */
const easter =
  (days: number): DayIn =>
  (year) => {
    const [k, a] = [Math.floor(year / 100), year % 19];
    const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
    const s = 2 - Math.floor((3 * k + 3) / 4);
    const d = (19 * a + m) % 30;
    const og = 21 + d - (Math.floor(d / 29) + (Math.floor(d / 28) - Math.floor(d / 29)) * Math.floor(a / 11));
    const sz = 7 - ((year + Math.floor(year / 4) + s) % 7);
    const march = dayOf(year, 3, 1);
    return march === null ? null : march - 1 + og + 7 - ((og - sz) % 7) + days;
  };
const fixed =
  (month: number, date: number): DayIn =>
  (year) =>
    dayOf(year, month, date);

/** What feasts are called in the seven languages, in small letters and without accents, and when they are. */
const FEASTS: readonly [RegExp, readonly DayIn[]][] = [
  [
    /christmas|xmas|weihnacht|noel|navidad|natal\b|natale|karacsony/,
    [24, 25, 26].map((date) => fixed(12, date)),
  ],
  [
    /christmas eve|heiligabend|heilig abend|reveillon|nochebuena|vespera de natal|consoada|vigilia|szenteste/,
    [fixed(12, 24)],
  ],
  [/boxing day/, [fixed(12, 26)]],
  [
    /new year|silvester|neujahr|saint-sylvestre|nouvel an|jour de l.an|nochevieja|ano nuevo|ano novo|reveillon|capodanno|san silvestro|szilveszter|ujev/,
    [fixed(12, 31), fixed(1, 1)],
  ],
  [/epiphany|dreikonig|epiphanie|reyes|reis magos|epifania|befana|vizkereszt/, [fixed(1, 6)]],
  [/valentin/, [fixed(2, 14)]],
  [
    /women.s day|frauentag|journee des femmes|droits des femmes|dia de la mujer|dia da mulher|festa della donna|nonap/,
    [fixed(3, 8)],
  ],
  [
    /may day|labou?r day|tag der arbeit|fete du travail|dia del trabajo|dia do trabalho|festa dei lavoratori|majus elseje/,
    [fixed(5, 1)],
  ],
  [/halloween/, [fixed(10, 31)]],
  [
    /all saints|allerheiligen|toussaint|todos los santos|todos os santos|ognissanti|mindenszentek/,
    [fixed(11, 1)],
  ],
  [/nicholas|nikolaus|saint-nicolas|san nicolas|mikulas/, [fixed(12, 6)]],
  [
    /shrove tuesday|pancake day|mardi gras|faschingsdienstag|martes de carnaval|terca-feira de carnaval|martedi grasso/,
    [easter(-47)],
  ],
  [
    /ash wednesday|aschermittwoch|mercredi des cendres|miercoles de ceniza|quarta-feira de cinzas|mercoledi delle ceneri|hamvazoszerda/,
    [easter(-46)],
  ],
  [/palm sunday|palmsonntag|rameaux|domingo de ramos|domenica delle palme|viragvasarnap/, [easter(-7)]],
  [
    /good friday|karfreitag|vendredi saint|viernes santo|sexta-feira santa|venerdi santo|nagypentek/,
    [easter(-2)],
  ],
  [/easter|oster|paques|pascua|pascoa|pasqua|husvet/, [-3, -2, -1, 0, 1].map(easter)],
  [/easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta|husvethetfo/, [easter(1)]],
  [/ascension|christi himmelfahrt|ascension|ascensao|aldozocsutortok/, [easter(39)]],
  [/whit|pentecost|pfingst|pentecote|pentecostes|pentecoste|punkosd/, [49, 50].map(easter)],
  [/corpus christi|fronleichnam|fete-dieu|corpo de deus|corpus domini|urnapja/, [easter(60)]],
];

/** The days of the feasts that a text names, yyyy-MM-dd, in a year and the one after it. */
export function feastDaysIn(text: string, year: number): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return FEASTS.flatMap(([name, days]) =>
    name.test(plain) ? days.flatMap((day) => [day(year), day(year + 1)]) : [],
  ).flatMap((day) => (day === null ? [] : isoOf(day)));
}
