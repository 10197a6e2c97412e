import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Lengths of the random part, as seen in Stripe's ids. */
const LENGTHS: Record<string, number> = {
  cus: 14,
  prod: 14,
  si: 14,
  req: 14,
  whsec: 32,
  cs_test: 58,
};

/** Random letters and digits. */
export function letters(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A new id as Stripe's look: `cus_…`, `sub_1…`, `cs_test_…`. */
export function newId(prefix: string): string {
  const length = LENGTHS[prefix];
  return `${prefix}_${length === undefined ? `1${letters(23)}` : letters(length)}`;
}

/** The id in a field that may hold the whole object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
