import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "../../../lib/settings/env";
import { freePort } from "../../../scripts/processes/ports";
import { command } from "../../command";
import { type S3Server, startS3Server } from "../../stores/s3-server";

let server: S3Server;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pw-store-"));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const withDatabase = () => ({ DATABASE_URL: env().DATABASE_URL });
const doctor = (MEDIA_URL: string, more = {}) =>
  command(["scripts/doctor.ts"], { ...withDatabase(), MEDIA_URL, ...more });
const start = async (MEDIA_URL: string) =>
  command(["scripts/dev.ts"], {
    ...withDatabase(),
    MEDIA_URL,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  });

describe("the doctor on the store of photos", () => {
  it("has written, read and removed a file in it", async () => {
    const { output } = await doctor(server.url());
    expect(output).toMatch(/^ok +photos +in an S3 bucket; one was written, read and removed$/m);
    expect(server.files.size).toBe(0);
  });

  it("names what is wrong with it, and shows no key", async () => {
    const { status, output } = await doctor(server.url("no-such-bucket"));
    expect(status).toBe(1);
    expect(output).toMatch(
      /^BROKEN +photos +in an S3 bucket: a file cannot be written: it answered 404 NoSuchBucket; MEDIA_URL names it$/m,
    );
    expect(output).not.toMatch(/secret\+with/);
  });

  it("names a MEDIA_URL that is none, and shows no key", async () => {
    for (const url of ["s3://key:hunter2@host", "gs://hunter2"]) {
      const { status, output } = await doctor(url);
      expect(status).toBe(1);
      expect(output).toMatch(/^BROKEN +Settings +MEDIA_URL is not valid: expected /m);
      expect(output).not.toMatch(/hunter2/);
    }
    const { output } = await doctor("vercel-blob:");
    expect(output).toMatch(/^BROKEN +Settings +BLOB_READ_WRITE_TOKEN is not set \(photos\)$/m);
  });
});

describe("a start", () => {
  it("ends where the store refuses, or the folder cannot be one, with the reason and no stack", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "no folder");
    for (const [url, reason] of [
      [server.url("photos", "wrong"), /The store of photos .* 403 SignatureDoesNotMatch/],
      [join(file, "media"), /The store of photos .* ENOTDIR/],
    ] as const) {
      const { status, output } = await start(url);
      expect(status).toBe(1);
      expect(output).toMatch(reason);
      expect(output).not.toMatch(/^\s+at /m);
    }
  });
});
