// What is said to have been checked of a post as it is now, before it goes out.
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../../../app/api/post/[id]/seal/route";
import { POST } from "../../../../app/api/post/[id]/days/route";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { inReadingTurn } from "../../../../lib/queues/heavy-turn";
import { sandbox } from "../../../facebook";
import { makeOwner } from "../../../factories";
import { call } from "../../../fixtures";
import { clearFaults, plant } from "../drafting/drafts";
import { connectedOwner, deliveryOf, publish, startAfresh } from "../publishing/publishing";
import { schedule } from "../publishing/scheduling";
import { TEXT, published, readByModel, saidOf, sealOf } from "./seals";

process.env.PAGE_PACE_SECONDS = "0";

beforeEach(async () => {
  await startAfresh();
  await clearFaults();
});

describe("a post that is still to go out", () => {
  it("is said to be checked as it is now, against the time that it has or would have", async () => {
    const { token, write } = await connectedOwner();
    const post = await write("On Saturday, 5 December 2026, rolls for 3 €");
    const saturday = "2026-12-05T09:00:00Z";
    expect(await saidOf(token, post.id)).toEqual([
      ...["DAYS OPEN NO_TIME", "CLAIMS RIGHT RULES", "BLANKS RIGHT RULES", "PAGE OPEN NOT_SCHEDULED"],
    ]);
    expect((await saidOf(token, post.id, saturday))[0]).toBe("DAYS RIGHT RULES");
    expect((await saidOf(token, post.id, "2026-12-07T09:00:00Z"))[0]).toMatch(/^DAYS WRONG RULES/);
    await schedule(token, post);
    expect((await sealOf(token, post.id)).kept).toBe(false);
    expect((await saidOf(token, post.id)).at(-1)).toBe("PAGE RIGHT FACEBOOK");
    await sandbox("PUT", "/facebook/accounts", {
      people: [
        {
          id: "100500000000001",
          name: "Anna",
          pages: [
            {
              id: (await deliveryOf(post.id)).pageId,
              name: "A page",
              tasks: ["CREATE_CONTENT"],
              unpublished: true,
            },
          ],
        },
      ],
    });
    await schedule(token, post);
    expect((await saidOf(token, post.id)).at(-1)).toBe("PAGE WRONG FACEBOOK");
  });

  it("agrees with a day that its owner keeps, for these words and that day, and so does what is kept of it", async () => {
    const { token, write } = await connectedOwner();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const inWords = (parts: Intl.DateTimeFormatOptions, date: Date) =>
      new Intl.DateTimeFormat("en-GB", { ...parts, timeZone: "UTC" }).format(date);
    // The weekday after it, so that no day of sending is right for both.
    const day = `${inWords({ weekday: "long" }, inDays(8))}, ${inWords({ dateStyle: "long" }, inDays(7))}`;
    const post = await write(`Come to our party on ${day}`);
    const [soon, later] = [inDays(1).toISOString(), inDays(2).toISOString()];
    const keep = (words: string, at: string, bearer = token) =>
      call(POST, { bearer, params: { id: String(post.id) }, body: { words, at } });
    const [wrong] = (await sealOf(token, post.id, soon)).checks;
    expect(wrong).toMatchObject({ kind: "DAYS", outcome: "WRONG" });
    const named = wrong?.words?.[0] ?? "";
    expect(await keep("our party", soon)).toMatchObject({ status: 404, message: "CLAIM_NOT_FOUND" });
    const { token: stranger } = await makeOwner();
    expect(await keep(named, soon, stranger)).toMatchObject({ message: "POST_NOT_FOUND" });
    expect((await keep(named, soon)).status).toBe(200);
    expect((await keep(named, soon)).status, "safe to repeat").toBe(200);
    expect((await db.post.findUniqueOrThrow({ where: { id: post.id } })).rightDays).toHaveLength(1);
    expect((await saidOf(token, post.id, soon))[0]).toBe(`DAYS RIGHT OWNER ${named}`);
    expect((await saidOf(token, post.id, later))[0]).toBe(`DAYS WRONG RULES ${named}`);

    await keep(named, new Date().toISOString());
    await publish(token, post);
    expect((await saidOf(token, post.id))[0]).toBe(`DAYS RIGHT OWNER ${named}`);
    expect(await keep(named, later), "it has gone out").toMatchObject({ status: 404 });
  });

  it("is told while its owner's texts wait for their turn", async () => {
    const { token, user, write } = await connectedOwner();
    const post = await write(TEXT);
    const before = await saidOf(token, post.id);
    let release = () => {};
    const free = new Promise<void>((resolve) => (release = resolve));
    const crowd = Promise.allSettled(Array.from({ length: 101 }, () => inReadingTurn(user.id, () => free)));
    await expect(inReadingTurn(user.id, () => free)).rejects.toMatchObject({ code: "SERVER_BUSY" });
    expect(await saidOf(token, post.id)).toEqual(before);
    release();
    await crowd;
  });

  it("is nobody else's to look at, before and after it has gone out", async () => {
    const { post, write } = await published();
    const { id } = await write(TEXT);
    const { token } = await makeOwner();
    for (const foreign of [id, post.id])
      expect(await call(GET, { bearer: token, params: { id: String(foreign) } })).toMatchObject({
        status: 404,
        message: "POST_NOT_FOUND",
      });
  });

  /** A text by a model, from a request that a model may be unable to read. */
  async function written(request: string) {
    const { token, write } = await connectedOwner();
    const content = "Rolls are five euros each";
    const { id } = await write(content);
    const at = { createdAt: new Date() };
    await db.postVersion.create({ data: { postId: id, content, source: "DRAFT", ...at } });
    await db.postSource.create({ data: { postId: id, source: "REQUEST", text: request, ...at } });
    return { token, id };
  }

  it("calls a price that only the model sees unsaid only where it has read every source", async () => {
    const short = await written("Rolls");
    await readByModel(short.id);
    expect(await saidOf(short.token, short.id)).toContain("CLAIMS WRONG MODEL five euros");
    expect((await sealOf(short.token, short.id)).checks[0]?.model).toBe(env().readingModel);
    await startAfresh();
    const long = await written("Rolls ".repeat(1_200));
    await readByModel(long.id);
    expect(await saidOf(long.token, long.id)).toContain("CLAIMS OPEN UNREAD five euros");
  });

  it("is checked by our rules alone while the model is down", async () => {
    const { token, id } = await written("Rolls");
    await plant({ contains: "text_reading", times: 5, kind: "error-before-effect" });
    await readByModel(id);
    expect(await saidOf(token, id)).toEqual(
      expect.arrayContaining(["DAYS RIGHT RULES", "CLAIMS RIGHT RULES"]),
    );
  });
});
