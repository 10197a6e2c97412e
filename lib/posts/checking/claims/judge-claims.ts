import { endsOf, valueOf } from "./claim-value";
import { type AttributedClaim, type Statement, attributeClaims } from "./attribute-claims";
import { claimsRead } from "@/lib/posts/checking/reader/merge";
import type { TextReadings } from "@/lib/posts/checking/reader/stored-readings";
import { ownClaims, statementsOf } from "./owner-statements";
import type { Sources } from "./sources";
import type { Claim, Setting } from "@/lib/posts/checking/types";

/** Claims of one text; no post makes more. */
const MOST_CLAIMS = 200;

export type JudgedClaim = Pick<Claim, "verdict" | "source" | "factId"> & { held: AttributedClaim };
/**
 * The claims of a text. `isOpen`: a model that reads all sources too may find who said the rest. `unread`: the words of
 * those that only a model sees and that are left out because it has not.
 */
export type Judgement = { claims: JudgedClaim[]; isOpen: boolean; unread: string[] };

const settingOf = ({ timeZone, writtenAt }: Sources): Setting => ({ timeZone: timeZone ?? "UTC", writtenAt });
const wordsOf = (said: readonly Statement[]) =>
  [...new Set(said.map(({ text }) => text))].filter((text) => text.trim());

/** A post's sources, what they say, and the texts that a model may read: the post's, and then its sources' in their order. */
export type Compared = { known: Sources; said: readonly Statement[]; texts: string[] };

/** Reads what the owner has said. Takes a while where there is much: for an owner's turn. */
export async function comparedOf(known: Sources): Promise<Compared> {
  const said = await statementsOf(known, settingOf(known));
  return { known, said, texts: [known.content, ...wordsOf(said)] };
}

/**
 * Compares the claims of a text with what is known. What a model alone found is called unsaid only where it has read
 * every source too. For an owner's turn.
 */
export async function judgeClaims({ known, said }: Compared, readings: TextReadings): Promise<Judgement> {
  const setting = settingOf(known);
  const isAllRead = wordsOf(said).every((text) => readings(text) !== null);
  const reading = readings(known.content)?.reading ?? null;
  const found = claimsRead(known.content, setting.timeZone, reading).slice(0, MOST_CLAIMS);
  const own = await ownClaims(found, known);
  const rights = new Set((known.rights ?? []).flatMap(endsOf));
  const gone = new Map(
    Object.entries(known.gone ?? {}).flatMap(([value, factId]) =>
      endsOf(value).map((one) => [one, factId] as const),
    ),
  );
  const held = await attributeClaims(found, said, { ...setting, content: known.content, readings });
  const judged = held.map((claim, at): JudgedClaim => {
    const isOwn = own.has(found[at] ?? claim);
    const value = valueOf(claim);
    const isRight = rights.has(value);
    // The post relies on a removed fact until its owner decides, even if she has said the same elsewhere.
    const factId = claim.said?.factId ?? (isRight ? undefined : gone.get(value));
    if (factId) return { held: claim, verdict: "SAID", source: "FACT", factId };
    if (claim.said || isOwn)
      return {
        held: claim,
        verdict: "SAID",
        source: isOwn ? "EDIT" : (claim.said?.source ?? "EDIT"),
        factId: null,
      };
    return { held: claim, verdict: isRight ? "RIGHT" : "UNSAID", source: null, factId: null };
  });
  const isUnsaid = ({ verdict }: JudgedClaim) => verdict === "UNSAID";
  const isUnread = (claim: JudgedClaim) => !isAllRead && claim.held.read === true && isUnsaid(claim);
  return {
    claims: judged.filter((claim) => !isUnread(claim)),
    isOpen: !isAllRead && judged.some(isUnsaid),
    unread: judged.filter(isUnread).map(({ held: { from, to } }) => known.content.slice(from, to)),
  };
}
