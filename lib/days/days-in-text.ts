/**
 * Finds the days that a text mentions, by rule and in the product's seven languages, and compares them with the day on
 * which it goes out. Written here because chrono-node knows no Hungarian and weighs more than all of this.
 */
import { dayAt, dayOfIso, isoOf, nextWeekday, weekdayOf } from "./calendar";
import { type Cues, cuesAround } from "./cues";
import { hasEvidence } from "./evidence";
import { type Group, groupsOf } from "./dates/groups";
import { habitsOf } from "./recurring-days";
import { isPast } from "./past/past";
import { isProperName } from "./proper-names";
import { type Reading, readingOf } from "./text/reading";
import { daysOf } from "./resolve";
import { isContradicted } from "./contradictions";
import { todayBeside } from "./today";
import type { DayMention, Writing } from "./types";

/** Where a text mentions certain days, in its order; not "every Saturday", past days, nor opening hours. */
export function daysIn(text: string, { writtenAt, timeZone }: Writing): DayMention[] {
  const reading = readingOf(text, dayAt(writtenAt, timeZone), timeZone);
  const all = groupsOf(reading).map((group) => ({ group, cues: cuesAround(reading, group) }));
  const habits = habitsOf(reading, all);
  const found = all.flatMap(({ group, cues }) => {
    const mention = habits.has(group) ? null : mentionOf(reading, group, cues);
    return mention ? [{ mention, sure: isSure(reading, group, cues, mention) }] : [];
  });
  const isAnySure = found.some(({ mention }) => mention.kind !== "weekday");
  return withEnds(
    text,
    found.flatMap(({ mention, sure }) => (sure || isAnySure ? mention : [])),
  );
}

/** In doubt a weekday is ignored: without a sign that it is ahead, two of three are past or habitual. */
function isSure(reading: Reading, group: Group, cues: Cues, { kind }: DayMention): boolean {
  const isMere = kind === "weekday" && !cues.found.has("this") && !cues.found.has("next");
  return !isMere || hasEvidence(reading, group, cues);
}

/**
 * Days that other days make clear. What has a beginning and an end is true until its end ("starts on Friday and ends on
 * Sunday"), and a weekday after a date may be the first after that date ("closed on 25 May, back on Tuesday").
 */
function withEnds(text: string, mentions: DayMention[]): DayMention[] {
  return mentions.map((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (mention.kind === "from" && next?.kind === "until" && next.latest > mention.latest)
      return { ...mention, latest: next.latest };
    const isAfterDate =
      mention.kind === "weekday" &&
      before &&
      /\d/.test(text.slice(before.from, before.to)) &&
      !/[.!?\n]/.test(text.slice(before.to, mention.from));
    if (!isAfterDate || before.said.last < mention.latest) return mention;
    const weekday = weekdayOf(dayOfIso(mention.said.last));
    return { ...mention, latest: isoOf(nextWeekday(weekday, dayOfIso(before.said.last))) };
  });
}

/** Where a text mentions a day that contradicts the day on which it is sent. */
export function contradictionsOf(
  text: string,
  { sendsAt, ...writing }: Writing & { /** When it goes out. */ sendsAt: Date },
): DayMention[] {
  return daysIn(text, writing).filter((mention) => isContradicted(mention, sendsAt, writing.timeZone));
}

function mentionOf(reading: Reading, group: Group, cues: Cues): DayMention | null {
  const { found } = cues;
  if (
    found.has("over") ||
    (found.has("since") && !found.has("this") && !group.isRange && !isToCome(reading, group)) ||
    isProperName(reading, group, cues)
  )
    return null;
  const days = daysOf(reading, group, cues);
  if (!days) return null;
  const today = todayBeside(reading, group);
  if (today?.offset === -1) return null;
  const first = reading.tokens[Math.min(today?.start ?? cues.start, cues.start)];
  const last = reading.tokens[group.end - 1];
  if (!first || !last) return null;
  const place = { from: first.from, to: last.to };
  const said = { first: isoOf(days.first), last: isoOf(days.last) };
  if (today && !found.has("until") && !found.has("from")) {
    const sent = isoOf(days.first - today.offset);
    const [atom] = group.atoms;
    const weekday =
      atom?.weekday !== undefined && atom.dates.length === 0
        ? (atom.weekday - today.offset + 7) % 7
        : undefined;
    return {
      ...place,
      kind: "today",
      said: { first: said.first, last: said.first },
      latest: sent,
      earliest: sent,
      weekday,
    };
  }
  const kind = kindOf(group, cues);
  if (
    isPast(reading, group) &&
    kind !== "until" &&
    kind !== "from" &&
    !found.has("this") &&
    !found.has("next")
  )
    return null;
  const latest = isoOf(kind === "from" ? days.first : days.latest);
  return { ...place, kind, said, latest };
}

/** "Desde el lunes abriremos": from then on. */
const isToCome = ({ tokens }: Reading, { end }: Group) => /[ai]remos?$/.test(tokens[end]?.text ?? "");

function kindOf({ atoms, isRange }: Group, { found }: Cues): DayMention["kind"] {
  if (found.has("until") || (!isRange && atoms.some(({ form }) => form === "until"))) return "until";
  if (isRange) return "range";
  if (found.has("from") || atoms[0]?.form === "from") return "from";
  if (atoms.some(({ isWeekend }) => isWeekend)) return "weekend";
  return atoms.some(({ dates }) => dates.length > 0) ? "date" : "weekday";
}
