import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** As a collector renames them for Prometheus: dots become underscores, and what is added tells unit and kind. */
const SUFFIX = /(_seconds_bucket|_total)$/;

it("the dashboard draws every metric that the product reports, and no other", () => {
  const code = read("lib/telemetry.ts") + read("lib/jobs/measure-queues.ts");
  const reported = [...code.matchAll(/"(postwright\.[a-z.]+)"/g)].map(([, name = ""]) =>
    name.replaceAll(".", "_"),
  );
  const drawn = [...read("docs/grafana.json").matchAll(/\b(postwright_[a-z_]+)\b/g)].map(([, name = ""]) =>
    name.replace(SUFFIX, ""),
  );
  expect([...new Set(drawn)].toSorted()).toEqual([...new Set(reported)].toSorted());
});
