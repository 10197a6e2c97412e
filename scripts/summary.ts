import path from "node:path";
import type { Env } from "../lib/env";
import { withClient } from "./apply-migrations";
import type { Database } from "./database";
import { ROOT, setting } from "./environment";

/** Words for the parts that the sandbox can stand in for. */
const PART = {
  facebook: "Facebook",
  openai: "the model",
  stripe: "Stripe",
  google: "Google",
  mail: "mail",
} as const;

const listed = (names: string[]) => names.join(", ").replace(/, ([^,]*)$/, " and $1");

async function databaseLine({ url, embedded }: Database): Promise<string> {
  const version = await withClient(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
    return rows[0]?.server_version.split(" ")[0];
  });
  if (embedded)
    return `PostgreSQL ${version}, embedded, in ${path.relative(ROOT, embedded.dir)} (port ${embedded.port})`;
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${version} at ${host}${pathname}`;
}

/** The address of a Facebook page in the sandbox; its front page when it does not say. */
async function facebookPage(sandbox: string): Promise<string> {
  try {
    const reply = await fetch(`${sandbox}/api/state`, { signal: AbortSignal.timeout(5000) });
    const state = (await reply.json()) as { facebook?: { pages?: { id: string }[] } };
    const id = state.facebook?.pages?.[0]?.id;
    if (id) return `${sandbox}/facebook/pages/${id}`;
  } catch {
    // The line below serves as well.
  }
  return sandbox;
}

async function sandboxLine({ sandboxed, SANDBOX_URL }: Env): Promise<string> {
  if (sandboxed.length === 0) return "not used: every provider is the real one";
  const parts = `${SANDBOX_URL} stands in for ${listed(sandboxed.map((name) => PART[name]))}`;
  return sandboxed.includes("facebook") ? `${parts}; the page: ${await facebookPage(SANDBOX_URL)}` : parts;
}

function mailLine({ sandboxed, SANDBOX_URL, SMTP_URL }: Env): string {
  return sandboxed.includes("mail")
    ? `kept in the mailbox: ${SANDBOX_URL}/mailbox`
    : `sent by ${new URL(SMTP_URL).host}`;
}

function jobsLine(): string {
  if (setting("INNGEST_EVENT_KEY") || setting("INNGEST_DEV")) return "Inngest, and a sweep inside the app";
  return "run inside the app (no Inngest set)";
}

/** The five lines that say what runs where. */
export async function summary(env: Env, database: Database): Promise<string> {
  const rows = [
    ["App", env.APP_URL],
    ["Sandbox", await sandboxLine(env)],
    ["Database", await databaseLine(database)],
    ["Mail", mailLine(env)],
    ["Jobs", jobsLine()],
  ];
  return rows.map(([name = "", text]) => `  ${name.padEnd(10)}${text}`).join("\n");
}
