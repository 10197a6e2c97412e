import path from "node:path";
import nextEnv from "@next/env";

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** Where local data lives: the embedded database, and the state of a running `npm run dev`. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || ".data");

/** The embedded database's folder. */
export const databaseDir = () => path.join(dataDir(), "postgres");

/** The file that the first run writes secrets into; git ignores it. Tests name another. */
export const secretsFile = () => path.resolve(ROOT, process.env.SECRETS_FILE || ".env.local");

/**
 * Reads the .env files into process.env, as Next does: what is set already wins, `.env.local` before `.env`.
 * @returns the environment as it was before, for children that read the files themselves
 */
export function loadEnvironment(mode: "development" | "production"): NodeJS.ProcessEnv {
  const before = { ...process.env };
  const silent = { info: () => {}, error: console.error };
  nextEnv.loadEnvConfig(ROOT, mode === "development", silent, true);
  // Next sets this once it has read the files; a child that inherits it would not read them.
  delete process.env.__NEXT_PROCESSED_ENV;
  return before;
}

/** A setting, or undefined where it is missing or empty. */
export const setting = (name: string): string | undefined => process.env[name] || undefined;

/**
 * The value of a port setting.
 * @throws when it is not a port
 */
export function portSetting(name: string, fallback: number): number {
  const port = Number(setting(name) ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} is not a port: ${setting(name)}`);
}
