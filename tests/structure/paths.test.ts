// A rename changes imports by itself. What names a file as text has to be followed by hand: it is there.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";
import { CORE_FAULTS, CORE_INTEGRATION } from "../core";

/** These plant files of their own. */
const PLANTING = /^tests\/structure\/(coverage|layers|lint|texts)\.test\.ts$/;
/** In a standalone build alone, or in a package. */
const ELSEWHERE = new Set(["scripts/container.mjs", "scripts/json-lines.mjs", "prisma/build/index.js"]);

const BESIDE = /new URL\(\s*["'`]([^"'`$]+)["'`],\s*import\.meta\.url/g;
const FROM_ROOT =
  /["'`](?:\.\/)?((?:app|bench|components|docs|inngest|lib|messages|prisma|public|sandbox|scripts|tests)\/[^"'`\s$*]*\.(?:m?[jt]sx?|json|md|sql|prisma|css))["'`]/g;

const { files } = readTree(process.cwd());
const isThere = (path: string) =>
  ELSEWHERE.has(path) || existsSync(path) || files.some((file) => file.endsWith(`/${path}`));

it("every file that a test or a script names in a text is there", () => {
  const named = files
    .filter((file) => /^(tests|scripts|bench)\/.+\.(m?ts|tsx|mjs)$/.test(file) && !PLANTING.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const beside = [...text.matchAll(BESIDE)].map(([, path = ""]) => join(dirname(file), path));
      const fromRoot = [...text.matchAll(FROM_ROOT)].map(([, path = ""]) => path);
      return [...beside, ...fromRoot].map((path) => ({ file, path }));
    });
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(({ path }) => !isThere(path));
  expect(missing.map(({ file, path }) => `${file} names ${path}`)).toEqual([]);
});

it("every test that `npm test` names is there", () => {
  const named = [
    ...CORE_INTEGRATION.map((name) => `tests/integration/${name}.test.ts`),
    ...CORE_FAULTS.map((name) => `tests/faults/${name}.test.ts`),
  ];
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
