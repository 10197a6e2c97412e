// Processes that upload photos are killed at any moment: what is left is whole photos, and what the sweeps find.
import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { removeAbandonedUploads } from "../../../lib/http/upload";
import { removeUnusedPhotos } from "../../../lib/media/remove-unused-photos";
import { getObject } from "../../../lib/providers/storage/objects";
import { env } from "../../../lib/settings/env";
import { makeOwner } from "../../factories";
import { photo } from "../../hostile-files";
import { full } from "../budget";
import { forkChild, killChildren } from "../fork-child";

const KILLS = full ? 60 : 8;
const folder = mkdtempSync(join(tmpdir(), "uploads-test-"));
afterAll(killChildren);

const start = (file: string, token: string): Promise<ChildProcess> =>
  forkChild(new URL("upload-child.ts", import.meta.url), {
    args: [file, token],
    settings: { TMPDIR: folder, RATE_LIMITS: "off" },
  });

const countHalfDone = () => db.media.count({ where: { discarded: true } });

/** Resolves when an upload is between its row and its file. */
async function untilHalfDone(): Promise<void> {
  while ((await countHalfDone()) === 0);
}

const storedFiles = () => readdirSync(env().MEDIA_URL.replace(/^file:(\/\/)?/, "")).sort();

it("a killed upload leaves no file without a row, and no row without its file", async () => {
  const { user, token } = await makeOwner();
  const file = join(folder, "photo.jpg");
  writeFileSync(file, await photo(1_200, 900).jpeg().toBuffer());
  // How long one takes here: a kill within it can hit any of its moments, and each second one hits the moment that the
  // test is about.
  const whole = await start(file, token);
  await once(whole, "message");
  const began = Date.now();
  await once(whole, "message");
  const span = Date.now() - began;
  whole.kill("SIGKILL");
  await once(whole, "exit");
  let halfDone = 0;
  for (let n = 0; n < KILLS || (halfDone === 0 && n < 60); n++) {
    const child = await start(file, token);
    await once(child, "message");
    if (n % 2 === 0) await sleep(randomInt(0, Math.ceil(1.5 * span)));
    else await untilHalfDone();
    child.kill("SIGKILL");
    await once(child, "exit");
    halfDone += await countHalfDone();
    // The sweep leaves the last hour's rows to those who may still be at work.
    await db.$executeRaw`UPDATE "Media" SET "createdAt" = "createdAt" - interval '2 hours' WHERE "discarded"`;
    await removeUnusedPhotos();
    const rows = await db.media.findMany({ select: { key: true, discarded: true } });
    expect(rows.filter(({ discarded }) => discarded)).toEqual([]);
    expect(storedFiles()).toEqual(rows.map(({ key }) => key).sort());
  }
  for (const { key } of await db.media.findMany({ where: { userId: user.id }, take: 5 }))
    expect((await getObject(key))?.length).toBeGreaterThan(1_000);
  expect(halfDone, "some kills hit an upload between its row and its file").toBeGreaterThan(0);
});

it("what a killed upload has left on the disk is removed after an hour", async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const left = readdirSync(folder).filter((name) => name.startsWith("postwright-upload-"));
  expect(left.length).toBeGreaterThan(0);
  const [fresh = "", ...old] = left;
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  for (const name of old) utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
  expect(await removeAbandonedUploads()).toBe(old.length);
  expect(readdirSync(folder)).toContain(fresh);
  process.env.TMPDIR = before;
});
