import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { Child } from "../../../scripts/run/child";
import { untilReady } from "../../../scripts/run/ready";
import { freePort } from "../../../scripts/processes/ports";

/** A process that takes half a second to end, and then notes that it did. */
const SCRIPT = `
  import { createServer } from "node:http";
  import { writeFileSync } from "node:fs";
  const [port, note] = process.argv.slice(2);
  createServer((_request, response) => response.end()).listen(Number(port));
  process.on("SIGTERM", () => setTimeout(() => (writeFileSync(note, "ended"), process.exit(0)), 500));
`;

it.each(["signal", "message"] as const)(
  "a part that is told to end by a %s finishes its work",
  async (stopBy) => {
    const folder = mkdtempSync(join(inject("folder"), "child-"));
    const [script, note, port] = [join(folder, "part.mjs"), join(folder, "note"), await freePort()];
    writeFileSync(script, SCRIPT);
    const child = new Child({
      name: "The part",
      args: [script, String(port), note],
      env: process.env,
      grace: 10_000,
      stopBy,
    });
    await untilReady(port, AbortSignal.timeout(20_000));
    expect(await child.stop()).toBe(true);
    expect(await child.ended).toBe(0);
    expect(readFileSync(note, "utf8")).toBe("ended");
  },
);
