import { mondayOf } from "../../../lib/i18n/calendar";
import type { CallOptions } from "../../fixtures";
import { bakery } from "../../factories";

/** What the owner of the matrix has: the ids that a stranger tries. */
export type Mine = {
  post: number;
  inDoubt: number;
  delivery: number;
  notice: number;
  browser: string;
  photo: string;
  page: string;
  idea: string;
  campaign: string;
  fact: string;
};

/**
 * One door. `open`: for visitors or vendors, with the reason, as what the visitor of the test gets there.
 * Otherwise it is for signed-in people. `ids`: the request names something of the owner's, so that a stranger
 * gets 404. `others`: what a stranger gets where no id is named.
 */
export type Row =
  | { open: string; visitor: number[]; call?: (mine: Mine) => CallOptions }
  | { ids: (mine: Mine) => CallOptions; owner: number[] }
  | { others: (mine: Mine) => CallOptions; owner: number[]; stranger: number[] };

const own = (
  owner: number[] = [200],
  stranger = owner,
  others: (mine: Mine) => CallOptions = () => ({}),
) => ({
  others,
  owner,
  stranger,
});
const open = (reason: string, visitor: number[], call?: (mine: Mine) => CallOptions) => ({
  open: reason,
  visitor,
  call,
});
const ofPost = (body?: unknown, owner = [200]) => ({
  ids: (mine: Mine) => ({ params: { id: String(mine.post) }, body }),
  owner,
});
const ofPhoto = (body?: unknown) => ({
  ids: (mine: Mine) => ({ params: { id: mine.photo }, body }),
  owner: [200],
});
const ofCampaign = (body?: unknown, owner = [200]) => ({
  ids: (mine: Mine) => ({ params: { id: mine.campaign }, body }),
  owner,
});
const publish = (postID: number) => ({ postID, postContent: "Fresh rolls", platforms: ["FACEBOOK"] });
/** The Monday after next. */
const nextWeek = mondayOf(new Date(Date.now() + 14 * 24 * 3_600_000).toISOString().slice(0, 10));
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();

/** Of the right form; a stranger's guess. */
const browserKeys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

const noLetter = () => ({ params: { secret: "00000000-0000-4000-8000-000000000000" } });

