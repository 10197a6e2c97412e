import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDeadline } from "./deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a deadline", () => {
  it("comes after its whole time, however much is heard", () => {
    const { signal, renew } = openDeadline(1000, 300);
    for (let ms = 0; ms < 999; ms += 111) {
      renew();
      vi.advanceTimersByTime(111);
      expect(signal.aborted).toBe(false);
    }
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it("comes after a silence, once there was a sound", () => {
    const { signal, renew } = openDeadline(1000, 300);
    vi.advanceTimersByTime(500);
    renew();
    vi.advanceTimersByTime(299);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  it("does not come after it was closed", () => {
    const { signal, renew, close } = openDeadline(1000, 300);
    renew();
    close();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(signal.aborted).toBe(false);
  });
});
