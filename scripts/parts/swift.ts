import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { freePort, isPortFree } from "../run/ports";
import type { Part } from "./part";
import { capture, partFolder } from "./programs";
import { S3_TESTS, testS3 } from "./s3-tests";
import { KEEPERS, keeperSettings, proxySettings, type SwiftSettings } from "./swift-settings";

const BUCKET = "pictures";
const UP_MS = 30_000;

/** The version that Debian installed, or null. */
function installed(): string | null {
  try {
    capture("memcached", ["--version"]);
    return capture("dpkg-query", ["-W", "-f", "${Version}", "swift-object"]).replace(/[-+].*/, "") || null;
  } catch {
    return null;
  }
}

/** One device that holds everything, once. */
function makeRing(folder: string, name: string, port: number): void {
  const build = (...args: string[]) =>
    capture("swift-ring-builder", [path.join(folder, `${name}.builder`), ...args]);
  build("create", "4", "1", "1");
  build("add", `r1z1-127.0.0.1:${port}/d1`, "1");
  build("rebalance");
}

async function settle(): Promise<SwiftSettings> {
  const [proxy = 0, account = 0, container = 0, object = 0, memcached = 0] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  );
  const folder = partFolder({});
  fs.mkdirSync(path.join(folder, "devices/d1"), { recursive: true });
  return {
    folder,
    user: os.userInfo().username,
    ports: { proxy, account, container, object, memcached },
    account: "test",
    person: "tester",
    secret: "a/secret+with/what=AWS/uses",
  };
}

/** Starts every server of it. @returns how to stop them */
async function start(settings: SwiftSettings): Promise<() => Promise<void>> {
  const { folder, ports, user } = settings;
  const children: ChildProcess[] = [];
  const run = (command: string, ...args: string[]) =>
    children.push(spawn(command, args, { stdio: "ignore", cwd: "/" }));
  run("memcached", "-u", user, "-l", "127.0.0.1", "-p", String(ports.memcached));
  for (const name of KEEPERS) {
    makeRing(folder, name, ports[name]);
    fs.writeFileSync(path.join(folder, `${name}.conf`), keeperSettings(settings, name));
    run(`swift-${name}-server`, path.join(folder, `${name}.conf`));
  }
  fs.writeFileSync(path.join(folder, "proxy.conf"), proxySettings(settings));
  run("swift-proxy-server", path.join(folder, "proxy.conf"));
  const stop = async () => {
    for (const child of children) {
      const ended = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGKILL")) await ended;
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + UP_MS;
  for (const port of Object.values(ports))
    while ((await isPortFree(port)) && Date.now() < deadline) await sleep(100);
  return stop;
}

/** OpenStack's object store, whose proxy speaks S3 and checks signatures. */
export const swift: Part = {
  id: "swift",
  name: "OpenStack Swift (S3)",
  what: S3_TESTS,
  from: "apt-get install swift-proxy swift-account swift-container swift-object memcached",
  version: installed,
  run: async () => {
    const settings = await settle();
    const stop = await start(settings);
    try {
      const { ports, account, person, secret } = settings;
      const keyId = `${account}:${person}`;
      const client = new AwsClient({
        accessKeyId: keyId,
        secretAccessKey: secret,
        service: "s3",
        region: "us-east-1",
      });
      const origin = `127.0.0.1:${ports.proxy}`;
      const made = await client.fetch(`http://${origin}/${BUCKET}`, { method: "PUT" });
      if (!made.ok) throw new Error(`The bucket could not be made: ${made.status} ${await made.text()}`);
      return await testS3("swift", `s3+http://${encodeURIComponent(keyId)}:${secret}@${origin}/${BUCKET}`);
    } finally {
      await stop();
    }
  },
};
