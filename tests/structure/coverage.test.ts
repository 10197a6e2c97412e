import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkCoverage } from "../../scripts/check/coverage";
import { readTree } from "../../scripts/check/tree";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "coverage-"));
  for (const folder of ["docs", "tests"]) mkdirSync(join(root, folder));
  const code =
    'describe("bread", () => {\n  it.each([1])("is baked %i times", () => {});\n});\nawait test.step("eat it", eat);\n';
  writeFileSync(join(root, "tests/bread.test.ts"), code);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What is wrong with a page of this one row. */
function wrong(shown: string): string[] {
  const page = `| Sentence | Shown by |\n| --- | --- |\n| Bread is baked | ${shown} |\n`;
  writeFileSync(join(root, "docs/spec-coverage.md"), page);
  return checkCoverage(readTree(root)).map(({ message }) => message);
}

describe("the page of what the specification's sentences are shown by", () => {
  it.each(["is baked", "bread", "eat it"])("may name a test, a group or a step: %s", (title) =>
    expect(wrong(`\`tests/bread.test.ts › ${title}\``)).toEqual([]),
  );

  it("may say why there is none", () => expect(wrong('excluded, because "no bread on Monday"')).toEqual([]));

  it("may name the file that a reader has to look at, if it is there", () => {
    expect(wrong("by inspection: `tests/bread.test.ts`")).toEqual([]);
    expect(wrong("by inspection: `tests/cake.test.ts`")).toEqual(["tests/cake.test.ts does not exist."]);
  });

  it("may name neither a test nor a file that is not there, nor say nothing", () => {
    expect(wrong("`tests/bread.test.ts › is fried`")).toEqual([
      'tests/bread.test.ts has no test "is fried".',
    ]);
    expect(wrong("`tests/cake.test.ts › is baked`")).toEqual(["tests/cake.test.ts does not exist."]);
    expect(wrong("it is plain to see")).toHaveLength(1);
  });
});
