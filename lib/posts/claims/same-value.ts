import { isSamePhone } from "./finding/phones";
import type { Value } from "./types";

const near = (a: number, b: number) => Math.abs(a - b) < 0.005 * Math.max(1, Math.min(a, b) / 100);

/** Whether something that was said is what a text claims. */
export function isSame(claim: Value, said: Value): boolean {
  if (said.is === "number") return isNumber(claim, said.amount);
  if (claim.is === "measure" && said.is === "count")
    return claim.of === "person" && near(claim.raw, said.amount);
  if (claim.is === "count" && said.is === "measure")
    return said.of === "person" && near(claim.amount, said.raw);
  if (claim.is === "year" && said.is === "date") return claim.year === said.year;
  if (claim.is !== said.is) return false;
  switch (claim.is) {
    case "money":
      return (
        said.is === "money" &&
        near(claim.amount, said.amount) &&
        isSameCurrency(claim.currency, said.currency)
      );
    case "percent":
      return said.is === "percent" && near(claim.amount, said.amount);
    case "time":
      return said.is === "time" && isSameTime(claim, said);
    case "date":
      return said.is === "date" && isSameDate(claim, said);
    case "year":
      return said.is === "year" && claim.year === said.year;
    case "measure":
      return said.is === "measure" && isSameMeasure(claim, said);
    case "count":
      return said.is === "count" && near(claim.amount, said.amount);
    case "offer":
      return said.is === "offer" && claim.get === said.get && claim.pay === said.pay;
    case "phone":
      return said.is === "phone" && isSamePhone(claim.number, said.number);
    case "mail":
      return said.is === "mail" && claim.address === said.address;
    case "link":
      return (
        said.is === "link" && claim.host === said.host && (claim.path === "" || claim.path === said.path)
      );
    case "address":
      return (
        said.is === "address" &&
        claim.number === said.number &&
        claim.names.some((name) => said.names.includes(name))
      );
    default:
      return false;
  }
}

/** A number without a unit may be any amount, hour or year. */
function isNumber(claim: Value, amount: number): boolean {
  switch (claim.is) {
    case "money":
    case "percent":
    case "count":
      return near(claim.amount, amount);
    case "measure":
      return near(claim.raw, amount);
    case "year":
      return claim.year === amount;
    case "date":
      return claim.month === undefined && claim.date === amount;
    case "time":
      return (
        claim.minute % 60 === 0 &&
        (claim.minute / 60 === amount % 24 || (amount <= 12 && (claim.minute / 60) % 12 === amount % 12))
      );
    default:
      return false;
  }
}

const isDollar = (code: string) => code === "$" || /^(?:USD|CAD|AUD|NZD)$/.test(code);
const isSameCurrency = (a: string | undefined, b: string | undefined) =>
  a === undefined || b === undefined || a === b || (isDollar(a) && isDollar(b) && (a === "$" || b === "$"));

type Time = Extract<Value, { is: "time" }>;

/** "7 pm" is 19:00. "At 7" is both; "7 Uhr" can be 19:00 only to somebody who counts to twelve. */
function isSameTime(a: Time, b: Time): boolean {
  if (a.minute === b.minute) return true;
  if (a.minute % 720 !== b.minute % 720) return false;
  const forms = [a.form, b.form];
  if (forms.includes("open")) return true;
  return forms.includes("clock") && !forms.includes("hour24") && !(a.form === "clock" && b.form === "clock");
}

type CalendarDate = Extract<Value, { is: "date" }>;

function isSameDate(a: CalendarDate, b: CalendarDate): boolean {
  const agree = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined || one === other;
  return a.date === b.date && agree(a.month, b.month) && agree(a.year, b.year);
}

type Measure = Extract<Value, { is: "measure" }>;
/** Days and months in hours, for spans that are said in other units: 48 hours are 2 days. */
const MINUTES: Readonly<Record<string, number>> = { min: 1, day: 1440 };

function isSameMeasure(a: Measure, b: Measure): boolean {
  if (a.of === b.of) return near(a.amount, b.amount);
  const [one, other] = [MINUTES[a.of], MINUTES[b.of]];
  return one !== undefined && other !== undefined && near(a.amount * one, b.amount * other);
}
