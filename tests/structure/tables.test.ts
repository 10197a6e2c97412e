import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readTree } from "../../scripts/check/tree";

const tree = readTree(process.cwd());
/** Each model's table: its own name, or the one that it is mapped to. */
const tableOf = new Map(
  [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+) \{\n([^]*?)^\}/gm)].map(
    ([, model = "", body = ""]) => [model, /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model] as const,
  ),
);
const models = [...tableOf.values()];
const byDelegate = new Map(
  [...tableOf].map(([model, table]) => [model.charAt(0).toLowerCase() + model.slice(1), table]),
);

/** The rows of docs/architecture.md that name a folder or a file of lib/ and the tables that it may write. */
const rows = [
  ...readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `(lib\/[^`]+)`\s*\| ([^|]*)\|/gm),
].map(([, writer = "", tables = ""]) => ({
  writer,
  tables: [...tables.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
}));
const owners = rows.filter(({ writer }) => writer.endsWith("/"));
const exceptions = rows.filter(({ writer }) => writer.endsWith(".ts"));

/** The tables that a text writes: in SQL, through Prisma, or as rows for `removeOldRows`. */
function tablesWritten(text: string): string[] {
  const sql = [...text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+"(\w+)"/g)];
  const prisma = [...text.matchAll(/\b\w+\s*\.(\w+)\s*\.(?:create|update|upsert|delete)\w*\(/g)];
  const retained = text.matchAll(/\btable: "(\w+)"/g);
  const named = [...sql, ...retained].map(([, name = ""]) => name);
  const names = [...named, ...prisma.map(([, name = ""]) => byDelegate.get(name))];
  return [...new Set(names.filter((name) => name !== undefined && models.includes(name)))] as string[];
}

const writes = tree.files
  .filter((file) => /^(app|components|inngest|lib)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|^lib\/generated\//.test(file))
  .flatMap((file) => tablesWritten(tree.read(file)).map((table) => ({ file, table })));

/** The tables that a trigger of the database writes. */
const triggered = tree.files
  .filter((file) => /^prisma\/migrations\/.*\.sql$/.test(file))
  .flatMap((file) => tree.read(file).match(/^CREATE (?:OR REPLACE )?FUNCTION [^]*?^END \$\$;/gm) ?? [])
  .flatMap(tablesWritten);

it("every table has one owner in docs/architecture.md, and no other is named there", () => {
  expect(owners.flatMap(({ tables }) => tables).sort()).toEqual([...models].sort());
});

it("a table is written by its owner alone, or by a file that docs/architecture.md excepts", () => {
  const allowed = (file: string, table: string) =>
    rows.some(({ writer, tables }) => file.startsWith(writer) && tables.includes(table));
  const foreign = writes.filter(({ file, table }) => !allowed(file, table));
  expect(foreign.map(({ file, table }) => `${file} writes ${table}`)).toEqual([]);
});

it("what docs/architecture.md says is written is written there", () => {
  const unwritten = [...owners, ...exceptions].flatMap(({ writer, tables }) =>
    tables
      .filter((table) => !triggered.includes(table))
      .filter((table) => !writes.some((write) => write.table === table && write.file.startsWith(writer)))
      .map((table) => `${writer} does not write ${table}`),
  );
  expect(unwritten).toEqual([]);
});
