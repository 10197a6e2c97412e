import type { Env } from "../../lib/settings/env";
import { INNGEST_CALL, isSilent, silenceText } from "../../lib/jobs/inngest-silence";
import { inngestOrigin } from "../../lib/settings/deployment";
import { withClient } from "../database/apply-migrations";

/** What is to be said of an Inngest that does not call, by what the last processes recorded; null where nothing is. */
export async function inngestSilence(env: Env, databaseUrl: string): Promise<string | null> {
  if (!env.inngest) return null;
  const owed = await withClient(databaseUrl, async (client) => {
    const sql = `SELECT extract(epoch FROM now() - "expiresAt")::int AS seconds FROM "Lease" WHERE "name" = $1`;
    const { rows } = await client.query<{ seconds: number }>(sql, [INNGEST_CALL]);
    return rows[0]?.seconds ?? null;
  });
  return owed !== null && isSilent(owed) ? silenceText(owed, inngestOrigin(env)) : null;
}

/** Says it at a start, where this server's own timers do what Inngest does not: elsewhere nobody ran meanwhile. */
export async function tellInngestSilence(env: Env, url: string, tell: (line: string) => void): Promise<void> {
  const silence = env.runsTimers ? await inngestSilence(env, url) : null;
  if (silence) tell(silence);
}
