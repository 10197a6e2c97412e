// An owner presses, the answer is lost, and the same request is sent again with its key: while it is carried out, when
// it is finished, and when the process is killed over it. Each time there is one charge and one result.
import type { ChildProcess } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, describe, expect, it, vi } from "vitest";
import { releaseExpiredReservations } from "../../../lib/credits/release-expired-reservations";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { advance } from "../../clock";
import { actorOf } from "../../facebook";
import { makeOwner, makePost } from "../../factories";
import { call } from "../../fixtures";
import { clearFaults, plant, settledBalance } from "../../integration/posts/drafting/drafts";
import { bluePhoto } from "../../integration/posts/photos";
import { budget } from "../budget";
import { forkChild, killChildren } from "../fork-child";
import type { Lost } from "./paid-child";
import { CONTENT, PAID, type Paid, type PaidRequest, sentOf } from "./paid-requests";

process.env.RATE_LIMITS = "off";
const CREDITS = 50_000;
/** How long a claim outlives its process (lib/http/idempotency/request-leases.ts). */
const CLAIM_SECONDS = 60;
const NAME = "paid-child";

afterAll(killChildren);

const startChild = () =>
  forkChild(new URL("paid-child.ts", import.meta.url), { settings: { PGAPPNAME: NAME } });

async function newRequest(paid: Paid): Promise<PaidRequest & { userId: string }> {
  const { user, token } = await makeOwner({ credits: CREDITS });
  const { id: postId } = await makePost(user.id, { content: CONTENT });
  const mediaId = await bluePhoto(await actorOf(token));
  return { paid, token, key: randomUUID(), postId, mediaId, userId: user.id };
}

const ask = (request: PaidRequest) => call(...sentOf(request));
const generations = (userId: string, state: "RESERVED" | "SETTLED") =>
  db.generation.count({ where: { userId, state } });

/** One charge, of what the answer says, and one result, which is the answer's. */
async function expectPaidOnce({
  userId,
  paid,
  postId,
  mediaId,
  ...request
}: PaidRequest & { userId: string }) {
  const { status, object } = await ask({ paid, postId, mediaId, ...request });
  expect(status).toBe(200);
  expect(await settledBalance(userId)).toBe(CREDITS - Number(object.cost));
  expect(await generations(userId, "SETTLED")).toBe(1);
  const versions = await db.postVersion.findMany({
    where: { post: { userId }, generationId: { not: null } },
  });
  const posts = await db.post.findMany({ where: { userId }, orderBy: { id: "asc" } });
  expect(posts).toHaveLength(paid === "draft" ? 2 : 1);
  if (paid === "alternative text") {
    const { altText } = await db.media.findUniqueOrThrow({ where: { id: mediaId } });
    return expect(altText).toBe(object.altText);
  }
  expect(versions).toHaveLength(1);
  if (paid === "rewriting") return expect(versions[0]?.content).toBe(object.replacement);
  const { id, content } = object.generatedPost as { id: number; content: string };
  expect(posts.at(-1)).toMatchObject({ id, content });
  expect(versions[0]).toMatchObject({ postId: id, content });
}

/** Until its server-side work is over: the child that is killed may have a statement on its way. */
const noConnectionLeft = () =>
  vi.waitFor(async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE application_name = ${NAME} AND datname = current_database()`;
    expect(row?.count).toBe(0);
  }, 10_000);

/** Kills a process over a request: at a statement that reserves or settles, before or after it, or in the model's call. */
async function killOver(request: PaidRequest, round: number): Promise<void> {
  const child: ChildProcess = await startChild();
  const exit = once(child, "exit");
  const sent = randomInt(2) === 0;
  if (round % 3 === 0) await plant({ kind: "kill", method: "POST", pid: child.pid, times: 1 });
  const settle = { at: "settle", nth: 1 + randomInt(10), sent } as const;
  const death = [undefined, { at: "reserve", nth: 1, sent } as const, settle][round % 3];
  child.send({ request, death } satisfies Lost);
  const finished = vi.waitFor(
    async () => expect(await generations(await ownerOf(request), "SETTLED")).toBe(1),
    {
      timeout: 20_000,
      interval: 100,
    },
  );
  // A death that is further on than its statements: it is killed when all is done.
  await Promise.race([exit, finished.catch(() => undefined)]);
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await exit;
  await clearFaults();
  await noConnectionLeft();
}

const ownerOf = async ({ token }: PaidRequest) => (await actorOf(token)).userId;

describe.each(PAID)("a lost answer: %s", (paid) => {
  it(`asked again while it is carried out elsewhere, ${budget.repeats} times`, async () => {
    const child = await startChild();
    for (let round = 0; round < budget.repeats; round += 1) {
      const request = await newRequest(paid);
      await plant({ kind: "slow", delayMs: 400 });
      child.send({ request } satisfies Lost);
      await vi.waitFor(async () => expect(await generations(request.userId, "RESERVED")).toBe(1), 20_000);
      const [one, two] = await Promise.all([ask(request), ask(request)]);
      expect(one).toMatchObject({ status: 200, object: two.object });
      await clearFaults();
      await expectPaidOnce(request);
    }
    child.kill();
  });

  it(`asked again when it is finished, ${budget.repeats} times`, async () => {
    const child = await startChild();
    for (let round = 0; round < budget.repeats; round += 1) {
      const request = await newRequest(paid);
      child.send({ request } satisfies Lost);
      await vi.waitFor(async () => expect(await generations(request.userId, "SETTLED")).toBe(1), 20_000);
      await expectPaidOnce(request);
    }
    child.kill();
  });

  it(`asked again when its process was killed, ${budget.repeats} times`, async () => {
    for (let round = 0; round < budget.repeats; round += 1) {
      const request = await newRequest(paid);
      await killOver(request, round + PAID.indexOf(paid));
      await advance(CLAIM_SECONDS + 1);
      expect((await ask(request)).status, `round ${round}`).toBe(200);
      await advance(env().generationLeaseSeconds + 1);
      await releaseExpiredReservations();
      await expectPaidOnce(request);
    }
  });
});
