import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { POST as holdRoute } from "../../../../app/api/post/[id]/hold/route";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { openStore } from "../../../../lib/providers/storage/open-store";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { checkBackup } from "../../../../scripts/backup/check-backup";
import { loadDatabase } from "../../../../scripts/backup/load-database";
import { photoPath, tablePath } from "../../../../scripts/backup/manifest";
import { restoreBackup, settleRestored } from "../../../../scripts/backup/restore-backup";
import { takeBackup } from "../../../../scripts/backup/take-backup";
import { withClient } from "../../../../scripts/database/apply-migrations";
import { advance } from "../../../clock";
import { actorOf, plantFault } from "../../../facebook";
import { call } from "../../../fixtures";
import { connectedOwner, deliveryOf, publish, startAfresh, timesShown } from "./publishing";
import { cancel, kindsOf, schedule } from "./scheduling";

process.env.RATE_LIMITS = "off";
process.env.PAGE_PACE_SECONDS = "0";

const DAY = 86_400;
const backups = fs.mkdtempSync(path.join(os.tmpdir(), "pw-backups-"));
const url = () => env().DATABASE_URL;
const store = () => openStore(env().MEDIA_URL);

beforeEach(startAfresh);
afterAll(() => fs.rmSync(backups, { recursive: true, force: true }));

const backUp = async () => takeBackup(url(), await store(), backups);

