import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from "vitest";
import { findFullChromium, provideChromium } from "../../../scripts/browser/chromium";

const systemPath = process.env.PATH;
let real: string;
let folder: string;
let said: string[];

beforeAll(async () => {
  real = (await provideChromium()).path;
});
beforeEach(() => {
  folder = mkdtempSync(join(inject("folder"), "browser-"));
  said = [];
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
  for (const name of ["TEST_BROWSER", "TEST_FULL_BROWSER", "PLAYWRIGHT_CHROMIUM"])
    vi.stubEnv(name, undefined);
  // Nothing of the system's, which may have browsers of its own.
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const WITHOUT_LIBRARY = 'echo "chromium: error while loading shared libraries: libnss3.so" >&2; exit 127';
const start = () => `PATH="${systemPath}" exec "${real}"`;
const works = () => `${start()} "$@"`;
const onlyWithoutSandbox = () =>
  `case " $* " in *" --no-sandbox "*) ${works()};; esac; echo "No usable sandbox!" >&2; exit 1`;

/** A program of that name in the first folder of PATH. */
function program(name: string, script: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

it("takes the first browser that opens a page, and says why an earlier one was not taken", async () => {
  program("chromium-headless-shell", WITHOUT_LIBRARY);
  const taken = program("chromium", works());
  expect(await provideChromium()).toMatchObject({ path: taken });
  expect(said).toEqual([
    expect.stringMatching(/chromium-headless-shell opens no page: .*libnss3\.so/),
    expect.stringMatching(/^Browser: .*chromium, /),
  ]);
});

it("takes the one that is named before those of the system, if it opens a page", async () => {
  const system = program("chromium-headless-shell", works());
  const named = program("named", works());
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", named);
  expect(await provideChromium()).toMatchObject({ path: named });

  vi.stubEnv("TEST_BROWSER", undefined);
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", join(folder, "removed"));
  expect(await provideChromium()).toMatchObject({ path: system });
  expect(said.join("\n")).toContain("removed opens no page: ");
});

it("leaves a browser's own sandbox on where it starts with it, and says so where not", async () => {
  program("chromium-headless-shell", onlyWithoutSandbox());
  expect((await provideChromium()).arguments).toContain("--no-sandbox");
  expect(said.at(-1)).toContain("without its own sandbox (--no-sandbox)");

  // As a system that allows it, which this one may not.
  vi.stubEnv("TEST_BROWSER", undefined);
  program("chromium-headless-shell", `${start()} --no-sandbox "$@"`);
  expect((await provideChromium()).arguments).not.toContain("--no-sandbox");
  expect(said.at(-1)).toContain("in its own sandbox");
});

it("is chosen once in a run: the processes that it starts inherit the choice", async () => {
  program("chromium-headless-shell", works());
  const chosen = await provideChromium();
  const full = await findFullChromium();
  program("chromium-headless-shell", WITHOUT_LIBRARY);
  expect(await provideChromium()).toEqual(chosen);
  expect(await findFullChromium()).toEqual(full);
  expect(said).toHaveLength(1);
});
