import { describe, expect, it } from "vitest";
import type { Due } from "@/lib/posts/publishing/find-due";
import { PageQueues } from "./page-queues";

const due = (id: number, page: string, second = 0): Due => ({
  id,
  page,
  status: "PENDING",
  dueAt: new Date(second * 1000),
});
const idsOf = (all: readonly Due[]) => all.map(({ id }) => id);

function queuesOf(...all: Due[]): PageQueues {
  const queues = new PageQueues();
  queues.add(all);
  return queues;
}

describe("the queues of pages", () => {
  it("give the longest overdue first, and one of a page until it is released", () => {
    const queues = queuesOf(due(1, "a", 1), due(2, "b", 2), due(4, "c", 2), due(3, "a", 3));
    expect(idsOf(queues.take(2, 0))).toEqual([1, 2]);
    expect(idsOf(queues.take(5, 0))).toEqual([4]);
    queues.release(due(1, "a", 1));
    expect(idsOf(queues.take(5, 0))).toEqual([3]);
  });

  it("give what its page does not take yet when it does", () => {
    const queues = queuesOf(due(1, "a"), due(2, "a"), due(3, "b"));
    const [first, other] = queues.take(2, 0);
    if (!first || !other) throw new Error("nothing taken");
    queues.postpone(first, 500);
    queues.release(other, 900);
    expect(queues.nextReadyAt()).toBe(500);
    expect(queues.take(5, 499)).toEqual([]);
    expect(idsOf(queues.take(5, 500))).toEqual([1]);
  });

  it("let a page rest after what it took", () => {
    const queues = queuesOf(due(1, "a"), due(2, "a"));
    const [first] = queues.take(1, 0);
    if (first) queues.release(first, 1000);
    expect(queues.take(1, 999)).toEqual([]);
    expect(idsOf(queues.take(1, 1000))).toEqual([2]);
  });

  it("say what is being sent, which pages have more waiting, and whether there is room", () => {
    const queues = queuesOf(due(1, "a"), due(2, "a"), due(3, "b"));
    const [first] = queues.take(2, 0);
    expect(queues.running()).toEqual([1, 3]);
    expect(queues.waiting()).toEqual(["a"]);
    expect(queues.readyCount(0)).toBe(0);
    if (first) queues.release(first);
    expect([queues.running(), queues.readyCount(0)]).toEqual([[3], 1]);
    expect(queues.haveRoom()).toBe(true);
    queues.add(Array.from({ length: 10_000 }, (_, n) => due(10 + n, "c")));
    expect(queues.haveRoom()).toBe(false);
  });
});
