import { describe, expect, it } from "vitest";
import { type Row, printTable, readTable, replaceTable, resultOf } from "./table";

const row: Row = { part: "A store", version: "1.2", what: "reads | writes", result: "3 passed" };
const document = "before\n<!-- npm run test:parts -- --write -->\n<!-- end of the table -->\nafter";

describe("the table of parts", () => {
  it("is read as it was written, whatever a cell holds", () => {
    const written = replaceTable(document, [row]);
    expect(written).toContain(printTable([row]));
    expect([...readTable(written).values()]).toEqual([row]);
    expect(replaceTable(written, [row])).toBe(written);
    expect(written.startsWith("before") && written.endsWith("after")).toBe(true);
  });

  it("calls nothing a success that failed or was not run", () => {
    expect(resultOf({ passed: 3, failed: 0, skipped: 0 })).toBe("3 passed");
    expect(resultOf({ passed: 3, failed: 1, skipped: 0 })).toBe("**1 failed**, 3 passed");
    expect(resultOf({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 2 skipped");
    expect(resultOf({ passed: 0, failed: 0, skipped: 2 })).toMatch(/^failed/);
  });

  it("is missed where a document has no place for it", () => {
    expect(() => readTable("no table")).toThrow(/has no/);
  });
});
