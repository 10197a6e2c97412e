import path from "node:path";
import { z } from "zod";
import { ROOT } from "./environment";

/** What a step of `npm test` came to. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name and first words: said again at the end, where a person looks. */
  failures?: string[];
};
const validateReport = z.array(z.object({ ok: z.boolean() }));
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
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** What `npm run validate` left. */
export function readValidate(text: string): Counts {
  const checks = validateReport.parse(JSON.parse(text));
  const passed = checks.filter(({ ok }) => ok).length;
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** What a run of vitest left. */
export function readVitest(text: string): Counts {
  const report = vitestReport.parse(JSON.parse(text));
  // A file that fails outside of its tests (an import, a hook) is one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => tell(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map((one) => tell(`${name} ${one.fullName}`, one.failureMessages.join("\n"))),
      ),
    ],
  };
}

/** A failure in a few lines; the whole of it stands further up in the output. */
function tell(name: string, message: string): string {
  const words = message.split("\n").slice(0, 12).join("\n  ");
  return `${path.isAbsolute(name) ? path.relative(ROOT, name) : name}\n  ${words}`;
}

/** What a run of Playwright left. */
export function readPlaywright(text: string): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(JSON.parse(text)).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}
