import "server-only";
import { env } from "@/lib/settings/env";

/** Starts telemetry where an endpoint is set; otherwise nothing of it is loaded. Wrong settings are reported later. */
export async function startTelemetryIfSet(): Promise<void> {
  try {
    if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  } catch {
    return;
  }
  const { startTelemetry } = await import("@/lib/observability/telemetry-sdk");
  startTelemetry();
}
