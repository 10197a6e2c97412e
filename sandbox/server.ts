import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app";
import { CallLog } from "./call-log";
import type { Context } from "./context";
import { Faults } from "./faults";
import { createMailServer } from "./mailbox/smtp";
import { STAND_INS } from "./providers";
import { settingsWith, type Settings } from "./settings";
import { Store } from "./store";

export interface Sandbox {
  /** Origin, e.g. http://localhost:4010. */
  url: string;
  /** For nodemailer and SMTP_URL, e.g. smtp://localhost:4025. */
  smtpUrl: string;
  /** Stops listening, cuts open connections and writes the state. */
  close(): Promise<void>;
}

/** A port that is taken, with the setting that moves it. */
export class PortTakenError extends Error {
  constructor(port: number, setting: string) {
    super(`Port ${port} is taken: set ${setting} to another one.`);
  }
}

/**
 * Starts the sandbox. Port 0 picks a free one; `dataDir` null, the default here, keeps nothing on disk.
 * Throws PortTakenError.
 */
export async function startSandbox(parts: Partial<Settings> = {}): Promise<Sandbox> {
  const settings = settingsWith({ dataDir: null, ...parts });
  const store = new Store(settings.dataDir);
  const ctx: Context = { store, faults: new Faults(store), log: new CallLog(store), settings };
  for (const standIn of STAND_INS) standIn.seed(ctx);

  const app = createApp(ctx);
  const web = createAdaptorServer({ fetch: app.fetch, createServer }) as Server;
  settings.port = await listen(web, settings.port, settings.host, "SANDBOX_PORT");
  if (!parts.url) settings.url = `http://localhost:${settings.port}`;

  const mail = createMailServer(ctx);
  try {
    settings.smtpPort = await listen(mail.server, settings.smtpPort, settings.host, "SANDBOX_SMTP_PORT");
  } catch (error) {
    web.close();
    throw error;
  }

  return {
    url: settings.url,
    smtpUrl: `smtp://localhost:${settings.smtpPort}`,
    async close() {
      for (const standIn of STAND_INS) standIn.stop?.(ctx);
      const closed = [
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => mail.close(resolve)),
      ];
      web.closeAllConnections();
      await Promise.all(closed);
      store.flush();
    },
  };
}

interface Listener {
  listen(port: number, host: string): unknown;
  address(): AddressInfo | string | null;
  once(event: "error", handler: (error: NodeJS.ErrnoException) => void): unknown;
  once(event: "listening", handler: () => void): unknown;
}

function listen(server: Listener, port: number, host: string, setting: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(error.code === "EADDRINUSE" ? new PortTakenError(port, setting) : error),
    );
    server.once("listening", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
    server.listen(port, host);
  });
}
