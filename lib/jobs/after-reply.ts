import "server-only";
import { after } from "next/server";
import { log } from "@/lib/observability/log";

/**
 * Runs `work` after the response is sent, so that nobody waits for it and its duration leaks nothing. A failure is
 * logged under `what`. In a job or a test, where there is no response, it starts at once.
 * @param onlyThen not without a response: a timer does it then
 */
export function afterReply(
  what: string,
  work: () => Promise<void>,
  { onlyThen = false }: { onlyThen?: boolean } = {},
): void {
  const guarded = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, work: what }, "work after the reply failed");
    }
  };
  try {
    after(guarded);
  } catch {
    if (!onlyThen) void guarded();
  }
}
