import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startSandbox } from "../../sandbox/server";
import { runFolder, startTestDatabase } from "./test-database";

declare module "vitest" {
  interface ProvidedContext {
    /** This run's folder below .data/test. */
    folder: string;
    /** Address of the migrated database that each file's own is copied from. */
    template: string;
    /** One sandbox a worker, so that faults planted in one file do not hit another. */
    sandboxes: { url: string; smtpUrl: string }[];
  }
}

/** Once a run: a PostgreSQL with a migrated template, and a sandbox for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
