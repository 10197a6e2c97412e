import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES, readEnv } from "../../lib/env";

/** Chosen by Node and Next, not by whoever runs the product. */
const NOT_TOLD = ["NODE_ENV"];

const needed = {
  NODE_ENV: "test",
  DATABASE_URL: "postgresql://localhost/postwright",
  NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
};

describe(".env.example", () => {
  it("gives the default of every setting that has one, and as it stands it changes nothing", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const given = [...text.matchAll(/^([A-Z][A-Z0-9_]*)="?(.*?)"?$/gm)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const { DATABASE_URL, NEXTAUTH_SECRET, ENCRYPTION_KEYS, ...example } = Object.fromEntries(
      given,
    ) as Record<string, string>;
    expect([DATABASE_URL, NEXTAUTH_SECRET, ENCRYPTION_KEYS]).toEqual(["", "", ""]);
    expect(readEnv({ ...needed, ...example })).toEqual(readEnv(needed));
    for (const [name, value] of Object.entries(readEnv(needed)))
      if (SETTING_NAMES.includes(name) && typeof value === "number")
        expect(example[name], name).toBe(`${value}`);
  });

  it("names every setting of lib/env.ts, and no other", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const documented = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(
      SETTING_NAMES.filter((name) => !NOT_TOLD.includes(name)).toSorted(),
    );
    expect(new Set(documented).size).toBe(documented.length);
  });
});

describe("the lease of a generation", () => {
  const withLease = (settings: Record<string, string>) => () => readEnv({ ...needed, ...settings });

  it("outlasts both calls of a model, or the server does not start and says how long it must be", () => {
    expect(withLease({})).not.toThrow();
    expect(withLease({ GENERATION_LEASE_SECONDS: "299" })).toThrow(/GENERATION_LEASE_SECONDS .*at least 300/);
    expect(withLease({ AI_IMAGE_TIMEOUT_MS: "300000" })).toThrow(/at least 420/);
    expect(
      withLease({ AI_TEXT_TIMEOUT_MS: "5000", AI_IMAGE_TIMEOUT_MS: "5000", GENERATION_LEASE_SECONDS: "40" }),
    ).not.toThrow();
  });
});
