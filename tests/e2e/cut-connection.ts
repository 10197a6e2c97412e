import type { Page, Request, Route } from "@playwright/test";

/** The ways in which a request can be left without the answer that it wants. */
export const CUTS = [
  /** The connection breaks. */
  "lost",
  /** The browser is offline. */
  "offline",
  /** The server's own error page. */
  "500 page",
  /** A page of the proxy before it. */
  "502 page",
  /** The server refuses, in words that the app knows. */
  "503 busy",
  "429 too many",
  /** A hotel's sign-in page. */
  "200 page",
  "200 other JSON",
  "200 that is not OK",
  "204",
  /** An answer whose end is missing. */
  "cut off",
  /** Nobody ever answers. */
  "silent",
] as const;
export type Cut = (typeof CUTS)[number];

/** Longer than the app waits for any answer, in milliseconds. */
export const SILENCE_MS = 61_000;

const htmlPage = (status: number, title: string) => ({
  status,
  contentType: "text/html",
  body: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
});
const envelope = (status: number, statusCode: string, message: string) => ({
  status,
  json: { statusCode, message, object: {} },
});

/** An answer that breaks off, in the form that the request wants. */
function brokenOff(request: Request) {
  const { accept = "", "next-action": action } = request.headers();
  if (action) return { contentType: "text/x-component", body: '0:{"a":"$@1","f":"","b":"x"}\n1:{"ok":tr' };
  if (accept.includes("event-stream"))
    return { contentType: "text/event-stream", body: 'event: text\ndata: {"text":"Bread"}\n\nevent: do' };
  return { contentType: "application/json", body: '{"statusCode":"OK","message":"OK","obje' };
}

async function answer(route: Route, how: Exclude<Cut, "offline" | "silent">): Promise<void> {
  switch (how) {
    case "lost":
      return route.abort("connectionreset");
    case "500 page":
      return route.fulfill(htmlPage(500, "Internal Server Error"));
    case "502 page":
      return route.fulfill(htmlPage(502, "Bad Gateway"));
    case "503 busy":
      return route.fulfill(envelope(503, "SERVICE_UNAVAILABLE", "SERVER_BUSY"));
    case "429 too many":
      return route.fulfill(envelope(429, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"));
    case "200 page":
      return route.fulfill(htmlPage(200, "Welcome to the hotel. Please sign in"));
    case "200 other JSON":
      return route.fulfill({ json: { status: "up" } });
    case "200 that is not OK":
      return route.fulfill(envelope(200, "INTERNAL_SERVER_ERROR", "INTERNAL_ERROR"));
    case "204":
      return route.fulfill({ status: 204 });
    case "cut off":
      return route.fulfill(brokenOff(route.request()));
  }
}

/** Calls of server actions, and whatever is written by the API. */
export function isWrite(request: Request): boolean {
  if (request.method() === "GET") return false;
  return "next-action" in request.headers() || new URL(request.url()).pathname.startsWith("/api/");
}

export type Cutting = {
  /** How many requests were left without their answer; offline they are not seen. */
  count: () => number;
  restore: () => Promise<void>;
};

/**
 * Leaves requests of the page without their answer. Everything else works, but if it is offline.
 * @param isMeant which requests; what the page writes
 */
export async function cut(page: Page, how: Cut, isMeant = isWrite): Promise<Cutting> {
  if (how === "offline") {
    await page.context().setOffline(true);
    return { count: () => 0, restore: () => page.context().setOffline(false) };
  }
  let count = 0;
  const open: Route[] = [];
  const leave = async (route: Route) => {
    if (!isMeant(route.request())) return route.fallback();
    count += 1;
    if (how === "silent") open.push(route);
    else await answer(route, how);
  };
  const restore = async () => {
    // What is still open would reach the server as soon as nothing is intercepted any more.
    for (const route of open) await route.abort().catch(() => undefined);
    await page.unroute("**/*", leave);
  };
  await page.route("**/*", leave);
  return { count: () => count, restore };
}
