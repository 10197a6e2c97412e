import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const BUILD = ".next-e2e";
/** What runs: packages, what the build made, and the decoder, which is a process of its own. */
const RUNS = /^(node_modules|\.next-e2e|lib\/media\/transcoding\/process)\/|^package\.json$/;

test("a function takes only files that run in it", () => {
  const traces = readdirSync(path.join(BUILD, "server"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".nft.json"))
    .map((name) => path.join(BUILD, "server", name));
  expect(traces.length).toBeGreaterThan(50);
  const taken = traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, "utf8")) as { files: string[] };
    return files.map((file) => path.relative(".", path.resolve(path.dirname(trace), file)));
  });
  expect(taken).toContain("lib/media/transcoding/process/photo-process.mjs");
  expect([...new Set(taken)].filter((file) => !RUNS.test(file))).toEqual([]);
});
