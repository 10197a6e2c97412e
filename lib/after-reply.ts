import "server-only";
import { after } from "next/server";
import { log } from "./log";

/**
 * Does `work` once the reply is out, so that nobody waits for it and its time tells nothing. A failure is
 * logged under `what`. In a job or a test, where there is no reply, it starts at once.
 */
export function afterReply(what: string, work: () => Promise<void>): void {
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
    void guarded();
  }
}
