// npm run doctor: reports settings, sandboxed providers, and problems with their fixes. Leaves nothing running.
import fs from "node:fs";
import { type DatabaseSession, isUtc, readSession, TimeZoneError } from "../lib/db/session";
import { type Env, PROVIDER_SETTINGS, SettingsError } from "../lib/settings/env";
import { readMediaUrl } from "../lib/settings/media-url";
import { settingWarnings } from "../lib/settings/warnings";
import { openStore } from "../lib/providers/storage/open-store";
import { PROBE_MS, probeStore } from "../lib/providers/storage/probe";
import { migrationState, withClient } from "./database/apply-migrations";
import { type Database, openDatabase } from "./database/open-database";
import { loadEnvironment, ROOT, setting } from "./environment";
import { MIGRATIONS_DIR, readMigrations } from "./database/migration-files";
import { inngestSilence } from "./run/inngest-silence";
import { readSettings } from "./run/run-app";
import { clientsLine, jobsLine } from "./run/summary";
import { tryMail, tryModels, tryWriting } from "./run/try-vendors";

const MINIMUM = { node: [20, 19], postgres: 14 } as const;

type Finding = { state: "ok" | "note" | "broken"; name: string; text: string };

const ok = (name: string, text: string): Finding => ({ state: "ok", name, text });
const note = (name: string, text: string): Finding => ({ state: "note", name, text });
const broken = (name: string, text: string): Finding => ({ state: "broken", name, text });
const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantMajor, wantMinor] = MINIMUM.node;
  const enough = major > wantMajor || (major === wantMajor && minor >= wantMinor);
  if (!enough)
    return broken("Node", `${process.versions.node}; ${MINIMUM.node.join(".")} or newer is needed`);
  return major < 24
    ? note("Node", `${process.versions.node} works; 24.21 or newer is recommended`)
    : ok("Node", process.versions.node);
}

async function settings(): Promise<Finding[]> {
  const secrets = ["NEXTAUTH_SECRET", "ENCRYPTION_KEYS"].filter((name) => !setting(name));
  const given = secrets.length === 0;
  const first = given
    ? ok("Secrets", "set")
    : note("Secrets", `${secrets.join(" and ")} not set; npm run dev generates them on its first run`);
  try {
    // Placeholders for secrets generated on the first run, so that everything else is still checked.
    const source = { NEXTAUTH_SECRET: "x".repeat(16), ENCRYPTION_KEYS: `k1:${"A".repeat(43)}=` };
    for (const name of secrets) Object.assign(process.env, { [name]: source[name as keyof typeof source] });
    const env = readSettings();
    const { sandboxed, google, APP_URL } = env;
    const rows = Object.entries(PROVIDER_SETTINGS).map(([name, needs]) =>
      sandboxed.some((provider) => provider === name)
        ? note(name, `played by the sandbox; to use the real one, set ${needs.join(" and ")}`)
        : name === "google" && !google
          ? note(name, `off: its button is not shown; to offer it, set ${needs.join(" and ")}`)
          : ok(name, "the real one"),
    );
    const known = [first, ok("Address", APP_URL), ok("Clients", clientsLine(env)), ...rows];
    const tried = [...(await mailServer(env)), ...(await textModel(env)), await photos(env)];
    return [...known, ...tried, ...withoutAccount(env), ...(await doubts(env))];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [first, ...error.problems.map((problem) => broken("Settings", problem))];
  }
}

/** The mail server, signed in to. */
async function mailServer(env: Env): Promise<Finding[]> {
  if (env.sandboxed.includes("mail")) return [];
  const { host } = new URL(env.SMTP_URL);
  const refusal = await tryMail(env);
  return [
    refusal
      ? broken("mail server", `${host}: ${refusal}; SMTP_URL names it`)
      : ok("mail server", `${host} lets us in; it has to take ${env.MAIL_FROM} as a sender`),
  ];
}

/** The text model, asked for a word. */
async function textModel(env: Env): Promise<Finding[]> {
  if (env.sandboxed.includes("openai")) return [];
  const { host } = new URL(env.OPENAI_BASE_URL);
  const { refusal, without } = await tryWriting(env);
  const parts = without.map((part) =>
    note("text model", `${host} refuses ${part} for ${env.AI_TEXT_MODEL}: it is asked without`),
  );
  const found = refusal
    ? broken("text model", `${env.AI_TEXT_MODEL} at ${host}: ${refusal}`)
    : ok("text model", `${env.AI_TEXT_MODEL} at ${host} writes`);
  return [found, ...parts];
}

/** What is valid, but hardly as meant, and what the model's server says. */
async function doubts(env: Env): Promise<Finding[]> {
  const models = env.sandboxed.includes("openai") ? [] : await tryModels(env);
  return [...settingWarnings(env, process.env), ...models].map((line) => note("Settings", line));
}

