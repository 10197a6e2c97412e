import net from "node:net";

// Not get-port: it takes a port that it has found free as taken for the next 15 to 30 seconds.
// On some systems (macOS) a port can be free on one address and taken on another, so check all.
const HOSTS = ["0.0.0.0", "::", "127.0.0.1", "::1"];

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 reports EADDRNOTAVAIL or EAFNOSUPPORT: that is not "taken".
      resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES");
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether a TCP port is free on every local address.
 * @param port 1–65535
 */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of HOSTS) if (!(await canListen(port, host))) return false;
  return true;
}

/** Ports that this process has been given: none of them is in use yet, and each is meant for one server. */
const given = new Set<number>();

/** A TCP port on 127.0.0.1 that is free now, another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyFreePort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port")),
      );
    });
  });
}
