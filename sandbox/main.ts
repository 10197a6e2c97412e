import { startSandbox } from "./server";
import { settingsFromEnv } from "./settings";

/** The sandbox as its own process: `npm start -w sandbox`. Ends with 1 and one line if it cannot start. */
async function main(): Promise<void> {
  const settings = settingsFromEnv(process.env);
  const { url, ...rest } = settings;
  const sandbox = await startSandbox(process.env.SANDBOX_URL ? settings : rest);
  console.log(`sandbox: ${sandbox.url} (everything in it), mail in at ${sandbox.smtpUrl}`);

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

main().catch((error: unknown) => {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
