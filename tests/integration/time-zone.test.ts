import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeDb, db } from "../../lib/db";
import { readSession, requireUtc } from "../../lib/db/session";
import { env } from "../../lib/settings/env";
import { applyMigrations, withClient } from "../../scripts/database/apply-migrations";
import { freePort } from "../../scripts/processes/ports";
import { type Ended, command } from "../command";

const { DATABASE_URL } = env();
const ROLE = `someone_${randomUUID().slice(0, 8)}`;
const PASSWORD = "a-password-that-only-tests-know";
const NAME = `${decodeURIComponent(new URL(DATABASE_URL).pathname.slice(1))}_zone`;

const asOwner = (sql: string, url = DATABASE_URL) => withClient(url, (client) => client.query(sql));

/** The address of the database of these tests, which has the zone of whoever runs the server. */
function urlAs(user?: string): string {
  const url = new URL(DATABASE_URL);
  url.pathname = `/${NAME}`;
  if (user) Object.assign(url, { username: user, password: PASSWORD });
  return url.href;
}

/**
 * Runs a command with a database in another zone; by default migrations run as a role that may not change the app's.
 */
async function commandIn(script: string, direct = urlAs(ROLE)): Promise<Ended> {
  return command([script], {
    DATABASE_URL: urlAs(),
    DIRECT_URL: direct,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  });
}

describe("a database that is not in UTC", () => {
  beforeEach(async () => {
    await asOwner(`CREATE DATABASE "${NAME}"`);
    await asOwner(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`);
    await asOwner(`GRANT ALL ON SCHEMA public TO ${ROLE}`, urlAs());
    await asOwner(`ALTER DATABASE "${NAME}" SET timezone = 'Europe/Berlin'`);
    // The embedded server's superuser has the zone as a setting of its own, which would win over the database's.
    await asOwner(`ALTER ROLE CURRENT_USER IN DATABASE "${NAME}" SET timezone = 'Europe/Berlin'`);
  });
  afterEach(async () => {
    await closeDb();
    Object.assign(env(), { DATABASE_URL });
    await asOwner(`DROP DATABASE "${NAME}" WITH (FORCE)`);
    await asOwner(`DROP ROLE ${ROLE}`);
  });

  it("is not used: every time would be shifted", async () => {
    await closeDb();
    Object.assign(env(), { DATABASE_URL: urlAs() });
    await expect(db.$queryRaw`SELECT 1`).rejects.toThrow(/time zone Europe\/Berlin and not in UTC/);
    const session = await withClient(urlAs(), readSession);
    expect(() => requireUtc(session)).toThrow(`ALTER DATABASE "${NAME}" SET timezone = 'UTC'`);
  });

  it("is put into UTC with the migrations, for every role and by settings that outlast the session", async () => {
    const { applied } = await applyMigrations(urlAs());
    expect(applied.length).toBeGreaterThan(0);
    expect(await withClient(urlAs(), readSession)).toMatchObject({ zone: "UTC", pooled: false });
    expect((await withClient(urlAs(ROLE), readSession)).zone).toBe("UTC");
    await closeDb();
    Object.assign(env(), { DATABASE_URL: urlAs(ROLE) });
    await expect(db.$queryRaw`SELECT current_setting('TimeZone') AS "zone"`).resolves.toEqual([
      { zone: "UTC" },
    ]);
  });

  it("is put into UTC for its own role by one that does not own it", async () => {
    await applyMigrations(urlAs(ROLE));
    expect((await withClient(urlAs(ROLE), readSession)).zone).toBe("UTC");
    expect((await withClient(urlAs(), readSession)).zone, "another role's").toBe("Europe/Berlin");
  });

  it("stops the start with the commands that put it right, and no stack", async () => {
    const { status, output } = await commandIn("scripts/dev.ts");
    expect(status).toBe(1);
    expect(output).toMatch(/time zone Europe\/Berlin and not in UTC/);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it("is broken for the doctor, who finds nothing to say once it is in UTC", async () => {
    const wrong = await commandIn("scripts/doctor.ts");
    expect(wrong.output).toMatch(/^BROKEN +Time zone +.*Europe\/Berlin/m);
    expect(wrong.status).toBe(1);
    await applyMigrations(urlAs());
    const right = await commandIn("scripts/doctor.ts", urlAs());
    expect(right.output).toMatch(/^ok +Time zone +UTC$/m);
    expect(right.output).not.toMatch(/^BROKEN/m);
  });
});
