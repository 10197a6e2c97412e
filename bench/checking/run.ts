/** `npm run bench:checking [-- --misses]`: what the explicit reader finds in the labelled texts. */
import { isContradicted } from "@/lib/text/days/contradictions";
import { mentionsOf } from "@/lib/text/days/mentions";
import { readExplicit } from "@/lib/text/explicit/read";
import { type Labelled, type Mark, labelledTexts } from "./labelled";
import { type Read, scoreOf, tableOf } from "./score";

/** The least precision that the explicit reader may have, of all its finds: it is silent in doubt. */
const LEAST_PRECISION = 0.97;

function readOf({ text, sendsAt, timeZone }: Labelled): Read {
  const { days, claims, blanks } = readExplicit(text, timeZone);
  const mentions = mentionsOf(days, { writtenAt: sendsAt, sendsAt, timeZone });
  const marks: Mark[] = [
    ...mentions.map(({ from, to, said }) => ({ from, to, kind: "DAY" as const, day: said.last })),
    ...blanks.map((place) => ({ ...place, kind: "BLANK" as const })),
    ...claims.flatMap(({ from, to, kind }) => (kind === "DATE" ? [] : { from, to, kind })),
  ];
  return { marks, asks: mentions.some((mention) => isContradicted(mention, sendsAt, timeZone)) };
}

const score = scoreOf(labelledTexts().map((labelled) => [labelled, readOf(labelled)] as const));
process.stdout.write(`Explicit reader\n${tableOf(score)}\n`);
if (process.argv.includes("--misses"))
  for (const { kind, what, quote, text } of score.misses)
    process.stdout.write(`${what} ${kind} ${quote} | ${text}\n`);
const finds = [...score.tallies].filter(([kind]) => kind !== "QUESTION").map(([, tally]) => tally);
const sum = (key: "right" | "found") => finds.reduce((n, tally) => n + tally[key], 0);
if (sum("right") < LEAST_PRECISION * sum("found")) {
  process.stderr.write(`The explicit reader's precision is below ${LEAST_PRECISION}.\n`);
  process.exitCode = 1;
}
