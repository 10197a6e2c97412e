import { expect, it } from "vitest";
import { Concurrency } from "./concurrency";

it("rises by one a round of fast answers, falls by a quarter after a slow one, and stays within its bounds", () => {
  const concurrency = new Concurrency();
  expect(concurrency.limit).toBe(16);
  for (let n = 0; n < 17; n += 1) concurrency.record(100);
  expect(concurrency.limit).toBe(17);
  for (let n = 0; n < 10_000; n += 1) concurrency.record(1900);
  expect(concurrency.limit).toBe(64);
  concurrency.record(3000);
  expect(concurrency.limit).toBe(64);
  concurrency.record(30_000);
  expect(concurrency.limit).toBe(48);
  for (let n = 0; n < 20; n += 1) concurrency.record(30_000);
  expect(concurrency.limit).toBe(16);
});
