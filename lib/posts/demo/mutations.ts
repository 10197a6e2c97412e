import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";

/** A demo post that was taken from a day's number: that day (UTC), as YYYY-MM-DD. */
export type TakenDemo = { day: string };

/**
 * Takes one of today's demo posts, in one statement, so that no more are given out than the limit, however many
 * processes ask at once.
 * @throws AppError DEMO_SPENT, with the seconds until the next day
 */
export async function takeDemo(): Promise<TakenDemo> {
  const [taken] = await db.$queryRaw<TakenDemo[]>`
    INSERT INTO "DemoDay" ("day", "used") SELECT app_now()::date, 1 WHERE ${env().demoPostsADay} > 0
    ON CONFLICT ("day") DO UPDATE SET "used" = "DemoDay"."used" + 1
      WHERE "DemoDay"."used" < ${env().demoPostsADay}
    RETURNING "day"::text`;
  if (taken) return taken;
  const [next] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM app_now()::date + 1 - app_now())::int AS "seconds"`;
  throw new AppError("DEMO_SPENT", { retryAfterSeconds: Math.max(1, next?.seconds ?? 1) });
}

/** Returns one that failed to the day that it was taken from. */
export async function returnDemo({ day }: TakenDemo): Promise<void> {
  await db.$executeRaw`UPDATE "DemoDay" SET "used" = "used" - 1 WHERE "day" = ${day}::date AND "used" > 0`;
}
