import type { LanguageLibrary } from "../languages/types";
import { capitalised } from "./words";

const VOWEL = /^[aáeéiíoóöőuúüű]/i;
/** Letters of an acronym that are spoken with a vowel first: az FBI, but a BKK. */
const SPOKEN_WITH_VOWEL = /^[AEFILMNORSUXY](?![a-záéíóöőúüű])/;

/** The Hungarian article before a name. */
export function articleBefore(name: string): "a" | "az" {
  const start = name.replace(/^[^\p{L}\p{N}]+/u, "");
  if (/^\d/.test(start)) return /^(?:5|1(?!\d)|1\d{3}(?!\d))/.test(start) ? "az" : "a";
  const acronym = /^[A-ZÁÉÍÓÖŐÚÜŰ]{2,4}(?![\p{L}])/u.test(start);
  return (acronym ? SPOKEN_WITH_VOWEL : VOWEL).test(start) ? "az" : "a";
}

/** Puts text in another language between the quotation marks of the reply's language; bare numbers stay. */
export function quotedIfForeign(text: string, library: LanguageLibrary, foreign: boolean): string {
  if (!foreign || !/\p{L}{3}/u.test(text)) return text;
  const [open, close] = library.quotes;
  return `${open}${text.replace(/[“”„«»]/g, "")}${close}`;
}

/** Fills `{name}` slots; `{az}`/`{Az}` become the article of `business`. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const article = articleBefore(slots.business ?? "");
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "az") return article;
    if (name === "Az") return capitalised(article);
    return slots[name] ?? "";
  });
}

/** French sets an unbreakable space before its double signs. */
export function typeset(text: string, library: LanguageLibrary): string {
  if (library.code !== "fr") return text;
  return text.replace(/ (?=[:;!?])/g, "\u00a0");
}
