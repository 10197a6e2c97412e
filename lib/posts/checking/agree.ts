import type { Value } from "@/lib/text/explicit/types";

/** Whether two values agree. A part that either of them leaves open (year, currency, half of the day) always agrees. */
export function agree(claim: Value, said: Value): boolean {
  if (claim.is === "money" && said.is === "money")
    return isNear(claim.amount, said.amount) && isSameCurrency(claim.currency, said.currency);
  if (claim.is === "percent" && said.is === "percent") return isNear(claim.amount, said.amount);
  if (claim.is === "time" && said.is === "time") return isSameTime(claim, said);
  if (claim.is === "date" && said.is === "date")
    return claim.day === said.day && claim.month === said.month && isOpenOr(claim.year, said.year);
  if (claim.is === "phone" && said.is === "phone") return isSamePhone(claim.number, said.number);
  if (claim.is === "mail" && said.is === "mail") return claim.address === said.address;
  if (claim.is === "number" && said.is === "number") return isNear(claim.amount, said.amount);
  if (claim.is === "address" && said.is === "address")
    return claim.house === said.house && sharedOf(claim.words, said.words) >= claim.words.length / 2;
  if (claim.is === "link" && said.is === "link")
    return claim.host === said.host && (claim.path === "" || claim.path === said.path);
  return false;
}

/** The value of a calendar day, yyyy-MM-dd. */
export function dateValue(date: string): Value {
  const [year, month = 1, day = 1] = date.split("-").map(Number);
  return { is: "date", day, month, year };
}

/** Whether a figure without a unit states the claim, as its amount or its hour. */
export function isFigure(claim: Value, figure: number): boolean {
  if (claim.is === "money" || claim.is === "percent" || claim.is === "number")
    return isNear(claim.amount, figure);
  if (claim.is !== "time" || claim.minute % 60 > 0) return false;
  const hour = claim.minute / 60;
  return hour === figure % 24 || (figure <= 12 && hour % 12 === figure % 12);
}

const sharedOf = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.includes(word)).length;
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005;
const isOpenOr = <T>(one: T | undefined, other: T | undefined) =>
  one === undefined || other === undefined || one === other;

const isDollar = (code: string) => /^(?:\$|USD|CAD|AUD|NZD)$/.test(code);
const isSameCurrency = (a?: string, b?: string) =>
  isOpenOr(a, b) || ((a === "$" || b === "$") && isDollar(a ?? "") && isDollar(b ?? ""));

type Time = Extract<Value, { is: "time" }>;

/** "At 7" is 7:00 and 19:00; "until 9 pm" is not "from 9 pm". */
function isSameTime(a: Time, b: Time): boolean {
  if (!isOpenOr(a.role, b.role)) return false;
  return a.minute === b.minute || ((a.open || b.open) === true && a.minute % 720 === b.minute % 720);
}

/** Compares the subscriber digits only: area and country codes are often left out. */
function isSamePhone(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => number.replace(/\D/g, "").slice(-7));
  return one === other && (one?.length ?? 0) >= 5;
}
