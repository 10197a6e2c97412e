// npm run test:parts: runs Postwright against parts of others, and stand-ins for some, as far as they are installed.
// `-- pgbouncer s3` chooses some; `-- --write` puts the results into the table of docs/operations.md.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import prettier from "prettier";
import { ROOT } from "./environment";
import { PARTS } from "./parts/list";
import type { Part } from "./parts/part";
import { NOT_RUN, printTable, readTable, replaceTable, resultOf, type Row } from "./parts/table";
import type { Counts } from "./testing/reports";

const DOCUMENT = path.join(ROOT, "docs/operations.md");

async function runPart({ run, id }: Part): Promise<Counts> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${id}: ${String(error)}`] };
  }
}

/** Runs a part, or says why it cannot. */
async function tryPart(part: Part): Promise<{ row: Row; counts: Counts | null }> {
  const { id, name, what, from } = part;
  console.log(`\n── ${id} ──`);
  const version = part.version();
  if (version === null) {
    console.log(`Not run: ${name} is not here (${from}).`);
    return { row: { part: name, version: "", what, result: NOT_RUN }, counts: null };
  }
  console.log(`${name} ${version}: ${what}`);
  const counts = await runPart(part);
  return { row: { part: name, version, what, result: resultOf(counts) }, counts };
}

/** Writes the rows into the document; parts that were not chosen keep theirs. */
async function write(rows: readonly Row[]): Promise<void> {
  const document = fs.readFileSync(DOCUMENT, "utf8");
  const old = readTable(document);
  const made = new Map(rows.map((row) => [row.part, row]));
  const all = PARTS.flatMap(({ name }) => made.get(name) ?? old.get(name) ?? []);
  const options = await prettier.resolveConfig(DOCUMENT);
  const text = await prettier.format(replaceTable(document, all), { ...options, filepath: DOCUMENT });
  fs.writeFileSync(DOCUMENT, text);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const unknown = positionals.filter((id) => !PARTS.some((part) => part.id === id));
if (unknown.length > 0)
  throw new Error(
    `Unknown part: ${unknown.join(", ")}; the parts are ${PARTS.map(({ id }) => id).join(", ")}`,
  );

const chosen = PARTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const results = [];
for (const part of chosen) results.push(await tryPart(part));
const rows = results.map(({ row }) => row);
if (values.write) await write(rows);

const counts = results.flatMap((result) => result.counts ?? []);
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`);
const sum = (key: "passed" | "failed" | "skipped") => counts.reduce((total, count) => total + count[key], 0);
const failed = rows.filter(({ result }) => /failed/.test(result)).length;
console.log(`\n${printTable(rows)}\n`);
console.log(`${rows.length - counts.length} of ${rows.length} parts not run`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
// For scripts/test.ts, which has some of them among its steps.
const report = {
  passed: sum("passed"),
  failed: sum("failed"),
  skipped: sum("skipped"),
  failures: counts.flatMap(({ failures = [] }) => failures),
  notChecked: rows.filter(({ result }) => result === NOT_RUN).map(({ part }) => part),
};
fs.mkdirSync(path.join(ROOT, "artifacts/reports"), { recursive: true });
fs.writeFileSync(path.join(ROOT, "artifacts/reports/parts.json"), JSON.stringify(report));
process.exitCode = failed > 0 ? 1 : 0;
