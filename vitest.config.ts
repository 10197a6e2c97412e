import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig(({ mode }) => ({
  resolve: {
    alias: [
      // In Next, server-only is empty on the server and an error in the browser; tests are the server.
      { find: /^server-only$/, replacement: path("./tests/setup/server-only.ts") },
      { find: /^@\//, replacement: path("./") },
    ],
  },
  test: {
    // Vitest leaves one processor to itself, and needs little of it.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{lib,components,inngest,scripts}/**/*.test.{ts,tsx}"],
          // Pure rules keep nothing that another file could see, and half of a run was loading them anew.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "structure",
          include: ["tests/structure/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      "./sandbox",
      {
        extends: true,
        test: {
          name: "integration",
          sequence: { groupOrder: 1 },
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/setup/global.ts"],
          setupFiles: ["tests/setup/each-file.ts"],
          pool: "forks",
          isolate: false,
          // One more than two processors: a worker often waits, for PostgreSQL or for a time that must pass.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          sequence: { groupOrder: 2 },
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/setup/global.ts"],
          setupFiles: ["tests/setup/each-file.ts"],
          pool: "forks",
          maxWorkers: 2,
          // `--mode full` (npm run test:faults) does ten times as much.
          env: { FAULTS: mode },
          testTimeout: 30 * 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Started by `npm run test:parts` alone (scripts/parts), which passes the addresses of what runs.
        extends: true,
        test: { name: "parts", include: ["tests/parts/**/*.test.ts"], testTimeout: 120_000, maxWorkers: 1 },
      },
    ],
  },
}));
