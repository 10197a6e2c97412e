// Facebook refuses a post, and has taken it or not: by what the pages show, each is there once, or as often as it was
// asked for; and no failure stands that was a success.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { POST } from "../../../app/api/post/publish/route";
import { connectAccount } from "../../../lib/connections/connecting/connect-account";
import { checkLedger } from "../../../lib/credits/check-ledger";
import { db } from "../../../lib/db";
import { workLooks } from "../../../lib/posts/publishing/looking/work-looks";
import { sweepDeliveries } from "../../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../../clock";
import { actorOf, bindCode, plantFault, sandbox } from "../../facebook";
import { makePost, putPhoto } from "../../factories";
import { call } from "../../fixtures";
import { photo } from "../../hostile-files";
import { makePhoto } from "../../photos";
import { budget } from "../budget";
import { type PageOwner, connectedPages, inLanes, shownOn } from "./pages";
import { type Case, refusalCases, textOf } from "./refusals";

Object.assign(process.env, {
  FACEBOOK_TIMEOUT_MS: "20000",
  PAGE_PACE_SECONDS: "0",
  RATE_LIMITS: "off",
  DATABASE_POOL: "12",
});

type Refused = Case & {
  owner: PageOwner & { person: string };
  postId: number;
  texts: string[];
  pressed: number;
};

async function publish({ owner, postId }: Refused, content: string): Promise<string> {
  const reply = await call(POST, {
    bearer: owner.token,
    headers: { "idempotency-key": randomUUID() },
    body: { postID: postId, postContent: content, platforms: ["FACEBOOK"] },
  });
  expect([200, 502], content).toContain(reply.status);
  const { status } = await db.delivery.findFirstOrThrow({ where: { postId } });
  return status;
}

/** A dead token: its owner connects again before anything else. */
async function reconnect({ owner }: Refused): Promise<void> {
  const { status } = await db.connection.findFirstOrThrow({ where: { userId: owner.userId } });
  if (status === "CONNECTED") return;
  const actor = await actorOf(owner.token);
  const code = await bindCode(actor, { pages: [owner.page], person: owner.person });
  await connectAccount(actor, { platform: "FACEBOOK", code });
}

/** The refused press, and what its owner does once she is told. */
async function press(refused: Refused): Promise<void> {
  const { owner, n, refusal, shape, taken, again } = refused;
  const [text = ""] = refused.texts;
  await plantFault({
    ...refusal,
    method: "POST",
    path: `${owner.page}/${shape === "photo" ? "photos" : "feed"}$`,
    kind: taken === "no" ? "refuse" : "refuse-after-effect",
    hidden: taken === "later",
  });
  const status = await publish(refused, text);
  if (shape === "between")
    await sandbox("POST", `/facebook/pages/${owner.page}/posts`, { message: `Between ${n}` });
  await reconnect(refused);
  if (status !== "FAILED" || !again) return;
  const words = shape === "changed" ? `${text}, corrected` : text;
  refused.texts.push(words);
  refused.pressed += 1;
  await publish(refused, words);
}

async function settle(): Promise<void> {
  // A page that Facebook has blocked (368) waits an hour; every one that failed is looked at after ten minutes.
  for (let minute = 0; minute < 360; minute++) {
    await Promise.all([sweepDeliveries(), sweepDeliveries(), workLooks(), workLooks()]);
    const open = await db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    if (open === 0 && (await db.pageLook.count({ where: { kind: "REFUSED" } })) === 0) return;
    await advance(60);
  }
  throw new Error("not everything is settled after six hours");
}

async function prepare(count: number): Promise<Refused[]> {
  const owners = await connectedPages(budget.pages);
  const bytes = await photo(64, 64).png().toBuffer();
  const photos = new Map<string, string[]>();
  for (const owner of owners) {
    const actor = await actorOf(owner.token);
    const [first, second] = [await makePhoto(actor, bytes), await makePhoto(actor, bytes)];
    photos.set(owner.page, [first.id, second.id]);
  }
  const all: Refused[] = [];
  for (const refusal of refusalCases(count)) {
    const owner = owners[refusal.n % owners.length] as PageOwner;
    const person = String(100_600_000_000_000 + (refusal.n % owners.length));
    const text = textOf(refusal);
    const { id: postId } = await makePost(owner.userId, { content: text });
    const shown = { text: 0, changed: 0, between: 0, photo: 1, photos: 2 }[refusal.shape];
    for (const [at, mediaId] of (photos.get(owner.page) ?? []).slice(0, shown).entries())
      await putPhoto(postId, mediaId, at);
    all.push({ ...refusal, owner: { ...owner, person }, postId, texts: [text], pressed: 1 });
  }
  return all;
}

/** What is wrong with a case, by its page. */
async function judge(refused: Refused, shown: Map<string, string[]>): Promise<string[]> {
  const { n, postId, texts, taken, pressed } = refused;
  const there = shown.get(String(n)) ?? [];
  const delivery = await db.delivery.findFirstOrThrow({ where: { postId }, include: { post: true } });
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`${what}: ${texts.join(" | ")}`);
  if (there.length > 1) wrong(`${there.length} times`);
  if (there.length === 0 && (taken !== "no" || pressed > 1 || delivery.status !== "FAILED")) wrong("lost");
  if (there.length > 0 && delivery.status !== "SUCCESS") wrong(`there, and called ${delivery.status}`);
  if (there.length === 1 && delivery.post.content !== there[0])
    wrong(`other words on the page (${there[0]})`);
  const failed = await db.notice.count({ where: { postId, kind: "POST_FAILED", closedAt: null } });
  if (delivery.status === "SUCCESS" && failed > 0) wrong("a failure stands that was a success");
  return problems;
}

it(`${budget.refusals} refusals: 0 doubled, 0 lost, and no failure stands that was a success`, async () => {
  const all = await prepare(budget.refusals);
  await inLanes(all, ({ owner }) => owner.page, 10, press);
  expect(await sandbox<unknown[]>("GET", "/faults"), "every fault was met").toEqual([]);
  // What was taken and not shown appears within the minute after the refusal.
  await sandbox("POST", "/facebook/posts/reveal");
  await settle();
  const shown = new Map<string, string[]>();
  for (const { text } of await shownOn([...new Set(all.map(({ owner }) => owner.page))])) {
    const [, n] = /^Refusal (\d+):/.exec(text) ?? [];
    if (n) shown.set(n, [...(shown.get(n) ?? []), text]);
  }
  const problems = (await Promise.all(all.map((refused) => judge(refused, shown)))).flat();
  expect(problems).toEqual([]);
  expect((await checkLedger()).problems).toEqual([]);
  const told = await db.notice.count({ where: { kind: "FOUND" } });
  console.log(`${all.length} refusals, ${all.filter(({ pressed }) => pressed > 1).length} pressed again,`);
  console.log(`${told} failures corrected`);
});
