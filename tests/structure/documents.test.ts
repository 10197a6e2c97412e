import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";

const tree = readTree(process.cwd());
const documents = [
  ".env.example",
  ...tree.files.filter((file) => /^(README|docs\/|bench\/).*\.md$/.test(file)),
];

it("every npm command that a document or a script's words name is one", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const speakers = [...documents, ...tree.files.filter((file) => /^scripts\/[^/]+\.m?ts$/.test(file))];
  expect(speakers).toContain("README.md");
  const unknown = speakers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/npm run ([\w:-]*\w)/g)]
      .filter(([, name = ""]) => !(name in scripts))
      .map(([said]) => `${file}: ${said}`),
  );
  expect(unknown).toEqual([]);
  // npm's own words for two of them.
  for (const name of ["start", "test", "build"]) expect(scripts[name], name).toBeTruthy();
});

it("every picture and document that the README shows is there", () => {
  const text = readFileSync("README.md", "utf8");
  const shown = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = ""]) => path);
  expect(shown.length).toBeGreaterThan(2);
  for (const path of shown) expect(existsSync(path), path).toBe(true);
});
