/** Runs once in each server process, before the first request: wrong settings stop the start here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("@/inngest/start");
  await startServer();
}
