import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { keyedLimit } from "./keyed-limit";

describe("keyedLimit", () => {
  it("limits what runs at once for a key, and lets others pass", async () => {
    const limited = keyedLimit(2);
    const running = new Map<string, number>();
    let most = 0;
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const work = (key: string) =>
      limited(key, async () => {
        running.set(key, (running.get(key) ?? 0) + 1);
        most = Math.max(most, running.get(key) ?? 0);
        await gate;
        running.set(key, (running.get(key) ?? 0) - 1);
      });
    const all = [..."aaaaa"].map(work);
    const other = work("b");
    await sleep(5);
    expect([running.get("a"), running.get("b")]).toEqual([2, 1]);
    open();
    await Promise.all([...all, other]);
    expect(most).toBe(2);
  });

  it("begins apart, also after a failure", async () => {
    const limited = keyedLimit(2, 30);
    const [start, begun]: [number, number[]] = [Date.now(), []];
    const works = [0, 1, 2].map((n) =>
      limited("host", async () => {
        begun.push(Date.now());
        await Promise.resolve();
        if (n === 0) throw new Error("failed");
      }),
    );
    const [first] = await Promise.allSettled(works);
    expect(first?.status).toBe("rejected");
    // From the first call on: each of them may begin later than it could. A timer may be a millisecond early.
    expect((begun[1] ?? 0) - start).toBeGreaterThanOrEqual(30 - 1);
    expect((begun[2] ?? 0) - start).toBeGreaterThanOrEqual(60 - 2);
  });
});
