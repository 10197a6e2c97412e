import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { type Figure, show } from "./figures";
import { SIGNED_IN } from "./pages";
import { megabytesOf } from "./processes";
import type { Stage } from "./stage";

const CALLS = Number(process.env.BENCH_CALLS ?? 20_000);
const MOST_MORE_MB = 60;
/** As many as a browser opens to one server. */
const CONNECTIONS = 6;
/** Until the garbage of the load is collected; the memory is then the mean of so many looks. */
const AT_REST_MS = 30_000;
const LOOKS = 15;

/** What the server holds after many mixed calls, and after as many again: what it keeps by the call shows in the second. */
export async function measureCalls(stage: Stage): Promise<Figure[]> {
  const before = await atRest(stage);
  await call(stage);
  const once = await atRest(stage);
  await call(stage);
  const twice = await atRest(stage);
  return [
    {
      what: `the server after ${CALLS} mixed calls, and after as many again: MB`,
      goal: `${MOST_MORE_MB} more at most`,
      yardstick: `before them: ${show(before)}; once: ${show(once)}`,
      ours: `${show(twice)}: ${show(twice - once)} more`,
      met: twice - once <= MOST_MORE_MB,
    },
  ];
}

async function atRest({ appPid }: Stage): Promise<number> {
  await sleep(AT_REST_MS);
  let sum = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    sum += megabytesOf([appPid]);
    await sleep(1_000);
  }
  return sum / LOOKS;
}

/** All pages, the API's lists, what is refused and what is not there, in turn. */
async function call({ app, token }: Stage): Promise<void> {
  const headers = { cookie: `postwright.session=${token}; time_zone=UTC` };
  const json = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const seen = [
    "/",
    "/login",
    "/terms",
    ...SIGNED_IN,
    "/api/post",
    "/api/post?q=rolls",
    "/api/week",
    "/api/stats",
  ];
  const { errors, "5xx": failed } = await autocannon({
    url: app,
    amount: CALLS,
    connections: CONNECTIONS,
    requests: [
      ...seen.map((path) => ({ method: "GET" as const, path, headers })),
      { method: "GET", path: "/api/post/1", headers },
      { method: "GET", path: "/api/post" },
      { method: "POST", path: "/api/post", headers: json, body: '{"content":""}' },
      { method: "POST", path: "/api/week/fill", headers: json, body: '{"posts":[' },
    ],
  });
  if (errors + failed > 0) throw new Error(`${errors + failed} calls failed`);
}
