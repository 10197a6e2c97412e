import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { admitAtMost, queuesByKey } from "./queues";

/** Work that ends when it is told to, and knows how many ran at once. */
function watched() {
  let running = 0;
  const seen = { most: 0, done: 0 };
  const work = async () => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    await sleep(5);
    running -= 1;
    seen.done += 1;
  };
  return { seen, work };
}

describe("an admission", () => {
  it("lets so many in at a time, and refuses the rest at once and without a line in the log", () => {
    const admit = admitAtMost(3, 2);
    const [leave] = [admit("a"), admit("a")];
    const details = { retryAfterSeconds: 5, logged: true };
    expect(() => admit("a"), "a key's share").toThrow(
      expect.objectContaining({ code: "SERVER_BUSY", details }),
    );
    admit("b");
    expect(() => admit("c"), "all places").toThrow("SERVER_BUSY");
    leave?.();
    admit("a");
    expect(() => admit("c")).toThrow("SERVER_BUSY");
  });
});

describe("a waiting line", () => {
  it("lets so many of one key run at once, and others beside them", async () => {
    const inQueue = queuesByKey({ atOnce: 2, waiting: 100, waitMs: 5_000 });
    const [one, other] = [watched(), watched()];
    const began = Array.from({ length: 20 }, () => inQueue("one", one.work));
    await inQueue("other", other.work);
    expect(one.seen.done, "another key does not wait").toBeLessThan(6);
    await Promise.all(began);
    expect(one.seen).toEqual({ most: 2, done: 20 });
  });

  it("runs so many of all keys at once, and lets no key in twice before the others", async () => {
    const inQueue = queuesByKey({ atOnce: 1, inAll: 2, waiting: 100, waitMs: 5_000 });
    const { seen, work } = watched();
    const order: string[] = [];
    const all = ["a", "a", "a", "b", "c"].map((key) =>
      inQueue(key, async () => {
        order.push(key);
        await work();
      }),
    );
    await Promise.all(all);
    expect(seen).toEqual({ most: 2, done: 5 });
    expect(order.slice(0, 3).sort()).toEqual(["a", "b", "c"]);
  });

  it("gives up the place of who leaves, without a line in the log", async () => {
    const inQueue = queuesByKey({ atOnce: 1, waiting: 10, waitMs: 5_000 });
    const { seen, work } = watched();
    const first = inQueue("one", work);
    const leaver = new AbortController();
    const left = inQueue("one", work, leaver.signal);
    leaver.abort();
    await expect(left).rejects.toMatchObject({ code: "SERVER_BUSY", details: { logged: true } });
    await first;
    await inQueue("one", work);
    expect(seen.done).toBe(2);
  });

  it("refuses who finds it full, and runs the rest", async () => {
    const inQueue = queuesByKey({ atOnce: 1, waiting: 3, waitMs: 5_000 });
    const { seen, work } = watched();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => inQueue("one", work)));
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ reason: { code: "SERVER_BUSY", details: { retryAfterSeconds: 5 } } });
    expect(seen).toEqual({ most: 1, done: 4 });
  });

  it("gives up the place of who waits too long, whose work never begins", async () => {
    const inQueue = queuesByKey({ atOnce: 1, waiting: 10, waitMs: 20 });
    const { seen, work } = watched();
    const long = inQueue("one", () => sleep(100));
    await expect(inQueue("one", work)).rejects.toMatchObject({ code: "SERVER_BUSY" });
    await long;
    await inQueue("one", work);
    expect(seen.done, "only what came later").toBe(1);
  });

  it("passes on what the work throws, and goes on", async () => {
    const inQueue = queuesByKey({ atOnce: 1, waiting: 10, waitMs: 1_000 });
    await expect(inQueue("one", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(inQueue("one", () => Promise.resolve("yes"))).resolves.toBe("yes");
  });
});
