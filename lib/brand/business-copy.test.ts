import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearBusinessCopy, readBusinessCopy, writeBusinessCopy } from "./business-copy";
import type { Business } from "./types";

const bakery = { businessName: "Kovács Bakery", industry: "retail" } as Business;
const HOUR = 3_600_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("gives the profile back for six hours, and not longer", () => {
  writeBusinessCopy("one", bakery);
  vi.setSystemTime(Date.now() + 6 * HOUR - 1);
  expect(readBusinessCopy("one")).toEqual(bakery);
  vi.setSystemTime(Date.now() + 1);
  expect(readBusinessCopy("one")).toBeNull();
  expect(localStorage.getItem("postwright-brand")).toBeNull();
});

it("gives it only to the session that wrote it, and removes what another has left", () => {
  writeBusinessCopy("one", bakery);
  expect(readBusinessCopy("two")).toBeNull();
  expect(readBusinessCopy("one")).toBeNull();
});

it("is nothing where it was cleared, spoiled, or the browser gives no storage", () => {
  writeBusinessCopy("one", bakery);
  clearBusinessCopy();
  expect(readBusinessCopy("one")).toBeNull();
  localStorage.setItem("postwright-brand", "{");
  expect(readBusinessCopy("one")).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  writeBusinessCopy("one", bakery);
  expect(readBusinessCopy("one")).toBeNull();
});
