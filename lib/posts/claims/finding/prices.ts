import type { Value } from "../types";
import { amountsAt, isNear, rangesAt } from "./amounts";
import { behindJoiner, isDash } from "./figures";
import { type Finder, type Match, type Scan, isFree } from "./scan";
import { currencyAt, currencyBefore } from "./words/currencies";

const money = (amount: number, currency?: string): Value => ({
  is: "money",
  amount: rounded(amount),
  currency,
});
const rounded = (amount: number) => Math.round(amount * 1000) / 1000;

/** "€4.20", "12–15 €", "1.200 Ft", "zwanzig Euro", "50 cents", "8€50", "1200,-". */
export const findMoney: Finder = (scan, at) =>
  moneyBehind(scan, at) ?? moneyAhead(scan, at) ?? note(scan, at);

/** "a fiver", "under a tenner" */
export const NOTES: ReadonlyMap<string, number> = new Map([
  ["fiver", 5],
  ["tenner", 10],
]);

function note(scan: Scan, at: number): Match | null {
  const amount = NOTES.get(scan.tokens[at]?.plain ?? "");
  return amount === undefined || !isFree(scan, at, at + 1)
    ? null
    : { start: at, end: at + 1, kind: "PRICE", parts: [[money(amount)]] };
}

/** A currency stands before the number. */
function moneyBehind(scan: Scan, at: number): Match | null {
  const { tokens } = scan;
  const before = tokens[at]?.kind === "number" ? currencyBefore(tokens, at) : null;
  const [first] = before ? amountsAt(scan, at) : [];
  if (!before || !first || !isFree(scan, before.start, first.end)) return null;
  const { code } = before.currency;
  const parts = [[money(first.amount, code)]];
  let end = first.end;
  const joiner = behindJoiner(tokens, end);
  const second = joiner < 0 ? -1 : currencyAt(tokens[joiner]) ? joiner + 1 : joiner;
  const [other] = second < 0 ? [] : amountsAt(scan, second);
  // "£5 to 10 guests"
  if (other && (second > joiner || isDash(tokens[end])) && tokens[second]?.kind === "number") {
    parts.push([money(other.amount, code)]);
    end = other.end;
  }
  return { start: before.start, end, kind: "PRICE", parts };
}

/** A currency stands behind the number, or the number is written as prices are. */
function moneyAhead(scan: Scan, at: number): Match | null {
  const { tokens } = scan;
  for (const { amounts, end } of rangesAt(scan, at)) {
    if (!isFree(scan, at, end)) continue;
    const next = tokens[end];
    const currency = currencyAt(next);
    if (currency && isNear(scan, end)) {
      const cents = next?.kind === "mark" ? centsAt(scan, end + 1) : null;
      const parts = amounts.map(({ amount }, n) => {
        const whole = n === amounts.length - 1 ? amount + (cents ?? 0) : amount;
        return [money(whole * currency.factor, currency.code)];
      });
      return { start: at, end: end + (cents === null ? 1 : 2), kind: "PRICE", parts };
    }
    // "50p", "1200,-"
    const isPence = next?.tight && next.text === "p" && tokens[at]?.kind === "number";
    if (isPence)
      return {
        start: at,
        end: end + 1,
        kind: "PRICE",
        parts: amounts.map(({ amount }) => [money(amount / 100, "GBP")]),
      };
    if (
      next?.tight &&
      /^[.,]$/.test(next.text) &&
      tokens[end + 1]?.tight &&
      isDash(tokens[end + 1]) &&
      tokens[end + 2]?.kind !== "number"
    )
      return { start: at, end: end + 2, kind: "PRICE", parts: amounts.map(({ amount }) => [money(amount)]) };
  }
  return null;
}

/** "8€50" */
function centsAt({ tokens }: Scan, at: number): number | null {
  const token = tokens[at];
  return token?.kind === "number" && token.tight && token.to - token.from === 2
    ? Number(token.text) / 100
    : null;
}

/** A number with decimals and no unit, as prices are written, and times: "just 8.50", "last orders 11.30". */
export const findBarePrice: Finder = (scan, at) => {
  const { tokens } = scan;
  const [figure] = tokens[at]?.kind === "number" ? amountsAt(scan, at) : [];
  if (!figure || figure.decimals !== 2 || figure.amount >= 10_000 || !isFree(scan, at, figure.end))
    return null;
  const price = money(figure.amount);
  const [hour, minute] = [Math.floor(figure.amount), Math.round((figure.amount % 1) * 100)];
  if (figure.mark !== "." || hour > 24 || minute > 59)
    return { start: at, end: figure.end, kind: "PRICE", parts: [[price]] };
  if (scan.loose) return null;
  const time: Value = { is: "time", minute: (hour * 60 + minute) % 1440, form: "open" };
  const isTime = hour > 5;
  const parts = [isTime ? [time, price] : [price, time]];
  return { start: at, end: figure.end, kind: isTime ? "TIME" : "PRICE", parts };
};
