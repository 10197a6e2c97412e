// One owner with ten times the usual, and the doors at which her requests are heavy.
import { randomUUID } from "node:crypto";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { randomSecret, sha256 } from "../../../lib/crypto";
import { db } from "../../../lib/db";
import { TEXT_LIMIT } from "../../../lib/posts/constants";
import { PART_LIMIT } from "../../../lib/posts/rewriting/constants";
import { makeOwner, makePost } from "../../factories";
import { photo } from "../../hostile-files";
import { rolls } from "../../integration/posts/drafting/drafts";

/** How many of her requests come at once. */
export const AT_ONCE = 50;
const POSTS = 2_000;
/** Ten times a usual post, and the longest that Facebook takes. */
const TEXT = "Kovásszal, lassan, őszintén. ".repeat(210).slice(0, 6_000);
const LONGEST =
  `${"Until 31 December 2099. ".repeat(80)}${"Kovásszal, lassan, őszintén. ".repeat(2_200)}`.slice(0, 63_206);
const WORDS = "What we bake on Saturday, for whom, and why. ".repeat(12).slice(0, TEXT_LIMIT);

export type HeavyOwner = {
  token: string;
  /** Drafts of the longest text, as many as come at once. */
  posts: number[];
  /** The secret of her calendar's address. */
  calendar: string;
  /** A photo of 24 million pixels. */
  jpeg: Buffer;
};

/** Writes her and all that she has into the database. */
export async function makeHeavyOwner(): Promise<HeavyOwner> {
  const owner = await makeOwner({ credits: 1_000_000 });
  const userId = owner.user.id;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await db.post.createMany({
    data: Array.from({ length: POSTS }, (_, n) => ({
      userId,
      content: `${n} ${TEXT}`,
      ...(n % 4 === 0 ? { status: "SCHEDULED" as const, scheduledAt: inHours(n + 60) } : {}),
    })),
  });
  await makeManySlots(userId);
  const calendar = randomSecret();
  await db.calendarFeed.create({ data: { userId, tokenHash: sha256(calendar), createdAt: new Date() } });
  const drafts = Array.from({ length: AT_ONCE }, () => makePost(userId, { content: LONGEST }));
  const posts = (await Promise.all(drafts)).map(({ id }) => id);
  const jpeg = await photo(6_000, 4_000).jpeg({ quality: 95 }).toBuffer();
  return { token: owner.token, posts, calendar, jpeg };
}

/** Fifty posting times, on Monday to Thursday. */
export async function makeManySlots(userId: string): Promise<void> {
  const slots = Array.from({ length: 50 }, (_, n) => ({
    userId,
    weekday: 1 + (n % 4),
    minute: 360 + 15 * n,
  }));
  await db.postingSlot.createMany({ data: slots });
}

/** The headers of a browser that is signed in. */
export const browserOf = (session: string) => ({
  cookie: `${sessionCookieName(false)}=${session}; time_zone=UTC`,
});

/** The heavy doors, each with its request number `n` of those that come at once. */
export function doorsOf(url: string, owner: HeavyOwner): Record<string, (n: number) => Promise<Response>> {
  const { token, posts, calendar, jpeg } = owner;
  const authorization = `Bearer ${token}`;
  const get = (path: string) => fetch(url + path, { headers: { authorization } });
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(body),
    });
  const upload = () => {
    const form = new FormData();
    // What stands behind a photo's end makes it another file: the same one twice would not be read again.
    const file = new Blob([new Uint8Array(jpeg), randomUUID()], { type: "image/jpeg" });
    form.set("file", file, "photo.jpg");
    const headers = { authorization, "idempotency-key": randomUUID() };
    return fetch(`${url}/api/media`, { method: "POST", headers, body: form });
  };
  let stored: Promise<string> | undefined;
  /** A stored photo's file; the photo is sent with the first call. */
  const readPhoto = async () => {
    stored ??= upload()
      .then((reply) => reply.json() as Promise<{ object: { id: string } }>)
      .then(({ object }) => object.id);
    return get(`/api/media/${await stored}/file`);
  };
  return {
    rewriting: (n) =>
      post(`/api/post/${posts[n]}/rewrite`, { kind: "SHORTER", start: 0, end: PART_LIMIT, revision: 0 }),
    search: (n) => get(`/api/post?q=nothing-${n}`),
    list: () => get("/api/post?pageSize=100"),
    drafting: () =>
      post("/api/post/draft", {
        ...rolls,
        description: WORDS,
        extraInstructions: WORDS,
        postLength: "LONG",
      }),
    uploads: upload,
    calendar: () => fetch(`${url}/api/calendar/${calendar}.ics`),
    week: () => fetch(`${url}/week`, { headers: browserOf(token) }),
    "the API's week": () => get("/api/week"),
    "filling a week": () =>
      post("/api/week/fill", { posts: posts.map((postID) => ({ postID })), read: true }),
    export: () => get("/api/settings/export"),
    "a stored photo": readPhoto,
    "a visitor's page": () => fetch(`${url}/try`),
  };
}
