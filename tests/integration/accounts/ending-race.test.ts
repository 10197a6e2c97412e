import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endOtherSessions } from "../../../lib/accounts/sessions/end-sessions";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";

let copy: Client;
beforeEach(async () => {
  copy = new Client({ connectionString: env().DATABASE_URL });
  await copy.connect();
});
afterEach(() => copy.end());

const waiting = async () => {
  const { rows } = await copy.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
};

it("a device that a copy of the owner's cookie registers at that very moment ends with the others", async () => {
  const { user, token } = await makeOwner();
  const { sessionId, ...actor } = await actorOf(token);
  await copy.query("BEGIN");
  // As savePushDevice does: the session's row is locked, and then the device is there.
  await copy.query(`SELECT 1 FROM "Session" WHERE "id" = $1 FOR SHARE`, [sessionId]);
  const ended = endOtherSessions({ ...actor, sessionId }, { endpoint: "https://push.example/own" });
  await expect.poll(waiting).toBe(1);
  await copy.query(
    `INSERT INTO "PushDevice" ("id", "userId", "sessionId", "endpoint", "endpointHash", "p256dh", "auth", "vapidKey", "createdAt")
     VALUES ($1, $2, $3, 'https://push.example/stranger', $4, '', '', '', now())`,
    [randomUUID(), user.id, sessionId, randomUUID()],
  );
  await copy.query("COMMIT");
  await ended;
  expect(await db.pushDevice.count({ where: { userId: user.id } })).toBe(0);
});
