// A flood of sign-ins waits in a line of its own: what else needs the process is served meanwhile. That its threads are
// free, too, is verify-password.test.ts's.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { POST as tokenRoute } from "../../../app/api/auth/token/route";
import { GET as healthRoute } from "../../../app/api/health/route";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { call } from "../../fixtures";

process.env.RATE_LIMITS = "off";

const SIGN_INS = 150;
const ADMITTED = 202;

const signIn = () => {
  const body = { email: `anna-${randomUUID()}@example.com`, password: "a long wrong sentence" };
  return call(tokenRoute, { body });
};

it("does not hold up the health check", async () => {
  await signIn();
  let isOver = false;
  const flood = Promise.all(Array.from({ length: SIGN_INS }, signIn)).finally(() => (isOver = true));
  let checks = 0;
  while (!isOver) {
    expect((await call(healthRoute)).status).toBe(200);
    checks += 1;
    await sleep(20);
  }
  expect((await flood).map(({ status }) => status)).toEqual(Array(SIGN_INS).fill(401));
  // A check in the sign-ins' line would be answered behind all of them.
  expect(checks).toBeGreaterThan(3);
});

it("refuses who finds the line full, and says when to come again", async () => {
  const hash = () => makePasswordHash("a long sentence");
  const hashes = Promise.allSettled(Array.from({ length: ADMITTED + 20 }, hash));
  const replies = await Promise.all(Array.from({ length: 20 }, signIn));
  const refused = replies.find(({ status }) => status !== 401);
  expect(refused).toMatchObject({ status: 503, message: "SERVER_BUSY" });
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  const made = (await hashes).filter(({ status }) => status === "fulfilled");
  expect(made).toHaveLength(ADMITTED);
  expect((await signIn()).status).toBe(401);
});
