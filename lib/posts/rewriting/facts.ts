import { agree } from "@/lib/posts/checking/agree";
import { readExplicit } from "@/lib/text/explicit/read";
import type { Value } from "@/lib/text/explicit/types";
import { dayNamesIn } from "./day-names";

/** Something that must survive a change of words: by its value, or by what it is written with. */
type Fact = { text: string } & ({ value: Value } | { key: string });

const NUMBERS = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;

/**
 * The facts of a text: what is explicit in it (links, times, prices, dates, phone numbers …), all other numbers in
 * figures, and the names of weekdays and months. Numbers in words are not among them.
 */
export function factsOf(text: string): Fact[] {
  // Phone numbers of no certain country are figures.
  const { claims } = readExplicit(text, "UTC");
  const values = claims.map(({ from, to, value }): Fact => ({ text: text.slice(from, to), value }));
  const rest = claims.reduce(
    (left, { from, to }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
  const numbers = Array.from(rest.matchAll(NUMBERS), ([number]): Fact => ({ text: number, key: number }));
  return [...values, ...numbers, ...dayNamesIn(rest)];
}

type Allowance = {
  /** The owner's own instruction: she may change the facts that it names. */
  instruction?: string;
  /** Whether 3,50 is 3.50: the decimal mark changes with the language. */
  translated?: boolean;
};

/** The facts of `before` that `after` does not have, as they were written. What is explicit may be written otherwise. */
export function lostFacts(before: string, after: string, allowance: Allowance = {}): string[] {
  const same = (key: string) => (allowance.translated ? key.replace(/(?<=\d)[.,](?=\d)/g, ".") : key);
  const kept = [...factsOf(after), ...factsOf(allowance.instruction ?? "")];
  const values = kept.flatMap((fact) => ("value" in fact ? fact.value : []));
  // "7" survives as "7 am": the number is there, and more.
  const numbers = Array.from(after.matchAll(NUMBERS), ([number]) => same(number));
  const keys = new Set([...kept.flatMap((fact) => ("key" in fact ? same(fact.key) : [])), ...numbers]);
  for (const { key } of dayNamesIn(after)) keys.add(key);
  const lost = factsOf(before).filter((fact) =>
    "value" in fact ? !values.some((value) => agree(fact.value, value)) : !keys.has(same(fact.key)),
  );
  return [...new Set(lost.map(({ text }) => text))];
}
