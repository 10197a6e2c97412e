import type { LanguageCode } from "../../openai/languages/types";

/** A description and what a reader would miss if the post did not name it. */
export interface Case {
  readonly description: string;
  readonly terms: readonly string[];
}

export const ENGLISH_CASES: readonly Case[] = [
  {
    description:
      "Our new sourdough bread with walnuts is available every Saturday from 8 am, €4.50 a loaf, 20% off for students until 30 November.",
    terms: ["sourdough bread", "Saturday", "8 am", "€4.50", "20% off"],
  },
  {
    description: "Write a post about our free yoga open day on 5 December at 10:00 in Riverside Park.",
    terms: ["yoga open day", "5 December", "10:00", "Riverside Park"],
  },
  {
    description: "Spring bicycle service: full check, new brake pads and a clean chain for $39. Book online.",
    terms: ["bicycle service", "full check", "brake pads", "chain", "$39"],
  },
];

/** The same shop speaking its own language. */
export const OWN_CASES: Readonly<Record<LanguageCode, Case>> = {
  en: {
    description: "Handmade oak tables, ready in 3 weeks, from £420, with free delivery in Bristol.",
    terms: ["oak tables", "3 weeks", "£420", "free delivery", "Bristol"],
  },
  hu: {
    description:
      "Szombaton nyitjuk második üzletünket a Váci úton: minden kenyér 20% kedvezménnyel, reggel 7 órától, ajándék kakaós csiga az első 50 vásárlónak.",
    terms: ["második üzletünket", "Váci úton", "20% kedvezménnyel", "reggel 7", "kakaós csiga", "50"],
  },
  de: {
    description:
      "Ab dem 5. Dezember gibt es bei uns Adventskränze aus eigener Werkstatt, ab 24,90 €, mit Lieferung in ganz Graz.",
    terms: ["5. Dezember", "Adventskränze", "24,90 €", "Graz"],
  },
  fr: {
    description: "Atelier de poterie pour débutants, le samedi 12 décembre à 14 h, 35 € avec le matériel.",
    terms: ["Atelier de poterie", "12 décembre", "14 h", "35 €"],
  },
  es: {
    description: "Nuevo menú de mediodía con tres platos por 12,50 €, de lunes a viernes, en la calle Mayor.",
    terms: ["menú de mediodía", "12,50 €", "lunes a viernes", "calle Mayor"],
  },
  pt: {
    description:
      "Aulas de violão para crianças a partir de 7 anos, R$ 120 por mês, com a primeira aula grátis.",
    terms: ["Aulas de violão", "7 anos", "R$ 120", "primeira aula"],
  },
  it: {
    description:
      "Corso di pasta fresca sabato 28 novembre alle 18:30, posti limitati a 12 persone, 45 € a testa.",
    terms: ["Corso di pasta fresca", "28 novembre", "18:30", "12 persone", "45 €"],
  },
};

export interface BriefOptions {
  language: string;
  tone?: string;
  words?: number;
  weight?: number;
  hashtags?: boolean;
  links?: readonly string[];
  format?: string;
  instructions?: string;
  version?: string;
}

export const LINK = "https://kovasz.example/bread";

/** A prompt with the labelled sections that the product sends. */
export function promptFor(description: string, options: BriefOptions): string {
  return [
    "You write social media posts for small businesses.",
    `Subject of the post: ${description}`,
    ...(options.instructions ? [`Wishes of the owner: ${options.instructions}`] : []),
    ...(options.links?.length ? ["Links:", ...options.links] : []),
    "Business: Kovász Műhely (retail)",
    "Background: A family workshop in Szeged since 1987.",
    "Customers: Families and office workers who want something real close to home",
    "Customers' worries: No time to do it at home, and what the supermarket sells is dull",
    `About the business: ${options.weight ?? 50} of 100: name it`,
    ...(options.version ? [`The version so far: ${options.version.replace(/\s+/g, " ")}`] : []),
    `Language: ${options.language}`,
    ...(options.hashtags ? ["Hashtags: yes, three to five at the end"] : []),
    ...(options.format ? [`Format: ${options.format}`] : []),
    `Tone: ${options.tone ?? "friendly"}`,
    `Length: at most ${options.words ?? 150} words`,
    "",
    "Write only the post itself, in plain text.",
  ].join("\n");
}
