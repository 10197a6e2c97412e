import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { SIGNED_IN } from "./pages";
import type { Stage } from "./stage";

/** design: a signed-in page costs at most so many SQL statements, one of which is the session's. */
const BUDGET = 4;
const TRIES = 5;

/** SQL statements that a page's HTML costs. The fewest of five requests: a timer's own may fall into one. */
export async function countStatements({ app, token, log }: Stage): Promise<boolean> {
  let kept = true;
  console.log("SQL statements a page (budget 4)");
  for (const page of SIGNED_IN) {
    let fewest = Number.POSITIVE_INFINITY;
    for (let time = 0; time < TRIES; time += 1) {
      const before = fs.statSync(log).size;
      const reply = await fetch(app + page, {
        headers: { cookie: `postwright.session=${token}` },
        redirect: "manual",
      });
      await reply.text();
      if (reply.status !== 200) throw new Error(`${page} answered ${reply.status}`);
      await sleep(150);
      const lines = fs.readFileSync(log).subarray(before).toString();
      fewest = Math.min(fewest, (lines.match(/LOG: +(execute|statement)/g) ?? []).length);
    }
    kept &&= fewest <= BUDGET;
    console.log(`  ${page.padEnd(20)} ${fewest}${fewest > BUDGET ? "  over" : ""}`);
  }
  return kept;
}
