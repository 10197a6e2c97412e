import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { GET as business } from "../../../app/api/business/route";
import { POST as feedback } from "../../../app/api/feedback/route";
import { GET as health } from "../../../app/api/health/route";
import { asUnavailable } from "../../../lib/db/watch";
import { db } from "../../../lib/db";
import { Reply } from "../../../lib/http/envelope";
import { AppError } from "../../../lib/errors";
import { runOnce } from "../../../lib/http/idempotency/run-once";
import { UNHEARD } from "../../../lib/http/stream";
import { applyMigrations } from "../../../scripts/database/apply-migrations";
import {
  startLocalPostgres,
  startThrowawayPostgres,
  stopLocalPostgres,
} from "../../../scripts/database/local-postgres";
import { childrenOf } from "../../../scripts/processes/processes";
import { actorOf } from "../../facebook";
import { makeOwner } from "../../factories";
import { type CallReply, call } from "../../fixtures";

const postgres = await startThrowawayPostgres(join(inject("folder"), "away"));
await applyMigrations(postgres.url);
Object.assign(process.env, { DATABASE_URL: postgres.url, RATE_LIMITS: "off" });

let token = "";
beforeAll(async () => {
  token = (await makeOwner()).token;
});
afterAll(async () => {
  signal("SIGCONT");
  await postgres.destroy();
});

const post = () => call(feedback, { bearer: token, body: { content: "It is dark here" } });
const ask = () => call(business, { bearer: token });

/** As many requests at once as a busy minute has. */
const crowd = (): Promise<CallReply[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? ask() : post())));

async function expectAway(): Promise<void> {
  for (const reply of await crowd()) {
    expect(reply).toMatchObject({ status: 503, message: "DATABASE_UNAVAILABLE" });
    expect(reply.headers.get("retry-after")).toBe("2");
  }
  expect(await call(health)).toMatchObject({ status: 503, message: "DATABASE_UNAVAILABLE" });
}

/** Waits until a request is answered as before. */
const untilBack = () =>
  vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 30_000, interval: 100 });

/** Signals the server and all its processes, as a machine or a network that stops answering. */
function signal(name: "SIGSTOP" | "SIGCONT"): void {
  const pid = Number(readFileSync(join(postgres.dir, "postmaster.pid"), "utf8").split("\n")[0]);
  for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name);
}

describe("while the database is away", () => {
  beforeEach(async () => {
    signal("SIGCONT");
    await untilBack();
  });

  it("the API answers 503, and is back after it", async () => {
    expect((await ask()).status).toBe(200);
    await stopLocalPostgres(postgres.dir);
    await expectAway();
    await sleep(3_000);
    await expectAway();
    expect((await startLocalPostgres({ dir: postgres.dir, durable: false })).url).toBe(postgres.url);
    await untilBack();
    for (const reply of await crowd()) expect(reply.status).toBe(200);
  });

  it("so it does when the database is there and answers nobody", async () => {
    for (const reply of await crowd()) expect(reply.status).toBe(200);
    signal("SIGSTOP");
    await expectAway();
    signal("SIGCONT");
    await untilBack();
  });

  it("a request that it went away in the middle of can be asked again at once", async () => {
    const { userId } = await actorOf(token);
    const request = { userId, route: "test", key: randomUUID(), body: {}, live: UNHEARD, waitMs: 30_000 };
    const cutOff = runOnce(request, async () => {
      await stopLocalPostgres(postgres.dir);
      await db.user.count();
      return new Reply("done");
    });
    await expect(cutOff).rejects.toThrow();
    await startLocalPostgres({ dir: postgres.dir, durable: false });
    await untilBack();
    const reply = await runOnce(request, async () => new Reply("done at the second try"));
    expect(reply.object).toBe("done at the second try");
  });

  it("a long statement is not taken for a database that is away", async () => {
    const [row] = await db.$queryRaw<{ slept: string }[]>`SELECT pg_sleep(4)::text AS "slept"`;
    expect(row?.slept).toBe("");
    expect((await ask()).status).toBe(200);
  });

  it("an error of another kind stays what it is", async () => {
    await sleep(3_000);
    const error = await db.$queryRaw`SELECT nothing`.catch((thrown: unknown) => thrown);
    expect(asUnavailable(error)).toBe(error);
    const known = new AppError("NOT_FOUND");
    expect(asUnavailable(known)).toBe(known);
  });
});
