import fs from "node:fs";
import path from "node:path";
import prettier from "prettier";
import { ROOT } from "../scripts/environment";

const RESULTS = path.join(ROOT, "bench/RESULTS.md");

/** One row of the table: what was measured, against what, and whether it is as it should be. */
export type Figure = {
  /** What was measured, with its unit. */
  what: string;
  goal: string;
  /** The same of something that is known, measured in turn with ours; empty where there is none. */
  yardstick: string;
  ours: string;
  met: boolean;
};

/** A number as the tables show it: three digits that count, and no more than two decimals. */
export function show(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Shows the figures of a part, and puts them between its marks in RESULTS.md. The words around them are ours. */
export async function record(part: string, figures: readonly Figure[]): Promise<void> {
  for (const { what, goal, yardstick, ours, met } of figures)
    console.log(
      `  ${met ? "     " : "NOT  "}${what}: ${ours} (goal ${goal}${yardstick && `; ${yardstick}`})`,
    );
  const rows = figures.map(
    ({ what, goal, yardstick, ours, met }) =>
      `| ${what} | ${goal} | ${yardstick} | ${ours} | ${met ? "yes" : "**no**"} |`,
  );
  const table = ["| figure | goal | yardstick | ours | met |", "|---|---|---|---|---|", ...rows].join("\n");
  const text = fs.readFileSync(RESULTS, "utf8");
  const marks = new RegExp(`(<!-- figures: ${part} -->)[^]*?(<!-- end -->)`);
  if (!marks.test(text)) throw new Error(`RESULTS.md has no section for the figures of ${part}`);
  const filled = text.replace(marks, (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`);
  const options = await prettier.resolveConfig(RESULTS);
  fs.writeFileSync(RESULTS, await prettier.format(filled, { ...options, parser: "markdown" }));
}
