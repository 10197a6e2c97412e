import autocannon from "autocannon";
import type { Stage } from "./stage";

/** design: `GET /api/post` takes at most so many times what a bare route with one select takes. */
const BUDGET = 1.3;
const ROUNDS = 15;
const SECONDS = 2;

/** Our list of posts (session, rules, envelope, paging) beside a bare Next route with one Prisma select. */
export async function compareLists({ app, bare, token, userId }: Stage): Promise<boolean> {
  const ours = { url: `${app}/api/post`, headers: { cookie: `postwright.session=${token}` } };
  const theirs = { url: `${bare}/api/posts?userId=${userId}` };
  const ratios: number[] = [];
  await hit(ours);
  await hit(theirs);
  console.log("GET /api/post beside a bare route, requests a second");
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [await hit(ours), await hit(theirs)];
    ratios.push(b / a);
    console.log(`  ours ${a.toFixed(0)}, bare ${b.toFixed(0)}, ${(b / a).toFixed(2)} times`);
  }
  const median = ratios.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.POSITIVE_INFINITY;
  console.log(`  median ${median.toFixed(2)} (budget ${BUDGET})`);
  return median <= BUDGET;
}

/** Requests a second over eight connections. @throws when one is not answered with 200 */
async function hit(request: { url: string; headers?: Record<string, string> }): Promise<number> {
  const result = await autocannon({ ...request, connections: 8, duration: SECONDS });
  if (result.non2xx || result.errors) throw new Error(`${request.url} failed ${result.non2xx} times`);
  return result.requests.average;
}
