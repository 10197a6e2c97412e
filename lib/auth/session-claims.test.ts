import { encode } from "next-auth/jwt";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimsOf } from "./session-claims";

const secret = "a secret of at least so many letters";
const tokenOf = (sub: string, maxAge = 3600) => encode({ token: { sub, sid: "s" }, secret, maxAge });

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("what a session token says", () => {
  it("is the same the second time", async () => {
    const token = await tokenOf("anna");
    expect(await claimsOf(token, secret)).toMatchObject({ sub: "anna", sid: "s" });
    expect(await claimsOf(token, secret)).toMatchObject({ sub: "anna", sid: "s" });
  });

  it("is nothing once its time is over, also when it was seen before", async () => {
    const token = await tokenOf("anna", 60);
    expect(await claimsOf(token, secret)).toMatchObject({ sub: "anna" });
    vi.setSystemTime(Date.now() + 120_000);
    expect(await claimsOf(token, secret)).toBeNull();
  });

  it("is nothing under another secret, when it was changed, or when it is none", async () => {
    const token = await tokenOf("anna");
    await claimsOf(token, secret);
    expect(await claimsOf(token, `${secret}!`)).toBeNull();
    const [head, key, iv, sealed = "", tag] = token.split(".");
    const changed = (sealed.startsWith("A") ? "B" : "A") + sealed.slice(1);
    expect(await claimsOf([head, key, iv, changed, tag].join("."), secret)).toBeNull();
    expect(await claimsOf("", secret)).toBeNull();
  });

  it("stays each person's own when there are more than are remembered", async () => {
    const tokens = await Promise.all(Array.from({ length: 1_010 }, (_, n) => tokenOf(`p${n}`)));
    for (let round = 0; round < 2; round += 1)
      for (const [n, token] of tokens.entries())
        expect(await claimsOf(token, secret)).toMatchObject({ sub: `p${n}` });
  });
});
