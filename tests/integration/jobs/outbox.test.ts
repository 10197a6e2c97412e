import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "../../../lib/db";
import { AppError } from "../../../lib/errors";
import { type OutboxHandler, enqueue } from "../../../lib/jobs/outbox";
import { workOutbox } from "../../../lib/jobs/work-outbox";
import { makeUser } from "../../factories";
import { advance } from "../../clock";
import { startAfresh } from "../posts/publishing/publishing";

type Payload = { work: string };

const LEASE_SECONDS = 60;

/** A kind of messages whose work is a line in a list. */
function makeHandler(parts: Partial<OutboxHandler<Payload>> = {}) {
  const done: string[] = [];
  const handler: OutboxHandler<Payload> = {
    name: "test",
    payload: z.object({ work: z.string() }),
    maxAttempts: 3,
    batchSize: 10,
    leaseSeconds: LEASE_SECONDS,
    retryDelay: (_error, attempts) => attempts * 100,
    handle: async ({ work }) => void done.push(work),
    ...parts,
  };
  return { handler, done };
}

const put = (handler: OutboxHandler<Payload>, ...works: string[]) =>
  enqueue(
    db,
    handler,
    works.map((work) => ({ key: work, payload: { work } })),
  );
const rows = () => db.outboxMessage.findMany({ orderBy: { id: "asc" } });

/** Waits until the only message is in hand for so many times. */
const untilAttempt = (attempts: number) =>
  expect.poll(async () => (await rows())[0]?.attempts, { timeout: 30_000 }).toBe(attempts);

/** Something that is waited for until `open` is called. */
function makeGate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

beforeEach(async () => {
  await startAfresh();
  await db.outboxMessage.deleteMany();
});

