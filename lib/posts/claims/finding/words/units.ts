import type { Locale } from "@/lib/i18n/locales";
import type { Token } from "@/lib/days/text/tokens";
import { plainOf } from "./number-words";

/** What a unit measures, and how many of the base unit it is. `languages`: those of the word; none for a sign. */
export type Unit = { of: string; factor: number; languages?: readonly Locale[] };

/** Signs, the same in all languages; as they are written, in small letters. */
const SIGNS: readonly [string, string, number][] = [
  [
    "kg,kilo,kilos,kilogramm,kilogram,kilograms,kilogramme,kilogrammes,kilogramos,kilogrammi,chilo,chili",
    "g",
    1000,
  ],
  ["pfund", "g", 500],
  ["g,gr,gramm,gram,grams,grammes,gramme,gramos,gramas,grammi", "g", 1],
  ["dkg,dag,deka,dekagramm", "g", 10],
  ["mg", "g", 0.001],
  ["l,liter,litre,litres,liters,litros,litro,litri,litern,literes", "l", 1],
  ["dl,deci", "l", 0.1],
  ["cl", "l", 0.01],
  ["ml", "l", 0.001],
  [
    "km,kilometer,kilometers,kilometre,kilometres,kilometern,kilometros,kilometro,chilometri,chilometro,quilometros",
    "m",
    1000,
  ],
  ["m,meter,meters,metre,metres,metern,metros,metro,metri", "m", 1],
  ["cm,centimeter,centimetres,zentimeter,centimetros,centimetri", "m", 0.01],
  ["mm", "m", 0.001],
  ["mile,miles,meilen", "m", 1609.344],
  ["inch,inches,zoll,pouces,pulgadas,polegadas,pollici", "m", 0.0254],
  ["qm,sqm,m2,m²", "m2", 1],
  ["kw", "kw", 1],
  ["kwh", "kwh", 1],
  ["ps,hp,cv", "hp", 1],
  ["kcal,cal", "kcal", 1],
  ["h,std", "min", 60],
  ["min,mins", "min", 1],
  ["oz,ounce,ounces", "g", 28.3495],
  ["lb,lbs", "g", 453.592],
  ["degrees,degree,grad,grados,graus,gradi,degres,fok,fokon,fokos", "°", 1],
  ["%", "%", 1],
];

/** Words for spans of time, people and places by language, each with its forms. */
const WORDS: Readonly<Record<Locale, readonly [string, string, number][]>> = {
  en: [
    ["second,seconds,sec,secs", "min", 1 / 60],
    ["minute,minutes", "min", 1],
    ["hour,hours,hr,hrs", "min", 60],
    ["day,days,night,nights", "day", 1],
    ["week,weeks", "day", 7],
    ["month,months", "month", 1],
    ["year,years,yr,yrs", "month", 12],
    ["person,persons,people,guests,diners,participants,attendees", "person", 1],
    ["place,places,seat,seats,spot,spots,space,spaces", "person", 1],
  ],
  de: [
    ["sekunde,sekunden", "min", 1 / 60],
    ["minute,minuten,minütige,minütigen,minütiger,minütiges", "min", 1],
    ["stunde,stunden,stündige,stündigen,stündiger,stündiges", "min", 60],
    ["tag,tage,tagen,tägige,tägigen,nacht,nächte,nächten", "day", 1],
    ["woche,wochen,wöchige,wöchigen,wöchiger", "day", 7],
    ["monat,monate,monaten,monatige", "month", 1],
    ["jahr,jahre,jahren,jährige,jährigen,jähriges,jähriger", "month", 12],
    ["person,personen,leute,gäste,gästen,teilnehmer,teilnehmern,teilnehmende,teilnehmerinnen", "person", 1],
    ["platz,plätze,plätzen,sitzplätze,sitzplätzen", "person", 1],
  ],
  fr: [
    ["seconde,secondes", "min", 1 / 60],
    ["minute,minutes,mn", "min", 1],
    ["heure,heures", "min", 60],
    ["jour,jours,nuit,nuits", "day", 1],
    ["semaine,semaines", "day", 7],
    ["mois", "month", 1],
    ["an,ans,année,années", "month", 12],
    ["personne,personnes,convives,participants,invités", "person", 1],
    ["place,places,couverts", "person", 1],
  ],
  es: [
    ["segundo,segundos", "min", 1 / 60],
    ["minuto,minutos", "min", 1],
    ["hora,horas", "min", 60],
    ["día,días,noche,noches", "day", 1],
    ["semana,semanas", "day", 7],
    ["mes,meses", "month", 1],
    ["año,años", "month", 12],
    ["persona,personas,comensales,participantes,invitados", "person", 1],
    ["plaza,plazas,sitios,asientos", "person", 1],
  ],
  pt: [
    ["segundo,segundos", "min", 1 / 60],
    ["minuto,minutos", "min", 1],
    ["hora,horas", "min", 60],
    ["dia,dias,noite,noites", "day", 1],
    ["semana,semanas", "day", 7],
    ["mês,meses", "month", 1],
    ["ano,anos,aninhos", "month", 12],
    ["pessoa,pessoas,participantes,convidados", "person", 1],
    ["vaga,vagas,lugar,lugares", "person", 1],
  ],
  it: [
    ["secondo,secondi", "min", 1 / 60],
    ["minuto,minuti", "min", 1],
    ["ora,ore", "min", 60],
    ["giorno,giorni,notte,notti", "day", 1],
    ["settimana,settimane", "day", 7],
    ["mese,mesi", "month", 1],
    ["anno,anni", "month", 12],
    ["persona,persone,partecipanti,ospiti", "person", 1],
    ["posto,posti,coperti", "person", 1],
  ],
  hu: [
    ["másodperc", "min", 1 / 60],
    ["perc", "min", 1],
    ["óra,órá", "min", 60],
    ["nap,éjszaka", "day", 1],
    ["hét,hetet,hete,heti,heté", "day", 7],
    ["hónap,havi,havo", "month", 1],
    ["év,éve,évé", "month", 12],
    ["fő,ember,személy,vendég,résztvevő", "person", 1],
    ["hely,férőhely", "person", 1],
    ["liter", "l", 1],
    ["kilométer", "m", 1000],
    ["méter", "m", 1],
    ["kiló,kilogramm", "g", 1000],
    ["gramm", "g", 1],
  ],
};

