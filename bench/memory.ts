import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { type Figure, show } from "./figures";
import { SIGNED_IN } from "./pages";
import { megabytesOf } from "./processes";
import type { Stage } from "./stage";

const MOST_IDLE_MB = 150;
const MOST_GROWTH = 1.1;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 60);
/** Of a mixed load: as many owners at work do not ask more. */
const PAGES_A_SECOND = 4;
/** By then the garbage of the start, some 35 MB, is usually collected. */
const AT_REST_MS = 45_000;
/** The garbage collector lets memory rise and fall, so a figure is the mean of many looks. */
const LOOK_MS = 1_000;

/** What the server takes when nobody visits it, and whether it grows under an hour of visits. Run before other parts. */
export async function measureMemory(stage: Stage): Promise<Figure[]> {
  await sleep(AT_REST_MS);
  const [idle, empty] = [megabytesOf([stage.appPid]), megabytesOf([stage.barePid])];
  const looks = await underLoad(stage);
  const sixth = Math.floor(looks.length / 6);
  const [early, late] = [mean(looks.slice(sixth, 2 * sixth)), mean(looks.slice(-sixth))];
  return [
    {
      what: "idle server, MB",
      goal: String(MOST_IDLE_MB),
      yardstick: `empty app: ${show(empty)}`,
      ours: show(idle),
      met: idle <= MOST_IDLE_MB,
    },
    {
      what: `${MINUTES} minutes of ${PAGES_A_SECOND} pages a second: the last sixth beside the second, MB`,
      goal: `${MOST_GROWTH} times`,
      yardstick: `the second sixth: ${show(early)}`,
      ours: `${show(late)}: ${show(late / early)} times; ${show(Math.max(...looks))} at most`,
      met: late <= early * MOST_GROWTH,
    },
  ];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** All pages and the API in turn. @returns megabytes of the server, once a second */
async function underLoad({ app, appPid, token }: Stage): Promise<number[]> {
  const headers = { cookie: `postwright.session=${token}; time_zone=UTC` };
  const paths = ["/", "/login", ...SIGNED_IN, "/api/post", "/api/week"];
  const load = autocannon({
    url: app,
    requests: paths.map((path) => ({ method: "GET", path, headers })),
    connections: PAGES_A_SECOND,
    overallRate: PAGES_A_SECOND,
    duration: MINUTES * 60,
  });
  const over = new AbortController();
  void Promise.resolve(load).finally(() => over.abort());
  const looks: number[] = [];
  for (; !over.signal.aborted; await sleep(LOOK_MS)) looks.push(megabytesOf([appPid]));
  const { errors, "4xx": refused, "5xx": failed } = await load;
  if (errors + refused + failed > 0) throw new Error(`${errors + refused + failed} visits failed`);
  return looks;
}
