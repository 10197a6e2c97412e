import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { serve } from "@hono/node-server";
import { expect, it } from "vitest";
import { cutInTheMiddle } from "../cut-stream";
import type { HttpBindings } from "@hono/node-server";

async function served(chunks: string[]): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(new TextEncoder().encode(chunk));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      controller.close();
    },
  });
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const server = serve({
    port,
    hostname: "127.0.0.1",
    fetch: (_request, env) =>
      cutInTheMiddle(new Response(body), () => (env as HttpBindings).incoming.socket.destroy()),
  });
  let text = "";
  const failed = await fetch(`http://127.0.0.1:${port}`)
    .then(async (reply) => {
      for await (const chunk of reply.body ?? []) text += new TextDecoder().decode(chunk);
      return false;
    })
    .catch(() => true);
  server.close();
  expect(failed).toBe(true);
  return text;
}

it("gives the beginning of a long stream, and never its end", async () => {
  const chunks = Array.from({ length: 40 }, (_, i) => `chunk ${i} `.padEnd(60, "."));
  const text = await served(chunks);
  expect(text.length).toBeGreaterThan(500);
  expect(chunks.join("").startsWith(text)).toBe(true);
  expect(text.length).toBeLessThan(1000);
});

it("cuts a stream of two chunks after the first, and one of one in its middle", async () => {
  expect(await served(["first", "last"])).toBe("first");
  expect(await served(["all of it."])).toBe("all o");
});