/** Every route handler on the disk, by method. A new one without a row fails the matrix. */
export const ROUTES: Record<string, Record<string, Row>> = {
  "[[...path]]": Object.fromEntries(
    ["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => [
      method,
      open("there is nothing at an unknown address", [404]),
    ]),
  ),
  "auth/[...nextauth]": {
    GET: open("next-auth's own doors; tests/integration/accounts", [200], () => ({
      params: { nextauth: "csrf" },
    })),
    POST: open("next-auth's own doors; a form without its origin is refused", [403], () => ({ body: "a=b" })),
  },
  "auth/passkey": { POST: open("begins a sign-in with a passkey; our own pages alone", [403]) },
  "auth/token": { POST: open("gives a token for e-mail and password", [400], () => ({ body: {} })) },
  business: {
    GET: own([200], [404]),
    POST: own([409], [200], () => ({ body: bakery })),
    PUT: own([200], [200], () => ({ body: bakery })),
  },
  "business/voice": {
    GET: own([200], [200, 404]),
    PUT: own([200], [200, 404], () => ({
      body: { country: null, address: null, note: "", avoid: [], signature: "", samples: [] },
    })),
    DELETE: own([200], [200, 404]),
  },
  "business/voice/evidence": { GET: own([200], [200, 404]) },
  calendar: { GET: own(), POST: own(), DELETE: own() },
  "calendar/[token]": {
    GET: open("whoever knows the secret address; there is none here", [404], () => ({
      params: { token: "guess" },
    })),
  },
  campaign: {
    GET: own(),
    POST: own([403], [403], () => ({ body: { name: "Market", beginsOn: nextWeek, endsOn: nextWeek } })),
  },
  "campaign/times": {
    GET: own([200], [200], () => ({ path: `/api/campaign/times?beginsOn=${nextWeek}&endsOn=${nextWeek}` })),
  },
  "campaign/[id]": { GET: ofCampaign() },
  "campaign/[id]/move": { POST: ofCampaign({ days: 7, revision: 0 }) },
  "campaign/[id]/plan": { POST: ofCampaign({}, [200, 409]) },
  "campaign/[id]/stop": { POST: ofCampaign() },
  "cron/sweep": { GET: open("Vercel's cron, which names CRON_SECRET", [401, 403, 404, 503]) },
  demo: {
    POST: open(
      "a visitor's demo post; our own pages alone; tests/integration/posts/drafting/demo.test.ts",
      [403],
    ),
  },
  facts: {
    GET: own(),
    POST: own([200], [200], () => ({ body: { kind: "OTHER", text: "We bake with rye" } })),
  },
  "facts/[id]/posts": { GET: { ids: ({ fact }) => ({ params: { id: fact } }), owner: [200] } },
  "facts/[id]": {
    PATCH: { ids: ({ fact }) => ({ params: { id: fact }, body: { text: "Rye" } }), owner: [200] },
    DELETE: { ids: ({ fact }) => ({ params: { id: fact } }), owner: [200] },
  },
  feedback: { POST: own([200], [200], () => ({ body: { content: "What a lovely bakery" } })) },
  health: { GET: open("tells whether the process works", [200]) },
  "health/live": { GET: open("tells whether the process runs", [200]) },
  "health/ready": { GET: open("tells whether the process can serve", [200, 503]) },
  "idea/[id]": {
    PATCH: { ids: ({ idea }) => ({ params: { id: idea }, body: { answer: "3.50" } }), owner: [200] },
  },
  inngest: {
    GET: open("Inngest signs its calls", [200, 401, 403, 404]),
    POST: open("Inngest signs its calls", [401, 403, 404, 500], () => ({ body: {} })),
    PUT: open("Inngest signs its calls", [401, 403, 404, 500], () => ({ body: {} })),
  },
  language: {
    POST: open("a visitor's choice of language; tests/integration/accounts/languages", [403], () => ({
      body: "locale=de",
    })),
  },
  "letter/off/[secret]": {
    GET: open("leads whoever has the secret to the page that asks, and changes nothing", [303], noLetter),
    POST: open("one-click unsubscribing by a secret; there is none here", [404], noLetter),
  },
  "link-preview": {
    GET: own([200], [200], () => ({ path: "/api/link-preview?url=http%3A%2F%2F127.0.0.1%2F" })),
  },
  "link-preview/image": {
    GET: own([404], [404], () => ({ path: "/api/link-preview/image?url=http%3A%2F%2F127.0.0.1%2F" })),
  },
  media: { GET: own(), POST: own([415]) },
  "media/share": {
    GET: open("leads to the page that adds photos", [303]),
    POST: open("leads to the page that adds photos, and reads nothing of the form", [303]),
  },
  "media/[id]": {
    GET: ofPhoto(),
    PATCH: ofPhoto({ altText: "Rolls" }),
    DELETE: ofPhoto(),
  },
  "media/[id]/describe": { POST: ofPhoto({}) },
  "media/[id]/file": { GET: ofPhoto() },
  notices: { GET: own() },
  "notices/push": {
    POST: { ids: ({ browser }) => ({ body: { endpoint: browser, keys: browserKeys } }), owner: [200] },
    // For a stranger the owner's browser is not registered.
    PUT: own([200], [200], ({ browser }) => ({ body: { endpoint: browser } })),
    DELETE: own([200], [200], ({ browser }) => ({ body: { endpoint: browser } })),
  },
  "notices/[id]/dismiss": {
    POST: { ids: (mine) => ({ params: { id: String(mine.notice) } }), owner: [200] },
  },
  "openapi.json": { GET: open("describes the API", [200]) },
  post: { GET: own(), POST: own([200], [200], () => ({ body: { content: "My own words" } })) },
  "post/[id]": {
    GET: ofPost(),
    PATCH: ofPost({ content: "Changed" }),
    DELETE: ofPost(),
  },
  "post/[id]/claims": {
    GET: ofPost(),
    POST: ofPost({ from: 0, to: 5, revision: 0, verdict: "RIGHT" }, [200, 404, 409]),
  },
  "post/[id]/days": { POST: ofPost({ words: "Monday", at: "2026-12-01T10:00:00Z" }, [200, 404]) },
  "post/[id]/duplicate": { POST: ofPost() },
  "post/[id]/history": { GET: ofPost() },
  "post/[id]/hold": { POST: ofPost(undefined, [200, 409]) },
  "post/[id]/links": { GET: ofPost() },
  "post/[id]/links/leave": { POST: ofPost() },
  "post/[id]/media": { PUT: ofPost({ mediaIds: [] }) },
  "post/[id]/read": { PUT: ofPost({ revision: 0 }, [200, 409]) },
  "post/[id]/release": { POST: ofPost({ action: "cancel" }, [200, 409]) },
  "post/[id]/restore": { POST: ofPost() },
  "post/[id]/seal": { GET: ofPost() },
  "post/[id]/similar": { GET: ofPost() },
  "post/[id]/time": { PATCH: ofPost({ scheduledAt: tomorrow, revision: 0 }, [200, 409]) },
  "post/[id]/rewrite": {
    POST: ofPost({ kind: "SHORTER", start: 0, end: 5, revision: 0 }, [200, 409, 502]),
  },
  "post/[id]/versions": { GET: ofPost() },
  "post/delivery/[id]/settle": {
    POST: {
      ids: (mine) => ({ params: { id: String(mine.delivery) }, body: { found: true } }),
      owner: [200, 409],
    },
  },
  "post/draft": {
    POST: own([200], [200], () => ({
      body: {
        description: "Rolls",
        extraInstructions: "",
        postType: "SOCIAL_MEDIA_AD",
        postLength: "SHORT",
        postTone: "FRIENDLY",
        replyLanguage: "ENGLISH",
        generateHashtags: false,
        generateImage: false,
        imageDescription: "",
        links: [],
        weight: 50,
      },
    })),
  },
  "post/pause": {
    GET: own(),
    POST: own(),
    DELETE: own([200], [200], () => ({ body: { overdue: "hold" } })),
  },
  "post/publish": {
    POST: { ids: (mine) => ({ body: publish(mine.post) }), owner: [200, 422] },
  },
  "post/recent": { GET: own() },
  "post/schedule": {
    POST: { ids: (mine) => ({ body: { ...publish(mine.post), scheduledAt: tomorrow } }), owner: [200, 422] },
    DELETE: { ids: (mine) => ({ body: { postID: mine.post } }), owner: [200, 409] },
  },
  "post/stats": { GET: own() },
  "settings/export": { GET: own() },
  "settings/letter": {
    GET: own(),
    PUT: own([200], [200], () => ({ body: { weekday: 7, minute: 1080, mail: true, push: false } })),
  },
  "settings/time-zone": {
    PUT: own([200], [200], () => ({ body: { timeZone: "Europe/Budapest", keep: "moment" } })),
  },
  slots: { GET: own(), PUT: own([200], [200], () => ({ body: { slots: [] } })) },
  social: { GET: own() },
  "social/authorize": {
    POST: { ids: (mine) => ({ body: { pageId: mine.page } }), owner: [200, 422, 502] },
  },
  "social/connect": {
    POST: own([422], [422], () => ({ body: { platform: "FACEBOOK", code: "somebody else's" } })),
  },
  "social/disconnect": {
    DELETE: own([200], [404], () => ({ path: "/api/social/disconnect?platform=FACEBOOK" })),
  },
  "social/facebook/data-deletion": { POST: open("Meta signs its calls", [400], () => ({ body: "a=b" })) },
  "social/facebook/deauthorize": { POST: open("Meta signs its calls", [400], () => ({ body: "a=b" })) },
  "stripe/webhook": { POST: open("Stripe signs its calls", [400], () => ({ body: {} })) },
  subscription: {
    GET: own([200, 409], [200], () => ({ path: "/api/subscription?subscriptionType=STANDARD" })),
  },
  "subscription/begin": { POST: own([404], [404]) },
  "subscription/cancel": { DELETE: own([404], [404]) },
  "subscription/details": { GET: own() },
  "subscription/history": { GET: own([200]) },
  "subscription/invoice": { GET: own([200, 404]) },
  "subscription/portal": { GET: own([200, 404, 409]) },
  week: { GET: own() },
  "week/month": { GET: own([200], [200], () => ({ path: "/api/week/month?month=2026-11" })) },
  // Another owner's post is one of those that could not be placed; tests/integration/posts/scheduling.
  "week/fill": {
    POST: own([200], [200], (mine) => ({ body: { posts: [{ postID: mine.post }], read: true } })),
  },
  "week/plan": {
    GET: own([200], [200], () => ({ path: "/api/week/plan?week=2026-11-30" })),
    // Another owner's photo is not found.
    POST: {
      ids: ({ photo }) => ({
        body: { weekStart: nextWeek, photos: [photo], slots: [`${nextWeek}T09:00:00Z`] },
      }),
      owner: [200],
    },
  },
  "week/write": { POST: { ids: ({ idea }) => ({ body: { ideas: [idea] } }), owner: [200] } },
  "week/unfill": {
    POST: own([200], [200], (mine) => ({ body: { posts: [{ postID: mine.post, scheduledAt: tomorrow }] } })),
  },
};
