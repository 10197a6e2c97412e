import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "./figures";
import { SIGNED_IN, statementLimit } from "./pages";
import type { Stage } from "./stage";

const TRIES = 5;

/** SQL statements that a page's HTML costs. */
export async function countStatements(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of SIGNED_IN) {
    const count = await statementsOf(page, stage);
    figures.push({
      what: `\`${page}\``,
      goal: String(statementLimit(page)),
      yardstick: "",
      ours: String(count),
      met: count <= statementLimit(page),
    });
  }
  return figures;
}

/** The fewest of five requests: a timer's own statement may fall into one. */
async function statementsOf(page: string, { app, token, log }: Stage): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TRIES; time += 1) {
    const before = fs.statSync(log).size;
    const headers = { cookie: `postwright.session=${token}` };
    const reply = await fetch(app + page, { headers, redirect: "manual" });
    await reply.text();
    if (reply.status !== 200) throw new Error(`${page} answered ${reply.status}`);
    await sleep(150);
    const lines = fs.readFileSync(log).subarray(before).toString();
    fewest = Math.min(fewest, (lines.match(/LOG: +(execute|statement)/g) ?? []).length);
  }
  return fewest;
}
