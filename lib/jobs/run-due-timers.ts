import "server-only";
import { Cron } from "croner";
import { sameSecret } from "@/lib/crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { inJob } from "@/lib/log-context";
import { TIMERS, withoutSeconds } from "./timers";

/**
 * Runs every timer that is due this minute, for a scheduler that calls once a minute: Vercel Cron, or any other that
 * knows the secret. @throws AppError NOT_FOUND without CRON_SECRET as bearer token
 */
export async function runDueTimers(
  authorization: string | null,
  now = new Date(),
): Promise<{ ran: string[] }> {
  const secret = env().CRON_SECRET;
  if (!secret || !sameSecret(authorization ?? "", `Bearer ${secret}`)) throw new AppError("NOT_FOUND");
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const due = TIMERS.filter((timer) =>
    new Cron(withoutSeconds(timer), { paused: true, timezone: "UTC" }).match(minute),
  );
  const signal = new AbortController().signal;
  const ran = await Promise.all(
    due.map(async ({ name, run }) => {
      try {
        await inJob(name, () => run({ signal, by: "minute" }));
        return [name];
      } catch (error) {
        log.error({ err: error, timer: name }, "a timer failed; it runs again in a minute");
        return [];
      }
    }),
  );
  return { ran: ran.flat() };
}
