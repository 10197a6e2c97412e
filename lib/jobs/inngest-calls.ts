import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { INNGEST_CALL } from "./inngest-silence";

/** Records that Inngest is sent an event, for which it has to call. */
export async function expectInngestCall(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Lease" ("name", "holder", "expiresAt") VALUES (${INNGEST_CALL}, 'inngest', now())
    ON CONFLICT ("name") DO NOTHING`;
}

/** Records that it has called: it owes nothing until the next event or, where it runs the timers, the next minutes. */
export async function recordInngestCall(): Promise<void> {
  if (env().runsTimers) await db.$executeRaw`DELETE FROM "Lease" WHERE "name" = ${INNGEST_CALL}`;
  else
    await db.$executeRaw`
      INSERT INTO "Lease" ("name", "holder", "expiresAt") VALUES (${INNGEST_CALL}, 'inngest', now())
      ON CONFLICT ("name") DO UPDATE SET "expiresAt" = EXCLUDED."expiresAt"`;
}
