import type { Business } from "@/lib/brand/types";
import type { Fact } from "@/lib/brand/facts/types";
import type { Language } from "@/lib/posts/constants";
import type { DraftRequest } from "@/lib/posts/drafting/schema";

/** What an owner asks for: of each language's business, from a lazy word to a whole story. */
export type Ordered = {
  language: Language;
  business: Business;
  facts: readonly Fact[];
  request: DraftRequest;
};

const shop = (businessName: string, industryWord: string, description: string): Business => ({
  ...{ businessName, industry: "retail", industryWord, description },
  ...{ targetAudience: "People who live nearby", painPoints: "Little time, and too much to choose from" },
});

const BUSINESSES: Record<Language, Business> = {
  english: shop(
    "Harbour Cycles",
    "bicycle workshop",
    "Two mechanics in Whitby. We repair what others sell new.",
  ),
  german: shop(
    "Blumen Reiter",
    "Floristik",
    "Gärtnerei in dritter Generation in Graz, Schnittblumen vom eigenen Feld.",
  ),
  french: shop("Fromagerie du Lac", "fromagerie", "Deux affineurs à Annecy, des fromages de douze fermes."),
  spanish: shop("Taller Olmo", "ebanistería", "Muebles de roble hechos a mano en Vigo."),
  hungarian: shop("Tű és Cérna", "varroda", "Ruhajavítás és méretre varrás Pécsen, 1994 óta."),
  portuguese: shop("Padaria da Sé", "padaria", "Pão de fermentação lenta em Braga, feito de madrugada."),
  italian: shop(
    "Bottega Salina",
    "gastronomia",
    "Conserve e pasta fresca a Lecce, la cucina è dietro il banco.",
  ),
};

type Parts = Partial<Omit<DraftRequest, "description">> & { fact?: string };

/** By language: what is typed, and what is chosen besides. */
const TYPED: Record<Language, readonly (readonly [description: string, parts?: Parts])[]> = {
  english: [
    ["inner tubes"],
    ["closed monday, stocktaking"],
    [
      "Winter check for £35 until 19 December: brakes, gears, chain. Book by phone.",
      { fact: "01947 555 0134" },
    ],
    [
      "We have a new mechanic, Priya, who can true any wheel",
      { extraInstructions: "two sentences at most", postLength: "LONG" },
    ],
    ["Lost: a blue Brompton outside our shop on Friday evening. Reward.", { postTone: "PROFESSIONAL" }],
    ["kids bikes from £60, all checked", { generateHashtags: true, postLength: "SHORT" }],
  ],
  german: [
    ["Kränze"],
    ["am 24.12. nur bis 12 Uhr offen"],
    [
      "Adventskranz selbst binden, Samstag 28. November 14 bis 17 Uhr, 48 € mit Material, acht Plätze, Anmeldung bei uns im Laden",
    ],
    [
      "Christbäume aus der Steiermark ab 10. Dezember, Nordmann und Fichte",
      { postTone: "CASUAL", weight: 20 },
    ],
    ["Danke sagen: unsere Lehrling Mara hat die Prüfung bestanden", { postLength: "LONG" }],
  ],
  french: [
    ["raclette"],
    ["plus de reblochon aujourd'hui, retour vendredi"],
    [
      "Plateau de fête pour 6 personnes, 58 €, à commander avant le 20 décembre",
      { postTone: "ENTHUSIASTIC" },
    ],
    [
      "Nous cherchons une vendeuse ou un vendeur pour les samedis, de 8 h à 13 h",
      { extraInstructions: "sans emoji" },
    ],
    ["nouvelle vitrine", { postLength: "SHORT" }],
  ],
  spanish: [
    ["mesas"],
    ["cerramos del 1 al 15 de enero"],
    ["Taburetes de roble, 95 €, quedan cuatro, entrega gratis en Vigo", { postLength: "SHORT" }],
    ["Enseñamos el taller el sábado 12 de diciembre de 10 a 14", { weight: 90, postLength: "LONG" }],
  ],
  hungarian: [
    ["zipzár"],
    ["hétfőn zárva, betegség miatt"],
    [
      "Karácsony előtt december 18-ig vállalunk felhajtást, 2500 Ft-tól, két nap alatt",
      { postTone: "FRIENDLY" },
    ],
    ["Új varrógépünk bőrt is varr: táskák, övek, motoros kabátok javítása", { generateHashtags: true }],
    [
      "Szombaton 9-től 12-ig nyitva, aki hétközben nem ér rá",
      { extraInstructions: "Említsd meg az ingyenes parkolást a ház mögött." },
    ],
  ],
  portuguese: [
    ["broa"],
    ["amanhã não há pão de centeio"],
    ["Bolo-rei por encomenda até 22 de dezembro, 18 € o quilo, telefone 253 555 017"],
    ["Abrimos também ao domingo, das 8 às 13, a partir de 6 de dezembro", { postTone: "PROFESSIONAL" }],
  ],
  italian: [
    ["orecchiette"],
    ["sabato chiusi per inventario"],
    [
      "Cesto di Natale 45 €: sughi, taralli e un vino di Salice, si ritira dal 14 dicembre",
      { postLength: "LONG" },
    ],
    ["Corso di pasta fresca giovedì 10 dicembre alle 19, 40 € a testa, dodici posti", { postTone: "CASUAL" }],
  ],
};

const factOf = (text: string): Fact => ({
  ...{
    id: "00000000-0000-4000-8000-000000000001",
    kind: "PHONE",
    text,
    from: null,
    until: null,
    firstDay: null,
    lastDay: null,
    proposedDay: null,
  },
  ...{ revision: 0, createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
});

/** Every request, those of a language together. */
export const ORDERED: readonly Ordered[] = (Object.keys(TYPED) as Language[]).flatMap((language) =>
  TYPED[language].map(([description, { fact, ...parts } = {}]) => ({
    language,
    business: BUSINESSES[language],
    facts: fact ? [factOf(fact)] : [],
    request: {
      ...{ description, postType: "SOCIAL_MEDIA_AD", postLength: "MEDIUM", postTone: "FRIENDLY" },
      replyLanguage: language.toUpperCase() as Uppercase<Language>,
      ...parts,
    },
  })),
);

const CALLED: Record<Language, (kind: string, name: string, about: string) => string> = {
  english: (kind, name, about) => `Write a Facebook post for my ${kind} "${name}": ${about}`,
  german: (kind, name, about) =>
    `Schreib einen Facebook-Beitrag für meinen Betrieb "${name}" (${kind}): ${about}`,
  french: (kind, name, about) =>
    `Écris une publication Facebook pour mon commerce « ${name} » (${kind}) : ${about}`,
  spanish: (kind, name, about) =>
    `Escribe una publicación de Facebook para mi negocio "${name}" (${kind}): ${about}`,
  hungarian: (kind, name, about) =>
    `Írj egy Facebook-bejegyzést a vállalkozásomnak, „${name}” (${kind}): ${about}`,
  portuguese: (kind, name, about) =>
    `Escreve uma publicação de Facebook para o meu negócio "${name}" (${kind}): ${about}`,
  italian: (kind, name, about) => `Scrivi un post Facebook per la mia attività "${name}" (${kind}): ${about}`,
};

/** What the same owner would type into a chat. */
export const plainPromptOf = ({ language, business, request }: Ordered): string =>
  [
    CALLED[language](business.industryWord, business.businessName, request.description),
    request.extraInstructions ?? "",
  ]
    .filter(Boolean)
    .join("\n");
