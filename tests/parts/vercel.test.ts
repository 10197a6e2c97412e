import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../../scripts/environment";
import { given } from "./given";
import { type Packed, readFunctionOf, readFunctions } from "./function-size";

/** Vercel's own limit is 250 MB unpacked (vercel.com/docs/functions/limitations). */
const LIMIT_BYTES = 150e6;
const BUILD_MS = 20 * 60_000;

const project = mkdtempSync(join(tmpdir(), "postwright-vercel-"));
let functions: Packed[] = [];

/** Copies what git knows or would add, and the packages, as links where the disk allows it. */
function copyRepository(): void {
  const git = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", git, { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(join(ROOT, file), join(project, file));
  }
  const packages = [join(ROOT, "node_modules"), project];
  try {
    execFileSync("cp", ["-al", ...packages], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", ...packages]);
  }
}

beforeAll(() => {
  copyRepository();
  // Nothing is installed anew; the client of Prisma is what an installation would generate.
  const settings = { framework: "nextjs", installCommand: "npm run postinstall" };
  mkdirSync(join(project, ".vercel"), { recursive: true });
  writeFileSync(
    join(project, ".vercel/project.json"),
    JSON.stringify({ projectId: "prj_local", orgId: "team_local", settings }),
  );
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: undefined,
    VERCEL_TELEMETRY_DISABLED: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  execFileSync(process.execPath, [given("PARTS_VERCEL"), "build", "--prod", "--yes"], {
    cwd: project,
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: "inherit",
  });
  functions = readFunctions(project);
}, BUILD_MS);
afterAll(() => rmSync(project, { recursive: true, force: true }), BUILD_MS);

it("keeps every function under 150 MB", () => {
  const sizes = functions.map(({ name, bytes, parts }) => {
    const biggest = parts.slice(0, 5).map(([part, size]) => `${part} ${(size / 1e6).toFixed(1)}`);
    return { bytes, line: `${(bytes / 1e6).toFixed(1)} MB  ${name}: ${biggest.join(", ")}` };
  });
  console.log(sizes.map(({ line }) => line).join("\n"));
  expect(functions.map(({ name }) => name)).toContain(readFunctionOf(project, "api/post/draft").name);
  // A function without its server, or without sharp, was not read as it is packed.
  for (const { bytes } of sizes) expect(bytes).toBeGreaterThan(20e6);
  expect(sizes.filter(({ bytes }) => bytes >= LIMIT_BYTES).map(({ line }) => line)).toEqual([]);
});

it("gives drafts and the sweep the time that they need", () => {
  const secondsOf = (route: string) => readFunctionOf(project, route).maxDuration;
  for (const route of ["api/post/draft", "api/week/write", "api/week/plan"])
    expect(secondsOf(route), route).toBeGreaterThanOrEqual(300);
  expect(secondsOf("api/cron/sweep")).toBeGreaterThanOrEqual(60);
});
