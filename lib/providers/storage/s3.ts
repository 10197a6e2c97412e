import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { MediaPlace } from "@/lib/settings/media-url";
import { STORE_TIMEOUT_MS, type Store, StoreError, type StoreOptions, withinTime } from "./store";

/** Tries of one call, within its time: a store answers 500 and 503 now and then, and asks to be asked again. */
const TRIES = 3;
const PAUSE_MS = 200;

type Reply = { status: number; etag: string | null; body: Uint8Array<ArrayBuffer> };

/** The code in an error of S3's: `<Error><Code>NoSuchKey</Code>…`. A HEAD, or a proxy's page, has none. */
const codeIn = ({ body }: Reply) => /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(body))?.[1];

const isBusy = ({ status }: Reply) => status >= 500 || status === 429;

/** No room: in minio/minio, cmd/api-errors.go, and in ceph/ceph, src/rgw/rgw_common.cc. */
const FULL = ["XMinioStorageFull", "QuotaExceeded", "XMinioAdminBucketQuotaExceeded"];

function refusal(reply: Reply): StoreError {
  const code = codeIn(reply);
  const full = reply.status === 507 || FULL.includes(code ?? "");
  const answer = `it answered ${reply.status}${code ? ` ${code}` : ""}`;
  return new StoreError(answer, !isBusy(reply), undefined, full);
}

/** What the network says, which fetch keeps in the error's cause. */
const causeOf = (error: unknown) => String(((error as Error).cause as Error | undefined)?.message ?? error);

/**
 * A bucket of any store that speaks S3, by addresses in the path and signatures of version 4. A reply is believed by
 * its status and what S3 always says with it, never by its not being an error.
 */
export function s3Store(
  { address, region, keyId, secret }: Extract<MediaPlace, { kind: "s3" }>,
  { timeoutMs = STORE_TIMEOUT_MS }: StoreOptions,
): Store {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3" });

  async function ask(method: string, key: string, signal: AbortSignal, body?: Uint8Array): Promise<Reply> {
    // The store checks the bytes against the signed hash; aws4fetch would leave them unsigned.
    const headers = {
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    };
    const bytes = body && new Uint8Array(body);
    const url = `${address}/${key.split("/").map(encodeURIComponent).join("/")}`;
    const request = await client.sign(url, { method, headers, ...(bytes && { body: bytes }) });
    // A redirect is another region's, for which this signature does not hold.
    const reply = await fetch(request, { signal, redirect: "manual" });
    return {
      status: reply.status,
      etag: reply.headers.get("etag"),
      body: new Uint8Array(await reply.arrayBuffer()),
    };
  }

  const call = (method: string, key: string, body?: Uint8Array) =>
    withinTime(timeoutMs, async (signal) => {
      for (let attempt = 1; ; attempt += 1) {
        const last = attempt === TRIES || signal.aborted;
        try {
          const reply = await ask(method, key, signal, body);
          if (last || !isBusy(reply)) return reply;
        } catch (error) {
          if (last) throw new StoreError(`it cannot be reached: ${causeOf(error)}`, false, error);
        }
        await sleep(PAUSE_MS * attempt);
      }
    });

  return {
    put: async (key, bytes) => {
      const reply = await call("PUT", key, bytes);
      if (reply.status !== 200 && reply.status !== 201) throw refusal(reply);
      if (!reply.etag) throw new StoreError("it answered a PUT without an ETag, as no store does", true);
    },
    get: async (key) => {
      const reply = await call("GET", key);
      if (reply.status === 200) return reply.body;
      // A missing bucket is 404, too, and says nothing about the file.
      if (reply.status === 404 && codeIn(reply) === "NoSuchKey") return null;
      throw refusal(reply);
    },
    remove: async (key) => {
      const reply = await call("DELETE", key);
      const gone = reply.status === 404 && codeIn(reply) === "NoSuchKey";
      if (reply.status !== 204 && reply.status !== 200 && !gone) throw refusal(reply);
    },
  };
}
