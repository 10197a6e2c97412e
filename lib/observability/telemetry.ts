import "server-only";
import { type Attributes, SpanStatusCode, metrics, trace } from "@opentelemetry/api";

/** Next bundles this file more than once: instruments of one name are one, and so is the exporter behind them. */
const SCOPE = "postwright";
const meter = () => metrics.getMeter(SCOPE);

// The API without an SDK does nothing, so callers need not know whether telemetry is on (lib/observability/telemetry-sdk.ts). An
// instrument is made at its use, because one that was made before the SDK's start would stay without effect.
const count = (name: string, description: string) => (value: number, attributes: Attributes) =>
  meter().createCounter(name, { description }).add(value, attributes);

/** Bounds of the histograms, in seconds: a second late is a miss, a minute a fault. */
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800];
const seconds = (name: string, description: string) => (value: number, attributes: Attributes) =>
  meter()
    .createHistogram(name, { description, unit: "s", advice: { explicitBucketBoundaries: SECONDS } })
    .record(Math.max(0, value), attributes);

/** What the product counts; docs/grafana.json draws it. */
export const measure = {
  generation: count("postwright.generations", "Calls of the model, by kind and outcome"),
  generationSeconds: seconds("postwright.generation.duration", "How long a call of the model took"),
  delivery: count("postwright.deliveries", "Attempts to send a post, by outcome"),
  lateness: seconds("postwright.delivery.lateness", "How long after its time a post was sent"),
  credits: count("postwright.credits", "Credits granted, spent, returned, expired or withdrawn"),
  mail: count("postwright.mails", "Mails handed to the mail server, by outcome"),
} as const;

/** The id of the current trace, to be found by in the log; undefined where telemetry is off. */
export function traceIdOf(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Runs `work` in a span of its own, which ends with it and tells whether it failed. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(SCOPE).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error as Error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
