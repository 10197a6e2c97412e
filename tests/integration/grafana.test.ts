import { readFileSync } from "node:fs";
import { metrics } from "@opentelemetry/api";
import { metrics as sdk } from "@opentelemetry/sdk-node";
import { afterAll, expect, it } from "vitest";
import { measureQueues } from "../../lib/jobs/measure-queues";
import { measure } from "../../lib/observability/telemetry";

/** As a collector renames them for Prometheus: dots become underscores, and a suffix names unit and kind. */
const SUFFIX = /(_seconds_bucket|_total)$/;

const exporter = new sdk.InMemoryMetricExporter(sdk.AggregationTemporality.CUMULATIVE);
const reader = new sdk.PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
const provider = new sdk.MeterProvider({ readers: [reader] });

afterAll(async () => {
  metrics.disable();
  await provider.shutdown();
});

it("the dashboard draws every metric that the product reports, and no other", async () => {
  metrics.setGlobalMeterProvider(provider);
  for (const report of Object.values(measure)) report(1, {});
  measureQueues();
  await reader.forceFlush();
  const reported = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    .map(({ descriptor }) => descriptor.name.replaceAll(".", "_"));
  const dashboard = readFileSync(new URL("../../docs/grafana.json", import.meta.url), "utf8");
  const drawn = [...dashboard.matchAll(/\b(postwright_[a-z_]+)\b/g)].map(([, name = ""]) =>
    name.replace(SUFFIX, ""),
  );
  expect([...new Set(drawn)].toSorted()).toEqual([...new Set(reported)].toSorted());
});
