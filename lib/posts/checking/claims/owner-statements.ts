import { isOfADay } from "@/lib/brand/facts/rules";
import type { FactKind } from "@/lib/brand/facts/types";
import { wallTime } from "@/lib/i18n/wall-time";
import { readExplicit } from "@/lib/text/explicit/read";
import type { FoundClaim, Value } from "@/lib/text/explicit/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import type { Statement } from "./attribute-claims";
import { newPlaces } from "./new-places";
import { type KeptText, MOST_VERSIONS, type Sources } from "./sources";
import type { Setting } from "@/lib/posts/checking/types";

/** Texts of a model, and texts that an owner typed, that are compared; the newest say most. */
const MOST_COMPARED = 5;

/** What an owner has said of a post, in the order in which it counts: a fact first, since it can end. */
export async function statementsOf(known: Sources, setting: Setting): Promise<Statement[]> {
  const { sources, photos, plan, pages, business, published } = known;
  // What was over before a word was written has said nothing of it: no prompt has it, and its owner says it again.
  const facts = known.facts?.filter(({ until }) => until === null || new Date(until) > known.begunAt);
  const kept = (sources ?? []).map(({ createdAt, ...said }): Statement => ({
    ...said,
    writtenAt: new Date(createdAt),
  }));
  const of = (source: Statement["source"]) => kept.filter((said) => said.source === source);
  const texts = (source: Statement["source"], list: readonly string[] | null) =>
    (list ?? []).map((text): Statement => ({ source, text }));
  const isToday = ({ kind }: { kind: FactKind }) => isOfADay(kind);
  const ofFacts = (facts ?? []).filter((fact) => !isToday(fact)).map((fact) => saidByFact(fact, setting));
  // An event of a day is a source as well, but no post relies on it: its end makes no post wrong.
  const ofToday = (facts ?? []).filter(isToday).map((fact): Statement => ({
    ...saidByFact(fact, setting),
    factId: undefined,
  }));
  return [
    ...ofFacts,
    ...of("REQUEST"),
    ...texts("REQUEST", plan),
    { source: "REQUEST", text: "", values: (known.planDays ?? []).map(dateOf) },
    { source: "EDIT", text: "", values: await editedValues(known.versions ?? [], setting) },
    ...of("PHOTO"),
    ...texts("PHOTO", photos),
    ...of("LINK"),
    ...texts("BRAND", business ? [Object.values(business).join("\n")] : []),
    ...texts("BRAND", pages),
    ...texts("POST", published),
    ...ofToday,
    // In the end numbers without a unit count too: "haircut 25".
    ...ofFacts.map((said) => ({ ...said, strict: false })),
  ];
}

/** The value of yyyy-MM-dd. */
function dateOf(date: string): Value {
  const [year, month = 1, day = 1] = date.split("-").map(Number);
  return { is: "date", day, month, year };
}

/** A fact says its end as well: a post that uses an offer names it. */
function saidByFact(
  { id, text, from, until }: NonNullable<Sources["facts"]>[number],
  { timeZone }: Setting,
): Statement {
  const ends = [from, until].flatMap((at): Value[] => {
    if (!at) return [];
    const instant = new Date(at);
    const { hour, minute } = wallTime(instant, timeZone);
    const last = wallTime(at === until ? new Date(instant.getTime() - 1) : instant, timeZone).date;
    return [dateOf(last), { is: "time", minute: hour * 60 + minute }];
  });
  return { source: "FACT", factId: id, text, strict: true, values: ends };
}

/** The texts that a model wrote; a copy of one is typed by nobody. */
const writtenIn = (versions: readonly KeptText[]) => versions.filter(({ source }) => source !== "OWNER");

/** What the owner has typed into earlier texts of the post. */
async function editedValues(versions: readonly KeptText[], { timeZone }: Setting): Promise<Value[]> {
  const written = new Set(writtenIn(versions).map(({ content }) => content));
  const typed = versions.flatMap((version, at) =>
    version.source === "OWNER" && !written.has(version.content)
      ? [{ version, before: versions[at + 1] }]
      : [],
  );
  // Of a list that was cut, what stood before the oldest is not known.
  const known = typed.filter(({ before }) => before ?? versions.length < MOST_VERSIONS);
  const turn = yieldRegularly();
  const values: Value[] = [];
  for (const { version, before } of known.slice(0, MOST_COMPARED)) {
    const { isNew } = newPlaces(before?.content ?? "", version.content);
    await turn();
    const { claims } = readExplicit(version.content, timeZone);
    values.push(...claims.filter(isNew).map(({ value }) => value));
    await turn();
  }
  return values;
}

/**
 * The claims of a text that its owner typed: those with characters that the text of a model which is most like it does
 * not have. All, if no model wrote any, or if it is not known from what it did.
 */
export async function ownClaims(
  claims: readonly FoundClaim[],
  { content, versions, sources }: Sources,
): Promise<ReadonlySet<FoundClaim>> {
  const written = writtenIn(versions ?? []);
  const isUnknown = !sources && written.some(({ source }) => source === "DRAFT");
  if (written.length === 0 || isUnknown) return new Set(claims);
  if (written.some((version) => version.content === content)) return new Set();
  const turn = yieldRegularly();
  const compared: ReturnType<typeof newPlaces>[] = [];
  for (const version of written.slice(0, MOST_COMPARED)) {
    compared.push(newPlaces(version.content, content));
    await turn();
  }
  const [nearest] = compared.sort((a, b) => a.count - b.count);
  return new Set(nearest ? claims.filter(nearest.isNew) : claims);
}
