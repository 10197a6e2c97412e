import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { removeInBatches } from "../../../lib/jobs/batches";
import { db } from "../../../lib/db";
import { getObject, putObject } from "../../../lib/providers/storage/objects";
import { makePost, makeSession, makeUser, putPhoto } from "../../factories";
import { runTimer } from "../../timers";

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe("expired rows are removed, and no others", () => {
  it("sessions and what was bound to them, thirty days after they ran out", async () => {
    const { id: userId } = await makeUser();
    const over = await makeSession(userId, { expiresAt: daysAgo(31) });
    const kept = [
      await makeSession(userId, { expiresAt: daysAgo(29) }),
      await makeSession(userId, { revokedAt: daysAgo(1) }),
      await makeSession(userId),
    ];
    const device = { userId, endpoint: "https://push.example/1", p256dh: "p", auth: "a", vapidKey: "v" };
    await db.pushDevice.create({
      data: { ...device, sessionId: over.id, endpointHash: randomUUID(), createdAt: daysAgo(61) },
    });
    await runTimer("remove-expired-access");
    const left = await db.session.findMany({ where: { userId }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    expect(await db.pushDevice.count({ where: { userId } })).toBe(0);
  });

  it("mailed links, and challenges of passkeys", async () => {
    const { id: userId } = await makeUser();
    const link = (expiresAt: Date) =>
      db.emailToken.create({
        data: { userId, purpose: "RESET_PASSWORD", tokenHash: randomUUID(), expiresAt },
      });
    await link(daysAgo(31));
    const kept = [await link(daysAgo(29)), await link(daysAgo(-1))];
    await db.passkeyChallenge.create({
      data: { challenge: "old", purpose: "add", initiatedBy: "user:1", expiresAt: daysAgo(1) },
    });
    await db.passkeyChallenge.create({
      data: { challenge: "new", purpose: "add", initiatedBy: "user:1", expiresAt: daysAgo(-1) },
    });
    await runTimer("remove-expired-access");
    const left = await db.emailToken.findMany({ where: { userId }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
    expect(await db.passkeyChallenge.findMany({ select: { challenge: true } })).toEqual([
      { challenge: "new" },
    ]);
  });

  it("sign-ups, thirty days after their link ran out", async () => {
    const signUp = (expiresAt: Date) =>
      db.signUp.create({
        data: {
          email: "anna@example.com",
          passwordHash: "h",
          locale: "en",
          tokenHash: randomUUID(),
          expiresAt,
        },
      });
    await signUp(daysAgo(31));
    const kept = [await signUp(daysAgo(29)), await signUp(daysAgo(-1))];
    await runTimer("remove-expired-access");
    const left = await db.signUp.findMany({ select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  it("trips to Facebook's dialog", async () => {
    const { id: userId } = await makeUser();
    const { id: sessionId } = await makeSession(userId);
    const trip = (expiresAt: Date) =>
      db.oAuthAttempt.create({
        data: { userId, sessionId, platform: "FACEBOOK", stateHash: randomUUID(), expiresAt },
      });
    await trip(daysAgo(1));
    const { id } = await trip(daysAgo(-1));
    await runTimer("remove-expired-attempts");
    expect(await db.oAuthAttempt.findMany({ select: { id: true } })).toEqual([{ id }]);
  });

  it("replies kept for repeats, after a day, but none that is still running", async () => {
    const { id: userId } = await makeUser();
    const keep = (key: string, at: { createdAt: Date; leaseUntil: Date; status?: number }) =>
      db.idempotencyKey.create({ data: { userId, route: "r", key, bodyHash: "h", ...at } });
    await keep("answered long ago", { createdAt: daysAgo(1.1), leaseUntil: daysAgo(1), status: 200 });
    await keep("died long ago", { createdAt: daysAgo(1.1), leaseUntil: daysAgo(1) });
    await keep("taken up again", { createdAt: daysAgo(1.1), leaseUntil: daysAgo(-1) });
    await keep("answered today", { createdAt: daysAgo(0.9), leaseUntil: daysAgo(0.9), status: 200 });
    await runTimer("remove-expired-keys");
    const left = await db.idempotencyKey.findMany({ select: { key: true }, orderBy: { key: "asc" } });
    expect(left.map(({ key }) => key)).toEqual(["answered today", "taken up again"]);
  });

  it("pages' send intervals", async () => {
    await db.sendRateLimit.create({ data: { key: "FACEBOOK:1", nextAt: daysAgo(1.1) } });
    await db.sendRateLimit.create({ data: { key: "FACEBOOK:2", nextAt: daysAgo(-1) } });
    await runTimer("remove-expired-throttles");
    expect(await db.sendRateLimit.findMany({ select: { key: true } })).toEqual([{ key: "FACEBOOK:2" }]);
  });

  it("the ids of Stripe's events, and none that may come again", async () => {
    await db.stripeEvent.createMany({
      data: [
        { id: "evt_old", type: "t", receivedAt: daysAgo(61) },
        { id: "evt_young", type: "t", receivedAt: daysAgo(59) },
      ],
    });
    await runTimer("remove-old-events");
    expect(await db.stripeEvent.findMany({ select: { id: true } })).toEqual([{ id: "evt_young" }]);
  });

  it("messages that were given up on, and none that is waiting, however long", async () => {
    const message = (key: string, givenUpAt?: Date) => ({
      ...{ kind: "stripe-event", key, payload: {}, dueAt: daysAgo(40), createdAt: daysAgo(40) },
      givenUpAt,
    });
    await db.outboxMessage.createMany({
      data: [message("old", daysAgo(31)), message("young", daysAgo(29)), message("waits")],
    });
    await runTimer("remove-dead-letters");
    const left = await db.outboxMessage.findMany({ select: { key: true }, orderBy: { key: "asc" } });
    expect(left.map(({ key }) => key)).toEqual(["waits", "young"]);
    await db.outboxMessage.deleteMany();
  });

  it("notices that were closed, and none that is open", async () => {
    const { id: userId } = await makeUser();
    const notice = (subject: string, closedAt: Date | null) =>
      db.notice.create({
        data: {
          userId,
          kind: "RECONNECT",
          subject,
          code: "FACEBOOK_RECONNECT",
          createdAt: daysAgo(200),
          closedAt,
        },
      });
    await notice("long closed", daysAgo(91));
    await notice("lately closed", daysAgo(89));
    await notice("open", null);
    await runTimer("remove-closed-notices");
    const left = await db.notice.findMany({ select: { subject: true }, orderBy: { id: "asc" } });
    expect(left.map(({ subject }) => subject)).toEqual(["lately closed", "open"]);
  });

  it("photos that no post got, a day after, and none that a post has, deleted or not", async () => {
    const { id: userId } = await makeUser();
    const photo = async (createdAt: Date) => {
      const about = { mimeType: "image/jpeg", bytes: 1, width: 1, height: 1 };
      const key = `${randomUUID()}.jpg`;
      await putObject(key, new Uint8Array([1]));
      return db.media.create({ data: { userId, key, createdAt, ...about } });
    };
    const unused = await Promise.all(Array.from({ length: 60 }, (_, n) => photo(daysAgo(2 + n / 100))));
    const [fresh, used, deleted] = [
      await photo(daysAgo(0.5)),
      await photo(daysAgo(2)),
      await photo(daysAgo(2)),
    ];
    for (const { id: mediaId } of [used, deleted]) {
      const { id } = await makePost(userId);
      await db.post.update({
        where: { id },
        data: { deletedAt: mediaId === deleted.id ? daysAgo(1) : null },
      });
      await putPhoto(id, mediaId);
    }
    expect(await runTimer("remove-unused-photos")).toBe(unused.length);
    const left = await db.media.findMany({ where: { userId }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([fresh.id, used.id, deleted.id].sort());
    const isThere = async ({ key }: { key: string }) => (await getObject(key)) !== null;
    expect(await Promise.all([fresh, used, deleted].map(isThere))).toEqual([true, true, true]);
    expect(await Promise.all(unused.map(isThere))).not.toContain(true);
  });
});

describe("a long backlog", () => {
  it("goes in batches, to its end", async () => {
    await db.$executeRaw`
      INSERT INTO "PasskeyChallenge" ("challenge", "purpose", "initiatedBy", "expiresAt")
      SELECT 'backlog' || n, 'add', 'user:1', now() - interval '1 day' FROM generate_series(1, 1203) n`;
    expect(await runTimer("remove-expired-access")).toMatchObject({ challenges: 1203 });
  });

  it("stops between two batches when the server is told to stop", async () => {
    const stop = new AbortController();
    const sizes: number[] = [];
    const removed = await removeInBatches(async (size) => {
      if (sizes.push(size) === 2) stop.abort();
      return size;
    }, stop.signal);
    expect(sizes).toHaveLength(2);
    expect(removed).toBe(2 * (sizes[0] ?? 0));
  });
});
