import path from "node:path";
import { applyMigrations } from "../../scripts/database/apply-migrations";
import { startThrowawayPostgres } from "../../scripts/database/local-postgres";
import { ROOT } from "../../scripts/environment";
import { type Figure, median, show } from "../figures";
import type { Size } from "./fill";

const POSTS = Number(process.env.BENCH_POSTS ?? 1_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);

/** design: an owner of 10,000 posts pays at most so many times what one of 100 pays. */
const MOST_TIMES = 2;

/** The same business in its third week and after five years, and one that is ten times as busy. */
const SIZES: readonly [Size, Size, Size] = [
  { posts: 100, weekly: 35 },
  { posts: 10_000, weekly: 35 },
  { posts: 100_000, weekly: 350 },
];

/** Milliseconds of each use, for each of the owners. */
type Times = Map<string, [number, number, number]>;

/** What each list costs owners of 100, 10,000 and 100,000 posts, in turn, before the database is analysed and after. */
export async function measureLists(): Promise<Figure[]> {
  const postgres = await startThrowawayPostgres(path.join(ROOT, ".data/bench-lists"));
  try {
    await applyMigrations(postgres.url);
    Object.assign(process.env, {
      DATABASE_URL: postgres.url,
      NEXTAUTH_SECRET: "a-secret-that-only-benchmarks-know",
      ENCRYPTION_KEYS: `bench:${Buffer.alloc(32, 7).toString("base64")}`,
      LOG_LEVEL: "error",
    });
    const { db } = await import("../../lib/db");
    const { fill } = await import("./fill");
    const begun = performance.now();
    const owners = await fill(POSTS, SIZES);
    console.log(`  filled in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const never = await timesOf(owners, "never analysed");
    await db.$executeRawUnsafe("ANALYZE");
    const analysed = await timesOf(owners, "analysed");
    return await figuresOf(never, analysed);
  } finally {
    const { closeDb } = await import("../../lib/db");
    await closeDb();
    await postgres.destroy();
  }
}

async function timesOf(owners: readonly string[], state: string): Promise<Times> {
  const { USES, actorOf } = await import("./uses");
  const actors = await Promise.all(owners.map(actorOf));
  const times: Times = new Map();
  for (const { what, open } of USES) {
    const all: number[][] = actors.map(() => []);
    for (let round = -2; round < ROUNDS; round += 1)
      for (const [n, actor] of actors.entries()) {
        const begun = performance.now();
        await open(actor);
        if (round >= 0) all[n]?.push(performance.now() - begun);
      }
    const [hundred, tenThousand, hundredThousand] = all.map(median) as [number, number, number];
    console.log(`  ${state}: ${what}: ${[hundred, tenThousand, hundredThousand].map(show).join(", ")}`);
    times.set(what, [hundred, tenThousand, hundredThousand]);
  }
  return times;
}

/** A row for each use: owners of 10,000 and of 100,000 posts beside one of 100; the worse of both states counts. */
async function figuresOf(never: Times, analysed: Times): Promise<Figure[]> {
  const { USES } = await import("./uses");
  return USES.map(({ what, most }) => {
    const states = [never, analysed].map((times) => times.get(what) ?? [NaN, NaN, NaN]);
    const each = (size: 0 | 1 | 2) => states.map((times) => show(times[size] ?? NaN)).join(", ");
    const ratio = Math.max(...states.map(([hundred = NaN, tenThousand = NaN]) => tenThousand / hundred));
    const longest = Math.max(...states.map(([, , ms = NaN]) => ms));
    return {
      what,
      goal: `${MOST_TIMES} times; ${most} ms`,
      yardstick: each(0),
      ours: `${each(1)} (${show(ratio)} times); ${each(2)}`,
      met: ratio <= MOST_TIMES && longest <= most,
    };
  });
}
