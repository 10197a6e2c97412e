import "server-only";
import { log } from "@/lib/observability/log";

type Failure = { error: Error; event: { data: { function_id: string; run_id: string } } };

/** Logs a run that Inngest has given up after its retries, so that an operator who watches the logs sees it. */
export function reportFailure({ error, event }: Failure): void {
  const { function_id: job, run_id: run } = event.data;
  log.error({ err: error, job, run }, "a job has failed after all its retries");
}