describe("a message", () => {
  it("is there when its transaction is committed, and not when it is rolled back", async () => {
    const { handler, done } = makeHandler();
    const failing = db.$transaction(async (tx) => {
      await enqueue(tx, handler, [{ key: "lost", payload: { work: "lost" } }]);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await db.$transaction((tx) => enqueue(tx, handler, [{ key: "kept", payload: { work: "kept" } }]));
    await workOutbox(handler);
    expect(done).toEqual(["kept"]);
  });

  it("is enqueued once for a key, and another kind has keys of its own", async () => {
    const { handler, done } = makeHandler();
    const other = makeHandler({ name: "other" });
    await Promise.all([put(handler, "a"), put(handler, "a", "b"), put(other.handler, "a")]);
    await workOutbox(handler);
    expect(done.sort()).toEqual(["a", "b"]);
    expect(await rows()).toMatchObject([{ kind: "other", key: "a" }]);
  });

  it("goes with its user", async () => {
    const { handler } = makeHandler();
    const { id: userId } = await makeUser();
    await enqueue(db, handler, [{ key: "a", payload: { work: "a" }, userId }]);
    await db.user.delete({ where: { id: userId } });
    expect(await rows()).toEqual([]);
  });
});

describe("workers", () => {
  it("that run at once handle each message once, however many there are", async () => {
    const { handler, done } = makeHandler();
    const works = Array.from({ length: 95 }, (_, n) => `work ${n}`);
    await put(handler, ...works);
    const counts = await Promise.all([1, 2, 3, 4].map(() => workOutbox(handler)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(95);
    expect(done.sort()).toEqual(works.sort());
    expect(await rows()).toEqual([]);
  });

  it("skip what another is processing", async () => {
    const { handler, done } = makeHandler();
    await put(handler, "taken", "free");
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "OutboxMessage" WHERE "key" = 'taken' FOR UPDATE`;
      await workOutbox(handler);
    });
    expect(done).toEqual(["free"]);
  });

  it("find at once what has just been enqueued", async () => {
    const { handler } = makeHandler();
    for (let n = 0; n < 50; n++) {
      await put(handler, String(n));
      expect(await workOutbox(handler)).toBe(1);
    }
  });

  it("stop between two batches when they are aborted", async () => {
    const stop = new AbortController();
    const { handler, done } = makeHandler({ batchSize: 2 });
    await put(handler, "a", "b", "c");
    stop.abort();
    expect(await workOutbox(handler, stop.signal)).toBe(2);
    expect(done).toHaveLength(2);
  });

  it("do the same work once for all messages that ask for it", async () => {
    const { handler, done } = makeHandler({ sameWork: ({ work }) => work[0] ?? "" });
    await put(handler, "a1", "b1", "a2");
    expect(await workOutbox(handler)).toBe(3);
    expect(done.map(([first]) => first).sort()).toEqual(["a", "b"]);
    expect(await rows()).toEqual([]);
  });
});

describe("a failure", () => {
  it("waits as long as the handler says, and hurts no other message", async () => {
    const { handler, done } = makeHandler({
      handle: async ({ work }) => {
        if (work === "bad" && (await rows())[0]?.attempts === 1) throw new Error("away");
        done.push(work);
      },
    });
    await put(handler, "bad", "good");
    await workOutbox(handler);
    expect(await rows()).toMatchObject([{ key: "bad", attempts: 1, lastError: "away", givenUpAt: null }]);
    await advance(99);
    expect(await workOutbox(handler)).toBe(0);
    await advance(2);
    await workOutbox(handler);
    expect(done).toEqual(["good", "bad"]);
    expect(await rows()).toEqual([]);
  });

  it("leaves a dead letter after the last attempt, or where another would not help", async () => {
    const failing = makeHandler({ handle: () => Promise.reject(new Error("still away")) }).handler;
    const refusing = { ...failing, name: "refusing", retryDelay: () => null };
    await put(failing, "a");
    await put(refusing, "b");
    for (let attempt = 0; attempt < 5; attempt++) {
      await workOutbox(failing);
      await workOutbox(refusing);
      await advance(1000);
    }
    expect(await rows()).toMatchObject([
      { key: "a", attempts: 3, lastError: "still away", givenUpAt: expect.any(Date) },
      { key: "b", attempts: 1, lastError: "still away", givenUpAt: expect.any(Date) },
    ]);
  });

  it("that no turn was free for counts as none", async () => {
    let busy = true;
    const { handler, done } = makeHandler({
      handle: async ({ work }) => {
        if (busy) throw new AppError("SERVER_BUSY");
        await Promise.resolve(done.push(work));
      },
    });
    await put(handler, "a");
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await workOutbox(handler)).toBe(1);
      expect(await rows()).toMatchObject([{ key: "a", attempts: 0, givenUpAt: null }]);
      await advance(1000);
    }
    busy = false;
    await workOutbox(handler);
    expect(done).toEqual(["a"]);
    expect(await rows()).toEqual([]);
  });

  it("to read a payload leaves a dead letter, and the rest of the batch is handled", async () => {
    const { handler, done } = makeHandler();
    await enqueue(db, { ...handler, payload: z.any() }, [{ key: "odd", payload: { job: 1 } }]);
    await put(handler, "a");
    await workOutbox(handler);
    expect(done).toEqual(["a"]);
    expect(await rows()).toMatchObject([{ key: "odd", givenUpAt: expect.any(Date) }]);
  });
});

describe("a lease", () => {
  it("keeps a message from others while it runs, and gives it to them when it ends", async () => {
    const gate = makeGate();
    const slow = makeHandler({ handle: () => gate.passed });
    const next = makeHandler();
    await put(slow.handler, "a");
    const stuck = workOutbox(slow.handler);
    await untilAttempt(1);
    expect(await workOutbox(next.handler)).toBe(0);
    await advance(LEASE_SECONDS + 1);
    expect(await workOutbox(next.handler)).toBe(1);
    expect(next.done).toEqual(["a"]);
    gate.open();
    await stuck;
  });

  it.each([
    ["success", () => Promise.resolve()],
    ["failure that waits", () => Promise.reject(new Error("away"))],
  ])("that has ended lets no late %s be written over the next attempt", async (_, end) => {
    const [first, second] = [makeGate(), makeGate()];
    const slow = makeHandler({ handle: () => first.passed.then(end) }).handler;
    const slower = makeHandler({ handle: () => second.passed.then(() => Promise.reject(new Error("mine"))) });
    await put(slow, "a");
    const late = workOutbox(slow);
    await untilAttempt(1);
    await advance(LEASE_SECONDS + 1);
    const current = workOutbox(slower.handler);
    await untilAttempt(2);
    first.open();
    await late;
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
    second.open();
    await current;
    expect(await rows()).toMatchObject([{ attempts: 2, lastError: "mine", givenUpAt: null }]);
  });

  it("that ends in every attempt, as when each process died, leaves a dead letter", async () => {
    const { handler, done } = makeHandler();
    await put(handler, "a");
    await db.outboxMessage.updateMany({ data: { attempts: handler.maxAttempts } });
    await workOutbox(handler);
    expect(done).toEqual([]);
    expect(await rows()).toMatchObject([{ key: "a", givenUpAt: expect.any(Date) }]);
  });
});
