import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { pool } from "../../lib/db";
import { isCollected } from "../collect-garbage";

const requests = new AsyncLocalStorage<object>();

async function openConnections(count: number): Promise<{ held: WeakRef<object>; release: () => void }> {
  const store = { page: "x".repeat(1000) };
  const clients = await requests.run(store, () =>
    Promise.all(Array.from({ length: count }, () => pool().connect())),
  );
  return { held: new WeakRef(store), release: () => clients.forEach((client) => client.release()) };
}

describe("a connection to the database", () => {
  it("does not hold the request that opened it", async () => {
    const { held, release } = await openConnections(3);
    const collected = await isCollected(held);
    expect(pool().totalCount).toBe(3);
    release();
    expect(collected).toBe(true);
  });
});
