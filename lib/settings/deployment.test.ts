import { describe, expect, it } from "vitest";
import { deploymentProblems, runsTimers } from "./deployment";

const server = { VERCEL: false, MEDIA_URL: ".data/media" };
const vercel = { VERCEL: true, MEDIA_URL: "vercel-blob:" };
const secret = "a-secret-of-sixteen";

describe("deploymentProblems", () => {
  it.each([
    ["a server with its own timers", server, false],
    ["Vercel with Inngest", vercel, true],
    ["Vercel with a scheduler's secret", { ...vercel, CRON_SECRET: secret }, false],
    ["a server whose timers Inngest replaces", { ...server, EMBEDDED_RUNNER: "off" as const }, true],
    ["Vercel with a bucket", { ...vercel, MEDIA_URL: "s3://key:secret@host/bucket" }, true],
  ])("accepts %s", (_, settings, inngest) => {
    expect(deploymentProblems(settings, inngest)).toEqual([]);
  });

  it.each([
    ["Vercel without a waker", vercel],
    ["a server that runs no timers and has no other waker", { ...server, EMBEDDED_RUNNER: "off" as const }],
  ])("refuses %s", (_, settings) => {
    expect(deploymentProblems(settings, false)).toEqual([expect.stringContaining("CRON_SECRET")]);
  });

  it("refuses a folder for photos on Vercel", () => {
    const problems = deploymentProblems({ ...vercel, MEDIA_URL: "file:///var/media" }, true);
    expect(problems).toEqual([expect.stringContaining("MEDIA_URL")]);
  });
});

describe("runsTimers", () => {
  it("is on for a server and off on Vercel, unless told otherwise", () => {
    expect([runsTimers(server), runsTimers(vercel)]).toEqual([true, false]);
    expect(runsTimers({ ...server, EMBEDDED_RUNNER: "off" })).toBe(false);
  });
});
