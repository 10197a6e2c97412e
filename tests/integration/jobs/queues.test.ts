import { expect, it } from "vitest";
import { db } from "../../../lib/db";
import { countQueues } from "../../../lib/jobs/measure-queues";
import { makePost, makeUser } from "../../factories";

const at = (ms: number) => new Date(Date.now() + ms);

it("what waits is counted by queue and state, and what is not due yet is not", async () => {
  const user = await makeUser();
  const message = { payload: {}, dueAt: at(0), createdAt: at(0) };
  await db.outboxMessage.createMany({
    data: [
      { ...message, kind: "account-mail", key: "1" },
      { ...message, kind: "account-mail", key: "2", dueAt: at(60_000) },
      { ...message, kind: "notice-push", key: "1", givenUpAt: at(0) },
    ],
  });
  const deliveries = [
    ["PENDING", -1000],
    ["PENDING", 60_000],
    ["SENDING", 0],
    ["UNKNOWN", 0],
    ["SUCCESS", 0],
  ] as const;
  for (const [status, ms] of deliveries) {
    const { id } = await makePost(user.id);
    const leaseUntil = status === "SENDING" ? at(60_000) : null;
    const pinned = { platform: "FACEBOOK", pageId: "1", contentHash: String(id) } as const;
    await db.delivery.create({
      data: { postId: id, status, fence: 1, leaseUntil, dueAt: at(ms), ...pinned },
    });
  }
  const counted = (await countQueues()).map(({ queue, state, waiting }) => `${queue} ${state} ${waiting}`);
  expect(counted.toSorted()).toEqual([
    "account-mail waiting 2",
    "deliveries due 1",
    "deliveries in-doubt 1",
    "deliveries sending 1",
    "notice-push given-up 1",
  ]);
});
