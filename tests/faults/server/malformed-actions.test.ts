// What Next itself refuses, before any code of ours: not an error of the server, in its status or in its log.
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { makeOwner } from "../../factories";
import { Server, build, endServers } from "./server";

let server: Server;
let action: string;
let cookie: string;
beforeAll(async () => {
  await build();
  server = await Server.start({ LOG_LEVEL: "warn" });
  cookie = `${sessionCookieName(false)}=${(await makeOwner()).token}`;
  const html = await (await fetch(`${server.url}/feedback`, { headers: { cookie } })).text();
  action = /&quot;id&quot;:&quot;(\w{40,})&quot;/.exec(html)?.[1] ?? "";
  expect(action).not.toBe("");
}, 10 * 60_000);
afterAll(endServers);

type Line = { level: number; msg: string };
type Sent = { headers?: Record<string, string>; body?: string | FormData };

/** Calls the action of the feedback form. @returns the status, and the lines that it left in the log */
async function act({ headers = {}, body = "" }: Sent) {
  const before = server.output.length;
  const type: HeadersInit = typeof body === "string" ? { "content-type": "text/plain;charset=UTF-8" } : {};
  const reply = await fetch(`${server.url}/feedback`, {
    method: "POST",
    headers: { cookie, "next-action": action, origin: server.url, ...type, ...headers },
    body,
  });
  await reply.text();
  // The log is written after the reply.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const lines = server.output
    .slice(before)
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return {
    status: reply.status,
    lines: lines.map((line) => JSON.parse(line) as Line),
  };
}

function expectWarnings(lines: Line[]): void {
  expect(new Set(lines.map(({ level }) => level))).toEqual(new Set([40]));
  expect(lines.map(({ msg }) => msg).join("")).not.toContain("\n");
}

/** Deeper than the stack. */
const DEEP = 5_000;
const nested = "[".repeat(DEEP) + "]".repeat(DEEP);
const malformed = ["{", "", "x", '["$F1"]', '["$1:constructor:constructor"]', nested];

describe("a server action", () => {
  it("that is well-formed is answered", async () => {
    expect((await act({ body: "[null]" })).status).toBe(200);
  });

  it.each(malformed.map((body) => [body.slice(0, 40), body]))(
    "with arguments that cannot be decoded is 400, and a warning: %s",
    async (_, body) => {
      const { status, lines } = await act({ body });
      expect(status).toBe(400);
      expectWarnings(lines);
    },
  );

  it("with a form that cannot be decoded is 400, and a warning", async () => {
    const form = new FormData();
    form.set("$ACTION_REF_1", "");
    form.set("$ACTION_1:0", `{"id":"${action}","bound":"$@1"}`);
    form.set("$ACTION_1:1", "{");
    const { status, lines } = await act({ body: form, headers: { "next-action": action } });
    expect(status).toBe(400);
    expectWarnings(lines);
  });

  it.each(["https://evil.example", "null", "evil"])(
    "of the origin %s is 403, and a warning",
    async (origin) => {
      for (const body of ["[]", "{"]) {
        const { status, lines } = await act({ body, headers: { origin } });
        expect(status).toBe(403);
        expectWarnings(lines);
      }
    },
  );
});

describe("a method that the app does not know", () => {
  const ask = (method: string, path: string) =>
    new Promise<{ status?: number; allow?: string; type?: string }>((resolve, reject) => {
      request(server.url + path, { method }, (reply) => {
        reply.resume();
        const { allow, "x-content-type-options": type } = reply.headers;
        resolve({ status: reply.statusCode, allow, type: String(type) });
      })
        .on("error", reject)
        .end();
    });

  it.each(["TRACE", "PROPFIND", "QUERY"])("%s is 405 on every path, and leaves no error", async (method) => {
    const before = server.output.length;
    for (const path of [
      "/",
      "/login",
      "/dashboard",
      "/nothing",
      "/api/post",
      "/api/%zz",
      "/_next/static/x.js",
      "/sw.js",
    ])
      expect(await ask(method, path), path).toEqual({
        status: 405,
        allow: "DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT",
        type: "nosniff",
      });
    expect(server.output.slice(before)).not.toContain('"level":50');
  });
});
