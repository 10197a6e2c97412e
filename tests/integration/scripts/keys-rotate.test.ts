import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { open, seal } from "../../../lib/crypto";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { withClient } from "../../../scripts/database/apply-migrations";
import { SEALED_COLUMNS } from "../../../scripts/keys/sealed-values";
import { command } from "../../command";
import { BAKERY, connectPage } from "../../facebook";
import { makeOwner } from "../../factories";

const fresh = (id: string) => `${id}:${randomBytes(32).toString("base64")}`;
const url = () => env().DATABASE_URL;
const rotate = (keys: string) =>
  command(["--conditions=react-server", "scripts/keys/rotate.ts"], {
    DATABASE_URL: url(),
    ENCRYPTION_KEYS: keys,
  });

type Sealed = { column: string; id: string; sealed: string };

/** Every sealed secret of the database, by the column that it is in. */
function readSealed(): Promise<Sealed[]> {
  return withClient(url(), async (client) => {
    const found: Sealed[] = [];
    for (const { name, select } of SEALED_COLUMNS)
      found.push(
        ...(await client.query<Omit<Sealed, "column">>(select)).rows.map((row) => ({ column: name, ...row })),
      );
    return found;
  });
}

/** The columns that hold text in the form of a sealed secret, whoever wrote it there. */
function findSealedColumns(): Promise<string[]> {
  return withClient(url(), async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type IN ('text', 'character varying', 'jsonb', 'json')`,
    );
    const found: string[] = [];
    for (const { table, column } of rows) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM "${table}" WHERE "${column}"::text ~ '\\mv1[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]{16}[.]' LIMIT 1`,
      );
      if (rowCount) found.push(`${table}.${column}`);
    }
    return found.sort();
  });
}

beforeEach(async () => {
  await db.user.deleteMany();
  await db.outboxMessage.deleteMany();
});

/** An owner with a connected page, an authenticator app and a mail that waits. */
async function ownerWithSecrets() {
  const { user, token } = await makeOwner();
  await connectPage(token, BAKERY);
  await db.totpFactor.create({
    data: {
      userId: user.id,
      secret: seal("JBSWY3DP", `TotpFactor:${user.id}:secret`),
      createdAt: new Date(),
    },
  });
  const id = randomUUID();
  const payload = { id, sealed: seal("a mail", `OutboxMessage:account-mail:${id}`), until: new Date() };
  await db.outboxMessage.create({
    data: {
      kind: "account-mail",
      key: id,
      payload: { ...payload, until: payload.until.toISOString() },
      userId: user.id,
      dueAt: new Date(Date.now() + 3_600_000),
      createdAt: new Date(),
    },
  });
  return user;
}

describe("npm run keys:rotate", () => {
  it("knows every column that holds sealed secrets", async () => {
    await ownerWithSecrets();
    expect(await findSealedColumns()).toEqual(SEALED_COLUMNS.map(({ name }) => name).sort());
  });

  it("seals everything anew, so that the old key can be removed", async () => {
    const user = await ownerWithSecrets();
    const old = env().ENCRYPTION_KEYS;
    const [oldId = ""] = old.split(":");
    const before = await readSealed();
    expect(before.map(({ column }) => column).sort()).toEqual(SEALED_COLUMNS.map(({ name }) => name).sort());

    const second = fresh("k2");
    const first = await rotate(`${second},${old}`);
    expect(first).toMatchObject({ status: 0 });
    for (const { name } of SEALED_COLUMNS) expect(first.output).toContain(`${name}: 1 sealed anew under k2`);
    expect(first.output).toContain(`Nothing is sealed with ${oldId} any more: remove it`);
    const after = await readSealed();
    expect(after.every(({ sealed }) => sealed.startsWith("v1.k2."))).toBe(true);

    const alone = await rotate(second);
    expect(alone.output).toContain("Every secret is sealed with k2, the only key.");
    // A third one opens what the second has sealed: nothing was lost on the way, and back again to the first.
    expect(await rotate(`${fresh("k3")},${second}`)).toMatchObject({ status: 0 });
    expect((await readSealed()).every(({ sealed }) => sealed.startsWith("v1.k3."))).toBe(true);
    expect(await db.totpFactor.count({ where: { userId: user.id } })).toBe(1);
  });

  it("gives every secret back as it was", async () => {
    const user = await ownerWithSecrets();
    const old = env().ENCRYPTION_KEYS;
    const second = fresh("k2");
    await rotate(`${second},${old}`);
    expect(await rotate(`${old},${second}`)).toMatchObject({ status: 0 });
    const { secret } = await db.totpFactor.findUniqueOrThrow({ where: { userId: user.id } });
    expect(open(secret, `TotpFactor:${user.id}:secret`)).toBe("JBSWY3DP");
  });

  it("leaves what it cannot open, says so, and fails", async () => {
    await ownerWithSecrets();
    const before = await readSealed();
    const { status, output } = await rotate(fresh("other"));
    expect(status).toBe(1);
    expect(output).toContain("TotpFactor.secret: 1 cannot be opened with the keys of ENCRYPTION_KEYS");
    expect(await readSealed()).toEqual(before);
  });

  it("says how to begin where there is one key", async () => {
    const { output } = await rotate(fresh("k1"));
    expect(output).toMatch(/put this before it in ENCRYPTION_KEYS[^]*\n {2}k2:[A-Za-z0-9+/]{43}=,/);
  });
});
