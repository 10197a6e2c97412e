const AT_MOST_BYTES = 800;

/**
 * The same reply, whose body breaks off before its end: after 800 bytes at most, and never with the last chunk,
 * so that a short stream is cut as well. `cut` breaks the connection under it.
 */
export function cutInTheMiddle(reply: Response, cut: () => void): Response {
  const headers = new Headers(reply.headers);
  headers.delete("content-length");
  const source = reply.body?.getReader();
  let held: Uint8Array | null = null;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const next = await source?.read();
        const last = !next || next.done;
        if (held && last && sent === 0) controller.enqueue(held.slice(0, Math.ceil(held.length / 2)));
        if (last || sent >= AT_MOST_BYTES) {
          // A moment for what was sent to leave before the line goes dead.
          await new Promise((resolve) => setTimeout(resolve, 50));
          cut();
          controller.close();
          void source?.cancel();
          return;
        }
        const ready = held;
        held = next.value;
        if (!ready) continue;
        sent += ready.length;
        controller.enqueue(ready);
        return;
      }
    },
  });
  return new Response(body, { status: reply.status, headers });
}
