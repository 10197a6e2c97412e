import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { POST } from "../../../app/api/post/publish/route";
import { db } from "../../../lib/db";
import { sweepDeliveries } from "../../../lib/posts/publishing/sweep-deliveries";
import { plantFault, sandbox } from "../../facebook";
import { makePost } from "../../factories";
import { type CallOptions, call } from "../../fixtures";
import { advance } from "../../clock";
import { budget } from "../budget";
import { type Expected, compare } from "./checker";
import { type PageOwner, connectedPages, inLanes, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

Object.assign(process.env, {
  FACEBOOK_TIMEOUT_MS: "2500",
  PAGE_PACE_SECONDS: "0",
  RATE_LIMITS: "off",
  DATABASE_POOL: "12",
});
afterAll(endWorkers);

type Fault = { kind: string; code?: number; delayMs?: number };
/** Every fault of the sandbox, and what a page must show in the end: nothing only where Facebook refused. */
const FAULTS: readonly { fault: Fault; expect: Expected["expect"] }[] = [
  { fault: { kind: "slow", delayMs: 5 }, expect: "once" },
  { fault: { kind: "refuse" }, expect: "never" },
  { fault: { kind: "refuse", code: 200 }, expect: "never" },
  { fault: { kind: "refuse", code: 506 }, expect: "once" },
  { fault: { kind: "accept-then-hang" }, expect: "once" },
  { fault: { kind: "accept-then-reset" }, expect: "once" },
  { fault: { kind: "reset-before-effect" }, expect: "once" },
  { fault: { kind: "error-before-effect" }, expect: "once" },
  { fault: { kind: "error-after-effect" }, expect: "once" },
  { fault: { kind: "rate-limit" }, expect: "once" },
  { fault: { kind: "refuse", code: 368 }, expect: "once" },
  { fault: { kind: "garbage" }, expect: "once" },
  { fault: { kind: "cut-stream" }, expect: "once" },
];

type Publish = Expected & { owner: PageOwner; fault: Fault };

/** So many publishes over the pages, each with the next fault. */
function plan(owners: PageOwner[], count: number): Publish[] {
  return Array.from({ length: count }, (_, n) => {
    const owner = owners[n % owners.length] as PageOwner;
    const { fault, expect: expected } = FAULTS[Math.floor(n / owners.length + n) % FAULTS.length] ?? {};
    if (!fault || !expected) throw new Error("no fault");
    return { owner, page: owner.page, text: `Publish ${n}: ${fault.kind}`, expect: expected, fault };
  });
}

async function request({ owner, text }: Publish): Promise<CallOptions> {
  const post = await makePost(owner.userId, { content: text });
  return {
    bearer: owner.token,
    headers: { "idempotency-key": randomUUID() },
    body: { postID: post.id, postContent: text, platforms: ["FACEBOOK"] },
  };
}

/** One after the other on a page, so that each meets the fault that was planted for it. */
async function publishUnderFault(publish: Publish): Promise<void> {
  const options = await request(publish);
  await plantFault({ method: "POST", path: `${publish.page}/feed`, ...publish.fault });
  const { status } = await call(POST, options);
  expect(status, publish.text).toBe(publish.expect === "never" ? 502 : 200);
}

async function publishAndDie(publish: Publish): Promise<void> {
  const options = await request(publish);
  // Patient: it shall die over the call, however slow this machine is.
  const worker = await Worker.start({ FACEBOOK_TIMEOUT_MS: "60000" });
  await plantFault({ method: "POST", path: `${publish.page}/feed`, kind: "kill", pid: worker.pid });
  expect(await worker.order({ do: "publish", options }), publish.text).toBeNull();
}

async function settle(): Promise<number> {
  // A page that Facebook has blocked (368) waits an hour, and may be blocked again.
  for (let minute = 0; minute < 360; minute++) {
    await Promise.all([sweepDeliveries(), sweepDeliveries()]);
    const open = await db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    if (open === 0) return minute;
    await advance(60);
  }
  throw new Error("not everything is settled after six hours");
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const result = await work();
  console.log(`${what} in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  return result;
}

describe(`${budget.publishes} publishes under every fault`, () => {
  it("none is lost, none doubled, every doubt is settled; and the checker would have seen it", async () => {
    const owners = await connectedPages(budget.pages);
    const killed = Array.from({ length: budget.kills }, (_, n): Publish => {
      const owner = owners[n % owners.length] as PageOwner;
      return { owner, page: owner.page, text: `Killed ${n}`, expect: "once", fault: { kind: "kill" } };
    });
    const asked = plan(owners, budget.publishes - killed.length);
    await timed("published", () => inLanes(asked, ({ page }) => page, 10, publishUnderFault));
    await timed("killed", () => inLanes(killed, ({ page }) => page, 2, publishAndDie));
    expect(await sandbox<unknown[]>("GET", "/faults"), "every fault was met").toEqual([]);

    const minutes = await timed("settled", settle);
    console.log(
      `${asked.length + killed.length} publishes: settled within ${minutes} minutes of the app's clock`,
    );
    const all = [...asked, ...killed];
    const shown = await shownOn(owners.map(({ page }) => page));
    expect(compare(all, shown)).toEqual([]);
    expect(await db.delivery.groupBy({ by: ["status"], _count: true, orderBy: { status: "asc" } })).toEqual([
      { status: "SUCCESS", _count: all.filter((wanted) => wanted.expect === "once").length },
      { status: "FAILED", _count: all.filter((wanted) => wanted.expect === "never").length },
    ]);

    const [first] = shown;
    if (!first) throw new Error("nothing is shown");
    await sandbox("POST", `/facebook/posts/${first.id}/delete`);
    const pages = owners.map(({ page }) => page);
    expect(compare(all, await shownOn(pages))).toEqual([`lost: ${first.page} ${first.text}`]);
    for (const text of [first.text, first.text, "Nobody asked"]) {
      await sandbox("POST", `/facebook/pages/${first.page}/posts`, { message: text });
    }
    expect(compare(all, await shownOn(pages)).sort()).toEqual([
      `2 times: ${first.page} ${first.text}`,
      `never asked for: ${first.page} Nobody asked`,
    ]);
  });
});
