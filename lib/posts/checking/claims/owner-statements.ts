import { isOfADay } from "@/lib/brand/facts/rules";
import type { FactKind } from "@/lib/brand/facts/types";
import { wallTime } from "@/lib/i18n/wall-time";
import { readExplicit } from "@/lib/text/explicit/read";
import type { FoundClaim, Value } from "@/lib/text/explicit/types";
import { yieldRegularly } from "@/lib/queues/yield-regularly";
import { dateValue } from "@/lib/posts/checking/agree";
import type { Statement } from "./attribute-claims";
import { newPlaces } from "./new-places";
import { type KeptText, MOST_VERSIONS, type Sources } from "./sources";
import type { Setting } from "@/lib/posts/checking/types";

/** How many generated texts, and how many typed by the owner, are compared; the newest count most. */
const MOST_COMPARED = 5;

/**
 * Everything the owner has said that may support a post's claims, in order of precedence. Facts come first because
 * they can expire: a post relying on one must be held once it has.
 */
export async function statementsOf(known: Sources, setting: Setting): Promise<Statement[]> {
  const { sources, photos, plan, pages, business, published } = known;
  // A fact that had ended before the post was begun was never in its prompt, so it cannot support the text.
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
  // A one-day event supports claims too, but no post relies on it: its end makes no post wrong.
  const ofToday = (facts ?? []).filter(isToday).map((fact): Statement => ({
    ...saidByFact(fact, setting),
    factId: undefined,
  }));
  return [
    ...ofFacts,
    ...of("REQUEST"),
    ...texts("REQUEST", plan),
    { source: "REQUEST", text: "", values: (known.planDays ?? []).map(dateValue) },
    { source: "EDIT", text: "", values: await editedValues(known.versions ?? [], setting) },
    ...of("PHOTO"),
    ...texts("PHOTO", photos),
    ...of("LINK"),
    ...texts("BRAND", business ? [Object.values(business).join("\n")] : []),
    ...texts("BRAND", pages),
    ...texts("POST", published),
    ...ofToday,
    // Last, facts also support claims by figures without a unit: "haircut 25".
    ...ofFacts.map((said) => ({ ...said, strict: false })),
  ];
}

/** A fact also states its start and end, since a post about an offer often names them. */
function saidByFact(
  { id, text, from, until }: NonNullable<Sources["facts"]>[number],
  { timeZone }: Setting,
): Statement {
  const ends = [from, until].flatMap((at): Value[] => {
    if (!at) return [];
    const instant = new Date(at);
    const { hour, minute } = wallTime(instant, timeZone);
    const last = wallTime(at === until ? new Date(instant.getTime() - 1) : instant, timeZone).date;
    return [dateValue(last), { is: "time", minute: hour * 60 + minute }];
  });
  return { source: "FACT", factId: id, text, strict: true, values: ends };
}

/** The texts written by a model. The owner's copy of one does not count as typed. */
const writtenIn = (versions: readonly KeptText[]) => versions.filter(({ source }) => source !== "OWNER");

/** The values the owner typed into earlier versions of the post. */
async function editedValues(versions: readonly KeptText[], { timeZone }: Setting): Promise<Value[]> {
  const written = new Set(writtenIn(versions).map(({ content }) => content));
  const typed = versions.flatMap((version, at) =>
    version.source === "OWNER" && !written.has(version.content)
      ? [{ version, before: versions[at + 1] }]
      : [],
  );
  // In a truncated list, what preceded the oldest version is unknown.
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
 * The claims the owner typed: those containing characters that are new compared with the most similar generated text.
 * All of them, if no text was generated, or if it is unknown what the generated text was based on.
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
