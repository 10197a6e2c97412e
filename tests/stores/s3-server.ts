import { createHash } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Account, signatureError } from "./signature";

/** What the server does instead of its work: with so many requests, one after the other. */
export type Trouble =
  | { kind: "status"; status: number; times: number }
  | { kind: "hang" | "cut" | "redirect" | "page"; times: number };

/** A store that speaks S3, with one bucket, as strict as S3 with what is signed. */
export type S3Server = {
  /** MEDIA_URL of a bucket. */
  url: (bucket?: string, secret?: string) => string;
  files: Map<string, Buffer>;
  /** Method and path of each request. */
  requests: string[];
  trouble: (next: Trouble) => void;
  close: () => Promise<void>;
};

const ACCOUNT: Account = { keyId: "AKIATEST", secret: "a/secret+with/what=AWS/uses", region: "eu-central-1" };
const BUCKET = "photos";

function refuse(reply: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  reply.writeHead(status, { "content-type": "application/xml" }).end(xml);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts one on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const requests: string[] = [];
  let trouble: Trouble | undefined;

  function serve(request: IncomingMessage, body: Buffer, reply: ServerResponse): void {
    const error = signatureError(request, body, ACCOUNT);
    if (error) return refuse(reply, error === "AuthorizationHeaderMalformed" ? 400 : 403, error);
    const [, bucket, key = ""] = /^\/([^/]+)\/(.*)$/.exec(request.url ?? "") ?? [];
    if (bucket !== BUCKET) return refuse(reply, 404, "NoSuchBucket");
    const file = files.get(key);
    const etag = (bytes: Buffer) => ({ etag: `"${createHash("md5").update(bytes).digest("hex")}"` });
    if (request.method === "PUT") {
      files.set(key, body);
      reply.writeHead(200, etag(body)).end();
    } else if (request.method === "DELETE") {
      files.delete(key);
      reply.writeHead(204).end();
    } else if (!file) refuse(reply, 404, "NoSuchKey");
    else reply.writeHead(200, { ...etag(file), "content-length": file.length }).end(file);
  }

  /** @returns whether it was in trouble */
  function stumble(reply: ServerResponse): boolean {
    if (!trouble || trouble.times <= 0) return false;
    trouble.times -= 1;
    if (trouble.kind === "status") refuse(reply, trouble.status, "SlowDown");
    if (trouble.kind === "redirect") reply.writeHead(307, { location: "/photos/elsewhere" }).end();
    if (trouble.kind === "page")
      reply.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
    if (trouble.kind === "cut") {
      reply.writeHead(200, { etag: '"x"', "content-length": 1000 });
      reply.write("half of it", () => reply.destroy());
    }
    return true;
  }

  const server = createServer((request, reply) => {
    requests.push(`${request.method} ${request.url}`);
    void bodyOf(request).then((body) => stumble(reply) || serve(request, body, reply));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: (bucket = BUCKET, secret = ACCOUNT.secret) =>
      `s3+http://${ACCOUNT.keyId}:${secret}@127.0.0.1:${port}/${bucket}?region=${ACCOUNT.region}`,
    files,
    requests,
    trouble: (next) => (trouble = next),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
