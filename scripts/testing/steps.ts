import fs from "node:fs";
import path from "node:path";
import { CORE_FAULTS, CORE_INTEGRATION } from "../../tests/core";
import { ROOT } from "../environment";
import { type Counts, readParts, readPlaywright, readValidate, readVitest } from "./reports";

/** A command of a test run, and where its results are found. */
export type Step = {
  name: string;
  command: string[];
  /** The report that the command writes; without one the step counts as one test. */
  report?: { file: string; read: (text: string) => Counts };
  /** A step that must pass before this one can. */
  needs?: string;
  env?: Record<string, string>;
};

/** Where steps write their reports. */
export const REPORTS = "artifacts/reports";

const CORE_TAG = "@core";
const FULL_BROWSER_TAG = "@full-browser";

/** How many test files one step takes: some minutes' work on two cores. */
const FILES_A_STEP = { integration: 20, faults: 3, e2e: 8, screens: 6 };

function vitest(name: string, projects: readonly string[], files: readonly string[] = []): Step {
  const file = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  return {
    name,
    command: [
      "vitest",
      "run",
      ...chosen,
      ...files,
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${file}`,
    ],
    report: { file, read: readVitest },
  };
}

function playwright(name: string, command: readonly string[], words: readonly string[]): Step {
  const file = `${REPORTS}/${name}.json`;
  return {
    name,
    command: [...command, ...words],
    report: { file, read: readPlaywright },
    needs: "build",
    env: { PLAYWRIGHT_REPORT: file },
  };
}

const build: Step = { name: "build", command: ["tsx", "scripts/build-once.ts"] };

const testFile = (folder: string) => (name: string) => `tests/${folder}/${name}.test.ts`;
const coreIntegration = CORE_INTEGRATION.map(testFile("integration"));
const coreFaults = CORE_FAULTS.map(testFile("faults"));

/** What `npm test` runs: every part of the product once. */
export const CORE_STEPS: readonly Step[] = [
  {
    name: "validate",
    command: ["tsx", "scripts/validate.ts"],
    report: { file: `${REPORTS}/validate.json`, read: readValidate },
  },
  vitest("unit", ["unit", "structure", "sandbox"]),
  vitest("integration", ["integration"], coreIntegration),
  vitest("faults", ["faults"], coreFaults),
  build,
  playwright("e2e", ["playwright", "test"], ["--grep", CORE_TAG]),
];

/** The test files below a folder, in a fixed order. */
function filesOf(folder: string, ending: RegExp): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

function inSteps(
  files: readonly string[],
  size: number,
  step: (files: string[], number: number) => Step,
): Step[] {
  return Array.from({ length: Math.ceil(files.length / size) }, (_, index) =>
    step(files.slice(index * size, (index + 1) * size), index + 1),
  );
}

/**
 * What `npm run test:all` runs besides the core, in steps of some minutes each.
 * @param hasFullBrowser without a whole Chromium, the tests that need one are left out
 */
export function restSteps(hasFullBrowser: boolean): Step[] {
  const leftOut = hasFullBrowser ? CORE_TAG : `${CORE_TAG}|${FULL_BROWSER_TAG}`;
  const integration = filesOf("tests/integration", /\.test\.tsx?$/).filter(
    (file) => !coreIntegration.includes(file),
  );
  const faults = filesOf("tests/faults", /\.test\.ts$/).filter((file) => !coreFaults.includes(file));
  const e2e = filesOf("tests/e2e", /\.spec\.ts$/);
  const screens = filesOf("tests/screens", /\.spec\.ts$/);
  return [
    ...inSteps(e2e, FILES_A_STEP.e2e, (files, number) =>
      playwright(
        `e2e-${number}`,
        ["playwright", "test"],
        [...files, "--grep-invert", leftOut, "--pass-with-no-tests"],
      ),
    ),
    ...inSteps(integration, FILES_A_STEP.integration, (files, number) =>
      vitest(`integration-${number}`, ["integration"], files),
    ),
    ...inSteps(faults, FILES_A_STEP.faults, (files, number) => vitest(`faults-${number}`, ["faults"], files)),
    ...inSteps(screens, FILES_A_STEP.screens, (files, number) =>
      playwright(`screens-${number}`, ["tsx", "scripts/screens.ts", "--no-screenshots"], files),
    ),
    {
      name: "vercel",
      command: ["tsx", "scripts/test-parts.ts", "vercel"],
      report: { file: `${REPORTS}/parts.json`, read: readParts },
    },
  ];
}

/** The build that browser tests need, as a step. */
export const BUILD_STEP = build;
