import "server-only";
import { Cron } from "croner";
import { lead, resign } from "@/lib/leader";
import { log } from "@/lib/log";
import { TIMERS, type Timer } from "./timers";

const LEASE = "timers";
const LEASE_SECONDS = 30;

type Runner = { jobs: Cron[]; atWork: Set<Promise<void>> };
const shared = globalThis as { postwrightRunner?: Runner };

async function run(timer: Timer): Promise<void> {
  try {
    if (await lead(LEASE, LEASE_SECONDS)) await timer.run();
  } catch (error) {
    log.error({ err: error, timer: timer.name }, "a timer failed; it runs again at its next time");
  }
}

/** Starts the timers of this process, once. Of several processes only the leader's timers do their work. */
export function startEmbeddedRunner(): void {
  void stopEmbeddedRunner();
  const atWork = new Set<Promise<void>>();
  const jobs = TIMERS.map(
    (timer) =>
      new Cron(timer.every, { protect: true }, async () => {
        const work = run(timer);
        atWork.add(work);
        await work.finally(() => atWork.delete(work));
      }),
  );
  shared.postwrightRunner = { jobs, atWork };
}

/** Stops the timers and waits for the work that has begun. */
export async function stopEmbeddedRunner(): Promise<void> {
  const runner = shared.postwrightRunner;
  if (!runner) return;
  shared.postwrightRunner = undefined;
  for (const job of runner.jobs) job.stop();
  await Promise.allSettled(runner.atWork);
  await resign(LEASE).catch(() => undefined);
}
