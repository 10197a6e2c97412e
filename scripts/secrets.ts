import { randomBytes } from "node:crypto";
import fs from "node:fs";

const key = () => randomBytes(32).toString("base64");

const MAKERS: Record<string, () => string> = {
  NEXTAUTH_SECRET: key,
  // id:key, newest first, so that a key can be changed while old texts stay readable.
  ENCRYPTION_KEYS: () => `k1:${key()}`,
};

/**
 * Makes the secrets that are not set, once: adds them to the file, and to the given environment.
 * What stands in the file is never changed.
 * @returns the names of those that were made
 */
export function ensureSecrets(file: string, environment: NodeJS.ProcessEnv = process.env): string[] {
  const missing = Object.entries(MAKERS).filter(([name]) => !environment[name]);
  if (missing.length === 0) return [];
  const made = missing.map(([name, make]) => [name, make()] as const);
  const before = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const lead = before === "" || before.endsWith("\n") ? "" : "\n";
  const lines = made.map(([name, value]) => `${name}=${value}\n`).join("");
  fs.appendFileSync(
    file,
    `${lead}# Made on the first run. Keep them: without them connected accounts must reconnect.\n${lines}`,
    {
      mode: 0o600,
    },
  );
  fs.chmodSync(file, 0o600);
  for (const [name, value] of made) environment[name] = value;
  return made.map(([name]) => name);
}
