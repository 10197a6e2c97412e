import "server-only";
import { Cron } from "croner";
import { acquireLeadership, releaseLeadership } from "../jobs/leader";
import { log } from "@/lib/observability/log";
import { inJob } from "@/lib/observability/log-context";
import { TIMERS, type Timer } from "./timers";

const LEASE = "timers";
/** How long the others wait for a leader that died: with the next tick of the sweep, less than 10 seconds. */
const LEASE_SECONDS = 6;
/** How often the lease is renewed, since work may outlast it. */
const RENEW_EVERY = "*/2 * * * * *";

type Runner = { jobs: Cron[]; running: Set<Promise<void>>; stop: AbortController };
const shared = globalThis as { postwrightRunner?: Runner };

async function run(timer: Timer, signal: AbortSignal): Promise<void> {
  try {
    if (await acquireLeadership(LEASE, LEASE_SECONDS)) await timer.run({ signal, by: "server" });
  } catch (error) {
    log.error({ err: error, timer: timer.name }, "a timer failed; it runs again at its next time");
  }
}

/** Starts this process's timers. Of several processes, only the leader's timers do work. */
export function startEmbeddedRunner(): void {
  void stopEmbeddedRunner();
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  const renewal: Timer = { name: "renew-lease", every: RENEW_EVERY, run: async () => undefined };
  const jobs = [renewal, ...TIMERS].map(
    (timer) =>
      new Cron(timer.every, { protect: true, timezone: "UTC" }, async () => {
        const work = inJob(timer.name, () => run(timer, stop.signal));
        running.add(work);
        await work.finally(() => running.delete(work));
      }),
  );
  shared.postwrightRunner = { jobs, running, stop };
}

/** Stops the timers, starts nothing more, and waits for running work. */
export async function stopEmbeddedRunner(): Promise<void> {
  const runner = shared.postwrightRunner;
  if (!runner) return;
  shared.postwrightRunner = undefined;
  for (const job of runner.jobs) job.stop();
  runner.stop.abort();
  await Promise.allSettled(runner.running);
  await releaseLeadership(LEASE).catch(() => undefined);
}
