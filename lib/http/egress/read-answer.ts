import "server-only";
import { type Readable, pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { EgressError, type EgressReason } from "./egress-error";

const MAX_BYTES = 1024 * 1024;
const MAX_GLANCE_BYTES = 128 * 1024;

/** A server's answer, whose body has not been read. */
type Answer = Readable & {
  statusCode?: number;
  headers: NodeJS.Dict<string | string[]> & { "content-type"?: string; "content-encoding"?: string };
};

/** The content that an external server returned. */
export type ExternalContent = {
  /** The address after redirects. */
  url: string;
  /** In lower case, without parameters. */
  mimeType: string;
  charset: string | undefined;
  bytes: Buffer;
  /** False when there was more than 1 MiB, of which this is the beginning. */
  complete: boolean;
};

/** Any response of an external server. */
export type Glance = {
  /** The address after redirects. */
  url: string;
  status: number;
  /** In lower case. */
  headers: Readonly<Record<string, string>>;
  /** The beginning of a page of HTML, at most 128 KiB, for its marks; empty for anything else. */
  html: string;
};

function typeOf({ headers }: Answer): [mimeType: string, ...parameters: string[]] {
  const [mimeType = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  return [mimeType.trim(), ...parameters];
}

/** A whole page of one of these types. @throws EgressError STATUS, TYPE */
export async function readAnswer(
  url: URL,
  response: Answer,
  types: readonly string[],
): Promise<ExternalContent> {
  const { statusCode = 0 } = response;
  const [mimeType, ...parameters] = typeOf(response);
  if (statusCode < 200 || statusCode > 299) throw unread(response, "STATUS", `status ${statusCode}`);
  if (!types.includes(mimeType)) throw unread(response, "TYPE", `type ${mimeType || "not stated"}`);
  const charset = parameters.map((part) => /^\s*charset=\s*"?([\w:.-]+)/.exec(part)?.[1]).find(Boolean);
  return { url: url.href, mimeType, charset, ...(await readBytes(decompressed(response), MAX_BYTES)) };
}

/** Any answer, with the beginning of its page. @throws what reading the page of a good answer throws */
export async function glanceAt(url: URL, response: Answer): Promise<Glance> {
  const { statusCode: status = 0 } = response;
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  if (!/html/.test(typeOf(response)[0])) {
    response.destroy();
    return { url: url.href, status, headers, html: "" };
  }
  const { bytes } = await readBytes(decompressed(response), MAX_GLANCE_BYTES).catch((error: unknown) => {
    // A refusal is clear without its page.
    if (status < 400) throw error;
    return { bytes: Buffer.alloc(0) };
  });
  // Marks are of ASCII in every encoding that pages have.
  return { url: url.href, status, headers, html: bytes.toString("utf8") };
}

function unread(response: Answer, reason: EgressReason, message: string): EgressError {
  response.destroy();
  return new EgressError(reason, message);
}

function decompressed(response: Answer): Readable {
  const coding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (coding === "identity" || coding === "") return response;
  const decoders = {
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  if (!Object.hasOwn(decoders, coding)) throw unread(response, "TYPE", `coding ${coding}`);
  // Errors reach the reader of the decoder.
  return pipeline(response, decoders[coding as keyof typeof decoders](), () => undefined);
}

async function readBytes(
  body: Readable,
  maxBytes: number,
): Promise<Pick<ExternalContent, "bytes" | "complete">> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), complete: false };
  }
  return { bytes: Buffer.concat(chunks), complete: true };
}
