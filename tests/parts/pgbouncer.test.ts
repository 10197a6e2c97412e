import { Client } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { readSession } from "../../lib/db/session";
import { withClient } from "../../scripts/database/apply-migrations";
import { command } from "../command";
import { given } from "./given";

let count = 0;
let direct: string;
let pooled: string;

const named = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

describe("behind a pooler whose transactions share connections", () => {
  beforeEach(async () => {
    const name = `behind_${++count}`;
    await withClient(given("PARTS_DATABASE_URL"), (client) => client.query(`CREATE DATABASE ${name}`));
    direct = named(given("PARTS_DATABASE_URL"), name);
    pooled = named(given("PARTS_POOLER_URL"), name);
  });

  it("start-up options are refused: what is tested here is such a pooler", async () => {
    const client = new Client({ connectionString: pooled, options: "-c TimeZone=UTC" });
    client.on("error", () => undefined);
    await expect(client.connect()).rejects.toThrow(/unsupported startup parameter/);
  });

  it("it is recognised, and a direct connection is not mistaken for it", async () => {
    expect(await withClient(pooled, readSession)).toMatchObject({ pooled: true });
    expect(await withClient(direct, readSession)).toMatchObject({ pooled: false });
  });

  it("migrations and doctor work with DIRECT_URL, in UTC, past a pooler that never knew another zone", async () => {
    const settings = { DATABASE_URL: pooled, DIRECT_URL: direct };
    const migrated = await command(["scripts/migrate.ts"], settings);
    expect(migrated.status, migrated.output).toBe(0);
    const { status, output } = await command(["scripts/doctor.ts"], settings);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^ok +Time zone +UTC$/m);
    expect(output).toMatch(/^ok +Pooler +recognised.*migrations go past it$/m);
    expect(output).toMatch(/^ok +Migrations +all applied$/m);
  });

  it("without DIRECT_URL, too, once the pooler has forgotten the zone from before", async () => {
    const settings = { DATABASE_URL: pooled };
    const migrated = await command(["scripts/migrate.ts"], settings);
    expect(migrated.status, migrated.output).toBe(0);
    // pgbouncer puts later connections into the zone that its first one had: nothing runs in it.
    expect(migrated.output).toMatch(/Europe\/Berlin.*RECONNECT/);
    const before = await command(["scripts/doctor.ts"], settings);
    expect(before.status).toBe(1);
    expect(before.output).toMatch(/^BROKEN +Time zone +.*Europe\/Berlin.*RECONNECT/m);
    await reconnect();
    const { status, output } = await command(["scripts/doctor.ts"], settings);
    expect(status, output).toBe(0);
    expect(output).toMatch(/^ok +Time zone +UTC$/m);
    expect(output).toMatch(/^ok +Pooler +recognised.*better set DIRECT_URL$/m);
    expect(output).toMatch(/^ok +Migrations +all applied$/m);
  });
});

/** What the message about the zone advises. */
async function reconnect(): Promise<void> {
  const admin = new Client({ connectionString: named(given("PARTS_POOLER_URL"), "pgbouncer") });
  await admin.connect();
  await admin.query("RECONNECT");
  await admin.end();
}
