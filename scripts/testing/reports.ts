import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { ROOT } from "../environment";

/** The result of a step of `npm test`. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** The failures, by name and first lines; repeated at the end, where they are easy to find. */
  failures?: string[];
  /** Tests that failed once and passed when repeated; counted as passed, and named. */
  flaky?: string[];
  /** Checks that could not be made here, and why: neither passed nor failed nor skipped. */
  notChecked?: string[];
};
/** Lines of a page's snapshot that are printed. */
const MOST_PAGE_LINES = 80;

const validateReport = z.array(
  z.object({ name: z.string(), ok: z.boolean().nullable(), output: z.string() }),
);
const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type Suite = { title: string; suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; file: string; ok: boolean; tests: { status: string; results: Attempt[] }[] };
const attempt = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});
type Attempt = z.infer<typeof attempt>;
const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt) })),
});
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** The report of `npm run validate`. */
export function readValidate(text: string): Counts {
  const checks = validateReport.parse(JSON.parse(text));
  const failed = checks.filter(({ ok }) => ok === false);
  const notChecked = checks.filter(({ ok }) => ok === null);
  return {
    passed: checks.length - failed.length - notChecked.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ name, output }) => describe(name, output)),
    notChecked: notChecked.map(({ name, output }) => describe(name, output)),
  };
}

const partsReport = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.string()),
  notChecked: z.array(z.string()),
});

/** The report of `npm run test:parts`. */
export function readParts(text: string): Counts {
  return partsReport.parse(JSON.parse(text));
}

/** The report of a vitest run. */
export function readVitest(text: string): Counts {
  const report = vitestReport.parse(JSON.parse(text));
  // A file that fails outside of its tests (an import, a hook) is one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => describe(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map((result) => describe(`${name} ${result.fullName}`, result.failureMessages.join("\n"))),
      ),
    ],
  };
}

/** The report of a Playwright run. */
export function readPlaywright(text: string): Counts {
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(text));
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const messageOf = ({ tests }: Spec) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result) => result.errors.map(({ message = "" }) => message)),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message = "" }) => describe("Playwright", message)),
      ...failed.map((test) =>
        [describe(`${test.file} ${test.title}`, messageOf(test).join("\n")), ...pagesOf(test)].join("\n"),
      ),
    ],
    flaky: flaky.map((test) => describe(`${test.file} ${test.title}`, messageOf(test).join("\n"))),
  };
}

/** What was on the pages when a test failed: a machine that is gone has its screenshots no more. */
function pagesOf({ tests }: Spec): string[] {
  const files = tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .flatMap(({ name, path: file }) => (name === "error-context" && file && existsSync(file) ? [file] : []));
  return files.flatMap((file) => {
    const [, snapshot] = readFileSync(file, "utf8").split("# Page snapshot");
    const lines =
      snapshot
        ?.trim()
        .split("\n")
        .filter((line) => !line.startsWith("```")) ?? [];
    return lines.slice(0, MOST_PAGE_LINES).map((line) => `    ${line}`);
  });
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A failure in a few lines; its full text is further up in the output. */
function describe(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, 15).join("\n  ");
  return `${path.isAbsolute(name) ? path.relative(ROOT, name) : name}\n  ${lines}`;
}
