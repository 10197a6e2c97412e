import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** What stands between a client and PostgreSQL. */
export type Pooler = {
  /** The address through it. */
  url: string;
  /** The start-up parameters that clients sent, by name. */
  parameters: Set<string>;
  close: () => Promise<void>;
};

const BACKEND_KEY_DATA = 0x4b;
const PROTOCOL_3 = 196_608;

/**
 * A proxy with what a pooler shows of itself at the start of a connection: a process id of its own, or none (RDS
 * Proxy). `npm run test:parts` has pgbouncer itself.
 */
export async function startPooler(url: string, key: "own" | "none" = "own"): Promise<Pooler> {
  const to = new URL(url);
  const parameters = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const backend = connect(Number(to.port), to.hostname);
    for (const socket of [client, backend]) {
      open.add(socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy()));
      socket.on("close", () => [client, backend].forEach((other) => other.destroy()));
    }
    client.once("data", (bytes) => readParameters(bytes).forEach((name) => parameters.add(name)));
    client.pipe(backend);
    backend.on("data", (bytes) => client.write(withKey(bytes, key)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    const closed = once(server.close(), "close");
    open.forEach((socket) => socket.destroy());
    await closed;
  };
  return { url: address.href, parameters, close };
}

function readParameters(bytes: Buffer): string[] {
  if (bytes.readInt32BE(4) !== PROTOCOL_3) return [];
  return bytes
    .subarray(8)
    .toString()
    .split("\0")
    .filter((_, index) => index % 2 === 0)
    .filter(Boolean);
}

/** Messages of the server with another process id, or without the message that tells it. */
function withKey(bytes: Buffer, key: "own" | "none"): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at + 5 <= bytes.length;) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const message = Buffer.from(bytes.subarray(at, end));
    // PostgreSQL sends it once a connection, in the same packet as the parameters before it.
    if (message[0] === BACKEND_KEY_DATA && message.length === 13) {
      message.writeInt32BE(message.readInt32BE(5) + 1_000_000, 5);
      if (key === "own") parts.push(message);
    } else parts.push(message);
    at = end;
    if (end > bytes.length) return bytes;
  }
  return Buffer.concat(parts);
}
