import type { Quote } from "@/lib/credits/rules";

/** About how many of these posts the balance covers in sequence: each needs its full reservation. */
export function affordable(balance: number, quotes: readonly Quote[]): number {
  let left = balance;
  for (const [index, { cost, reserved }] of quotes.entries()) {
    if (left < reserved) return index;
    left -= cost;
  }
  return quotes.length;
}
