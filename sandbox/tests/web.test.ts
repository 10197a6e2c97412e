import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { isOwnHost } from "../host-names";
import { startSandbox, type Sandbox } from "../server";
import { settingsWith } from "../settings";
import { BAKERY, connect, control, graph, png, posts } from "./client";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
});

const text = async (path: string) => (await fetch(sandbox.url + path)).text();

it("shows the page as its followers see it, with what was posted escaped", async () => {
  const { page } = await connect(sandbox);
  await graph(sandbox, "POST", `/${BAKERY}/photos`, page, {
    source: await png(),
    caption: "Rolls <b>today</b>\n#friss see https://example.com/a",
  });
  const html = await text(`/facebook/pages/${BAKERY}`);
  expect(html).toContain("Rolls &lt;b&gt;today&lt;/b&gt;<br />");
  expect(html).toContain('<a href="https://example.com/a"');
  expect(html).toContain('<span class="tag">#friss</span>');
  const [post] = await posts(sandbox);
  expect(html).toContain(post?.imageUrl);
  expect(await (await fetch(post?.permalink ?? "")).text()).toContain("#friss");
  expect((await fetch(`${sandbox.url}/facebook/pages/1`)).status).toBe(404);
});

it("shows everything on the first page, and sets and clears a fault by its form", async () => {
  const form = new URLSearchParams({
    provider: "facebook",
    kind: "refuse",
    path: "/feed",
    times: "2",
    code: "",
  });
  await fetch(`${sandbox.url}/web/faults`, { method: "POST", body: form });
  expect(await (await control(sandbox, "GET", "/faults")).json()).toMatchObject([
    { kind: "refuse", times: 2 },
  ]);
  const home = await text("/");
  for (const words of ["Kovács Bakery", "Mailbox", "The model", "facebook: refuse", "Reset the sandbox"]) {
    expect(home).toContain(words);
  }
  await fetch(`${sandbox.url}/web/faults/clear`, { method: "POST" });
  expect(await (await control(sandbox, "GET", "/faults")).json()).toEqual([]);
});

it("lets no foreign site steer it through a browser", async () => {
  const headers = { "sec-fetch-site": "cross-site" };
  const reply = await fetch(`${sandbox.url}/api/reset`, { method: "POST", headers });
  expect(reply.status).toBe(403);
});

/** The status that a request of this Host gets; fetch sets the header itself. */
const statusAs = (host: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(sandbox.url);
    request({ host: "127.0.0.1", port, path, headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

it.each(["localhost:4010", "127.0.0.1", "[::1]:4010", "app.localhost:4010", "LOCALHOST"])(
  "answers as %s",
  async (host) => expect(await statusAs(host, "/api/state")).toBe(200),
);

it.each([
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "10.0.0.5",
  "evil.example:4010",
])("answers no name that others have pointed here: %s", async (host) => {
  for (const path of [
    "/api/state",
    "/mailbox",
    "/facebook/graph/v25.0/me",
    "/openai/v1/models",
    "/v1/charges",
  ])
    expect(await statusAs(host, path)).toBe(403);
});

it("answers to SANDBOX_URL's name, and to any address where it listens beyond this machine", () => {
  const settings = settingsWith({ url: "http://sandbox:4010" });
  expect(isOwnHost("sandbox:4010", settings)).toBe(true);
  expect(isOwnHost("192.168.1.5:4010", settings)).toBe(false);
  const everywhere = { ...settings, host: "0.0.0.0" };
  expect(isOwnHost("192.168.1.5:4010", everywhere)).toBe(true);
  expect(isOwnHost("evil.example", everywhere)).toBe(false);
  expect(isOwnHost(undefined, everywhere)).toBe(false);
});

it("changes its revision with the state, and only then", async () => {
  const before = await text("/api/revision");
  await text("/");
  expect(await text("/api/revision")).toBe(before);
  await control(sandbox, "POST", `/facebook/pages/${BAKERY}/posts`, { message: "x" });
  expect(await text("/api/revision")).not.toBe(before);
});

it("shows the picture of each page on its home page", async () => {
  const home = await (await fetch(sandbox.url)).text();
  const pictures = [...home.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? "");
  expect(pictures.length).toBeGreaterThan(0);
  for (const src of pictures) expect((await fetch(src)).status, src).toBe(200);
});

it("takes a post out of the timeline on request", async () => {
  await control(sandbox, "POST", `/facebook/pages/${BAKERY}/posts`, { message: "x" });
  const [post] = await posts(sandbox);
  await control(sandbox, "POST", `/facebook/posts/${post?.id}/delete`);
  expect(await posts(sandbox)).toEqual([]);
});

it("serves its style, script, fonts and photos, and answers bad input with 400", async () => {
  for (const path of [
    "/style.css",
    "/live.js",
    "/icon.svg",
    "/fonts/figtree.woff2",
    "/fonts/fraunces-ext.woff2",
  ]) {
    expect((await fetch(sandbox.url + path)).status, path).toBe(200);
  }
  expect((await control(sandbox, "PUT", "/facebook/accounts", { people: [] })).status).toBe(400);
  expect((await fetch(`${sandbox.url}/api/faults`, { method: "POST", body: "{" })).status).toBe(400);
  expect((await fetch(`${sandbox.url}/api/nothing`)).status).toBe(404);
});
