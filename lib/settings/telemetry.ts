/** What the SDK of OpenTelemetry and Next read from the environment themselves. */
export const TELEMETRY_DEFAULTS = {
  OTEL_SERVICE_NAME: "postwright",
  // The log goes to the standard output alone.
  OTEL_LOGS_EXPORTER: "none",
  // A fetch is one span, and not one of Next's as well.
  NEXT_OTEL_FETCH_DISABLED: "1",
};
