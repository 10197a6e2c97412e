import { type MessageFormatElement, TYPE, parse } from "@formatjs/icu-messageformat-parser";
import { sameInEveryLanguage, sameTexts } from "./same-texts";
import type { Problem, Tree } from "./tree";

/** Languages whose nouns stay as they are after a number, so that one form of a plural will do. */
const ONE_FORM = ["hu"];

/** Every text of every language fits its English one: arguments, tags, plural forms; and it is a translation. */
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
  if (!parts) return ["is not a message in ICU's form. Look for a bracket, a tag or an apostrophe."];
  const faults = pluralFaults(parts, locale);
  const source = english === undefined || locale === "en" ? null : parsed(english);
  if (!source || english === undefined) return faults;
  const [mine, theirs] = [shapeOf(parts), shapeOf(source)];
  const lacks = [...theirs].filter((one) => !mine.has(one) && !mine.has(asNumber(one)));
  const asked = new Set([...theirs].map(asNumber));
  const extra = [...mine].filter((one) => !theirs.has(one) && !asked.has(one) && !theirs.has(ofSelect(one)));
  if (lacks.length) faults.push(`lacks ${lacks.join(", ")}, which messages/en.json has.`);
  if (extra.length) faults.push(`has ${extra.join(", ")}, which messages/en.json has not.`);
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

/** Another language may do without the forms of a plural, and say the number alone. */
const asNumber = (one: string) => one.replace(/, plural\}$/, ", number}");

/** Another language may speak otherwise for some of the words that come: 'hoy', but 'el lunes'. */
const ofSelect = (one: string) => one.replace(/, select: .*\}$/, "}");

/** What a message takes: `{name}`, `{n, plural}`, `{n, select: a b}`, `<tag>`; with all its branches. */
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

/** Forms that the language does not have, or that whole numbers ask for and that are not there. */
function pluralFaults(parts: readonly MessageFormatElement[], locale: string): string[] {
  return parts.flatMap((part) => {
    const inner = branchesOf(part).flatMap((branch) => pluralFaults(branch, locale));
    if (part.type !== TYPE.plural) return inner;
    const rules = new Intl.PluralRules(locale, { type: part.pluralType });
    const forms = Object.keys(part.options).filter((form) => !form.startsWith("="));
    const known: readonly string[] = rules.resolvedOptions().pluralCategories;
    const counts = Array.from({ length: 1_000 }, (_, n) => n).filter((n) => !(`=${n}` in part.options));
    const asked = ONE_FORM.includes(locale) ? ["other"] : counts.map((n) => rules.select(n));
    const strange = forms.filter((form) => !known.includes(form));
    const missing = [...new Set(asked)].filter((form) => !forms.includes(form));
    return [
      ...inner,
      ...strange.map((form) => `has the plural form "${form}", which ${locale} does not have.`),
      ...missing.map((form) => `lacks the plural form "${form}".`),
    ];
  });
}

/** Whether there is anything to translate beside arguments, figures and signs. */
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
