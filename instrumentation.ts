/** Runs once per server process, before the first request: invalid settings stop the start here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { releaseLeakingAbortStacks } = await import("@/lib/http/release-abort-stacks");
  releaseLeakingAbortStacks();
  const { startTelemetryIfSet } = await import("./instrumentation-telemetry");
  await startTelemetryIfSet();
  const { startServer } = await import("./instrumentation-node");
  await startServer();
}
