import path from "node:path";
import type { Env } from "../../lib/settings/env";
import { readSession } from "../../lib/db/session";
import { withClient } from "../database/apply-migrations";
import type { Database } from "../database/open-database";
import { ROOT } from "../environment";

/** Names of the parts that the sandbox can stand in for. */
const PART = {
  facebook: "Facebook",
  openai: "the model",
  stripe: "Stripe",
  google: "Google",
  mail: "mail",
} as const;

const listed = (names: string[]) => names.join(", ").replace(/, ([^,]*)$/, " and $1");

async function databaseLine({ url, embedded }: Database): Promise<string> {
  const { version, pooled } = await withClient(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
    return { version: rows[0]?.server_version.split(" ")[0], pooled: (await readSession(client)).pooled };
  });
  if (embedded)
    return `PostgreSQL ${version}, embedded, in ${path.relative(ROOT, embedded.dir)} (port ${embedded.port})`;
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${version} at ${host}${pathname}${pooled ? ", through a pooler" : ""}`;
}

/** The address of a Facebook page in the sandbox, or of its home page if it cannot be read. */
async function facebookPage(sandbox: string): Promise<string> {
  try {
    const reply = await fetch(`${sandbox}/api/state`, { signal: AbortSignal.timeout(5000) });
    const state = (await reply.json()) as { facebook?: { pages?: { id: string }[] } };
    const id = state.facebook?.pages?.[0]?.id;
    if (id) return `${sandbox}/facebook/pages/${id}`;
  } catch {
    // The line below is a sufficient fallback.
  }
  return sandbox;
}

async function sandboxLine({ sandboxed, SANDBOX_URL }: Env): Promise<string> {
  if (sandboxed.length === 0) return "not used: every provider is real";
  const parts = `${SANDBOX_URL} stands in for ${listed(sandboxed.map((name) => PART[name]))}`;
  return sandboxed.includes("facebook") ? `${parts}; the page: ${await facebookPage(SANDBOX_URL)}` : parts;
}

function mailLine({ sandboxed, SANDBOX_URL, SMTP_URL }: Env): string {
  return sandboxed.includes("mail")
    ? `kept in the sandbox's mailbox: ${SANDBOX_URL}/mailbox`
    : `sent through ${new URL(SMTP_URL).host}`;
}

/** What sends scheduled posts and runs the other jobs, by the settings. */
export function jobsLine({ inngest, runsTimers, CRON_SECRET }: Env): string {
  const cron = CRON_SECRET ? "callers of GET /api/cron/sweep with CRON_SECRET" : undefined;
  if (runsTimers) return inngest ? "Inngest, and timers inside the app" : "timers inside the app";
  const wakers = [inngest ? "Inngest" : undefined, cron].filter((name) => name !== undefined);
  return `${listed(wakers)}; this process runs no timers`;
}

/** How clients are identified for rate limits, by the settings. */
export function clientsLine({ VERCEL, TRUSTED_PROXY_HOPS: hops, RATE_LIMITS }: Env): string {
  const limits = RATE_LIMITS === "off" ? "not limited (RATE_LIMITS=off); " : "";
  if (VERCEL) return `${limits}identified by the client address that Vercel reports`;
  return hops > 0
    ? `${limits}identified by X-Forwarded-For, behind ${hops === 1 ? "one proxy" : `${hops} proxies`}`
    : `${limits}identified by the connection's address; behind a proxy, set TRUSTED_PROXY_HOPS`;
}

/** The lines that show what runs where. */
export async function summary(env: Env, database: Database): Promise<string> {
  const rows = [
    ["App", env.APP_URL],
    ["Sandbox", await sandboxLine(env)],
    ["Database", await databaseLine(database)],
    ["Mail", mailLine(env)],
    ["Jobs", jobsLine(env)],
    ["Clients", clientsLine(env)],
  ];
  return rows.map(([name = "", text]) => `  ${name.padEnd(10)}${text}`).join("\n");
}
