import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { env } from "@/lib/settings/env";

/**
 * Where a sealed secret is stored: table, row and column. A new place needs one in scripts/keys/sealed-values.ts, too,
 * by which keys are rotated.
 */
export type SealedAt =
  | `Connection:${string}:${"userToken" | "pageToken"}`
  | `TotpFactor:${string}:secret`
  | `OutboxMessage:account-mail:${string}`;

/** The keys of ENCRYPTION_KEYS, the newest first. */
export function keyRing(): { id: string; key: Buffer }[] {
  return env()
    .ENCRYPTION_KEYS.split(",")
    .map((pair) => {
      const [id = "", key = ""] = pair.split(":");
      return { id, key: Buffer.from(key, "base64") };
    });
}

/**
 * Encrypts a secret for storage: AES-256-GCM under the newest key, as `v1.keyId.iv.tag.data` in base64url.
 * @param context where it is stored; it cannot be decrypted with another context
 */
export function seal(secret: string, context: SealedAt): string {
  const [newest] = keyRing();
  if (!newest) throw new Error("ENCRYPTION_KEYS is empty");
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", newest.key, iv).setAAD(Buffer.from(context));
  const data = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), data].map((part) => part.toString("base64url"));
  return ["v1", newest.id, ...parts].join(".");
}

/**
 * Decrypts a secret that `seal` made with the same context. Throws if it was altered or moved, or its key is gone.
 */
export function open(sealed: string, context: SealedAt): string {
  const [version, keyId, iv, tag, data] = sealed.split(".");
  const key = keyRing().find(({ id }) => id === keyId)?.key;
  if (version !== "v1" || !key || !iv || !tag || data === undefined) {
    throw new Error(`A stored secret cannot be decrypted: key "${keyId}" is not in ENCRYPTION_KEYS`);
  }
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"))
    .setAAD(Buffer.from(context))
    .setAuthTag(Buffer.from(tag, "base64url"));
  return decipher.update(Buffer.from(data, "base64url"), undefined, "utf8") + decipher.final("utf8");
}

/**
 * Seals a secret anew under the newest key. @returns null when that key has sealed it already
 * @throws as `open` does
 */
export function reseal(sealed: string, context: SealedAt): string | null {
  if (sealed.split(".")[1] === keyRing()[0]?.id) return null;
  return seal(open(sealed, context), context);
}

/** An unguessable secret for links and states: 256 bits, base64url. Store only its `sha256`. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What only this app can put under a text for one purpose: HMAC-SHA256, base64url. Compare it by `sameSecret`. */
export function signatureOf(purpose: string, text: string): string {
  return createHmac("sha256", env().NEXTAUTH_SECRET).update(`${purpose}\n${text}`).digest("base64url");
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Compares two strings in constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}
