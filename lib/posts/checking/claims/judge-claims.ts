import type { FoundClaim } from "@/lib/text/explicit/types";
import { type Statement, attributeClaims } from "./attribute-claims";
import { endsOf, valueOf } from "./claim-value";
import { claimsRead } from "@/lib/posts/checking/reader/merge";
import type { TextReadings } from "@/lib/posts/checking/reader/stored-readings";
import { ownClaims, statementsOf } from "./owner-statements";
import type { Sources } from "./sources";
import type { Claim, Setting } from "@/lib/posts/checking/types";

/** Upper bound on the claims of one text; no real post makes more. */
const MOST_CLAIMS = 200;

type Verdict = Pick<Claim, "verdict" | "source" | "factId">;

/** The claims of a text with their verdicts. */
export type Judgement = {
  claims: (FoundClaim & Verdict)[];
  /** Some claims are unsaid, and a model has not yet read every source that might say them. */
  isOpen: boolean;
  /** The words of claims that only a model found, left out because it has not read every source. */
  unread: string[];
};

const settingOf = ({ timeZone, writtenAt }: Sources): Setting => ({ timeZone: timeZone ?? "UTC", writtenAt });
const textsOf = (said: readonly Statement[]) =>
  [...new Set(said.map(({ text }) => text))].filter((text) => text.trim());

/** A post's sources, the statements in them, and the texts a model may read: first the post's own. */
export type Compared = { known: Sources; said: readonly Statement[]; texts: string[] };

/** Collects what the owner has said. Slow for long histories: run it in the owner's turn. */
export async function comparedOf(known: Sources): Promise<Compared> {
  const said = await statementsOf(known, settingOf(known));
  return { known, said, texts: [known.content, ...textsOf(said)] };
}

/**
 * Compares the claims of a text with what the owner has said. A claim that only a model found is called unsaid only if
 * the model has read every source too. Run it in the owner's turn.
 */
export async function judgeClaims({ known, said }: Compared, readings: TextReadings): Promise<Judgement> {
  const setting = settingOf(known);
  const isAllRead = textsOf(said).every((text) => readings(text) !== null);
  const reading = readings(known.content)?.reading ?? null;
  const found = claimsRead(known.content, setting.timeZone, reading).slice(0, MOST_CLAIMS);
  const own = await ownClaims(found, known);
  const rights = new Set((known.rights ?? []).flatMap(endsOf));
  const gone = new Map(
    Object.entries(known.gone ?? {}).flatMap(([value, factId]) =>
      endsOf(value).map((one) => [one, factId] as const),
    ),
  );
  const saidBy = await attributeClaims(found, said, { ...setting, content: known.content, readings });
  const verdictOf = (claim: FoundClaim, at: number): Verdict => {
    const by = saidBy[at];
    const value = valueOf(claim);
    const isRight = rights.has(value);
    // The post relies on a removed fact until its owner decides, even if she has said the same elsewhere.
    const factId = by?.factId ?? (isRight ? undefined : gone.get(value));
    if (factId) return { verdict: "SAID", source: "FACT", factId };
    const source = own.has(claim) ? "EDIT" : (by?.source ?? null);
    return { verdict: source ? "SAID" : isRight ? "RIGHT" : "UNSAID", source, factId: null };
  };
  const judged = found.map((claim, at) => ({ ...claim, ...verdictOf(claim, at) }));
  const unsaid = judged.filter(({ verdict }) => verdict === "UNSAID");
  return {
    claims: judged.filter((claim) => isAllRead || !claim.read || claim.verdict !== "UNSAID"),
    isOpen: !isAllRead && unsaid.length > 0,
    unread: isAllRead
      ? []
      : unsaid.filter(({ read }) => read).map(({ from, to }) => known.content.slice(from, to)),
  };
}