/** The server is lost, and with it everything since the backup. */
async function loseEverything(): Promise<void> {
  await withClient(url(), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(relname) AS "name" FROM pg_class WHERE relkind = 'r'
       AND relnamespace = current_schema()::regnamespace AND relname NOT IN ('_prisma_migrations', 'ClockOffset')`,
    );
    await client.query(`TRUNCATE ${rows.map(({ name }) => name).join(", ")} RESTART IDENTITY`);
  });
}

async function restore(folder: string) {
  await loseEverything();
  return restoreBackup(url(), await store(), folder);
}

/** Minutes in which the timers run, long enough for every check of a page. */
async function runTimers(minutes = 5): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await sweepDeliveries();
    await advance(60);
  }
}

describe("after a restore", () => {
  it("a post that went out since the backup is found on the page and not sent again", async () => {
    const { token, write } = await connectedOwner();
    const due = await write("Due meanwhile");
    const early = await write("Sent early meanwhile");
    await schedule(token, due, { seconds: 3600 });
    await schedule(token, early, { seconds: 2 * DAY });
    const { folder, manifest } = await backUp();
    await advance(3601);
    await sweepDeliveries();
    await publish(token, early, { confirmEarly: true });
    expect(await timesShown("Due meanwhile")).toBe(1);
    expect(await timesShown("Sent early meanwhile")).toBe(1);

    expect(await restore(folder)).toMatchObject({ checking: 2, held: 0 });
    // Since then the page is searched: everything after it is unknown.
    expect((await deliveryOf(due.id)).attempts).toMatchObject([{ startedAt: manifest.takenAt }]);
    await runTimers();
    await advance(3 * DAY);
    await runTimers();
    for (const [post, text] of [
      [due, "Due meanwhile"],
      [early, "Sent early meanwhile"],
    ] as const) {
      expect(await deliveryOf(post.id)).toMatchObject({
        status: "SUCCESS",
        permalink: expect.any(String),
        post: { status: "PUBLISHED" },
      });
      expect(await timesShown(text)).toBe(1);
    }
  });

  it("a calendar address works, and no session, so that its maker is nobody's", async () => {
    const { user, token } = await connectedOwner();
    const { sessionId } = await actorOf(token);
    await db.calendarFeed.create({
      data: { userId: user.id, sessionId, tokenHash: "hash", createdAt: new Date() },
    });
    const { folder } = await backUp();
    await restore(folder);
    expect(await db.calendarFeed.findMany()).toMatchObject([{ tokenHash: "hash", sessionId: null }]);
  });

  it("a post whose time is to come goes out at its time, once", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Next week");
    await schedule(token, post, { seconds: 7 * DAY });
    const { folder } = await backUp();
    const before = await deliveryOf(post.id);
    await restore(folder);
    await runTimers();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", heldAt: null, dueAt: before.dueAt });
    expect(await timesShown("Next week")).toBe(0);
    await advance(7 * DAY);
    await sweepDeliveries();
    expect(await timesShown("Next week")).toBe(1);
  });

  it("a post that its owner held stays held, also when its time is to come", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Held next week");
    await schedule(token, post, { seconds: 7 * DAY });
    await call(holdRoute, { method: "POST", bearer: token, params: { id: String(post.id) } });
    const { folder } = await backUp();
    await restore(folder);
    await runTimers();
    expect(await deliveryOf(post.id)).toMatchObject({
      ...{ status: "PENDING", heldAt: expect.any(Date), heldFor: "POST_HELD" },
    });
    expect(await db.notice.findMany({ where: { postId: post.id, closedAt: null } })).toMatchObject([
      { kind: "HELD", code: "POST_HELD" },
    ]);
    await advance(7 * DAY);
    await sweepDeliveries();
    expect(await timesShown("Held next week")).toBe(0);
  });

  it("a post whose time has passed and that is not on the page waits for its owner", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("As it was in the backup");
    await schedule(token, post, { seconds: 3600, ifLateMinutes: 525_600 });
    const { folder } = await backUp();
    await cancel(token, post.id);
    await db.post.update({ where: { id: post.id }, data: { content: "Corrected since" } });
    await schedule(token, { ...post, content: "Corrected since" }, { seconds: 1800, ifLateMinutes: 600 });
    await advance(7200);
    await sweepDeliveries();
    expect(await timesShown("Corrected since")).toBe(1);

    await restore(folder);
    await runTimers(10);
    expect(await timesShown("As it was in the backup")).toBe(0);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", heldAt: expect.any(Date) });
    const notices = await db.notice.findMany({ where: { postId: post.id, closedAt: null } });
    expect(notices).toMatchObject([{ kind: "HELD", code: "RESTORED" }]);
  });

  it("nothing is sent while the page cannot be read", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Unreadable");
    await schedule(token, post, { seconds: 3600 });
    const { folder } = await backUp();
    await advance(3601);
    await sweepDeliveries();
    await restore(folder);
    await plantFault({ path: "/published_posts", kind: "error-before-effect", times: null });
    await runTimers(20);
    expect(await timesShown("Unreadable")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN", errorCode: "RESTORED" });
  });

  it("nothing is sent when the restore ends before it has had the pages checked", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Half restored");
    await schedule(token, post, { seconds: 3600 });
    const { folder, manifest } = await backUp();
    await advance(3601);
    await sweepDeliveries();
    await loseEverything();
    await withClient(url(), (client) => loadDatabase(client, folder, manifest));
    await runTimers(10);
    expect(await timesShown("Half restored")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", heldAt: expect.any(Date) });
  });

  it("of two posts with the same text one is looked for, and the other waits for its owner", async () => {
    const { token, write } = await connectedOwner();
    const [first, second] = [await write("Every Thursday"), await write("Every Thursday")];
    await schedule(token, first, { seconds: 3600 });
    await schedule(token, second, { seconds: 7 * DAY });
    const { folder } = await backUp();
    await advance(3601);
    await sweepDeliveries();
    expect(await restore(folder)).toMatchObject({ checking: 1, held: 1 });
    await runTimers();
    expect(await deliveryOf(first.id)).toMatchObject({ status: "SUCCESS" });
    expect(await deliveryOf(second.id)).toMatchObject({ status: "PENDING", heldAt: expect.any(Date) });
    expect(await timesShown("Every Thursday")).toBe(1);
  });

  it("a post that was being sent when the backup was taken is looked for, too", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("In flight");
    await plantFault({ kind: "accept-then-reset", path: "/feed" });
    await publish(token, post);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN" });
    const { folder } = await backUp();
    await restore(folder);
    await runTimers(10);
    expect(await timesShown("In flight")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  });

  it("everything else is as it was, and everybody signs in again", async () => {
    const { user, token, write } = await connectedOwner();
    const post = await write("Kept");
    await publish(token, post);
    const kinds = await kindsOf(token, post.id);
    const before = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    const { folder, manifest } = await backUp();
    expect(manifest.tables.find(({ name }) => name === "Post")?.rows).toBe(1);
    await restore(folder);
    expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toEqual(before);
    expect(await db.postEvent.count({ where: { postId: post.id } })).toBe(kinds.length);
    expect(await db.session.count()).toBe(0);
    expect((await db.post.create({ data: { userId: user.id, content: "The next id" } })).id).toBeGreaterThan(
      post.id,
    );
  });

  it("of a database that was brought back by other means, sessions end and pages are checked", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("Point in time");
    await schedule(token, post, { seconds: 3600 });
    expect(await settleRestored(url(), new Date(Date.now() - 60_000))).toEqual({ checking: 1, held: 0 });
    expect(await deliveryOf(post.id)).toMatchObject({ status: "UNKNOWN", errorCode: "RESTORED" });
    expect(await db.session.count()).toBe(0);
    await runTimers();
    expect(await deliveryOf(post.id)).toMatchObject({ status: "PENDING", heldAt: null });
  });
});

describe("a backup", () => {
  it("that is damaged, incomplete or cut off is refused before anything is changed", async () => {
    const { write } = await connectedOwner();
    await write("Damaged");
    const { folder, manifest } = await backUp();
    await expect(checkBackup(folder)).resolves.toEqual(manifest);
    fs.appendFileSync(tablePath(folder, "Post"), "x");
    await expect(restore(folder)).rejects.toThrow(/Missing or damaged in the backup: .*Post\.copy\.gz/);
    expect(await db.user.count()).toBe(0);
    fs.rmSync(path.join(folder, "manifest.json"));
    await expect(restore(folder)).rejects.toThrow("there is no manifest.json");
  });

  it("is not restored over rows that are there, nor beside a running app", async () => {
    const { write } = await connectedOwner();
    const post = await write("In the way");
    const { folder } = await backUp();
    const again = async () => restoreBackup(url(), await store(), folder);
    await expect(again()).rejects.toThrow("The database is not blank");
    expect(await db.post.findUnique({ where: { id: post.id } })).not.toBeNull();
    await loseEverything();
    await db.lease.create({
      data: { name: "timers", holder: "another", expiresAt: new Date(Date.now() + 60_000) },
    });
    await expect(again()).rejects.toThrow("An app is running with this database");
    await db.lease.deleteMany();
    await again();
    expect(await db.post.count()).toBe(1);
  });

  it("holds the photos, and puts them back", async () => {
    const { user } = await connectedOwner();
    const key = `${crypto.randomUUID()}.jpg`;
    const bytes = new Uint8Array([1, 2, 3]);
    await (await store()).put(key, bytes);
    const photo = { userId: user.id, key, mimeType: "image/jpeg", bytes: 3, width: 1, height: 1 };
    await db.media.create({ data: photo });
    await db.media.create({ data: { ...photo, key: "gone.jpg" } });
    const { folder, manifest } = await backUp();
    expect(manifest).toMatchObject({ pictures: [{ key, bytes: 3 }], missing: ["gone.jpg"] });
    await (await store()).remove(key);
    await restore(folder);
    expect(await (await store()).get(key)).toEqual(bytes);
    fs.rmSync(photoPath(folder, key));
    await expect(checkBackup(folder)).rejects.toThrow("Missing or damaged");
  });

  it("needs the keys that its secrets are sealed with", async () => {
    await connectedOwner();
    const { folder, manifest } = await backUp();
    expect(manifest.keys).toHaveLength(1);
    const [{ id = "", fingerprint = "" } = {}] = manifest.keys;
    const file = path.join(folder, "manifest.json");
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(fingerprint, "0".repeat(16)));
    await expect(restore(folder)).rejects.toThrow(`ENCRYPTION_KEYS lacks ${id}`);
  });
});
