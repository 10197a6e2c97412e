import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { vapidKeys } from "../../setup/vapid";

/** A misbehaving push service at the sandbox's address. */
const visited: string[] = [];
const service = createServer((request, reply) => {
  visited.push(request.url ?? "");
  if (request.url === "/push/moved") reply.writeHead(307, { location: "/inside" }).end();
  else if (request.url !== "/push/silent") reply.writeHead(201).end();
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
process.env.SANDBOX_URL = origin;
const { sendPush, isPushService } = await import("../../../lib/providers/push");

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const keys = {
  p256dh: vapidKeys.VAPID_PUBLIC_KEY,
  auth: Buffer.alloc(16, 1).toString("base64url"),
};
const send = (endpoint: string) => sendPush({ endpoint, ...keys }, { payload: "{}", topic: "notice-1" });

describe("a push", () => {
  it("is taken", async () => expect(await send(`${origin}/push/here`)).toBe("sent"));

  it("does not go where its service sends it on to", async () => {
    await expect(send(`${origin}/push/moved`)).rejects.toMatchObject({ outcome: "refused" });
    expect(visited).not.toContain("/inside");
  });

  it("is never sent to an address that is not a push service's, however it was stored", async () => {
    for (const endpoint of [`${origin}/inside`, "http://127.0.0.1:1/push/x"])
      await expect(send(endpoint)).rejects.toMatchObject({ outcome: "refused" });
    expect(visited).not.toContain("/inside");
    expect(isPushService(`${origin}/push/x`)).toBe(true);
  });

  it("waits ten seconds for an answer, and then it may be there", async () => {
    await expect(send(`${origin}/push/silent`)).rejects.toMatchObject({ outcome: "unknown" });
  });

  it("is not there when its service is not reached", async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    await expect(send(`${origin}/push/here`)).rejects.toMatchObject({ outcome: "retry" });
  });
});
