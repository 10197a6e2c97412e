// A process that sends what is due, in one of two ways, and reports what that took.
import pg from "pg";
import { sendBare } from "./bare";

export type Report = { sent: number; seconds: number; cpuMs: number; statements: number };

let statements = 0;
const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = prototype;
prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
};

const [way] = process.argv.slice(2);
const send = way === "ours" ? await openOurs() : openBare();

/** As the server's timer does it, one sweep after the other. Loaded and connected before the clock runs. */
async function openOurs(): Promise<() => Promise<number>> {
  const { db } = await import("../../lib/db");
  const { sweepDeliveries } = await import("../../lib/posts/publishing/sweep-deliveries");
  await db.$queryRaw`SELECT 1`;
  return async () => {
    let sent = 0;
    for (let more = -1; more !== 0; sent += more) more = await sweepDeliveries({ lingerMs: 9_500 });
    return sent;
  };
}

function openBare(): () => Promise<number> {
  const { DATABASE_URL = "", FACEBOOK_GRAPH_URL = "" } = process.env;
  return () => sendBare(DATABASE_URL, FACEBOOK_GRAPH_URL);
}

process.send?.("ready");
process.once("message", () => {
  void report().then((done) => process.send?.(done, () => process.exit(0)));
});

async function report(): Promise<Report> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  statements = 0;
  const sent = await send();
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { sent, seconds, cpuMs: (user + system) / 1000, statements };
}
