import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";

const tree = readTree(process.cwd());
const documents = [
  ".env.example",
  ...tree.files.filter((file) => /^([A-Z]+|(docs|bench|sandbox)\/.*|\.github\/.*)\.md$/.test(file)),
];

it("every npm command that a document or a script's words name is one", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const speakers = [...documents, ...tree.files.filter((file) => /^scripts\/.+\.m?ts$/.test(file))];
  expect(speakers).toContain("README.md");
  const unknown = speakers.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/npm run ([\w:-]*\w)/g)]
      .filter(([, name = ""]) => !(name in scripts))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(unknown).toEqual([]);
  // npm's own words for two of them.
  for (const name of ["start", "test", "build"]) expect(scripts[name], name).toBeTruthy();
});

it("every file that a document links to is there", () => {
  const links = documents.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, path = ""]) => ({
      file,
      path: join(dirname(file), path),
    })),
  );
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(({ path }) => !existsSync(path));
  expect(broken.map(({ file, path }) => `${file} links to ${path}`)).toEqual([]);
});

it("every file of the code that a guide or a decision names is there", () => {
  const named = documents
    .filter((file) => /^CONTRIBUTING|^docs\/(architecture|decisions\/)/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /`((?:app|components|lib|inngest|prisma|sandbox|scripts|tests)\/[^`]*)`/g,
        ),
      ]
        .map(([, path = ""]) => path)
        .filter((path) => !/[<{*…\s]/.test(path))
        .map((path) => ({ file, path })),
    );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ path }) => !existsSync(path));
  expect(missing.map(({ file, path }) => `${file} names ${path}`)).toEqual([]);
});

/** Next's own names for a file of a route, which a comment may explain without there being one. */
const OF_NEXT = new Set(["loading.tsx"]);
const FILE_NAME = /(?<![\w./-])(?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|prisma|sql)\b/g;

it("every file that a comment names is there", () => {
  const isThere = (name: string) =>
    OF_NEXT.has(name) || tree.files.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = tree.files
    .filter((file) => /^(app|components|lib|inngest|sandbox|scripts|tests|bench)\/.+\.(m?ts|tsx)$/.test(file))
    .flatMap((file) => {
      const comments = readFileSync(file, "utf8").match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [];
      // An address may end as a file does.
      const named = comments.flatMap((line) => line.replace(/\w+:\S+/g, "").match(FILE_NAME) ?? []);
      return named.filter((name) => !isThere(name)).map((name) => `${file} names ${name}`);
    });
  expect(missing).toEqual([]);
});

it("every decision record has a number of its own, a status and a date, and is in the index", () => {
  const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const numbers = records.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(records.length);
  for (const name of records) {
    const head = /^# (\d{3})\. (.+)\n\n- Status: (accepted|superseded by \d{3})\n- Date: (\d{4}-\d\d-\d\d)\n/;
    const [, number, title] = head.exec(readFileSync(`docs/decisions/${name}`, "utf8")) ?? [];
    expect(number, name).toBe(name.slice(0, 3));
    expect(index, name).toMatch(new RegExp(`\\[${number}\\]\\(${name}\\)`));
    expect(index).toContain(title);
  }
});
