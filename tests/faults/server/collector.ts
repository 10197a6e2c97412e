import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: string | number };
type Attributes = { key: string; value: Value }[];
/** A span and a metric as OTLP's JSON has them (github.com/open-telemetry/opentelemetry-proto). */
export type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attributes;
};
type Point = { attributes: Attributes; asInt?: string; asDouble?: number; count?: string };
type Metric = {
  name: string;
  sum?: { dataPoints: Point[] };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
};
type Scopes<Kind extends string, T> = { [K in Kind]: T[] };
type Export = {
  resourceSpans?: { scopeSpans: Scopes<"spans", Span>[] }[];
  resourceMetrics?: { scopeMetrics: Scopes<"metrics", Metric>[] }[];
};

/** A collector of OTLP over HTTP as JSON, which keeps what it gets. */
export class Collector {
  readonly spans: Span[] = [];
  readonly metrics: Metric[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        collector.take(JSON.parse(Buffer.concat(chunks).toString()) as Export);
        response.setHeader("content-type", "application/json").end("{}");
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const collector = new Collector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return collector;
  }

  private take({ resourceSpans = [], resourceMetrics = [] }: Export): void {
    this.spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap(({ spans }) => spans)));
    this.metrics.push(
      ...resourceMetrics.flatMap((each) => each.scopeMetrics.flatMap(({ metrics }) => metrics)),
    );
  }

  /** The points of a metric, newest last. */
  points(name: string): Point[] {
    return this.metrics
      .filter((metric) => metric.name === name)
      .flatMap(({ sum, gauge, histogram }) => (sum ?? gauge ?? histogram)?.dataPoints ?? []);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** The value of an attribute, as text. */
export function attributeOf({ attributes }: { attributes: Attributes }, key: string): string | undefined {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value && String(value.stringValue ?? value.intValue);
}
