// npm run check:audit: asks the registry for known vulnerabilities of what a production install holds. High and
// critical ones fail; lesser ones are told. Where no registry answers an audit, it says "not checked", and ends with a
// code of its own: nothing was found out, so it is neither a success nor a failure.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { NOT_CHECKED } from "./not-checked";

/** One answer is waited for, and not asked for again: what cannot be reached is told soon. */
const PATIENCE = ["--fetch-retries=0", "--fetch-timeout=20000"];

const advisory = z.object({ title: z.string(), url: z.string() });
/** Of `npm audit --json`, report version 2; `via` names a package where the vulnerability is a dependency's. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(["info", "low", "moderate", "high", "critical"]),
      via: z.array(z.union([z.string(), advisory])),
      range: z.string(),
    }),
  ),
});
const refusalSchema = z.object({ message: z.string() });

/** `exit` is 0, 1 for a high or critical vulnerability, or NOT_CHECKED. */
type Audit = { lines: string[]; exit: number };

/** Reads what `npm audit --json` has written. */
function readAudit(output: string): Audit {
  const json = parseJson(output);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const refusal = refusalSchema.safeParse(json);
    const reason = refusal.success ? refusal.data.message : "npm audit wrote no report";
    return { lines: [`not checked: ${reason}`], exit: NOT_CHECKED };
  }
  const found = Object.entries(report.data.vulnerabilities);
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.map((one) => (typeof one === "string" ? `by ${one}` : `${one.title} ${one.url}`));
    return `${severity}: ${name} ${range}: ${reasons.join("; ")}`;
  });
  const grave = found.some(([, { severity }]) => severity === "high" || severity === "critical");
  return { lines, exit: grave ? 1 : 0 };
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

/** Audits the lock file in `folder`. @param registry another than npm's own setting */
export async function audit(folder: string, registry?: string): Promise<Audit> {
  const other = registry ? [`--registry=${registry}`] : [];
  const child = spawn("npm", ["audit", "--omit=dev", "--json", ...PATIENCE, ...other], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // It ends with 1 for a vulnerability and for a registry that does not answer alike: its report tells them apart.
  return readAudit(await text(child.stdout));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { lines, exit } = await audit(process.cwd());
  for (const line of lines) console.log(line);
  process.exitCode = exit;
}
