import { afterEach, expect, it, vi } from "vitest";
import { noteChange, wasChangedWithin } from "./changed-here";

afterEach(() => vi.useRealTimers());

it("counts from when a fact was changed here, whatever the server's clock said", () => {
  vi.useFakeTimers();
  noteChange({ id: "rye" });
  const said = [wasChangedWithin({ id: "rye" }, 20_000), wasChangedWithin({ id: "wheat" }, 20_000)];
  vi.advanceTimersByTime(20_000);
  expect([...said, wasChangedWithin({ id: "rye" }, 20_000)]).toEqual([true, false, false]);
});
