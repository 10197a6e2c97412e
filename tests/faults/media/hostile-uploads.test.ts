// Uploads that are made to take a server's memory, its time or its files, against a server as it is in production.
import { readFileSync, readdirSync, readlinkSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { childrenOf, commandOf } from "../../../scripts/processes/processes";
import { makeOwner } from "../../factories";
import { avifBomb, photo, progressiveBomb } from "../../hostile-files";
import { full } from "../budget";
import { Server, build, endServers } from "../server/server";

const FOLDER = "postwright-upload-";
/** A decoder has half a minute, and a slow machine some more. */
const PATIENCE = { timeout: 60_000, interval: 100 };

let server: Server;
let app: number;
let token: string;
let other: string;

beforeAll(async () => {
  await build();
  server = await Server.start();
  app = server.app();
  [token, other] = [(await makeOwner()).token, (await makeOwner()).token];
  // What the first photo loads is there from then on.
  await upload(token, await photo().jpeg().toBuffer());
}, 10 * 60_000);
afterAll(endServers);

const decoders = () => childrenOf(app).filter((pid) => commandOf(pid)?.includes("photo-process"));
afterEach(() => {
  for (const pid of decoders()) process.kill(pid, "SIGKILL");
});

async function upload(bearer: string, bytes: Uint8Array, signal?: AbortSignal): Promise<number> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  const headers = { authorization: `Bearer ${bearer}` };
  const reply = await fetch(`${server.url}/api/media`, { method: "POST", headers, body: form, signal });
  await reply.arrayBuffer();
  return reply.status;
}

/** The server's own memory, in megabytes. */
function memory(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
const openFiles = () =>
  readdirSync(`/proc/${app}/fd`).filter((fd) => {
    try {
      return readlinkSync(`/proc/${app}/fd/${fd}`).includes(FOLDER);
    } catch {
      return false;
    }
  });
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER));

it("photos that unpack to gigabytes are refused, and the server does not grow", async () => {
  const [avif, jpeg] = [await avifBomb(), await progressiveBomb()];
  const idle = memory();
  let most = idle;
  const watch = setInterval(() => (most = Math.max(most, memory())), 20);
  const hostile = [...Array<Buffer>(4).fill(avif), ...Array<Buffer>(16).fill(jpeg)];
  const statuses = await Promise.all(hostile.map((bytes) => upload(token, bytes)));
  clearInterval(watch);
  console.log(`idle ${idle.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
  expect(statuses).toEqual(Array(20).fill(422));
  expect(most - idle).toBeLessThan(60);
});

it("a decoder that hangs holds up nobody else, and is ended", async () => {
  const slow = upload(token, await photo(3_000, 3_000).jpeg().toBuffer());
  const [pid] = await vi.waitUntil(() => (decoders().length > 0 ? decoders() : null), { interval: 2 });
  process.kill(Number(pid), "SIGSTOP");
  let ended = false;
  void slow.finally(() => (ended = true));
  expect(await upload(other, await photo().jpeg().toBuffer())).toBe(200);
  expect(ended, "the other's is answered first").toBe(false);
  // It says to try again: a busy machine looks the same.
  expect(await slow).toBe(503);
  expect(decoders()).toEqual([]);
});

it("who hangs up leaves the line, and ends the decoder", async () => {
  const bytes = await photo(3_000, 3_000).jpeg().toBuffer();
  const hangUp = new AbortController();
  const began = [upload(token, bytes, hangUp.signal), upload(token, bytes, hangUp.signal)];
  const gone = Promise.allSettled(began);
  const [pid] = await vi.waitUntil(() => (decoders().length > 0 ? decoders() : null), { interval: 2 });
  process.kill(Number(pid), "SIGSTOP");
  hangUp.abort();
  await gone;
  await vi.waitUntil(() => decoders().length === 0, { timeout: 10_000 });
  await vi.waitUntil(() => folders().length === 0, { timeout: 10_000 });
  expect(await upload(token, await photo().jpeg().toBuffer())).toBe(200);
});

it("uploads that break off leave no open file and no folder", async () => {
  const COUNT = full ? 500 : 100;
  const url = new URL(server.url);
  const start = [
    "POST /api/media HTTP/1.1",
    `Host: ${url.host}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=xyz",
    "Content-Length: 1000000",
    "",
    '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    "",
  ].join("\r\n");
  for (let sent = 0; sent < COUNT; sent += 50) {
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(url.port), url.hostname);
      socket.on("error", () => undefined);
      socket.write(start + "x".repeat(20_000));
      return socket;
    });
    // Most are being written by then.
    await vi.waitUntil(() => openFiles().length > 25, PATIENCE);
    for (const socket of sockets) socket.destroy();
  }
  await vi.waitUntil(() => openFiles().length === 0, PATIENCE);
  await vi.waitUntil(() => folders().length === 0, PATIENCE);
  await sleep(200);
  expect([openFiles(), folders()]).toEqual([[], []]);
});

it.each(["multipart/form-data", `multipart/form-data; boundary=${"x".repeat(5_000)}`])(
  "a form that is none is refused",
  async (type) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const reply = await fetch(`${server.url}/api/media`, { method: "POST", headers, body: "--x" });
    expect(reply.status).toBe(415);
  },
);
