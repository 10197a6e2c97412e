import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Whether a server answers a URL with a status below 500. */
async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
    await reply.body?.cancel();
    return reply.status < 500;
  } catch {
    return false;
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "localhost" });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}

/** What was waited for, and what to look at: a server that starts too slowly, or a name that leads elsewhere. */
function notReady(target: string | number, seconds: number): string {
  const address = typeof target === "number" ? `port ${target} on localhost` : target;
  return `Nothing answered at ${address} within ${seconds} s: the server did not start, or the name does not resolve to this machine.`;
}

/**
 * Waits until a server is ready.
 * @param target a URL that answers below 500, or a local TCP port that accepts connections
 * @param signal aborts the wait
 * @throws when it is not ready after `seconds`
 */
export async function untilReady(target: string | number, signal: AbortSignal, seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!signal.aborted) {
    if (typeof target === "number" ? await accepts(target) : await answers(target)) return;
    if (Date.now() > deadline) throw new Error(notReady(target, seconds));
    await sleep(150);
  }
}
