import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { guardRun } from "../../scripts/processes/guard";
import { startSandbox } from "../../sandbox/server";
import { runFolder, startTestDatabase } from "./test-database";

declare module "vitest" {
  interface ProvidedContext {
    /** This run's folder below .data/test. */
    folder: string;
    /** URL of the migrated database that each test file's own is copied from. */
    template: string;
    /** One sandbox per worker, so that faults planted in one file do not hit another. */
    sandboxes: { url: string; smtpUrl: string }[];
  }
}

/** Once per run: a PostgreSQL with a migrated template, and a sandbox for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  guardRun();
  // The pause between two of the model's words, long by default for people to watch.
  process.env.SANDBOX_MODEL_DELAY_MS ??= "2";
  const folder = await runFolder(project.name);
  const database = await startTestDatabase(folder, project.name);
  const workers = Array.from({ length: project.config.maxWorkers }, () =>
    startSandbox({ port: 0, smtpPort: 0 }),
  );
  const sandboxes = await Promise.all(workers);
  project.provide("folder", folder);
  project.provide("template", database.template);
  project.provide(
    "sandboxes",
    sandboxes.map(({ url, smtpUrl }) => ({ url, smtpUrl })),
  );
  return async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
