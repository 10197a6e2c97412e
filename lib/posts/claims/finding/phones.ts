import {
  type CountryCode,
  type PhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { countryOfZone } from "@/lib/i18n/places";
import type { Token } from "@/lib/days/text/tokens";
import { currencyAt } from "./words/currencies";
import { type Finder, type Scan, isFree } from "./scan";

const CUES = new Set(
  "tel,phone,telephone,call,ring,text,whatsapp,mobile,telefon,anrufen,anruf,notruf,rufen,handy,mobil,ruf,telefonnummer,telephone,appelez,appel,appeler,joindre,telefono,llama,llamanos,llamar,movil,ligue,telefone,celular,chame,zap,chiama,chiamaci,chiamare,cellulare,hivjon,hivj,hivas,mobilszam,unter,number,numero,szamon".split(
    ",",
  ),
);
const CUE_REACH = 5;
const MARK = /^[ ()/.\u00a0\u202f-]$/;
/** More are looked at as digits alone: the library takes its time. */
const MOST_PARSED = 40;

/** The country whose numbers need no prefix. */
function countryOf(timeZone: string): CountryCode | undefined {
  const country = countryOfZone(timeZone);
  return country && isSupportedCountry(country) ? country : undefined;
}

/** "+36 1 555 1234", "(06) 20/123-4567", "01 42 68 53 00": as the phone numbers of the zone's country are, or said to be one. */
export const findPhone: Finder = (scan, at) => {
  const { tokens, text } = scan;
  if (
    tokens[at]?.kind !== "number" ||
    (tokens[at - 1]?.tight && tokens[at]?.tight && tokens[at - 1]?.kind === "word")
  )
    return null;
  const run = runFrom(tokens, at);
  if (
    !run ||
    currencyAt(tokens[run.end]) ||
    tokens[run.end]?.text === "%" ||
    !isFree(scan, run.start, run.end)
  )
    return null;
  const written = text.slice(tokens[run.start]?.from ?? 0, tokens[run.end - 1]?.to ?? 0);
  const number = numberOf(scan, written, run.digits);
  return number === null
    ? null
    : { start: run.start, end: run.end, kind: "PHONE", parts: [[{ is: "phone", number }]] };

  function numberOf(all: Scan, value: string, digits: string): string | null {
    const isParsed = all.seeds.length < MOST_PARSED * 10;
    const parsed = isParsed ? parse(all, value) : undefined;
    const isCued = value.startsWith("+") || hasCue(tokens, run?.start ?? at);
    const isLocal = digits.startsWith("0") || value.startsWith("(");
    if (parsed?.isPossible() && (isCued || isLocal)) return parsed.number;
    if (parsed?.isValid() && digits.length >= 8 && !/[.]/.test(value)) return parsed.number;
    return isCued || (isLocal && digits.length >= 9) ? digits : null;
  }
};

/** The library takes longer for a number than everything else for its line; a number is often said twice. */
const known = new WeakMap<Scan["tokens"], Map<string, PhoneNumber | undefined>>();

function parse({ tokens, setting }: Scan, value: string): PhoneNumber | undefined {
  const ofText = known.get(tokens) ?? new Map<string, PhoneNumber | undefined>();
  known.set(tokens, ofText);
  if (!ofText.has(value)) ofText.set(value, parsePhoneNumberFromString(value, countryOf(setting.timeZone)));
  return ofText.get(value);
}

type Run = { start: number; end: number; digits: string; groups: number };

/** Groups of figures with nothing but blanks and marks of phone numbers between, seven to fifteen in all. */
function runFrom(tokens: readonly Token[], at: number): Run | null {
  let start = at;
  if (tokens[start - 1]?.text === "(") start--;
  if (tokens[start - 1]?.text === "+") start--;
  let digits = tokens[at]?.text ?? "";
  let [end, groups] = [at + 1, 1];
  let marks = 0;
  for (let next = end; digits.length < 16 && marks < 4; next++) {
    const token = tokens[next];
    if (token?.kind === "number") {
      const before = tokens[next - 1];
      const gap = token.from - (before?.to ?? 0);
      if (gap > 1 || (gap > 0 && before?.text === ".")) break;
      digits += token.text;
      groups++;
      end = next + 1;
      marks = 0;
    } else if (token && MARK.test(token.text) && token.from - (tokens[next - 1]?.to ?? 0) <= 1) marks++;
    else break;
  }
  // A date in figures, a year, "10.30-12.00"
  if (digits.length < 7 || digits.length > 15 || (groups === 1 && digits.length < 8)) return null;
  return { start, end, digits, groups };
}

function hasCue(tokens: readonly Token[], start: number): boolean {
  for (let at = start - 1; at >= start - CUE_REACH; at--) {
    const token = tokens[at];
    if (!token || token.kind === "line") return false;
    if (CUES.has(token.plain) || token.text === "☎" || token.text === "📞") return true;
  }
  return false;
}

/** Whether two phone numbers are the same: as they are dialled at home, or from abroad. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/\D/g, "").replace(/^0+/, ""));
  if (!a || !b) return false;
  return a === b || (Math.min(a.length, b.length) >= 7 && (a.endsWith(b) || b.endsWith(a)));
}