/** Hungarian words have endings: "percet", "órán", "literes". Words of other languages are listed with theirs. */
const MOST_ENDING = 5;
const OTHER_WORD = /^(?:hétfő|hétvég|naptár|napló|helyett|helyes|helyi|évad|évfolyam)/u;

let units: ReadonlyMap<string, Unit> | undefined;
let hungarian: ReadonlyMap<string, Unit> | undefined;
let byLanguage: ReadonlyMap<string, readonly (Unit & { language: Locale })[]> | undefined;

function build() {
  const signs = new Map<string, Unit>();
  for (const [forms, of, factor] of SIGNS)
    for (const form of forms.split(",")) signs.set(plainOf(form), { of, factor });
  const stems = new Map<string, Unit>();
  const words = new Map<string, (Unit & { language: Locale })[]>();
  for (const [language, list] of Object.entries(WORDS) as [Locale, (typeof WORDS)["en"]][])
    for (const [forms, of, factor] of list)
      for (const form of forms.split(",")) {
        if (language === "hu") stems.set(form, { of, factor, languages: ["hu"] });
        const key = plainOf(form);
        words.set(key, [...(words.get(key) ?? []), { of, factor, language }]);
      }
  units = signs;
  hungarian = stems;
  byLanguage = words;
}

/** The unit that a token names; with `language` only one of that language, or a sign. */
export function unitAt(token: Token | undefined, language?: Locale): Unit | null {
  if (!token || token.kind === "line" || token.kind === "number") return null;
  if (!units) build();
  if (token.text === "°") return { of: "°", factor: 1 };
  if (token.kind !== "word") return null;
  const sign = units?.get(token.plain);
  if (sign) return sign;
  const named = byLanguage?.get(token.plain) ?? [];
  const fitting = language ? named.filter((unit) => unit.language === language) : named;
  const [first] = fitting;
  if (first) return { of: first.of, factor: first.factor, languages: fitting.map((unit) => unit.language) };
  return !language || language === "hu" ? hungarianUnit(token.text) : null;
}

function hungarianUnit(text: string): Unit | null {
  for (let ending = 0; ending <= MOST_ENDING && text.length - ending >= 2; ending++) {
    const unit = hungarian?.get(text.slice(0, text.length - ending));
    if (unit && !OTHER_WORD.test(text)) return unit;
  }
  return null;
}
