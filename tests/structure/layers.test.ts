import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type IConfiguration, cruise } from "dependency-cruiser";
import { afterEach, beforeEach, expect, it } from "vitest";

// The tool reads JavaScript alone, and TypeScript knows no types of that.
const { default: config } = (await import(pathToFileURL(".dependency-cruiser.mjs").href)) as {
  default: IConfiguration;
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layers-"));
  for (const folder of ["app", "components", "lib", "inngest"]) mkdirSync(join(root, folder));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files that import each other, and answers the names of the rules that they break. */
async function rulesBroken(imports: Record<string, string[]>): Promise<string[]> {
  for (const [file, specifiers] of Object.entries(imports)) {
    const lines = specifiers.map((specifier, n) => `import { x as x${n} } from "${specifier}";\n`);
    const uses = `export const x = [${specifiers.map((_, n) => `x${n}`).join(", ")}];\n`;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), lines.join("") + uses);
  }
  const { output } = await cruise(["app", "components", "lib", "inngest"], {
    baseDir: root,
    ruleSet: { forbidden: config.forbidden, required: config.required },
    validate: true,
    tsPreCompilationDeps: true,
  });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name);
}

// The rules that are made from lists, and one of those that are written out: the tool is theirs to trust.
it.each([
  ["a domain below", "domain-credits", { "lib/credits/a.ts": ["../posts/b"], "lib/posts/b.ts": [] }],
  ["a circle", "no-circle", { "lib/posts/a.ts": ["./b"], "lib/posts/b.ts": ["./a"] }],
  [
    "the dialog 'Complete Your Brand Profile'",
    "dialog-that-nothing-opens",
    {
      "components/brand/a.tsx": ["./complete-profile-dialog"],
      "components/brand/complete-profile-dialog.tsx": [],
    },
  ],
  ["a room above", "room-jobs", { "lib/jobs/a.ts": ["../http/b"], "lib/http/b.ts": [] }],
  ["a room above, from lib itself", "room-lib", { "lib/a.ts": ["./jobs/b"], "lib/jobs/b.ts": [] }],
  [
    "a part above",
    "part-lib/accounts/credentials",
    { "lib/accounts/credentials/a.ts": ["../google/b"], "lib/accounts/google/b.ts": [] },
  ],
  [
    "a part, as a file that the parts share",
    "parts-of-components/posts",
    { "components/posts/a.tsx": ["./list/b"], "components/posts/list/b.tsx": [] },
  ],
  [
    "anything, in a part without a place",
    "parts-have-an-order-in-lib/posts",
    { "lib/posts/new/a.ts": ["../b"], "lib/posts/b.ts": [] },
  ],
  [
    "what does I/O",
    "pure-files-do-no-io",
    { "lib/posts/rules.ts": ["../observability/log"], "lib/observability/log.ts": [] },
  ],
  ["nothing of the server's", "sql-stays-on-the-server", { "lib/posts/queries.ts": [] }],
])("a file that imports %s breaks %s", async (_, rule, imports) => {
  expect(await rulesBroken(imports)).toContain(rule);
});

it("imports that go downwards break nothing", async () => {
  const broken = await rulesBroken({
    "app/a.tsx": ["../components/posts/b"],
    "components/posts/b.tsx": ["../../lib/posts/rules"],
    "lib/posts/rules.ts": ["./types", "../credits/rules"],
    "lib/posts/types.ts": [],
    "lib/credits/rules.ts": ["../utils"],
    "lib/utils.ts": [],
  });
  expect(broken).toEqual([]);
});
