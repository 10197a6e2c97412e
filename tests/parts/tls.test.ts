import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { command } from "../command";
import { given } from "./given";

const AUTHORITY = given("PARTS_AUTHORITY");

function address(host: string, parameters: string, database = "postgres"): string {
  const url = new URL(given("PARTS_DATABASE_URL"));
  url.hostname = host;
  url.pathname = `/${database}`;
  url.search = parameters;
  return url.href;
}

/** Whether a connection is encrypted; throws as the driver does. */
async function isEncrypted(host: string, parameters: string): Promise<boolean> {
  const client = new Client({ connectionString: address(host, parameters) });
  await client.connect();
  try {
    const { rows } = await client.query<{ ssl: boolean }>(
      "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
    );
    return rows[0]?.ssl === true;
  } finally {
    await client.end();
  }
}

// The table of docs/operations.md.
describe("sslmode, towards a server with a certificate of a private authority for localhost", () => {
  it.each(["", "sslmode=disable"])("'%s' does not encrypt", async (parameters) => {
    expect(await isEncrypted("localhost", parameters)).toBe(false);
  });

  it.each(["prefer", "require", "verify-ca", "verify-full"])(
    "%s refuses an unknown authority",
    async (mode) => {
      await expect(isEncrypted("localhost", `sslmode=${mode}`)).rejects.toThrow(/certificate/);
    },
  );

  it.each(["prefer", "require", "verify-ca", "verify-full"])(
    "%s with sslrootcert accepts the authority for the host that the certificate names, and for no other",
    async (mode) => {
      const parameters = `sslmode=${mode}&sslrootcert=${AUTHORITY}`;
      expect(await isEncrypted("localhost", parameters)).toBe(true);
      await expect(isEncrypted("127.0.0.1", parameters)).rejects.toThrow(/does not match/);
    },
  );

  it("libpq's verify-ca accepts the authority for any host", async () => {
    const parameters = `uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${AUTHORITY}`;
    expect(await isEncrypted("127.0.0.1", parameters)).toBe(true);
  });

  it.each(["sslmode=no-verify", "uselibpqcompat=true&sslmode=require"])(
    "%s asks nothing",
    async (parameters) => {
      expect(await isEncrypted("127.0.0.1", parameters)).toBe(true);
    },
  );
});

describe("the product's own connections", () => {
  it("migrate, report and plan over TLS with a private authority", async () => {
    const DATABASE_URL = address("localhost", `sslmode=verify-full&sslrootcert=${AUTHORITY}`);
    const migrated = await command(["scripts/migrate.ts"], { DATABASE_URL });
    expect(migrated).toMatchObject({ status: 0, output: expect.stringContaining("Applied ") as string });
    const doctor = await command(["scripts/doctor.ts"], { DATABASE_URL });
    expect(doctor.output).toMatch(/^ok +Migrations +all applied/m);
    expect(doctor.output).not.toMatch(/^BROKEN/m);
    const status = await command(["scripts/prisma.ts", "migrate", "status"], { DATABASE_URL });
    expect(status.output).toMatch(/schema is up to date/);
  });

  it("say which authority they do not know", async () => {
    const DATABASE_URL = address("localhost", "sslmode=verify-full");
    const { status, output } = await command(["scripts/migrate.ts"], { DATABASE_URL });
    expect(status).toBe(1);
    expect(output).toMatch(/cannot be reached: .*certificate/);
  });
});
