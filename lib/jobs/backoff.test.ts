import { expect, it } from "vitest";
import { backoff } from "./backoff";

it("waits as long as its step says, and the last step for ever", () => {
  expect([1, 2, 3, 4, 5, 12].map(backoff(60, 300, 900, 3600))).toEqual([60, 300, 900, 3600, 3600, 3600]);
  expect([1, 2].map(backoff(30))).toEqual([30, 30]);
});
