import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "../../lib/env";

/** Chosen by Node and Next, not by whoever runs the product. */
const NOT_TOLD = ["NODE_ENV"];

describe(".env.example", () => {
  it("names every setting of lib/env.ts, and no other", () => {
    const text = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const told = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(SETTING_NAMES.filter((name) => !NOT_TOLD.includes(name)).toSorted());
    expect(new Set(told).size).toBe(told.length);
  });
});
