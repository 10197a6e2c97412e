// What one owner asks for at once, at ten times the usual size, is nobody else's business: while fifty of her requests
// are at one of the heavy doors, another owner's dashboard is answered before half of them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { randomSecret, sha256 } from "../../../lib/crypto";
import { db } from "../../../lib/db";
import { TEXT_LIMIT } from "../../../lib/posts/constants";
import { PART_LIMIT } from "../../../lib/posts/rewriting/constants";
import { makeOwner, makePost } from "../../factories";
import { photo } from "../../hostile-files";
import { rolls } from "../../integration/posts/drafts";
import { full } from "../budget";
import { Server, build, endServers } from "./server";

const AT_ONCE = 50;
const POSTS = 2_000;
const ROUNDS = full ? 10 : 3;
/** Ten times a usual post, and the longest that Facebook takes. */
const TEXT = "Kovásszal, lassan, őszintén. ".repeat(210).slice(0, 6_000);
const LONGEST =
  `${"Until 31 December 2099. ".repeat(80)}${"Kovásszal, lassan, őszintén. ".repeat(2_200)}`.slice(0, 63_206);
const WORDS = "What we bake on Saturday, for whom, and why. ".repeat(12).slice(0, TEXT_LIMIT);

let server: Server;
/** The owner who asks for everything at once. */
let token: string;
let posts: number[];
/** The other owner's session. */
let other: string;
let picture: Buffer;
let stored: Promise<string> | undefined;
const calendar = randomSecret();

const countOf = (statuses: number[]) =>
  [...new Set(statuses)].map((each) => [each, statuses.filter((status) => status === each).length] as const);
const cookieOf = (session: string) => ({ cookie: `${sessionCookieName(false)}=${session}; time_zone=UTC` });

beforeAll(async () => {
  await build();
  server = await Server.start();
  const owner = await makeOwner({ credits: 1_000_000 });
  token = owner.token;
  const userId = owner.user.id;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await db.post.createMany({
    data: Array.from({ length: POSTS }, (_, n) => ({
      userId,
      content: `${n} ${TEXT}`,
      ...(n % 4 === 0 ? { status: "SCHEDULED" as const, scheduledAt: inHours(n + 60) } : {}),
    })),
  });
  const slots = Array.from({ length: 50 }, (_, n) => ({
    userId,
    weekday: 1 + (n % 4),
    minute: 360 + 15 * n,
  }));
  await db.postingSlot.createMany({ data: slots });
  await db.calendarFeed.create({ data: { userId, tokenHash: sha256(calendar), createdAt: new Date() } });
  const drafts = Array.from({ length: AT_ONCE }, () => makePost(userId, { content: LONGEST }));
  posts = (await Promise.all(drafts)).map(({ id }) => id);
  const neighbour = await makeOwner();
  for (let n = 0; n < 5; n += 1) await makePost(neighbour.user.id);
  picture = await photo(6_000, 4_000).jpeg({ quality: 95 }).toBuffer();
  other = neighbour.token;
}, 10 * 60_000);
afterAll(endServers);

/** Another owner's dashboard. @returns whether it was served whole */
async function readDashboard(): Promise<boolean> {
  const reply = await fetch(`${server.url}/dashboard`, { headers: cookieOf(other), redirect: "manual" });
  return reply.status === 200 && (await reply.text()).includes("</html>");
}

const post = (path: string, body: object) =>
  fetch(server.url + path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
const get = (path: string) => fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
function upload(): Promise<Response> {
  const form = new FormData();
  // What stands behind a picture's end makes it another file: the same one twice would not be read again.
  const file = new Blob([new Uint8Array(picture), randomUUID()], { type: "image/jpeg" });
  form.set("file", file, "photo.jpg");
  return fetch(`${server.url}/api/media`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    body: form,
  });
}

/** A stored picture's file; the picture is sent with the first call. */
async function readPicture(): Promise<Response> {
  stored ??= upload()
    .then((reply) => reply.json() as Promise<{ object: { id: string } }>)
    .then(({ object }) => object.id);
  return get(`/api/media/${await stored}/file`);
}

const week = () => fetch(`${server.url}/week`, { headers: cookieOf(token) });

const DOORS: Record<string, (n: number) => Promise<Response>> = {
  rewriting: (n) =>
    post(`/api/post/${posts[n]}/rewrite`, { kind: "SHORTER", start: 0, end: PART_LIMIT, revision: 0 }),
  search: (n) => get(`/api/post?q=nothing-${n}`),
  list: () => get("/api/post?pageSize=100"),
  drafting: () =>
    post("/api/post/draft", { ...rolls, description: WORDS, extraInstructions: WORDS, postLength: "LONG" }),
  uploads: upload,
  calendar: () => fetch(`${server.url}/api/calendar/${calendar}.ics`),
  week,
  "the API's week": () => get("/api/week"),
  "filling a week": () => post("/api/week/fill", { posts: posts.map((postID) => ({ postID })), read: true }),
  export: () => get("/api/settings/export"),
  "a stored picture": readPicture,
  "a visitor's page": () => fetch(`${server.url}/try`),
};

it.each(Object.entries(DOORS))(
  "%s, 50 at once: another owner's dashboard does not wait for them",
  async (name, knock) => {
    // What only the first request after a start loads, and compiles, is no matter of how many there are.
    await Promise.all([knock(0).then((reply) => reply.arrayBuffer()), readDashboard()]);
    const statuses: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let served = 0;
      const crowd = Array.from({ length: AT_ONCE }, async (_, n) => {
        const reply = await knock(n);
        await reply.arrayBuffer();
        statuses.push(reply.status);
        if (reply.ok) served += 1;
      });
      expect(await readDashboard()).toBe(true);
      const before = served;
      await Promise.all(crowd);
      shares.push(before / served);
    }
    console.log(`${name}: served before her, of all served:`, shares, Object.fromEntries(countOf(statuses)));
    // One round may meet a pause of the machine; where a resource is taken, she waits in all of them.
    expect(Math.min(...shares)).toBeLessThan(0.5);
    // Refused in words where it is too much, and never for a fault of ours.
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  },
);

it("pages for which one owner's queue has no place are refused as busy, and not as a fault of ours", async () => {
  const replies = await Promise.all(Array.from({ length: 3 * AT_ONCE }, week));
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE - 2);
  expect(new Set(refused.map((reply) => reply.status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.text()).toContain("SERVER_BUSY");
  const lines = server.output.split("\n").filter((line) => line.includes('"digest":"SERVER_BUSY"'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith('{"level":40'))).toEqual([]);
});
