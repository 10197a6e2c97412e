import { addDays } from "../../../../lib/i18n/calendar";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { actorOf } from "../../../facebook";
import { makePost } from "../../../factories";
import { clearFaults, plant, settledBalance } from "../drafting/drafts";
import { bluePhoto } from "../photos";
import { at, change, five, ideasFor, makePlanner, monday, planOf, write } from "./weeks";

afterEach(clearFaults);

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", timeZone: "UTC" });

async function twoIdeas() {
  const { user, token } = await makePlanner({ credits: 20_000 });
  const [first, second] = await ideasFor(token, { slots: [at(0), at(2)] });
  if (!first || !second) throw new Error("no ideas");
  return { user, token, first, second };
}

describe("an idea", () => {
  it("gets another line, answer and time, and names its revision", async () => {
    const { token, first } = await twoIdeas();
    const body = { line: " Rye bread\nfrom the stone oven ", answer: "3.50", slotAt: at(1), revision: 0 };
    const { idea } = await change(token, first.id, body);
    expect(idea).toMatchObject({
      line: "Rye bread from the stone oven",
      answer: "3.50",
      slotAt: at(1),
      revision: 1,
    });
    expect(idea.reserve).toBeGreaterThanOrEqual(first.reserve);
    expect(await change(token, first.id, { answer: "", revision: 0 })).toMatchObject({
      status: 409,
      message: "IDEA_CHANGED",
      object: { idea },
    });
    expect((await change(token, first.id, { answer: "" })).idea.answer).toBeNull();
  });

  it("gets another photo or none, its owner's own alone, and no question about the one before", async () => {
    const { token, first } = await twoIdeas();
    const photo = await bluePhoto(await actorOf(token));
    const { idea } = await change(token, first.id, { mediaId: photo });
    expect(idea).toMatchObject({ photo: { id: photo }, question: null });
    expect((await change(token, first.id, { mediaId: null })).idea.photo).toBeNull();
    const stranger = await makePlanner();
    const other = await bluePhoto(await actorOf(stranger.token));
    expect(await change(token, first.id, { mediaId: other })).toMatchObject({
      status: 404,
      message: "MEDIA_NOT_FOUND",
    });
  });

  it("is answered as it stands where a change is repeated, whose first answer was lost", async () => {
    const { token, first } = await twoIdeas();
    const steps = [{ line: "Rye bread", answer: "3.50" }, { slotAt: at(1) }, { answer: "" }, { drop: true }];
    for (const [revision, step] of steps.entries()) {
      const { idea } = await change(token, first.id, { ...step, revision });
      expect(idea.revision).toBe(revision + 1);
      const repeat = await change(token, first.id, { ...step, revision });
      expect(repeat).toMatchObject({ status: 200, idea });
    }
    expect(await change(token, first.id, { line: "Rolls", drop: true, revision: 3 })).toMatchObject({
      status: 409,
      message: "IDEA_CHANGED",
    });
  });

  it.each([
    ["nothing", {}],
    ["a revision alone", { revision: 0 }],
    ["an empty line", { line: " \u200b " }],
    ["a line that is too long", { line: "x".repeat(201) }],
    ["an answer that is too long", { answer: "x".repeat(251) }],
    ["another and a line", { another: true, line: "Rolls" }],
    ["a time that is over", { slotAt: "2026-01-01T09:00:00Z" }],
    ["a time of another week", { slotAt: at(8) }],
    ["a state", { state: "WRITTEN" }],
  ])("is not changed by %s", async (_, body) => {
    const { token, first } = await twoIdeas();
    expect((await change(token, first.id, body)).status).toBe(400);
    expect((await planOf(token)).ideas[0]).toEqual(first);
  });

  it("gets no time that another idea or a post has", async () => {
    const { user, token, first } = await twoIdeas();
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date(at(3)) });
    for (const slotAt of [at(2), at(3)])
      expect(await change(token, first.id, { slotAt })).toMatchObject({ status: 409, message: "TIME_TAKEN" });
  });

  it("stands at no time after the day that its line speaks of", async () => {
    const { user, token, second } = await twoIdeas();
    await db.postingSlot.create({ data: { userId: user.id, weekday: 2, minute: 10 * 60 } });
    const line = `Wreaths until ${day.format(new Date(at(1)))}`;
    // Its time is on Wednesday; the posting time on Tuesday, at ten by the owner's clock, is free.
    const { idea } = await change(token, second.id, { line });
    expect(idea).toMatchObject({ line, slotAt: at(1), aboutUntil: addDays(monday, 1) });
    expect(await change(token, second.id, { slotAt: at(2) })).toMatchObject({
      status: 409,
      message: "NO_EARLY_SLOT",
    });
    const sooner = `Wreaths until ${day.format(new Date(at(-1)))}`;
    expect(await change(token, second.id, { line: sooner })).toMatchObject({ message: "NO_EARLY_SLOT" });
    expect((await planOf(token)).ideas[1]).toEqual(idea);
  });

  it("is dropped, and taken back while its time is free", async () => {
    const { token, first, second } = await twoIdeas();
    expect((await change(token, first.id, { drop: true })).idea.state).toBe("DROPPED");
    const dropped = await planOf(token);
    expect(dropped.reserve).toBe(second.reserve);
    expect((await write(token, [first.id])).written.results).toEqual([
      { id: first.id, code: "IDEA_NOT_FOUND" },
    ]);
    expect((await change(token, second.id, { slotAt: first.slotAt })).status).toBe(200);
    expect(await change(token, first.id, { drop: false })).toMatchObject({
      status: 409,
      message: "TIME_TAKEN",
    });
    await change(token, second.id, { slotAt: second.slotAt });
    expect((await change(token, first.id, { drop: false })).idea.state).toBe("PROPOSED");
  });

  it("gets another line from the model, with its photo and without its answer, for nothing", async () => {
    const { user, token } = await makePlanner({ credits: 20_000 });
    const photo = await bluePhoto(await actorOf(token));
    const [first] = await ideasFor(token, { photos: [photo] });
    const id = first?.id ?? "";
    await change(token, id, { answer: "3.50" });
    const lines = new Set((await planOf(token)).ideas.map(({ line }) => line));
    for (let n = 0; n < 3; n += 1) {
      const { idea, status } = await change(token, id, { another: true });
      expect(status).toBe(200);
      expect(idea).toMatchObject({ photo: { id: photo }, answer: null, slotAt: five[0], state: "PROPOSED" });
      expect(lines.has(idea.line)).toBe(false);
      lines.add(idea.line);
    }
    expect(await settledBalance(user.id)).toBe(20_000);
  });

  it("keeps its line where the model has no other", async () => {
    const { token, first } = await twoIdeas();
    await plant({ kind: "no-ideas" });
    expect(await change(token, first.id, { another: true })).toMatchObject({
      status: 422,
      message: "NO_IDEAS",
    });
    expect((await planOf(token)).ideas[0]).toEqual(first);
  });

  it("that was typed over while the model looked for another keeps what was typed", async () => {
    const { token, first } = await twoIdeas();
    await plant({ kind: "slow", delayMs: 800 });
    const other = change(token, first.id, { another: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change(token, first.id, { line: "My own words" });
    expect(await other).toMatchObject({ status: 409, message: "IDEA_CHANGED" });
    expect((await planOf(token)).ideas[0]?.line).toBe("My own words");
  });

  it("that is written is changed no more, and a stranger's is not found", async () => {
    const { token, first, second } = await twoIdeas();
    await write(token, [first.id]);
    for (const body of [{ line: "Rolls" }, { drop: true }, { another: true }])
      expect(await change(token, first.id, body)).toMatchObject({ status: 409, message: "IDEA_WRITTEN" });
    const { token: stranger } = await makePlanner();
    for (const body of [{ line: "Rolls" }, { another: true }])
      expect(await change(stranger, second.id, body)).toMatchObject({
        status: 404,
        message: "IDEA_NOT_FOUND",
      });
    expect(await write(stranger, [second.id])).toMatchObject({ status: 404, message: "IDEA_NOT_FOUND" });
  });
});
