import type { Labelled, Mark, MarkKind } from "./labelled";

/** What a reader makes of a labelled text. */
export type Read = { marks: readonly Mark[]; asks: boolean };

/** How many were right, how many found, and how many there are. */
export type Tally = { hits: number; right: number; found: number; wanted: number };
export type Miss = { kind: MarkKind | "QUESTION"; what: "missed" | "false"; quote: string; text: string };
export type Score = { tallies: Map<MarkKind | "QUESTION", Tally>; misses: Miss[] };

const overlaps = (a: Mark, b: Mark) => a.from < b.to && b.from < a.to;
const agrees = (a: Mark, b: Mark) =>
  a.kind === b.kind && overlaps(a, b) && (a.kind !== "DAY" || a.day === b.day);

/** Compares what was read with what is labelled: by place and kind, a day by its date too. */
export function scoreOf(read: readonly (readonly [Labelled, Read])[]): Score {
  const tallies: Score["tallies"] = new Map();
  const misses: Miss[] = [];
  const add = (kind: MarkKind | "QUESTION", counts: Partial<Tally>) => {
    const tally = tallies.get(kind) ?? { hits: 0, right: 0, found: 0, wanted: 0 };
    for (const key of ["hits", "right", "found", "wanted"] as const) tally[key] += counts[key] ?? 0;
    tallies.set(kind, tally);
  };
  for (const [labelled, { marks, asks }] of read) {
    const { text } = labelled;
    for (const mark of labelled.marks) {
      const isHit = marks.some((other) => agrees(mark, other));
      add(mark.kind, { wanted: 1, hits: Number(isHit) });
      if (!isHit)
        misses.push({ kind: mark.kind, what: "missed", quote: text.slice(mark.from, mark.to), text });
    }
    for (const mark of marks) {
      const isRight = labelled.marks.some((other) => agrees(mark, other));
      add(mark.kind, { found: 1, right: Number(isRight) });
      const quote = `${text.slice(mark.from, mark.to)} ${mark.day ?? ""}`;
      if (!isRight) misses.push({ kind: mark.kind, what: "false", quote, text });
    }
    const isRight = asks && labelled.asks;
    add("QUESTION", {
      wanted: Number(labelled.asks),
      found: Number(asks),
      hits: Number(isRight),
      right: Number(isRight),
    });
    if (asks !== labelled.asks)
      misses.push({ kind: "QUESTION", what: asks ? "false" : "missed", quote: "", text });
  }
  return { tallies, misses };
}

const percent = (part: number, whole: number) => (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1));

/** The table of a score, a line a kind; the last line is all finds together. */
export function tableOf({ tallies }: Score): string {
  const all: Tally = { hits: 0, right: 0, found: 0, wanted: 0 };
  const rows = [...tallies].map(([kind, tally]) => {
    if (kind !== "QUESTION")
      for (const key of ["hits", "right", "found", "wanted"] as const) all[key] += tally[key];
    return rowOf(kind, tally);
  });
  return [rowOf("", null), ...rows, rowOf("all finds", all)].join("\n");
}

function rowOf(name: string, tally: Tally | null): string {
  const cells = tally
    ? [tally.wanted, percent(tally.hits, tally.wanted), tally.found, percent(tally.right, tally.found)]
    : ["labelled", "recall %", "found", "precision %"];
  return [name.padEnd(10), ...cells.map((cell) => String(cell).padStart(12))].join("");
}
