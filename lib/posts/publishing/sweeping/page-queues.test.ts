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
    const queues = queuesOf(due(3, "a", 3), due(1, "a", 1), due(2, "b", 2), due(4, "c", 2));
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

  it("take nothing twice, not even while it is being sent", () => {
    const queues = queuesOf(due(1, "a"), due(1, "a"));
    const [first] = queues.take(1, 0);
    queues.add([due(1, "a")]);
    if (first) queues.release(first);
    expect(queues.take(5, 0)).toEqual([]);
    queues.add([due(1, "a")]);
    expect(idsOf(queues.take(5, 0))).toEqual([1]);
  });

  it("hold a part of a page with many, and of many pages, and say what has no room", () => {
    const queues = queuesOf(...Array.from({ length: 1000 }, (_, n) => due(n + 1, "a")), due(2000, "b"));
    expect(queues.full()).toEqual(["a"]);
    expect(idsOf(queues.take(5, 0))).toEqual([1, 2000]);
    expect(queues.areFull()).toBe(false);
    for (let page = 0; page < 600; page += 1)
      queues.add(Array.from({ length: 20 }, (_, n) => due(10_000 + page * 20 + n, `page ${page}`)));
    expect(queues.areFull()).toBe(true);
    expect(queues.lacks(1000, 0)).toBe(false);
  });
});
