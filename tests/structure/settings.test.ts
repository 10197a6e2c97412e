import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES, readEnv } from "../../lib/settings/env";
import { INTERNAL_FIELDS } from "../../lib/settings/internal";

/** NODE_ENV is chosen by Node and Next, not by whoever runs the product. */
const NOT_TOLD = ["NODE_ENV", ...Object.keys(INTERNAL_FIELDS)];

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
      if (SETTING_NAMES.includes(name) && !NOT_TOLD.includes(name) && typeof value === "number")
        expect(example[name], name).toBe(`${value}`);
  });

  it("names every setting but the internal ones, and no other", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const documented = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(
      SETTING_NAMES.filter((name) => !NOT_TOLD.includes(name)).toSorted(),
    );
    expect(new Set(documented).size).toBe(documented.length);
  });
});

describe("the lease of a generation", () => {
  it("outlasts both calls of a model, however long they may take", () => {
    const lease = (settings: Record<string, string> = {}) =>
      readEnv({ ...needed, ...settings }).generationLeaseSeconds;
    expect(lease()).toBe(360);
    expect(lease({ AI_IMAGE_TIMEOUT_MS: "300000" })).toBeGreaterThan(390);
    expect(lease({ AI_TEXT_TIMEOUT_MS: "600000" })).toBeGreaterThan(780);
  });
});
