import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { testBuild } from "../../../scripts/build-once";
import { freePort } from "../../../scripts/processes/ports";
import { childrenOf, commandOf } from "../../../scripts/processes/processes";
import { untilReady } from "../../../scripts/run/ready";
import { rolls } from "../../integration/posts/drafting/drafts";

const alive = new Set<Server>();

/** Builds the production app, unless the last build is of the same sources. */
export async function build(): Promise<void> {
  // In a process of its own: building blocks the process that runs it.
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/build-once.ts"], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The build failed; its output is above.");
}

/** Stops what tests left running, each with the app that it has started. */
export async function endServers(): Promise<void> {
  const servers = [...alive];
  for (const server of servers) server.signal("SIGTERM");
  await Promise.all(servers.map((server) => server.ended()));
}

/** A server started by `npm start`, with this file's database and sandbox. */
export class Server {
  private written = "";

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    alive.add(this);
    child.once("exit", () => alive.delete(this));
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text: Buffer) => (this.written += String(text)));
  }

  /** Starts one, and waits until it answers. */
  static async start(settings: Record<string, string> = {}): Promise<Server> {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const own = { NODE_ENV: "production", NEXT_DIST_DIR: testBuild(), PORT: port, APP_URL: url } as const;
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
      env: { ...process.env, ...own, RATE_LIMITS: "off", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const server = new Server(child, url);
    await untilReady(`${url}/api/health`, AbortSignal.timeout(60_000));
    return server;
  }

  /** Its output so far. */
  get output(): string {
    return this.written;
  }

  /** The process of the app that it has started. */
  app(): number {
    const app = childrenOf(this.child.pid ?? 0).find((pid) => /next/.test(commandOf(pid) ?? ""));
    if (!app) throw new Error("no app");
    return app;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Its exit code, once it has exited. */
  async ended(): Promise<number | null> {
    if (alive.has(this)) await once(this.child, "exit");
    return this.child.exitCode;
  }

  /** Calls its API, and reads the whole reply. */
  async ask(token: string, method: string, path: string, body?: unknown, key?: string) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { "content-type": "application/json" } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(this.url + path, { method, headers, ...sent });
    return { status: reply.status, reply: (await reply.json()) as { object: unknown } };
  }

  /** Requests a draft as events. */
  draft(token: string, key: string, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/api/post/draft`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "text/event-stream",
        "idempotency-key": key,
      },
      body: JSON.stringify(rolls),
      signal,
    });
  }
}
