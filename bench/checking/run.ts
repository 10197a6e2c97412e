/**
 * `npm run bench:checking [-- --misses]`: what is found in the labelled texts by the explicit reader, and, where
 * OPENAI_API_KEY or OPENAI_BASE_URL names a model's server, by it and AI_SMALL_MODEL together.
 */
import pLimit from "p-limit";
import { env } from "@/lib/settings/env";
import { parseAnswer, readingCall } from "@/lib/posts/checking/reader/answer";
import { claimsRead } from "@/lib/posts/checking/reader/merge";
import type { TextReading } from "@/lib/posts/checking/reader/types";
import { verified } from "@/lib/posts/checking/reader/verify";
import { withFeasts } from "@/lib/posts/checking/reader/with-feasts";
import { writeText } from "@/lib/providers/openai";
import { isContradicted } from "@/lib/text/days/contradictions";
import { daysIn } from "@/lib/text/days/mentions";
import { readExplicit } from "@/lib/text/explicit/read";
import { loadEnvironment } from "../../scripts/environment";
import { type Labelled, type Mark, labelledTexts } from "./labelled";
import { type Read, scoreOf, tableOf } from "./score";

/** The least precision that the explicit reader may have, of all its finds: it is silent in doubt. */
const LEAST_PRECISION = 0.97;

function readOf({ text, sendsAt, timeZone }: Labelled, reading: TextReading | null = null): Read {
  const { blanks } = readExplicit(text, timeZone);
  const claims = claimsRead(text, timeZone, reading);
  const mentions = daysIn(text, { writtenAt: sendsAt, sendsAt, timeZone }, reading);
  const marks: Mark[] = [
    ...mentions.map(({ from, to, said }) => ({ from, to, kind: "DAY" as const, day: said.last })),
    ...blanks.map((place) => ({ ...place, kind: "BLANK" as const })),
    ...claims.flatMap(({ from, to, kind }) => (kind === "DATE" ? [] : { from, to, kind })),
  ];
  return { marks, asks: mentions.some((mention) => isContradicted(mention, sendsAt, timeZone)) };
}

function tell(title: string, read: (readonly [Labelled, Read])[]) {
  const score = scoreOf(read);
  process.stdout.write(`${title}\n${tableOf(score)}\n`);
  if (process.argv.includes("--misses"))
    for (const { kind, what, quote, text } of score.misses)
      process.stdout.write(`${what} ${kind} ${quote} | ${text}\n`);
  return score;
}

/** A text that the model does not answer for is read by rules, as in the product. */
async function readingBy(model: string, { text, timeZone, sendsAt }: Labelled): Promise<TextReading | null> {
  const answer = await writeText({ ...readingCall(text), model }).then(
    ({ text: said }) => parseAnswer(said),
    () => null,
  );
  if (!answer) process.stderr.write(`No reading of: ${text.slice(0, 60)}\n`);
  return answer && verified(await withFeasts(answer, timeZone, sendsAt), text, timeZone);
}

loadEnvironment("development");
// Settings that nothing here uses.
process.env.DATABASE_URL ||= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ||= "of no use in a benchmark";
process.env.ENCRYPTION_KEYS ||= `0:${Buffer.alloc(32).toString("base64")}`;

const texts = labelledTexts();
const score = tell(
  "Explicit reader",
  texts.map((labelled) => [labelled, readOf(labelled)]),
);
const model = process.env.OPENAI_API_KEY || process.env.OPENAI_BASE_URL ? env().readingModel : null;
if (model) {
  const turn = pLimit(4);
  const read = texts.map((labelled) =>
    turn(async () => [labelled, readOf(labelled, await readingBy(model, labelled))] as const),
  );
  tell(`Explicit reader and ${model}`, await Promise.all(read));
}
const finds = [...score.tallies].filter(([kind]) => kind !== "QUESTION").map(([, tally]) => tally);
const sum = (key: "right" | "found") => finds.reduce((n, tally) => n + tally[key], 0);
if (sum("right") < LEAST_PRECISION * sum("found")) {
  process.stderr.write(`The explicit reader's precision is below ${LEAST_PRECISION}.\n`);
  process.exitCode = 1;
}
