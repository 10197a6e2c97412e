import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What stands between the product and a vendor. */
export type Gate = { url: string; close: () => Promise<void> };

/** Passes each call on to `target` as soon as `onCall` has let it, and so keeps the product waiting meanwhile. */
export async function openGate(
  target: string,
  onCall: (path: string, body: string) => Promise<unknown>,
): Promise<Gate> {
  const server = http.createServer((request, response) => {
    const path = request.url ?? "/";
    void buffer(request)
      .then((body) => onCall(path, body.toString()).then(() => body))
      .then(
        (body) => passOn(new URL(path, target), request, body, response),
        () => response.destroy(),
      );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

function passOn(
  url: URL,
  request: http.IncomingMessage,
  body: Uint8Array,
  response: http.ServerResponse,
): void {
  const { method, headers } = request;
  const onward = http.request(url, { method, headers: { ...headers, host: url.host } }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  onward.once("error", () => response.destroy());
  onward.end(body);
}
