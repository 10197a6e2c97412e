import { createECDH, randomBytes } from "node:crypto";
import fs from "node:fs";

const key = () => randomBytes(32).toString("base64");

/** Secrets that belong together are generated together, and only if none of them is set. */
const MAKERS: readonly (() => Record<string, string>)[] = [
  () => ({ NEXTAUTH_SECRET: key() }),
  // id:key, newest first, so that keys can be rotated while old ciphertexts stay readable.
  () => ({ ENCRYPTION_KEYS: `k1:${key()}` }),
  makeVapidKeys,
];

/** The key pair of web push: a point of P-256, uncompressed, and its secret (RFC 8292, 3.2). */
function makeVapidKeys(): Record<string, string> {
  const pair = createECDH("prime256v1");
  const VAPID_PUBLIC_KEY = pair.generateKeys("base64url");
  // A secret with leading zeros is shorter, so it is padded.
  const VAPID_PRIVATE_KEY = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex");
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: VAPID_PRIVATE_KEY.toString("base64url") };
}

/**
 * Generates missing secrets once, and adds them to the file and the given environment. Existing entries in the file are
 * never changed.
 * @returns the names of the generated ones
 */
export function ensureSecrets(file: string, environment: NodeJS.ProcessEnv = process.env): string[] {
  const made = MAKERS.map((make) => Object.entries(make()))
    .filter((pairs) => pairs.every(([name]) => !environment[name]))
    .flat();
  if (made.length === 0) return [];
  const before = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const lead = before === "" || before.endsWith("\n") ? "" : "\n";
  const lines = made.map(([name, value]) => `${name}=${value}\n`).join("");
  fs.appendFileSync(
    file,
    `${lead}# Generated on the first run. Keep them: without them, accounts must be connected again.\n${lines}`,
    {
      mode: 0o600,
    },
  );
  fs.chmodSync(file, 0o600);
  for (const [name, value] of made) environment[name] = value;
  return made.map(([name]) => name);
}
