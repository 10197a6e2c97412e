import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { actorOf } from "../../../facebook";
import { clearFaults, plant } from "../drafting/drafts";
import { useModel } from "../drafting/model-server";
import { BLIND_SERVERS, SEEING_SERVERS, bluePhoto } from "../photos";
import { sendCompletion, startOddModel } from "./odd-model";
import { at, five, ideasFor, makePlanner, plan, write } from "./weeks";

let restore = () => {};
afterEach(async () => {
  restore();
  restore = () => {};
  await clearFaults();
});

describe("photos of a plan", () => {
  it.each(SEEING_SERVERS)("are seen by %s", async (_, server) => {
    restore = useModel(server);
    const { token } = await makePlanner();
    const photo = await bluePhoto(await actorOf(token));
    const [first, second] = await ideasFor(token, { photos: [photo] });
    expect(first).toMatchObject({ photo: { id: photo }, question: "What is it, and what does it cost?" });
    expect(second).toMatchObject({ photo: null, question: null });
  });

  it.each(BLIND_SERVERS)(
    "that cannot be seen are asked for, and written from the answer: %s",
    async (_, server) => {
      restore = useModel(server);
      const { user, token } = await makePlanner();
      const photo = await bluePhoto(await actorOf(token));
      const [idea] = await ideasFor(token, { photos: [photo], slots: [at(0)] });
      expect(idea).toMatchObject({ photo: { id: photo }, question: expect.stringMatching(/What/) as string });
      await db.idea.update({ where: { id: idea?.id }, data: { answer: "Walnut rolls on a tray" } });
      const { written } = await write(token, [idea?.id ?? ""]);
      expect(written.results).toMatchObject([{ postId: expect.any(Number) as number }]);
      const post = await db.post.findFirstOrThrow({
        where: { userId: user.id },
        include: { media: true },
      });
      expect(post.content).toContain("Walnut rolls on a tray");
      expect(post.media).toMatchObject([{ mediaId: photo }]);
    },
  );

  it("that nobody can see and that the model does not ask about: the product asks", async () => {
    const model = await startOddModel();
    restore = model.stop;
    model.answers((reply, request) => {
      if (!JSON.stringify(request).includes("image_url")) return sendCompletion(reply, "1. Rolls [photo 1]");
      const error = { message: "image_url is only supported by certain models" };
      reply.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    });
    const { token } = await makePlanner();
    const photo = await bluePhoto(await actorOf(token));
    expect(await ideasFor(token, { photos: [photo] })).toMatchObject([
      { line: "Rolls", photo: { id: photo }, question: "What does this photo show?" },
    ]);
  });

  it("are twenty for three times: three ideas, three photos, each once", async () => {
    const model = await startOddModel();
    restore = model.stop;
    const { user, token } = await makePlanner();
    const photo = await bluePhoto(await actorOf(token));
    const { id: _, ...row } = await db.media.findUniqueOrThrow({ where: { id: photo } });
    const others = Array.from({ length: 19 }, () => ({
      ...row,
      id: randomUUID(),
      key: row.key,
      sha256: null,
    }));
    // The same file under twenty names: what is stored is one.
    await db.$executeRaw`DROP INDEX IF EXISTS "Media_key_key"`;
    await db.media.createMany({ data: others });
    const photos = [photo, ...others.map(({ id }) => id)];
    const found = [7, 7, 20, 3].map((n) => ({ line: `Rolls ${n}`, photo: n }));
    model.says(JSON.stringify({ ideas: found.map((idea, n) => ({ ...idea, line: `${idea.line}, ${n}` })) }));
    const ideas = await ideasFor(token, { photos, slots: five.slice(0, 3) });
    expect(ideas.map((idea) => idea.photo?.id ?? null)).toEqual([photos[6], null, photos[19]]);
    const [request] = model.requests;
    expect(JSON.stringify(request).match(/image_url":/g)).toHaveLength(20);
    expect(JSON.stringify(request).length).toBeLessThan(3_000_000);
    expect(user.id).not.toBe("");
    expect(await plan(token, { photos: [...photos, randomUUID()] })).toMatchObject({ status: 400 });
  });

  it("of somebody else's, or gone, are not found before the model is asked", async () => {
    const { token } = await makePlanner();
    const theirs = await bluePhoto(await actorOf((await makePlanner()).token));
    await plant({ kind: "error-before-effect" });
    for (const photo of [theirs, randomUUID()])
      expect(await plan(token, { photos: [photo] })).toMatchObject({
        status: 404,
        message: "MEDIA_NOT_FOUND",
      });
  });
});
