import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import { setTelemetryDefaults } from "@/lib/settings/env";
import { onDrained } from "@/lib/queues/shutdown";

/** How long the end of the process may wait for a collector that does not answer. */
const LAST_EXPORT_MS = 2_000;

/**
 * Starts the export of traces and metrics to OTEL_EXPORTER_OTLP_ENDPOINT; the other OTEL_* settings are the SDK's own
 * (https://opentelemetry.io/docs/languages/sdk-configuration/). Next makes the spans of requests and pages itself
 * (https://nextjs.org/docs/app/guides/open-telemetry); here come those of calls to vendors and of the database. Call it
 * before anything that it watches is loaded.
 */
export function startTelemetry(): void {
  setTelemetryDefaults();
  const sdk = new NodeSDK({
    instrumentations: [
      new UndiciInstrumentation(),
      // Stripe and the push services are called by Node's own client.
      new HttpInstrumentation({ disableIncomingRequestInstrumentation: true }),
      new PrismaInstrumentation(),
    ],
  });
  sdk.start();
  onDrained(() => Promise.race([sdk.shutdown(), sleep(LAST_EXPORT_MS, undefined, { ref: false })]));
}
