import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { PushError } from "./errors";

const LONGEST_SECONDS = 24 * 60 * 60;
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

const refuse = (why: string) => new PushError(403, `VAPID: ${why}`, { "www-authenticate": "vapid" });

/**
 * Checks `Authorization: vapid t=…, k=…` (RFC 8292): the key is the subscription's, the token is signed with it
 * (ES256), names this push service, and lasts no longer than a day. Answers its subject.
 * Throws PushError 401 without, 403 with a wrong one.
 */
export function checkVapid(
  header: string | undefined,
  audience: string,
  applicationServerKey: string,
): string {
  if (!header) throw new PushError(401, "VAPID: no authorization", { "www-authenticate": "vapid" });
  const token = /\bt=([\w.-]+)/.exec(header)?.[1];
  const key = /\bk=([\w-]+)/.exec(header)?.[1];
  if (!/^vapid /i.test(header) || !token || !key) throw refuse("the header has no token and key");
  if (key !== applicationServerKey) throw refuse("the subscription was made for another key");

  const [head = "", body = "", signature = ""] = token.split(".");
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKeyOf(key), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { alg } = json(head) as { alg?: string };
  if (alg !== "ES256" || !signed) throw refuse("the signature is wrong");

  const claims = claimsSchema.safeParse(json(body));
  if (!claims.success) throw refuse("aud, exp or sub is missing");
  const { aud, exp, sub } = claims.data;
  const seconds = exp - Date.now() / 1000;
  if (aud !== audience) throw refuse(`the token is for ${aud}, not for ${audience}`);
  if (seconds <= 0 || seconds > LONGEST_SECONDS) throw refuse("the token is over, or lasts more than a day");
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(sub)) throw refuse("the subject is no contact");
  return sub;
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) };
  try {
    return createPublicKey({ key: jwk, format: "jwk" });
  } catch {
    throw refuse("the key is no point of P-256");
  }
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    throw refuse("the token is no JWT");
  }
}
