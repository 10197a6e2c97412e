import { formatHours, parseHours } from "@/lib/brand/hours/rules";
import type { WeekHours } from "@/lib/brand/hours/types";
import { isBlank, onOneLine } from "@/lib/text";
import { AWAY_KINDS, DAY_KINDS, FACT_KINDS, FACT_LIMIT, LASTING_KINDS, WORDLESS_KINDS } from "./constants";
import type { Fact, FactKind } from "./types";

type Span = Pick<Fact, "from" | "until">;

const isOneOf = (kinds: readonly FactKind[], kind: FactKind) => kinds.includes(kind);

/** Whether a fact is about one day: it then ends even if its owner names no end. */
export const isOfADay = (kind: FactKind) => isOneOf(DAY_KINDS, kind);
export const isAway = (kind: FactKind) => isOneOf(AWAY_KINDS, kind);
/** Whether a day that a fact's text speaks of is when it begins or ends. */
export const hasSaidEnd = (kind: FactKind) => !isOneOf(LASTING_KINDS, kind);

/** Whether the end of a fact is not its owner's word, so that her text may be asked for it. @param entered by her */
export const isEndOpen = (
  { kind, until, revision }: Pick<Fact, "kind" | "until" | "revision">,
  entered: unknown,
) => entered === undefined && hasSaidEnd(kind) && (until === null || (isOfADay(kind) && revision === 0));

/** Whether a fact has ended at an instant. */
export const isOver = ({ until }: Span, instant: Date) =>
  until !== null && Date.parse(until) <= instant.getTime();

const hasBegun = ({ from }: Span, instant: Date) => from === null || Date.parse(from) <= instant.getTime();

/** The facts that are true at an instant. */
export function factsAt<F extends Span>(facts: readonly F[], instant: Date): F[] {
  return facts.filter((fact) => hasBegun(fact, instant) && !isOver(fact, instant));
}

/** The facts that have not ended at an instant: those that are true then, and those that begin later. */
export function factsNotOver<F extends Span>(facts: readonly F[], instant: Date): F[] {
  return facts.filter((fact) => !isOver(fact, instant));
}

/** In the order in which they are shown: by kind, what ends first before the others, then by age. */
export function inOrder<F extends Pick<Fact, "kind" | "until" | "createdAt">>(facts: readonly F[]): F[] {
  const end = ({ until }: F) => until ?? "9999";
  return facts.toSorted(
    (a, b) =>
      FACT_KINDS.indexOf(a.kind) - FACT_KINDS.indexOf(b.kind) ||
      end(a).localeCompare(end(b)) ||
      a.createdAt.localeCompare(b.createdAt),
  );
}

/**
 * The opening hours at an instant; null where they are not known. Hours that have a beginning or an end are an exception
 * from those that have none, and of two the newer ones hold.
 */
export function hoursAt(
  facts: readonly Pick<Fact, "kind" | "text" | "from" | "until" | "createdAt">[],
  instant: Date,
): WeekHours | null {
  const hours = factsAt(facts, instant).filter(({ kind }) => kind === "OPENING_HOURS");
  const isException = ({ from, until }: Span) => Number(from !== null || until !== null);
  const [first] = hours.toSorted(
    (a, b) => isException(b) - isException(a) || b.createdAt.localeCompare(a.createdAt),
  );
  return first ? parseHours(first.text) : null;
}

/** A fact's text as it is stored, or the message key that says what is wrong with it. */
export function factText(kind: FactKind, typed: string): { text: string } | { error: string } {
  const text = onOneLine(typed);
  if (isBlank(text)) {
    return isOneOf(WORDLESS_KINDS, kind) ? { text: "" } : { error: "Facts.errors.textMissing" };
  }
  if (kind === "OPENING_HOURS") {
    const week = parseHours(typed);
    const hours = week && formatHours(week);
    return hours && hours.length <= FACT_LIMIT ? { text: hours } : { error: "Facts.errors.hours" };
  }
  if (kind === "PHONE" && (text.match(/\d/g) ?? []).length < 5) return { error: "Facts.errors.phone" };
  if (kind === "WEB") {
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const isAddress = URL.canParse(address) && /^https?:\/\/[^\s/]+\.[^\s/.]+(?:\/\S*)?$/i.test(address);
    return isAddress && address.length <= FACT_LIMIT ? { text: address } : { error: "Facts.errors.web" };
  }
  return { text };
}