/** The store of photos, tried. Its address may contain keys: only its kind is shown. */
async function photos({ MEDIA_URL, BLOB_READ_WRITE_TOKEN }: Env): Promise<Finding> {
  const kind = readMediaUrl(MEDIA_URL).kind;
  const place = {
    s3: "in an S3 bucket",
    "vercel-blob": "in Vercel Blob",
    folder: `in the folder ${MEDIA_URL}`,
  };
  try {
    await probeStore(await openStore(MEDIA_URL, { blobToken: BLOB_READ_WRITE_TOKEN, timeoutMs: PROBE_MS }));
    return ok("photos", `${place[kind]}; one was written, read and removed`);
  } catch (error) {
    return broken("photos", `${place[kind]}: ${words(error)}; MEDIA_URL names it`);
  }
}

/** Features that need a setting but no vendor. */
function withoutAccount(env: Env): Finding[] {
  return [
    env.VAPID_PUBLIC_KEY
      ? ok("push", "the keys are set")
      : note("push", "off: its switch is not shown; to offer it, set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY"),
    (env.inngest || env.runsTimers ? ok : note)("jobs", `run by ${jobsLine(env)}`),
  ];
}

/** The app's connections: their zone, and what a pooler means for them. */
function connections(session: DatabaseSession, { url, directUrl }: Database): Finding[] {
  const zone = isUtc(session.zone)
    ? ok("Time zone", session.zone)
    : broken("Time zone", new TimeZoneError(session).message);
  if (!session.pooled) return [zone];
  const migrations =
    url === directUrl ? "; migrations go through it too: better set DIRECT_URL" : "; migrations go past it";
  return [zone, ok("Pooler", `recognised: no statement is prepared by name${migrations}`)];
}

async function databaseState(opened: Database): Promise<Finding[]> {
  const { url, directUrl, embedded } = opened;
  const kind = embedded ? "embedded" : `at ${new URL(url).host}`;
  const { version, session } = await withClient(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
    return { version: rows[0]?.server_version ?? "", session: await readSession(client) };
  });
  const state = Number.parseInt(version, 10) >= MINIMUM.postgres ? ok : broken;
  const found = [
    state("Database", `PostgreSQL ${version.split(" ")[0]}, ${kind}; ${MINIMUM.postgres} or newer is needed`),
    ...connections(session, opened),
  ];
  try {
    const { pending, unknown } = await withClient(directUrl, (client) =>
      migrationState(client, readMigrations(MIGRATIONS_DIR)),
    );
    if (unknown.length > 0)
      return [...found, note("Migrations", `the database is newer than this code: ${unknown.join(", ")}`)];
    if (pending.length === 0)
      return [...found, ok("Migrations", "all applied"), ...(await silentInngest(opened))];
    const names = pending.map(({ name }) => name).join(", ");
    return [
      ...found,
      note("Migrations", `pending: ${names}. Applied at the next start, or by npm run migrate`),
    ];
  } catch (error) {
    return [...found, broken("Migrations", words(error))];
  }
}

/** Whether Inngest calls, as far as this configuration is one; its mistakes are told above. */
async function silentInngest({ url }: Database): Promise<Finding[]> {
  try {
    const silence = await inngestSilence(readSettings(url), url);
    return silence ? [note("Inngest", silence)] : [];
  } catch (error) {
    if (error instanceof SettingsError) return [];
    throw error;
  }
}

async function database(): Promise<Finding[]> {
  try {
    const opened = await openDatabase();
    try {
      return await databaseState(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    return [broken("Database", words(error))];
  }
}

function generated(): Finding {
  const made = fs.existsSync(`${ROOT}/lib/generated/prisma/client.ts`);
  return made
    ? ok("Prisma", "client generated")
    : broken("Prisma", "no client; run: npm run prisma -- generate");
}

async function browser(): Promise<Finding> {
  try {
    // Playwright is a development dependency: a production install has none.
    const { hasBundled, installed } = await import("./browser/installed");
    const [first] = installed();
    const other = hasBundled()
      ? "the tests unpack one of their own"
      : "Playwright downloads one for the tests";
    return ok("Browser", first ? `${first} (for the tests)` : `none; ${other}`);
  } catch (error) {
    return note("Browser", words(error));
  }
}

loadEnvironment(process.env.NODE_ENV === "production" ? "production" : "development");
const findings = [node(), ...(await settings()), generated(), ...(await database()), await browser()];
const MARK = { ok: "ok", note: "note", broken: "BROKEN" } as const;
for (const { state, name, text } of findings)
  console.log(`${MARK[state].padEnd(7)} ${name.padEnd(11)} ${text}`);
const bad = findings.filter(({ state }) => state === "broken").length;
console.log(bad === 0 ? "\nNothing is broken." : `\n${bad === 1 ? "1 problem" : `${bad} problems`} to fix.`);
process.exit(bad === 0 ? 0 : 1);
