import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ROOT } from "../scripts/environment";
import { provideChromium } from "../scripts/browser/chromium";
import { npmPackage } from "../scripts/parts/npm-package";
import { type Figure, median, show } from "./figures";
import { PUBLIC, SIGNED_IN } from "./pages";
import type { Stage } from "./stage";

const RUNS = 3;
const TRIES = 4;
const FOLDER = path.join(ROOT, "artifacts/lighthouse");
/** Fetched at the first use: it is for benchmarks alone, is large, and needs a newer Node than the product. */
const PACKAGE = "lighthouse@13.5.0";
const FLAGS = "--headless=new --disable-quic --no-first-run --disable-component-update --disable-sync";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FULL = { accessibility: 100, "best-practices": 100 };
const PUBLIC_PERFORMANCE = 95;
const SIGNED_IN_PERFORMANCE = 92;
const MOST_LCP_S = 2;
/** What is shown as 0.00. */
const MOST_CLS = 0.005;
type Category = (typeof CATEGORIES)[number];
/** Scores of 100; seconds until the largest part is painted (LCP), and how much the layout shifts (CLS). */
type Scores = Partial<Record<Category | "LCP" | "CLS", number>>;
/**
 * How the slow phone comes about: computed from a load at full speed (Lighthouse's default, which its scores are meant
 * for), or by slowing the network and the processor. The first adds to the LCP whatever had loaded by then, and on a
 * fast network that is every script. github.com/GoogleChrome/lighthouse: docs/throttling.md
 */
type Throttling = "simulate" | "devtools";

const audit = z.object({
  score: z.number().nullable(),
  title: z.string(),
  numericValue: z.number().optional(),
});
const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
});

/** A slow phone, median of three. Signed-in pages are kept from search engines. */
export async function runLighthouse({ app, bare, token }: Stage): Promise<Figure[]> {
  fs.mkdirSync(FOLDER, { recursive: true });
  const empty = await lookAt("empty", bare);
  const figures: Figure[] = [];
  for (const page of PUBLIC) {
    const goal = { ...FULL, performance: PUBLIC_PERFORMANCE, seo: 100 };
    figures.push(...figuresOf(page, await lookAt(`visitor${page}`, app + page), goal, empty));
  }
  for (const page of SIGNED_IN) {
    const goal = { ...FULL, performance: SIGNED_IN_PERFORMANCE };
    figures.push(...figuresOf(page, await lookAt(`owner${page}`, app + page, token), goal, empty));
  }
  return figures;
}

/** The scores of a page as Lighthouse computes them, and its LCP when it is really slowed. */
type Look = { scores: Scores; slowedLcp: number };

async function lookAt(name: string, url: string, token?: string): Promise<Look> {
  const scores = await scoresOf(name, url, "simulate", token);
  const { LCP = Number.NaN } = await scoresOf(`${name}-slowed`, url, "devtools", token);
  return { scores, slowedLcp: LCP };
}

function figuresOf(page: string, { scores, slowedLcp }: Look, least: Scores, empty: Look): Figure[] {
  const wanted = CATEGORIES.filter((name) => least[name] !== undefined);
  const list = (of: Scores) => wanted.map((name) => of[name] ?? "–").join(", ");
  const { LCP = Number.NaN, CLS = Number.NaN } = scores;
  return [
    {
      what: `\`${page}\`: scores; CLS`,
      goal: `${list(least)}; 0`,
      yardstick: `empty page: ${empty.scores.performance}`,
      ours: `${list(scores)}; ${show(CLS)}`,
      met: CLS < MOST_CLS && wanted.every((name) => (scores[name] ?? 0) >= (least[name] ?? 0)),
    },
    {
      what: `\`${page}\`: LCP, s`,
      goal: String(MOST_LCP_S),
      yardstick: `empty page: ${show(empty.slowedLcp)}; ${show(empty.scores.LCP ?? Number.NaN)}`,
      ours: `${show(slowedLcp)}; ${show(LCP)}`,
      met: slowedLcp <= MOST_LCP_S,
    },
  ];
}

async function scoresOf(name: string, url: string, throttling: Throttling, token?: string): Promise<Scores> {
  const all: Scores[] = [];
  const found = new Set<string>();
  for (let run = 0; run < RUNS; run += 1) {
    const file = path.join(FOLDER, `${name.replace(/\W+/g, "-")}-${run + 1}.json`);
    await patiently(() => lighthouse(url, file, throttling, token));
    const { categories, audits } = report.parse(JSON.parse(fs.readFileSync(file, "utf8")));
    const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
    const LCP = (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000;
    const CLS = audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
    all.push({ ...Object.fromEntries(scores), LCP, CLS });
    for (const id of CATEGORIES.slice(1))
      for (const ref of categories[id]?.auditRefs ?? [])
        if (ref.weight > 0 && audits[ref.id]?.score === 0) found.add(`${id}: ${audits[ref.id]?.title}`);
  }
  for (const complaint of found) if (!(token && complaint.startsWith("seo"))) console.log(`    ${complaint}`);
  const ids = [...CATEGORIES, "LCP", "CLS"] as const;
  return Object.fromEntries(ids.map((id) => [id, median(all.map((scores) => scores[id] ?? Number.NaN))]));
}

/** Now and then Chromium's trace lacks its beginning (NO_NAVSTART), and Lighthouse asks to be run again. */
async function patiently(run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
}

async function lighthouse(url: string, file: string, throttling: Throttling, token?: string): Promise<void> {
  const folder = npmPackage(PACKAGE);
  if (!folder) throw new Error(`${PACKAGE} is not installed, and npm could not install it.`);
  const browser = await provideChromium();
  // As on an owner's later visit: signed in, with the time zone cookie set.
  const cookie = `postwright.session=${token}; time_zone=UTC`;
  const headers = token ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  const method = `--throttling-method=${throttling}`;
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    only,
    method,
    `--chrome-flags=${[FLAGS, ...browser.arguments].join(" ")}`,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, "cli/index.js"), ...args, ...headers], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CHROME_PATH: browser.path },
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse failed on ${url} (${code})`)),
    );
  });
}
