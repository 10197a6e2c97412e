// What every answer of `npm start` carries, pages, files, errors and calls alike.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeOwner } from "../../factories";
import { Server, build, endServers } from "./server";

let [plain, secure]: Server[] = [];
beforeAll(async () => {
  await build();
  plain = await Server.start();
  secure = await Server.start({ APP_URL: "https://postwright.example" });
}, 10 * 60_000);
afterAll(endServers);

const ask = (server: Server | undefined, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server?.url}${path}`, { redirect: "manual", headers });

const PATHS = [
  "/",
  "/login",
  "/login?token=x",
  "/reset-password",
  "/terms",
  "/dashboard",
  "/dashboard/x.y",
  "/dashboard.json",
  "/nothing",
  "/nothing.html",
  "/nothing.js",
  "/landing/nothing.webp",
  "/legal/nothing.pdf",
  "/legal/terms.pdf",
  "/privacy.html",
  "/offline.html",
  "/sw.js",
  "/robots.txt",
  "/manifest.webmanifest",
  "/landing/phone-light.webp",
  "/_next/nothing",
  "/_next/static/nothing.js",
  "/_next/static/chunks/nothing.html",
  "/api/health",
  "/api/nothing",
  "/api/nothing.html",
  "/api/post",
  "/%E0%A4%A",
];

describe("every answer", () => {
  it.each(PATHS)("of %s that is HTML has a policy, with no script but ours", async (path) => {
    const { token } = await makeOwner();
    for (const headers of [undefined, { cookie: `postwright.session=${token}` }]) {
      const reply = await ask(plain, path, headers);
      const html = (await reply.text()).trimStart().startsWith("<");
      const policy = reply.headers.get("content-security-policy") ?? "";
      if (!html && !reply.headers.get("content-type")?.includes("html")) continue;
      expect(policy, `${reply.status} ${reply.headers.get("content-type")}`).toMatch(
        /script-src|default-src 'none'/,
      );
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it.each(PATHS)("of %s is for our own pages, and for https where that is the app's", async (path) => {
    const [open, strict] = [await ask(plain, path), await ask(secure, path)];
    expect(open.headers.get("strict-transport-security")).toBeNull();
    expect(strict.headers.get("strict-transport-security")).toBe("max-age=63072000");
    if (strict.status !== 400) expect(strict.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("keeps the policies of what stands in public/", async () => {
    const policyOf = async (path: string) => (await ask(plain, path)).headers.get("content-security-policy");
    expect(await policyOf("/legal/terms.pdf")).toBe("frame-ancestors 'self'");
    expect(await policyOf("/privacy.html")).not.toContain("script-src");
    expect(await policyOf("/offline.html")).toContain("script-src 'self';");
    expect(await policyOf("/sw.js")).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  });
});
