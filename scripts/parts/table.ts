import type { Counts } from "../testing/reports";

/** A row of the table: what was run against which version, and how it ended. */
export type Row = { part: string; version: string; what: string; result: string };

const BEGIN = "<!-- npm run test:parts -- --write -->";
const END = "<!-- end of the table -->";
const HEAD = ["| Part | Version | What is run against it | Result |", "| --- | --- | --- | --- |"];

export const NOT_RUN = "not run";

/** A result in words. Nothing that was not run, and nothing without a test, reads as a success. */
export function resultOf({ passed, failed, skipped }: Counts): string {
  if (passed + failed === 0) return "failed: no test was run";
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  return failed > 0 ? `**${failed} failed**, ${passed} passed${rest}` : `${passed} passed${rest}`;
}

/** The table as Markdown. */
export function printTable(rows: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const lines = rows.map(({ part, version, what, result }) =>
    ["", part, version, what, result, ""].map(cell).join(" | ").trim(),
  );
  return [...HEAD, ...lines].join("\n");
}

/** The rows of a document's table, by the name of their part. @throws where the document has no place for one */
export function readTable(document: string): Map<string, Row> {
  const { from, to } = place(document);
  const lines = document
    .slice(from, to)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const rows = lines.slice(2).map((line): Row => {
    const cells = line.split(/(?<!\\)\|/).map((text) => text.trim().replaceAll("\\|", "|"));
    const [, part = "", version = "", what = "", result = ""] = cells;
    return { part, version, what, result };
  });
  return new Map(rows.map((row) => [row.part, row]));
}

/** The document with another table. */
export function replaceTable(document: string, rows: readonly Row[]): string {
  const { from, to } = place(document);
  return `${document.slice(0, from)}\n\n${printTable(rows)}\n\n${document.slice(to)}`;
}

function place(document: string): { from: number; to: number } {
  const begin = document.indexOf(BEGIN);
  const to = document.indexOf(END);
  if (begin < 0 || to < begin) throw new Error(`The document has no "${BEGIN}" … "${END}".`);
  return { from: begin + BEGIN.length, to };
}
