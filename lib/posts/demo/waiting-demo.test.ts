import { beforeEach, describe, expect, it, vi } from "vitest";
import { removePersonalCaches } from "@/lib/auth/viewer-caches";
import { makeCaches } from "../../../tests/browser-caches";
import { claimDemo, forgetDemo, keepDemo, readDemo } from "./waiting-demo";

const written = { businessName: "Kovács Bakery", content: "Rolls from 7", photo: null };

beforeEach(() => {
  vi.stubGlobal("caches", makeCaches());
  vi.useRealTimers();
});

describe("a visitor's post", () => {
  it("is there with its photo until it is discarded", async () => {
    const photo = new File([new Uint8Array(10)], "rolls.jpg", { type: "image/jpeg" });
    expect(await keepDemo({ ...written, photo })).toBe(true);
    expect(await readDemo()).toMatchObject({ ...written, photo: { name: "rolls.jpg", size: 10 } });
    await forgetDemo();
    expect(await readDemo()).toBeNull();
  });

  it("is that person's who sees it first, until she keeps it or signs out", async () => {
    await keepDemo(written);
    expect(await claimDemo("anna")).toEqual(written);
    expect(await claimDemo("bela")).toBeNull();
    expect(await readDemo()).toBeNull();
    expect(await claimDemo("anna")).toEqual(written);
    await removePersonalCaches("anna");
    expect(await claimDemo("anna")).toEqual(written);
    await removePersonalCaches();
    expect(await claimDemo("anna")).toBeNull();

    await keepDemo(written);
    await claimDemo("anna");
    await forgetDemo("anna");
    expect(await claimDemo("anna")).toBeNull();
  });

  it("waits for a week", async () => {
    await keepDemo(written);
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 3_600_000, toFake: ["Date"] });
    expect(await claimDemo("anna")).toBeNull();
    vi.useRealTimers();
    expect(await claimDemo("anna")).toBeNull();
  });

  it("is none where the browser has no caches", async () => {
    vi.stubGlobal("caches", undefined);
    expect([await keepDemo(written), await readDemo(), await claimDemo("anna")]).toEqual([false, null, null]);
    await expect(forgetDemo()).resolves.toBeUndefined();
  });
});
