import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/;

/** The account of a store that speaks S3. */
export type Account = { keyId: string; secret: string; region: string };

/**
 * Checks a request's signature as S3 does (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html),
 * and that it covers the bytes.
 * @returns S3's error code, or null
 */
export function signatureError(request: IncomingMessage, body: Buffer, account: Account): string | null {
  const [, keyId, day, region, names = "", signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? "") ?? [];
  if (!signature) return "AccessDenied";
  if (keyId !== account.keyId) return "InvalidAccessKeyId";
  if (region !== account.region) return "AuthorizationHeaderMalformed";
  const hash = String(request.headers["x-amz-content-sha256"]);
  if (hash !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const signed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name)))
    return "AccessDenied";
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
  searchParams.sort();
  const headers = signed.map((name) => `${name}:${String(request.headers[name])}\n`).join("");
  const canonical = [request.method, pathname, searchParams.toString(), headers, names, hash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const date = String(request.headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (made, part) => hmac(made, String(part)),
    `AWS4${account.secret}`,
  );
  return createHmac("sha256", key).update(text).digest("hex") === signature ? null : "SignatureDoesNotMatch";
}
