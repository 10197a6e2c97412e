import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";

/** Whether visitors have had all demo posts of today (UTC). */
export async function areDemosSpent(): Promise<boolean> {
  const rows = await db.$queryRaw<{ used: number }[]>`
    SELECT "used" FROM "DemoDay" WHERE "day" = app_now()::date`;
  return (rows[0]?.used ?? 0) >= env().demoPostsADay;
}
