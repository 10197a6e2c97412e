import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as nextAuth } from "../../../app/api/auth/[...nextauth]/route";
import { POST as tokenRoute } from "../../../app/api/auth/token/route";
import { requestResetAction } from "../../../lib/accounts/credentials/actions";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { env } from "../../../lib/settings/env";
import { ownPath } from "../../../lib/http/origin";
import { csrfCookieName } from "../../../lib/auth/session-cookie";
import { middleware } from "../../../middleware";
import { makeUser } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const password = "blue kettle morning";
const passwordHash = await makePasswordHash(password);
const host = new URL(env().APP_URL).host;

/** Ways that have led browsers or parsers to another origin. */
const AWAY = [
  "https://evil.example",
  "HTTPS://EVIL.EXAMPLE/",
  "http:evil.example",
  "https:/evil.example",
  "https:evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  " https://evil.example",
  "\u0000//evil.example",
  "/%09/evil.example/..//evil.example",
  "/\u0009\\evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  `https://${host}.evil.example/`,
  `https://${host}@evil.example/`,
  `http://user:pass@evil.example#@${host}`,
  `http://evil.example\\@${host}`,
  `http://evil.example#${host}`,
  `http://evil.example?${env().APP_URL}`,
  `${env().APP_URL}.evil.example/`,
  `${env().APP_URL}@evil.example/`,
  `${env().APP_URL}\\@evil.example`,
  "?next=https://evil.example",
  "evil.example",
  "../evil",
  "",
  "/..//evil.example",
  "/.//evil.example",
  "/a/../..//evil.example",
];

/** The origin that a browser on our page would navigate to. */
const goal = (target: string) => new URL(target, `${env().APP_URL}/login`).origin;

describe("callbackUrl", () => {
  it("is a list that is long enough", () => expect(new Set(AWAY).size).toBeGreaterThanOrEqual(40));

  it.each(AWAY)("%j stays here", (form) => {
    expect(goal(ownPath(form))).toBe(env().APP_URL);
    expect(ownPath(form)).toMatch(/^\/(?![/\\])/);
  });

  it.each(["/dashboard", "/your-posts?page=2#top", "/post-generator?q=//evil.example"])(
    "%s is kept",
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it("leads nowhere else after a sign-in, by any of these ways", async () => {
    const user = await makeUser({ passwordHash });
    const secret = randomBytes(32).toString("hex");
    const seal = createHash("sha256").update(`${secret}${env().NEXTAUTH_SECRET}`).digest("hex");
    for (const callbackUrl of AWAY) {
      const request = requestOf({
        path: "/api/auth/callback/credentials",
        body: new URLSearchParams({ email: user.email, password, callbackUrl, csrfToken: secret }).toString(),
        headers: {
          origin: env().APP_URL,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
          host: "evil.example",
          "x-forwarded-host": "evil.example",
          cookie: `${csrfCookieName(env().https)}=${encodeURIComponent(`${secret}|${seal}`)}`,
        },
      });
      const context = { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) };
      const { result } = await inRequest(request, () => nextAuth(request, context));
      expect(goal(result.headers.get("location") ?? ""), callbackUrl).toBe(env().APP_URL);
    }
  });
});

/** Headers that name another host, as far as servers and proxies have believed them. */
const HOSTS: Record<string, string>[] = [
  { host: "evil.example" },
  { host: `${host}.evil.example` },
  { host: `${host}@evil.example` },
  { host: `evil.example:80#${host}` },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { "x-host": "evil.example" },
  { forwarded: "host=evil.example" },
  { "x-original-url": "https://evil.example/" },
  { "x-rewrite-url": "https://evil.example/" },
  { referer: "https://evil.example/" },
];

describe("the Host header and its kin", () => {
  it.each(HOSTS)("%j leads no redirect away", (headers) => {
    const reply = middleware(requestOf({ path: "/dashboard?x=1", headers }));
    expect(reply.headers.get("location")).toBe(`${env().APP_URL}/login?callbackUrl=%2Fdashboard%3Fx%3D1`);
  });

  it("is in no mailed link", async () => {
    const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
    for (const headers of HOSTS.slice(0, 4)) {
      const user = await makeUser({ passwordHash });
      const request = requestOf({ method: "POST", headers: { ...headers, ...own } });
      await inRequest(request, () => requestResetAction({ email: user.email }));
      const [mail] = await mailsTo(user.email);
      for (const link of mail?.links ?? []) expect(new URL(link).origin).toBe(env().APP_URL);
    }
  });

  it("does not make another page's request one of ours", async () => {
    for (const headers of HOSTS) {
      const evil = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      const request = requestOf({ method: "POST", headers: evil });
      const { result } = await inRequest(request, () => requestResetAction({ email: "a@example.com" }));
      expect(result).toMatchObject({ code: "FOREIGN_ORIGIN" });
    }
    expect(await call(tokenRoute, { body: {}, headers: HOSTS[0] })).toMatchObject({ status: 400 });
  });
});
