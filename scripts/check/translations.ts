import { type MessageFormatElement, TYPE, parse } from "@formatjs/icu-messageformat-parser";
import { sameInEveryLanguage, sameTexts } from "./same-texts";
import type { Problem, Tree } from "./tree";

/** Languages whose nouns do not change after a number, so that one plural form is enough. */
const ONE_FORM = ["hu"];

/**
 * Every text of every language matches its English one: arguments, tags, plural forms; and it is translated. Not by
 * @lingual/i18n-check, which reports another word order and another number of plural forms, both right in Hungarian.
 */
export function checkTranslations(tree: Tree): Problem[] {
  const base = "messages/en.json";
  if (!tree.files.includes(base)) return [];
  const english = textsOf(JSON.parse(tree.read(base)));
  return tree.files
    .filter((file) => /^messages\/\w+\.json$/.test(file))
    .flatMap((file) => {
      const locale = file.slice("messages/".length, -".json".length);
      const own = textsOf(JSON.parse(tree.read(file)));
      return [...own].flatMap(([key, text]) =>
        faultsOf(key, text, english.get(key), locale).map((fault) => ({
          file,
          message: `"${key}" ${fault}`,
        })),
      );
    });
}

function faultsOf(key: string, text: string, english: string | undefined, locale: string): string[] {
  const parts = parsed(text);
  if (!parts) return ["is not a valid ICU message. Check its brackets, tags and apostrophes."];
  const faults = pluralFaults(parts, locale);
  if (mayBeEmpty(parts)) faults.push("may have no words: built for production, its key is shown then.");
  const source = english === undefined || locale === "en" ? null : parsed(english);
  if (!source || english === undefined) return faults;
  const [mine, theirs] = [shapeOf(parts), shapeOf(source)];
  const lacks = [...theirs].filter((name) => !mine.has(name) && !mine.has(asNumber(name)));
  const numbers = new Set([...theirs].map(asNumber));
  const extra = [...mine].filter(
    (name) => !theirs.has(name) && !numbers.has(name) && !theirs.has(ofSelect(name)),
  );
  if (lacks.length) faults.push(`lacks ${lacks.join(", ")}, which messages/en.json has.`);
  if (extra.length) faults.push(`has ${extra.join(", ")}, which are not in messages/en.json.`);
  if (text === english && hasWords(source) && !maySame(key, locale))
    faults.push("is the English text. Translate it, or list it in scripts/check/same-texts.ts.");
  return faults;
}

function parsed(text: string): MessageFormatElement[] | null {
  try {
    return parse(text, { captureLocation: false });
  } catch {
    return null;
  }
}

/** A language may omit plural forms and use the number alone. */
const asNumber = (name: string) => name.replace(/, plural\}$/, ", number}");

/** A language may need a select where English has none: 'hoy', but 'el lunes'. */
const ofSelect = (name: string) => name.replace(/, select: .*\}$/, "}");

/** The parameters of a message: `{name}`, `{n, plural}`, `{n, select: a b}`, `<tag>`; with all its branches. */
function shapeOf(parts: readonly MessageFormatElement[]): Set<string> {
  const shape = new Set<string>();
  for (const part of parts) {
    if (part.type === TYPE.argument) shape.add(`{${part.value}}`);
    if (part.type === TYPE.number) shape.add(`{${part.value}, number}`);
    if (part.type === TYPE.date || part.type === TYPE.time) shape.add(`{${part.value}, ${TYPE[part.type]}}`);
    if (part.type === TYPE.plural) shape.add(`{${part.value}, plural}`);
    if (part.type === TYPE.select)
      shape.add(`{${part.value}, select: ${Object.keys(part.options).sort().join(" ")}}`);
    if (part.type === TYPE.tag) shape.add(`<${part.value}>`);
    for (const branch of branchesOf(part)) for (const inner of shapeOf(branch)) shape.add(inner);
  }
  return shape;
}

function branchesOf(part: MessageFormatElement): MessageFormatElement[][] {
  if (part.type === TYPE.tag) return [part.children];
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.values(part.options).map(({ value }) => value);
}

/** Whether a choice of its branches leaves nothing of a text: precompiled, that is no text. */
function mayBeEmpty(parts: readonly MessageFormatElement[]): boolean {
  return parts.every((part) =>
    part.type === TYPE.literal ? !part.value.trim() : branchesOf(part).some(mayBeEmpty),
  );
}

/** Plural forms that the language does not have, and missing ones that whole numbers need. */
function pluralFaults(parts: readonly MessageFormatElement[], locale: string): string[] {
  return parts.flatMap((part) => {
    const inner = branchesOf(part).flatMap((branch) => pluralFaults(branch, locale));
    if (part.type !== TYPE.plural) return inner;
    const rules = new Intl.PluralRules(locale, { type: part.pluralType });
    const forms = Object.keys(part.options).filter((form) => !form.startsWith("="));
    const known: readonly string[] = rules.resolvedOptions().pluralCategories;
    const counts = Array.from({ length: 1_000 }, (_, n) => n).filter((n) => !(`=${n}` in part.options));
    const required = ONE_FORM.includes(locale) ? ["other"] : counts.map((n) => rules.select(n));
    const strange = forms.filter((form) => !known.includes(form));
    const missing = [...new Set(required)].filter((form) => !forms.includes(form));
    return [
      ...inner,
      ...strange.map((form) => `has the plural form "${form}", which ${locale} does not have.`),
      ...missing.map((form) => `lacks the plural form "${form}".`),
    ];
  });
}

/** Whether a text contains anything to translate besides arguments, numbers and symbols. */
function hasWords(parts: readonly MessageFormatElement[]): boolean {
  return parts.some(
    (part) =>
      (part.type === TYPE.literal && /\p{L}{2}/u.test(part.value.replace(/https?:\/\//g, ""))) ||
      branchesOf(part).some(hasWords),
  );
}

function maySame(key: string, locale: string): boolean {
  return sameInEveryLanguage.test(key) || (sameTexts[locale]?.split(/\s+/).includes(key) ?? false);
}

/** All texts by their full dotted keys. */
export function textsOf(messages: unknown, above = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(messages as Record<string, unknown>))
    if (typeof value === "string") texts.set(above + name, value);
    else for (const [key, text] of textsOf(value, `${above}${name}.`)) texts.set(key, text);
  return texts;
}
