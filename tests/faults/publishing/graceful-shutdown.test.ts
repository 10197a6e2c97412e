import { afterAll, describe, expect, it, vi } from "vitest";
import { db } from "../../../lib/db";
import { plantFault } from "../../facebook";
import { connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

process.env.RATE_LIMITS = "off";
afterAll(endWorkers);

describe("a server that is told to stop", () => {
  it("finishes what it sends, starts nothing more, and hands over leadership", async () => {
    const [one, two] = await connectedPages(2);
    if (!one || !two) throw new Error("no owners");
    const worker = await Worker.start();
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 3000, times: null });
    const first = await scheduleAt(one, "Under way", Date.now());
    await worker.order({ do: "serve" });
    const status = async (id: number) => (await db.delivery.findUniqueOrThrow({ where: { id } })).status;
    await vi.waitFor(async () => expect(await status(first)).toBe("SENDING"), { timeout: 20_000 });
    const stopped = worker.stop();
    const second = await scheduleAt(two, "Not begun", Date.now());
    await stopped;
    expect(await status(first)).toBe("SUCCESS");
    expect(await status(second)).toBe("PENDING");
    expect((await shownOn([one.page, two.page])).map(({ text }) => text)).toEqual(["Under way"]);
    expect(await db.lease.count({ where: { name: "timers" } })).toBe(0);
  });
});
