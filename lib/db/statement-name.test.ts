import { describe, expect, it } from "vitest";
import { statementName } from "./statement-name";

describe("statementName", () => {
  it("is the same for the same text, of a length that PostgreSQL does not cut", () => {
    expect(statementName("SELECT 1")).toBe(statementName("SELECT 1"));
    expect(statementName("SELECT 1")).not.toBe(statementName("SELECT 2"));
    expect(statementName("SELECT 1").length).toBeLessThan(64);
  });

  it("ends: of a list of any length no connection keeps every text", () => {
    const lengths = Array.from({ length: 1_000 }, (_, index) => statementName(`SELECT ${index} of a list`));
    expect(lengths.filter(Boolean).length).toBeLessThanOrEqual(300);
    expect(statementName("SELECT 1"), "what came before stays").not.toBe("");
  });
});
