import "server-only";
import { Cron } from "croner";
import { lead, resign } from "@/lib/leader";
import { log } from "@/lib/log";
import { TIMERS, type Timer } from "./timers";

const LEASE = "timers";
const LEASE_SECONDS = 20;
/** Work may last longer than the lease: it is renewed beside it. */
const RENEWED = "*/5 * * * * *";

type Runner = { jobs: Cron[]; atWork: Set<Promise<void>>; stop: AbortController };
const shared = globalThis as { postwrightRunner?: Runner };

async function run(timer: Timer, signal: AbortSignal): Promise<void> {
  try {
    if (await lead(LEASE, LEASE_SECONDS)) await timer.run({ signal, by: "server" });
  } catch (error) {
    log.error({ err: error, timer: timer.name }, "a timer failed; it runs again at its next time");
  }
}

/** Starts the timers of this process, once. Of several processes only the leader's timers do their work. */
export function startEmbeddedRunner(): void {
  void stopEmbeddedRunner();
  const atWork = new Set<Promise<void>>();
  const stop = new AbortController();
  const renewal: Timer = { name: "renew-lease", every: RENEWED, run: async () => undefined };
  const jobs = [renewal, ...TIMERS].map(
    (timer) =>
      new Cron(timer.every, { protect: true, timezone: "UTC" }, async () => {
        const work = run(timer, stop.signal);
        atWork.add(work);
        await work.finally(() => atWork.delete(work));
      }),
  );
  shared.postwrightRunner = { jobs, atWork, stop };
}

/** Stops the timers, begins nothing more, and waits for the work that is under way. */
export async function stopEmbeddedRunner(): Promise<void> {
  const runner = shared.postwrightRunner;
  if (!runner) return;
  shared.postwrightRunner = undefined;
  for (const job of runner.jobs) job.stop();
  runner.stop.abort();
  await Promise.allSettled(runner.atWork);
  await resign(LEASE).catch(() => undefined);
}
