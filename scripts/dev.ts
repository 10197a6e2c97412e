// npm run dev: the whole product on this machine, with nothing to install and nothing to configure.
import { loadEnvironment, secretsFile, setting } from "./environment";
import { ensurePrismaClient } from "./database/prisma-cli";
import { claimFolder } from "./run/preflight";
import { runApp } from "./run/run-app";
import { report } from "./run/run-command";
import { ensureSecrets } from "./run/secrets";
import { warmUp } from "./run/warm-up";

async function main(): Promise<number> {
  const inherited = loadEnvironment("development");
  const giveUp = claimFolder(`http://localhost:${setting("PORT") ?? 3000}`);
  try {
    const made = ensureSecrets(secretsFile());
    if (made.length > 0) console.log(`Generated ${new Intl.ListFormat("en").format(made)} in .env.local`);
    await ensurePrismaClient();
    // The first page that somebody opens, so that it need not be compiled then.
    return await runApp({
      next: ["dev"],
      ready: "/",
      inherited,
      grace: 10_000,
      quiet: true,
      afterwards: warmUp,
    });
  } finally {
    giveUp();
  }
}

const code = await main().catch((error: unknown) => {
  report(error);
  return 1;
});
// Pending work is no longer needed.
process.exit(code);
