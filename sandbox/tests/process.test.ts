import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, expect, it, vi } from "vitest";
import type { Sandbox } from "../server";
import { BAKERY, connect, control, graph, png, posts } from "./client";

// Each test starts processes, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000 });

const home = join(import.meta.dirname, "..");
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", "main.ts"], {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", () => reject(new Error(output)));
  });
  listening.catch(() => {});
  return { child, listening, output: () => output };
}

it("loses nothing by a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  folders.push(folder);
  const [port, smtp] = [await freePort(), await freePort()];
  const env = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtp), SANDBOX_DATA: folder };
  const sandbox: Sandbox = {
    url: `http://localhost:${port}`,
    smtpUrl: `smtp://localhost:${smtp}`,
    close: async () => {},
  };
  const first = run(env);
  await first.listening;
  expect(first.output()).toContain(`http://localhost:${port}`);
  const { page } = await connect(sandbox);
  await graph(sandbox, "POST", `/${BAKERY}/photos`, page, { source: await png(), caption: "Before" });
  await createTransport(sandbox.smtpUrl).sendMail({
    from: "a@example.com",
    to: "b@example.com",
    subject: "Hi",
    text: "x",
  });
  await control(sandbox, "POST", "/faults", { provider: "facebook", kind: "refuse", path: "/none" });
  const before = (await (await control(sandbox, "GET", "/state")).json()) as unknown;
  first.child.kill("SIGTERM");
  expect(await once(first.child, "exit")).toEqual([0, null]);

  const second = run(env);
  await second.listening;
  expect(await (await control(sandbox, "GET", "/state")).json()).toEqual(before);
  expect((await fetch((await posts(sandbox))[0]?.imageUrl ?? "")).status).toBe(200);
  expect((await graph(sandbox, "POST", `/${BAKERY}/feed`, page, { message: "After" })).status).toBe(200);
});

it.each(["SANDBOX_PORT", "SANDBOX_SMTP_PORT"])("names a taken port and %s in one line", async (setting) => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  folders.push(folder);
  const { child, output } = run({
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    SANDBOX_DATA: folder,
    [setting]: String(port),
  });
  expect((await once(child, "exit"))[0]).toBe(1);
  taken.close();
  expect(output()).toBe(`sandbox: Port ${port} is taken: set ${setting} to another one.\n`);
});

it("ends with its process although answers are still held back and a mailer stays connected", async () => {
  const script = `
    import { connect } from "node:net";
    import { startSandbox } from "./server.ts";
    const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
    const call = (path, body) => fetch(sandbox.url + path, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await call("/api/faults", { provider: "openai", method: "POST", kind: "slow", delayMs: 120_000, times: null });
    const answer = call("/openai/v1/responses", { model: "m", input: "Rolls" }).catch(() => "cut");
    const mailer = connect(Number(new URL(sandbox.smtpUrl).port), "localhost").on("error", () => {}).unref();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await sandbox.close();
    console.log(await answer, mailer.connecting);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: home,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let output = "";
  child.stdout?.on("data", (text: Buffer) => (output += String(text)));
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(output.trim()).toBe("cut false");
});
