/** Where photos are stored, as MEDIA_URL says. */
export type MediaPlace =
  | { kind: "folder"; path: string }
  | {
      kind: "s3";
      /** The address of the bucket, or of a folder in it, without a slash at its end. */
      address: string;
      region: string;
      keyId: string;
      secret: string;
    }
  | { kind: "vercel-blob"; folder: string };

const FORMS = "a folder, s3://KEY_ID:SECRET@host/bucket, or vercel-blob:";

// Not URL: a secret access key of AWS's may hold slashes, which end the host there. The last @ ends the secret.
const S3 =
  /^s3(?<plain>\+http)?:\/\/(?<keyId>[^:/@]+):(?<secret>.+)@(?<host>[^@/?]+)\/(?<path>[^?]+?)\/*(?:\?(?<query>.*))?$/;

/** The region in a host of Amazon's own. */
const AMAZON = /^s3[.-](?:dualstack\.)?([a-z]{2}-[a-z-]+-\d)\.amazonaws\.com(?:\.cn)?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads MEDIA_URL. A key and its secret may be written as they are or percent-encoded.
 * @throws Error whose message names the valid forms and repeats nothing secret
 */
export function readMediaUrl(url: string): MediaPlace {
  if (/^s3(\+http)?:/i.test(url)) {
    const { plain, keyId = "", secret = "", host = "", path = "", query } = S3.exec(url)?.groups ?? {};
    if (!host)
      throw new Error("expected s3://KEY_ID:SECRET@host/bucket, or s3+http:// for a store without TLS");
    const region = new URLSearchParams(query).get("region") ?? AMAZON.exec(host)?.[1] ?? "us-east-1";
    const address = `${plain ? "http" : "https"}://${host}/${path}`;
    return { kind: "s3", address, region, keyId: decoded(keyId), secret: decoded(secret) };
  }
  if (url.startsWith("vercel-blob:"))
    return { kind: "vercel-blob", folder: url.slice("vercel-blob:".length).replace(/^\/+|\/+$/g, "") };
  const path = url.replace(/^file:(\/\/)?/, "");
  // One letter before the colon is a drive of Windows.
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) throw new Error(`expected ${FORMS}`);
  return { kind: "folder", path };
}
