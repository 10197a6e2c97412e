import { inspect } from "node:util";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DELETE, GET, POST } from "../../../../app/api/calendar/route";
import { GET as feedRoute } from "../../../../app/api/calendar/[token]/route";
import { db } from "../../../../lib/db";
import { env } from "../../../../lib/settings/env";
import { log } from "../../../../lib/observability/log";
import { makeOwner, makePost } from "../../../factories";
import { type CallReply, call } from "../../../fixtures";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function createFeed(token: string): Promise<string> {
  const reply = await call(POST, { method: "POST", bearer: token });
  expect(reply.status, reply.text).toBe(200);
  return (reply.object as { url: string }).url;
}

/** What a calendar program gets at an address. */
function read(url: string, headers?: Record<string, string>): Promise<CallReply> {
  const token = url.split("/").at(-1) ?? "";
  return call(feedRoute, { params: { token }, path: `/api/calendar/${token}`, headers });
}

/** The events of a calendar, as RFC 5545 has them unfolded and unescaped. */
function eventsOf(text: string): Record<string, string>[] {
  const unescape = (value: string) =>
    value.replace(/\\([nN,;\\])/g, (_, one: string) => (one.toLowerCase() === "n" ? "\n" : one));
  const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events.push({});
    const [name = "", ...rest] = line.split(":");
    const event = events.at(-1);
    if (event) event[name.split(";")[0] ?? ""] ??= unescape(rest.join(":"));
  }
  return events;
}

const stamp = (at: Date) => at.toISOString().replace(/\.\d+|[-:]/g, "");

describe("the calendar", () => {
  beforeEach(() => db.user.deleteMany());

  it("has the scheduled and the published posts, from four weeks back to twelve ahead", async () => {
    const { user, token } = await makeOwner();
    const publish = async (content: string, publishedAt: Date) => {
      const { id } = await makePost(user.id, { content, status: "PUBLISHED" });
      await db.post.update({ where: { id }, data: { publishedAt } });
    };
    const schedule = (content: string, scheduledAt: Date) =>
      makePost(user.id, { content, status: "SCHEDULED", scheduledAt });
    await publish("Too old", inDays(-29));
    const [before, ahead] = [inDays(-27), inDays(83)];
    await publish("Out", before);
    const { id } = await schedule("Rolls, fresh; at six\n\nCome early: C:\\rolls", ahead);
    await schedule("Too far", inDays(85));
    await makePost(user.id, { content: "A draft" });
    const gone = await schedule("Deleted", inDays(1));
    await db.post.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    const stranger = await makeOwner();
    await makePost(stranger.user.id, { content: "Foreign", status: "SCHEDULED", scheduledAt: inDays(1) });

    const reply = await read(await createFeed(token));
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(reply.headers.get("cache-control")).toMatch(/\bprivate\b.*\bno-transform\b/);
    const events = eventsOf(reply.text);
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(["Out", "Rolls, fresh; at six"]);
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual([stamp(before), stamp(ahead)]);
    expect(events[1]).toMatchObject({
      UID: `post-${id}@${new URL(env().APP_URL).hostname}`,
      DESCRIPTION: "Rolls, fresh; at six\n\nCome early: C:\\rolls",
    });
    expect(reply.text).not.toMatch(/ATTENDEE|ORGANIZER/);
  });

  it("keeps to lines of 75 octets, whatever is in a text, and lets no text out of its field", async () => {
    const { user, token } = await makeOwner();
    // A name from before it was kept on one line.
    const businessName = "Kovács\r\nBEGIN:VEVENT\r\nSUMMARY:Pay here";
    await db.businessProfile.update({ where: { userId: user.id }, data: { businessName } });
    const content = `${"Árvíztűrő tükörfúrógép 🥐 ".repeat(10)}\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Forged`;
    await makePost(user.id, { content, status: "SCHEDULED", scheduledAt: inDays(1) });
    const { text } = await read(await createFeed(token));
    const longest = Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    const events = eventsOf(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.DESCRIPTION).toBe(content);
  });

  it("is at one address, which is stored as a hash, replaced by the next and ended at will", async () => {
    const { user, token } = await makeOwner();
    expect((await call(GET, { bearer: token })).object).toEqual({ createdAt: null });
    const first = await createFeed(token);
    const second = await createFeed(token);
    const secret = second.split("/").at(-1)?.replace(".ics", "") ?? "";
    const feed = await db.calendarFeed.findUniqueOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify(feed)).not.toContain(secret);
    expect((await call(GET, { bearer: token })).object).toEqual({ createdAt: feed.createdAt.toISOString() });
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await read(second.replace(".ics", ""))).status).toBe(200);
    expect((await read(`${second}x`)).status).toBe(404);
    expect((await read("/guess")).status).toBe(404);
    expect((await call(DELETE, { method: "DELETE", bearer: token })).object).toEqual({ createdAt: null });
    expect((await read(second)).status).toBe(404);
    const kinds = (await db.auditEntry.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } })).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["CALENDAR_ADDRESS_MADE", "CALENDAR_ADDRESS_MADE", "CALENDAR_ADDRESS_REVOKED"]);
  });

  it("says which posts a pause holds back", async () => {
    const { user, token } = await makeOwner();
    await makePost(user.id, { status: "SCHEDULED", scheduledAt: inDays(1) });
    const url = await createFeed(token);
    expect(eventsOf((await read(url)).text)).toMatchObject([{ STATUS: "CONFIRMED" }]);
    await db.user.update({ where: { id: user.id }, data: { pausedAt: new Date() } });
    expect(eventsOf((await read(url)).text)).toMatchObject([{ STATUS: "TENTATIVE" }]);
  });

  it("keeps its address out of the log, also when something fails", async () => {
    const { token } = await makeOwner();
    const url = await createFeed(token);
    const secret = url.split("/").at(-1)?.replace(".ics", "") ?? "";
    const logged = vi.spyOn(log, "error");
    await db.$executeRaw`ALTER TABLE "CalendarFeed" RENAME TO "CalendarFeedAway"`;
    try {
      expect((await read(url)).status).toBe(500);
      const lines = inspect(logged.mock.calls, { depth: 10 });
      expect(logged).toHaveBeenCalledOnce();
      expect(lines).toContain("INTERNAL_ERROR");
      expect(lines).not.toContain(secret);
    } finally {
      logged.mockRestore();
      await db.$executeRaw`ALTER TABLE "CalendarFeedAway" RENAME TO "CalendarFeed"`;
    }
  });
});
